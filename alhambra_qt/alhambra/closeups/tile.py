"""One tile, and where the others of its kind are."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.closeups.close_up import CloseUp
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.whereabouts import (
    whereabouts,
)
from alhambra_qt.alhambra.table.drawing import RIGHT, draw_person, paragraph
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import texts
from alhambra_qt.words.languages import begun, tr
from core.alhambra.components import FOUNTAIN, Tile
from core.alhambra.table import Table

_TILE = 0.45
"""How much of the width is the tile's, at most."""


class TileCloseUp(CloseUp):
    """One tile: its price, its walls, and where the others of its kind are."""

    def __init__(
        self,
        tile: Tile,
        currency: str | None,
        table: Table,
        people: tuple[Person, ...],
        parent: QWidget,
        *,
        with_aids: bool = True,
    ) -> None:
        """A tile on the market costs this currency; aids are what one could count oneself."""
        super().__init__(table, people, parent)
        self._with_aids = with_aids
        self.tile = tile
        self.currency = currency

    def title(self) -> str:
        """What it is."""
        return texts.building(self.tile.building).capitalize()

    def wanted_size(self) -> tuple[float, float]:
        """Room for the tile and for everybody."""
        return 820, 460

    def retranslate(self) -> None:
        """Say what can be seen."""
        super().retranslate()
        self.setAccessibleDescription(texts.tile_described(self.tile, self.currency))

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The tile large; beside it words and numbers."""
        side = int(min(brush.text_px(340), rect.height(), rect.width() * _TILE))
        picture = faces.of_tile(self.tile, side, brush.ratio)
        brush.pixmap(rect.x(), rect.y(), picture)
        beside = rect.adjusted(side + brush.px(26), 0, 0, 0)
        for trait in texts.tile_traits(self.tile, self.currency):
            beside.setTop(beside.top() + paragraph(brush, beside, begun(trait), 20))
        if self._with_aids and self.tile.building != FOUNTAIN.building:
            self._draw_others(brush, beside.adjusted(0, brush.px(16), 0, 0))

    def _draw_others(self, brush: Brush, rect: QRectF) -> None:
        """How many of this kind are where."""
        found = whereabouts(self.table, self.tile.building)
        head = QRectF(rect.x(), rect.y(), rect.width(), brush.text_px(28))
        brush.text(head, self.tr("There are {number} in the game:").format(number=found.total), 17)
        lines: list[tuple[Person | str, int]] = []
        below = set()
        for person, built, kept in zip(self.people, found.palaces, found.reserves, strict=False):
            lines.append((person, built))
            if kept:
                below.add(len(lines))
                lines.append((tr("Reserve board"), kept))
        lines += zip(self.people[len(found.palaces) :], found.collected, strict=True)
        market, unseen = self.tr("on the building market"), self.tr("unseen")
        lines += [(begun(market), found.market), (begun(unseen), found.unseen)]
        top = head.bottom() + brush.px(4)
        height = min(brush.text_px(32), (rect.bottom() - top) / len(lines))
        for index, (where, number) in enumerate(lines):
            line = QRectF(rect.x(), top + index * height, rect.width(), height)
            number_box = QRectF(
                line.right() - brush.text_px(80), line.y(), brush.text_px(36), height
            )
            brush.text(number_box, str(number), 18, bold=True, align=RIGHT)
            line.setRight(number_box.left() - brush.px(6))
            if isinstance(where, Person):
                draw_person(brush, line, where, 17)
            else:
                brush.text(line.adjusted(brush.text_px(34) * (index in below), 0, 0, 0), where, 17)
