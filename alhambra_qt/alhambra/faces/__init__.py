"""The faces of tiles and cards, as pixmaps of exactly the size that is asked for."""

from alhambra_qt.alhambra.faces.cards import (
    card_back,
    coin,
    currency,
    money,
    money_card,
    scoring_card,
)
from alhambra_qt.alhambra.faces.tiles import (
    PRICE_FROM,
    fountain,
    inner_corners,
    of_tile,
    plan_of_walls,
    tile,
    wall_pixels,
    walls_of,
    wooden_walls,
)

__all__ = [
    "PRICE_FROM",
    "card_back",
    "coin",
    "currency",
    "fountain",
    "inner_corners",
    "money",
    "money_card",
    "of_tile",
    "plan_of_walls",
    "scoring_card",
    "tile",
    "wall_pixels",
    "walls_of",
    "wooden_walls",
]
