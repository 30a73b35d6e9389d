"""The games on the screen: what the program has to know of each.

Pages, files, New Game and the rule book name no game. What they have to know of one, they ask here.
A game is registered by one line, and its own folder says the rest in `on_screen.py`. That file is
loaded when somebody asks for it, and loads a table only to show it, so the first frame comes early.

Abstract methods of widgets are checked by mypy alone: Qt's metaclass leaves no room for ABC.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton, QWidget

from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import SavedGame
from alhambra_qt.play.seating import Seating

if TYPE_CHECKING:
    from alhambra_qt.play.game_setup import GameSetup
    from alhambra_qt.play.match import Match
    from alhambra_qt.play.new_games import NewGame
    from alhambra_qt.play.replay import Replay
    from alhambra_qt.rule_book.chapters import Part
    from alhambra_qt.widgets.overlays import Overlays
    from core.kernel.lines import Line

REGISTERED = {
    "alhambra": "alhambra_qt.alhambra.on_screen",
    "roll-and-write": "alhambra_qt.roll_and_write.on_screen",
}
"""By the name that a record's header gives: the module whose ``GAME`` is a `KnownGame`."""


class ShowingPage(QWidget):
    """A page that shows a game, as the main window knows it.

    F1 lists the `Commands` that it makes.
    """

    left = Signal()
    """Back to the start page."""
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    keys_wanted = Signal()
    language_wanted = Signal(str)
    rules_wanted = Signal(object)
    """A rule to be read; None for the whole rule book."""
    sounded = Signal(object)
    """A `Cue`: something can be heard."""
    sound_wanted = Signal(bool)
    """Sounds are to be played, or not."""

    @abstractmethod
    def begin(self) -> None:
        """Show the game, and let it go on from where it is."""

    @abstractmethod
    def hold(self) -> None:
        """Something else is looked at: let nothing happen meanwhile."""

    @abstractmethod
    def release(self) -> None:
        """Go on; keys go to the game again."""

    @abstractmethod
    def apply_settings(self, settings: Settings) -> None:
        """Somebody has chosen something."""


class GamePage(ShowingPage):
    """The page of a running game."""

    same_deal_wanted = Signal()
    same_seats_wanted = Signal()
    copy_wanted = Signal()
    """A copy of the game is to be saved in a file that somebody names."""
    watch_wanted = Signal()
    """The game, which is over, is to be watched from its beginning."""
    moment_wanted = Signal(object)
    """A `Moment` of the game is to be seen again; the game goes on afterwards."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        """Show this match, which belongs to the page from now on."""
        super().__init__(parent)
        self.match = match
        match.setParent(self)
        self.is_saved: Callable[[], bool] = lambda: True
        """Whether everything that was played is on disk."""

    @abstractmethod
    def take_focus(self) -> None:
        """Let keys go to the game again."""

    def hold(self) -> None:
        """Computers wait."""
        self.match.hold()

    def release(self) -> None:
        """Computers go on."""
        self.match.release()
        self.take_focus()


class ReplayTable(QWidget):
    """What shows a game that was played before, on the page that has its time line."""

    key_pressed = Signal(object)
    """A `QKeyEvent` that is none of the table's own."""
    play_on_wanted = Signal()
    rules_wanted = Signal(object)
    """A rule to be read; None for the whole rule book."""
    left = Signal()
    """Back to the start page, or to the game."""
    moment_wanted = Signal(object)
    """A `Moment` of the game is to be shown."""
    sounded = Signal(object)
    """A `Cue`: something can be heard."""

    @abstractmethod
    def begin(self) -> None:
        """Show where the replay is."""

    @abstractmethod
    def take_focus(self) -> None:
        """Let keys go to the table."""

    @abstractmethod
    def apply_settings(self, settings: Settings) -> None:
        """Somebody has chosen something."""

    @abstractmethod
    def tools(self) -> list[QToolButton]:
        """Buttons for the bar above the table."""

    @abstractmethod
    def fly_for(self, milliseconds: int) -> None:
        """From now on, what moves in a step does so for this long."""

    @abstractmethod
    def show_hands(self, *, are_open: bool) -> None:
        """Show what is in the hands of players, or hide it."""

    @abstractmethod
    def allow_to_play_on(self, *, is_allowed: bool) -> None:
        """Offer to go on from here as a new game, or not."""

    @abstractmethod
    def lead_back(self) -> None:
        """The game is still being played: offer the way back to it instead."""

    @abstractmethod
    def what_happened(self) -> str:
        """What has just happened, or who is to play, in a sentence."""

    @abstractmethod
    def show_scoring(self, index: int) -> None:
        """Look at a scoring, by its position among those of the game."""

    @abstractmethod
    def things_to_look_up(self) -> list[tuple[str, Callable[[], None]]]:
        """What the menu offers to look up: its name, and what shows it."""


class SetupPanel(QWidget):
    """What New Game asks for one game alone, below the seats."""

    changed = Signal(object)
    """The `GameSetup` that somebody wants."""
    rule_wanted = Signal(object)
    """A `Rule` is to be read in the rule book."""

    @abstractmethod
    def show_setup(self, setup: GameSetup) -> None:
        """Show what is chosen; if there is nothing to say, hide."""

    @abstractmethod
    def retranslate(self) -> None:
        """Say everything in the language of the program."""

    @abstractmethod
    def arrange(self, room: int, gap: int) -> None:
        """Put what is in it beside each other if there is room, with such a gap between."""


class KnownGame(ABC):
    """A game whose rules can be read."""

    name: ClassVar[str]
    """As a record's header gives it."""

    @abstractmethod
    def title(self) -> str:
        """What it is called, in the language of the program."""

    @abstractmethod
    def chapters(self) -> tuple[Part, ...]:
        """Its parts of the rule book."""


class GameOnScreen(KnownGame):
    """A game that can be played in the window."""

    seating: ClassVar[Seating]
    """How many can play it."""

    has_first_game: ClassVar[bool] = False
    """Whether it teaches newcomers in a first game."""

    @abstractmethod
    def for_whom(self) -> str:
        """How many can play it, in words."""

    @abstractmethod
    def how_far(self, game: SavedGame) -> str:
        """Where a game of it is that is not over, in words."""

    def can_show(self, header: Line) -> bool:
        """Whether there is a table for the game that a header announces, with all its options."""
        name: str = header["game"]
        return name == self.name

    def setup_panel(self) -> SetupPanel | None:
        """What New Game asks for this game alone; None if that is nothing."""
        return None

    def header_of(self, setup: GameSetup) -> Line:
        """The first line of the record of a new game, at a table that is set so."""
        from alhambra_qt.play.new_games import header_of  # noqa: PLC0415 (late)

        return header_of(self.name, setup, with_youngest=self.seating.asks_for_youngest)

    def accepts(self, setup: GameSetup) -> bool:
        """Whether there is such a game, and a table for it, whatever wrote the set-up down."""
        from core.catalogue import game_of  # noqa: PLC0415 (late)
        from core.kernel.lines import BadLine  # noqa: PLC0415 (late)

        try:
            return self.can_show(game_of(self.header_of(setup)).header)
        except (BadLine, TypeError):
            return False

    @abstractmethod
    def page(self, new: NewGame, settings: Settings) -> GamePage:
        """A page that shows a game which begins, or goes on."""

    @abstractmethod
    def replay_table(self, replay: Replay, settings: Settings, overlays: Overlays) -> ReplayTable:
        """What shows a game that was played before; ``overlays`` lie above its page."""

    def first_game(self, last: GameSetup | None) -> NewGame:
        """The game that teaches newcomers, for those who played last."""
        raise NotImplementedError


def known_games() -> list[KnownGame]:
    """All games, in the order of the rule book."""
    return [_loaded(name) for name in REGISTERED]


def games_on_screen() -> list[GameOnScreen]:
    """The games that can be played, in the order in which they are offered."""
    return [game for game in known_games() if isinstance(game, GameOnScreen)]


def game_named(name: str) -> GameOnScreen | None:
    """The game that records call so, if it can be played."""
    game = _loaded(name) if name in REGISTERED else None
    return game if isinstance(game, GameOnScreen) else None


def game_of_setup(setup: GameSetup | None) -> GameOnScreen:
    """The game that a table was set for; the first one there is if none was chosen."""
    chosen = None if setup is None else game_named(setup.game)
    return chosen or games_on_screen()[0]


def game_for(header: Line) -> GameOnScreen | None:
    """The game that a header announces, if there is a table for it."""
    game = game_named(header["game"])
    return game if game is not None and game.can_show(header) else None


def can_be_opened(game: SavedGame) -> bool:
    """Whether there is a table for a saved game, with all its options."""
    return game_for({"game": game.game, "modules": list(game.modules)}) is not None


def rule_book() -> tuple[Part, ...]:
    """All parts of the rule book."""
    return tuple(part for game in known_games() for part in game.chapters())


def _loaded(name: str) -> KnownGame:
    game: KnownGame = import_module(REGISTERED[name]).GAME
    return game
