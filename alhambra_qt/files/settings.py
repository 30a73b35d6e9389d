"""What the player has chosen, and the file that remembers it.

Settings are a frozen value that is passed on as needed. The file may have been written by
another version of the program, or damaged: what can't be read is left at its default, keys that
this version does not know are kept, and a file with anything bad in it is kept beside the new one.
"""

from __future__ import annotations

import base64
import errno
import logging
import os
import shutil
import stat
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from core.kernel.whole_files import replacing, sweep

SMALLEST_TEXT = 1.0
LARGEST_TEXT = 2.0
LOUDEST = 100
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
"""What can be chosen of it."""
LONGEST_FILE = 1 << 20
DEEPEST = 50
"""How deep what another version has written may be nested."""

if TYPE_CHECKING:
    from alhambra_qt.play.game_setup import GameSetup

log = logging.getLogger(__name__)


class Speed(StrEnum):
    """How fast things move on the table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Settings(NamedTuple):
    """All that can be chosen."""

    language: str | None = None
    """The code of a language; None is the system's."""
    text_scale: float = 1.0
    full_screen: bool = False
    geometry: str = ""
    """Size, place and monitor of the window, as Qt writes them, in base 64."""
    ends_turns_itself: bool = False
    hides_aids: bool = False
    asks_before_overpaying: bool = False
    pauses_between_turns: bool = True
    """Whether several people have a moment to speak up before the next turn begins."""
    speed: Speed = Speed.NORMAL
    less_motion: bool = False
    """Whether nothing flies, rises or shines; computers still take their time."""
    plays_sounds: bool = True
    volume: int = 60
    """How loud sounds are, up to `LOUDEST`."""
    last_setup: GameSetup | None = None
    unknown: Mapping[str, Any] = MappingProxyType({})
    """What another version of the program has written."""


def speed_of_motion(settings: Settings) -> Speed:
    """How fast whatever moves does so."""
    return Speed.OFF if settings.less_motion else settings.speed


class SettingsFile:
    """Where settings are between two runs of the program."""

    def __init__(self, path: Path) -> None:
        """The file need not be there yet."""
        self.path = path

    def is_there(self) -> bool:
        """Whether anything was ever chosen, or the program was closed once."""
        return os.path.lexists(self.path)

    def load(self) -> Settings:
        """The settings in the file; the defaults if there are none."""
        if not self.is_there():
            return Settings()
        import json  # noqa: PLC0415 (late)

        try:
            written = json.loads(self._content())
            if not isinstance(written, dict):
                raise TypeError("not an object")
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, TypeError, RecursionError) as error:
            log.warning("the settings can't be read, the defaults are used: %s", error)
            self._keep_beside()
            return Settings()
        settings, is_bad = _read(written)
        if is_bad:
            self._keep_beside()
        return settings

    def _content(self) -> bytes:
        """What is in the file; a pipe, for which nobody may ever write anything, is none."""
        handle = os.open(self.path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise OSError(errno.EINVAL, "not a file")
            return file.read(LONGEST_FILE)

    def _keep_beside(self) -> None:
        """Keep what is there under another name before the next settings replace it."""
        beside = self.path.with_name(f"{self.path.name}.bad")
        try:
            try:
                shutil.copyfile(self.path, beside)
            except OSError:  # it can't be read, or is no file
                self.path.replace(beside)
        except OSError as error:
            log.warning("the old settings can't be kept: %s", error)
        else:
            log.warning("the old settings are kept as %s", beside.name)

    def save(self, settings: Settings) -> bool:
        """Write all of it or nothing; whether it was possible."""
        import json  # noqa: PLC0415 (late)

        known = settings._asdict()
        written = {**known.pop("unknown"), **known}
        if settings.last_setup is not None:
            written["last_setup"] = _written(settings.last_setup)
        text = json.dumps(written, ensure_ascii=False, indent=2).encode("utf-8", "replace")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            sweep(self.path.parent)
            with replacing(Path(os.path.realpath(self.path))) as file:  # a link stays one
                file.write(text + b"\n")
        except OSError as error:
            log.warning("the settings can't be written: %s", error)
            return False
        return True


def _written(setup: GameSetup) -> dict[str, Any]:
    seats = [seat._asdict() for seat in setup.seats]
    return {**setup._asdict(), "seats": seats, "options": dict(setup.options)}


def _read(written: dict[str, Any]) -> tuple[Settings, bool]:
    """The settings, and whether something was bad."""
    known: dict[str, Any] = {}
    bad = False
    readers = {
        "language": _language,
        "text_scale": _text_scale,
        "full_screen": _boolean,
        "geometry": _base_64,
        "ends_turns_itself": _boolean,
        "hides_aids": _boolean,
        "asks_before_overpaying": _boolean,
        "pauses_between_turns": _boolean,
        "speed": Speed,
        "less_motion": _boolean,
        "plays_sounds": _boolean,
        "volume": _volume,
        "last_setup": _setup,
    }
    assert readers.keys() | {"unknown"} == set(Settings._fields)
    for key, read in readers.items():
        if key in written:
            value = written.pop(key)
            try:
                known[key] = read(value)
            except (ValueError, TypeError, KeyError) as error:
                log.warning("the setting %s can't be read, its default is used: %s", key, error)
                bad = True
    written.pop("unknown", None)
    unknown = {}
    for key, value in written.items():
        if _is_deeper(value, DEEPEST):
            log.warning("the unknown setting %a is too deep, it is left out", key)
            bad = True
        else:
            unknown[key] = value
    return Settings(**known, unknown=unknown), bad


def _is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested deeper than this."""
    inner = [value]
    for _ in range(levels):
        nested = [one for one in inner if isinstance(one, list | dict)]
        inner = [
            item for one in nested for item in (one.values() if isinstance(one, dict) else one)
        ]
    return bool(inner)


def _boolean(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("neither true nor false")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    value.encode()  # half a letter is none
    return value


def _base_64(value: object) -> str:
    text = _text(value)
    base64.b64decode(text, validate=True)
    return text


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError("not a whole number")
    return value


def _language(value: object) -> str | None:
    return None if value is None else _text(value)


def _text_scale(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("not a number")
    if not SMALLEST_TEXT <= value <= LARGEST_TEXT:
        raise ValueError("out of range")
    return float(value)


def _volume(value: object) -> int:
    volume = _number(value)
    if not 0 <= volume <= LOUDEST:
        raise ValueError("out of range")
    return volume


def _options(value: object) -> dict[str, Any]:
    if not isinstance(value, dict) or _is_deeper(value, DEEPEST):
        raise TypeError("not options of a game")
    return value


def _setup(value: Any) -> GameSetup | None:
    if value is None:
        return None
    from alhambra_qt.play.game_setup import GameSetup, SeatSetup, is_playable  # noqa: PLC0415 (late)

    setup = GameSetup(
        seats=tuple(
            SeatSetup(_text(seat["name"]), _number(seat["colour"]), _text(seat["kind"]))
            for seat in value["seats"]
        ),
        youngest=_number(value["youngest"]),
        game=_text(value.get("game", "")),
        modules=tuple(_text(module) for module in value.get("modules", ())),
        options=_options(value.get("options", {})),
    )
    if not is_playable(setup):
        raise ValueError("not a table that can be set")
    return setup
