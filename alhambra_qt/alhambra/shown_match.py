"""A match on the scene: what is shown of it, to whom, and what is told beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from alhambra_qt.alhambra.interactions.choosing import Turn
from alhambra_qt.alhambra.interactions.pencil import Pencil, pencil_in
from alhambra_qt.alhambra.presenters.changes import Movement, last_turns, movements
from alhambra_qt.alhambra.presenters.history import Deed, Entry, History
from alhambra_qt.alhambra.presenters.table_model import TableModel, table_model
from alhambra_qt.alhambra.table.arrangement import Chosen
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.play.match import Match, Step
from alhambra_qt.play.players import Player
from alhambra_qt.play.presence import Presence
from alhambra_qt.words import telling, texts
from alhambra_qt.words.names import shown
from core.alhambra.palace import FOUNTAIN_ALONE
from core.kernel.rulebook import Action


@dataclass(frozen=True)
class Durations:
    """For how many milliseconds something flies over the table."""

    person: int = 0
    computer: int = 0

    def of(self, players: Sequence[Player], step: Step | None) -> int:
        """What a computer does is slow enough to follow, what people do does not keep them."""
        is_computer = step is not None and step.seat >= 0 and not players[step.seat].is_person
        return self.computer if is_computer else self.person


class ShownMatch(QObject):
    """Lets a scene show how things are; what was only clicked or pencilled in is shown, too."""

    changed = Signal()
    """Buttons and labels may say something else now."""
    turn_passed = Signal(int)
    """Another person is to play, or nobody knows who is there: draw the curtain."""

    def __init__(self, match: Match, scene: TableScene, parent: QObject | None = None) -> None:
        """Connect the two."""
        super().__init__(parent)
        self.match = match
        self.scene = scene
        self.durations = Durations()
        self._presence = Presence(match)
        self._expected: Player | None = None
        self._is_for_people = True
        self._shown: int | None = None
        self._money: frozenset[int] = frozenset()
        self._own_choice: frozenset[int] | None = None
        self._pencil = Pencil(FOUNTAIN_ALONE)
        self._step: Step | None = None
        self._history = History(match.session)
        scene.seat_clicked.connect(self.look_at)
        match.stepped.connect(self._on_stepped)
        match.restored.connect(self.refresh)

    # Asking

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.match.seat_to_play

    @property
    def turn(self) -> Turn:
        """What the seat to play can do now."""
        decision = None if self.is_curtained else self.match.decision
        return Turn(self.match.table, self.seat, self._pencil, decision)

    @property
    def is_curtained(self) -> bool:
        """Whether nothing is shown before the person to play is there."""
        return self._expected is not None

    @property
    def hand_of(self) -> int | None:
        """Whose hand is shown; None where nobody may see one."""
        return self._presence.hand_of

    @property
    def marks(self) -> Mapping[str, int | str]:
        """Where each tile bought in this turn is pencilled in."""
        return self._pencil.marks

    def history(self) -> Sequence[Entry]:
        """All that is known to have happened at the table that is shown."""
        return self._history.at(self.match.table)

    def placements(self) -> list[Action]:
        """What was pencilled in, as it will be done when the turn ends."""
        return self._pencil.actions()

    # Showing

    def refresh(self) -> None:
        """Show how things are."""
        self._follow_the_turn()
        self._draw_curtain_if_needed()
        self._pencil = pencil_in(self.match.session, self.match.table, self.seat)
        if not self.turn.may_act:
            self._money = frozenset()  # what was chosen is forgotten with the turn
        self.scene.show_lines(self.lines())
        self.scene.show_turns(self._turns())
        self.scene.show_chosen(Chosen(self._money, self._own_choice or frozenset()))
        model = self._model()
        step, self._step = self._step, None
        duration = self.durations.of(self.match.players, step)
        moved: tuple[Movement, ...] = ()
        if duration and self.scene.model is not None and not self.is_curtained:
            moved = movements(self.scene.model, model, None if step is None else step.action)
        self.scene.show(model, moved, duration)
        self.changed.emit()

    def _model(self) -> TableModel:
        match = self.match
        return table_model(
            match.table,
            [(shown(player.name), player.colour, player.kind) for player in match.players],
            shown=self.seat if self._shown is None else self._shown,
            to_play=self.seat,
            hand_of=self.hand_of,
            marks=self._pencil.shown(),
            last=last_turns(match.session.played, self.seat),
        )

    def _follow_the_turn(self) -> None:
        """Between people and computers the large palace is that of the seat to play again.

        While computers play, somebody may look at one palace for longer than a turn.
        """
        is_for_people = self.match.players[self.seat].is_person
        if is_for_people != self._is_for_people:
            self._is_for_people = is_for_people
            self._shown = None

    def _draw_curtain_if_needed(self) -> None:
        self._presence.look()
        before, self._expected = self._expected, self._presence.expected
        if self._expected is not None and self._expected is not before:
            self._put_everything_down()
            self._shown = None
            self.turn_passed.emit(self.seat)

    def _put_everything_down(self) -> None:
        """Nothing that somebody has clicked or carries is there for the next person."""
        self._money = frozenset()
        self._own_choice = None
        self.scene.cancel_drag()
        self.scene.bubble.hide()

    def lift_curtain(self) -> None:
        """The person is there."""
        self._presence.greet()
        self.refresh()

    def lines(self, number: int = 12) -> tuple[tuple[int | None, str], ...]:
        """The last things that happened, each with the colour of its seat."""
        return telling.lines_told(self.history(), self._seated(), number)

    def last_deed(self) -> str:
        """What the seat to play has just done in this turn, in a sentence; empty where nothing."""
        deeds = [entry for entry in self.history()[-2:] if isinstance(entry, Deed)]
        if not deeds or deeds[-1].seat != self.seat:
            return ""
        name = telling.named(self.match.players[self.seat].name)
        return texts.happened(name, deeds[-1].action, deeds[-1].before)

    def _turns(self) -> tuple[telling.TurnTold, ...]:
        """What everybody else did last."""
        me = self.seat if self.hand_of is None else self.hand_of
        return telling.turns_told(self.history(), me, self._seated())

    def _seated(self) -> list[telling.Seated]:
        return [(shown(player.name), player.colour) for player in self.match.players]

    def look_at(self, seat: int) -> None:
        """Show the palace of this seat large; that of the seat to play again if it is."""
        self._shown = None if seat == self.seat else seat
        self.refresh()

    def _on_stepped(self, step: Step) -> None:
        self._step = step
        self.refresh()
