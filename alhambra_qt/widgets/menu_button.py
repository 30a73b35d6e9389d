"""A large button of a menu: what it does, and a line about it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from alhambra_qt.look import ink, lettering, palette

SMALLEST = 0.6
"""How much smaller than the text around it words may be, rather than be cut off."""


class MenuButton(QPushButton):
    """Draws its text itself, as plain text, cut off with dots if it is too long."""

    def __init__(self, parent: QWidget | None = None, *, is_main: bool = False) -> None:
        """A main button is what most people want."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("focusPolicy", "StrongFocus")
        self.is_main = is_main
        self._title = ""
        self._detail = ""
        self._share = 1.0
        """How large its words are, in those that its font asks for."""
        self._hint: tuple[tuple[object, ...], QSize] | None = None
        """What its size hint follows from, and the hint."""

    @property
    def is_main(self) -> bool:
        """Whether it is what most people want."""
        return self._is_main

    @is_main.setter
    def is_main(self, is_main: bool) -> None:
        self._is_main = is_main
        self.setProperty("mainOfMenu", is_main)  # for the colour of its text in the style sheet
        self.update()

    def say(self, title: str, detail: str = "") -> None:
        """What the button says."""
        self._title, self._detail = title, detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.setToolTip("")
        self.updateGeometry()
        self.update()

    @property
    def title(self) -> str:
        """What the button does."""
        return self._title

    @property
    def detail(self) -> str:
        """The line about it."""
        return self._detail

    def shrink(self, share: float) -> None:
        """Its words, and the room beside them, are only so large."""
        self._share = share
        self.updateGeometry()
        self.update()

    @property
    def words_size(self) -> int:
        """In pixels; a title is somewhat larger."""
        return round(self.font().pixelSize() * self._share)

    def _fonts(self) -> tuple[QFont, QFont]:
        font, size = self.font(), self.words_size
        title = lettering.with_size(font, size * (1.3 if self.is_main else 1.12))
        title.setBold(True)
        return title, lettering.with_size(font, size * 0.88)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for both lines, and for a title of any language."""
        asked = (self.font(), self._share, self._is_main, self._title, self._detail)
        if self._hint is None or self._hint[0] != asked:  # layouts ask a dozen times in a row
            title, detail = (QFontMetrics(font) for font in self._fonts())
            size = self.words_size
            height = title.height() + (detail.height() if self._detail else 0) + round(size * 0.95)
            hint = QSize(title.horizontalAdvance(self._title) + 2 * size, height)
            self._hint = (asked, hint)
        return self._hint[1]

    def wanted_width(self, height: float) -> int:
        """Room for both lines, or for the title if a button of this height shows no more."""
        lines = [self._title, self._detail if self._has_room_for_both(height) else ""]
        widths = map(QFontMetrics.horizontalAdvance, map(QFontMetrics, self._fonts()), lines)
        return max(widths) + 2 * (self.words_size + self._edge() + 1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """A title may be cut off only if there is no room at all."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Ground, focus, title and line."""
        size, line = self.words_size, self._edge()
        box = self.rect().adjusted(line, line, -line, -line)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(box), size * 0.5, size * 0.5)
            ink.fill(painter, outline, self._ground())
            edge = palette.FOCUS if self.hasFocus() else palette.BUTTON_PRESSED
            is_marked = self.is_main or self.hasFocus()
            ink.stroke(painter, outline, edge if is_marked else palette.PANEL_LINE, line)
            self._draw_text(painter, box.adjusted(size, 0, -size, 0))

    def _edge(self) -> int:
        return max(2, round(self.font().pixelSize() * 0.14))

    def _ground(self) -> str:
        if self.is_main:
            hover, usual, down = palette.BUTTON_HOVER, palette.BUTTON, palette.BUTTON_PRESSED
        else:
            hover, usual, down = palette.PANEL_RAISED, palette.PANEL, palette.PANEL_SUNK
        if self.isDown():
            return down
        return hover if self.underMouse() or self.hasFocus() else usual

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """What there is no room for is said by the pointer."""
        super().resizeEvent(event)
        self.setToolTip("" if self._has_room_for_both(event.size().height()) else self._detail)

    def _draw_text(self, painter: QPainter, box: QRect) -> None:
        title_font, detail_font = self._fonts()
        title, detail = QFontMetrics(title_font), QFontMetrics(detail_font)
        has_detail = bool(self._detail) and self._has_room_for_both(self.height())
        both = title.height() + (detail.height() if has_detail else 0)
        top = box.top() + (box.height() - both) // 2
        ink.write_in(painter, palette.ON_BUTTON if self.is_main else palette.TEXT)
        self._draw_line(
            painter, QRect(box.left(), top, box.width(), title.height()), title_font, self._title
        )
        if has_detail:
            painter.setOpacity(ink.QUIET_ON_BUTTON if self.is_main else ink.QUIET)
            below = QRect(box.left(), top + title.height(), box.width(), detail.height())
            self._draw_line(painter, below, detail_font, self._detail)

    def _has_room_for_both(self, height: float) -> bool:
        """Very large text leaves no room for the line between the edges."""
        lines = sum(QFontMetrics(font).height() for font in self._fonts())
        return height >= lines + 4 * self._edge()

    def _draw_line(self, painter: QPainter, box: QRect, font: QFont, text: str) -> None:
        smallest = round(self.font().pixelSize() * SMALLEST)
        lettering.draw_line(painter, QRectF(box), text, font, smallest=smallest)
