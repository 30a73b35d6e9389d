"""Which parts there are. The only file that names them all."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from alhambra_qt.alhambra.parts.base_game.part import BASE_GAME
from alhambra_qt.alhambra.parts.dirk import DIRK
from alhambra_qt.alhambra.parts.part import TableParts
from core.alhambra.rule_part import AlhambraRules

PARTS = {part.name: part for part in (BASE_GAME, DIRK)}
"""By the names that the rules have for them."""

ALL_PARTS = TableParts(PARTS.values())


@cache
def parts_of(rules: AlhambraRules) -> TableParts:
    """The parts of a table with these rules."""
    return TableParts(PARTS[part.name] for part in rules.parts)


def can_be_shown(modules: Iterable[str]) -> bool:
    """Whether there is a part for each of these modules."""
    return all(module in PARTS for module in modules)
