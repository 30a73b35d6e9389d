"""Why a record does not open, in the language of the program."""

from __future__ import annotations

from alhambra_qt import system_errors
from alhambra_qt.languages import tr
from alhambra_qt.rule_book.chapters import told as told_in_the_book
from alhambra_qt.rule_book.contents import PARAGRAPHS
from core.kernel.lines import BadLine, Problem


def told(error: BadLine | OSError) -> str:
    """What is wrong, and which rule stands against it."""
    if isinstance(error, OSError):
        why = system_errors.told(system_errors.number_of(error))
        return tr("The file can't be read: {reason}.").format(reason=why)
    if error.rule is not None:
        rule = told_in_the_book(PARAGRAPHS[error.rule].text)
        return tr("What happens there is against a rule of the game: {rule}").format(rule=rule)
    return {
        Problem.EMPTY: tr("The file is empty."),
        Problem.NO_RECORD: tr("The file is not a game record."),
        Problem.NEWER: tr("The record was written by a newer version of the program."),
        Problem.UNKNOWN_GAME: tr("The record is of a game that this program does not know."),
        Problem.UNREADABLE: tr("This can't be read: the file is damaged, or no game record."),
        Problem.CUT_OFF: tr("Here the record breaks off in the middle of a line."),
        Problem.TOO_LONG: tr("This is longer than any game could be."),
        Problem.WRONG: tr("What stands there does not follow from the game so far."),
    }[error.problem]
