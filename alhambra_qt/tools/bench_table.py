"""The table that the bench measures: a late game for six, and a hand that drags tiles over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.alhambra import table_page
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.tools.bench_figures import Clock, Time
from core.alhambra.buying import BuyTile
from core.alhambra.game import header_of
from core.alhambra.placing import BuildTile
from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session


def late_page(
    width: int, height: int, paints: list[Time], modules: Sequence[str] = ()
) -> TablePage:
    """A page with a late game for six, whose view notes how long it paints."""

    class TimedView(TableView):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            clock = Clock()
            super().paintEvent(event)
            paints.append(clock.time())

    match = Match(late_session(modules=modules), Random(1))
    with patch.object(table_page, "TableView", TimedView):
        page = table_page.TablePage(match, Settings(speed=Speed.OFF))
    page.resize(width, height)
    page.show()
    page.begin()
    page.curtain.lift()
    if match.is_resting:
        page.director.end_turn()
        page.curtain.lift()
    return page


def late_session(seed: int = 5, modules: Sequence[str] = ()) -> Session[Any]:
    """Six people who buy and build what they can, shortly before the bag is empty."""
    random = Random(seed)
    session: Session[Any] = Session(game_of(header_of(unnamed_seats(6), modules=list(modules))))
    rules = session.game.rules
    while True:
        state, decision = session.state, session.decision
        if decision.seat == CHANCE:
            session.play(rules.draw(state, random))
            continue
        actions = rules.legal_actions(state)
        buying = [action for action in actions if isinstance(action, BuyTile)]
        if buying and len(state.bag) <= 2:
            return session
        building = [action for action in actions if isinstance(action, BuildTile)]
        session.play(random.choice(building or buying or actions))


class Hand:
    """Presses, moves and releases over a page."""

    def __init__(self, application: QApplication, page: Any) -> None:
        self._application = application
        self._page = page
        self._viewport = page.view.viewport()

    def tile_of_the_market(self, number: int) -> tuple[QPoint, QPoint]:
        """A tile that can be bought, and the middle of the palace."""
        page = self._page
        turn = page.director.turn
        pieces = [Piece(regions.MARKET, tile.id) for tile in page.match.state.market if tile]
        pieces = [piece for piece in pieces if turn.targets(piece).places] or pieces
        rect = page.scene.rect_of(pieces[number % len(pieces)])
        assert rect is not None
        view = page.view
        return view.mapFromScene(rect.center()), view.mapFromScene(
            page.scene.layout.rect(regions.PALACE).center()
        )

    def pick_up(self, point: QPoint) -> Time:
        """Press, and pull until the tile hangs on the pointer."""
        self._send(QEvent.Type.MouseButtonPress, point)
        self._application.processEvents()
        return self._timed(lambda: self.move(point + QPoint(12, 12)))

    def move(self, point: QPoint) -> Time:
        """Move, and wait until everything is painted."""
        return self._timed(lambda: self._send(QEvent.Type.MouseMove, point))

    def let_go_nowhere(self) -> None:
        """Drop the tile where it can't lie."""
        self._send(QEvent.Type.MouseMove, QPoint(2, 2))
        self._send(QEvent.Type.MouseButtonRelease, QPoint(2, 2))
        self._application.processEvents()

    def _timed(self, act: Callable[[], object]) -> Time:
        clock = Clock()
        act()
        self._application.processEvents()
        return clock.time()

    def _send(self, kind: Any, point: QPoint) -> None:
        left, no_button = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            QPointF(point),
            QPointF(self._viewport.mapToGlobal(point)),
            no_button if kind == QEvent.Type.MouseMove else left,
            no_button if kind == QEvent.Type.MouseButtonRelease else left,
            Qt.KeyboardModifier.NoModifier,
        )
        self._application.sendEvent(self._viewport, event)


def path(start: QPoint, end: QPoint, page: TablePage) -> list[QPoint]:
    """To the palace, to and fro all over it, to the reserve and back."""
    layout = page.scene.layout
    palace = layout.rect(regions.PALACE)
    view = page.view
    corners = [start, end]
    for row in range(1, 6):
        y = palace.top() + palace.height() * row / 6
        left, right = palace.left() + 20, palace.right() - 20
        row_of_corners = (left, right) if row % 2 else (right, left)
        corners += [view.mapFromScene(x, y) for x in row_of_corners]
    corners += [view.mapFromScene(page.scene.target_rect(regions.RESERVE).center()), start]
    points = []
    for here, there in pairwise(corners):
        steps = 20
        points += [here + (there - here) * step / steps for step in range(1, steps + 1)]
    return points
