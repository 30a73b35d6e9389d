"""Stands between us and a command that nobody knows: it must not outlive us, killed or not.

A bot is told by the end of its input that the game is over. One that hangs does not notice.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

_SECONDS = 0.5
"""Between two looks at whether whoever started us is still there."""


def guard(command: Sequence[str]) -> int:
    """Run a command until it ends or whoever started us does; the exit code is the command's."""
    parent = os.getppid()
    if os.getpgrp() != os.getpid():
        os.setpgid(0, 0)  # what is killed in the end is our group
    try:
        process = subprocess.Popen(command)  # noqa: S603 - the user has named this command
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return 127
    while os.getppid() == parent:
        try:
            return process.wait(_SECONDS)
        except subprocess.TimeoutExpired:
            continue
    os.killpg(0, signal.SIGKILL)
    return 1
