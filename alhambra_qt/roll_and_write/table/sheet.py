"""A player sheet, large or small: where everything on it is, and how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.roll_and_write.gestures import Die, Field, Space
from alhambra_qt.roll_and_write.model import Line, SheetModel
from alhambra_qt.roll_and_write.table.faces import draw_coin, draw_cross
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words.languages import tr
from core.roll_and_write.dice import SIDES

_EDGE = 0.92
"""The room for dice beside the grid, in cells; beyond it, that for points of rows and columns."""
_POINTS = 0.62
WIDE = len(SIDES) + _EDGE + _POINTS
"""How many cells a sheet is wide, and how many its grid with all around it is high."""
_DIE = 0.76
_STACKED = 0.16
"""How far a die is moved that lies on another one, in cells."""
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_RIGHT = Qt.AlignmentFlag.AlignRight


class SheetContent(NamedTuple):
    """What is painted on a sheet; dice lie above it."""

    sheet: SheetModel
    grid: tuple[tuple[str, ...], ...]
    is_to_play: bool
    is_large: bool
    points: str
    """If the game ended now; empty if nobody wants to know."""


@dataclass(frozen=True)
class SheetPlan:
    """Where everything is on a sheet."""

    rect: QRectF
    cell: float
    left: float
    """Of the grid."""
    top: float
    title: QRectF
    coins: QRectF

    def moved_to_origin(self) -> SheetPlan:
        """The same sheet, with its corner where a picture of it begins."""
        x, y = self.rect.x(), self.rect.y()
        return replace(
            self,
            rect=self.rect.translated(-x, -y),
            left=self.left - x,
            top=self.top - y,
            title=self.title.translated(-x, -y),
            coins=self.coins.translated(-x, -y),
        )

    def field(self, field: Field) -> QRectF:
        """A building."""
        x, y = self.left + (field.blue - 1) * self.cell, self.top + (field.yellow - 1) * self.cell
        return QRectF(round(x), round(y), round(self.cell) - 1, round(self.cell) - 1)

    def space(self, space: Space) -> QRectF:
        """A dice space: yellow ones at the left, blue ones above."""
        along, edge = (space.pips - 1) * self.cell, _EDGE * self.cell
        if space.colour == "yellow":
            return QRectF(self.left - edge, self.top + along, edge, self.cell)
        return QRectF(self.left + along, self.top - edge, self.cell, edge)

    def die(self, die: Die) -> QRectF:
        """A die on its space; a second one lies on the first."""
        side = self.die_side
        middle = self.space(Space(die.colour, die.pips)).center()
        up = die.number * round(_STACKED * self.cell)
        return QRectF(
            round(middle.x() - side / 2 + up), round(middle.y() - side / 2 - up), side, side
        )

    @property
    def die_side(self) -> int:
        """How large a die is."""
        return round(_DIE * self.cell)

    def row(self, number: int) -> QRectF:
        """Where the points of a row are."""
        x = self.left + len(SIDES) * self.cell
        y = self.top + (number - 1) * self.cell
        return QRectF(x, y, _POINTS * self.cell, self.cell)

    def column(self, number: int) -> QRectF:
        """Where the points of a column are."""
        y = self.top + len(SIDES) * self.cell
        return QRectF(self.left + (number - 1) * self.cell, y, self.cell, _POINTS * self.cell)


def plan_of(
    rect: QRectF, title: float, coins: float, pad: float, *, is_small: bool = False
) -> SheetPlan:
    """The largest grid that fits, below a title and above the coins.

    A small sheet has no points at its rows and columns.
    """
    beyond = 0.0 if is_small else _POINTS
    wide = len(SIDES) + _EDGE + beyond
    high = rect.height() - title - coins - 2 * pad
    cell = min(high, rect.width() - 2 * pad) / wide
    inner = rect.adjusted(pad, pad, -pad, -pad)
    left = rect.center().x() - wide * cell / 2 + _EDGE * cell
    top = inner.y() + title + (high - wide * cell) / 2 + _EDGE * cell
    return SheetPlan(
        rect,
        cell,
        round(left),
        round(top),
        QRectF(inner.x(), inner.y(), inner.width(), title),
        QRectF(inner.x(), inner.bottom() - coins, inner.width(), coins),
    )


def draw_sheet(brush: Brush, plan: SheetPlan, content: SheetContent) -> None:
    """Parchment with all that is printed and written on it."""
    painter = brush.painter
    brush.board(plan.rect, palette.PANEL_RAISED if content.is_large else palette.PANEL, 10)
    if content.is_to_play and not content.is_large:
        painter.setPen(QPen(QColor(palette.GOLD), brush.px(3)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = brush.px(1)
        around = plan.rect.adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(around, brush.px(9), brush.px(9))
    if plan.title.height() > 0:
        _draw_title(brush, plan, content)
    for yellow, row in zip(SIDES, content.grid, strict=True):
        for blue, building in zip(SIDES, row, strict=True):
            field = Field(yellow, blue)
            is_crossed = field in content.sheet.crossed
            _draw_building(brush, plan.field(field), building, field if is_crossed else None)
    if content.is_large:
        for colour in ("yellow", "blue"):
            for pips in SIDES:
                _draw_space(brush, plan.space(Space(colour, pips)), colour, pips)
        for number, line in enumerate(content.sheet.rows, 1):
            _draw_line(brush, plan.row(number), line)
        for number, line in enumerate(content.sheet.columns, 1):
            _draw_line(brush, plan.column(number), line)
        _draw_coins(brush, plan.coins, content.sheet)


def _draw_title(brush: Brush, plan: SheetPlan, content: SheetContent) -> None:
    """Whose it is and, at its end, what they have: in detail where there is room for it."""
    sheet, rect = content.sheet, plan.title
    side = int(min(rect.height(), brush.text_px(26 if content.is_large else 18)))
    symbol = pictures.seat_symbol(sheet.colour, side, brush.ratio)
    brush.pixmap(rect.x(), rect.center().y() - side / 2, symbol)
    left, right = rect.x() + side + brush.px(6), rect.right()
    if not content.is_large:
        right -= side * 2
        _draw_purse(brush, QRectF(right, rect.y(), side * 2, rect.height()), sheet.coins)
    badge = rect.height() * (0.9 if content.is_large else 1.25)
    if content.points and right - left > badge + 3 * side:  # a name is more important
        right -= badge
        disc = QRectF(right, rect.center().y() - badge / 2, badge, badge)
        _draw_points(brush, disc, str(sheet.points), 15 if content.is_large else 13)
    right -= brush.px(10 if content.is_large else 4)
    if content.is_large and content.points:
        room = QRectF(rect)
        room.setLeft(left + (right - left) * 0.32)
        room.setRight(right)
        brush.painter.setPen(QColor(palette.TEXT_QUIET))
        font, smallest = brush.font(15), brush.px(11)
        lettering.draw_block(
            brush.painter, room, content.points, font, smallest=smallest, align=_RIGHT
        )
        right = room.x() - brush.px(4)
    name = QRectF(left, rect.y(), right - left, rect.height())
    brush.text(name, sheet.name, 20 if content.is_large else 14, bold=True)


def _draw_purse(brush: Brush, rect: QRectF, coins: int) -> None:
    """How many coins somebody can spend."""
    side = int(rect.height() * 0.8)
    picture = pictures.picture("coin", side, side, brush.ratio)
    brush.pixmap(rect.right() - side, rect.center().y() - side / 2, picture)
    number = rect.adjusted(0, 0, -side - brush.px(3), 0)
    brush.text(number, str(coins), 14, bold=True, align=_RIGHT)


def _draw_building(brush: Brush, box: QRectF, building: str, crossed: Field | None) -> None:
    """A tile of its colour; pale and with a cross if it is crossed off."""
    painter = brush.painter
    side = int(box.width())
    picture = pictures.picture(f"building-{building}", side, side, brush.ratio)
    painter.setOpacity(1.0 if crossed is None else 0.5)
    brush.pixmap(box.x(), box.y(), picture)
    painter.setOpacity(1.0)
    if crossed is not None:
        inner = box.adjusted(side * 0.14, side * 0.14, -side * 0.14, -side * 0.14)
        draw_cross(painter, inner, crossed, max(1.0, side * 0.085))


def _draw_space(brush: Brush, rect: QRectF, colour: str, pips: int) -> None:
    """A hollow for a die, with its number."""
    painter = brush.painter
    side = min(rect.width(), rect.height()) * 0.84
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    ground = (
        palette.CURRENCY_PALE["gulden"] if colour == "yellow" else palette.CURRENCY_PALE["denar"]
    )
    painter.setPen(QPen(QColor(palette.PANEL_LINE), brush.px(1)))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, side * 0.2, side * 0.2)
    brush.text(box, str(pips), 18, colour=palette.TEXT_QUIET, bold=True, align=_CENTRE)


def _draw_line(brush: Brush, rect: QRectF, line: Line) -> None:
    """Six dots, as many of them full as buildings are crossed off, and the points for that."""
    painter = brush.painter
    is_row = rect.height() > rect.width()
    short = min(rect.width(), rect.height())
    dot = short * 0.075
    gap = short * 0.24
    points = (
        rect.adjusted(0, rect.height() * 0.5, 0, 0)
        if is_row
        else rect.adjusted(rect.width() * 0.5, 0, 0, 0)
    )
    room = (
        rect.adjusted(0, 0, 0, -rect.height() * 0.5)
        if is_row
        else rect.adjusted(0, 0, -rect.width() * 0.5, 0)
    )
    middle = room.center()
    for number in range(len(SIDES)):
        down, right = divmod(number, 3)
        at = middle + QPointF((right - 1) * gap, (down - 0.5) * gap)
        is_full = number < line.crossed
        painter.setPen(QPen(QColor(palette.TEXT_QUIET), brush.px(1)))
        painter.setBrush(QColor(palette.INK if is_full else palette.PANEL))
        painter.drawEllipse(at, dot, dot)
    if line.points:
        side = min(points.width(), points.height()) * 0.92
        badge = QRectF(0, 0, side, side)
        badge.moveCenter(points.center())
        _draw_points(brush, badge, str(line.points), 15)


def _draw_points(brush: Brush, badge: QRectF, points: str, size: int) -> None:
    """A golden disc with a number of points."""
    painter = brush.painter
    painter.setPen(QPen(QColor(palette.INK), brush.px(1)))
    painter.setBrush(QColor(palette.GOLD))
    painter.drawEllipse(badge)
    brush.text(badge, points, size, colour=palette.INK, bold=True, align=_CENTRE)


def coin_boxes(rect: QRectF, number: int) -> list[QRectF]:
    """Circles in as few rows as keep them large."""
    rows = 1
    while True:
        across = -(-number // rows)
        side = min(rect.width() / across, rect.height() / rows)
        if side * rows >= rect.height() * 0.5 or rows > 4:
            break
        rows += 1
    left = rect.x() + (rect.width() - side * across) / 2
    top = rect.y() + (rect.height() - side * rows) / 2
    boxes = []
    for at in range(number):
        row, column = divmod(at, across)
        box = QRectF(left + column * side, top + row * side, side, side)
        boxes.append(box.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07))
    return boxes


def _draw_coins(brush: Brush, rect: QRectF, sheet: SheetModel) -> None:
    """Spent ones first, as they were circled first; then those that can be spent."""
    boxes = coin_boxes(rect, sheet.spent + sheet.coins + sheet.circles)
    for at, box in enumerate(boxes):
        is_spent = at < sheet.spent
        draw_coin(brush, box, is_circled=at < sheet.spent + sheet.coins, is_spent=is_spent)


def points_told(sheet: SheetModel) -> str:
    """What a sheet would be worth if the game ended now."""
    return tr("Points: buildings {buildings}, rows and columns {lines}, coins {coins}").format(
        buildings=sheet.building_points, lines=sheet.line_points, coins=sheet.coin_points
    )
