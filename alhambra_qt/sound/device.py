"""The border to miniaudio, which decodes sounds and plays them. Nothing else here names it.

It is loaded with the first sound, in the player's thread, and may be missing.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

RATE = 44100
PERIOD = 30
"""Milliseconds that are asked for at a time; with three of them ahead, nothing sounds late."""
NOWHERE = "Null"
"""The device that miniaudio takes where there is no other: it plays to nobody."""
CARDS = Path("/proc/asound/cards")
"""The sound cards that Linux knows, each with its name in brackets."""

Samples: TypeAlias = "array[int]"
"""One channel."""
SIXTEEN_BITS = "h"
"""What is in such an array, as Python calls it."""

_NETWORK = "urllib.request"


class NoDevice(Exception):
    """There is nothing that plays sounds."""


def miniaudio() -> Any:
    """The library; ImportError if it isn't installed.

    It can listen to radio stations too, and for that loads the network. This program uses none, so
    an empty module stands in for it while the library is loaded.
    """
    if _NETWORK in sys.modules:
        import miniaudio  # noqa: PLC0415 (with the first sound)

        return miniaudio
    sys.modules[_NETWORK] = ModuleType(_NETWORK)
    try:
        import miniaudio  # noqa: PLC0415 (with the first sound)
    finally:
        del sys.modules[_NETWORK]
    return miniaudio


def decoded(sound: bytes) -> Samples:
    """What is in a sound file; ValueError if it is damaged."""
    library = miniaudio()
    try:
        found = library.decode(sound, library.SampleFormat.SIGNED16, 1, RATE)
    except library.DecodeError as error:
        raise ValueError("not a sound") from error
    samples: Samples = found.samples
    if not samples:
        raise ValueError("empty")
    return samples


class Device:
    """Whatever the machine plays sounds with, from when it is opened until it is closed."""

    def __init__(self, read: Callable[[int], Samples]) -> None:
        """Play what is read, so many samples at a time; `NoDevice` if nothing can."""
        library = miniaudio()
        self.has_stopped = False
        """Whether it has ended by itself: it was unplugged, say."""
        try:
            device = library.PlaybackDevice(
                library.SampleFormat.SIGNED16,
                1,
                RATE,
                PERIOD,
                app_name="Alhambra Qt",
                **_without_alsa(library),
            )
        except library.MiniaudioError as error:
            raise NoDevice(str(error)) from error
        self._device = device
        if device.backend == NOWHERE:
            device.close()
            raise NoDevice("there is none")
        device.stop_callback = self._on_stopped
        try:
            device.start(_stream(read))
        except library.MiniaudioError as error:
            device.close()
            raise NoDevice(str(error)) from error

    def close(self) -> None:
        """Play nothing any more."""
        self._device.close()

    def _on_stopped(self) -> None:
        self.has_stopped = True


def _without_alsa(library: Any) -> dict[str, Any]:
    """Where else to look if there is no sound card: ALSA would write about it to the terminal."""
    if not sys.platform.startswith("linux") or _has_cards():
        return {}
    return {"backends": [one for one in library.Backend if one != library.Backend.ALSA]}


def _has_cards() -> bool:
    try:
        return "[" in CARDS.read_text("utf-8", "replace")
    except OSError:
        return False


def _stream(read: Callable[[int], Samples]) -> Generator[Samples, int, None]:
    """What miniaudio asks again and again, in a thread of its own; it is at its first question."""

    def stream() -> Generator[Samples, int, None]:
        count = yield array(SIXTEEN_BITS)
        while True:
            count = yield read(count)

    ready = stream()
    next(ready)
    return ready
