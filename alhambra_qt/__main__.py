"""Starts the window program: `alhambra-qt`, or `python -m alhambra_qt`."""

import argparse
import os
import signal
import sys
from collections.abc import Mapping, Sequence

import core

PROGRAM = "alhambra-qt"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its last window is closed; the result is the exit code."""
    parse_arguments(arguments)
    if not has_display(os.environ, sys.platform):
        sys.stderr.write(
            f"{PROGRAM}: there is no display to open a window on "
            "(neither DISPLAY nor WAYLAND_DISPLAY is set)\n"
        )
        return 1
    return open_main_window()


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Alhambra on your desktop: an unofficial fan project.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {core.__version__}")
    return parser.parse_args(arguments)


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window can open; where not, Qt would abort the process."""
    if platform in {"darwin", "win32"}:
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)


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
