"""The table that the bench measures: a late game for six, and where tiles are dragged on it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPoint

from alhambra_qt.alhambra import table_page
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.tools.bench_figures import Time
from alhambra_qt.tools.bench_hand import Drag, let_chance_play, timed
from core.alhambra.buying import BuyTile
from core.alhambra.game import header_of
from core.alhambra.placing import BuildTile
from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.session import Session


def late_page(
    width: int, height: int, paints: list[Time], modules: Sequence[str] = ()
) -> TablePage:
    """A page with a late game for six, whose view notes how long it paints."""
    match = Match(late_session(modules=modules), Random(1))
    with patch.object(table_page, "TableView", timed(TableView, paints)):
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
        let_chance_play(session, random)
        state = session.state
        actions = rules.legal_actions(state)
        buying = [action for action in actions if isinstance(action, BuyTile)]
        if buying and len(state.bag) <= 2:
            return session
        building = [action for action in actions if isinstance(action, BuildTile)]
        session.play(random.choice(building or buying or actions))


def drag_of_a_tile(number: int, page: TablePage) -> Drag:
    """A tile of the market that can be bought: all over the palace, to the reserve and back."""
    turn, view = page.director.turn, page.view
    pieces = [Piece(regions.MARKET, tile.id) for tile in page.match.state.market if tile]
    pieces = [piece for piece in pieces if turn.targets(piece).places] or pieces
    rect = page.scene.rect_of(pieces[number % len(pieces)])
    assert rect is not None
    start = view.mapFromScene(rect.center())
    return start, lambda: _path(start, page)


def _path(start: QPoint, page: TablePage) -> list[QPoint]:
    """To the palace, to and fro all over it, to the reserve and back."""
    view, palace = page.view, page.scene.layout.rect(regions.PALACE)
    corners = [start, view.mapFromScene(palace.center())]
    for row in range(1, 6):
        y = palace.top() + palace.height() * row / 6
        left, right = palace.left() + 20, palace.right() - 20
        row_of_corners = (left, right) if row % 2 else (right, left)
        corners += [view.mapFromScene(x, y) for x in row_of_corners]
    corners += [view.mapFromScene(page.scene.target_rect(regions.RESERVE).center()), start]
    return corners
