"""Names of players: as they are shown, and those that we give to players who have none."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QLocale

from alhambra_qt.words.languages import QT_TRANSLATE_NOOP, in_all_languages, tr, translated

LONGEST = 40
FIRST_STRONG_ISOLATE = "\u2068"
POP_ISOLATE = "\u2069"
_MOST_ACCENTS = 2
_MOST_PERSONS = 6
_PERSON = QT_TRANSLATE_NOOP("", "Player {number}")


@lru_cache(256)  # a table says the same few names again and again
def shown(name: str, longest: int = LONGEST) -> str:
    r"""A name without what would break a line, turn the text around it or paint over others.

    It is cut where it is long; of accents on top of one another, a letter keeps two.

    >>> shown("  Ann\n\tLee\u202e ")
    'Ann Lee'
    >>> shown("A" * 10_000, longest=5)
    'AAAA…'
    >>> shown(" " * 1000 + "e" + "\u0301" * 1000)
    'e\u0301\u0301'
    """
    is_plain = name.isascii() and name.isprintable()
    line = " ".join((name if is_plain else _without_unseen(name)).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


def _without_unseen(name: str) -> str:
    # Python's table of all letters takes 0.3 MB: it is loaded if a name has other letters.
    import unicodedata  # noqa: PLC0415

    letters: list[str] = []
    accents = 0
    for letter in name:
        kind = unicodedata.category(letter)
        accents = accents + 1 if kind in {"Mn", "Me"} else 0
        if accents <= _MOST_ACCENTS:
            is_unseen = kind in {"Cc", "Cf", "Cs", "Zl", "Zp"} and letter != "\u200d"
            letters.append(" " if is_unseen else letter)
    return "".join(letters)


def listed(names: Iterable[str], longest: int = LONGEST) -> str:
    """Names in a row, as the language does it; one from right to left stays in its place."""
    return QLocale().createSeparatedList([named(name, longest) for name in names])


def computer_name(seat: int) -> str:
    """A name for a computer player."""
    names = (
        tr("Zaida"),
        tr("Yusuf"),
        tr("Lindaraja"),
        tr("Ibrahim"),
        tr("Aisha"),
        tr("Boabdil"),
    )
    return names[seat % len(names)]


def person_name(seat: int) -> str:
    """A name for somebody who has not given one."""
    return translated("", _PERSON).format(number=seat + 1)


def person_number(name: str) -> int | None:
    """Of which seat a name is the one that we give, in any language; None if it is another."""
    given = in_all_languages(_PERSON)
    seats = range(_MOST_PERSONS)
    return next((at for at in seats if name in [one.format(number=at + 1) for one in given]), None)


@lru_cache(256)
def named(name: str, longest: int = LONGEST) -> str:
    """A name inside a sentence: plain, not too long, and it turns nothing around it.

    Only a name that would turn something gets its signs: our fonts lack them, so Qt would look for
    them in every font of the machine before it shows the first name.
    """
    plain = shown(name, longest)
    turns = not plain.isascii() and any(runs_from_the_right(letter) for letter in plain)
    return f"{FIRST_STRONG_ISOLATE}{plain}{POP_ISOLATE}" if turns else plain


def runs_from_the_right(letter: str) -> bool:
    """Whether a letter or a digit belongs to a script that is written from right to left."""
    import unicodedata  # noqa: PLC0415 (late, as above)

    return unicodedata.bidirectional(letter) in {"R", "AL", "AN"}
