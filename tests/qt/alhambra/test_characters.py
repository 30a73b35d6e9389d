"""Computers have characters: any by default, from the number of the deal, or the chosen one."""

from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.characters import (
    ANY,
    CHARACTER,
    character_told,
    in_character,
)
from alhambra_qt.alhambra.on_screen import GAME
from alhambra_qt.play.computers.programs import program_of
from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup
from alhambra_qt.play.new_games import same_deal, setup_of
from alhambra_qt.play.players import players_of
from alhambra_qt.widgets.kinds import kind_described, kind_name, level_badge
from core.alhambra.ai.manners import CHARACTERS
from tests.qt.alhambra.test_setup_panel import TWO, opened

SEATS = tuple(SeatSetup(f"Computer {at}", at, kind) for at, kind in enumerate(LEVELS))
SETUP = GameSetup((SeatSetup("Ann", 5), *SEATS), seed=3, game=GAME.name)


def kinds(setup: GameSetup) -> list[str]:
    return [seat["kind"] for seat in GAME.new_game(setup).session.game.header["seats"]]


def test_the_number_of_a_deal_says_who_has_which_character() -> None:
    drawn = kinds(SETUP)
    assert drawn == kinds(SETUP)
    assert drawn[0] == "human"
    for kind, level in zip(drawn[1:], LEVELS, strict=True):
        assert kind in [f"{level}:{character}" for character in CHARACTERS]
        assert program_of(kind)[-1] == kind.removeprefix("ai:")
        for told in (kind_name, kind_described, level_badge):
            assert told(kind) == told(level)
    deals = (SETUP._replace(seed=seed) for seed in range(20))
    assert {in_character(one).seats[1].kind for one in deals} == {
        f"ai:easy:{character}" for character in CHARACTERS
    }
    assert len(kinds(SETUP._replace(seed=None))) == len(drawn)
    assert program_of("ai:hard:brand-new")[-1] == "hard"


def test_a_character_stays_with_the_deal_but_not_with_the_seats() -> None:
    session = GAME.new_game(SETUP).session
    players = players_of(session.game.header, ())
    again = same_deal(session, players).session.game.header
    assert [seat["kind"] for seat in again["seats"]] == kinds(SETUP)
    assert setup_of(session, players).seats == SETUP.seats


def test_a_character_can_be_chosen(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, SETUP._replace(seats=SETUP.seats[:4]))
    row = panel.characters
    assert row.isVisible()
    assert row.box.currentText() == character_told(ANY)[0]
    assert "“hard”" in row.text.text()
    row.box.setCurrentIndex(row.box.findData("spoiler"))
    row.box.activated.emit(row.box.currentIndex())
    assert page.setup.options == {CHARACTER: "spoiler"}
    assert row.text.text().startswith(character_told("spoiler")[1])
    assert kinds(page.setup)[1:] == [f"{level}:spoiler" for level in LEVELS[:3]]
    assert GAME.accepts(page.setup)
    row.box.setCurrentIndex(0)
    row.box.activated.emit(0)
    assert page.setup.options == {}
    page.change(TWO)
    assert not row.isVisible()
