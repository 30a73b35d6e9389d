"""The page of a running game of Roll & Write: the bar above the table, the table, its sheets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from alhambra_qt.files.settings import Settings, Speed, speed_of_motion
from alhambra_qt.game_pages import GamePage
from alhambra_qt.look import palette
from alhambra_qt.play.computers.seats import Stuck
from alhambra_qt.play.course import Moment
from alhambra_qt.play.hinting import Hinting
from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write.announcing import Announcer
from alhambra_qt.roll_and_write.celebrating import Celebrator
from alhambra_qt.roll_and_write.commands import TABLE
from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.display import Durations
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
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.widgets.table_frame import TableFrame
from alhambra_qt.words import names

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


class TablePage(GamePage):
    """A match on the screen."""

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
        self.display.changed.connect(self._on_changed)  # before the keyboard looks at buttons
        self.keyboard = Keyboard(self.view, self.director, self.buttons.by_name, self)
        self._make_commands()
        self.frame = TableFrame(self, match, self.view, self.commands, _TOOLS)
        self.tools, self.top_bar = self.frame.tools, self.frame.bar
        self.sheets = MatchSheets(self)
        self._wire()
        self.apply_settings(settings)
        self.frame.retranslate()

    def _make_commands(self) -> None:
        slots: dict[str, Callable[..., object]] = {
            **self.keyboard.slots(),
            "menu": self.open_menu,
            "coins": self.buttons.coins.click,
            "roll": self.buttons.roll.click,
            "hint": self.hinting.ask,
            "log": self._show_log,
            "score": self._show_score,
            "undo": self.director.undo,
            "redo": self.director.redo,
            "aids": self._on_aids_toggled,
            "sound": self.sound_wanted.emit,
        }
        self.commands = Commands(TABLE, slots, self, palette.ON_TABLE)
        self.keyboard.use(self.commands)

    def _wire(self) -> None:
        self.frame.language_changed.connect(self._on_language_changed)
        self.frame.said.connect(self.keyboard.focus.announce)
        self.match.got_stuck.connect(self._on_stuck)
        self.view.pointer_pressed.connect(self.match.hurry)
        self.scene.arranged.connect(self._place_buttons)
        self.scene.clicked.connect(self._on_clicked)
        self.scene.rule_wanted.connect(self.rules_wanted)
        self.keyboard.rules_wanted.connect(self.rules_wanted)
        for goes_on in (self.view.pointer_pressed, self.view.key_pressed, self.overlays.covered):
            goes_on.connect(self.announcer.skip)
            goes_on.connect(self.celebrator.skip)
        self.announcer.said.connect(self.keyboard.focus.announce)
        self.hinting.told.connect(self.keyboard.focus.announce)
        self.buttons.result_wanted.connect(self.sheets.show_end)
        sounds = TurnSounds(self.match, self.display, self)
        sounds.sounded.connect(self.sounded)
        self.director.refused.connect(sounds.refuse)
        self.sheets.ended.connect(lambda: self.sounded.emit(Cue.VICTORY))

    def begin(self) -> None:
        """Let the match go on from where it is."""
        self.scene.past = self.sheets.past()
        self.view.setFocus()
        self.match.begin()
        self.sheets.begin()

    def take_focus(self) -> None:
        """Let keys go to the table."""
        self.view.setFocus()

    def hold(self) -> None:
        """What still moves is over, while nobody sees the table."""
        self.announcer.skip()
        self.celebrator.skip()
        self.display.skip()
        super().hold()

    def apply_settings(self, settings: Settings) -> None:
        """Settings have changed."""
        self.match.pace = _PACE[settings.speed]
        self.apply_to_any_game(settings)
        self.announcer.duration = _ANNOUNCED[settings.speed]
        self.display.durations = DURATIONS[speed_of_motion(settings)]
        self._on_aids_toggled(not settings.hides_aids)
        self.scene.scale_text(settings.text_scale)
        self.frame.scale_text(settings.text_scale)
        self.overlays.scale_text(settings.text_scale)
        self._place_buttons()

    # Reacting

    def _on_changed(self) -> None:
        self.frame.follow(
            self.director.seat,
            self._turn_text(),
            self.display.last_deed(),
            can_ask=self.hinting.can_ask(),
        )
        self.buttons.follow()

    def _turn_text(self) -> str:
        director, match = self.director, self.match
        if match.is_over:
            return self.tr("The game is over")
        player = match.players[director.seat]
        name = names.named(player.name)
        if not player.is_person:
            return self.display.last_deed() or self.tr("{name} is thinking").format(name=name)
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

    def _on_stuck(self, stuck: Stuck) -> None:
        self.ask_who_takes_over(stuck, self.scene.layout.text_unit)

    def _on_aids_toggled(self, checked: bool) -> None:
        self.scene.with_aids = checked
        self.scene.show_again()

    def focus_name(self) -> str:
        """What has the focus on the table, in words."""
        return self.keyboard.focus.name()

    def open_menu(self) -> None:
        """What can be done apart from playing."""
        self.sheets.show_menu()

    def _place_buttons(self) -> None:
        self.buttons.place(self.font())

    def _on_language_changed(self) -> None:
        if self.scene.model is not None:
            self.display.refresh()
            self.hinting.retell()
            self.keyboard.focus.retell()
