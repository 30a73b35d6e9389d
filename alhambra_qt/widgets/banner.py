"""A line across the top of the window: something to know while the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from alhambra_qt.look import fonts, palette
from alhambra_qt.look.style import TEXT_PIXELS, dress, style_sheet
from alhambra_qt.widgets.wrapped import WrappedLabel

_MOST_LINES = 2.5
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""How much smaller a long sentence may be, so that it leaves the table its room."""

Words: TypeAlias = Callable[[], tuple[str, str]]
"""Says a sentence and what the button says, in the language of the moment."""


class Banner(QFrame):
    """A sentence, perhaps something to do about it, and a way to close it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAutoFillBackground(True)
        self._sentence = WrappedLabel()
        self._action = QPushButton()
        self._close = QToolButton()
        self._do: Callable[[], None] | None = None
        self._words: Words = lambda: ("", "")
        self._unit = 1.0
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sentence, 1)
        self._row.addWidget(self._action)
        self._row.addWidget(self._close)
        self._action.clicked.connect(self._on_action)
        self._close.clicked.connect(self.hide)
        self.hide()

    @property
    def sentence(self) -> str:
        """What it says."""
        return self._sentence.text()

    def say(self, words: Words, unit: float, do: Callable[[], None] | None = None) -> None:
        """Appear with a sentence, and a button where something can be done about it."""
        self._words, self._do = words, do
        self._retranslate()
        self.scale(unit)
        self.show()

    def scale(self, unit: float) -> None:
        """Text is so many times as large as usual; less if that would take many lines."""
        self._unit = unit
        for share in _SHARES:
            self._scale(unit * share)
            if self._lines() <= _MOST_LINES:
                break

    def _lines(self) -> float:
        """How many lines the sentence takes."""
        others = [one for one in (self._action, self._close) if not one.isHidden()]
        margins = self._row.contentsMargins()
        width = self.window().width() - margins.left() - margins.right()
        width -= sum(one.sizeHint().width() + self._row.spacing() for one in others)
        return self._sentence.heightForWidth(width) / self._sentence.fontMetrics().lineSpacing()

    def _scale(self, unit: float) -> None:
        from alhambra_qt.widgets.fields import sign  # noqa: PLC0415 (loads SVG, seldom needed)

        font = fonts.text_font(round(TEXT_PIXELS * unit))
        ground = f"#card {{ background: {palette.GOLD_LIGHT}; border: none; border-radius: 0; }}"
        dress(self, style_sheet(unit) + ground)
        for words in (self, self._sentence, self._action):
            words.setFont(font)
        beside, above = round(16 * unit), round(8 * unit)
        self._row.setContentsMargins(beside, above, beside, above)
        size = round(20 * unit)
        self._close.setIconSize(QSize(size, size))
        self._close.setIcon(sign("close", size, self.devicePixelRatioF()))

    def _retranslate(self) -> None:
        sentence, action = self._words()
        self._sentence.setText(sentence)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._close.setAccessibleName(self.tr("Close"))

    def _on_action(self) -> None:
        self.hide()
        if self._do is not None:
            self._do()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.scale(self._unit)
        super().changeEvent(event)
