"""The player sheet: the building grid and the coin supply.

Our rulebook does not show the printed sheet. The one in sheet.json is therefore our own; if
you own the printed one, you can give another file of the same form.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from core.kernel.lines import BadLine, Line, a_list, check_keys, parse, short, whole_number

BUILDINGS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

SIZE = 6
"""Rows and columns of the grid: a die has six sides."""

COINS_AT_THE_START = 3
MOST_COINS = 99

LARGEST_FILE = 1 << 16


class Sheet(NamedTuple):
    """What is printed on a sheet."""

    grid: tuple[tuple[str, ...], ...]
    """The buildings, a row for each side of the yellow die, in it one for each of the blue die."""
    coins: int
    """How many coins the supply has, those circled at the start included."""

    def line(self) -> Line:
        """As a record's header and a file have it."""
        return {"grid": [list(row) for row in self.grid], "coins": self.coins}


def read_sheet(path: Path) -> Sheet:
    """The sheet in a file; `BadLine` says what is wrong with it."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadLine(f"the sheet {path.name} cannot be read: {error.strerror}") from None
    if len(content) > LARGEST_FILE:
        raise BadLine(f"the sheet {path.name} is longer than {LARGEST_FILE} bytes")
    try:
        return sheet_of(parse(content.replace(b"\r\n", b"\n")))
    except BadLine as error:
        raise BadLine(f"the sheet {path.name}: {error.reason}") from None


def sheet_of(line: Any) -> Sheet:
    """The sheet that a header or a file describes (Rule.SIX_BY_SIX_BUILDINGS)."""
    if not isinstance(line, dict):
        raise BadLine(f"a sheet must be an object, not {short(line)}")
    check_keys(line, frozenset(Sheet._fields))
    rows = [a_list(row, "a row of the grid") for row in a_list(line.get("grid"), "grid")]
    if len(rows) != SIZE:
        raise BadLine(f"the grid must have {SIZE} rows, not {len(rows)}")
    for number, row in enumerate(rows, 1):
        if len(row) != SIZE:
            raise BadLine(f"row {number} of the grid must have {SIZE} buildings, not {len(row)}")
        for building in row:
            if building not in BUILDINGS:
                raise BadLine(f"row {number} of the grid: there is no building {short(building)}")
    for building in BUILDINGS:
        if not any(building in row for row in rows):
            raise BadLine(f"the grid has no {building}")
    coins = whole_number(line.get("coins"), "coins")
    if not COINS_AT_THE_START <= coins <= MOST_COINS:
        raise BadLine(f"coins must be {COINS_AT_THE_START} to {MOST_COINS}, not {coins}")
    return Sheet(tuple(map(tuple, rows)), coins)


OUR_FILE = Path(__file__).with_name("sheet.json")
OUR_SHEET = sheet_of(json.loads(OUR_FILE.read_bytes()))
"""The built-in sheet."""
