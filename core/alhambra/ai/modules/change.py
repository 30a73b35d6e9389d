"""Change: what is overpaid comes back as coins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.components import CURRENCIES, MONEY
from core.alhambra.modules.change import COINS, COINS_OF_A_CURRENCY, OVERPAID_FOR_A_COIN
from core.alhambra.rule_part import View
from core.alhambra.taking_money import with_card

_ALL_COINS = len(COINS) * COINS_OF_A_CURRENCY
_LIKED = 3.0
"""How much more a coin is worth than the same card looks: with coins, more prices are exact. Found
by playing; those who look ahead see for themselves what can be paid, and lost games with this."""
COIN = "-coin"
"""How the name of a coin ends."""


def coins_for(view: View, outlook: Outlook, *, ahead: bool = False) -> Callable[[int], float]:
    """What it is worth to overpay by so much; ``ahead`` for those who play their plans on."""
    hand = outlook.table.seats[outlook.seat].hand
    coin = fmean(
        outlook.money(place, with_card(hand, MONEY[f"{currency}-1"])[place])
        - outlook.money(place, hand[place])
        for place, currency in enumerate(CURRENCIES)
    )
    left = _coins_left(view)
    liked = 1.0 if ahead else _LIKED
    return lambda overpaid: liked * coin * min(overpaid // OVERPAID_FOR_A_COIN, left)


def _coins_left(view: View) -> int:
    return _ALL_COINS - sum(len(seat["coins"]) for seat in view["seats"])


def coins_back(view: View, pay: Sequence[str], overpaid: int) -> int:
    """How many coins a payment brings; coins that are paid go back into the bag first."""
    left = _coins_left(view) + sum(piece.endswith(COIN) for piece in pay)
    return min(overpaid // OVERPAID_FOR_A_COIN, left)
