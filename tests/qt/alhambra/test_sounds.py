"""What is heard at the table, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.pencil import mark_note
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.computers.seats import ComputerSeats
from alhambra_qt.play.match import Match
from alhambra_qt.sound.cues import Cue
from core.alhambra.buying import BuyTile, worth
from core.alhambra.components import TILES
from core.alhambra.taking_money import TakeMoney
from core.kernel.session import Session
from tests.qt.games import begin, new_session, play_for_computer
from tests.qt.witnesses import times_asked

OFF = Settings(speed=Speed.OFF)


class Listener:
    """Hears a page."""

    def __init__(self, session: Session[Any], settings: Settings = OFF) -> None:
        self.match = Match(session, Random(3))
        self.page = TablePage(self.match, settings)
        self.heard: list[Cue] = []
        self.page.sounded.connect(self.heard.append)
        self.page.resize(1024, 700)

    def newly(self) -> list[Cue]:
        """What was heard since the last time."""
        heard = sorted(self.heard)
        self.heard.clear()
        return heard


@pytest.fixture
def listen(qtbot: QtBot) -> Iterator[Any]:
    """Opens pages, and listens to them."""
    opened: list[Listener] = []

    def listen(session: Session[Any], settings: Settings = OFF) -> Listener:
        listener = Listener(session, settings)
        qtbot.addWidget(listener.page)
        opened.append(listener)
        listener.page.show()
        begin(listener.page)
        return listener

    yield listen
    for listener in opened:
        listener.match.close()


def play_to_the_end(listener: Listener, seed: int) -> None:
    """A person and two computers do anything; nobody takes anything back."""
    match, page, random = listener.match, listener.page, Random(seed)
    while not match.is_over:
        if page.overlays.current is not None:
            page.overlays.close_all()
        elif match.players[match.seat_to_play].is_person:
            if match.is_resting:
                page.director.end_turn()
            else:
                match.play(match.game.rules.any_legal_action(match.state, random))
        else:
            play_for_computer(match, random)
    page.overlays.close_all()


def bought(session: Session[Any]) -> list[BuyTile]:
    return [one.action for one in session.played if isinstance(one.action, BuyTile)]


def is_exact(purchase: BuyTile) -> bool:
    return worth(purchase.pay) == TILES[purchase.tile].price


def test_a_whole_game_is_heard(listen: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ComputerSeats, "ask", lambda *_: None)  # no program need think
    session = new_session("Ann", "Ben", "Cem", kinds=("human", "ai:easy", "ai:easy"))
    listener = listen(session)
    play_to_the_end(listener, 5)
    counts = Counter(listener.heard)
    purchases = bought(session)
    assert counts[Cue.YOUR_TURN] == times_asked(session, {0}) > 5
    assert counts[Cue.EXACT] == len([one for one in purchases if is_exact(one)]) > 0
    assert counts[Cue.COIN] == len([one for one in purchases if not is_exact(one)]) > 0
    assert counts[Cue.SCORING] == 3
    assert counts[Cue.VICTORY] == 1
    assert counts[Cue.REFUSAL] == counts[Cue.DICE] == 0
    assert min(counts[Cue.CARD], counts[Cue.TILE], counts[Cue.WOOD]) > 5
    assert listener.heard[-1] == Cue.VICTORY


def test_taking_a_card_and_undoing_it_sound_like_cards(listen: Any) -> None:
    listener = listen(new_session("Ann", "Ben", "Cem"))
    assert listener.newly() == [Cue.YOUR_TURN]
    legal = listener.match.game.rules.legal_actions(listener.match.state)
    listener.match.play(next(action for action in legal if isinstance(action, TakeMoney)))
    assert listener.newly() == [Cue.CARD]


def buying(listener: Listener, *, exact: bool) -> BuyTile:
    """Let everybody take money until the person to play can pay so, and nobody can overlook it."""
    match, rules = listener.match, listener.match.game.rules
    while True:
        if match.is_resting:
            listener.page.director.end_turn()
        listener.page.overlays.close_all()
        legal = rules.legal_actions(match.state)
        for action in legal:
            if isinstance(action, BuyTile) and is_exact(action) == exact:
                return action
        match.play(next(action for action in legal if isinstance(action, TakeMoney)))


@pytest.mark.parametrize("exact", [True, False])
def test_a_payment_rings_and_an_exact_one_chimes(listen: Any, *, exact: bool) -> None:
    listener = listen(new_session("Ann", "Ben", "Cem"))
    action = buying(listener, exact=exact)
    listener.page.curtain.lift()
    listener.newly()
    listener.match.play(action, mark_note(action.tile, regions.RESERVE, with_purchase=True))
    assert listener.newly() == sorted([Cue.EXACT if exact else Cue.COIN, Cue.WOOD])


def test_a_tile_is_heard_when_it_is_put_down_and_not_again_when_the_turn_ends(listen: Any) -> None:
    listener = listen(new_session("Ann", "Ben", "Cem"))
    action = buying(listener, exact=False)
    listener.page.curtain.lift()
    director = listener.page.director
    place = next(iter(director.table.seats[director.seat].palace.places_for(_walls(action))))
    listener.newly()
    listener.match.play(action, mark_note(action.tile, place, with_purchase=True))
    assert listener.newly() == [Cue.COIN, Cue.TILE]
    listener.match.play(mark_note(action.tile, regions.RESERVE))
    assert listener.newly() == [Cue.WOOD]
    listener.match.undo()
    assert listener.newly() == [Cue.WOOD]
    listener.page.looking.look_at(regions.MAJORITY)
    listener.page.overlays.close_all()
    listener.page.display.look_at((director.seat + 1) % 3)
    assert listener.newly() == []


def _walls(action: BuyTile) -> Any:
    return TILES[action.tile].walls


def test_what_is_not_allowed_thuds(listen: Any) -> None:
    listener = listen(new_session("Ann", "Ben", "Cem"))
    listener.newly()
    taking = listener.page.director.taking
    for index in range(4):
        taking.choose(Card(regions.MONEY, index))
    assert listener.newly() == [Cue.REFUSAL] * (4 - len(taking.chosen))


def test_a_computers_tile_is_heard_when_it_lands(listen: Any, qtbot: QtBot) -> None:
    session = new_session("Ann", "Ben", "Cem", kinds=("ai:easy",) * 3)
    listener = listen(session, Settings(speed=Speed.FAST))
    random = Random(2)
    while Cue.COIN not in listener.heard and Cue.EXACT not in listener.heard:
        listener.newly()
        QTest.qWait(250)  # all have landed
        listener.newly()
        play_for_computer(listener.match, random)
    assert not {Cue.TILE, Cue.WOOD} & set(listener.heard)
    qtbot.waitUntil(lambda: bool({Cue.TILE, Cue.WOOD} & set(listener.heard)), timeout=3000)


def test_nobody_is_called_below_a_sheet(listen: Any) -> None:
    session = new_session("Ann", "Ben", "Cem")
    listener = listen(session)
    listener.newly()
    listener.page.open_menu()
    legal = listener.match.game.rules.legal_actions(listener.match.state)
    listener.match.play(next(action for action in legal if isinstance(action, TakeMoney)))
    listener.match.end_turn()
    assert Cue.YOUR_TURN not in listener.newly()
    listener.page.overlays.close_all()
    assert listener.newly() == [Cue.YOUR_TURN]


def test_m_and_the_loudspeaker_turn_the_sound_off_and_on(listen: Any, qtbot: QtBot) -> None:
    page = listen(new_session("Ann", "Ben", "Cem")).page
    for is_on in (False, True):
        icon = page.commands["sound"].icon().cacheKey()
        with qtbot.waitSignal(page.sound_wanted) as said:
            QTest.keyClick(page.view, Qt.Key.Key_M)
        assert said.args == [is_on]
        assert page.commands["sound"].icon().cacheKey() != icon
    with qtbot.waitSignal(page.sound_wanted):
        QTest.mouseClick(page.tools["sound"], Qt.MouseButton.LeftButton)
