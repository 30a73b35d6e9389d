"""The stage of the end: a player's sheet, with what gave the points lit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import palette, pictures
from alhambra_qt.look.portraits import portraits_at
from alhambra_qt.roll_and_write.end_model import Account, EndModel
from alhambra_qt.roll_and_write.gestures import Field
from alhambra_qt.roll_and_write.model import SheetModel, TableModel
from alhambra_qt.roll_and_write.sheets.end_words import COINS, LINES, Cell
from alhambra_qt.roll_and_write.table.faces import draw_cross
from alhambra_qt.roll_and_write.table.sheet import draw_sheet
from alhambra_qt.roll_and_write.table.sheet_plan import SheetContent, SheetPlan, plan_of
from alhambra_qt.scene.panel import Brush
from alhambra_qt.scene.people import draw_face
from alhambra_qt.words import names, terms
from core.roll_and_write.dice import SIDES
from core.roll_and_write.sheet import BUILDINGS

_HEAD = 84
_COINS = 30
_NAME = 110
"""How wide a small sheet is at least if it has a name."""
_DIMMED = 165
"""How much of what gave nothing is covered, up to 255."""


class EndStage:
    """Draws one player, at a time from 0 to 1: until then crosses are made once more."""

    def __init__(self, brush: Brush, model: EndModel, table: TableModel) -> None:
        """With this brush, for everyone whose points are written down."""
        self._brush = brush
        self._model = model
        self._table = table

    def draw(self, rect: QRectF, cell: Cell, time: float) -> None:
        """On dark ground with a golden edge if it is a winner."""
        brush = self._brush
        account = self._model.accounts[cell.row]
        wins = cell.row in self._model.winners
        board = brush.stage(rect, palette.GOLD if wins else palette.WOOD)
        gap = brush.px(12)
        inner = board.adjusted(gap, gap, -gap, -gap)
        head = QRectF(inner.x(), inner.y(), inner.width(), brush.px(_HEAD))
        self._draw_head(head, account, cell.row, wins=wins)
        below = inner.adjusted(0, head.height() + gap / 2, 0, 0)
        if account.colour is None:
            self._draw_counts(below, account, cell.source)
        else:
            self._draw_sheet(below, self._table.sheets[cell.row], cell.source, time)

    def _draw_head(self, rect: QRectF, account: Account, row: int, *, wins: bool) -> None:
        """The face with its crown, name and points."""
        brush = self._brush
        crown = brush.px(30) if wins else 0
        side = int(rect.height() - crown * 0.6)
        x = rect.x()
        if account.colour is not None:
            faces = portraits_at([sheet.name for sheet in self._table.sheets])
            corner = QPointF(rect.x(), rect.bottom() - side)
            x += draw_face(brush, corner, side, faces[row], account.colour) + brush.px(12)
        if crown and account.colour is not None:
            picture = pictures.picture("crown", crown, crown, brush.ratio)
            brush.pixmap(rect.x() + (side - crown) / 2, rect.y() - crown * 0.1, picture)
        name = QRectF(x, rect.bottom() - side, rect.right() - x, side * 0.56)
        shown = names.shown(account.name, 200)
        brush.text(name, shown, 28, colour=palette.ON_TABLE, bold=True)
        points = QRectF(x, name.bottom(), name.width(), side * 0.44)
        brush.text(points, terms.points(account.total), 21, colour=palette.GOLD, bold=True)

    # A sheet

    def _draw_sheet(self, rect: QRectF, sheet: SheetModel, source: str, time: float) -> None:
        brush = self._brush
        plan = plan_of(rect, 0, brush.px(_COINS), brush.px(8))
        made = sorted(sheet.crossed, key=lambda one: (one.yellow + one.blue, one.yellow))
        seen = frozenset(made[: round(len(made) * time)])
        shown = sheet._replace(crossed=seen) if time < 1 else sheet
        draw_sheet(brush, plan, SheetContent(shown, self._table.grid, False, True, ""))
        if time >= 1:
            self._light(plan, sheet, source)
        if source == COINS:
            self._frame(plan.coins, plan.cell)

    def draw_others(self, rect: QRectF, cell: Cell) -> None:
        """All sheets small beside each other, with the same lit on them."""
        brush = self._brush
        for seat, box in enumerate(boxes_of_sheets(rect, len(self._table.sheets), brush.px(10))):
            sheet = self._table.sheets[seat]._replace(fresh=frozenset())  # nothing is news now
            has_room = box.width() >= brush.text_px(_NAME)
            title = brush.px(20 * min(brush.text_scale, 1.4)) if has_room else 0
            plan = plan_of(box, title, 0, brush.px(6), is_small=True, with_dice=False)
            content = SheetContent(sheet, self._table.grid, seat == cell.row, False, "")
            draw_sheet(brush, plan, content)
            self._light(plan, sheet, cell.source)

    def _light(self, plan: SheetPlan, sheet: SheetModel, source: str) -> None:
        """Light what gave points, and cover the rest."""
        grid = self._table.grid
        if source in BUILDINGS:
            fields = {one for one in sheet.crossed if grid[one.yellow - 1][one.blue - 1] == source}
            self._dim(plan, fields)
            for field in fields:
                self._frame(plan.field(field), plan.cell)
        elif source == LINES:
            self._light_lines(plan, sheet)
        elif source == COINS:
            self._dim(plan, set())

    def _light_lines(self, plan: SheetPlan, sheet: SheetModel) -> None:
        rows = [number for number, line in enumerate(sheet.rows, 1) if line.points]
        columns = [number for number, line in enumerate(sheet.columns, 1) if line.points]
        lit = {one for one in sheet.crossed if one.yellow in rows or one.blue in columns}
        self._dim(plan, lit)
        for number in rows:
            first, last = plan.field(Field(number, 1)), plan.field(Field(number, len(SIDES)))
            self._frame(first.united(last), plan.cell)
        for number in columns:
            first, last = plan.field(Field(1, number)), plan.field(Field(len(SIDES), number))
            self._frame(first.united(last), plan.cell)

    def _dim(self, plan: SheetPlan, lit: set[Field]) -> None:
        """Cover what gave nothing."""
        veil = QColor(palette.PANEL_RAISED)
        veil.setAlpha(_DIMMED)
        for yellow in SIDES:
            for blue in SIDES:
                if Field(yellow, blue) not in lit:
                    self._brush.painter.fillRect(plan.field(Field(yellow, blue)), veil)

    def _frame(self, rect: QRectF, cell: float) -> None:
        """Gold within ink; finer around what is small."""
        brush = self._brush
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((palette.INK, 0.1), (palette.GOLD, 0.065)):
            brush.painter.setPen(QPen(QColor(colour), max(1.0, cell * width)))
            brush.painter.drawRoundedRect(rect, cell * 0.07, cell * 0.07)

    # Without a sheet

    def _draw_counts(self, rect: QRectF, account: Account, source: str) -> None:
        """An imaginary player has only boxes on the score sheet."""
        brush = self._brush
        height = min(rect.height() / len(BUILDINGS), brush.px(72))
        for at, (building, own) in enumerate(zip(BUILDINGS, account.buildings, strict=True)):
            row = QRectF(rect.x(), rect.y() + at * height, rect.width(), height - brush.px(6))
            brush.board(row, palette.PANEL_RAISED, 6)
            side = int(row.height())
            picture = pictures.picture(f"building-{building}", side, side, brush.ratio)
            brush.pixmap(row.x(), row.y(), picture)
            box = min(row.height() * 0.6, (row.width() - side - brush.px(16)) / own.boxes)
            for number in range(own.boxes):
                x = row.x() + side + brush.px(10) + number * box
                square = QRectF(x, row.center().y() - box / 2, box, box)
                square = square.adjusted(box * 0.1, box * 0.1, -box * 0.1, -box * 0.1)
                brush.painter.setPen(QPen(QColor(palette.TRACK_LINE), brush.px(1)))
                brush.painter.setBrush(QColor(palette.PANEL))
                brush.painter.drawRect(square)
                if number < own.number:
                    key = (account.name, at, number)
                    draw_cross(brush.painter, square, key, max(1.0, box * 0.12))
            if building == source:
                self._frame(row, row.height())


def boxes_of_sheets(rect: QRectF, number: int, gap: float) -> list[QRectF]:
    """Where small sheets are, beside each other."""
    width = min((rect.width() + gap) / number - gap, rect.height() * 0.88)
    height = min(rect.height(), width / 0.88)
    return [QRectF(rect.x() + at * (width + gap), rect.y(), width, height) for at in range(number)]
