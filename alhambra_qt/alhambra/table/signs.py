"""Signs on the table: where a piece can go, what is in its way, and what a tile has left."""

from __future__ import annotations

import operator
from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from alhambra_qt.alhambra.gestures import Piece, Target, Targets
from alhambra_qt.look import palette
from alhambra_qt.scene.glows import Glows, Look

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_WORDS_BELOW = 4
"""How much weaker a region is filled than a place: there are words on it."""

_TILE_BELOW = 60
"""How strongly a piece that glows is covered at most: it has to be seen what it is."""


class Signs:
    """What glows on one scene."""

    def __init__(self, scene: TableScene, city: QGraphicsItem, below: float, above: float) -> None:
        """Traces lie below the pieces that are pencilled in, all else lies above everything."""
        self._scene = scene
        self._plain: dict[Hashable, Look] = {}
        """How the targets glow that the pointer isn't over."""
        self._since: tuple[object, ...] = (None,) * 4
        """The very things that that follows from."""
        self._traces = Glows(scene, city, below)
        self.targets = Glows(scene, city, above)
        self.warnings = Glows(scene, city, above + 1)

    def show_targets(self, targets: Targets, hovered: Target) -> None:
        """Let these places and regions glow, the one below the pointer more than the others."""
        scene = self._scene
        since = (targets, scene.model, scene.layout, scene.grid)
        if not all(map(operator.is_, since, self._since)):
            self._since = since
            self._plain = {one: self._look(one, palette.LEGAL, 60, 3) for one in targets}
        looks = dict(self._plain)
        if hovered in looks:
            looks[hovered] = self._look(hovered, palette.LEGAL_HOVER, 150, 6, around=6)
        self.targets.show(looks)

    def warn(self, places: tuple[int, ...]) -> None:
        """Mark what is in the way."""
        looks = {one: self._look(one, palette.ILLEGAL, 70, 4) for one in places}
        self.warnings.show({one: replace(look, is_hatched=True) for one, look in looks.items()})

    def show_traces(self, places: tuple[int, ...]) -> None:
        """Mark the places that a tile has left."""
        self._traces.show({one: self._look(one, palette.LAST_MOVE, 0, 3) for one in places})

    def _look(self, target: Target, colour: str, fill: int, line: float, around: float = 0) -> Look:
        layout = self._scene.layout
        edge = layout.px(around) if around else 0
        rect = self._scene.target_rect(target).adjusted(-edge, -edge, edge, edge)
        box = (rect.x(), rect.y(), rect.width(), rect.height())
        strength, in_city = fill, True
        if isinstance(target, str):
            strength, in_city = fill // _WORDS_BELOW, False
        elif isinstance(target, Piece):
            strength = min(fill, _TILE_BELOW)
            in_city = self._scene.items_of_pieces.is_in_city(target)
        return Look(box, colour, strength, layout.px(line), in_city)
