"""A game of Roll & Write with its options, as the kernel plays and writes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from core.kernel.game import Fact
from core.kernel.lines import BadLine, Line, a_list, check_keys, short, text
from core.kernel.notation import Notation
from core.kernel.record import HEADER_KEYS, new_header, seats_of, unnamed_seats
from core.roll_and_write.imaginary_players import IMAGINARY_PLAYERS
from core.roll_and_write.notation import facts, shapes
from core.roll_and_write.rulesets import SOLO, new_table, rules_for
from core.roll_and_write.sheet import OUR_SHEET, Sheet, sheet_of
from core.roll_and_write.table import Table
from core.roll_and_write.turn import MOST_SEATS
from core.roll_and_write.view import view

NAME = "roll-and-write"

NAMES_OF_IMAGINARY_PLAYERS = ("Alma", "Bruno", "Clara", "Diego")


def header_of(
    seats: Iterable[Line],
    imaginary: int | None = None,
    contest: bool = False,
    sheet: Sheet = OUR_SHEET,
    **more: Any,
) -> Line:
    """The first line of a new game's record; as many imaginary players as usual if none are given.

    `BadLine` if there is no such game.
    """
    seats = list(seats)
    if imaginary is None:
        imaginary, *_ = IMAGINARY_PLAYERS.get(len(seats), (0,))
    options: Line = {
        "imaginary": list(NAMES_OF_IMAGINARY_PLAYERS[:imaginary]),
        "contest": contest,
    }
    if sheet != OUR_SHEET:
        options["sheet"] = sheet.line()
    _check_imaginary(len(seats), imaginary, contest)
    return new_header(NAME, [], seats, **more, **options)


class RollAndWrite:
    """The dice game at one table."""

    def __init__(self, header: Line) -> None:
        """As the first line of a record says."""
        check_keys(header, HEADER_KEYS | {"imaginary", "contest", "sheet"})
        self.header = header
        self._names = [seat["name"] for seat in seats_of(header, SOLO, MOST_SEATS)]
        if header.get("modules") != []:
            raise BadLine("modules must be [] here: this game has none")
        self._imaginary = _names_of_imaginary_players(header)
        self._contest = header.get("contest", False)
        if not isinstance(self._contest, bool):
            raise BadLine(f"contest must be true or false, not {short(self._contest)}")
        seats, imaginary = len(self._names), len(self._imaginary)
        _check_imaginary(seats, imaginary, self._contest)
        sheet = sheet_of(header["sheet"]) if "sheet" in header else OUR_SHEET
        self.rules = rules_for(seats, imaginary, self._contest, sheet)
        self.notation = Notation(
            moves=[move for moves in self.rules.moves.values() for move in moves],
            chances=self.rules.chances.values(),
            shapes=shapes(seats, self._imaginary),
            seats=seats,
        )

    @staticmethod
    def variants() -> Iterator[Line]:
        """A header for every rule set: seats, imaginary players, with and without a contest."""
        for seats, possible in IMAGINARY_PLAYERS.items():
            for imaginary in possible:
                for contest in (False, True) if seats == SOLO else (False,):
                    yield header_of(unnamed_seats(seats), imaginary, contest)

    def start(self) -> Table:
        """The table before anything was rolled."""
        return new_table(self.rules, self._imaginary)

    def facts(self, before: Table, after: Table) -> list[Fact]:
        """Scores and result."""
        return facts(before, after)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        """What a seat may see."""
        return view(state, seat, self._names)

    def introduction(self) -> Line:
        """What a computer player is told about this game before it begins."""
        return {
            "sheet": self.rules.sheet.line(),
            "imaginary": list(self._imaginary),
            "contest": self._contest,
        }


def _names_of_imaginary_players(header: Line) -> tuple[str, ...]:
    names = a_list(header.get("imaginary", []), "imaginary")
    for name in names:
        text(name, "imaginary")
    if len(set(names)) < len(names):
        raise BadLine("imaginary: two players have the same name")
    return tuple(names)


def _check_imaginary(seats: int, imaginary: int, contest: bool) -> None:
    """Rule.IMAGINARY_PLAYERS, Rule.HARDER_SOLO, Rule.CONTEST."""
    possible = IMAGINARY_PLAYERS.get(seats, (0,))
    if imaginary not in possible:
        numbers = " or ".join(map(str, possible))
        raise BadLine(
            f"imaginary: a game with {seats} seats has {numbers} imaginary players, not {imaginary}"
        )
    if contest and seats != SOLO:
        raise BadLine(
            f"contest: imaginary players get points in a solo game, not with {seats} seats"
        )
