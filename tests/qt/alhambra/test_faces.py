"""Tiles and cards can be told apart, and show their walls where they are."""

import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap

import alhambra_qt
from alhambra_qt.alhambra import faces
from alhambra_qt.look import pictures
from core.alhambra.components import CURRENCIES, EAST, FOUNTAIN, NORTH, SOUTH, TILES, WEST

WINDOW = Path(alhambra_qt.__file__).parent

SMALL = 28
"""A tile of a palace far away."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _fresh_memory() -> Iterator[None]:
    pictures.clear()
    yield
    pictures.clear()


def image(pixmap: QPixmap) -> QImage:
    return pixmap.toImage()


# Tiles


@pytest.mark.parametrize("size", [20, SMALL, 64])
def test_different_walls_look_different(size: int) -> None:
    stone = [image(faces.tile("garden-10", walls, size)) for walls in range(16)]
    wood = [image(faces.tile("garden-10", 0, size, wooden=walls)) for walls in range(1, 16)]
    mixed = [image(faces.tile("garden-10", NORTH, size, wooden=WEST))]
    assert all(one != other for one, other in combinations((*stone, *wood, *mixed), 2))


def test_a_wall_stands_on_its_own_side_only() -> None:
    bare = image(faces.tile("tower-12", 0, 100))
    walled = image(faces.tile("tower-12", EAST, 100))
    thickness = faces.wall_pixels(100)
    changed = {x for x in range(100) for y in range(100) if bare.pixel(x, y) != walled.pixel(x, y)}
    assert changed == set(range(100 - thickness, 100))


def test_one_sees_the_table_between_merlons() -> None:
    face = image(faces.tile("tower-12", NORTH, 112))
    top = [face.pixelColor(x, 0).alpha() for x in range(112)]
    assert 30 < sum(alpha == 0 for alpha in top) < 80
    below = [face.pixelColor(x, 112 * 14 // 100 - 1).alpha() for x in range(112)]
    assert set(below) == {255}


def test_neighbours_walls_meet_in_an_inner_corner() -> None:
    walls = {(0, 0): 0, (-1, 0): NORTH, (0, -1): WEST, (1, 0): SOUTH, (0, 1): EAST}
    assert faces.inner_corners(walls, (0, 0)) == 8 + 2
    assert faces.inner_corners({**walls, (0, 0): WEST}, (0, 0)) == 2
    assert faces.inner_corners({}, (5, 5)) == 0
    wooden = {where: one | one << 4 for where, one in walls.items()}
    assert faces.inner_corners(wooden, (0, 0)) == (8 + 2) * 17
    plain, joined, of_wood = (
        image(faces.fountain(60, corners=corners)) for corners in (0, 8, 8 * 17)
    )
    assert of_wood not in (plain, joined)
    assert plain.pixel(2, 2) != joined.pixel(2, 2)
    assert plain.pixel(57, 57) == joined.pixel(57, 57)


def test_a_small_tile_shows_no_price() -> None:
    for size, same in ((faces.PRICE_FROM - 1, True), (faces.PRICE_FROM, False)):
        cheap, dear = (image(faces.tile(name, 0, size)) for name in ("tower-11", "tower-12"))
        assert (cheap == dear) is same


def test_all_tiles_look_different() -> None:
    drawn = [image(faces.tile(tile.id, tile.walls, 64)) for tile in TILES.values()]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_walls_that_are_not_printed_on_a_tile_are_wooden() -> None:
    tile = TILES["tower-11-n"]
    walled = image(faces.of_tile(tile._replace(walls=NORTH | EAST), 64))
    assert walled == image(faces.tile(tile.id, NORTH, 64, wooden=EAST))
    assert image(faces.of_tile(tile, 64)) == image(faces.tile(tile.id, NORTH, 64))
    fountain = FOUNTAIN._replace(walls=WEST)
    assert image(faces.of_tile(fountain, 64)) == image(faces.fountain(64, wooden=WEST))


def test_whatever_shows_a_tile_of_a_game_shows_which_walls_are_wooden() -> None:
    shown = [path for path in (WINDOW / "alhambra").rglob("*.py") if path.parent.name != "faces"]
    assert shown
    assert [path for path in shown if "faces.tile(" in path.read_text(encoding="utf-8")] == []


# Cards


def test_all_cards_look_different() -> None:
    drawn = [
        image(faces.money_card(f"{currency}-{value}", 40, 60))
        for currency in CURRENCIES
        for value in range(1, 10)
    ]
    drawn += [image(faces.card_back(40, 60)), image(faces.scoring_card(40, 60))]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_a_tile_is_drawn_in_no_time() -> None:
    faces.tile("seraglio-3-esw", 14, 64)
    took = []
    for _ in range(10):
        pictures.clear()
        start = time.perf_counter()
        faces.tile("seraglio-3-esw", 14, 120)
        took.append(time.perf_counter() - start)
    assert min(took) < 0.005
