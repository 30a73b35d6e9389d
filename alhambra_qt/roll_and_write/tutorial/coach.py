"""The coach of the dice game's first game."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF

from alhambra_qt.roll_and_write.gestures import Die, Field
from alhambra_qt.roll_and_write.table.painted import LARGE, SCORE
from alhambra_qt.roll_and_write.table.scene import SIGN
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.roll_and_write.tutorial.advice import (
    COINS,
    ROLL,
    Advice,
    FirstAdvisor,
)
from alhambra_qt.roll_and_write.tutorial.match import FirstMatch
from alhambra_qt.teaching import coach


class Coach(coach.Coach):
    """Points at dice, buildings, buttons and boards."""

    def __init__(self, page: TablePage, match: FirstMatch) -> None:
        """Above this table; its frames lie below the signs that they lead to."""
        super().__init__(page, match, FirstAdvisor(page.director, page), SIGN - 1)

    def unit(self) -> float:
        """That of the layout."""
        unit: float = self._page.scene.layout.scale.unit
        return unit

    def rects_of(self, advice: Advice) -> list[QRectF]:
        """Whatever lies there, if it does."""
        return [rect for thing in advice.things for rect in self._rects(thing)]

    def _rects(self, thing: Hashable) -> list[QRectF]:
        scene = self._page.scene
        layout = scene.layout
        sheet = layout.sheet
        match thing:
            case Die() if thing not in scene.model.dice():
                return []
            case Die():
                return [scene.rect_of(thing)]
            case Field():  # wider than the frame of what glows
                wider = scene.layout.scale.px(3)
                return [scene.rect_of(thing).adjusted(-wider, -wider, wider, wider)]
            case _ if thing == COINS:
                return [layout.buttons[0]]
            case _ if thing == ROLL:
                return [layout.buttons[1]]
            case _ if thing == SCORE:
                return [layout.score]
            case _ if thing == LARGE:
                rows = sheet.row(1).united(sheet.row(6))
                columns = sheet.column(1).united(sheet.column(6))
                unit = self.unit()  # frames are a little larger, and apart from each other
                rows.adjust(-unit, 3 * unit, 2 * unit, -3 * unit)
                coins = sheet.coins.adjusted(-2 * unit, -unit, 2 * unit, unit)
                columns.adjust(-4 * unit, 4 * unit, 4 * unit, 0)
                columns.setBottom(min(columns.bottom(), coins.top() - 8 * unit))
                return [rows, columns, coins]
        return []
