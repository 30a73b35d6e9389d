"""The table as it is shown: plain values, made from the state of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from alhambra_qt.play.players import Player
from alhambra_qt.play.telling import seated
from alhambra_qt.roll_and_write.gestures import HAND, ROLLED, SHEET, Die, Field
from alhambra_qt.words.names import shown
from core.kernel.session import Played
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import FIELD, SPACES, Spaces
from core.roll_and_write.final_scoring import (
    LINES,
    PLACES,
    POINTS_OF_A_LINE,
    building_counts,
    building_points,
    coin_points,
    line_points,
)
from core.roll_and_write.passing_on import RollAllFour, RollPair
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.sheet import BUILDINGS, SIZE
from core.roll_and_write.special_actions import ChooseSecond, CrossOffSecond
from core.roll_and_write.table import Table

NOTHING = Spaces((), ())
_LATEST = 80
"""How much of what was played everyone's latest turn is in, with dice turned and rolled."""


class Line(NamedTuple):
    """A row or column: how much of it is crossed off, and what that is worth."""

    crossed: int
    points: int


class SheetModel(NamedTuple):
    """What lies on a seat's sheet and is written on it."""

    name: str
    colour: int
    kind: str
    crossed: frozenset[Field]
    fresh: frozenset[Field]
    """Those of its latest turn."""
    dice: Spaces
    coins: int
    spent: int
    circles: int
    """Coins of the supply that are not circled yet."""
    rows: tuple[Line, ...]
    columns: tuple[Line, ...]
    building_points: int
    """If the game ended now."""
    line_points: int
    coin_points: int

    @property
    def points(self) -> int:
        """All points if the game ended now."""
        return self.building_points + self.line_points + self.coin_points


class Marks(NamedTuple):
    """A row of the score sheet: somebody's buildings, by kind."""

    name: str
    colour: int | None
    """None for an imaginary player."""
    counts: tuple[int, ...]
    given: tuple[int | None, ...]
    """The points that a round gave for a completed building; None if it gave none."""


class ScoreModel(NamedTuple):
    """The score sheet."""

    rows: tuple[Marks, ...]
    boxes: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    """The points of all places, by kind of building."""
    taken: tuple[int, ...]
    """How many of these places were given."""
    round: int
    rounds: int
    is_over: bool


class TableModel(NamedTuple):
    """All that is shown of a game."""

    sheets: tuple[SheetModel, ...]
    grid: tuple[tuple[str, ...], ...]
    score: ScoreModel
    to_play: int
    large: int
    """The seat whose sheet is large."""
    hand: Spaces
    """The dice that the seat to play has taken off its sheet and will roll."""
    rolled: Spaces
    """The dice of which it keeps a pair."""
    is_over: bool

    def dice(self) -> list[Die]:
        """Every die, wherever it lies."""
        dice = [
            die for seat, sheet in enumerate(self.sheets) for die in _dice(SHEET, seat, sheet.dice)
        ]
        dice += _dice(HAND, self.to_play, self.hand)
        dice += _dice(ROLLED, self.to_play, self.rolled)
        return dice


def _dice(where: str, seat: int, spaces: Spaces) -> list[Die]:
    return [
        Die(where, seat, colour, pips, shown[:at].count(pips))
        for colour, shown in spaces._asdict().items()
        for at, pips in enumerate(shown)
    ]


def table_model(
    table: Table,
    players: Sequence[Player],
    played: Sequence[Played[Any]],
    *,
    to_play: int,
    large: int,
) -> TableModel:
    """The table for the one who looks at this seat's sheet."""
    rules = table.rules
    fresh = _fresh(len(table.seats), played)
    return TableModel(
        sheets=tuple(
            _sheet(table, seat, player, points, fresh[seat])
            for seat, (player, points) in enumerate(
                zip(players, building_points(table), strict=False)
            )
        ),
        grid=rules.sheet.grid,
        score=_score(table, players),
        to_play=to_play,
        large=large,
        hand=_taken(table, played),
        rolled=SPACES[table.rolled],
        is_over=table.score_sheet.final_score is not None,
    )


def _fresh(seats: int, played: Sequence[Played[Any]]) -> list[set[Field]]:
    """What each seat has crossed off in its latest turn."""
    fresh: list[set[Field]] = [set() for _ in range(seats)]
    sought = set(range(seats))
    for at in range(len(played) - 1, max(0, len(played) - _LATEST), -1):
        action = played[at].action
        if isinstance(action, CrossOff | CrossOffSecond | ReceiveCoins) and sought:
            seat = played[at - 1].state.to_play
            if seat in sought and not isinstance(action, ReceiveCoins):
                fresh[seat].add(Field(action.yellow, action.blue))
            if not isinstance(action, CrossOffSecond):  # which is the end of a turn
                sought.discard(seat)
    return fresh


def _sheet(table: Table, who: int, player: Player, buildings: int, fresh: set[Field]) -> SheetModel:
    seat = table.seats[who]
    crossed = frozenset(Field(*pair) for pair, field in FIELD.items() if seat.crossed & field)
    counts = [(seat.crossed & line).bit_count() for line in LINES]
    lines = [Line(count, POINTS_OF_A_LINE[count]) for count in counts]
    return SheetModel(
        shown(player.name),
        player.colour,
        player.kind,
        crossed,
        crossed & fresh,  # what is shown may be a moment behind
        SPACES[seat.dice],
        seat.coins,
        table.rules.sheet.coins - seat.circles - seat.coins,
        seat.circles,
        tuple(lines[:SIZE]),
        tuple(lines[SIZE:]),
        buildings,
        line_points(seat.crossed),
        coin_points(seat.coins),
    )


def _score(table: Table, players: Sequence[Player]) -> ScoreModel:
    score, rules = table.score_sheet, table.rules
    kinds = range(len(BUILDINGS))
    counts = [building_counts(table, kind) for kind in kinds]
    imaginary = [(shown(one.name), None) for one in score.imaginary]
    people = [*seated(players), *imaginary]
    return ScoreModel(
        tuple(
            Marks(
                name,
                colour,
                tuple(counts[kind][row] for kind in kinds),
                tuple(_given(table, kind, row) for kind in kinds),
            )
            for row, (name, colour) in enumerate(people)
        ),
        rules.boxes,
        tuple(PLACES[building] for building in BUILDINGS),
        tuple(
            len(PLACES[building]) - len(standing.places)
            for building, standing in zip(BUILDINGS, score.standings, strict=True)
        ),
        score.round,
        rules.rounds,
        score.final_score is not None,
    )


def _given(table: Table, kind: int, row: int) -> int | None:
    if row not in table.score_sheet.standings[kind].placed:
        return None
    scores = [score.points.get(BUILDINGS[kind]) for score in table.score_sheet.round_scores]
    return sum(points[row] for points in scores if points is not None)


def _taken(table: Table, played: Sequence[Played[Any]]) -> Spaces:
    """The dice that were used in this turn and lie before the seat: the last actions tell it."""
    decision = table.agenda[-1] if table.agenda else None
    if not isinstance(decision, ChooseSecond | RollPair | RollAllFour):
        return NOTHING
    backwards = range(len(played) - 1, -1, -1)
    done = list(islice((at for at in backwards if played[at].action is not None), 2))
    match [played[at].action for at in reversed(done)]:
        case [CrossOff(one, other), CrossOffSecond(yellow, blue)]:
            return Spaces(tuple(sorted((one, yellow))), tuple(sorted((other, blue))))
        case [*_, CrossOff(yellow, blue)]:
            return Spaces((yellow,), (blue,))
        case [_, ReceiveCoins()]:
            before: Table = played[done[0] - 1].state
            return SPACES[before.seats[table.to_play].dice]
    return NOTHING
