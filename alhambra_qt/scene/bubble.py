"""A bubble of text beside the pointer: why not, or what would come of it.

A refusal can be clicked where it offers to: that leads to the rule in the rule book.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import TypeAlias, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import palette
from alhambra_qt.look.lettering import tied, with_size
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
_REMEMBERED = 16
"""So many texts are laid out once: a tile on its way often comes back to a reason.

A picture is kept of the latest alone: it takes a megabyte on a large screen.
"""


class Bubble(Patch):
    """Plain text on a small board, kept inside the scene."""

    def __init__(self) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._font = QFont()
        self._words: _Words | None = None
        self._latest: OrderedDict[object, _Words] = OrderedDict()
        self._rule: Rule | None = None
        self.link_text: Callable[[], str] = _link_text
        """What the offer to read the rule says; a page that has a key for it adds it."""
        self.keeps_clear: Callable[[], Iterable[QRectF]] = tuple
        """What it covers only if there is no other way."""
        self.rather_keeps_clear: Callable[[], Iterable[QRectF]] = tuple
        """What it covers if all else is as bad."""
        self.gone: Callable[[], None] = lambda: None
        """Is told when it no longer says what it said at a place of its own (`say_at`)."""
        self.ground: Callable[[], QRectF] = QRectF
        """Where there is most often room, at the edges."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty if it is not to be seen."""
        return self._words.text if self._words is not None and self.isVisible() else ""

    @property
    def rule(self) -> Rule | None:
        """The rule that refuses something; None if nothing is refused."""
        return self._rule if self.isVisible() else None

    def is_link_at(self, point: QPointF) -> bool:
        """Whether a click here asks for the rule."""
        return (
            self.rule is not None
            and self._words is not None
            and self._words.link.contains(self.mapFromScene(point))
        )

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
        self.gone()
        scene = self.scene().sceneRect()
        room = min(WIDEST * unit, scene.width() - 2 * _PAD * unit)
        self._prepare(text, unit, room, Qt.AlignmentFlag.AlignCenter, refused_by)
        about = about or QRectF(beside, beside)
        size = self.rect().size()
        little = size.width() * size.height() / 8  # rather than to be far away
        clear = _edges([about, *self.keeps_clear()])
        rather = _edges(self.rather_keeps_clear())
        least, best = (inf, inf), (0.0, 0.0)
        for x, y in self._places(beside, about, size, unit):
            right, bottom = x + size.width(), y + size.height()
            covers = (
                _covered((x + 1, y + 1, right - 1, bottom - 1), clear),  # its edge does no harm
                _covered((x, y, right, bottom), rather) // little,
            )
            if covers < least:
                least, best = covers, (x, y)
            if not any(least):
                break  # most often the first one
        self._show_at(*best)

    def _places(
        self, beside: QPointF, about: QRectF, size: QSizeF, unit: float
    ) -> Iterator[tuple[float, float]]:
        """Its corner where it can lie: below what it is about, above it or beside it."""
        width, height = size.width(), size.height()
        right, left = beside.x() + POINTED.x() * unit, about.left() - 18 * unit - width
        below, above = beside.y() + POINTED.y() * unit, about.top() - 18 * unit - height
        x_middle, y_middle = about.center().x() - width / 2, about.center().y() - height / 2
        ground = self.ground().adjusted(_PAD, _PAD, -_PAD, -_PAD)
        edges = () if ground.isEmpty() else (ground.right() - width, ground.left())
        lowest = ground.bottom() - height
        heights = [max(ground.top(), min(y, lowest)) for y in (y_middle, above, below)]
        ((first_x, first_y, last_x, last_y),) = _edges([self.scene().sceneRect()])
        for x, y in (
            (right, below),
            (right, above),
            (x_middle, above),
            (left, below),
            (left, above),
            (x_middle, below),
            (right, y_middle),
            (left, y_middle),
            *((x, y) for x in edges for y in heights),
            *((x, ground.top() - height) for x in edges),
        ):
            yield max(first_x, min(x, last_x - width)), max(first_y, min(y, last_y - height))

    def say_at(self, text: str, corner: QPointF, unit: float, width: float) -> None:
        """Say this here, in lines of at most this width, from left to right as in a book."""
        self._prepare(text, unit, width - 2 * _PAD * unit, _AS_IN_A_BOOK)
        self._show_at(corner.x(), corner.y())

    def size_of(self, text: str, unit: float, width: float) -> QRectF:
        """The room that `say_at` takes."""
        font = with_size(self._font, _pixels(unit))
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
        link = "" if refused_by is None else self.link_text()
        key = (text, unit, room, align, link)
        words = self._latest.pop(key, None)
        if words is None:
            font = with_size(self._font, _pixels(unit))
            words = _Words(text, font, _PAD * unit, room, align, link)
        self._latest[key] = words
        if len(self._latest) > _REMEMBERED:
            self._latest.popitem(last=False)
        if words is not self._words:
            if self._words is not None:
                self._words.forget_picture()
            self._words = words
            self.setRect(words.rect)
            self.update()

    def hide(self) -> None:
        """Say nothing any more."""
        super().hide()
        self.gone()

    def _show_at(self, x: float, y: float) -> None:
        self.setPos(round(x), round(y))
        self.show()

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """Copy the picture, which is the same wherever it is said."""
        if self._words is not None:
            painter.drawPixmap(0, 0, self._words.picture(painter.device().devicePixelRatio()))


class _Words:
    """A text on its small board, maybe with the offer to read the rule below it."""

    def __init__(
        self,
        text: str,
        font: QFont,
        pad: float,
        room: float,
        align: Qt.AlignmentFlag,
        link: str,
    ) -> None:
        """In lines that have this room; without an offer if ``link`` is empty."""
        self.text = text
        self._font, self._pad, self._align, self._link_text = font, pad, align, link
        self._font.setBold(bool(link))
        inner, offer = _wrapped(text, font, room), self._link_size()
        width = max(inner.width(), offer.width()) + 2 * pad
        self.rect = QRectF(0, 0, width, inner.height() + offer.height() + 2 * pad)
        self.link = QRectF(
            0, self.rect.bottom() - offer.height() - pad, width, offer.height() + pad
        )
        self._picture: QPixmap | None = None

    def _link_size(self) -> QSizeF:
        """What the offer to read the rule takes, if there is one."""
        if not self._link_text:
            return QSizeF(0, 0)
        metrics = QFontMetricsF(self._link_font())
        return QSizeF(metrics.horizontalAdvance(self._link_text), metrics.lineSpacing() * 1.3)

    def _link_font(self) -> QFont:
        font = with_size(self._font, self._font.pixelSize() * 0.93)
        font.setBold(False)
        font.setUnderline(True)
        return font

    def picture(self, ratio: float) -> QPixmap:
        """How it looks on a screen of this ratio."""
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = painted(self.rect, ratio, self._draw)
        return self._picture

    def forget_picture(self) -> None:
        """Something else is said."""
        self._picture = None

    def _draw(self, painter: QPainter) -> None:
        """The board and the text."""
        painter.setPen(QColor(palette.PANEL_LINE))
        painter.setBrush(QColor(palette.PANEL_RAISED))
        corner = self._font.pixelSize() * _ROUND
        painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        painter.setFont(self._font)
        flags, text = Qt.TextFlag.TextWordWrap | self._align, tied(self.text)
        if not self._link_text:
            painter.setPen(QColor(palette.TEXT))
            # As wide as it was measured: half a pixel less, and a word would go to the next line.
            pad = self._pad - 1
            painter.drawText(self.rect.adjusted(pad, 0, -pad, 0), flags, text)
            return
        painter.setPen(QColor(palette.LOSS))
        painter.drawText(self.rect.adjusted(0, 0, 0, -self.link.height()), flags, text)
        painter.setFont(self._link_font())
        painter.setPen(QColor(palette.LINK))
        painter.drawText(self.link, Qt.AlignmentFlag.AlignCenter, self._link_text)


_Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom: hundreds are compared while something is dragged."""


def _edges(rects: Iterable[QRectF]) -> list[_Edges]:
    return cast(list[_Edges], [one.getCoords() for one in rects])


def _covered(place: _Edges, others: list[_Edges]) -> int:
    """In whole pixels."""
    left, top, right, bottom = place
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
