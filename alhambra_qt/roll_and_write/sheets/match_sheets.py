"""The sheets of a match: its end, which comes by itself, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from alhambra_qt.roll_and_write.alone import Alone, SoloGame, with_expert
from alhambra_qt.roll_and_write.end_model import EndModel, end_model
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.sheets.log_overlay import LogOverlay
from alhambra_qt.roll_and_write.sheets.score_look import ScoreLook
from alhambra_qt.widgets.sheets import SheetsOfAMatch
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.roll_and_write.table_page import TablePage


class MatchSheets(SheetsOfAMatch):
    """Shows the end of one match when it comes; the match waits while a sheet lies there."""

    ended = Signal()
    """The end of the game is shown for the first time."""

    def __init__(self, page: TablePage) -> None:
        """Nothing covers the page yet."""
        super().__init__(page, page.match, page.overlays, page.scene.cancel_drag)
        self._page = page
        self._has_ended = False
        self._solo = SoloGame(page.match) if len(page.match.players) == 1 else None
        page.display.changed.connect(self.show_what_is_due)

    def begin(self) -> None:
        """The game is begun, or goes on."""
        if self._solo is not None and self._match.players[0].is_person:
            self._solo.begin(self._page.memory)

    def past(self) -> tuple[int, ...]:
        """Results to compare with, if a person plays alone."""
        is_person = self._match.players[0].is_person
        return () if self._solo is None or not is_person else self._solo.past(self._page.memory)

    def show_what_is_due(self) -> None:
        """The end, once all dice have landed."""
        if self._match.is_played_out and not self._has_ended and self._overlays.current is None:
            self.ended.emit()
            self.show_end()

    def go_on(self) -> None:
        """Keys go to the table again."""
        self._page.take_focus()

    # What is asked for

    def show_end(self) -> None:
        """Everyone's points, and how to go on."""
        self._has_ended = True
        page = self._page
        model = end_model(self._match.state, self._match.players)
        is_still = not page.display.durations.moving
        end = EndOverlay(model, page.display.model(), page, self._alone(model), is_still=is_still)
        page.answer_end(end)
        self._overlays.lay(end)

    def _alone(self, model: EndModel) -> Alone | None:
        """What a person's result is compared with; a computer's is not remembered."""
        if self._solo is None or not self._match.players[0].is_person:
            return None
        alone = self._solo.finish(model, self._page.memory)
        if self._solo.expert is not None and alone.is_expert_playing:
            self._solo.expert.answered.connect(self._on_expert_answered)
        return alone

    def _on_expert_answered(self) -> None:
        """Whoever looks at the end already reads it now."""
        assert self._solo is not None
        assert self._solo.expert is not None
        for end in self._page.findChildren(EndOverlay):
            if end.alone is not None:
                end.compare_with(with_expert(end.alone, self._solo.expert))

    def show_log(self) -> None:
        """All that happened, in words."""
        log = LogOverlay(self._page.display.all_lines, self._page)
        log.moment_wanted.connect(self._page.moment_wanted)
        self._overlays.lay(log)

    def show_score(self) -> None:
        """A close look at the score sheet."""
        self._overlays.lay(ScoreLook(self._page.display.model(), self._page))

    def show_menu(self) -> None:
        """What can be done apart from playing."""
        from alhambra_qt.widgets.table_menu import OfTheGame  # noqa: PLC0415 (late)

        dice = (lambda: tr("With new dice rolls"), lambda: tr("Same rolls, from the start"))
        menu = self._page.menu(OfTheGame(("log", "score"), *dice))
        menu.result_wanted.connect(self.show_end)
        self._overlays.lay(menu)
