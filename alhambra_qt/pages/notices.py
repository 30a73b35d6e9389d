"""What the window says while a game goes on: sentences of its banner."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout

from alhambra_qt.words import system_errors

if TYPE_CHECKING:
    from alhambra_qt.pages.main_window import MainWindow
    from alhambra_qt.widgets.banner import Banner


class Notices(QObject):
    """Says something above the page, in whatever language is spoken now."""

    def __init__(self, window: MainWindow, lines: QBoxLayout) -> None:
        """Nothing to say yet; the banner will be the first of these lines."""
        super().__init__(window)
        self._window = window
        self._lines = lines
        self._banner: Banner | None = None

    @property
    def banner(self) -> Banner:
        """It is made when there is something to say: the first frame does without it."""
        if self._banner is None:
            from alhambra_qt.widgets.banner import Banner  # noqa: PLC0415 (late)

            self._banner = Banner()
            self._lines.insertWidget(0, self._banner)
        return self._banner

    def hide(self) -> None:
        """What was said doesn't matter any more."""
        if self._banner is not None:
            self._banner.hide()

    def say(self, sentence: Callable[[], str]) -> None:
        """Say something while the game goes on."""
        self.banner.say(lambda: (sentence(), ""), self._window.unit)

    def say_already_there(self) -> None:
        """The record that somebody opens is the one that is played."""
        self.say(lambda: self.tr("This game is already on the table."))

    def say_open_elsewhere(self) -> None:
        """Another window plays the same record."""
        self.say(
            lambda: self.tr(
                "This game is open in another window. Here you’re playing a copy of it."
            )
        )

    def say_forfeited(self, name: str) -> None:
        """Nobody can play on."""
        self.say(lambda: self.tr("{name} forfeited this game, so it’s over.").format(name=name))

    def say_saved_as(self, name: str) -> None:
        """There is a copy."""
        self.say(lambda: self.tr("Saved as {file}.").format(file=name))

    def say_mended(self) -> None:
        """There was trouble, and it is over."""
        self.say(lambda: self.tr("Saving works again, and everything is saved."))

    def say_remade(self) -> None:
        """Somebody has removed the file of the game."""
        self.say(
            lambda: self.tr("This game’s file had disappeared, so the game has been saved again.")
        )

    def say_trouble(self, number: int) -> None:
        """The game goes on, but not on disk."""
        self._say_not_saved(
            lambda: self.tr(
                "The game can’t be saved any more ({reason}). You can keep playing; what was "
                "saved before is safe."
            ),
            number,
        )

    def say_not_saved_there(self, number: int) -> None:
        """The file that somebody named can't be written."""
        self._say_not_saved(lambda: self.tr("The game couldn’t be saved there ({reason})."), number)

    def _say_not_saved(self, failed: Callable[[], str], number: int) -> None:
        def words() -> tuple[str, str]:
            why = system_errors.told(number)
            return failed().format(reason=why), self.tr("Save elsewhere…")

        self.banner.say(words, self._window.unit, self._window.ask_where_to_save)

    def say_report_saved(self, name: str) -> None:
        """There is a report of an error."""
        self.say(lambda: self.tr("The report has been saved as {file}.").format(file=name))

    def say_report_not_saved(self, number: int) -> None:
        """There is none."""
        self.say(
            lambda: self.tr("The report couldn’t be saved ({reason}).").format(
                reason=system_errors.told(number)
            )
        )

    def scale(self) -> None:
        """Follow the size of text and of the window."""
        if self._banner is not None and self._banner.isVisible():
            self._banner.scale(self._window.unit)
