"""Pictures as pixmaps of exactly the size that is asked for.

Sizes are in the units of the window, and a picture has ``size * ratio`` pixels: drawn where they
are, one to one, they are crisp and cost nothing. What was drawn is remembered until it takes too
much room; ``clear`` forgets it. ``python -m alhambra_qt.pictures SHEET.png`` draws all of them.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Self

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer

from alhambra_qt import fonts, palette, resources
from core.alhambra.components import EAST, NORTH, SIDES, SOUTH, WEST

WALL = 0.14
"""How much of a tile's side the thickness of a wall takes."""

MERLONS = {"stone": 0.45, "wood": 0.3}
"""How much of the thickness of a wall its merlons take: between them one sees the table."""

PRICE_FROM = 32
"""A tile smaller than this shows no price: it would hide the building."""

FADED = 0.5
"""How much of a faded tile is seen."""

CORNERS = (NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH)
"""The corners of a tile as the two sides that meet there, in the order of ``inner_corners``."""

ICON_SIZES = (16, 20, 24, 32, 48, 64)

Place = tuple[int, int]


class _Cache:
    """Pixmaps by what they show, the latest used last, within a number of bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of this key, drawn if need be."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        drawn = draw()
        self._pixmaps[key] = drawn
        self.used += _bytes(drawn)
        self.trim()
        return drawn

    def trim(self) -> None:
        """Forget what was used longest ago until the rest fits."""
        while self.used > self.budget and len(self._pixmaps) > 1:
            _, forgotten = self._pixmaps.popitem(last=False)
            self.used -= _bytes(forgotten)

    def clear(self) -> None:
        self._pixmaps.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._pixmaps)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


_cache = _Cache(64 * 1024 * 1024)


def clear() -> None:
    """Forget every pixmap, for instance when the zoom has changed."""
    _cache.clear()


def set_budget(size: int) -> None:
    """Remember pixmaps of at most so many bytes together."""
    _cache.budget = size
    _cache.trim()


# Pictures as they are.


def names() -> tuple[str, ...]:
    """The names of all pictures."""
    return tuple(sorted(path.stem for path in (resources.assets() / "pictures").glob("*.svg")))


def picture(
    name: str, width: float, height: float = 0, ratio: float = 1, *, tint: str | None = None
) -> QPixmap:
    """A picture within this rectangle, or square; what it leaves open to be tinted has this tint.

    A picture keeps its proportions and stands in the middle.
    """
    height = height or width

    def draw() -> QPixmap:
        image = _image(width, height, ratio)
        with _Painter(image) as painter:
            _draw(painter, name, QRectF(image.rect()), tint)
        return _pixmap(image, ratio)

    return _cache.get((name, width, height, ratio, tint), draw)


def currency(name: str, size: float, ratio: float = 1, *, tint: str | None = None) -> QPixmap:
    """The coin of a currency, in its own colour or in this one."""
    return picture(f"currency-{name}", size, size, ratio, tint=tint)


def seat_symbol(index: int, size: float, ratio: float = 1, *, plain: bool = False) -> QPixmap:
    """The symbol of a seat's colour on a disc of that colour; or plain, without the disc."""
    symbol = f"seat-{palette.SEAT_SYMBOL[index]}"
    if plain:
        return picture(symbol, size, size, ratio, tint=palette.SEAT[index])

    def draw() -> QPixmap:
        image = _image(size, size, ratio)
        pixels = image.width()
        with _Painter(image) as painter:
            line = max(1.0, pixels * 0.05)
            disc = QRectF(image.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
            painter.setPen(QPen(QColor(palette.INK), line))
            painter.setBrush(QColor(palette.SEAT[index]))
            painter.drawEllipse(disc)
            inside = pixels * 0.2
            box = QRectF(image.rect()).adjusted(inside, inside, -inside, -inside)
            _draw(painter, symbol, box, palette.SEAT_TEXT[index])
        return _pixmap(image, ratio)

    return _cache.get(("seat", index, size, ratio), draw)


def icon(name: str, tint: str = palette.TEXT) -> QIcon:
    """The icon of a button, in this colour; pale where the button is disabled."""
    made = QIcon()
    for size in ICON_SIZES:
        made.addPixmap(picture(f"icon-{name}", size, size, tint=tint))
        pale = picture(f"icon-{name}", size, size, tint=palette.TEXT_DISABLED)
        made.addPixmap(pale, QIcon.Mode.Disabled)
    return made


# Tiles.


def inner_corners(walls: Mapping[Place, int], place: Place) -> int:
    """The corners of this place in which only walls of its neighbours meet, as a sum.

    1, 2, 4, 8 are north-east, south-east, south-west, north-west; ``walls`` are the walls of the
    tiles of a palace by their places, x growing to the east and y to the south.

    >>> inner_corners({(0, 0): 0, (-1, 0): NORTH, (0, -1): WEST}, (0, 0))
    8
    """
    x, y = place
    beside = ((0, -1), (1, 0), (0, 1), (-1, 0))
    found = 0
    for corner in range(4):
        this, that = corner, (corner + 1) % 4
        here = walls.get(place, 0)
        if here >> this & 1 or here >> that & 1:
            continue
        first = walls.get((x + beside[this][0], y + beside[this][1]), 0)
        second = walls.get((x + beside[that][0], y + beside[that][1]), 0)
        if first >> that & 1 and second >> this & 1:
            found |= 1 << corner
    return found


def tile(
    tile_id: str,
    walls: int,
    size: float,
    ratio: float = 1,
    *,
    wooden: int = 0,
    corners: int = 0,
    faded: bool = False,
) -> QPixmap:
    """The face of a tile with walls on these sides; those that are wooden look it.

    ``corners`` are those of ``inner_corners``.
    """

    def draw() -> QPixmap:
        building, _, price = tile_id.partition("-")
        image = _image(size, size, ratio)
        with _Painter(image) as painter:
            _draw(painter, f"building-{building}", QRectF(image.rect()), None)
            _draw_edge(painter, image.width())
            _draw_walls(painter, image.width(), walls, wooden, corners)
            if price and size >= PRICE_FROM:
                _draw_price(painter, image.width(), price.partition("-")[0])
        return _pixmap(_faded(image) if faded else image, ratio)

    key = ("tile", tile_id, walls, size, ratio, wooden, corners, faded)
    return _cache.get(key, draw)


def fountain(
    size: float, ratio: float = 1, *, wooden: int = 0, corners: int = 0, faded: bool = False
) -> QPixmap:
    """The face of the fountain."""
    return tile("fountain", 0, size, ratio, wooden=wooden, corners=corners, faded=faded)


def _draw_edge(painter: QPainter, pixels: int) -> None:
    """A thin line around a tile, so that two of a kind beside each other stay two."""
    line = max(1, round(pixels / 100))
    colour = QColor(palette.SHADOW)
    colour.setAlphaF(0.45)
    for box in (
        QRectF(0, 0, pixels, line),
        QRectF(0, pixels - line, pixels, line),
        QRectF(0, line, line, pixels - 2 * line),
        QRectF(pixels - line, line, line, pixels - 2 * line),
    ):
        painter.fillRect(box, colour)


def wall_pixels(pixels: int) -> int:
    """The thickness of a wall on a tile of so many pixels."""
    return max(3, round(pixels * WALL))


def _draw_walls(painter: QPainter, pixels: int, walls: int, wooden: int, corners: int) -> None:
    thickness = wall_pixels(pixels)
    for side in range(len(SIDES)):
        if (walls | wooden) >> side & 1:
            material = "wood" if wooden >> side & 1 else "stone"
            painter.save()
            _turn(painter, pixels, side)
            _draw_wall(painter, material, pixels, thickness)
            painter.restore()
    for corner, sides in enumerate(CORNERS):
        if corners >> corner & 1 or (walls | wooden) & sides == sides:
            material = "wood" if wooden & sides and not walls & ~wooden & sides else "stone"
            painter.save()
            _turn(painter, pixels, (corner + 1) % 4)
            box = QRectF(0, 0, thickness, thickness)
            _renderer(f"wall-{material}-corner", None).render(painter, box)
            painter.restore()


def _turn(painter: QPainter, pixels: int, quarters: int) -> None:
    """Let what is drawn along the north side come to lie along another one."""
    painter.translate(*((0, 0), (pixels, 0), (pixels, pixels), (0, pixels))[quarters])
    painter.rotate(90 * quarters)


def _draw_wall(painter: QPainter, material: str, pixels: int, thickness: int) -> None:
    """Equal lengths of wall, each on whole pixels; one looks out between the merlons."""
    lengths = max(3, round(pixels / thickness))
    renderer = _renderer(f"wall-{material}", None)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(0, 0, pixels, round(thickness * MERLONS[material]), Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    for number in range(lengths):
        start, end = round(number * pixels / lengths), round((number + 1) * pixels / lengths)
        renderer.render(painter, QRectF(start, 0, end - start, thickness))


def _draw_price(painter: QPainter, pixels: int, price: str) -> None:
    """The price on a small plate in the north-west, clear of the walls."""
    height = max(10, round(pixels * 0.25))
    font = fonts.text_font(round(height * 1.04), bold=True)
    width = max(height, round(QFontMetricsF(font).horizontalAdvance(price) + height * 0.3))
    place = wall_pixels(pixels)
    plate = QRectF(place, place, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.PLATE))
    painter.drawRoundedRect(plate, height * 0.28, height * 0.28)
    _draw_text(painter, plate.center(), price, font, palette.ON_PLATE)


def _faded(image: QImage) -> QImage:
    pale = QImage(image.size(), image.format())
    pale.fill(Qt.GlobalColor.transparent)
    with _Painter(pale) as painter:
        painter.setOpacity(FADED)
        painter.drawImage(0, 0, image)
    return pale


# Cards.


def money_card(name: str, width: float, height: float, ratio: float = 1) -> QPixmap:
    """The face of a money card such as ``denar-7``."""

    def draw() -> QPixmap:
        kind, _, value = name.partition("-")
        image = _image(width, height, ratio)
        with _Painter(image) as painter:
            _draw_money_card(painter, image.size(), kind, value)
        return _pixmap(image, ratio)

    return _cache.get(("card", name, width, height, ratio), draw)


def card_back(width: float, height: float, ratio: float = 1) -> QPixmap:
    """The back of every money card."""

    def draw() -> QPixmap:
        image = _image(width, height, ratio)
        with _Painter(image) as painter:
            inside = _draw_card(painter, image.size(), palette.LAPIS, palette.TERRACOTTA)
            _draw(painter, "card-ornament", inside, palette.GOLD)
        return _pixmap(image, ratio)

    return _cache.get(("back", width, height, ratio), draw)


def scoring_card(width: float, height: float, ratio: float = 1) -> QPixmap:
    """The face of a scoring card."""

    def draw() -> QPixmap:
        image = _image(width, height, ratio)
        with _Painter(image) as painter:
            inside = _draw_card(painter, image.size(), palette.GOLD, palette.LAPIS)
            edge = inside.width() * 0.04
            _draw(painter, "scoring", inside.adjusted(edge, edge, -edge, -edge), None)
        return _pixmap(image, ratio)

    return _cache.get(("scoring", width, height, ratio), draw)


def _draw_card(painter: QPainter, size: QSize, frame: str, ground: str) -> QRectF:
    """A card with rounded corners and a frame; the rectangle inside the frame."""
    width, height = size.width(), size.height()
    line = max(1.0, width * 0.012)
    radius = width * 0.1
    border = max(2, round(width * 0.075))
    outer = QRectF(0, 0, width, height).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setPen(QPen(QColor(palette.INK), line))
    painter.setBrush(QColor(frame))
    painter.drawRoundedRect(outer, radius, radius)
    inside = QRectF(border, border, width - 2 * border, height - 2 * border)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(inside, radius * 0.6, radius * 0.6)
    return inside


def _draw_money_card(painter: QPainter, size: QSize, kind: str, value: str) -> None:
    """The value stands upright in both corners: a 9 on its head would be a 6."""
    width, height = size.width(), size.height()
    inside = _draw_card(painter, size, palette.CURRENCY[kind], palette.CURRENCY_PALE[kind])
    corner = round(width * 0.3)
    ornament = _renderer("card-corner", palette.CURRENCY[kind])
    for place, quarters in ((inside.topRight(), 1), (inside.bottomLeft(), 3)):
        painter.save()
        painter.translate(place)
        painter.rotate(90 * quarters)
        ornament.render(painter, QRectF(0, 0, corner, corner))
        painter.restore()
    coin = min(width * 0.6, height * 0.42)
    _draw(painter, f"currency-{kind}", _square(QPointF(width / 2, height / 2), coin), None)
    font = fonts.text_font(max(8, round(width * 0.5)), bold=True)
    shape = _text(value, font).boundingRect()
    x, y = shape.width() / 2 + width * 0.05, shape.height() / 2 + width * 0.05
    colour = palette.CURRENCY_DARK[kind]
    _draw_text(painter, inside.topLeft() + QPointF(x, y), value, font, colour)
    _draw_text(painter, inside.bottomRight() - QPointF(x, y), value, font, colour)


def _square(middle: QPointF, size: float) -> QRectF:
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


# How they are drawn.


class _Painter(QPainter):
    """A painter of smooth edges that ends with its block."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()


def _image(width: float, height: float, ratio: float) -> QImage:
    size = QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _pixmap(image: QImage, ratio: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@cache
def _renderer(name: str, tint: str | None) -> QSvgRenderer:
    text = (resources.assets() / "pictures" / f"{name}.svg").read_text("utf-8")
    if tint:
        text = text.replace("currentColor", tint)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    return renderer


def _draw(painter: QPainter, name: str, box: QRectF, tint: str | None) -> None:
    """Draw a picture in the middle of this box, as large as fits."""
    renderer = _renderer(name, tint)
    size = renderer.viewBoxF().size()
    size.scale(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    middle = box.center()
    place = QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2)
    renderer.render(painter, QRectF(place, size))


def _text(text: str, font: QFont) -> QPainterPath:
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    return path


def _draw_text(painter: QPainter, middle: QPointF, text: str, font: QFont, colour: str) -> None:
    """Draw text whose visible shape has its middle here."""
    path = _text(text, font)
    painter.fillPath(path.translated(middle - path.boundingRect().center()), QColor(colour))
