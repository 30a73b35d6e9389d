"""The module of the thieves: take an open money card between two turns."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Annotated, Any, NamedTuple, TypeAlias

from core.alhambra.components import CURRENCIES, FACE_DOWN, MONEY, Money
from core.alhambra.refilling import FillMoney
from core.alhambra.rule_part import RulePart, SetUp, Turn, View
from core.alhambra.scoring import ScoreWhatIsDue
from core.alhambra.table import Table, without_one
from core.alhambra.taking_money import with_card
from core.kernel import rulebook
from core.kernel.lines import BadLine, a_list, short
from core.kernel.notation import Shape
from core.kernel.rulebook import CHANCE, Agenda, Chance, Move, Violation

THIEVES_OF_A_CURRENCY = 3
THIEVES_FOR_A_SEAT = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2}
"""How many thieves a seat gets, by the number of seats."""

Currency: TypeAlias = Annotated[str, "currency"]
OpenCard: TypeAlias = Annotated[Money, "open card"]
ThiefHands: TypeAlias = tuple[tuple[Currency, ...], ...]


class Rule(rulebook.Rule):
    """What the module of the thieves adds."""

    TWELVE_THIEVES = (
        "Of the twelve thieves, three for each currency, every seat gets four (with two or three "
        "seats), three (with four) or two (with five or six), hidden; the rest is out."
    )
    BETWEEN_TURNS = (
        "When a turn is completely over, thieves can be sent by every seat but the one about to "
        "play; not after the last turn."
    )
    SEND_A_THIEF_YOU_HAVE = "Only a thief that the seat holds can be sent."
    ONE_CARD_OF_ITS_CURRENCY = (
        "A thief takes one face-up money card in its currency, of any value, and is then out of "
        "the game."
    )
    REFILLED_AFTER_A_THEFT = (
        "After each theft the money cards are refilled to four; a scoring round that is due "
        "comes before the next theft."
    )
    PRIORITY = (
        "Seats that want to steal go in turn order from the seat about to play; after a theft "
        "everyone is asked again, until all have declined in a row."
    )


class Thieves(NamedTuple):
    """The thieves that each seat holds, sorted."""

    hands: ThiefHands = ()


class DealThieves(NamedTuple):
    """Which thieves does each seat get?"""

    seat: int = CHANCE


class ThievesDealt(NamedTuple):
    """The thieves of each seat."""

    hands: ThiefHands


class WatchForThieves(NamedTuple):
    """The seats from this one on are asked, before that one begins its turn."""

    seat: int
    about_to_play: int


class SendThief(NamedTuple):
    """Does the seat send a thief, before that one begins its turn?"""

    seat: int
    about_to_play: int


class Steal(NamedTuple):
    """Send this thief to take this open card."""

    thief: Currency
    card: OpenCard


class Decline(NamedTuple):
    """Send no thief."""


# Dealing


def _deal(table: Table, _decision: DealThieves, random: Random) -> ThievesDealt:
    cards = list(CURRENCIES) * THIEVES_OF_A_CURRENCY
    random.shuffle(cards)
    number = THIEVES_FOR_A_SEAT[len(table.seats)]
    return ThievesDealt(
        tuple(
            tuple(sorted(cards[seat * number : (seat + 1) * number]))
            for seat in range(len(table.seats))
        )
    )


def _dealing_violation(
    table: Table, _decision: DealThieves, action: ThievesDealt
) -> Violation | None:
    number = THIEVES_FOR_A_SEAT[len(table.seats)]
    dealt = Counter(thief for hand in action.hands for thief in hand)
    if [len(hand) for hand in action.hands] != [number] * len(table.seats) or max(
        dealt.values()
    ) > THIEVES_OF_A_CURRENCY:
        return Violation(Rule.TWELVE_THIEVES)
    return None


def _take_thieves(table: Table, _decision: DealThieves, action: ThievesDealt) -> Table:
    hands = tuple(tuple(sorted(hand)) for hand in action.hands)
    return table.with_annex(Thieves(hands))._replace(agenda=table.agenda[:-1])


def _own_thieves(line: dict[str, Any], _table: Table, seat: int) -> dict[str, Any]:
    """Nobody sees the thieves of others (Rule.TWELVE_THIEVES)."""
    hands = [hand if owner == seat else None for owner, hand in enumerate(line["hands"])]
    return {**line, "hands": hands}


# Stealing


def _thefts(table: Table, decision: SendThief) -> list[Steal]:
    thieves = dict.fromkeys(table.annex(Thieves).hands[decision.seat])
    cards = dict.fromkeys(table.open_money)
    return [
        Steal(thief, card)
        for thief in thieves
        for card in cards
        if CURRENCIES[card.place] == thief  # Rule.ONE_CARD_OF_ITS_CURRENCY
    ]


def _ask_next(table: Table, step: WatchForThieves, agenda: Agenda) -> Table:
    """Ask the next seat in priority that has a thief to send; the last is who just played."""
    seats = len(table.seats)
    seat = step.seat
    while seat != step.about_to_play:
        question = SendThief(seat, step.about_to_play)
        if _thefts(table, question):
            agenda = (*agenda, question)
            break
        seat = (seat + 1) % seats
    return table._replace(agenda=agenda, to_play=step.about_to_play)


def _theft_violation(table: Table, decision: SendThief, action: Steal) -> Violation | None:
    if action.thief not in table.annex(Thieves).hands[decision.seat]:
        return Violation(Rule.SEND_A_THIEF_YOU_HAVE)
    if action not in _thefts(table, decision):
        return Violation(Rule.ONE_CARD_OF_ITS_CURRENCY)
    return None


def _steal(table: Table, decision: SendThief, action: Steal) -> Table:
    hands = list(table.annex(Thieves).hands)
    hands[decision.seat] = without_one(hands[decision.seat], action.thief)
    seat = table.seats[decision.seat]
    table = table.with_seat(decision.seat, seat._replace(hand=with_card(seat.hand, action.card)))
    table = table.with_annex(Thieves(tuple(hands)))
    # Rule.REFILLED_AFTER_A_THEFT, Rule.PRIORITY
    return table._replace(
        open_money=without_one(table.open_money, action.card),
        agenda=(
            *table.agenda[:-1],
            *_watch(decision.about_to_play, len(table.seats)),
            ScoreWhatIsDue(),
            FillMoney(),
        ),
    )


def _watch(about_to_play: int, seats: int) -> tuple[WatchForThieves, ...]:
    """Begin with the first seat after the one about to play, which may not steal itself."""
    return (WatchForThieves((about_to_play + 1) % seats, about_to_play),)


def _declining(_table: Table, _decision: SendThief) -> tuple[Decline, ...]:
    return (Decline(),)


def _nothing_against_it(_table: Table, _decision: SendThief, _action: Decline) -> None:
    return None


def _decline(table: Table, decision: SendThief, _action: Decline) -> Table:
    to_ask = WatchForThieves((decision.seat + 1) % len(table.seats), decision.about_to_play)
    return table._replace(agenda=(*table.agenda[:-1], to_ask))


# Seeing and writing


def _conceal(table: Table, seat: int | None) -> Table:
    """How many thieves others have is known, which ones is not."""
    hands = table.annex(Thieves).hands
    return table.with_annex(
        Thieves(
            tuple(
                hand if index == seat else (FACE_DOWN,) * len(hand)
                for index, hand in enumerate(hands)
            )
        )
    )


def _view(table: Table, seat: int, view: View) -> None:
    hands = table.annex(Thieves).hands
    view["thieves"] = list(hands[seat]) if hands else []
    for index, seen in enumerate(view["seats"]):
        seen["thieves"] = len(hands[index]) if hands else 0


def _view_without(view: View) -> None:
    view["thieves"] = []
    for seen in view["seats"]:
        seen["thieves"] = 0


def _read_currency(value: Any, key: str) -> str:
    if not isinstance(value, str) or value not in CURRENCIES:
        raise BadLine(f"{key}: there is no currency {short(value)}")
    return value


def _read_open_card(value: Any, key: str) -> Money:
    if not isinstance(value, str) or value not in MONEY:
        raise BadLine(f"{key}: there is no money card {short(value)}")
    return MONEY[value]


def _read_hands(value: Any, key: str) -> ThiefHands:
    return tuple(
        tuple(_read_currency(thief, key) for thief in a_list(hand, key))
        for hand in a_list(value, key)
    )


DEAL_THIEVES = Chance(
    ThievesDealt, "thieves", _deal, _dealing_violation, _take_thieves, _own_thieves
)
STEAL = Move(Steal, "steal", _thefts, _theft_violation, _steal, Rule.BETWEEN_TURNS)
DECLINE = Move(
    Decline,
    "decline",
    _declining,
    _nothing_against_it,
    _decline,
    Rule.BETWEEN_TURNS,
    written=False,
)

THIEVES = RulePart(
    name="thieves",
    rules=Rule,
    annexes=(Thieves(),),
    set_up={SetUp.AFTER_THE_MONEY: lambda _seats: (DealThieves(),)},
    turn={Turn.BETWEEN_TURNS: lambda seat, seats: _watch((seat + 1) % seats, seats)},
    steps={WatchForThieves: _ask_next},
    moves={SendThief: (STEAL, DECLINE)},
    chances={DealThieves: DEAL_THIEVES},
    phases={SendThief: "steal"},
    shapes={
        Currency: Shape(_read_currency),
        OpenCard: Shape(_read_open_card),
        ThiefHands: Shape(_read_hands, lambda hands: [list(hand) for hand in hands]),
    },
    conceal=_conceal,
    view=_view,
    view_without=_view_without,
)
