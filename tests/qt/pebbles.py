"""A second game on the screen, as a newcomer would add one: the pebbles of the kernel's tests.

What stands in `on_screen.py` of a game's folder stands here; ``registered`` is the line in
`alhambra_qt/games.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QToolButton, QVBoxLayout

from alhambra_qt import games
from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import SavedGame
from alhambra_qt.game_pages import GamePage, ReplayTable, SetupPanel
from alhambra_qt.games import GameOnScreen
from alhambra_qt.play.game_setup import GameSetup
from alhambra_qt.play.match import Match
from alhambra_qt.play.new_games import NewGame
from alhambra_qt.play.replay import Replay
from alhambra_qt.play.seating import Seating
from alhambra_qt.rule_book.chapters import Chapter, Paragraph, Part
from alhambra_qt.widgets.commands import Command, Commands, Table
from alhambra_qt.widgets.overlays import Overlays
from core import catalogue
from core.kernel.lines import BadLine, Line, check_keys
from core.kernel.record import HEADER_KEYS, seats_of
from tests.core.kernel.pebbles import PebbleGame, PebbleRule, React, SayNothing, Take

NAME = "pebbles"
COMMANDS: Table = (Command("take", ("T",), told="take a pebble"),)


class PebblesAtATable(PebbleGame):
    """The game with a header, as a record has it; it can be played with care."""

    def __init__(self, header: Line) -> None:
        """For two, and with one option."""
        super().__init__()
        check_keys(header, HEADER_KEYS | {"careful"})
        seats_of(header, 2, 2)
        if not isinstance(header.get("careful", False), bool):
            raise BadLine("careful must be true or false")
        self.header = header


class PebblePanel(SetupPanel):
    """Asks whether to be careful."""

    def __init__(self) -> None:
        super().__init__()
        self.careful = QCheckBox()
        QVBoxLayout(self).addWidget(self.careful)
        self._setup = GameSetup(())
        self.careful.toggled.connect(
            lambda is_on: self.changed.emit(self._setup._replace(options={"careful": is_on}))
        )

    def show_setup(self, setup: GameSetup) -> None:
        """Show what is chosen."""
        self._setup = setup
        self.careful.setChecked(setup.options.get("careful", False))

    def retranslate(self) -> None:
        """English is enough for a test."""
        self.careful.setText("With care")

    def arrange(self, room: int, gap: int) -> None:
        """There is one thing only."""


class PebblePage(GamePage):
    """Shows how many pebbles there are; a button takes one."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.overlays = Overlays(self)
        self.pebbles = QLabel()
        self.take = QPushButton("Take one")
        lines = QVBoxLayout(self)
        lines.addWidget(self.pebbles)
        lines.addWidget(self.take)
        self.take.clicked.connect(self._on_take)
        Commands(COMMANDS, {"take": self._on_take}, self).serve_keys()
        match.stepped.connect(self._show)
        match.restored.connect(self._show)

    def _on_take(self) -> None:
        self.match.end_turn(Take(1))
        if isinstance(self.match.decision, React):
            self.match.end_turn(SayNothing())

    def _show(self) -> None:
        self.pebbles.setText(f"{self.match.state.pebbles} pebbles")
        self.take.setEnabled(self.match.decision is not None)

    def begin(self) -> None:
        """Let the match go on."""
        self.match.begin()

    def take_focus(self) -> None:
        """The button has the keys."""
        self.take.setFocus()

    def apply_settings(self, settings: Settings) -> None:
        """Nothing here can be chosen."""


class PebbleReplay(ReplayTable):
    """Shows how many pebbles there were; a button plays on."""

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self._replay = replay
        self.pebbles = QLabel()
        self.play_on = QPushButton("Play on")
        lines = QVBoxLayout(self)
        lines.addWidget(self.pebbles)
        lines.addWidget(self.play_on)
        self.play_on.clicked.connect(self.play_on_wanted)
        replay.stepped.connect(self.begin)
        replay.restored.connect(self.begin)

    def begin(self) -> None:
        """Show how many there are here."""
        self.pebbles.setText(f"{self._replay.state.pebbles} pebbles")

    def take_focus(self) -> None:
        """The page has the keys."""
        self.setFocus()

    def apply_settings(self, settings: Settings) -> None:
        """Nothing here can be chosen."""

    def tools(self) -> list[QToolButton]:
        return []

    def fly_for(self, milliseconds: int) -> None:
        """Pebbles don't fly."""

    def show_hands(self, *, are_open: bool) -> None:
        """Nobody hides a pebble."""

    def allow_to_play_on(self, *, is_allowed: bool) -> None:
        self.play_on.setEnabled(is_allowed)

    def lead_back(self) -> None:
        """Nobody looks back at a pebble."""

    def what_happened(self) -> str:
        return "somebody took a pebble"

    def show_scoring(self, index: int) -> None:
        """There is none."""

    def things_to_look_up(self) -> list[tuple[str, Callable[[], None]]]:
        return []

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.key_pressed.emit(event)


class PebblesOnScreen(GameOnScreen):
    """Take one or two."""

    name = NAME
    seating = Seating(fewest=2, most=2)

    def title(self) -> str:
        return "Pebbles"

    def for_whom(self) -> str:
        return "for two players"

    def how_far(self, game: SavedGame) -> str:
        del game
        return "some pebbles are left"

    def chapters(self) -> tuple[Part, ...]:
        told = [Paragraph(rule, rule.value) for rule in PebbleRule]
        return (Part("Pebbles", (Chapter("Taking pebbles", tuple(told)),)),)

    def setup_panel(self) -> PebblePanel:
        return PebblePanel()

    def page(self, new: NewGame, settings: Settings) -> PebblePage:
        del settings
        return PebblePage(Match(new.session, new.random))

    def replay_table(self, replay: Replay, settings: Settings, overlays: Overlays) -> PebbleReplay:
        del settings, overlays
        return PebbleReplay(replay)


GAME = PebblesOnScreen()


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line in the core, one line in the window."""
    monkeypatch.setitem(catalogue.GAMES, NAME, lambda: PebblesAtATable)
    monkeypatch.setitem(games.REGISTERED, NAME, __name__)
