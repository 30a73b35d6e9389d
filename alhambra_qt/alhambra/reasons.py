"""Why a computer would do something, in a sentence.

A reason comes from another program: a kind that nobody knows, or one without what belongs to it,
has no sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import named
from core.kernel.lines import Line


def why(reason: Line | None, names: Sequence[str]) -> str:
    """The sentence of a reason; ``names`` are those of all who score. Empty if there is none."""
    if reason is None:
        return ""
    try:
        return all_parts().reasons[reason["kind"]]().format_map(_Told(reason, names))
    except (KeyError, TypeError, ValueError, IndexError):
        return ""


class _Told(dict[str, str]):
    """What belongs to a reason, in words."""

    def __init__(self, reason: Line, names: Sequence[str]) -> None:
        super().__init__()
        self._reason = reason
        self._names = names

    def __missing__(self, key: str) -> str:
        reason = self._reason
        match key:
            case "points":
                return _number(reason["points"])
            case "building":
                return texts.building(reason["building"])
            case "buildings":
                return _buildings(reason["building"])
            case "currency":
                return texts.currency(reason["currency"])
            case "at_scoring":
                return _at_scoring(reason["scoring"])
            case "name":
                return _name(reason["seat"], self._names)
        raise KeyError(key)


def _number(number: object) -> str:
    """A whole number, or one with a digit after the point."""
    if isinstance(number, bool) or not isinstance(number, int | float):
        raise TypeError("not a number")
    if number == round(number):
        return QLocale().toString(round(number))
    return QLocale().toString(float(number), "f", 1)


def _buildings(building: str) -> str:
    return {
        "pavilion": tr("pavilions"),
        "seraglio": tr("seraglios"),
        "arcades": tr("arcades", "several"),
        "chambers": tr("chambers", "several"),
        "garden": tr("gardens"),
        "tower": tr("towers"),
    }[building]


def _at_scoring(number: int) -> str:
    return {
        1: tr("in the first scoring round"),
        2: tr("in the second scoring round"),
        3: tr("in the third scoring round"),
    }[number]


def _name(seat: int, names: Sequence[str]) -> str:
    """Who it is about."""
    return named(names[seat])
