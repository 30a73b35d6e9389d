"""The regions of the base game: what lies on every table."""

from __future__ import annotations

from alhambra_qt.alhambra.parts.base_game.regions.boards import (
    CHRONICLE,
    MAJORITY,
    OTHERS,
    TRACK,
    TURN,
    TURNS,
)
from alhambra_qt.alhambra.parts.base_game.regions.hand import HAND
from alhambra_qt.alhambra.parts.base_game.regions.market import MARKET
from alhambra_qt.alhambra.parts.base_game.regions.money import BAG, DISCARDS, MONEY, PILE, STOCK
from alhambra_qt.alhambra.parts.base_game.regions.palace import BOUGHT, PALACE, RESERVE

REGIONS = (
    MARKET,
    MONEY,
    STOCK,
    PILE,
    DISCARDS,
    BAG,
    BOUGHT,
    TRACK,
    PALACE,
    RESERVE,
    HAND,
    TURN,
    MAJORITY,
    OTHERS,
    TURNS,
    CHRONICLE,
)
"""In the order in which they follow one another in their lanes; what lies on top comes first."""
