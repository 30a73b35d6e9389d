"""A running game: play, take back, play again, and be written down while it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Generic, NamedTuple, TypeAlias, TypeVar

from core.kernel.game import Game
from core.kernel.journal import Journal, Keeper
from core.kernel.lines import Line
from core.kernel.read_only import ReadOnly
from core.kernel.record import replay
from core.kernel.referee import Taken
from core.kernel.rulebook import Action, IllegalAction, State
from core.kernel.whole_files import open_to_read

S = TypeVar("S", bound=State)

Playable: TypeAlias = Action | Line
"""Something to be played: an action, or a note."""

UNDO = "undo"
"""The key of a note that is taken back like an action; all other notes stay."""
ALONE = "alone"
JOINED = "joined"
"""… together with what was played before it."""


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

    @property
    def step(self) -> Playable:
        """What was played."""
        return self.lines[0] if self.action is None else self.action

    @property
    def stays(self) -> bool:
        """Whether it is a note that nobody takes back."""
        return self.action is None and UNDO not in self.lines[0]

    @property
    def begins_a_step(self) -> bool:
        """Whether it is taken back by itself, and not with what was played before it."""
        return self.action is not None or self.lines[0].get(UNDO) == ALONE

    def without_result(self) -> Played[S]:
        """The same without the line that ended the game, if it had one."""
        if not any("result" in line for line in self.lines):
            return self
        return self._replace(lines=tuple(line for line in self.lines if "result" not in line))


class Session(Generic[S]):
    """One game from its start to where it stands."""

    def __init__(self, game: Game[S], played: Iterable[Played[S]] = ()) -> None:
        """A game before anything has happened, or after what was played in another session of it.

        Of a result nothing is taken over: the game goes on from there.
        """
        self.game = game
        self._start = game.start()
        self._played = [one.without_result() for one in played]
        self._taken_back: list[tuple[Playable, ...]] = []
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
    def played(self) -> Sequence[Played[S]]:
        """All that has happened, as it is at any moment: it costs the same however much it is."""
        return ReadOnly(self._played)

    @property
    def lines(self) -> list[Line]:
        """The lines of the record after the header; made anew whenever somebody asks."""
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

    def backwards(self) -> Iterator[tuple[S, Played[S]]]:
        """All that has happened, the last first, each with the state that it found."""
        for at in range(len(self._played) - 1, -1, -1):
            yield self._state_before(at), self._played[at]

    def _state_before(self, at: int) -> S:
        return self._played[at - 1].state if at > 0 else self._start

    def play(self, *steps: Playable, with_result: bool = True) -> None:
        """Let actions and notes happen, all of them or none; refuses what the rules refuse.

        The record has them, in one piece, before anybody can see where they led. Without the
        result, a game that is over can still be taken back from its record; `finish` adds it.
        """
        self._play(steps, with_result=with_result)
        self._taken_back.clear()

    def _play(self, steps: Sequence[Playable], *, with_result: bool) -> None:
        results = self._results_due()
        played: list[Played[S]] = []
        state = self.state
        for step in steps:
            one, led_to = self._played_in(state, step)
            played.append(one)
            results += led_to
            state = one.state
        if with_result and results:
            played[-1] = played[-1]._replace(lines=(*played[-1].lines, *results))
        is_turn_over = not state.agenda or state.to_play != self.state.to_play
        self._add(played, sync=is_turn_over)

    def _played_in(self, before: S, step: Playable) -> tuple[Played[S], list[Line]]:
        """What comes of a step in this state, and the result if that is the end."""
        if isinstance(step, dict):
            return Played(None, (step,), before), []
        game = self.game
        violation = game.rules.violation(before, step)
        if violation is not None:
            raise IllegalAction(violation)
        after = game.rules.apply(before, step)
        lines = lines_of(game, before, step, after)
        others = tuple(line for line in lines if "result" not in line)
        return Played(step, others, after), [line for line in lines if "result" in line]

    def _results_due(self) -> list[Line]:
        """The result of a game that is over, if the record has none yet."""
        at = self._last_action()
        if self.result is not None or self.decision is not None or at is None:
            return []
        facts = self.game.facts(self._state_before(at), self._played[at].state)
        return [fact.line for fact in facts if "result" in fact.line]

    def finish(self) -> None:
        """Write the result of a game that is over, if the record has none yet."""
        results = self._results_due()
        if results:
            if self._journal is not None:
                self._journal.write(results)
            self._played[-1] = self._played[-1]._replace(lines=(*self._played[-1].lines, *results))

    def _add(self, played: Sequence[Played[S]], *, sync: bool = False) -> None:
        """Write first, then let it happen: if the disk refuses, nothing has changed."""
        if self._journal is not None:
            lines = [line for one in played for line in one.lines]
            self._journal.write(lines)
            if sync:
                try:
                    self._journal.sync()
                except OSError:
                    self._journal.take_back(len(lines))
                    raise
        self._played += played

    def take_over(self, line: Line, taken: list[Taken[S]]) -> None:
        """Add a line of a record that a referee has let happen."""
        for silent in taken[:-1]:
            self._add([Played(silent.action, (), silent.state)])
        if taken:
            self._add([Played(taken[-1].action, (line,), taken[-1].state)])
        elif "note" in line or (at := self._last_action()) is None:
            self._add([Played(None, (line,), self.state)])
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
            self._add([Played(None, (line,), self.state)])

    def can_undo(self) -> bool:
        """Whether the last step can be taken back without anything hidden having been shown."""
        at = self._last_step()
        if at is None or type(self._played[at].action) in self._chances():
            return False
        return self.result is None or self._is_ended_by(self._played[at])

    def _is_ended_by(self, played: Played[S]) -> bool:
        """Whether the result followed from this action; a forfeit follows from none."""
        return played is self._played[-1] and not played.state.agenda

    def _last_step(self) -> int | None:
        """Where the last step begins among all that has happened, notes that stay included."""
        for at in range(len(self._played) - 1, -1, -1):
            if self._played[at].begins_a_step:
                return at
        return None

    def _chances(self) -> set[type[Any]]:
        return {chance.action for chance in self.game.rules.chances.values()}

    def undo(self) -> None:
        """Take the last step back; notes that were written since stay."""
        at = self._last_step()
        assert at is not None, "there is something to take back"
        state, tail = self._state_before(at), self._played[at:]
        notes = [Played(None, one.lines[:1], state) for one in tail if one.stays]
        if self._journal is not None:
            lines = sum(len(one.lines) for one in tail)
            self._journal.replace(lines, [line for note in notes for line in note.lines])
        self._played[at:] = notes
        self._taken_back.append(tuple(one.step for one in tail if not one.stays))

    def can_redo(self) -> bool:
        """Whether a step was taken back and nothing else was played since."""
        return bool(self._taken_back)

    def redo(self, *, with_result: bool = True) -> None:
        """Play the step again that was taken back last."""
        self._play(self._taken_back[-1], with_result=with_result)
        self._taken_back.pop()


def follow_record(
    file: BinaryIO, game_of: Callable[[Line], Game[Any]], *, partial: bool = False
) -> Iterator[Session[Any]]:
    """The game in a record as it grows: the same session after its header and after each line.

    At the first line that is no good it raises the `BadLine`, and the session is the game up to
    there. Lines are kept as they stand there, with keys that we don't know. With ``partial`` a last
    line that was cut off is left out.
    """
    happened = replay(file, game_of, partial=partial)
    referee = next(happened).referee
    session = Session(referee.game)
    yield session
    for line, taken, _ in happened:
        session.take_over(line, taken)
        yield session
    for fact in referee.facts_due if referee.result is None else ():
        if "result" not in fact.line:
            session.take_over(fact.line, [])


def open_record(path: Path, game_of: Callable[[Line], Game[Any]]) -> Session[Any]:
    """The game in a record file, up to the last whole line; raises `BadLine` if one is no good.

    A score that was cut off behind the action that led to it is added; a result is not, since the
    last turn may rest.
    """
    with open_to_read(path) as file:
        *_, session = follow_record(file, game_of, partial=True)
    return session
