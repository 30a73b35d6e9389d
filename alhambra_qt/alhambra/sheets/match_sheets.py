"""The sheets that come by themselves while a game is played, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from alhambra_qt.words import names
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table_page import TablePage


class MatchSheets(QObject):
    """Shows each scoring and the end of one match when they come; the match waits meanwhile."""

    def __init__(self, page: TablePage) -> None:
        """Scorings that the match already has are not shown again."""
        super().__init__(page)
        self._page = page
        self._match = page.match
        self._overlays = page.overlays
        self._scorings = len(self._match.state.scorings)
        self._due: list[int] = []
        self._has_ended = False
        self._is_waiting = False
        """Whether a sheet comes once the table has said and shown what leads to it."""
        page.scene.announcement.gone.connect(self._on_seen)
        page.scene.celebrations.over.connect(self._on_seen)
        self._match.stepped.connect(self._on_changed)
        self._match.restored.connect(self._on_changed)
        page.director.turn_passed.connect(self._on_turn_passed)
        self._overlays.covered.connect(self._on_covered)
        self._overlays.uncovered.connect(self._on_uncovered)

    # What comes by itself

    def _on_changed(self) -> None:
        held = len(self._match.state.scorings)
        self._due += range(self._scorings, held)
        self._scorings = held
        if self._overlays.current is not None:
            return
        is_due = bool(self._due) or (self._match.is_played_out and not self._has_ended)
        scene = self._page.scene
        if is_due and (scene.announcement.isVisible() or scene.celebrations.is_on):
            self._is_waiting = True
            self._match.hold()
        elif self._due:
            self._page.looking.show_scoring(self._due.pop(0), goes_on=not self._has_persons())
        elif self._match.is_played_out and not self._has_ended:
            self.show_end()

    def _on_seen(self) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self._on_changed()
            if self._overlays.current is None and not self._is_waiting:
                self._match.release()

    def _has_persons(self) -> bool:
        return any(player.is_person for player in self._match.players)

    def _on_turn_passed(self, _seat: int) -> None:
        """The curtain that was drawn just now stays below."""
        self._overlays.come_to_the_top()

    def _on_covered(self) -> None:
        self._match.hold()
        self._page.scene.cancel_drag()

    def _on_uncovered(self) -> None:
        self._on_changed()
        if self._overlays.current is None:
            self._page.take_focus()
            self._match.release()

    # What is asked for

    def show_end(self) -> None:
        """The winners, and how to go on."""
        self._has_ended = True
        page = self._page
        end = page.looking.end_sheet()
        page.answer_end(end)
        self._overlays.lay(end)

    def show_menu(self) -> None:
        """What can be done apart from playing."""
        from alhambra_qt.widgets.table_menu import OfTheGame, TableMenu  # noqa: PLC0415 (late)

        page = self._page
        menu = TableMenu(
            self._match.players,
            self._page.who_gives_up(),
            page.commands,
            OfTheGame(
                ("log", "points", "unseen", "discards"),
                lambda: tr("With new cards and tiles"),
                lambda: tr("Same cards and tiles, from the start"),
            ),
            page,
            is_over=self._match.is_over,
            has_result=self._match.is_played_out,
            is_saved=page.is_saved,
            silencing=self._silencing,
        )
        page.answer(menu)
        menu.result_wanted.connect(self.show_end)
        menu.silence_wanted.connect(self._silence)
        self._overlays.lay(menu)

    def _silencing(self) -> str:
        """What the menu says about being asked between turns, if the person ever is."""
        who, speaking = self._page.who_gives_up(), self._page.director.turn.parts.speaking
        if who is None or speaking is None:
            return ""
        says = speaking.asks_again if self._is_silent(who) else speaking.silences
        return says(names.named(self._match.players[who].name))

    def _is_silent(self, seat: int) -> bool:
        return seat in self._match.speaking_up.silent

    def _silence(self) -> None:
        who = self._page.who_gives_up()
        if who is not None:
            self._match.silence(who, is_silent=not self._is_silent(who))
