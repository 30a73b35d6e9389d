"""The strip: what each other seat did in its last turn, in pictures and words."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.table.drawing import (
    draw_person,
    first_that_fits,
    paragraph,
    symbol,
)
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush, Panel

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
        told = [", ".join(turn.words), ", ".join(turn.brief)]
        if row.height() >= brush.text_px(_ROOMY):
            head = QRectF(row.x(), row.y(), row.width(), brush.text_px(22))
            draw_person(brush, head, person, 14, bold=True)
            rest = row.adjusted(0, head.height() + brush.px(3), 0, 0)
            side = min(brush.px(_PICTURE), int(rest.height() * 0.42))
            self._draw_pictures(brush, rest, turn, side)
            self._draw_words(brush, rest.adjusted(0, side + brush.px(4), 0, 0), told, 14)
        else:
            side = min(brush.px(_CRAMPED), int(row.height() * 0.56))
            disc = min(brush.px(20), side)
            brush.pixmap(row.x(), row.y() + (side - disc) / 2, symbol(person, disc, brush.ratio))
            beside = row.adjusted(disc + brush.px(8), 0, 0, 0)
            self._draw_pictures(brush, beside, turn, side)
            self._draw_words(brush, row.adjusted(0, side, 0, 0), told, 13)

    def _draw_words(self, brush: Brush, rect: QRectF, told: list[str], size: float) -> None:
        """As much as there is room for: half a sentence says less than the pictures do."""
        paragraph(brush, rect, first_that_fits(brush, rect, told, size), size)

    def _draw_pictures(self, brush: Brush, rect: QRectF, turn: TurnTold, side: int) -> None:
        """Cards taken, then tiles, each with a sign of where it went; close together if many."""
        shown: list[tuple[QPixmap, str]] = [
            (faces.money_card(card, round(side * 0.66), side, brush.ratio), "")
            for card in turn.cards
        ]
        shown += [
            (faces.tile(tile.id, tile.walls, side, brush.ratio), went)
            for tile, went in zip(turn.tiles, turn.went, strict=True)
        ]
        widths = [picture.deviceIndependentSize().width() + brush.px(3) for picture, _ in shown]
        squeeze = min(1.0, rect.width() / max(1.0, sum(widths)))
        sign = round(side * 0.6)
        at = QPointF(rect.topLeft())
        for (picture, went), width in zip(shown, widths, strict=True):
            brush.pixmap(at.x(), at.y(), picture)
            if went:
                corner = QRectF(at.x() + side - sign, at.y() + side - sign, sign, sign)
                brush.board(corner, palette.PANEL_RAISED, 3)
                brush.pixmap(
                    corner.x(), corner.y(), pictures.picture(went, sign, sign, brush.ratio)
                )
            at.setX(at.x() + width * squeeze)
