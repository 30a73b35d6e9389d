"""How strong players are who were compared two by two (the model of Bradley and Terry).

Who is twice as strong as another is before it in two of three games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations


def comparisons(ranks: Sequence[float]) -> Iterator[tuple[int, int, float]]:
    """Each two players of a game, in both orders; 1 if the first was before, a half if they tied.

    >>> list(comparisons([2, 1]))
    [(0, 1, 0.0), (1, 0, 1.0)]
    """
    for one, other in permutations(range(len(ranks)), 2):
        tied = ranks[one] == ranks[other]
        yield one, other, 0.5 if tied else float(ranks[one] < ranks[other])


def strengths(
    won: Sequence[float],
    met: Sequence[Sequence[float]],
    near: Sequence[float],
    *,
    steps: int,
    precision: float,
) -> list[float]:
    """The most likely strengths, from how often each has won and how often each two have met.

    They are found step by step, until none changes by more than a part as small as ``precision``;
    those that are known to be near save steps. Only the ratios mean anything.

    >>> first, second = strengths([3, 1], [[0, 4], [4, 0]], [1, 1], steps=99, precision=1e-6)
    >>> round(first / second, 3)
    3.0
    """
    found = list(near)
    players = range(len(found))
    for _ in range(steps):
        before = found
        found = [
            won[one]
            / sum(
                met[one][other] / (before[one] + before[other]) for other in players if other != one
            )
            for one in players
        ]
        if all(abs(a - b) < precision * b for a, b in zip(found, before, strict=True)):
            break
    return found
