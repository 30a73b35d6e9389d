"""Getting ready to play."""

from __future__ import annotations

from enum import Enum, auto
from itertools import accumulate, combinations
from random import Random
from typing import Any, NamedTuple

from core.alhambra.components import MONEY, TILES, Cards, Money, Tile
from core.alhambra.refilling import OPEN_MONEY_CARDS
from core.alhambra.rules import Rule
from core.alhambra.table import EMPTY_HAND, Table
from core.alhambra.taking_money import with_card
from core.alhambra.turn import BeginTurn
from core.kernel.rulebook import CHANCE, Agenda, Chance, Violation, without_order

STARTING_MONEY = 20
PILES = 5

_RULE_OF_COPIES = {3: Rule.THREE_OF_EACH_MONEY_CARD, 2: Rule.TWO_OF_EACH_MONEY_CARD}


class ShuffleTiles(NamedTuple):
    """In which order will the tiles be drawn?"""

    seat: int = CHANCE


class TilesInBag(NamedTuple):
    """All tiles in the order in which they will be drawn."""

    order: tuple[Tile, ...]


class ShuffleMoney(NamedTuple):
    """In which order are the money cards dealt?"""

    seat: int = CHANCE


class MoneyShuffled(NamedTuple):
    """All money cards, from the front the hands, then the open cards."""

    order: tuple[Money, ...]


class BuildDrawPile(NamedTuple):
    """How do the rest of the money and the special cards lie in the pile?"""

    seat: int = CHANCE


class DrawPile(NamedTuple):
    """The pile, top first."""

    order: Cards


class StartPlaying(NamedTuple):
    """The start player begins."""


# Tiles


def _shuffle_tiles(_table: Table, _decision: ShuffleTiles, random: Random) -> TilesInBag:
    return TilesInBag(tuple(random.sample(list(TILES.values()), len(TILES))))


def _tiles_violation(
    _table: Table, _decision: ShuffleTiles, action: TilesInBag
) -> Violation | None:
    if sorted(action.order) != sorted(TILES.values()):
        return Violation(Rule.FIFTY_FOUR_TILES)
    return None


def _fill_bag(table: Table, _decision: ShuffleTiles, action: TilesInBag) -> Table:
    return table._replace(bag=action.order, agenda=table.agenda[:-1])


# Money


def _shuffle_money(table: Table, _decision: ShuffleMoney, random: Random) -> MoneyShuffled:
    money = list(MONEY.values()) * table.rules.copies_of_money
    random.shuffle(money)
    return MoneyShuffled(tuple(money))


def _money_violation(
    table: Table, _decision: ShuffleMoney, action: MoneyShuffled
) -> Violation | None:
    copies = table.rules.copies_of_money
    if sorted(action.order) != sorted(list(MONEY.values()) * copies):
        return Violation(_RULE_OF_COPIES[copies])
    return None


def _deal_money(table: Table, _decision: ShuffleMoney, action: MoneyShuffled) -> Table:
    """Rule.STARTING_MONEY, Rule.FOUR_CARDS_LIE_OPEN; what is left waits to become the pile."""
    cards = iter(action.order)
    seats = []
    for seat in table.seats:
        hand, worth = EMPTY_HAND, 0
        while worth < STARTING_MONEY:
            card = next(cards)
            hand, worth = with_card(hand, card), worth + card.value
        seats.append(seat._replace(hand=hand))
    open_money = tuple(next(cards) for _ in range(OPEN_MONEY_CARDS))
    table = table._replace(
        seats=tuple(seats),
        open_money=open_money,
        draw_pile=tuple(cards),
        agenda=table.agenda[:-1],
    )
    start = start_player(table)
    return table._replace(start=start, to_play=start)


def _dealt_face_up(line: dict[str, Any], table: Table, _seat: int) -> dict[str, Any]:
    """Hands are dealt face up; what was not dealt stays hidden."""
    cards = sum(len(of_place) for seat in table.seats for of_place in seat.hand)
    return {**line, "order": line["order"][: cards + OPEN_MONEY_CARDS]}


class StartedBy(Enum):
    """What makes the start player the first one."""

    FEWEST_CARDS = auto()
    LEAST_MONEY = auto()
    """Among those with the fewest cards."""
    YOUNGEST = auto()
    """Among those with the least money, too."""
    NEXT_AFTER_YOUNGEST = auto()
    """The youngest isn't one of them."""


def start_player(table: Table) -> int:
    """Rule.START_PLAYER; the order of seats from the youngest decides what is still tied."""
    return min(range(len(table.seats)), key=lambda seat: _rank(table, seat))


def why_start(table: Table) -> StartedBy:
    """What decided who starts, as long as the hands are those that were dealt."""
    first, second, *_ = sorted(_rank(table, seat) for seat in range(len(table.seats)))
    reasons = zip(StartedBy, first, second, strict=True)
    return next(reason for reason, own, other in reasons if own < other)


def _rank(table: Table, seat: int) -> tuple[int, int, int, int]:
    cards = [card for of_place in table.seats[seat].hand for card in of_place]
    after_youngest = (seat - table.youngest) % len(table.seats)
    money = sum(card.value for card in cards)
    return len(cards), money, int(seat != table.youngest), after_youngest


# Draw pile


def _build_draw_pile(table: Table, _decision: BuildDrawPile, random: Random) -> DrawPile:
    piles: list[list[str]] = []
    size, larger = divmod(len(table.draw_pile), PILES)
    start = 0
    for number in range(PILES):
        end = start + size + (number < larger)
        piles.append(list(table.draw_pile[start:end]))
        start = end
    for special in table.rules.special_cards:
        for card, number in zip(
            random.sample(special.cards, len(special.cards)), special.piles, strict=True
        ):
            piles[number - 1].append(card)
    for pile in piles:
        random.shuffle(pile)
    return DrawPile(tuple(card for pile in piles for card in pile))


def _draw_pile_violation(
    table: Table, _decision: BuildDrawPile, action: DrawPile
) -> Violation | None:
    special = [card for cards in table.rules.special_cards for card in cards.cards]
    if sorted(action.order) != sorted([*table.draw_pile, *special]):
        return Violation(Rule.FIVE_PILES)
    size, larger = divmod(len(table.draw_pile), PILES)
    for larger_piles in combinations(range(PILES), larger):
        ends = list(accumulate(size + (pile in larger_piles) for pile in range(PILES)))
        if _special_cards_fit(table, action.order, ends):
            return None
    return Violation(Rule.FIVE_PILES)


def _special_cards_fit(table: Table, order: tuple[str, ...], ends: list[int]) -> bool:
    """Whether the special cards can belong to their piles, which end after so much money.

    A special card between two piles can be the last card of one or the first of the next, so
    each is given to the first pile that still misses such a card.
    """
    missing = {
        (special, pile): special.piles.count(pile)
        for special in table.rules.special_cards
        for pile in special.piles
    }
    pile, money = 1, 0
    for card in order:
        if isinstance(card, Money):
            money += 1
            while money > ends[pile - 1]:
                pile += 1
            continue
        special = next(cards for cards in table.rules.special_cards if card in cards.cards)
        while not missing.get((special, pile)):
            if pile == PILES or money < ends[pile - 1]:
                return False
            pile += 1
        missing[special, pile] -= 1
    return True


def _lay_draw_pile(table: Table, _decision: BuildDrawPile, action: DrawPile) -> Table:
    return table._replace(draw_pile=action.order, agenda=table.agenda[:-1])


def start_playing(table: Table, _step: StartPlaying, agenda: Agenda) -> Table:
    """The first turn comes next."""
    return table._replace(agenda=(*agenda, BeginTurn(table.start)))


SHUFFLE_TILES = Chance(
    TilesInBag, "tiles", _shuffle_tiles, _tiles_violation, _fill_bag, without_order
)
SHUFFLE_MONEY = Chance(
    MoneyShuffled, "money", _shuffle_money, _money_violation, _deal_money, _dealt_face_up
)
BUILD_DRAW_PILE = Chance(
    DrawPile, "draw-pile", _build_draw_pile, _draw_pile_violation, _lay_draw_pile, without_order
)
