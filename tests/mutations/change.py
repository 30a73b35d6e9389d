"""What switches off the rules of the change."""

from __future__ import annotations

from core.alhambra.modules.change import Rule
from tests.mutations import Mutation


def _in(rule: Rule, old: str, new: str) -> Mutation:
    return Mutation(rule, "core/alhambra/modules/change.py", old, new)


MUTATIONS = (
    _in(Rule.TWENTY_FOUR_COINS, "COINS_OF_A_CURRENCY = 6", "COINS_OF_A_CURRENCY = 5"),
    _in(Rule.TWENTY_FOUR_COINS, '-coin", place, 1),)', '-coin", place, 2),)'),
    _in(Rule.A_COIN_FOR_TWO, "OVERPAID_FOR_A_COIN = 2", "OVERPAID_FOR_A_COIN = 1"),
    _in(Rule.A_COIN_FOR_TWO, "OVERPAID_FOR_A_COIN = 2", "OVERPAID_FOR_A_COIN = 3"),
    _in(
        Rule.A_COIN_FOR_TWO, "purchase.overpaid // OVERPAID", "(purchase.overpaid + 1) // OVERPAID"
    ),
    _in(Rule.A_COIN_FOR_TWO, "if action.seat != decision.buyer or len", "if len"),
    _in(Rule.A_COIN_FOR_TWO, "or len(action.drawn) != decision.number or", "or"),
    _in(Rule.A_COIN_FOR_TWO, "!= decision.number or missing:", "!= decision.number:"),
    _in(
        Rule.A_COIN_FOR_TWO,
        "random.sample(table.annex(Coins).bag, decision.number)",
        "table.annex(Coins).bag[: decision.number]",
    ),
    _in(Rule.COINS_PAY_LIKE_CARDS, "if coin.place == place])", "if coin.place != place])"),
    _in(Rule.COINS_PAY_LIKE_CARDS, "    purses=(_purse,),\n", ""),
    _in(
        Rule.COINS_PAY_LIKE_CARDS,
        'seen["coins"] = list(purses[index])',
        'seen["coins"] = list(purses[seat])',
    ),
    Mutation(
        Rule.COINS_PAY_LIKE_CARDS,
        "core/alhambra/buying.py",
        "overpaid = worth(action.pay) - tile.price",
        "overpaid = worth(action.pay) - tile.price or any('coin' in piece for piece in action.pay)",
    ),
    _in(Rule.PAID_COINS_GO_BACK, "tuple(sorted([*coins.bag, *paid]))", "coins.bag"),
    _in(
        Rule.PAID_COINS_GO_BACK,
        "            own = without_one(own, coin)\n",
        "            own = own[:]\n",
    ),
    _in(
        Rule.PAID_COINS_GO_BACK,
        "OVERPAID_FOR_A_COIN, len(coins.bag))",
        "OVERPAID_FOR_A_COIN, len(coins.bag) - len(paid))",
    ),
    _in(
        Rule.EMPTY_BAG_NO_CHANGE,
        "number = min(purchase.overpaid // OVERPAID_FOR_A_COIN, len(coins.bag))",
        "number = purchase.overpaid // OVERPAID_FOR_A_COIN",
    ),
    Mutation(
        Rule.COINS_COUNT_AT_THE_END,
        "core/alhambra/game_end.py",
        "worth(purse(table, seat, place))",
        "worth(table.seats[seat].hand[place])",
    ),
)
