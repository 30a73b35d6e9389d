"""Small celebrations: what shines on the table for a moment, above it and apart from its pieces.

They are seen between two tables that are shown, after whatever flew there has landed. Impatient
people skip them, and the next table ends them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QObject,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import palette
from alhambra_qt.scene.passing_time import passing_time

_RISE = 0.1
"""How far a tile rises, in parts of its size."""
_STARS = 10
_WARM = 90
"""How strong warm light is, up to 255."""


@dataclass(frozen=True, kw_only=True)
class Shine:
    """Something that is painted for a moment; time goes from 0 to 1."""

    rect: QRectF
    in_city: bool = False
    """Whether it ends where the window of the palace ends."""

    def bounds(self) -> QRectF:
        """All that is ever painted."""
        return self.rect

    def paint(self, painter: QPainter, time: float) -> None:
        """How it looks at this time; at both ends there is nothing to see of it."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Lift(Shine):
    """A picture rises where it lies, with a golden edge, and comes down again."""

    picture: QPixmap

    def bounds(self) -> QRectF:
        """With what it rises."""
        edge = self.rect.width() * (_RISE + 0.1)
        return self.rect.adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, time: float) -> None:
        """The picture above its shadow."""
        up = sin(pi * time)
        shadow = QColor(palette.SHADOW)
        shadow.setAlphaF(0.5 * up)
        painter.fillRect(self.rect, shadow)
        there = self.rect.translated(0, -round(self.rect.height() * _RISE * up))
        painter.drawPixmap(there.topLeft(), self.picture)
        gold = QColor(palette.GOLD)
        gold.setAlphaF(up)
        painter.setPen(QPen(gold, max(2.0, self.rect.width() * 0.045)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(there)


@dataclass(frozen=True, kw_only=True)
class Ring(Shine):
    """A golden ring grows around something and fades, with sparks if it has any."""

    has_sparks: bool = False

    def _reach(self) -> float:
        return min(self.rect.width(), self.rect.height()) * 0.4

    def bounds(self) -> QRectF:
        """Where it has grown to."""
        edge = self._reach() * 1.3
        return self.rect.adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, time: float) -> None:
        """The ring, and sparks that fly out of it."""
        gold = QColor(palette.GOLD)
        gold.setAlphaF(sin(pi * time))
        out = self._reach() * 0.5 * time
        width = max(2.0, self._reach() * 0.16)
        painter.setPen(QPen(gold, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._reach() * 0.3
        painter.drawRoundedRect(self.rect.adjusted(-out, -out, out, out), radius, radius)
        if self.has_sparks:
            self._sparkle(painter, gold, time)

    def _sparkle(self, painter: QPainter, gold: QColor, time: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        size = self._reach() * 0.28 * (1 - time * 0.5)
        for number in range(_STARS):
            angle = 2 * pi * number / _STARS
            far = 0.5 + 0.45 * time * (1 if number % 2 else 0.8)
            x = self.rect.center().x() + self.rect.width() * far * cos(angle)
            y = self.rect.center().y() + self.rect.height() * far * sin(angle)
            painter.drawPolygon(_spark(QPointF(x, y), size))


def _spark(middle: QPointF, size: float) -> QPolygonF:
    """A star with four points."""
    far, near = size, size * 0.3
    steps = [(far if corner % 2 == 0 else near, corner * pi / 4) for corner in range(8)]
    return QPolygonF([middle + QPointF(r * cos(a), r * sin(a)) for r, a in steps])


@dataclass(frozen=True, kw_only=True)
class Glint(Shine):
    """A golden ground comes and goes behind what is written there."""

    def paint(self, painter: QPainter, time: float) -> None:
        """One rounded rectangle of coloured light: what is dark on paper stays as dark as it is."""
        gold = QColor(palette.GOLD)
        gold.setAlphaF(0.55 * sin(pi * time))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        radius = self.rect.height() * 0.25
        painter.drawRoundedRect(self.rect, radius, radius)


@dataclass(frozen=True, kw_only=True)
class Trace(Shine):
    """A line runs along some points once, and fades."""

    points: tuple[QPointF, ...]
    width: float

    def bounds(self) -> QRectF:
        """With the width of the line."""
        edge = self.width
        return self.rect.adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, time: float) -> None:
        """As far as it has run; in the last third it fades."""
        shown = QPolygonF(list(self._run(min(1.0, time * 1.5))))
        joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        strength = min(1.0, 3 * (1 - time)) if time > 0 else 0.0
        for colour, width in ((palette.SHADOW, self.width * 1.5), (palette.WALL_TRACE, self.width)):
            ink = QColor(colour)
            ink.setAlphaF(strength)
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, *joins))
            painter.drawPolyline(shown)

    def _run(self, part: float) -> Iterable[QPointF]:
        """Up to this part of the whole way."""
        way = part * (len(self.points) - 1)
        whole = int(way)
        yield from self.points[: whole + 1]
        if whole + 1 < len(self.points):
            here, there = self.points[whole], self.points[whole + 1]
            yield here + (there - here) * (way - whole)


@dataclass(frozen=True, kw_only=True)
class WarmLight(Shine):
    """Warm light comes up from the middle, and settles."""

    def paint(self, painter: QPainter, time: float) -> None:
        """A wide glow."""
        reach = max(self.rect.width(), self.rect.height()) * 0.7
        light = QRadialGradient(self.rect.center(), reach)
        warm = QColor(palette.GOLD)
        for at, strength in ((0.0, _WARM), (0.6, _WARM * 0.6), (1.0, 0)):
            warm.setAlpha(round(strength * sin(pi * time)))
            light.setColorAt(at, warm)
        painter.fillRect(self.rect, light)


class Shining(QGraphicsItem):
    """A shine on a scene."""

    def __init__(self, shine: Shine, above: float) -> None:
        """Nothing to see yet."""
        super().__init__()
        self.shine = shine
        self._time = 0.0
        self.setZValue(above)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def advance_to(self, time: float) -> None:
        """Look as it does at this time."""
        self._time = time
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        """All that is ever painted."""
        return self.shine.bounds()

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """The shine at this time."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.shine.paint(painter, self._time)


Celebrated: TypeAlias = Callable[[Any], Iterable[Shine]]
"""What shines for something that is celebrated, given how the scene is set."""


class Celebrations(QObject):
    """What shines over one scene."""

    over = Signal()
    """Nothing shines any more."""

    def __init__(self, scene: QGraphicsScene, city: QGraphicsItem, above: float) -> None:
        """On this scene; what is in the palace inside its window, ``city``."""
        super().__init__(scene)
        self._scene = scene
        self._city = city
        self._above = above
        self._wanted: list[Celebrated] = []
        self._items: list[Shining] = []
        self._time = passing_time(self, self._on_time, self.skip)

    @property
    def is_on(self) -> bool:
        """Whether something shines, or is about to."""
        return bool(self._wanted)

    def want(self, wanted: Sequence[Celebrated], duration: int) -> None:
        """Let this shine with what is already wanted, for so many milliseconds."""
        if wanted and duration > 0:
            self._wanted += wanted
            self._time.setDuration(duration)

    def begin(self, setting: object) -> None:
        """Let all that is wanted shine from now on."""
        if not self._wanted or self._items:
            return
        for shine in (shine for wanted in self._wanted for shine in wanted(setting)):
            item = Shining(shine, self._above)
            if shine.in_city:
                item.setParentItem(self._city)
            else:
                self._scene.addItem(item)
            self._items.append(item)
        if self._items:
            self._time.start()
        else:
            self.skip()

    def interrupt(self) -> None:
        """Things lie elsewhere: what nobody has seen yet begins anew there, all else is over."""
        if self._items and self._time.currentTime() > 0:
            self.skip()
        self._stop()

    def skip(self) -> None:
        """Be over at once."""
        if self.is_on:
            self._wanted.clear()
            self._stop()
            self.over.emit()

    def _stop(self) -> None:
        self._time.stop()
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _on_time(self, time: float) -> None:
        for item in self._items:
            item.advance_to(time)
