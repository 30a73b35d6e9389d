"""An overlay: a sheet above the table that goes away with a click beside it or with Escape."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QToolButton, QWidget

from alhambra_qt.look import fonts, lettering, palette, pictures
from alhambra_qt.look.style import TEXT_PIXELS, dress, style_sheet
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.dimming import dim

_USUAL = (1366, 768)
_SMALLEST_UNIT = 0.75
_LARGEST_TITLE = 1.4
TITLE = 56
"""The height of the title, on a small laptop."""
MARGIN = 24


class Overlay(QWidget):
    """Covers its parent: no dialog, no event loop of its own, one at a time.

    A subclass says how large its sheet is, paints what is on it and lays out its widgets.
    """

    closed = Signal()
    hides_the_table = False
    """Whether nothing of the table may be seen beside the sheet."""

    def __init__(self, parent: QWidget) -> None:
        """Above this page, as large as the page."""
        super().__init__(parent)
        self._page = parent
        self.unit = 1.0
        self.text_scale = 1.0
        """How much larger than usual text is, beyond the unit."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button = QToolButton(self)
        self.close_button.setIcon(pictures.icon("close"))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.clicked.connect(self.close)

    def open(self) -> None:
        """Appear above everything else."""
        self.fit_page()
        self._fit()
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus()

    def fit_page(self) -> None:
        """The page has another size."""
        self.setGeometry(self._page.rect())

    # For subclasses

    def title(self) -> str:
        """What is at the top."""
        return ""

    def wanted_size(self) -> tuple[float, float]:
        """Width and height of the sheet on a small laptop; it is made to fit the page."""
        return 900, 600

    def sheet(self) -> QRectF:
        """Where the sheet is: in the middle of the page."""
        width, height = self.wanted_size()
        width = min(self.text_px(width), self.width() - self.px(16))
        height = min(self.text_px(height), self.height() - self.px(16))
        return QRectF(
            round((self.width() - width) / 2), round((self.height() - height) / 2), width, height
        )

    def content(self) -> QRectF:
        """What is left of the sheet below its title."""
        margin = self.px(MARGIN)
        return self.sheet().adjusted(margin, self._title() + self.px(4), -margin, -margin * 0.75)

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """Paint what is below the title."""

    def lay_out(self) -> None:
        """Put widgets where they belong."""

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.setAccessibleName(self.title())
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close"))
        self.update()

    def press(self, point: QPointF) -> None:
        """The sheet was clicked."""

    # Measures

    def px(self, number: float) -> int:
        """So many pixels of a small laptop."""
        return max(1, round(number * self.unit))

    def text_px(self, number: float) -> int:
        """So many pixels of a small laptop for something as large as its text."""
        return self.px(number * self.text_scale)

    def _title(self) -> int:
        """The height of the title."""
        return self.px(TITLE * min(self.text_scale, _LARGEST_TITLE))

    def _close_side(self) -> int:
        """The size of the button that closes the sheet."""
        return self._title() - self.px(14)

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual."""
        if scale != self.text_scale:
            self.text_scale = scale
            self._fit()
            self.retranslate()

    def _fit(self) -> None:
        unit = min(self.width() / _USUAL[0], self.height() / _USUAL[1])
        self.unit = max(_SMALLEST_UNIT, unit)
        font = fonts.text_font(self.text_px(TEXT_PIXELS))
        self.setFont(font)
        dress(self, style_sheet(self.unit * self.text_scale))
        for child in self.findChildren(QWidget):  # a page's style sheet keeps fonts from them
            child.setFont(font)
        sheet = self.sheet()
        side = self._close_side()
        self.close_button.setIconSize(QSize(side // 2, side // 2))
        self.close_button.setGeometry(
            round(sheet.right() - side - self.px(10)), round(sheet.y() + self.px(10)), side, side
        )
        self.lay_out()
        self.update()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The dimmed table, the sheet, its title, and what is on it."""
        sheet = self.sheet()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            dim(self, painter, wholly=self.hides_the_table)
            brush = Brush(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
            brush.board(sheet, palette.PANEL, 14)
            if self.title():
                painter.setPen(QColor(palette.TEXT))
                head = QRectF(
                    sheet.x() + self.px(MARGIN),
                    sheet.y() + self.px(8),
                    sheet.width() - self.px(2 * MARGIN) - self._close_side(),
                    self._title() - self.px(8),
                )
                font = fonts.title_font(self.text_px(30))
                lettering.draw_line(painter, head, self.title(), font, smallest=self.px(20))
            painter.setFont(self.font())
            self.draw(brush, self.content())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Follow the page."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click beside the sheet closes it; the table below hears nothing."""
        event.accept()
        if self.sheet().contains(event.position()):
            self.press(event.position())
        else:
            self.close()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The table below hears nothing."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A second click is like a first one."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QEvent) -> None:  # noqa: N802
        """The palace below does not zoom."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Escape closes, Enter presses, arrows go on; no key reaches the table."""
        event.accept()
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focused, QAbstractButton):
                focused.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            self.focusNextPrevChild(True)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Left):
            self.focusNextPrevChild(False)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """The focus stays on the sheet."""
        there = [
            child
            for child in self.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisibleTo(self)
        ]
        if not there:
            return True
        focused = self.focusWidget()
        step = 1 if forward else -1
        at = there.index(focused) + step if focused in there else 0
        there[at % len(there)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Tell of it once, when it is no longer to be seen."""
        super().closeEvent(event)
        self.hide()
        self.closed.emit()
