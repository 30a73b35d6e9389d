"""A player sheet, large or small, as it is drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import palette, pictures
from alhambra_qt.roll_and_write.gestures import Field, Space
from alhambra_qt.roll_and_write.model import Line
from alhambra_qt.roll_and_write.table.faces import draw_cross
from alhambra_qt.roll_and_write.table.sheet_plan import SheetContent, SheetPlan
from alhambra_qt.roll_and_write.table.sheet_title import (
    draw_coins,
    draw_points,
    draw_side,
    draw_title,
)
from alhambra_qt.scene.panel import Brush
from core.roll_and_write.dice import SIDES

_CENTRE = Qt.AlignmentFlag.AlignHCenter


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
    if plan.is_wide:
        draw_side(brush, plan.title, content)
    elif plan.title.height() > 0:
        draw_title(brush, plan, content)
    for yellow, row in zip(SIDES, content.grid, strict=True):
        for blue, building in zip(SIDES, row, strict=True):
            field = Field(yellow, blue)
            is_crossed = field in content.sheet.crossed
            _draw_building(brush, plan.field(field), building, field if is_crossed else None)
    if not content.is_large:
        for field in content.sheet.fresh:
            _draw_fresh(brush, plan.field(field))
    if content.is_large:
        for colour in ("yellow", "blue"):
            for pips in SIDES:
                _draw_space(brush, plan.space(Space(colour, pips)), colour, pips)
        draw_coins(brush, plan.coins, content.sheet)
    if plan.has_lines:
        for number, line in enumerate(content.sheet.rows, 1):
            _draw_line(brush, plan.row(number), line, with_dots=content.is_large)
        for number, line in enumerate(content.sheet.columns, 1):
            _draw_line(brush, plan.column(number), line, with_dots=content.is_large)


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


def _draw_fresh(brush: Brush, box: QRectF) -> None:
    """What somebody else has just crossed off, so that nobody has to look for it."""
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((palette.INK, 0.14), (palette.GOLD, 0.08)):
        wide = max(1.0, box.width() * width)
        brush.painter.setPen(QPen(QColor(colour), wide))
        brush.painter.drawRect(box)


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


def _draw_line(brush: Brush, rect: QRectF, line: Line, *, with_dots: bool) -> None:
    """Six dots, as many of them full as buildings are crossed off, and the points for that.

    On a small sheet dots would be specks, so only the points are there.
    """
    painter = brush.painter
    for number, dot in enumerate(dots_of(rect, has_points=line.points > 0) if with_dots else ()):
        is_full = number < line.crossed
        painter.setPen(QPen(QColor(palette.TEXT_QUIET), brush.px(1)))
        painter.setBrush(QColor(palette.INK if is_full else palette.PANEL))
        painter.drawEllipse(dot)
    if line.points:
        points = QRectF(rect)
        if with_dots:
            points.setTopLeft(rect.topLeft() + _half(rect))
        side = min(points.width(), points.height()) * 0.92
        badge = QRectF(0, 0, side, side)
        badge.moveCenter(points.center())
        draw_points(brush, badge, str(line.points), 15 if with_dots else 13)


def dots_of(rect: QRectF, *, has_points: bool) -> list[QRectF]:
    """Six dots in the middle of the end of a row or column; points take half of the room."""
    short = min(rect.width(), rect.height())
    side, gap = short * 0.18, short * 0.23
    middle = rect.center() - (_half(rect) / 2 if has_points else QPointF())
    dots = []
    for number in range(len(SIDES)):
        down, right = divmod(number, 3)
        dot = QRectF(0, 0, side, side)
        dot.moveCenter(middle + QPointF((right - 1) * gap, (down - 0.5) * gap))
        dots.append(dot)
    return dots


def _half(rect: QRectF) -> QPointF:
    """From its beginning to its middle, along its longer side."""
    if rect.height() > rect.width():
        return QPointF(0, rect.height() / 2)
    return QPointF(rect.width() / 2, 0)
