"""Drawing what is on several panels and overlays: people, paragraphs, palaces, the track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen, QPixmap, QPolygonF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.table_model import Beside, Placed
from alhambra_qt.alhambra.table.city import Grid, packed
from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import names

CENTER = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
LEFT = Qt.AlignmentFlag.AlignLeft
_UNLIT = 0.25
TRACE = 0.09
"""How wide the line along a wall is, in parts of a tile; with its dark edges half as much again."""

_AT_THE_FEET = 0.42
"""How much of the side of a square somebody takes who stands there with others."""


def symbol(person: Person, size: float, ratio: float) -> QPixmap:
    """The symbol of a seat, or the picture of somebody who has none."""
    if person.colour is None:
        return pictures.picture(person.picture, size, size, ratio)
    return pictures.seat_symbol(person.colour, size, ratio)


def draw_person(
    brush: Brush, rect: QRectF, person: Person, size: float = 16, *, bold: bool = False
) -> None:
    """The symbol, and beside it the name as far as there is room."""
    side = int(min(brush.text_px(size * 1.5), rect.height()))
    middle = rect.center().y()
    brush.pixmap(rect.x(), middle - side / 2, symbol(person, side, brush.ratio))
    beside = rect.adjusted(side + brush.px(size * 0.45), 0, 0, 0)
    brush.text(beside, names.shown(person.name, 200), size, bold=bold)


def person_width(
    brush: Brush, height: float, person: Person, size: float = 16, *, bold: bool = False
) -> float:
    """How much room a person takes in a line so high."""
    metrics = QFontMetricsF(brush.font(size, bold=bold))
    name = metrics.horizontalAdvance(names.shown(person.name, 200)) + brush.px(2)
    return min(brush.text_px(size * 1.5), height) + brush.px(size * 0.45) + name


def paragraph(
    brush: Brush,
    rect: QRectF,
    text: str,
    size: float = 16,
    *,
    colour: str = palette.TEXT,
    least: float = 0.85,
) -> float:
    """Plain text in lines of this width, and their height; ``least`` is how small it may get."""
    brush.painter.setPen(QColor(colour))
    smallest = brush.px(size * least)
    return lettering.draw_paragraph(brush.painter, rect, text, brush.font(size), smallest=smallest)


def draw_city(brush: Brush, grid: Grid, city: Sequence[Placed], lit: str = "") -> None:
    """The tiles of a city, with walls that meet at the corners; maybe only some buildings lit."""
    walls = {(placed.x, placed.y): faces.walls_of(placed.tile) for placed in city}
    for placed in city:
        square = grid.rect(placed.x, placed.y)
        picture = faces.of_tile(
            placed.tile,
            grid.cell,
            brush.ratio,
            corners=faces.inner_corners(walls, (placed.x, placed.y)),
            figure=placed.looks,
        )
        brush.painter.setOpacity(1.0 if lit in ("", placed.tile.building) else _UNLIT)
        brush.pixmap(square.x(), square.y(), picture)
    brush.painter.setOpacity(1.0)


def draw_beside(brush: Brush, grid: Grid, beside: Sequence[Beside]) -> None:
    """Who stands beside a city."""
    for one in beside:
        square, figure = grid.rect(one.x, one.y), one.figure
        picture = pictures.picture(
            figure.picture, grid.cell, grid.cell, brush.ratio, tint=figure.tint or None
        )
        brush.pixmap(square.x(), square.y(), picture)
        feet = at_the_feet(square, len(figure.with_it))
        for small, place in zip(figure.with_it, feet, strict=True):
            side = round(place.width())
            looks = pictures.picture(small.picture, side, side, brush.ratio, tint=small.tint)
            brush.pixmap(place.x(), place.y(), looks)


def at_the_feet(square: QRectF, number: int) -> list[QRectF]:
    """Where so many stand before somebody: side by side, in the middle."""
    small = square.width() * _AT_THE_FEET
    step = (square.width() - small) / 2
    left = square.x() + (square.width() - small - step * (number - 1)) / 2
    return [
        QRectF(left + index * step, square.bottom() - small, small, small)
        for index in range(number)
    ]


def draw_palace(
    brush: Brush,
    rect: QRectF,
    city: Sequence[Placed],
    trace: Sequence[tuple[int, int]] = (),
    largest: int = 120,
    lit: str = "",
    beside: Sequence[Beside] = (),
) -> None:
    """A palace in the middle of a rectangle, as large as it fits, with a line along a wall."""
    places = [(one.x, one.y) for one in city] + [(one.x, one.y) for one in beside]
    grid = packed(rect, places, brush.px(largest), brush.px(5))
    width = min(max(3.0, grid.cell * TRACE), float(brush.px(9)))
    edged = width * 1.5
    if trace:
        grid = packed(rect, places, brush.px(largest), 2 * edged)
    draw_city(brush, grid, city, lit)
    draw_beside(brush, grid, beside)
    if trace:
        line = QPolygonF([*_outside(grid, trace, edged / 2)])
        joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        for colour, pen in ((palette.SHADOW, edged), (palette.WALL_TRACE, width)):
            brush.painter.setPen(QPen(QColor(colour), pen, Qt.PenStyle.SolidLine, *joins))
            brush.painter.drawPolyline(line)


def _outside(grid: Grid, trace: Sequence[tuple[int, int]], far: float) -> Iterator[QPointF]:
    """The corners of a line so far outside a wall that all of the wall is seen.

    It runs clockwise around the city, so outside is always on its left.
    """
    lefts = [(y2 - y, x - x2) for (x, y), (x2, y2) in pairwise(trace)]
    is_ring = trace[0] == trace[-1]
    before = [lefts[-1] if is_ring else lefts[0], *lefts]
    after = [*lefts, lefts[0] if is_ring else lefts[-1]]
    for corner, one, other in zip(trace, before, after, strict=True):
        x, y = (sum(steps) for steps in zip(*{one, other}, strict=True))
        yield grid.rect(*corner).topLeft() + QPointF(x, y) * far


class Tick(NamedTuple):
    """A line on a ruler."""

    x: int
    is_ten: bool
    label: str
    """Its number; only every second of the tens has one if there's no room for more."""


def ticks(ruler: QRectF, end: int, font: QFont) -> Iterator[Tick]:
    """Every fifth number of a ruler, with numbers in this font."""
    step = ruler.width() / end
    widest = QFontMetricsF(font).horizontalAdvance(f"{end} ")
    told = 10 if widest <= 10 * step else 20
    for number in range(0, end + 1, 5):
        label = "" if number % told else str(number)
        yield Tick(round(ruler.x() + number * step), number % 10 == 0, label)


_SEEN = 0.55
"""How much is seen of a piece on a track, whoever meets it."""


def on_the_track(
    ruler: QRectF, end: int, pieces: Sequence[tuple[Person, float]], size: float
) -> Iterator[tuple[Person, float]]:
    """Everybody, and the middle of their piece: those who meet are fanned out."""
    behind = ruler.x() - size
    for person, points in sorted(pieces, key=lambda piece: piece[1]):
        behind = max(ruler.x() + points * ruler.width() / end, behind + size * _SEEN)
        yield person, behind


def draw_track(
    brush: Brush, rect: QRectF, pieces: Sequence[tuple[Person, float]], end: int
) -> None:
    """The scoring track up to a number, with a piece for everybody."""
    size, digits = brush.px(26), brush.text_px(16)
    height = brush.px(14) + digits
    ruler = QRectF(rect.x(), rect.bottom() - height, rect.width(), height)
    brush.board(ruler, palette.TRACK, 6)
    inner = ruler.adjusted(brush.px(24), 0, -brush.px(24), 0)
    for x, is_ten, number in ticks(inner, end, brush.font(13)):
        brush.painter.setPen(
            QPen(QColor(palette.TRACK_LINE), brush.px(2 if is_ten else 1), Qt.PenStyle.SolidLine)
        )
        top = ruler.y() + brush.px(2)
        brush.painter.drawLine(QPointF(x, top), QPointF(x, top + brush.px(8 if is_ten else 5)))
        label = QRectF(x - brush.px(24), top + brush.px(9), brush.px(48), digits)
        brush.text(label, number, 13, colour=palette.TEXT_QUIET, align=CENTER)
    top = ruler.y() - size
    for person, middle in on_the_track(inner, end, pieces, size):
        brush.pixmap(middle - size / 2, top, symbol(person, size, brush.ratio))
