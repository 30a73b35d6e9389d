"""Names of players as they are shown: plain text on one line, whatever they contain."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import QLocale

LONGEST = 40
FIRST_STRONG_ISOLATE = "\u2068"
POP_ISOLATE = "\u2069"


def shown(name: str, longest: int = LONGEST) -> str:
    r"""A name without what would break a line or turn the text around it, cut where it is long.

    >>> shown("  Ann\n\tLee\u202e ")
    'Ann Lee'
    >>> shown("A" * 10_000, longest=5)
    'AAAA…'
    """
    letters = (
        letter
        if unicodedata.category(letter) not in {"Cc", "Cf", "Zl", "Zp"} or letter == "\u200d"
        else " "
        for letter in name[: 4 * longest]
    )
    line = " ".join("".join(letters).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


def listed(names: Iterable[str], longest: int = LONGEST) -> str:
    """Names in a row, as the language does it; one from right to left stays in its place."""
    isolated = [f"{FIRST_STRONG_ISOLATE}{shown(name, longest)}{POP_ISOLATE}" for name in names]
    return QLocale().createSeparatedList(isolated)
