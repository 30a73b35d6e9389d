"""Whose face is whose: portraits belong to names, whatever the level that plays."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache

OWN = tuple("zaida yusuf lindaraja ibrahim aisha boabdil".split())
"""The names that we give to computers; each has a face of its own."""

OTHERS = tuple("astronomer falconer musician poet potter sailor".split())
"""The faces of everybody else."""


def portrait(name: str) -> str:
    """The name of the picture of a player with this name: always the same one.

    >>> portrait("Zaida"), portrait(" zaida ")
    ('portrait-zaida', 'portrait-zaida')
    >>> portrait("Ann")
    'portrait-poet'
    """
    return _picture(_face(_plain(name)))


def portraits_at(names: Sequence[str]) -> tuple[str, ...]:
    """The pictures of all seats of a table, in their order, no two of them the same.

    Our own names keep their faces; of two others who would share one, the later takes the next.

    >>> portraits_at(["Aisha", "Ann", "Ann", "Aisha"])[:2]
    ('portrait-aisha', 'portrait-poet')
    """
    return _portraits_at(tuple(names))


@lru_cache(maxsize=8)
def _portraits_at(names: tuple[str, ...]) -> tuple[str, ...]:
    """Asked for each seat whenever the table is shown."""
    plain = [_plain(name) for name in names]
    first_owners = {name: seat for seat, name in reversed(list(enumerate(plain))) if name in OWN}
    faces = {seat: name for name, seat in first_owners.items()}
    for seat, name in enumerate(plain):
        if seat not in faces:
            faces[seat] = _free(_face(name), set(faces.values()))
    return tuple(_picture(faces[seat]) for seat in range(len(plain)))


def _picture(face: str) -> str:
    return f"portrait-{face}"


def _plain(name: str) -> str:
    """The name without what nobody hears."""
    if not name.isascii():
        import unicodedata  # noqa: PLC0415 (late: most names don't need this large table)

        name = unicodedata.normalize("NFKC", name)
    return name.strip().casefold()


def _face(name: str) -> str:
    if name in OWN:
        return name
    number = zlib.crc32(name.encode("utf-8", "surrogatepass"))
    return OTHERS[number % len(OTHERS)]


def _free(face: str, taken: set[str]) -> str:
    """The face itself, or the next that nobody has; the faces of our own names come last."""
    start = OTHERS.index(face) if face in OTHERS else 0
    row = (*OTHERS[start:], *OTHERS[:start], *OWN)
    return next((each for each in row if each not in taken), face)
