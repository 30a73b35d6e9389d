"""Most, second most, third most: how places and their points are shared. Both games use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Tie(NamedTuple):
    """Those who have equally many, often one alone, and what it gives each of them."""

    who: tuple[int, ...]
    number: int
    places: tuple[int, ...]
    """What the places are worth that they share."""
    points: int


def share_places(counts: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """Points for most, second most and so on; ties share their places, rounded down.

    Kim and Nina have four towers each and share 13 + 6; Ann comes third, where nothing is left:

    >>> share_places([4, 4, 1], places=(13, 6))
    (9, 9, 0)

    Those with nothing get nothing:

    >>> share_places([0, 2, 0], places=(16, 8, 1))
    (0, 16, 0)
    """
    points = [0] * len(counts)
    for tie in ties(counts, places):
        for who in tie.who:
            points[who] = tie.points
    return tuple(points)


def ties(counts: Sequence[int], places: Sequence[int]) -> list[Tie]:
    """Who shares which places, the best first; those without a place are not there.

    >>> ties([4, 4, 1], places=(13, 6))
    [Tie(who=(0, 1), number=4, places=(13, 6), points=9)]
    """
    found = []
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count == 0 or place >= len(places):
            break
        tied = tuple([who for who, own in enumerate(counts) if own == count])
        shared = tuple(places[place : place + len(tied)])
        found.append(Tie(tied, count, shared, sum(shared) // len(tied)))
        place += len(tied)
    return found
