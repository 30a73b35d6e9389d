"""The table of a game that was played before: to be looked at, with nobody playing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QToolButton

from alhambra_qt.files.settings import Settings
from alhambra_qt.play.course import Moment
from alhambra_qt.play.replay import Replay
from alhambra_qt.roll_and_write.celebrating import Celebrator
from alhambra_qt.roll_and_write.commands import LOOKING
from alhambra_qt.roll_and_write.display import Display, Durations
from alhambra_qt.roll_and_write.end_model import end_model
from alhambra_qt.roll_and_write.gestures import SheetOf
from alhambra_qt.roll_and_write.sheets.end_overlay import EndOverlay
from alhambra_qt.roll_and_write.sheets.log_overlay import LogOverlay
from alhambra_qt.roll_and_write.sheets.score_look import ScoreLook
from alhambra_qt.roll_and_write.sounds import TableSounds
from alhambra_qt.roll_and_write.table.painted import SCORE
from alhambra_qt.roll_and_write.table.scene import DiceScene
from alhambra_qt.roll_and_write.table_focus import TableFocus
from alhambra_qt.roll_and_write.telling import Told
from alhambra_qt.roll_and_write.turn_buttons import put
from alhambra_qt.scene.view import SceneView
from alhambra_qt.watched_table import WatchedTable
from alhambra_qt.widgets.overlays import Overlays


class ReplayedTable(WatchedTable):
    """A scene that shows a replay."""

    looked_up = ("log", "score")
    scene: DiceScene
    display: Display

    def __init__(self, replay: Replay, settings: Settings, overlays: Overlays) -> None:
        """Where the replay is."""
        super().__init__(replay, overlays)
        self.scene = DiceScene()
        self.view = SceneView(self.scene, self)
        self.display = Display(replay, self.scene, self)
        Celebrator(self.display, self)
        TableSounds(self.display, self).sounded.connect(self.sounded)
        self.play_on_button = self.scene.add_button()
        self.focus = TableFocus(self.view, self.display, {"play on": self.play_on_button})
        self.watch(LOOKING, self._slots())
        self._wire()
        self.apply_settings(settings)
        self.watching.retranslate()

    def _slots(self) -> dict[str, Callable[..., object]]:
        return {
            "aids": lambda is_on: self.scene.show_aids(with_aids=is_on),
            "log": self._show_log,
            "score": self._show_score,
        }

    def _wire(self) -> None:
        self.scene.clicked.connect(self._touch)
        self.scene.arranged.connect(self.place_button)
        self.view.key_pressed.connect(self.watching.press)

    # For the page

    def tools(self) -> list[QToolButton]:
        """For counts and points."""
        return [self.commands.button("aids")]

    def fly_for(self, milliseconds: int) -> None:
        """Whatever moves takes equally long."""
        self.display.durations = Durations(milliseconds, milliseconds, min(milliseconds, 600))

    def show_hands(self, *, are_open: bool) -> None:
        """Nothing is hidden in this game."""

    def show_scoring(self, index: int) -> None:
        """The points of a round are seen on the score sheet."""

    # Sheets

    def end_sheet(self) -> EndOverlay:
        """The winners, and all points."""
        return EndOverlay(
            end_model(self._replay.state, self._replay.players),
            self.display.model(),
            self._overlays.page,
            is_watched=True,
            is_still=not self.display.durations.moving,
        )

    def _show_log(self) -> None:
        log = LogOverlay(self.display.all_lines, self._overlays.page)
        log.moment_wanted.connect(self.moment_wanted)
        self._overlays.lay(log)

    def _show_score(self) -> None:
        self._overlays.lay(ScoreLook(self.display.model(), self._overlays.page))

    # Reacting

    def _touch(self, thing: object) -> None:
        if isinstance(thing, SheetOf):
            self.display.look_at(thing.seat)
        elif thing == SCORE:
            self._show_score()
        elif isinstance(thing, Told):
            self.moment_wanted.emit(Moment(thing.played, thing.is_deed))

    def enter(self) -> None:
        """Do with what has the focus what a click would do."""
        if self.focus.thing == "play on":
            self.play_on_button.click()
        else:
            self._touch(self.focus.thing)
        self.focus.tell()

    def place_button(self) -> None:
        """Where the second button is while somebody plays."""
        put(self.play_on_button, 1, self.scene.layout, self.font())
