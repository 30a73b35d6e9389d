"""Which parts there are."""

from __future__ import annotations

from functools import cache

from alhambra_qt.alhambra.parts.base_game.part import BASE_GAME
from alhambra_qt.alhambra.parts.change.part import CHANGE
from alhambra_qt.alhambra.parts.dirk import DIRK
from alhambra_qt.alhambra.parts.part import TablePart
from alhambra_qt.alhambra.parts.street_trader.part import STREET_TRADER
from alhambra_qt.alhambra.parts.thieves.part import THIEVES
from alhambra_qt.alhambra.parts.together import TableParts
from alhambra_qt.alhambra.parts.walls.part import WALLS
from core.alhambra.rule_part import AlhambraRules

PARTS = {part.name: part for part in (BASE_GAME, DIRK, WALLS, THIEVES, CHANGE, STREET_TRADER)}
"""By the names that the rules have for them."""


def parts_of(rules: AlhambraRules) -> TableParts:
    """The parts of a table with these rules."""
    return _put_together(tuple(PARTS[part.name] for part in rules.parts))


def all_parts() -> TableParts:
    """All parts there are, for what is said of a game without its table."""
    return _put_together(tuple(PARTS.values()))


@cache
def _put_together(parts: tuple[TablePart, ...]) -> TableParts:
    return TableParts(parts)
