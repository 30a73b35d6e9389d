"""Starts the window program: `alhambra-qt`, or `python -m alhambra_qt`."""

import gc
import sys
from collections.abc import Sequence

from alhambra_qt.system.late_modules import UNUSED, load_late


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its last window is closed; the result is the exit code."""
    gc.disable()  # nothing that is made until the window opens is garbage
    load_late(*UNUSED)  # before anything imports them
    try:
        from alhambra_qt.command_line import run  # noqa: PLC0415 (that makes no garbage, either)

        return run(sys.argv[1:] if arguments is None else arguments)
    finally:
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())
