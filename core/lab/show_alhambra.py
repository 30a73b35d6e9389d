"""Drawing a table of the board game for a terminal.

Draws what the seats see, so whatever a module shows them needs no second description.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill
from typing import Any

from core.alhambra.components import (
    CURRENCIES,
    EAST,
    FOUNTAIN,
    NORTH,
    SOUTH,
    TILES,
    WEST,
    walls_of,
)
from core.alhambra.table import Table
from core.kernel.game import Game
from core.kernel.rulebook import CHANCE

_CELL = 10
_WIDTH = 100

_TILES = {**TILES, FOUNTAIN.id: FOUNTAIN}


def draw(game: Game[Table], table: Table) -> str:
    """The whole table."""
    views = [game.view(table, seat) for seat in range(len(table.seats))]
    parts = [_headline(game, table, views[0]), _middle(views[0])]
    parts += [_seat(view) for view in views]
    if views[0]["dirk"] is not None:
        parts.append(_dirk(views[0]["dirk"]))
    parts.append(_scores(game, table))
    return "\n\n".join(part for part in parts if part)


def _headline(game: Game[Table], table: Table, view: dict[str, Any]) -> str:
    decision = game.rules.decision(table)
    if decision is None:
        return "The game is over."
    if decision.seat == CHANCE:
        return "Bag and cards are being shuffled."
    question = {
        "action": "chooses an action",
        "place": "places the tiles just gained",
        "steal": "may use a thief",
        "trader-start": "chooses three citizens and a place for the trader",
        "trader": "decides about the citizens on the trader",
        "trader-move": "moves the trader on",
    }[view["phase"]]
    name = view["seats"][decision.seat]["name"]
    return f"Seat {decision.seat}, {name}, {question}. Scoring rounds so far: {view['scorings']}."


def _middle(view: dict[str, Any]) -> str:
    market = [
        f"  {place}. {currency:<7} {_tile_text(tile) if tile else '-'}"
        for place, (currency, tile) in enumerate(view["market"].items(), 1)
    ]
    rows = [
        "Market" + " " * 40 + f"Bag: {view['bag']} tiles",
        *market,
        f"Face-up money: {_list(view['money'])}",
        f"Pile: {view['draw_pile']} cards, discards: {view['discards']}",
    ]
    if view["wall_cards"]:
        rows.append(f"Face-up wall cards: {_list(view['wall_cards'])}")
    if view["citizens"] is not None:
        supply = (f"{number} {colour}" for colour, number in view["citizens"].items())
        rows.append(f"General supply: {', '.join(supply)}")
    return "\n".join(rows)


def _seat(view: dict[str, Any]) -> str:
    seat = view["you"]
    own = view["seats"][seat]
    mark = "▶ " if seat == view["to_move"] else "  "
    rows = [f"{mark}Seat {seat}: {own['name']} · {own['score']} points"]
    rows.append(f"    Hand: {_hand(view['hand'])}")
    if own["coins"]:
        rows.append(_row("Coins", own["coins"]))
    if view["thieves"]:
        rows.append(_row("Thieves", view["thieves"]))
    for title, tiles in (("Reserve", own["reserve"]), ("To place", own["to_place"])):
        if tiles:
            rows.append(_row(title, (_tile_text(**tile) for tile in tiles)))
    if own["trader"] is not None:
        where = own["trader"]["at"]
        place = "off the board" if where is None else f"at {tuple(where)}"
        rows.append(f"    Trader {place} with {_list(own['trader']['citizens'])}")
    city = city_plan(own["palace"], own["trader"])
    return "\n".join(rows + [f"    {row}" for row in city])


def _hand(cards: list[str]) -> str:
    purses = []
    for currency in CURRENCIES:
        values = [card.rpartition("-")[2] for card in cards if card.startswith(currency)]
        if values:
            purses.append(f"{currency} {'+'.join(values)}={sum(map(int, values))}")
    return ", ".join(purses) or "-"


def _list(things: Iterable[str]) -> str:
    return ", ".join(things) or "-"


def _row(title: str, things: Iterable[str]) -> str:
    """A titled list, on as many lines as it needs."""
    return fill(
        f"{title}: {_list(things)}", _WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 8
    )


def _tile_text(tile: str, walls: str | None = None) -> str:
    """A tile by name; walls that were added to it are shown."""
    added = "".join(side for side in walls or "" if not _TILES[tile].walls & walls_of(side))
    return f"{tile}+{added}" if added else tile


def city_plan(palace: list[dict[str, Any]], trader: dict[str, Any] | None) -> list[str]:
    """The palace as a plan: thick lines are walls, double ones wooden, dots open outer sides."""
    cells = {tuple(entry["at"]): entry for entry in palace}
    shown = set(cells)
    if trader is not None and trader["at"] is not None:
        shown.add(tuple(trader["at"]))
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    lines = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    rows = []
    for y in (*lines, lines[-1] + 1):
        rows.append(_edge_row(cells, columns, y))
        if y in lines:
            rows += [_cell_row(cells, trader, columns, y, part) for part in ("name", "price")]
    return [row.rstrip() for row in rows if row.strip()]


def _side(cells: dict[Any, Any], at: tuple[int, int], side: int) -> str:
    """What a side of a place is: a wall, a wooden wall, a side of a tile, or nothing."""
    entry = cells.get(at)
    if entry is None:
        return " "
    if walls_of(entry["walls"]) & side:
        return "w" if _TILES[entry["tile"]].walls & side else "o"
    return "."


_ACROSS = {"w": "━", "o": "═", ".": "┄", " ": " "}
_DOWN = {"w": "┃", "o": "║", ".": "┆", " ": " "}


def _line_between(one: str, other: str) -> str:
    """What is drawn between two places; if one can walk from tile to tile, nothing is."""
    return " " if one == other == "." else max(one, other, key=" .ow".index)


def _edge_row(cells: dict[Any, Any], columns: range, y: int) -> str:
    row = ""
    for x in columns:
        edge = _line_between(_side(cells, (x, y - 1), SOUTH), _side(cells, (x, y), NORTH))
        near = any((x + dx, y + dy) in cells for dx in (-1, 0) for dy in (-1, 0))
        row += ("+" if near else " ") + _ACROSS[edge] * _CELL
    last = columns[-1]
    near = any((last, y + dy) in cells for dy in (-1, 0))
    return row + ("+" if near else "")


def _cell_row(
    cells: dict[Any, Any], trader: dict[str, Any] | None, columns: range, y: int, part: str
) -> str:
    row = ""
    for x in columns:
        edge = _line_between(_side(cells, (x - 1, y), EAST), _side(cells, (x, y), WEST))
        row += _DOWN[edge] + _cell_text(cells.get((x, y)), trader, (x, y), part).center(_CELL)
    return row + _DOWN[_side(cells, (columns[-1], y), EAST)]


def _cell_text(
    entry: dict[str, Any] | None, trader: dict[str, Any] | None, at: tuple[int, int], part: str
) -> str:
    if entry is None:
        is_trader = trader is not None and trader["at"] == list(at)
        return "TRADER" if is_trader and part == "name" else ""
    tile = _TILES[entry["tile"]]
    if part == "name":
        return tile.building[:_CELL]
    price = str(tile.price or "")
    return f"{price} ☻{entry['citizen'][:3]}" if entry["citizen"] else price


def _dirk(dirk: dict[str, Any]) -> str:
    return f"  Dirk · {dirk['score']} points\n{_row('Tiles', dirk['tiles'])}"


def _scores(game: Game[Table], table: Table) -> str:
    """Points by category and scoring, and the counts of buildings now."""
    if not table.scorings:
        return ""
    names = [seat["name"] for seat in game.header["seats"]]
    names += [collector.name.title() for collector in table.collectors]
    categories = list(table.scorings[0].points)
    rows = ["Scoring  " + "".join(f"{name[:9]:>10}" for name in ["", *categories, "sum"])]
    for scoring in table.scorings:
        for who, name in enumerate(names):
            points = [_points(scoring.points[category], who) for category in categories]
            cells = "".join(f"{number:>10}" for number in [*points, sum(points)])
            rows.append(f"{scoring.number:<9}{name[:9]:>10}{cells}")
    return "\n".join(rows)


def _points(points: tuple[int, ...], who: int) -> int:
    """Dirk has no part in some categories."""
    return points[who] if who < len(points) else 0
