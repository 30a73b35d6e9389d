"""The palace makes room for places that are to be seen: first of all, where a piece can go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from alhambra_qt.alhambra.presenters.regions import NOWHERE
from alhambra_qt.alhambra.table.city import beside
from core.alhambra.palace import x_and_y

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_MOMENT = 60
"""Milliseconds after which it does: picking up takes no time."""


class MakingRoom:
    """Lets every place of one scene be seen that glows, a moment after it does."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing glows yet."""
        self._scene = scene
        self._time = QTimer(scene)
        self._time.setSingleShot(True)
        self._time.setInterval(_MOMENT)
        self._time.timeout.connect(self._make_room)

    def begin(self) -> None:
        """Something else glows now."""
        self._scene.palace.narrow()
        self._time.start()

    @property
    def is_due(self) -> bool:
        """Whether it is about to."""
        return self._time.isActive()

    def at_once(self) -> None:
        """Without that moment."""
        if self.is_due:
            self._time.stop()
            self._make_room()

    def _make_room(self) -> None:
        scene = self._scene
        places = [x_and_y(where) for where in scene.targets.places]
        if scene.model is None or not places:
            return
        city = [(one.x, one.y) for one in scene.model.seats[scene.model.shown].city]
        places += beside(city)  # even if it can't go there: then the reason is read there
        target = scene.carried.target
        is_there = target != NOWHERE and scene.target_rect(target).center() == scene.hands.pointer
        has_moved = self.let_be_seen(places)
        if has_moved and is_there and scene.dragged is not None:  # a key has brought it there
            scene.hands.carry_to(target)

    def let_be_seen(self, places: Iterable[tuple[int, int]]) -> bool:
        """Make room for these places, and all that lies there; whether anything had to move."""
        scene = self._scene
        if scene.model is None:
            return False
        wanted = [*places, *scene.model.large_places()]
        has_moved = scene.palace.widen(scene.free_palace_rect(), scene.layout.unit, wanted)
        if has_moved:
            scene.show_again()
        return has_moved
