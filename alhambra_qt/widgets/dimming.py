"""Dimming what lies behind a sheet, a dialog or the curtain: all of them equally."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import palette

_DARK = 165
"""Of 255."""


def dim(widget: QWidget, painter: QPainter, *, wholly: bool = False) -> None:
    """Darken all behind a widget, or hide it."""
    shade = QColor(palette.TABLE_DARK)
    shade.setAlpha(255 if wholly else _DARK)
    painter.fillRect(widget.rect(), shade)
