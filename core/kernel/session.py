"""A running game: play, take back, play again, and be written down while it happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from core.kernel.game import Game
from core.kernel.journal import Journal, Keeper
from core.kernel.lines import Line
from core.kernel.record import replay
from core.kernel.referee import Taken
from core.kernel.rulebook import Action, IllegalAction, State
from core.kernel.whole_files import open_to_read

S = TypeVar("S", bound=State)


def lines_of(game: Game[S], before: S, action: Action, after: S) -> list[Line]:
    """The lines of an action and of what followed from it."""
    facts = [fact.line for fact in game.facts(before, after)]
    if type(action) is type(game.rules.silent_answer(before)):
        return facts
    return [game.notation.write(game.rules.decision(before).seat, action), *facts]


class Played(NamedTuple, Generic[S]):
    """An action, the lines it is written with, and where it led.

    A note is written among the actions and leads nowhere: it has no action.
    """

    action: Action | None
    lines: tuple[Line, ...]
    state: S


class Session(Generic[S]):
    """One game from its start to where it stands."""

    def __init__(self, game: Game[S]) -> None:
        """A game before anything has happened."""
        self.game = game
        self._start = game.start()
        self._played: list[Played[S]] = []
        self._taken_back: list[Action] = []
        self._journal: Keeper | None = None

    @property
    def state(self) -> S:
        """Where the game stands."""
        return self._played[-1].state if self._played else self._start

    @property
    def decision(self) -> Any:
        """What the game waits for; None when it is over, also by forfeit."""
        return None if self.result is not None else self.game.rules.decision(self.state)

    @property
    def result(self) -> Line | None:
        """How the game ended, if its record says so: nothing is written behind that."""
        last = self._played[-1].lines[-1:] if self._played else ()
        return last[0] if last and "result" in last[0] else None

    @property
    def played(self) -> tuple[Played[S], ...]:
        """All that has happened."""
        return tuple(self._played)

    @property
    def lines(self) -> list[Line]:
        """The lines of the record after the header."""
        return [line for played in self._played for line in played.lines]

    def write_to(self, path: Path) -> None:
        """Keep a record in this file from now on."""
        self.keep_in(Journal.begun(path, self.game.header, self.lines))

    def keep_in(self, journal: Keeper) -> None:
        """Tell somebody from now on who knows all that has happened so far."""
        self.close()
        self._journal = journal

    def close(self) -> None:
        """Stop writing the record."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def play(self, action: Action) -> None:
        """Let an action happen; refuses what the rules refuse.

        The record has it before anybody can see where it led.
        """
        self._play(action)
        self._taken_back.clear()

    def _play(self, action: Action) -> None:
        game, before = self.game, self.state
        violation = game.rules.violation(before, action)
        if violation is not None:
            raise IllegalAction(violation)
        after = game.rules.apply(before, action)
        is_turn_over = not after.agenda or after.to_play != before.to_play
        played = Played(action, tuple(lines_of(game, before, action, after)), after)
        self._add(played, sync=is_turn_over)

    def _add(self, played: Played[S], *, sync: bool = False) -> None:
        """Write first, then let it happen: where the disk refuses, nothing has changed."""
        if self._journal is not None:
            self._journal.write(played.lines)
            if sync:
                self._journal.sync()
        self._played.append(played)

    def take_over(self, line: Line, taken: list[Taken[S]]) -> None:
        """Add a line of a record that a referee has let happen."""
        for silent in taken[:-1]:
            self._add(Played(silent.action, (), silent.state))
        if taken:
            self._add(Played(taken[-1].action, (line,), taken[-1].state))
        elif "note" in line or (at := self._last_action()) is None:
            self.note(line)
        elif "result" in line:  # nothing follows it
            self._played[-1] = self._played[-1]._replace(lines=(*self._played[-1].lines, line))
        else:  # a score belongs to the action that led to it
            last = self._played[at]
            self._played[at] = last._replace(lines=(*last.lines, line))

    def _last_action(self) -> int | None:
        """Where the last action stands among all that has happened, notes included."""
        for at in range(len(self._played) - 1, -1, -1):
            if self._played[at].action is not None:
                return at
        return None

    def note(self, line: Line) -> None:
        """Write down something that does not change the game; what is over takes no notes."""
        if self.result is None:
            self._add(Played(None, (line,), self.state))

    def can_undo(self) -> bool:
        """Whether the last action can be taken back without anything hidden having been shown."""
        at = self._last_action()
        if at is None or type(self._played[at].action) in self._chances():
            return False
        return self.result is None or self._is_ended_by(self._played[at])

    def _is_ended_by(self, played: Played[S]) -> bool:
        """Whether the result followed from this action; a forfeit follows from none."""
        return played is self._played[-1] and not played.state.agenda

    def _chances(self) -> set[type[Any]]:
        return {chance.action for chance in self.game.rules.chances.values()}

    def undo(self) -> None:
        """Take the last action back; notes that were written since stay."""
        at = self._last_action()
        assert at is not None, "there is something to take back"
        last, *notes = self._played[at:]
        assert last.action is not None
        if self._journal is not None:
            self._journal.take_back(len(last.lines) + len(notes))
        del self._played[at:]
        self._taken_back.append(last.action)
        for note in notes:
            self.note(*note.lines)

    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else was played since."""
        return bool(self._taken_back)

    def redo(self) -> None:
        """Play the action again that was taken back last."""
        self._play(self._taken_back[-1])
        self._taken_back.pop()


def open_record(path: Path, game_of: Callable[[Line], Game[Any]]) -> Session[Any]:
    """The game in a record file, up to the last whole line.

    Lines are kept as they stand there, with keys that we don't know. A score that was cut off
    behind the action that led to it is added.
    """
    with open_to_read(path) as file:
        happened = replay(file, game_of, partial=True)
        referee = next(happened).referee
        session = Session(referee.game)
        for line, taken, _ in happened:
            session.take_over(line, taken)
    for fact in referee.facts_due if referee.result is None else ():
        session.take_over(fact.line, [])
    return session
