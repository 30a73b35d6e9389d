"""The bar of the coach: a strip between the top of the page and the table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from alhambra_qt.look import fonts, palette
from alhambra_qt.look.lettering import tied
from alhambra_qt.look.style import dress, style_sheet
from alhambra_qt.widgets.wrapped import WrappedLabel


class CoachBar(QFrame):
    """What to do, and a button to go on; it never covers anything."""

    def __init__(self, page: QWidget) -> None:
        """As wide as the page."""
        super().__init__(page)
        self._page = page
        self.setObjectName("coach")
        self.setAutoFillBackground(True)
        self.title = WrappedLabel()
        self.text = WrappedLabel()
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

    def reserve_room(self, texts: Iterable[str], buttons: Iterable[str], at_least: int) -> None:
        """Be as high as the longest of these texts needs, beside the widest of these buttons."""
        button = QPushButton(self)
        button.setFont(self.next_button.font())
        widths = []
        for text in buttons:
            button.setText(text)
            widths.append(button.sizeHint().width())
        button.deleteLater()
        self.next_button.setFixedWidth(max(widths))
        margins = self._row.contentsMargins()
        room = self._page.width() - margins.left() - margins.right()
        room -= self._row.spacing() + max(widths)
        metrics = QFontMetrics(self.text.font())
        box = QRect(0, 0, max(1, room), 10_000)
        wrapped = Qt.TextFlag.TextWordWrap
        highest = max(metrics.boundingRect(box, wrapped, tied(text)).height() for text in texts)
        self.text.setFixedHeight(max(at_least, highest + metrics.descent()))
