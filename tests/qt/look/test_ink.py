"""What the first frame says in numbers and paints in its own way is what Qt means by names."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel

from alhambra_qt.files.settings import Settings
from alhambra_qt.look import ink, lettering, palette
from alhambra_qt.pages.first_start_page import FirstStartPage


def test_numbers_are_those_of_qt() -> None:
    assert Qt.AlignmentFlag.AlignLeft.value == lettering.LEFT
    assert (
        Qt.AlignmentFlag.AlignVCenter.value
        | Qt.TextFlag.TextSingleLine.value
        | Qt.TextFlag.TextDontClip.value
    ) == lettering.ONE_LINE


@pytest.mark.usefixtures("qapp")
def test_widgets_understand_properties_by_name() -> None:
    page = FirstStartPage(Settings(), "en")
    assert page.tutorial.focusPolicy() == Qt.FocusPolicy.StrongFocus
    centred = [
        label
        for label in page.findChildren(QLabel)
        if label.alignment() == Qt.AlignmentFlag.AlignCenter
    ]
    assert len(centred) == 2


def _pictures() -> tuple[QImage, QImage]:
    pictures = (
        QImage(40, 40, QImage.Format.Format_RGB32),
        QImage(40, 40, QImage.Format.Format_RGB32),
    )
    for picture in pictures:
        picture.fill(QColor(palette.PANEL))
    return pictures


def test_ink_looks_like_brush_and_pen() -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(20, 20), 13, 15)
    ours, qts = _pictures()
    with QPainter(ours) as painter:
        ink.fill(painter, path, palette.GOLD)
        ink.stroke(painter, path, palette.TEXT, 3)
        ink.write_in(painter, palette.LAPIS)
        painter.drawText(QRectF(0, 0, 40, 40), lettering.ONE_LINE, "A")
    with QPainter(qts) as painter:
        painter.setBrush(QColor(palette.GOLD))
        painter.setPen(QPen(QColor(palette.TEXT), 3))
        painter.drawPath(path)
        painter.setPen(QColor(palette.LAPIS))
        painter.drawText(QRectF(0, 0, 40, 40), lettering.ONE_LINE, "A")
    assert ours == qts
