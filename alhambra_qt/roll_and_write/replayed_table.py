"""The table of a game that was played before: to be looked at, with nobody playing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QToolButton

from alhambra_qt.files.settings import Settings
from alhambra_qt.game_pages import ReplayTable
from alhambra_qt.look import palette
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
from alhambra_qt.roll_and_write.table.spots import named, spots_of
from alhambra_qt.roll_and_write.telling import Told
from alhambra_qt.scene.scene_focus import SceneFocus
from alhambra_qt.scene.view import SceneView
from alhambra_qt.scene.way_on import WayOn
from alhambra_qt.widgets.commands import Commands, label_of
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.widgets.watching import Watching, whose_turn
from alhambra_qt.words.languages import tr

_SHEETS = ("log", "score")


class ReplayedTable(ReplayTable):
    """A scene that shows a replay."""

    def __init__(self, replay: Replay, settings: Settings, overlays: Overlays) -> None:
        """Where the replay is."""
        super().__init__()
        self._replay = replay
        self._overlays = overlays
        self.scene = DiceScene()
        self.view = SceneView(self.scene, self)
        self.display = Display(replay, self.scene, self)
        Celebrator(self.display, self)
        TableSounds(self.display, self).sounded.connect(self.sounded)
        self.play_on_button = self.scene.add_button()
        self._way_on = WayOn(self.play_on_button, replay, self)
        buttons = {"play on": self.play_on_button}
        self.focus = SceneFocus(
            self.view,
            self.scene.focus_frame,
            lambda: spots_of(self.scene, buttons),
            lambda thing: named(self.scene, thing, buttons),
        )
        slots: dict[str, Callable[..., object]] = {
            "aids": self._on_aids_toggled,
            "log": self._show_log,
            "score": self._show_score,
        }
        self.commands = Commands(LOOKING, slots, overlays.page, palette.ON_TABLE)
        watched = (self.display, self.view, self.focus, self.commands, self._way_on)
        self.watch(Watching(self, *watched, self.what_happened))
        self._wire()
        self.apply_settings(settings)
        self.watching.retranslate()

    def _wire(self) -> None:
        self.scene.clicked.connect(self._touch)
        self.scene.arranged.connect(self._on_arranged)
        self._way_on.result_wanted.connect(self._show_result)
        self.watching.do_by_keys(self._enter)
        self.view.key_pressed.connect(self.watching.press)

    # For the page

    def apply_settings(self, settings: Settings) -> None:
        """How large text is, and whether points are shown."""
        self.commands["aids"].setChecked(not settings.hides_aids)
        self._on_aids_toggled(not settings.hides_aids)
        self.scene.scale_text(settings.text_scale)
        self._place_button()

    def tools(self) -> list[QToolButton]:
        """For counts and points."""
        return [self.commands.button("aids")]

    def fly_for(self, milliseconds: int) -> None:
        """Whatever moves takes equally long."""
        self.display.durations = Durations(milliseconds, milliseconds, min(milliseconds, 600))

    def show_hands(self, *, are_open: bool) -> None:
        """Nothing is hidden in this game."""

    def what_happened(self) -> str:
        """What the seat to play has done; otherwise whose turn it is."""
        replay = self._replay
        if replay.is_over:
            return tr("The game is over")
        return self.display.last_deed() or whose_turn(replay)

    def show_scoring(self, index: int) -> None:
        """The points of a round are seen on the score sheet."""

    def things_to_look_up(self) -> list[tuple[str, Callable[[], None]]]:
        """What happened, the score sheet, and the result if there is one."""
        found = [(label_of(LOOKING, name), self.commands[name].trigger) for name in _SHEETS]
        return self.watching.with_result(found, self._show_result)

    # The end

    def _show_result(self) -> None:
        model = end_model(self._replay.state, self._replay.players)
        end = EndOverlay(
            model,
            self.display.model(),
            self._overlays.page,
            is_watched=True,
            is_still=not self.display.durations.moving,
        )
        end.start_page_wanted.connect(self.left)
        self._overlays.lay(end)

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

    def _enter(self) -> None:
        """Do with what has the focus what a click would do."""
        if self.focus.thing == "play on":
            self.play_on_button.click()
        else:
            self._touch(self.focus.thing)
        self.focus.tell()

    def _on_aids_toggled(self, checked: bool) -> None:
        self.scene.with_aids = checked
        self.scene.show_again()

    def _on_arranged(self) -> None:
        self.focus.unit = self.scene.layout.scale.unit
        self.focus.follow()
        self._place_button()

    def _place_button(self) -> None:
        layout = self.scene.layout
        font = QFont(self.font())
        font.setPixelSize(layout.scale.text_px(18))
        font.setBold(True)
        self.play_on_button.place(layout.buttons[1], font)
