"""What lessons and examples of the modules are drawn with, beside the figures of the base game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.modelling import placed_tiles
from alhambra_qt.alhambra.presenters.table_model import Beside
from alhambra_qt.alhambra.presenters.table_model import Figure as Standing
from alhambra_qt.alhambra.table.city import packed
from alhambra_qt.alhambra.table.drawing import draw_palace
from alhambra_qt.look import palette, pictures
from alhambra_qt.rule_book.figures import GAP, RIM, TILE, City
from alhambra_qt.scene.panel import Brush

_COIN = 44


@dataclass(frozen=True)
class WallCard:
    """A wall card as it lies beside the market."""

    sides: int

    @property
    def size(self) -> tuple[float, float]:
        """As large as a tile."""
        return TILE, TILE

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Its walls are made of wood."""
        picture = faces.plan_of_walls(self.sides, brush.px(TILE), brush.ratio)
        brush.pixmap(rect.x(), rect.y(), picture)


@dataclass(frozen=True)
class Coins:
    """Coins side by side."""

    currencies: tuple[str, ...]

    @property
    def size(self) -> tuple[float, float]:
        """As wide as all of them."""
        return len(self.currencies) * (_COIN + GAP) - GAP, _COIN

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """From the left."""
        for index, currency in enumerate(self.currencies):
            x = rect.x() + index * brush.px(_COIN + GAP)
            brush.pixmap(x, rect.y(), faces.coin(currency, brush.px(_COIN), brush.ratio))


@dataclass(frozen=True)
class Trader:
    """The trader with citizens of these buildings' colours."""

    citizens: tuple[str, ...]

    @property
    def size(self) -> tuple[float, float]:
        """A place of the palace."""
        return TILE, TILE

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The citizens stand before the stall."""
        side = brush.px(TILE)
        brush.pixmap(rect.x(), rect.y(), pictures.picture("trader", side, side, brush.ratio))
        small = brush.px(TILE * 0.42)
        for index, building in enumerate(self.citizens):
            figure = pictures.picture(
                "citizen", small, small, brush.ratio, tint=palette.BUILDING[building]
            )
            x = rect.x() + index * (side - small) / max(1, len(self.citizens) - 1)
            brush.pixmap(x, rect.y() + side - small, figure)


@dataclass(frozen=True)
class Peopled(City):
    """A city in which citizens live, with the trader beside it."""

    at: tuple[int, int] = (1, 0)
    """Where the trader is."""
    trader: Trader = Trader(())
    living: tuple[tuple[int, int, str], ...] = ()
    """Where citizens live, and of which colour they are."""

    def _places(self) -> list[tuple[int, int]]:
        return [*super()._places(), self.at]

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """As on the table."""
        colours = {(x, y): palette.BUILDING[colour] for x, y, colour in self.living}
        tiles = [
            replace(one, figure=Standing("citizen", colours[one.x, one.y]))
            if (one.x, one.y) in colours
            else one
            for one in placed_tiles(self.palace)
        ]
        draw_palace(brush, rect, tiles, (), TILE, beside=[Beside(Standing("trader"), *self.at)])
        grid = packed(rect, self._places(), brush.px(TILE), brush.px(RIM))
        self.trader.draw(brush, QRectF(grid.rect(*self.at)))
