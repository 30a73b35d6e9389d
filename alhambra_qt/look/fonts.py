"""The fonts that come with the program: a machine may have none of its own."""

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from alhambra_qt.system import resources

TEXT_FILES = ("Cabin-Regular.ttf", "Cabin-Bold.ttf")
TITLE_FILES = ("Philosopher-Bold.ttf",)


class Families(NamedTuple):
    """The names by which Qt knows the fonts."""

    text: str
    """For all that is read, and for numbers."""
    title: str
    """For titles: bold only."""


@cache
def load_fonts() -> Families:
    """Make the bundled fonts known to Qt, once; there has to be a QGuiApplication."""
    return Families(_load(TEXT_FILES), _load(TITLE_FILES))


def text_font(pixels: int, *, bold: bool = False) -> QFont:
    """The font for what is read, so many pixels high."""
    return _font([load_fonts().text], pixels, bold=bold)


def title_font(pixels: int) -> QFont:
    """The font for titles, so many pixels high; a letter it lacks comes from the other one."""
    families = load_fonts()
    return _font([families.title, families.text], pixels, bold=True)


def command_font(pixels: int) -> QFont:
    """The system's font whose letters are all equally wide, so many pixels high."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setFixedPitch(True)
    font.setPixelSize(max(1, pixels))
    return font


def _load(files: tuple[str, ...]) -> str:
    """The one family of these files; Qt's own font if there is something wrong with them."""
    found = QFont().family()
    for name in files:
        number = QFontDatabase.addApplicationFont(str(resources.assets() / "fonts" / name))
        if number >= 0:
            found = QFontDatabase.applicationFontFamilies(number)[0]
    return found


def _font(families: list[str], pixels: int, *, bold: bool) -> QFont:
    font = QFont(families)
    font.setPixelSize(max(1, pixels))
    font.setBold(bold)
    return font
