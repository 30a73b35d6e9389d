"""A result of somebody who plays alone, beside their others: in words and as a small curve."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QRectF, Qt
from PySide6.QtGui import QColor

from alhambra_qt.look import palette
from alhambra_qt.roll_and_write.alone import Alone, Counts
from alhambra_qt.roll_and_write.table.results_board import draw_curve
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import terms
from alhambra_qt.words.languages import tr

_HIGHEST = 240
_BAR = 34
_NAMES = 0.26
"""How much of the width the names beside bars have."""


def compared(alone: Alone) -> list[str]:
    """What there is to say, a sentence for a line."""
    best = terms.points(max(alone.points))
    told = [
        tr("Your best with %n imaginary player(s): {points}", "", alone.imaginary).format(
            points=best
        )
    ]
    if alone.counts is Counts.PLAYED_ON:
        told = [tr("You didn’t play this game from the start, so the result doesn’t count.")]
    elif alone.counts is Counts.KNOWN_ROLLS:
        told = [tr("You may have seen these rolls before, so the result doesn’t count.")]
    if alone.is_best and alone.at:
        told.append(tr("That’s a new best!"))
    if alone.day:
        if alone.expert is not None:
            expert = terms.points(alone.expert)
            told.append(tr("The expert scored {points} with the same dice.").format(points=expert))
        elif alone.is_expert_playing:
            told.append(tr("The expert hasn’t finished yet…"))
        else:
            told.append(tr("There’s no score from the expert this time."))
        if alone.first_try is None:
            told.append(tr("Your first try of the day counts, and you haven’t finished it yet."))
        elif alone.first_try != alone.points[alone.at]:
            first = terms.points(alone.first_try)
            told.append(tr("Your first try of the day counts: {points}").format(points=first))
    return told


def to_send(alone: Alone) -> str:
    """A line for a friend."""
    day = QLocale().toString(QDate.fromString(alone.day, Qt.DateFormat.ISODate))
    assert alone.first_try is not None  # otherwise there is nothing to send
    points = terms.points(alone.first_try)
    if alone.expert is None:
        return tr("Alhambra Roll & Write, {day}: {points}").format(day=day, points=points)
    text = tr("Alhambra Roll & Write, {day}: {points}. The expert: {expert}")
    return text.format(day=day, points=points, expert=terms.points(alone.expert))


def draw_comparison(brush: Brush, rect: QRectF, alone: Alone) -> None:
    """The sentences at the left, the curve at the right if there is more than one result."""
    told = compared(alone)
    rect = QRectF(rect.x(), rect.y(), rect.width(), min(rect.height(), brush.px(_HIGHEST)))
    has_curve = len(alone.points) > 1
    words = QRectF(rect)
    if has_curve:
        words.setWidth(rect.width() * 0.55)
        beside = rect.adjusted(words.width() + brush.px(20), 0, 0, 0)
        draw_curve(brush, beside, alone.points, alone.at)
    height = min(words.height() / len(told), brush.text_px(32))
    for number, line in enumerate(told):
        box = QRectF(words.x(), words.y() + number * height, words.width(), height)
        brush.text(box, line, 19, bold=number == 0)
    below = words.adjusted(0, len(told) * height + brush.px(10), 0, 0)
    if alone.expert is not None and below.height() >= 2 * brush.text_px(_BAR):
        _draw_bars(brush, below, alone.points[alone.at], alone.expert)


def _draw_bars(brush: Brush, rect: QRectF, own: int, expert: int) -> None:
    """Two results, one below the other, each as long as it is good."""
    high, names = brush.text_px(_BAR), rect.width() * _NAMES
    longest = max(own, expert, 1)
    bars = ((tr("You"), own, palette.GOLD), (tr("The expert"), expert, palette.LAPIS))
    for number, (name, points, colour) in enumerate(bars):
        line = QRectF(rect.x(), rect.y() + number * high, rect.width(), high)
        brush.text(QRectF(line.x(), line.y(), names, high), name, 17)
        room = line.adjusted(names, high * 0.14, -brush.text_px(44), -high * 0.14)
        bar = QRectF(room.x(), room.y(), max(1.0, room.width() * points / longest), room.height())
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(QColor(colour))
        brush.painter.drawRoundedRect(bar, brush.px(4), brush.px(4))
        beside = QRectF(bar.right() + brush.px(8), line.y(), brush.text_px(44), high)
        brush.text(beside, str(points), 19, bold=True)
