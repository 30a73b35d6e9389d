"""What a position is worth for a seat: the points it will still get, less what its rivals will.

The worth is a sum of terms. The points that buildings will bring come from the odds of `shares`;
everything else is a number that is easy to see (`features`) times a weight, and the weights were
found by playing (`training`). Weights depend on how far the game has come.

A position is always looked at after a seat's turn, when the next one is about to play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from core.alhambra.ai.features import (
    KIND,
    SCORING_PILES,
    CityTraits,
    Clock,
    HandTraits,
    city_traits,
    clock_of,
    hand_traits,
)
from core.alhambra.ai.shares import net_points
from core.alhambra.components import BUILDINGS, Money
from core.alhambra.palace import Palace
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.alhambra.taking_money import MOST_WORTH_OF_SEVERAL

SCORINGS = 3

HAND = ("worth", "useful", "cards", "exact", "afford")
CITY = ("wall", "second", "room", "fits")
READY = ("ready", "payable", "begun")
THREAT = ("threat", "menace")
TRAITS = (*HAND, *CITY, "potential", "reserve", "richest", *READY, *THREAT, "open")
"""What is weighed, besides the shares.

``potential`` is what tiles in the reserve would bring, ``richest`` what the money for the last
tiles will. ``ready``, ``payable`` and ``begun`` are what tiles on the market would bring that can
be paid exactly, paid, or paid in part; ``threat`` and ``menace`` what the next rival gains by
tiles that he can pay exactly or at all; ``open`` is the best money that is left for him.
"""

Weights = Mapping[str, Sequence[float]]
"""For each trait its weights before the first, second and third scoring, and the one of the part
of the game that is left. ``share-K`` is what points expected in scoring K count before each."""

_USUAL_PRICE = 8.5

_LAST_TILES = 8
"""With so few tiles in the bag, the money in hand begins to decide about the last tiles."""


class Offer(NamedTuple):
    """A tile on the market."""

    price: int
    gain: float
    """What it would bring this seat."""
    loss: float
    """What it would cost this seat if the next rival built it."""
    rival_exact: bool
    rival_pays: bool


class Outlook:
    """What the table looks like from one seat: all that does not change while it thinks."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        """Take stock."""
        self.table = table
        self.seat = seat
        self.weights = weights
        time = _clock(table)
        self.phase = phase = min(time.scorings, SCORINGS - 1)
        self.weight = weight = {
            name: weights[name][phase] + weights[name][SCORINGS] * time.left for name in TRAITS
        }
        spent = part_to_be_spent(table, seat)
        self._hand = [weight[name] * spent for name in HAND]
        self._city = [weight[name] for name in CITY]
        self.to_come = [
            (number, weights[f"share-{number}"][phase]) for number in range(phase + 1, SCORINGS + 1)
        ]
        seats = len(table.seats)
        self.rivals = [(seat + step) % seats for step in range(1, seats)]
        """In the order of their turns."""
        self.respect = 1.0 / len(self.rivals)
        self._counts = [city_traits(one.palace).counts for one in table.seats]
        self.dirk = _dirk_counts(table)
        self._coming, self._gifts = _coming(table)
        self._shares: dict[tuple[int, int, int, int, int], float] = {}
        self._money: dict[tuple[int, bool, tuple[Money, ...]], float] = {}
        self.offers = [self._offer(place) for place in range(len(table.market))]
        self.last_prizes = self._last_prizes()
        """Empty while it is too early to think of the last tiles."""

    # Terms

    def share(
        self, kind: int, mine: int = 0, given: int = 0, offered: int = 0, next_one: int = 0
    ) -> float:
        """What one kind of building is worth to this seat, with the points of rivals against it.

        The numbers say how many this seat, Dirk, the market and the next rival have more than now.
        """
        key = kind, mine, given, offered, next_one
        known = self._shares.get(key)
        if known is None:
            rivals = [self._counts[rival][kind] for rival in self.rivals]
            rivals[0] += next_one
            rivals.sort()
            known = self._shares[key] = net_points(
                BUILDINGS[kind],
                self._counts[self.seat][kind] + mine,
                tuple(rivals),
                None if self.dirk is None else self.dirk[kind] + given,
                self._to_come(kind, offered),
            )
        return known

    def _to_come(self, kind: int, offered: int) -> tuple[tuple[int, float, int, int], ...]:
        """The scorings to come, and the tiles of a kind that come until then."""
        return tuple(
            [
                (
                    number,
                    weight,
                    max(0, self._coming[number - 1][kind] + 2 * offered),
                    self._gifts[number - 1][kind],
                )
                for number, weight in self.to_come
            ]
        )

    def money(self, place: int, cards: tuple[Money, ...], *, sold: bool = False) -> float:
        """What the cards for one market place are worth, with the tile there or after its sale."""
        key = place, sold, cards
        known = self._money.get(key)
        if known is None:
            traits = hand_traits(cards)
            known = self.worth_of_hand(traits)
            if self.last_prizes:
                most, prize = self.last_prizes[place]
                known += prize if traits.worth > most else -prize if traits.worth < most else 0.0
            offer = self.offers[place]
            if offer is not None and not sold:
                known += self._chances(offer, traits)
            self._money[key] = known
        return known

    def worth_of_hand(self, traits: HandTraits) -> float:
        """What the cards of one currency are worth, whatever is on the market."""
        weights = self._hand
        return (
            weights[0] * traits.worth
            + weights[1] * traits.useful
            + weights[2] * traits.cards
            + weights[3] * traits.exact
            + weights[4] * traits.afford
        )

    def _chances(self, offer: Offer, traits: HandTraits) -> float:
        """What it means that a tile stays on the market."""
        weight = self.weight
        if traits.sums >> offer.price & 1:
            chance = weight["ready"] * offer.gain
        elif traits.worth >= offer.price:
            chance = weight["payable"] * offer.gain
        else:
            chance = weight["begun"] * offer.gain * traits.worth / offer.price
        return chance - self._threat(offer)

    def _threat(self, offer: Offer) -> float:
        if offer.rival_exact:
            return self.weight["threat"] * offer.loss
        return self.weight["menace"] * offer.loss if offer.rival_pays else 0.0

    def left_open(self, cards: Sequence[Money]) -> float:
        """What it means that this money stays open for the next rival."""
        return self.weight["open"] * best_open(cards)

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
        return self.weight["potential"] * gain + self.weight["reserve"]

    # The whole

    def total(self) -> float:
        """What the position is worth to this seat."""
        scores = totals(self.table)
        worth = -self.left_open(self.table.open_money)
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
                    of_seat += self.worth_of_hand(hand_traits(cards))
                worth -= self.respect * of_seat
        return worth + sum([self.share(kind) for kind in range(len(BUILDINGS))])

    def _offer(self, place: int) -> Offer | None:
        tile = self.table.market[place]
        if tile is None:
            return None
        kind = KIND[tile.building]
        gone = self.share(kind, 0, 0, -1)
        rival = hand_traits(self.table.seats[self.rivals[0]].hand[place])
        return Offer(
            tile.price,
            self.share(kind, 1, 0, -1) - gone,
            gone - self.share(kind, 0, 0, -1, 1),
            bool(rival.sums >> tile.price & 1),
            rival.worth >= tile.price,
        )

    def _last_prizes(self) -> list[tuple[int, float]]:
        """For each market place, what the richest rival has and what its tile will be worth."""
        if self.phase < SCORINGS - 1 or len(self.table.bag) >= _LAST_TILES:
            return []
        urgency = 1.0 - len(self.table.bag) / _LAST_TILES
        prizes = []
        for place, offer in enumerate(self.offers):
            most = max(
                hand_traits(self.table.seats[rival].hand[place]).worth for rival in self.rivals
            )
            gain = 0.0 if offer is None else offer.gain
            prizes.append((most, self.weight["richest"] * urgency * gain))
        return prizes


def part_to_be_spent(table: Table, seat: int) -> float:
    """How much of its money a seat can hope to spend; without this, hoarding would never end."""
    worth = sum([hand_traits(cards).worth for cards in table.seats[seat].hand])
    tiles = (len(table.bag) + len(table.market)) / len(table.seats)
    use = _USUAL_PRICE * (tiles + 1)
    return 1.0 if worth <= use else (use / worth) ** 2


def best_open(cards: Sequence[Money]) -> int:
    """The most that can be taken at once."""
    small = sum([card.value for card in cards if card.value < MOST_WORTH_OF_SEVERAL])
    return max([card.value for card in cards] + [min(small, MOST_WORTH_OF_SEVERAL)])


def _dirk_counts(table: Table) -> list[int] | None:
    if not table.collectors:
        return None
    counts = [0] * len(BUILDINGS)
    for tile in table.collectors[0].tiles:
        counts[KIND[tile.building]] += 1
    return counts


def _clock(table: Table) -> Clock:
    """As it was then: every card of the pile counts as money, but for scoring cards to come."""
    rules, pile, over = table.rules, len(table.draw_pile), len(table.scorings)
    over += len(table.scorings_due)
    pile -= len(SCORING_PILES) - over
    return clock_of(len(table.seats), rules.copies_of_money, pile, len(table.bag), over)


def _coming(table: Table) -> tuple[list[list[int]], list[list[int]]]:
    """How many tiles of each kind seats will buy until each scoring, and Dirk will get; in halves.

    Anybody who has watched knows what is in the bag; its order is not, and is not looked at.
    """
    time = _clock(table)
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
