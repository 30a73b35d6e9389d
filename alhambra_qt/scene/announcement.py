"""A short announcement across the table: it can't be missed, and it's gone in a moment."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import fonts, lettering, palette

_TEXT = 30
_WIDEST = 0.9
"""How much of its room it takes at most."""


class Announcement(QGraphicsObject):
    """A band with some lines of text; clicks go through it."""

    gone = Signal()
    """It was seen long enough, or somebody went on."""

    def __init__(self) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._lines: tuple[str, ...] = ()
        self._rect = QRectF()
        self._font = QFont()
        self._line_height = 0.0
        self._line = 1
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.skip)
        self.hide()

    @property
    def lines(self) -> tuple[str, ...]:
        """What it says; nothing if it isn't to be seen."""
        return self._lines if self.isVisible() else ()

    def say(self, lines: tuple[str, ...], room: QRectF, unit: float, duration: int) -> None:
        """Say this in the middle of a part of the scene, for some milliseconds."""
        self.prepareGeometryChange()
        self._lines = lines
        self._font = fonts.title_font(max(1, round(_TEXT * unit)))
        metrics = QFontMetricsF(self._font)
        self._line_height = metrics.lineSpacing() * 1.2
        self._line = max(1, round(2 * unit))
        widest = max(metrics.horizontalAdvance(line) for line in lines) + 3 * metrics.height()
        width = min(widest, room.width() * _WIDEST)
        height = self._line_height * len(lines) + metrics.height()
        self._rect = QRectF(-round(width / 2), -round(height / 2), round(width), round(height))
        self.setPos(room.center().toPoint())
        self.show()
        self.update()
        self._end.start(duration)

    def skip(self) -> None:
        """Be gone at once."""
        self._end.stop()
        if self.isVisible():
            self.hide()
            self.gone.emit()

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The band."""
        return self._rect

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """The band, and each line as large as it fits."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.GOLD), self._line))
        painter.setBrush(QColor(palette.TABLE_DARK))
        half, corner = self._line / 2, self._line_height / 4
        painter.drawRoundedRect(self._rect.adjusted(half, half, -half, -half), corner, corner)
        painter.setPen(QColor(palette.ON_TABLE))
        top = self._rect.center().y() - self._line_height * len(self._lines) / 2
        inner = self._rect.adjusted(corner, 0, -corner, 0)
        smallest = round(self._font.pixelSize() / 2)
        for number, line in enumerate(self._lines):
            y = top + number * self._line_height
            rect = QRectF(inner.x(), y, inner.width(), self._line_height)
            lettering.draw_line(painter, rect, line, self._font, smallest=smallest, align=_CENTRE)


_CENTRE = Qt.AlignmentFlag.AlignHCenter
