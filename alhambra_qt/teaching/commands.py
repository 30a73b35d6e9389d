"""What can be done in the first game beside playing."""

from alhambra_qt.widgets.commands import Command, Table
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP

NEXT_LESSON = "next-lesson"

TABLE: Table = (
    Command(NEXT_LESSON, ("F2",), told=QT_TRANSLATE_NOOP("commands", "go to the next lesson")),
)
