"""Figures of the bench: how they are taken, and how they are told."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from time import perf_counter, thread_time
from typing import TypeAlias

Time: TypeAlias = tuple[float, float]
"""Milliseconds: what passed, and what the processor needed of it on a busy machine."""


class Clock:
    """Runs from its beginning."""

    def __init__(self) -> None:
        """Begin."""
        self._wall = perf_counter()
        self._busy = thread_time()

    def time(self) -> Time:
        """The time until now."""
        return (perf_counter() - self._wall) * 1000, (thread_time() - self._busy) * 1000


def most(figures: Sequence[float]) -> float:
    """What 95 of a hundred do not exceed."""
    return sorted(figures)[min(len(figures) - 1, int(len(figures) * 0.95))]


def summary(figures: Sequence[float]) -> str:
    """The middle, and the best."""
    return f"median {statistics.median(figures):6.0f}   best {min(figures):6.0f} ms"


def verdict(figure: float, limit: float) -> str:
    """The goal, and whether it was missed."""
    return f"goal {limit:.4g}" + ("" if figure <= limit else ": missed")
