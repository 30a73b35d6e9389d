"""A result of somebody who plays alone, beside their others: in words and as a small curve."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QRectF, Qt

from alhambra_qt.roll_and_write.alone import Alone, Counts
from alhambra_qt.roll_and_write.table.results_board import draw_curve
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import terms
from alhambra_qt.words.languages import tr

_HIGHEST = 240


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
            told.append(tr("The expert is still playing with the same dice…"))
        else:
            told.append(tr("The expert couldn’t play with these dice this time."))
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
