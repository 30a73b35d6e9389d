"""A display: what a scene shows of a game, and how it gets there."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from alhambra_qt.play.home import Home
from alhambra_qt.play.showing import Showing, Step
from alhambra_qt.play.telling import NEWEST, seated
from alhambra_qt.roll_and_write import telling
from alhambra_qt.roll_and_write.model import TableModel, table_model
from alhambra_qt.roll_and_write.table.changes import Movement, movements, rolled_for_imaginary
from alhambra_qt.roll_and_write.table.scene import DiceScene
from alhambra_qt.words import names
from core.roll_and_write.imaginary_players import RolledForImaginary
from core.roll_and_write.passing_on import Rolled
from core.roll_and_write.table import Table


@dataclass(frozen=True)
class Durations:
    """For how many milliseconds dice are on their way."""

    moving: int = 0
    rolling: int = 0
    celebration: int = 0
    """What is worth a moment, after that."""


class Moved(NamedTuple):
    """What was done, and the dice that lie elsewhere by it."""

    step: Step
    movements: tuple[Movement, ...]


class Display(QObject):
    """Lets one scene show one game as it goes on: one step after the other, as dice land."""

    changed = Signal()
    """All that has happened is shown. Buttons and labels may say something else now."""
    moved = Signal(object)
    """A `Moved`."""
    lingered = Signal(int)
    """Dice are on their way, for so many milliseconds."""

    def __init__(self, showing: Showing, scene: DiceScene, parent: QObject | None = None) -> None:
        """Connect the two."""
        super().__init__(parent)
        self.showing = showing
        self.scene = scene
        self.durations = Durations()
        self._home = Home(showing)
        self._coming: deque[tuple[Step, TableModel]] = deque()
        self._is_showing = False
        scene.goes_on = self.skip
        showing.stepped.connect(self._on_stepped)
        showing.restored.connect(self.refresh)
        scene.flights.landed.connect(self._on_landed)

    # Asking

    @property
    def table(self) -> Table:
        """The state that is shown, once all has landed."""
        table: Table = self.showing.state
        return table

    @property
    def large(self) -> int:
        """The seat whose sheet is large."""
        return self._home.large

    @property
    def is_moving(self) -> bool:
        """Whether something that has happened is still to be seen."""
        return bool(self._coming) or self.scene.flights.is_flying

    def lines(self, number: int = NEWEST) -> tuple[telling.Told, ...]:
        """The last things that happened."""
        showing = self.showing
        seats = seated(showing.players)
        played = showing.played
        told: list[telling.Told] = []
        for at in range(len(played) - 1, -1, -1):
            if len(told) >= number:
                break
            if played[at].action is not None:
                before = played[at - 1].state if at else showing.game.start()
                told[:0] = telling.told(before, played[at], at + 1, seats)
        return tuple(told[-number:])

    def all_lines(self) -> tuple[telling.Told, ...]:
        """Everything that happened."""
        return self.lines(len(self.showing.played) * 4)

    def last_deed(self) -> str:
        """What the seat to play has just done in this turn, in a sentence, or nothing."""
        played, rules = self.showing.played, self.showing.game.rules
        seat = self.showing.seat_to_play
        for at in range(len(played) - 1, 0, -1):
            action, before = played[at].action, played[at - 1].state
            if action is None or not played[at].lines:
                continue
            if rules.decision(before).seat != seat:
                return ""
            return telling.happened(names.named(self.showing.players[seat].name), action, before)
        return ""

    def model(self) -> TableModel:
        """The table as it is shown once all has landed."""
        return self._model(self.table, self.showing.seat_to_play, self.large)

    def _model(self, table: Table, to_play: int, large: int) -> TableModel:
        showing = self.showing
        return table_model(table, showing.players, showing.played, to_play=to_play, large=large)

    # Showing

    def refresh(self) -> None:
        """Show how things are, at once."""
        self._coming.clear()
        self._home.follow_the_turn()
        self.scene.lines = self.lines()
        self._show(self.model())
        self.changed.emit()

    def _show(self, model: TableModel, moved: tuple[Movement, ...] = (), duration: int = 0) -> None:
        """Whatever is still on its way lands then, and nothing comes of that."""
        self._is_showing = True
        self.scene.show(model, moved, duration)
        self._is_showing = False

    def skip(self) -> bool:
        """Let all that has happened be seen at once; whether there was anything to wait for."""
        was_moving = self.is_moving
        self._coming.clear()
        self.scene.flights.skip()
        return was_moving

    def look_at(self, seat: int) -> None:
        """Show the sheet of this seat large; a second look goes back home."""
        self._home.look_at(seat)
        self.refresh()

    def look_at_nobody(self) -> None:
        """Show the sheet at home large."""
        self._home.look_at_nobody()
        self.refresh()

    def _on_stepped(self, step: Step) -> None:
        before = self._coming[-1][1] if self._coming else self.scene.model
        if before is None or not self._duration(step):
            if self._coming or self.scene.flights.is_flying:
                return  # it is shown with what comes at the end
            if before is not None:
                after = self._model(step.after, before.to_play, before.large)
                self._tell(step, before, after)
            self.refresh()
            return
        after = self._model(step.after, before.to_play, before.large)
        self._coming.append((step, after))
        self.lingered.emit(sum(self._duration(one) for one, _ in self._coming))
        if not self.scene.flights.is_flying:
            self._show_next()

    def _show_next(self) -> None:
        """Show a step that has dice on their way; what has none is seen with the next."""
        while self._coming and self.scene.model is not None:
            step, after = self._coming.popleft()
            moved = self._tell(step, self.scene.model, after)
            self._show(after, moved, self._duration(step))
            if self.scene.flights.is_flying:
                return
        self.refresh()

    def _on_landed(self) -> None:
        if not self._is_showing:
            self._show_next()

    def _tell(self, step: Step, before: TableModel, after: TableModel) -> tuple[Movement, ...]:
        """What moved, for those who listen."""
        if isinstance(step.action, RolledForImaginary):
            row = len(after.sheets) + step.action.imaginary
            moved = rolled_for_imaginary(row, step.action.yellow[0], step.action.blue[0])
        else:
            moved = movements(before, after, is_rolled=isinstance(step.action, Rolled))
        self.moved.emit(Moved(step, moved))
        return moved

    def _duration(self, step: Step) -> int:
        """Nobody waits for what is rolled before the first round."""
        if isinstance(step.action, Rolled | RolledForImaginary):
            is_playing = bool(step.before.score_sheet.round)
            return self.durations.rolling if is_playing else 0
        return self.durations.moving
