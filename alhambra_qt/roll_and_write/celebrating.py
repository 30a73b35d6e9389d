"""What is worth a moment: a row or column that scores, a place that is taken, the last round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QRectF

from alhambra_qt.roll_and_write.display import Display, Moved
from alhambra_qt.roll_and_write.gestures import Field
from alhambra_qt.roll_and_write.table.scene import DiceScene
from alhambra_qt.roll_and_write.table.score_sheet import cell_rect
from alhambra_qt.scene.shining import Celebrated, Glint, Ring, Shine, WarmLight
from core.roll_and_write.final_scoring import LINES, POINTS_OF_A_LINE
from core.roll_and_write.sheet import BUILDINGS, SIZE
from core.roll_and_write.table import Table


class LineScores(NamedTuple):
    """A row or column is worth more than before."""

    seat: int
    line: int
    """Rows come first, then columns."""
    is_full: bool


class PlaceTaken(NamedTuple):
    """Somebody has completed a kind of building."""

    row: int
    kind: int


class LastRound(NamedTuple):
    """The last round begins."""


def celebrated(before: Table, after: Table) -> Iterator[NamedTuple]:
    """What has happened between two tables that is worth a moment."""
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        for line, fields in enumerate(LINES):
            had = (old.crossed & fields).bit_count()
            has = (new.crossed & fields).bit_count()
            if POINTS_OF_A_LINE[has] > POINTS_OF_A_LINE[had] and before.score_sheet.round:
                yield LineScores(seat, line, has == SIZE)
    for score in after.score_sheet.round_scores[len(before.score_sheet.round_scores) :]:
        for building, points in score.points.items():
            for row, given in enumerate(points):
                if given:
                    yield PlaceTaken(row, BUILDINGS.index(building))
    if before.score_sheet.round < after.score_sheet.round == after.rules.rounds:
        yield LastRound()


def _shines(what: Any, scene: DiceScene) -> Iterable[Shine]:
    """How it shines on a table as it lies now."""
    model, layout = scene.model, scene.layout
    assert model is not None
    match what:
        case LineScores(seat, line, is_full) if seat == model.large:
            rect = _line_rect(scene, line)
            return (Glint(rect=rect), Ring(rect=rect, has_sparks=is_full))
        case LineScores(seat, _, is_full):
            plan = scene.plan_of(seat)
            grid = plan.field(Field(1, 1)).united(plan.field(Field(SIZE, SIZE)))
            return (Ring(rect=grid, has_sparks=is_full),)
        case PlaceTaken(row, kind):
            rect = cell_rect(layout.score, layout.scale, model.score, row, kind)
            return (Glint(rect=rect), Ring(rect=rect, has_sparks=True))
    return (WarmLight(rect=layout.size),)


def _line_rect(scene: DiceScene, line: int) -> QRectF:
    sheet = scene.layout.sheet
    if line < SIZE:
        return sheet.field(Field(line + 1, 1)).united(sheet.field(Field(line + 1, SIZE)))
    column = line - SIZE + 1
    return sheet.field(Field(1, column)).united(sheet.field(Field(SIZE, column)))


class Celebrator(QObject):
    """Lets shine what one display has shown, once its dice have landed."""

    def __init__(self, display: Display, parent: QObject | None = None) -> None:
        """Nothing has happened yet."""
        super().__init__(parent)
        self._display = display
        self._due: list[Celebrated] = []
        display.moved.connect(self._on_moved)
        display.changed.connect(self._on_changed)

    def _on_moved(self, moved: Moved) -> None:
        if self._display.durations.celebration:
            found = celebrated(moved.step.before, moved.step.after)
            self._due += [partial(_shines, what) for what in found]

    def _on_changed(self) -> None:
        due, self._due = self._due, []
        if due and not self._display.showing.is_over:
            duration = self._display.durations.celebration
            self._display.scene.celebrate(due, duration)
            self._display.lingered.emit(duration)

    def skip(self) -> None:
        """Somebody goes on."""
        self._due.clear()
        self._display.scene.celebrations.skip()
