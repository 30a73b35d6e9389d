"""What is painted while something is dragged: little, and in a way that Qt is fast with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.tools.bench_hand import Hand
from alhambra_qt.tools.bench_table import drag_of_a_tile, late_page


class Painted(QObject):
    """Notes in how many rectangles each frame is painted."""

    def __init__(self, seen: QObject) -> None:
        super().__init__(seen)
        self.rectangles: list[int] = []
        seen.installEventFilter(self)

    def eventFilter(self, _seen: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.rectangles.append(event.region().rectCount())
        return False


def test_what_only_moves_is_painted_in_one_rectangle(qapp: QApplication) -> None:
    page = late_page(1366, 768, [])
    qapp.processEvents()
    hand, painted = Hand(qapp, page), Painted(page.view.viewport())
    start, corners = drag_of_a_tile(0, page)
    hand.pick_up(start)
    middle = corners()[1]
    hand.move(middle)
    painted.rectangles.clear()
    hand.move(middle + QPoint(3, 2))
    assert painted.rectangles == [1]
    hand.let_go_nowhere()
    page.close()


@pytest.mark.usefixtures("qapp")
def test_the_palace_is_cut_off_by_a_rectangle() -> None:
    page = late_page(1366, 768, [])
    window = page.scene.palace.item
    rectangle = QPainterPath()
    rectangle.addRect(window.rect())
    assert window.shape() == rectangle
    page.close()
