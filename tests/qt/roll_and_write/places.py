"""Everywhere in Roll & Write: its tables and sheets, for the walks through the whole program."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PySide6.QtWidgets import QWidget

from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.play.hinting import Advice
from alhambra_qt.play.new_games import NewGame
from alhambra_qt.roll_and_write.gestures import SHEET, Die, Step
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.sheets.end_words import Cell
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.roll_and_write.tutorial.coach import Coach
from alhambra_qt.roll_and_write.tutorial.deal import first_game
from alhambra_qt.roll_and_write.tutorial.match import FirstMatch
from core.catalogue import game_of
from core.kernel.lines import Line
from core.kernel.session import Session
from core.roll_and_write.game import header_of
from tests.qt.games import play_on

Seen = tuple[str, QWidget]


def table(
    window: MainWindow, names: list[str], actions: int, *, contest: bool = False
) -> TablePage:
    """A game of these persons after so much was played."""
    header = header_of([{"name": name, "kind": "human"} for name in names], contest=contest)
    window.table.play(NewGame(play_on(Session(game_of(header)), actions), Random(1)))
    page = window.page
    assert isinstance(page, TablePage)
    return page


def everywhere(window: MainWindow, names: list[str]) -> Iterator[Seen]:
    """Its tables in the middle of things, and its end."""
    page = table(window, names[:3], 0)
    yield "dice for three", window
    die = _die(page)
    page.director.touch(die)
    step = page.scene.signs.steps[0]
    assert isinstance(step, Step)
    page.scene.hands.pointer = page.scene.rect_of(step).center()
    page.director.hover(step)
    yield "turning a die", window
    page.director.forget()
    page.scene.bubble.hide()
    action = page.match.game.rules.legal_actions(page.match.state)[0]
    reason: Line = {"kind": "building", "building": "arcades", "number": 1, "points": 3.2}
    reason["also"] = {"kind": "toward-row", "line": 1, "number": 2, "points": 0.6}
    reason["second"] = {"move": {"seat": 0, "do": "coins"}, "points": 2.4}
    page.hinting.show_advice(Advice(page.match.state, action, reason))
    yield "hint in the dice game", window
    page.hinting.clear()
    page.director.receive()
    page.director.roll()
    assert page.director.turn.is_keeping
    yield "choosing a pair", window
    page = table(window, names[:5], 150)
    yield "dice for five", window
    page.sheets.show_log()
    assert page.overlays.current is not None
    yield "log of the dice game", page.overlays.current
    page.overlays.close_all()
    page.sheets.show_score()
    assert page.overlays.current is not None
    yield "score sheet of five", page.overlays.current
    page.overlays.close_all()
    table(window, names[:1], 60)
    yield "dice alone", window
    yield from _lessons(window, names)
    page = table(window, names[:1], 10_000, contest=True)
    assert page.overlays.current is not None
    yield "end of a contest", page.overlays.current
    page.overlays.close_all()
    page = table(window, names[:5], 10_000)
    assert page.overlays.current is not None
    end = page.overlays.current
    assert isinstance(end, EndOverlay)
    yield "end of the dice game", end
    for source in ("tower", "lines"):
        end.points.select(Cell(page.match.state.to_play, source))
        yield f"end of the dice game, {source}", end
    page.overlays.close_all()


def _lessons(window: MainWindow, names: list[str]) -> Iterator[Seen]:
    """The first game: the table once, and what the coach says in each lesson."""
    kinds = ("human", "ai:easy", "ai:easy")
    seats = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=False)]
    window.table.play(first_game(seats))
    coach = window.page.findChild(Coach)
    assert coach is not None
    coach.go_on()
    yield "first dice game", window
    page = window.page
    assert isinstance(page, TablePage)
    assert isinstance(page.match, FirstMatch)
    while (lesson := coach.lesson) is not None:
        yield f"first dice game, {lesson.name}", coach.bar
        page.match.learn(page.match.progress.with_done(lesson))  # those that can't be skipped, too
        page.display.refresh()


def _die(page: TablePage) -> Die:
    model = page.scene.model
    assert model is not None
    own = [die for die in model.dice() if die.where == SHEET and die.seat == model.large]
    return next(die for die in own if 1 < die.pips < 6)
