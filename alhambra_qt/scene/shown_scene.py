"""A table as a scene, whatever the game: its size, and what lies above everything else."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QGraphicsScene

from alhambra_qt.look import palette
from alhambra_qt.scene.announcement import Announcement
from alhambra_qt.scene.bubble import Bubble
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus_frame import FocusFrame

_USUAL = (1366, 712)


class LaidOut(Protocol):
    """Where everything is on a table."""

    @property
    def text_unit(self) -> float:
        """How much larger than on a small laptop text is."""


class ShownScene(QGraphicsScene):
    """A table, as far as a view has to know it."""

    model: object
    """What is shown; None before anything is."""
    layout: LaidOut

    rule_wanted = Signal(object)
    """A `Rule` that refused something is to be read; None for the whole rule book."""
    look_wanted = Signal(QPointF)
    """Somebody wants a close look at what is under a point."""

    def __init__(self, *, buttons: float, focus: float, bubble: float) -> None:
        """An empty table; the numbers are how high these lie."""
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QBrush(QColor(palette.TABLE)))
        self.ratio = 1.0
        self._size = _USUAL
        self._text_scale = 1.0
        self._buttons_above = buttons
        self.buttons: list[TableButton] = []
        self.bubble = Bubble()
        self.announcement = Announcement()
        self.focus_frame = FocusFrame()
        for item, above in (
            (self.bubble, bubble),
            (self.announcement, bubble + 1),
            (self.focus_frame, focus),
        ):
            item.setZValue(above)
            self.addItem(item)

    def add_button(self) -> TableButton:
        """A new button that lies on the boards."""
        button = TableButton()
        button.setZValue(self._buttons_above)
        self.addItem(button)
        self.buttons.append(button)
        return button

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual."""
        if scale != self._text_scale:
            self._text_scale = scale
            self.lay_out_anew()

    def resize_to(self, width: int, height: int, ratio: float) -> None:
        """Lay the table out for another size."""
        self._size, self.ratio = (width, height), ratio
        self.lay_out_anew()

    def lay_out_anew(self) -> None:
        """The table, or its text, has another size."""
        raise NotImplementedError

    def show_aids(self, *, with_aids: bool) -> None:
        """Show counts and points, or play as at a real table."""
        raise NotImplementedError

    def show_again(self) -> None:
        """Show the same table, with something else about it."""
        raise NotImplementedError

    def cancel_drag(self) -> None:
        """Nothing hangs on the pointer, and nothing is pressed any more."""
        raise NotImplementedError
