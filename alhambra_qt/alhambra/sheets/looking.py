"""Looking things up at a table: sheets that are asked for, and close looks at what lies there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal

from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.parts.part import Option
from alhambra_qt.alhambra.parts.registered import all_parts, parts_of
from alhambra_qt.alhambra.parts.together import TableParts
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.table.region import CloseLook, LineOf, Thing, region_of
from alhambra_qt.alhambra.table.spots import things_on
from alhambra_qt.play.course import Moment
from alhambra_qt.play.telling import seated
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.widgets.overlays import Overlays

if TYPE_CHECKING:
    from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay

_PACE_OF_STEPS = 1800
"""Milliseconds for each step of a scoring where nobody is there to go on."""


class Looking(QObject):
    """What can be looked at above a table, whether somebody plays there or not.

    Whatever a sheet needs is imported when it opens: the first frame comes early.
    """

    moment_wanted = Signal(object)
    """A `Moment` of the game is to be seen again."""
    rules_wanted = Signal(object)
    """A rule to be read."""

    def __init__(self, display: Display, overlays: Overlays) -> None:
        """Look at what this display shows."""
        super().__init__(overlays)
        self._display = display
        self._showing = display.showing
        self._overlays = overlays
        self._page = overlays.page
        self.is_still = False
        """Whether nothing moves on sheets."""
        display.scene.look_wanted.connect(self._on_look_wanted)
        display.scene.link_clicked.connect(self._on_link_clicked)

    def people(self) -> tuple[Person, ...]:
        """All who score: the seats first."""
        seats = [Person(*seat) for seat in seated(self._showing.players)]
        collectors = self._display.table.collectors
        return (*seats, *(all_parts().faces[one.name].person() for one in collectors))

    @property
    def _parts(self) -> TableParts:
        return parts_of(self._display.table.rules)

    # What is asked for

    def show_scoring(self, index: int, *, goes_on: bool = False) -> None:
        """A scoring, by its position among those of the game."""
        from alhambra_qt.alhambra.presenters.scoring_model import scoring_model  # noqa: PLC0415 (late)
        from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay  # noqa: PLC0415 (late)

        if isinstance(self._overlays.current, ScoringOverlay):
            return
        model = scoring_model(self._showing.played, index, self._parts.figures)
        pace = _PACE_OF_STEPS if goes_on else 0
        sheet = ScoringOverlay(model, self.people(), self._page, pace=pace, is_still=self.is_still)
        self._overlays.lay(sheet)

    def show_log(self) -> None:
        """The whole game in words."""
        self._overlays.lay(self._log())

    def _log(self) -> Overlay:
        from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay  # noqa: PLC0415 (late)

        log = LogOverlay(self._display.history(), self._showing.players, self._page)
        log.scoring_wanted.connect(self.show_scoring)
        log.moment_wanted.connect(self._see_again)
        return log

    def end_sheet(self, *, is_watched: bool = False) -> EndOverlay:
        """The winners and all points of a game that is over, to be laid above the table."""
        from alhambra_qt.alhambra.presenters.end_model import end_model  # noqa: PLC0415 (late)
        from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay  # noqa: PLC0415 (late)

        model = end_model(self._showing.state, self._showing.played, self._parts.figures)
        people, still = self.people(), self.is_still
        end = EndOverlay(model, people, self._page, is_watched=is_watched, is_still=still)
        end.log_wanted.connect(self.show_log)
        return end

    def lessons(self) -> tuple[tuple[Callable[[], str], Callable[[], None]], ...]:
        """Short lessons on the modules of this game: what each is about, and what shows it."""
        options = self._parts.options.values()
        return tuple((option.title, partial(self._show_lesson, option)) for option in options)

    def _show_lesson(self, option: Option) -> None:
        from alhambra_qt.rule_book.chapters import lesson_on  # noqa: PLC0415 (late)
        from alhambra_qt.rule_book.contents import ALHAMBRA  # noqa: PLC0415 (late)
        from alhambra_qt.rule_book.lesson_sheet import LessonSheet  # noqa: PLC0415 (late)

        sheet = LessonSheet(option.title, lesson_on(ALHAMBRA, option.rule), self._page)
        sheet.rules_wanted.connect(lambda: self.rules_wanted.emit(option.rule))
        self._overlays.lay(sheet)

    def commands(self) -> dict[str, Callable[[], None]]:
        """What looks closely at a region, by the names of its commands."""
        return {
            region.command: partial(self.look_at, region.name)
            for region in self._display.scene.regions.values()
            if region.command
        }

    # Moments

    def _on_link_clicked(self, thing: LineOf | str) -> None:
        if isinstance(thing, LineOf):
            self._see_again(Moment(thing.line.played, thing.line.is_deed))
        else:
            self.look_at(thing)

    def _see_again(self, moment: Moment) -> None:
        """The moment is seen on the table: nothing lies above that."""
        self._overlays.close_all()
        self.moment_wanted.emit(moment)

    # Looking closely

    def look_at(self, thing: Thing) -> None:
        """Look closely at something on the table, or at one of its regions."""
        scene = self._display.scene
        if scene.model is None:
            return
        look = CloseLook(
            self._display.table,
            scene.model,
            self.people(),
            self._page,
            scene.with_aids,
            self._log,
            partial(self._parts.belongings, self._display.table),
            partial(self._parts.figures, self._display.table),
            self._parts.worths,
        )
        close_up = region_of(thing, scene.regions).close_up(look, thing)
        if close_up is not None:
            self._overlays.lay(close_up)

    def _on_look_wanted(self, point: QPointF) -> None:
        """Look at the smallest thing under a point."""
        there = [
            (rect.width() * rect.height(), thing)
            for thing, rect in things_on(self._display.scene)
            if rect.contains(point)
        ]
        if there:
            self.look_at(min(there, key=lambda one: one[0])[1])
