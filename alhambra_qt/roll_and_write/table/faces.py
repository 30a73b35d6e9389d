"""What a sheet is drawn with: dice, crosses in ink, and coins."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from alhambra_qt.look import palette, pictures
from alhambra_qt.look.pictures.drawing import pixmap
from alhambra_qt.scene.panel import Brush

COLOURS = {
    "yellow": (palette.GOLD_LIGHT, palette.CURRENCY["gulden"], palette.GOLD_DARK, palette.INK),
    "blue": (palette.BUILDING_LIGHT["pavilion"], palette.LAPIS, palette.NIGHT, palette.WHITE),
}
"""Of a die: its light edge, its face, its shaded edge, and its pips."""

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_TURNED = (18, 47, 75, 122, 160, 205, 251, 293)
"""In degrees: how a die lies while it tumbles."""
TUMBLES = len(_TURNED)


def die(colour: str, pips: int, side: int, ratio: float) -> QPixmap:
    """A die that shows so many pips."""

    def draw(painter: QPainter, size: QSize) -> None:
        _draw_die(painter, QRectF(0, 0, size.width(), size.height()), colour, pips)

    return pixmap(("die", colour, pips), (side, side), ratio, draw)


def tumbling(colour: str, pips: int, side: int, ratio: float) -> tuple[QPixmap, ...]:
    """A die on its way: each picture a little larger than it lies, and turned."""
    larger = round(side * 1.45)

    def picture(at: int, angle: int) -> QPixmap:
        shown = (pips + at * 2) % 6 + 1

        def draw(painter: QPainter, size: QSize) -> None:
            painter.translate(size.width() / 2, size.height() / 2)
            painter.rotate(angle)
            half = size.width() / 1.45 / 2
            _draw_die(painter, QRectF(-half, -half, 2 * half, 2 * half), colour, shown)

        return pixmap(("tumbling", colour, shown, angle), (larger, larger), ratio, draw)

    return tuple(picture(at, angle) for at, angle in enumerate(_TURNED))


def _draw_die(painter: QPainter, box: QRectF, colour: str, pips: int) -> None:
    light, face, dark, ink = COLOURS[colour]
    side = box.width()
    ground = QLinearGradient(box.topLeft(), box.bottomRight())
    ground.setColorAt(0.0, QColor(light))
    ground.setColorAt(0.35, QColor(face))
    ground.setColorAt(1.0, QColor(dark))
    edge = max(1.0, side * 0.03)
    outer = box.adjusted(edge, edge, -edge, -edge)
    painter.setPen(QPen(QColor(palette.SHADOW), edge))
    painter.setBrush(ground)
    painter.drawRoundedRect(outer, side * 0.2, side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(face))
    inner = outer.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07)
    painter.drawRoundedRect(inner, side * 0.26, side * 0.26)
    painter.setBrush(QColor(ink))
    dot = side * 0.088
    for x, y in _PIPS[pips]:
        painter.drawEllipse(inner.center() + QPointF(x, y) * (side * 0.235), dot, dot)


def draw_cross(
    painter: QPainter, box: QRectF, seed: object, width: float, *, halo: float = 2.1
) -> None:
    """Two strokes of a pen, never quite the same, on so much paper around them."""
    random = Random(repr(seed))  # noqa: S311 (ink, not secrets)

    def near(point: QPointF) -> QPointF:
        reach = box.width() * 0.06
        return point + QPointF(random.uniform(-reach, reach), random.uniform(-reach, reach))

    strokes = []
    for start, end in (
        (box.topLeft(), box.bottomRight()),
        (box.topRight(), box.bottomLeft()),
    ):
        path = QPainterPath(near(start))
        path.quadTo(near(near(box.center())), near(end))
        strokes.append(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((palette.STONE_LIGHT, width * halo), (palette.INK, width)):
        pen = QPen(QColor(colour), wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for path in strokes:
            painter.drawPath(path)


def draw_coin(brush: Brush, box: QRectF, *, is_circled: bool, is_spent: bool) -> None:
    """A coin of the supply: free, circled, or circled and crossed off."""
    painter = brush.painter
    side = round(box.width() * 0.74)
    painter.setOpacity(1.0 if is_circled and not is_spent else 0.28)
    coin = pictures.picture("coin", side, side, brush.ratio)
    brush.pixmap(box.center().x() - side / 2, box.center().y() - side / 2, coin)
    painter.setOpacity(1)
    if not is_circled:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.INK), max(1.0, box.width() * 0.08)))
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    if is_spent:
        edge = box.width() * 0.2
        inner = box.adjusted(edge, edge, -edge, -edge)
        draw_cross(painter, inner, box.x(), box.width() * 0.09, halo=1.0)
