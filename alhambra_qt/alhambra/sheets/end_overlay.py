"""The end of a game: who has won, the sheet of all scorings, and where the last tiles went."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.alhambra import faces, telling
from alhambra_qt.alhambra.presenters.end_model import EndModel
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.sheets.categories import drawn_category
from alhambra_qt.alhambra.table.drawing import CENTER, draw_person, symbol
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import names, texts
from core.alhambra.components import CURRENCIES
from core.alhambra.game_end import LastTile

_LAST_TILES = 150


class EndOverlay(Overlay):
    """What is left to look at when a game is over, and how to go on."""

    again_wanted = Signal()
    same_deal_wanted = Signal()
    watch_wanted = Signal()
    log_wanted = Signal()
    start_page_wanted = Signal()

    def __init__(
        self,
        model: EndModel,
        people: tuple[Person, ...],
        parent: QWidget,
        *,
        is_watched: bool = False,
    ) -> None:
        """People are all who score; somebody who only watches can't play again."""
        super().__init__(parent)
        self.model = model
        self.people = people
        self.again_button = self._button(self.again_wanted)
        self.again_button.setProperty("main", True)
        self.same_deal_button = self._button(self.same_deal_wanted)
        self.watch_button = self._button(self.watch_wanted)
        self.log_button = self._button(self.log_wanted)
        self.table_button = self._button(None)
        self.start_button = self._button(self.start_page_wanted)
        for_players = (self.again_button, self.same_deal_button, self.watch_button)
        others = (self.log_button, self.table_button, self.start_button)
        self._offered = others if is_watched else (*for_players, *others)
        for button in for_players:
            button.setVisible(not is_watched)

    def _button(self, signal: object) -> QPushButton:
        button = QPushButton(self)
        button.clicked.connect(self.close if signal is None else signal)
        return button

    def open(self) -> None:
        """Enter plays again, if that is offered."""
        super().open()
        first = self.again_button if self.again_button in self._offered else self.table_button
        first.setFocus()

    # Words

    def title(self) -> str:
        """Who has won."""
        winners = [self.people[who].name for who in self.model.winners]
        if len(winners) == 1:
            return self.tr("{name} has won").format(name=names.named(winners[0]))
        return self.tr("{names} share the victory").format(names=names.listed(winners))

    def retranslate(self) -> None:
        """The buttons, and the result for those who do not see it."""
        super().retranslate()
        self.again_button.setText(self.tr("Play again"))
        self.same_deal_button.setText(self.tr("Same deal again"))
        self.watch_button.setText(self.tr("Watch the game"))
        self.log_button.setText(self.tr("What happened"))
        self.table_button.setText(self.tr("Look at the table"))
        self.start_button.setText(self.tr("Back to the start page"))
        self.setAccessibleDescription(
            "\n".join(
                self.tr("{name}: {points}").format(
                    name=names.named(person.name), points=texts.points(points)
                )
                for person, points in zip(self.people, self.model.totals, strict=True)
            )
        )

    # Where things are

    def wanted_size(self) -> tuple[float, float]:
        """Nearly all there is."""
        return 1310, 736

    def lay_out(self) -> None:
        """The buttons in a row at the bottom."""
        content = self.content()
        gap, height = self.px(10), self._button_height()
        rows = self._rows()
        for number, row in enumerate(rows):
            hints = [button.sizeHint().width() for button in row]
            spare = max(0.0, content.width() - sum(hints) - gap * (len(row) - 1)) / len(row)
            x = content.x()
            top = content.bottom() - (len(rows) - number) * (height + gap) + gap
            for button, hint in zip(row, hints, strict=True):
                width = hint + min(spare, self.px(40))
                button.setGeometry(round(x), round(top), round(width), height)
                x += width + gap

    def _button_height(self) -> int:
        return max(self.px(48), self.again_button.sizeHint().height())

    def _rows(self) -> list[list[QPushButton]]:
        """All buttons beside each other, or in rows if they are too wide for that."""
        rows: list[list[QPushButton]] = [[]]
        left = width = self.content().width()
        for button in self._offered:
            needed = button.sizeHint().width() + self.px(10)
            if needed > left + self.px(10):
                rows.append([])
                left = width
            rows[-1].append(button)
            left -= needed
        return rows

    # Painting

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The sheet above, the last tiles below it."""
        sheet = QRectF(rect)
        buttons = len(self._rows()) * (self._button_height() + brush.px(10)) + brush.px(4)
        sheet.setBottom(rect.bottom() - buttons - self._last_tiles() - brush.px(14))
        self._draw_sheet(brush, sheet)
        last = QRectF(rect.x(), sheet.bottom() + brush.px(14), rect.width(), self._last_tiles())
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
        brush.text(line, self.tr("Total"), 17, bold=True)
        for who, column in enumerate(columns):
            cell = column.translated(0, (rows - 1) * height)
            self._draw_numbers(
                brush, cell, self.model.by_scoring[who], self.model.totals[who], is_sum=True
            )

    def _last_tiles(self) -> int:
        """The height of what is told of them."""
        return self.px(_LAST_TILES * (1 + (self.text_scale - 1) * 0.3))

    def _wider(self) -> float:
        """How much more room the names of what counts have, if text is larger."""
        return min(self.text_scale, 1.5)

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
        width = (column.width() - self.px(8)) / number
        return [
            QRectF(column.x() + self.px(2) + index * width, column.y(), width, column.height())
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
        brush.pixmap(line.x(), line.center().y() - side / 2, self._icon(category, side))
        name = line.adjusted(side + brush.px(10), 0, 0, 0)
        name.setWidth(brush.px(136 * self._wider()))
        brush.text(name, telling.category(category), 16)

    def _icon(self, category: str, side: int) -> QPixmap:
        return drawn_category(category, side, self.devicePixelRatioF())

    def _draw_last_tiles(self, brush: Brush, rect: QRectF) -> None:
        """Who got which, and the money that each one had for it."""
        head = QRectF(rect.x(), rect.y(), rect.width(), brush.text_px(26))
        if not self.model.last_tiles:
            brush.text(head, self.tr("No tiles were left on the building market."), 17)
            return
        title = self.tr("The last tiles go to the player with the most money in each currency")
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
        text = (
            self.tr("Nobody: it’s a tie")
            if max(last.money)
            else self.tr("Nobody has that currency")
        )
        brush.text(line, text, 17, colour=palette.TEXT_QUIET, bold=True)
