"""A label and a button whose words shrink where there is little room, instead of being cut off."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from alhambra_qt import lettering, palette

_SMALLEST = 0.5
"""How much smaller words may be than they should."""


class FittedLabel(QLabel):
    """One line of plain text."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """It may be as narrow as there is room."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The words, as large as they fit."""
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            smallest = round(self.font().pixelSize() * _SMALLEST)
            rect = QRectF(self.contentsRect())
            lettering.draw_line(painter, rect, self.text(), self.font(), smallest=smallest)


class FittedButton(QPushButton):
    """A button of the table: its words may stand on several lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Its colours are those of the table."""
        super().__init__(parent)
        self.setStyleSheet(_STYLE)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The ground as usual, and the words as large as they fit."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            colour = palette.ON_BUTTON if self.isEnabled() else palette.ON_TABLE_QUIET
            painter.setPen(QColor(colour))
            pad = self.font().pixelSize() * 0.2
            room = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
            lettering.draw_block(painter, room, self.text(), self.font(), smallest=_SMALLEST)


_STYLE = f"""
QPushButton {{
    background: {palette.BUTTON}; color: {palette.ON_BUTTON};
    border: none; border-radius: 8px; padding: 4px;
}}
QPushButton:hover {{ background: {palette.BUTTON_HOVER}; }}
QPushButton:pressed {{ background: {palette.BUTTON_PRESSED}; }}
QPushButton:disabled {{ background: {palette.TABLE_LIGHT}; color: {palette.ON_TABLE_QUIET}; }}
"""
