"""A bubble of text beside the pointer: why not, or what would come of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt import palette

_WIDEST = 320


class Bubble(QGraphicsItem):
    """Plain text on a small board, kept inside the scene."""

    def __init__(self) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._text = ""
        self._font = QFont()
        self._colour = palette.TEXT
        self._rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty where it is not to be seen."""
        return self._text if self.isVisible() else ""

    def say(self, text: str, beside: QPointF, unit: float, *, is_refusal: bool = False) -> None:
        """Say this beside a point; nothing to say hides it."""
        if not text:
            self.hide()
            return
        self.prepareGeometryChange()
        self._text = text
        self._colour = palette.ILLEGAL if is_refusal else palette.TEXT
        self._font.setPixelSize(max(1, round(15 * unit)))
        self._font.setBold(is_refusal)
        scene = self.scene().sceneRect()
        pad = 8 * unit
        room = QRectF(0, 0, min(_WIDEST * unit, scene.width() - 2 * pad), 1000)
        inner = QFontMetricsF(self._font).boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        self._rect = QRectF(0, 0, inner.width() + 2 * pad, inner.height() + 2 * pad)
        x = min(beside.x() + 18 * unit, scene.right() - self._rect.width())
        y = beside.y() + 22 * unit
        if y + self._rect.height() > scene.bottom():
            y = beside.y() - 18 * unit - self._rect.height()
        self.setPos(round(max(scene.left(), x)), round(max(scene.top(), y)))
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The board."""
        return self._rect

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """The board and the text."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(palette.PANEL_LINE))
        painter.setBrush(QColor(palette.PANEL_RAISED))
        painter.drawRoundedRect(self._rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setFont(self._font)
        painter.setPen(QColor(self._colour))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        painter.drawText(self._rect, flags, self._text)
