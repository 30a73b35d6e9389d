"""Luck: how much of a result of the board game came from the bag, the piles and the first hands.

Whatever is drawn, it could have been something else. The luck of a seat is the share of the win
that it can expect after the draw, less the mean of that over other draws that were as likely. On
average over all draws that is nothing, whoever plays and however good the value is that says what
can be expected; so a result without its luck is just as unbiased, and depends less on chance. (In
poker this is known as AIVAT, in backgammon as variance reduction.)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from statistics import fmean

from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.playing_on import turn_played
from core.alhambra.ai.value import expected, value_for
from core.alhambra.components import Money
from core.alhambra.refilling import Reshuffle
from core.alhambra.setup import PILES
from core.alhambra.table import Table
from core.alhambra.turn import ChooseAction
from core.alhambra.view import view_of
from core.kernel.rulebook import CHANCE, Action

OTHER_DRAWS = 10
"""How many other draws each one is compared with."""


def luck_of(states: Sequence[Table], actions: Sequence[Action], random: Random) -> list[float]:
    """The luck of each seat in a game, as a share of the win; 0 for all together."""
    start = next((index for index, table in enumerate(states) if _begins_a_turn(table)), None)
    seats = len(states[0].seats)
    if start is None:
        return [0.0] * seats
    first = states[start]
    dealt = _as_dealt(states[0], actions[:start])
    luck = [share - 1 / seats for share in _shares(dealt)]
    piles = pile_ends(first)
    for (before, after), action in zip(pairwise(states[start:]), actions[start:], strict=True):
        others = _other_draws(before, action, after, piles, random)
        if others:
            now = _shares(after)
            shares = [_shares(other) for other in others]
            usual = [fmean(of_seat) for of_seat in zip(*shares, strict=True)]
            luck = [own + one - mean for own, one, mean in zip(luck, now, usual, strict=True)]
        if isinstance(before.rules.decision(before), Reshuffle):
            piles = []
    return luck


def _as_dealt(table: Table, actions: Sequence[Action]) -> Table:
    """What setting up comes to if nobody chooses anything, as citizens are chosen before the deal.

    To choose well is skill. All that is dealt is dealt to all alike, so on average each seat can
    expect the same of it.
    """
    rules = table.rules
    for action in actions:
        if rules.decision(table).seat == CHANCE:
            table = rules.apply(table, action)
        else:
            table = rules.settle(table._replace(agenda=table.agenda[:-1]))
    return table


def _begins_a_turn(table: Table) -> bool:
    return isinstance(table.rules.decision(table), ChooseAction)


def _shares(table: Table) -> list[float]:
    """What each seat can expect when the one whose turn it is has played as it probably will.

    What was drawn is there for the one who comes next, so before that its luck is hard to see.
    """
    seats = len(table.seats)
    if _begins_a_turn(table) and not table.annexes:
        weights = weights_for(seats, LEVELS["hard"])
        played = turn_played(table, table.to_play, weights)
        table = played._replace(to_play=(table.to_play + 1) % seats)
    view = view_of(table, table.to_play, [""] * seats) if table.annexes and table.agenda else None
    return expected(table, value_for(seats), view).shares


def _other_draws(
    before: Table, action: Action, after: Table, piles: list[int], random: Random
) -> list[Table]:
    """Tables that could have come of it as likely as this one; none if nothing was drawn."""
    rules = before.rules
    if rules.decision(before).seat == CHANCE:
        others = [
            before._replace(bag=tuple(random.sample(before.bag, len(before.bag))))
            for _ in range(OTHER_DRAWS)
        ]
        return [rules.apply(other, rules.draw(other, random)) for other in others]
    table = rules.answer(before, action)
    if len(after.bag) == len(table.bag) and len(after.draw_pile) == len(table.draw_pile):
        return []
    return [rules.settle(reshuffled(table, piles, random)) for _ in range(OTHER_DRAWS)]


def pile_ends(table: Table) -> list[int]:
    """Of the piles that the draw pile was made of, how many cards lie below each of them."""
    pile = table.draw_pile
    size, larger = divmod(sum(isinstance(card, Money) for card in pile), PILES)
    special = [number for cards in table.rules.special_cards for number in cards.piles]
    below = []
    left = len(pile)
    for number in range(1, PILES + 1):
        left -= size + (number <= larger) + special.count(number)
        below.append(left)
    return below


def reshuffled(table: Table, piles: list[int], random: Random) -> Table:
    """The table with all that is hidden in another order that is as likely.

    Special cards stay in their part of the pile; where in it, nobody knows. Nor does anybody know
    which money lies where.
    """
    pile: list[str] = []
    left = list(table.draw_pile)
    for below in piles or [0]:
        part = left[: max(0, len(left) - below)]
        del left[: len(part)]
        pile += random.sample(part, len(part))
    money = [card for card in pile if isinstance(card, Money)]
    random.shuffle(money)
    cards = iter(money)
    return table._replace(
        bag=tuple(random.sample(table.bag, len(table.bag))),
        draw_pile=tuple(next(cards) if isinstance(card, Money) else card for card in pile),
    )
