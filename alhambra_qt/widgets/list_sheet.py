"""A list beside the table, at the right edge of the page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from alhambra_qt.look import pictures
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.widgets.wrapped_lines import WrappedLines

_ICON = 22


class ListSheet(Overlay):
    """A subclass fills it; the newest lines are in sight."""

    def __init__(self, parent: QWidget) -> None:
        """Above this page."""
        super().__init__(parent)
        self.lines = QListWidget(self)
        self.lines.setWordWrap(True)
        self.lines.setItemDelegate(WrappedLines(self.lines))
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def fill(self) -> None:
        """Put all lines there, in the language of the program."""

    def open(self) -> None:
        """The newest lines are in sight."""
        super().open()
        self._show_whole_lines()
        self.lines.setCurrentRow(self.lines.count() - 1)
        self.lines.setFocus()

    def _show_whole_lines(self) -> None:
        """Leave out a line that would be cut at the top, so that it begins with a whole one."""
        self.lines.scrollToBottom()
        first = self.lines.itemAt(self.lines.viewport().rect().center().x(), 0)
        if first is not None and (seen := self.lines.visualItemRect(first)).top() < 0:
            self.lines.setGeometry(self.lines.geometry().adjusted(0, seen.bottom() + 1, 0, 0))
            self.lines.scrollToBottom()

    def retranslate(self) -> None:
        """Tell it all in the language of the program."""
        super().retranslate()
        self.lines.setAccessibleName(self.title())
        self.fill()

    def add(self, text: str, colour: int | None) -> QListWidgetItem:
        """A line, with the symbol of a seat if it has a colour."""
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        item.setFont(self.text_font(bold=False))
        item.setIcon(self._icon(colour))
        self.lines.addItem(item)
        return item

    def _icon(self, colour: int | None) -> QIcon:
        side, ratio = self.text_px(_ICON), self.devicePixelRatioF()
        if colour is None:  # so that the words stand below those that have one
            empty = QPixmap(side, side)
            empty.fill(Qt.GlobalColor.transparent)
            return QIcon(empty)
        return QIcon(pictures.seat_symbol(colour, side, ratio))

    def text_font(self, *, bold: bool) -> QFont:
        """The font of the sheet."""
        font = QFont(self.font())
        font.setBold(bold)
        return font

    # Where things are

    def sheet(self) -> QRectF:
        """At the right edge, as high as the page."""
        gap = self.px(8)
        width = min(self.text_px(520), self.width() - 2 * gap)
        return QRectF(self.width() - width - gap, gap, width, self.height() - 2 * gap)

    def lay_out(self) -> None:
        """The list fills the sheet."""
        self.lines.setIconSize(QSize(self.text_px(_ICON), self.text_px(_ICON)))
        self.lines.setGeometry(self.content().toRect())
        self.fill()
