"""Where the files lie that the program needs beside its code."""

from pathlib import Path

PACKAGE = Path(__file__).parents[1]


def assets() -> Path:
    """The folder of pictures, fonts, sounds and licences."""
    return _place("assets")


def translations() -> Path:
    """The folder of the program's words in other languages."""
    return _place("translations")


def licence() -> Path:
    """The licence of the program itself; a wheel holds it where pip looks for it."""
    installed = PACKAGE.parent.glob(f"{PACKAGE.name}-*.dist-info/licenses/LICENSE")
    return next(installed, PACKAGE.parent / "LICENSE")


def _place(name: str) -> Path:
    """A wheel holds it inside the package, a checkout beside it."""
    installed = PACKAGE / name
    return installed if installed.exists() else PACKAGE.parent / name
