"""Hands on the table: what pressing, moving and letting go mean to its scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from alhambra_qt.alhambra.gestures import Card, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.scene.pieces import Handler, PieceItem

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_FAR_ENOUGH = 8
"""Pixels that make a drag of a click."""


class Hands(Handler):
    """Makes clicks and drags of what happens to pieces, and lets the palace be pushed about."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is pressed yet."""
        self._scene = scene
        self._pressed: Touchable | None = None
        self._pressed_at = QPointF()
        self.pointer = QPointF()
        """Where the last thing was dropped."""
        self._pushed_from: QPointF | None = None

    # Pieces

    def press(self, item: PieceItem, position: QPointF) -> None:
        """Remember where the button went down."""
        self._pressed = item.piece
        self._pressed_at = position

    def move(self, item: PieceItem, position: QPointF) -> None:
        """Pick a piece up when the pointer has gone far enough, then carry it."""
        scene = self._scene
        if scene.dragged is None:
            if self._is_near(position) or item.piece != self._pressed:
                return
            if not scene.may_pick_up(item.piece):
                return
            scene.pick_up(item.piece)
        scene.carry(position)

    def release(self, item: PieceItem, position: QPointF) -> None:
        """Drop what hangs on the pointer, or click what was pressed."""
        pressed, self._pressed = self._pressed, None
        if self._scene.dragged is not None:
            self.pointer = position
            self._scene.let_go(position)
        elif item.piece == pressed and self._is_near(position):
            self._click(item.piece)

    def double_click(self, item: PieceItem) -> None:
        """A card is taken at once."""
        if isinstance(item.piece, Card):
            self._scene.card_double_clicked.emit(item.piece)

    def _is_near(self, point: QPointF) -> bool:
        return (point - self._pressed_at).manhattanLength() < _FAR_ENOUGH

    def _click(self, piece: Touchable) -> None:
        if isinstance(piece, Card):
            self._scene.card_clicked.emit(piece)
        else:
            self._scene.look_wanted.emit(self._pressed_at)

    def let_go_of_everything(self) -> None:
        """Nothing is pressed any more."""
        self._pressed = None

    # The table

    def press_the_table(self, point: QPointF) -> None:
        """Push the palace about, look at another one, or look closely at what is there."""
        scene = self._scene
        small = [seat for seat, rect in scene.small_rects().items() if rect.contains(point)]
        if small:
            scene.seat_clicked.emit(small[0])
        elif scene.layout.rect(regions.PALACE).contains(point):
            self._pushed_from = point
        else:
            scene.look_wanted.emit(point)

    def push_to(self, point: QPointF) -> bool:
        """Push the palace about, if it was pressed; whether it was."""
        if self._pushed_from is None:
            return False
        self._scene.move_city(point - self._pushed_from)
        self._pushed_from = point
        return True

    def stop_pushing(self) -> None:
        """Leave the palace where it is."""
        self._pushed_from = None
