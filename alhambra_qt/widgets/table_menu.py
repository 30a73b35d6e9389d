"""The menu of a table: leave, begin again, give up, change hands, look things up, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.play.game_setup import LEVELS, PERSON, level_of
from alhambra_qt.play.players import Player
from alhambra_qt.widgets.commands import PROGRAM, Commands, label_of
from alhambra_qt.widgets.game_menu import GameMenu
from alhambra_qt.widgets.kinds import kind_described, kind_name
from alhambra_qt.widgets.menu import Choice, Choices
from alhambra_qt.words import names


class OfTheGame(NamedTuple):
    """What the menu of one game has for itself."""

    looked_up: tuple[str, ...]
    """The commands that look something up."""
    dealt_anew: Callable[[], str]
    """What a new game with the same players begins with."""
    dealt_again: Callable[[], str]
    """What begins again with the same deal."""
    lessons: tuple[tuple[Callable[[], str], Callable[[], None]], ...] = ()
    """Short lessons on what is in this game: what each is about, and what shows it."""


class TableMenu(GameMenu):
    """What can be done apart from playing."""

    result_wanted = Signal()
    watch_wanted = Signal()
    same_deal_wanted = Signal()
    same_seats_wanted = Signal()
    copy_wanted = Signal()
    silence_wanted = Signal()
    """Be asked between turns from now on, or not any more."""
    hands_wanted = Signal(int, str)
    """A seat, and who is to play it from now on."""

    def __init__(
        self,
        players: Sequence[Player],
        who: int | None,
        commands: Commands,
        of_the_game: OfTheGame,
        parent: QWidget,
        *,
        is_over: bool = False,
        has_result: bool = False,
        is_saved: Callable[[], bool] = lambda: True,
        silencing: Callable[[], str] = lambda: "",
    ) -> None:
        """``who`` is the person who would give up; None if there is none.

        ``commands`` are those of the table; ``silencing`` is what it says to a person who is asked
        something between turns, or not any more.
        """
        super().__init__(parent)
        self._players = players
        self._who = who
        self._commands = commands
        self._of_the_game = of_the_game
        self._is_over = is_over
        self._has_result = has_result
        self._is_saved = is_saved
        self._silencing = silencing

    # Lists of choices

    def this_game(self) -> list[Choice]:
        """Leave, begin again, give up, hand over."""
        return self._after_the_game() if self._is_over else self._while_playing()

    def _while_playing(self) -> list[Choice]:
        choices = [
            self.closing(self.tr("Back to the game"), "", lambda: None, is_main=True),
            self.closing(
                self.tr("Leave the table"),
                self._what_leaving_means(),
                self.left.emit,
            ),
            self._copy(),
            *self._new_games(),
        ]
        if self._silencing():
            choices.append(
                self.closing(
                    self._silencing(),
                    self.tr("In this game, between turns"),
                    self.silence_wanted.emit,
                )
            )
        if self._who is not None:
            choices.append(
                self.leading_to(
                    self.tr("Give up"),
                    self.tr("A computer takes over for {name}").format(name=self._name()),
                    self._giving_up,
                )
            )
        choices.append(
            self.leading_to(
                self.tr("Hand over a seat"),
                self.tr("To a computer or a person"),
                self._seats,
            )
        )
        return choices

    def _copy(self) -> Choice:
        title = label_of(PROGRAM, "save")
        return self.closing(title, self.tr("To a file you choose"), self.copy_wanted.emit)

    def _what_leaving_means(self) -> str:
        if self._is_saved():
            return self.tr("The game is saved, so you can continue it later")
        return self.tr("Not everything is saved, so you’ll be asked first")

    def _after_the_game(self) -> list[Choice]:
        result = self.closing(self.tr("See the result"), "", self.result_wanted.emit, is_main=True)
        return [
            *([result] if self._has_result else []),
            self.closing(
                self.tr("Watch the game"),
                self.tr("Turn by turn, from the start"),
                self.watch_wanted.emit,
            ),
            self.closing(self.tr("Back to the start page"), "", self.left.emit),
            self._copy(),
            *self._new_games(),
        ]

    def _new_games(self) -> list[Choice]:
        return [
            self.closing(
                self.tr("New game with the same players"),
                self._of_the_game.dealt_anew(),
                self.same_seats_wanted.emit,
            ),
            self.closing(
                self.tr("Play this game again"),
                self._of_the_game.dealt_again(),
                self.same_deal_wanted.emit,
            ),
        ]

    def looked_up(self) -> list[Choice]:
        """What the game has, and lessons on what is in it."""
        actions = [self._commands[name] for name in self._of_the_game.looked_up]
        choices = [self.closing(action.text(), "", action.trigger) for action in actions]
        if self._of_the_game.lessons:
            lessons = self.leading_to(self.tr("How the modules work"), "", self._lessons)
            choices.insert(0, lessons)
        return choices

    def _lessons(self) -> Choices:
        lessons = self._of_the_game.lessons
        choices = [self.closing(title(), "", show) for title, show in lessons]
        title = self.tr("How the modules work")
        return Choices.in_a_row(title, [*choices, self.back(self.tr("Back"))])

    def _giving_up(self) -> Choices:
        assert self._who is not None
        title = self.tr("{name} is giving up. Who takes over?").format(name=self._name())
        no = self.back(self.tr("No, keep playing"))
        return Choices.in_a_row(title, [*self._takers(self._who, LEVELS), no])

    def _seats(self) -> Choices:
        choices = []
        for seat, player in enumerate(self._players):
            choices.append(
                self.leading_to(
                    names.named(player.name), kind_name(player.kind), partial(self._hands, seat)
                )
            )
        choices.append(self.back(self.tr("Back")))
        return Choices.in_a_row(self.tr("Hand over a seat"), choices)

    def _hands(self, seat: int) -> Choices:
        player = self._players[seat]
        others = [kind for kind in (PERSON, *LEVELS) if kind != level_of(player.kind)]
        title = self.tr("Who should play for {name}?").format(name=names.named(player.name))
        return Choices.in_a_row(title, [*self._takers(seat, others), self.back(self.tr("Back"))])

    def _takers(self, seat: int, kinds: Sequence[str]) -> list[Choice]:
        """Who could play a seat from now on."""
        return [
            self.closing(
                kind_name(kind),
                kind_described(kind),
                partial(self.hands_wanted.emit, seat, kind),
            )
            for kind in kinds
        ]

    def _name(self) -> str:
        assert self._who is not None
        return names.named(self._players[self._who].name)
