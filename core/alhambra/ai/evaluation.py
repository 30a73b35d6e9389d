"""What a position is worth for a seat: the points it will still get, less what its rivals will.

The worth is a sum of terms. The points that buildings will bring come from the odds of `shares`;
everything else is a number that is easy to see (`features`) times a weight, and the weights were
found by playing (`training`). Weights depend on how far the game has come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.alhambra.ai.features import KIND, CityTraits, city_traits, clock, hand_traits
from core.alhambra.ai.shares import expected_points
from core.alhambra.components import BUILDINGS, Money
from core.alhambra.palace import Palace
from core.alhambra.scoring import totals
from core.alhambra.table import Table

SCORINGS = 3

HAND = ("worth", "useful", "cards", "exact", "afford")
CITY = ("wall", "second", "room", "fits")
TRAITS = (*HAND, *CITY, "potential", "reserve", "richest", "one")
"""What is weighed, besides the shares: ``potential`` is what tiles in the reserve would bring,
``richest`` what the money for the last tiles will, ``one`` is always 1."""

Weights = Mapping[str, Sequence[float]]
"""For each trait its weights before the first, second and third scoring, and the one of the part
of the game that is left. ``share-K`` is what points expected in scoring K count before each."""

_LAST_TILES = 8
"""With so few tiles in the bag, the money in hand begins to decide about the last tiles."""


class Outlook:
    """What the table looks like from one seat: all that does not change while it thinks."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        """Take stock."""
        self.table = table
        self.seat = seat
        time = clock(table)
        self.phase = phase = min(time.scorings, SCORINGS - 1)
        self._hand = [_weight(weights[name], phase, time.left) for name in HAND]
        self._city = [_weight(weights[name], phase, time.left) for name in CITY]
        self.weight_of_potential = _weight(weights["potential"], phase, time.left)
        self.weight_of_reserve = _weight(weights["reserve"], phase, time.left)
        self.weight_of_richest = _weight(weights["richest"], phase, time.left)
        self.to_come = [
            (number, weights[f"share-{number}"][phase]) for number in range(phase + 1, SCORINGS + 1)
        ]
        self.rivals = [other for other in range(len(table.seats)) if other != seat]
        self.respect = 1.0 / len(self.rivals)
        self._counts = [city_traits(one.palace).counts for one in table.seats]
        self.dirk = _dirk_counts(table)
        self._coming, self._gifts = _coming(table)
        self._shares: dict[tuple[int, int, int, int], float] = {}
        self._money: dict[tuple[int, tuple[Money, ...]], float] = {}
        self._prizes = self._last_prizes()

    # Terms

    def points(self, who: int, kind: int, more: tuple[int, int, int], number: int) -> float:
        """The points that a seat will get for one kind of building in one scoring.

        ``more`` says how many this outlook's seat, Dirk and the market have more than now.
        """
        mine, given, offered = more
        own = self._counts[who][kind] + (mine if who == self.seat else 0)
        rivals = tuple(
            sorted(
                [
                    self._counts[other][kind] + (mine if other == self.seat else 0)
                    for other in range(len(self._counts))
                    if other != who
                ]
            )
        )
        dirk = None if self.dirk is None else self.dirk[kind] + given
        coming = max(0, self._coming[number - 1][kind] + 2 * offered)
        return expected_points(
            BUILDINGS[kind], number, own, rivals, dirk, coming, self._gifts[number - 1][kind]
        )

    def share(self, kind: int, mine: int = 0, given: int = 0, offered: int = 0) -> float:
        """What one kind of building is worth to this seat, with the points of rivals against it."""
        key = kind, mine, given, offered
        known = self._shares.get(key)
        if known is None:
            more = mine, given, offered
            known = 0.0
            for number, weight in self.to_come:
                points = self.points(self.seat, kind, more, number)
                for rival in self.rivals:
                    points -= self.respect * self.points(rival, kind, more, number)
                known += weight * points
            self._shares[key] = known
        return known

    def money(self, place: int, cards: tuple[Money, ...]) -> float:
        """What the cards for one market place are worth."""
        key = place, cards
        known = self._money.get(key)
        if known is None:
            known = self._worth_of(cards)
            if self._prizes:
                most, prize = self._prizes[place]
                own = hand_traits(cards).worth
                known += prize if own > most else -prize if own < most else 0.0
            self._money[key] = known
        return known

    def _worth_of(self, cards: tuple[Money, ...]) -> float:
        traits = hand_traits(cards)
        weights = self._hand
        return (
            weights[0] * traits.worth
            + weights[1] * traits.useful
            + weights[2] * traits.cards
            + weights[3] * traits.exact
            + weights[4] * traits.afford
        )

    def city(self, palace: Palace) -> float:
        """What walls and room of a city are worth, its buildings aside."""
        return self.worth_of_city(city_traits(palace))

    def worth_of_city(self, traits: CityTraits) -> float:
        """What walls and room are worth."""
        weights = self._city
        return (
            weights[0] * traits.wall
            + weights[1] * traits.second
            + weights[2] * traits.room
            + weights[3] * traits.fits
        )

    def kept(self, kind: int) -> float:
        """What one more tile of this kind in the reserve is worth."""
        gain = self.share(kind, 1) - self.share(kind)
        return self.weight_of_potential * gain + self.weight_of_reserve

    # The whole

    def total(self) -> float:
        """What the position is worth to this seat."""
        scores = totals(self.table)
        worth = 0.0
        for who, seat in enumerate(self.table.seats):
            of_seat = scores[who] + self.city(seat.palace)
            for tile in seat.reserve:
                of_seat += self.kept(KIND[tile.building])
            if who == self.seat:
                for place, cards in enumerate(seat.hand):
                    of_seat += self.money(place, cards)
                worth += of_seat
            else:
                for cards in seat.hand:
                    of_seat += self._worth_of(cards)
                worth -= self.respect * of_seat
        return worth + sum([self.share(kind) for kind in range(len(BUILDINGS))])

    def _last_prizes(self) -> list[tuple[int, float]]:
        """For each market place, what the richest rival has and what its tile will be worth."""
        if self.phase < SCORINGS - 1 or len(self.table.bag) >= _LAST_TILES:
            return []
        urgency = 1.0 - len(self.table.bag) / _LAST_TILES
        prizes = []
        for place, tile in enumerate(self.table.market):
            most = max(
                hand_traits(self.table.seats[rival].hand[place]).worth for rival in self.rivals
            )
            gain = 0.0
            if tile is not None:
                kind = KIND[tile.building]
                gain = self.share(kind, 1) - self.share(kind)
            prizes.append((most, self.weight_of_richest * urgency * gain))
        return prizes


def _weight(weights: Sequence[float], phase: int, left: float) -> float:
    return weights[phase] + weights[SCORINGS] * left


def _dirk_counts(table: Table) -> list[int] | None:
    if not table.collectors:
        return None
    counts = [0] * len(BUILDINGS)
    for tile in table.collectors[0].tiles:
        counts[KIND[tile.building]] += 1
    return counts


def _coming(table: Table) -> tuple[list[list[int]], list[list[int]]]:
    """How many tiles of each kind seats will buy until each scoring, and Dirk will get; in halves.

    What is in the bag is known to whoever has watched; its order is not, and is not looked at.
    """
    time = clock(table)
    in_bag = [0] * len(BUILDINGS)
    for tile in table.bag:
        in_bag[KIND[tile.building]] += 1
    on_market = [0] * len(BUILDINGS)
    for offered in table.market:
        if offered is not None:
            on_market[KIND[offered.building]] += 1
    bag = len(table.bag) or 1
    coming = [
        [
            round(2 * (offer + unseen * until / bag))
            for offer, unseen in zip(on_market, in_bag, strict=True)
        ]
        for until in time.until
    ]
    gifts = [[round(2 * unseen * given / bag) for unseen in in_bag] for given in time.gifts]
    return coming, gifts


def describe(table: Table, seat: int) -> dict[str, float]:
    """The traits of a seat, unweighted, and the points that it can expect in each scoring."""
    nothing = dict.fromkeys(TRAITS, (0.0,) * (SCORINGS + 1))
    shares = {f"share-{number}": (1.0,) * SCORINGS for number in range(1, SCORINGS + 1)}
    only_richest = {"richest": (1.0, 1.0, 1.0, 0.0)}
    outlook = Outlook(table, seat, {**nothing, **shares, **only_richest})
    own = table.seats[seat]
    hands = [hand_traits(cards) for cards in own.hand]
    city = city_traits(own.palace)
    traits = {name: float(sum(getattr(hand, name) for hand in hands)) for name in HAND}
    traits |= {name: float(getattr(city, name)) for name in CITY}
    traits["potential"] = sum(
        outlook.points(seat, kind, (1, 0, 0), number)
        - outlook.points(seat, kind, (0, 0, 0), number)
        for kind in (KIND[tile.building] for tile in own.reserve)
        for number, _ in outlook.to_come
    )
    traits["reserve"] = float(len(own.reserve))
    traits["richest"] = sum(outlook.money(place, cards) for place, cards in enumerate(own.hand))
    traits["one"] = 1.0
    for number, _ in outlook.to_come:
        traits[f"share-{number}"] = sum(
            outlook.points(seat, kind, (0, 0, 0), number) for kind in range(len(BUILDINGS))
        )
    return traits
