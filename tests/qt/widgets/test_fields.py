"""Fields in pages that can be scrolled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSlider
from pytestqt.qtbot import QtBot

from alhambra_qt.widgets.fields import ChoiceBox, Slider


def _choices() -> ChoiceBox:
    box = ChoiceBox()
    box.addItems(["easy", "medium", "hard"])
    box.setCurrentIndex(1)
    return box


def _slider() -> Slider:
    slider = Slider(10, 1)
    slider.setValue(5)
    return slider


@pytest.mark.parametrize("make", [_choices, _slider])
@pytest.mark.parametrize("way", [-120, 120])
def test_the_wheel_is_left_to_the_page_and_changes_nothing(
    qtbot: QtBot, make: Callable[[], ChoiceBox | Slider], way: int
) -> None:
    field = make()
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()
    field.setFocus()
    before, middle = _chosen(field), QPointF(field.rect().center())
    turned = QWheelEvent(
        middle,
        field.mapToGlobal(middle),
        QPoint(),
        QPoint(0, way),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, turned)
    assert _chosen(field) == before
    assert not turned.isAccepted(), "Qt hands it on to what is around the field"
    assert field.focusPolicy() == Qt.FocusPolicy.StrongFocus, "nor does it get the focus"


def _chosen(field: QComboBox | QSlider) -> int:
    return field.currentIndex() if isinstance(field, QComboBox) else field.value()
