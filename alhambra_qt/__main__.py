"""Starts the window program: `alhambra-qt`, or `python -m alhambra_qt`."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence

import core
from alhambra_qt.display import why_no_window

PROGRAM = "alhambra-qt"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its last window is closed; the result is the exit code."""
    parse_arguments(arguments)
    if problem := why_no_window(os.environ, sys.platform):
        sys.stderr.write(f"{PROGRAM}: {problem}\n")
        return 1
    return open_main_window()


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Alhambra on your desktop: an unofficial fan project.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {core.__version__}")
    return parser.parse_args(arguments)


def open_main_window() -> int:
    # Imported here, so that --help and --version answer where Qt cannot be loaded.
    from alhambra_qt.application import Application  # noqa: PLC0415
    from alhambra_qt.windows.main_window import MainWindow  # noqa: PLC0415

    # Ctrl-C in the terminal ends the program, also while Qt waits for events.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    application = Application([PROGRAM])
    window = MainWindow()
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
