"""Links: parts of painted boards that open something when they are clicked."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QWidget,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import palette
from alhambra_qt.scene.patch import Patch, is_hovered

_HOVERED = 70
"""How strong the ground of a link is below the pointer, up to 255."""


class Link(Patch):
    """One rectangle that can be clicked; it is only seen while the pointer is above it."""

    def __init__(self, above: float, click: Callable[[], object]) -> None:
        """``click`` opens what it leads to."""
        super().__init__()
        self._click = click
        self.setZValue(above)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paint(self, painter: QPainter, option: Option, _widget: QWidget | None = None) -> None:
        """A light ground below the pointer."""
        if is_hovered(option):
            ground = QColor(palette.GOLD)
            ground.setAlpha(_HOVERED)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(self.rect(), 3, 3)

    # Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """The table below hears nothing of it."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Open it, if the pointer is still there."""
        event.accept()
        if self.rect().contains(event.pos()):
            self._click()


class Links:
    """The links of one scene, each by what it leads to."""

    def __init__(
        self, scene: QGraphicsScene, above: float, open_: Callable[[Hashable], object]
    ) -> None:
        """``open_`` is told what a link that was clicked leads to."""
        self._scene = scene
        self._above = above
        self._open = open_
        self._links: dict[Hashable, Link] = {}

    def show(self, wanted: Mapping[Hashable, QRectF]) -> None:
        """Let these be clicked, and no others."""
        for key in self._links.keys() - wanted.keys():
            self._scene.removeItem(self._links.pop(key))
        for key, rect in wanted.items():
            if key not in self._links:
                self._links[key] = Link(self._above, partial(self._open, key))
                self._scene.addItem(self._links[key])
            self._links[key].setRect(rect)
