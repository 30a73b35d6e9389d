"""A bot whose helpers cling to life: in sessions and groups of their own, and as a daemon."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

# A bot that does not listen, and whose children hold its standard output.
BOT = """
import os, subprocess, sys, time
SETUP
sleeping = [sys.executable, "-S", "-c", "import time; time.sleep(1000)"]
children = [
    subprocess.Popen(sleeping),
    subprocess.Popen(sleeping, start_new_session=True),
    subprocess.Popen(sleeping, process_group=0),
]
if os.fork() == 0:  # a daemon, as daemons are made
    os.setsid()
    if os.fork():
        os._exit(0)
    own = os.getpid()
    open(PIDS + ".daemon", "w").write(str(own))
    time.sleep(1000)
while not os.path.exists(PIDS + ".daemon") or not open(PIDS + ".daemon").read():
    time.sleep(0.01)
pids = [os.getpid(), *(child.pid for child in children), int(open(PIDS + ".daemon").read())]
open(PIDS + ".part", "w").write(" ".join(map(str, pids)))
os.rename(PIDS + ".part", PIDS)
END
"""
LONG = 60
"""Seconds after which what is waited for won't come."""
STAY = "time.sleep(1000)"


def bot(folder: Path, setup: str = "", end: str = STAY) -> str:
    """The command of such a bot; it does something first, and something at the end."""
    path = folder / "bot.py"
    code = BOT.replace("SETUP", setup).replace("END", end)
    path.write_text(f"PIDS = {str(folder / 'pids')!r}\n" + code)
    # Without site packages, so without coverage, which would be killed while it writes.
    return shlex.join([sys.executable, "-S", str(path)])


def pids_in(folder: Path) -> list[int]:
    """The bot and all that it has started, as soon as they are there."""
    end = time.monotonic() + LONG
    while not (folder / "pids").exists():
        assert time.monotonic() < end, "the bot has not started"
        time.sleep(0.01)
    return [int(pid) for pid in (folder / "pids").read_text().split()]


def is_running(pid: int) -> bool:
    """Whether a process with this number is there and no zombie."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def wait_until_gone(pids: list[int]) -> None:
    """Fail if somebody stays for long."""
    assert len(pids) == 5
    end = time.monotonic() + LONG
    while left := [pid for pid in pids if is_running(pid)]:
        assert time.monotonic() < end, f"still there: {left}"
        time.sleep(0.01)
