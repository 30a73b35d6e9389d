"""Why a computer would do something, in a sentence.

A reason comes from another program: a kind that nobody knows, or one without what belongs to it,
has no sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from alhambra_qt.words import telling, texts
from alhambra_qt.words.languages import tr
from core.kernel.lines import Line

KINDS = tuple(
    "lead share deny hope hamper wall walls exact dirk money last change room reserve save threat "
    "open".split()
)
"""The reasons that have a sentence."""


def why(reason: Line | None, names: Sequence[str]) -> str:
    """The sentence of a reason; ``names`` are those of the seats. Empty where there is none."""
    if reason is None:
        return ""
    try:
        return _sentence(reason["kind"]).format_map(_Told(reason, names))
    except (KeyError, TypeError, ValueError, IndexError):
        return ""


def _sentence(kind: str) -> str:
    return {
        "lead": tr("Takes the lead in {buildings}: +{points} {at_scoring}."),
        "share": tr("Gets you a better place for {buildings}: +{points} {at_scoring}."),
        "deny": tr("Costs {name} points for {buildings} {at_scoring}: −{points}."),
        "hope": tr("Improves your chances for {buildings}: about +{points} {at_scoring}."),
        "hamper": tr("Hurts {name}’s chances for {buildings}: about −{points} {at_scoring}."),
        "wall": tr("Makes your wall longer: +{points} in every scoring round to come."),
        "walls": tr("Builds walls that can join up later."),
        "exact": tr("You pay the exact amount, so you get another action."),
        "dirk": tr("Better for Dirk to get it than somebody else."),
        "money": tr("Leaves you more money: {currency} +{points}."),
        "last": tr("Helps you have the most money when the last tiles are given out: {currency}."),
        "change": tr("Gives you more ways to pay exactly: {currency}."),
        "room": tr("Leaves more spots to build on later."),
        "reserve": tr("Makes the most of the tiles on your reserve board."),
        "save": tr("Sets you up to buy this: {building} ({currency})."),
        "threat": tr("Otherwise somebody else could buy this: {building}."),
        "open": tr("Leaves the next player little useful money."),
    }[kind]


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
    """Who it is about; Dirk sits behind the last seat."""
    return tr("Dirk") if seat == len(names) else telling.named(names[seat])
