"""Where the arrow keys and the tabulator take the focus."""

from __future__ import annotations

from random import Random

import pytest

from alhambra_qt.scene.focus import Box, Direction, Focus, Spot, closest, nearest


def _grid(*places: tuple[int, int], size: int = 10) -> tuple[Spot, ...]:
    """Tiles of a palace: things are their places."""
    return tuple(Spot((x, y), "palace", Box(x * size, y * size, size, size), 40) for x, y in places)


def test_an_arrow_goes_to_the_neighbour() -> None:
    focus = Focus(_grid((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1))).on((0, 0))
    reached = {direction: focus.moved(direction).thing for direction in Direction}
    assert reached == {
        Direction.LEFT: (-1, 0),
        Direction.RIGHT: (1, 0),
        Direction.UP: (0, -1),
        Direction.DOWN: (0, 1),
    }


def test_what_stands_straight_ahead_comes_before_what_is_nearer_aside() -> None:
    focus = Focus(_grid((0, 0), (3, 0), (1, 1))).on((0, 0))
    assert focus.moved(Direction.RIGHT).thing == (3, 0)


def test_of_what_stands_straight_ahead_the_nearest_is_reached() -> None:
    focus = Focus(_grid((0, 0), (3, 0), (2, 0))).on((0, 0))
    assert focus.moved(Direction.RIGHT).thing == (2, 0)


def test_what_stands_aside_is_reached_where_nothing_stands_ahead() -> None:
    focus = Focus(_grid((0, 0), (1, 3))).on((0, 0))
    assert focus.moved(Direction.RIGHT).thing == (1, 3)
    assert focus.moved(Direction.DOWN).thing == (1, 3)


def test_an_arrow_into_the_void_changes_nothing() -> None:
    focus = Focus(_grid((0, 0), (1, 0))).on((0, 0))
    assert focus.moved(Direction.LEFT) == focus
    assert focus.moved(Direction.UP) == focus


def test_cards_that_cover_one_another_are_reached_one_by_one() -> None:
    cards = tuple(Spot(index, "hand", Box(index * 6, 0, 40, 60), 60) for index in range(5))
    focus = Focus(cards).on(0)
    for index in range(1, 5):
        focus = focus.moved(Direction.RIGHT)
        assert focus.thing == index
    assert focus.moved(Direction.LEFT).thing == 3


def test_the_way_back_exists_wherever_there_is_a_way() -> None:
    random = Random(1)
    for _ in range(300):
        spots = _grid(*{(random.randrange(7), random.randrange(7)) for _ in range(14)})
        start = random.choice(spots).thing
        for direction, back in (
            (Direction.LEFT, Direction.RIGHT),
            (Direction.UP, Direction.DOWN),
        ):
            there = Focus(spots).on(start).moved(direction)
            assert there.thing == start or there.moved(back).thing != there.thing


def test_arrows_and_the_tabulator_reach_every_target() -> None:
    random = Random(2)
    for _ in range(100):
        spots = _grid(*{(random.randrange(9), random.randrange(9)) for _ in range(20)})
        focus = Focus(spots).first()
        seen = set()
        for _ in spots:
            seen.add(focus.thing)
            focus = focus.stepped(1)
        assert seen == {spot.thing for spot in spots}
        assert focus.stepped(1).stepped(-1) == focus


def test_the_tabulator_returns_to_where_one_was() -> None:
    spots = (
        Spot("tile 1", "market", Box(0, 0, 10, 10), 10),
        Spot("tile 2", "market", Box(20, 0, 10, 10), 10),
        Spot("card 1", "money", Box(0, 50, 10, 10), 20),
        Spot("card 2", "money", Box(20, 50, 10, 10), 20),
    )
    focus = Focus(spots).on("tile 2").cycled(1)
    assert focus.thing == "card 1"
    focus = focus.moved(Direction.RIGHT).cycled(1)
    assert focus.thing == "tile 2"
    assert focus.cycled(1).thing == "card 2"
    assert focus.cycled(-1).thing == "card 2"


def test_the_focus_stays_on_a_thing_that_moves() -> None:
    before = Focus(_grid((0, 0), (1, 0))).on((1, 0))
    after = before.over((*_grid((0, 0)), Spot((1, 0), "reserve", Box(500, 500, 10, 10), 50)))
    assert after.thing == (1, 0)
    assert after.spot is not None
    assert after.spot.box.x == 500


def test_the_focus_goes_to_the_closest_thing_of_its_area_when_its_thing_is_gone() -> None:
    focus = Focus(_grid((0, 0), (1, 0), (5, 5))).on((1, 0))
    others = (*_grid((0, 0), (5, 5)), Spot("button", "turn", Box(10, 0, 10, 10), 70))
    assert focus.over(others).thing == (0, 0)
    assert focus.over(others[2:]).thing == "button"
    assert focus.over(()).thing is None


def test_the_first_key_gives_the_focus_to_the_first_area() -> None:
    spots = (
        Spot("late", "boards", Box(0, 0, 1, 1), 100),
        Spot("early", "market", Box(9, 9, 1, 1), 10),
    )
    assert Focus(spots).moved(Direction.DOWN).thing == "early"
    assert Focus(spots).cycled(1).thing == "early"
    assert Focus(spots).stepped(1).thing == "early"
    assert Focus().moved(Direction.DOWN).thing is None


@pytest.mark.parametrize("direction", list(Direction))
def test_nothing_is_nearest_among_nothing(direction: Direction) -> None:
    assert nearest((), Box(0, 0, 1, 1), direction) is None
    assert closest((), Box(0, 0, 1, 1)) is None
