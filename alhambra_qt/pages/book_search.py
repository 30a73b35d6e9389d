"""The search in the rule book: every place with the words, and the one that is shown."""

from __future__ import annotations

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QTextEdit

from alhambra_qt.look import palette
from alhambra_qt.words.languages import tr

FEWEST_LETTERS = 2
"""A single letter is everywhere."""


class BookSearch:
    """Results in the order of the book; behind the last comes the first."""

    def __init__(self) -> None:
        """Nothing was looked for yet."""
        self._words = ""
        self._hits: list[QTextCursor] = []
        self._at = 0

    @property
    def current(self) -> QTextCursor | None:
        """The result that is shown."""
        return self._hits[self._at] if self._hits else None

    def look_for(self, words: str, document: QTextDocument) -> None:
        """Find words everywhere in a document; the same result is shown, if it is still there."""
        self._words = words.strip()
        self._hits = []
        if len(self._words) >= FEWEST_LETTERS:
            found = document.find(self._words)
            while not found.isNull():
                self._hits.append(QTextCursor(found))
                found = document.find(self._words, found)
        self._at = min(self._at, max(0, len(self._hits) - 1))

    def go_on_from(self, position: int) -> None:
        """Show the first result from here on; behind the last one, the first of all."""
        later = (at for at, hit in enumerate(self._hits) if hit.selectionStart() >= position)
        self._at = next(later, 0)

    def step(self, by: int) -> None:
        """Show a later result, or an earlier one."""
        if self._hits:
            self._at = (self._at + by) % len(self._hits)

    def told(self) -> str:
        """Which result of how many is shown."""
        if self._hits:
            return tr("{number} of {all}").format(number=self._at + 1, all=len(self._hits))
        return tr("No results") if len(self._words) >= FEWEST_LETTERS else ""

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """All results, and the one that is shown in another colour."""
        return [
            mark(hit, palette.LEGAL if at == self._at else palette.GOLD_LIGHT)
            for at, hit in enumerate(self._hits)
        ]


def mark(cursor: QTextCursor, colour: str) -> QTextEdit.ExtraSelection:
    """What is selected, on a ground of this colour."""
    marked = QTextEdit.ExtraSelection()
    how = QTextCharFormat()
    how.setBackground(QColor(colour))
    how.setProperty(QTextFormat.Property.FullWidthSelection, False)
    marked.format = how
    marked.cursor = cursor
    return marked
