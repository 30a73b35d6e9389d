"""Computers have characters: any by default, from the number of the deal, or chosen for a seat."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.characters import ANY, characters_told, in_character, strength_told
from alhambra_qt.alhambra.on_screen import GAME
from alhambra_qt.files.settings import Settings
from alhambra_qt.look import palette
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.seat_row import SeatRow
from alhambra_qt.play.computers.programs import program_of
from alhambra_qt.play.game_setup import LEVELS, PERSON, GameSetup, SeatSetup
from alhambra_qt.play.new_games import same_deal, setup_of
from alhambra_qt.play.players import players_of
from alhambra_qt.widgets.kinds import kind_described, kind_name, level_badge
from alhambra_qt.widgets.scrolled_part import ScrolledPart
from alhambra_qt.words.languages import Translators
from core.alhambra.ai import strengths
from core.alhambra.ai.manners import CHARACTERS
from tests.qt.alhambra.test_setup_panel import TWO, opened
from tests.qt.games import game_of_window

SEATS = tuple(SeatSetup(f"Computer {at}", at, kind) for at, kind in enumerate(LEVELS))
SETUP = GameSetup((SeatSetup("Ann", 5), *SEATS), seed=3, game=GAME.name)
THREE = SETUP._replace(seats=SETUP.seats[:4])
"""Ann, and computers up to the hard one."""

TOLD = {one.name: one for one in characters_told()}


def kinds(setup: GameSetup) -> list[str]:
    return [seat["kind"] for seat in GAME.new_game(setup).session.game.header["seats"]]


def choose(row: SeatRow, character: str) -> None:
    row.character.setCurrentIndex(row.character.findData(character))
    row.character.activated.emit(row.character.currentIndex())


def choose_kind(row: SeatRow, kind: str) -> None:
    row.kind.setCurrentIndex(row.kind.findData(kind))
    row.kind.activated.emit(row.kind.currentIndex())


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


def test_who_did_more_work_in_the_laboratory_does_the_usual_work_in_the_window() -> None:
    for kind in ("ai:expert", "ai:hard:builder"):
        assert program_of(f"{kind}@4") == program_of(kind)
        assert kind_name(f"{kind}@4") == kind_name(kind) != kind_name("ai:another")


def test_a_character_that_was_drawn_stays_with_the_deal_but_not_with_the_seats() -> None:
    session = GAME.new_game(SETUP).session
    players = players_of(session.game.header, ())
    again = same_deal(session, players).session.game.header
    assert [seat["kind"] for seat in again["seats"]] == kinds(SETUP)
    assert setup_of(session, players).seats == SETUP.seats


def test_each_computer_can_have_a_character_of_its_own(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, THREE)
    rows = page.seats.rows
    assert [row.character.isVisible() for row in rows] == [False, True, True, True]
    assert rows[1].character.accessibleName() == "Character"
    assert [rows[1].character.itemText(at) for at in range(6)] == [
        one.title for one in TOLD.values()
    ]
    assert all(row.character.currentText() == TOLD[ANY].title for row in rows[1:])
    assert panel.characters.text() == "Any character: You’ll find out while you play."
    choose(rows[1], "spoiler")
    choose(rows[3], "hoarder")
    assert [seat.kind for seat in page.setup.seats] == [
        PERSON,
        "ai:easy:spoiler",
        "ai:medium",
        "ai:hard:hoarder",
    ]
    for name in (ANY, "spoiler", "hoarder"):
        assert f"{TOLD[name].title}: {TOLD[name].told}" in panel.characters.text()
    assert "Gambler" not in panel.characters.text()
    assert rows[1].character.toolTip() == TOLD["spoiler"].told
    assert GAME.accepts(page.setup)
    played = kinds(page.setup)
    assert played[1] == "ai:easy:spoiler"
    assert played[2].removeprefix("ai:medium:") in CHARACTERS
    assert played[3] == "ai:hard:hoarder"
    choose(rows[1], ANY)
    assert page.setup.seats[1].kind == "ai:easy"


def test_nothing_is_said_of_a_level_that_was_not_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ratings.json"
    file.write_text('{"seats": {"3": {"easy": 800}}}')
    monkeypatch.setattr(strengths, "RATINGS_FILE", file)
    monkeypatch.setattr(strengths, "_rated", strengths._rated.__wrapped__)
    assert not strength_told(THREE)


def test_a_character_goes_with_its_seat_and_stays_at_another_level(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, THREE)
    rows = page.seats.rows
    choose(rows[1], "gambler")
    choose_kind(rows[1], "ai:expert")
    assert page.setup.seats[1].kind == "ai:expert:gambler"
    assert rows[1].kind.kind == "ai:expert"
    rows[1].down.click()
    assert [row.character.currentData() for row in rows] == [ANY, ANY, "gambler", ANY]
    rows[1].remove.click()
    assert page.setup.seats[1].kind == "ai:expert:gambler"
    choose_kind(rows[1], PERSON)
    assert page.setup.seats[1].kind == PERSON
    assert not rows[1].character.isVisible()
    page.change(TWO)
    assert not panel.characters.isVisible()


def test_keys_choose_a_character(qtbot: QtBot) -> None:
    page, _ = opened(qtbot, THREE)
    row = page.seats.rows[1]
    row.kind.setFocus()
    QTest.keyClick(row.kind, Qt.Key.Key_Tab)
    assert page.focusWidget() is row.character
    QTest.keyClick(row.character, Qt.Key.Key_Down)
    assert page.setup.seats[1].kind == f"ai:easy:{CHARACTERS[0]}"
    QTest.keyClick(row.character, Qt.Key.Key_Tab)
    assert page.focusWidget() is row.youngest
    person = page.seats.rows[0]
    person.kind.setFocus()
    QTest.keyClick(person.kind, Qt.Key.Key_Tab)
    assert page.focusWidget() is person.youngest


def test_chosen_characters_are_remembered_and_those_that_were_drawn_are_not(
    open_window: Callable[[], MainWindow],
) -> None:
    seats = (*THREE.seats[:3], THREE.seats[3]._replace(kind="ai:hard:builder"))
    window = open_window()
    window.start_game(THREE._replace(seats=seats, seed=3))
    game = game_of_window(window)
    assert game.match.players[3].kind == "ai:hard:builder"
    assert game.match.players[2].kind != "ai:medium"
    window.table._on_same_seats()
    again = window.settings.last_setup
    assert again is not None
    assert again.seats == (*seats[1:], seats[0])
    assert game_of_window(window).match.players[2].kind == "ai:hard:builder"
    window.show_start_page()
    window.close()
    other = open_window()
    assert other.settings.last_setup == again
    other.show_new_game_page()
    assert isinstance(other.page, NewGamePage)
    rows = other.page.seats.rows
    assert [row.character.currentData() for row in rows] == [ANY, ANY, "builder", ANY]


def test_what_no_version_knows_is_any_character(qtbot: QtBot) -> None:
    strange = (*THREE.seats[:2], THREE.seats[2]._replace(kind="ai:medium:brand-new"))
    page, _ = opened(qtbot, THREE._replace(seats=strange))
    assert page.setup.seats[2].kind == "ai:medium"
    assert page.seats.rows[2].character.currentData() == ANY
    old = NewGamePage(Settings(last_setup=THREE._replace(options={"character": "spoiler"})))
    qtbot.addWidget(old)
    assert GAME.accepts(old.setup)


def test_characters_speak_every_language(qtbot: QtBot, translators: Translators) -> None:
    page, panel = opened(qtbot, THREE)
    row = page.seats.rows[1]
    choose(row, "spoiler")
    said = set()
    for language in ("de", "nl", "en"):
        translators.change_to(language)
        qtbot.wait(1)
        assert row.character.currentData() == "spoiler"
        assert row.character.toolTip() in panel.characters.text()
        said.add((row.character.currentText(), row.character.toolTip()))
    assert len(said) == 3


def test_how_strong_a_level_is_is_said_only_without_modules(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, THREE)
    told = strength_told(THREE)
    assert "“hard”" in told
    assert told in page._hint.text()
    choose(page.seats.rows[3], "builder")
    assert told in page._hint.text()
    for box in panel.boxes.values():
        qtbot.wait(10)
        before = box.box.mapTo(page, box.box.rect().center())
        box.box.click()
        assert "out of 10" not in page._hint.text() + panel.characters.text()
        qtbot.wait(10)
        assert box.box.mapTo(page, box.box.rect().center()) == before
        box.box.click()
        assert told in page._hint.text()
    assert not strength_told(THREE._replace(modules=("walls",)))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_six_seats_with_characters_fit(
    qtbot: QtBot, translators: Translators, language: str, size: tuple[int, int], scale: float
) -> None:
    translators.change_to(language)
    seats = (SeatSetup(f"Computer {at}", at, f"ai:medium:{CHARACTERS[0]}") for at in range(6))
    page, panel = opened(qtbot, GameSetup(tuple(seats)))
    page.resize(*size)
    page.set_settings(Settings(text_scale=scale))
    qtbot.wait(10)
    assert page.content.minimumSizeHint().width() <= size[0]
    for row in page.seats.rows:
        for field in (row.name, row.kind, row.character, row.remove):
            assert field.width() >= field.minimumSizeHint().width()
            assert field.mapTo(page, field.rect().bottomRight()).x() < size[0]
        boxes = [one.geometry() for one in (row.name, row.kind, row.character, row.youngest)]
        assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)
    assert panel.characters.height() >= panel.characters.heightForWidth(panel.characters.width())


@pytest.mark.parametrize(
    ("language", "spoilsport", "any_of_them"),
    [
        ("en", "Spoilsport: Buys what", "Any character: You’ll find out"),
        ("de", "Störenfried: Kauft", "Beliebiger Charakter: Welcher es ist, merkst du"),
        ("nl", "Dwarsligger: Koopt", "Willekeurig karakter: Welk karakter het is, merk je"),
    ],
)
def test_it_is_said_what_any_means_and_who_spoils_it(
    qtbot: QtBot, translators: Translators, language: str, spoilsport: str, any_of_them: str
) -> None:
    translators.change_to(language)
    _, panel = opened(qtbot, THREE)
    assert any_of_them in panel.characters.text()
    page, panel = opened(qtbot, THREE)
    choose(page.seats.rows[1], "spoiler")
    assert spoilsport in panel.characters.text()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_nothing_moves_below_the_pointer_whoever_plays(
    qtbot: QtBot, translators: Translators, language: str
) -> None:
    """Not even for a sentence about a character or a level that takes another line."""
    translators.change_to(language)
    seats = tuple(SeatSetup(f"Person {at}", at) for at in range(5))
    page, panel = opened(qtbot, GameSetup(seats, game=GAME.name))
    fields = [*(box.box for box in panel.boxes.values()), page.seats.rows[0].name, page._add]

    def where() -> list[QPoint]:
        qtbot.wait(10)
        return [one.mapTo(page, QPoint()) for one in fields]

    before = where()
    for row, character in zip(page.seats.rows, CHARACTERS, strict=True):
        choose_kind(row, "ai:expert")
        assert where() == before
        choose(row, character)
        assert where() == before
    assert "10" in page._hint.text()
    assert "\n" in page._hint.text()


def six_with_all_characters() -> GameSetup:
    kinds = [PERSON, *(f"ai:expert:{character}" for character in CHARACTERS)]
    seats = (SeatSetup(f"Player {at}", at, kind) for at, kind in enumerate(kinds))
    return GameSetup(tuple(seats), game=GAME.name)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_six_seats_with_all_characters_need_no_bar_in_a_usual_window(
    qtbot: QtBot, translators: Translators, language: str
) -> None:
    translators.change_to(language)
    page, panel = opened(qtbot, six_with_all_characters())
    qtbot.wait(10)
    for label in (panel.characters, page._hint):
        assert label.visibleRegion().boundingRect() == label.rect()
        assert label.height() >= label.heightForWidth(label.width())
    part = page.findChild(ScrolledPart)
    assert part is not None
    assert not part.verticalScrollBar().isVisible()


def test_a_bar_does_not_touch_what_it_is_beside(qtbot: QtBot) -> None:
    page, _ = opened(qtbot, six_with_all_characters())
    page.resize(1366, 500)
    qtbot.wait(10)
    part = page.findChild(ScrolledPart)
    assert part is not None
    bar = part.verticalScrollBar()
    assert bar.isVisible()
    drawn = bar.grab().toImage()
    line = QColor(palette.PANEL_LINE)
    columns = [
        at
        for at in range(drawn.width())
        if any(drawn.pixelColor(at, y) == line for y in range(drawn.height()))
    ]
    assert columns[0] >= page.pixels(6)
    assert columns[-1] == drawn.width() - 1
