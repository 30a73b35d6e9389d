"""A close look at the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from alhambra_qt.roll_and_write.model import TableModel
from alhambra_qt.roll_and_write.table.score_sheet import draw_score_sheet
from alhambra_qt.roll_and_write.table.spots import score_named
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.overlay import Overlay

_LARGER = 1.6
"""How much larger than on the table everything is."""


class ScoreLook(Overlay):
    """The same sheet, as large as the page allows."""

    def __init__(self, table: TableModel, parent: QWidget) -> None:
        """Of the game as it is at this table."""
        super().__init__(parent)
        self._table = table

    def title(self) -> str:
        """What it is."""
        return self.tr("Score sheet")

    def retranslate(self) -> None:
        """What is on it, in words."""
        super().retranslate()
        self.setAccessibleDescription(score_named(self._table))

    def wanted_size(self) -> tuple[float, float]:
        """As wide as the page, and higher with more rows."""
        return 1330, 210 + 74 * len(self._table.score.rows)

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """With a larger brush."""
        larger = Brush(brush.painter, brush.unit * _LARGER, brush.ratio, min(brush.text_scale, 1.4))
        draw_score_sheet(larger, rect, self._table.score)
