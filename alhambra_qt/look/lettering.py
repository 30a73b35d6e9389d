"""Text that is painted: it shrinks if there is little room, and is cut off as a last resort."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import Qt

# Numbers, for the first frame does without the names of Qt (see `ink`).
LEFT = 0x1
ONE_LINE = 0x80 | 0x100 | 0x200
"""In the middle of its height, and not clipped: a font may draw a pixel below its height."""
_REMEMBERED = 512
"""So many texts are measured once: the same ones are painted again and again."""


def with_size(font: QFont, pixels: float) -> QFont:
    """The same font in another size."""
    changed = QFont(font)
    changed.setPixelSize(max(1, round(pixels)))
    return changed


def ever_smaller(font: QFont, smallest: float | None) -> Iterator[QFont]:
    """The font itself, then one pixel smaller each time, down to the smallest if there is one."""
    yield font
    size = font.pixelSize()
    while smallest is not None and size > smallest:
        size -= 1
        yield with_size(font, size)


def for_all(texts: Sequence[str], font: QFont, width: float) -> QFont:
    """The same font, so large that each of these fits on a line: side by side they look alike."""
    for used in ever_smaller(font, 1):
        metrics = QFontMetricsF(used)
        if all(metrics.horizontalAdvance(text) <= width for text in texts):
            break
    return used


def draw_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    *,
    smallest: int | None = None,
    align: Qt.AlignmentFlag | None = None,
) -> str:
    """One line of plain text in the middle of a rectangle's height; what is left of it."""
    shown, used = _shown_line(text, font, rect.width(), rect.height(), smallest)
    painter.setFont(used)
    painter.drawText(rect, (LEFT if align is None else align.value) | ONE_LINE, shown)
    return shown


@lru_cache(_REMEMBERED)
def _shown_line(
    text: str, font: QFont, width: float, height: float, smallest: int | None
) -> tuple[str, QFont]:
    """What is left of a line, and the font that it has then."""
    shown, is_too_wide = text, False
    for used in ever_smaller(font, smallest):
        metrics = QFontMetricsF(used)
        is_too_wide = metrics.horizontalAdvance(text) > width
        is_too_high = metrics.height() >= height + 1  # room is often in whole pixels
        if not (is_too_wide or is_too_high):
            break
    if is_too_wide:
        elide = QtCore.Qt.TextElideMode.ElideRight
        shown = QFontMetricsF(used).elidedText(text, elide, width)
    return shown, used


_BEFORE_A_NUMBER = re.compile(r"(?<=[^\W\d]) (?=\d+\b)|(?<=\d) (?=×)|(?<=×) ")
"""A tile or a card and its number belong together: "tower 11", "2 × denar"."""


_TIE = "\u00a0"  # by its number: Python looks for names in its table of all letters
_LEAST = 8
"""Letters that a last line has at least, in two words or more."""
_MOST = 24
"""Letters that may hang together: more could be wider than their line."""


def tied(text: str) -> str:
    r"""The same words, as long as before, but none is left alone on the last line.

    >>> tied("Place it here, or on the reserve board. Go on").split(" ")[-2:] == [
    ...     "reserve",
    ...     "board.\N{NO-BREAK SPACE}Go\N{NO-BREAK SPACE}on",
    ... ]
    True
    >>> tied("Go on") == "Go on"
    True
    >>> "2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}denar" in tied("2 × denar and 2 × ducat")
    True
    """
    return "\n".join(map(_tied, _BEFORE_A_NUMBER.sub(_TIE, text).split("\n")))


def _tied(line: str) -> str:
    words = line.split(" ")
    end = words.pop()  # already two words if it is a tile and its number
    while words and (_TIE not in end or len(end.replace(_TIE, "")) < _LEAST):
        end = words.pop() + _TIE + end
    return " ".join([*words, end]) if words and len(end) <= _MOST else line


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """The lines of a text that has this much room."""
    together = tied(text)
    last = together.rpartition(" ")[2]
    if QFontMetricsF(font).horizontalAdvance(last) > width:
        together = _BEFORE_A_NUMBER.sub(_TIE, text)
    layout = QtGui.QTextLayout(together, font)  # loaded here: the first frame doesn't need it
    option = QtGui.QTextOption()
    option.setWrapMode(QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines


def draw_paragraph(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    *,
    smallest: int | None = None,
    align: Qt.AlignmentFlag | None = None,
) -> float:
    """Plain text in lines from the top of a rectangle, and how high they are together."""
    lines: list[str] = []
    for used in ever_smaller(font, smallest):
        lines = wrapped(text, used, rect.width())
        if _have_room(lines, used, rect):
            break
    spacing = QFontMetricsF(used).lineSpacing()
    fitting = max(1, int((rect.height() + 1) // spacing))
    if len(lines) > fitting:
        lines[fitting - 1 :] = [" ".join(lines[fitting - 1 :])[:300]]
    for number, line in enumerate(lines):
        box = QRectF(rect.x(), rect.y() + number * spacing, rect.width(), spacing)
        draw_line(painter, box, line, used, align=align)
    return len(lines) * spacing


def has_room(rect: QRectF, text: str, font: QFont, smallest: int) -> bool:
    """Whether a paragraph can be drawn here without being cut off."""
    used = with_size(font, smallest)
    return _have_room(wrapped(text, used, rect.width()), used, rect)


def _have_room(lines: Sequence[str], font: QFont, rect: QRectF) -> bool:
    """Whether lines fit below each other; room is often in whole pixels."""
    return len(lines) * QFontMetricsF(font).lineSpacing() <= rect.height() + 1


def draw_block(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    *,
    smallest: int,
    align: Qt.AlignmentFlag | None = None,
) -> None:
    """A few words in the middle of a rectangle, on as many lines as it takes; none is broken."""
    align = QtCore.Qt.AlignmentFlag.AlignHCenter if align is None else align
    lines, used = _block(text, font, rect.width(), rect.height(), smallest)
    spacing = QFontMetricsF(used).lineSpacing()
    top = rect.center().y() - len(lines) * spacing / 2
    for number, line in enumerate(lines):
        box = QRectF(rect.x(), top + number * spacing, rect.width(), spacing)
        draw_line(painter, box, line, used, align=align)


@lru_cache(_REMEMBERED)
def _block(
    text: str, font: QFont, width: float, height: float, smallest: int
) -> tuple[list[str], QFont]:
    """The lines of a block, and the font that they have then."""
    rect = QRectF(0, 0, width, height)
    for used in ever_smaller(font, smallest):
        if _holds(rect, text, used):
            break
    return balanced(text, used, width), used


def balanced(text: str, font: QFont, width: float) -> list[str]:
    """As few lines as there can be, of nearly the same length: no word is left alone or broken."""
    lines = wrapped(text, font, width)
    metrics = QFontMetricsF(font)
    longest = _longest_word(text, metrics)
    while len(lines) > 1:
        width = max(metrics.horizontalAdvance(line) for line in lines) - 1
        if width < longest:
            break
        narrower = wrapped(text, font, width)
        widest = max(metrics.horizontalAdvance(line) for line in narrower)
        if len(narrower) > len(lines) or widest > width:
            break
        lines = narrower
    return lines


def _holds(rect: QRectF, text: str, font: QFont) -> bool:
    """Whether there is room for all lines, and for the longest word on one of them."""
    is_wide_enough = _longest_word(text, QFontMetricsF(font)) <= rect.width()
    return is_wide_enough and _have_room(wrapped(text, font, rect.width()), font, rect)


def _longest_word(text: str, metrics: QFontMetricsF) -> float:
    return max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
