"""Thieves: each can be sent once, so he goes for a card that is worth more than keeping him."""

from __future__ import annotations

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.components import MONEY
from core.alhambra.rule_part import View
from core.alhambra.taking_money import with_card
from core.kernel.lines import Line

STEAL = "steal"
"""What the protocol calls it to send a thief."""
_KEPT = 3.0
"""What a thief in hand is worth early in the game, in points. Found by playing, as is the next."""
_LESS_BELOW, _USELESS_AT = 39, 4
"""With fewer tiles in the bag than this, he's worth less and less; with so few, nothing."""


def theft(view: View, move: Line, outlook: Outlook) -> float:
    """What a theft is worth; to send nobody is worth nothing."""
    if move["do"] != STEAL:
        return 0.0
    card = MONEY[move["card"]]
    hand = outlook.table.seats[view["you"]].hand
    before = outlook.money(card.place, hand[card.place])
    gain = outlook.money(card.place, with_card(hand, card)[card.place]) - before
    time: float = (view["bag"] - _USELESS_AT) / (_LESS_BELOW - _USELESS_AT)
    return gain - _KEPT * min(max(time, 0.0), 1.0)
