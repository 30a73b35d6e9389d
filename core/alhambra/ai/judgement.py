"""What a position is worth right after a seat's turn, judged by a small net.

The net was trained by expert iteration (`judgement_training`): the expert plays against itself, and
the net learns what the plans of each turn came to when they were played on. It sees what the
evaluation sees and its sum, and on top of that how things go together: who could buy what next and
where it would fit, how the seats compare, and how much time is left.
"""

from __future__ import annotations

import json
from functools import cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

from core.alhambra.ai.evaluation import SCORINGS, Offer, Outlook, best_open
from core.alhambra.ai.features import KIND, HandTraits, city_traits, clock, hand_traits, sites_for
from core.alhambra.components import BUILDINGS, Tile
from core.alhambra.palace import Palace
from core.alhambra.refilling import OPEN_MONEY_CARDS
from core.alhambra.scoring import totals
from core.alhambra.table import Seat, Table

NETS_FILE = Path(__file__).with_name("nets.json")

POINTS = 20.0
"""How many points the net calls one."""
_OF_A_TILE = 8.0
"""What tiles bring is counted in so many points."""
_FITS_NOWHERE = -2.0
"""What it is worth to buy a tile that fits nowhere, compared with where it leaves a city alone."""


class Net(NamedTuple):
    """A net with one hidden layer, and what each trait says by itself."""

    hidden: list[list[float]]
    """For each hidden unit, the weights of the traits."""
    biases: list[float]
    out: list[float]
    """What each hidden unit counts."""
    direct: list[float]
    bias: float

    def worth(self, traits: list[float]) -> float:
        """What a position with these traits is worth, in points."""
        worth: float = self.bias + sum(map(mul, self.direct, traits))
        for weights, bias, counts in zip(self.hidden, self.biases, self.out, strict=True):
            lit = bias + sum(map(mul, weights, traits))
            if lit > 0.0:
                worth += counts * lit
        return POINTS * worth


@cache
def net_for(seats: int) -> Net | None:
    """The net for a table of this size; none was found yet that helps at larger ones than two."""
    trained = json.loads(NETS_FILE.read_text(encoding="utf-8"))
    net = trained.get(str(seats))
    return None if net is None else Net(**net)


def judged(outlook: Outlook, net: Net) -> float:
    """What the table of an outlook is worth to its seat, which has just played."""
    return net.worth(traits_of(outlook))


def traits_of(outlook: Outlook) -> list[float]:
    """All that the net is told about a table right after a turn, before anything is drawn."""
    table = outlook.table
    return [
        outlook.total() / POINTS,
        *_time(table, outlook.phase),
        *_standings(outlook),
        *_buildings(outlook),
        *_money(outlook),
        *_market(outlook),
        *_reserve(outlook),
    ]


def _time(table: Table, phase: int) -> list[float]:
    time = clock(table)
    return [
        *[float(phase == number) for number in range(SCORINGS)],
        time.left,
        len(table.bag) / 40,
        time.until[0] / 10,
        time.until[1] / 10,
    ]


def _standings(outlook: Outlook) -> list[float]:
    """Points, walls and room: the seat's, the next rival's, and the best and mean of the others."""
    table, rivals = outlook.table, outlook.rivals
    scores = totals(table)
    own_score = scores[outlook.seat]
    theirs = [scores[rival] for rival in rivals]
    cities = [city_traits(table.seats[who].palace) for who in (outlook.seat, *rivals)]
    walls = [city.wall for city in cities[1:]]
    seats = table.seats[outlook.seat], table.seats[rivals[0]]
    return [
        (own_score - sum(theirs) / len(theirs)) / 30,
        (own_score - max(theirs)) / 30,
        float(int((own_score - theirs[0]) / 30)),  # who is far behind
        *[
            trait
            for city in cities[:2]
            for trait in (city.wall / 10, city.second / 10, city.room / 10, city.fits)
        ],
        max(walls) / 10,
        sum(walls) / len(walls) / 10,
        *[len(seat.reserve) / 3 for seat in seats],
        *[(len(seat.palace.tiles) - 1) / 10 for seat in seats],
    ]


def _counts(tiles: tuple[Tile | None, ...]) -> list[int]:
    counts = [0] * len(BUILDINGS)
    for tile in tiles:
        if tile is not None:
            counts[KIND[tile.building]] += 1
    return counts


def _buildings(outlook: Outlook) -> list[float]:
    """Who leads in each kind of building, and what is still to come."""
    table, rivals = outlook.table, outlook.rivals
    in_bag, on_market = _counts(table.bag), _counts(table.market)
    own_reserve = _counts(table.seats[outlook.seat].reserve)
    next_reserve = _counts(table.seats[rivals[0]].reserve)
    own_counts = city_traits(table.seats[outlook.seat].palace).counts
    rival_counts = [city_traits(table.seats[rival].palace).counts for rival in rivals]
    traits: list[float] = []
    for kind, own in enumerate(own_counts):
        theirs = [counts[kind] for counts in rival_counts]
        most = max(theirs)
        dirk = 0 if outlook.dirk is None else outlook.dirk[kind]
        top = max(most, dirk)
        traits += [
            own / 3,
            most / 3,
            sum(theirs) / len(theirs) / 3 if outlook.dirk is None else dirk / 3,
            (own - most) / 3,
            float(own > top),
            float(own == top > 0),
            float(most > own and most >= dirk),
            in_bag[kind] / 4,
            on_market[kind] / 2,
            float(own_reserve[kind]),
            float(next_reserve[kind]),
            outlook.share(kind) / 10,
        ]
    return traits


def _money(outlook: Outlook) -> list[float]:
    """The hands of the seat and of the next rival, and what is open."""
    table = outlook.table
    places = range(len(table.market))
    hands = [[hand_traits(cards) for cards in seat.hand] for seat in table.seats]
    richest = sum(max([hands[rival][place].worth for rival in outlook.rivals]) for place in places)
    return [
        *[
            trait
            for who in (outlook.seat, outlook.rivals[0])
            for trait in (
                sum([hand.worth for hand in hands[who]]) / 20,
                sum([hand.cards for hand in hands[who]]) / 8,
                sum([hand.exact for hand in hands[who]]),
            )
        ],
        richest / 20,
        outlook.spent,
        best_open(table.open_money) / 9 if table.open_money else 0.0,
        sum([card.value for card in table.open_money]) / 20,
        (OPEN_MONEY_CARDS - len(table.open_money)) / 2,
        sum([tile is None for tile in table.market]) / 2,
    ]


class _Chances:
    """The best that tiles on the market could bring the seat and its next rival."""

    def __init__(self) -> None:
        """None so far."""
        self.ready: list[float] = []
        self.threats: list[float] = []
        self.best = [0.0, 0.0, 0.0, 0.0]
        """The rival's, if it can pay exactly or at all; the seat's, the same."""

    def traits(self) -> list[float]:
        """What the net is told."""
        told = [max([0.0, *self.ready]), sum(self.ready)]
        told += [max([0.0, *self.threats]), sum(self.threats)]
        return [chance / _OF_A_TILE for chance in (*told, *self.best)]


def _market(outlook: Outlook) -> list[float]:
    """Place by place: who could buy its tile, what that would bring and where it would go."""
    table = outlook.table
    own, rival = table.seats[outlook.seat], table.seats[outlook.rivals[0]]
    chances = _Chances()
    traits: list[float] = []
    for place, (tile, offer) in enumerate(zip(table.market, outlook.offers, strict=True)):
        mine, his = hand_traits(own.hand[place]), hand_traits(rival.hand[place])
        traits += [mine.worth / 10, mine.exact, his.worth / 10, his.exact]
        if tile is None or offer is None:
            traits += [0.0] * 13
        else:
            traits += _of_tile(outlook, place, tile, offer, chances)
        most = max([hand_traits(table.seats[who].hand[place]).worth for who in outlook.rivals])
        traits += [
            float((mine.worth > most) - (mine.worth < most)),
            sum([card.value for card in table.open_money if card.place == place]) / 9,
        ]
    return traits + chances.traits()


def _of_tile(
    outlook: Outlook, place: int, tile: Tile, offer: Offer, chances: _Chances
) -> list[float]:
    table = outlook.table
    own, rival = table.seats[outlook.seat], table.seats[outlook.rivals[0]]
    mine, his = hand_traits(own.hand[place]), hand_traits(rival.hand[place])
    kind, price = KIND[tile.building], offer.price
    gain = offer.gain
    loss = outlook.share(kind, 0, 0, -1) - outlook.share(kind, 0, 0, -1, 1)
    exact, pays = bool(mine.sums >> price & 1), mine.worth >= price
    city, rivals_city = (_city_gain(outlook, seat.palace, tile) for seat in (own, rival))
    if exact:
        chances.ready.append(gain)
    if offer.rival_exact:
        chances.threats.append(loss)
    for at, wanted, is_exact, can_pay, there in (
        (0, loss, offer.rival_exact, offer.rival_pays, rivals_city),
        (2, gain, exact, pays, city),
    ):
        if is_exact or can_pay:
            whole = wanted + (_FITS_NOWHERE if there is None else there)
            which = at if is_exact else at + 1
            chances.best[which] = max(chances.best[which], whole)
    mine_soon, his_soon = (_pays_soon(table, place, hand, price) for hand in (mine, his))
    gain, loss = gain / _OF_A_TILE, loss / _OF_A_TILE
    return [
        1.0,
        gain,
        gain if exact else 0.0,
        gain if pays else 0.0,
        gain if exact and city is not None else 0.0,
        loss,
        loss if offer.rival_exact else 0.0,
        loss if offer.rival_pays else 0.0,
        loss if offer.rival_exact and rivals_city is not None else 0.0,
        0.0 if city is None else city / 5,
        0.0 if rivals_city is None else rivals_city / 5,
        gain if mine_soon else 0.0,
        loss if his_soon else 0.0,
    ]


def _city_gain(outlook: Outlook, palace: Palace, tile: Tile) -> float | None:
    """What a city gains by a tile, its building aside; nothing if it fits nowhere."""
    sites = sites_for(palace, tile)
    return outlook.best_site(sites)[1] - outlook.city(palace) if sites else None


def _pays_soon(table: Table, place: int, hand: HandTraits, price: int) -> bool:
    """Whether one of the open cards would make an exact payment possible."""
    return any(
        hand.sums << card.value >> price & 1 for card in table.open_money if card.place == place
    )


def _reserve(outlook: Outlook) -> list[float]:
    """The best tile in the reserve that fits, and how many don't."""
    own: Seat = outlook.table.seats[outlook.seat]
    best, stuck = 0.0, 0
    for tile in own.reserve:
        city = _city_gain(outlook, own.palace, tile)
        if city is None:
            stuck += 1
        else:
            kind = KIND[tile.building]
            best = max(best, outlook.share(kind, 1) - outlook.share(kind) + city)
    return [best / _OF_A_TILE, float(stuck)]
