"""What the regions of the table are called: pieces lie in them, and are put down there.

These are those of the base game; any other part names its own.
"""

from __future__ import annotations

MARKET = "market"
MONEY = "money"
STOCK = "stock"
"""How many cards and tiles are left."""
PILE = "pile"
DISCARDS = "discards"
BAG = "bag"
BOUGHT = "bought"
"""Where a tile lies that was bought in this turn, until it is pencilled in somewhere."""
TRACK = "track"
PALACE = "palace"
"""The large one."""
RESERVE = "reserve"
HAND = "hand"
TURN = "turn"
"""The buttons that end a turn or pay."""
MAJORITY = "majority"
PLATES = "plates"
"""Everybody else."""
HOME = "home"
"""The plate of the person at the screen."""
CHRONICLE = "chronicle"
"""What happened last."""
NOWHERE = ""
"""No region at all."""
