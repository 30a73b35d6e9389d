"""The player: lets sounds be heard, in a thread of its own that nobody ever waits for.

The device is opened with the first sound and closed after some silence. Whatever goes wrong with
it, with a sound file or with the library, the game goes on without, and the log says it once.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from pathlib import Path
from threading import Condition, Thread
from time import monotonic
from typing import Protocol

from alhambra_qt.sound.cues import Cue
from alhambra_qt.sound.device import Device, Samples, decoded
from alhambra_qt.sound.mixer import Mixer, scaled

LOUDEST = 100
LONGEST = 20.0
"""Seconds of silence before the device is closed: it keeps a machine awake."""
LOOKS = 0.25
"""Seconds between two looks at whether the device still plays."""
STUCK = 1.5
"""Seconds after which a device that asks for nothing is taken for unplugged."""
AGAIN = 30.0
"""Seconds before a device that could not be opened is tried again; from time to time twice as long.

Where there is none, the system writes many lines to the terminal each time.
"""
PATIENCE = 2.0
"""Seconds that the end of the program waits for a device to close."""

log = logging.getLogger(__name__)


class OpenDevice(Protocol):
    """What the player knows of a device."""

    has_stopped: bool

    def close(self) -> None:
        """Play nothing any more."""


class Player:
    """Plays sounds of one folder."""

    def __init__(
        self,
        folder: Path,
        open_device: Callable[[Callable[[int], Samples]], OpenDevice] = Device,
        *,
        longest_silence: float = LONGEST,
    ) -> None:
        """Nothing is opened yet; ``open_device`` is told whom to ask for samples."""
        self._folder = folder
        self._open_device = open_device
        self._longest_silence = longest_silence
        self._volume = LOUDEST
        self._mixer = Mixer()
        self._changed = Condition()
        self._thread: Thread | None = None
        self._wanted: list[Cue] = []
        self._is_closing = False
        # All that follows belongs to the thread.
        self._device: OpenDevice | None = None
        self._not_before = 0.0
        self._again = AGAIN
        self._sounds: dict[Cue, Samples | None] = {}
        self._softer: dict[tuple[Cue, int], Samples] = {}
        self._said: set[str] = set()

    # For the window

    @property
    def volume(self) -> int:
        """How loud sounds are, from 0 to 100."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        self._volume = volume
        if not volume:
            self._mixer.clear()

    @property
    def is_at_work(self) -> bool:
        """Whether there is a thread, and maybe a device."""
        thread = self._thread
        return thread is not None and thread.is_alive()

    def play(self, cue: Cue) -> None:
        """Let a sound be heard as soon as possible."""
        if not self._volume:
            return
        with self._changed:
            if self._is_closing or cue in self._wanted:
                return
            self._wanted.append(cue)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="sound", daemon=True)
                self._thread.start()
            self._changed.notify()

    def close(self) -> None:
        """End, at once: nothing is heard any more, and no thread is left."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
            thread = self._thread
        self._mixer.clear()
        if thread is not None:
            thread.join(PATIENCE)

    # In the thread

    def _work(self) -> None:
        silent_since = monotonic()
        while (wanted := self._next_wanted(silent_since)) is not None:
            self._look_at_device()
            for cue in wanted:
                self._begin(cue)
            if not self._mixer.is_silent():
                silent_since = monotonic()
        self._close_device()
        with self._changed:
            self._thread = None
            if self._wanted and not self._is_closing:  # while the device was closed
                self._thread = Thread(target=self._work, name="sound", daemon=True)
                self._thread.start()

    def _next_wanted(self, silent_since: float) -> list[Cue] | None:
        """What is to be played now; None if the thread is to end."""
        with self._changed:
            if not self._wanted and not self._is_closing:
                self._changed.wait(LOOKS if self._device is not None else self._longest_silence)
            wanted, self._wanted = self._wanted, []
            is_over = not wanted and monotonic() - silent_since > self._longest_silence
            return None if self._is_closing or is_over else wanted

    def _begin(self, cue: Cue) -> None:
        volume = self._volume
        if not volume or not self._has_device():
            return
        samples = self._at_volume(cue, volume)
        if samples is not None:
            self._mixer.add(samples)

    def _has_device(self) -> bool:
        """Whether a device is open, or can be opened."""
        if self._device is None and monotonic() >= self._not_before:
            try:
                self._device = self._open_device(self._mixer.read)
            except ImportError as error:
                self._not_before = math.inf
                self._say("there are no sounds without miniaudio", error)
            except Exception as error:  # noqa: BLE001 (whatever it is, the game goes on)
                self._not_before = monotonic() + self._again
                self._again *= 2
                self._say("no sound device can be opened", error)
        return self._device is not None

    def _look_at_device(self) -> None:
        """What was unplugged is closed; the next sound looks for another one."""
        if self._device is None:
            return
        if self._device.has_stopped or self._mixer.is_stuck_for(STUCK):
            self._say("the sound device plays no more", "it may have been unplugged")
            self._mixer.clear()
            self._close_device()

    def _close_device(self) -> None:
        device, self._device = self._device, None
        if device is None:
            return
        try:
            device.close()
        except Exception as error:  # noqa: BLE001 (as above)
            self._say("the sound device can't be closed", error)

    def _at_volume(self, cue: Cue, volume: int) -> Samples | None:
        sound = self._sound(cue)
        if sound is None:
            return None
        if (cue, volume) not in self._softer:
            if any(other != volume for _, other in self._softer):
                self._softer.clear()
            # Ears take the square for half as loud.
            self._softer[cue, volume] = scaled(sound, (volume / LOUDEST) ** 2)
        return self._softer[cue, volume]

    def _sound(self, cue: Cue) -> Samples | None:
        if cue not in self._sounds:
            self._sounds[cue] = None
            path = self._folder / f"{cue}.wav"
            try:
                self._sounds[cue] = decoded(path.read_bytes())
            except Exception as error:  # noqa: BLE001 (as above)
                self._say(f"can't play {path.name}", error)
        return self._sounds[cue]

    def _say(self, what: str, why: object) -> None:
        """Write it into the log, once."""
        if what not in self._said:
            self._said.add(what)
            log.warning("%s: %s", what, why)
