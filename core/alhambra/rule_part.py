"""Rule parts: what the base game, Dirk or a module brings to the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

from core.alhambra.components import COPIES_OF_A_MONEY_CARD, Money, Tile
from core.alhambra.table import Collector, Table
from core.kernel.notation import Shape
from core.kernel.rulebook import Action, Agenda, Chance, Entry, Move, Rule, RuleBook

SetUpEntries: TypeAlias = Callable[[int], tuple[Entry, ...]]
"""Entries of the agenda, the first one first, for this number of seats."""

TurnEntries: TypeAlias = Callable[[int, int], tuple[Entry, ...]]
"""Entries of the agenda, the first one first, for the seat to play and the number of seats."""

_Moment = TypeVar("_Moment")


View: TypeAlias = dict[str, Any]
"""What a seat sees, as the bot protocol writes it."""


def _add_nothing(*_whatever: object) -> None:
    """For a part that is not seen."""


def _conceal_nothing(table: Table, _seat: int | None) -> Table:
    """For a part that has no secrets."""
    return table


class SpecialCards(NamedTuple):
    """Cards shuffled into the five piles: which ones, and the pile of each (in any order)."""

    cards: tuple[str, ...]
    piles: tuple[int, ...]


class Purchase(NamedTuple):
    """A tile was bought: by whom and with what."""

    seat: int
    tile: Tile
    pay: tuple[Money, ...]
    overpaid: int


class Building(NamedTuple):
    """A tile was built in, or has left, an Alhambra."""

    seat: int
    tile: Tile
    place: int


class SetUp(Enum):
    """The moments of getting ready to play, in order."""

    BAG = auto()
    BEFORE_THE_MARKET = auto()
    MARKET = auto()
    AFTER_THE_MARKET = auto()
    MONEY = auto()
    AFTER_THE_MONEY = auto()
    START = auto()


class Turn(Enum):
    """The moments of a turn, in order."""

    ACTIONS = auto()
    PLACING = auto()
    AFTER_PLACING = auto()
    REFILLING = auto()
    BETWEEN_TURNS = auto()
    NEXT_TURN = auto()


@dataclass(frozen=True, kw_only=True, eq=False)
class RulePart:
    """One part of the rules; each field is a place where rules can be added."""

    name: str
    rules: type[Rule]
    moves: Mapping[type[Any], tuple[Move[Table], ...]] = field(default_factory=dict)
    passing: Mapping[type[Any], Move[Table]] = field(default_factory=dict)
    chances: Mapping[type[Any], Chance[Table]] = field(default_factory=dict)
    steps: Mapping[type[Any], Callable[[Table, Any, Agenda], Table]] = field(default_factory=dict)
    conditions: Mapping[type[Any], Callable[[Table, Any], object]] = field(default_factory=dict)

    pickers: Mapping[tuple[type[Any], str], Callable[[Table, Any, Random], Action | None]] = field(
        default_factory=dict
    )

    simultaneous: frozenset[type[Any]] = frozenset()
    """Decisions that seats take at the same time."""

    # Getting ready to play
    copies_of_money: int = COPIES_OF_A_MONEY_CARD
    collectors: tuple[Collector, ...] = ()
    annexes: tuple[object, ...] = ()
    """What lies on the table for this part, before anything was drawn."""
    special_cards: tuple[SpecialCards, ...] = ()
    turned_up: Mapping[str, Callable[[Table, str], Table]] = field(default_factory=dict)
    """What happens when a special card turns up."""
    set_up: Mapping[SetUp, SetUpEntries] = field(default_factory=dict)

    # The course of a turn
    turn: Mapping[Turn, TurnEntries] = field(default_factory=dict)
    on_bought: tuple[Callable[[Table, Purchase], Table], ...] = ()
    on_built: tuple[Callable[[Table, Building], Table], ...] = ()
    on_left: tuple[Callable[[Table, Building], Table], ...] = ()
    purses: tuple[Callable[[Table, int, int], tuple[Money, ...]], ...] = ()
    """Money beside the hand that a seat can pay a market place with."""

    # What is seen
    conceal: Callable[[Table, int | None], Table] = _conceal_nothing
    """The table with what this part hides from a seat, or from somebody who watches, face down."""
    phases: Mapping[type[Any], str] = field(default_factory=dict)
    """What the bot protocol calls the decisions."""
    view: Callable[[Table, int, View], None] = _add_nothing
    """Adds to what a seat sees what this part has on the table."""
    view_without: Callable[[View], None] = _add_nothing
    """Adds what stands there instead in a game without this part."""

    # The record
    money: Mapping[str, Money] = field(default_factory=dict)
    """Pieces of money by name."""
    shapes: Mapping[Any, Shape] = field(default_factory=dict)
    """How the fields of this part's actions are written, by their type."""
    score_rules: Mapping[str, Rule] = field(default_factory=dict)
    """The rule behind each category of points."""

    # Scoring
    scorers: tuple[Callable[[Table, int], dict[str, tuple[int, ...]]], ...] = ()
    """Points by category in the scoring of this number."""
    after_scoring: tuple[Callable[[Table, int], Table], ...] = ()


class AlhambraRules(RuleBook[Table]):
    """The rules of a table: rule parts in a fixed order, for a number of seats."""

    def __init__(
        self, seats: int, parts: tuple[RulePart, ...], absent: tuple[RulePart, ...] = ()
    ) -> None:
        """Put the parts together; absent ones only say what is seen without them."""
        moves: dict[type[Any], tuple[Move[Table], ...]] = {}
        for part in parts:
            for decision, of_part in part.moves.items():
                moves[decision] = moves.get(decision, ()) + of_part
        super().__init__(
            moves=moves,
            chances={kind: chance for part in parts for kind, chance in part.chances.items()},
            steps={kind: step for part in parts for kind, step in part.steps.items()},
            conditions={kind: holds for part in parts for kind, holds in part.conditions.items()},
            pickers={kind: picker for part in parts for kind, picker in part.pickers.items()},
            simultaneous=frozenset(kind for part in parts for kind in part.simultaneous),
            passing={kind: move for part in parts for kind, move in part.passing.items()},
        )
        self.parts = parts
        self.absent = absent
        self.seats = seats
        self.copies_of_money = min(part.copies_of_money for part in parts)
        self.collectors = tuple(collector for part in parts for collector in part.collectors)
        self.annexes = {type(annex): annex for part in parts for annex in part.annexes}
        self.special_cards = tuple(cards for part in parts for cards in part.special_cards)
        self.turned_up = {
            card: reaction for part in parts for card, reaction in part.turned_up.items()
        }
        self.on_bought = tuple(reaction for part in parts for reaction in part.on_bought)
        self.on_built = tuple(reaction for part in parts for reaction in part.on_built)
        self.on_left = tuple(reaction for part in parts for reaction in part.on_left)
        self.purses = tuple(purse for part in parts for purse in part.purses)
        self.phases = {kind: phase for part in parts for kind, phase in part.phases.items()}
        self.money = {name: piece for part in parts for name, piece in part.money.items()}
        self.shapes = {kind: shape for part in parts for kind, shape in part.shapes.items()}
        self.score_rules = {key: rule for part in parts for key, rule in part.score_rules.items()}
        self.scorers = tuple(scorer for part in parts for scorer in part.scorers)
        self.after_scoring = tuple(reaction for part in parts for reaction in part.after_scoring)
        self.set_up = _agenda(SetUp, [part.set_up for part in parts], seats)
        self.turns = tuple(
            _agenda(Turn, [part.turn for part in parts], seat, seats) for seat in range(seats)
        )


def _agenda(
    moments: Iterable[_Moment],
    of_parts: list[Mapping[_Moment, Callable[..., tuple[Entry, ...]]]],
    *numbers: int,
) -> Agenda:
    """What all parts do at these moments, as an agenda: what comes first stands last."""
    entries = [
        entry
        for moment in moments
        for of_part in of_parts
        if moment in of_part
        for entry in of_part[moment](*numbers)
    ]
    return tuple(reversed(entries))
