"""What a seat did last, on its plate: in words, and in pictures if there is room for them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.alhambra.table.drawing import first_that_fits, paragraph
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush

_TURN = 13
"""The size of what a seat did last."""
_LEAST_WORDS = 11


def draw_last_turn(brush: Brush, rect: QRectF, turn: TurnTold) -> None:
    """Pictures, and beside or below them as many words as there is room for.

    If there is room for either alone, words say more. With usual text no picture is there without
    words; with large text, words are large rather than beside pictures, and pictures alone are
    better than nothing.
    """
    side = int(min(brush.text_px(26), rect.height()))
    shown = _last_done(turn, side, brush.ratio)
    widths = [one.deviceIndependentSize().width() + brush.px(3) for one, _ in shown]
    told = [", ".join(words) for words in (turn.words, turn.brief, turn.briefest)]
    below = rect.adjusted(0, side + brush.px(2) if shown else 0, 0, 0)
    beside = rect.adjusted(min(rect.width(), sum(widths)) + brush.px(4), 0, 0, 0)
    least, tiny = (_least(brush, size) for size in (_LEAST_WORDS, _LEAST_WORDS - 1))
    large = 0.8 * brush.text_scale
    ways = [
        (below, told[:2], least),
        (beside, told[:2], least),
        (rect, told[:1], tiny),
        (beside, told[2:], least),
        (rect, told[2:], tiny),
    ]
    if brush.text_scale > 1:
        ways = [
            (below, told[:1], large),
            (rect, told[:1], large),
            (below, told[:1], least),
            (rect, told[:2], least),
            (beside, told[2:], least),
            (rect, told[2:], least),
            (rect, told, tiny),
        ]
    for room, texts, smallest in ways:
        words = first_that_fits(brush, room, texts, _TURN, smallest)
        if words:
            paragraph(brush, room, words, _TURN, colour=palette.TEXT_QUIET, least=smallest)
            if room is not rect:
                _draw_pictures(brush, rect, shown, widths)
            return
    if brush.text_scale > 1:
        _draw_pictures(brush, rect, shown, widths)


def _draw_pictures(
    brush: Brush, rect: QRectF, shown: list[tuple[QPixmap, str]], widths: list[float]
) -> None:
    """Each with a sign of where it went; close together if there are many."""
    squeeze = min(1.0, rect.width() / max(1.0, sum(widths)))
    x = rect.x()
    for (picture, went), width in zip(shown, widths, strict=True):
        brush.pixmap(x, rect.y(), picture)
        if went:
            side = picture.deviceIndependentSize().height()
            sign = round(side * 0.6)
            corner = QRectF(x + side - sign, rect.y() + side - sign, sign, sign)
            brush.board(corner, palette.PANEL_RAISED, 3)
            brush.pixmap(corner.x(), corner.y(), pictures.picture(went, sign, sign, brush.ratio))
        x += width * squeeze


def _least(brush: Brush, size: int) -> float:
    """How small words of a turn may get: tiny ones help nobody with large text.

    In whole pixels, and rather one too few: a larger window tells as much as a small one.
    """
    smallest = int(size * brush.unit * (1 + (brush.text_scale - 1) * 0.5))
    return smallest / (_TURN * brush.unit)


def _last_done(turn: TurnTold, side: int, ratio: float) -> list[tuple[QPixmap, str]]:
    """Cards taken, then tiles, each with the picture of where it went, if it has one."""
    cards = [faces.money_card(card, round(side * 0.66), side, ratio) for card in turn.cards]
    tiles = [faces.of_tile(tile, side, ratio) for tile in turn.tiles]
    return [*((card, "") for card in cards), *zip(tiles, turn.went, strict=True)]
