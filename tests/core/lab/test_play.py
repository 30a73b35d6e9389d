"""alhambra-lab play, as real processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from core.lab.__main__ import main

LAB = [sys.executable, "-m", "core.lab"]


def lab(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*LAB, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=120
    )


def test_a_game_is_played_recorded_and_found_in_order(tmp_path: Path) -> None:
    path = tmp_path / "game.alhambra"
    played = lab("play", "--players", 3, "--seats", "random,random,random", "--seed", 7,
                 "--record", path)  # fmt: skip
    assert played.returncode == 0
    assert "Games finished: 1" in played.stdout
    checked = lab("check", path)
    assert checked.returncode == 0
    assert checked.stdout.startswith(f"{path}: ok, ")


def test_the_same_number_gives_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "other"):
        assert lab("play", "--seed", 5, "--record", tmp_path / name).returncode == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_the_deal_does_not_depend_on_who_plays(tmp_path: Path) -> None:
    for kind in ("random", "sampling"):
        seats = f"{kind},{kind}"
        assert (
            lab("play", "--seats", seats, "--seed", 5, "--record", tmp_path / kind).returncode == 0
        )
    deals = [(tmp_path / kind).read_text().splitlines()[1:4] for kind in ("random", "sampling")]
    assert deals[0] == deals[1]


@pytest.mark.measured_programs
def test_many_games_in_two_processes_are_the_same_as_in_one(tmp_path: Path) -> None:
    for jobs in (1, 2):
        done = lab("play", "--players", 2, "--games", 6, "--jobs", jobs,
                   "--record-dir", tmp_path / str(jobs))  # fmt: skip
        assert done.returncode == 0
        assert "Games finished: 6" in done.stdout
    names = sorted(path.name for path in (tmp_path / "1").iterdir())
    assert len(names) == 6
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


@pytest.mark.parametrize("game", ["--modules=walls,thieves,change,traders"])
def test_every_variant_can_be_played_and_shown(tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.alhambra"
    assert lab("play", game, "--record", path).returncode == 0
    assert lab("check", game, path).returncode == 0
    shown = lab("show", game, path, "--at", 90)
    assert shown.returncode == 0
    assert "After event 90." in shown.stdout


@pytest.mark.measured_programs
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_whole_records_and_leaves_the_half_one_unfinished(
    tmp_path: Path, jobs: int
) -> None:
    process = subprocess.Popen(
        [*LAB, "play", "--games", "100000", "--jobs", str(jobs), "--record-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(lambda: len(list(tmp_path.glob("*.alhambra"))) >= 3 * jobs)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all of them
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert "Games finished" in output
    assert not list(tmp_path.glob("*.part"))
    checked = lab("check", *sorted(tmp_path.glob("*.alhambra")))
    bad = [line for line in checked.stdout.splitlines() if ": ok, " not in line]
    assert len(bad) <= jobs
    assert all("unfinished after line" in line for line in bad)


@pytest.mark.measured_programs
def test_a_signal_to_the_main_process_alone_stops_the_others_too(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*LAB, "play", "--games", "100000", "--jobs", "2", "--record-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(lambda: len(list(tmp_path.glob("*.alhambra"))) >= 4)
    process.terminate()
    process.communicate(timeout=60)
    assert process.returncode == 130
    wait_for(lambda: is_gone(process.pid))


@pytest.mark.measured_programs
def test_a_worker_that_was_killed_is_told(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*LAB, "play", "--games", "100000", "--jobs", "2", "--record-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for(lambda: len(list(tmp_path.glob("*.alhambra"))) >= 4)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    workers = [
        child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
    os.kill(int(workers[0]), signal.SIGKILL)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors == "alhambra-lab: a worker was killed\n"


@pytest.mark.measured_programs
def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    """As with ``alhambra-lab show game.alhambra | head -1``."""
    path = tmp_path / "game.alhambra"
    assert lab("play", "--record", path).returncode == 0
    process = subprocess.Popen(
        [*LAB, "show", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors == b""


class Terminal(StringIO):
    """Takes what is written for people."""

    def isatty(self) -> bool:
        return True


def test_many_games_draw_a_bar_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["play", "--games", "2"]) == 0
    bar = terminal.getvalue()
    assert "░ 1/2" in bar
    assert bar.endswith("█ 2/2\n")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for jobs in (1, 2):
        done = lab("play", "--games", 3, "--jobs", jobs, "--record-dir", tmp_path / "file" / "x")
        assert done.returncode == 1
        assert str(tmp_path / "file") in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.measured_programs
def test_a_disk_error_in_a_worker_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "game-000002.alhambra").mkdir()
    # The other worker still plays: it is told to stop, and not while it leaves.
    done = lab("play", "--games", 1000, "--jobs", 2, "--record-dir", tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.count("alhambra-lab: ") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["play", "--players", "7"],
        ["play", "--players", "0"],
        ["play", "--players", "many"],
        ["play", "--seats", "random"],
        ["play", "--players", "2", "--seats", "random,random,random"],
        ["play", "--seats", "random,clever"],
        ["play", "--games", "2", "--record", "x"],
        ["play", "--jobs", "1000000"],
        ["play", "--games", "99999999999999999999"],
        ["arena", "--games", "99999999999999999999"],
        ["play", "--players", "30000000"],
        ["arena", "--players", "3000000"],
        ["play", "--game", "roll-and-write", "--players", "1", "--imaginary", "30000000"],
        ["play", "--game", "roll-and-write", "--players", "1", "--imaginary", "one"],
        ["play", "--modules", "moats"],
        ["play", "--modules", "walls,walls"],
        ["play", "--contest"],
        ["play", "--game", "roll-and-write", "--modules", "walls"],
        ["play", "--game", "roll-and-write", "--players", "6"],
        ["play", "--game", "roll-and-write", "--players", "3", "--imaginary", "2"],
        ["play", "--game", "roll-and-write", "--sheet", "no-such-file"],
        ["play", "--game", "roll-and-write", "--seats", "easy,greedy"],
        ["play", "--game", "roll-and-write", "--seats", "easy,hard:builder"],
        ["check"],
        ["show", "--at", "-1", "x"],
        ["bench", "--seconds", "0"],
    ],
)
def test_wrong_options_get_the_usage_message_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("usage: alhambra-lab")
    assert "Traceback" not in said.err


def grid_of(building: str, columns: int = 6) -> str:
    return json.dumps({"grid": [[building] * columns] * 6, "coins": 20})


@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        ('{"grid": [], "coins": 20}', "6 rows"),
        (grid_of("tower", columns=5), "6 buildings"),
        (grid_of("moat"), "moat"),
        (grid_of("tower"), "pavilion"),
        ("not JSON", "JSON"),
    ],
)
def test_a_wrong_sheet_is_a_wrong_option(
    tmp_path: Path, sheet: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sheet.json").write_text(sheet)
    with pytest.raises(SystemExit) as ended:
        main(["play", "--game", "roll-and-write", "--sheet", str(tmp_path / "sheet.json")])
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def test_it_says_its_version() -> None:
    done = lab("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("alhambra-lab ")


def is_gone(group: int) -> bool:
    """Whether no process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def wait_for(condition: Callable[[], bool], seconds: float = 300) -> None:
    """Until it is so; what ever comes true does so at once, but for others who use the machine."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)
