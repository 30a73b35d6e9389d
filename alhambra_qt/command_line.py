"""What can be asked for on the command line: the window, a self-test or a picture."""

import gc
import logging
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import core
from alhambra_qt.files.logfile import begin_log
from alhambra_qt.files.settings import SettingsFile
from alhambra_qt.files.storage import folders_of_user
from alhambra_qt.system.display import why_no_window
from alhambra_qt.system.pyside import load_pyside

PROGRAM = "alhambra-qt"
USUAL_SIZE = "1920x1080"
FIRST_FRAME = "ALHAMBRA_QT_FIRST_FRAME"
"""An environment variable: tell when the first frame is painted, and end. That is to be measured
as everyone starts the program, without an argument."""


class Wanted(NamedTuple):
    """What somebody has asked for on the command line."""

    file: Path | None = None
    language: str | None = None
    self_test: str | None = None
    picture: Path | None = None
    at: int | None = None
    size: str = USUAL_SIZE
    open: bool = False


def run(arguments: Sequence[str]) -> int:
    """Do what is asked for; the result is the exit code."""
    wanted = parse_arguments(arguments) if arguments else Wanted()
    if wanted.self_test is not None:
        from alhambra_qt.tools.self_test import self_test  # noqa: PLC0415 (as below)

        return self_test(Path(wanted.self_test) if wanted.self_test else None)
    if wanted.picture is not None:
        return _write_picture(wanted)
    if problem := why_no_window(os.environ, sys.platform):
        sys.stderr.write(f"{PROGRAM}: {problem}\n")
        return 1
    return open_main_window(wanted)


def _write_picture(wanted: Wanted) -> int:
    from alhambra_qt.tools.picture import PictureWanted, size_of, write_picture  # noqa: PLC0415 (as below)

    assert wanted.picture is not None
    try:
        if wanted.file is None or (wanted.at is not None and wanted.at < 0):
            raise ValueError("--picture needs a saved game, and --at starts at 0")
        size = size_of(wanted.size)
    except ValueError as problem:
        sys.stderr.write(f"{PROGRAM}: {problem}\n")
        return 2
    return write_picture(
        PictureWanted(wanted.file, wanted.picture, wanted.at, size, wanted.language, wanted.open)
    )


def parse_arguments(arguments: Sequence[str]) -> Wanted:
    import argparse  # noqa: PLC0415 (late: the usual start has no arguments)

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
    parser.add_argument(
        "--picture",
        metavar="OUT.png",
        type=Path,
        help="write a picture of the table of FILE, and end",
    )
    parser.add_argument(
        "--at",
        metavar="EVENT",
        type=int,
        help="with --picture: after this many events (default: all)",
    )
    parser.add_argument(
        "--size", metavar="WxH", default=USUAL_SIZE, help=f"with --picture (default: {USUAL_SIZE})"
    )
    parser.add_argument("--open", action="store_true", help="with --picture: show the hand, too")
    parser.add_argument("--version", action="version", version=f"%(prog)s {core.__version__}")
    return Wanted(**vars(parser.parse_args(arguments)))


def open_main_window(wanted: Wanted) -> int:
    folders = folders_of_user()
    begin_log(folders.log)
    logging.getLogger(PROGRAM).info("version %s starts", core.__version__)
    settings_file = SettingsFile(folders.settings)
    settings = settings_file.load()
    # Loaded here, so that --help and --version answer where Qt cannot be loaded.
    load_pyside()
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    from alhambra_qt.application import Application  # noqa: PLC0415

    application = Application([PROGRAM])

    from alhambra_qt.pages.main_window import MainWindow  # noqa: PLC0415
    from alhambra_qt.system.safety_net import SafetyNet  # noqa: PLC0415
    from alhambra_qt.words.languages import Translators  # noqa: PLC0415

    # Ctrl-C in the terminal ends the program, also while Qt waits for events.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    net = SafetyNet(application)
    net.install()
    translators = Translators(application)
    translators.change_to(wanted.language or settings.language)
    window = MainWindow(folders, settings_file, settings, translators)
    net.caught.connect(window.dialogs.show_error)
    application.file_wanted.connect(window.open_record)
    application.set_icon_after_first_frame(window)
    if os.environ.get(FIRST_FRAME):
        from alhambra_qt.tools.first_frame import FirstFrame  # noqa: PLC0415 (to measure)

        FirstFrame(window)
    window.open_up()
    gc.freeze()
    gc.enable()
    if wanted.file is not None:
        QTimer.singleShot(0, partial(window.open_record, wanted.file.absolute()))
    return application.exec()
