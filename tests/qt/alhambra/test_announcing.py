"""The table says when it's a person's turn, what came by itself, and what a turn still lacks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from core.alhambra.palace import place
from core.alhambra.table import Table
from tests.core.alhambra.positions import position
from tests.qt.games import new_session, play_for_computer

TOWER = Piece(regions.MARKET, "tower-11")
BOUGHT_TOWER = Piece(regions.BOUGHT, "tower-11")
EAST = place(1, 0)


def page_at(
    qtbot: QtBot, table: Table | None = None, speed: Speed = Speed.NORMAL
) -> tuple[TablePage, list[str]]:
    """A person and two computers that play when they are told to, and all that is heard."""
    session = new_session("Ann", "Ben", "Cem", kinds=("human", "ai:easy", "ai:easy"))
    if table is not None:
        session._start = table
        session.game.start = lambda: table  # type: ignore[method-assign]
    match = Match(session, Random(1))
    match.hold()
    page = TablePage(match, Settings(speed=speed))
    qtbot.addWidget(page, before_close_func=lambda _: match.close())  # ends what was started
    page.resize(1366, 768)
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    page.show()
    page.begin()
    return page, heard


def play_until_a_person(page: TablePage) -> None:
    while page.match.decision is None:
        play_for_computer(page.match, Random(2))


def take_a_card(page: TablePage) -> None:
    page.director.taking.choose(Card(regions.MONEY, 0))
    page.director.taking.take()
    page.director.end_turn()


def test_a_persons_turn_is_announced_when_it_comes(qtbot: QtBot) -> None:
    page, heard = page_at(qtbot, position(open_money="gulden-1 gulden-2 gulden-3 gulden-4"))
    assert [line.startswith("Your turn") for line in heard] == [True]
    take_a_card(page)
    assert page.match.decision is None
    heard.clear()
    with qtbot.waitSignal(page.announcer.turn_began):
        play_until_a_person(page)
    assert [line.startswith("Your turn") for line in heard] == [True]
    assert page.scene.announcement.lines == (heard[-1],)
    qtbot.waitUntil(lambda: not page.scene.announcement.isVisible(), timeout=700)


@pytest.mark.parametrize(
    "go_on",
    [
        lambda page: QTest.keyClick(page.view, Qt.Key.Key_Shift),
        lambda page: QTest.mouseClick(
            page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2)
        ),
    ],
)
def test_a_key_or_a_click_skips_an_announcement(
    qtbot: QtBot, go_on: Callable[[TablePage], None]
) -> None:
    page, _ = page_at(qtbot, position())
    assert page.scene.announcement.isVisible()
    go_on(page)
    assert not page.scene.announcement.isVisible()


def test_without_animation_it_is_only_heard(qtbot: QtBot) -> None:
    page, heard = page_at(qtbot, position(), Speed.OFF)
    assert len(heard) == 1
    assert not page.scene.announcement.isVisible()


def test_a_game_that_begins_says_who_starts(qtbot: QtBot) -> None:
    page, heard = page_at(qtbot)
    assert " starts" in heard[0]
    assert heard[0] in page.scene.announcement.lines
    assert heard[0] in [line.text for line in page.display.lines()]


def test_what_a_sheet_covers_is_said_when_it_is_gone(qtbot: QtBot) -> None:
    page, heard = page_at(qtbot, position())
    page.open_menu()
    assert not page.scene.announcement.isVisible()
    page.overlays.close_all()
    assert page.scene.announcement.lines == tuple(heard)


def test_a_scoring_card_is_announced_before_its_sheet_comes(qtbot: QtBot) -> None:
    table = position(
        open_money="gulden-1 gulden-2 gulden-3 gulden-4", draw_pile="denar-1 scoring-1 denar-2"
    )
    page, heard = page_at(qtbot, table)
    page.scene.announcement.skip()
    heard.clear()
    take_a_card(page)
    while not heard:
        play_for_computer(page.match, Random(2))
    assert "The first scoring card turns up" in page.scene.announcement.lines
    assert not page.findChildren(ScoringOverlay)
    page.scene.announcement.skip()
    page.scene.skip()  # with what is celebrated
    assert isinstance(page.overlays.current, ScoringOverlay)
    page.overlays.close_all()


# The button that ends the turn


def on_the_button(page: TablePage) -> tuple[str, bool]:
    return page.buttons.end.text, page.buttons.end.can_be_clicked


def test_the_button_says_what_a_turn_lacks(qtbot: QtBot) -> None:
    table = position(hands=["gulden-9 gulden-2 gulden-5 gulden-6"], market="tower-11 . . .")
    page, _ = page_at(qtbot, table, Speed.OFF)
    assert on_the_button(page) == ("Choose an action", False)
    page.director.drop(TOWER, EAST, QPointF())
    assert on_the_button(page) == ("Choose how to pay", False)
    assert page.chooser is not None
    page.chooser.buttons[0].click()
    assert on_the_button(page) == ("One more action", False)
    page.director.taking.choose(Card(regions.MONEY, 0))
    page.director.taking.take()
    assert on_the_button(page) == ("End turn", True)
    page.director.drop(BOUGHT_TOWER, regions.BOUGHT, QPointF())
    assert on_the_button(page) == ("Place tower 11 first", False)


def test_while_others_play_it_lacks_nothing(qtbot: QtBot) -> None:
    page, _ = page_at(qtbot, position(), Speed.OFF)
    take_a_card(page)
    assert page.match.decision is None
    assert on_the_button(page) == ("End turn", False)


# What is foretold


def foretold(page: TablePage, piece: Piece, target: int | str) -> list[str]:
    page.scene.hands.pick_up(piece)
    page.scene.hands.carry_to(target)
    return page.scene.bubble.text.splitlines()


def test_an_exchange_says_what_is_lost(qtbot: QtBot) -> None:
    table = position(cities=["fountain tower-11"], reserves=["garden-10"])
    page, _ = page_at(qtbot, table, Speed.OFF)
    lines = foretold(page, Piece(regions.RESERVE, "garden-10"), EAST)
    assert lines[1:] == [
        "Garden: you have 1, nobody else has any",
        "Tower: you have 0, nobody else has any",
    ]


def test_removing_a_tile_says_what_is_lost(qtbot: QtBot) -> None:
    page, _ = page_at(qtbot, position(cities=["fountain tower-11"]), Speed.OFF)
    lines = foretold(page, Piece(regions.PALACE, "tower-11"), regions.RESERVE)
    assert lines[-1] == "Tower: you have 0, nobody else has any"


def test_what_is_in_the_way_shows_on_every_colour(qtbot: QtBot) -> None:
    page, _ = page_at(qtbot, position(reserves=["garden-10"]), Speed.OFF)
    foretold(page, Piece(regions.RESERVE, "garden-10"), place(0, 0))
    looks = page.scene.signs.warnings.looks
    assert looks
    assert all(look.is_hatched for look in looks.values())
