"""The parts of one table, put together: what all of them say as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from alhambra_qt.alhambra.gestures import Drag, Gesture, Piece, Refusal, Targets
from alhambra_qt.alhambra.parts.part import Celebration, TablePart
from alhambra_qt.alhambra.presenters.history import Event
from alhambra_qt.alhambra.presenters.table_model import WALL, Belonging, Figure, Other, Worth
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.scene.shining import Celebrated, Shine
from core.alhambra.components import BUILDINGS, Tile
from core.alhambra.table import Scoring, Table
from core.kernel.rulebook import Action


class TableParts:
    """The parts of one table, put together."""

    def __init__(self, parts: Iterable[TablePart]) -> None:
        """In the order of the rules."""
        parts = tuple(parts)
        self.models = {part.name: part.model for part in parts if part.model is not None}
        self.regions = {one.name: one for part in parts for one in part.regions}
        self.options = {part.name: part.option for part in parts if part.option is not None}
        self.notes = [part.note for part in parts if part.note is not None]
        self.questions = {kind: one for part in parts for kind, one in part.questions.items()}
        for part in parts:
            for kind, rephrase in part.rephrased.items():
                self.questions[kind] = rephrase(self.questions[kind])
        self.gestures = {kind: one for part in parts for kind, one in part.gestures.items()}
        self.words = {kind: one for part in parts for kind, one in part.words.items()}
        self.refusals = {rule: one for part in parts for rule, one in part.refusals.items()}
        self.reasons = {kind: one for part in parts for kind, one in part.reasons.items()}
        self.faces = {name: face for part in parts for name, face in part.faces.items()}
        self.categories = {name: one for part in parts for name, one in part.categories.items()}
        self.happenings = {kind: one for part in parts for kind, one in part.happenings.items()}
        self.celebrations = {kind: one for part in parts for kind, one in part.celebrations.items()}
        self.movements = [part.movements for part in parts if part.movements is not None]
        self.buttons = {name: says for part in parts for name, says in part.buttons.items()}
        self.speaking = next((one.speaking for one in parts if one.speaking is not None), None)
        self.returns = [part.returned for part in parts if part.returned is not None]
        self._belongings = [part.belongings for part in parts if part.belongings is not None]
        self._figures = [part.figures for part in parts if part.figures is not None]
        self._foretold = [part.foretold for part in parts if part.foretold is not None]
        self.put_down = {region: one for part in parts for region, one in part.put_down.items()}

    def belongings(self, table: Table, seat: int) -> tuple[Belonging, ...]:
        """What else lies before a seat."""
        return tuple(one for find in self._belongings for one in find(table, seat))

    def figures(self, table: Table, seat: int) -> dict[int, Figure]:
        """Who stands where in the palace of a seat, or beside it."""
        return {where: one for find in self._figures for where, one in find(table, seat).items()}

    def foretold(self, table: Table, seat: int, tile: Tile, where: int) -> list[str]:
        """What would come of it if a seat built a tile at a place."""
        return [line for tell in self._foretold for line in tell(table, seat, tile, where)]

    def others(self, table: Table, scoring: Scoring, who: int) -> tuple[Other, ...]:
        """What somebody has of what is scored beside buildings and walls."""
        return tuple(
            Other(self.categories[name].picture, self.categories[name].counted(table, who), given)
            for name, points in scoring.points.items()
            if name not in (*BUILDINGS, WALL)
            for given in (points[who] if who < len(points) else None,)
        )

    def worths(self) -> tuple[Worth, ...]:
        """What is scored beside buildings and walls, and what it's worth."""
        told = ((one, one.worth()) for one in self.categories.values())
        return tuple(Worth(one.picture, one.title(), worth) for one, worth in told if worth)

    def gesture_of(self, table: Table, seat: int, action: Action) -> Gesture:
        """How a legal action is done by hand."""
        return self.gestures[type(action)].gesture_of(table, seat, action)

    def offered(self, table: Table, seat: int) -> Iterator[tuple[Gesture, Action]]:
        """All that the rules allow this seat now, each with how it is done by hand."""
        for action in table.rules.legal_actions(table):
            yield self.gesture_of(table, seat, action), action

    def actions_of(self, table: Table, seat: int, gesture: Gesture) -> list[Action]:
        """The actions that a gesture would take, one after the other."""
        return [
            action
            for gesturing in self.gestures.values()
            for action in gesturing.actions_of(table, seat, gesture)
        ]

    def built_by(self, action: Action) -> str:
        """The tile that looks different in a palace since this action; empty if none does."""
        told = self.words.get(type(action))
        return getattr(action, told.built) if told is not None and told.built else ""

    def noticed(self, before: Table, action: Action, after: Table) -> list[Event]:
        """What happened by itself when this action led from one table to the other."""
        return [
            Event(what, happening.follows_scoring)
            for happening in self.happenings.values()
            for what in happening.found(before, action, after)
        ]

    def celebrated(self, before: Table, action: Action | None, after: Table) -> list[Celebrated]:
        """What shines because this led from one table to the other."""
        return [
            partial(_shines, celebration, what)
            for celebration in self.celebrations.values()
            for what in celebration.found(before, action, after)
        ]

    def refused(self, refusal: Refusal) -> str:
        """Why something can't be done, in a sentence."""
        tell = self.refusals.get(refusal.rule)
        return refusal.rule.sentence if tell is None else tell(refusal)


def _shines(celebration: Celebration, what: object, setting: Setting) -> Iterable[Shine]:
    return celebration.shines(setting, what)


def targets_of(piece: Piece, offers: Iterable[tuple[Gesture, Action]]) -> Targets:
    """Everywhere these offers let a piece go."""
    dragged = [
        gesture.target
        for gesture, _ in offers
        if isinstance(gesture, Drag) and gesture.piece == piece
    ]
    return Targets(
        frozenset(target for target in dragged if isinstance(target, int)),
        frozenset(target for target in dragged if isinstance(target, str)),
        frozenset(target for target in dragged if isinstance(target, Piece)),
    )
