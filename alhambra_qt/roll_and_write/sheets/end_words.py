"""Where points come from at the end of a game, in words."""

from __future__ import annotations

from typing import NamedTuple

from alhambra_qt.roll_and_write.end_model import Account, EndModel, Source
from alhambra_qt.roll_and_write.model import SheetModel, TableModel
from alhambra_qt.words import names, terms
from alhambra_qt.words.languages import tr
from core.roll_and_write.sheet import BUILDINGS

LINES, COINS, EXTRA, TOTAL = "lines", "coins", "extra", "total"


class Cell(NamedTuple):
    """Somebody's points from one source: a kind of building, or one of the four above."""

    row: int
    """The position among all whose points are written down."""
    source: str


def sources_of(model: EndModel) -> tuple[str, ...]:
    """All there are in this game, the total last."""
    extra = (EXTRA,) if model.is_contest else ()
    return (*BUILDINGS, LINES, COINS, *extra, TOTAL)


def points_in(account: Account, source: str) -> int:
    """What a source has given."""
    if source in BUILDINGS:
        return account.buildings[BUILDINGS.index(source)].points
    rest = {LINES: account.lines, COINS: account.coins, EXTRA: account.extra}
    return rest.get(source, account.total)


def told(model: EndModel, table: TableModel, cell: Cell) -> str:
    """Why somebody has so many points from there, in a sentence."""
    account = model.accounts[cell.row]
    points = terms.points(points_in(account, cell.source))
    name = names.named(account.name)
    is_real = account.colour is not None
    if cell.source in BUILDINGS:
        why = _of_buildings(cell.source, account.buildings[BUILDINGS.index(cell.source)])
    elif cell.source == LINES and is_real:
        why = _of_lines(table.sheets[cell.row])
    elif cell.source == COINS and is_real:
        coins = tr("%n coin(s)", "", table.sheets[cell.row].coins)
        why = tr("{coins} left").format(coins=coins)
    elif cell.source == EXTRA:
        why = tr("imaginary players get extra points in a contest")
    elif cell.source == TOTAL:
        choose = tr("Choose a number to see where it comes from.")
        extra = max(one.extra for one in model.accounts)
        if not extra:
            return choose
        each = tr("In a contest, each imaginary player gets {extra} extra points.")
        return f"{each.format(extra=extra)} {choose}"
    else:
        why = tr("imaginary players have no sheet")
    told = tr("{name} · {why} · {points}")
    return told.format(name=name, why=why, points=points.replace(" ", "\u00a0"))


def _of_buildings(kind: str, source: Source) -> str:
    building = terms.building(kind)
    number = tr("{building}: {number} of {boxes}").format(
        building=building, number=source.number, boxes=source.boxes
    )
    if source.place is None:
        return tr("{number}, no place").format(number=number)
    place = terms.place(source.place - 1)
    if source.round is not None:
        why = tr("{number}, completed in round {round}, {place} place").format(
            number=number, round=source.round, place=place
        )
    else:
        why = tr("{number}, {place} place").format(number=number, place=place)
    if not source.shared:
        return why
    return tr("{why}, shared with {names}").format(why=why, names=names.listed(source.shared))


def _of_lines(sheet: SheetModel) -> str:
    """The rows and columns that score."""
    scoring = [
        (told.format(number=number), line.points)
        for told, lines in (
            (tr("row {number}"), sheet.rows),
            (tr("column {number}"), sheet.columns),
        )
        for number, line in enumerate(lines, 1)
        if line.points
    ]
    if not scoring:
        return tr("no row or column with four buildings")
    if len(scoring) == 1:  # the points are told anyway
        return scoring[0][0]
    return terms.listed([f"{line} ({points})" for line, points in scoring])
