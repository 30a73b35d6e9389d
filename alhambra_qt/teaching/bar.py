"""The bar of the coach: a strip between the top of the page and the table."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from alhambra_qt.look import fonts, palette
from alhambra_qt.look.lettering import tied
from alhambra_qt.look.style import dress, style_sheet
from alhambra_qt.widgets.wrapped import WrappedLabel


class LedText(WrappedLabel):
    """Text on several lines; a few bold words may lead into it."""

    def say(self, lead: str, text: str) -> None:
        """Both on the same lines; without a lead, just the text."""
        self.setText(f"{lead} {text}" if lead else text)
        if lead:
            self.setTextFormat(Qt.TextFormat.RichText)
            QLabel.setText(self, f"<b>{escape(lead)}</b> {escape(tied(text))}")
        else:
            self.setTextFormat(Qt.TextFormat.PlainText)


class CoachBar(QFrame):
    """What to do, and a button to go on; it never covers anything."""

    def __init__(self, page: QWidget) -> None:
        """As wide as the page."""
        super().__init__(page)
        self._page = page
        self.setObjectName("coach")
        self.setAutoFillBackground(True)
        self.title = WrappedLabel()
        self.text = LedText()
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.next_button = QPushButton()
        self.next_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.text)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.next_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._words = words

    def scale(self, unit: float) -> None:
        """Words of this size."""
        ground = f"#coach {{ background: {palette.GOLD_LIGHT}; border: none; }}"
        colour = f"#coach QLabel {{ color: {palette.TEXT}; }}"
        dress(self, style_sheet(unit) + ground + colour)
        self.title.setFont(fonts.title_font(round(20 * unit)))
        self.text.setFont(fonts.text_font(round(17 * unit)))
        self.next_button.setFont(fonts.text_font(round(17 * unit)))
        gap = round(8 * unit)
        self._row.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self._row.setSpacing(2 * gap)
        self._words.setSpacing(gap // 4)

    def reserve_room(
        self, texts: Iterable[tuple[str, str]], buttons: Iterable[str], at_least: int
    ) -> None:
        """As high as the longest text needs after its lead, beside the widest of these buttons."""
        button = QPushButton(self)
        button.setFont(self.next_button.font())
        widths = []
        for words in buttons:
            button.setText(words)
            widths.append(button.sizeHint().width())
        button.deleteLater()
        self.next_button.setFixedWidth(max(widths))
        margins = self._row.contentsMargins()
        room = self._page.width() - margins.left() - margins.right()
        room -= self._row.spacing() + max(widths)
        label = LedText(self)
        label.setFont(self.text.font())
        highest = 0
        for lead, text in texts:
            label.say(lead, text)
            highest = max(highest, label.heightForWidth(max(1, room)))
        label.deleteLater()
        descent = QFontMetrics(self.text.font()).descent()
        self.text.setFixedHeight(max(at_least, highest + descent))
