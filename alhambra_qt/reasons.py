"""Why a computer would do something, in a sentence.

A reason comes from another program: a kind that nobody knows, or one without what belongs to it,
has no sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from alhambra_qt import telling, texts
from alhambra_qt.languages import tr
from core.kernel.lines import Line

Tell: TypeAlias = Callable[[Line, Sequence[str]], str]


def why(reason: Line | None, names: Sequence[str]) -> str:
    """The sentence of a reason; ``names`` are those of the seats. Empty where there is none."""
    tell = _SENTENCES.get(str((reason or {}).get("kind")))
    if reason is None or tell is None:
        return ""
    try:
        return tell(reason, names)
    except (KeyError, TypeError, ValueError, IndexError):
        return ""


# What belongs to a reason


def _number(reason: Line, key: str) -> int:
    number = reason[key]
    if isinstance(number, bool) or not isinstance(number, int | float):
        raise TypeError(key)
    return round(number)


def _buildings(reason: Line) -> str:
    return {
        "pavilion": tr("pavilions"),
        "seraglio": tr("seraglios"),
        "arcades": tr("arcades"),
        "chambers": tr("chambers"),
        "garden": tr("gardens"),
        "tower": tr("towers"),
    }[reason["building"]]


def _at_scoring(reason: Line) -> str:
    return {
        1: tr("at the first scoring"),
        2: tr("at the second scoring"),
        3: tr("at the third scoring"),
    }[_number(reason, "scoring")]


def _name(reason: Line, names: Sequence[str]) -> str:
    """Who it is about; Dirk sits behind the last seat."""
    seat = _number(reason, "seat")
    return tr("Dirk") if seat == len(names) else telling.named(names[seat])


def _currency(reason: Line) -> str:
    return texts.currency(reason["currency"])


# Sentences


def _lead(reason: Line, names: Sequence[str]) -> str:
    if _number(reason, "points") <= 0:
        return _share(reason, names)
    return tr("Takes the lead in {buildings}: +{points} {at_scoring}.").format(
        buildings=_buildings(reason),
        points=_number(reason, "points"),
        at_scoring=_at_scoring(reason),
    )


def _share(reason: Line, _names: Sequence[str]) -> str:
    points = _number(reason, "points")
    sentence = (
        tr("Brings a better place in {buildings}: +{points} {at_scoring}.")
        if points > 0
        else tr("Helps in the contest for {buildings}, to be decided {at_scoring}.")
    )
    return sentence.format(
        buildings=_buildings(reason), points=points, at_scoring=_at_scoring(reason)
    )


def _deny(reason: Line, names: Sequence[str]) -> str:
    points = _number(reason, "points")
    sentence = (
        tr("Keeps {name} from {points} for {buildings} {at_scoring}.")
        if points > 0
        else tr("Makes it harder for {name} to get ahead in {buildings} {at_scoring}.")
    )
    return sentence.format(
        name=_name(reason, names),
        points=texts.points(points),
        buildings=_buildings(reason),
        at_scoring=_at_scoring(reason),
    )


def _wall(reason: Line, _names: Sequence[str]) -> str:
    points = _number(reason, "points")
    if points <= 0:
        return tr("Keeps the wall open for more.")
    return tr("Makes the wall longer: +{points} at every scoring still to come.").format(
        points=points
    )


def _exact(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Is paid exactly: another action follows.")


def _money(reason: Line, _names: Sequence[str]) -> str:
    worth = _number(reason, "worth")
    if worth <= 0:
        return tr("Leaves the better money in hand: {currency}.").format(currency=_currency(reason))
    return tr("Leaves more money in hand: {currency} +{worth}.").format(
        currency=_currency(reason), worth=worth
    )


def _change(reason: Line, _names: Sequence[str]) -> str:
    return tr("Lets the hand pay more prices exactly: {currency}.").format(
        currency=_currency(reason)
    )


def _room(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Leaves more places to build on later.")


def _reserve(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Makes the most of the tiles on the reserve board.")


def _dirk(_reason: Line, _names: Sequence[str]) -> str:
    return tr("It is better that Dirk gets this tile than that it stays with you.")


def _save(reason: Line, _names: Sequence[str]) -> str:
    return tr("Keeps {currency} for something better.").format(currency=_currency(reason))


def _time(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Is done before the next scoring comes.")


_SENTENCES: dict[str, Tell] = {
    "lead": _lead,
    "share": _share,
    "deny": _deny,
    "wall": _wall,
    "exact": _exact,
    "money": _money,
    "change": _change,
    "room": _room,
    "reserve": _reserve,
    "dirk": _dirk,
    "save": _save,
    "time": _time,
}
KINDS = tuple(_SENTENCES)
"""The reasons that have a sentence."""
