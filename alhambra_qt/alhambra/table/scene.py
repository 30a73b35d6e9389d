"""The scene: the table as it is shown, and what people do with its pieces.

The scene proposes; whether a tile stays where it was dropped is said by the next model.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from alhambra_qt.alhambra.gestures import Card, Piece, Target, Touchable, is_in
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.shown_table import ShownTable
from alhambra_qt.scene.pieces import Handler, PieceItem

_FAR_ENOUGH = 8
"""Pixels that make a drag of a click."""


class TableScene(ShownTable):
    """The table under the hands of people."""

    picked_up = Signal(object)
    """A `Piece` hangs on the pointer."""
    hovered = Signal(object)
    """It hangs over another `Target`."""
    dropped = Signal(object, object)
    """A `Piece` was let go over a `Target`."""
    card_clicked = Signal(int)
    """An open money card, by its position."""
    card_double_clicked = Signal(int)
    card_dropped = Signal(int)
    """An open money card was dragged onto the hand."""
    hand_clicked = Signal(int)
    """A card of the hand, by its position."""
    seat_clicked = Signal(int)
    rule_wanted = Signal(object)
    """A `Rule` that refused something is to be read; None for the whole rule book."""
    look_wanted = Signal(QPointF)
    """Somebody wants a close look at what is under a point."""

    def __init__(self) -> None:
        """An empty table."""
        super().__init__(_Hands(self))
        self.may_pick_up: Callable[[Piece], bool] = lambda _piece: False
        self._pressed: Touchable | None = None
        self._pressed_at = QPointF()
        self._pointer = QPointF()
        self._panned_from: QPointF | None = None

    @property
    def pointer(self) -> QPointF:
        """Where the last thing was dropped."""
        return self._pointer

    def press(self, piece: Touchable, point: QPointF) -> None:
        """Remember where the button went down."""
        self._pressed = piece
        self._pressed_at = point

    def drag(self, item: PieceItem, point: QPointF) -> None:
        """Pick a piece up when the pointer has gone far enough, then carry it."""
        if self._dragged is None:
            distance = (point - self._pressed_at).manhattanLength()
            if distance < _FAR_ENOUGH or item.piece != self._pressed:
                return
            if not self._can_drag(item.piece):
                return
            self.pick_up(item.piece)
        self.carry(point)

    def _can_drag(self, piece: Touchable) -> bool:
        return is_in(regions.MONEY, piece) or (isinstance(piece, Piece) and self.may_pick_up(piece))

    def pick_up(self, piece: Touchable) -> None:
        """Let a piece hang on the pointer."""
        self.flights.skip()
        self._show_ghost(piece)
        if isinstance(piece, Piece):
            self.picked_up.emit(piece)

    def carry(self, point: QPointF) -> None:
        """Move what hangs on the pointer."""
        self._carry_ghost(point)
        self._hover(self.target_at(point))

    def carry_to(self, target: Target) -> None:
        """Move what was picked up over this target."""
        self._pointer = self._target_rect(target).center()
        self._carry_ghost(self._pointer)
        self._hover(target)

    def _hover(self, target: Target) -> None:
        if target != self._target:
            self._target = target
            self.show_targets(self._targets)
            if isinstance(self._dragged, Piece):
                self.hovered.emit(target)

    def put_down(self) -> None:
        """Drop what was picked up where it is."""
        piece, target = self._dragged, self._target
        self.cancel_drag()
        if isinstance(piece, Piece):
            self.dropped.emit(piece, target)

    def let_go(self, item: PieceItem, point: QPointF) -> None:
        """Drop what hangs on the pointer, or click what was pressed."""
        pressed, self._pressed = self._pressed, None
        if self._dragged is None:
            is_near = (point - self._pressed_at).manhattanLength() < _FAR_ENOUGH
            if item.piece == pressed and is_near:
                self._click(item.piece)
            return
        piece, target = self._dragged, self._target
        onto_hand = self.layout.hand.contains(point)
        self._pointer = point
        self._dropped = (piece, self._ghost.shape_rect())
        self.cancel_drag()
        if isinstance(piece, Piece):
            self.dropped.emit(piece, target)
        elif is_in(regions.MONEY, piece) and onto_hand:
            self.card_dropped.emit(piece.index)
        else:
            self.send_back()
        self._dropped = None

    def cancel_drag(self) -> None:
        """Nothing hangs on the pointer, and nothing is pressed any more."""
        self._pressed = None
        super().cancel_drag()

    def _click(self, piece: Touchable) -> None:
        match piece:
            case Card(regions.MONEY, index):
                self.card_clicked.emit(index)
            case Card(regions.HAND, index):
                self.hand_clicked.emit(index)
            case _:
                self.look_wanted.emit(self._pressed_at)

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
        if event.isAccepted():
            return
        small = [seat for seat, rect in self.small_rects().items() if rect.contains(point)]
        if small:
            self.seat_clicked.emit(small[0])
        elif self.layout.palace.contains(point):
            self._panned_from = point
        else:
            self.look_wanted.emit(point)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Push the palace about."""
        if self._panned_from is not None:
            self.move_city(event.scenePos() - self._panned_from)
            self._panned_from = event.scenePos()
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Leave the palace where it is."""
        self._panned_from = None
        super().mouseReleaseEvent(event)


class _Hands(Handler):
    """Passes what happens to a piece on to its scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def press(self, item: PieceItem, position: QPointF) -> None:
        self._scene.press(item.piece, position)

    def move(self, item: PieceItem, position: QPointF) -> None:
        self._scene.drag(item, position)

    def release(self, item: PieceItem, position: QPointF) -> None:
        self._scene.let_go(item, position)

    def double_click(self, item: PieceItem) -> None:
        if is_in(regions.MONEY, item.piece):
            self._scene.card_double_clicked.emit(item.piece.index)
