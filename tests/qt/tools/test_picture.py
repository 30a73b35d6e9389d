"""`alhambra-qt --picture` as a process: the table of a record, at any event."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QImage

from alhambra_qt.files.game_files import read_game
from alhambra_qt.play.players import players_of
from alhambra_qt.play.turns import TURN_ENDED, rest_in
from core.alhambra.rulesets import MODULES
from core.kernel.record import write_record
from tests.qt.games import new_session, play_on, play_once

TOP = Path(__file__).parents[3]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    session = play_on(new_session("Ann", "Ben", modules=[*MODULES]), 60)
    path = tmp_path / "game.alhambra"
    write_record(path, session.game.header, session.lines)
    return path


def picture(*arguments: str | Path) -> tuple[int, str]:
    """The exit code and what was complained about; no home is needed, and no screen."""
    environment = {key: value for key, value in os.environ.items() if key != "HOME"}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "alhambra_qt", "--picture", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**environment, "PYTHONPATH": str(TOP)},
    )
    lines = done.stderr.splitlines()
    return done.returncode, "\n".join(line for line in lines if "propagateSizeHints" not in line)


def test_the_table_is_drawn_in_the_size_that_is_wanted(record: Path, tmp_path: Path) -> None:
    before = record.read_bytes(), record.stat().st_mtime_ns
    assert picture(tmp_path / "out.png", "--size", "1366x768", record) == (0, "")
    drawn = QImage(str(tmp_path / "out.png"))
    assert (drawn.width(), drawn.height()) == (1366, 768)
    assert (record.read_bytes(), record.stat().st_mtime_ns) == before


def test_events_languages_and_hands_look_different(record: Path, tmp_path: Path) -> None:
    pictures = []
    for number, more in enumerate(
        ((), ("--at", "40"), ("--open",), ("--language", "nl"), ("--at", "0"))
    ):
        out = tmp_path / f"{number}.png"
        assert picture(out, "--size", "1024x640", *more, record) == (0, "")
        pictures.append(QImage(str(out)))
    for at, one in enumerate(pictures):
        assert all(one != other for other in pictures[at + 1 :])


def test_the_table_is_that_after_exactly_so_many_events(tmp_path: Path) -> None:
    """The last action of a turn is one event, and that the turn was ended is the next one."""
    session = play_on(new_session("Ann", "Ben", "Cem"), 60)
    random = Random(1)
    while rest_in(session, players_of(session.game.header, session.lines)) is None:
        play_once(session, random)
    pictures = []
    path = tmp_path / "ended.alhambra"
    for name in ("resting", "ended"):
        record = tmp_path / f"{name}.alhambra"
        write_record(record, session.game.header, session.lines)
        assert picture(tmp_path / f"{name}.png", "--size", "1024x640", record) == (0, "")
        pictures.append(QImage(str(tmp_path / f"{name}.png")))
        session.play(TURN_ENDED)
    assert pictures[0] != pictures[1]
    events = str(len(read_game(tmp_path / "resting.alhambra").lines))
    out = tmp_path / "at.png"
    assert picture(out, "--size", "1024x640", "--at", events, path) == (0, "")
    assert QImage(str(out)) == pictures[0]


def test_a_damaged_record_is_drawn_as_far_as_it_is_good(record: Path, tmp_path: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*lines[:40], b'{"do": "fly"}\n', *lines[40:]]))
    code, complaint = picture(tmp_path / "out.png", record)
    assert code == 1
    assert "game.alhambra" in complaint
    assert not QImage(str(tmp_path / "out.png")).isNull()
    assert picture(tmp_path / "early.png", "--at", "20", record) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["missing.alhambra"],
        ["--at", "100000", "game.alhambra"],
        ["--at", "-1", "game.alhambra"],
        ["--size", "0x0", "game.alhambra"],
        ["--size", "large", "game.alhambra"],
        ["--size", "99999x99999", "game.alhambra"],
        [],
    ],
)
def test_bad_wishes_get_a_sentence_and_no_picture(
    record: Path, tmp_path: Path, arguments: list[str]
) -> None:
    wishes = [str(record.parent / one) if one.endswith("alhambra") else one for one in arguments]
    code, complaint = picture(tmp_path / "out.png", *wishes)
    assert code == 2
    assert complaint
    assert "Traceback" not in complaint
    assert not (tmp_path / "out.png").exists()


def test_a_file_that_cannot_be_written_is_said(record: Path, tmp_path: Path) -> None:
    code, complaint = picture(tmp_path / "no folder" / "out.png", record)
    assert code == 2
    assert "can't be written" in complaint


def test_no_command_of_a_record_is_started(record: Path, tmp_path: Path) -> None:
    session = read_game(record)
    trace = tmp_path / "trace"
    session.game.header["seats"][1]["kind"] = f"bot:touch {trace}"
    write_record(record, session.game.header, session.lines)
    assert picture(tmp_path / "out.png", record) == (0, "")
    assert not trace.exists()
