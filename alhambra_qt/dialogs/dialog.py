"""What all dialogs have: a title, a body, buttons, and text in the size of the window's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, SignalInstance
from PySide6.QtGui import QHideEvent, QShowEvent, QTextOption
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from alhambra_qt.dialogs.shade import Shade
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS, dress, style_sheet
from alhambra_qt.widgets.wrapped import WrappedLabel

LARGEST = QSize(1000, 660)
"""The smallest window there can be, for a dialog that has none to stay inside of."""


class Dialog(QDialog):
    """A sheet over the dimmed window; the program goes on. ``unit`` is how large its text is.

    It is never larger than the window: what is too high for it can be scrolled.
    """

    def __init__(self, parent: QWidget | None, unit: float) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("sheet")
        self._shade: Shade | None = None
        self._unit = unit
        self._texts: list[QPlainTextEdit] = []
        self._command_fields: list[QPlainTextEdit] = []
        self.heading = self.label()
        self._inside = QWidget()
        self.body = QVBoxLayout(self._inside)
        self.body.setContentsMargins(0, 0, 0, 0)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidgetResizable(True)
        self._area.setMinimumHeight(1)  # Qt's own is three lines, and one may be enough
        self._area.setWidget(self._inside)
        self.buttons = QHBoxLayout()
        self._lines = QVBoxLayout(self)
        self._lines.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._lines.addWidget(self.heading)
        self._lines.addWidget(self._area, 1)
        self._lines.addLayout(self.buttons)
        self._fit_text()

    def pixels(self, size: float) -> int:
        """A length that is so long in a window of the usual size."""
        return round(size * self._unit)

    def label(self, *, quiet: bool = False) -> QLabel:
        """Plain text that may take several lines."""
        label = WrappedLabel()
        label.setProperty("quiet", quiet)
        return label

    def long_text(self, text: str) -> QPlainTextEdit:
        """Text to scroll and to copy."""
        field = QPlainTextEdit(text)
        field.setReadOnly(True)
        field.setTabChangesFocus(True)
        self._texts.append(field)
        return field

    def command_text(self) -> QPlainTextEdit:
        """A field for commands: every character is as wide as any other, and none is out of sight.

        What is too long for a line goes on in the next one, wherever that may be.
        """
        field = self.long_text("")
        field.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self._command_fields.append(field)
        return field

    def answer(self, wish: SignalInstance, *what: object) -> None:
        """Be gone first, then say what was chosen: what comes of it may open another dialog."""
        self.accept()
        wish.emit(*what)

    def scale(self, unit: float) -> None:
        """Text has another size now."""
        self._unit = unit
        self._fit_text()
        self._rescale()
        self._fit_window()

    def _fit_text(self) -> None:
        font = fonts.text_font(self.pixels(TEXT_PIXELS))
        self.setFont(font)
        dress(self, style_sheet(self._unit))
        for child in self.findChildren(QWidget):  # a style sheet keeps fonts from them
            child.setFont(font)
        for field in self._command_fields:
            field.setFont(fonts.command_font(self.pixels(TEXT_PIXELS)))
        self.heading.setFont(fonts.title_font(self.pixels(26)))
        self.body.setSpacing(self.pixels(10))
        self.buttons.setSpacing(self.pixels(10))
        self._lines.setSpacing(self.pixels(14))
        margin = self.pixels(18)
        self._lines.setContentsMargins(margin, margin, margin, margin)
        for field in self._texts:
            field.setMinimumHeight(min(self.pixels(180), self.largest().height() // 4))
            field.document().setDocumentMargin(self.pixels(6))

    def largest(self) -> QSize:
        """As large as it may be: the window behind it."""
        parent = self.parentWidget()
        return LARGEST if parent is None else parent.window().size()

    def _fit_window(self) -> None:
        """As large as what is said, but no larger than the window behind it."""
        largest = self.largest()
        row = QBoxLayout.Direction
        self.buttons.setDirection(row.LeftToRight)
        self.body.activate()
        margins = self._lines.contentsMargins()
        beside = margins.left() + margins.right()
        if self.buttons.minimumSize().width() + beside > largest.width():
            self.buttons.setDirection(row.TopToBottom)
        wanted = max(
            self.pixels(540),
            self._inside.minimumSizeHint().width() + beside,
            self.buttons.sizeHint().width() + beside,
        )
        width = min(wanted, largest.width())
        room = width - beside
        high = self.body.heightForWidth(room) if self.body.hasHeightForWidth() else -1
        inside = max(high, self.body.minimumSize().height())
        height = (
            margins.top()
            + max(self.heading.heightForWidth(room), 0)
            + inside
            + self.buttons.sizeHint().height()
            + 2 * self._lines.spacing()
            + margins.bottom()
        )
        # If all fits, no scroll bar may make it narrower: then it would be too high.
        policy = Qt.ScrollBarPolicy
        fits = height <= largest.height()
        bar = policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        self._area.setVerticalScrollBarPolicy(bar)
        self.body.setContentsMargins(0, 0, 0 if fits else self.pixels(10), 0)
        if not fits:
            width = min(width + self._area.verticalScrollBar().sizeHint().width(), largest.width())
        self.resize(width, min(height, largest.height()))

    def _retranslate(self) -> None:
        """Say everything in the language of the program."""

    def _rescale(self) -> None:
        """Make sizes fit that follow neither from the text nor from the style sheet."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._fit_window()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Be as large as needed."""
        self.scale(self._unit)
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is not None and self._shade is None:
            self._shade = Shade(parent.window())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Let the window be seen again."""
        if self._shade is not None:
            self._shade.hide()
            self._shade.deleteLater()
            self._shade = None
        super().hideEvent(event)
