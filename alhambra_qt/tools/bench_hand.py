"""A hand that drags things over a table, and what that takes."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.scene.view import SceneView
from alhambra_qt.tools.bench_figures import Clock, Time
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session

_STEPS = 20

Drag: TypeAlias = tuple[QPoint, Callable[[], list[QPoint]]]
"""Where something is picked up, and the corners of its way once that is done."""


class Hand:
    """Presses, moves and releases over a page."""

    def __init__(self, application: QApplication, page: Any) -> None:
        self._application = application
        self._viewport = page.view.viewport()

    def pick_up(self, point: QPoint) -> Time:
        """Press, and pull until the thing hangs on the pointer."""
        self._send(QEvent.Type.MouseButtonPress, point)
        self._application.processEvents()
        return self._timed(lambda: self.move(point + QPoint(12, 12)))

    def move(self, point: QPoint) -> Time:
        """Move, and wait until everything is painted."""
        return self._timed(lambda: self._send(QEvent.Type.MouseMove, point))

    def let_go_nowhere(self) -> None:
        """Drop it where it can't lie."""
        self._send(QEvent.Type.MouseMove, QPoint(2, 2))
        self._send(QEvent.Type.MouseButtonRelease, QPoint(2, 2))
        self._application.processEvents()

    def _timed(self, act: Callable[[], object]) -> Time:
        clock = Clock()
        act()
        self._application.processEvents()
        return clock.time()

    def _send(self, kind: Any, point: QPoint) -> None:
        left, no_button = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind,
            QPointF(point),
            QPointF(self._viewport.mapToGlobal(point)),
            no_button if kind == QEvent.Type.MouseMove else left,
            no_button if kind == QEvent.Type.MouseButtonRelease else left,
            Qt.KeyboardModifier.NoModifier,
        )
        self._application.sendEvent(self._viewport, event)


def measured(hand: Hand, paints: list[Time], drags: Iterable[Drag]) -> dict[str, Any]:
    """What these drags took; ``paints`` is where the view notes how long it paints."""
    frames: list[Time] = []
    highlights: list[Time] = []
    for number, (start, corners) in enumerate(drags):
        highlights.append(hand.pick_up(start))
        frames += [hand.move(point) for point in _stepped(corners())]
        if number == 0:  # the first one draws what is then remembered
            paints.clear()
            frames.clear()
        hand.let_go_nowhere()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"paint": paints, "frame": frames, "highlights": highlights, "memory": memory}


def _stepped(corners: list[QPoint]) -> list[QPoint]:
    return [
        here + (there - here) * step / _STEPS
        for here, there in pairwise(corners)
        for step in range(1, _STEPS + 1)
    ]


def timed(view: type[SceneView], paints: list[Time]) -> type[SceneView]:
    """The same kind of view, which notes how long it paints."""

    class TimedView(view):  # type: ignore[valid-type, misc]  # which one is known later
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            clock = Clock()
            super().paintEvent(event)
            paints.append(clock.time())

    return TimedView


def let_chance_play(session: Session[Any], random: Random) -> None:
    """Up to the next decision of a person."""
    while session.decision.seat == CHANCE:
        session.play(session.game.rules.draw(session.state, random))
