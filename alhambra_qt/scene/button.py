"""A button of the table: part of the scene, so what flies or speaks lies above it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QWidget,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import lettering, palette
from alhambra_qt.scene.patch import is_hovered

_SMALLEST = 0.5
"""How much smaller words may be than they should."""
_BESIDE, _ABOVE = 0.6, 0.15
"""What is left free around the words, in heights of the text."""
_RADIUS = 0.4
"""Of its corners, in heights of the text."""


class TableButton(QGraphicsObject):
    """Words on a coloured ground that can be clicked."""

    clicked = Signal()

    def __init__(self) -> None:
        """Without words yet."""
        super().__init__()
        self._rect = QRectF()
        self._text = ""
        self._font = QFont()
        self._is_pressed = False
        self._can_be_clicked = True
        self._is_quiet = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def text(self) -> str:
        """Its words."""
        return self._text

    @property
    def rect(self) -> QRectF:
        """Where it is in the scene."""
        return self.mapRectToScene(self._rect)

    @property
    def can_be_clicked(self) -> bool:
        """Whether a click does something now."""
        return self._can_be_clicked and self.isVisible()

    def enable(self, can_be_clicked: bool) -> None:
        """Let a click do something, or nothing.

        It stays enabled for Qt: a click on it must not reach what lies below.
        """
        if can_be_clicked != self._can_be_clicked:
            self._can_be_clicked = can_be_clicked
            self.update()

    def say(self, text: str) -> None:
        """Show other words."""
        if text != self._text:
            self._text = text
            self.update()

    def place(self, rect: QRectF, font: QFont) -> None:
        """Fill this part of the scene, with words of this font."""
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, rect.width(), rect.height())
        self._font = QFont(font)
        self.setPos(rect.topLeft())
        self.update()

    def click(self) -> None:
        """Do what it is for, if that is possible now."""
        if self.can_be_clicked:
            self.clicked.emit()

    def be_quiet(self, is_quiet: bool = True) -> None:
        """Look like what is rarely wanted, beside another one that usually is."""
        if is_quiet != self._is_quiet:
            self._is_quiet = is_quiet
            self.update()

    def _colour(self, *, is_hovered: bool) -> str:
        if not self._can_be_clicked:
            return palette.TABLE_LIGHT
        if self._is_quiet:
            is_touched = is_hovered or self._is_pressed
            return palette.BUTTON_QUIET_HOVER if is_touched else palette.BUTTON_QUIET
        if self._is_pressed:
            return palette.BUTTON_PRESSED
        return palette.BUTTON_HOVER if is_hovered else palette.BUTTON

    def _ink(self) -> str:
        if not self._can_be_clicked:
            return palette.ON_TABLE_QUIET
        return palette.ON_BUTTON_QUIET if self._is_quiet else palette.ON_BUTTON

    # Qt

    def boundingRect(self) -> QRectF:  # noqa: N802
        """Its ground."""
        return self._rect

    def paint(self, painter: QPainter, option: Option, _widget: QWidget | None = None) -> None:
        """The ground, and the words as large as they fit."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colour(is_hovered=is_hovered(option))))
        size = self._font.pixelSize()
        painter.drawRoundedRect(self._rect, size * _RADIUS, size * _RADIUS)
        painter.setPen(QColor(self._ink()))
        beside, above = size * _BESIDE, size * _ABOVE
        room = self._rect.adjusted(beside, above, -beside, -above)
        lettering.draw_block(
            painter, room, self._text, self._font, smallest=round(size * _SMALLEST)
        )

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Take the mouse."""
        self._is_pressed = True
        self.update()
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """A release on the button is a click; elsewhere it was a change of mind."""
        self._is_pressed = False
        self.update()
        if self._rect.contains(event.pos()):
            self.click()
