"""What can be done in a replay, and by which keys."""

from collections.abc import Iterator

from alhambra_qt.widgets.commands import SOUND, Command, Table
from alhambra_qt.widgets.table_commands import MENU
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP

TABLE: Table = (
    Command(
        "play",
        ("Space",),
        told=QT_TRANSLATE_NOOP("commands", "play or pause"),
        label=QT_TRANSLATE_NOOP("commands", "Play"),
        icon="play",
    ),
    Command(
        "step-back",
        ("Left",),
        told=QT_TRANSLATE_NOOP("commands", "go one step back"),
        label=QT_TRANSLATE_NOOP("commands", "One step back"),
        icon="step-back",
    ),
    Command(
        "step",
        ("Right",),
        told=QT_TRANSLATE_NOOP("commands", "go one step forward"),
        label=QT_TRANSLATE_NOOP("commands", "One step forward"),
        icon="step",
    ),
    Command(
        "previous-turn",
        ("PgUp",),
        told=QT_TRANSLATE_NOOP("commands", "go to the start of this turn, or to the previous turn"),
        label=QT_TRANSLATE_NOOP("commands", "Previous turn"),
        icon="previous-turn",
        also=("Ctrl+Left",),
    ),
    Command(
        "next-turn",
        ("PgDown",),
        told=QT_TRANSLATE_NOOP("commands", "go to the next turn"),
        label=QT_TRANSLATE_NOOP("commands", "Next turn"),
        icon="next-turn",
        also=("Ctrl+Right",),
    ),
    Command(
        "next-scoring",
        ("S",),
        told=QT_TRANSLATE_NOOP("commands", "go to the next scoring round"),
    ),
    Command(
        "previous-scoring",
        ("Shift+S",),
        told=QT_TRANSLATE_NOOP("commands", "go to the previous scoring round"),
    ),
    Command(
        "look-again",
        ("R",),
        told=QT_TRANSLATE_NOOP("commands", "see the latest scoring round again"),
    ),
    Command("first", ("Home",), told=QT_TRANSLATE_NOOP("commands", "go to the start of the game")),
    Command("last", ("End",), told=QT_TRANSLATE_NOOP("commands", "go to the end of the game")),
    Command("slower", (",",), told=QT_TRANSLATE_NOOP("commands", "play more slowly")),
    Command(
        "faster",
        (".",),
        told=QT_TRANSLATE_NOOP("commands", "play faster"),
        label=QT_TRANSLATE_NOOP("commands", "Speed"),
    ),
    Command(
        "hands",
        ("H",),
        told=QT_TRANSLATE_NOOP("commands", "show or hide hands"),
        label=QT_TRANSLATE_NOOP("commands", "Show hands"),
        icon="hand",
        is_switch=True,
    ),
    SOUND,
    Command(
        "play-on",
        ("F",),
        told=QT_TRANSLATE_NOOP("commands", "play on from here, as a new game"),
        label=QT_TRANSLATE_NOOP("commands", "Play on from here"),
    ),
    MENU._replace(told=QT_TRANSLATE_NOOP("commands", "open the menu")),
)
"""In the order in which F1 lists them; what the table itself can do follows."""

_BACK = Command(
    "back",
    ("Escape",),
    told=QT_TRANSLATE_NOOP("commands", "go back to the game"),
    label=QT_TRANSLATE_NOOP("commands", "Back to the game"),
    icon="leave",
    also=("Backspace",),
)


def _looking_back() -> Iterator[Command]:
    for one in TABLE:
        assert isinstance(one, Command)
        if one.name == "menu":
            yield _BACK
            yield one._replace(keys=("F10",))
        elif one.name not in ("hands", "play-on"):
            yield one


LOOKING_BACK: Table = tuple(_looking_back())
"""What is left of it while the game is still being played: nobody's hand is shown."""
