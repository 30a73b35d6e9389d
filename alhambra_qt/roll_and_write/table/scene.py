"""The scene: sheets, score sheet and dice as they are shown, and what people do with them.

Showing is idempotent: whatever was shown or animated before, after `show` the scene looks like a
fresh one of the same model.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsItemGroup,
    QGraphicsSceneMouseEvent,
)

from alhambra_qt.look import palette, pictures
from alhambra_qt.roll_and_write.gestures import (
    HAND,
    IMAGINARY,
    SHEET,
    Die,
    Field,
    SheetOf,
    Signs,
    Step,
)
from alhambra_qt.roll_and_write.model import TableModel
from alhambra_qt.roll_and_write.table import faces
from alhambra_qt.roll_and_write.table.changes import Movement
from alhambra_qt.roll_and_write.table.hands import Hands
from alhambra_qt.roll_and_write.table.layout import Layout, lay_out, tray_rect
from alhambra_qt.roll_and_write.table.painted import Painted, panels_of
from alhambra_qt.roll_and_write.table.score_sheet import HEAD, row_rect
from alhambra_qt.roll_and_write.table.sheet_plan import SheetPlan
from alhambra_qt.roll_and_write.table.sheet_title import coin_boxes
from alhambra_qt.roll_and_write.table.signs import SignItems
from alhambra_qt.roll_and_write.telling import Told
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.flights import MOST, Flight, Flights
from alhambra_qt.scene.pieces import PictureItem
from alhambra_qt.scene.shining import Celebrated, Celebrations
from alhambra_qt.scene.shown_scene import ShownScene

BOARD, BUTTON, GLOW, DIE, SIGN, FOCUS, FLYING, BUBBLE = range(0, 80, 10)
"""What lies above what."""


class DiceScene(ShownScene):
    """The table under the hands of people."""

    clicked = Signal(object)
    """Something was clicked: a `Field`, a `Die`, a `Step`, a `SheetOf` or a region."""
    hovered = Signal(object)
    """The pointer, or the die that hangs on it, is over something else; None over nothing."""
    dropped = Signal(object, object)
    """A `Die` was let go over something; None over nothing."""
    arranged = Signal()
    """Things may lie elsewhere now."""

    def __init__(self) -> None:
        """An empty table."""
        super().__init__(buttons=BUTTON, focus=FOCUS, bubble=BUBBLE)
        self.may_drag: Callable[[Die], bool] = lambda _die: False
        self.goes_on: Callable[[], bool] = lambda: False
        """Lets be seen at once whatever somebody would have to wait for; whether there was any."""
        self.interrupts: TableButton | None = None
        """A button that is pressed even while dice fly."""
        self.model: TableModel | None = None
        self.lines: Sequence[Told] = ()
        self.past: tuple[int, ...] = ()
        """Results of somebody who plays alone, the oldest first."""
        self.signs = Signs()
        self.with_aids = True
        self.layout: Layout = lay_out(*self._size, 1.0, 3, 2)
        self._whole = self.layout
        """Where everything lies if no words lie on it."""
        self._has_words = False
        self._panels: dict[str, Painted] = {}
        self._dice: dict[Die, PictureItem] = {}
        self.hands = Hands(self)
        self._signs = SignItems(self, GLOW, SIGN)
        nowhere = QGraphicsItemGroup()
        self.addItem(nowhere)
        self.celebrations = Celebrations(self, nowhere, FOCUS - 1)
        self.flights = Flights(self, FLYING)
        self.bubble.keeps_clear = self._glowing
        self.bubble.gone = self._on_words_gone

    # Showing

    def lay_out_anew(self) -> None:
        """The table, or its text, has another size."""
        self.show_again()

    def show(self, model: TableModel, moved: tuple[Movement, ...] = (), duration: int = 0) -> None:
        """Show this, whatever was shown before; let what moved fly for some milliseconds."""
        self.flights.skip()
        self.celebrations.interrupt()
        starts: dict[Die, QRectF] = {}
        if model != self.model:
            self.cancel_drag()
            self.bubble.hide()
            pictures.forget(self.layout.size, self.ratio)
            if self.model is not None and duration and len(moved) <= MOST:
                starts = {die: item.shape_rect() for die, item in self._dice.items()}
        self.model = model
        self._whole = lay_out(
            *self._size, self._text_scale, len(model.score.rows), len(model.sheets) - 1
        )
        self.layout = self._beside_words(self._whole)
        self.setSceneRect(self.layout.size)
        self._show_panels()
        self._show_dice()
        self._signs.show(self.layout, self.signs, self.rect_of, self.ratio)
        if moved and duration and starts:
            self.flights.start([self._flight(one, starts) for one in moved], duration)
        self.arranged.emit()
        self.celebrate()

    def celebrate(self, wanted: Sequence[Celebrated] = (), duration: int = 0) -> None:
        """Let this shine once all dice have landed, and whatever nobody has seen yet."""
        self.celebrations.want(wanted, duration)
        if self.celebrations.is_on and not self.flights.is_flying:
            self.celebrations.begin(self)

    def show_aids(self, *, with_aids: bool) -> None:
        """Show points and what is left, or play as at a real table."""
        self.with_aids = with_aids
        self.show_again()

    def say_at(self, text: str, corner: QPointF, unit: float, width: float) -> None:
        """Say this here, and what happened above it: a line that is cut in half can't be read."""
        self.bubble.say_at(text, corner, unit, width)
        self._has_words = True
        self._make_room()

    def _on_words_gone(self) -> None:
        if self._has_words:
            self._has_words = False
            self._make_room()

    def _make_room(self) -> None:
        layout = self._beside_words(self._whole)
        if layout != self.layout:
            self.layout = layout
            self._show_panels()
            self.arranged.emit()

    def _beside_words(self, layout: Layout) -> Layout:
        """The same, but what happened is told only above words that lie there."""
        words, room = self.bubble.sceneBoundingRect(), layout.chronicle
        if not self._has_words or not words.intersects(room):
            return layout
        above = max(0.0, words.top() - layout.scale.px(4) - room.top())
        return replace(layout, chronicle=QRectF(room.x(), room.y(), room.width(), above))

    def show_again(self) -> None:
        """Show the same table, with something else about it."""
        self.flights.skip()  # which may bring another table
        if self.model is not None:
            self.show(self.model)

    def mark(self, signs: Signs) -> None:
        """Say this about the turn."""
        if signs != self.signs:
            self.signs = signs
            if self.model is not None:
                self._show_dice()
                self._signs.show(self.layout, signs, self.rect_of, self.ratio)
                self.arranged.emit()

    def _show_panels(self) -> None:
        assert self.model is not None
        wanted = panels_of(self.model, self.layout, self.lines, self.past, with_aids=self.with_aids)
        for name in self._panels.keys() - wanted.keys():
            self.removeItem(self._panels.pop(name))
        for name, (rect, draw, content) in wanted.items():
            panel = self._panels.get(name)
            if panel is None:
                panel = self._panels[name] = Painted()
                panel.setZValue(BOARD)
                self.addItem(panel)
            panel.draws = draw
            scale = self.layout.scale
            panel.render(rect, scale.unit, self.ratio, content, scale.text_scale)

    def _show_dice(self) -> None:
        assert self.model is not None
        wanted = {die: self.rect_of(die) for die in self.model.dice()}
        for die in self._dice.keys() - wanted.keys():
            self.removeItem(self._dice.pop(die))
        for die, rect in wanted.items():
            item = self._dice.get(die)
            if item is None:
                item = self._dice[die] = PictureItem()
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                item.setZValue(DIE + die.number)
                self.addItem(item)
            if die is self.hands.held or die == self.hands.held:
                continue
            frame = self._frame_of(die)
            picture = faces.die(die.colour, die.pips, round(rect.width()), self.ratio)
            item.show_picture(picture, rect.topLeft(), frame, self.layout.scale.px(3))

    def _frame_of(self, die: Die) -> str | None:
        signs = self.signs
        frames = (
            (signs.hinted, palette.HINT),
            (signs.chosen, palette.CHOSEN),
            (signs.choices, palette.LEGAL),
        )
        return next((colour for dice, colour in frames if die in dice), None)

    def _flight(self, moved: Movement, starts: dict[Die, QRectF]) -> Flight:
        item, end = self._dice.get(moved.end), self.rect_of(moved.end)
        colour, pips, side = moved.end.colour, moved.end.pips, round(end.width())
        start = None if moved.start is None else starts.get(moved.start)
        return Flight(
            faces.die(colour, pips, side, self.ratio),
            start or self.tray_rect(0, 1),
            end,
            _lands_nowhere if item is None else item.setVisible,
            tumbling=faces.tumbling(colour, pips, side, self.ratio) if moved.is_rolled else (),
        )

    def _glowing(self) -> list[QRectF]:
        """What can be clicked, or could be if a die was turned, and where that die could go."""
        signs, sheet = self.signs, self.layout.sheet
        fields = {*signs.fields, *(field for field, _ in (*signs.paying, *signs.costing))}
        spaces = [sheet.space(space) for space, _cost in signs.spaces]
        return [*map(self.rect_of, (*fields, *signs.steps)), *spaces]

    # Where things are

    def beside_coins(self) -> QPointF:
        """Below the points of the columns, where the coins of the large sheet end."""
        assert self.model is not None
        plan, sheet = self.layout.sheet, self.model.sheets[self.model.large]
        boxes = coin_boxes(plan.coins, sheet.spent + sheet.coins + sheet.circles)
        last = max((box.right() for box in boxes[: sheet.spent + sheet.coins]), default=0)
        return QPointF(max(plan.left, last + plan.cell / 16), plan.column(1).bottom())

    def plan_of(self, seat: int) -> SheetPlan:
        """The sheet of a seat, large or small."""
        assert self.model is not None
        large = self.model.large
        if seat == large:
            return self.layout.sheet
        return self.layout.others[others_of(self.model).index(seat)]

    def rect_of(self, thing: Hashable) -> QRectF:
        """Where something is that can be touched."""
        assert self.model is not None
        match thing:
            case Die(where=where, seat=seat):
                if where == SHEET:
                    return self.plan_of(seat).die(thing)
                if where == IMAGINARY:
                    return self._beside_row(seat, thing.colour)
                there = [die for die in self.model.dice() if die.where == where]
                return self.tray_rect(there.index(thing), len(there))
            case Field():
                return self.layout.sheet.field(thing)
            case Step():
                return self._signs.step_rect(thing, self.rect_of(thing.die), self.layout)
            case SheetOf(seat):
                return self.plan_of(seat).rect
        return self._panels[str(thing)].sceneBoundingRect()

    def _beside_row(self, row: int, colour: str) -> QRectF:
        """Where the die of an imaginary player comes to rest."""
        assert self.model is not None
        head = self.layout.scale.px(HEAD)
        rect = row_rect(self.layout.score, head, len(self.model.score.rows), row)
        side = round(min(rect.height(), self.layout.sheet.die_side))
        x = rect.x() + rect.width() * 0.12 + (side if colour == "blue" else 0)
        return QRectF(round(x), round(rect.center().y() - side / 2), side, side)

    def tray_rect(self, at: int, number: int) -> QRectF:
        """Where a die lies in the tray, among so many."""
        return tray_rect(self.layout.tray, self.layout.sheet.die_side, at, number)

    def die_item(self, die: Die) -> QGraphicsItem:
        """The picture of a die."""
        return self._dice[die]

    # Hands

    def cancel_drag(self) -> None:
        """Nothing hangs on the pointer, and nothing is pressed any more."""
        self.hands.cancel()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """The first click while dice fly only lets them land."""
        button = self.interrupts
        is_on_it = button is not None and button.rect.contains(event.scenePos())
        if self.goes_on() and not is_on_it:
            event.accept()
            return
        super().mousePressEvent(event)
        if event.isAccepted():
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.hands.press(event.scenePos())
            event.accept()
        elif event.button() == Qt.MouseButton.RightButton:
            self.hands.look_closely(event.scenePos())
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Carry a die, or look at what is below the pointer."""
        self.hands.move(event.scenePos())
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Let go."""
        self.hands.release(event.scenePos())
        super().mouseReleaseEvent(event)

    def hand_dice(self) -> list[Die]:
        """The dice that will be rolled."""
        assert self.model is not None
        return [die for die in self.model.dice() if die.where == HAND]


def _lands_nowhere(_has_landed: bool) -> None:
    """What was rolled for an imaginary player is taken away at once."""


def others_of(model: TableModel) -> list[int]:
    """The seats whose sheets are small, in their order after the large one."""
    number = len(model.sheets)
    return [(model.large + step) % number for step in range(1, number)]
