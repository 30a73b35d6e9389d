"""The score sheet: everyone's buildings, and the places that are left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.look import palette, pictures
from alhambra_qt.roll_and_write.model import Marks, ScoreModel
from alhambra_qt.roll_and_write.table.faces import draw_cross
from alhambra_qt.scene.panel import Brush, Scale
from alhambra_qt.words.languages import tr
from core.roll_and_write.sheet import BUILDINGS

_NAMES = 0.2
"""How much of the width names have."""
HEAD = 74
"""How high the buildings above the rows are, on a small laptop."""
_PAD = 8
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def height_of(rows: int, text: float) -> float:
    """How high it would like to be, on a small laptop."""
    row = min(38.0, 150 / rows)
    return HEAD + rows * row * (1 + (text - 1) * 0.3) + 12


def row_rect(rect: QRectF, head: float, rows: int, row: int) -> QRectF:
    """Where the row of a player is."""
    height = (rect.height() - head) / rows
    return QRectF(rect.x(), rect.y() + head + row * height, rect.width(), height)


def cell_rect(rect: QRectF, scale: Scale, head: float, rows: int, row: int, kind: int) -> QRectF:
    """Where the boxes of a player for a kind of building are."""
    pad = scale.px(_PAD)
    inner = rect.adjusted(pad, pad * 0.5, -pad, -pad * 0.5)
    line = row_rect(inner, head, rows, row)
    width = inner.width() * (1 - _NAMES) / len(BUILDINGS)
    x = inner.x() + inner.width() * _NAMES + kind * width
    return QRectF(x, line.y(), width, line.height())


def draw_score_sheet(brush: Brush, rect: QRectF, content: ScoreModel) -> None:
    """A column for each kind of building, a row for each player."""
    brush.board(rect, palette.PANEL_RAISED, 10)
    pad = brush.px(_PAD)
    inner = rect.adjusted(pad, pad * 0.5, -pad, -pad * 0.5)
    head = brush.px(HEAD)
    width = inner.width() * (1 - _NAMES) / len(BUILDINGS)
    height = (inner.height() - head) / len(content.rows)
    _draw_rounds(brush, QRectF(inner.x(), inner.y(), inner.width() * _NAMES - pad, head), content)
    for kind, building in enumerate(BUILDINGS):
        x = inner.x() + inner.width() * _NAMES + kind * width
        _draw_head(brush, QRectF(x, inner.y(), width, head), building, content, kind)
    for number, marks in enumerate(content.rows):
        row = QRectF(inner.x(), inner.y() + head + number * height, inner.width(), height)
        if number % 2 == 0:
            brush.painter.fillRect(row, QColor(palette.PANEL))
        _draw_name(brush, QRectF(row.x(), row.y(), inner.width() * _NAMES - pad, height), marks)
        for kind, boxes in enumerate(content.boxes):
            x = inner.x() + inner.width() * _NAMES + kind * width
            box = QRectF(x + pad * 0.25, row.y(), width - pad * 0.5, height)
            _draw_boxes(brush, box, marks, kind, (boxes, max(content.boxes)))


def _draw_rounds(brush: Brush, rect: QRectF, content: ScoreModel) -> None:
    """Which round it is, and a box for each."""
    words = tr("Round {round} of {rounds}").format(
        round=max(1, content.round), rounds=content.rounds
    )
    line = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.5)
    brush.text(line, words, 15, bold=True)
    across = -(-content.rounds // 2)
    side = min(rect.width() / across, rect.height() * 0.24)
    for number in range(content.rounds):
        row, column = divmod(number, across)
        box = QRectF(rect.x() + column * side, line.bottom() + row * side, side, side)
        box = box.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12)
        is_now = number == content.round - 1
        brush.painter.setPen(QPen(QColor(palette.PANEL_LINE), brush.px(1)))
        brush.painter.setBrush(QColor(palette.GOLD if is_now else palette.PANEL_RAISED))
        brush.painter.drawRect(box)
        if number < content.round - 1:
            draw_cross(brush.painter, box, number, max(1.0, side * 0.11))


def _draw_head(brush: Brush, rect: QRectF, building: str, content: ScoreModel, kind: int) -> None:
    """The building, and what its places are worth; those that were given are struck out."""
    side = round(min(rect.height() * 0.58, rect.width() * 0.6))
    picture = pictures.picture(f"building-{building}", side, side, brush.ratio)
    brush.pixmap(rect.center().x() - side / 2, rect.y() + brush.px(2), picture)
    places = content.places[kind]
    share = rect.width() * 0.9 / len(places)
    top = rect.y() + side + brush.px(4)
    for at, points in enumerate(places):
        box = QRectF(rect.x() + rect.width() * 0.05 + at * share, top, share, rect.bottom() - top)
        is_taken = at < content.taken[kind]
        colour = palette.TEXT_QUIET if is_taken else palette.TEXT
        brush.text(box, str(points), 15, colour=colour, bold=not is_taken, align=_CENTRE)
        if is_taken:
            brush.painter.setPen(QPen(QColor(palette.INK), brush.px(2)))
            middle = box.center().y()
            brush.painter.drawLine(
                round(box.x() + share * 0.2),
                round(middle),
                round(box.right() - share * 0.2),
                round(middle),
            )


def _draw_name(brush: Brush, rect: QRectF, marks: Marks) -> None:
    side = int(min(rect.height() * 0.8, brush.text_px(20)))
    if marks.colour is not None:
        symbol = pictures.seat_symbol(marks.colour, side, brush.ratio)
        brush.pixmap(rect.x() + brush.px(2), rect.center().y() - side / 2, symbol)
    beside = rect.adjusted(side + brush.px(8), 0, 0, 0)
    colour = palette.TEXT if marks.colour is not None else palette.TEXT_QUIET
    brush.text(beside, marks.name, 15, colour=colour, bold=marks.colour is not None)


def _draw_boxes(
    brush: Brush, rect: QRectF, marks: Marks, kind: int, numbers: tuple[int, int]
) -> None:
    """A box for each building of a kind, and the points that a round gave for all of them.

    All boxes are equally large, whatever the ``numbers`` of this kind and of the most frequent one.
    """
    painter = brush.painter
    boxes, most = numbers
    side = min(rect.width() / most, rect.height() * 0.62)
    left, top = rect.center().x() - side * boxes / 2, rect.center().y() - side / 2
    for number in range(boxes):
        box = QRectF(left + number * side, top, side, side)
        box = box.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08)
        painter.setPen(QPen(QColor(palette.TRACK_LINE), brush.px(1)))
        painter.setBrush(QColor(palette.PANEL_RAISED))
        painter.drawRect(box)
        if number < marks.counts[kind]:
            draw_cross(painter, box, (marks.name, kind, number), max(1.0, side * 0.13))
    given = marks.given[kind]
    if given is not None:
        badge = QRectF(0, 0, rect.height() * 1.1, rect.height() * 0.86)
        badge.moveCenter(rect.center())
        painter.setPen(QPen(QColor(palette.INK), brush.px(1)))
        painter.setBrush(QColor(palette.GOLD))
        painter.drawRoundedRect(badge, brush.px(4), brush.px(4))
        brush.text(badge, str(given), 15, bold=True, colour=palette.INK, align=_CENTRE)
