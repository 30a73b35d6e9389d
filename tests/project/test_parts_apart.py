"""Outside its part, nothing of the window names Dirk or a module: contracts hold the imports."""

from __future__ import annotations

import re
from pathlib import Path

import alhambra_qt
from core.alhambra import two_players
from core.alhambra.modules import change, street_trader, thieves, walls
from core.alhambra.rulesets import MODULES

WINDOW = Path(alhambra_qt.__file__).parent
WHERE_THEY_ARE_AT_HOME = ("alhambra/parts", "roll_and_write", "rule_book")
"""The dice game has coins of its own."""
NAMES = re.compile(
    r"dirk(?! henn)|thief|thieves|trader|citizen|\bcoins\b|wall card|"
    + "|".join(
        rf"\b{name}\b"
        for module in (change, street_trader, thieves, two_players, walls)
        for name, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__ and name != "Rule"
    ),
    re.IGNORECASE,
)
"""Them by name, and what their rules are made of: actions, decisions, what lies on the table."""


def lines_elsewhere() -> list[tuple[str, str]]:
    """Every line of the window that is at home in no part, and where it is."""
    found = []
    for path in sorted(WINDOW.rglob("*.py")):
        file = path.relative_to(WINDOW).as_posix()
        if not file.startswith(WHERE_THEY_ARE_AT_HOME):
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [(f"{file}:{number}", line) for number, line in enumerate(lines, 1)]
    return found


def test_no_line_outside_the_parts_names_dirk_or_a_module() -> None:
    assert [where for where, line in lines_elsewhere() if NAMES.search(line)] == []


def test_no_line_outside_the_parts_has_the_name_of_a_module_as_a_word_of_its_own() -> None:
    quoted = re.compile("|".join(f'"{name}"' for name in MODULES))
    assert [where for where, line in lines_elsewhere() if quoted.search(line)] == []


def test_the_search_finds_what_is_at_home_in_a_part() -> None:
    dirk = (WINDOW / "alhambra/parts/dirk.py").read_text(encoding="utf-8")
    assert NAMES.search(dirk)
    assert not NAMES.search("Alhambra is a game by Dirk Henn")


GENERIC = (
    "keyboard.py",
    "replayed_table.py",
    "sheets/looking.py",
    "table_focus.py",
    "table_page.py",
    "taking.py",
    "turn_buttons.py",
    "table/*.py",
)
"""What works with any region: each says of itself what is to be known of it."""
REGION = re.compile(r"\bregions\.(?!NOWHERE\b)[A-Z]+\b")


def test_what_works_with_any_region_names_none() -> None:
    files = [path for glob in GENERIC for path in sorted((WINDOW / "alhambra").glob(glob))]
    assert len(files) > len(GENERIC)
    naming = [path.name for path in files if REGION.search(path.read_text(encoding="utf-8"))]
    assert naming == []
