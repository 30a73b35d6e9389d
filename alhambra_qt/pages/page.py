"""A page of the main window: its text grows with the window, and it can change its language."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QEvent
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QScrollArea, QWidget

from alhambra_qt.files.settings import Settings
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS, dress, style_sheet
from alhambra_qt.widgets.scenery import draw_scenery
from alhambra_qt.widgets.wrapped import WrappedLabel

USUAL_WIDTH = 1366
USUAL_HEIGHT = 768
SMALLEST_UNIT = 0.9
LARGEST_UNIT = 6.0
STEPS = 20
"""How finely text follows the size of the window: a unit is a whole number of twentieths."""


def unit_for(width: int, height: int) -> float:
    """How many times as large as usual things are in a window of this size.

    >>> [unit_for(1024, 700), unit_for(1366, 768), unit_for(3840, 2160)]
    [0.9, 1.0, 2.8]
    """
    unit = min(width / USUAL_WIDTH, height / USUAL_HEIGHT)
    return max(SMALLEST_UNIT, min(LARGEST_UNIT, round(unit * STEPS) / STEPS))


def tinted_label(colour: str) -> QLabel:
    """A label in the middle, for a colour that is read on the ground of a page."""
    label = WrappedLabel()
    label.setProperty("alignment", "AlignCenter")  # by name: see `look.ink`
    tinted = label.palette()
    tinted.setColor(QPalette.ColorRole.WindowText, QColor(colour))
    label.setPalette(tinted)
    return label


def in_the_middle(widget: QWidget) -> QHBoxLayout:
    """A row with as much room at the left of a widget as at its right."""
    row = QHBoxLayout()
    row.addStretch()
    row.addWidget(widget)
    row.addStretch()
    return row


class Page(QWidget):
    """Stands in the main window; a page fills in ``_retranslate`` and ``_rescale``."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.unit = 0.0
        """How many times as large as usual text is; ``window_unit`` is that of the window alone."""
        self.window_unit = 0.0
        self._text_scale = settings.text_scale
        self._scenery = QPixmap()
        self.content = QWidget()
        """What is on the page; if it is too high for the window, it can be scrolled."""
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setProperty("focusPolicy", "NoFocus")  # by name: see `look.ink`
        self._area.setProperty("horizontalScrollBarPolicy", "ScrollBarAlwaysOff")
        self._area.setWidget(self.content)
        self.content.setAutoFillBackground(False)

    def set_settings(self, settings: Settings) -> None:
        """Somebody has chosen something."""
        if settings.text_scale != self._text_scale:
            self._text_scale = settings.text_scale
            self._fit()

    def pixels(self, size: float) -> int:
        """A length that is so long in a window of the usual size."""
        return round(size * self.unit)

    def _fit(self) -> None:
        window = unit_for(self.width(), self.height())
        unit = window * self._text_scale
        if unit == self.unit:
            return
        self.unit, self.window_unit = unit, window
        font = fonts.text_font(self.pixels(TEXT_PIXELS))
        self.setFont(font)
        dress(self, style_sheet(unit))
        for child in self.content.findChildren(QWidget):  # a style sheet keeps fonts from them
            child.setFont(font)
        self._rescale()

    def _retranslate(self) -> None:
        """Say everything in the language of the program."""

    def _rescale(self) -> None:
        """Make sizes fit that follow neither from the text nor from the style sheet."""

    def _arrange(self) -> None:
        """Put things beside or below each other, as there is room."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Follow the window."""
        super().resizeEvent(event)
        self._area.setGeometry(self.rect())
        self._fit()
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """What is behind everything would take as much memory as the window all the while."""
        super().hideEvent(event)
        self._scenery = QPixmap()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The palace behind everything, drawn once for each size."""
        size = self.size() * self.devicePixelRatioF()
        if self._scenery.size() != size:
            self._scenery = draw_scenery(size)
            self._scenery.setDevicePixelRatio(self.devicePixelRatioF())
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._scenery)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses the button that has the focus, as in a dialog."""
        focused = self.focusWidget()
        key = QtCore.Qt.Key
        if event.key() in (key.Key_Return, key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
            return
        super().keyPressEvent(event)
