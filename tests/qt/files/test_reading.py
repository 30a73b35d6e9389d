"""Records are read as far as they are good, and are left as they are."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from alhambra_qt.files import reading
from alhambra_qt.files.reading import GoodPart, Reading, read_good_part
from core.kernel.lines import MOST_LINES, BadLine, Problem
from tests.qt.games import new_session, play_on, record_of

pytestmark = pytest.mark.usefixtures("qapp")

LINES = 40


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record with so many lines after its header."""
    return record_of(play_on(new_session(), LINES), tmp_path / "game.alhambra")


def problem_of(part: GoodPart) -> BadLine:
    assert isinstance(part.problem, BadLine)
    return part.problem


def test_a_whole_record_is_good(path: Path) -> None:
    part = read_good_part(path)
    assert part.problem is None
    assert part.session is not None
    assert len(part.session.lines) == len(path.read_bytes().splitlines()) - 1


def cut(lines: list[bytes]) -> bytes:
    return b"".join(lines)[:-7]


def damaged(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:20], b'{"do": "tak\xff\n', *lines[20:]])


def against_the_rules(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:20], lines[19], *lines[20:]])


def with_a_million_lines(lines: list[bytes]) -> bytes:
    return b"".join([*lines, b'{"note": "x"}\n' * 1_000_000])


def with_a_line_that_is_too_long(lines: list[bytes]) -> bytes:
    return b"".join([*lines, b'{"note": "' + b"x" * (2 << 20) + b'"}\n'])


def of_zeros(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:10], bytes(100_000)])


@pytest.mark.parametrize(
    ("spoil", "number", "kind"),
    [
        (cut, None, Problem.CUT_OFF),
        (damaged, 21, Problem.UNREADABLE),
        (against_the_rules, 21, Problem.WRONG),
        (with_a_million_lines, MOST_LINES + 1, Problem.TOO_LONG),
        (with_a_line_that_is_too_long, None, Problem.TOO_LONG),
        (of_zeros, 11, Problem.CUT_OFF),
    ],
)
def test_a_bad_record_is_good_up_to_the_line_before(
    path: Path, spoil: Callable[[list[bytes]], bytes], number: int | None, kind: Problem
) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    content = spoil(lines)
    path.write_bytes(content)
    os.utime(path, (1_000_000, 1_000_000))
    part = read_good_part(path)
    assert problem_of(part).problem is kind
    assert number in (None, problem_of(part).number)
    assert part.session is not None
    assert len(part.session.lines) == (problem_of(part).number or 0) - 2
    assert path.read_bytes() == content
    assert path.stat().st_mtime == 1_000_000
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", Problem.EMPTY),
        (b"{}\n", Problem.NO_RECORD),
        (b"\x89PNG\r\n\x1a\n", Problem.UNREADABLE),
        (b'{"format": "alhambra-record", "version": 2}\n', Problem.NEWER),
        (b'{"format": "alhambra-record", "version": 1, "game": "go"}\n', Problem.UNKNOWN_GAME),
    ],
)
def test_nothing_is_good_of_what_is_no_record_of_ours(
    path: Path, content: bytes, kind: Problem
) -> None:
    path.write_bytes(content)
    part = read_good_part(path)
    assert part.session is None
    assert problem_of(part).problem is kind


def test_what_is_no_file_is_told_by_the_system(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in ("gone", "pipe", "."):
        part = read_good_part(tmp_path / name)
        assert part.session is None
        assert isinstance(part.problem, OSError)


# While the window goes on


def test_a_usual_game_is_read_at_once(qtbot: QtBot, path: Path) -> None:
    one = Reading(path)
    with qtbot.waitSignal(one.done, timeout=0) as done:
        one.begin()
    assert done.args is not None
    assert done.args[0].session.lines == read_good_part(path).session.lines  # type: ignore[union-attr]
    assert not one.is_going_on


@pytest.fixture
def long_path(path: Path) -> Path:
    """A record that is not read at once."""
    with path.open("ab") as file:
        file.write(b'{"note": "x"}\n' * 30_000)
    return path


def test_a_long_record_is_read_while_the_window_goes_on(qtbot: QtBot, long_path: Path) -> None:
    one = Reading(long_path)
    gaps: list[float] = []
    last = monotonic()

    def beat() -> None:
        nonlocal last
        gaps.append(monotonic() - last)
        last = monotonic()

    heart = QTimer()
    heart.timeout.connect(beat)
    heart.start(0)
    with qtbot.waitSignal(one.done, timeout=60_000) as done:
        one.begin()
        assert one.is_going_on
        last = monotonic()
    heart.stop()
    assert done.args is not None
    assert len(done.args[0].session.played) > 30_000
    assert len(gaps) > 5
    assert sorted(gaps)[len(gaps) // 2] < 10 * reading.SLICE


def test_reading_can_be_cancelled(qtbot: QtBot, long_path: Path) -> None:
    one = Reading(long_path)
    one.begin()
    one.cancel()
    assert not one.is_going_on
    with qtbot.assertNotEmitted(one.done, wait=100):
        pass
