"""Bots for tests of the window: real programs, some as they should be and some mad."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

LOOP = """
import json, os, signal, sys, time

def say(kind, **more):
    print(json.dumps({"type": kind, "id": message.get("id"), **more}), flush=True)

def ready():
    say("ready", name="A bot")

def play(message, index=None, **more):
    moves = message["moves"]
    say("move", index=message["id"] % len(moves) if index is None else index, **more)

for line in sys.stdin:
    message = json.loads(line)
    LOG
    if message["type"] == "hello":
        HELLO
    elif message["type"] == "decide":
        DECIDE
"""


def bot(folder: Path, decide: str = "play(message)", hello: str = "ready()", log: str = "") -> str:
    """A seat that is played by a bot which answers with these lines of code, as a record has it."""
    path = folder / f"bot {len(list(folder.glob('bot *.py')))}.py"
    code = LOOP.replace("DECIDE", decide).replace("HELLO", hello).replace("LOG", log or "pass")
    path.write_text(code)
    return f"bot:{shlex.join([sys.executable, str(path)])}"


def sleeping(folder: Path) -> str:
    """A bot that thinks for ever and ignores the end of its input; it writes down who it is."""
    note = f"open({str(folder / 'thinking')!r}, 'w').write(str(os.getpid()))"
    return bot(folder, decide=f"{note}; time.sleep(1000)")


def is_running(pid: int) -> bool:
    """Whether a process with this number is there and no zombie."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def is_there(pid: int) -> bool:
    """Whether there is a process with this number, be it a zombie."""
    return Path(f"/proc/{pid}").exists()
