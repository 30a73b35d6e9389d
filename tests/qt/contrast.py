"""How much stands out from what lies below it, measured in the pixels of a picture.

Everything is drawn twice, with it and without it: what differs is it, and what is left is its
ground. So nothing has to be known of where words are or which colours they should have.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple, cast

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QPainterPath,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGraphicsView,
    QLabel,
    QRadioButton,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from alhambra_qt.look import pictures
from alhambra_qt.scene.panel import Panel
from alhambra_qt.scene.shown_scene import ShownScene
from tests.qt import eyes, reading

TEXT, MARK = 4.5, 3.0
"""What is asked of words, and of marks."""
WRITING = "QLabel, QPushButton, QToolButton, QCheckBox, QLineEdit, QTextEdit, QListWidget"
BAND = 14
"""Pixels beside the edge of something in which its frame is."""
CELL = (4, 2)
"""Pixels: parts of a word are in cells that touch."""
A_WORD = 12
"""Pixels of the smallest word; less than that is a dot."""

_RGBX = QImage.Format.Format_RGBX8888
_NEIGHBOURS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]

Pixel = tuple[int, int]
Doing = Callable[[], object]


class Found(NamedTuple):
    """How much something stands out, and where."""

    contrast: float
    where: QRect
    colours: str

    def __str__(self) -> str:
        """For a test that fails."""
        return f"{self.contrast:.2f}:1 {self.colours} at {_told(self.where)}"


@lru_cache(100_000)
def _light(red: int, green: int, blue: int) -> float:
    parts = (eyes.linear(part / 255) for part in (red, green, blue))
    return 0.05 + sum(a * b for a, b in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


@lru_cache(100_000)
def _contrast(one: bytes, other: bytes) -> float:
    dark, bright = sorted((_light(*one), _light(*other)))
    return bright / dark


class Difference:
    """What two pictures of one thing have different, pixel by pixel."""

    def __init__(self, without: QImage, having: QImage) -> None:
        """The ground, and the same with what is to be measured."""
        self.width, self.height = having.width(), having.height()
        images = [each.convertToFormat(_RGBX) for each in (without, having)]
        self._ground, self._ink = (bytes(cast("memoryview", each.constBits())) for each in images)

    def at(self, x: int, y: int) -> float:
        """The contrast of a pixel; 1 if it is the same without."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return 1.0
        start = 4 * (y * self.width + x)
        return _contrast(self._ground[start : start + 3], self._ink[start : start + 3])

    def words(self) -> Iterator[Found]:
        """Every word that differs, by its strongest pixel: the edges of letters are blurred."""
        cells = self._cells()
        while cells:
            first = next(iter(cells))
            word = {first: cells.pop(first)}
            ends = [first]
            for column, row in ends:
                for near in _NEIGHBOURS:
                    one = (column + near[0], row + near[1])
                    if one in cells:
                        word[one] = cells.pop(one)
                        ends.append(one)
            if sum(cell.pixels for cell in word.values()) >= A_WORD:
                yield _found(word)

    def _cells(self) -> dict[Pixel, Cell]:
        """What differs in each small part of the picture."""
        found: defaultdict[Pixel, list[Pixel]] = defaultdict(list)
        for y in range(self.height):
            row = y // CELL[1]
            for x in self._different(y):
                found[x // CELL[0], row].append((x, y))
        return {key: self._cell(pixels) for key, pixels in found.items()}

    def _cell(self, pixels: list[Pixel]) -> Cell:
        """By its strongest pixel; most pixels of a small part have the same few colours."""
        starts = [4 * (y * self.width + x) for x, y in pixels]
        pairs = dict.fromkeys(
            (self._ground[start : start + 3], self._ink[start : start + 3]) for start in starts
        )
        ground, ink = max(pairs, key=lambda pair: _contrast(*pair))
        return Cell(len(pixels), _contrast(ground, ink), (ink.hex(), ground.hex()))

    def _different(self, y: int) -> Iterator[int]:
        """The pixels of a row that differ; most rows are alike, and most of the others too."""
        row = slice(4 * y * self.width, 4 * (y + 1) * self.width)
        one, other = self._ground[row], self._ink[row]
        if one == other:
            return
        these, those = memoryview(one).cast("I"), memoryview(other).cast("I")
        for start in range(0, self.width, 32):
            chunk = slice(4 * start, 4 * (start + 32))
            if one[chunk] != other[chunk]:
                for x in range(start, min(self.width, start + 32)):
                    if these[x] != those[x]:
                        yield x


class Cell(NamedTuple):
    """A small part of a picture: how much differs, how strongly, and in which colours."""

    pixels: int
    contrast: float
    colours: tuple[str, str]


def _found(word: dict[Pixel, Cell]) -> Found:
    best = max(word.values(), key=lambda cell: cell.contrast)
    columns, rows = [column for column, _ in word], [row for _, row in word]
    (wide, high), (ink, ground) = CELL, best.colours
    where = QRect(
        wide * min(columns),
        high * min(rows),
        wide * (max(columns) - min(columns) + 1),
        high * (max(rows) - min(rows) + 1),
    )
    return Found(best.contrast, where, f"#{ink} on #{ground}")


def drawn(widget: QWidget, *, anew: bool = False) -> QImage:
    """A picture of it; ``anew`` if nothing may be taken from memory, not even tiles and cards."""
    if anew:
        pictures.clear()
    for view in widget.window().findChildren(QGraphicsView):
        scene = view.scene()
        if view.isVisible() and isinstance(scene, ShownScene):
            for item in scene.items():
                if isinstance(item, Panel):
                    item._shown = None
            scene.show_again()
    return widget.grab().toImage()


def of_text(widget: QWidget, monkeypatch: pytest.MonkeyPatch, *, anew: bool = False) -> Difference:
    """All text of a widget: with ``anew``, that of tiles and cards too."""
    having = drawn(widget, anew=anew)
    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", lambda *_: None)
        patch.setattr(QPainterPath, "addText", lambda *_: None)
        with _widgets_without_text(widget):
            without = drawn(widget, anew=anew)
    return Difference(without, having)


@contextmanager
def _widgets_without_text(widget: QWidget) -> Iterator[None]:
    """What Qt writes is transparent meanwhile."""
    above: list[QWidget] = []
    while (parent := (above[-1] if above else widget).parentWidget()) is not None:
        above.append(parent)
    styled = {
        one: one.styleSheet()
        for one in (*reversed(above), widget, *widget.findChildren(QWidget))
        if one.styleSheet()
    }
    fonts = {one: one.font() for one in widget.findChildren(QWidget)}
    for one, style in styled.items():
        hidden = re.sub(r"(?<![-\w])color: [^;]+;", "color: transparent;", style)
        one.setStyleSheet(f"{WRITING} {{ color: transparent; }}\n{hidden}")
    for edit in widget.findChildren(QTextEdit):  # for good: books are written anew when opened
        cursor, nothing = QTextCursor(edit.document()), QTextCharFormat()
        cursor.select(QTextCursor.SelectionType.Document)
        nothing.setForeground(QColor(Qt.GlobalColor.transparent))
        cursor.mergeCharFormat(nothing)
    _write_in(fonts)
    yield
    for one, style in styled.items():
        one.setStyleSheet(style)
    _write_in(fonts)


def _write_in(fonts: Mapping[QWidget, QFont]) -> None:
    """Let widgets have the fonts that they had before their style changed."""
    for widget, font in fonts.items():
        if widget.font() != font:
            widget.setFont(font)


def unmeasured(widget: QWidget, words: list[Found]) -> Iterator[str]:
    """Widgets with words of which nothing was found."""
    for child in reading.visible(widget):
        where = QRect(child.mapTo(widget, child.rect().topLeft()), child.size())
        is_written = isinstance(child, QLabel | QAbstractButton) and reading.told(child)
        has_words = is_written or isinstance(child, QTextEdit)
        if has_words and not any(where.intersects(found.where) for found in words):
            yield f"{child}: {reading.told(child)}"


def weak_text(
    widget: QWidget, monkeypatch: pytest.MonkeyPatch, *, anew: bool = False
) -> Iterator[str]:
    """Words that can hardly be read, but for those of what can't be used."""
    words = list(of_text(widget, monkeypatch, anew=anew).words())
    idle = [
        QRect(child.mapTo(widget, child.rect().topLeft()), child.size())
        for child in reading.visible(widget)
        if not child.isEnabled() or isinstance(child, QRadioButton | QScrollBar)
    ]
    for found in words:
        if found.contrast < TEXT and not any(one.contains(found.where.center()) for one in idle):
            yield str(found)
    yield from unmeasured(widget, words)


def of_mark(widget: QWidget, show: Doing, hide: Doing) -> Difference:
    """A mark that is shown and hidden."""
    show()
    having = widget.grab().toImage()
    hide()
    return Difference(widget.grab().toImage(), having)


def weak_sides(mark: Difference, rects: Iterable[QRect], gaps: float) -> Iterator[str]:
    """Sides of these rectangles along which a mark can't be seen, but for such a share of it."""
    for rect in rects:
        for side, points in _sides(rect):
            best = _along(mark, points, gaps)
            if best < MARK:
                yield f"{best:.2f}:1 at {_told(side)}"


def _sides(rect: QRect) -> Iterator[tuple[QRect, list[list[Pixel]]]]:
    """Where a frame is: each side in three pieces, without the corners, as points across it."""
    wide, long, high = BAND, rect.width() // 4, rect.height() // 4
    for piece in range(3):
        x, y = rect.left() + wide + piece * long, rect.top() + wide + piece * high
        for top in (rect.top() - wide, rect.bottom() - wide):
            rows = range(top, top + 2 * wide)
            side = QRect(x, top, long, 2 * wide)
            yield side, [[(at, row) for row in rows] for at in range(x, x + long)]
        for left in (rect.left() - wide, rect.right() - wide):
            columns = range(left, left + 2 * wide)
            side = QRect(left, y, 2 * wide, high)
            yield side, [[(column, at) for column in columns] for at in range(y, y + high)]


def _along(mark: Difference, points: list[list[Pixel]], gaps: float) -> float:
    """How well it is seen at its weakest points: of two colours, either may show there."""
    seen = sorted(max(mark.at(*pixel) for pixel in point) for point in points)
    return seen[int(len(seen) * gaps)]


def _told(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}×{rect.height()}"
