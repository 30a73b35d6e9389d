"""The table of a game that was played before: to be looked at, with nobody playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QToolButton

from alhambra_qt.alhambra.commands import REPLAYED, zooming
from alhambra_qt.alhambra.display import Display, Durations
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.sheets.looking import Looking
from alhambra_qt.alhambra.sounds import TableSounds
from alhambra_qt.alhambra.table.buttons import AnyButton, Button, place_buttons
from alhambra_qt.alhambra.table.region import LineOf, PlateOf
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.alhambra.table_focus import TableFocus
from alhambra_qt.files.settings import Settings, Speed, speed_of_motion
from alhambra_qt.look import pictures
from alhambra_qt.play.replay import Replay
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.keys import pushed_by
from alhambra_qt.watched_table import WatchedTable
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.widgets.watching import whose_turn
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay

_CELEBRATED = 0.6
"""How long something shines, in parts of the time for which pieces fly before."""


class ReplayedTable(WatchedTable):
    """A scene that shows a replay; pieces can be looked at closely, and stay where they are."""

    looked_up = ("log", "points", "unseen", "discards")
    scene: TableScene
    display: Display
    focus: TableFocus

    def __init__(self, replay: Replay, settings: Settings, overlays: Overlays) -> None:
        """Hands are hidden until somebody wants to see them."""
        super().__init__(replay, overlays)
        self._hands_are_open = False
        self.scene = TableScene()
        self.view = TableView(self.scene, self)
        self.display = Display(replay, self.scene, self._whose_hand, self)
        self.display.tell_ahead(replay.session.state, replay.session.played)
        self.looking = Looking(self.display, overlays)
        TableSounds(self.display, self, with_jumps=False).sounded.connect(self.sounded)
        self.play_on_button = self.scene.add_button()
        buttons: dict[AnyButton, TableButton] = {Button.PLAY_ON: self.play_on_button}
        self.focus = TableFocus(self.view, self.display, buttons)
        self.watch(REPLAYED, self._slots())
        self._wire()
        self.apply_settings(settings)
        self.watching.retranslate()

    def _slots(self) -> dict[str, Callable[..., object]]:
        return {
            **zooming(self.scene),
            "inspect": self._inspect,
            "aids": lambda is_on: self.scene.show_aids(with_aids=is_on),
            **self.looking.commands(),
        }

    def _wire(self) -> None:
        scene, look_at = self.scene, self.looking.look_at
        scene.card_clicked.connect(look_at)
        scene.rule_wanted.connect(self.rules_wanted)
        self.looking.moment_wanted.connect(self.moment_wanted)
        self.view.key_pressed.connect(self._press)
        self.view.resized.connect(self.place_button)

    # For the page

    def apply_settings(self, settings: Settings) -> None:
        """And whether sheets move."""
        super().apply_settings(settings)
        self.looking.is_still = speed_of_motion(settings) is Speed.OFF

    def tools(self) -> list[QToolButton]:
        """For the whole palace, and for counts and points."""
        return [self.commands.button("fit"), self.commands.button("aids")]

    def fly_for(self, milliseconds: int) -> None:
        """What people and computers did takes equally long."""
        self.display.durations = Durations(
            person=milliseconds,
            computer=milliseconds,
            celebration=round(milliseconds * _CELEBRATED),
        )

    def show_hands(self, *, are_open: bool) -> None:
        """Show the hand of the seat whose palace is large, or none."""
        self._hands_are_open = are_open
        self.display.refresh()

    def scored(self) -> str:
        """The last scoring round that was held here, and whose turn it is."""
        replay = self._replay
        held = [at for at, stop in enumerate(replay.course.scorings) if stop == replay.cursor]
        if not held:
            return ""
        scoring = texts.scoring(replay.state.scorings[held[-1]].number)
        return tr("{scoring}. {turn}").format(scoring=scoring, turn=whose_turn(replay))

    def show_scoring(self, index: int) -> None:
        """Look at a scoring again."""
        self.looking.show_scoring(index)

    def end_sheet(self) -> EndOverlay:
        """The winners, and all points."""
        return self.looking.end_sheet(is_watched=True)

    # Reacting

    def _whose_hand(self) -> int | None:
        return self.display.large if self._hands_are_open else None

    def _press(self, event: QKeyEvent) -> None:
        if (push := pushed_by(event)) is not None:
            self.scene.move_city(push)
        else:
            self.watching.press(event)

    def _inspect(self) -> None:
        match self.focus.thing:
            case Piece() | Card() | PlateOf() | LineOf() | str() as thing:
                self.looking.look_at(thing)

    def enter(self) -> None:
        """Do with what has the focus what a click would do."""
        match self.focus.thing:
            case None:
                self.focus.appear()
            case PlateOf(seat):
                self.scene.seat_clicked.emit(seat)
                self.focus.tell()
            case LineOf() as line:
                self.scene.link_clicked.emit(line)
            case Button.PLAY_ON:
                self.play_on_button.click()
            case str() as region:
                self.looking.look_at(self.scene.regions[region].opens or region)
            case _:
                self._inspect()

    def place_button(self) -> None:
        """Where it belongs on the table."""
        place_buttons({Button.PLAY_ON: self.play_on_button}, self.scene, self.font())

    # Qt

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """One table follows the other now, and tiles have another size on many of them."""
        super().showEvent(event)
        pictures.keep_parts(of_many_tables=True)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """That is over."""
        super().hideEvent(event)
        pictures.keep_parts(of_many_tables=False)
