"""The page of a running game of Roll & Write: the bar above the table, the table, its sheets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.course import Moment
from alhambra_qt.play.hinting import Hinting
from alhambra_qt.play.match import Match
from alhambra_qt.played_page import PlayedPage
from alhambra_qt.roll_and_write.announcing import Announcer
from alhambra_qt.roll_and_write.celebrating import Celebrator
from alhambra_qt.roll_and_write.commands import TABLE
from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.display import Display, Durations
from alhambra_qt.roll_and_write.hints import TableHints
from alhambra_qt.roll_and_write.keyboard import Keyboard
from alhambra_qt.roll_and_write.sheets.match_sheets import MatchSheets
from alhambra_qt.roll_and_write.sounds import TurnSounds
from alhambra_qt.roll_and_write.table.painted import SCORE
from alhambra_qt.roll_and_write.table.scene import DiceScene
from alhambra_qt.roll_and_write.telling import Told
from alhambra_qt.roll_and_write.turn_buttons import TurnButtons
from alhambra_qt.scene.view import SceneView
from alhambra_qt.sound.cues import Cue
from alhambra_qt.widgets.overlays import Overlays

_PACE = {Speed.SLOW: 1400, Speed.NORMAL: 650, Speed.FAST: 200, Speed.OFF: 0}
"""Milliseconds that a computer takes at least."""
_TOOLS = ("hint", "undo", "redo", "aids", "sound", "menu")
_ANNOUNCED = {Speed.SLOW: 1600, Speed.NORMAL: 1000, Speed.FAST: 500, Speed.OFF: 0}
"""For how long an announcement is seen."""
DURATIONS = {
    Speed.SLOW: Durations(moving=600, rolling=1100, celebration=600),
    Speed.NORMAL: Durations(moving=320, rolling=700, celebration=500),
    Speed.FAST: Durations(moving=140, rolling=280, celebration=250),
    Speed.OFF: Durations(),
}


class TablePage(PlayedPage):
    """A match on the screen."""

    paces = _PACE
    durations = DURATIONS
    announced = _ANNOUNCED

    scene: DiceScene
    director: Director
    display: Display
    announcer: Announcer
    buttons: TurnButtons
    keyboard: Keyboard

    def __init__(self, match: Match, settings: Settings, parent: QWidget | None = None) -> None:
        """Show this match."""
        super().__init__(match, parent)
        self.scene = DiceScene()
        self.view = SceneView(self.scene, self)
        self.director = Director(match, self.scene, self)
        self.display = self.director.display
        self.hinting = Hinting(match, TableHints(self.director), self)
        self.announcer = Announcer(self.display, self)
        self.celebrator = Celebrator(self.display, self)
        self.overlays = Overlays(self)
        self.buttons = TurnButtons(self.director, self)
        self.display.changed.connect(self.on_changed)  # before the keyboard looks at buttons
        self.keyboard = Keyboard(self.view, self.director, self.buttons.by_name, self)
        self.furnish(TABLE, self._slots(), _TOOLS)
        self.sheets = MatchSheets(self)
        self._wire()
        self.apply_settings(settings)
        self.frame.retranslate()

    def _slots(self) -> dict[str, Callable[..., object]]:
        return {
            "coins": self.buttons.coins.click,
            "roll": self.buttons.roll.click,
            "log": self._show_log,
            "score": self._show_score,
        }

    def _wire(self) -> None:
        self.view.pointer_pressed.connect(self.match.hurry)
        self.scene.arranged.connect(self.place_buttons)
        self.scene.clicked.connect(self._on_clicked)
        for goes_on in (self.view.pointer_pressed, self.view.key_pressed, self.overlays.covered):
            goes_on.connect(self.announcer.skip)
            goes_on.connect(self.celebrator.skip)
        self.buttons.result_wanted.connect(self.sheets.show_end)
        sounds = TurnSounds(self.match, self.display, self)
        sounds.sounded.connect(self.sounded)
        self.director.refused.connect(sounds.refuse)
        self.sheets.ended.connect(lambda: self.sounded.emit(Cue.VICTORY))

    def begin(self) -> None:
        """Let the match go on from where it is."""
        self.scene.past = self.sheets.past()
        super().begin()
        self.sheets.begin()

    def hold(self) -> None:
        """What still moves is over, while nobody sees the table."""
        self.announcer.skip()
        self.celebrator.skip()
        self.display.skip()
        super().hold()

    def open_menu(self) -> None:
        """What can be done apart from playing."""
        self.sheets.show_menu()

    # Reacting

    def asks(self, name: str) -> str:
        """What is to be decided, or to be rolled."""
        director, match = self.director, self.match
        if not match.players[director.seat].is_person:
            return ""
        if director.turn.is_second:
            words = self.tr("{name}: cross off a second building for 3 coins, or roll the dice")
        elif director.turn.is_keeping:
            words = self.tr("{name}: choose a yellow and a blue die to keep")
        elif not match.is_resting:
            words = self.tr("{name}: cross off a building or receive coins")
        elif self.scene.model is not None and self.scene.model.hand.yellow:
            words = self.tr("{name}: roll the dice, or undo something")
        else:
            words = self.tr("{name}: pass the other dice on, or undo something")
        return words.format(name=name)

    def _on_clicked(self, thing: object) -> None:
        """A line of the chronicle opens its moment, and the score sheet a close look."""
        if thing == SCORE:
            self._show_score()
        elif isinstance(thing, Told):
            self.moment_wanted.emit(Moment(thing.played, thing.is_deed))

    def _show_log(self) -> None:
        self.sheets.show_log()

    def _show_score(self) -> None:
        self.sheets.show_score()
