"""The module of the walls: wooden walls that close gaps for good.

A raised wall becomes part of its tile, so no other rule has to know about it.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias

from core.alhambra import rules as base
from core.alhambra.components import Tile, TileName, walls_of
from core.alhambra.rule_part import RulePart, SpecialCards, View
from core.alhambra.table import Seat, Table, without_one
from core.alhambra.turn import ChooseAction
from core.kernel import rulebook
from core.kernel.lines import BadLine, short
from core.kernel.notation import Shape
from core.kernel.rulebook import Move, Violation

WALL_CARDS = {
    f"wall-{sides}": walls_of(sides) for sides in ("n", "e", "s", "w", "ne", "es", "sw", "nw")
}
"""The sides that each wall card shows."""

WallCard: TypeAlias = Annotated[str, "wall card"]


class Rule(rulebook.Rule):
    """What the module of the walls adds."""

    EIGHT_WALL_CARDS = (
        "Two of the eight wall cards are shuffled into each of the second to the fifth pile."
    )
    WALL_CARDS_LIE_OPEN = (
        "A wall card that turns up goes face up beside the market, any number of them, and the "
        "money cards are refilled to four."
    )
    RAISING_A_WALL_IS_AN_ACTION = "Raising a wall is an action like the other three."
    TAKE_AN_OPEN_WALL_CARD = "Only a face-up wall card can be taken; then it is out of the game."
    ON_A_TILE_OF_YOUR_OWN = (
        "The walls are raised on one tile of the seat's own: in the Alhambra, the fountain "
        "included, in the reserve or bought in this turn."
    )
    WALLS_AS_SHOWN = "Exactly the walls of the card are raised, on exactly the sides it shows."
    NOT_OVER_A_WALL = "No wall is raised on a side that has one already."
    THE_CITY_STAYS_LEGAL = "The Alhambra must follow the building rules afterwards."
    WALLS_STAY = "Raised walls belong to their tile for good."
    RAISED_WALLS_COUNT = "Raised walls count in a scoring round like printed ones."


class OpenWallCards(NamedTuple):
    """The wall cards beside the market."""

    cards: tuple[str, ...] = ()


class RaiseWall(NamedTuple):
    """Take this wall card and raise its walls on this tile."""

    card: WallCard
    on: TileName


def _turn_up(table: Table, card: str) -> Table:
    """Rule.WALL_CARDS_LIE_OPEN."""
    cards = table.annex(OpenWallCards).cards
    return table.with_annex(OpenWallCards((*cards, card)))


def _own_tile(seat: Seat, tile_id: str) -> Tile | None:
    """Rule.ON_A_TILE_OF_YOUR_OWN."""
    own = (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)
    return next((tile for tile in own if tile.id == tile_id), None)


def _blocked(seat: Seat, tile: Tile, sides: int) -> Violation | None:
    """Why no walls can be raised on these sides of a tile.

    On a side that touches another tile the neighbour has no wall, so the two would not match;
    walls towards empty places change no path and no outline.
    """
    if tile.walls & sides:
        return Violation(Rule.NOT_OVER_A_WALL)
    where = seat.palace.place_of(tile.id)
    if where is not None and sides & ~seat.palace.free_sides(where):
        return Violation(base.Rule.SIDES_MUST_MATCH, (where,))  # Rule.THE_CITY_STAYS_LEGAL
    return None


def _actions(table: Table, decision: ChooseAction) -> list[RaiseWall]:
    cards = table.annex(OpenWallCards).cards
    if not cards:
        return []
    seat = table.seats[decision.seat]
    own = (*seat.palace.tiles.values(), *seat.reserve, *seat.to_place)
    return [
        RaiseWall(card, tile.id)
        for card in cards
        for tile in own
        if _blocked(seat, tile, WALL_CARDS[card]) is None
    ]


def _violation(table: Table, decision: ChooseAction, action: RaiseWall) -> Violation | None:
    if action.card not in table.annex(OpenWallCards).cards:
        return Violation(Rule.TAKE_AN_OPEN_WALL_CARD)
    seat = table.seats[decision.seat]
    tile = _own_tile(seat, action.on)
    if tile is None:
        return Violation(Rule.ON_A_TILE_OF_YOUR_OWN)
    return _blocked(seat, tile, WALL_CARDS[action.card])


def _apply(table: Table, decision: ChooseAction, action: RaiseWall) -> Table:
    seat = table.seats[decision.seat]
    tile = _own_tile(seat, action.on)
    assert tile is not None
    # Part of the tile from now on: Rule.WALLS_AS_SHOWN, Rule.WALLS_STAY, Rule.RAISED_WALLS_COUNT
    walled = tile._replace(walls=tile.walls | WALL_CARDS[action.card])
    where = seat.palace.place_of(tile.id)
    if where is not None:
        seat = seat._replace(palace=seat.palace.with_tile(walled, where))
    else:
        seat = seat._replace(
            reserve=_exchanged(seat.reserve, tile, walled),
            to_place=_exchanged(seat.to_place, tile, walled),
        )
    cards = without_one(table.annex(OpenWallCards).cards, action.card)
    table = table.with_seat(decision.seat, seat).with_annex(OpenWallCards(cards))
    return table._replace(agenda=table.agenda[:-1])  # Rule.RAISING_A_WALL_IS_AN_ACTION


def _exchanged(tiles: tuple[Tile, ...], old: Tile, new: Tile) -> tuple[Tile, ...]:
    return tuple(new if tile == old else tile for tile in tiles)


def _view(table: Table, _seat: int, view: View) -> None:
    view["wall_cards"] = list(table.annex(OpenWallCards).cards)


def _view_without(view: View) -> None:
    view["wall_cards"] = []


def _read_wall_card(value: Any, key: str) -> str:
    if not isinstance(value, str) or value not in WALL_CARDS:
        raise BadLine(f"{key}: there is no wall card {short(value)}")
    return value


RAISE_WALL = Move(RaiseWall, "wall", _actions, _violation, _apply, Rule.RAISING_A_WALL_IS_AN_ACTION)

WALLS = RulePart(
    name="walls",
    rules=Rule,
    annexes=(OpenWallCards(),),
    # Rule.EIGHT_WALL_CARDS
    special_cards=(SpecialCards(tuple(WALL_CARDS), piles=(2, 2, 3, 3, 4, 4, 5, 5)),),
    turned_up=dict.fromkeys(WALL_CARDS, _turn_up),
    moves={ChooseAction: (RAISE_WALL,)},
    shapes={WallCard: Shape(_read_wall_card)},
    view=_view,
    view_without=_view_without,
)
