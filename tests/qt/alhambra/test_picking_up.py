"""Picking a tile up paints what glows, and not the whole table again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.tools.bench_hand import Hand
from alhambra_qt.tools.bench_table import drag_of_a_tile, late_page


class Painted(QObject):
    """Remembers which part of a widget was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def area(region: QRegion) -> int:
    rects: list[QRect] = list(region)  # type: ignore[call-overload]
    return sum(rect.width() * rect.height() for rect in rects)


def test_the_first_tile_that_is_picked_up_paints_only_what_glows(
    qapp: QApplication, qtbot: QtBot
) -> None:
    page = late_page(1366, 768, [])
    qtbot.addWidget(page)
    qtbot.wait(200)  # as somebody does who looks at the table first
    painted = Painted()
    page.view.viewport().installEventFilter(painted)
    hand = Hand(qapp, page)
    start, _ = drag_of_a_tile(0, page)
    QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(page.view.viewport(), start + QPoint(12, 12))
    qapp.processEvents()
    assert page.scene.dragged is not None
    palace = QRegion(page.scene.layout.rect(regions.PALACE).toRect())
    assert 0 < area(painted.region & palace) < 0.5 * area(palace)
    hand.let_go_nowhere()
