"""Whose a sheet is, and what they have: coins, and points if the game ended now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.roll_and_write.model import SheetModel
from alhambra_qt.roll_and_write.table.faces import draw_coin
from alhambra_qt.roll_and_write.table.sheet_plan import SheetContent, SheetPlan
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words.languages import tr

_ROOMY = 100
"""How wide, in pixels of a small laptop, a side is that has room for the coin supply, and how high
below the name."""
_WIDEST = 220
_SOURCE = 15
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_RIGHT = Qt.AlignmentFlag.AlignRight


def draw_title(brush: Brush, plan: SheetPlan, content: SheetContent) -> None:
    """Whose it is and, at its end, what they have: in detail where there is room for it."""
    sheet, rect = content.sheet, plan.title
    side = int(min(rect.height(), brush.text_px(26 if content.is_large else 18)))
    symbol = pictures.seat_symbol(sheet.colour, side, brush.ratio)
    brush.pixmap(rect.x(), rect.center().y() - side / 2, symbol)
    left, right = rect.x() + side + brush.px(6), rect.right()
    if not content.is_large:
        right -= side * 2
        _draw_purse(brush, QRectF(right, rect.y(), side * 2, rect.height()), sheet.coins)
    badge = rect.height() * (0.9 if content.is_large else 1.1)
    if content.points and right - left > badge + 3 * side:
        right -= badge
        disc = QRectF(right, rect.center().y() - badge / 2, badge, badge)
        draw_points(brush, disc, str(sheet.points), 15 if content.is_large else 13)
    elif content.points:  # a name needs all of this line
        draw_points(brush, plan.corner(), str(sheet.points), 13)
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


def draw_side(brush: Brush, rect: QRectF, content: SheetContent) -> None:
    """The title beside a grid: in lines one below the other, in detail if there is room."""
    sheet = content.sheet
    rect = QRectF(rect.x(), rect.y(), min(rect.width(), brush.text_px(_WIDEST)), rect.height())
    line = min(max(brush.text_px(22), rect.width() * 0.26), brush.text_px(30), rect.height() / 3)
    side = int(line * 0.9)
    symbol = pictures.seat_symbol(sheet.colour, side, brush.ratio)
    brush.pixmap(rect.x(), rect.y() + (line - side) / 2, symbol)
    name = QRectF(rect.x(), rect.y() + line, rect.width(), line)
    size = 14 * line / brush.text_px(22)
    if content.points:
        badge = line * 1.1
        disc = QRectF(rect.right() - badge, rect.y() + (line - badge) / 2, badge, badge)
        draw_points(brush, disc, str(sheet.points), size * 0.85)
    brush.text(name, sheet.name, size, bold=True)
    below = QRectF(rect)
    below.setTop(name.bottom())
    if rect.width() < brush.text_px(_ROOMY) or below.height() < brush.text_px(_ROOMY):
        purse = QRectF(rect.x(), name.bottom(), min(rect.width(), line * 2), line)
        _draw_purse(brush, purse, sheet.coins, size)
        return
    if content.points:
        below.setTop(_draw_sources(brush, below, sheet))
    draw_coins(brush, below, sheet)


def _draw_sources(brush: Brush, rect: QRectF, sheet: SheetModel) -> float:
    """Where points come from, a line for each; and where these lines end."""
    lines = [
        tr("{points} for buildings").format(points=sheet.building_points),
        tr("{points} for rows and columns").format(points=sheet.line_points),
        tr("{points} for coins").format(points=sheet.coin_points),
    ]
    font = lettering.for_all(lines, brush.font(_SOURCE), rect.width())
    line, top = brush.text_px(_SOURCE * 1.35), rect.y()
    brush.painter.setPen(QColor(palette.TEXT_QUIET))
    for told in lines:
        lettering.draw_line(brush.painter, QRectF(rect.x(), top, rect.width(), line), told, font)
        top += line
    return top


def _draw_purse(brush: Brush, rect: QRectF, coins: int, size: float = 14) -> None:
    """How many coins somebody can spend."""
    side = int(rect.height() * 0.8)
    picture = pictures.picture("coin", side, side, brush.ratio)
    brush.pixmap(rect.right() - side, rect.center().y() - side / 2, picture)
    number = rect.adjusted(0, 0, -side - brush.px(3), 0)
    brush.text(number, str(coins), size, bold=True, align=_RIGHT)


def draw_points(brush: Brush, badge: QRectF, points: str, size: float) -> None:
    """A golden disc with a number of points."""
    painter = brush.painter
    painter.setPen(QPen(QColor(palette.INK), brush.px(1)))
    painter.setBrush(QColor(palette.GOLD))
    painter.drawEllipse(badge)
    inside = badge.adjusted(badge.width() * 0.08, 0, -badge.width() * 0.08, 0)
    brush.text(inside, points, size, colour=palette.INK, bold=True, align=_CENTRE)


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


def draw_coins(brush: Brush, rect: QRectF, sheet: SheetModel) -> None:
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
