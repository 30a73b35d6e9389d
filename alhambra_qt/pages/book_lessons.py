"""What the rule book can show instead of telling it: short lessons, and first games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.games import games_on_screen
from alhambra_qt.rule_book.chapters import Part, told
from alhambra_qt.rule_book.document import Link
from alhambra_qt.rule_book.lesson_sheet import LessonSheet
from alhambra_qt.widgets.overlays import Overlays

_LESSON, _FIRST_GAME = "short-lesson", "first-game"


class BookLessons(QObject):
    """The links below the titles of parts, and where they lead."""

    first_game_wanted = Signal(str)
    """The first game of this name is to be played."""

    def __init__(self, parts: Sequence[Part], page: QWidget) -> None:
        """For a page that shows these parts."""
        super().__init__(page)
        self._parts = parts
        self._page = page
        self.overlays = Overlays(page)

    def links(self, part: Part) -> list[Link]:
        """What a part offers."""
        games = [game for game in games_on_screen() if game.has_first_game]
        found = [
            Link(f"{_FIRST_GAME}:{game.name}", self.tr("Play your first game"))
            for game in games
            if part == game.chapters()[0]
        ]
        if part.lesson:
            number = self._parts.index(part)
            found.append(Link(f"{_LESSON}:{number}", self.tr("Show me step by step")))
        return found

    def follow(self, url: QUrl) -> None:
        """Open what a link leads to."""
        if url.scheme() == _FIRST_GAME:
            self.first_game_wanted.emit(url.path())
        elif url.scheme() == _LESSON:
            part = self._parts[int(url.path())]
            sheet = LessonSheet(partial(told, part.title), part.lesson, self._page)
            sheet.rules_wanted.connect(sheet.close)  # they are right below it
            focused = self._page.focusWidget()
            if focused is not None:
                sheet.closed.connect(focused.setFocus)
            self.overlays.lay(sheet)
