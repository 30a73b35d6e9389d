"""Why a computer would do something, in a sentence.

A reason comes from another program: a kind that nobody knows, or one without what belongs to it,
has no sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from alhambra_qt import telling
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
    seat = _number(reason, "seat")
    return telling.named(names[seat]) if seat >= 0 else tr("Dirk")


# Sentences


def _lead(reason: Line, _names: Sequence[str]) -> str:
    return tr("Takes the lead in {buildings}: +{points} {at_scoring}.").format(
        buildings=_buildings(reason),
        points=_number(reason, "points"),
        at_scoring=_at_scoring(reason),
    )


def _share(reason: Line, _names: Sequence[str]) -> str:
    return tr("Brings a better place in {buildings}: +{points} {at_scoring}.").format(
        buildings=_buildings(reason),
        points=_number(reason, "points"),
        at_scoring=_at_scoring(reason),
    )


def _deny(reason: Line, names: Sequence[str]) -> str:
    return tr("Keeps {name} from {points} for {buildings} {at_scoring}.").format(
        name=_name(reason, names),
        points=tr("%n point(s)", "", _number(reason, "points")),
        buildings=_buildings(reason),
        at_scoring=_at_scoring(reason),
    )


def _wall(reason: Line, _names: Sequence[str]) -> str:
    return tr("Makes the wall longer: +{points} at every scoring still to come.").format(
        points=_number(reason, "points")
    )


def _exact(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Is paid exactly: another action follows.")


def _money(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Brings the money that is worth most in this hand.")


def _change(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Lets the hand pay more prices exactly.")


def _room(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Leaves more places to build on later.")


def _reserve(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Gets a tile to where it counts, off the reserve board.")


def _dirk(_reason: Line, _names: Sequence[str]) -> str:
    return tr("What Dirk gets does less harm this way.")


def _save(_reason: Line, _names: Sequence[str]) -> str:
    return tr("Keeps money for something better.")


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
