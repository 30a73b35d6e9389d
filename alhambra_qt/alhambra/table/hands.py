"""Hands on the table: what pressing, moving and letting go mean to its scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.alhambra.gestures import Card, Piece, Target, Targets, Touchable
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
        self._clicked: Card | None = None
        """The card that was clicked last; it may lie elsewhere since: a chosen one rises."""
        self.pointer = QPointF()
        """Where the last thing was dropped."""
        self._pushed_from: QPointF | None = None
        self.dropped: tuple[Touchable, QRectF] | None = None
        """What is being let go of, and where it hung."""
        self.holds = False
        """Whether a tile was picked up by a click: it hangs there until the next one."""

    # Pieces

    def press(self, item: PieceItem, position: QPointF) -> None:
        """Remember where the button went down."""
        self._pressed = item.piece
        self._pressed_at = position
        self._clicked = None

    def move(self, item: PieceItem, position: QPointF) -> None:
        """Pick a piece up when the pointer has gone far enough, then carry it."""
        scene = self._scene
        if scene.dragged is None:
            if self._is_near(position) or item.piece != self._pressed:
                return
            if not scene.may_pick_up(item.piece):
                return
            self.pick_up(item.piece)
        self.carry(position)

    def release(self, item: PieceItem, position: QPointF) -> None:
        """Drop what hangs on the pointer, or click what was pressed."""
        pressed, self._pressed = self._pressed, None
        if self._scene.dragged is not None:
            self.let_go(position)
        elif item.piece == pressed and self._is_near(position):
            self._click(item.piece, position)

    def double_click(self) -> None:
        """Take the card that got the first of both clicks, even if the second is just beside it."""
        if self._clicked is not None:
            self._scene.card_double_clicked.emit(self._clicked)

    def _is_near(self, point: QPointF) -> bool:
        return (point - self._pressed_at).manhattanLength() < _FAR_ENOUGH

    def _click(self, piece: Touchable, position: QPointF) -> None:
        """Choose a card; pick a tile up, or look at it closely if it has to stay."""
        if isinstance(piece, Card):
            self._clicked = piece
            self._scene.card_clicked.emit(piece)
        elif self._scene.may_pick_up(piece):
            self.pick_up(piece)
            self.holds = True
            self.carry(position)
        else:
            self._scene.look_wanted.emit(self._pressed_at)

    # What hangs on the pointer

    def pick_up(self, piece: Touchable) -> None:
        """Let a piece hang on the pointer."""
        scene = self._scene
        scene.flights.skip()
        if scene.dragged is not None:
            self.cancel()
        scene.carried.pick_up(piece)
        scene.hint_view.hush(is_quiet=True)
        if isinstance(piece, Piece):
            scene.picked_up.emit(piece)
            scene.carried.refit()

    def carry(self, point: QPointF) -> None:
        """Move what hangs on the pointer."""
        scene = self._scene
        scene.carried.move_to(point)
        target = scene.target_at(point)
        self._hover(target)
        if isinstance(target, Piece) and target in scene.targets:  # as it would be there
            scene.carried.move_to(scene.target_rect(target).center())

    def carry_to(self, target: Target) -> None:
        """Move what was picked up over this target."""
        self.pointer = self._scene.target_rect(target).center()
        self._scene.carried.move_to(self.pointer)
        self._hover(target)

    def _hover(self, target: Target) -> None:
        scene = self._scene
        if target != scene.carried.target:
            scene.carried.target = target
            onto = scene.target_rect(target) if isinstance(target, Piece) else None
            scene.carried.lie_on(onto)
            scene.show_targets(scene.targets)
            if isinstance(scene.dragged, Piece):
                scene.hovered.emit(target)

    def put_down(self) -> None:
        """Drop what was picked up where it is."""
        piece, target = self._scene.dragged, self._scene.carried.target
        self.cancel()
        if isinstance(piece, Piece):
            self._scene.dropped.emit(piece, target)

    def let_go(self, point: QPointF) -> None:
        """Drop what hangs on the pointer here."""
        scene = self._scene
        piece, target = scene.dragged, scene.carried.target
        assert piece is not None
        self.pointer = point
        self.dropped = (piece, scene.carried.rect())
        self.cancel()
        if isinstance(piece, Piece):
            scene.dropped.emit(piece, target)
        elif self._takes_cards(point):
            scene.card_dropped.emit(piece)
        else:
            self.send_back()
        self.dropped = None

    def _takes_cards(self, point: QPointF) -> bool:
        setting = self._scene.setting()
        return any(
            region.takes_cards and region.rect(setting).contains(point)
            for region in setting.regions.values()
        )

    def send_back(self) -> None:
        """Let what is being let go of fly back to where it was picked up."""
        scene = self._scene
        if self.dropped is None or self.dropped[0] not in scene.items_of_pieces:
            return
        piece, start = self.dropped
        item = scene.items_of_pieces[piece]
        self.dropped = None
        flight = scene.items_of_pieces.flight(piece, item.picture, start, item.shape_rect())
        scene.flights.start([flight], scene.return_time)

    def cancel(self) -> None:
        """Nothing hangs on the pointer, and nothing is pressed any more."""
        scene = self._scene
        self._pressed = None
        self.holds = False
        scene.carried.put_down()
        scene.raise_cards(frozenset())
        scene.show_targets(Targets())
        scene.warn(())
        scene.bubble.hide()
        scene.hint_view.hush(is_quiet=False)

    # The table

    def press_the_table(self, point: QPointF) -> None:
        """Push the palace about, look at another one, or look closely at what is there."""
        scene = self._scene
        self._clicked = None
        small = [seat for seat, rect in scene.plate_rects().items() if rect.contains(point)]
        if small:
            scene.seat_clicked.emit(small[0])
        elif scene.palace_rect().contains(point):
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
