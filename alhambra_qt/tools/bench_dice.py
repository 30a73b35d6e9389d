"""The dice game that the bench measures: a late table for five, and a hand that drags a die."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from PySide6.QtCore import QPoint

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write import table_page
from alhambra_qt.roll_and_write.gestures import Die, Space
from alhambra_qt.scene.view import SceneView
from alhambra_qt.tools.bench_figures import Time
from alhambra_qt.tools.bench_hand import Drag, Hand, let_chance_play, measured, timed
from core.catalogue import game_of
from core.kernel.record import unnamed_seats
from core.kernel.session import Session
from core.roll_and_write.dice import SIDES
from core.roll_and_write.game import header_of
from core.roll_and_write.special_actions import TurnDie

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_ROUND = 9
"""Late enough that much is crossed off."""


def measure_dice(application: QApplication, width: int, height: int) -> dict[str, Any]:
    """Drag a die along its spaces and all over the sheet of a late table of this size."""
    paints: list[Time] = []
    page = late_page(width, height, paints)
    application.processEvents()
    drags = (_drag_of_a_die(page) for _ in range(4))
    return measured(Hand(application, page), paints, drags)


def _drag_of_a_die(page: table_page.TablePage) -> Drag:
    die = _die_to_turn(page)
    start = page.view.mapFromScene(page.scene.rect_of(die).center())

    def path() -> list[QPoint]:
        assert page.scene.hands.held == die
        return _path(start, die, page)

    return start, path


def late_page(width: int, height: int, paints: list[Time]) -> table_page.TablePage:
    """A page with a late game for five, whose view notes how long it paints."""
    match = Match(_late_session(), Random(1))
    with patch.object(table_page, "SceneView", timed(SceneView, paints)):
        page = table_page.TablePage(match, Settings(speed=Speed.OFF))
    page.resize(width, height)
    page.show()
    page.begin()
    return page


def _late_session() -> Session[Any]:
    """Five people who do anything, up to a turn in which a die can be turned."""
    random = Random(4)
    session: Session[Any] = Session(game_of(header_of(unnamed_seats(5))))
    rules = session.game.rules
    while True:
        let_chance_play(session, random)
        state = session.state
        if state.score_sheet.round >= _ROUND:
            can_turn = any(isinstance(one, TurnDie) for one in rules.legal_actions(state))
            if can_turn:
                return session
        session.play(rules.any_legal_action(state, random))


def _die_to_turn(page: table_page.TablePage) -> Die:
    turn = page.director.turn
    dice = [one for one in page.display.model().dice() if one.seat == page.director.seat]
    on_top = reversed(dice)  # of two on one space, the upper one is picked up
    return next(die for die in on_top if turn.pips_for(die.colour, die.pips))


def _path(start: QPoint, die: Die, page: table_page.TablePage) -> list[QPoint]:
    """To all spaces of its colour, to and fro over the sheet, and back."""
    view, sheet = page.view, page.scene.layout.sheet
    corners = [start]
    corners += [view.mapFromScene(sheet.space(Space(die.colour, pips)).center()) for pips in SIDES]
    for row in SIDES:
        ends = (sheet.rect.left() + 20, sheet.rect.right() - 20)
        corners += [
            view.mapFromScene(x, sheet.row(row).center().y())
            for x in (ends if row % 2 else reversed(ends))
        ]
    return [*corners, start]
