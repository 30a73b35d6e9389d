"""Thieves: each can be sent once, so he goes for a card that is worth more than keeping him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.features import hand_traits
from core.alhambra.ai.memory import Memory
from core.alhambra.components import CURRENCIES, MONEY, Money
from core.alhambra.modules import thieves as rules
from core.alhambra.modules.thieves import SendThief, Thieves, WatchForThieves
from core.alhambra.rule_part import RulePart, View
from core.alhambra.table import Table
from core.alhambra.taking_money import with_card
from core.kernel.lines import Line
from core.kernel.rulebook import Agenda

STEAL = rules.STEAL.word
"""What the protocol calls it to send a thief."""
_KEPT = 3.0
"""What a thief in hand is worth early in the game, in points. Found by playing, as is the next."""
_LESS_BELOW, _USELESS_AT = 39, 4
"""With fewer tiles in the bag than this, he's worth less and less; with so few, nothing."""
_A_GOOD_CARD = 7.0
"""In imagined games, he goes early on for cards of this value."""
_EXACT = 3.0
"""There, a card that pays a tile of the market exactly is worth one of so much more."""


def theft(view: View, move: Line, outlook: Outlook) -> float:
    """What a theft is worth; to send nobody is worth nothing."""
    if move["do"] != STEAL:
        return 0.0
    card = MONEY[move["card"]]
    hand = outlook.table.seats[view["you"]].hand
    before = outlook.money(card.place, hand[card.place])
    gain = outlook.money(card.place, with_card(hand, card)[card.place]) - before
    return gain - worth_of_a_thief(view["bag"])


def worth_of_a_thief(bag: int) -> float:
    """What a thief in hand is worth, with so many tiles in the bag."""
    return _KEPT * _time(bag)


def _time(bag: int) -> float:
    return min(max((bag - _USELESS_AT) / (_LESS_BELOW - _USELESS_AT), 0.0), 1.0)


# Imagined games


def annex_of(view: View, memory: Memory, random: Random) -> Thieves:
    """One's own thieves; those of others are guessed, of all that nobody has seen."""
    unseen = Counter(dict.fromkeys(CURRENCIES, rules.THIEVES_OF_A_CURRENCY))
    unseen.subtract(view["thieves"])
    unseen.subtract(memory.thieves)
    hidden = list((+unseen).elements())
    random.shuffle(hidden)
    hands = []
    for index, seat in enumerate(view["seats"]):
        hand = view["thieves"] if index == view["you"] else hidden[: seat["thieves"]]
        if index != view["you"]:
            del hidden[: seat["thieves"]]
        hands.append(tuple(sorted(hand)))
    return Thieves(tuple(hands))


def agenda_of(view: View, turns: Sequence[Agenda]) -> Agenda:
    """What is asked and what comes then, when somebody can steal."""
    begins: int = view["to_move"]
    return (*turns[begins - 1][:1], SendThief(view["you"], begins))


def worth_of_thieves(table: Table, who: int) -> float:
    """What those that a seat has kept are worth."""
    return len(table.annex(Thieves).hands[who]) * worth_of_a_thief(len(table.bag))


def _watch(table: Table, step: WatchForThieves, agenda: Agenda) -> Table:
    """The next seat in priority that finds a card worth a thief takes it at once."""
    least = _A_GOOD_CARD * _time(len(table.bag))
    seat = step.seat
    while seat != step.about_to_play:
        if table.annex(Thieves).hands[seat]:
            question = SendThief(seat, step.about_to_play)
            liked = {
                one: _liking(table, seat, one[1]) for one in rules.STEAL.actions(table, question)
            }
            best = max(liked, key=lambda one: liked[one], default=None)
            if best is not None and liked[best] >= least:
                table = table._replace(agenda=(*agenda, question), to_play=step.about_to_play)
                return rules.STEAL.apply(table, question, best)
        seat = (seat + 1) % len(table.seats)
    return table._replace(agenda=agenda, to_play=step.about_to_play)


def _liking(table: Table, seat: int, card: Money) -> float:
    """How good a card is, in units of money."""
    tile = table.market[card.place]
    if tile is None:
        return float(card.value)
    cards = table.seats[seat].hand[card.place]
    before, after = hand_traits(cards), hand_traits(tuple(sorted((*cards, card))))
    is_exact = (after.sums & ~before.sums) >> tile.price & 1
    return card.value + _EXACT * is_exact


IMAGINED_THIEVES = RulePart(
    name="thieves in mind",
    rules=rules.THIEVES.rules,
    annexes=rules.THIEVES.annexes,
    turn=rules.THIEVES.turn,
    steps={WatchForThieves: _watch},
    moves=rules.THIEVES.moves,
)
"""Thieves by the rules, with everybody answering at once."""
