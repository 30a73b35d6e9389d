"""A report of an error: one file that a player can pass on. Nothing is sent anywhere."""

from __future__ import annotations

import platform
import sys
import zipfile
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo, QLocale, QSysInfo
from PySide6.QtGui import QGuiApplication

import core
from alhambra_qt.files.logfile import log_files
from core.kernel.whole_files import replacing


def versions() -> str:
    """What runs here, in lines for the reader of the report."""
    screens = [
        f"{screen.size().width()}×{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return "\n".join(
        [
            f"Alhambra Qt {core.__version__}",
            f"Python {sys.version}",
            f"PySide6 {PySide6.__version__}, Qt {QLibraryInfo.version().toString()}",
            f"{QSysInfo.prettyProductName()}, {platform.platform()}",
            f"{QGuiApplication.platformName()}, {', '.join(screens)}",
            f"locale {QLocale.system().name()}",
            "",
        ]
    )


def write_report(path: Path, trace: str, log: Path, record: Path | None) -> None:
    """Put the error, the log, the versions and the record of the game into one file.

    If that is not possible, a file that was there before stays as it is.
    """
    with replacing(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("versions.txt", versions())
        archive.writestr("error.txt", trace)
        for one in log_files(log):
            archive.write(one, one.name)
        if record is not None and record.is_file():
            archive.write(record, "game.alhambra")
