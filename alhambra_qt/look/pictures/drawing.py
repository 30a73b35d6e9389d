"""How pictures become pixmaps: drawn once on whole pixels, and remembered within bounds."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil
from typing import Self
from weakref import WeakValueDictionary

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from alhambra_qt.system import resources

log = logging.getLogger(__name__)

BUDGET = 64 * 1024 * 1024
"""So many bytes of pixmaps are remembered at most: twice what a table at 4K shows."""
BUDGET_OF_PARTS = 2560 * 1024
"""So many of what others are composed of: enough for those of one size at 4K."""
BUDGET_OF_MANY_PARTS = 8 * 1024 * 1024
"""The same, while tables of several sizes are shown one after the other."""
LARGE = 24 * 1024
"""Pixmaps of fewer bytes are never too large to be remembered."""
RENDERERS = 24
"""So many drawings are kept ready to be drawn in another size, or again in a moment."""
_NOTHING = QByteArray(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
_reported: set[str] = set()
"""Damaged pictures that the log knows of: they are drawn again and again."""


class Memory:
    """Pixmaps by what they show: those that somebody shows, and the latest within some bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._shown: WeakValueDictionary[Hashable, QPixmap] = WeakValueDictionary()
        self._latest: OrderedDict[Hashable, tuple[QPixmap, int]] = OrderedDict()
        """With their bytes, the latest used last."""
        self._large: OrderedDict[Hashable, int] = OrderedDict()
        """The bytes of those that can be too large: few, and looked at whenever anything moves."""

    def get(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of this key, drawn if need be."""
        found = self._shown.get(key)
        if found is None:
            found = self._shown[key] = draw()
        if key in self._latest:
            self._latest.move_to_end(key)
            if key in self._large:
                self._large.move_to_end(key)
        else:
            size = _bytes(found)
            self._latest[key] = (found, size)
            if size >= LARGE:
                self._large[key] = size
            self.used += size
            self.trim(self.budget)
        return found

    def trim(self, most: float) -> None:
        """Forget what was used longest ago, until the rest takes at most so many bytes."""
        while self.used > most and self._latest:
            key, (_, size) = self._latest.popitem(last=False)
            self._large.pop(key, None)
            self.used -= size

    def forget_large(self, most: float, large: float) -> None:
        """The same, but only of pixmaps of so many bytes: small ones are drawn all the time."""
        sizes = [(key, size) for key, size in self._large.items() if size >= large]
        used = sum(size for _, size in sizes)
        for key, size in sizes:
            if used <= most:
                break
            del self._latest[key], self._large[key]
            self.used -= size
            used -= size

    def clear(self) -> None:
        self._shown.clear()
        self._latest.clear()
        self._large.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._latest)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


MEMORY = Memory(BUDGET)
PARTS = Memory(BUDGET_OF_PARTS)


class SmoothPainter(QPainter):
    """A painter of smooth edges that ends with its block."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()


def pixmap(
    what: Hashable,
    size: tuple[float, float],
    ratio: float,
    draw: Callable[[QPainter, QSize], None],
    memory: Memory = MEMORY,
) -> QPixmap:
    """The pixmap of this size, as it was drawn the last time or as it is drawn now."""

    def drawn() -> QPixmap:
        image = blank_image(QSize(*(max(1, round(side * ratio)) for side in size)))
        with SmoothPainter(image) as painter:
            draw(painter, image.size())
        made = QPixmap.fromImage(image)
        made.setDevicePixelRatio(ratio)
        return made

    return memory.get((what, size, ratio), drawn)


def painted(rect: QRectF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """What is drawn into this part of a scene, to be copied there; nothing is remembered."""
    made = QPixmap(*(max(1, ceil(side * ratio)) for side in (rect.width(), rect.height())))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return made


def blank_image(size: QSize) -> QImage:
    """An image in which nothing is drawn yet."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@lru_cache(RENDERERS)
def renderer(name: str, tint: str | None = None) -> QSvgRenderer:
    """What draws the picture of this name; what it leaves open to be tinted has this tint.

    In place of a picture that is missing or damaged, there is nothing: the game goes on.
    """
    file = resources.assets() / "pictures" / f"{name}.svg"
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return _nothing(file.name, error)
    if tint:
        text = text.replace("currentColor", tint)
    found = QSvgRenderer(QByteArray(text.encode()))
    return found if found.isValid() else _nothing(file.name)


def _nothing(file: str, unread: Exception | None = None) -> QSvgRenderer:
    """Draws nothing in place of a file that is damaged or can't be read; the log says once why."""
    if file not in _reported:
        _reported.add(file)
        if unread is None:
            log.warning("can't draw %s: it is damaged", file)
        else:
            log.warning("can't draw %s: %s", file, unread)
    return QSvgRenderer(_NOTHING)


def draw_picture(painter: QPainter, name: str, box: QRectF, tint: str | None = None) -> None:
    """Draw a picture in the middle of this box, as large as it fits without being distorted."""
    drawing = renderer(name, tint)
    size = drawing.viewBoxF().size()
    size.scale(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    middle = box.center()
    place = QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2)
    drawing.render(painter, QRectF(place, size))


def picture(
    name: str,
    width: float,
    height: float = 0,
    ratio: float = 1,
    *,
    tint: str | None = None,
    memory: Memory = MEMORY,
) -> QPixmap:
    """A picture in the middle of this rectangle, or of a square; it keeps its proportions.

    What it leaves open to be tinted has this tint.
    """

    def draw(painter: QPainter, size: QSize) -> None:
        draw_picture(painter, name, QRectF(0, 0, size.width(), size.height()), tint)

    return pixmap(("picture", name, tint), (width, height or width), ratio, draw, memory)


def part(name: str, side: float) -> QPixmap:
    """A picture of which others are composed: it is needed while they are, and seldom later."""
    return picture(name, side, memory=PARTS)


def square(middle: QPointF, size: float) -> QRectF:
    """The square around this point."""
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def text_shape(text: str, font: QFont) -> QPainterPath:
    """The letters as they are seen."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    return path


def draw_text(painter: QPainter, middle: QPointF, text: str, font: QFont, colour: str) -> None:
    """Draw text whose visible shape has its middle here."""
    path = text_shape(text, font)
    painter.fillPath(path.translated(middle - path.boundingRect().center()), QColor(colour))
