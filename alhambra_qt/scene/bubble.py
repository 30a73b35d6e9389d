"""A bubble of text beside the pointer: why not, or what would come of it.

A refusal can be clicked where it offers to: that leads to the rule in the rule book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import palette
from alhambra_qt.look.lettering import tied
from alhambra_qt.look.pictures.drawing import painted
from alhambra_qt.scene.patch import Patch
from alhambra_qt.words.languages import tr
from core.kernel.rulebook import Rule

WIDEST = 320
"""In pixels of a small laptop."""
POINTED = QPointF(18, 22)
"""How far from the pointer it begins, if there is room."""
_PAD = 8
_ROUND = 0.4
"""How round its corners are, in heights of its letters."""
_AS_IN_A_BOOK = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Bubble(Patch):
    """Plain text on a small board, kept inside the scene."""

    def __init__(self) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._text = ""
        self._font = QFont()
        self._colour = palette.TEXT
        self._rect = QRectF()
        self._link = QRectF()
        self._rule: Rule | None = None
        self._align = Qt.AlignmentFlag.AlignCenter
        self._pad = 0.0
        self._said: object = None
        self._picture: QPixmap | None = None
        self.link_text: Callable[[], str] = _link_text
        """What the offer to read the rule says; a page that has a key for it adds it."""
        self.keeps_clear: Callable[[], Iterable[QRectF]] = tuple
        """What it covers only if there is no other way."""
        self.rather_keeps_clear: Callable[[], Iterable[QRectF]] = tuple
        """What it covers if all else is as bad."""
        self.ground: Callable[[], QRectF] = QRectF
        """Where there is most often room, at the edges."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty if it is not to be seen."""
        return self._text if self.isVisible() else ""

    @property
    def rule(self) -> Rule | None:
        """The rule that refuses something; None if nothing is refused."""
        return self._rule if self.isVisible() else None

    def is_link_at(self, point: QPointF) -> bool:
        """Whether a click here asks for the rule."""
        return self.rule is not None and self._link.contains(self.mapFromScene(point))

    def say(
        self,
        text: str,
        beside: QPointF,
        unit: float,
        *,
        about: QRectF | None = None,
        refused_by: Rule | None = None,
    ) -> None:
        """Say this beside a point, or beside what it is about; nothing to say hides it."""
        if not text:
            self.hide()
            return
        scene = self.scene().sceneRect()
        room = min(WIDEST * unit, scene.width() - 2 * _PAD * unit)
        self._prepare(text, unit, room, Qt.AlignmentFlag.AlignCenter, refused_by)
        about = about or QRectF(beside, beside)
        little = self._rect.width() * self._rect.height() / 8  # rather than to be far away
        clear = _edges([about, *self.keeps_clear()])
        rather = _edges(self.rather_keeps_clear())
        least, best = (inf, inf), self._rect
        for place in self._places(beside, about, unit):
            inner = place.adjusted(1, 1, -1, -1)  # its edge does no harm
            covers = (_covered(inner, clear), _covered(place, rather) // little)
            if covers < least:
                least, best = covers, place
            if not any(least):
                break  # most often the first one
        self._show_at(best.x(), best.y())

    def _places(self, beside: QPointF, about: QRectF, unit: float) -> Iterator[QRectF]:
        """Where it can lie: below what it is about, above it or beside it."""
        scene, size = self.scene().sceneRect(), self._rect.size()
        right, left = beside.x() + POINTED.x() * unit, about.left() - 18 * unit - size.width()
        below, above = beside.y() + POINTED.y() * unit, about.top() - 18 * unit - size.height()
        middle = about.center() - QPointF(size.width(), size.height()) / 2
        ground = self.ground().adjusted(_PAD, _PAD, -_PAD, -_PAD)
        edges = () if ground.isEmpty() else (ground.right() - size.width(), ground.left())
        lowest = ground.bottom() - size.height()
        heights = [max(ground.top(), min(y, lowest)) for y in (below, middle.y(), above)]
        for x, y in (
            (right, below),
            (right, above),
            (middle.x(), above),
            (left, below),
            (left, above),
            (middle.x(), below),
            (right, middle.y()),
            (left, middle.y()),
            *((x, y) for x in edges for y in (*heights, ground.top() - size.height())),
        ):
            room = scene.adjusted(0, 0, -size.width(), -size.height())
            corner = QPointF(
                max(scene.left(), min(x, room.right())), max(scene.top(), min(y, room.bottom()))
            )
            yield QRectF(corner, size)

    def say_at(self, text: str, corner: QPointF, unit: float, width: float) -> None:
        """Say this here, in lines of at most this width, from left to right as in a book."""
        self._prepare(text, unit, width - 2 * _PAD * unit, _AS_IN_A_BOOK)
        self._show_at(corner.x(), corner.y())

    def size_of(self, text: str, unit: float, width: float) -> QRectF:
        """The room that `say_at` takes."""
        font = QFont(self._font)
        font.setPixelSize(_pixels(unit))
        inner = _wrapped(text, font, width - 2 * _PAD * unit)
        return QRectF(0, 0, inner.width() + 2 * _PAD * unit, inner.height() + 2 * _PAD * unit)

    def _prepare(
        self,
        text: str,
        unit: float,
        room: float,
        align: Qt.AlignmentFlag,
        refused_by: Rule | None = None,
    ) -> None:
        """Measure the text, unless the same was said before: most often it only moves."""
        self._rule = refused_by
        wanted = (text, unit, room, align, refused_by and self.link_text())
        if wanted == self._said:
            return
        self._said = wanted
        self._picture = None
        self._text = text
        self._align = align
        is_refusal = refused_by is not None
        self._colour = palette.LOSS if is_refusal else palette.TEXT
        self._font.setPixelSize(_pixels(unit))
        self._font.setBold(is_refusal)
        self._pad = pad = _PAD * unit
        inner = _wrapped(text, self._font, room)
        link = self._link_size()
        width = max(inner.width(), link.width()) + 2 * pad
        self._rect = QRectF(0, 0, width, inner.height() + link.height() + 2 * pad)
        self._link = QRectF(
            0, self._rect.bottom() - link.height() - pad, width, link.height() + pad
        )
        self.setRect(self._rect)
        self.update()

    def _show_at(self, x: float, y: float) -> None:
        self.setPos(round(x), round(y))
        self.show()

    def _link_size(self) -> QSizeF:
        """What the offer to read the rule takes, if there is one."""
        if self._rule is None:
            return QSizeF(0, 0)
        metrics = QFontMetricsF(self._link_font())
        return QSizeF(metrics.horizontalAdvance(self.link_text()), metrics.lineSpacing() * 1.3)

    def _link_font(self) -> QFont:
        font = QFont(self._font)
        font.setPixelSize(max(1, round(self._font.pixelSize() * 0.93)))
        font.setBold(False)
        font.setUnderline(True)
        return font

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """Copy the picture, which is the same wherever it is said."""
        ratio = painter.device().devicePixelRatio()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = painted(self._rect, ratio, self._draw)
        painter.drawPixmap(0, 0, self._picture)

    def _draw(self, painter: QPainter) -> None:
        """The board and the text."""
        painter.setPen(QColor(palette.PANEL_LINE))
        painter.setBrush(QColor(palette.PANEL_RAISED))
        corner = self._font.pixelSize() * _ROUND
        painter.drawRoundedRect(self._rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        painter.setFont(self._font)
        painter.setPen(QColor(self._colour))
        flags, text = Qt.TextFlag.TextWordWrap | self._align, tied(self._text)
        if self._rule is None:
            # As wide as it was measured: half a pixel less, and a word would go to the next line.
            pad = self._pad - 1
            painter.drawText(self._rect.adjusted(pad, 0, -pad, 0), flags, text)
            return
        painter.drawText(self._rect.adjusted(0, 0, 0, -self._link.height()), flags, text)
        painter.setFont(self._link_font())
        painter.setPen(QColor(palette.LINK))
        painter.drawText(self._link, Qt.AlignmentFlag.AlignCenter, self.link_text())


_Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom: hundreds are compared while something is dragged."""


def _edges(rects: Iterable[QRectF]) -> list[_Edges]:
    return [(one.left(), one.top(), one.right(), one.bottom()) for one in rects]


def _covered(place: QRectF, others: list[_Edges]) -> int:
    """In whole pixels."""
    ((left, top, right, bottom),) = _edges([place])
    return round(
        sum(
            (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1))
            for x1, y1, x2, y2 in others
            if x1 < right and left < x2 and y1 < bottom and top < y2
        )
    )


def _pixels(unit: float) -> int:
    return max(1, round(15 * unit))


def _wrapped(text: str, font: QFont, width: float) -> QRectF:
    """The room that a text takes in lines of this width."""
    room = QRectF(0, 0, width, 1000)
    return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, tied(text))


def _link_text() -> str:
    return tr("Why? Read the rule")
