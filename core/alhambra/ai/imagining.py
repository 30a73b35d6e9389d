"""A table as a player imagines it: what is seen and remembered, and the rest in a likely order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from core.alhambra.ai.features import SCORING_PILES, USUAL_DEAL
from core.alhambra.ai.memory import Memory
from core.alhambra.ai.modules.in_mind import annexes_of, parts_in_mind
from core.alhambra.components import (
    CURRENCIES,
    FOUNTAIN,
    MONEY,
    SCORING_CARDS,
    TILES,
    Money,
    Tile,
    walls_of,
)
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, place
from core.alhambra.refilling import OPEN_MONEY_CARDS
from core.alhambra.rule_part import AlhambraRules, Purchase, RulePart, View
from core.alhambra.rules import Rule
from core.alhambra.rulesets import MODULES, rules_for
from core.alhambra.setup import PILES
from core.alhambra.table import Scoring, Seat, Table


class Imagined(NamedTuple):
    """A table whose bag and pile have no order yet."""

    table: Table
    windows: tuple[tuple[int, int], ...]
    """For each scoring card to come, the fewest and the most money cards before it in the pile."""

    def shuffled(self, random: Random) -> Table:
        """The table with all that is hidden in an order that it may have."""
        table = self.table
        pile: list[str] = random.sample(table.draw_pile, len(table.draw_pile))
        for card, (least, most) in zip(
            reversed(SCORING_CARDS), reversed(self.windows), strict=False
        ):
            pile.insert(random.randint(least, most), card)
        bag = tuple(random.sample(table.bag, len(table.bag)))
        return table._replace(bag=bag, draw_pile=tuple(pile))


def order_forgotten(table: Table) -> Imagined:
    """A real table as a player knows it: all but the order of bag and pile."""
    money = tuple(card for card in table.draw_pile if card not in SCORING_CARDS)
    whole = table.rules.copies_of_money * len(MONEY)
    first = whole - round(USUAL_DEAL * len(table.seats)) - OPEN_MONEY_CARDS
    return Imagined(
        table._replace(draw_pile=money), _windows(first, len(money), len(table.scorings))
    )


def _take_coins_away(table: Table, purchase: Purchase) -> Table:
    """Leave paid coins out of the discards: no coin ever lies among the open money."""
    if all(piece in MONEY for piece in purchase.pay):
        return table
    cards = tuple([piece for piece in table.discards if piece in MONEY])
    return table._replace(discards=cards)


COINS_IN_HANDS = RulePart(name="coins in hands", rules=Rule, on_bought=(_take_coins_away,))
"""What makes cards of value 1 that are imagined as coins go where coins go."""


class Imagination:
    """Makes tables of what one seat sees, with the modules that it has in mind.

    All others are played as if they were not there. Coins are imagined in any case, as cards of
    value 1 that go out of play once they are paid; nobody draws new ones.
    """

    def __init__(self, seats: int, modules: Sequence[str] = ()) -> None:
        """For a table of this size, with these modules in mind."""
        self._modules = modules
        self.rules = AlhambraRules(
            seats,
            (
                *rules_for(seats).parts,
                COINS_IN_HANDS,
                *parts_in_mind(modules),
            ),
        )
        self._money = rules_for(seats, tuple(MODULES)).money
        self._cities: dict[int, tuple[list[Any], Palace]] = {}

    def table(self, view: View, memory: Memory, random: Random) -> Imagined:
        """What the table looks like; hands that nobody has seen are guessed."""
        unseen = _unseen_money(self.rules.copies_of_money, view, memory)
        seats = tuple(
            self._seat(index, one, _known_hand(index, view, memory, unseen, random))
            for index, one in enumerate(view["seats"])
        )
        market = tuple(
            None if view["market"][currency] is None else TILES[view["market"][currency]]
            for currency in CURRENCIES
        )
        dirk = view["dirk"] or {"score": 0, "tiles": []}
        collectors = tuple(
            collector._replace(tiles=tuple(TILES[name] for name in dirk["tiles"]))
            for collector in self.rules.collectors
        )
        scores = (*(one["score"] for one in view["seats"]), dirk["score"])
        table = Table(
            self.rules,
            self.rules.turns[view["you"]],
            seats,
            youngest=0,
            start=view["start"],
            to_play=view["you"],
            market=market,
            draw_pile=tuple(unseen),
            open_money=tuple(MONEY[name] for name in view["money"]),
            discards=tuple(MONEY[name] for name in memory.discards.elements()),
            scorings=tuple(
                Scoring(
                    number, {"all": scores[: len(seats) + len(collectors)]} if number == 1 else {}
                )
                for number in range(1, view["scorings"] + 1)
            ),
            collectors=collectors,
            annexes=annexes_of(self._modules, view, memory, random),
        )
        table = table._replace(bag=_unseen_tiles(table))
        if view["phase"] == "place":
            table = table._replace(agenda=table.agenda[:-1])
        first = self.rules.copies_of_money * len(MONEY) - memory.dealt
        return Imagined(table, _windows(first, len(unseen), view["scorings"]))

    def _seat(self, index: int, view: View, cards: list[Money]) -> Seat:
        hand: list[list[Money]] = [[], [], [], []]
        for piece in (*cards, *(self._money[coin] for coin in view.get("coins") or ())):
            hand[piece.place].append(piece)
        return Seat(
            tuple([tuple(sorted(pieces)) for pieces in hand]),
            self._palace(index, view["palace"]),
            tuple(map(_tile, view["reserve"])),
            tuple(map(_tile, view["to_place"])),
        )

    def _palace(self, index: int, tiles: list[Any]) -> Palace:
        """The same city as long as it looks the same: much is remembered about a city."""
        known = self._cities.get(index)
        if known is not None and known[0] == tiles:
            return known[1]
        palace = FOUNTAIN_ALONE
        for seen in tiles:
            palace = palace.with_tile(_tile(seen), place(*seen["at"]))
        self._cities[index] = tiles, palace
        return palace


def _tile(seen: View) -> Tile:
    tile = TILES.get(seen["tile"], FOUNTAIN)
    return tile._replace(walls=walls_of(seen["walls"]))


def _unseen_money(copies: int, view: View, memory: Memory) -> list[Money]:
    """The cards that are in no known place: the pile, and what nobody saw being taken."""
    left = Counter(dict.fromkeys(MONEY, copies))
    left.subtract(view["money"])
    left.subtract(view["hand"])
    left.subtract(memory.discards)
    for seat, hand in enumerate(memory.hands):
        if seat != view["you"]:
            left.subtract(+hand)
    return [MONEY[name] for name in (+left).elements()]


def _known_hand(
    seat: int, view: View, memory: Memory, unseen: list[Money], random: Random
) -> list[Money]:
    """The cards of a seat: one's own are seen, those of others remembered or guessed."""
    if seat == view["you"]:
        return [MONEY[name] for name in view["hand"]]
    number = view["seats"][seat]["cards"]
    cards = [MONEY[name] for name in (+memory.hands[seat]).elements()][:number]
    while len(cards) < number and unseen:
        cards.append(unseen.pop(random.randrange(len(unseen))))
    return cards


def _unseen_tiles(table: Table) -> tuple[Tile, ...]:
    """The tiles that are in no known place: the bag."""
    seen = {tile.id for tile in table.market if tile is not None}
    for seat in table.seats:
        seen.update(
            tile.id for tile in (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)
        )
    for collector in table.collectors:
        seen.update(tile.id for tile in collector.tiles)
    return tuple(tile for tile in TILES.values() if tile.id not in seen)


def _windows(first: int, pile: int, scorings: int) -> tuple[tuple[int, int], ...]:
    """Where the scoring cards to come can lie in a pile of so many money cards.

    ``first`` is how many there were when the five piles were made: the second of them has the
    first scoring card, the fourth the second one.
    """
    drawn = first - pile
    size, larger = divmod(first, PILES)
    ends = [size * number + min(number, larger) for number in range(PILES + 1)]
    windows = []
    for number in SCORING_PILES[scorings:]:
        least = min(max(ends[number - 1] - drawn, 0), pile)
        windows.append((least, min(max(ends[number] - drawn, least), pile)))
    return tuple(windows)
