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
_BETWEEN = 1.3
"""How much room is between the boxes of two kinds, in boxes."""
_WORTH_IT = 1.4
"""How much larger boxes have to become in two lines: one is easier to count."""
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def height_of(rows: int, text: float) -> float:
    """How high it would like to be, on a small laptop."""
    row = min(38.0, 150 / rows)
    return HEAD + rows * row * (1 + (text - 1) * 0.3) + 12


def row_rect(rect: QRectF, head: float, rows: int, row: int) -> QRectF:
    """Where the row of a player is."""
    height = (rect.height() - head) / rows
    return QRectF(rect.x(), rect.y() + head + row * height, rect.width(), height)


def cell_rect(rect: QRectF, scale: Scale, score: ScoreModel, row: int, kind: int) -> QRectF:
    """Where the boxes of a player for a kind of building are."""
    inner = _inner(rect, scale)
    line = row_rect(inner, scale.px(HEAD), len(score.rows), row)
    x, width = _columns(inner, score.boxes)[kind]
    return QRectF(x, line.y(), width, line.height())


def _inner(rect: QRectF, scale: Scale) -> QRectF:
    pad = scale.px(_PAD)
    return rect.adjusted(pad, pad * 0.5, -pad, -pad * 0.5)


def _columns(inner: QRectF, boxes: tuple[int, ...]) -> list[tuple[float, float]]:
    """Where the column of each kind begins, and how wide it is: as its boxes need."""
    x = inner.x() + inner.width() * _NAMES
    box = (inner.right() - x) / sum(number + _BETWEEN for number in boxes)
    columns = []
    for number in boxes:
        width = box * (number + _BETWEEN)
        columns.append((x, width))
        x += width
    return columns


def draw_score_sheet(brush: Brush, rect: QRectF, content: ScoreModel) -> None:
    """A column for each kind of building, a row for each player."""
    brush.board(rect, palette.PANEL_RAISED, 10)
    inner = _inner(rect, brush)
    pad, head = brush.px(_PAD), brush.px(HEAD)
    names = inner.width() * _NAMES - pad
    columns = _columns(inner, content.boxes)
    _draw_rounds(brush, QRectF(inner.x(), inner.y(), names, head), content)
    for kind, (building, (x, width)) in enumerate(zip(BUILDINGS, columns, strict=True)):
        _draw_head(brush, QRectF(x, inner.y(), width, head), building, content, kind)
    for number, marks in enumerate(content.rows):
        row = row_rect(inner, head, len(content.rows), number)
        if number % 2 == 0:
            brush.painter.fillRect(row, QColor(palette.PANEL))
        _draw_name(brush, QRectF(row.x(), row.y(), names, row.height()), marks)
        for kind, boxes in enumerate(content.boxes):
            cell = cell_rect(rect, brush, content, number, kind)
            _draw_boxes(brush, cell, marks, kind, boxes)


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
        is_now = number == content.round - 1 and not content.is_over
        brush.painter.setPen(QPen(QColor(palette.PANEL_LINE), brush.px(1)))
        brush.painter.setBrush(QColor(palette.GOLD if is_now else palette.PANEL_RAISED))
        brush.painter.drawRect(box)
        if number < content.round - 1 or content.is_over:
            inside = box.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08)
            draw_cross(brush.painter, inside, number, max(1.0, side * 0.11))


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


def _box_size(rect: QRectF, boxes: int) -> tuple[float, int]:
    """How large a box is, and how many are in a line: two lines if that lets them grow much."""
    one = min(rect.width() / (boxes + _BETWEEN), rect.height() * 0.62)
    half = -(-boxes // 2)
    two = min(rect.width() / (half + _BETWEEN), rect.height() * 0.86 / 2)
    return (two, half) if two > one * _WORTH_IT else (one, boxes)


def _draw_boxes(brush: Brush, rect: QRectF, marks: Marks, kind: int, boxes: int) -> None:
    """A box for each building of a kind, or the points that a round gave for all of them."""
    painter = brush.painter
    side, across = _box_size(rect, boxes)
    row = QRectF(0, 0, side * across, side * -(-boxes // across))
    row.moveCenter(rect.center())
    given = marks.given[kind]
    if given is not None:
        grown = (rect.height() * 0.86 - row.height()) / 2
        badge = row.adjusted(0, -grown, 0, grown)
        painter.setPen(QPen(QColor(palette.INK), brush.px(1)))
        painter.setBrush(QColor(palette.GOLD))
        painter.drawRoundedRect(badge, brush.px(4), brush.px(4))
        brush.text(badge, str(given), 15, bold=True, colour=palette.INK, align=_CENTRE)
        return
    for number in range(boxes):
        down, right = divmod(number, across)
        box = QRectF(row.x() + right * side, row.y() + down * side, side, side)
        box = box.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08)
        painter.setPen(QPen(QColor(palette.TRACK_LINE), brush.px(1)))
        painter.setBrush(QColor(palette.PANEL_RAISED))
        painter.drawRect(box)
        if number < marks.counts[kind]:
            inside = box.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
            draw_cross(painter, inside, (marks.name, kind, number), max(1.0, side * 0.12))
