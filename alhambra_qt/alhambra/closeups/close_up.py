"""What all close looks have in common."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay
from core.alhambra.components import Tile
from core.alhambra.table import Table


class CloseUp(Overlay):
    """A close look at something on the table, as it is at this moment."""

    def __init__(self, table: Table, people: tuple[Person, ...], parent: QWidget) -> None:
        """People are all who score."""
        super().__init__(parent)
        self.table = table
        self.people = people

    def press(self, _point: QPointF) -> None:
        """Any click is enough."""
        self.close()


def draw_tiles(brush: Brush, rect: QRectF, tiles: list[Tile], largest: float) -> None:
    """Tiles in rows, as large as they all fit."""
    if not tiles:
        return
    side = brush.px(largest)
    gap = brush.px(6)
    while side > brush.px(20):
        columns = max(1, int((rect.width() + gap) // (side + gap)))
        if -(-len(tiles) // columns) * (side + gap) <= rect.height() + gap:
            break
        side -= 1
    columns = max(1, int((rect.width() + gap) // (side + gap)))
    for index, tile in enumerate(tiles):
        row, column = divmod(index, columns)
        brush.pixmap(
            rect.x() + column * (side + gap),
            rect.y() + row * (side + gap),
            faces.of_tile(tile, side, brush.ratio),
        )
