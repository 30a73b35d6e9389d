"""A drawn example of the rule book: figures side by side, and what they show."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from alhambra_qt.look import fonts, palette
from alhambra_qt.look.style import TEXT_PIXELS
from alhambra_qt.rule_book.chapters import told
from alhambra_qt.rule_book.figures import City, Figure, Sign
from alhambra_qt.scene.panel import Brush

_BETWEEN = 14
_EDGE = 10


@dataclass(frozen=True)
class Example:
    """Figures side by side, and what they show."""

    figures: tuple[Figure, ...]
    caption: str

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in pixels of a small laptop."""
        sizes = [figure.size for figure in self.figures]
        width = sum(wide for wide, _ in sizes) + _BETWEEN * (len(sizes) - 1)
        return width + 2 * _EDGE, max(high for _, high in sizes) + 2 * _EDGE

    def told(self) -> str:
        """What it shows, in the language of the program."""
        traced = [one for one in self.figures if isinstance(one, City) and one.has_traced_wall]
        wall = traced[0].palace.longest_wall() if traced else 0
        return told(self.caption).format(wall=wall)

    def picture(self, unit: float, ratio: float) -> QPixmap:
        """All of it on a piece of the table."""
        width, height = (max(1, round(side * unit)) for side in self.size)
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(fonts.text_font(round(TEXT_PIXELS * unit)))
            brush = Brush(painter, unit, ratio)
            brush.board(QRectF(0, 0, width, height), palette.PANEL_SUNK, 10)
            x = float(_EDGE)
            for figure in self.figures:
                wide, high = figure.size
                y = (self.size[1] - high) / 2
                box = QRectF(round(x * unit), round(y * unit), round(wide * unit), high * unit)
                figure.draw(brush, box)
                x += wide + _BETWEEN
        return pixmap


ARROW = Sign("→")
