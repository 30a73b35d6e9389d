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

_ROOMY = 150
"""How wide, in pixels of a small laptop, a side is that has room for the coin supply."""
_SUPPLY = 0.6
"""How much of the room below the name the coin supply has."""
_LEFT = Qt.AlignmentFlag.AlignLeft
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
    if content.points and right - left > badge + 3 * side:  # a name is more important
        right -= badge
        disc = QRectF(right, rect.center().y() - badge / 2, badge, badge)
        draw_points(brush, disc, str(sheet.points), 15 if content.is_large else 13)
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
    is_roomy = rect.width() >= brush.text_px(_ROOMY)
    wanted = brush.text_px(30) if is_roomy else max(brush.text_px(22), rect.width() * 0.26)
    line = min(wanted, rect.height() / 3)
    side = int(line * 0.9)
    symbol = pictures.seat_symbol(sheet.colour, side, brush.ratio)
    brush.pixmap(rect.x(), rect.y() + (line - side) / 2, symbol)
    name = QRectF(rect.x(), rect.y() + line, rect.width(), line)
    if is_roomy:
        name = QRectF(rect.x() + side + brush.px(6), rect.y(), rect.width(), line)
        name.setRight(rect.right())
    size = 20 if is_roomy else 14 * line / brush.text_px(22)
    if content.points:
        badge = line * 1.1
        disc = QRectF(rect.right() - badge, rect.y() + (line - badge) / 2, badge, badge)
        draw_points(brush, disc, str(sheet.points), 15 if is_roomy else size * 0.85)
        if is_roomy:
            name.setRight(disc.x() - brush.px(6))
    brush.text(name, sheet.name, size, bold=True)
    if not is_roomy:
        purse = QRectF(rect.x(), name.bottom(), min(rect.width(), line * 2), line)
        _draw_purse(brush, purse, sheet.coins, size)
        return
    below = rect.adjusted(0, line + brush.px(8), 0, 0)
    supply = QRectF(below)
    supply.setTop(below.y() + below.height() * (1 - _SUPPLY))
    draw_coins(brush, supply, sheet)
    told = QRectF(below)
    told.setBottom(supply.y())
    if content.points and told.height() > line:
        brush.painter.setPen(QColor(palette.TEXT_QUIET))
        font, smallest = brush.font(16), brush.px(11)
        lettering.draw_block(
            brush.painter, told, content.points, font, smallest=smallest, align=_LEFT
        )


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
