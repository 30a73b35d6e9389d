"""Hands at the table: clicks, and dice that are dragged."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication

from alhambra_qt.roll_and_write.gestures import SHEET, Die, Field, SheetOf, Space
from alhambra_qt.roll_and_write.table.painted import LARGE, SCORE, TRAY, lines_shown
from core.roll_and_write.dice import COLOURS, SIDES

if TYPE_CHECKING:
    from alhambra_qt.roll_and_write.table.scene import DiceScene

_FIELDS = [Field(yellow, blue) for yellow in SIDES for blue in SIDES]
_SPACES = [Space(colour, pips) for colour in COLOURS for pips in SIDES]
_LIFTED = 8


class Hands:
    """What the pointer does on one scene."""

    def __init__(self, scene: DiceScene) -> None:
        """Nothing is held."""
        self._scene = scene
        self._pressed: tuple[Hashable, QPointF] | None = None
        self._over: Hashable = None
        self.held: Die | None = None
        """What hangs on the pointer."""
        self.pointer = QPointF()

    # What is there

    def thing_at(self, point: QPointF) -> Hashable:
        """What can be touched here; None if nothing can."""
        scene = self._scene
        model = scene.model
        if model is None:
            return None
        for step in scene.signs.steps:
            if scene.rect_of(step).contains(point):
                return step
        for die in reversed(model.dice()):
            is_near = die.where != SHEET or die.seat == model.large
            if is_near and scene.rect_of(die).contains(point):
                return die
        sheet = scene.layout.sheet
        if sheet.rect.contains(point):
            return next((field for field in _FIELDS if sheet.field(field).contains(point)), LARGE)
        for seat in range(len(model.sheets)):
            if seat != model.large and scene.plan_of(seat).rect.contains(point):
                return SheetOf(seat)
        for line, rect in lines_shown(scene.layout, scene.lines):
            if rect.contains(point):
                return line
        regions = ((SCORE, scene.layout.score), (TRAY, scene.layout.tray))
        return next((name for name, rect in regions if rect.contains(point)), None)

    def target_at(self, point: QPointF) -> Hashable:
        """Where a die would go that is let go here: a dice space, or the region."""
        sheet = self._scene.layout.sheet
        if self.held is not None and self.held.where == SHEET:
            there = [one for one in _SPACES if one.colour == self.held.colour]
            return next((one for one in there if sheet.space(one).contains(point)), None)
        return LARGE if sheet.rect.contains(point) else None

    # What happens

    def press(self, point: QPointF) -> None:
        """The button went down."""
        self.pointer = QPointF(point)
        self._pressed = (self.thing_at(point), QPointF(point))

    def move(self, point: QPointF) -> None:
        """Carry what is held; pick up what was pressed; look at what is below."""
        self.pointer = QPointF(point)
        if self.held is not None:
            self._carry(point)
        elif self._pressed is not None:
            thing, start = self._pressed
            is_far = (
                point - start
            ).manhattanLength() >= QGuiApplication.styleHints().startDragDistance()
            if is_far and isinstance(thing, Die) and self._scene.may_drag(thing):
                self.pick_up(thing)
                self._carry(point)
        else:
            self._look_at(self.thing_at(point))

    def release(self, point: QPointF) -> None:
        """A click, or the end of a drag."""
        self.pointer = QPointF(point)
        pressed, self._pressed = self._pressed, None
        if self.held is not None:
            die, target = self.held, self.target_at(point)
            self._put_down()
            self._scene.dropped.emit(die, target)
        elif pressed is not None and pressed[0] is not None and self.thing_at(point) == pressed[0]:
            self._scene.clicked.emit(pressed[0])

    def look_closely(self, point: QPointF) -> None:
        """The other button enlarges a sheet, too."""
        thing = self.thing_at(point)
        if isinstance(thing, SheetOf) and self.held is None:
            self._scene.clicked.emit(thing)

    def pick_up(self, die: Die) -> None:
        """Let a die hang on the pointer."""
        self.held = die
        self._over = None
        self._scene.die_item(die).setZValue(self._scene.die_item(die).zValue() + _LIFTED)

    def _carry(self, point: QPointF) -> None:
        assert self.held is not None
        rect = self._scene.rect_of(self.held)
        corner = point - QPointF(rect.width(), rect.height()) / 2
        self._scene.die_item(self.held).setPos(round(corner.x()), round(corner.y()))
        self._look_at(self.target_at(point))

    def carry_to(self, target: Hashable) -> None:
        """Carry a die over a target, as keys do."""
        if isinstance(target, Space):
            self.pointer = self._scene.layout.sheet.space(target).center()
            self._carry(self.pointer)

    def _look_at(self, thing: Hashable) -> None:
        if thing != self._over:
            self._over = thing
            self._scene.hovered.emit(thing)

    def _put_down(self) -> None:
        assert self.held is not None
        die, self.held = self.held, None
        item = self._scene.die_item(die)
        item.setZValue(item.zValue() - _LIFTED)
        item.setPos(self._scene.rect_of(die).topLeft())
        self._over = None

    def cancel(self) -> None:
        """Put back what is held; nothing is pressed."""
        self._pressed = None
        if self.held is not None:
            self._put_down()
            self._scene.hovered.emit(None)
