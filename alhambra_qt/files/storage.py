"""Where the program keeps its files, and which games lie there.

The start page asks this before anything is played, so only the first lines and the last of a record
are looked at, and nothing of the rules is loaded.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from core.kernel.whole_files import check_ordinary, open_to_read

if TYPE_CHECKING:
    from PySide6.QtCore import QLockFile

PROGRAM = "alhambra-qt"
SUFFIX = ".alhambra"
HOME = "ALHAMBRA_QT_HOME"
"""An environment variable: one folder for everything, instead of the user's usual ones."""

LONGEST_LINE = 1 << 20
LONGEST_RECORD = 8 << 20
"""As when a record is opened: what can't be opened is not listed either."""
LONGEST_LOCK = 4096
FORGOTTEN = 10_000
"""Milliseconds after which a lock that names nobody is not believed any more."""

log = logging.getLogger(__name__)


class Folders(NamedTuple):
    """Records, the log, and the settings."""

    data: Path
    state: Path
    config: Path

    @property
    def games(self) -> Path:
        """Where records of games lie."""
        return self.data / "games"

    @property
    def log(self) -> Path:
        """What the program writes about itself."""
        return self.state / f"{PROGRAM}.log"

    @property
    def settings(self) -> Path:
        """What the player has chosen."""
        return self.config / "settings.json"


def folders_of_user(environment: Mapping[str, str] = os.environ) -> Folders:
    """The folders that the system has for such files; they need not exist."""
    if home := environment.get(HOME):
        return folders_in(Path(home))
    if sys.platform == "linux" and Path(environment.get("HOME", "")).is_absolute():
        return _folders_of_desktop(environment)
    import platformdirs  # noqa: PLC0415 (seldom needed)

    folders = platformdirs.PlatformDirs(PROGRAM, appauthor=False)
    return Folders(folders.user_data_path, folders.user_state_path, folders.user_config_path)


def _folders_of_desktop(environment: Mapping[str, str]) -> Folders:
    """What platformdirs would say on Linux; it takes longer to load than all the rest of this."""

    def folder(variable: str, usual: str) -> Path:
        wanted = Path(environment.get(variable, ""))
        return (wanted if wanted.is_absolute() else Path(environment["HOME"], usual)) / PROGRAM

    return Folders(
        folder("XDG_DATA_HOME", ".local/share"),
        folder("XDG_STATE_HOME", ".local/state"),
        folder("XDG_CONFIG_HOME", ".config"),
    )


def folders_in(home: Path) -> Folders:
    """All folders inside one."""
    return Folders(home / "data", home / "state", home / "config")


class SavedGame(NamedTuple):
    """A record as the list of games shows it."""

    path: Path
    when: float
    """Seconds since 1970 at which something was written last."""
    game: str
    names: tuple[str, ...]
    scorings: int
    is_finished: bool
    winners: tuple[str, ...]
    modules: tuple[str, ...] = ()
    points: int | None = None
    """Of somebody who played alone; None if others could win, or if it isn't over."""


def saved_games(folder: Path, most: int) -> list[SavedGame]:
    """The games in a folder, the latest first; files that are no records are passed over."""
    games: list[SavedGame] = []
    for path in _latest_first(folder):
        try:
            games.append(read_saved_game(path))
        except (OSError, ValueError, RecursionError) as error:
            log.warning("%s is not listed: %s", path.name, error)
        if len(games) == most:
            break
    return games


def last_unfinished(games: Iterable[SavedGame]) -> SavedGame | None:
    """The game to continue: the latest one that is not over and not open elsewhere."""
    unfinished = (game for game in games if not game.is_finished)
    return next((game for game in unfinished if not is_open_elsewhere(game.path)), None)


def is_open_elsewhere(path: Path) -> bool:
    """Whether another running copy of the program writes to this record."""
    if not lock_of(path).exists():
        return False
    try:
        probe = lock_on(path)
    except OSError as error:
        log.warning("nobody can claim %s: %s", path.name, error)
        return False
    if probe.tryLock(0):
        probe.unlock()
        return False
    return probe.error() == probe.LockError.LockFailedError


def lock_on(path: Path) -> QLockFile:
    """What says who writes to a record; raises OSError if something else has taken its place.

    It holds as long as its process lives, however long that is. A file that names no process says
    nothing, and is soon forgotten: the machine may have stopped before it was written.
    """
    from PySide6.QtCore import QLockFile  # noqa: PLC0415 (seldom needed)

    file = lock_of(path)
    lock = QLockFile(str(file))
    lock.setStaleLockTime(0 if _names_a_process(file) else FORGOTTEN)
    return lock


def _names_a_process(file: Path) -> bool:
    """Whether a lock can be believed; Qt reads any file to its end, and waits for pipes."""
    try:
        there = file.lstat()
        check_ordinary(there.st_mode, file)
        if there.st_size > LONGEST_LOCK:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
        return file.read_bytes().split(b"\n")[0].isdigit()
    except FileNotFoundError:
        return True


def lock_of(path: Path) -> Path:
    """The file that says who writes to a record, whichever link leads to it.

    Qt writes it, and knows only names that are Unicode; for others it lies elsewhere.
    """
    path = Path(os.path.realpath(path))
    try:
        str(path).encode()
    except UnicodeEncodeError:
        from hashlib import sha256  # noqa: PLC0415 (seldom needed)
        from tempfile import gettempdir  # noqa: PLC0415 (seldom needed)

        return Path(gettempdir()) / f"{PROGRAM}-{sha256(os.fsencode(path)).hexdigest()}.lock"
    return path.with_name(f".{path.name}.lock")


def _latest_first(folder: Path) -> Iterator[Path]:
    found: list[tuple[float, Path]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX):
                    found += _when_written(entry)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("the folder of games can't be read: %s", error)
    yield from (path for _, path in sorted(found, reverse=True))


def _when_written(entry: os.DirEntry[str]) -> Iterator[tuple[float, Path]]:
    """When a file was written last; nothing for what is none, such as links in a circle."""
    try:
        if entry.is_file():
            yield entry.stat().st_mtime, Path(entry.path)
    except OSError as error:
        log.warning("%s is not listed: %s", entry.name, error)


def read_saved_game(path: Path) -> SavedGame:
    """What the first line and the last ones of a record say; raises ValueError if it is none."""
    import json  # noqa: PLC0415 (late)

    with open_to_read(path) as file:
        header = json.loads(file.readline(LONGEST_LINE))
        size = file.seek(0, os.SEEK_END)
        if size > LONGEST_RECORD:
            raise ValueError("longer than any game")
        file.seek(max(0, size - LONGEST_LINE))
        tail = file.read(LONGEST_LINE)
        when = os.fstat(file.fileno()).st_mtime
    names = _names(header)
    lines = tail.rpartition(b"\n")[0]  # what follows the last line feed was cut off
    result = _result(lines.rpartition(b"\n")[2])
    return SavedGame(
        path=path,
        when=when,
        game=str(header.get("game")),
        names=names,
        scorings=(b"\n" + lines).count(b'\n{"score"'),
        is_finished=result is not None,
        winners=_winners(result, names),
        modules=_modules(header),
        points=_points(result, names),
    )


def _names(header: Any) -> tuple[str, ...]:
    if not isinstance(header, dict) or header.get("format") != "alhambra-record":
        raise ValueError("not a game record")
    seats = header.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise ValueError("no seats")
    return tuple(str(seat.get("name")) for seat in seats)


def _modules(header: dict[str, Any]) -> tuple[str, ...]:
    modules = header.get("modules")
    return tuple(map(str, modules)) if isinstance(modules, list) else ()


def _result(line: bytes) -> dict[str, Any] | None:
    """What the last line says of a game that is over; it is judged when the record is opened."""
    import json  # noqa: PLC0415 (late)

    try:
        last = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(last, dict) or "result" not in last:
        return None
    return last["result"] if isinstance(last["result"], dict) else {}


def _points(result: dict[str, Any] | None, names: tuple[str, ...]) -> int | None:
    total = (result or {}).get("total")
    if len(names) > 1 or not isinstance(total, list) or len(total) != 1:
        return None
    return total[0] if type(total[0]) is int else None


def _winners(result: dict[str, Any] | None, names: tuple[str, ...]) -> tuple[str, ...]:
    winners = (result or {}).get("winners")
    if not isinstance(winners, list):
        return ()
    seats = [seat for seat in winners if type(seat) is int and 0 <= seat < len(names)]
    return tuple(names[seat] for seat in seats)
