"""Starts the window program: `alhambra-qt`, or `python -m alhambra_qt`."""

import argparse
import logging
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import core
from alhambra_qt.system.display import why_no_window

PROGRAM = "alhambra-qt"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its last window is closed; the result is the exit code."""
    wanted = parse_arguments(arguments)
    if wanted.self_test is not None:
        from alhambra_qt.tools.self_test import self_test  # noqa: PLC0415 (as below)

        return self_test(Path(wanted.self_test) if wanted.self_test else None)
    if problem := why_no_window(os.environ, sys.platform):
        sys.stderr.write(f"{PROGRAM}: {problem}\n")
        return 1
    return open_main_window(wanted)


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Alhambra on your desktop: an unofficial fan project.",
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--language", metavar="CODE", help="the language to use, such as nl")
    parser.add_argument(
        "--self-test",
        metavar="FOLDER",
        nargs="?",
        const="",
        help="check that everything is there and works; keep pictures of it in FOLDER",
    )
    parser.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--version", action="version", version=f"%(prog)s {core.__version__}")
    return parser.parse_args(arguments)


def open_main_window(wanted: argparse.Namespace) -> int:
    # Imported here, so that --help and --version answer where Qt cannot be loaded.
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    from alhambra_qt.application import Application  # noqa: PLC0415
    from alhambra_qt.files.logfile import begin_log  # noqa: PLC0415
    from alhambra_qt.files.settings import SettingsFile  # noqa: PLC0415
    from alhambra_qt.files.storage import folders_of_user  # noqa: PLC0415
    from alhambra_qt.pages.main_window import MainWindow  # noqa: PLC0415
    from alhambra_qt.system.safety_net import SafetyNet  # noqa: PLC0415
    from alhambra_qt.words.languages import Translators  # noqa: PLC0415

    # Ctrl-C in the terminal ends the program, also while Qt waits for events.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    folders = folders_of_user()
    begin_log(folders.log)
    logging.getLogger(PROGRAM).info("version %s starts", core.__version__)
    application = Application([PROGRAM])
    net = SafetyNet(application)
    net.install()
    settings_file = SettingsFile(folders.settings)
    settings = settings_file.load()
    translators = Translators(application)
    translators.change_to(wanted.language or settings.language)
    window = MainWindow(folders, settings_file, settings, translators)
    net.caught.connect(window.on_error)
    application.file_wanted.connect(window.open_record)
    if wanted.first_frame:
        from alhambra_qt.tools.first_frame import FirstFrame  # noqa: PLC0415 (to measure)

        FirstFrame(window)
    window.open_up()
    if wanted.file is not None:
        QTimer.singleShot(0, lambda: window.open_record(wanted.file.absolute()))
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
