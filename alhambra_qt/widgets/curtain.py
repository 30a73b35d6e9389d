"""The curtain between two people at one screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from alhambra_qt.look import palette, pictures
from alhambra_qt.words.names import shown


class Curtain(QWidget):
    """Covers the table until the named person is ready."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Drawn up, not to be seen."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        colours = self.palette()
        colours.setColor(self.backgroundRole(), palette.TABLE_DARK)
        colours.setColor(self.foregroundRole(), palette.ON_TABLE)
        self.setPalette(colours)
        layout = QVBoxLayout(self)
        layout.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.setSpacing(24)
        self._text_scale = 1.0
        self._who = ""
        self._symbol = QLabel()
        self._symbol.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = QLabel()
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name.setWordWrap(True)
        self._name.setPalette(colours)  # a style sheet above keeps it from being inherited
        self.button = QPushButton()
        self.button.clicked.connect(self.lift)
        layout.addWidget(self._symbol)
        layout.addWidget(self._name)
        layout.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def draw_for(self, name: str, colour: int) -> None:
        """Hide the table until this person is there."""
        self._symbol.setPixmap(
            pictures.seat_symbol(colour, round(96 * self._unit()), self.devicePixelRatioF())
        )
        self._fit_text()
        self._who = shown(name)
        self._retranslate()
        self.show()
        self.raise_()
        self.button.setFocus()

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual."""
        self._text_scale = scale
        self._fit_text()

    def _unit(self) -> float:
        return max(1.0, self.height() / 712)

    def _fit_text(self) -> None:
        font = self.font()
        for widget, size in ((self._name, 34), (self.button, 20)):
            font.setPixelSize(round(size * self._unit() * self._text_scale))
            widget.setFont(font)

    def _retranslate(self) -> None:
        self._name.setText(self.tr("{name}’s turn").format(name=self._who))
        self.button.setText(self.tr("I’m ready"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def lift(self) -> None:
        """Show the table again."""
        self.hide()
        self.lifted.emit()

    def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: N802 (Qt's own)
        """Nobody gets to the table behind it with the keys."""
        self.button.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter or space lift it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lift()
        else:
            event.ignore()
