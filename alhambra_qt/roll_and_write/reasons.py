"""Why a computer would do something, in a sentence or two.

A reason comes from another program: a kind that nobody knows, or one without what belongs to it,
has no sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alhambra_qt.roll_and_write.telling import building_at
from alhambra_qt.words import terms
from alhambra_qt.words.languages import tr
from core.kernel.lines import Line
from core.roll_and_write.table import Table


def why(reason: Line | None, table: Table) -> str:
    """What a move is for."""
    if reason is None:
        return ""
    told = [_sentence(one) for one in (reason, reason.get("also"))]
    then = _building_at(reason.get("then"), table)
    paid = _building_at(reason.get("paid"), table)
    if then:  # what a die is turned for
        then = tr("Then you can cross off the {building}.").format(building=then)
    if paid:
        paid = tr("Then pay 3 coins for a second building: {building}.").format(building=paid)
    return " ".join(filter(None, [then, paid, *told]))


def _building_at(pair: Any, table: Table) -> str:
    """The building that a reason names; empty if it names none."""
    try:
        return building_at(table, int(pair["yellow"]), int(pair["blue"]))
    except (KeyError, TypeError, ValueError, OverflowError):
        return ""


def _more(reason: Line) -> str:
    points = round(float(reason["points"]))
    if points > 0:
        return tr("about %n point(s) more", "", points)
    return tr("a fraction of a point more")


def _building(reason: Line) -> str:
    return terms.building(reason["building"])


def _one_more(reason: Line, number: int) -> str:
    """The first of a kind, or another one."""
    if number == 1:
        told = tr("Your first {building}: {more}.")
    else:
        told = tr("That makes {number} of this kind ({building}): {more}.")
    return told.format(number=number, building=_building(reason), more=_more(reason))


_SENTENCES: Mapping[Any, Callable[[Line], str]] = {
    "building": lambda told: _one_more(told, int(told["number"])),
    "complete": lambda told: tr(
        "That’s your last building of this kind ({building}): {more}."
    ).format(building=_building(told), more=_more(told)),
    "row": lambda told: tr("That makes {number} in row {line}: {more}.").format(
        number=int(told["number"]), line=int(told["line"]), more=_more(told)
    ),
    "column": lambda told: tr("That makes {number} in column {line}: {more}.").format(
        number=int(told["number"]), line=int(told["line"]), more=_more(told)
    ),
    "toward-row": lambda told: tr("That helps row {line}: {more}.").format(
        line=int(told["line"]), more=_more(told)
    ),
    "toward-column": lambda told: tr("That helps column {line}: {more}.").format(
        line=int(told["line"]), more=_more(told)
    ),
    "promise": lambda told: tr(
        "These dice should earn you %n point(s) on your next turn.", "", _points(told)
    ),
    "save": lambda _told: tr("The coins will do you more good later."),
    "anew": lambda _told: tr("That way you roll all four dice."),
    "coins": lambda told: tr(
        "%n coin(s) are worth more than any building now.", "", int(told["coins"])
    ),
}


def _points(reason: Line) -> int:
    return round(float(reason["points"]))


def _sentence(reason: object) -> str:
    try:
        return _SENTENCES[reason["kind"]](reason)  # type: ignore[index, arg-type]
    except (KeyError, TypeError, ValueError, OverflowError):
        return ""
