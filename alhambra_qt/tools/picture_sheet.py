"""A sheet of all pictures, tiles and cards, some palaces and the terrace, to look at and judge."""

import argparse
import os
from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.table.panels.terrace import draw_terrace
from alhambra_qt.look import palette, pictures
from alhambra_qt.look.pictures.drawing import SmoothPainter, blank_image
from core.alhambra.components import CURRENCIES, EAST, TILES, WEST
from core.alhambra.palace import FOUNTAIN_ALONE, Palace, x_and_y

WIDTH = 1600
GAP = 8


def main() -> None:
    """Draw the sheet into the file that is named."""
    parser = argparse.ArgumentParser(
        prog="python -m alhambra_qt.tools.picture_sheet", description=__doc__
    )
    parser.add_argument("sheet", help="the PNG file to write")
    parser.add_argument("--only", choices=SECTIONS, help="draw this part alone")
    parser.add_argument("--table", default=palette.TABLE, help="the colour behind it")
    chosen = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _application = QGuiApplication([])
    sections = [chosen.only] if chosen.only else list(SECTIONS)
    rows = [row for section in sections for row in SECTIONS[section]()]
    sheet = blank_image(QSize(WIDTH, _draw(None, rows)))
    sheet.fill(chosen.table)
    with SmoothPainter(sheet) as painter:
        _draw(painter, rows)
    if not sheet.save(chosen.sheet):
        parser.exit(1, f"cannot write {chosen.sheet}\n")


def _draw(painter: QPainter | None, rows: list[list[QPixmap]]) -> int:
    """Put the pictures into rows that are as wide as the sheet; how high the sheet has to be."""
    y = GAP
    for row in rows:
        x, high = GAP, 0
        for pixmap in row:
            if x + pixmap.width() > WIDTH:
                x, y, high = GAP, y + high + GAP, 0
            if painter:
                painter.drawPixmap(x, y, pixmap)
            x += pixmap.width() + GAP
            high = max(high, pixmap.height())
        y += high + 2 * GAP
    return y


def _pictures() -> Iterator[list[QPixmap]]:
    for size in (28, 64, 160):
        yield [
            pictures.picture(name, size, tint=_tint(name))
            for name in pictures.names()
            if not name.startswith("wall-stone") and not name.startswith("wall-wood")
        ]


def _tint(name: str) -> str | None:
    return palette.ON_TABLE if name.startswith(("icon-", "seat-")) else None


def _tiles() -> Iterator[list[QPixmap]]:
    for size in (28, 64, 110, 160):
        yield [
            faces.fountain(size),
            *(faces.tile(tile.id, tile.walls, size) for tile in TILES.values()),
            *(faces.tile("garden-10", walls, size, wooden=EAST | WEST) for walls in (0, 1, 5)),
        ]


def _cards() -> Iterator[list[QPixmap]]:
    for width in (40, 64, 120):
        height = width * 3 / 2
        yield [
            *(
                faces.money_card(f"{currency}-{value}", width, height)
                for currency in CURRENCIES
                for value in range(1, 10)
            ),
            faces.card_back(width, height),
            faces.scoring_card(width, height),
        ]


def _seats() -> Iterator[list[QPixmap]]:
    for size in (16, 28, 64, 160):
        yield [
            pictures.seat_symbol(index, size, plain=plain)
            for plain in (False, True)
            for index in range(len(palette.SEAT))
        ]
        yield [pictures.picture("piece", size, tint=colour) for colour in palette.SEAT]


def _palaces() -> Iterator[list[QPixmap]]:
    for size in (28, 64, 110):
        yield [palace_picture(palace(step, 14), size) for step in (5, 13, 23)]


def _terrace() -> Iterator[list[QPixmap]]:
    for width, height, size in ((775, 530, 64), (1550, 1060, 128)):
        image = blank_image(QSize(width, height))
        built = palace_picture(palace(13, 14), size)
        with SmoothPainter(image) as painter:
            draw_terrace(painter, QRectF(image.rect()), width / 775)
            corner = image.rect().center() - built.rect().center()
            painter.drawPixmap(corner, built)
        yield [QPixmap.fromImage(image)]


def palace(step: int, tiles: int) -> Palace:
    """A palace of so many tiles with a long wall; the step decides in which order they come."""
    built = FOUNTAIN_ALONE
    names = list(TILES)
    for name in islice((names[step * number % len(names)] for number in range(54)), 40):
        places = built.places_for(TILES[name].walls)
        if places and len(built.tiles) < tiles:
            built = max(
                (built.with_tile(TILES[name], where) for where in places),
                key=lambda each: (each.longest_wall(), -len(each.places_around())),
            )
    return built


def palace_picture(built: Palace, size: int) -> QPixmap:
    """A whole palace, its tiles of this size."""
    walls = {x_and_y(where): tile.walls for where, tile in built.tiles.items()}
    left, top = min(x for x, _ in walls), min(y for _, y in walls)
    right, bottom = max(x for x, _ in walls), max(y for _, y in walls)
    image = blank_image(QSize((right - left + 1) * size, (bottom - top + 1) * size))
    with SmoothPainter(image) as painter:
        for where, tile in built.tiles.items():
            x, y = x_and_y(where)
            corners = faces.inner_corners(walls, (x, y))
            face = faces.tile(tile.id, tile.walls, size, corners=corners)
            painter.drawPixmap((x - left) * size, (y - top) * size, face)
    return QPixmap.fromImage(image)


SECTIONS = {
    "pictures": _pictures,
    "seats": _seats,
    "tiles": _tiles,
    "cards": _cards,
    "palaces": _palaces,
    "terrace": _terrace,
}

if __name__ == "__main__":
    main()
