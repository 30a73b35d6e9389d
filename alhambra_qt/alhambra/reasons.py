"""Why a computer would do something, in a sentence or two.

A reason comes from another program: a kind that nobody knows, or one without what belongs to it,
has no sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QLocale

from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.alhambra.paying import added_up
from alhambra_qt.words import texts
from alhambra_qt.words.advice import Suggested
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import named
from core.alhambra.components import CURRENCIES, TILES, Money
from core.alhambra.rulesets import MODULES, rules_for
from core.kernel.lines import Line


def why(reason: Line | None, names: Sequence[str], suggested: Suggested) -> str:
    """What a move is for, in a sentence or two; ``names`` are those of all who score."""
    if reason is None:
        return ""
    reasons: list[object] = [reason, reason.get("also")]
    reasons.sort(
        key=lambda one: not (isinstance(one, dict) and "then" in one)
    )  # what is done first
    return " ".join(filter(None, (_sentence(one, names, suggested) for one in reasons)))


def _sentence(reason: object, names: Sequence[str], suggested: Suggested) -> str:
    try:
        told = _Told(reason, names, suggested)
        return all_parts().reasons[told.reason["kind"]]().format_map(told)
    except (KeyError, TypeError, ValueError, IndexError):
        return ""


class _Told(dict[str, str]):
    """What belongs to a reason, in words."""

    def __init__(self, reason: Any, names: Sequence[str], suggested: Suggested) -> None:
        super().__init__()
        self.reason = reason
        self._names = names
        self._suggested = suggested

    def __missing__(self, key: str) -> str:
        reason = self.reason
        match key:
            case "points" | "of":
                return _number(reason[key])
            case "building":
                return texts.building(reason["building"])
            case "buildings":
                return _buildings(reason["building"])
            case "tile":
                return texts.tile(TILES[reason["tile"]].id)
            case "currency":
                return texts.currency(self._currency())
            case "sum":
                return added_up(self._pay())
            case "then":
                return self._then()
            case "at_scoring":
                return _at_scoring(reason["scoring"])
            case "name":
                return _name(reason["seat"], self._names)
        raise KeyError(key)

    def _pay(self) -> list[Money]:
        return [_money()[card] for card in self.reason["pay"]]

    def _currency(self) -> str:
        if "pay" in self.reason:
            return CURRENCIES[self._pay()[0].place]
        return str(self.reason["currency"])

    def _then(self) -> str:
        move = self._suggested(self.reason["then"])
        if not move:
            raise KeyError("then")
        return move


@cache
def _money() -> Mapping[str, Money]:
    """Whatever can be paid with in any game: not all of it is cards."""
    return rules_for(2, tuple(MODULES)).money


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
