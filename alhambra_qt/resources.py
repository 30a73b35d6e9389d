"""Where the files lie that the program needs beside its code."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def assets() -> Path:
    """The folder of pictures, fonts and sounds."""
    return _folder("assets")


def translations() -> Path:
    """The folder of the program's words in other languages."""
    return _folder("translations")


def _folder(name: str) -> Path:
    """A wheel holds the folder inside the package, a checkout beside it."""
    installed = PACKAGE / name
    return installed if installed.is_dir() else PACKAGE.parent / name
