"""What stands behind the pages: a palace on its hill in the evening."""

from __future__ import annotations

from itertools import pairwise
from math import sin

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from alhambra_qt.look import ink, palette

SKY = (
    (0.0, palette.NIGHT),
    (0.3, palette.LAPIS),
    (0.55, palette.BUILDING["tower"]),
    (0.72, palette.TERRACOTTA),
    (0.85, palette.GOLD),
)
FAR_HILL = palette.BUILDING["tower"]
PALACE = palette.BUILDING_DARK["tower"]
NEAR_HILL = palette.TABLE_DARK
LIGHT = palette.GOLD_LIGHT

TOWERS = (
    # From left to right: where, how wide, how high, in hundredths of the palace's width.
    (3, 9, 15),
    (17, 6, 9),
    (27, 11, 22),
    (43, 5, 12),
    (52, 16, 16),
    (73, 7, 25),
    (87, 10, 13),
)
CYPRESSES = (2, 5, 7, 14, 23, 25, 31, 45, 47, 49, 60, 69, 72, 82, 91, 93, 98)
STARS = 90
_STRIP = 64
"""How wide the strip is that the sky is laid out with, in pixels."""


def draw_scenery(size: QSize) -> QPixmap:
    """The picture in this size."""
    pixmap = QPixmap(size)
    width, height = float(size.width()), float(size.height())
    with QPainter(pixmap) as painter:
        painter.drawTiledPixmap(pixmap.rect(), _sky(size.height()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_stars(painter, width, height)
        painter.setOpacity(0.55)
        ink.fill(painter, _hill(width, height, 0.68, 0.05, 2.2), FAR_HILL)
        painter.setOpacity(1)
        _draw_palace(painter, QRectF(width * 0.06, height * 0.8, width * 0.88, height * 0.2))
        ink.fill(painter, _hill(width, height, 0.87, 0.025, 3.4), NEAR_HILL)
        for at in CYPRESSES:
            foot = _level(at / 100, 0.87, 0.025, 3.4) + 0.01
            _draw_cypress(painter, width * at / 100, height * foot, height * (0.06 + at % 7 / 180))
    return pixmap


def _sky(height: int) -> QPixmap:
    """A strip of it. Qt's gradients would load the names of all that it knows."""
    stops = [(round(at * height), bytes.fromhex(colour[1:])) for at, colour in SKY]
    channels: tuple[list[int], ...] = ([], [], [])
    for (begin, above), (end, below) in pairwise((*stops, (height, stops[-1][1]))):
        for shades, first, last in zip(channels, above, below, strict=True):
            step = (last - first) / max(1, end - begin)
            shades += [round(first + step * row) for row in range(end - begin)]
    rows = [
        bytes((blue, green, red, 255)) * _STRIP for red, green, blue in zip(*channels, strict=True)
    ]
    image = QImage(b"".join(rows), _STRIP, height, 4 * _STRIP, QImage.Format.Format_RGB32)
    return QPixmap.fromImage(image)


def _draw_stars(painter: QPainter, width: float, height: float) -> None:
    for number in range(STARS):
        x, y = number * 0.618034 % 1, (number * 0.754878 % 1) ** 1.6 * 0.5
        painter.setOpacity(0.7 * (1 - 2 * y) * (0.4 + number % 5 / 8))
        size = height * (0.0009 + number % 3 * 0.0004)
        star = QPainterPath()
        star.addEllipse(QPointF(x * width, y * height), size, size)
        ink.fill(painter, star, palette.ON_TABLE)


def _level(x: float, level: float, swing: float, waves: float) -> float:
    return level + swing * sin(waves * 3.1 * x + waves) + swing * 0.4 * sin(waves * 7.3 * x)


def _hill(width: float, height: float, level: float, swing: float, waves: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, height))
    steps = 60
    for step in range(steps + 1):
        x = step / steps
        path.lineTo(x * width, _level(x, level, swing, waves) * height)
    path.lineTo(width, height)
    path.closeSubpath()
    return path


def _draw_palace(painter: QPainter, box: QRectF) -> None:
    """A long wall with towers, all crenellated, with lights in arched windows."""
    unit = box.width() / 100
    arches, windows = QPainterPath(), QPainterPath()
    _draw_crenellated(painter, box.adjusted(0, -5 * unit, 0, 0), unit * 0.55)
    for at, wide, high in TOWERS:
        left, top = box.left() + at * unit, box.top() - high * unit
        tower = QRectF(left, top, wide * unit, box.bottom() - top)
        _draw_crenellated(painter, tower, unit * 0.55)
        count = max(1, wide // 4)
        for number in range(count):
            x = left + wide * unit * (number + 1) / (count + 1)
            y, radius = top + 3.4 * unit, unit * 0.6
            arches.addEllipse(QPointF(x, y), radius, radius)
            windows.addRect(QRectF(x - radius * 0.75, y, radius * 1.5, radius * 2.6))
    ink.fill(painter, arches, LIGHT)
    ink.fill(painter, windows, LIGHT)


def _draw_crenellated(painter: QPainter, box: QRectF, merlon: float) -> None:
    wall, merlons = QPainterPath(), QPainterPath()
    wall.addRect(box)
    count = max(2, round(box.width() / merlon / 2))
    step = (box.width() - merlon) / (count - 1)
    for number in range(count):
        left = box.left() + number * step
        merlons.addRect(QRectF(left, box.top() - merlon, merlon, merlon * 1.2))
    ink.fill(painter, wall, PALACE)
    ink.fill(painter, merlons, PALACE)


def _draw_cypress(painter: QPainter, x: float, foot: float, height: float) -> None:
    top, wide = foot - height, height * 0.14
    path = QPainterPath(QPointF(x, top))
    path.cubicTo(x + wide, foot - height * 0.6, x + wide * 1.2, foot - height * 0.2, x, foot)
    path.cubicTo(x - wide * 1.2, foot - height * 0.2, x - wide, foot - height * 0.6, x, top)
    ink.fill(painter, path, NEAR_HILL)
