"""``alhambra-lab``: play, check, show and measure games without a window."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from importlib import import_module
from io import TextIOWrapper
from typing import cast

from core import __version__

COMMANDS = ("play", "arena", "ratings", "trials", "bot", "check", "show", "bench", "daily")
"""Each is a file beside this one."""
GUARD = "guard"
"""Followed by what core/lab/guard.py wants to know: a program of its own for those we start."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    if arguments is None:
        arguments = sys.argv[1:]
    if arguments[:1] == [GUARD]:
        guarded: int = import_module("core.lab.guard").main(arguments[1:])
        return guarded
    parser = ArgumentParser(prog="alhambra-lab", description=__doc__)
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    # Nothing is loaded that was not asked for: a computer player has to be there at once.
    asked = [name for name in COMMANDS if name in arguments[:1]]
    for name in asked or COMMANDS:
        import_module(f"core.lab.{name}").add_to(commands)
    options = parser.parse_args(arguments)
    # A name of a file may be anything.
    cast("TextIOWrapper", sys.stdout).reconfigure(errors="backslashreplace")
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has seen enough; don't complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        what = f"{error.filename}: " if error.filename else ""
        print(f"alhambra-lab: {what}{error.strerror}", file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
