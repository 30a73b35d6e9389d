"""The end of a game: the winner's sheet, and everyone's points by where they come from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QGuiApplication
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import lettering, palette
from alhambra_qt.roll_and_write.alone import Alone
from alhambra_qt.roll_and_write.end_model import EndModel
from alhambra_qt.roll_and_write.model import TableModel
from alhambra_qt.roll_and_write.sheets.comparison import compared, draw_comparison, to_send
from alhambra_qt.roll_and_write.sheets.end_stage import EndStage, boxes_of_sheets
from alhambra_qt.roll_and_write.sheets.end_table import EndTable
from alhambra_qt.roll_and_write.table.score_sheet import draw_score_sheet, height_of
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.end_sheet import EndSheet, victory
from alhambra_qt.words import names, terms

_STAGE = 0.38
"""How much of the width a player's sheet has."""
_ROW = 52
"""How high a row of the table is at most, on a small laptop."""
_SENTENCE = 50
_SMALLEST_SHEET = 80
_COMPARED = 100
"""How high the words of somebody who plays alone are at least."""


class EndOverlay(EndSheet):
    """What is left to look at when a game is over, and how to go on."""

    def __init__(
        self,
        model: EndModel,
        table: TableModel,
        parent: QWidget,
        alone: Alone | None = None,
        *,
        is_watched: bool = False,
        is_still: bool = False,
    ) -> None:
        """Somebody who only watches can't play again; ``alone`` is what one player compares.

        If it is still, all crosses are there at once.
        """
        super().__init__(parent, is_watched=is_watched, is_still=is_still)
        self.model = model
        self._table = table
        self.points = EndTable(model, table, self)
        self.points.selected.connect(self._on_selected)
        self.alone = alone
        self.copy_button = self.button(self._copy)
        has_day = alone is not None and bool(alone.day) and alone.first_try is not None
        to_send = (self.copy_button,) if has_day else ()
        self._offered = (*self.for_players, *to_send, self.table_button, self.start_button)
        self.offer(self._offered)

    def open(self) -> None:
        """Enter plays again, if that is offered."""
        super().open()
        self._offered[0].setFocus()

    def compare_with(self, alone: Alone) -> None:
        """There is something else to compare with by now."""
        news = [line for line in compared(alone) if line not in compared(self.alone or alone)]
        self.alone = alone
        self.retranslate()
        self.update()
        if QAccessible.isActive():
            for line in news:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, line))

    def _on_selected(self) -> None:
        self.finish()
        self.update()

    # Words

    def title(self) -> str:
        """Who has won; alone, with how many points."""
        model = self.model
        first = model.accounts[0]
        if model.is_solo:
            return self.tr("{name}: {points}").format(
                name=names.named(first.name), points=terms.points(first.total)
            )
        winners = [model.accounts[row].name for row in model.winners]
        if model.is_contest and model.winners == (0,):
            return self.tr("{name} has won the contest").format(name=names.named(winners[0]))
        return victory(winners)

    def retranslate(self) -> None:
        """The buttons, and the result for those who do not see it."""
        super().retranslate()
        self.same_deal_button.setText(self.tr("Same rolls again"))
        self.copy_button.setText(self.tr("Copy for a friend"))
        self.points.retranslate()
        told = [
            self.tr("{place}. {name}: {points}").format(
                place=place,
                name=names.named(self.model.accounts[row].name),
                points=terms.points(self.model.accounts[row].total),
            )
            for place, row in self.model.ranking
        ]
        told += [] if self.alone is None else compared(self.alone)
        self.setAccessibleDescription("\n".join(told))

    def _copy(self) -> None:
        """A line to send to a friend."""
        assert self.alone is not None
        QGuiApplication.clipboard().setText(to_send(self.alone))
        self.copy_button.setText(self.tr("Copied"))

    # Where things are

    def _parts(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """The stage, the table, the sentence, and what is left below them."""
        gap = self.px(16)
        room = self.content().adjusted(0, 0, 0, -self.rows.height(self._offered))
        stage = QRectF(room.x(), room.y(), round(room.width() * _STAGE), room.height())
        left = stage.right() + gap
        width = room.right() - left
        rows = len(self.model.accounts) + 1.2
        shared = 0.5 if self.alone is not None else 0.64
        high = min(rows * self.text_px(_ROW), room.height() * shared)
        table = QRectF(left, room.y(), width, round(high))
        sentence = QRectF(left, table.bottom() + gap / 2, width, self.text_px(_SENTENCE))
        sentence.setBottom(min(sentence.bottom(), room.bottom()))
        below = QRectF(left, sentence.bottom() + gap / 2, width, 0)
        below.setBottom(room.bottom())
        return stage, table, sentence, below

    def lay_out(self) -> None:
        """The buttons in a row at the bottom."""
        self.rows.lay_out(self._offered)
        self.points.setGeometry(self._parts()[1].toRect())
        self.points.scale(self.unit, self.text_scale)

    # Painting

    def draw(self, brush: Brush, _rect: QRectF) -> None:
        """The sheet of the one who is looked at; beside it, what the points come from."""
        stage, _, sentence, below = self._parts()
        drawn = EndStage(brush, self.model, self._table)
        drawn.draw(stage, self.points.cell, self.moment)
        brush.board(sentence, palette.PANEL_RAISED, 6)
        edge = brush.px(10)
        brush.painter.setPen(QColor(palette.TEXT))
        inner = sentence.adjusted(edge, edge / 2, -edge, -edge / 2)
        font = brush.font(17)
        told = self.points.sentence()
        lettering.draw_block(brush.painter, inner, told, font, smallest=brush.px(11))
        if self.alone is not None:
            self._draw_alone(brush, below, self.alone)
        elif below.height() > brush.px(_SMALLEST_SHEET):
            drawn.draw_others(below, self.points.cell)

    def _draw_alone(self, brush: Brush, rect: QRectF, alone: Alone) -> None:
        """How the result compares; below it, if there is room, who had which places."""
        score = self._table.score
        high = brush.px(height_of(len(score.rows), brush.text_scale))
        if rect.height() - high > brush.text_px(_COMPARED):
            places = QRectF(rect.x(), rect.bottom() - high, rect.width(), high)
            draw_score_sheet(brush, places, score)
            rect = rect.adjusted(0, 0, 0, -high - brush.px(12))
        draw_comparison(brush, rect, alone)

    # Qt

    def press(self, point: QPointF) -> None:
        """A click doesn't wait for the crosses; a small sheet is looked at."""
        self.finish()
        if self.alone is None:
            below, number = self._parts()[3], len(self._table.sheets)
            for seat, box in enumerate(boxes_of_sheets(below, number, self.px(10))):
                if box.contains(point):
                    self.points.select(self.points.cell._replace(row=seat))
