"""What the program is made of, and under which licences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from alhambra_qt.system import resources
from alhambra_qt.words.languages import tr


class Part(NamedTuple):
    """Something that comes with the program, and where the text of its licence lies."""

    name: str
    files: tuple[Path, ...]


def parts() -> tuple[Part, ...]:
    """All that may come with it, ours first."""
    texts, fonts = resources.assets() / "licences", resources.assets() / "fonts"
    return (
        Part(tr("Alhambra Qt: MIT licence"), (resources.licence(),)),
        Part(
            tr("Qt and PySide6: GNU Lesser General Public License, version 3"),
            (texts / "LGPL-3.txt", texts / "GPL-3.txt"),
        ),
        Part(
            tr("Third-party code in Qt: various open-source licences"), (texts / "inside-Qt.txt",)
        ),
        Part(tr("Python: PSF licence"), (texts / "Python.txt",)),
        Part(tr("platformdirs: MIT licence"), (texts / "platformdirs.txt",)),
        Part(tr("miniaudio and cffi: MIT licences"), (texts / "miniaudio.txt", texts / "cffi.txt")),
        Part(
            tr("The fonts Cabin and Philosopher: SIL Open Font License 1.1"),
            (fonts / "Cabin-OFL.txt", fonts / "Philosopher-OFL.txt"),
        ),
        Part(tr("Small system libraries: MIT licences"), (texts / "libraries.txt",)),
    )


_LONG = 50
"""From so many characters on, a line may have been broken because it was full."""
_ITEM = re.compile(r"\s*([-*•=_]|\(?\w{1,3}[.)]\s)")


def text_of(part: Part) -> str:
    """The licence, in the words of those who gave it."""
    return "\n\n".join(_reflowed(file.read_text("utf-8").strip("\n")) for file in part.files)


def _reflowed(text: str) -> str:
    """Without the breaks in the middle of sentences: lines are as long as there is room for."""
    flowing: list[str] = []
    before = ""
    for line in text.splitlines():
        indented = len(line) - len(line.lstrip())
        is_level = indented in (0, len(before) - len(before.lstrip()))
        goes_on = len(before.strip()) >= _LONG and is_level and not _ITEM.match(line)
        if line.strip() and goes_on:
            flowing[-1] = f"{flowing[-1]} {line.strip()}"
        else:
            flowing.append(line.rstrip())
        before = line
    return "\n".join(flowing)
