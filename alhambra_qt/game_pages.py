"""What a game brings to the window: its page, its table in a replay, its panel in New Game.

Abstract methods of widgets are checked by mypy alone: Qt's metaclass leaves no room for ABC.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton, QWidget

from alhambra_qt.files.settings import Settings, Speed, speed_of_motion

if TYPE_CHECKING:
    from alhambra_qt.play.computers.seats import Stuck
    from alhambra_qt.play.game_setup import GameSetup
    from alhambra_qt.play.match import Match
    from alhambra_qt.widgets.commands import Commands
    from alhambra_qt.widgets.end_sheet import EndSheet
    from alhambra_qt.widgets.game_menu import GameMenu
    from alhambra_qt.widgets.overlays import Overlays
    from alhambra_qt.widgets.table_menu import OfTheGame, TableMenu
    from alhambra_qt.widgets.top_bar import TopBar


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

    game_name: str
    """The game that it shows, as records call it."""

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

    def answer_menu(self, menu: GameMenu) -> None:
        """Do what somebody wants of a menu, whatever is shown."""
        menu.left.connect(self.left)
        menu.settings_wanted.connect(self.settings_wanted)
        menu.full_screen_wanted.connect(self.full_screen_wanted)
        menu.language_wanted.connect(self.language_wanted)
        menu.rules_wanted.connect(lambda: self.rules_wanted.emit(None))
        menu.keys_wanted.connect(self.keys_wanted)


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
    overlays: Overlays
    """The sheets that lie on it; each game makes its own."""
    commands: Commands
    top_bar: TopBar
    """What is above its table."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        """Show this match, which belongs to the page from now on."""
        super().__init__(parent)
        self.match = match
        match.setParent(self)
        self.game_name = match.game.header["game"]
        self.is_saved: Callable[[], bool] = lambda: True
        """Whether everything that was played is on disk."""
        self.memory: Path | None = None
        """The folder for what is remembered of games; None if nothing is."""

    @abstractmethod
    def take_focus(self) -> None:
        """Let keys go to the game again."""

    def menu(self, of_the_game: OfTheGame, silencing: Callable[[], str] = str) -> TableMenu:
        """What can be done apart from playing, and is done if somebody wants it.

        ``silencing`` is what it says to a person who is asked something between turns.
        """
        from alhambra_qt.widgets.table_menu import TableMenu  # noqa: PLC0415 (late)

        menu = TableMenu(
            self.match.players,
            self.who_gives_up(),
            self.commands,
            of_the_game,
            self,
            is_over=self.match.is_over,
            has_result=self.match.is_played_out,
            is_saved=self.is_saved,
            silencing=silencing,
        )
        self.answer_menu(menu)
        menu.watch_wanted.connect(self.watch_wanted)
        menu.same_deal_wanted.connect(self.same_deal_wanted)
        menu.same_seats_wanted.connect(self.same_seats_wanted)
        menu.copy_wanted.connect(self.copy_wanted)
        menu.hands_wanted.connect(self._change_hands)
        return menu

    def answer_end(self, end: EndSheet) -> None:
        """Do what somebody wants once the game is over."""
        end.again_wanted.connect(self.same_seats_wanted)
        end.same_deal_wanted.connect(self.same_deal_wanted)
        end.watch_wanted.connect(self.watch_wanted)
        end.start_page_wanted.connect(self.left)

    def _change_hands(self, seat: int, kind: str) -> None:
        self.match.change_hands(seat, kind, self.match.players[seat].name)

    def ask_who_takes_over(self, stuck: Stuck, unit: float) -> None:
        """A computer is out: somebody decides what comes of its seat."""
        from alhambra_qt.dialogs.stuck_dialog import StuckDialog  # noqa: PLC0415 (late)

        name = self.match.players[stuck.seat].name
        dialog = StuckDialog(self, unit, name)
        dialog.answered.connect(lambda kind: self.match.change_hands(stuck.seat, kind, name))
        dialog.again_wanted.connect(self.match.try_again)
        dialog.left.connect(self.left)
        dialog.open()

    def who_gives_up(self) -> int | None:
        """The person to play; or the only one there is; nobody when the game is over."""
        players = self.match.players
        persons = [seat for seat, player in enumerate(players) if player.is_person]
        if self.match.is_over or not persons:
            return None
        seat = self.match.seat_to_play
        if seat in persons:
            return seat
        return persons[0] if len(persons) == 1 else None

    def apply_to_any_game(self, settings: Settings) -> None:
        """What is set for all games: how turns end, what is on, and what may move."""
        self.match.ends_turns_itself = settings.ends_turns_itself
        self.commands["aids"].setChecked(not settings.hides_aids)
        self.commands["sound"].setChecked(settings.plays_sounds)
        self.top_bar.thinking_sign.is_still = speed_of_motion(settings) is Speed.OFF

    def hold(self) -> None:
        """Computers wait."""
        self.match.hold()

    def release(self) -> None:
        """Computers go on, unless a sheet lies here."""
        if self.overlays.current is None:
            self.match.release()
            self.take_focus()
        else:
            self.overlays.come_to_the_top()


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
    def allow_to_play_on(self, *, is_allowed: bool) -> None:
        """Offer to go on from here as a new game, or not; when it is over, its result is."""

    @abstractmethod
    def lead_back(self) -> None:
        """The game is still being played: offer the way back to it instead."""

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

    above: QWidget | None = None
    """What it asks before anybody looks at the seats, above them."""

    changed = Signal(object)
    """The `GameSetup` that somebody wants."""
    rule_wanted = Signal(object)
    """A `Rule` is to be read in the rule book."""
    overlay_wanted = Signal(object)
    """An overlay is to be laid above the page: what makes it, given the page."""

    @abstractmethod
    def show_setup(self, setup: GameSetup) -> None:
        """Show what is chosen; if there is nothing to say, hide."""

    def remark(self) -> str:
        """What is said of the chosen table beside the button that starts; empty if nothing is."""
        return ""

    @abstractmethod
    def retranslate(self) -> None:
        """Say everything in the language of the program."""

    @abstractmethod
    def arrange(self, room: int, gap: int) -> None:
        """Put what is in it beside each other if there is room, with such a gap between."""
