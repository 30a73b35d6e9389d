"""What a player remembers and imagines, beside the table as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from core.alhambra.ai.imagining import Imagination, Imagined, order_forgotten
from core.alhambra.ai.memory import Memory
from core.alhambra.buying import BUY_TILE, BuyTile
from core.alhambra.components import MONEY, SCORING_CARDS, TILES, Money
from core.alhambra.modules.change import Coins
from core.alhambra.modules.street_trader import StartTrader
from core.alhambra.placing import PlaceLastTiles, PlaceTiles
from core.alhambra.scoring import totals
from core.alhambra.setup import BuildDrawPile, DrawPile
from core.alhambra.table import Seat, Table
from core.alhambra.turn import ChooseAction
from core.kernel.brains import Choice
from core.kernel.lines import Line
from tests.core.alhambra.ai.conversations import (
    ALL_SEATS,
    MODULES,
    Asked,
    Conversation,
    a_game,
    turns_of_real_games,
)


class Listener:
    """Remembers and imagines, and never plays."""

    def __init__(self, hello: Line) -> None:
        seats = len(hello["seats"])
        self.memory = Memory(seats)
        self.imagination = Imagination(seats)

    def hear(self, event: Line) -> None:
        self.memory.hear(event)

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        raise AssertionError(view, moves)

    def imagine(self, asked: Asked) -> Imagined:
        return self.imagination.table(asked.question["view"], self.memory, Random(1))


def imagined_games(
    seats: int, modules: tuple[str, ...] = (), games: int = 1
) -> Iterator[tuple[Table, Imagined]]:
    """Every decision of some games: the table as it is, and as the seat that is asked has it."""
    for seed in range(games):
        conversation = Conversation(a_game(seats, modules), seed, [Listener] * seats)
        for asked in conversation.decisions():
            listener = conversation.brains[asked.seat]
            assert isinstance(listener, Listener)
            yield asked.table, listener.imagine(asked)


def money_of(table: Table) -> Counter[str]:
    """The money cards in the pile."""
    return Counter(card for card in table.draw_pile if isinstance(card, Money))


def looks_like(imagined: Seat, real: Seat) -> bool:
    """Whether palace, reserve and gained tiles are the same, and the same fits into the city."""
    return (imagined.palace, imagined.reserve, imagined.to_place) == (
        real.palace,
        real.reserve,
        real.to_place,
    ) and all(
        sorted(imagined.palace.places_for(walls)) == sorted(real.palace.places_for(walls))
        for walls in (0, 1, 2, 4, 8, 6)
    )


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_player_who_listens_knows_all_but_the_order(seats: int) -> None:
    reshuffled = 0
    for real, (table, _) in imagined_games(seats, games=2):
        assert [seat.hand for seat in table.seats] == [seat.hand for seat in real.seats]
        assert table.market == real.market
        assert table.open_money == real.open_money
        assert Counter(table.discards) == Counter(real.discards)
        assert set(table.bag) == set(real.bag)
        assert money_of(table) == money_of(real)
        assert table.collectors == real.collectors
        assert totals(table) == totals(real)
        assert len(table.scorings) == len(real.scorings)
        assert (table.start, table.to_play) == (real.start, real.rules.decision(real).seat)
        for imagined, seat in zip(table.seats, real.seats, strict=True):
            assert looks_like(imagined, seat)
        reshuffled += len(real.scorings) == 2 and len(real.draw_pile) > 40
    assert reshuffled or seats != 2, "no pile was made of discards"


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_imagined_table_asks_what_the_real_one_asks(seats: int) -> None:
    asked = set()
    for real, (table, _) in imagined_games(seats):
        decision = real.rules.decision(real)
        # The last tiles are placed like others; that none goes to Dirk is known from the moves.
        as_imagined = PlaceTiles if isinstance(decision, PlaceLastTiles) else type(decision)
        assert type(table.rules.decision(table)) is as_imagined
        assert table.rules.decision(table).seat == decision.seat
        asked.add(type(decision))
    assert asked >= {ChooseAction, PlaceTiles}


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_scoring_cards_are_imagined_where_they_can_lie(seats: int) -> None:
    random = Random(seats)
    for real, imagined in imagined_games(seats):
        to_come = SCORING_CARDS[len(real.scorings) :]
        assert len(imagined.windows) == len(to_come)
        for table in (real, imagined.shuffled(random)):
            pile = table.draw_pile
            for card, (least, most) in zip(to_come, imagined.windows, strict=True):
                money = sum(isinstance(one, Money) for one in pile[: pile.index(card)])
                assert least <= money <= most


def test_the_first_imagined_pile_could_have_been_built() -> None:
    """The rules themselves judge it; and what they allow is really met."""
    for seats in ALL_SEATS:
        conversation = Conversation(a_game(seats), "pile", [Listener] * seats)
        asked = next(conversation.decisions())
        listener = conversation.brains[asked.seat]
        assert isinstance(listener, Listener)
        imagined = listener.imagine(asked)
        money = tuple(card for card in asked.table.draw_pile if isinstance(card, Money))
        unbuilt = asked.table._replace(draw_pile=money, agenda=(BuildDrawPile(),))
        met = set()
        for seed in range(60):
            pile = imagined.shuffled(Random(seed)).draw_pile
            assert unbuilt.rules.violation(unbuilt, DrawPile(pile)) is None
            met.add(tuple(pile.index(card) for card in SCORING_CARDS))
        assert len(met) > 30


def test_orders_of_bag_and_pile_differ_and_nothing_else() -> None:
    _, imagined = next(imagined_games(3))
    one, other = imagined.shuffled(Random(1)), imagined.shuffled(Random(2))
    assert one.bag != other.bag
    assert sorted(one.bag) == sorted(other.bag) == sorted(imagined.table.bag)
    assert one.draw_pile != other.draw_pile
    assert sorted(one.draw_pile) == sorted([*imagined.table.draw_pile, *SCORING_CARDS])
    assert one._replace(bag=(), draw_pile=()) == other._replace(bag=(), draw_pile=())
    assert imagined.shuffled(Random(1)) == one


@pytest.mark.unmeasured
def test_a_real_table_is_forgotten_in_the_same_way() -> None:
    for seats in (2, 5):
        for table, _ in turns_of_real_games(seats):
            forgotten = order_forgotten(table)
            assert money_of(forgotten.table) == money_of(table)
            assert not set(forgotten.table.draw_pile) & set(SCORING_CARDS)
            shuffled = forgotten.shuffled(Random(3))
            assert sorted(shuffled.draw_pile) == sorted(table.draw_pile)
            assert sorted(shuffled.bag) == sorted(table.bag)
            assert shuffled._replace(bag=(), draw_pile=()) == table._replace(bag=(), draw_pile=())


@pytest.mark.parametrize("seats", [2, 4])
def test_who_has_heard_nothing_guesses_hands_of_the_right_size(seats: int) -> None:
    conversation = Conversation(a_game(seats), "late", [None] * seats)
    for number, asked in enumerate(conversation.decisions()):
        if number % 20 == 0:
            view = asked.question["view"]
            table = Imagination(seats).table(view, Memory(seats), Random(number)).table
            for seat, real in enumerate(asked.table.seats):
                assert sum(map(len, table.seats[seat].hand)) == sum(map(len, real.hand))
                if seat == asked.seat:
                    assert table.seats[seat].hand == real.hand
            everywhere = money_of(table) + Counter(table.open_money)
            for one in table.seats:
                everywhere.update(card for cards in one.hand for card in cards)
            assert everywhere == dict.fromkeys(MONEY, 2 if seats == 2 else 3)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_with_modules_hands_coins_and_raised_walls_are_known(seats: int) -> None:
    coins = raised = 0
    for real, (table, windows) in imagined_games(seats, MODULES):
        purses = real.annex(Coins).purses
        for index, (imagined, seat) in enumerate(zip(table.seats, real.seats, strict=True)):
            pieces = [piece for cards in imagined.hand for piece in cards]
            own = [*(card for cards in seat.hand for card in cards), *purses[index]]
            assert sorted(pieces) == sorted(own)
            assert all(piece.value == 1 for piece in pieces if piece not in MONEY)
            assert looks_like(imagined, seat)
            coins += len(purses[index])
            raised += sum(
                tile.walls != TILES[tile.id].walls
                for tile in imagined.palace.tiles.values()
                if tile.id in TILES
            )
        if isinstance(real.rules.decision(real), StartTrader):
            continue  # no money was dealt yet
        assert {tile.id for tile in table.bag} == {tile.id for tile in real.bag}
        assert money_of(table) == money_of(real)
        for card, (least, most) in zip(SCORING_CARDS[len(real.scorings) :], windows, strict=True):
            above = real.draw_pile[: real.draw_pile.index(card)]
            assert least <= sum(isinstance(one, Money) for one in above) <= most
    assert coins > 0
    assert raised > 0


def test_a_city_that_did_not_change_is_the_same_city() -> None:
    """So that what is remembered about it is found again."""
    conversation = Conversation(a_game(2), 3, [Listener] * 2)
    known: dict[int, dict[int, object]] = {0: {}, 1: {}}
    again = 0
    for asked in conversation.decisions():
        listener = conversation.brains[asked.seat]
        assert isinstance(listener, Listener)
        table = listener.imagine(asked).table
        for seat, one in enumerate(table.seats):
            if known[asked.seat].get(seat) == one.palace:
                assert known[asked.seat][seat] is one.palace
                again += 1
            known[asked.seat][seat] = one.palace
    assert again > 50


@pytest.mark.unmeasured
def test_coins_that_are_paid_in_the_imagination_never_become_open_money() -> None:
    paid = 0
    for _, imagined in imagined_games(2, ("change",), games=3):
        table = imagined.table
        decision = table.rules.decision(table)
        if not isinstance(decision, ChooseAction):
            continue
        for purchase in BUY_TILE.actions(table, decision):
            assert isinstance(purchase, BuyTile)
            if all(piece in MONEY for piece in purchase.pay):
                continue
            paid += 1
            after = table.rules.apply(table, purchase)
            cards = [piece for piece in purchase.pay if piece in MONEY]
            assert after.discards == (*table.discards, *cards)
    assert paid > 0
