"""A scoring as a moment: building by building, then the walls, then everybody's points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.scoring_model import ScoringModel
from alhambra_qt.alhambra.sheets.scoring_stage import ScoringStage, spoken
from alhambra_qt.alhambra.table.drawing import draw_track
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import texts

_MOVING = 450
"""Milliseconds in which the pieces move on the track."""


class ScoringOverlay(Overlay):
    """Shows one scoring step by step; a step is what one building gives, or what the walls give."""

    hides_the_table = True  # its track has the new totals already

    def __init__(
        self,
        model: ScoringModel,
        people: tuple[Person, ...],
        parent: QWidget,
        *,
        pace: int = 0,
        is_still: bool = False,
    ) -> None:
        """People are all who score; with a pace, in milliseconds, it goes on by itself.

        If it is still, pieces are where they go to at once.
        """
        super().__init__(parent)
        self.model = model
        self.people = people
        self.step = 0
        """Which step is shown; after the last one everybody's points are."""
        self._from = tuple(map(float, model.before))
        self._points = self._from
        self._move = QVariantAnimation(self)
        self._move.setDuration(0 if is_still else _MOVING)
        self._move.setStartValue(0.0)
        self._move.setEndValue(1.0)
        self._move.valueChanged.connect(self._on_moved)
        self._pace = QTimer(self)
        self._pace.setInterval(pace)
        self._pace.timeout.connect(self.advance)
        self.next_button = QPushButton(self)
        self.next_button.setProperty("main", True)
        self.next_button.clicked.connect(self.advance)
        self.skip_button = QPushButton(self)
        self.skip_button.clicked.connect(self.close)
        for button in (self.next_button, self.skip_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._go_to(0)
        if pace:
            self._pace.start()

    # Steps

    @property
    def is_at_the_end(self) -> bool:
        """Whether everything has been shown."""
        return self.step >= self.model.steps

    def advance(self) -> None:
        """The next step; after the last one it is over."""
        if self.is_at_the_end:
            self.close()
        else:
            self._go_to(self.step + 1)

    def go_back(self) -> None:
        """The step before."""
        if self.step:
            self._go_to(self.step - 1)

    def _go_to(self, step: int) -> None:
        self.step = step
        self._from = self._points
        self._move.stop()
        if self._move.duration():
            self._move.start()
        else:
            self._on_moved(1.0)
        self.retranslate()

    def _totals(self) -> tuple[int, ...]:
        return self.model.totals_after(min(self.step + 1, self.model.steps))

    def _on_moved(self, share: float) -> None:
        self._points = tuple(
            start + (end - start) * share
            for start, end in zip(self._from, self._totals(), strict=True)
        )
        self.update(self._track_rect().adjusted(-4, -4, 4, 4).toAlignedRect())

    # Words

    def title(self) -> str:
        """Which scoring it is."""
        return texts.scoring(self.model.number)

    def retranslate(self) -> None:
        """The buttons, and what is shown for those who do not see it."""
        super().retranslate()
        self.next_button.setText(self.tr("Close") if self.is_at_the_end else self.tr("Next"))
        self.skip_button.setText(self.tr("Skip"))
        self.skip_button.setVisible(not self.is_at_the_end)
        self.setAccessibleDescription("\n".join(spoken(self.model, self.people, self.step)))
        self.lay_out()

    # Where things are

    def wanted_size(self) -> tuple[float, float]:
        """Nearly all there is."""
        return 1310, 736

    def lay_out(self) -> None:
        """The buttons in the lower right corner."""
        content = self.content()
        right = content.right()
        for button in (self.next_button, self.skip_button):
            button.adjustSize()
            width = max(self.px(120), button.sizeHint().width())
            height = self.text_px(44)
            button.setGeometry(
                round(right - width), round(content.bottom() - height), width, height
            )
            right -= width + self.px(12)

    def _track_rect(self) -> QRectF:
        content = self.content()
        right = self.skip_button.x() - self.px(18)
        top = content.bottom() - self.px(84)
        return QRectF(content.x(), top, right - content.x(), self.px(84))

    # Painting

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The table on the left, the step on the right, the track below."""
        track = self._track_rect()
        table = QRectF(
            rect.x(), rect.y(), rect.width() * 0.44, track.top() - rect.y() - brush.px(12)
        )
        stage = QRectF(table.topRight(), QPointF(rect.right(), table.bottom()))
        stage.adjust(brush.px(16), 0, 0, 0)
        brush.board(stage, palette.PANEL_RAISED, 10)
        inside = stage.adjusted(brush.px(20), brush.px(14), -brush.px(20), -brush.px(14))
        drawing = ScoringStage(brush, self.model, self.people, self.step)
        drawing.draw_table(table, self._totals())
        drawing.draw_step(inside)
        end = max(60, (max(self.model.totals_after(self.model.steps)) // 20 + 1) * 20)
        draw_track(brush, track, list(zip(self.people, self._points, strict=True)), end)

    # Qt

    def press(self, _point: QPointF) -> None:
        """A click anywhere goes on."""
        self.advance()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter, space and the arrow go on, the other arrow goes back, Escape skips all of it."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right):
            event.accept()
            self.advance()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Backspace):
            event.accept()
            self.go_back()
        else:
            super().keyPressEvent(event)
