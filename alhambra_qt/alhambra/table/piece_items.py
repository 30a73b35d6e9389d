"""The pieces of the table as items of a scene, each by what it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from alhambra_qt.alhambra.gestures import Piece, Touchable
from alhambra_qt.alhambra.table.region import Shown
from alhambra_qt.look import palette
from alhambra_qt.look.pictures.drawing import pixmap
from alhambra_qt.scene.flights import Flight
from alhambra_qt.scene.pieces import Handler, PieceItem
from core.alhambra.components import FOUNTAIN, TILES

_PALE = 0.35
"""How much is seen of a piece while it hangs on the pointer, or is of no use."""


def _dimmed(picture: QPixmap) -> QPixmap:
    """As pale as if the board shone through it; but other cards, which may lie below it, don't."""

    def draw(painter: QPainter, size: QSize) -> None:
        painter.drawPixmap(0, 0, size.width(), size.height(), picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        board = QColor(palette.PANEL)
        board.setAlphaF(1 - _PALE)
        painter.fillRect(0, 0, size.width(), size.height(), board)

    size = picture.deviceIndependentSize().toTuple()
    return pixmap(("dimmed", picture.cacheKey()), size, picture.devicePixelRatio(), draw)


class PieceItems:
    """What lies on the table and can be touched."""

    def __init__(
        self, scene: QGraphicsScene, city: QGraphicsItem, handler: Handler, above: tuple[float, ...]
    ) -> None:
        """``above`` is how high pieces lie, framed ones of the palace, and pencilled ones.

        Those of the palace lie inside its window, ``city``.
        """
        self._scene = scene
        self._city = city
        self._handler = handler
        self._above, self._framed, self._marked = above
        self._items: dict[Touchable, PieceItem] = {}
        self._gone: list[PieceItem] = []

    def __contains__(self, piece: object) -> bool:
        """Whether this lies on the table."""
        return piece in self._items

    def __iter__(self) -> Iterator[Touchable]:
        """All that lies on the table."""
        return iter(self._items)

    def __getitem__(self, piece: Touchable) -> PieceItem:
        """The item of a piece."""
        return self._items[piece]

    def rect_of(self, piece: Touchable) -> QRectF | None:
        """Where a piece lies now."""
        item = self._items.get(piece)
        return None if item is None else item.shape_rect()

    def rects(self) -> dict[Touchable, QRectF]:
        """Where all pieces lie now."""
        return {piece: item.shape_rect() for piece, item in self._items.items()}

    def is_in_city(self, piece: Touchable) -> bool:
        """Whether a piece lies inside the window of the palace."""
        return piece in self._items and self._items[piece].parentItem() is self._city

    def tile_at(self, point: QPointF) -> Piece | None:
        """The tile that is seen at a point; None if there is none."""
        found = [
            piece
            for piece, item in self._items.items()
            if isinstance(piece, Piece)
            and (piece.name in TILES or piece.name == FOUNTAIN.id)
            and item.shape_rect().contains(point)
            and (not self.is_in_city(piece) or self._city.sceneBoundingRect().contains(point))
        ]
        return max(found, key=lambda piece: self._items[piece].zValue(), default=None)

    def show(self, wanted: Mapping[Touchable, Shown], dragged: Touchable | None, line: int) -> None:
        """Show these and no others; frames have a line of this width."""
        for piece in self._items.keys() - wanted.keys():
            self._take_away(piece)
        for order, (piece, shown) in enumerate(wanted.items()):
            item = self._item(piece, in_city=shown.in_city)
            above = self._framed if shown.in_city and shown.frame is not None else self._above
            item.setZValue((self._marked if shown.is_mark else above) + order / 1000)
            self.show_again(shown, dragged, line)

    def show_again(self, shown: Shown, dragged: Touchable | None, line: int) -> None:
        """Let a piece that is shown already look like this."""
        item = self._items[shown.piece]
        item.setOpacity(_PALE if shown.piece == dragged else 1.0)
        picture = _dimmed(shown.picture) if shown.is_dim else shown.picture
        where = shown.rect.topLeft()
        item.show_picture(picture, where, shown.frame, line, is_dashed=shown.is_mark)

    def _item(self, piece: Touchable, *, in_city: bool) -> PieceItem:
        item = self._items.get(piece)
        if item is not None and (item.parentItem() is self._city) != in_city:
            self._take_away(piece)
            item = None
        if item is None:
            item = self._items[piece] = PieceItem(self._handler, piece)
            if in_city:
                item.setParentItem(self._city)
            else:
                self._scene.addItem(item)
        return item

    def _take_away(self, piece: Touchable) -> None:
        """Remove a piece; it may be the one that is just being told of the mouse."""
        item = self._items.pop(piece)
        self._scene.removeItem(item)
        if not self._gone:
            QTimer.singleShot(0, self._scene, self._gone.clear)
        self._gone.append(item)

    def fade(self, piece: Touchable | None, *, is_carried: bool) -> None:
        """Let a piece be pale while it hangs on the pointer."""
        if piece in self._items:
            self._items[piece].setOpacity(_PALE if is_carried else 1.0)

    def let_be_seen(self, piece: Touchable | None, is_there: bool) -> None:
        """Hide a piece while it flies, and show it when it has landed."""
        if piece in self._items:
            self._items[piece].setVisible(is_there)

    def flight(
        self,
        piece: Touchable | None,
        picture: QPixmap,
        start: QRectF,
        end: QRectF,
        is_refill: bool = False,
    ) -> Flight:
        """A flight of what is a piece at its end; None if it is part of a panel there."""
        return Flight(picture, start, end, partial(self.let_be_seen, piece), is_refill)
