"""What modules are called in a list of games.

The start page wants to know it before any table is loaded, so the parts themselves can't say it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import listed

SHORT_NAMES: dict[str, Callable[[], str]] = {
    "walls": lambda: tr("walls", "after “with”"),
    "thieves": lambda: tr("thieves", "after “with”"),
    "change": lambda: tr("change", "after “with”"),
    "traders": lambda: tr("the street trader", "after “with”"),
}
"""By the names that the rules have for them: all modules that there is a table for."""


def played_with(modules: Iterable[str]) -> str:
    """Some modules in a row, in the order of New Game."""
    chosen = set(modules)
    names = listed(says() for name, says in SHORT_NAMES.items() if name in chosen)
    return tr("with {modules}").format(modules=names)
