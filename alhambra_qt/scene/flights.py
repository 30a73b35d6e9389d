"""Flights: tiles, cards and dice on their way from where they lay to where they lie now.

They are seen between two tables that are shown one after the other, above the table and apart from
its pieces. Impatient people skip them; they are never waited for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import pi, sin

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QWidget,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.scene.passing_time import passing_time

MOST = 16
"""More than this at once is no movement to follow, but another table."""

_LATER = 0.35
"""When, in parts of the whole time, what is refilled takes off."""
_ON_THE_WAY = 0.65
_HOP = 0.9
"""How high something hops that tumbles, in parts of its size."""


@dataclass(frozen=True)
class Flight:
    """A picture that flies."""

    picture: QPixmap
    start: QRectF
    end: QRectF
    lands: Callable[[bool], None]
    """Called with False when what lies at the end is to be hidden, with True when it has landed."""
    is_refill: bool = False
    tumbling: tuple[QPixmap, ...] = ()
    """How it looks on its way, one after the other, in its middle; it hops meanwhile."""


class Flying(QGraphicsItem):
    """A picture in the air; drawn as large as it is there."""

    def __init__(self, flight: Flight, above: float) -> None:
        """On the ground yet."""
        super().__init__()
        self.flight = flight
        self._rect = QRectF()
        self._done = 0.0
        self.setZValue(above)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def advance_to(self, time: float) -> None:
        """Be where it is at this part of the whole time."""
        flight = self.flight
        begin = _LATER if flight.is_refill else 0.0
        part = min(max((time - begin) / _ON_THE_WAY, 0.0), 1.0)
        done = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(part)
        start, end = flight.start, flight.end
        self._done = done
        self.prepareGeometryChange()
        self._rect = QRectF(
            0,
            0,
            round(start.width() + (end.width() - start.width()) * done),
            round(start.height() + (end.height() - start.height()) * done),
        )
        hop = abs(sin(2 * pi * done)) * (1 - done) * _HOP * end.height() if flight.tumbling else 0
        self.setPos(
            round(start.x() + (end.x() - start.x()) * done),
            round(start.y() + (end.y() - start.y()) * done - hop),
        )
        self.setVisible(time >= begin)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """Where it is now; what tumbles needs more room than what lies."""
        around = self._rect.height() / 2 if self.flight.tumbling else 0
        return self._rect.adjusted(-around, -around, around, around)

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """The picture, larger or smaller."""
        picture, tumbling = self.flight.picture, self.flight.tumbling
        if tumbling and self._done < 1:
            picture = tumbling[int(self._done * 2 * len(tumbling)) % len(tumbling)]
            middle = QRectF(QPointF(), picture.deviceIndependentSize())
            middle.moveCenter(self._rect.center())
            painter.drawPixmap(middle.topLeft(), picture)
            return
        if picture.deviceIndependentSize() == self._rect.size():
            painter.drawPixmap(0, 0, picture)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._rect, picture, QRectF(picture.rect()))


class Flights(QObject):
    """All that is in the air over one scene."""

    landed = Signal()

    def __init__(self, scene: QGraphicsScene, above: float) -> None:
        """``above`` is how high they fly."""
        super().__init__(scene)
        self._scene = scene
        self._above = above
        self._flying: list[Flying] = []
        self._time = passing_time(self, self._on_time, self.skip)

    @property
    def is_flying(self) -> bool:
        """Whether anything is in the air."""
        return bool(self._flying)

    def start(self, flights: Sequence[Flight], duration: int) -> None:
        """Let these fly, for so many milliseconds; whatever flew before has landed."""
        self.skip()
        if duration <= 0:
            return
        for number, flight in enumerate(flights):
            if flight.start == flight.end and not flight.tumbling:
                continue
            flying = Flying(flight, self._above + number / 1000)
            flight.lands(False)
            self._scene.addItem(flying)
            flying.advance_to(0.0)
            self._flying.append(flying)
        if self._flying:
            self._time.setDuration(duration)
            self._time.start()

    def skip(self) -> None:
        """Let everything land at once."""
        if not self._flying:
            return
        flying, self._flying = self._flying, []
        self._time.stop()
        for one in flying:
            self._scene.removeItem(one)
            one.flight.lands(True)
        self.landed.emit()

    def _on_time(self, time: float) -> None:
        for flying in self._flying:
            flying.advance_to(time)
