"""Nothing of a bot stays behind, however the bot or its host ends: with real processes."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.lab import bot_process, guard
from core.lab.__main__ import main
from core.lab.bot_process import BotProcess
from tests.core.conftest import STARTS_COVERAGE
from tests.core.lab.clinging import LONG, STAY, bot, is_running, pids_in, wait_until_gone

pytestmark = pytest.mark.measured_programs

HOST = """
import signal, sys, time
from core.lab.bot_process import BotProcess
signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background a shell ignores it
bot = BotProcess(sys.argv[1])
time.sleep(1000)
"""


@pytest.mark.parametrize("setup", ["", "os.setpgrp()", "os.setsid() if os.fork() == 0 else 0"])
def test_a_bot_that_is_let_go_leaves_nobody_behind(tmp_path: Path, setup: str) -> None:
    process = BotProcess(bot(tmp_path, setup))
    pids = pids_in(tmp_path)
    assert any(map(is_running, pids))
    process.close()
    assert not any(map(is_running, pids))


def test_a_bot_that_ends_takes_all_with_it_and_nobody_waits_for_its_children(
    tmp_path: Path,
) -> None:
    process = BotProcess(bot(tmp_path, end=""))
    wait_until_gone(pids_in(tmp_path))
    process.close()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_host_that_is_killed_takes_all_with_it(
    tmp_path: Path, number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Coverage holds a lock now and then; a guard that is told to stop just then waits for ever.
    monkeypatch.delenv(STARTS_COVERAGE, raising=False)
    with subprocess.Popen(
        [sys.executable, "-c", HOST, bot(tmp_path)], stderr=subprocess.DEVNULL
    ) as host:
        pids = pids_in(tmp_path)
        host.send_signal(number)
        host.wait(LONG)
    wait_until_gone(pids)


def test_games_of_such_bots_come_to_an_end(tmp_path: Path) -> None:
    """The bot ends at once; its child in another session keeps the output open."""
    command = bot(tmp_path, end="")
    assert main(["play", "--seats", f"random,bot:{command}"]) == 0
    wait_until_gone(pids_in(tmp_path))


@pytest.mark.parametrize("number", ["SIGKILL", "SIGSTOP"])
def test_a_bot_that_ends_or_stops_its_guard_does_not_stop_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: str
) -> None:
    """The bot goes with its guard; who else is left can't be found any more."""
    monkeypatch.setattr(bot_process, "_GRACE", 0.2)
    monkeypatch.setattr(bot_process, "_LAST_WAIT", 0.2)
    end = f"import signal; os.kill(os.getppid(), signal.{number}); {STAY}"
    process = BotProcess(bot(tmp_path, end=end))
    own, *others = pids_in(tmp_path)
    process.close()
    while is_running(own):
        time.sleep(0.01)
    for pid in others:
        os.kill(pid, signal.SIGKILL)
    for thread in process._threads:
        thread.join()
    assert process._process.stdout is not None
    process._process.stdout.close()


def test_the_console_program_guards_too() -> None:
    """As it does where it is frozen; the exit code is the command's."""
    command = guard.guarded(["sh", "-c", "exit 7"], [sys.executable, "-m", "core.lab"])
    assert subprocess.run(command, check=False).returncode == 7


def test_a_command_that_cannot_be_run_is_said(tmp_path: Path) -> None:
    command = guard.guarded([str(tmp_path)])
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 127
    assert "Permission denied" in done.stderr


def test_a_guard_whose_host_is_gone_before_it_looks_ends_all(tmp_path: Path) -> None:
    elsewhere = [sys.executable, guard.__file__, "1", *shlex.split(bot(tmp_path))]
    assert subprocess.run(elsewhere, check=False).returncode == 1
    if (tmp_path / "pids").exists():
        wait_until_gone(pids_in(tmp_path))


def test_without_prctl_the_group_is_all_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.lab.guard.ctypes.CDLL", lambda _: object())
    assert guard._tie_to(signal.SIGKILL)() is None


def test_without_process_groups_a_command_is_not_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as other_system:
        other_system.setattr("core.lab.guard.os.name", "nt")
        command = guard.guarded(["a", "b"])
    assert command == ["a", "b"]


def test_what_cannot_be_killed_is_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "_ROUNDS", 2)
    monkeypatch.setattr(guard, "descendants_of", lambda _: ())
    tried: list[int] = []
    monkeypatch.setattr("core.lab.guard.os.killpg", lambda group, _: tried.append(group))
    monkeypatch.setattr("core.lab.guard.os.waitpid", lambda *_: (0, 0))
    guard._kill_all_of(17)
    assert tried == [17, 17]
