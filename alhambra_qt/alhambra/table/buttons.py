"""The buttons on a table: regions say where they lie, a page says what they do."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtGui import QFont

from alhambra_qt.alhambra.gestures import Press
from alhambra_qt.scene.button import TableButton

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_TEXT = 18


class Button(Enum):
    """The buttons on every table."""

    TAKE = auto()
    END = auto()
    PAY = auto()
    CANCEL = auto()
    SILENCE = auto()
    """Between two turns: don't be asked any more in this game."""
    PLAY_ON = auto()
    """In a replay: go on from here as a new game."""


AnyButton: TypeAlias = Button | Press
"""Those on every table, and those of a part, which are gestures."""


def place_buttons(
    buttons: Mapping[AnyButton, TableButton], scene: TableScene, family: QFont
) -> None:
    """Put each button where its region wants it."""
    layout = scene.layout
    font = QFont(family)
    font.setPixelSize(layout.px(_TEXT * layout.text))
    for region in scene.regions.values():
        for button in buttons.keys() & region.buttons.keys():
            rect = region.buttons[button](layout, layout.rect(region.name))
            buttons[button].place(rect.toRect().toRectF(), font)
