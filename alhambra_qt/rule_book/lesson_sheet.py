"""A short lesson: step by step, a picture and what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from alhambra_qt.look import fonts
from alhambra_qt.look.lettering import tied
from alhambra_qt.look.style import TEXT_PIXELS
from alhambra_qt.rule_book.chapters import Step
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.widgets.wrapped import WrappedLabel

_LARGEST = 2.4
"""How much larger than in the rule book a picture is at most."""
_GAP = 12
_STEPS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageUp: -1,
}
_TEXT = TEXT_PIXELS + 3


class LessonSheet(Overlay):
    """Back and Next go through it; another button leads to the rules."""

    rules_wanted = Signal()

    def __init__(self, title: Callable[[], str], steps: Sequence[Step], parent: QWidget) -> None:
        """Begin with the first step; ``title`` says what it is about, in any language."""
        super().__init__(parent)
        self._says_title = title
        self._steps = steps
        self.at = 0
        """The step that is shown."""
        self.picture = QLabel(self)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = WrappedLabel(self)
        self.text.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter)
        self.count = QLabel(self)
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setProperty("quiet", True)
        self.rules = QPushButton(self)
        self.back = QPushButton(self)
        self.next = QPushButton(self)
        self.next.setProperty("main", True)
        for watched in (self, self.rules, self.back, self.next):
            watched.installEventFilter(self)
        self.rules.clicked.connect(self.rules_wanted)
        self.back.clicked.connect(lambda: self.go(-1))
        self.next.clicked.connect(lambda: self.go(1))

    def open(self) -> None:
        """Enter is enough to go through it."""
        super().open()
        self.next.setFocus()

    def go(self, by: int) -> None:
        """On, or back; after the last step the lesson is over."""
        if self.at + by >= len(self._steps):
            self.close()
        elif self.at + by >= 0:
            self.at += by
            self.retranslate()
            self.lay_out()
            if not self.at and self.back.hasFocus():
                self.next.setFocus()
            if QAccessible.isActive():
                said = QAccessibleAnnouncementEvent(self, self.text.text())
                QAccessible.updateAccessibility(said)

    def title(self) -> str:
        """What is taught."""
        return self._says_title()

    def wanted_size(self) -> tuple[float, float]:
        """Room for a picture and a few lines."""
        return 760, 480

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        super().retranslate()
        told = self._steps[self.at].told()
        is_last = self.at == len(self._steps) - 1
        self.text.setText(told)
        self.setAccessibleDescription(told)
        self.next.setAccessibleDescription(told)
        counted = self.tr("{number} of {all}")
        self.count.setText(counted.format(number=self.at + 1, all=len(self._steps)))
        self.back.setText(self.tr("Back"))
        self.back.setEnabled(self.at > 0)
        self.next.setText(self.tr("Close") if is_last else self.tr("Next"))
        self.rules.setText(self.tr("Read the rules"))

    def lay_out(self) -> None:
        """The picture takes what words and buttons leave."""
        room, gap = self.content().toRect(), self.px(_GAP)
        buttons = (self.rules, self.back, self.next)
        high = max(button.sizeHint().height() for button in buttons)
        y = room.bottom() - high
        wide = self.rules.sizeHint().width()
        self.rules.setGeometry(room.x(), y, wide, high)
        right = room.right()
        for button in (self.next, self.back):
            width = button.sizeHint().width()
            button.setGeometry(right - width, y, width, high)
            right -= width + gap
        left = room.x() + wide + gap
        self.count.setGeometry(left, y, right - left, high)
        self.text.setFont(fonts.text_font(self.text_px(_TEXT)))
        # As many lines as the longest step needs: nothing jumps from one step to the next.
        lines = self.text.fontMetrics()
        flags = int(Qt.TextFlag.TextWordWrap.value)
        whole = QRect(0, 0, room.width(), room.height())
        told = [tied(one.told()) for one in self._steps]
        text = max(lines.boundingRect(whole, flags, one).height() for one in told)
        text += lines.height() // 4
        self.text.setGeometry(room.x(), y - gap - text, room.width(), text)
        free = QRect(room.x(), room.y(), room.width(), y - 2 * gap - text - room.y())
        self.picture.setGeometry(free)
        self._draw_picture(free)

    def _draw_picture(self, free: QRect) -> None:
        step = self._steps[self.at]
        width, height = step.size
        unit = min(_LARGEST * self.unit, free.width() / width, max(1, free.height()) / height)
        self.picture.setPixmap(step.picture(unit, self.devicePixelRatioF()))
        self.picture.setAccessibleName(step.told())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Arrows go through the steps; a button would keep them for itself."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = _STEPS.get(Qt.Key(event.key()), 0)
            if by and self.at + by < len(self._steps):  # too many of them close nothing
                self.go(by)
            return bool(by)
        return bool(super().eventFilter(watched, event))
