"""A patch: a rectangle of a scene in which something is painted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyle, QStyleOptionGraphicsItem


class Patch(QGraphicsRectItem):
    """Its rectangle is all that Qt knows of it, and it has that without asking Python each time.

    Subclasses paint it.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        """Nothing to see yet."""
        super().__init__(parent)
        self.setPen(Qt.PenStyle.NoPen)

    def ask_what_is_seen(self) -> None:
        """Let `paint` be told which part has to be painted: that costs something, too."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)


def is_hovered(option: QStyleOptionGraphicsItem) -> bool:
    """Whether the pointer is above what is being painted; Qt paints it anew when that changes."""
    return bool(option.state & QStyle.StateFlag.State_MouseOver)
