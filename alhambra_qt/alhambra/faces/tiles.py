"""The faces of tiles: ground and building, walls on their sides, and the price on a plate."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from alhambra_qt.look import fonts, palette
from alhambra_qt.look.pictures.drawing import draw_picture, draw_text, part, pixmap, renderer
from core.alhambra.components import EAST, FOUNTAIN, NORTH, SIDES, SOUTH, TILES, WEST, Tile

WALL = 0.14
"""How much of a tile's side the thickness of a wall takes."""

PRICE_FROM = 32
"""A tile smaller than this shows no price: it would hide the building."""

_FIGURE = 0.6
_FIGURE_EDGE = 0.04
"""How large somebody is who stands on a tile, and how far from its edge."""

_RIM = 0.09
"""How much of a card is around its plan of a tile, on each side."""

CORNERS = (NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH)
"""The corners of a tile as the two sides that meet there, in the order of ``inner_corners``."""

BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the neighbour at each side."""

_WOODEN = 4
"""By how many bits what is wooden is above what is there at all."""

Place = tuple[int, int]


def tile(
    tile_id: str,
    walls: int,
    size: float,
    ratio: float = 1,
    *,
    wooden: int = 0,
    corners: int = 0,
    figure: tuple[str, str] | None = None,
) -> QPixmap:
    """The face of a tile with walls on these sides; those that are wooden look it.

    ``corners`` are those of ``inner_corners``; ``figure`` is the picture of who stands on it, and
    its colour.
    """

    def draw(painter: QPainter, pixels: QSize) -> None:
        side = pixels.width()
        building, _, price_and_walls = tile_id.partition("-")
        painter.drawPixmap(0, 0, part(f"building-{building}", side))
        _draw_edge(painter, side)
        _draw_walls(painter, side, walls, wooden)
        _draw_corners(painter, side, walls, wooden, corners)
        if price_and_walls and size >= PRICE_FROM:
            _draw_price(painter, side, price_and_walls.partition("-")[0])
        if figure is not None:
            _draw_figure(painter, side, *figure)

    what = ("tile", tile_id, walls, wooden, corners, figure)
    return pixmap(what, (size, size), ratio, draw)


def of_tile(
    known: Tile,
    size: float,
    ratio: float = 1,
    *,
    corners: int = 0,
    figure: tuple[str, str] | None = None,
) -> QPixmap:
    """The face of a tile as it is: walls that aren't printed on it are wooden."""
    wooden = _wooden(known)
    return tile(
        known.id, known.walls & ~wooden, size, ratio, wooden=wooden, corners=corners, figure=figure
    )


def fountain(size: float, ratio: float = 1, *, wooden: int = 0, corners: int = 0) -> QPixmap:
    """The face of the fountain."""
    return tile("fountain", 0, size, ratio, wooden=wooden, corners=corners)


def wooden_walls(sides: int, size: float, ratio: float = 1) -> QPixmap:
    """Wooden walls as they are on these sides of a tile of this size, and nothing else of it."""

    def draw(painter: QPainter, pixels: QSize) -> None:
        _draw_walls(painter, pixels.width(), 0, sides)
        _draw_corners(painter, pixels.width(), 0, sides, 0)

    return pixmap(("wooden walls", sides), (size, size), ratio, draw)


def plan_of_walls(sides: int, size: float, ratio: float = 1, *, inside: str = "") -> QPixmap:
    """A card with the plan of a tile, and wooden walls on these sides; maybe a picture inside."""

    def draw(painter: QPainter, pixels: QSize) -> None:
        side = pixels.width()
        line = max(1.0, side * 0.025)
        outer = QRectF(0, 0, side, side).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setPen(QPen(QColor(palette.INK), line))
        painter.setBrush(QColor(palette.PANEL_RAISED))
        painter.drawRoundedRect(outer, side * 0.1, side * 0.1)
        rim = round(side * _RIM)
        plan = QRectF(rim, rim, side - 2 * rim, side - 2 * rim)
        painter.fillRect(plan, QColor(palette.LEAF_LIGHT))
        painter.drawPixmap(rim, rim, wooden_walls(sides, plan.width()))
        if inside:
            edge = plan.width() * 0.24
            draw_picture(painter, inside, plan.adjusted(edge, edge, -edge, -edge))

    return pixmap(("plan of walls", sides, inside), (size, size), ratio, draw)


def wall_pixels(pixels: int) -> int:
    """The thickness of a wall on a tile of so many pixels."""
    return max(3, round(pixels * WALL))


def walls_of(known: Tile) -> int:
    """The walls of a tile, and 16 times as much for those that are wooden."""
    return known.walls | _wooden(known) << _WOODEN


def _wooden(known: Tile) -> int:
    """The sides whose walls aren't printed on the tile."""
    return known.walls & ~TILES.get(known.id, FOUNTAIN).walls


def inner_corners(walls: Mapping[Place, int], place: Place) -> int:
    """The corners of this place in which only walls of its neighbours meet, as a sum.

    1, 2, 4, 8 are north-east, south-east, south-west, north-west, and 16 times as much if both
    walls are wooden; ``walls`` are the walls of the tiles of a palace as `walls_of` has them, by
    their places, x growing to the east and y to the south.

    >>> inner_corners({(0, 0): 0, (-1, 0): NORTH, (0, -1): WEST}, (0, 0))
    8
    """
    found = 0
    here = walls.get(place, 0)
    beside = [walls.get((place[0] + x, place[1] + y), 0) for x, y in BESIDE]
    for corner, sides in enumerate(CORNERS):
        after = (corner + 1) % 4
        meets = beside[corner] >> after & 1 and beside[after] >> corner & 1
        if meets and not here & sides:
            found |= 1 << corner
            if beside[corner] >> after + _WOODEN & 1 and beside[after] >> corner + _WOODEN & 1:
                found |= 1 << corner + _WOODEN
    return found


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


def _draw_walls(painter: QPainter, pixels: int, walls: int, wooden: int) -> None:
    """Walls take the place of the ground: it is not seen between the merlons either."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for side in range(len(SIDES)):
        if (walls | wooden) >> side & 1:
            painter.save()
            _turn(painter, pixels, side)
            painter.drawPixmap(0, 0, _wall(pixels, "wood" if wooden >> side & 1 else "stone"))
            painter.restore()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _wall(pixels: int, material: str) -> QPixmap:
    """A wall as it stands on the north side: equal lengths, each on whole pixels."""
    thickness = wall_pixels(pixels)

    def draw(painter: QPainter, _size: QSize) -> None:
        drawing = renderer(f"wall-{material}")
        lengths = max(3, round(pixels / thickness))
        for number in range(lengths):
            start, end = round(number * pixels / lengths), round((number + 1) * pixels / lengths)
            drawing.render(painter, QRectF(start, 0, end - start, thickness))

    return pixmap(("wall", material), (pixels, thickness), 1, draw)


def _draw_corners(painter: QPainter, pixels: int, walls: int, wooden: int, corners: int) -> None:
    thickness = wall_pixels(pixels)
    for corner, sides in enumerate(CORNERS):
        if corners >> corner & 1 or (walls | wooden) & sides == sides:
            is_wooden = wooden & sides == sides or corners >> corner + _WOODEN & 1
            material = "wood" if is_wooden else "stone"
            painter.save()
            _turn(painter, pixels, (corner + 1) % 4)
            drawing = renderer(f"wall-{material}-corner")
            drawing.render(painter, QRectF(0, 0, thickness, thickness))
            painter.restore()


def _turn(painter: QPainter, pixels: int, quarters: int) -> None:
    """Let what is drawn along the north side come to lie along another one."""
    painter.translate(*((0, 0), (pixels, 0), (pixels, pixels), (0, pixels))[quarters])
    painter.rotate(90 * quarters)


def _draw_figure(painter: QPainter, pixels: int, name: str, tint: str) -> None:
    """In the south-east, before a pale disc: it may have the colour of the building."""
    side = pixels * _FIGURE
    edge = pixels * _FIGURE_EDGE
    place = QRectF(pixels - side - edge, pixels - side - edge, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.ON_PLATE))
    painter.drawEllipse(place)
    draw_picture(painter, name, place, tint or None)


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
    draw_text(painter, plate.center(), price, font, palette.ON_PLATE)
