"""The fonts that come with the program: a machine may have none of its own."""

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from alhambra_qt import resources


class Families(NamedTuple):
    """The names by which Qt knows the fonts."""

    text: str
    """For all that is read."""
    title: str
    """For titles and large numbers."""


@cache
def load_fonts() -> Families:
    """Make the bundled fonts known to Qt; asks for a QGuiApplication, and does it once."""
    found: dict[str, str] = {}
    for path in sorted((resources.assets() / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if families:
            found[path.stem.partition("-")[0]] = families[0]
    default = QFont().family()
    text = found.get("Text", default)
    return Families(text, found.get("Title", text))


def text_font(pixels: int, *, bold: bool = False) -> QFont:
    """The font for what is read, so many pixels high."""
    return _font(load_fonts().text, pixels, bold=bold)


def title_font(pixels: int, *, bold: bool = True) -> QFont:
    """The font for titles and large numbers, so many pixels high."""
    return _font(load_fonts().title, pixels, bold=bold)


def _font(family: str, pixels: int, *, bold: bool) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, pixels))
    font.setBold(bold)
    return font
