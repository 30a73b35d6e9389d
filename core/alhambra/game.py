"""A game of Alhambra with its seats and modules, as the kernel plays and writes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from core.alhambra.components import Cards, Money
from core.alhambra.notation import facts, money_reader
from core.alhambra.rulesets import FEWEST_SEATS, MODULES, MOST_SEATS, new_table, rules_for
from core.alhambra.table import Table
from core.alhambra.view import view_of
from core.kernel.game import Fact
from core.kernel.lines import BadLine, Line, a_list, check_keys, short, whole_number
from core.kernel.notation import Notation, Shape
from core.kernel.record import HEADER_KEYS, new_header, seats_of, unnamed_seats

NAME = "alhambra"


def header_of(
    seats: Iterable[Line], modules: Iterable[str] = (), youngest: int = 0, **more: Any
) -> Line:
    """The first line of a new game's record."""
    return new_header(NAME, modules, seats, youngest=youngest, **more)


class Alhambra:
    """The board game at one table."""

    def __init__(self, header: Line) -> None:
        """As the first line of a record says."""
        check_keys(header, HEADER_KEYS | {"youngest"})
        seats = len(seats_of(header, FEWEST_SEATS, MOST_SEATS))
        self.header = header
        self.rules = rules_for(seats, _modules(header))
        self._youngest = whole_number(header.get("youngest"), "youngest")
        if not 0 <= self._youngest < seats:
            raise BadLine(f"youngest: there is no seat {short(self._youngest)}")
        cards = {card: card for special in self.rules.special_cards for card in special.cards}
        money = money_reader(self.rules.money)
        all_cards = money_reader({**self.rules.money, **cards})  # type: ignore[dict-item]
        self.notation = Notation(
            moves=[
                *(move for moves in self.rules.moves.values() for move in moves),
                *self.rules.passing.values(),
            ],
            chances=self.rules.chances.values(),
            shapes={
                **self.rules.shapes,
                tuple[Money, ...]: Shape(money, list),
                Cards: Shape(all_cards, list),
            },
            seats=seats,
        )

    @staticmethod
    def variants() -> Iterator[Line]:
        """A header for every rule set: each number of seats with each choice of modules."""
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            for number in range(len(MODULES) + 1):
                for modules in combinations(MODULES, number):
                    yield header_of(unnamed_seats(seats), modules)

    def start(self) -> Table:
        """The table before anything was drawn."""
        return new_table(self.rules, self._youngest)

    def facts(self, before: Table, after: Table) -> list[Fact]:
        """Scores and result."""
        return facts(before, after)

    def introduction(self) -> Line:
        """The names of the modules say it all."""
        return {}

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        """What a seat may see."""
        return view_of(state, seat, [one["name"] for one in self.header["seats"]])


def _modules(header: Line) -> tuple[str, ...]:
    modules = a_list(header.get("modules"), "modules")
    if modules != [name for name in MODULES if name in modules]:
        known = ", ".join(MODULES)
        raise BadLine(f"modules must be some of {known}, in this order, not {short(modules)}")
    return tuple(modules)
