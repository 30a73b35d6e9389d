"""The scene: the table as it is shown, and what people do with its pieces.

Showing is idempotent: whatever was shown or animated before, after `show` the scene looks like a
fresh one of the same model. The scene proposes; whether a tile stays where it was dropped is said
by the next model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsSceneMouseEvent

from alhambra_qt.alhambra.gestures import Card, Hinted, Piece, Target, Targets, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Movement
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.boards import Boards
from alhambra_qt.alhambra.table.carried import Carried
from alhambra_qt.alhambra.table.city import Grid, fitted
from alhambra_qt.alhambra.table.ground import Ground, Way, flights_between
from alhambra_qt.alhambra.table.hands import Hands
from alhambra_qt.alhambra.table.hint_view import HintView, hint_shown
from alhambra_qt.alhambra.table.layout import lay_out
from alhambra_qt.alhambra.table.piece_items import PieceItems
from alhambra_qt.alhambra.table.region import Region, Setting, Told
from alhambra_qt.alhambra.table.signs import Signs
from alhambra_qt.look import palette
from alhambra_qt.scene.bubble import Bubble
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.flights import MOST, Flight, Flights
from alhambra_qt.scene.focus_frame import FocusFrame
from core.alhambra.palace import place, x_and_y

BOARD, BUTTON, PIECE, MARK, GLOW, FOCUS, FLYING, BUBBLE = range(0, 80, 10)
"""What lies above what."""
FRAMED = PIECE + 5


class TableScene(QGraphicsScene):
    """The table under the hands of people."""

    arranged = Signal()
    """Things may lie elsewhere now."""
    picked_up = Signal(object)
    """A `Piece` hangs on the pointer."""
    hovered = Signal(object)
    """It hangs over another `Target`."""
    dropped = Signal(object, object)
    """A `Piece` was let go over a `Target`."""
    card_clicked = Signal(object)
    """A `Card`."""
    card_double_clicked = Signal(object)
    card_dropped = Signal(object)
    """A `Card` was dragged onto the hand."""
    seat_clicked = Signal(int)
    rule_wanted = Signal(object)
    """A `Rule` that refused something is to be read; None for the whole rule book."""
    look_wanted = Signal(QPointF)
    """Somebody wants a close look at what is under a point."""

    def __init__(self, of: Iterable[Region] = ()) -> None:
        """An empty table with these regions."""
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QBrush(QColor(palette.TABLE)))
        self.may_pick_up: Callable[[Touchable], bool] = lambda _piece: False
        self.return_time = 0
        """Milliseconds that a piece takes back to its place when it was dropped in vain."""
        self.model: TableModel | None = None
        self.ratio = 1.0
        self.regions: dict[str, Region] = {}
        self.chosen: frozenset[Card] = frozenset()
        """Cards that somebody has clicked."""
        self.is_paying = False
        """Whether cards of the hand can be chosen."""
        self._told = Told()
        self._text_scale = 1.0
        self._size = (1366, 712)
        self._targets = Targets()
        self._in_the_way: tuple[int, ...] = ()
        self._hint: tuple[Hinted, str] | None = None
        self._dropped: tuple[Touchable, QRectF] | None = None
        self._grid_seat: int | None = None
        self._is_grid_free = False
        self._hands = Hands(self)
        self._build()
        self.set_up(of)

    def _build(self) -> None:
        self._clip = QGraphicsRectItem()
        self._clip.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._clip.setPen(QPen(QColor(palette.TABLE_LINE)))
        self._clip.setBrush(QColor(palette.TABLE_LIGHT))
        self._clip.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._boards = Boards(self, BOARD, PIECE - 1)
        self.addItem(self._clip)
        self.items_of_pieces = PieceItems(self, self._clip, self._hands, (PIECE, FRAMED, MARK))
        self.carried = Carried(self, self.items_of_pieces, FLYING)
        self.bubble = Bubble()
        self.bubble.setZValue(BUBBLE)
        self.addItem(self.bubble)
        self.focus_frame = FocusFrame()
        self.focus_frame.setZValue(FOCUS)
        self.addItem(self.focus_frame)
        self.signs = Signs(self, self._clip, MARK - 1, GLOW)
        self.hint_view = HintView(self, self._clip, FOCUS + 2)
        self.flights = Flights(self, FLYING - 1)

    def set_up(self, of: Iterable[Region]) -> None:
        """Lay the table out with these regions."""
        self.regions = {region.name: region for region in of}
        self._lay_out()

    def add_button(self) -> TableButton:
        """A new button that lies on the boards."""
        button = TableButton()
        button.setZValue(BUTTON)
        self.addItem(button)
        return button

    # Showing

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._lay_out()

    def resize_to(self, width: int, height: int, ratio: float) -> None:
        """Lay the table out for another size."""
        self._size = (width, height)
        self.ratio = ratio
        self._lay_out()

    def _lay_out(self) -> None:
        self.layout = lay_out(*self._size, self._text_scale, tuple(self.regions.values()))
        self.setSceneRect(self.layout.size)
        self._is_grid_free = False
        self._show_again()

    def settle(self) -> None:
        """Let nothing of a change of size be left to the next gesture.

        Qt paints all of the table then, and forgets that it did: with the next change, however
        small, it would paint the whole palace again.
        """
        self._clip.update(QRectF(self._clip.rect().topLeft(), QSizeF(1, 1)))

    def show(self, model: TableModel, moved: tuple[Movement, ...] = (), duration: int = 0) -> None:
        """Show this, whatever was shown before; let what moved fly for some milliseconds."""
        before = None
        if model != self.model:
            self.flights.skip()
            if self.dragged is not None:
                self.cancel_drag()
            self.bubble.hide()  # it spoke of another table
            self.warn(())
            if self.model is not None and duration and 0 < len(moved) <= MOST:
                before = self._ground()
        self.model = model
        if self._grid_seat != model.shown:
            self._is_grid_free = False
        self._grid_seat = model.shown
        if not self._is_grid_free:
            self.grid = self._fitted(model)
        setting = self.setting()
        self._clip.setRect(self.layout.rect(regions.PALACE))
        self._boards.show(setting)
        wanted = {
            shown.piece: shown
            for region in self.regions.values()
            for shown in region.pieces(setting, region.rect(setting))
        }
        self.items_of_pieces.show(wanted, self.dragged, self.layout.px(3))
        self.carried.prepare(setting)
        self.signs.show_traces(model.seats[model.shown].last.left)
        self._show_hint()
        if before is not None:
            flights = flights_between(before, self._ground(), moved, self._dropped)
            self.flights.start([*map(self._flight, flights)], duration)
        self.arranged.emit()

    def setting(self) -> Setting:
        """Everything that what is seen depends on."""
        assert self.model is not None
        return Setting(
            self.model,
            self.layout,
            self.grid,
            self.ratio,
            self.chosen,
            self._told,
            self._targets,
            self.regions,
            is_paying=self.is_paying,
        )

    def tell(self, told: Told) -> None:
        """Show from the next `show` on what happened last."""
        self._told = replace(told, with_aids=self._told.with_aids)

    def show_aids(self, *, with_aids: bool) -> None:
        """Show counts and projected points, or play as at a real table."""
        self._told = replace(self._told, with_aids=with_aids)
        self._show_again()

    @property
    def with_aids(self) -> bool:
        """Whether counts and projected points are shown."""
        return self._told.with_aids

    def show_hint(self, hint: Hinted | None, text: str = "") -> None:
        """Show what somebody else would do, and say so; or nothing of it any more."""
        self._hint = None if hint is None else (hint, text)
        if self.model is not None:
            self._show_hint()

    def _show_hint(self) -> None:
        shown = None if self._hint is None else hint_shown(*self._hint, self)
        self.hint_view.show(shown, self.layout.unit, self.layout.text_unit)

    @property
    def hint_text(self) -> str:
        """What is said about the hint that is shown; empty where none is."""
        return self.hint_view.text

    def _show_again(self) -> None:
        if self.model is not None:
            self.flights.skip()
            self.show(self.model)
            self.show_targets(self._targets)
            self.warn(self._in_the_way)

    # Flights

    def _ground(self) -> Ground:
        return Ground(self.setting(), self.items_of_pieces.rects(), self.small_rects())

    def _flight(self, way: Way) -> Flight:
        land = partial(self.items_of_pieces.let_be_seen, way.piece)
        return Flight(way.picture, way.start, way.end, land, way.is_refill)

    def send_back(self) -> None:
        """Let what was dropped last fly back to where it was picked up."""
        if self._dropped is None or self._dropped[0] not in self.items_of_pieces:
            return
        piece, start = self._dropped
        item = self.items_of_pieces[piece]
        self._dropped = None
        land = partial(self.items_of_pieces.let_be_seen, piece)
        flight = Flight(item.picture, start, item.shape_rect(), land)
        self.flights.start([flight], self.return_time)

    # The large palace

    def fit(self) -> None:
        """Show the whole palace as large as it goes."""
        self._is_grid_free = False
        self._show_again()

    def move_city(self, by: QPointF) -> None:
        """Push the palace about."""
        self._is_grid_free = True
        self.grid = self.grid.moved(by)
        self._show_again()

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Look closer, or from farther away."""
        self._is_grid_free = True
        middle = self.layout.rect(regions.PALACE).center()
        self.grid = self.grid.zoomed(factor, around or middle)
        self._show_again()

    def _fitted(self, model: TableModel) -> Grid:
        marks = model.marks.built if model.shown == model.to_play else ()
        placed = [(one.x, one.y) for one in (*model.seats[model.shown].city, *marks)]
        return fitted(self.layout.rect(regions.PALACE), self.layout.unit, placed)

    # Where something can go

    @property
    def targets(self) -> Targets:
        """What glows."""
        return self._targets

    def show_targets(self, targets: Targets) -> None:
        """Let these places and regions glow."""
        self._targets = targets
        if self.model is not None:
            self._boards.show_who_is_there(self.setting())
        self.signs.show_targets(targets, self.carried.target)

    def warn(self, places: tuple[int, ...]) -> None:
        """Mark what is in the way."""
        self._in_the_way = places
        self.signs.warn(places)

    def target_rect(self, target: Target) -> QRectF:
        """Where a target is."""
        if isinstance(target, int):
            return self.grid.rect(*x_and_y(target))
        return self.regions[target].rect(self.setting())

    def target_at(self, point: QPointF) -> Target:
        """What is under a point."""
        setting = self.setting()
        for region in self.regions.values():
            if region.is_target(setting) and region.rect(setting).contains(point):
                return region.name
        if self.layout.rect(regions.PALACE).contains(point):
            return place(*self.grid.place_at(point))
        return regions.NOWHERE

    def rect_of(self, piece: Touchable) -> QRectF | None:
        """Where a piece lies now."""
        return self.items_of_pieces.rect_of(piece)

    def small_rects(self) -> dict[int, QRectF]:
        """Where the small palaces are, by seat."""
        return self._boards.small_rects()

    # What hangs on the pointer

    @property
    def dragged(self) -> Touchable | None:
        """What hangs on the pointer."""
        return self.carried.piece

    @property
    def pointer(self) -> QPointF:
        """Where the last thing was dropped."""
        return self._hands.pointer

    def pick_up(self, piece: Touchable) -> None:
        """Let a piece hang on the pointer."""
        self.flights.skip()
        self.carried.pick_up(piece)
        if isinstance(piece, Piece):
            self.picked_up.emit(piece)

    def carry(self, point: QPointF) -> None:
        """Move what hangs on the pointer."""
        self.carried.move_to(point)
        self._hover(self.target_at(point))

    def carry_to(self, target: Target) -> None:
        """Move what was picked up over this target."""
        self._hands.pointer = self.target_rect(target).center()
        self.carried.move_to(self._hands.pointer)
        self._hover(target)

    def _hover(self, target: Target) -> None:
        if target != self.carried.target:
            self.carried.target = target
            self.show_targets(self._targets)
            if isinstance(self.dragged, Piece):
                self.hovered.emit(target)

    def put_down(self) -> None:
        """Drop what was picked up where it is."""
        piece, target = self.dragged, self.carried.target
        self.cancel_drag()
        if isinstance(piece, Piece):
            self.dropped.emit(piece, target)

    def let_go(self, point: QPointF) -> None:
        """Drop what hangs on the pointer here."""
        piece, target = self.dragged, self.carried.target
        assert piece is not None
        self._dropped = (piece, self.carried.rect())
        self.cancel_drag()
        if isinstance(piece, Piece):
            self.dropped.emit(piece, target)
        elif self.layout.rect(regions.HAND).contains(point):
            self.card_dropped.emit(piece)
        else:
            self.send_back()
        self._dropped = None

    def cancel_drag(self) -> None:
        """Nothing hangs on the pointer, and nothing is pressed any more."""
        self._hands.let_go_of_everything()
        self.carried.put_down()
        self.show_targets(Targets())
        self.warn(())
        self.bubble.hide()

    # Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """What no piece wants: pushing the palace about, or looking at another one."""
        self.flights.skip()
        point = event.scenePos()
        if event.button() == Qt.MouseButton.RightButton:
            self.look_wanted.emit(point)
            event.accept()
            return
        super().mousePressEvent(event)
        if not event.isAccepted():
            self._hands.press_the_table(point)
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Push the palace about."""
        if not self._hands.push_to(event.scenePos()):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Leave the palace where it is."""
        self._hands.stop_pushing()
        super().mouseReleaseEvent(event)
