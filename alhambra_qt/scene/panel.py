"""A panel: a part of the table, most often painted once and then only copied to the screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import lettering, palette
from alhambra_qt.look.pictures.drawing import painted
from alhambra_qt.scene.patch import Patch

_SMALLEST = 0.75
"""How much smaller text may be than it should, rather than be cut off."""


class Scale:
    """How large things are on a table, and how much larger its text is."""

    def __init__(self, unit: float, text: float = 1.0) -> None:
        """Text is ``text`` times as large as usual, if there is room for that."""
        self.unit = unit
        self.text_scale = text

    def px(self, number: float) -> int:
        """So many pixels of a small laptop."""
        return max(1, round(number * self.unit))

    def text_px(self, number: float) -> int:
        """So many pixels of a small laptop for something as high as its text."""
        return self.px(number * self.text_scale)


class Brush(Scale):
    """Paints the things that panels have in common, at the scale of the table."""

    def __init__(
        self,
        painter: QPainter,
        unit: float,
        ratio: float,
        text: float = 1.0,
        seen: QRectF | None = None,
    ) -> None:
        """For one painter; ``unit`` is the scale of the table, ``ratio`` that of the screen.

        ``seen`` is the part that somebody will see; None for all of it.
        """
        super().__init__(unit, text)
        self.painter = painter
        self.ratio = ratio
        self._seen = seen

    def is_seen(self, rect: QRectF) -> bool:
        """Whether what is painted here is seen at all."""
        return self._seen is None or self._seen.intersects(rect)

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """The program's font."""
        font = QFont(self.painter.font())
        font.setPixelSize(self.text_px(size))
        font.setBold(bold)
        return font

    def text(
        self,
        rect: QRectF,
        text: str,
        size: float = 14,
        *,
        colour: str = palette.TEXT,
        bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """One line of plain text, smaller or shortened where it does not fit."""
        if not self.is_seen(rect):
            return
        line = " ".join(text[:500].split())
        self.painter.setPen(QColor(colour))
        font, smallest = self.font(size, bold=bold), self.px(size * _SMALLEST)
        lettering.draw_line(self.painter, rect, line, font, smallest=smallest, align=align)

    def pixmap(self, x: float, y: float, pixmap: QPixmap) -> None:
        """A picture with its upper left corner here."""
        self.painter.drawPixmap(QPointF(round(x), round(y)), pixmap)

    def board(self, rect: QRectF, colour: str = palette.PANEL, radius: float = 8) -> None:
        """A flat board with rounded corners, on a slightly larger one that is seen as its edge.

        A line around a large board would take Qt three times as long as both boards.
        """
        boards = ((palette.PANEL_LINE, 0), (colour, 1))
        if self._seen is not None and not self._is_corner_seen(rect, self.px(radius) + 1):
            for ground, edge in boards:
                flat = rect.adjusted(edge, edge, -edge, -edge)
                self.painter.fillRect(flat.intersected(self._seen), QColor(ground))
            return
        self.painter.setPen(Qt.PenStyle.NoPen)
        for ground, edge in boards:
            around = self.px(radius) + 0.5 - edge
            self.painter.setBrush(QColor(ground))
            self.painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), around, around)

    def _is_corner_seen(self, rect: QRectF, side: float) -> bool:
        far = QPointF(rect.width() - side, 0), QPointF(0, rect.height() - side)
        corner = QRectF(rect.topLeft(), QSizeF(side, side))
        return any(self.is_seen(corner.translated(by)) for by in (QPointF(), *far, far[0] + far[1]))

    def stage(self, rect: QRectF, edge: str = palette.GOLD) -> QRectF:
        """Dark ground with an edge of this colour, so that walls are seen; where it is."""
        self.painter.setPen(QPen(QColor(edge), self.px(3)))
        self.painter.setBrush(QColor(palette.TABLE))
        half = self.px(2)
        ground = rect.adjusted(half, half, -half, -half)
        self.painter.drawRoundedRect(ground, self.px(10), self.px(10))
        return ground


class Panel(Patch):
    """Shows what a part of the table is about; subclasses say how it is painted."""

    keeps_picture = True
    """A large board with little on it is painted anew as fast, and needs no memory then."""

    def __init__(self) -> None:
        """Nothing to show yet."""
        super().__init__()
        self._rect = QRectF()
        self._pixmap = QPixmap()
        self._shown: object = None
        self._is_painted = True
        self._unit = self._ratio = self._text = 1.0
        self._content: object = None
        if not self.keeps_picture:
            self.ask_what_is_seen()

    def render(
        self, rect: QRectF, unit: float, ratio: float, content: object, text: float = 1.0
    ) -> None:
        """Let it be painted anew, when it is seen next, if anything is different from last time.

        Between two frames a table may change several times; nobody sees what is painted meanwhile.
        """
        key = (rect.getRect(), unit, ratio, content, text)
        if key == self._shown:
            return
        self._shown = key
        self._is_painted = False
        self._unit, self._ratio, self._text = unit, ratio, text
        self._content = content
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self.setRect(self._rect)
        self.setPos(rect.topLeft())
        self.update()

    def picture(self) -> QPixmap:
        """How it looks now."""
        if not self._is_painted:
            self._is_painted = True
            self._pixmap = painted(self._rect, self._ratio, self._draw_now)
        return self._pixmap

    def _draw_now(self, painter: QPainter, seen: QRectF | None = None) -> None:
        brush = Brush(painter, self._unit, self._ratio, self._text, seen)
        self.draw(brush, self._rect, self._content)

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Paint the content into this rectangle."""
        raise NotImplementedError

    def paint(self, painter: QPainter, option: Option, _widget: QWidget | None = None) -> None:
        """Copy the picture, or do without it."""
        if self.keeps_picture:
            painter.drawPixmap(0, 0, self.picture())
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_now(painter, option.exposedRect)
