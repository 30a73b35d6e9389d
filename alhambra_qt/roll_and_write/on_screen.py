"""The dice game on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import LONGEST_RECORD, SavedGame
from alhambra_qt.games import GameOnScreen
from alhambra_qt.play.seating import Seating
from alhambra_qt.words.languages import tr
from core.kernel.whole_files import open_to_read

if TYPE_CHECKING:
    from alhambra_qt.play.game_setup import GameSetup
    from alhambra_qt.play.new_games import NewGame
    from alhambra_qt.play.replay import Replay
    from alhambra_qt.roll_and_write.replayed_table import ReplayedTable
    from alhambra_qt.roll_and_write.setup_panel import RollAndWritePanel
    from alhambra_qt.roll_and_write.table_page import TablePage
    from alhambra_qt.rule_book.chapters import Part
    from alhambra_qt.widgets.overlays import Overlays
    from core.kernel.lines import Line


class RollAndWriteOnScreen(GameOnScreen):
    """Alhambra Roll & Write, for one to five."""

    name = "roll-and-write"
    seating = Seating(fewest=1, most=5)
    has_first_game = True

    def title(self) -> str:
        """As on the box."""
        return tr("Alhambra Roll & Write")

    def about_first_game(self) -> str:
        """How long it takes."""
        return tr("Learn it by playing, in about five minutes")

    def for_whom(self) -> str:
        """Any number that the rules have a table for."""
        return tr("for one to five players, with a daily roll")

    def same_number_means(self) -> str:
        """Nothing is dealt here."""
        return tr("Games with the same number have the same rolls. Leave this empty for new rolls.")

    def how_far(self, game: SavedGame) -> str:
        """Its round."""
        return tr("round {round}").format(round=_round_of(game))

    def chapters(self) -> tuple[Part, ...]:
        """All of its rules."""
        from alhambra_qt.rule_book.contents import ROLL_AND_WRITE  # noqa: PLC0415 (late)

        return ROLL_AND_WRITE

    def setup_panel(self) -> RollAndWritePanel:
        """How many imaginary players join in, and whether they can win."""
        from alhambra_qt.roll_and_write.setup_panel import RollAndWritePanel  # noqa: PLC0415 (late)

        return RollAndWritePanel()

    def header_of(self, setup: GameSetup) -> Line:
        """Imaginary players get their names from the rules; if none were chosen, as usual."""
        from alhambra_qt.play.new_games import seats_of  # noqa: PLC0415 (late)
        from core.roll_and_write.game import header_of  # noqa: PLC0415 (late)
        from core.roll_and_write.sheet import sheet_of  # noqa: PLC0415 (late)

        options = dict(setup.options)
        is_solo = len(setup.seats) == 1
        if options.pop("daily", False):  # everyone plays the same game
            options = {"imaginary": None, "contest": False}
        imaginary = options.pop("imaginary", None)
        if isinstance(imaginary, list):  # as a record has them
            imaginary = len(imaginary)
        contest = options.pop("contest", False)
        if "sheet" in options:
            options["sheet"] = sheet_of(options["sheet"])
        return header_of(
            seats_of(setup),
            imaginary if is_solo else None,
            contest if is_solo else False,
            **options,
        )

    def new_game(self, setup: GameSetup) -> NewGame:
        """If somebody plays alone and wishes it, with the dice of the day."""
        from alhambra_qt.play.new_games import KNOWN_DEAL  # noqa: PLC0415 (late)
        from alhambra_qt.roll_and_write.daily import note_of, today  # noqa: PLC0415 (late)

        new = super().new_game(setup)
        if setup.options.get("daily") and len(setup.seats) == 1:
            new.session.note(note_of(today()))
        elif setup.seed is not None:  # somebody else may have told the number
            new.session.note(KNOWN_DEAL)
        return new

    def page(self, new: NewGame, settings: Settings) -> TablePage:
        """The table; above it the coach if somebody learns."""
        from alhambra_qt.play.match import Match  # noqa: PLC0415 (late)
        from alhambra_qt.roll_and_write.daily import dice_of  # noqa: PLC0415 (late)
        from alhambra_qt.roll_and_write.table_page import TablePage  # noqa: PLC0415 (late)
        from alhambra_qt.teaching.progress import is_first_game  # noqa: PLC0415 (late)

        if not is_first_game(new.session.lines):
            match = Match(new.session, new.random, draw=dice_of(new.session.lines))
            return TablePage(match, settings)
        from alhambra_qt.roll_and_write.tutorial.coach import Coach  # noqa: PLC0415 (seldom needed)
        from alhambra_qt.roll_and_write.tutorial.match import FirstMatch  # noqa: PLC0415 (seldom needed)

        first = FirstMatch(new.session, new.random)
        page = TablePage(first, settings)
        Coach(page, first)
        return page

    def replay_table(self, replay: Replay, settings: Settings, overlays: Overlays) -> ReplayedTable:
        """The same table, with nobody at it."""
        from alhambra_qt.roll_and_write.replayed_table import ReplayedTable  # noqa: PLC0415 (late)

        return ReplayedTable(replay, settings, overlays)

    def first_game(self, last: GameSetup | None) -> NewGame:
        """Prepared dice, with two partners."""
        from alhambra_qt.roll_and_write.tutorial.deal import first_game  # noqa: PLC0415 (late)
        from alhambra_qt.teaching.seats import seats_to_learn  # noqa: PLC0415 (late)

        return first_game(seats_to_learn(last))


def _round_of(game: SavedGame) -> int:
    """Every seat has one main action in a round, so those of the last seat tell how many are over.

    Only this is read: a record needn't be checked to be listed.
    """
    try:
        with open_to_read(game.path) as file:
            lines = file.read(LONGEST_RECORD)
    except OSError:
        return 1
    last = len(game.names) - 1
    return 1 + sum(
        lines.count(f'\n{{"seat": {last}, "do": "{action}"'.encode())
        for action in ("cross", "coins")
    )


GAME = RollAndWriteOnScreen()
