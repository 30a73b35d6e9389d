"""Thieves: each can be sent once, so it goes for a card that is worth it."""

from __future__ import annotations

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.components import MONEY
from core.alhambra.rule_part import View
from core.alhambra.taking_money import with_card
from core.kernel.lines import Line

_WORTH_A_THIEF = 7
"""It waits for a card like this, unless the game is nearly over."""
_LATE = 12


def theft(view: View, move: Line, outlook: Outlook) -> float:
    """What a theft is worth; to send nobody is worth nothing."""
    if move["do"] != "steal":
        return 0.0
    card = MONEY[move["card"]]
    hand = outlook.table.seats[view["you"]].hand
    before = outlook.money(card.place, hand[card.place])
    gain = outlook.money(card.place, with_card(hand, card)[card.place]) - before
    worthwhile = card.value >= _WORTH_A_THIEF or view["bag"] <= _LATE
    return max(gain, 0.1) if worthwhile else -1.0
