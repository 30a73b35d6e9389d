"""Palaces beside one another, in which only the buildings are lit that are scored."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.scoring_model import WallScore
from alhambra_qt.alhambra.table.drawing import draw_palace, symbol
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush

_LOWEST = 90
_LARGEST_TILE = 84


def draw_lit_palaces(
    brush: Brush,
    rect: QRectF,
    people: Sequence[Person],
    building: str,
    owners: Sequence[WallScore],
) -> None:
    """In one or two rows, as they are larger; nothing if there's too little room."""
    if not owners or rect.height() < brush.px(_LOWEST):
        return
    gap, sign = brush.px(10), brush.px(24)

    def size_in(rows: int) -> tuple[float, float]:
        columns = -(-len(owners) // rows)
        return (rect.width() + gap) / columns - gap, (rect.height() + gap) / rows - gap

    width, height = max(map(size_in, (1, 2)), key=min)
    columns = round((rect.width() + gap) / (width + gap))
    for index, owner in enumerate(owners):
        down, across = divmod(index, columns)
        x, y = rect.x() + across * (width + gap), rect.y() + down * (height + gap)
        box = QRectF(x, y, width, height)
        brush.board(box, palette.TABLE, 8)
        corner = gap / 2
        brush.pixmap(x + corner, y + corner, symbol(people[owner.seat], sign, brush.ratio))
        beside, above = (gap + sign, gap) if width > height else (gap, corner + sign)
        city = box.adjusted(beside, above, -beside, -gap)
        draw_palace(brush, city, owner.city, largest=_LARGEST_TILE, lit=building)
