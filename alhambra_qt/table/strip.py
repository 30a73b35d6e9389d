"""The strip: what each other seat did in its last turn, in pictures and words."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap

from alhambra_qt import palette, pictures
from alhambra_qt.table.drawing import Person, draw_person, paragraph, symbol
from alhambra_qt.table.panel import Brush, Panel
from alhambra_qt.telling import TurnTold

_ROOMY = 92
"""The height of a row that has room for a name, on a small laptop."""
_PICTURE = 44
_CRAMPED = 26


class Strip(Panel):
    """A row for each other seat."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """All rows are equally high."""
        turns = cast(tuple[TurnTold, ...], content)
        brush.board(rect)
        inner = rect.adjusted(brush.px(8), brush.px(4), -brush.px(6), -brush.px(4))
        height = min(inner.height() / max(1, len(turns)), brush.text_px(130))
        for index, turn in enumerate(turns):
            row = QRectF(inner.x(), inner.y() + index * height, inner.width(), height)
            if index:
                brush.painter.setPen(QColor(palette.PANEL_SUNK))
                brush.painter.drawLine(row.topLeft(), row.topRight())
            self._draw_row(brush, row.adjusted(0, brush.px(3), 0, -brush.px(2)), turn)

    def _draw_row(self, brush: Brush, row: QRectF, turn: TurnTold) -> None:
        person = Person(turn.name, turn.colour)
        words = ", ".join(turn.words)
        if row.height() >= brush.text_px(_ROOMY):
            head = QRectF(row.x(), row.y(), row.width(), brush.text_px(22))
            draw_person(brush, head, person, 14, bold=True)
            rest = row.adjusted(0, head.height() + brush.px(3), 0, 0)
            side = min(brush.px(_PICTURE), int(rest.height() * 0.42))
            self._draw_pictures(brush, rest, turn, side)
            paragraph(brush, rest.adjusted(0, side + brush.px(4), 0, 0), words, 14)
        else:
            side = min(brush.px(_CRAMPED), int(row.height() * 0.56))
            disc = min(brush.px(20), side)
            brush.pixmap(row.x(), row.y() + (side - disc) / 2, symbol(person, disc, brush.ratio))
            beside = row.adjusted(disc + brush.px(8), 0, 0, 0)
            self._draw_pictures(brush, beside, turn, side)
            paragraph(brush, row.adjusted(0, side, 0, 0), ", ".join(turn.brief), 13)

    def _draw_pictures(self, brush: Brush, rect: QRectF, turn: TurnTold, side: int) -> None:
        """Cards taken, then tiles; closer together where there are many."""
        shown: list[QPixmap] = [
            pictures.money_card(card, round(side * 0.66), side, brush.ratio) for card in turn.cards
        ]
        shown += [pictures.tile(tile.id, tile.walls, side, brush.ratio) for tile in turn.tiles]
        widths = [picture.deviceIndependentSize().width() + brush.px(3) for picture in shown]
        squeeze = min(1.0, rect.width() / max(1.0, sum(widths)))
        at = QPointF(rect.topLeft())
        for picture, width in zip(shown, widths, strict=True):
            brush.pixmap(at.x(), at.y(), picture)
            at.setX(at.x() + width * squeeze)
