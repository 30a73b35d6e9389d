"""Games of Roll & Write for tests of the window."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write.table_page import TablePage
from core.catalogue import game_of
from core.kernel.session import Session
from core.roll_and_write.game import header_of
from tests.qt.games import play_on

NAMES = ("Ann", "Ben", "Cem", "Dea", "Eva")


def new_session(seats: int, kinds: tuple[str, ...] = (), **options: Any) -> Session[Any]:
    """A game of so many persons before anything was rolled."""
    kinds = kinds or ("human",) * seats
    named = [{"name": name, "kind": kind} for name, kind in zip(NAMES, kinds, strict=False)]
    return Session(game_of(header_of(named, **options)))


def page_of(
    qtbot: QtBot, seats: int, actions: int = 0, settings: Settings | None = None, **options: Any
) -> TablePage:
    """A table at which so much was played."""
    session = play_on(new_session(seats, **options), actions)
    page = TablePage(Match(session, Random(3)), settings or Settings(speed=Speed.OFF))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    page.begin()
    return page


def point(page: TablePage, thing: Any) -> QPoint:
    """The middle of something, as the view has it."""
    return page.view.mapFromScene(page.scene.rect_of(thing).center())


def click(page: TablePage, thing: Any) -> None:
    """Click something on the table."""
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point(page, thing))


def drag(page: TablePage, thing: Any, to: QPointF) -> None:
    """Drag something to a point of the scene."""
    port, left = page.view.viewport(), Qt.MouseButton.LeftButton
    start, end = point(page, thing), page.view.mapFromScene(to)
    QTest.mousePress(port, left, pos=start)
    QTest.mouseMove(port, start + QPoint(20, 20))
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, left, pos=end)
