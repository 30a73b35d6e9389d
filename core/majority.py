"""Most, second most, third most: how places and their points are shared. Both games use it."""

from __future__ import annotations

from collections.abc import Sequence


def share_places(counts: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """Points for most, second most and so on; ties share their places, rounded down.

    Kim and Nina have four towers each and share 13 + 6; Ann comes third, where nothing is left:

    >>> share_places([4, 4, 1], places=(13, 6))
    (9, 9, 0)

    Whoever has nothing gets nothing:

    >>> share_places([0, 2, 0], places=(16, 8, 1))
    (0, 16, 0)
    """
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count == 0 or place >= len(places):
            break
        tied = [who for who, own in enumerate(counts) if own == count]
        share = sum(places[place : place + len(tied)]) // len(tied)
        for who in tied:
            points[who] = share
        place += len(tied)
    return tuple(points)
