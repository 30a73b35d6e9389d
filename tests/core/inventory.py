"""Counting what lies on the table: nothing is lost, and nothing is there twice.

An inventory follows one game. It is told every event, and counts everything after each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy
from typing import Any, Protocol

from core.alhambra import game as alhambra
from core.alhambra.components import (
    COPIES_OF_A_MONEY_CARD,
    FOUNTAIN,
    MONEY,
    SCORING_CARDS,
    TILES,
    Money,
    Tile,
)
from core.alhambra.modules.change import COINS, Coins
from core.alhambra.modules.street_trader import Traders
from core.alhambra.modules.thieves import SendThief, Steal, Thieves, ThievesDealt
from core.alhambra.modules.walls import WALL_CARDS, OpenWallCards, RaiseWall
from core.alhambra.setup import DrawPile, MoneyShuffled, TilesInBag
from core.alhambra.table import Seat, Table
from core.kernel.game import Game
from core.kernel.rulebook import Action
from core.roll_and_write import game as roll_and_write
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import SPACES
from core.roll_and_write.passing_on import KeepPair, RollAllFour, RollPair, dice_of
from core.roll_and_write.setup import RollForABuilding, RollForTheFirstRound
from core.roll_and_write.sheet import COINS_AT_THE_START
from core.roll_and_write.special_actions import CrossOffSecond, TurnDie
from core.roll_and_write.table import Table as DiceTable
from tests.core.alhambra import truth


class Inventory(Protocol):
    """Counts what one game has on the table."""

    def count(self, before: Any, action: Action, after: Any) -> None:
        """After this event; an `AssertionError` says what does not add up."""


# Alhambra

_ALL_TILES = set(TILES)
_MONEY = {copies: sorted(list(MONEY) * copies) for copies in (2, COPIES_OF_A_MONEY_CARD)}
_THIEVES_DEALT = {2: 8, 3: 12, 4: 12, 5: 10, 6: 12}


class AlhambraInventory:
    """54 tiles, 108 or 72 money cards, and what the modules bring."""

    def __init__(self, game: Game[Any]) -> None:
        """Before anything was drawn."""
        seats = len(game.header["seats"])
        self._money = _MONEY[2 if seats == 2 else 3]
        self._modules = game.header["modules"]
        self._thieves_dealt = _THIEVES_DEALT[seats]
        self._thieves: Counter[str] = Counter()
        self._raised: list[str] = []
        self._happened: set[type[Any]] = set()

    def count(self, before: Table, action: Action, after: Table) -> None:
        """After this event."""
        self._happened.add(type(action))
        if isinstance(action, RaiseWall):
            self._raised.append(action.card)
        if TilesInBag in self._happened:
            self._count_tiles(after)
        if MoneyShuffled in self._happened:
            self._count_money(after)
        self._count_special_cards(after)
        if "thieves" in self._modules:
            self._count_thieves(action, after)
        if "change" in self._modules:
            _count_coins(after)
        if "traders" in self._modules:
            _count_citizens(after)
        for old, new in zip(before.seats, after.seats, strict=True):
            if old.palace is not new.palace:
                assert truth.is_legal(truth.city_of(new.palace)), "a city breaks a building rule"

    def _count_tiles(self, table: Table) -> None:
        tiles = _tiles(table)
        names = [tile.id for tile in tiles]
        assert len(names) == len(_ALL_TILES), f"{len(names)} tiles"
        assert set(names) == _ALL_TILES, "a tile is missing, another one there twice"
        wooden = 0
        for tile in tiles:
            wooden += _wooden_walls(tile, TILES[tile.id])
        for seat in table.seats:
            wooden += _wooden_walls(seat.palace.tiles[0], FOUNTAIN)
        raised = sum(WALL_CARDS[card].bit_count() for card in self._raised)
        assert wooden == raised, f"{wooden} wooden walls stand, {raised} were raised"

    def _count_money(self, table: Table) -> None:
        cards: list[str] = [*table.open_money, *table.discards]
        cards += [card for card in table.draw_pile if isinstance(card, Money)]
        for seat in table.seats:
            for place, of_place in enumerate(seat.hand):
                cards += of_place
                assert all(card.place == place for card in of_place), "a card in a wrong place"
        cards.sort()
        assert cards == self._money, f"{len(cards)} money cards"
        assert len(table.open_money) <= 4, "more than four open cards"
        if _is_between_actions(table) and len(table.open_money) < 4:
            assert not table.draw_pile, "fewer than four cards lie open, though there are more"
            assert not table.discards, "fewer than four cards lie open, though there are discards"

    def _count_special_cards(self, table: Table) -> None:
        special = [card for card in table.draw_pile if not isinstance(card, Money)]
        special += [f"scoring-{number}" for number in table.scorings_due]
        special += [f"scoring-{scoring.number}" for scoring in table.scorings]
        expected = list(SCORING_CARDS)
        if table.scorings and table.scorings[-1].number == 3:
            expected.append("scoring-3")  # takes place without a card
        if "walls" in self._modules:
            special += [*table.annex(OpenWallCards).cards, *self._raised]
            expected += WALL_CARDS
        if DrawPile in self._happened:
            assert sorted(special) == sorted(expected), f"special cards: {special}"
        else:
            assert not special, "special cards before the draw pile was built"

    def _count_thieves(self, action: Action, table: Table) -> None:
        if isinstance(action, ThievesDealt):
            self._thieves = Counter(thief for hand in action.hands for thief in hand)
            assert self._thieves.total() == self._thieves_dealt
            assert max(self._thieves.values()) <= 3
        if isinstance(action, Steal):
            self._thieves[action.thief] -= 1
        held = Counter(thief for hand in table.annex(Thieves).hands for thief in hand)
        assert held == self._thieves, "thieves"


def _is_between_actions(table: Table) -> bool:
    """Whether a turn begins or a thief can be sent: then everything has been refilled."""
    begins = table.agenda == table.rules.turns[table.to_play]
    return begins or isinstance(table.rules.decision(table), SendThief)


def _tiles(table: Table) -> list[Tile]:
    """All building tiles, wherever they are."""
    tiles = [*table.bag, *(tile for tile in table.market if tile is not None)]
    for seat in table.seats:
        tiles += _tiles_of(seat)
    for collector in table.collectors:
        tiles += collector.tiles
    return tiles


def _tiles_of(seat: Seat) -> Iterable[Tile]:
    for where, tile in seat.palace.tiles.items():
        assert (tile.id == FOUNTAIN.id) == (where == 0), "the fountain stands in the middle"
    built = [tile for where, tile in seat.palace.tiles.items() if where]
    return (*built, *seat.reserve, *seat.to_place)


def _wooden_walls(tile: Tile, printed: Tile) -> int:
    if tile is printed:
        return 0
    assert tile._replace(walls=printed.walls) == printed, f"{tile.id} is another tile"
    assert tile.walls & printed.walls == printed.walls, f"{tile.id} has lost a printed wall"
    return (tile.walls & ~printed.walls).bit_count()


_ALL_COINS = dict.fromkeys(COINS, 6)


def _count_coins(table: Table) -> None:
    bag, purses = table.annex(Coins)
    coins = Counter(bag)
    for purse in purses:
        coins.update(purse)
    assert coins == _ALL_COINS, f"{coins.total()} coins"


def _count_citizens(table: Table) -> None:
    supply, traders = table.annex(Traders)
    citizens = Counter(supply)
    for who, trader in enumerate(traders):
        citizens.update(trader.citizens)
        citizens.update(trader.housed.values())
        assert len(trader.citizens) <= 3, "more than three citizens on a trader"
        if trader.at is not None:
            assert trader.at not in table.seats[who].palace.tiles, "a trader under a tile"
        if trader.housed:
            built = {tile.id: tile.building for tile in table.seats[who].palace.tiles.values()}
            for tile, colour in trader.housed.items():
                assert built.get(tile) == colour, f"a citizen {colour} in {tile}"
    assert set(citizens.values()) == {7}, f"{citizens.total()} citizens"


# Roll & Write


class RollAndWriteInventory:
    """A pair of dice for each seat and one more; boxes and coins of each sheet."""

    def __init__(self, game: Game[Any]) -> None:
        """Before anything was rolled."""
        self._pairs = len(game.header["seats"]) + 1
        self._spent = [0] * len(game.header["seats"])

    def count(self, before: DiceTable, action: Action, after: DiceTable) -> None:
        """After this event."""
        self._count_dice(after)
        _compare_dice(before, action, after)
        self._count_boxes(before, action, after)
        self._count_coins(before, action, after)
        _count_imaginary(before, after)
        for standing in after.score_sheet.standings:
            assert len(standing.places) == max(0, 3 - len(standing.placed)), "places"

    def _count_dice(self, table: DiceTable) -> None:
        yellow = blue = 0
        for dice in (*(seat.dice for seat in table.seats), table.rolled):
            yellow += len(SPACES[dice].yellow)
            blue += len(SPACES[dice].blue)
        not_laid = {RollForTheFirstRound: 1, RollPair: 1, RollAllFour: 2}
        in_the_air = sum(not_laid.get(type(entry), 0) for entry in table.agenda)
        assert yellow == blue == self._pairs - in_the_air, f"{yellow} yellow and {blue} blue dice"

    def _count_boxes(self, before: DiceTable, action: Action, after: DiceTable) -> None:
        decision = before.rules.decision(before)
        for who, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            assert old.crossed & new.crossed == old.crossed, "a cross was rubbed out"
            more = new.crossed.bit_count() - old.crossed.bit_count()
            if isinstance(action, CrossOff | CrossOffSecond) and decision.seat == who:
                assert more == 1, f"{more} crosses"
            elif isinstance(decision, RollForABuilding) and decision.roller == who:
                assert more in (0, 1)
            else:
                assert more == 0, "a cross from nowhere"

    def _count_coins(self, before: DiceTable, action: Action, after: DiceTable) -> None:
        price = {TurnDie: 1, CrossOffSecond: 3}.get(type(action), 0)
        if price:
            self._spent[before.rules.decision(before).seat] += price
        supply = after.rules.sheet.coins
        for seat, spent in zip(after.seats, self._spent, strict=True):
            assert min(seat.coins, seat.circles) >= 0, "coins on credit"
            assert seat.coins + seat.circles + spent == supply, "coins"
            assert supply - seat.circles >= COINS_AT_THE_START


def _compare_dice(before: DiceTable, action: Action, after: DiceTable) -> None:
    """Dice that change hands lie as they lay."""
    laid = sum(seat.dice for seat in after.seats) - sum(seat.dice for seat in before.seats)
    decision = before.rules.decision(before)
    if isinstance(action, KeepPair):
        assert laid == before.rolled, "other dice than those rolled"
    elif isinstance(decision, RollPair | RollForTheFirstRound):
        assert laid == dice_of(action), "other dice than those rolled"


def _count_imaginary(before: DiceTable, after: DiceTable) -> None:
    boxes = after.rules.boxes
    for old, new in zip(before.score_sheet.imaginary, after.score_sheet.imaginary, strict=True):
        assert sum(new.counts) - sum(old.counts) in (0, 1)
        assert all(count <= most for count, most in zip(new.counts, boxes, strict=True))
    if not after.agenda:
        marked = {sum(player.counts) for player in after.score_sheet.imaginary}
        assert marked <= {3 + after.rules.rounds}, "an imaginary player was forgotten"
        assert all(seat.crossed.bit_count() >= 3 for seat in after.seats)


INVENTORIES: dict[str, type[AlhambraInventory | RollAndWriteInventory]] = {
    alhambra.NAME: AlhambraInventory,
    roll_and_write.NAME: RollAndWriteInventory,
}


def inventory_of(game: Game[Any]) -> Inventory:
    """An inventory for this game."""
    return INVENTORIES[game.header["game"]](game)


def copied(inventory: Inventory) -> Inventory:
    """Another one that has counted the same so far: what it remembers are plain collections."""
    made = copy(inventory)
    vars(made).update({name: copy(value) for name, value in vars(inventory).items()})
    return made
