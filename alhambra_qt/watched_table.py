"""A table that is a scene and shows a replay, whatever the game: what all of them do alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from alhambra_qt.game_pages import ReplayTable
from alhambra_qt.look import palette
from alhambra_qt.scene.way_on import WayOn
from alhambra_qt.widgets.commands import Commands, Table, label_of
from alhambra_qt.widgets.watching import LookedUp, Watching, whose_turn
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.files.settings import Settings
    from alhambra_qt.play.replay import Replay
    from alhambra_qt.scene.button import TableButton
    from alhambra_qt.scene.scene_focus import SceneFocus
    from alhambra_qt.scene.shown_scene import ShownScene
    from alhambra_qt.scene.view import SceneView
    from alhambra_qt.widgets.end_sheet import EndSheet
    from alhambra_qt.widgets.overlays import Overlays
    from alhambra_qt.widgets.table_display import TableDisplay


class WatchedTable(ReplayTable):
    """A table with nobody playing: it can be looked at, and a button on it leads on.

    A game makes its scene, view, display, focus and button, and then lets them be watched.
    """

    scene: ShownScene
    view: SceneView
    display: TableDisplay
    focus: SceneFocus
    play_on_button: TableButton
    commands: Commands
    watching: Watching

    looked_up: tuple[str, ...]
    """The commands that the menu offers."""

    def __init__(self, replay: Replay, overlays: Overlays) -> None:
        """Sheets about the game are laid above the page that has these overlays."""
        super().__init__()
        self._replay = replay
        self._overlays = overlays

    def watch(self, table: Table, slots: Mapping[str, Callable[..., object]]) -> None:
        """Follow the replay; these commands can be done."""
        self.commands = Commands(table, slots, self._overlays.page, palette.ON_TABLE)
        way_on = WayOn(self.play_on_button, self._replay, self)
        watched = (self.display, self.view, self.focus, self.commands, way_on)
        self.watching = Watching(self, *watched, self.what_happened)
        self.watching.key_pressed.connect(self.key_pressed)
        way_on.play_on_wanted.connect(self.play_on_wanted)
        way_on.back_wanted.connect(self.left)
        way_on.result_wanted.connect(self._show_result)
        self.watching.do_by_keys(self.enter)

    # What a game has for itself

    @abstractmethod
    def enter(self) -> None:
        """Do with what has the focus what a click would do."""

    @abstractmethod
    def end_sheet(self) -> EndSheet:
        """What is said of the end of the game."""

    @abstractmethod
    def place_button(self) -> None:
        """Put the button that leads on where it belongs."""

    def scored(self) -> str:
        """That the game was scored here, and whose turn it is; nothing if it was not."""
        return ""

    # For the page

    def begin(self) -> None:
        """Show where the replay is."""
        self.watching.begin()

    def take_focus(self) -> None:
        """Let keys go to the table."""
        self.view.setFocus()

    def allow_to_play_on(self, *, is_allowed: bool) -> None:
        """Offer to go on from here as a new game, or not; when it is over, its result is."""
        self.watching.way_on.allow_to_play_on(is_allowed=is_allowed)

    def lead_back(self) -> None:
        """The game is still being played: offer the way back to it instead."""
        self.watching.way_on.lead_back()

    def apply_settings(self, settings: Settings) -> None:
        """How large text is, and whether counts and points are shown."""
        self.commands["aids"].setChecked(not settings.hides_aids)
        self.scene.show_aids(with_aids=not settings.hides_aids)
        self.scene.scale_text(settings.text_scale)
        self.place_button()

    def what_happened(self) -> str:
        """That the game is over, or was scored; otherwise the last deed, or whose turn it is."""
        if self._replay.is_over:
            return tr("The game is over")
        return self.scored() or self.display.last_deed() or whose_turn(self._replay)

    def things_to_look_up(self) -> list[LookedUp]:
        """All that does not depend on what has the focus; the result first, if there is one."""
        commands = self.commands
        found = [
            (label_of(commands.table, name), commands[name].trigger) for name in self.looked_up
        ]
        result = (tr("See the result"), self._show_result)
        return [result, *found] if self.watching.way_on.has_result() else found

    def _show_result(self) -> None:
        end = self.end_sheet()
        end.start_page_wanted.connect(self.left)
        self._overlays.lay(end)
