"""How the base game is written in a record: names of tiles, money and places; scores; result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from core.alhambra.components import BUILDINGS, FOUNTAIN, TILES, Money, Tile, TileName
from core.alhambra.game_end import winners
from core.alhambra.palace import Place, place, x_and_y
from core.alhambra.rules import Rule
from core.alhambra.scoring import totals
from core.alhambra.table import Table
from core.kernel.game import Fact
from core.kernel.lines import BadLine, Line, a_list, short, whole_number
from core.kernel.notation import Shape

FARTHEST_PLACE = 54
"""No place is farther from the fountain than a row of all tiles."""

SCORE_RULES: Mapping[str, Rule] = {
    "score": Rule.SCORING_BEFORE_THE_NEXT_TURN,
    "result": Rule.THE_LAST_SCORING,
    "wall": Rule.LONGEST_WALL,
    **dict.fromkeys(BUILDINGS, Rule.MOST_BUILDINGS),
    "total": Rule.POINTS_ADD_UP,
    "dirk": Rule.DIRK_SCORES_BUILDINGS,
    "winners": Rule.MOST_POINTS_WIN,
}


def read_tile_name(value: object, key: str) -> str:
    """The name of a tile of the game."""
    if not isinstance(value, str) or not (value in TILES or value == FOUNTAIN.id):
        raise BadLine(f"{key}: there is no tile {short(value)}")
    return value


def _read_tiles(value: object, key: str) -> tuple[Tile, ...]:
    names = [read_tile_name(name, key) for name in a_list(value, key)]
    return tuple(TILES.get(name, FOUNTAIN) for name in names)


def read_place(value: object, key: str) -> int:
    """A place as ``[x, y]``."""
    x_y = [whole_number(number, key) for number in a_list(value, key)]
    if len(x_y) != 2:
        raise BadLine(f"{key} must be [x, y], not {short(value)}")
    if max(map(abs, x_y)) > FARTHEST_PLACE:
        raise BadLine(f"{key}: {short(value)} is too far away", Rule.JOINED_BY_A_SIDE)
    return place(*x_y)


def write_place(where: int) -> list[int]:
    """A place as ``[x, y]``."""
    return list(x_and_y(where))


def money_reader(money: Mapping[str, Money]) -> Callable[[object, str], tuple[Money, ...]]:
    """Reads a list of these pieces."""

    def read(value: object, key: str) -> tuple[Money, ...]:
        names = a_list(value, key)
        for name in names:
            if not isinstance(name, str) or name not in money:
                raise BadLine(f"{key}: there is no money {short(name)}")
        return tuple(money[name] for name in names)

    return read


SHAPES: Mapping[Any, Shape] = {
    TileName: Shape(read_tile_name),
    Place: Shape(read_place, write_place),
    tuple[Tile, ...]: Shape(_read_tiles, lambda tiles: [tile.id for tile in tiles]),
}


def facts(before: Table, after: Table) -> list[Fact]:
    """The scorings and the result that came up between two tables."""
    rules = after.rules.score_rules
    lines = [
        _score_line(after, number) for number in range(len(before.scorings), len(after.scorings))
    ]
    if before.agenda and not after.agenda:
        lines.append({"result": _result(after)})
    return [Fact(line, rules) for line in lines]


def _score_line(table: Table, index: int) -> Line:
    seats = len(table.seats)
    table = table._replace(scorings=table.scorings[: index + 1])
    scoring = table.scorings[index]
    line: Line = {"score": scoring.number}
    line |= {category: list(points[:seats]) for category, points in scoring.points.items()}
    total = totals(table)
    line["total"] = list(total[:seats])
    for who, collector in enumerate(table.collectors, seats):
        line[collector.name] = {
            **{building: scoring.points[building][who] for building in BUILDINGS},
            "total": total[who],
        }
    return line


def _result(table: Table) -> Line:
    seats = len(table.seats)
    total = totals(table)
    return {
        "total": list(total[:seats]),
        **{who.name: total[seats + index] for index, who in enumerate(table.collectors)},
        "winners": winners(table),
    }
