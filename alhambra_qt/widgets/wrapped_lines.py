"""Lists whose lines wrap: no word is alone on the last line."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from alhambra_qt.look.lettering import tied


class WrappedLines(QStyledItemDelegate):
    """Draws the lines of a list."""

    def initStyleOption(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """As they are, but for their last words."""
        super().initStyleOption(option, index)
        option.text = tied(option.text)
