"""The curtain between two people at one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from alhambra_qt.look import pictures
from alhambra_qt.look.style import dress, style_sheet
from alhambra_qt.widgets.dimming import dim
from alhambra_qt.widgets.wrapped import WrappedLabel
from alhambra_qt.words.names import shown

_PORTRAIT = 120
_SYMBOL = 44
_IN_A_ROW = 3
"""How many buttons for others lie beside each other."""


class Curtain(QWidget):
    """Lies on the table until the named person is ready.

    The table can be seen behind it, for all on it is public but hands, and those are hidden
    before the curtain is drawn. No key and no click gets past it.
    """

    lifted = Signal()
    called = Signal(int)
    """One of those who may speak up before does so, by their seat."""

    def __init__(self, parent: QWidget) -> None:
        """Drawn up, not to be seen."""
        super().__init__(parent)
        self._text_scale = 1.0
        self._who = ""
        self._faces = ("", 0)
        self._card = QFrame()
        self._card.setObjectName("card")
        self._symbol = QLabel()
        self._symbol.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = WrappedLabel()
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("main", True)
        self.button.clicked.connect(self.lift)
        self._question = WrappedLabel()
        self._question.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._calls: Callable[[], str] = str
        self.pause = 0
        """For how many milliseconds nobody can say that they're ready, if others may speak up."""
        self._pausing = QTimer(self)
        self._pausing.setSingleShot(True)
        self._pausing.timeout.connect(self._on_paused)
        self.callers: list[QPushButton] = []
        """A button for each person who may speak up before."""
        self._inside = QVBoxLayout(self._card)
        for widget in (self._symbol, self._name):
            self._inside.addWidget(widget)
        self._inside.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignCenter)
        self._inside.addWidget(self._question)
        self._row = QGridLayout()
        self._inside.addLayout(self._row)
        self._around = QVBoxLayout(self)
        self._around.addWidget(self._card, alignment=Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def draw_for(
        self,
        name: str,
        colour: int,
        portrait: str,
        *,
        callers: Sequence[tuple[int, str]] = (),
        calls: Callable[[], str] = str,
    ) -> None:
        """Hide the hand until this person is there.

        ``callers`` may speak up before, by seat and name; ``calls`` is what they are asked.
        """
        self._call(callers)
        self._calls = calls if callers else str
        self._faces = (portrait, colour)
        self._who = shown(name)
        self._fit()
        self._retranslate()
        self.show()
        self._around.activate()
        self._inside.activate()
        self.raise_()
        self.button.setEnabled(not callers or not self.pause)
        self._pausing.stop()
        if self.button.isEnabled():
            self.button.setFocus()
        else:
            self.setFocus()
            self._pausing.start(self.pause)

    def _call(self, callers: Sequence[tuple[int, str]]) -> None:
        for button in self.callers:
            self._row.removeWidget(button)
            button.hide()  # at once, before it can cover anything
            button.deleteLater()
        self.callers = []
        for at, (seat, name) in enumerate(callers):
            button = QPushButton(shown(name))
            button.clicked.connect(partial(self._on_called, seat))
            self._row.addWidget(button, at // _IN_A_ROW, at % _IN_A_ROW)
            button.show()  # a layout would do that later
            self.callers.append(button)

    def _on_paused(self) -> None:
        self.button.setEnabled(True)
        if not any(button.hasFocus() for button in self.callers):
            self.button.setFocus()

    def _on_called(self, seat: int) -> None:
        self.hide()
        self.called.emit(seat)

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual."""
        self._text_scale = scale
        self._fit()

    def _px(self, number: float) -> int:
        return round(number * max(1.0, self.height() / 712))

    def _fit(self) -> None:
        dress(self._card, style_sheet(self._px(100) / 100))
        edge = self._px(36)
        self._inside.setContentsMargins(edge * 2, edge, edge * 2, edge)
        self._inside.setSpacing(self._px(20))
        font = self.font()
        for widget, size in (
            (self._name, 32),
            (self.button, 20),
            (self._question, 18),
            *((button, 18) for button in self.callers),
        ):
            font.setPixelSize(round(self._px(size) * self._text_scale))
            widget.setFont(font)
        self._widen()
        portrait, colour = self._faces
        if portrait:
            self._symbol.setPixmap(self._drawn(portrait, colour))

    def _widen(self) -> None:
        """Have the name on one line, if it isn't too long for that."""
        room = self.width() - 6 * self._px(36)
        line = self._name.fontMetrics().horizontalAdvance(self._name.text()) + 4
        usual = self._px(640 if self.callers else 360)
        self._name.setMinimumWidth(max(usual, min(line, room)))

    def _drawn(self, portrait: str, colour: int) -> QPixmap:
        """The face, with the symbol of the seat in its corner."""
        side, small, ratio = self._px(_PORTRAIT), self._px(_SYMBOL), self.devicePixelRatioF()
        drawn = pictures.picture(portrait, side, side, ratio).copy()
        painter = QPainter(drawn)
        symbol = pictures.seat_symbol(colour, small, ratio)
        painter.drawPixmap(side - small, side - small, symbol)
        painter.end()
        return drawn

    def _retranslate(self) -> None:
        self._name.setText(self.tr("{name}’s turn").format(name=self._who))
        self._widen()
        self.button.setText(self.tr("I’m ready"))
        self._question.setText(self._calls())
        self._question.setVisible(bool(self.callers))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Dim the table."""
        painter = QPainter(self)
        dim(self, painter)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def lift(self) -> None:
        """Show the table again."""
        self.hide()
        self.lifted.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 (Qt's own)
        """Nobody gets to the table behind it with the keys."""
        stops = [self.button, *self.callers]
        here = next((at for at, button in enumerate(stops) if button.hasFocus()), -1)
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter or space lift it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.button.click()  # unless others still have a moment
        else:
            event.ignore()
