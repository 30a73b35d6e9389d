"""The ground of the large palace: a terrace of stars and crosses between water and hedges.

Its four quarters mirror one another, so a quarter is all that is drawn and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from alhambra_qt.look import palette
from alhambra_qt.look.pictures.drawing import SmoothPainter, blank_image

_STAR = 58
"""From the middle of a star of the paving to that of the next, in pixels of a small laptop."""
_MARGIN = 7
_BED = 24
_WALK = 40
_CHANNEL = 13
_POOL = 62
_TREE = 10.5
_BETWEEN_TREES = 92
_BETWEEN_BUSHES = 8
_LANTERN = 3.5
_LANTERN_GLOW = 46
_INNER = cos(pi / 4) / cos(pi / 8)
"""How far the corners between the points of an eight-fold star are from its middle."""


def draw_terrace(painter: QPainter, rect: QRectF, unit: float, *, is_evening: bool = False) -> None:
    """Paint the terrace into this rectangle, for a table that is so many times as large as usual.

    It is calm and dark: whatever is shown on it is lighter or more colourful. In the evening,
    lanterns are lit between the trees.
    """
    size, ratio = rect.size(), painter.device().devicePixelRatio()
    quarter, mirrored = quarters(size.width(), size.height(), unit, ratio, is_evening)
    painter.save()
    painter.translate(rect.topLeft())
    usual = painter.transform()
    for turned in mirrored:
        painter.setTransform(turned * usual)
        painter.drawPixmap(0, 0, quarter)
    painter.restore()


@lru_cache(maxsize=2)
def quarters(
    width: float, height: float, unit: float, ratio: float, is_evening: bool
) -> tuple[QPixmap, list[QTransform]]:
    """A quarter of two sizes, that of a table and of one that is watched; and where all four lie.

    Where the middle is a row of pixels, they share it.
    """
    mirrored = [
        QTransform(across, 0, 0, down, width if across < 0 else 0, height if down < 0 else 0)
        for across in (1, -1)
        for down in (1, -1)
    ]
    return _quarter(width, height, unit, ratio, is_evening), mirrored


def _quarter(width: float, height: float, unit: float, ratio: float, is_evening: bool) -> QPixmap:
    pixmap = QPixmap(*(max(1, ceil(round(side * ratio) / 2)) for side in (width, height)))
    pixmap.setDevicePixelRatio(ratio)
    rect = QRectF(0, 0, width, height)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    _pave(painter, rect, unit)
    _lead_water(painter, rect, unit)
    _plant(painter, rect, unit)
    _light(painter, rect)
    if is_evening:
        _light_lanterns(painter, rect, unit)
    painter.end()
    return pixmap


def _star(middle: QPointF, radius: float, turn: float = 0) -> QPainterPath:
    """Two squares over one another: a star with eight points."""
    points = []
    for corner in range(16):
        far = radius if corner % 2 == 0 else radius * _INNER
        angle = turn + corner * pi / 8
        points.append(middle + QPointF(far * sin(angle), -far * cos(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _pave(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Stars whose points touch; what is left between four of them is a cross."""
    ratio = painter.device().devicePixelRatio()
    side = 2 * max(4, round(_STAR * unit * ratio / 2))
    image = blank_image(QSize(side, side))
    image.fill(QColor(palette.TERRACE))
    with SmoothPainter(image) as cutter:
        _cut(cutter, side, unit * ratio)
    slab = QPixmap.fromImage(image)
    slab.setDevicePixelRatio(ratio)
    start = QPointF(*(size / 2 - side / ratio / 2 for size in (rect.width(), rect.height())))
    painter.drawTiledPixmap(rect, slab, -start)


def _cut(painter: QPainter, side: int, unit: float) -> None:
    """The slab of one star, with a quarter of a cross in each corner."""
    line = QPen(_shade(palette.TERRACE_LINE, 140), 1.2 * unit)
    line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    thin = QPen(_shade(palette.TERRACE_LINE, 80), 0.8 * unit)
    middle = QPointF(side / 2, side / 2)
    painter.setPen(line)
    painter.setBrush(QColor(palette.TERRACE_STAR))
    painter.drawPath(_star(middle, side / 2))
    painter.setPen(thin)
    painter.setBrush(QColor(palette.TERRACE_HEART))
    painter.drawPath(_star(middle, side * 0.2, pi / 8))
    painter.setBrush(QColor(palette.TERRACE_WARM))
    for x in (0, side):
        for y in (0, side):
            painter.drawPath(_star(QPointF(x, y), side * 0.1))


def _lead_water(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Channels from all four sides, with a walk at either side, into a pool in the middle."""
    middle = rect.center()
    pool = _star(middle, _POOL * unit)
    for width, colour in (
        (_WALK, palette.TERRACE_WALK),
        (_CHANNEL + 6, palette.TERRACE_KERB),
        (_CHANNEL + 1, palette.TERRACE_NIGHT),
        (_CHANNEL, palette.TERRACE_WATER),
    ):
        water = _cross(rect, width * unit)
        painter.setPen(QPen(QColor(colour), (width - _CHANNEL) * unit))
        painter.setBrush(QColor(colour))
        painter.drawPath(pool)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(water)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, alpha in ((0.82, 60), (0.58, 90), (0.34, 120)):
        painter.setPen(QPen(_shade(palette.TERRACE_GLINT, alpha), 1.4 * unit))
        painter.drawPath(_star(middle, _POOL * unit * share))
    _glint(painter, rect, unit)


def _cross(rect: QRectF, width: float) -> QPainterPath:
    """Two bands of this width over the middle."""
    middle = rect.center()
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(rect.left(), middle.y() - width / 2, rect.width(), width))
    path.addRect(QRectF(middle.x() - width / 2, rect.top(), width, rect.height()))
    return path


def _glint(painter: QPainter, rect: QRectF, unit: float) -> None:
    """A streak of light on the water as it runs to the pool."""
    middle, pool, aside = rect.center(), _POOL * unit, _CHANNEL * 0.22 * unit
    painter.setPen(QPen(_shade(palette.TERRACE_GLINT, 110), 1.4 * unit))
    x, y = middle.x() - aside, middle.y() - aside
    painter.drawLine(QLineF(rect.left(), y, middle.x() - pool, y))
    painter.drawLine(QLineF(x, rect.top(), x, middle.y() - pool))


def _plant(painter: QPainter, rect: QRectF, unit: float) -> None:
    """Beds along the sides, open where water comes in: a clipped hedge, and trees in it."""
    margin, bed = _MARGIN * unit, _BED * unit
    outer = rect.adjusted(margin, margin, -margin, -margin)
    inner = outer.adjusted(bed, bed, -bed, -bed)
    if inner.isEmpty():
        return
    frame, hole, walk = QPainterPath(), QPainterPath(), (_WALK + 8) * unit
    frame.addRoundedRect(outer, 5 * unit, 5 * unit)
    hole.addRoundedRect(inner, 5 * unit, 5 * unit)
    beds = frame.subtracted(hole).subtracted(_cross(rect, walk))
    painter.setPen(QPen(QColor(palette.TERRACE_KERB), 2 * unit))
    painter.setBrush(QColor(palette.TERRACE_BED))
    painter.drawPath(beds)
    ways = tuple(_ways(outer.adjusted(bed / 2, bed / 2, -bed / 2, -bed / 2), walk / 2 + bed / 2))
    _hedge(painter, ways, unit)
    for way in ways:
        for tree in _trees(way, unit):
            _tree(painter, tree, _TREE * unit)


def _ways(rect: QRectF, gate: float) -> Iterator[QLineF]:
    """The lines along which is planted: from the corner to the gates next to it."""
    corner, middle = rect.topLeft(), rect.center()
    yield QLineF(corner, QPointF(middle.x() - gate, corner.y()))
    yield QLineF(corner, QPointF(corner.x(), middle.y() - gate))


def _hedge(painter: QPainter, ways: tuple[QLineF, ...], unit: float) -> None:
    """Bushes so close that they are one hedge, lighter towards the light in the middle."""
    bushes = [
        way.pointAt(number / count)
        for way in ways
        for count in [max(1, round(way.length() / (_BETWEEN_BUSHES * unit)))]
        for number in range(count + 1)
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, size, rise in (
        (palette.TERRACE_HEDGE, 6.5, 0.0),
        (palette.TERRACE_HEDGE_LIGHT, 2.8, 2.0),
    ):
        radius, inwards = size * unit, QPointF(rise, rise) * unit
        painter.setBrush(QColor(colour))
        for bush in bushes:
            painter.drawEllipse(bush + inwards, radius, radius)


def _trees(way: QLineF, unit: float) -> Iterator[QPointF]:
    """Where trees stand: at both ends, and as evenly as possible between them."""
    gaps = max(1, round(way.length() / (_BETWEEN_TREES * unit)))
    for number in range(gaps + 1):
        yield way.pointAt(number / gaps)


def _tree(painter: QPainter, middle: QPointF, radius: float) -> None:
    """An orange tree from above."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_shade(palette.TERRACE_NIGHT, 130))
    painter.drawEllipse(middle - QPointF(radius, radius) * 0.25, radius, radius)
    painter.setBrush(QColor(palette.TERRACE_HEDGE))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(QColor(palette.TERRACE_HEDGE_LIGHT))
    painter.drawEllipse(middle + QPointF(radius, radius) * 0.2, radius * 0.66, radius * 0.66)
    painter.setBrush(QColor(palette.TERRACE_FRUIT))
    for x, y in ((-0.45, 0.1), (0.1, -0.5), (0.4, 0.25), (-0.05, 0.55)):
        painter.drawEllipse(middle + QPointF(x, y) * radius, radius * 0.15, radius * 0.15)


def _light(painter: QPainter, rect: QRectF) -> None:
    """Light in the middle, dusk towards the corners."""
    reach = QLineF(rect.topLeft(), rect.bottomRight()).length() / 2
    dusk = QRadialGradient(rect.center(), reach)
    dusk.setColorAt(0, _shade(palette.TERRACE_NIGHT, 0))
    dusk.setColorAt(0.5, _shade(palette.TERRACE_NIGHT, 22))
    dusk.setColorAt(1, _shade(palette.TERRACE_NIGHT, 150))
    painter.fillRect(rect, dusk)


def _light_lanterns(painter: QPainter, rect: QRectF, unit: float) -> None:
    """One between two trees of the hedge, each with its glow on the paving."""
    inset, reach = (_MARGIN + _BED / 2) * unit, _LANTERN_GLOW * unit
    ways = _ways(rect.adjusted(inset, inset, -inset, -inset), (_WALK + 8 + _BED) / 2 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    for way in ways:
        trees = list(_trees(way, unit))
        for first, second in pairwise(trees):
            lantern = (first + second) / 2
            glow = QRadialGradient(lantern, reach)
            glow.setColorAt(0, _shade(palette.GOLD, 120))
            glow.setColorAt(0.35, _shade(palette.TERRACE_FRUIT, 60))
            glow.setColorAt(1, _shade(palette.TERRACE_FRUIT, 0))
            painter.setBrush(glow)
            painter.drawEllipse(lantern, reach, reach)
            painter.setBrush(QColor(palette.GOLD))
            painter.drawEllipse(lantern, _LANTERN * unit, _LANTERN * unit)


def _shade(colour: str, alpha: int) -> QColor:
    made = QColor(colour)
    made.setAlpha(alpha)
    return made
