"""A display: what a scene shows of a game, to whom, and what is told beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.pencil import Pencil, pencil_in
from alhambra_qt.alhambra.presenters.changes import Movement, last_turn_by_seat, movements
from alhambra_qt.alhambra.presenters.history import Deed, Entry, History, Line, TurnTold
from alhambra_qt.alhambra.presenters.modelling import table_model, without_market_tile
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.table.setting import News
from alhambra_qt.play.home import Home
from alhambra_qt.play.players import Player, stand_ins
from alhambra_qt.play.showing import Showing, Step
from alhambra_qt.play.telling import NEWEST, seated
from alhambra_qt.scene.shining import Celebrated
from alhambra_qt.words import names
from alhambra_qt.words.languages import Translators
from alhambra_qt.words.names import shown
from core.alhambra.table import Table
from core.alhambra.view import known_to
from core.kernel.rulebook import CHANCE
from core.kernel.session import Played


@dataclass(frozen=True)
class Durations:
    """For how many milliseconds something flies over the table."""

    person: int = 0
    computer: int = 0
    otherwise: int = 0
    """What was not done in a step: undone, for instance."""
    celebration: int = 0
    """What is celebrated, after all else has landed."""

    def of(self, players: Sequence[Player], step: Step | None) -> int:
        """What a computer does is slow enough to follow, what people do does not keep them."""
        if step is None:
            return self.otherwise
        is_computer = step.seat >= 0 and not players[step.seat].is_person
        return self.computer if is_computer else self.person


@dataclass(frozen=True)
class Moved:
    """What lies elsewhere now, whether it flies there or not."""

    movements: tuple[Movement, ...]
    step: Step | None
    """What it came of; None if it was pencilled in, undone, or shown at another point."""
    duration: int
    """For how many milliseconds it flies."""


class Display(QObject):
    """Lets one scene show one game as it goes on.

    It shows a hand only if it is told whose may be seen. If people play at the scene, `chosen`
    says what they have clicked.
    """

    about_to_show = Signal()
    """The table has changed and is shown next: put down what does not belong to it any more."""
    changed = Signal()
    """It was shown. Buttons and labels may say something else now."""
    moved = Signal(object)
    """A `Moved`: pieces lie elsewhere than before."""
    celebrated = Signal(int)
    """Something shines on the table, and is over in so many milliseconds."""

    def __init__(
        self,
        showing: Showing,
        scene: TableScene,
        whose_hand: Callable[[], int | None],
        parent: QObject | None = None,
    ) -> None:
        """Connect the two; ``whose_hand`` says whose may be seen, None while nobody's may."""
        super().__init__(parent)
        self.showing = showing
        self.scene = scene
        self.durations = Durations()
        self.chosen: frozenset[Card] = frozenset()
        self.fitting: frozenset[Card] | None = None
        """The cards that can be paid with; None while nobody chooses any."""
        self.offered: frozenset[Card] | None = None
        """The cards that a click takes at once; None while none does."""
        self.foreseen: tuple[Piece, Pencil] | None = None
        """A tile that was dropped and is not paid yet, and the pencil marks with it."""
        self.is_covered = False
        """Whether nobody sees the table: nothing flies over it."""
        self.pencil = Pencil(showing.state, showing.seat_to_play)
        """Where the seat to play has pencilled in the tiles bought in this turn."""
        self._whose_hand = whose_hand
        self._known: tuple[Table, int | None, Table] | None = None
        self._parts = parts_of(showing.state.rules)
        scene.set_up(self._parts.regions.values())
        self._home = Home(showing)
        self._step: Step | None = None
        self._told: tuple[object, News] | None = None
        self._history = History(showing.game.start(), self._parts.noticed)
        scene.seat_clicked.connect(self.look_at)
        showing.stepped.connect(self._on_stepped)
        showing.restored.connect(self.refresh)

    # Asking

    @property
    def table(self) -> Table:
        """The table as far as the viewer may know it; all else on it lies face down."""
        state, viewer = self.showing.state, self._whose_hand()
        if self._known is None or self._known[0] is not state or self._known[1] != viewer:
            self._known = (state, viewer, known_to(state, viewer))
        return self._known[2]

    @property
    def home(self) -> int:
        """The seat that the table is shown to."""
        return self._home.seat

    @property
    def large(self) -> int:
        """The seat whose palace is shown large."""
        return self._home.large

    def history(self) -> Sequence[Entry]:
        """All that the viewer may know to have happened at the table that is shown."""
        return self._history.at(self.table, self.showing.played, self._whose_hand())

    def tell_ahead(self, state: Table, played: Sequence[Played[Table]]) -> None:
        """Get to know all that will have happened, so that no point of it takes long to show."""
        self._history.at(state, played, None)

    def lines(self, number: int = NEWEST) -> tuple[Line, ...]:
        """The last things that happened, each with the colour of its seat."""
        return telling.lines_told(self.history(), seated(self.showing.players), number)

    def last_deed(self) -> str:
        """What the seat to play has just done in this turn, in a sentence, or nothing."""
        seat = self.showing.seat_to_play
        deeds = [entry for entry in self.history()[-2:] if isinstance(entry, Deed)]
        if not deeds or deeds[-1].seat != seat:
            return ""
        name = names.named(self.showing.players[seat].name)
        return telling.happened(name, deeds[-1].action, deeds[-1].before)

    def tells_of(self, step: Step) -> bool:
        """Whether everybody may know of a step: seats that decide at the same time keep theirs."""
        rules = step.before.rules
        return type(rules.decision(step.before)) not in rules.simultaneous

    def turns(self) -> tuple[TurnTold, ...]:
        """What everybody did last."""
        return telling.turns_told(self.history(), seated(self.showing.players))

    def _newest(self) -> News:
        """What the table says of the last things that happened; much is shown between two."""
        history, seats = self.history(), seated(self.showing.players)
        heard = (Translators.changes, seats, len(history), history[-2 * NEWEST :])
        if self._told is None or self._told[0] != heard:
            self._told = (heard, News(self.lines(), self.turns()))
        return self._told[1]

    def model(self) -> TableModel:
        """The table as it is shown."""
        showing = self.showing
        to_play = showing.seat_to_play
        table, pencil = self.table, self.pencil
        if self.foreseen is not None:
            piece, pencil = self.foreseen
            table = without_market_tile(table, piece.name)
        return table_model(
            table,
            [(shown(player.name), player.colour, player.kind) for player in showing.players],
            home=self.home,
            shown=self.large,
            to_play=to_play,
            hand_of=self._whose_hand(),
            marks=pencil.shown(),
            last=last_turn_by_seat(showing.played, to_play, self._parts.built_by),
            faces=self._parts.faces,
            extras={
                name: model(self.table, self._whose_hand())
                for name, model in self._parts.models.items()
            },
            belongings=partial(self._parts.belongings, self.table),
            figures=partial(self._parts.figures, self.table),
            others=partial(self._parts.others, self.table),
            stand_ins=stand_ins(showing.game.header, showing.players),
        )

    # Showing

    def refresh(self) -> None:
        """Show how things are."""
        showing, scene = self.showing, self.scene
        self._home.follow_the_turn()
        self.pencil = pencil_in(showing.played, self.table, showing.seat_to_play)
        self.about_to_show.emit()
        scene.tell(self._newest())
        scene.chosen, scene.fitting, scene.offered = self.chosen, self.fitting, self.offered
        model = self.model()
        step, self._step = self._step, None
        duration = self.durations.of(showing.players, step)
        moved: tuple[Movement, ...] = ()
        if scene.model is not None and (not self.is_covered or self._is_seen_by_all(step)):
            action = None if step is None else step.action
            moved = movements(scene.model, model, action, self._parts.movements)
        scene.show(model, moved, duration)
        self._celebrate(step, duration)
        self.changed.emit()
        if moved:
            self.moved.emit(Moved(moved, step, duration))

    def _is_seen_by_all(self, step: Step | None) -> bool:
        """Whether somebody did this before everybody's eyes: it is seen through a curtain."""
        return step is not None and step.seat != CHANCE and self.tells_of(step)

    def _celebrate(self, step: Step | None, flying: int) -> None:
        """Let shine what came of a step, and what nobody has seen yet of the one before."""
        duration = self.durations.celebration
        found: list[Celebrated] = []
        if step is not None and duration and not self.is_covered:
            found = self._parts.celebrated(step.before, step.action, step.after)
        self.scene.celebrate(found, duration)
        if found:
            self.celebrated.emit(flying + duration)

    def look_at(self, seat: int) -> None:
        """Show the palace of this seat large; a second look goes back home."""
        self._home.look_at(seat)
        self.refresh()

    def look_at_nobody(self) -> None:
        """Let the large palace be that of home, when the table is shown next."""
        self._home.look_at_nobody()

    def _on_stepped(self, step: Step) -> None:
        self._step = step
        self.refresh()
