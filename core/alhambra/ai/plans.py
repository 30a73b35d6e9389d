"""Whole turns: every sensible course that a seat's turn can take, and what each is worth.

A turn is any number of exact purchases and one last action, then the placing of what was gained.
Each market place takes a currency of its own, so purchases do not get in each other's way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from core.alhambra.ai.evaluation import Outlook
from core.alhambra.ai.features import KIND, Site, sites_for
from core.alhambra.ai.terms import Altered, Change, Favourite
from core.alhambra.buying import BuyTile, payments, purse, worth
from core.alhambra.components import Money, Tile
from core.alhambra.palace import Palace
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table, without_one
from core.alhambra.taking_money import TAKE_MONEY, TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action


class Plan(NamedTuple):
    """A whole turn."""

    worth: float
    actions: tuple[Action, ...]
    unseen: float = 0.0
    """How much of its worth can't be seen in imagined games, such as coins that it brings."""


def after(table: Table, plan: Plan) -> Table:
    """The table after a turn, before anything is drawn."""
    rules = table.rules
    for action in plan.actions[:-1]:
        table = rules.apply(table, action)
    return rules.answer(table, plan.actions[-1])


class Purchase(NamedTuple):
    """One tile of the market and the best way to pay it."""

    place: int
    tile: Tile
    pay: tuple[Money, ...]
    exact: bool
    left: tuple[Money, ...]
    """The cards of that currency that stay in the hand."""
    money: float
    """What the hand loses."""
    unseen: float = 0.0
    """How much of that comes back from a module."""


@lru_cache(maxsize=1 << 15)
def _ways_to_pay(
    money: tuple[Money, ...], hand: tuple[Money, ...], price: int
) -> list[tuple[tuple[Money, ...], tuple[Money, ...], int]]:
    """Each payment, what is left of the hand after it, and by how much it is too much."""
    ways = []
    for pay in payments(money, price):
        left = hand
        for piece in pay:
            if piece in left:  # coins are not in the hand
                left = without_one(left, piece)
        ways.append((pay, left, worth(pay) - price))
    return ways


class Placed(NamedTuple):
    """What gained tiles are worth where they go, and the actions that put them there."""

    worth: float
    actions: tuple[Action, ...]


class Planner:
    """Finds the turns of one seat at one table."""

    def __init__(
        self,
        outlook: Outlook,
        *,
        thorough: bool,
        exchanging: bool = False,
        favourite: Favourite | None = None,
        changes: tuple[Change, ...] = (),
        overpaying: Callable[[int], float] | None = None,
        altering: Callable[[Tile], list[Altered]] | None = None,
    ) -> None:
        """If it is thorough, it also thinks of tearing down and exchanging.

        If it is ``exchanging``, it at least thinks of that for tiles that fit nowhere else.
        The rest is what modules add: a place that is worth more, more ways to change the city, what
        it brings to overpay by so much, and what can be done to a tile that was just bought.
        """
        self.outlook = outlook
        self.table = outlook.table
        self.seat = self.table.seats[outlook.seat]
        self.thorough = thorough
        self._exchanging = exchanging
        self._favourite = favourite
        self._more_changes = changes
        self._overpaying = overpaying
        self._altering = altering
        self._gained = {tile.id for tile in self.seat.to_place}
        """The tiles that the seat has bought already, after exact payments, and will place."""
        self._changes: list[Change] = []
        self._best_places: dict[tuple[int, str, int, bool], tuple[Placed, Palace]] = {}
        self._takings: dict[tuple[tuple[Money, ...], tuple[int, ...]], float] = {}

    def plans(self) -> list[Plan]:
        """All sensible turns, the best first."""
        purchases = self.purchases()
        self._changes = self.redesigns()
        exact = [one for one in purchases if one.exact]
        found: list[Plan] = []
        for number in range(len(exact) + 1):
            for bought in combinations(exact, number):
                self._with_last_action(bought, purchases, found)
        found.sort(key=lambda plan: -plan.worth)
        return found

    def elsewhere(self, plan: Plan, most: int) -> list[Plan]:
        """The same turn with its only tile put in other places, the best ones first."""
        *rest, last = plan.actions
        seat = self.seat
        if isinstance(last, AddTile) and not rest:
            tile = next(tile for tile in seat.reserve if tile.id == last.add)
        elif (
            isinstance(last, BuildTile)
            and [*map(type, rest)].count(BuyTile) == 1
            and all(isinstance(one, BuyTile | TakeMoney | Pass) for one in rest)
            and not self._gained
        ):
            tile = next(tile for tile in self.table.market if tile and tile.id == last.tile)
        else:
            return []  # several tiles, or the city is another one when the tile comes
        worths = {
            where: self.outlook.worth_of_city(traits) + self._liked(tile, where)
            for where, traits in sites_for(seat.palace, tile)
        }
        others = sorted(worths, key=lambda where: -worths[where])
        return [
            Plan(
                plan.worth - worths[last.at] + worths[where],
                (*rest, last._replace(at=where)),
                plan.unseen,
            )
            for where in [where for where in others if where != last.at][:most]
        ]

    def placings(self, tiles: tuple[Tile, ...], *, may_give: bool) -> Placed:
        """Where tiles that were gained should go."""
        self.thorough = True  # one after the other, now that it counts
        return self._placed(tiles, self.seat.palace, may_give)

    # Buying

    def purchases(self) -> list[Purchase]:
        """Each tile of the market that the seat can pay, paid as the hand likes it best."""
        table, outlook = self.table, self.outlook
        found: list[Purchase] = []
        for place, tile in enumerate(table.market):
            if tile is None:
                continue
            hand = self.seat.hand[place]
            before = outlook.money(place, hand)
            best: dict[bool, Purchase] = {}
            money_here = purse(table, outlook.seat, place)
            for pay, left, too_much in _ways_to_pay(money_here, hand, tile.price):
                exact = too_much == 0
                unseen = 0.0
                if self._overpaying is not None and not exact:
                    unseen = self._overpaying(too_much)
                money = outlook.money(place, left, sold=True) - before + unseen
                if exact not in best or money > best[exact].money:
                    best[exact] = Purchase(place, tile, pay, exact, left, money, unseen)
            # To pay exactly gains an action.
            found.extend(best[exact] for exact in (True, False) if exact in best)
        return found

    def _with_last_action(
        self, bought: tuple[Purchase, ...], purchases: list[Purchase], found: list[Plan]
    ) -> None:
        """All turns that begin with these exact purchases."""
        outlook = self.outlook
        money = sum([one.money for one in bought])
        tiles = (*self.seat.to_place, *[one.tile for one in bought])
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
                        last.unseen,
                    )
                )
        for change in self._changes:
            any_last = True
            found.append(self._with_change(bought, change))
        of_modules = [
            *[self._with_change(bought, change) for change in self._more_changes],
            *self._with_altered(bought),
        ]
        if of_modules:
            any_last = True
            # There can be dozens, and who plays the best plans on has to see others, too.
            found.append(max(of_modules, key=lambda plan: plan.worth))
        if not any_last and len(bought) == len({one.place for one in purchases}):
            found.append(Plan(base, (*buys, Pass(), *placed.actions)))

    def _with_change(self, bought: tuple[Purchase, ...], change: Change) -> Plan:
        """These exact purchases, and then the city is changed."""
        money = sum([one.money for one in bought])
        tiles = (*self.seat.to_place, *[one.tile for one in bought])
        buys = [BuyTile(one.tile.id, one.pay) for one in bought]
        then = self._placed(tiles, change.palace, True)
        actions = (*buys, change.action, *then.actions)
        return Plan(money + change.worth + then.worth, actions)

    def _with_altered(self, bought: tuple[Purchase, ...]) -> Iterator[Plan]:
        """These exact purchases, and one of their tiles is altered before it is placed."""
        if self._altering is None:
            return
        money = sum([one.money for one in bought])
        tiles = [*self.seat.to_place, *[one.tile for one in bought]]
        buys = [BuyTile(one.tile.id, one.pay) for one in bought]
        for index, tile in enumerate(tiles):
            for one in self._altering(tile):
                altered = (*tiles[:index], one.tile, *tiles[index + 1 :])
                placed = self._placed(altered, self.seat.palace, True)
                actions = (*buys, one.action, *placed.actions)
                yield Plan(money + placed.worth, actions)

    def _taken(self, cards: tuple[Money, ...], bought: tuple[Purchase, ...]) -> float:
        """What taking these cards is worth after these purchases."""
        places = {card.place for card in cards}
        paid = {one.place: one for one in bought if one.place in places}
        key = cards, tuple(paid)
        known = self._takings.get(key)
        if known is None:
            known = self.taken_away(cards)
            for place in places:
                known += self.added(cards, place, paid.get(place))
            self._takings[key] = known
        return known

    def taken_away(self, cards: tuple[Money, ...]) -> float:
        """What it is worth that the next rival can't take these cards."""
        open_money = self.table.open_money
        for card in cards:
            open_money = without_one(open_money, card)
        return self.outlook.left_open(self.table.open_money) - self.outlook.left_open(open_money)

    def added(self, cards: tuple[Money, ...], place: int, bought: Purchase | None) -> float:
        """What those of these cards that one market place takes add to the hand."""
        sold = bought is not None
        left = bought.left if bought is not None else self.seat.hand[place]
        more = tuple(sorted((*left, *[card for card in cards if card.place == place])))
        money = self.outlook.money
        return money(place, more, sold=sold) - money(place, left, sold=sold)

    # Placing

    def _placed(self, tiles: tuple[Tile, ...], palace: Palace, may_give: bool) -> Placed:
        """The best way to place these tiles, one after the other in each order."""
        if not tiles:
            return Placed(0.0, ())
        if len(tiles) > 1 and not self.thorough:
            # Close enough, and where each goes is decided when they are placed.
            alone = [self.best_place(tile, palace, may_give=may_give) for tile in tiles]
            return Placed(sum([one.worth for one in alone]), ())
        best: Placed | None = None
        for index, tile in enumerate(tiles):
            rest = (*tiles[:index], *tiles[index + 1 :])
            one = self.best_place(tile, palace, may_give=may_give)
            others = self._placed(rest, _with_built(palace, tile, one), may_give)
            # Two tiles of a kind are weighed one by one; close enough, and much faster.
            both = Placed(one.worth + others.worth, one.actions + others.actions)
            if best is None or both.worth > best.worth:
                best = both
            if len(tiles) > 2:  # rare, and all orders would take too long
                break
        assert best is not None
        return best

    def best_place(self, tile: Tile, palace: Palace, *, may_give: bool) -> Placed:
        """Where this tile does most good."""
        key = id(palace), tile.id, tile.walls, may_give
        known = self._best_places.get(key)
        if known is None:
            found = self._find_best_place(tile, palace, may_give)
            known = self._best_places[key] = found, palace  # keeps the id taken
        return known[0]

    def _find_best_place(self, tile: Tile, palace: Palace, may_give: bool) -> Placed:
        outlook = self.outlook
        kind = KIND[tile.building]
        leaving = 0 if tile.id in self._gained else -1  # then the market has one less
        now, gone = outlook.share(kind), outlook.share(kind, 0, 0, leaving)
        best = Placed(gone - now + outlook.kept(kind), (KeepTile(tile.id),))
        if may_give and outlook.dirk is not None:
            gift = outlook.share(kind, 0, 1, leaving) - now
            if gift > best.worth:
                best = Placed(gift, (GiveTile(tile.id),))
        sites = sites_for(palace, tile)
        if not sites:
            return best
        gain = outlook.share(kind, 1, 0, leaving) - now - outlook.city(palace)
        where, city = outlook.best_site(sites)
        if city + gain > best.worth:
            best = Placed(city + gain, (BuildTile(tile.id, where),))
        favourite = self._favourite_site(tile, sites)
        if favourite is not None and favourite[1] + gain > best.worth:
            best = Placed(favourite[1] + gain, (BuildTile(tile.id, favourite[0]),))
        return best

    def _favourite_site(self, tile: Tile, sites: list[Site]) -> tuple[int, float] | None:
        """The place that is worth more, and what the city is with the tile there, if it fits."""
        if self._favourite is not None:
            for where, traits in sites:
                if where == self._favourite.place:
                    city = self.outlook.worth_of_city(traits)
                    return where, city + self._favourite.worth(tile)
        return None

    def _liked(self, tile: Tile, where: int) -> float:
        favourite = self._favourite
        return favourite.worth(tile) if favourite and where == favourite.place else 0.0

    def _lost(self, tile: Tile) -> float:
        return self._favourite.lost(tile) if self._favourite else 0.0

    # Redesigning

    def redesigns(self) -> list[Change]:
        """Changes of the city that may be worth a turn."""
        found: list[Change] = []
        outlook, palace = self.outlook, self.seat.palace
        before = outlook.city(palace)
        rebuilds = self.thorough or not self.table.open_money
        for tile in self.seat.reserve:
            kind = KIND[tile.building]
            gain = outlook.share(kind, 1) - outlook.share(kind) - outlook.kept(kind) - before
            sites = sites_for(palace, tile)
            if sites:
                where, city = outlook.best_site(sites)
                favourite = self._favourite_site(tile, sites)
                if favourite is not None and favourite[1] > city:
                    where, city = favourite
                add = AddTile(tile.id, where)
                found.append(Change(city + gain, add, palace.with_tile(tile, where)))
            if rebuilds or (self._exchanging and not sites):
                found.extend(self._exchanges(tile, before))
        if rebuilds:
            found.extend(self._removals(before))
        return found

    def _exchanges(self, tile: Tile, before: float) -> list[Change]:
        found: list[Change] = []
        outlook, palace = self.outlook, self.seat.palace
        kind = KIND[tile.building]
        for where in palace.places_to_exchange(tile.walls):
            old = palace.tiles[where]
            other = KIND[old.building]
            built = palace.with_tile(tile, where)
            gain = outlook.city(built) - before - self._lost(old)
            if other != kind:
                gain += outlook.share(kind, 1) - outlook.share(kind) - outlook.kept(kind)
                gain += outlook.share(other, -1) - outlook.share(other) + outlook.kept(other)
            found.append(Change(gain, ExchangeTiles(tile.id, old.id), built))
        return found

    def _removals(self, before: float) -> list[Change]:
        found: list[Change] = []
        outlook, palace = self.outlook, self.seat.palace
        for where in palace.removable():
            old = palace.tiles[where]
            kind = KIND[old.building]
            built = palace.without_tile(where)
            gain = outlook.city(built) - before + outlook.kept(kind)
            gain += outlook.share(kind, -1) - outlook.share(kind) - self._lost(old)
            found.append(Change(gain, RemoveTile(old.id), built))
        return found


def _with_built(palace: Palace, tile: Tile, placed: Placed) -> Palace:
    """The city after a tile was placed."""
    (action,) = placed.actions
    return palace.with_tile(tile, action.at) if isinstance(action, BuildTile) else palace
