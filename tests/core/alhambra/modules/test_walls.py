"""The module of the walls."""

from itertools import product
from random import Random

import pytest

from core.alhambra import rules as base
from core.alhambra.buying import BuyTile
from core.alhambra.components import FOUNTAIN, TILES, Tile, letters_of, walls_of
from core.alhambra.game_end import winners
from core.alhambra.modules.walls import WALL_CARDS, OpenWallCards, RaiseWall, Rule
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, place
from core.alhambra.placing import BuildTile, KeepTile, PlaceLastTiles, PlaceTiles
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.setup import DrawPile
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.alhambra.two_players import GiveTile
from core.alhambra.view import view_of
from core.kernel.rulebook import Order
from tests.core.alhambra import positions, truth
from tests.core.alhambra.modules.tables import (
    broken_rule,
    built,
    dealt,
    offers,
    pile,
    raised,
    waits_for,
    walls,
)
from tests.core.alhambra.positions import cards, is_legal, play, refusal, scored, tiles

TAKE_A_NINE = TakeMoney(cards("denar-9"))
ALL_WALL_CARDS = "wall-n wall-e wall-s wall-w wall-ne wall-es wall-sw wall-nw"


def position(open_cards: str = "", *, walled: str = "", **of_the_base_game: object) -> Table:
    """A table where these wall cards lie open.

    ``walled`` are wooden walls that seat 0 has raised already, such as ``fountain:ne tower-11:s``.
    """
    table = positions.position(modules=("walls",), **of_the_base_game)  # type: ignore[arg-type]
    for on in walled.split():
        name, _, sides = on.partition(":")
        table = with_walls(table, name, sides)
    return table.with_annex(OpenWallCards(tuple(open_cards.split())))


def with_walls(table: Table, name: str, sides: str) -> Table:
    seat = table.seats[0]
    where = seat.palace.place_of(name)
    if where is None:
        reserve = tuple(
            tile._replace(walls=tile.walls | walls_of(sides)) if tile.id == name else tile
            for tile in seat.reserve
        )
        return table.with_seat(0, seat._replace(reserve=reserve))
    tile = seat.palace.tiles[where]
    tile = tile._replace(walls=tile.walls | walls_of(sides))
    return table.with_seat(0, seat._replace(palace=seat.palace.with_tile(tile, where)))


def tile_at(table: Table, x: int, y: int, seat: int = 0) -> Tile:
    return table.seats[seat].palace.tiles[place(x, y)]


def open_cards(table: Table) -> tuple[str, ...]:
    return table.annex(OpenWallCards).cards


# Equipment and getting ready


@pytest.mark.rule(Rule.EIGHT_WALL_CARDS)
def test_eight_wall_cards_show_twelve_walls() -> None:
    assert " ".join(WALL_CARDS) == ALL_WALL_CARDS
    assert {card: letters_of(sides) for card, sides in WALL_CARDS.items()} == {
        card: card.removeprefix("wall-") for card in ALL_WALL_CARDS.split()
    }
    assert sum(len(letters_of(sides)) for sides in WALL_CARDS.values()) == 12


PILES_AS_THEY_SHOULD_BE = {
    "scoring-1": 21,
    "wall-n": 20,
    "wall-e": 30,
    "wall-s": 39,
    "wall-w": 50,
    "scoring-2": 60,
    "wall-ne": 58,
    "wall-es": 70,
    "wall-sw": 77,
    "wall-nw": 95,
}
"""How many of the 95 money cards lie above each special card; a pile has 19 of them."""


@pytest.mark.rule(Rule.EIGHT_WALL_CARDS)
def test_two_wall_cards_are_in_each_of_the_piles_two_to_five() -> None:
    table = dealt("walls")
    assert len(table.draw_pile) == 95
    assert broken_rule(table, pile(table, PILES_AS_THEY_SHOULD_BE)) is None


@pytest.mark.rule(Rule.EIGHT_WALL_CARDS)
@pytest.mark.parametrize(
    ("card", "above"),
    [
        ("wall-n", 18),  # in the first pile
        ("wall-n", 0),
        ("wall-s", 37),  # a third one in the second pile
        ("wall-e", 40),  # only one in the second pile
        ("wall-nw", 74),  # a third one in the fourth pile
    ],
)
def test_a_wall_card_cannot_lie_in_another_pile(card: str, above: int) -> None:
    table = dealt("walls")
    wrong = pile(table, {**PILES_AS_THEY_SHOULD_BE, card: above})
    assert broken_rule(table, wrong) is base.Rule.FIVE_PILES


@pytest.mark.rule(Rule.EIGHT_WALL_CARDS)
def test_a_wall_card_at_the_edge_of_a_pile_can_belong_to_it() -> None:
    table = dealt("walls")
    edges = {"wall-n": 19, "wall-e": 38, "wall-s": 38, "wall-w": 57, "wall-ne": 57, "wall-es": 76}
    assert broken_rule(table, pile(table, {**PILES_AS_THEY_SHOULD_BE, **edges})) is None


@pytest.mark.rule(Rule.EIGHT_WALL_CARDS)
@pytest.mark.parametrize("wrong", ["wall-n", "wall-ne"])
def test_no_wall_card_is_missing_or_there_twice(wrong: str) -> None:
    table = dealt("walls")
    order = pile(table, PILES_AS_THEY_SHOULD_BE).order
    missing = DrawPile(tuple(card for card in order if card != wrong))
    twice = DrawPile(tuple(wrong if card == "wall-w" else card for card in order))
    assert broken_rule(table, missing) is base.Rule.FIVE_PILES
    assert broken_rule(table, twice) is base.Rule.FIVE_PILES


@pytest.mark.rule(Rule.EIGHT_WALL_CARDS)
def test_which_two_cards_go_into_a_pile_is_left_to_chance() -> None:
    table = dealt("walls")
    in_the_second_pile: set[str] = set()
    for seed in range(60):
        drawn = table.rules.draw(table, Random(seed))
        assert broken_rule(table, drawn) is None
        assert isinstance(drawn, DrawPile)
        in_the_second_pile.update(card for card in drawn.order[19:41] if card in WALL_CARDS)
        assert not WALL_CARDS.keys() & set(drawn.order[:19])
    assert in_the_second_pile == set(WALL_CARDS)


# Wall cards turn up


@pytest.mark.rule(Rule.WALL_CARDS_LIE_OPEN)
def test_a_wall_card_that_turns_up_lies_open_and_money_is_made_up_to_four() -> None:
    table = play(position(draw_pile="wall-es denar-1 denar-2"), TAKE_A_NINE)
    assert open_cards(table) == ("wall-es",)
    assert table.open_money == cards("gulden-9 dirham-9 ducat-9 denar-1")
    assert table.draw_pile == cards("denar-2")


@pytest.mark.rule(Rule.WALL_CARDS_LIE_OPEN)
def test_any_number_of_wall_cards_lies_open() -> None:
    table = play(position("wall-n", draw_pile="wall-e wall-nw denar-1"), TAKE_A_NINE)
    assert open_cards(table) == ("wall-n", "wall-e", "wall-nw")
    table = play(position(draw_pile=f"{ALL_WALL_CARDS} denar-1"), TAKE_A_NINE)
    assert open_cards(table) == tuple(ALL_WALL_CARDS.split())
    assert len(table.open_money) == 4


@pytest.mark.rule(Rule.WALL_CARDS_LIE_OPEN)
def test_a_wall_card_and_a_scoring_card_turn_up_together() -> None:
    table = play(position(draw_pile="wall-n scoring-1 wall-e denar-1"), TAKE_A_NINE)
    assert open_cards(table) == ("wall-n", "wall-e")
    assert [scoring.number for scoring in table.scorings] == [1]
    assert table.open_money[-1] == "denar-1"


@pytest.mark.rule(Rule.WALL_CARDS_LIE_OPEN)
def test_a_wall_card_waits_through_the_turns_of_others() -> None:
    table = play(position("wall-n"), TAKE_A_NINE)
    table = play(table, TakeMoney(cards("ducat-9")))
    assert is_legal(table, RaiseWall("wall-n", "fountain"))
    assert waits_for(table, ChooseAction(2))


@pytest.mark.rule(Rule.WALL_CARDS_LIE_OPEN)
def test_everybody_sees_the_open_wall_cards_and_the_raised_walls() -> None:
    table = position("wall-n wall-es", walled="fountain:w")
    for seat in range(3):
        view = view_of(table, seat, ["Ann", "Ben", "Cem"])
        assert view["wall_cards"] == ["wall-n", "wall-es"]
        assert view["seats"][0]["palace"] == [
            {"tile": "fountain", "at": [0, 0], "walls": "w", "citizen": None}
        ]
    without = positions.position()
    assert view_of(without, 0, ["Ann", "Ben", "Cem"])["wall_cards"] == []


# Raising a wall is an action


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION)
def test_raising_a_wall_is_the_action_of_the_turn() -> None:
    table = play(position("wall-n"), RaiseWall("wall-n", "fountain"))
    assert waits_for(table, ChooseAction(1))


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION)
def test_a_wall_can_be_raised_instead_of_the_other_three_actions() -> None:
    table = position(
        "wall-n", market="tower-11 . . .", hands=["gulden-9 gulden-2"], cities=["fountain tower-12"]
    )
    assert is_legal(table, TAKE_A_NINE)
    assert is_legal(table, BuyTile("tower-11", cards("gulden-2 gulden-9")))
    assert is_legal(table, RemoveTile("tower-12"))
    assert is_legal(table, RaiseWall("wall-n", "tower-12"))


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION)
def test_a_wall_can_be_the_other_action_after_an_exact_payment_and_is_the_last() -> None:
    table = position("wall-n wall-e", market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    table = play(table, RaiseWall("wall-e", "fountain"))
    assert waits_for(table, PlaceTiles(0))
    assert refusal(table, RaiseWall("wall-n", "fountain")) is Rule.RAISING_A_WALL_IS_AN_ACTION
    assert waits_for(play(table, KeepTile("tower-11")), ChooseAction(1))


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION)
def test_no_wall_is_raised_when_the_actions_are_over() -> None:
    table = position("wall-n", market="tower-11 . . .", hands=["gulden-9 gulden-9"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-9")))
    assert refusal(table, RaiseWall("wall-n", "tower-11")) is Rule.RAISING_A_WALL_IS_AN_ACTION


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION)
def test_no_wall_is_raised_on_the_tiles_given_out_at_the_end() -> None:
    table = position("wall-n", market="tower-11 . . .", bag="", hands=["gulden-1"])
    table = play(table, TAKE_A_NINE)
    assert waits_for(table, PlaceLastTiles(0))
    assert refusal(table, RaiseWall("wall-n", "tower-11")) is Rule.RAISING_A_WALL_IS_AN_ACTION


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION, base.Rule.ACTION_IS_A_MUST)
def test_nobody_passes_who_can_raise_a_wall() -> None:
    table = position("wall-n", open_money="", draw_pile="")
    assert refusal(table, Pass()) is base.Rule.ACTION_IS_A_MUST
    assert offers(table, RaiseWall("wall-n", "fountain"))


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION, base.Rule.ACTION_IS_A_MUST)
def test_who_can_only_raise_a_wall_after_an_exact_payment_must_do_it() -> None:
    table = position(
        "wall-e", open_money="", draw_pile="", market="tower-11 . . .", hands=["gulden-9 gulden-2"]
    )
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    assert refusal(table, Pass()) is base.Rule.ACTION_IS_A_MUST
    assert offers(table, RaiseWall("wall-e", "fountain"), RaiseWall("wall-e", "tower-11"))


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION, base.Rule.ACTION_IS_A_MUST)
def test_a_seat_passes_where_no_open_wall_card_fits_anywhere() -> None:
    table = position("wall-n wall-nw", open_money="", draw_pile="", walled="fountain:ne")
    assert offers(table, Pass())
    assert waits_for(play(table, Pass()), ChooseAction(1))


@pytest.mark.rule(Rule.RAISING_A_WALL_IS_AN_ACTION)
def test_there_are_no_walls_to_raise_without_the_module() -> None:
    table = positions.position()
    assert refusal(table, RaiseWall("wall-n", "fountain")) is Order.ANSWER_WHAT_IS_ASKED


# Which card


@pytest.mark.rule(Rule.TAKE_AN_OPEN_WALL_CARD)
def test_any_open_wall_card_can_be_taken() -> None:
    table = position("wall-n wall-es")
    assert is_legal(table, RaiseWall("wall-n", "fountain"))
    assert is_legal(table, RaiseWall("wall-es", "fountain"))


@pytest.mark.rule(Rule.TAKE_AN_OPEN_WALL_CARD)
def test_a_wall_card_that_does_not_lie_open_cannot_be_taken() -> None:
    table = position("wall-n", draw_pile="wall-e denar-1")
    assert refusal(table, RaiseWall("wall-e", "fountain")) is Rule.TAKE_AN_OPEN_WALL_CARD


@pytest.mark.rule(Rule.TAKE_AN_OPEN_WALL_CARD)
def test_a_wall_card_that_was_taken_is_out_of_the_game() -> None:
    table = play(position("wall-n wall-e"), RaiseWall("wall-n", "fountain"))
    assert open_cards(table) == ("wall-e",)
    assert "wall-n" not in (*table.draw_pile, *table.discards, *table.open_money)
    assert refusal(table, RaiseWall("wall-n", "fountain")) is Rule.TAKE_AN_OPEN_WALL_CARD


# Which tile


@pytest.mark.rule(Rule.ON_A_TILE_OF_YOUR_OWN)
def test_a_wall_can_be_raised_in_the_alhambra() -> None:
    table = position("wall-n", cities=["fountain tower-11"])
    table = play(table, RaiseWall("wall-n", "tower-11"))
    assert walls(tile_at(table, 1, 0)) == "n"
    assert walls(tile_at(table, 0, 0)) == ""


@pytest.mark.rule(Rule.ON_A_TILE_OF_YOUR_OWN)
def test_a_wall_can_be_raised_on_the_fountain() -> None:
    table = position("wall-sw", cities=["fountain tower-11"])
    table = play(table, RaiseWall("wall-sw", "fountain"))
    assert walls(tile_at(table, 0, 0)) == "sw"


@pytest.mark.rule(Rule.ON_A_TILE_OF_YOUR_OWN)
def test_a_wall_can_be_raised_on_a_fountain_that_stands_alone() -> None:
    table = play(position("wall-ne"), RaiseWall("wall-ne", "fountain"))
    assert walls(tile_at(table, 0, 0)) == "ne"
    for others in (1, 2):
        assert walls(tile_at(table, 0, 0, seat=others)) == ""
    assert walls(FOUNTAIN) == ""


@pytest.mark.rule(Rule.ON_A_TILE_OF_YOUR_OWN, base.Rule.REACHABLE_ON_FOOT)
def test_a_fountain_may_be_walled_in_although_nothing_can_be_built_then() -> None:
    table = position("wall-sw", walled="fountain:ne", reserves=["seraglio-9 tower-7-new"])
    table = play(table, RaiseWall("wall-sw", "fountain"))
    assert walls(tile_at(table, 0, 0)) == "nesw"
    assert table.seats[0].palace.places_around() == []
    table = table._replace(agenda=table.rules.turns[0], to_play=0)
    actions = table.rules.legal_actions(table)
    assert not any(isinstance(action, AddTile) for action in actions)
    for seed in range(50):
        assert table.rules.any_legal_action(table, Random(seed)) in actions


@pytest.mark.rule(Rule.ON_A_TILE_OF_YOUR_OWN)
def test_a_wall_can_be_raised_on_a_tile_of_the_reserve() -> None:
    table = position("wall-n", reserves=["tower-12 tower-11"])
    table = play(table, RaiseWall("wall-n", "tower-11"))
    assert [(tile.id, walls(tile)) for tile in table.seats[0].reserve] == [
        ("tower-12", ""),
        ("tower-11", "n"),
    ]


@pytest.mark.rule(Rule.ON_A_TILE_OF_YOUR_OWN)
def test_a_wall_can_be_raised_on_a_tile_bought_in_this_turn() -> None:
    table = position("wall-n", market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    table = play(table, RaiseWall("wall-n", "tower-11"))
    assert [(tile.id, walls(tile)) for tile in table.seats[0].to_place] == [("tower-11", "n")]
    # To the south of the fountain the new wall would meet an open side.
    assert refusal(table, BuildTile("tower-11", place(0, 1))) is base.Rule.SIDES_MUST_MATCH
    table = play(table, BuildTile("tower-11", place(0, -1)))
    assert walls(tile_at(table, 0, -1)) == "n"


@pytest.mark.rule(Rule.ON_A_TILE_OF_YOUR_OWN)
@pytest.mark.parametrize("tile", ["tower-12", "chambers-11", "garden-10", "pavilion-8"])
def test_no_wall_is_raised_on_a_tile_that_is_not_your_own(tile: str) -> None:
    table = position(
        "wall-n",
        seats=2,
        market="tower-12 . . .",
        cities=["", "fountain chambers-11"],
        reserves=["", "garden-10"],
        dirk="pavilion-8",
    )
    assert refusal(table, RaiseWall("wall-n", tile)) is Rule.ON_A_TILE_OF_YOUR_OWN


# Which sides


@pytest.mark.rule(Rule.WALLS_AS_SHOWN)
@pytest.mark.parametrize("card", ALL_WALL_CARDS.split())
def test_exactly_the_walls_of_the_card_are_raised(card: str) -> None:
    table = play(position(card), RaiseWall(card, "fountain"))
    assert walls(tile_at(table, 0, 0)) == card.removeprefix("wall-")


@pytest.mark.rule(Rule.WALLS_AS_SHOWN)
def test_the_walls_are_added_to_what_the_tile_has() -> None:
    table = position("wall-es", reserves=["garden-8-nw"])
    table = play(table, RaiseWall("wall-es", "garden-8-nw"))
    (garden,) = table.seats[0].reserve
    assert walls(garden) == "nesw"
    assert raised(garden) == "es"
    assert (garden.id, garden.building, garden.price) == ("garden-8-nw", "garden", 8)


@pytest.mark.rule(Rule.NOT_OVER_A_WALL)
@pytest.mark.parametrize("card", ["wall-n", "wall-w", "wall-nw", "wall-ne", "wall-sw"])
def test_no_wall_is_raised_over_a_printed_one(card: str) -> None:
    table = position(card, reserves=["chambers-8-nw"])
    assert refusal(table, RaiseWall(card, "chambers-8-nw")) is Rule.NOT_OVER_A_WALL


@pytest.mark.rule(Rule.NOT_OVER_A_WALL)
@pytest.mark.parametrize("card", ["wall-e", "wall-ne", "wall-es"])
def test_no_wall_is_raised_over_a_wooden_one(card: str) -> None:
    table = position(card, walled="fountain:e")
    assert refusal(table, RaiseWall(card, "fountain")) is Rule.NOT_OVER_A_WALL


@pytest.mark.rule(Rule.NOT_OVER_A_WALL)
def test_a_wall_beside_a_wall_is_fine() -> None:
    table = position("wall-e", walled="fountain:n", reserves=["garden-8-nw"])
    assert is_legal(table, RaiseWall("wall-e", "fountain"))
    assert is_legal(table, RaiseWall("wall-e", "garden-8-nw"))


# The city stays legal


@pytest.mark.rule(Rule.THE_CITY_STAYS_LEGAL)
@pytest.mark.parametrize("tile", ["fountain", "tower-11"])
def test_no_wall_is_raised_between_two_tiles(tile: str) -> None:
    table = position("wall-e wall-w wall-ne wall-nw", cities=["fountain tower-11"])
    towards = {"fountain": ("wall-e", "wall-ne"), "tower-11": ("wall-w", "wall-nw")}[tile]
    for card in towards:
        assert refusal(table, RaiseWall(card, tile)) is base.Rule.SIDES_MUST_MATCH


@pytest.mark.rule(Rule.THE_CITY_STAYS_LEGAL)
def test_a_wall_is_judged_by_what_stands_beside_the_tile_only_in_the_city() -> None:
    table = position("wall-w", cities=["fountain tower-11"], reserves=["tower-12"])
    assert is_legal(table, RaiseWall("wall-w", "tower-12"))
    assert is_legal(table, RaiseWall("wall-w", "fountain"))


@pytest.mark.rule(Rule.THE_CITY_STAYS_LEGAL)
def test_where_a_wall_was_raised_only_a_wall_fits() -> None:
    table = position("wall-e", reserves=["tower-11 pavilion-5-nw"])
    table = play(table, RaiseWall("wall-e", "fountain"))
    table = table._replace(agenda=table.rules.turns[0], to_play=0)
    assert refusal(table, AddTile("tower-11", place(1, 0))) is base.Rule.SIDES_MUST_MATCH
    # A wall meets the wall, but then nobody gets in.
    assert refusal(table, AddTile("pavilion-5-nw", place(1, 0))) is base.Rule.REACHABLE_ON_FOOT
    table = play(table, AddTile("tower-11", place(0, 1)))
    table = table._replace(agenda=table.rules.turns[0], to_play=0)
    assert refusal(table, AddTile("pavilion-5-nw", place(1, 0))) is base.Rule.REACHABLE_ON_FOOT


def random_palace(random: Random, tiles_in_it: int) -> Palace:
    palace = FOUNTAIN_ALONE
    for printed in random.sample(list(TILES.values()), tiles_in_it):
        more = random.choice([0, 0, *WALL_CARDS.values()])
        tile = printed._replace(walls=printed.walls | more)
        places = palace.places_for(tile.walls)
        if places:
            palace = palace.with_tile(tile, random.choice(places))
    return palace


@pytest.mark.rule(Rule.THE_CITY_STAYS_LEGAL, Rule.NOT_OVER_A_WALL)
def test_walls_are_legal_exactly_where_the_whole_city_is_legal_afterwards() -> None:
    random = Random(1)
    seen = set()
    for _ in range(60):
        palace = random_palace(random, random.randrange(20))
        table = position(ALL_WALL_CARDS)
        table = table.with_seat(0, table.seats[0]._replace(palace=palace))
        offered = table.rules.legal_actions(table)
        city = truth.city_of(palace)
        for card, (where, tile) in product(WALL_CARDS, palace.tiles.items()):
            sides = set(card.removeprefix("wall-"))
            x_y = (where - 1000 * round(where / 1000), round(where / 1000))
            after = "".join(side for side in "nesw" if side in sides | set(city[x_y]))
            fits = not sides & set(city[x_y]) and truth.is_legal({**city, x_y: after})
            assert (RaiseWall(card, tile.id) in offered) == fits
            seen.add(fits)
    assert seen == {True, False}


# Walls stay


@pytest.mark.rule(Rule.WALLS_STAY)
def test_a_raised_wall_travels_with_its_tile_through_removal_and_adding() -> None:
    table = position(cities=["fountain tower-11"], walled="tower-11:n")
    table = play(table, RemoveTile("tower-11"))
    (tower,) = table.seats[0].reserve
    assert walls(tower) == "n"
    table = table._replace(agenda=table.rules.turns[0], to_play=0)
    assert refusal(table, AddTile("tower-11", place(0, 1))) is base.Rule.SIDES_MUST_MATCH
    table = play(table, AddTile("tower-11", place(0, -1)))
    assert walls(tile_at(table, 0, -1)) == "n"


@pytest.mark.rule(Rule.WALLS_STAY)
def test_a_raised_wall_travels_with_its_tile_through_an_exchange() -> None:
    table = position(
        cities=["fountain tower-11"], reserves=["tower-12"], walled="tower-11:s tower-12:n"
    )
    table = play(table, ExchangeTiles("tower-12", "tower-11"))
    assert walls(tile_at(table, 1, 0)) == "n"
    (tower,) = table.seats[0].reserve
    assert (tower.id, walls(tower)) == ("tower-11", "s")


@pytest.mark.rule(Rule.WALLS_STAY)
def test_an_exchange_is_judged_by_raised_walls() -> None:
    table = position(cities=["fountain tower-11"], reserves=["tower-12"], walled="tower-12:w")
    wrong = ExchangeTiles("tower-12", "tower-11")
    assert refusal(table, wrong) is base.Rule.SIDES_MUST_MATCH


@pytest.mark.rule(Rule.WALLS_STAY)
def test_a_raised_wall_goes_to_dirk_with_its_tile() -> None:
    table = position("wall-n", seats=2, market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    table = play(table, RaiseWall("wall-n", "tower-11"), GiveTile("tower-11"))
    (dirk,) = table.collectors
    assert [(tile.id, walls(tile)) for tile in dirk.tiles] == [("tower-11", "n")]


@pytest.mark.rule(Rule.WALLS_STAY)
def test_nothing_takes_a_raised_wall_away() -> None:
    table = position(cities=["fountain tower-11"], walled="tower-11:n")
    for action in table.rules.legal_actions(table):
        after = play(table, action)
        seat = after.seats[0]
        (tower,) = [
            tile for tile in (*seat.palace.tiles.values(), *seat.reserve) if tile.id == "tower-11"
        ]
        assert walls(tower) == "n"


# Scoring


@pytest.mark.rule(Rule.RAISED_WALLS_COUNT)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_raised_walls_count_like_printed_ones(number: int) -> None:
    drawing = "garden-8-nw fountain tower-11"
    table = position(cities=[drawing])
    assert scored(table, number)["wall"] == (2, 0, 0)
    table = position(cities=[drawing], walled="fountain:n tower-11:ne")
    assert scored(table, number)["wall"] == (1 + 1 + 1 + 2, 0, 0)


@pytest.mark.rule(Rule.RAISED_WALLS_COUNT)
def test_a_walled_fountain_alone_scores_its_walls() -> None:
    assert scored(position(walled="fountain:ne"), 1)["wall"] == (2, 0, 0)
    assert scored(position(walled="fountain:nesw"), 1)["wall"] == (4, 0, 0)


@pytest.mark.rule(Rule.RAISED_WALLS_COUNT)
def test_a_raised_wall_can_close_the_gap_between_two_walls() -> None:
    table = position("wall-n", cities=["garden-8-nw fountain garden-8-ne"])
    assert scored(table, 1)["wall"] == (2, 0, 0)
    closed = play(table, RaiseWall("wall-n", "fountain"))
    assert scored(closed, 1)["wall"] == (5, 0, 0)


@pytest.mark.rule(Rule.RAISED_WALLS_COUNT)
def test_a_raised_wall_of_the_reserve_does_not_count() -> None:
    assert scored(position(reserves=["tower-11"], walled="tower-11:ne"), 1)["wall"] == (0, 0, 0)


@pytest.mark.rule(Rule.RAISED_WALLS_COUNT)
def test_raised_walls_can_win_the_game() -> None:
    table = position("wall-ne", bag="")
    table = play(table, RaiseWall("wall-ne", "fountain"))
    assert table.agenda == ()
    assert winners(table) == [0]


def test_tiles_of_the_base_game_are_not_changed_by_walls() -> None:
    table = position("wall-n", market="tower-11 . . .", hands=["gulden-9 gulden-2"])
    table = play(table, BuyTile("tower-11", cards("gulden-9 gulden-2")))
    table = play(table, RaiseWall("wall-n", "tower-11"), BuildTile("tower-11", place(0, -1)))
    assert built(table, 0) == {(0, 0): "fountain", (0, -1): "tower-11"}
    assert tiles("tower-11")[0].walls == 0
