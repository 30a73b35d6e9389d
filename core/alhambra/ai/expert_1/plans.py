"""Whole turns: every sensible course that a seat's turn can take, and what each is worth.

A turn is any number of exact purchases and one last action, then the placing of what was gained.
Each market place takes a currency of its own, so purchases do not get in each other's way.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from core.alhambra.ai.expert_1.evaluation import Outlook
from core.alhambra.ai.features import KIND, Site, sites_for
from core.alhambra.buying import BuyTile, payments, purse, worth
from core.alhambra.components import Money, Tile
from core.alhambra.palace import Palace
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import without_one
from core.alhambra.taking_money import TAKE_MONEY, TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action


class Plan(NamedTuple):
    """A whole turn."""

    worth: float
    actions: tuple[Action, ...]


class Purchase(NamedTuple):
    """One tile of the market and the best way to pay it."""

    place: int
    tile: Tile
    pay: tuple[Money, ...]
    exact: bool
    money: float
    """What the hand loses."""


class Placed(NamedTuple):
    """What gained tiles are worth where they go, and the actions that put them there."""

    worth: float
    actions: tuple[Action, ...]


class Favourite(NamedTuple):
    """A place where building is worth more than the city shows, such as a trader's."""

    place: int
    worth: Callable[[Tile], float]


def _sites_for(palace: Palace, tile: Tile) -> list[Site]:
    """In the order in which they came to be; among equal ones, this player takes the first."""
    traits = dict(sites_for(palace, tile))
    return [(where, traits[where]) for where in palace.places_for(tile.walls)]


class Planner:
    """Finds the turns of one seat at one table."""

    def __init__(
        self,
        outlook: Outlook,
        *,
        thorough: bool,
        favourite: Favourite | None = None,
    ) -> None:
        """Where it is thorough, it also thinks of tearing down and exchanging."""
        self.outlook = outlook
        self.table = outlook.table
        self.seat = self.table.seats[outlook.seat]
        self.thorough = thorough
        self._favourite = favourite
        self._changes: list[tuple[float, Action, Palace]] = []
        self._best_places: dict[tuple[int, str, bool], tuple[Placed, Palace, Palace]] = {}
        self._takings: dict[tuple[tuple[Money, ...], tuple[int, ...]], float] = {}
        self._left_open = outlook.left_open(self.table.open_money)

    def plans(self) -> list[Plan]:
        """All sensible turns, the best first."""
        purchases = self._purchases()
        self._changes = self._redesigns()
        exact = [one for one in purchases if one.exact]
        found: list[Plan] = []
        for number in range(len(exact) + 1):
            for bought in combinations(exact, number):
                self._with_last_action(bought, purchases, found)
        found.sort(key=lambda plan: -plan.worth)
        return found

    def placings(self, tiles: tuple[Tile, ...], *, may_give: bool) -> Placed:
        """Where tiles that were gained should go."""
        self.thorough = True  # one after the other, now that it counts
        return self._placed(tiles, self.seat.palace, may_give)

    # Buying

    def _purchases(self) -> list[Purchase]:
        """Each tile of the market that the seat can pay, paid as the hand likes it best."""
        table, outlook = self.table, self.outlook
        found: list[Purchase] = []
        for place, tile in enumerate(table.market):
            if tile is None:
                continue
            hand = self.seat.hand[place]
            before = outlook.money(place, hand)
            best: dict[bool, Purchase] = {}
            for pay in payments(purse(table, outlook.seat, place), tile.price):
                exact = worth(pay) == tile.price
                left = hand
                for piece in pay:
                    if piece in left:
                        left = without_one(left, piece)
                money = outlook.money(place, left, sold=True) - before
                if exact not in best or money > best[exact].money:
                    best[exact] = Purchase(place, tile, pay, exact, money)
            # To pay exactly gains an action.
            found.extend(best[exact] for exact in (True, False) if exact in best)
        return found

    def _with_last_action(
        self, bought: tuple[Purchase, ...], purchases: list[Purchase], found: list[Plan]
    ) -> None:
        """All turns that begin with these exact purchases."""
        outlook = self.outlook
        money = sum([one.money for one in bought])
        tiles = tuple([one.tile for one in bought])
        buys: tuple[Action, ...] = tuple([BuyTile(one.tile.id, one.pay) for one in bought])
        placed = self._placed(tiles, self.seat.palace, True)
        base = money + placed.worth
        any_last = False
        for take in TAKE_MONEY.actions(self.table, ChooseAction(outlook.seat)):
            assert isinstance(take, TakeMoney)
            any_last = True
            gain = self._taken(take.cards, bought)
            found.append(Plan(base + gain, (*buys, take, *placed.actions)))
        taken = {one.place for one in bought}
        for last in purchases:
            if not last.exact and last.place not in taken:
                any_last = True
                with_last = self._placed((*tiles, last.tile), self.seat.palace, True)
                found.append(
                    Plan(
                        money + last.money + with_last.worth,
                        (*buys, BuyTile(last.tile.id, last.pay), *with_last.actions),
                    )
                )
        for gain, action, palace in self._changes:
            any_last = True
            then = placed if not tiles else self._placed(tiles, palace, True)
            found.append(Plan(money + gain + then.worth, (*buys, action, *then.actions)))
        if not any_last and len(bought) == len({one.place for one in purchases}):
            found.append(Plan(base, (*buys, Pass(), *placed.actions)))

    def _taken(self, cards: tuple[Money, ...], bought: tuple[Purchase, ...]) -> float:
        """What taking these cards is worth after these purchases."""
        places = {card.place for card in cards}
        paid = tuple([one for one in bought if one.place in places])
        key = cards, tuple([one.place for one in paid])
        known = self._takings.get(key)
        if known is None:
            outlook = self.outlook
            open_money = self.table.open_money
            for card in cards:
                open_money = without_one(open_money, card)
            known = self._left_open - outlook.left_open(open_money)
            for place in places:
                left = self.seat.hand[place]
                for one in paid:
                    if one.place == place:
                        for piece in one.pay:
                            left = without_one(left, piece)
                sold = any(one.place == place for one in paid)
                more = tuple(sorted((*left, *(card for card in cards if card.place == place))))
                known += outlook.money(place, more, sold=sold)
                known -= outlook.money(place, left, sold=sold)
            self._takings[key] = known
        return known

    # Placing

    def _placed(self, tiles: tuple[Tile, ...], palace: Palace, may_give: bool) -> Placed:
        """The best way to place these tiles, one after the other in each order."""
        if not tiles:
            return Placed(0.0, ())
        if len(tiles) > 1 and not self.thorough:
            # Close enough, and where each goes is decided when they are placed.
            return Placed(
                sum([self._best_place(tile, palace, may_give)[0].worth for tile in tiles]), ()
            )
        best: Placed | None = None
        for index, tile in enumerate(tiles):
            rest = (*tiles[:index], *tiles[index + 1 :])
            one, built = self._best_place(tile, palace, may_give)
            others = self._placed(rest, built, may_give)
            # Two tiles of a kind are weighed one by one; close enough, and much faster.
            both = Placed(one.worth + others.worth, one.actions + others.actions)
            if best is None or both.worth > best.worth:
                best = both
            if len(tiles) > 2:  # rare, and all orders would take too long
                break
        assert best is not None
        return best

    def _best_place(self, tile: Tile, palace: Palace, may_give: bool) -> tuple[Placed, Palace]:
        """Where this tile does most good, and the city after it."""
        key = id(palace), tile.id, may_give
        known = self._best_places.get(key)
        if known is None:
            placed, built = self._find_best_place(tile, palace, may_give)
            known = self._best_places[key] = placed, built, palace  # keeps the id taken
        return known[0], known[1]

    def _find_best_place(self, tile: Tile, palace: Palace, may_give: bool) -> tuple[Placed, Palace]:
        outlook = self.outlook
        kind = KIND[tile.building]
        gone = outlook.share(kind, 0, 0, -1)  # the market has one less of them
        now = outlook.share(kind)
        best = Placed(gone - now + outlook.kept(kind), (KeepTile(tile.id),))
        then: int | None = None
        if may_give and outlook.dirk is not None:
            gift = outlook.share(kind, 0, 1, -1) - now
            if gift > best.worth:
                best = Placed(gift, (GiveTile(tile.id),))
        sites = _sites_for(palace, tile)
        before = outlook.city(palace)
        gain = outlook.share(kind, 1, 0, -1) - now - before
        for where, traits in sites:
            value = outlook.worth_of_city(traits) + gain
            if self._favourite is not None and where == self._favourite.place:
                value += self._favourite.worth(tile)
            if value > best.worth:
                best = Placed(value, (BuildTile(tile.id, where),))
                then = where
        return best, palace if then is None else palace.with_tile(tile, then)

    # Redesigning

    def _redesigns(self) -> list[tuple[float, Action, Palace]]:
        """Changes of the city that may be worth a turn."""
        found: list[tuple[float, Action, Palace]] = []
        outlook, palace = self.outlook, self.seat.palace
        before = outlook.city(palace)
        for tile in self.seat.reserve:
            kind = KIND[tile.building]
            gain = outlook.share(kind, 1) - outlook.share(kind) - outlook.kept(kind) - before
            sites = _sites_for(palace, tile)
            if sites:
                where, traits = max(sites, key=lambda site: outlook.worth_of_city(site[1]))
                worth = outlook.worth_of_city(traits) + gain
                found.append((worth, AddTile(tile.id, where), palace.with_tile(tile, where)))
        if self.thorough or not self.table.open_money:
            found.extend(self._upheavals(before))
        return found

    def _upheavals(self, before: float) -> list[tuple[float, Action, Palace]]:
        found: list[tuple[float, Action, Palace]] = []
        outlook, palace = self.outlook, self.seat.palace
        for tile in self.seat.reserve:
            kind = KIND[tile.building]
            for where in palace.places_to_exchange(tile.walls):
                old = palace.tiles[where]
                other = KIND[old.building]
                built = palace.with_tile(tile, where)
                gain = outlook.city(built) - before
                if other != kind:
                    gain += outlook.share(kind, 1) - outlook.share(kind) - outlook.kept(kind)
                    gain += outlook.share(other, -1) - outlook.share(other) + outlook.kept(other)
                found.append((gain, ExchangeTiles(tile.id, old.id), built))
        for where in palace.removable():
            old = palace.tiles[where]
            kind = KIND[old.building]
            built = palace.without_tile(where)
            gain = outlook.city(built) - before + outlook.kept(kind)
            gain += outlook.share(kind, -1) - outlook.share(kind)
            found.append((gain, RemoveTile(old.id), built))
        return found
