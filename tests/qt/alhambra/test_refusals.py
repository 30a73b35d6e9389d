"""A tile that can't go somewhere: the table says why, and marks what is in the way."""

from __future__ import annotations

from random import Random

import pytest

from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.play.match import Match
from core.alhambra.palace import place
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from tests.core.alhambra.positions import position
from tests.qt.games import new_session

pytestmark = pytest.mark.usefixtures("qapp")


def directed(table: Table) -> Director:
    session = new_session(*"ABCDEF"[: len(table.seats)], kinds=("human", "ai:easy"))
    session._start = table
    match = Match(session, Random(1))
    match.hold()  # no programs: computers do nothing
    scene = TableScene()
    scene.resize_to(1024, 640, 1.0)
    director = Director(match, scene)
    match.begin()
    return director


def carried(director: Director, piece: Piece, target: int | str) -> tuple[str, Rule | None]:
    """What the table says of a piece over a target, and the rule it names."""
    scene = director.scene
    assert scene.may_pick_up(piece)
    scene.hands.pick_up(piece)
    scene.hands.carry_to(target)
    rule = scene.bubble.rule
    assert rule is None or isinstance(rule, Rule)
    return scene.bubble.text, rule


def test_a_tile_of_the_reserve_over_dirk_hears_why_it_cannot_go_there() -> None:
    director = directed(position(seats=2, reserves=["tower-11"]))
    text, rule = carried(director, Piece(regions.RESERVE, "tower-11"), DIRK)
    assert (text, rule) == (
        "Only a tile you bought this turn can go there",
        Rule.PLACE_WHAT_WAS_GAINED,
    )


def test_a_tile_of_the_palace_over_dirk_hears_why_it_cannot_go_there() -> None:
    director = directed(position(seats=2, cities=["fountain tower-11"]))
    _, rule = carried(director, Piece(regions.PALACE, "tower-11"), DIRK)
    assert rule is Rule.PLACE_WHAT_WAS_GAINED


def test_a_tile_of_the_market_may_go_to_dirk() -> None:
    director = directed(position(seats=2, hands=["gulden-9 gulden-9"], market="tower-11 . . ."))
    text, rule = carried(director, Piece(regions.MARKET, "tower-11"), DIRK)
    assert text
    assert rule is None


@pytest.mark.parametrize("target", [place(1, 0), regions.RESERVE])
def test_the_fountain_can_be_picked_up_and_says_that_it_stays(target: int | str) -> None:
    director = directed(position(seats=2))
    text, rule = carried(director, Piece(regions.PALACE, "fountain"), target)
    assert (text, rule) == ("The fountain stays where it is", Rule.FOUNTAIN_STAYS)
    director.scene.hands.put_down()
    assert not director.match.can_undo()


def test_a_place_that_would_enclose_others_marks_exactly_those() -> None:
    drawing = """
        fountain    tower-11  tower-12  garden-10
        garden-11   .         .         chambers-10
        chambers-11 arcades-9 .         .
    """
    director = directed(position(seats=2, cities=[drawing], reserves=["arcades-10"]))
    _, rule = carried(director, Piece(regions.RESERVE, "arcades-10"), place(2, 2))
    assert rule is Rule.NO_EMPTY_AREA
    marked = set(director.scene.signs.warnings.looks)
    assert marked == {place(1, 1), place(2, 1)}


def test_sides_that_differ_mark_only_the_tile_that_differs() -> None:
    drawing = "fountain garden-10-n \n tower-11 ."
    director = directed(position(seats=2, cities=[drawing], reserves=["pavilion-6-n"]))
    _, rule = carried(director, Piece(regions.RESERVE, "pavilion-6-n"), place(1, 1))
    assert rule is Rule.SIDES_MUST_MATCH
    assert set(director.scene.signs.warnings.looks) == {place(1, 0)}
