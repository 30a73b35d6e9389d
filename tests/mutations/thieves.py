"""What switches off the rules of the thieves."""

from __future__ import annotations

from core.alhambra.modules.thieves import Rule
from tests.mutations import Mutation


def _in(rule: Rule, old: str, new: str) -> Mutation:
    return Mutation(rule, "core/alhambra/modules/thieves.py", old, new)


MUTATIONS = (
    _in(Rule.TWELVE_THIEVES, "{2: 4, 3: 4, 4: 3, 5: 2, 6: 2}", "{2: 4, 3: 4, 4: 3, 5: 3, 6: 2}"),
    _in(Rule.TWELVE_THIEVES, "{2: 4, 3: 4, 4: 3, 5: 2, 6: 2}", "{2: 6, 3: 4, 4: 3, 5: 2, 6: 2}"),
    _in(
        Rule.TWELVE_THIEVES,
        "if [len(hand) for hand in action.hands] != [number] * len(table.seats) or max(",
        "if not dealt or max(",
    ),
    _in(Rule.TWELVE_THIEVES, ") > THIEVES_OF_A_CURRENCY:", ") > 99:"),
    _in(
        Rule.TWELVE_THIEVES,
        'view["thieves"] = list(hands[seat]) if hands else []',
        'view["thieves"] = [thief for hand in hands for thief in hand]',
    ),
    _in(
        Rule.TWELVE_THIEVES,
        "hand if index == seat else (FACE_DOWN,) * len(hand)",
        "hand",
    ),
    _in(
        Rule.TWELVE_THIEVES,
        'seen["thieves"] = len(hands[index]) if hands else 0',
        'seen["thieves"] = list(hands[index]) if hands else 0',
    ),
    _in(Rule.TWELVE_THIEVES, "hand if owner == seat else None", "hand if owner else None"),
    _in(
        Rule.BETWEEN_TURNS,
        "lambda seat, seats: _watch((seat + 1) % seats, seats)",
        "lambda seat, seats: ()",
    ),
    _in(
        Rule.BETWEEN_TURNS,
        "turn={Turn.BETWEEN_TURNS: lambda",
        "turn={Turn.AFTER_PLACING: lambda",
    ),
    _in(
        Rule.BETWEEN_TURNS,
        "return table._replace(agenda=agenda, to_play=step.about_to_play)",
        "return table._replace(agenda=agenda)",
    ),
    _in(
        Rule.SEND_A_THIEF_YOU_HAVE,
        "if action.thief not in table.annex(Thieves).hands[decision.seat]:",
        "if action.thief not in CURRENCIES:",
    ),
    _in(Rule.ONE_CARD_OF_ITS_CURRENCY, "if CURRENCIES[card.place] == thief", "if thief"),
    _in(
        Rule.ONE_CARD_OF_ITS_CURRENCY,
        "if action not in _thefts(table, decision):",
        "if not _thefts(table, decision):",
    ),
    _in(
        Rule.ONE_CARD_OF_ITS_CURRENCY,
        "hands[decision.seat] = without_one(hands[decision.seat], action.thief)",
        "hands[decision.seat] = hands[decision.seat]",
    ),
    _in(
        Rule.ONE_CARD_OF_ITS_CURRENCY,
        "seat._replace(hand=with_card(seat.hand, action.card))",
        "seat",
    ),
    _in(Rule.REFILLED_AFTER_A_THEFT, "            FillMoney(),\n", ""),
    _in(Rule.REFILLED_AFTER_A_THEFT, "            ScoreWhatIsDue(),\n", ""),
    _in(
        Rule.REFILLED_AFTER_A_THEFT,
        "            ScoreWhatIsDue(),\n            FillMoney(),\n",
        "            FillMoney(),\n            ScoreWhatIsDue(),\n",
    ),
    _in(
        Rule.PRIORITY,
        "return (WatchForThieves((about_to_play + 1) % seats, about_to_play),)",
        "return (WatchForThieves((about_to_play + 2) % seats, about_to_play),)",
    ),
    _in(
        Rule.PRIORITY,
        "*_watch(decision.about_to_play, len(table.seats)),",
        "WatchForThieves(decision.seat, decision.about_to_play),",
    ),
    _in(
        Rule.PRIORITY,
        "*_watch(decision.about_to_play, len(table.seats)),",
        "WatchForThieves((decision.seat + 1) % len(table.seats), decision.about_to_play),",
    ),
    _in(
        Rule.PRIORITY,
        "return table._replace(agenda=(*table.agenda[:-1], to_ask))",
        "return table._replace(agenda=table.agenda[:-1])",
    ),
    _in(Rule.PRIORITY, "seat = (seat + 1) % seats\n", "seat = (seat - 1) % seats\n"),
)
