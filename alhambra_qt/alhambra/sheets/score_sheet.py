"""The sheet of a game that is over: all points of all scorings, and where the last tiles went."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from alhambra_qt.alhambra import faces, telling
from alhambra_qt.alhambra.presenters.end_model import EndModel
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.sheets.categories import drawn_category
from alhambra_qt.alhambra.table.drawing import CENTER, draw_person, symbol
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES
from core.alhambra.game_end import LastTile

_LAST_TILES = 150


class ScoreSheet:
    """Draws the sheet."""

    def __init__(self, brush: Brush, model: EndModel, people: tuple[Person, ...]) -> None:
        """With this brush, for all who score."""
        self._brush = brush
        self.model = model
        self.people = people

    def draw(self, rect: QRectF) -> None:
        """The points above, the last tiles below them."""
        brush = self._brush
        sheet, last = QRectF(rect), QRectF(rect)
        last.setTop(rect.bottom() - self._last_tiles())
        sheet.setBottom(last.top() - brush.px(14))
        self._draw_sheet(brush, sheet)
        self._draw_last_tiles(brush, last)

    def _draw_sheet(self, brush: Brush, rect: QRectF) -> None:
        brush.board(rect, palette.PANEL_RAISED, 10)
        inner = rect.adjusted(brush.px(14), brush.px(6), -brush.px(14), -brush.px(6))
        rows = len(self.model.rows) + 3
        height = inner.height() / rows
        first = brush.px(176 * self._wider())
        width = (inner.width() - first) / len(self.people)
        columns = [
            QRectF(inner.x() + first + index * width, inner.y(), width, height)
            for index in range(len(self.people))
        ]
        self._draw_columns(brush, inner, columns, height)
        for index, row in enumerate(self.model.rows, 2):
            line = QRectF(inner.x(), inner.y() + index * height, inner.width(), height)
            self._draw_rule(brush, line, palette.PANEL_SUNK, 1)
            self._draw_category(brush, line, row.category)
            for column, points in zip(columns, row.points, strict=True):
                if points is not None:
                    cell = column.translated(0, index * height)
                    self._draw_numbers(brush, cell, points, sum(points))
        line = QRectF(inner.x(), inner.y() + (rows - 1) * height, inner.width(), height)
        self._draw_rule(brush, line, palette.PANEL_LINE, 2)
        brush.text(line, tr("Total"), 17, bold=True)
        for who, column in enumerate(columns):
            cell = column.translated(0, (rows - 1) * height)
            self._draw_numbers(
                brush, cell, self.model.by_scoring[who], self.model.totals[who], is_sum=True
            )

    def _last_tiles(self) -> int:
        """The height of what is told of them."""
        return self._brush.px(_LAST_TILES * (1 + (self._brush.text_scale - 1) * 0.15))

    def _wider(self) -> float:
        """How much more room the names of what counts have, if text is larger."""
        return min(self._brush.text_scale, 1.5)

    def _draw_columns(
        self, brush: Brush, inner: QRectF, columns: list[QRectF], height: float
    ) -> None:
        """Everybody's name, the scorings below it, and a ground behind the winners."""
        for who, (person, column) in enumerate(zip(self.people, columns, strict=True)):
            if who in self.model.winners:
                ground = QRectF(column.x(), inner.y(), column.width() - brush.px(4), inner.height())
                brush.painter.setPen(QPen(QColor(palette.GOLD), brush.px(2)))
                brush.painter.setBrush(QColor(palette.PANEL))
                brush.painter.drawRoundedRect(ground, brush.px(8), brush.px(8))
            head = column.adjusted(brush.px(8), 0, -brush.px(8), 0)
            if who in self.model.winners:
                crown = int(min(brush.px(28), height))
                picture = pictures.picture("crown", crown, crown, brush.ratio)
                brush.pixmap(head.right() - crown, head.center().y() - crown / 2, picture)
                head.setRight(head.right() - crown - brush.px(4))
            draw_person(brush, head, person, 17, bold=True)
            numerals = [telling.scoring_numeral(number) for number in self.model.scorings]
            cells = self._cells(column.translated(0, height))
            for cell, numeral in zip(cells, [*numerals, "Σ"], strict=False):
                brush.text(cell, numeral, 14, colour=palette.TEXT_QUIET, align=CENTER)

    def _cells(self, column: QRectF) -> list[QRectF]:
        number = len(self.model.scorings) + 1
        width = (column.width() - self._brush.px(8)) / number
        left = column.x() + self._brush.px(2)
        return [
            QRectF(left + index * width, column.y(), width, column.height())
            for index in range(number)
        ]

    def _draw_numbers(
        self,
        brush: Brush,
        column: QRectF,
        points: tuple[int, ...],
        total: int,
        *,
        is_sum: bool = False,
    ) -> None:
        cells = self._cells(column)
        for cell, number in zip(cells, points, strict=False):
            colour = palette.TEXT if number else palette.TEXT_QUIET
            brush.text(cell, str(number or "·"), 16, colour=colour, align=CENTER)
        size = 22 if is_sum else 17
        brush.text(cells[-1], str(total), size, bold=True, align=CENTER)

    def _draw_rule(self, brush: Brush, line: QRectF, colour: str, width: int) -> None:
        brush.painter.setPen(QPen(QColor(colour), brush.px(width)))
        brush.painter.drawLine(line.topLeft(), line.topRight())

    def _draw_category(self, brush: Brush, line: QRectF, category: str) -> None:
        side = int(min(brush.px(28), line.height() - 2))
        icon = drawn_category(category, side, brush.ratio)
        brush.pixmap(line.x(), line.center().y() - side / 2, icon)
        name = line.adjusted(side + brush.px(10), 0, 0, 0)
        name.setWidth(brush.px(136 * self._wider()))
        brush.text(name, telling.category(category), 16)

    def _draw_last_tiles(self, brush: Brush, rect: QRectF) -> None:
        """Who got which, and the money that each one had for it."""
        head = QRectF(rect.x(), rect.y(), rect.width(), brush.text_px(26))
        if not self.model.last_tiles:
            brush.text(head, tr("No tiles were left on the building market."), 17)
            return
        title = tr("Each of the last tiles goes to the player with the most money in its currency")
        brush.text(head, title, 17, bold=True)
        gap = brush.px(10)
        width = (rect.width() - 3 * gap) / 4
        for index, last in enumerate(self.model.last_tiles):
            x = rect.x() + index * (width + gap)
            box = QRectF(x, head.bottom() + brush.px(4), width, rect.bottom() - head.bottom())
            box.setBottom(rect.bottom())
            brush.board(box, palette.PANEL_RAISED, 8)
            inner = box.adjusted(brush.px(8), brush.px(8), -brush.px(8), -brush.px(8))
            self._draw_last_tile(brush, inner, last)

    def _draw_last_tile(self, brush: Brush, rect: QRectF, last: LastTile) -> None:
        side = int(rect.height())
        brush.pixmap(rect.x(), rect.y(), faces.of_tile(last.tile, side, brush.ratio))
        beside = rect.adjusted(side + brush.px(10), 0, 0, 0)
        line = QRectF(beside.x(), beside.y(), beside.width(), brush.px(28))
        if last.owner is None:
            self._draw_nobody(brush, line, last)
        else:
            draw_person(brush, line, self.people[last.owner], 17, bold=True)
        coin = brush.px(22)
        money = beside.adjusted(0, brush.px(32), 0, 0)
        currency = CURRENCIES[last.place]
        brush.pixmap(money.x(), money.y(), faces.currency(currency, coin, brush.ratio))
        name = QRectF(money.x() + coin + brush.px(6), money.y(), money.width(), coin)
        brush.text(name, texts.currency(currency).capitalize(), 15, colour=palette.TEXT_QUIET)
        rows = money.adjusted(0, coin + brush.px(5), 0, 0)
        cell = QRectF(0, 0, rows.width() / 3, rows.height() / 2)
        for who, worth in enumerate(last.money):
            at = cell.translated(
                rows.x() + who % 3 * cell.width(), rows.y() + who // 3 * cell.height()
            )
            disc = int(min(brush.px(20), cell.height()))
            brush.pixmap(at.x(), at.y(), symbol(self.people[who], disc, brush.ratio))
            number = at.adjusted(disc + brush.px(4), 0, 0, 0)
            number.setHeight(disc)
            brush.text(number, str(worth), 16, bold=who == last.owner)

    def _draw_nobody(self, brush: Brush, line: QRectF, last: LastTile) -> None:
        text = tr("Nobody: it’s a tie") if max(last.money) else tr("Nobody has that currency")
        brush.text(line, text, 17, colour=palette.TEXT_QUIET, bold=True)
