"""A box in New Game: whether a part is played that nobody has to play."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from alhambra_qt.alhambra.parts.part import Option
from alhambra_qt.look import pictures
from alhambra_qt.widgets.fields import sign
from alhambra_qt.widgets.fitted import WrappedCheckBox
from alhambra_qt.words.languages import tr

_PICTURE = 2.4
_SIGN = 1.3
"""How large they are, in heights of the text."""


class OptionBox(QWidget):
    """A picture, what it's about in a sentence, and the way to its lesson."""

    toggled = Signal()
    """Somebody wants to play with it, or no longer."""
    lesson_wanted = Signal()
    """Somebody wants to know what it is."""

    def __init__(self, option: Option, parent: QWidget) -> None:
        """Not chosen yet."""
        super().__init__(parent)
        self._option = option
        self.picture = QLabel()
        self.picture.setTextFormat(Qt.TextFormat.PlainText)
        self.box = WrappedCheckBox()
        self.box.clicked.connect(self.toggled)
        self.what = QToolButton()
        self.what.clicked.connect(self.lesson_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.box, 1)
        row.addWidget(self.what, 0, Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        title, told = self._option.title(), self._option.told()
        self.box.setText(f"{title}\n{told}")
        self.box.setAccessibleName(title)
        self.box.setAccessibleDescription(told)
        asked = tr("What’s this?")
        self.what.setToolTip(asked)
        self.what.setAccessibleName(f"{title}: {asked}")

    def rescale(self, gap: int) -> None:
        """Follow the text."""
        text, ratio = self.box.font().pixelSize(), self.devicePixelRatioF()
        side = round(_PICTURE * text)
        self.picture.setPixmap(pictures.picture(self._option.picture, side, side, ratio))
        small = round(_SIGN * text)
        self.what.setIconSize(QSize(small, small))
        self.what.setIcon(sign("help", small, ratio))
        layout = self.layout()
        assert layout is not None
        layout.setSpacing(gap)
