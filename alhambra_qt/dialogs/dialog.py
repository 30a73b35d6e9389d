"""What all dialogs have: a title, a body, buttons, and text in the size of the window's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from alhambra_qt import fonts
from alhambra_qt.style import TEXT_PIXELS, style_sheet


class Dialog(QDialog):
    """Opens over the window and lets the program go on; ``unit`` is how large its text is."""

    def __init__(self, parent: QWidget | None, unit: float) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._unit = unit
        self.setFont(fonts.text_font(self.pixels(TEXT_PIXELS)))
        self.setStyleSheet(style_sheet(unit))
        self.heading = self.label()
        self.heading.setFont(fonts.title_font(self.pixels(26)))
        self.body = QVBoxLayout()
        self.body.setSpacing(self.pixels(10))
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(self.pixels(10))
        lines = QVBoxLayout(self)
        lines.setSpacing(self.pixels(16))
        margin = self.pixels(22)
        lines.setContentsMargins(margin, margin, margin, margin)
        lines.addWidget(self.heading)
        lines.addLayout(self.body, 1)
        lines.addLayout(self.buttons)

    def pixels(self, size: float) -> int:
        """A length that is so long in a window of the usual size."""
        return round(size * self._unit)

    def label(self, *, quiet: bool = False) -> QLabel:
        """Plain text that may take several lines."""
        label = QLabel()
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setMinimumWidth(self.pixels(460))
        label.setProperty("quiet", quiet)
        return label

    def long_text(self, text: str) -> QPlainTextEdit:
        """Text to scroll and to copy."""
        field = QPlainTextEdit(text)
        field.setReadOnly(True)
        field.setTabChangesFocus(True)
        field.setMinimumHeight(self.pixels(180))
        return field

    def _retranslate(self) -> None:
        """Say everything in the language of the program."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
