"""What can be done at the table of the board game, and by which keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from alhambra_qt.widgets.commands import SOUND, Command, OwnKeys, Table
from alhambra_qt.widgets.table_commands import AIDS, HINT, LOG, MENU, PARTS, REDO, RULES, UNDO
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_ZOOM = 1.2
_MOVE_THE_VIEW = OwnKeys(("Shift+Arrows",), QT_TRANSLATE_NOOP("commands", "move the view"))
_SEATS = OwnKeys(("1–6",), QT_TRANSLATE_NOOP("commands", "look at a player’s Alhambra"))

TABLE: Table = (
    OwnKeys(("Arrows",), QT_TRANSLATE_NOOP("commands", "go in that direction")),
    PARTS,
    OwnKeys(
        ("Enter", "Space"),
        QT_TRANSLATE_NOOP("commands", "choose a card; pick up or put down a tile"),
    ),
    MENU,
    Command(
        "take",
        ("T", "Ctrl+Return"),
        told=QT_TRANSLATE_NOOP("commands", "take the chosen money, or pay with the chosen cards"),
        also=("Ctrl+Enter", "Ctrl+Space"),
    ),
    Command("end", ("E",), told=QT_TRANSLATE_NOOP("commands", "end the turn")),
    HINT,
    UNDO,
    REDO,
    Command("zoom-in", ("+",), told=QT_TRANSLATE_NOOP("commands", "zoom in"), also=("=",)),
    Command("zoom-out", ("-",), told=QT_TRANSLATE_NOOP("commands", "zoom out")),
    Command(
        "fit",
        ("0",),
        told=QT_TRANSLATE_NOOP("commands", "show the whole Alhambra"),
        label=QT_TRANSLATE_NOOP("commands", "Show the whole Alhambra"),
        icon="fit",
    ),
    _MOVE_THE_VIEW,
    _SEATS,
    Command(
        "inspect",
        ("I",),
        told=QT_TRANSLATE_NOOP("commands", "take a closer look at what’s selected"),
    ),
    RULES,
    AIDS,
    SOUND,
    LOG,
    Command(
        "points",
        ("P",),
        told=QT_TRANSLATE_NOOP("commands", "see the points table"),
        label=QT_TRANSLATE_NOOP("commands", "Points table"),
    ),
    Command(
        "unseen",
        ("N",),
        told=QT_TRANSLATE_NOOP("commands", "list the unseen tiles"),
        label=QT_TRANSLATE_NOOP("commands", "Unseen tiles"),
    ),
    Command(
        "discards",
        ("D",),
        told=QT_TRANSLATE_NOOP("commands", "see the discard pile"),
        label=QT_TRANSLATE_NOOP("commands", "Discard pile"),
    ),
)
"""In the order in which F1 lists them."""

_FOR_LOOKING = (
    "zoom-in",
    "zoom-out",
    "fit",
    "inspect",
    "aids",
    "log",
    "points",
    "unseen",
    "discards",
)

REPLAYED: Table = (
    PARTS,
    OwnKeys(
        ("Up", "Down"),
        QT_TRANSLATE_NOOP("commands", "go to the previous or next item in that part of the table"),
    ),
    OwnKeys(("Enter",), QT_TRANSLATE_NOOP("commands", "take a closer look at the selected item")),
    _MOVE_THE_VIEW,
    _SEATS,
    *(one for one in TABLE if isinstance(one, Command) and one.name in _FOR_LOOKING),
)
"""What is left of it where nobody plays."""


def zooming(scene: TableScene) -> dict[str, Callable[[], None]]:
    """What does those of them that look closer, from farther away, or at the whole Alhambra."""
    return {
        "zoom-in": lambda: scene.zoom(_ZOOM),
        "zoom-out": lambda: scene.zoom(1 / _ZOOM),
        "fit": scene.fit,
    }
