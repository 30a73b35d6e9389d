"""The page of a replay: the table of a game that was played before, and its time line."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QLocale, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from alhambra_qt.files.settings import Settings, Speed, speed_of_motion
from alhambra_qt.game_pages import ShowingPage
from alhambra_qt.games import GameOnScreen
from alhambra_qt.look import palette, pictures
from alhambra_qt.pages.replay_bar import ReplayBar
from alhambra_qt.pages.replay_commands import LOOKING_BACK, TABLE
from alhambra_qt.pages.replay_menu import ReplayMenu
from alhambra_qt.play.course import Moment
from alhambra_qt.play.replay import Pace, Replay
from alhambra_qt.widgets.commands import Command, Commands, with_key
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.widgets.top_bar import TopBar
from alhambra_qt.words import names

_LONGEST_FLIGHT = 560
_SHARE_OF_FLIGHTS = 0.6
"""What flies has landed well before the next step."""


class ReplayPage(ShowingPage):
    """A replay on the screen; nobody plays here, and nothing is written."""

    play_on_wanted = Signal()
    """A new game is to go on from the stop that is shown."""

    def __init__(
        self,
        replay: Replay,
        game: GameOnScreen,
        settings: Settings,
        problem: Callable[[], str] | None = None,
        *,
        leads_back: bool = False,
    ) -> None:
        """Show a replay of this game; ``problem`` says why its record goes no further.

        It ``leads_back`` to the game while that is being played: then nobody's hand is shown.
        """
        super().__init__()
        self.replay = replay
        self.game_name = game.name
        replay.setParent(self)
        self.problem = problem
        self._leads_back = leads_back
        self._speed = speed_of_motion(settings)
        self._text_scale = settings.text_scale
        self.overlays = Overlays(self)
        self.table = game.replay_table(replay, settings, self.overlays)
        self.commands = self._make_commands()
        if leads_back:
            self.table.lead_back()
        self._build()
        self._wire()
        self.apply_settings(settings)
        self._retranslate()

    def _make_commands(self) -> Commands:
        table = LOOKING_BACK if self._leads_back else TABLE
        names = {one.name for one in table if isinstance(one, Command)}
        slots = {name: slot for name, slot in self._slots().items() if name in names}
        return Commands(table, slots, self, palette.ON_TABLE)

    def _slots(self) -> dict[str, Callable[..., object]]:
        replay, course = self.replay, self.replay.course
        return {
            "play": self._play_or_pause,
            "step": self._step,
            "step-back": lambda: self._go_to(replay.cursor - 1),
            "next-turn": lambda: self._go_to(course.next_turn(replay.cursor)),
            "previous-turn": lambda: self._go_to(course.previous_turn(replay.cursor)),
            "next-scoring": lambda: self._go_to(course.next_scoring(replay.cursor)),
            "previous-scoring": lambda: self._go_to(course.previous_scoring(replay.cursor)),
            "look-again": self._look_again,
            "first": lambda: self._go_to(0),
            "last": lambda: self._go_to(course.last),
            "slower": lambda: self._change_pace(-1),
            "faster": lambda: self._change_pace(1),
            "hands": lambda is_on: self.table.show_hands(are_open=is_on),
            "sound": self.sound_wanted.emit,
            "play-on": self.play_on_wanted.emit,
            "back": self.left.emit,
            "menu": self.open_menu,
        }

    def _build(self) -> None:
        button = self.commands.button
        first = button("back" if self._leads_back else "hands")
        self.tools = [first, *self.table.tools(), button("sound"), button("menu")]
        self.top_bar = TopBar(self.tools)
        self.bar = ReplayBar(self.commands)
        line = self.bar.time_line
        colours = [player.colour for player in self.replay.players]
        line.show_course(self.replay.course, colours, is_torn=self.problem is not None)
        line.describe = self._described
        line.describe_scoring = self._scoring_described
        line.describe_tear = self.problem or str
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top_bar)
        layout.addWidget(self.table, stretch=1)
        layout.addWidget(self.bar)

    def _wire(self) -> None:
        replay, table, line = self.replay, self.table, self.bar.time_line
        replay.stepped.connect(self._on_moved)
        replay.restored.connect(self._on_moved)
        replay.playing_changed.connect(self._on_playing_changed)
        line.valueChanged.connect(self._go_to)
        line.scoring_wanted.connect(table.show_scoring)
        table.key_pressed.connect(self._press)
        table.play_on_wanted.connect(self.play_on_wanted)
        table.rules_wanted.connect(self.rules_wanted)
        table.left.connect(self.left)
        table.moment_wanted.connect(self.show_moment)
        table.sounded.connect(self.sounded)
        self.overlays.covered.connect(replay.pause)
        self.overlays.uncovered.connect(table.take_focus)

    # For the window

    def begin(self) -> None:
        """Show the first turn; of a game that is over, everybody may see the hands."""
        self.table.begin()
        self.table.take_focus()
        if not self._leads_back:
            self.replay.go_to(self.replay.course.first)
            if self.replay.session.result is not None:
                self.commands["hands"].trigger()
        self._on_moved()

    def show_moment(self, moment: Moment) -> None:
        """Go to where something has just happened."""
        self._go_to(self.replay.course.stop_of(moment))

    def hold(self) -> None:
        """Stay where it is."""
        self.replay.pause()

    def release(self) -> None:
        """Let keys go to the table again."""
        self.table.take_focus()

    def apply_settings(self, settings: Settings) -> None:
        """Somebody has chosen something."""
        self._speed = speed_of_motion(settings)
        self._text_scale = settings.text_scale
        self.table.apply_settings(settings)
        self.commands["sound"].setChecked(settings.plays_sounds)
        self.overlays.scale_text(settings.text_scale)
        self._set_pace(self.replay.pace)
        self._fit_bars()

    def open_menu(self) -> None:
        """What can be done apart from watching."""
        menu = ReplayMenu(
            self.table.things_to_look_up,
            self,
            can_play_on=self._can_play_on(),
            leads_back=self._leads_back,
        )
        self.answer_menu(menu)
        menu.play_on_wanted.connect(self.play_on_wanted)
        self.overlays.lay(menu)

    def _can_play_on(self) -> bool:
        return bool(self.replay.state.agenda) and not self._leads_back

    # Doing

    def _go_to(self, stop: int) -> None:
        """Go somewhere by hand; the replay does not run away from there."""
        if stop != self.replay.cursor:
            self.replay.pause()
            self.replay.go_to(stop)

    def _step(self) -> None:
        self.replay.pause()
        self.replay.step()

    def _play_or_pause(self) -> None:
        if self.replay.is_playing:
            self.replay.pause()
        else:
            self.replay.play()

    def _look_again(self) -> None:
        held = [at for at, stop in enumerate(self.replay.course.scorings) if self._is_past(stop)]
        if held:
            self.table.show_scoring(held[-1])

    def _is_past(self, stop: int) -> bool:
        return stop <= self.replay.cursor

    def _change_pace(self, step: int) -> None:
        paces = list(Pace)
        at = paces.index(self.replay.pace) + step
        self._set_pace(paces[max(0, min(at, len(paces) - 1))])

    def _set_pace(self, pace: Pace) -> None:
        self.replay.set_pace(pace)
        longest = 0 if self._speed is Speed.OFF else _LONGEST_FLIGHT
        self.table.fly_for(min(longest, round(pace.value * _SHARE_OF_FLIGHTS)))
        factor = QLocale().toString(Pace.NORMAL.value / pace.value)
        self.commands["faster"].setText(self.tr("{factor}×").format(factor=factor))

    def _press(self, event: QKeyEvent) -> None:
        if not self.commands.press(event):
            event.ignore()

    # Reacting

    def _on_moved(self) -> None:
        replay, commands = self.replay, self.commands
        self.bar.time_line.setValue(replay.cursor)
        self.bar.time_line.setAccessibleDescription(self._described(replay.cursor))
        self.bar.position.setText(self._position())
        self.top_bar.show_player(replay.players, replay.seat_to_play)
        self.top_bar.label.setText(self.table.what_happened())
        is_first, is_last = replay.cursor == 0, replay.cursor == replay.course.last
        for name, is_possible in (
            ("step", not is_last),
            ("next-turn", not is_last),
            ("step-back", not is_first),
            ("previous-turn", not is_first),
        ):
            commands[name].setEnabled(is_possible)
        if not self._leads_back:
            commands["play-on"].setEnabled(self._can_play_on())
        self.table.allow_to_play_on(is_allowed=self._can_play_on())

    def _on_playing_changed(self, is_playing: bool) -> None:
        play = self.commands["play"]
        play.setIcon(pictures.icon("pause" if is_playing else "play", palette.ON_BUTTON))
        label = self.tr("Pause") if is_playing else self.tr("Play")
        tip = with_key(label, TABLE, "play")
        play.setText(label)
        play.setToolTip(tip)

    # Words

    def _position(self) -> str:
        course = self.replay.course
        turn = course.turn_at(self.replay.cursor) + 1
        return self.tr("Turn {turn} of {turns}").format(turn=turn, turns=len(course.turns))

    def _described(self, stop: int) -> str:
        course = self.replay.course
        at = course.turn_at(stop)
        name = names.named(self.replay.players[course.turns[at].seat].name)
        return self.tr("Turn {turn}: {name}").format(turn=at + 1, name=name)

    def _scoring_described(self, index: int) -> str:
        return self.tr("Scoring round {number}: click to see it again").format(number=index + 1)

    def _retranslate(self) -> None:
        self.commands.retranslate()
        self.bar.time_line.setAccessibleName(self.tr("Timeline"))
        self.bar.play_labels = (self.tr("Pause"), self.tr("Play"))
        self._on_playing_changed(self.replay.is_playing)
        self._set_pace(self.replay.pace)
        self._fit_bars()
        self._on_moved()

    def _fit_bars(self) -> None:
        unit = self.height() / 768
        self.top_bar.scale(unit, self._text_scale)
        self.bar.scale(unit, self._text_scale)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The bars grow with the window."""
        super().resizeEvent(event)
        self._fit_bars()
        self._on_moved()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
