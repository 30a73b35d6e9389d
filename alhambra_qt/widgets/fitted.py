"""Labels and boxes whose words shrink or wrap if there is little room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QSizePolicy,
    QStyle,
)

from alhambra_qt.look import lettering, palette
from alhambra_qt.widgets.marks import draw_box

_SMALLEST = 0.5
"""How much smaller words may be than they should."""


class FittedLabel(QLabel):
    """One line of plain text."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """It may be as narrow as there is room."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The words, as large as they fit."""
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            smallest = round(self.font().pixelSize() * _SMALLEST)
            rect = QRectF(self.contentsRect())
            align = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
            font = self.font()
            lettering.draw_line(painter, rect, self.text(), font, smallest=smallest, align=align)


class WrappedCheckBox(QCheckBox):
    """A box to check whose words may stand on several lines."""

    def __init__(self) -> None:
        """Without words yet; Qt would never let it be narrower than all of them."""
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _beside(self) -> int:
        """The room that the box itself takes."""
        style = self.style()
        width = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, self)
        return width + self.font().pixelSize() // 2

    def _words(self, width: int) -> QRect:
        """Where the words are, in a box of this width."""
        room = QRect(self._beside(), 0, max(1, width - self._beside()), 10_000)
        return self.fontMetrics().boundingRect(room, _WRAPPED, lettering.tied(self.text()))

    def sizeHint(self) -> QSize:  # noqa: N802
        """All words on a line."""
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(self._beside() + words + 4, self.heightForWidth(1 << 16))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Some words on a line."""
        return QSize(self._beside() + 10 * self.font().pixelSize(), self.heightForWidth(1 << 16))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower it is, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Room for all lines."""
        box = self.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorHeight, None, self)
        return max(box, self._words(width).height()) + 4

    def hitButton(self, _point: QPoint) -> bool:  # noqa: N802
        """The words belong to it."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The box beside the first line."""
        style = self.style()
        high = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorHeight, None, self)
        words = QRect(self._beside(), 2, self.width() - self._beside(), self.height() - 2)
        with QPainter(self) as painter:
            line = self.fontMetrics().height()
            wide = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, self)
            box = QRectF(0, 2 + max(0, line - high) // 2, wide, high)
            draw_box(painter, box, is_checked=self.isChecked())
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(words, _WRAPPED, lettering.tied(self.text()))
            if self.hasFocus():
                painter.setPen(QColor(palette.BUTTON))
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
