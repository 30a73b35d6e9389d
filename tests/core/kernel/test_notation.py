"""How actions are written as lines of a record, and read back."""

import pytest

from core.alhambra.buying import BuyTile
from core.alhambra.palace import place
from core.alhambra.placing import BuildTile, KeepTile
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.refilling import NewPile
from core.alhambra.rules import Rule
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.alhambra.two_players import GiveTile
from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.kernel.record import new_header, unnamed_seats
from core.kernel.rulebook import CHANCE, Action, Order
from tests.core.alhambra.positions import cards
from tests.core.alhambra.test_setup import bag
from tests.core.kernel.pebbles import PebbleGame, Shout

NOTATION = game_of(new_header("alhambra", [], unnamed_seats(2), youngest=0)).notation


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (TakeMoney(cards("denar-2 gulden-3")), {"do": "take", "cards": ["denar-2", "gulden-3"]}),
        (
            BuyTile("garden-8-nw", cards("denar-7 denar-1")),
            {"do": "buy", "tile": "garden-8-nw", "pay": ["denar-7", "denar-1"]},
        ),
        (AddTile("tower-11", place(1, -2)), {"do": "redesign", "add": "tower-11", "at": [1, -2]}),
        (RemoveTile("tower-11"), {"do": "redesign", "remove": "tower-11"}),
        (
            ExchangeTiles("tower-12", "garden-10"),
            {"do": "redesign", "add": "tower-12", "remove": "garden-10"},
        ),
        (BuildTile("garden-10", place(0, 1)), {"do": "place", "tile": "garden-10", "at": [0, 1]}),
        (KeepTile("garden-10"), {"do": "place", "tile": "garden-10", "to": "reserve"}),
        (GiveTile("garden-10"), {"do": "place", "tile": "garden-10", "to": "dirk"}),
        (Pass(), {"do": "pass"}),
    ],
)
def test_a_move_is_written_and_read(action: Action, line: Line) -> None:
    written = NOTATION.write(1, action)
    assert list(written.items()) == [("seat", 1), *line.items()]
    seat, read = NOTATION.read(written)
    assert (seat, type(read), read) == (1, type(action), action)


def test_chance_is_written_and_read_without_a_seat() -> None:
    written = NOTATION.write(CHANCE, NewPile(cards("denar-1 ducat-2")))
    assert written == {"chance": "reshuffle", "order": ["denar-1", "ducat-2"]}
    assert NOTATION.read(written) == (CHANCE, NewPile(cards("denar-1 ducat-2")))
    assert NOTATION.write(CHANCE, bag())["order"][:2] == ["pavilion-2-new", "pavilion-3-sw"]
    assert NOTATION.read(NOTATION.write(CHANCE, bag())) == (CHANCE, bag())


def test_unknown_keys_do_not_disturb() -> None:
    line = {"seat": 0, "do": "take", "cards": ["denar-2"], "comment": "why not", "time": 1.5}
    assert NOTATION.read(line) == (0, TakeMoney(cards("denar-2")))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"do": "fly"}, 'this game has no do "fly"'),
        ({"do": "steal", "thief": "denar", "card": "denar-9"}, 'this game has no do "steal"'),
        ({"do": 7}, "this game has no do 7"),
        ({"do": ["take"]}, 'this game has no do ["take"]'),
        ({"chance": "coins", "drawn": []}, 'this game has no chance "coins"'),
    ],
)
def test_moves_of_other_games_are_not_known(line: Line, why: str) -> None:
    with pytest.raises(BadLine) as refused:
        NOTATION.read({"seat": 0, **line} if "do" in line else line)
    assert refused.value.reason == why
    assert refused.value.rule is Order.ANSWER_WHAT_IS_ASKED


@pytest.mark.parametrize(
    ("line", "why"),
    [
        # Seats
        ({"do": "pass"}, "seat must be a whole number, not null"),
        ({"seat": "0", "do": "pass"}, 'seat must be a whole number, not "0"'),
        ({"seat": True, "do": "pass"}, "seat must be a whole number, not true"),
        ({"seat": 0.0, "do": "pass"}, "seat must be a whole number, not 0.0"),
        ({"seat": 2, "do": "pass"}, "there is no seat 2"),
        ({"seat": -1, "do": "pass"}, "there is no seat -1"),
        ({"seat": 10**100, "do": "pass"}, f"there is no seat 1{56 * '0'}..."),
        # Keys in the wrong place
        ({"seat": 0, "do": "pass", "cards": []}, 'the key "cards" does not belong here'),
        ({"seat": 0, "do": "take", "cards": [], "pay": []}, 'the key "pay" does not belong here'),
        ({"chance": "reshuffle", "order": [], "seat": 0}, 'the key "seat" does not belong here'),
        (
            {"seat": 0, "do": "place", "tile": "tower-11", "at": [0, 1], "to": "reserve"},
            'the key "to" does not belong here',
        ),
        (
            {"seat": 0, "do": "redesign", "add": "tower-11", "remove": "tower-12", "at": [0, 1]},
            'the key "remove" does not belong here',
        ),
        # What is missing
        ({"seat": 0, "do": "take"}, "the line needs cards"),
        ({"seat": 0, "do": "buy", "tile": "tower-11"}, "the line needs tile, pay"),
        ({"seat": 0, "do": "redesign"}, "the line needs add, at or remove or add, remove"),
        # Values
        (
            {"seat": 0, "do": "place", "tile": "tower-11", "to": "market"},
            '"to" must be "reserve", not "market"',
        ),
        (
            {"seat": 0, "do": "place", "tile": "tower-14", "to": "dirk"},
            'tile: there is no tile "tower-14"',
        ),
        (
            {"seat": 0, "do": "buy", "tile": ["tower-11"], "pay": []},
            'tile: there is no tile ["tower-11"]',
        ),
        ({"seat": 0, "do": "take", "cards": "denar-2"}, 'cards must be a list, not "denar-2"'),
        ({"seat": 0, "do": "take", "cards": ["denar-10"]}, 'cards: there is no money "denar-10"'),
        ({"seat": 0, "do": "take", "cards": [2]}, "cards: there is no money 2"),
        (
            {"seat": 0, "do": "take", "cards": ["denar-coin"]},
            'cards: there is no money "denar-coin"',
        ),
        ({"seat": 0, "do": "take", "cards": ["scoring-1"]}, 'cards: there is no money "scoring-1"'),
        (
            {"seat": 0, "do": "place", "tile": "tower-11", "at": [1.0, 0]},
            "at must be a whole number, not 1.0",
        ),
        (
            {"seat": 0, "do": "place", "tile": "tower-11", "at": [True, 0]},
            "at must be a whole number, not true",
        ),
        ({"seat": 0, "do": "place", "tile": "tower-11", "at": [1]}, "at must be [x, y], not [1]"),
        (
            {"seat": 0, "do": "place", "tile": "tower-11", "at": {"x": 1}},
            'at must be a list, not {"x": 1}',
        ),
        ({"chance": "tiles", "order": ["tower-11", 3]}, "order: there is no tile 3"),
        ({"chance": "tiles", "order": 3}, "order must be a list, not 3"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(line: Line, why: str) -> None:
    with pytest.raises(BadLine) as refused:
        NOTATION.read(line)
    assert refused.value.reason == why


@pytest.mark.rule(Rule.JOINED_BY_A_SIDE)
@pytest.mark.parametrize("at", [[55, 0], [0, -55], [10**30, 0]])
def test_a_place_out_of_reach_is_refused_with_its_rule(at: list[int]) -> None:
    with pytest.raises(BadLine) as refused:
        NOTATION.read({"seat": 0, "do": "place", "tile": "tower-11", "at": at})
    assert refused.value.rule is Rule.JOINED_BY_A_SIDE


def test_dirk_is_not_known_at_a_table_of_three() -> None:
    notation = game_of(new_header("alhambra", [], unnamed_seats(3), youngest=0)).notation
    with pytest.raises(BadLine, match='"to" must be "reserve", not "dirk"'):
        notation.read({"seat": 0, "do": "place", "tile": "tower-11", "to": "dirk"})


def test_the_fountain_is_a_tile_that_can_be_named() -> None:
    line = {"seat": 0, "do": "redesign", "remove": "fountain"}
    assert NOTATION.read(line) == (0, RemoveTile("fountain"))


def test_what_is_not_said_is_not_written() -> None:
    notation = PebbleGame.notation
    assert notation.write(1, Shout()) == {"seat": 1, "do": "shout"}
    assert notation.write(1, Shout("hey")) == {"seat": 1, "do": "shout", "word": "hey"}
    assert notation.read({"seat": 1, "do": "shout"}) == (1, Shout())
    assert notation.read({"seat": 1, "do": "shout", "word": "hey"}) == (1, Shout("hey"))
    with pytest.raises(BadLine, match="word must be a text, not 7"):
        notation.read({"seat": 1, "do": "shout", "word": 7})
