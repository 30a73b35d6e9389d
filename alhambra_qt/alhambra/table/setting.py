"""The setting: everything that what is seen of the table depends on."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card, Target, Targets
from alhambra_qt.alhambra.presenters import regions as names
from alhambra_qt.alhambra.presenters.history import Line, TurnTold
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.city import Grid
from alhambra_qt.alhambra.table.layout import TableLayout
from alhambra_qt.look import palette
from core.alhambra.components import Tile
from core.alhambra.palace import place, x_and_y

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.region import Region, Regions


@dataclass(frozen=True)
class News:
    """What is told beside the table, and whether counts and points are."""

    lines: tuple[Line, ...] = ()
    turns: tuple[TurnTold, ...] = ()
    """What each seat did last, in the order of the seats."""
    with_aids: bool = True


@dataclass(frozen=True)
class Setting:
    """Everything that what is seen of a region depends on."""

    model: TableModel
    layout: TableLayout
    grid: Grid
    ratio: float = 1.0
    chosen: frozenset[Card] = frozenset()
    """Cards that somebody has clicked."""
    news: News = field(default_factory=News)
    targets: Targets = field(default_factory=Targets)
    """What glows."""
    regions: Regions = field(default_factory=dict)
    fitting: frozenset[Card] | None = None
    """The cards that can be paid with; None while nobody chooses any."""
    offered: frozenset[Card] | None = None
    """The cards that a click takes at once; None while none does."""
    hinted: frozenset[Card] = frozenset()
    """The cards that a hint is about."""
    within: dict[Hashable, Any] = field(default_factory=dict, compare=False, repr=False)
    """Where the regions lie that were asked, and what in them: all ask often.

    Settings of which nothing lies elsewhere share it.
    """

    def is_raised(self, card: Card) -> bool:
        """Whether a card is lifted a little above its place."""
        return card in self.chosen or card in self.hinted

    def frame_of(self, card: Card) -> str | None:
        """The colour of the frame around a card that is lifted."""
        if card in self.chosen:
            return palette.BUTTON
        return palette.HINT if card in self.hinted else None

    @property
    def is_paying(self) -> bool:
        """Whether cards of the hand can be chosen."""
        return self.fitting is not None

    @property
    def is_own(self) -> bool:
        """Whether the large palace is that of the seat to play."""
        return self.model.shown == self.model.to_play

    @cached_property
    def trays(self) -> list[Region]:
        """What lies on the palace now, so that it makes way."""
        regions = self.regions.values()
        return [one for one in regions if one.pushes_the_palace and one.is_there(self)]

    def target_rect(self, target: int | str) -> QRectF:
        """Where a target is that is no piece."""
        if isinstance(target, int):
            return self.grid.rect(*x_and_y(target))
        return self.regions[target].rect(self)

    @cached_property
    def _lying(self) -> list[tuple[Region, QRectF]]:
        """All regions and where they lie: asked for with every move of the mouse."""
        return [(region, region.rect(self)) for region in self.regions.values()]

    def target_at(self, point: QPointF) -> Target:
        """What a piece that hangs over a point can be meant for."""
        there = [region for region, rect in self._lying if rect.contains(point)]
        for region in there:
            if region.is_target(self):
                return region.name
        is_covered = any(tray in there for tray in self.trays)
        if any(region.has_places for region in there) and not is_covered:
            return place(*self.grid.place_at(point))
        return names.NOWHERE

    def tile(
        self, tile: Tile, rect: QRectF, *, corners: int = 0, figure: tuple[str, str] | None = None
    ) -> QPixmap:
        """The picture of a tile, as large as this, maybe with somebody on it."""
        return faces.of_tile(tile, int(rect.width()), self.ratio, corners=corners, figure=figure)
