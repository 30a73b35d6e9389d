"""Glows: rectangles that say something about places of the table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QWidget
from PySide6.QtWidgets import QStyleOptionGraphicsItem as Option

from alhambra_qt.look import palette
from alhambra_qt.look.pictures.drawing import painted
from alhambra_qt.scene.frames import Frame, draw_frame, framed
from alhambra_qt.scene.patch import Patch

_STRIPE = 220
"""How strong a stripe is, up to 255."""
_EDGE = 0.34
"""How wide each dark edge of a line is, in widths of the line."""


@dataclass(frozen=True)
class Look:
    """How a place glows."""

    rect: tuple[float, float, float, float]
    colour: str
    fill: int
    """How strong the colour is inside, up to 255."""
    line: int
    in_city: bool = False
    """Whether it ends where the window of the palace ends."""
    is_hatched: bool = False
    """Whether it is striped, with a white edge inside the dark one."""


class Glow(Patch):
    """One rectangle; it is painted anew only where it looks different."""

    def __init__(self, above: float) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._looks: _Painted | None = None
        self.look: Look | None = None
        self.setZValue(above)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_look(self, look: Look) -> None:
        """Look like this."""
        if look == self.look:
            return
        self.look = look
        x, y, *size = look.rect
        looks = _painted(*size, look.colour, look.fill, look.line, look.is_hatched)
        self.setPos(x, y)
        if looks is not self._looks:
            self._looks = looks
            self.setRect(looks.rect)
            self.update()

    def paint(self, painter: QPainter, _option: Option, _widget: QWidget | None = None) -> None:
        """The inside, and around it lines of several colours: so it shows on every ground."""
        if self.look is None or self._looks is None:
            return
        rect, fill, frame = self._looks
        painter.fillRect(rect, fill)
        if self.look.is_hatched:
            ratio = painter.device().devicePixelRatio()
            painter.drawTiledPixmap(rect, _stripes(self.look.colour, self.look.line, ratio))
        draw_frame(painter, frame)


class _Painted(NamedTuple):
    """What is painted of a glow, wherever it is."""

    rect: QRectF
    fill: QColor
    frame: Frame


@lru_cache(maxsize=16)
def _painted(
    width: float, height: float, colour: str, fill: int, line: int, is_hatched: bool
) -> _Painted:
    """All places of a palace are equally large, so few are made and many are shown."""
    rect, inside = QRectF(0, 0, width, height), QColor(colour)
    inside.setAlpha(fill)
    edge = max(1, round(line * _EDGE))
    dark, white = (palette.SHADOW, edge), (palette.WHITE, 2 * edge)
    inner = [(colour, line), dark]
    return _Painted(
        rect, inside, framed(rect, [dark, white, *inner] if is_hatched else [dark, *inner])
    )


@lru_cache(maxsize=4)
def _stripes(colour: str, line: int, ratio: float) -> QPixmap:
    """As much of slanting stripes as repeats."""
    step = 5 * line

    def draw(painter: QPainter) -> None:
        for ink, shift in ((QColor(palette.WHITE), 0), (QColor(colour), line)):
            ink.setAlpha(_STRIPE)
            painter.setPen(QPen(ink, line))
            for at in range(shift - step, 3 * step, step):
                painter.drawLine(QLineF(at + step, -step, at - 2 * step, 2 * step))

    return painted(QRectF(0, 0, step, step), ratio, draw)


class Glows:
    """Some glows of one kind, each by what it is about."""

    def __init__(self, scene: QGraphicsScene, city: QGraphicsItem, above: float) -> None:
        """On this scene; those of the palace inside its window, ``city``."""
        self._scene = scene
        self._city = city
        self._above = above
        self._glows: dict[Hashable, Glow] = {}

    @property
    def looks(self) -> dict[Hashable, Look]:
        """All that glows."""
        return {key: glow.look for key, glow in self._glows.items() if glow.look is not None}

    def show(self, wanted: Mapping[Hashable, Look]) -> None:
        """Let these glow and no others; what stays as it is is not touched."""
        for key in self._glows.keys() - wanted.keys():
            self._scene.removeItem(self._glows.pop(key))
        for key, look in wanted.items():
            glow = self._glows.get(key)
            if glow is None:
                glow = self._glows[key] = Glow(self._above)
                if look.in_city:
                    glow.setParentItem(self._city)
                else:
                    self._scene.addItem(glow)
            glow.show_look(look)
