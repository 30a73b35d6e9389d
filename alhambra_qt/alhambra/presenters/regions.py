"""What the regions of the table are called: pieces lie in them, and are put down there."""

from __future__ import annotations

MARKET = "market"
MONEY = "money"
BOUGHT = "bought"
"""Where a tile lies that was bought in this turn, until it is pencilled in somewhere."""
PALACE = "palace"
RESERVE = "reserve"
HAND = "hand"
DIRK = "dirk"
NOWHERE = ""
"""No region at all."""
