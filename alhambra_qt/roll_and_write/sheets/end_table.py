"""All points of a game that is over, as a table: pointing at a number shows where it comes from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.roll_and_write.end_model import Account, EndModel
from alhambra_qt.roll_and_write.model import TableModel
from alhambra_qt.roll_and_write.sheets.end_words import (
    COINS,
    EXTRA,
    LINES,
    TOTAL,
    Cell,
    points_in,
    sources_of,
    told,
)
from alhambra_qt.scene.panel import Brush
from alhambra_qt.scene.people import draw_medal
from alhambra_qt.words.languages import tr

_NAME = 0.3
_WIDER = {EXTRA: 1.25, TOTAL: 1.5}
"""How much wider than others columns with words above them are."""
_HEAD = 1.2
"""How high what is above the rows is, in rows."""
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_MOVES = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class EndTable(QWidget):
    """A row for each player, the best first; a column for each source of points."""

    selected = Signal()
    """Other points are looked at."""

    def __init__(self, model: EndModel, table: TableModel, parent: QWidget) -> None:
        """The total of the best one is looked at."""
        super().__init__(parent)
        self._model = model
        self._table = table
        self._sources = sources_of(model)
        self._rows = [row for _, row in model.ranking]
        self._unit, self._text_scale = 1.0, 1.0
        seats = [row for row in self._rows if model.accounts[row].colour is not None]
        self.cell = Cell(seats[0], TOTAL)  # the best who has a sheet
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def scale(self, unit: float, text: float) -> None:
        """As the sheet is."""
        self._unit, self._text_scale = unit, text
        self.update()

    def retranslate(self) -> None:
        """What it is, and what is looked at."""
        self.setAccessibleName(tr("All the points"))
        self.setAccessibleDescription(self.sentence())

    def sentence(self) -> str:
        """Where the points that are looked at come from."""
        return told(self._model, self._table, self.cell)

    def select(self, cell: Cell) -> None:
        """Look at these points."""
        if cell != self.cell:
            self.cell = cell
            self.setAccessibleDescription(self.sentence())
            if QAccessible.isActive():
                said = QAccessibleAnnouncementEvent(self, self.sentence())
                QAccessible.updateAccessibility(said)
            self.update()
            self.selected.emit()

    # Where things are

    def _high(self) -> float:
        return self.height() / (len(self._rows) + _HEAD)

    def rect_of(self, cell: Cell) -> QRectF:
        """Where a number is."""
        x, wide = self._columns()[self._sources.index(cell.source)]
        y = self._high() * (_HEAD + self._rows.index(cell.row))
        return QRectF(x, y, wide, self._high())

    def _columns(self) -> list[tuple[float, float]]:
        """Where the column of each source begins, and how wide it is."""
        x = self.width() * _NAME
        shares = [_WIDER.get(source, 1.0) for source in self._sources]
        one = (self.width() - x) / sum(shares)
        columns = []
        for share in shares:
            columns.append((x, one * share))
            x += one * share
        return columns

    def _cell_at(self, point: QPointF) -> Cell | None:
        """The numbers of a name are its total; those of a head are of the one looked at."""
        row = int((point.y() - self._high() * _HEAD) // self._high())
        column = sum(x <= point.x() for x, _ in self._columns()) - 1
        if row >= len(self._rows) or point.x() >= self.width():
            return None
        if row < 0:
            return None if column < 0 else Cell(self.cell.row, self._sources[column])
        return Cell(self._rows[row], self._sources[column] if column >= 0 else TOTAL)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Heads, rows, and a frame around what is looked at."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            brush = Brush(painter, self._unit, self.devicePixelRatioF(), self._text_scale)
            first = {source: self.rect_of(Cell(self._rows[0], source)) for source in self._sources}
            _draw_heads(
                brush, {at: QRectF(box.x(), 0, box.width(), box.y()) for at, box in first.items()}
            )
            for place, row in self._model.ranking:
                self._draw_row(brush, self._model.accounts[row], row, place)

    def _draw_row(self, brush: Brush, account: Account, row: int, place: int) -> None:
        first = self.rect_of(Cell(row, self._sources[0]))
        whole = QRectF(0, first.y(), self.width(), first.height())
        inner = whole.adjusted(1, brush.px(2), -1, -brush.px(2))
        wins = row in self._model.winners and not self._model.is_solo
        brush.board(inner, palette.PANEL_RAISED if row == self.cell.row else palette.PANEL, 6)
        if wins:
            brush.painter.setPen(QPen(QColor(palette.GOLD), brush.px(2)))
            brush.painter.setBrush(Qt.BrushStyle.NoBrush)
            brush.painter.drawRoundedRect(inner, brush.px(6), brush.px(6))
        self._draw_name(brush, inner, account, place)
        for source in self._sources:
            self._draw_number(brush, Cell(row, source), points_in(account, source))

    def _draw_name(self, brush: Brush, inner: QRectF, account: Account, place: int) -> None:
        middle = inner.center().y()
        x = inner.x() + brush.px(6)
        if not self._model.is_solo:
            side = int(min(inner.height() * 0.7, brush.text_px(26)))
            draw_medal(brush, QRectF(x, middle - side / 2, side, side), place)
            x += side + brush.px(6)
        if account.colour is not None:
            side = int(min(inner.height() * 0.7, brush.text_px(26)))
            symbol = pictures.seat_symbol(account.colour, side, brush.ratio)
            brush.pixmap(x, middle - side / 2, symbol)
            x += side + brush.px(6)
        name = QRectF(x, inner.y(), self.width() * _NAME - x - brush.px(4), inner.height())
        brush.text(name, account.name, 19, bold=True)

    def _draw_number(self, brush: Brush, cell: Cell, points: int) -> None:
        box = self.rect_of(cell)
        if cell == self.cell:
            ground = box.adjusted(brush.px(2), brush.px(5), -brush.px(2), -brush.px(5))
            has_focus = self.hasFocus()
            brush.painter.setPen(
                QPen(QColor(palette.INK if has_focus else palette.GOLD), brush.px(2))
            )
            brush.painter.setBrush(QColor(palette.GOLD_LIGHT))
            brush.painter.drawRoundedRect(ground, brush.px(5), brush.px(5))
        colour = palette.TEXT if points else palette.TEXT_QUIET
        is_total = cell.source == TOTAL
        brush.text(
            box, str(points), 22 if is_total else 20, colour=colour, bold=is_total, align=_CENTRE
        )

    # Hands and keys

    def sizeHint(self) -> QSize:  # noqa: N802
        """The sheet says how large it is."""
        return self.size()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Pointing is enough."""
        cell = self._cell_at(event.position())
        if cell is not None:
            self.select(cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """As pointing; on a touch screen there is no other way."""
        self.mouseMoveEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows go from number to number."""
        move = _MOVES.get(Qt.Key(event.key()))
        if move is None:
            super().keyPressEvent(event)
            return
        row = self._rows.index(self.cell.row) + move[0]
        column = self._sources.index(self.cell.source) + move[1]
        row = max(0, min(row, len(self._rows) - 1))
        column = max(0, min(column, len(self._sources) - 1))
        self.select(Cell(self._rows[row], self._sources[column]))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The frame says it."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The frame says it."""
        super().focusOutEvent(event)
        self.update()


def _draw_heads(brush: Brush, boxes: dict[str, QRectF]) -> None:
    """Pictures; words where there is none, all of one size."""
    words = {EXTRA: tr("Extra"), TOTAL: tr("Total")}
    edge = brush.px(3)
    named = {words[at]: box.adjusted(edge, 0, -edge, 0) for at, box in boxes.items() if at in words}
    font = brush.font(15, bold=True)
    while font.pixelSize() > brush.px(10) and any(
        QFontMetricsF(font).horizontalAdvance(word) > box.width() for word, box in named.items()
    ):
        font.setPixelSize(font.pixelSize() - 1)
    brush.painter.setPen(QColor(palette.TEXT))
    for word, box in named.items():
        lettering.draw_line(brush.painter, box, word, font, align=_CENTRE)
    for source, box in boxes.items():
        if source not in words:
            _draw_picture(brush, box, source)


def _draw_picture(brush: Brush, box: QRectF, source: str) -> None:
    side = round(min(box.width() * 0.86, box.height() * 0.9))
    x, y = box.center().x() - side / 2, box.center().y() - side / 2
    if source == LINES:
        _draw_lines(brush, QRectF(x, y, side, side))
        return
    picture = "coin" if source == COINS else f"building-{source}"
    brush.pixmap(x, y, pictures.picture(picture, side, side, brush.ratio))


def _draw_lines(brush: Brush, rect: QRectF) -> None:
    """A sheet with a row and a column that are full."""
    painter, side = brush.painter, rect.width() / 4
    painter.setPen(QPen(QColor(palette.TEXT_QUIET), brush.px(1)))
    for row in range(4):
        for column in range(4):
            is_full = row == 1 or column == 2
            painter.setBrush(QColor(palette.GOLD if is_full else palette.PANEL_RAISED))
            painter.drawRect(QRectF(rect.x() + column * side, rect.y() + row * side, side, side))
