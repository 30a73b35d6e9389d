"""Reads what stands on the screen: what widgets say, and what is painted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintDevice, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolButton,
    QWidget,
)

from alhambra_qt.look import lettering
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.panel import Panel
from alhambra_qt.scene.shown_scene import ShownScene
from alhambra_qt.scene.view import SceneView
from alhambra_qt.widgets.fitted import FittedLabel, WrappedCheckBox
from alhambra_qt.widgets.menu_button import MenuButton

SMALLEST_TEXT = 9.5
"""Pixels, in the smallest window."""
MOST_TIED = 24
"""Letters: two longer words may be on two lines."""


class Painted(NamedTuple):
    """A line of text that was painted: all of it, what is left of it, and where."""

    text: str
    shown: str
    box: QRectF
    """On its canvas."""
    is_inside: bool
    """Whether it stays on what it was painted on: a widget, a board."""
    canvas_number: int
    """Each board of the table is a canvas of its own, and so is the rest of the window."""


def painted(widget: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[Painted]:
    """All text of a widget, painted anew: first the boards of a table, then everything."""
    found: list[Painted] = []
    canvases = iter(range(1_000_000))
    number = next(canvases)
    draw_line, draw_panel = lettering.draw_line, Panel.render

    def draw_and_note(
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        *,
        smallest: int | None = None,
        align: Qt.AlignmentFlag | None = None,
    ) -> str:
        shown = draw_line(painter, rect, text, font, smallest=smallest, align=align)
        metrics = QFontMetricsF(painter.font())
        width, high = metrics.horizontalAdvance(shown), metrics.capHeight()
        left = {
            None: rect.x(),
            Qt.AlignmentFlag.AlignLeft: rect.x(),
            Qt.AlignmentFlag.AlignRight: rect.right() - width,
            Qt.AlignmentFlag.AlignHCenter: rect.center().x() - width / 2,
        }[align]
        box = QRectF(left, rect.center().y() - high / 2, width, high)
        device = painter.device()
        ratio = device.devicePixelRatio()
        room = QRectF(-1, -1, device.width() / ratio + 2, device.height() / ratio + 2)
        if text.strip():
            if _scrolls(device):
                room.adjust(0, -100_000, 0, 100_000)
            is_inside = room.contains(painter.worldTransform().mapRect(box))
            where = painter.deviceTransform().mapRect(box)
            found.append(Painted(text, shown, where, is_inside, number))
        return shown

    def render(panel: Panel, *args: Any, **more: Any) -> None:
        nonlocal number
        number = next(canvases)
        panel._shown = None
        draw_panel(panel, *args, **more)
        panel.picture()

    with monkeypatch.context() as patch:
        patch.setattr(lettering, "draw_line", draw_and_note)
        patch.setattr(Panel, "render", render)
        for view in widget.findChildren(SceneView):
            scene = view.scene()
            if view.isVisible() and isinstance(scene, ShownScene):
                scene.show_again()
        patch.setattr(Panel, "_draw_now", lambda *_: None)  # what is on them was read just now
        number = next(canvases)
        window = widget.window()
        is_painted_anyway = window.updatesEnabled()
        window.setUpdatesEnabled(True)
        widget.grab()
        window.setUpdatesEnabled(is_painted_anyway)
    return found


def _scrolls(device: QPaintDevice) -> bool:
    """Whether what is below its edge can be scrolled to."""
    return isinstance(device, QWidget) and isinstance(device.parent(), QListWidget)


def visible(widget: QWidget) -> Iterator[QWidget]:
    """All that is to be seen in it; behind an open sheet, only the sheet."""
    for child in widget.findChildren(QWidget):
        if child.isVisible() and child.window() is widget.window():
            yield child


def words(widget: QWidget) -> list[str]:
    """All that widgets say, to eyes and to ears."""
    found: list[str] = [widget.windowTitle()] if widget.isWindow() else []
    for child in [widget, *visible(widget)]:
        found += [child.accessibleName(), child.accessibleDescription(), child.toolTip()]
        if isinstance(child, QLabel | QAbstractButton):
            found.append(child.text())
        elif isinstance(child, QLineEdit):
            found.append(child.placeholderText())
        elif isinstance(child, QComboBox):
            found += [child.itemText(index) for index in range(child.count())]
        elif isinstance(child, QListWidget):
            found += [child.item(row).text() for row in range(child.count())]
        elif isinstance(child, SceneView):
            for button in buttons_of(child):
                found += [button.text, button.toolTip()]
    return [text for text in found if text]


def buttons_of(view: SceneView) -> list[TableButton]:
    """The buttons on the table that can be seen, from top to bottom."""
    items = view.scene().items()
    seen = [item for item in items if isinstance(item, TableButton) and item.isVisible()]
    return sorted(seen, key=lambda item: (item.rect.y(), item.rect.x()))


# What does not fit


def sizes(widget: QWidget) -> list[tuple[str, int]]:
    """How large widgets say what."""
    return [
        (_told(child), child.font().pixelSize()) for child in visible(widget) if _has_words(child)
    ]


def too_fine(widget: QWidget, scale: float) -> Iterator[str]:
    """Words that did not grow with the size of text that was chosen."""
    for child in visible(widget):
        if _has_words(child) and child.font().pixelSize() < SMALLEST_TEXT * scale:
            yield f"{_told(child)} is only {child.font().pixelSize()} pixels high"


def cut_off(lines: list[Painted], names: tuple[str, ...]) -> Iterator[str]:
    """Painted text that is shortened, or leaves its canvas; only names may be shortened."""
    for line in lines:
        if line.shown != line.text and line.text not in names:
            yield f"{line.text!r} is cut off: {line.shown!r}"
        if not line.is_inside:
            yield f"{line.text!r} is painted beyond the edge: {line.box.toRect()}"


def overlapping(lines: list[Painted]) -> Iterator[str]:
    """Painted text that stands on other painted text."""
    for index, one in enumerate(lines):
        for other in lines[index + 1 :]:
            if one.canvas_number == other.canvas_number:
                both = one.box & other.box
                if both.width() > 1 and both.height() > 1:
                    yield f"{one.text!r} and {other.text!r} overlap"


def too_small(widget: QWidget) -> Iterator[str]:
    """Widgets that have less room than their words need."""
    for child in visible(widget):
        needed = _needed(child)
        if needed is not None and _has_words(child):
            width, height = needed
            if width > child.width() + 1 or height > child.height() + 1:
                size = f"{child.width()}×{child.height()}"
                yield f"{_told(child)} needs {width}×{height} and has {size}"


def _has_words(widget: QWidget) -> bool:
    return bool(_told(widget).partition(" ")[2].strip("'"))


def _shows_an_icon_alone(widget: QWidget) -> bool:
    """Whether its text is for tool tips and ears, not for eyes."""
    icon_alone = Qt.ToolButtonStyle.ToolButtonIconOnly
    return (
        isinstance(widget, QToolButton)
        and widget.toolButtonStyle() == icon_alone
        and not widget.icon().isNull()
    )


def told(widget: QWidget) -> str:
    """What it says to eyes, with its kind; empty if it says nothing."""
    return _told(widget) if _has_words(widget) else ""


def _told(widget: QWidget) -> str:
    text = ""
    if _shows_an_icon_alone(widget):
        text = ""
    elif isinstance(widget, QLabel | QAbstractButton):
        text = widget.title if isinstance(widget, MenuButton) else widget.text()
    elif isinstance(widget, QComboBox):
        text = widget.currentText()
    elif isinstance(widget, QLineEdit):
        text = widget.placeholderText() or widget.text()
    return f"{type(widget).__name__} {text!r}"


def _needed(widget: QWidget) -> tuple[int, int] | None:
    """The room for all words; None for what paints them itself, or scrolls."""
    if isinstance(widget, FittedLabel) or _shows_an_icon_alone(widget):
        return None
    if isinstance(widget, MenuButton):  # whose words may be a little smaller
        return round(widget.sizeHint().width() * 0.7), 0
    metrics = QFontMetricsF(widget.font())
    if isinstance(widget, QLabel) and widget.wordWrap():
        widest = max((metrics.horizontalAdvance(word) for word in widget.text().split()), default=0)
        return round(widest), widget.heightForWidth(widget.width())
    if isinstance(widget, WrappedCheckBox):
        return widget.minimumSizeHint().width(), widget.heightForWidth(widget.width())
    if isinstance(widget, QLineEdit):
        return round(metrics.horizontalAdvance(widget.placeholderText())) + 8, 0
    if isinstance(widget, QLabel | QPushButton | QComboBox) or (
        isinstance(widget, QAbstractButton) and widget.text()
    ):
        hint = widget.sizeHint()
        return hint.width(), hint.height()
    return None


def left_alone(widget: QWidget) -> Iterator[str]:
    """Text on several lines whose last one is a single word, though there is room for two."""
    for child in visible(widget):
        if isinstance(child, QLabel) and child.wordWrap():
            shown, width = QLabel.text(child), child.contentsRect().width()
            lines = _lines(shown, child.font(), width)
            last = " ".join(shown.split()[-2:])
            if len(lines) > 1 and len(lines[-1].split()) == 1 and len(last) <= MOST_TIED:
                yield f"{lines[-1]!r} is alone on the last line of {_told(child)}"


def _lines(text: str, font: QFont, width: float) -> list[str]:
    """The last paragraph as Qt wraps it."""
    text = text.rpartition("\n")[2]
    layout = QTextLayout(text, font)
    found = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return found


def out_of_sight(widget: QWidget) -> Iterator[str]:
    """Widgets that stand beyond the edge of what holds them; what is too high can be scrolled."""
    for child in visible(widget):
        if not isinstance(child, QLabel | QAbstractButton | QComboBox | QLineEdit | QListWidget):
            continue
        parent = child.parentWidget()
        while parent is not None and parent is not widget.window():
            rect = QRect(child.mapTo(parent, child.rect().topLeft()), child.size())
            scrolls = isinstance(parent.parentWidget(), QAbstractScrollArea)
            held = parent.rect()
            if rect.left() < -1 or rect.right() > held.width() + 1:
                yield f"{_told(child)} is beyond the edge: {rect} of {held.size()}"
                break
            if not scrolls and (rect.top() < -1 or rect.bottom() > held.height() + 1):
                yield f"{_told(child)} is beyond the edge: {rect} of {held.size()}"
                break
            if scrolls:
                break
            parent = parent.parentWidget()


def on_each_other(widget: QWidget) -> Iterator[str]:
    """Widgets with words that stand on each other."""
    leaves = [
        child
        for child in visible(widget)
        if isinstance(child, QLabel | QAbstractButton | QComboBox | QLineEdit | QListWidget)
        and not isinstance(child.parentWidget(), QComboBox | QLineEdit | QListWidget)
    ]
    places = [_place(leaf, widget) for leaf in leaves]
    for one, other in combinations(range(len(leaves)), 2):
        both = places[one] & places[other]
        if both.width() > 2 and both.height() > 2:
            above, below = leaves[one], leaves[other]
            if not above.isAncestorOf(below) and not below.isAncestorOf(above):
                yield f"{_told(above)} and {_told(below)} overlap"


def _place(child: QWidget, widget: QWidget) -> QRect:
    """Where it is to be seen: what is scrolled out of sight is on nothing."""
    seen = QRect(child.mapTo(widget, child.rect().topLeft()), child.size())
    parent = child.parentWidget()
    while parent is not None and parent is not widget:
        seen &= QRect(parent.mapTo(widget, parent.rect().topLeft()), parent.size())
        parent = parent.parentWidget()
    return seen
