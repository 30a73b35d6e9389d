"""Drawing a table of the dice game for a terminal: × is crossed off, ● is a die."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from core.kernel.game import Game
from core.kernel.rulebook import CHANCE
from core.roll_and_write.final_scoring import building_counts, winners
from core.roll_and_write.sheet import BUILDINGS
from core.roll_and_write.table import Table

_WIDTH = 49
_SIDES = range(1, 7)
_CROSSED, _FREE, _DIE = "×", " ", "●"


def draw(game: Game[Table], table: Table) -> str:
    """The whole table."""
    view = game.view(table, 0)
    if not table.agenda:
        view["to_move"] = None
    grid = [list(row) for row in table.rules.sheet.grid]
    sheets = [_sheet(seat, grid, view) for seat in range(len(view["seats"]))]
    parts = [
        _headline(game, table, view),
        _score_sheet(table, view),
        *(_side_by_side(sheets[at : at + 2]) for at in range(0, len(sheets), 2)),
        _round_scores(game, table),
        _final_score(table, view),
    ]
    return "\n\n".join(part for part in parts if part)


def _headline(game: Game[Table], table: Table, view: dict[str, Any]) -> str:
    decision = game.rules.decision(table)
    where = f"Round {view['round']} of {view['rounds']}." if view["round"] else "Before round 1."
    if decision is None:
        return "The game is over."
    if decision.seat == CHANCE:
        return f"{where} Dice are being rolled."
    name = view["seats"][decision.seat]["name"]
    question = {
        "action": "chooses an action",
        "second": "may cross off a second building with the two dice left",
        "keep": "keeps a pair of the dice rolled",
    }[view["phase"]]
    rolled = ""
    if view["rolled"] is not None:
        yellow, blue = (" and ".join(map(str, dice)) for dice in view["rolled"].values())
        rolled = f": yellow {yellow}, blue {blue}"
    return f"{where} Seat {decision.seat}, {name}, {question}{rolled}."


def _rows(view: dict[str, Any]) -> list[str]:
    """What the rows of the score sheet are called; the turn is marked."""
    seats = [
        f"{'▶' if seat == view['to_move'] else ' '} Seat {seat}: {own['name']}"
        for seat, own in enumerate(view["seats"])
    ]
    return seats + [f"  Imaginary: {player['name']}" for player in view["imaginary"]]


def _score_sheet(table: Table, view: dict[str, Any]) -> str:
    rows = [f"{'Score sheet':<26}" + "".join(f"{building:>10}" for building in BUILDINGS)]
    columns = [building_counts(table, building) for building in range(len(BUILDINGS))]
    boxes = table.rules.boxes
    for row, name in enumerate(_rows(view)):
        counts = (f"{column[row]} of {most}" for column, most in zip(columns, boxes, strict=True))
        rows.append(f"{name:<26.26}" + "".join(f"{count:>10}" for count in counts))
    places = (" ".join(map(str, places)) or "-" for places in view["places"].values())
    rows.append(f"{'  Places still to be had':<26}" + "".join(f"{text:>10}" for text in places))
    return "\n".join(rows)


def _sheet(seat: int, grid: list[list[str]], view: dict[str, Any]) -> list[str]:
    """A sheet with its dice beside the grid; what is crossed off has a cross in front."""
    own = view["seats"][seat]
    yellow, blue = own["dice"].values()
    coins = own["coins"]
    title = f"{_rows(view)[seat]:.30} · {own['points']} points"
    lines = [
        title,
        f"  Coins: {coins['free']}, spent {coins['spent']}, not circled yet {coins['left']}",
        f"{'blue':>8} " + "".join(f"{_DIE * blue.count(side):^6}" for side in _SIDES),
        f"{'yellow':>8} " + "".join(f"{side:^6}" for side in _SIDES),
    ]
    for side, row in zip(_SIDES, grid, strict=True):
        cells = "".join(
            f" {_CROSSED if [side, column] in own['crossed'] else _FREE}{building[:3]} "
            for column, building in enumerate(row, 1)
        )
        lines.append(f"  {_DIE * yellow.count(side):>4} {side} {cells}".rstrip())
    return lines


def _side_by_side(sheets: list[list[str]]) -> str:
    return "\n".join(
        "".join(f"{line:<{_WIDTH}}" for line in lines).rstrip()
        for lines in zip_longest(*sheets, fillvalue="")
    )


def _round_scores(game: Game[Table], table: Table) -> str:
    """What completed buildings gave, as the record says it."""
    lines = [fact.line for fact in game.facts(game.start(), table)]
    return "\n".join(
        f"Round {line['round']} gave "
        + ", ".join(f"{key} {' · '.join(map(str, line[key]))}" for key in line if key in BUILDINGS)
        for line in lines
        if line.get("score") == "round"
    )


def _final_score(table: Table, view: dict[str, Any]) -> str:
    score = table.score_sheet.final_score
    if score is None:
        return ""
    written = table.rules.rows_with_points
    rows = [f"{'Final scoring':<26}" + "".join(f"{key:>10}" for key in score._fields)]
    first = winners(score.total[:written])
    for row, name in enumerate(_rows(view)[:written]):
        numbers = "".join(f"{points[row]:>10}" for points in score)
        rows.append(f"  {name[2:]:<24.24}{numbers}{'  wins' if row in first else ''}")
    return "\n".join(rows)
