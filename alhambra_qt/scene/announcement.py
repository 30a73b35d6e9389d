"""A short announcement across the table: it can't be missed, and it's gone in a moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import fonts, lettering, palette

_TEXT = 30
_MOST = 0.9
"""How much of its room it takes at most, each way."""
_ROWS = 2
"""A line has so many rows at most, as long as its text can be half as large for that."""
_BETWEEN = 0.3
"""What is between two lines, in heights of a row."""


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
        self._rows: list[list[str]] = []
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
        self._line = max(1, round(2 * unit))
        most = room.size() * _MOST
        self._font, self._rows = _fitting(
            lines, fonts.title_font(max(1, round(_TEXT * unit))), most
        )
        metrics = QFontMetricsF(self._font)
        widest = max(metrics.horizontalAdvance(row) for rows in self._rows for row in rows)
        width = min(widest + 3 * metrics.height(), most.width())
        height = _height(self._rows, self._font)
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
        """The band, and its rows."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.GOLD), self._line))
        painter.setBrush(QColor(palette.TABLE_DARK))
        row_height = QFontMetricsF(self._font).lineSpacing()
        half, corner = self._line / 2, row_height * 0.3
        painter.drawRoundedRect(self._rect.adjusted(half, half, -half, -half), corner, corner)
        painter.setPen(QColor(palette.ON_TABLE))
        y = self._rect.y() + _margin(self._font)
        for rows in self._rows:
            for row in rows:
                rect = QRectF(self._rect.x(), y, self._rect.width(), row_height)
                lettering.draw_line(painter, rect, row, self._font, align=_CENTRE)
                y += row_height
            y += row_height * _BETWEEN


def _fitting(lines: Sequence[str], font: QFont, most: QSizeF) -> tuple[QFont, list[list[str]]]:
    """The largest font that leaves all lines their room, and the rows that they have then."""
    for used in lettering.ever_smaller(font, 1):
        all_rows = [lettering.wrapped(line, used, _room(most, used)) for line in lines]
        is_small = used.pixelSize() <= font.pixelSize() / 2
        is_good = is_small or all(map(_reads_well, lines, all_rows))
        if is_good and _height(all_rows, used) <= most.height():
            break
    return used, [lettering.balanced(line, used, _room(most, used)) for line in lines]


def _reads_well(line: str, rows: list[str]) -> bool:
    """Few rows, and no word is broken."""
    return len(rows) <= _ROWS and " ".join(rows) == line


def _height(all_rows: list[list[str]], font: QFont) -> float:
    rows = sum(map(len, all_rows)) + _BETWEEN * (len(all_rows) - 1)
    return rows * QFontMetricsF(font).lineSpacing() + 2 * _margin(font)


def _room(most: QSizeF, font: QFont) -> float:
    """How wide a row can be."""
    return most.width() - 2 * _margin(font)


def _margin(font: QFont) -> float:
    return QFontMetricsF(font).height() * 0.6


_CENTRE = Qt.AlignmentFlag.AlignHCenter
