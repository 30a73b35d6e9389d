"""Secrets between people: nobody sees the hand of another person, however the seat changes."""

from __future__ import annotations

from collections.abc import Callable
from inspect import getmembers, isfunction
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.play.match import Match
from alhambra_qt.tutorial.match import TutorialMatch
from alhambra_qt.words import texts
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from tests.core.alhambra.positions import position
from tests.qt.alhambra.test_director import NOWHERE, TOWER
from tests.qt.games import (
    lift_curtain,
    new_session,
    play_for_computer,
    play_on,
    record_of,
    table_of,
)

HANDS = ("gulden-9 gulden-8 gulden-7", "denar-9 denar-8", "ducat-6 ducat-3")
COMPUTER = "ai:easy"


def at_the_table(qtbot: QtBot, *kinds: str, to_play: int = 0) -> TablePage:
    """A page of three seats; computers play when they are told to."""
    table: Table = position(to_play=to_play, hands=list(HANDS), market="tower-11 . . .")
    session = new_session("Ann", "Ben", "Cem", kinds=kinds or ("human",) * 3)
    session._start = table
    match = Match(session, Random(1))
    match.hold()
    page = TablePage(match, Settings(speed=Speed.OFF))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.begin()
    return page


def expect_a_secret(page: TablePage) -> None:
    """Nothing of any hand is on the page, in the scene or in what is read aloud."""
    assert page.curtain.isVisible()
    assert page.curtain.geometry() == page.rect()
    scene = page.scene
    assert scene.model is not None
    assert scene.model.hand is None
    assert scene.rect_of(Card(regions.HAND, 0)) is None
    assert page.chooser is None
    assert not page.director.buying.piece is not None
    assert not page.director.buying.is_choosing_cards
    assert not page.director.chosen_cards()
    assert scene.dragged is None
    assert not scene.bubble.text
    assert not page.hinting.can_ask()
    assert not page.tools["undo"].isEnabled()
    assert not page.tools["redo"].isEnabled()
    hand = page.match.state.seats[page.director.seat].hand
    spoken = " ".join(_spoken(page))
    assert not [card for purse in hand for card in purse if texts.money(card) in spoken]


def _spoken(page: TablePage) -> list[str]:
    """All that a screen reader finds, and what the focus is on."""
    widgets = [one for one in (page, *page.findChildren(QWidget)) if one.isVisible()]
    words = [widget.accessibleName() + widget.accessibleDescription() for widget in widgets]
    return [*words, page.focus_name(), page.window().windowTitle(), page.top_bar.label.text()]


def take(page: TablePage) -> None:
    page.match.play(TakeMoney(page.match.state.open_money[:1]))


# Every way in which the seat to play, or the person on a seat, can change


def first_turn(qtbot: QtBot) -> TablePage:
    return at_the_table(qtbot)


def end_of_a_turn(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot))
    take(page)
    page.director.end_turn()
    return page


def turn_that_ends_by_itself(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot))
    page.match.ends_turns_itself = True
    take(page)
    return page


def redo_of_a_turn_that_ends_by_itself(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot))
    take(page)
    page.director.undo()
    page.match.ends_turns_itself = True
    page.director.redo()
    return page


def undo_by_a_new_person(qtbot: QtBot) -> TablePage:
    """Another seat has changed hands; taking back comes to the person who was there."""
    page = lift_curtain(at_the_table(qtbot))
    take(page)
    page.match.change_hands(0, "human", "Dea")
    page.director.undo()
    return page


def giving_up(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot))
    take(page)
    page.match.change_hands(0, COMPUTER, "Ann")
    page.match._on_due()
    return page


def giving_up_with_two_people(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot, "human", "human", COMPUTER))
    page.director.drop(TOWER, regions.RESERVE, NOWHERE)  # payments are offered
    page.match.change_hands(0, COMPUTER, "Ann")
    assert page.director.hand_of is None
    play_until_a_person(page)
    return page


def a_seat_that_changes_hands(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot))
    page.director.drop(TOWER, regions.RESERVE, NOWHERE)
    page.director.buying.choose_own_cards()
    page.match.change_hands(0, "human", "Dea")
    return page


def a_seat_that_comes_back_to_the_same_name(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot))
    page.match.change_hands(0, COMPUTER, "Ann")
    page.match.change_hands(0, "human", "Ann")
    return page


def a_person_for_a_computer(qtbot: QtBot) -> TablePage:
    page = at_the_table(qtbot, "human", COMPUTER, COMPUTER, to_play=1)
    assert not page.curtain.isVisible()
    page.match.change_hands(1, "human", "Ben")
    return page


def end_of_a_computers_turn(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot, "human", COMPUTER, "human"))
    take(page)
    page.director.end_turn()
    assert page.director.hand_of is None
    play_until_a_person(page)
    return page


def computer_that_is_hurried(qtbot: QtBot) -> TablePage:
    page = lift_curtain(at_the_table(qtbot, "human", COMPUTER, "human"))
    page.match.pace = 60_000
    take(page)
    page.director.end_turn()
    play_for_computer(page.match, Random(1))
    page.match.release()
    page.match.hurry()
    qtbot.waitUntil(lambda: page.match.seat_to_play == 2 or page.match.stuck is not None)
    play_until_a_person(page)
    return page


def play_until_a_person(page: TablePage) -> None:
    while page.match.decision is None:
        play_for_computer(page.match, Random(1))


def somebody_who_speaks_up(qtbot: QtBot) -> TablePage:
    page = end_of_a_turn(qtbot)
    page.match.speaking_up.may = lambda _table: [2]
    page.director.refresh()
    assert [button.text() for button in page.curtain.callers] == ["Cem"]
    page.curtain.callers[0].click()
    assert page.director.seat == 2
    return page


def somebody_who_said_nothing(qtbot: QtBot) -> TablePage:
    page = somebody_who_speaks_up(qtbot)
    page.curtain.lift()
    page.match.pass_on()
    assert page.director.seat == 1
    return page


WAYS: dict[str, tuple[Callable[[QtBot], TablePage], ...]] = {
    "begin": (first_turn,),
    "end_turn": (end_of_a_turn, end_of_a_computers_turn),
    "play": (turn_that_ends_by_itself,),
    "undo": (undo_by_a_new_person,),
    "redo": (redo_of_a_turn_that_ends_by_itself,),
    "change_hands": (
        giving_up,
        giving_up_with_two_people,
        a_seat_that_changes_hands,
        a_seat_that_comes_back_to_the_same_name,
        a_person_for_a_computer,
    ),
    "hurry": (computer_that_is_hurried,),
    "release": (computer_that_is_hurried,),
    "speak_up": (somebody_who_speaks_up,),
    "pass_on": (somebody_who_said_nothing,),
    "try_again": (end_of_a_computers_turn,),
    "change_computers": (end_of_a_computers_turn,),
}
"""By what a match is told; where that lets a computer play on, its turn ends as any does."""

HARMLESS = {
    "can_undo",
    "can_redo",
    "steps_to_take_back",
    "prepare",
    "note",
    "silence",
    "hold",
    "linger",
    "close",
    "new_computer",
    "learn",
    "what_a_partner_does",
}
"""What a match can be told or asked without another seat being to play after it."""


def test_every_way_to_another_seat_is_known() -> None:
    """A new method of a match has to be added here, with the way in which it hides hands."""
    told = {
        name
        for kind in (Match, TutorialMatch)
        for name, _ in getmembers(kind, isfunction)
        if not name.startswith("_") and name not in dir(QObject)
    }
    assert told == set(WAYS) | HARMLESS


@pytest.mark.parametrize("way", dict.fromkeys(way for ways in WAYS.values() for way in ways))
def test_a_hand_is_hidden_until_its_owner_is_there(
    qtbot: QtBot, way: Callable[[QtBot], TablePage]
) -> None:
    page = way(qtbot)
    expect_a_secret(page)
    seat = page.director.seat
    assert page.match.players[seat].is_person
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()
    assert page.scene.model is not None
    assert page.scene.model.hand_owner == seat
    page.match.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_keys_stay_in_front_of_the_curtain(qtbot: QtBot, key: Qt.Key) -> None:
    page = at_the_table(qtbot)
    page.activateWindow()
    page.take_focus()
    for _ in range(3):
        QTest.keyClick(page.curtain.button, key)
        assert page.focusWidget() is page.curtain.button
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Space)
    assert not page.curtain.isVisible()


# Every way in which a game comes to the table

TWO = GameSetup((SeatSetup("Ann", 0), SeatSetup("Ben", 1)), seed=3)


def new_game(window: MainWindow, _folder: Path) -> None:
    window.start_game(TWO)


def continued(window: MainWindow, _folder: Path) -> None:
    window.start_game(TWO)
    lift_curtain(table_of(window))
    window.show_start_page()
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)


def opened(window: MainWindow, folder: Path) -> None:
    session = play_on(new_session("Ann", "Ben"), 9)
    window.open_record(record_of(session, folder / "elsewhere" / "game.alhambra"))


def opened_while_it_rests(window: MainWindow, folder: Path) -> None:
    session = new_session("Ann", "Ben")
    match = Match(session, Random(1))
    match.begin()
    match.play(TakeMoney(match.state.open_money[:1]))
    window.open_record(record_of(session, folder / "elsewhere" / "game.alhambra"))


def same_deal(window: MainWindow, _folder: Path) -> None:
    window.start_game(TWO)
    page = lift_curtain(table_of(window))
    page.same_deal_wanted.emit()


def same_seats(window: MainWindow, _folder: Path) -> None:
    window.start_game(TWO)
    page = lift_curtain(table_of(window))
    page.same_seats_wanted.emit()


@pytest.mark.parametrize(
    "way", [new_game, continued, opened, opened_while_it_rests, same_deal, same_seats]
)
def test_a_game_that_comes_to_the_table_shows_no_hand(
    window: MainWindow, tmp_path: Path, way: Callable[[MainWindow, Path], None]
) -> None:
    way(window, tmp_path)
    expect_a_secret(table_of(window))


# No curtain


def test_one_person_alone_never_sees_a_curtain(qtbot: QtBot) -> None:
    page = at_the_table(qtbot, "human", COMPUTER, COMPUTER)
    for seat in (0, 1):
        assert not page.curtain.isVisible()
        assert page.director.hand_of == seat
        take(page)
        page.director.end_turn()
        page.match.change_hands(seat, COMPUTER, "A")
        page.match.change_hands(1, "human", "Ann")
        play_until_a_person(page)
    assert not page.curtain.isVisible()


def test_who_is_seen_is_not_asked_again(qtbot: QtBot) -> None:
    page = lift_curtain(at_the_table(qtbot))
    take(page)
    page.director.undo()
    page.director.redo()
    page.director.display.look_at(1)
    page.match.change_hands(1, COMPUTER, "Ben")
    assert not page.curtain.isVisible()
    assert page.director.hand_of == 0


def test_a_curtain_goes_when_a_computer_takes_the_seat(qtbot: QtBot) -> None:
    page = at_the_table(qtbot)
    expect_a_secret(page)
    page.match.change_hands(0, COMPUTER, "Ann")
    assert not page.curtain.isVisible()
    assert page.director.hand_of is None


def test_whoever_takes_a_seat_finds_the_own_palace(qtbot: QtBot) -> None:
    """Somebody looked at another palace, and a new person sits down behind the curtain."""
    page = lift_curtain(at_the_table(qtbot))
    page.director.display.look_at(1)
    page.match.change_hands(0, "human", "Dea")
    assert page.curtain.isVisible()
    assert page.director.hand_of is None
    assert page.display.large == page.display.home == 0
    lift_curtain(page)
    assert page.scene.model is not None
    assert (page.scene.model.shown, page.scene.model.hand_owner) == (0, 0)
    page.director.display.look_at(1)
    page.match.change_hands(0, COMPUTER, "Dea")
    assert page.director.hand_of is None
    assert page.display.large == 1  # a computer's turn changes nothing of what is looked at
