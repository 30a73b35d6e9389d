"""The best turn, found without putting every turn together.

`Planner.plans` joins every choice of exact purchases with every last action. Unless the planner is
thorough, each tile is placed as if it were the only one, and purchases don't get in each other's
way: with each last action, all of them are made that gain something. Imagined games ask for
thousands of turns, and only for the best of each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.alhambra.ai.plans import Planner, Purchase
from core.alhambra.ai.terms import Change
from core.alhambra.buying import BuyTile
from core.alhambra.taking_money import TAKE_MONEY, TakeMoney
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Action

Gains = dict[int, float]
"""What each exact purchase gains, by its market place."""


class _Course(NamedTuple):
    """A last action with the exact purchases before it."""

    worth: float
    """Without the purchases."""
    gains: Gains
    last: TakeMoney | Purchase | Change

    def total(self) -> float:
        """With those purchases that gain something."""
        return self.worth + sum([gain for gain in self.gains.values() if gain > 0.0])


def best_turn(planner: Planner) -> tuple[Action, ...]:
    """What the first of the planner's plans does."""
    if planner.thorough or not planner.table.open_money:  # without money, a seat may have to pass
        return planner.plans()[0].actions
    purchases = planner.purchases()
    exact = {one.place: one for one in purchases if one.exact}
    palace = planner.seat.palace
    gains = {
        place: one.money + planner.best_place(one.tile, palace, may_give=True).worth
        for place, one in exact.items()
    }
    courses = [_taking(planner, take, exact, gains) for take in _takes(planner)]
    courses += [_overpaying(planner, one, gains) for one in purchases if not one.exact]
    courses += [_changing(planner, change, exact) for change in planner.redesigns()]
    best = max(courses, key=_Course.total)
    return _actions(planner, best, [one for place, one in exact.items() if best.gains[place] > 0.0])


def _takes(planner: Planner) -> Iterable[Action]:
    return TAKE_MONEY.actions(planner.table, ChooseAction(planner.outlook.seat))


def _taking(planner: Planner, take: Action, exact: dict[int, Purchase], gains: Gains) -> _Course:
    """Cards are worth something else after others of their currency were paid."""
    assert isinstance(take, TakeMoney)
    cards = take.cards
    worth = planner.taken_away(cards)
    for place in {card.place for card in cards}:
        added = planner.added(cards, place, None)
        worth += added
        if place in exact:
            gain = gains[place] + planner.added(cards, place, exact[place]) - added
            gains = {**gains, place: gain}
    return _Course(worth, gains, take)


def _overpaying(planner: Planner, bought: Purchase, gains: Gains) -> _Course:
    """Each tile is bought once."""
    placed = planner.best_place(bought.tile, planner.seat.palace, may_give=True)
    if bought.place in gains:
        gains = {**gains, bought.place: 0.0}
    return _Course(bought.money + placed.worth, gains, bought)


def _changing(planner: Planner, change: Change, exact: dict[int, Purchase]) -> _Course:
    """Tiles come into another city."""
    gains = {
        place: one.money + planner.best_place(one.tile, change.palace, may_give=True).worth
        for place, one in exact.items()
    }
    return _Course(change.worth, gains, change)


def _actions(planner: Planner, course: _Course, bought: list[Purchase]) -> tuple[Action, ...]:
    palace = planner.seat.palace
    ends: list[Action] = []
    match course.last:
        case Purchase():
            bought = [*bought, course.last]
        case Change():
            palace = course.last.palace
            ends = [course.last.action]
        case TakeMoney():
            ends = [course.last]
    buys = [BuyTile(one.tile.id, one.pay) for one in bought]
    if len(bought) != 1:  # where several tiles go is decided when they are placed
        return (*buys, *ends)
    placed = planner.best_place(bought[0].tile, palace, may_give=True)
    return (*buys, *ends, *placed.actions)
