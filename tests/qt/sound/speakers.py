"""Loudspeakers for tests: they stand in for miniaudio's device, and remember what they played."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from threading import Event, Thread
from typing import Any, ClassVar

import pytest

from alhambra_qt.sound import device
from alhambra_qt.sound.device import Samples

COUNT = 1323


class Speakers:
    """A `PlaybackDevice` that asks for samples much faster than a real one would play them."""

    all: ClassVar[list[Speakers]] = []
    """All that were opened, the latest last."""
    fails_to_start: ClassVar[bool] = False

    def __init__(self, *_: object, **__: object) -> None:
        self.backend = "a fake"
        self.heard: Samples = array("h")
        self.stop_callback: Callable[[], None] | None = None
        self.is_closed = False
        self._stream: Generator[Samples, int, None] | None = None
        self._end = Event()
        self._thread = Thread(target=self._ask, daemon=True)
        self.all.append(self)

    def start(self, stream: Generator[Samples, int, None]) -> None:
        if self.fails_to_start:
            raise device.miniaudio().MiniaudioError("failed to start audio device", -1)
        self._stream = stream
        self._thread.start()

    def _ask(self) -> None:
        assert self._stream is not None
        while not self._end.wait(0.001):
            samples = self._stream.send(COUNT)
            assert len(samples) == COUNT
            if any(samples):
                self.heard += samples

    def get_stuck(self) -> None:
        """Ask for nothing any more, and say nothing of it, as some do that are unplugged."""
        self._end.set()
        self._thread.join()

    def be_unplugged(self) -> None:
        """End, and say so."""
        self.get_stuck()
        assert self.stop_callback is not None
        self.stop_callback()

    def close(self) -> None:
        self.is_closed = True
        if self._thread.is_alive():
            self.get_stuck()


def library() -> Any:
    """miniaudio, where it is published."""
    try:
        return device.miniaudio()
    except ImportError:
        pytest.skip("miniaudio is not installed")
