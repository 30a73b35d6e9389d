"""What a kind of building is worth: the points it will bring in a scoring that is still to come.

Until then, tiles of that kind will turn up and somebody will buy them. Each goes to any seat with
equal odds; so the lead over a rival spreads like a bell curve, the wider the more tiles are to
come. Dirk gets only what he is given.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from core.alhambra.scoring import places_of

_BLUR = 0.06
"""Keeps a lead of one tile before an imminent scoring almost certain, and a tie a tie."""


def _odds(lead: float, variance: float) -> float:
    """How likely a lead of this size today is a lead in the end."""
    return 0.5 + 0.5 * erf(lead / sqrt(2.0 * variance))


@lru_cache(maxsize=1 << 16)
def expected_points(
    building: str,
    number: int,
    own: int,
    rivals: tuple[int, ...],
    dirk: int | None,
    coming: int,
    gifts: int,
) -> float:
    """The points of a seat with ``own`` such buildings, in the scoring of this number.

    ``coming`` tiles will be bought by the seats until then and ``gifts`` will go to Dirk, both
    counted in halves, so that equal questions are asked often.
    """
    seats = len(rivals) + 1
    tiles = coming / 2
    variance = 2 * tiles / seats + _BLUR
    behind = [1.0 - _odds(own - count, variance) for count in rivals]
    if dirk is not None:
        given = gifts / 2
        lead = own + tiles / seats - dirk - given
        behind.append(1.0 - _odds(lead, tiles / seats + given + _BLUR))
    ahead = [1.0]  # how likely so many rivals are ahead
    for odds in behind:
        ahead = [
            stay * (1.0 - odds) + come * odds
            for stay, come in zip((*ahead, 0.0), (0.0, *ahead), strict=True)
        ]
    points = sum(
        odds * worth for odds, worth in zip(ahead, places_of(building, number), strict=False)
    )
    if own == 0:  # Rule.AT_LEAST_ONE_BUILDING
        points *= 1.0 - (1.0 - 1.0 / seats) ** tiles
    return points


class Standing(dict[tuple[int, int, int, int], float]):
    """What a kind of building is worth to a seat as the table stands, and if that changes.

    What is asked for is how many more the seat, Dirk and the market have, and which rival has one
    more: 1 is the next one. Kinds stand the same at table after table, so all that was asked is
    remembered.
    """

    __slots__ = ("_building", "_coming", "_counts", "_dirk", "_gifts", "_weights")

    def __init__(
        self,
        building: str,
        counts: tuple[int, ...],
        dirk: int | None,
        coming: tuple[int, ...],
        gifts: tuple[int, ...],
        weights: tuple[tuple[int, float], ...],
    ) -> None:
        """With what each seat has, this one first, and the tiles that come until each scoring.

        ``weights`` says what the points of each scoring to come count.
        """
        super().__init__()
        self._building = building
        self._counts = counts
        self._dirk = dirk
        self._coming = coming
        self._gifts = gifts
        self._weights = weights

    def __missing__(self, changes: tuple[int, int, int, int]) -> float:
        """Nobody asked for this yet."""
        mine, given, offered, rival = changes
        own, *rivals = self._counts
        if rival:
            rivals[rival - 1] += 1
        rivals.sort()
        worth = self[changes] = net_points(
            self._building,
            own + mine,
            tuple(rivals),
            None if self._dirk is None else self._dirk + given,
            tuple(
                [
                    (
                        number,
                        weight,
                        max(0, self._coming[number - 1] + 2 * offered),
                        self._gifts[number - 1],
                    )
                    for number, weight in self._weights
                ]
            ),
        )
        return worth


standing_of = lru_cache(maxsize=1 << 11)(Standing)
"""The same one for kinds that stand the same."""


@lru_cache(maxsize=1 << 14)
def net_points(
    building: str,
    own: int,
    rivals: tuple[int, ...],
    dirk: int | None,
    to_come: tuple[tuple[int, float, int, int], ...],
) -> float:
    """What a kind of building is worth to a seat: its own points less the average of its rivals'.

    ``to_come`` has for each scoring its number, what its points count, and the tiles that come
    until then, as in `expected_points`.
    """
    worth = 0.0
    for number, weight, coming, gifts in to_come:
        points = expected_points(building, number, own, rivals, dirk, coming, gifts)
        for index, rival in enumerate(rivals):
            others = tuple(sorted((*rivals[:index], *rivals[index + 1 :], own)))
            points -= expected_points(building, number, rival, others, dirk, coming, gifts) / len(
                rivals
            )
        worth += weight * points
    return worth
