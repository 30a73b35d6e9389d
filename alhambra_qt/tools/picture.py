"""``alhambra-qt --picture``: the table of a record at one event, as a picture, without a window."""

from __future__ import annotations

import os
import re
import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from alhambra_qt.application import Application
    from alhambra_qt.games import GameOnScreen
    from core.kernel.session import Session

SMALLEST = (640, 400)
LARGEST = (7680, 4320)


class PictureWanted(NamedTuple):
    """What a picture is to show."""

    record: Path
    file: Path
    at: int | None = None
    """After how many events, which are the lines after the header; None for all of them.

    The table is shown as it was just after the last of them: a turn that was not ended by then
    rests before anything comes of it.
    """
    size: tuple[int, int] = (1920, 1080)
    language: str | None = None
    has_open_hands: bool = False


def size_of(text: str) -> tuple[int, int]:
    """A size such as 1920x1080.

    >>> size_of("1366x768")
    (1366, 768)
    """
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    fits = all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True))
    if not fits:
        raise ValueError(f"a size is between {SMALLEST} and {LARGEST}, not {text}")
    return size


def write_picture(wanted: PictureWanted) -> int:
    """Write the picture; the result is the exit code, and what is wrong goes to stderr.

    A record that is damaged further on is shown as far as it is good, and ends with 1.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from alhambra_qt.application import Application  # noqa: PLC0415 (Qt is told of the screen first)
    from alhambra_qt.files.reading import GoodPart, good_parts  # noqa: PLC0415
    from alhambra_qt.games import game_for  # noqa: PLC0415
    from alhambra_qt.pages import record_problems  # noqa: PLC0415
    from alhambra_qt.words.languages import Translators  # noqa: PLC0415

    application = Application(["alhambra-qt"])
    Translators(application).change_to(wanted.language)
    part, events = GoodPart(wanted.record), -1
    lines = None if wanted.at is None else wanted.at + 1
    for one in islice(good_parts(wanted.record), lines):
        part, events = one, events + (one.problem is None)
    problem = None if part.problem is None else record_problems.told(part.problem)
    game = None if part.session is None else game_for(part.session.game.header)
    if part.session is None or game is None:
        return _complain(wanted.record, problem or record_problems.no_table(), 2)
    if wanted.at is not None and events < wanted.at and problem is None:
        return _complain(wanted.record, f"--at {wanted.at}: the record has {events} events", 2)
    if not _draw(application, game, part.session, wanted):
        return _complain(wanted.file, "can't be written", 2)
    return 0 if problem is None else _complain(wanted.record, problem, 1)


def _draw(
    application: Application, game: GameOnScreen, session: Session[Any], wanted: PictureWanted
) -> bool:
    """Lay the table out in this size, and keep what would be seen of it."""
    from PySide6.QtWidgets import QVBoxLayout, QWidget  # noqa: PLC0415 (as above)

    from alhambra_qt.files.settings import Settings, Speed  # noqa: PLC0415
    from alhambra_qt.play.replay import Replay  # noqa: PLC0415
    from alhambra_qt.widgets.overlays import Overlays  # noqa: PLC0415

    frame = QWidget()
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(0, 0, 0, 0)
    replay = Replay(session, frame)
    table = game.replay_table(replay, Settings(speed=Speed.OFF), Overlays(frame))
    layout.addWidget(table)
    frame.resize(*wanted.size)
    frame.show()
    table.allow_to_play_on(is_allowed=False)
    table.begin()
    replay.go_to_the_end()
    table.show_hands(are_open=wanted.has_open_hands)
    application.processEvents()
    return frame.grab().save(str(wanted.file), "PNG")


def _complain(path: Path, what: str, code: int) -> int:
    sys.stderr.write(f"{path}: {what}\n")
    return code
