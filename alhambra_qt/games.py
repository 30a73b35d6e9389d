"""The games on the screen: what the program has to know of each.

Pages, files, New Game and the rule book name no game. What they have to know of one, they ask here.
A game is registered by one line, and its own folder says the rest in `on_screen.py`. That file is
loaded when somebody asks for it, and loads a table only to show it, so the first frame comes early.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import SavedGame
from alhambra_qt.play.seating import Seating
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.game_pages import GamePage, ReplayTable, SetupPanel
    from alhambra_qt.play.character import Character
    from alhambra_qt.play.game_setup import GameSetup
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

    def about_first_game(self) -> str:
        """What is promised to newcomers; empty if there is no first game."""
        return ""

    @abstractmethod
    def for_whom(self) -> str:
        """How many can play it, in words."""

    def same_number_means(self) -> str:
        """What two games have in common if they're given the same number, in words."""
        return tr("Games with the same number have the same deal. Leave this empty for a new deal.")

    def characters(self) -> tuple[Character, ...]:
        """What its computers can be like, the first if nobody chooses; none if all are alike."""
        return ()

    @abstractmethod
    def how_far(self, game: SavedGame) -> str:
        """Where a game of it is that is not over, in words."""

    def played_with(self, _game: SavedGame) -> str:
        """What was added to the game, in a few words; empty if nothing was."""
        return ""

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

    def new_game(self, setup: GameSetup) -> NewGame:
        """A game that begins, at a table that is set so."""
        from alhambra_qt.play.new_games import new_game  # noqa: PLC0415 (late)

        return new_game(self.header_of(setup), setup.seed)

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
