"""Why a record does not open, in the language of the program."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from alhambra_qt.dialogs.record_dialog import BadRecord
from alhambra_qt.games import rule_book
from alhambra_qt.rule_book.chapters import paragraphs_of
from alhambra_qt.rule_book.chapters import told as told_in_the_book
from alhambra_qt.words import system_errors
from alhambra_qt.words.languages import tr
from core.kernel.lines import BadLine, Problem


def bad_record(path: Path, error: BadLine | OSError) -> BadRecord:
    """Why nothing of a record can be shown, for the dialog that says so."""
    line = error.number if isinstance(error, BadLine) else None
    return BadRecord(path, partial(told, error), line)


def no_table() -> str:
    """Why a good record can't be shown either."""
    return tr("This version of the program can’t show this game yet.")


def told(error: BadLine | OSError) -> str:
    """What is wrong, and which rule stands against it."""
    if isinstance(error, OSError):
        why = system_errors.told(system_errors.number_of(error))
        return tr("The file can’t be read: {reason}.").format(reason=why)
    if error.rule is not None:
        rule = told_in_the_book(paragraphs_of(rule_book())[error.rule].text)
        return tr("This move breaks a rule. {rule}").format(rule=rule)
    return {
        Problem.EMPTY: tr("The file is empty."),
        Problem.NO_RECORD: tr("The file isn’t a saved game."),
        Problem.NEWER: tr("This game was saved with a newer version of the program."),
        Problem.UNKNOWN_GAME: tr("The program doesn’t know this kind of game."),
        Problem.UNREADABLE: tr(
            "This can’t be read: the file is damaged, or it isn’t a saved game."
        ),
        Problem.CUT_OFF: tr("The file breaks off in the middle of this line."),
        Problem.TOO_LONG: tr("This is longer than any game could be."),
        Problem.WRONG: tr("This line doesn’t fit the game so far."),
    }[error.problem]
