"""The board game on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import SavedGame
from alhambra_qt.games import GameOnScreen
from alhambra_qt.play.seating import Seating
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.alhambra.replayed_table import ReplayedTable
    from alhambra_qt.alhambra.setup_panel import AlhambraPanel
    from alhambra_qt.alhambra.table_page import TablePage
    from alhambra_qt.play.character import Character
    from alhambra_qt.play.game_setup import GameSetup
    from alhambra_qt.play.new_games import NewGame
    from alhambra_qt.play.replay import Replay
    from alhambra_qt.rule_book.chapters import Part
    from alhambra_qt.widgets.overlays import Overlays
    from core.kernel.lines import Line


class AlhambraOnScreen(GameOnScreen):
    """The base game, for two to six."""

    name = "alhambra"
    seating = Seating(fewest=2, most=6, asks_for_youngest=True)
    has_first_game = True

    def title(self) -> str:
        """As on the box."""
        return tr("Alhambra")

    def about_first_game(self) -> str:
        """How long it takes."""
        return tr("Learn it by playing, in about ten minutes")

    def for_whom(self) -> str:
        """Any number that the rules have a table for."""
        return tr("for two to six players, with modules if you like")

    def characters(self) -> tuple[Character, ...]:
        """Any, or one of those that the core knows."""
        from alhambra_qt.alhambra.characters import characters_told  # noqa: PLC0415 (late)

        return characters_told()

    def how_far(self, game: SavedGame) -> str:
        """Its scoring rounds tell it."""
        stages = (
            tr("before the first scoring round"),
            tr("after the first scoring round"),
            tr("after the second scoring round"),
        )
        return stages[min(game.scorings, len(stages) - 1)]

    def can_show(self, header: Line) -> bool:
        """If there is a table part for each of its modules: those have a short name."""
        if not super().can_show(header) or not header["modules"]:
            return super().can_show(header)  # the start page asks, and needs no table
        from alhambra_qt.alhambra.parts.short_names import SHORT_NAMES  # noqa: PLC0415 (late)

        return all(module in SHORT_NAMES for module in header["modules"])

    def played_with(self, game: SavedGame) -> str:
        """Its modules."""
        if not game.modules:
            return ""
        from alhambra_qt.alhambra.parts.short_names import played_with  # noqa: PLC0415 (late)

        return played_with(game.modules)

    def chapters(self) -> tuple[Part, ...]:
        """The base game, two players, and the modules."""
        from alhambra_qt.rule_book.contents import ALHAMBRA  # noqa: PLC0415 (late)

        return ALHAMBRA

    def header_of(self, setup: GameSetup) -> Line:
        """Each computer has a character."""
        from alhambra_qt.alhambra.characters import in_character  # noqa: PLC0415 (late)

        return super().header_of(in_character(setup))

    def new_game(self, setup: GameSetup) -> NewGame:
        """The number of the deal says which character a computer has, so it has to be known."""
        from alhambra_qt.play.new_games import any_deal  # noqa: PLC0415 (late)

        return super().new_game(
            setup if setup.seed is not None else setup._replace(seed=any_deal())
        )

    def setup_panel(self) -> AlhambraPanel:
        """Which modules are played, and what is different with two players."""
        from alhambra_qt.alhambra.setup_panel import AlhambraPanel  # noqa: PLC0415 (late)

        return AlhambraPanel()

    def page(self, new: NewGame, settings: Settings) -> TablePage:
        """The table; above it the coach if somebody learns."""
        from alhambra_qt.alhambra.table_page import TablePage  # noqa: PLC0415 (late)
        from alhambra_qt.play.match import Match  # noqa: PLC0415 (late)
        from alhambra_qt.teaching.progress import is_first_game  # noqa: PLC0415 (late)

        if not is_first_game(new.session.lines):
            return TablePage(Match(new.session, new.random), settings)
        from alhambra_qt.tutorial.coach import Coach  # noqa: PLC0415 (seldom needed)
        from alhambra_qt.tutorial.match import TutorialMatch  # noqa: PLC0415 (seldom needed)

        match = TutorialMatch(new.session, new.random)
        page = TablePage(match, settings)
        Coach(page, match)
        return page

    def replay_table(self, replay: Replay, settings: Settings, overlays: Overlays) -> ReplayedTable:
        """The same table, with nobody at it."""
        from alhambra_qt.alhambra.replayed_table import ReplayedTable  # noqa: PLC0415 (late)

        return ReplayedTable(replay, settings, overlays)

    def first_game(self, last: GameSetup | None) -> NewGame:
        """A prepared deal, with two partners."""
        from alhambra_qt.teaching.seats import seats_to_learn  # noqa: PLC0415 (late)
        from alhambra_qt.tutorial.deal import tutorial_game  # noqa: PLC0415 (late)

        return tutorial_game(seats_to_learn(last))


GAME = AlhambraOnScreen()
