"""What hangs on the pointer: a ghost of a piece, as large as it will be in the palace."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Piece, Target, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import tiles_on
from alhambra_qt.alhambra.table.piece_items import PieceItems
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.scene.pieces import PictureItem, PieceItem
from core.alhambra.components import TILES

_IDLE = 20
"""Milliseconds without anything to do before something is done in advance."""


class Carried(QObject):
    """A piece that was picked up, and what it hangs over."""

    def __init__(self, scene: QGraphicsScene, items: PieceItems, above: float) -> None:
        """Nothing was picked up yet; ``above`` is how high it hangs."""
        super().__init__(scene)
        self.piece: Touchable | None = None
        self.target: Target = regions.NOWHERE
        self._items = items
        self._setting: Setting | None = None
        self._unprepared: list[Piece] = []
        self._side: int | None = None
        """How wide the piece is that it would go onto; None if it is over none."""
        self.ghost = PictureItem()
        self.ghost.setZValue(above)
        self.ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.ghost.hide()
        scene.addItem(self.ghost)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(_IDLE)
        self._idle.timeout.connect(self._prepare_a_ghost)

    def prepare(self, setting: Setting) -> None:
        """Draw what could be picked up next, one by one while nothing happens."""
        self._setting = setting
        self._unprepared = [piece for piece in self._items if isinstance(piece, Piece)]
        self._idle.start()

    def _prepare_a_ghost(self) -> None:
        if self._unprepared:
            piece = self._unprepared.pop()
            if piece in self._items:
                self._picture(piece, self._items[piece])
            self._idle.start()

    def pick_up(self, piece: Touchable) -> None:
        """Let a piece hang on the pointer; where it lay it is pale."""
        item = self._items[piece]
        self.piece = piece
        self.target = regions.NOWHERE
        self._side = None
        self._items.fade(piece, is_carried=True)
        self.ghost.show_picture(self._picture(piece, item), item.shape_rect().topLeft())
        self.ghost.show()

    def lie_on(self, rect: QRectF | None) -> None:
        """Be as large as the piece that it would go onto, if it is over one."""
        side = None if rect is None else int(rect.width())
        if side != self._side:
            self._side = side
            self.refit()

    def refit(self) -> None:
        """Be as large as in the palace, which may have made room for more places."""
        if self.piece is not None:
            middle = self.rect().center()
            self.ghost.show_picture(
                self._picture(self.piece, self._items[self.piece]), self.ghost.pos()
            )
            self.move_to(middle)

    def move_to(self, point: QPointF) -> None:
        """Hang here."""
        before = self.ghost.sceneBoundingRect()
        self.ghost.setPos(
            round(point.x() - before.width() / 2), round(point.y() - before.height() / 2)
        )
        after = self.ghost.sceneBoundingRect()
        if after != before and after.intersects(before):  # in one piece, not in three bands
            self.ghost.scene().update(before.united(after))

    def put_down(self) -> None:
        """Nothing hangs on the pointer any more."""
        self._items.fade(self.piece, is_carried=False)
        self.piece = None
        self.target = regions.NOWHERE
        self.ghost.hide()

    def rect(self) -> QRectF:
        """Where it hangs."""
        return self.ghost.shape_rect()

    def _picture(self, piece: Touchable, item: PieceItem) -> QPixmap:
        setting = self._setting
        if setting is None or not isinstance(piece, Piece):
            return item.picture
        carried = setting.regions[piece.region].carried
        if carried is not None:
            side = self._side if piece == self.piece else None
            return carried(setting, piece, setting.grid.cell if side is None else side)
        if piece.name not in TILES:
            return item.picture
        lying = (tile for tile, _ in tiles_on(setting.model) if tile.id == piece.name)
        return faces.of_tile(next(lying, TILES[piece.name]), setting.grid.cell, setting.ratio)
