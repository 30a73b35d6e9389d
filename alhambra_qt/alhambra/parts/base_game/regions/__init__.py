"""The regions of the base game: what lies on every table."""

from __future__ import annotations

from alhambra_qt.alhambra.parts.base_game.regions.boards import (
    CHRONICLE,
    MAJORITY,
    TRACK,
    TURN,
)
from alhambra_qt.alhambra.parts.base_game.regions.hand import HAND
from alhambra_qt.alhambra.parts.base_game.regions.market import MARKET
from alhambra_qt.alhambra.parts.base_game.regions.money import BAG, DISCARDS, MONEY, PILE, STOCK
from alhambra_qt.alhambra.parts.base_game.regions.palace import BOUGHT, PALACE, RESERVE
from alhambra_qt.alhambra.parts.base_game.regions.plates import HOME, PLATES

REGIONS = (
    MARKET,
    MONEY,
    STOCK,
    PILE,
    DISCARDS,
    BAG,
    BOUGHT,
    TRACK,
    CHRONICLE,
    PALACE,
    HOME,
    HAND,
    RESERVE,
    TURN,
    MAJORITY,
    PLATES,
)
"""In the order in which they follow one another in their lanes; what lies on top comes first."""
