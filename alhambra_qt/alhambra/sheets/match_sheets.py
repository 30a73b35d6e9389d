"""The sheets that come by themselves while a game is played, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.widgets.sheets import SheetsOfAMatch
from alhambra_qt.words import names
from alhambra_qt.words.languages import tr
from core.kernel.rulebook import CHANCE

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table_page import TablePage
    from alhambra_qt.play.match import Match


class MatchSheets(SheetsOfAMatch):
    """Shows each scoring and the end of one match when they come; the match waits meanwhile."""

    def __init__(self, page: TablePage) -> None:
        """Scorings that were shown before the match was left are not shown again."""
        super().__init__(page, page.match, page.overlays, page.scene.cancel_drag)
        self._page = page
        self._scorings = _scorings_seen(self._match)
        self._due: list[int] = []
        self._has_ended = False
        self._is_waiting = False
        """Whether a sheet comes once the table has said and shown what leads to it."""
        page.scene.announcement.gone.connect(self._on_seen)
        page.scene.celebrations.over.connect(self._on_seen)
        self._match.stepped.connect(self.show_what_is_due)
        self._match.restored.connect(self.show_what_is_due)
        page.director.turn_passed.connect(self._on_turn_passed)

    # What comes by itself

    def show_what_is_due(self) -> None:
        """The sheet of a scoring, or of the end, once the table has shown what leads to it."""
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
            self.show_what_is_due()
            if self._overlays.current is None and not self._is_waiting:
                self._match.release()

    def _has_persons(self) -> bool:
        return any(player.is_person for player in self._match.players)

    def _on_turn_passed(self, _seat: int) -> None:
        """The curtain that was drawn just now stays below."""
        self._overlays.come_to_the_top()

    def go_on(self) -> None:
        """Keys go to the table again."""
        self._page.take_focus()

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
        from alhambra_qt.widgets.table_menu import OfTheGame  # noqa: PLC0415 (late)

        of_the_game = OfTheGame(
            ("log", "points", "unseen", "discards"),
            lambda: tr("With new cards and tiles"),
            lambda: tr("Same cards and tiles, from the start"),
            self._page.looking.lessons(),
        )
        menu = self._page.menu(of_the_game, self._silencing)
        menu.result_wanted.connect(self.show_end)
        menu.silence_wanted.connect(self._silence)
        self._overlays.lay(menu)

    def _silencing(self) -> str:
        """What the menu says about being asked between turns, if the person ever is."""
        who, speaking = self._page.who_gives_up(), self._page.director.turn.parts.speaking
        if who is None or speaking is None or not speaking.might_yet(self._match.state, who):
            return ""
        says = speaking.asks_again if self._is_silent(who) else speaking.silences
        return says(names.named(self._match.players[who].name))

    def _is_silent(self, seat: int) -> bool:
        return seat in self._match.speaking_up.silent

    def _silence(self) -> None:
        who = self._page.who_gives_up()
        if who is not None:
            self._match.silence(who, is_silent=not self._is_silent(who))


def _scorings_seen(match: Match) -> int:
    """How many scorings people have surely seen: everybody waits until a sheet is closed.

    So one that no seat has done anything after may have been left before its sheet came.
    """
    held = len(match.state.scorings)
    if match.is_over:
        return held
    rules = match.game.rules
    for before, played in match.session.backwards():
        if played.action is not None and played.lines and rules.decision(before).seat != CHANCE:
            return min(held, len(before.scorings))
    return held
