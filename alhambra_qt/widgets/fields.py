"""Fields and signs whose size follows the text, where Qt's own keep theirs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox

from alhambra_qt.look import palette, pictures


def sign(name: str, size: int, ratio: float) -> QIcon:
    """A sign for a small button, pale if the button is disabled."""
    icon = QIcon()
    for mode, colour in (
        (QIcon.Mode.Normal, palette.TEXT),
        (QIcon.Mode.Disabled, palette.PANEL_LINE),
    ):
        icon.addPixmap(pictures.picture(f"icon-{name}", size, size, ratio, tint=colour), mode)
    return icon


class ChoiceBox(QComboBox):
    """A combo box that looks like the other fields."""

    def _size(self) -> int:
        return self.font().pixelSize()

    def _icon_width(self) -> int:
        """Room for the icon before the words, where choices have one."""
        has_icons = any(not self.itemIcon(index).isNull() for index in range(self.count()))
        return round(1.9 * self._size()) if has_icons else 0

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for the longest choice."""
        metrics = QFontMetrics(self.font())
        texts = [self.itemText(index) for index in range(self.count())]
        longest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        return QSize(
            longest + self._icon_width() + round(2.8 * self._size()),
            metrics.height() + round(0.8 * self._size()),
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """No choice is cut off."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Ground, the choice, and a sign that there are others."""
        size = self._size()
        line = max(1, round(size * 0.12))
        box = self.rect().adjusted(line // 2, line // 2, -(line + 1) // 2, -(line + 1) // 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = palette.BUTTON if self.hasFocus() else palette.PANEL_LINE
            painter.setPen(QPen(QColor(edge), line))
            painter.setBrush(QColor(palette.PANEL_RAISED))
            painter.drawRoundedRect(box, size * 0.4, size * 0.4)
            painter.setPen(QColor(palette.TEXT))
            inside = box.adjusted(round(size * 0.6), 0, -round(size * 1.8), 0)
            room = self._icon_width()
            if room:
                side = round(1.6 * size)
                corner = QRect(inside.left(), inside.center().y() - side // 2 + 1, side, side)
                self.itemIcon(self.currentIndex()).paint(painter, corner)
                inside.setLeft(inside.left() + room)
            cut = QFontMetrics(self.font()).elidedText(
                self.currentText(), Qt.TextElideMode.ElideRight, inside.width()
            )
            painter.drawText(
                inside, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cut
            )
            x, y = box.right() - 1.3 * size, box.center().y() - 0.1 * size
            painter.setPen(QPen(QColor(palette.TEXT_QUIET), size * 0.12))
            chevron = ((0, 0), (0.3 * size, 0.3 * size), (0.6 * size, 0))
            painter.drawPolyline(
                QPolygonF([QPointF(x + right, y + down) for right, down in chevron])
            )
