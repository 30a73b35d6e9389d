"""Pictures of every page, dialog, sheet and state of the table, to look through as a player would.

    python -m tests.contact_sheet OUT_FOLDER
    python -m tests.contact_sheet OUT_FOLDER --sizes 1366x768 --languages en --only table

Each picture is a file, LANGUAGE-SIZE/NUMBER-NAME.png; sheet-LANGUAGE-SIZE-PAGE.png has them all
side by side. What is on another window is shown above what it lies on. No display is needed.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from alhambra_qt.application import Application
from alhambra_qt.files.settings import Settings, SettingsFile, Speed
from alhambra_qt.files.storage import folders_in
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.tools.picture import size_of
from alhambra_qt.words.languages import Translators
from tests.qt import places
from tests.qt.roll_and_write.pupil import Pupil as DicePupil
from tests.qt.tutorial.pupil import Pupil

SIZES = ("1366x768", "1920x1080", "3840x2160")
LANGUAGES = ("en", "de", "nl")
ACROSS, DOWN = 4, 4
THUMBNAIL = QSize(960, 540)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw what is asked for; the result is the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.contact_sheet")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--text", type=float, default=1.0, help="how much larger text is")
    parser.add_argument("--only", default="", help="only places with this in their name")
    wanted = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = Application(["alhambra-qt"])
    translators = Translators(application)
    for size in wanted.sizes.split(","):
        for language in wanted.languages.split(","):
            with tempfile.TemporaryDirectory() as home:
                window = open_window(Path(home), translators, language, size, wanted.text)
                name = f"{language}-{size}"
                pictures = list(_walk(window, wanted.only, wanted.folder / name))
                window.close()
            _draw_sheets(pictures, wanted.folder / f"sheet-{name}")
            sys.stdout.write(f"{name}: {len(pictures)} pictures\n")
    return 0


def open_window(
    home: Path, translators: Translators, language: str, size: str, text: float
) -> MainWindow:
    """The program in a language and a size, where nothing moves."""
    folders = folders_in(home)
    file = SettingsFile(folders.settings)
    file.save(Settings(language=language, speed=Speed.OFF, text_scale=text))
    settings = file.load()
    translators.change_to(language)
    window = MainWindow(folders, file, settings, translators)
    window.resize(*size_of(size))
    window.show()
    window.apply_settings(settings)
    places.settle()
    return window


def _walk(window: MainWindow, only: str, folder: Path) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for number, place in enumerate(_everywhere(window), 1):
        places.settle()
        if only in place.name:
            file = folder / f"{number:03}-{re.sub(r'[^a-zA-Z0-9]+', '-', place.name)}.png"
            _picture(window, place).save(str(file))
            yield file


def _everywhere(window: MainWindow) -> Iterator[places.Place]:
    """All places; the lessons of first games after what was done in those before."""
    for place in places.walk(window):
        if not place.name.startswith(("first game, ", "first dice game, ")):
            yield place
    yield from places.announcements(window)
    window.table.begin_tutorial()
    pupil = Pupil(window)
    for lesson in pupil.lessons():
        pupil.coach.finish_reading()
        yield places.Place(f"first game, {lesson.name}", window)
    window.table.begin_tutorial("roll-and-write")
    for taught in DicePupil(window).lessons():
        yield places.Place(f"first dice game, {taught.name}", window)


def _picture(window: MainWindow, place: places.Place) -> QImage:
    """The window, and above it what is a window of its own."""
    image = window.grab().toImage()
    widget = place.widget
    if widget is not window and widget.isWindow():
        painter = QPainter(image)
        drawn = widget.grab()
        room = window.size() - widget.size()
        painter.drawPixmap(QPoint(room.width() // 2, room.height() // 2), drawn)
        painter.end()
    return image


def _draw_sheets(pictures: Sequence[Path], start: Path) -> None:
    """Thumbnails side by side, so many on a page."""
    whole = ACROSS * DOWN
    for page in range(0, len(pictures), whole):
        sheet = QImage(
            THUMBNAIL.width() * ACROSS, THUMBNAIL.height() * DOWN, QImage.Format.Format_RGB32
        )
        sheet.fill(Qt.GlobalColor.black)
        painter = QPainter(sheet)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for index, file in enumerate(pictures[page : page + whole]):
            row, column = divmod(index, ACROSS)
            corner = QPoint(column * THUMBNAIL.width(), row * THUMBNAIL.height())
            painter.drawImage(QRect(corner, THUMBNAIL), QImage(str(file)))
        painter.end()
        sheet.save(f"{start}-{page // whole + 1}.png")


if __name__ == "__main__":
    sys.exit(main())
