"""Several sounds at once, as one."""

from __future__ import annotations

from array import array
from itertools import zip_longest
from threading import Lock
from time import monotonic

from alhambra_qt.sound.device import SIXTEEN_BITS, Samples

MOST = 6
"""Sounds at once; of more than that, the oldest ends."""
LOUDEST = 32767


class Mixer:
    """Gives a device what it plays next; the device asks in a thread of its own."""

    def __init__(self) -> None:
        """Silence."""
        self._lock = Lock()
        self._left: list[Samples] = []
        self._read_at = 0.0

    def add(self, samples: Samples) -> None:
        """Let a sound begin."""
        with self._lock:
            if not self._left:
                self._read_at = monotonic()
            self._left = [*self._left, samples][-MOST:]

    def clear(self) -> None:
        """Be silent."""
        with self._lock:
            self._left = []

    def is_silent(self) -> bool:
        """Whether nothing is left to be played."""
        return not self._left

    def is_stuck_for(self, seconds: float) -> bool:
        """Whether there is something to be played, and nobody has asked for it for so long."""
        with self._lock:
            return bool(self._left) and monotonic() - self._read_at > seconds

    def read(self, count: int) -> Samples:
        """The next samples."""
        with self._lock:
            self._read_at = monotonic()
            parts = [samples[:count] for samples in self._left]
            self._left = [samples[count:] for samples in self._left if len(samples) > count]
        mixed = parts[0] if parts else array(SIXTEEN_BITS)
        for part in parts[1:]:
            both = zip_longest(mixed, part, fillvalue=0)
            mixed = array(SIXTEEN_BITS, [_within(one + other) for one, other in both])
        mixed.frombytes(bytes((count - len(mixed)) * mixed.itemsize))
        return mixed


def _within(level: int) -> int:
    return max(-LOUDEST, min(LOUDEST, level))


def scaled(samples: Samples, gain: float) -> Samples:
    """The same sound, softer."""
    return array(SIXTEEN_BITS, [int(level * gain) for level in samples])
