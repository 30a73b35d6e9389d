"""What happened last: the newest deed, and before it as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from alhambra_qt.alhambra.presenters.history import Line
from alhambra_qt.look import fonts, lettering, palette, pictures
from alhambra_qt.scene.panel import Brush, Panel, Scale

_ON_BOARD, _IN_LINE = 13, 14
"""The sizes of text."""
_LEAST = 60
"""As high as this, it is a board."""

_Lines: TypeAlias = tuple[Line, ...]


class Told(NamedTuple):
    """A line, where it is, and where the symbol of its seat and its words are in there."""

    line: Line
    rect: QRectF
    symbol: QRectF
    words: QRectF
    is_newest: bool


class Story(NamedTuple):
    """All lines that there is room for, the newest first, and the sign that opens all of them."""

    told: tuple[Told, ...]
    sign: QRectF
    is_board: bool


def story_in(lines: _Lines, width: float, height: float, scale: Scale) -> Story:
    """Where the lines are in a chronicle of this size: on a board, or in one line."""
    return _story(lines, width, height, scale.unit, scale.text_scale)


@lru_cache(maxsize=8)
def _story(lines: _Lines, width: float, height: float, unit: float, text: float) -> Story:
    """Asked whenever the table is shown, while what has happened is mostly the same."""
    scale, rect = Scale(unit, text), QRectF(0, 0, width, height)
    is_board = height >= scale.text_px(_LEAST)
    side = scale.text_px(16)
    if is_board:
        sign = QRectF(rect.right() - scale.px(6) - side, scale.px(7), side, side)
        told = _on_board(lines, rect, sign.left() - scale.px(3), scale)
    else:
        sign = QRectF(scale.px(6), rect.center().y() - side / 2, side, side)
        told = _in_line(lines, rect.adjusted(sign.right() + scale.px(4), 0, 0, 0), scale)
    return Story(tuple(told), sign, is_board)


def _on_board(lines: _Lines, rect: QRectF, beside: float, scale: Scale) -> Iterator[Told]:
    """The newest sentence first, as at the top of a page; it leaves room for the sign."""
    icon, edge, gap = scale.text_px(14), scale.px(8), scale.px(4)
    room = rect.adjusted(edge + icon + scale.px(5), edge, -edge, -gap)
    spacing = QFontMetricsF(fonts.text_font(scale.text_px(_ON_BOARD))).lineSpacing()
    y, is_newest = room.y(), True
    for line in reversed(lines):
        font = fonts.text_font(scale.text_px(_ON_BOARD), bold=is_newest)
        width = (beside if is_newest else room.right()) - room.x()
        height = len(lettering.wrapped(line.text, font, width)) * spacing
        if y + height > room.bottom() and not is_newest:
            break
        words = QRectF(room.x(), y, width, min(height, room.bottom() - y))
        symbol = QRectF(rect.x() + edge, y + (spacing - icon) / 2, icon, icon)
        whole = QRectF(symbol.x(), y, words.right() - symbol.x(), words.height())
        yield Told(line, whole, symbol, words, is_newest)
        y += height + gap
        is_newest = False


def _in_line(lines: _Lines, rect: QRectF, scale: Scale) -> Iterator[Told]:
    """The newest sentence at the right; older ones to its left while they fit."""
    icon, gap = scale.text_px(16), scale.px(6)
    end, is_newest = rect.right() - gap, True
    for line in reversed(lines):
        font = fonts.text_font(scale.text_px(_IN_LINE), bold=is_newest)
        words = QFontMetricsF(font).horizontalAdvance(line.text) + 1
        sign = icon + gap if line.colour is not None else 0
        start = end - words - sign
        if start < rect.x() + gap and not is_newest:
            break
        start = max(start, rect.x() + gap)
        whole = QRectF(start, rect.y(), end - start, rect.height())
        symbol = QRectF(start, whole.center().y() - icon / 2, icon, icon)
        yield Told(line, whole, symbol, whole.adjusted(sign, 0, 0, 0), is_newest)
        end = start - 3 * gap
        is_newest = False


class Chronicle(Panel):
    """A board if a lane has room for one, else a line; each sentence opens its moment."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """Always the newest sentence, and others before it."""
        story = story_in(cast(_Lines, content), rect.width(), rect.height(), brush)
        if story.is_board:
            brush.board(rect)
        side = int(story.sign.width())
        colour = palette.TEXT_QUIET if story.is_board else palette.ON_TABLE_QUIET
        icon = pictures.picture("icon-log", side, side, brush.ratio, tint=colour)
        brush.pixmap(story.sign.x(), story.sign.y(), icon)
        for told in story.told:
            if told.line.colour is not None:
                size = int(told.symbol.width())
                symbol = pictures.seat_symbol(told.line.colour, size, brush.ratio)
                brush.pixmap(told.symbol.x(), told.symbol.y(), symbol)
            if story.is_board:
                self._draw_paragraph(brush, told)
            else:
                self._draw_words(brush, told)

    def _draw_words(self, brush: Brush, told: Told) -> None:
        """On one line, unless it would be cut off there."""
        font = fonts.text_font(brush.text_px(_IN_LINE), bold=told.is_newest)
        ink = palette.ON_TABLE if told.is_newest else palette.ON_TABLE_QUIET
        brush.painter.setPen(QColor(ink))
        smallest, align = brush.px(10), Qt.AlignmentFlag.AlignLeft
        lettering.draw_block(
            brush.painter, told.words, told.line.text, font, smallest=smallest, align=align
        )

    def _draw_paragraph(self, brush: Brush, told: Told) -> None:
        font = fonts.text_font(brush.text_px(_ON_BOARD), bold=told.is_newest)
        ink = palette.TEXT if told.is_newest else palette.TEXT_QUIET
        brush.painter.setPen(QColor(ink))
        smallest = brush.px(10)
        lettering.draw_paragraph(brush.painter, told.words, told.line.text, font, smallest=smallest)
