"""The player sheet, ours and others."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.kernel.lines import BadLine
from core.roll_and_write.rules import Rule
from core.roll_and_write.sheet import BUILDINGS, OUR_SHEET, Sheet, read_sheet, sheet_of
from tests.core.roll_and_write.positions import new_game

ROW = list(BUILDINGS)


def sheet_line(**changes: Any) -> dict[str, Any]:
    return {"grid": [ROW] * 6, "coins": 12, **changes}


@pytest.mark.rule(Rule.SIX_BY_SIX_BUILDINGS)
def test_our_sheet_has_36_buildings_and_20_coins() -> None:
    assert [len(row) for row in OUR_SHEET.grid] == [6] * 6
    assert OUR_SHEET.coins == 20
    assert OUR_SHEET.grid[0] == ("seraglio", "arcades", "chambers", "pavilion", "garden", "tower")
    assert OUR_SHEET.grid[5] == ("chambers", "tower", "seraglio", "garden", "arcades", "garden")


@pytest.mark.rule(Rule.A_BOX_FOR_EACH_BUILDING)
def test_a_building_has_as_many_boxes_as_the_grid_has_of_it() -> None:
    assert new_game(3).rules.boxes == (5, 5, 6, 6, 7, 7)
    rules = new_game(3, sheet=sheet_of(sheet_line())).rules
    assert rules.boxes == (6, 6, 6, 6, 6, 6)
    assert rules.building_at[4, 2] == BUILDINGS.index("seraglio")


def test_another_sheet_can_be_given_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    path.write_text(json.dumps(sheet_line(), indent=2).replace("\n", "\r\n"), encoding="utf-8")
    sheet = read_sheet(path)
    assert sheet == Sheet((tuple(ROW),) * 6, 12)
    assert sheet_of(sheet.line()) == sheet
    assert new_game(3, sheet=sheet).seats[0].circles == 9


def test_keys_that_the_format_does_not_know_are_no_concern_of_ours() -> None:
    assert sheet_of(sheet_line(drawn_by="Ann")).coins == 12


@pytest.mark.rule(Rule.SIX_BY_SIX_BUILDINGS)
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ([], "a sheet must be an object, not []"),
        (sheet_line(seats=1), 'the key "seats" does not belong here'),
        ({"coins": 20}, "grid must be a list, not null"),
        (sheet_line(grid=[ROW] * 5), "the grid must have 6 rows, not 5"),
        (sheet_line(grid=[ROW] * 7), "the grid must have 6 rows, not 7"),
        (sheet_line(grid=[ROW] * 5 + ["tower"]), 'a row of the grid must be a list, not "tower"'),
        (
            sheet_line(grid=[ROW, ROW[:5], ROW, ROW, ROW, ROW]),
            "row 2 of the grid must have 6 buildings, not 5",
        ),
        (
            sheet_line(grid=[ROW] * 5 + [["castle", *ROW[1:]]]),
            'row 6 of the grid: there is no building "castle"',
        ),
        (
            sheet_line(grid=[ROW] * 5 + [[["tower"], *ROW[1:]]]),
            'row 6 of the grid: there is no building ["tower"]',
        ),
        (sheet_line(grid=[["pavilion", *ROW[:5]]] * 6), "the grid has no tower"),
        (sheet_line(coins="20"), 'coins must be a whole number, not "20"'),
        (sheet_line(coins=20.0), "coins must be a whole number, not 20.0"),
        (sheet_line(coins=2), "coins must be 3 to 99, not 2"),
        (sheet_line(coins=100), "coins must be 3 to 99, not 100"),
        ({"grid": [ROW] * 6}, "coins must be a whole number, not null"),
    ],
)
def test_a_bad_sheet_gets_a_clear_message(line: Any, reason: str) -> None:
    with pytest.raises(BadLine) as refused:
        sheet_of(line)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the sheet mine.json: an empty line"),
        (b"six by six", "the sheet mine.json: not JSON at column 1"),
        (b"\xff", "the sheet mine.json: not UTF-8 at byte 1 of the line"),
        (b'{"grid": [], "coins": 20}', "the sheet mine.json: the grid must have 6 rows, not 0"),
        (b" " * 70_000, "the sheet mine.json is longer than 65536 bytes"),
    ],
)
def test_a_bad_file_gets_a_clear_message(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    with pytest.raises(BadLine) as refused:
        read_sheet(path)
    assert str(refused.value) == reason


def test_a_file_that_is_not_there_gets_a_clear_message(tmp_path: Path) -> None:
    with pytest.raises(BadLine) as refused:
        read_sheet(tmp_path / "mine.json")
    assert str(refused.value) == ("the sheet mine.json cannot be read: No such file or directory")
