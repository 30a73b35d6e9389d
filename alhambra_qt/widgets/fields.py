"""Fields and signs whose size follows the text, where Qt's own keep theirs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QSlider, QStyledItemDelegate

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

    def __init__(self) -> None:
        """The list of choices heeds the style sheet only with this delegate."""
        super().__init__()
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

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

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Whoever scrolls a page would change what the pointer happens to pass."""
        event.ignore()

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


class Slider(QSlider):
    """A slider that goes to where it is clicked."""

    def __init__(self, largest: int, step: int) -> None:
        """From 0 on, in steps."""
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, largest)
        self.setSingleStep(step)
        self.setPageStep(2 * step)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _size(self) -> int:
        return self.font().pixelSize()

    def _groove(self) -> tuple[float, float]:
        """From where to where the middle of the handle can go."""
        return 0.6 * self._size(), self.width() - 0.6 * self._size()

    def _go_to(self, event: QMouseEvent) -> None:
        left, right = self._groove()
        part = (event.position().x() - left) / max(1.0, right - left)
        step = self.singleStep()
        self.setValue(round(part * self.maximum() / step) * step)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As high as the other fields."""
        return QSize(10 * self._size(), round(2 * self._size()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As high, but it may be shorter."""
        return QSize(6 * self._size(), round(2 * self._size()))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go there."""
        self.setSliderDown(True)
        self._go_to(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Follow."""
        if self.isSliderDown():
            self._go_to(event)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        """Stay there."""
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """As in the other fields: it scrolls the page."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """A line, as much of it as there is, and a handle."""
        size = self._size()
        left, right = self._groove()
        middle, thick = self.height() / 2, 0.3 * size
        at = left + (right - left) * self.value() / max(1, self.maximum())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            full = palette.BUTTON if self.isEnabled() else palette.TEXT_DISABLED
            for colour, end in ((palette.PANEL_LINE, right), (full, at)):
                painter.setBrush(QColor(colour))
                line = QRectF(left, middle - thick / 2, end - left, thick)
                painter.drawRoundedRect(line, thick / 2, thick / 2)
            edge = palette.BUTTON if self.hasFocus() else palette.PANEL_LINE
            painter.setPen(QPen(QColor(edge), 0.14 * size))
            painter.setBrush(QColor(palette.PANEL_RAISED))
            painter.drawEllipse(QPointF(at, middle), 0.5 * size, 0.5 * size)
