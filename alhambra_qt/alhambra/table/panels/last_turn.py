"""What a seat did last, on its plate: in words, and in pictures if there is room for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.scene.panel import Brush

_WORDS, _ROOMY_WORDS = 11, 13
"""The size of what a seat did last, on a plate among five and on a roomy one."""


def draw_last_turn(brush: Brush, rect: QRectF, turn: TurnTold, roomy: float) -> None:
    """Pictures, and beside or below them as many words as there is room for.

    If there is room for either alone, words say more; with large text, they are there rather than
    pictures beside fewer words. Of a very long turn its first deeds are told, or its pictures alone
    are shown: that is better than a plate that says nothing. ``roomy`` says how large the plate is,
    from 0 to 1: all plates of a table are equally large, so all words on them are, whatever they
    tell.
    """
    side = int(min(brush.text_px(26), rect.height()))
    shown = _last_done(turn, side, brush.ratio)
    widths = [one.deviceIndependentSize().width() + brush.px(3) for one, _ in shown]
    whole, brief, briefest = (", ".join(words) for words in (turn.words, turn.brief, turn.briefest))
    below = rect.adjusted(0, side + brush.px(2) if shown else 0, 0, 0)
    beside = rect.adjusted(min(rect.width(), sum(widths)) + brush.px(4), 0, 0, 0)
    font = _font(brush, roomy)
    pixels = font.pixelSize()
    if brush.text_scale > 1:
        ways = [(below, whole), (rect, whole), (rect, brief), (beside, briefest), (rect, briefest)]
    else:
        ways = [(below, whole), (below, brief), (beside, whole), (beside, brief)]
        ways += [(rect, whole), (beside, briefest), (rect, briefest)]
    ways += [(beside if shown else rect, words) for words in _ever_fewer(turn.briefest)]
    for room, words in ways:
        if lettering.has_room(room, words, font, pixels):
            brush.painter.setPen(QColor(palette.TEXT_QUIET))
            lettering.draw_paragraph(brush.painter, room, words, font)
            if room is not rect:
                _draw_pictures(brush, rect, shown, widths)
            return
    _draw_pictures(brush, rect, shown, widths)


def height_of_a_line(brush: Brush, roomy: float) -> float:
    """The least room in which words can be told."""
    return QFontMetricsF(_font(brush, roomy)).lineSpacing()


def _ever_fewer(deeds: Sequence[str]) -> list[str]:
    """Some deeds and how many more there were, the most first."""
    numbers = range(len(deeds) - 1, 0, -1)
    return [f"{', '.join(deeds[:number])}, +{len(deeds) - number}" for number in numbers]


def _font(brush: Brush, roomy: float) -> QFont:
    """Of words; they follow larger text about half of the way, since plates are narrow.

    In whole pixels, and rather one too few: a larger window tells as much as a small one.
    """
    size, follows = _WORDS + roomy, 0.5  # for one line there is always room
    if roomy == 1:
        size, follows = _ROOMY_WORDS, 0.65
    pixels = int(size * brush.unit * (1 + (brush.text_scale - 1) * follows))
    return lettering.with_size(brush.font(_ROOMY_WORDS), pixels)


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


def _last_done(turn: TurnTold, side: int, ratio: float) -> list[tuple[QPixmap, str]]:
    """Cards taken, then tiles, each with the picture of where it went, if it has one."""
    cards = [faces.money_card(card, round(side * 0.66), side, ratio) for card in turn.cards]
    tiles = [faces.of_tile(tile, side, ratio) for tile in turn.tiles]
    return [*((card, "") for card in cards), *zip(tiles, turn.went, strict=True)]
