"""Positions to play from: sheets in the middle of a game, said in few words.

Dice are written as ``"35/16"``, the yellow ones first; a place in the grid as ``"42"``, the yellow
die's row and the blue die's column. What a test does not mention is harmless: sheets are blank,
nobody has coins, and the seat to play has the dice 12/12, all others 1/1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from core.kernel.rulebook import CHANCE, Action, Rule
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import BLUE, FIELD, SPACES, YELLOW
from core.roll_and_write.imaginary_players import (
    IMAGINARY_PLAYERS,
    RolledForImaginary,
    RollForImaginary,
)
from core.roll_and_write.passing_on import ChoosePair, KeepPair, Rolled
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.rulesets import new_table, rules_for
from core.roll_and_write.sheet import BUILDINGS, OUR_SHEET, Sheet
from core.roll_and_write.special_actions import CrossOffSecond, Decline, TurnDie
from core.roll_and_write.table import Seat, Table
from core.roll_and_write.turn import ChooseAction

COINS = ReceiveCoins()
DECLINE = Decline()
NAMES = ("Marc", "Herman", "Filip", "Rita")


def pips(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What dice show.

    >>> pips("35/16")
    ((3, 5), (1, 6))
    """
    yellow, blue = text.split("/")
    return tuple(map(int, yellow)), tuple(map(int, blue))


def dice(text: str) -> int:
    """Dice on a sheet."""
    yellow, blue = pips(text)
    return YELLOW[yellow] + BLUE[blue] if yellow else 0


def shown(sum_of_dice: int) -> str:
    """Dice on a sheet as text."""
    spaces = SPACES[sum_of_dice]
    return "/".join("".join(map(str, colour)) for colour in spaces)


def fields(places: str) -> int:
    """Places in the grid."""
    return sum([FIELD[int(place[0]), int(place[1])] for place in places.split()])


def places_of(building: str, number: int | None = None, sheet: Sheet = OUR_SHEET) -> str:
    """The places of the first so many buildings of a kind, or of all of them."""
    found = [
        f"{yellow}{blue}"
        for yellow, row in enumerate(sheet.grid, 1)
        for blue, here in enumerate(row, 1)
        if here == building
    ]
    assert number is None or number <= len(found)
    return " ".join(found[:number])


def crossed(table: Table, seat: int) -> str:
    """What a seat has crossed off, as text."""
    own = table.seats[seat].crossed
    return " ".join(f"{yellow}{blue}" for (yellow, blue), field in FIELD.items() if own & field)


def position(
    *,
    seats: int = 3,
    to_play: int = 0,
    dices: Mapping[int, str] = {},
    crosses: Sequence[str] = (),
    coins: Sequence[int] = (),
    circles: Sequence[int] = (),
    imaginary: int | None = None,
    counts: Sequence[Mapping[str, int]] = (),
    contest: bool = False,
    round_number: int = 1,
    sheet: Sheet = OUR_SHEET,
) -> Table:
    """A table where a seat has to choose its action.

    Crosses, coins and circles (coins not circled yet) are those of seat 0, 1, 2 and so on, as far
    as they matter; so are the counts of the imaginary players.
    """
    if imaginary is None:
        imaginary = IMAGINARY_PLAYERS[seats][0]
    rules = rules_for(seats, imaginary, contest, sheet)
    table = new_table(rules, NAMES[:imaginary])
    sheets = []
    for seat in range(seats):
        text = dices.get(seat, "12/12" if seat == to_play else "1/1")
        sheets.append(
            Seat(
                dice(text),
                fields(crosses[seat]) if seat < len(crosses) else 0,
                coins[seat] if seat < len(coins) else 0,
                circles[seat] if seat < len(circles) else 10,
            )
        )
    players = [
        player._replace(counts=tuple(given.get(building, 0) for building in BUILDINGS))
        for player, given in zip(
            table.score_sheet.imaginary, [*counts, *[{}] * imaginary], strict=False
        )
    ]
    later = rules.whole_game[: 1 + rules.rounds - round_number]
    table = table.with_marks(
        later + rules.round[: len(rules.round) - to_play],
        imaginary=tuple(players),
        round=round_number,
    )
    return table._replace(seats=tuple(sheets), to_play=to_play)


def new_game(
    seats: int, imaginary: int | None = None, contest: bool = False, sheet: Sheet = OUR_SHEET
) -> Table:
    """A table before anything was rolled."""
    if imaginary is None:
        imaginary = IMAGINARY_PLAYERS[seats][0]
    return new_table(rules_for(seats, imaginary, contest, sheet), NAMES[:imaginary])


# Actions


def cross(place: str) -> CrossOff:
    return CrossOff(*map(int, place))


def second(place: str) -> CrossOffSecond:
    return CrossOffSecond(*map(int, place))


def keep(place: str) -> KeepPair:
    return KeepPair(*map(int, place))


def turn(colour: str, from_: int, to: int) -> TurnDie:
    return TurnDie(colour, from_, to)


def asks(table: Table, question: object) -> bool:
    """Whether this is asked now; named tuples of different types can be equal, these can't."""
    return repr(decision(table)) == repr(question)


def decision(table: Table) -> Any:
    return table.rules.decision(table)


def roll(table: Table, text: str) -> Action:
    """These dice, for whoever is to roll."""
    asked = decision(table)
    if isinstance(asked, RollForImaginary):
        return RolledForImaginary(asked.player, *pips(text))
    return Rolled(asked.roller, *pips(text))


def play(table: Table, *actions: Action | str) -> Table:
    """The table after these legal actions; a text is a roll."""
    for one in actions:
        action = roll(table, one) if isinstance(one, str) else one
        violation = table.rules.violation(table, action)
        assert violation is None, (action, violation)
        if decision(table).seat != CHANCE:
            assert action in table.rules.legal_actions(table)
        table = table.rules.apply(table, action)
    return table


def refusal(table: Table, action: Action) -> Rule | None:
    """The rule by which an action is refused."""
    violation = table.rules.violation(table, action)
    if decision(table).seat != CHANCE:
        listed = [type(one) for one in offered(table) if one == action]
        assert (type(action) in listed) == (violation is None)
    return None if violation is None else violation.rule


def offered(table: Table, kind: type[Any] | None = None) -> list[Action]:
    """All legal actions, or those of one type."""
    listed = table.rules.legal_actions(table)
    assert len({(type(one), one) for one in listed}) == len(listed), "listed twice"
    return [one for one in listed if kind is None or isinstance(one, kind)]


def take_coins(table: Table) -> Table:
    """The seat to play receives coins, rolls ones and twos, and keeps the ones."""
    table = play(table, COINS, "12/12")
    return play(table, keep("11")) if isinstance(decision(table), ChoosePair) else table


def finish_round(table: Table, *rolls: str) -> Table:
    """Everybody who is left takes coins; then imaginary players roll this, for as long as asked."""
    while isinstance(decision(table), ChooseAction):
        number = table.score_sheet.round
        table = take_coins(table)
        if table.score_sheet.round != number or not table.agenda:
            return table
    return play(table, *rolls)
