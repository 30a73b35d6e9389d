"""What moved between two tables, and what was done last."""

from __future__ import annotations

from random import Random

from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.alhambra.pencil import Pencil
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location, last_turn_by_seat, movements
from alhambra_qt.alhambra.presenters.modelling import table_model
from alhambra_qt.alhambra.presenters.table_model import LastTurn, Marks, TableModel
from core.alhambra.buying import BuyTile
from core.alhambra.components import NORTH, TILES
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import Action
from tests.core.alhambra.positions import cards, play, position
from tests.qt.games import new_session, play_on


def model_of(table: Table, marks: Marks | None = None, hand_of: int | None = 0) -> TableModel:
    players = [(name, index, "human") for index, name in enumerate("ABCDEF"[: len(table.seats)])]
    return table_model(
        table,
        players,
        home=0,
        shown=0,
        to_play=0,
        hand_of=hand_of,
        marks=marks or Pencil(table, 0).shown(),
    )


def moves(before: Table, *actions: Action, settles: bool = False) -> set[tuple[str, str, str]]:
    """What flies when these are played, by name."""
    after = before
    for action in actions:
        after = after.rules.answer(after, action)
    if settles:
        after = after.rules.settle(after)
    found = movements(model_of(before), model_of(after), actions[-1])
    return {
        (getattr(one.what, "id", str(one.what)), one.start.region, one.end.region) for one in found
    }


def test_cards_that_are_taken_fly_to_the_hand() -> None:
    table = position(open_money="gulden-1 dirham-2 denar-9 ducat-9")
    assert moves(table, TakeMoney(cards("gulden-1 dirham-2"))) == {
        ("gulden-1", regions.MONEY, regions.HAND),
        ("dirham-2", regions.MONEY, regions.HAND),
    }


def test_a_card_that_is_replaced_by_its_like_flies_all_the_same() -> None:
    table = position(open_money="gulden-1 dirham-2 denar-9 ducat-9", draw_pile="gulden-1")
    assert moves(table, TakeMoney(cards("gulden-1")), settles=True) == {
        ("gulden-1", regions.MONEY, regions.HAND),
        ("gulden-1", regions.PILE, regions.MONEY),
        *((tile.id, regions.BAG, regions.MARKET) for tile in table.bag[:4]),
    }


def test_a_purchase_pays_and_brings_a_tile() -> None:
    table = position(hands=["gulden-9"], market="garden-8-nw . . .")
    assert moves(table, BuyTile("garden-8-nw", cards("gulden-9"))) == {
        ("garden-8-nw", regions.MARKET, regions.BOUGHT),
        ("gulden-9", regions.HAND, regions.DISCARDS),
    }


def test_a_tile_is_built_where_it_is_pencilled_in() -> None:
    table = position(hands=["gulden-9"], market="tower-11 . . .")
    table = table.with_seat(0, table.seats[0]._replace(to_place=(TILES["tower-11"],)))
    pencil = Pencil(table, 0)
    before = model_of(table, pencil.with_mark("tower-11", place(1, 0)).shown())
    seat = table.seats[0]
    built = table.with_seat(
        0, seat._replace(palace=seat.palace.with_tile(TILES["tower-11"], place(1, 0)), to_place=())
    )
    (one,) = movements(before, model_of(built), BuildTile("tower-11", place(1, 0)))
    assert (one.start.x, one.start.y) == (one.end.x, one.end.y) == (1, 0)


def test_a_redesign_moves_tiles_between_city_and_reserve() -> None:
    table = position(cities=["fountain tower-11"], reserves=["garden-10"])
    assert moves(table, ExchangeTiles("garden-10", "tower-11")) == {
        ("garden-10", regions.RESERVE, regions.PALACE),
        ("tower-11", regions.PALACE, regions.RESERVE),
    }


def test_nothing_moves_between_equal_tables_or_when_another_palace_is_looked_at() -> None:
    model = model_of(position())
    assert movements(model, model) == ()


def test_marks_that_are_moved_are_movements() -> None:
    table = position()
    table = table.with_seat(0, table.seats[0]._replace(to_place=(TILES["tower-11"],)))
    pencil = Pencil(table, 0)
    before = model_of(table, pencil.shown())
    after = model_of(table, pencil.with_mark("tower-11", regions.RESERVE).shown())
    (one,) = movements(before, after)
    assert one.start != one.end
    assert one.start.region == one.end.region == regions.BOUGHT


def test_a_hidden_hand_tells_no_position() -> None:
    table = position(hands=["gulden-5 gulden-9"], market="garden-8-nw . . .")
    after = play(table, BuyTile("garden-8-nw", cards("gulden-9")))
    hidden, shown = (
        movements(
            model_of(table, hand_of=who),
            model_of(after, hand_of=who),
            BuyTile("garden-8-nw", cards("gulden-9")),
        )
        for who in (None, 0)
    )
    paid = Location(regions.HAND, seat=0, index=0)
    assert paid in [one.start for one in hidden]
    assert Location(regions.HAND, seat=0, index=1) in [one.start for one in shown]


def test_what_every_other_seat_did_last_is_remembered_until_its_next_turn() -> None:
    session = new_session("A", "B")
    session._start = position(
        seats=2,
        hands=["gulden-9", ""],
        market="garden-10 . . .",
        cities=["fountain tower-11", "fountain tower-12"],
        reserves=["garden-11", ""],
    )
    for action in (
        TakeMoney(cards("gulden-9")),
        RemoveTile("tower-12"),
    ):
        session.play(action)
    first = session.state.seats[0]
    assert session.decision.seat == 0
    turns = last_turn_by_seat(session.played, 0, all_parts().built_by)
    assert turns == {1: LastTurn(left=(place(1, 0),))}
    assert last_turn_by_seat(session.played, 1, all_parts().built_by) == {}
    session.play(AddTile("garden-11", first.palace.places_for(TILES["garden-11"].walls)[0]))
    assert last_turn_by_seat(session.played, 1, all_parts().built_by) == {
        0: LastTurn(built=("garden-11",))
    }


def test_what_was_bought_and_built_or_kept_is_told_of_every_game() -> None:
    random = Random(1)
    for seed in range(3):
        session = play_on(new_session("A", "B", "C"), 80 + random.randrange(60), seed)
        to_play = session.state.to_play
        turns = last_turn_by_seat(session.played, to_play, all_parts().built_by)
        assert to_play not in turns
        for seat, turn in turns.items():
            standing = {tile.id for tile in session.state.seats[seat].palace.tiles.values()}
            assert set(turn.built) <= standing


def test_a_tile_that_gets_a_wall_has_not_moved() -> None:
    table = position(cities=["fountain tower-11"])
    walled = TILES["tower-11"]._replace(walls=NORTH)
    seat = table.seats[0]
    built = seat._replace(palace=seat.palace.with_tile(walled, place(1, 0)))
    assert movements(model_of(table), model_of(table.with_seat(0, built))) == ()
