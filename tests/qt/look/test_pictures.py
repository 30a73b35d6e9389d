"""Pictures are there, are of the size asked for, and can be told apart by every eye."""

import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPixmap

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.table.panels.terrace import draw_terrace
from alhambra_qt.look import palette, pictures
from alhambra_qt.look.pictures import drawing
from alhambra_qt.look.pictures.drawing import BUDGET, MEMORY, SmoothPainter, renderer
from alhambra_qt.look.portraits import OTHERS, OWN, portrait, portraits_at
from alhambra_qt.play.game_setup import LEVELS, PERSON, PROGRAM
from alhambra_qt.system import resources
from alhambra_qt.widgets.kinds import level_badge
from alhambra_qt.words.names import computer_name, person_name
from core.alhambra.components import (
    BUILDINGS,
    CURRENCIES,
    TILES,
)
from tests.qt import eyes

SMALL = 28
"""A tile of a palace far away."""

DRAWN = {
    *"circle ellipse g path rect svg title".split(),
}
"""The elements that are used: no text, no image, nothing that Qt would not draw."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _fresh_memory() -> Iterator[None]:
    pictures.clear()
    yield
    pictures.set_budget(BUDGET)
    pictures.clear()


def image(pixmap: QPixmap) -> QImage:
    return pixmap.toImage()


# Files


@pytest.mark.parametrize("name", pictures.names())
def test_every_picture_is_drawn(name: str) -> None:
    drawn = eyes.silhouette(pictures.picture(name, SMALL))
    assert sum(drawn) > 20


@pytest.mark.parametrize("content", [None, b"", b"no picture", b"<svg><g>", b"\xff\xfe\x00"])
def test_in_place_of_a_damaged_picture_there_is_nothing_and_the_log_says_it_once(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
    content: bytes | None,
) -> None:
    """Also where a picture is only a part of a tile or a card."""
    damaged = ["building-tower", "card-corner", "wall-stone", "wall-stone-corner"]
    shutil.copytree(resources.assets() / "pictures", tmp_path / "pictures")
    for name in damaged:
        file = tmp_path / "pictures" / f"{name}.svg"
        file.unlink()
        if content is not None:
            file.write_bytes(content)
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)
    monkeypatch.setattr(drawing, "_reported", set())
    renderer.cache_clear()
    try:
        for side in (28, 60):
            assert not any(eyes.silhouette(pictures.picture("building-tower", side)))
            assert any(eyes.silhouette(pictures.picture("building-garden", side)))
            for tile in TILES.values():
                faces.of_tile(tile, side, 1.0)
            faces.money_card("denar-3", side, 2 * side, 1.0)
    finally:
        renderer.cache_clear()
    told = [line.removeprefix("can't draw ").split(".svg: ")[0] for line in caplog.messages]
    assert sorted(told) == damaged


@pytest.mark.parametrize("name", pictures.names())
def test_pictures_hold_nothing_but_simple_shapes(name: str) -> None:
    tree = ET.parse(resources.assets() / "pictures" / f"{name}.svg")  # noqa: S314 - ours
    for element in tree.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in DRAWN
        assert not {"style", "class", "filter", "href"} & set(element.keys())
    assert tree.getroot().find("{http://www.w3.org/2000/svg}title") is not None


def test_every_component_has_its_picture() -> None:
    names = set(pictures.names())
    assert {f"building-{building}" for building in (*BUILDINGS, "fountain")} <= names
    assert {f"currency-{currency}" for currency in CURRENCIES} <= names
    assert {f"thief-{currency}" for currency in CURRENCIES} <= names
    assert {f"seat-{symbol}" for symbol in palette.SEAT_SYMBOL} <= names


# Told apart


@pytest.mark.parametrize(("one", "other"), list(combinations((*BUILDINGS, "fountain"), 2)))
def test_buildings_are_told_apart_by_their_silhouettes(one: str, other: str) -> None:
    first, second = (
        eyes.figure(pictures.picture(f"building-{each}", SMALL), palette.BUILDING[each])
        for each in (one, other)
    )
    assert eyes.share_apart(first, second) > 0.35


@pytest.mark.parametrize(("one", "other"), list(combinations(CURRENCIES, 2)))
def test_currencies_are_told_apart_by_their_silhouettes(one: str, other: str) -> None:
    first, second = (eyes.silhouette(faces.currency(each, SMALL)) for each in (one, other))
    assert eyes.share_apart(first, second) > 0.12


@pytest.mark.parametrize(("one", "other"), list(combinations(range(6), 2)))
def test_seats_are_told_apart_by_their_silhouettes(one: int, other: int) -> None:
    first, second = (
        eyes.silhouette(pictures.seat_symbol(each, SMALL, plain=True)) for each in (one, other)
    )
    assert eyes.share_apart(first, second) > 0.25


@pytest.mark.parametrize("vision", eyes.VISION)
def test_pictures_are_told_apart_by_every_eye(vision: str) -> None:
    for kind, least in (
        ([pictures.picture(f"building-{each}", SMALL) for each in BUILDINGS], 9),
        ([faces.currency(each, SMALL) for each in CURRENCIES], 9),
        ([pictures.seat_symbol(each, SMALL) for each in range(6)], 9),
        ([faces.money_card(f"{each}-5", 40, 60) for each in CURRENCIES], 4),
    ):
        looks = [eyes.look(each, vision) for each in kind]
        apart = [eyes.mean_difference(one, other) for one, other in combinations(looks, 2)]
        assert min(apart) > least


# Portraits and badges


def test_every_name_has_a_portrait() -> None:
    names = set(pictures.names())
    assert {f"portrait-{each}" for each in (*OWN, *OTHERS)} <= names
    ours = [portrait(computer_name(seat)) for seat in range(6)]
    assert ours == [f"portrait-{each}" for each in OWN]
    people = [portrait(person_name(seat)) for seat in range(100)]
    assert set(people) == {f"portrait-{each}" for each in OTHERS}
    for strange in ("", " ", "\ud800", "a" * 10_000, "阿尔罕布拉"):
        assert portrait(strange) in names


def test_a_portrait_is_the_same_every_time_the_program_runs() -> None:
    code = "from alhambra_qt.look.portraits import portrait; print(portrait('Zoé'), portrait('Bo'))"
    told = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [portrait("Zoé"), portrait("Bo")]


@pytest.mark.parametrize(
    "names",
    [
        [computer_name(seat) for seat in range(6)],
        [person_name(seat) for seat in range(6)],
        ["Ann"] * 6,
        ["Zaida", "zaida", "ZAIDA", "Ann", "Zaida ", "Ann"],
        [f"{number}" for number in range(12)],
        [],
    ],
)
def test_no_two_seats_share_a_portrait(names: list[str]) -> None:
    at_the_table = portraits_at(names)
    assert len(at_the_table) == len(set(at_the_table)) == len(names)
    assert at_the_table == portraits_at(names)
    assert set(at_the_table) <= set(pictures.names())


def test_our_own_names_keep_their_faces_beside_others() -> None:
    crowd = ["Ann"] * 7 + ["Zaida", "Boabdil"]
    assert portraits_at(crowd)[-2:] == ("portrait-zaida", "portrait-boabdil")
    assert portraits_at(["Ann", "Zaida"]) == (portrait("Ann"), "portrait-zaida")


@pytest.mark.parametrize("vision", eyes.VISION)
def test_portraits_are_told_apart_by_every_eye(vision: str) -> None:
    looks = [
        eyes.look(pictures.picture(f"portrait-{each}", SMALL), vision) for each in OWN + OTHERS
    ]
    assert min(eyes.mean_difference(one, other) for one, other in combinations(looks, 2)) > 9


@pytest.mark.parametrize("size", [14, 24])
@pytest.mark.parametrize("vision", eyes.VISION)
def test_every_level_has_its_badge(size: int, vision: str) -> None:
    badges = [level_badge(kind) for kind in (*LEVELS, PROGRAM)]
    assert badges == [f"level-{each}" for each in "easy medium hard expert program".split()]
    assert level_badge(f"{PROGRAM}python3 bot.py") == "level-program"
    assert not level_badge(PERSON)
    looks = [eyes.look(pictures.picture(each, size), vision) for each in badges]
    assert min(eyes.mean_difference(one, other) for one, other in combinations(looks, 2)) > 6


# The terrace


@pytest.mark.parametrize(
    ("width", "height", "unit", "ratio"),
    [(775, 530, 1, 1), (620, 420, 1, 1.5), (1100, 750, 2.1, 1)],
)
def test_what_lies_on_the_terrace_stands_out(
    width: int, height: int, unit: float, ratio: float
) -> None:
    drawn = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(palette.WHITE)
    with SmoothPainter(drawn) as painter:
        draw_terrace(painter, QRectF(0, 0, width, height), unit)
    counted = Counter(eyes.pixels(QPixmap.fromImage(drawn)))
    colours = {f"#{r:02x}{g:02x}{b:02x}": times for (r, g, b, _), times in counted.items()}
    against = {each: eyes.contrast(each, palette.ON_TABLE) for each in colours}
    lightest, darkest = min(against, key=against.__getitem__), max(against, key=against.__getitem__)
    assert against[lightest] >= 4.5
    assert eyes.contrast(lightest, palette.LEGAL) >= 3
    assert eyes.contrast(lightest, palette.LAST_MOVE) >= 2.5
    assert eyes.contrast(lightest, darkest) <= 3.2, "it is calm"
    clear = [each for each in colours if eyes.contrast(palette.ILLEGAL, each) >= 2.3]
    assert sum(colours[each] for each in clear) > 0.8 * sum(colours.values())


def test_the_terrace_keeps_to_its_rectangle() -> None:
    drawn = QImage(300, 200, QImage.Format.Format_RGB32)
    drawn.fill(palette.WHITE)
    with SmoothPainter(drawn) as painter:
        draw_terrace(painter, QRectF(50, 40, 200, 120), 1)
        draw_terrace(painter, QRectF(10, 10, 20, 5), 1)
    outside = {drawn.pixelColor(x, y).name() for x in (45, 255) for y in range(30, 200)}
    assert outside == {palette.WHITE}


@pytest.mark.parametrize(
    ("width", "height", "ratio"), [(300, 200, 1), (301, 203, 1), (300, 200, 1.25)]
)
def test_the_quarters_of_the_terrace_meet(width: int, height: int, ratio: float) -> None:
    drawn = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(palette.WHITE)
    with SmoothPainter(drawn) as painter:
        draw_terrace(painter, QRectF(0, 0, width, height), 0.7, is_evening=True)
    assert (
        drawn.flipped(Qt.Orientation.Horizontal) == drawn == drawn.flipped(Qt.Orientation.Vertical)
    )
    assert palette.WHITE not in {
        drawn.pixelColor(x, drawn.height() // 2).name() for x in range(drawn.width())
    }


# Icons


def test_an_icon_has_the_colour_of_its_text() -> None:
    made = pictures.icon("undo", "#ff0000")
    shown = made.pixmap(24).toImage()
    colours = {
        shown.pixelColor(x, y).name()
        for x in range(24)
        for y in range(24)
        if shown.pixelColor(x, y).alpha() == 255
    }
    assert colours == {"#ff0000"}


def test_a_tint_colours_what_is_left_open() -> None:
    red, blue = (image(pictures.picture("citizen", 40, tint=palette.SEAT[each])) for each in (0, 1))
    assert red != blue


# Sizes, memory, time


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
def test_sizes_are_exact(ratio: float) -> None:
    for pixmap, width, height in (
        (faces.tile("tower-12", 0, 61, ratio), 61, 61),
        (faces.fountain(28, ratio), 28, 28),
        (faces.money_card("denar-7", 43, 65, ratio), 43, 65),
        (faces.card_back(43, 65, ratio), 43, 65),
        (faces.scoring_card(43, 65, ratio), 43, 65),
        (faces.currency("ducat", 17, ratio), 17, 17),
        (pictures.seat_symbol(3, 17, ratio), 17, 17),
        (pictures.picture("bag", 50, 31, ratio), 50, 31),
    ):
        assert (pixmap.width(), pixmap.height()) == (round(width * ratio), round(height * ratio))
        assert pixmap.devicePixelRatio() == ratio


def test_what_was_drawn_is_remembered_until_it_is_forgotten() -> None:
    first = faces.tile("tower-12", 0, 64)
    assert faces.tile("tower-12", 0, 64).cacheKey() == first.cacheKey()
    pictures.clear()
    assert len(MEMORY) == 0
    assert faces.tile("tower-12", 0, 64).cacheKey() != first.cacheKey()


def test_memory_is_bounded_and_keeps_what_was_used_last() -> None:
    size = 50 * 50 * 4
    pictures.set_budget(3 * size)
    kept = faces.tile("tower-12", 0, 50)
    for name in ("tower-11", "garden-10", "garden-11", "arcades-9", "arcades-10"):
        faces.tile(name, 0, 50)
        faces.tile("tower-12", 0, 50)
        assert MEMORY.used <= 3 * size
    assert len(MEMORY) == 3
    assert faces.tile("tower-12", 0, 50).cacheKey() == kept.cacheKey()
    pictures.set_budget(size)
    assert len(MEMORY) == 1
    shown = faces.tile("tower-12", 0, 500)
    assert MEMORY.used == 0, "what does not fit at all is not kept"
    assert faces.tile("tower-12", 0, 500).cacheKey() == shown.cacheKey(), "while it is shown, it is"
    drawn = shown.cacheKey()
    del shown
    assert faces.tile("tower-12", 0, 500).cacheKey() != drawn


def test_another_table_makes_it_forget_large_pictures_but_the_latest_and_what_is_shown() -> None:
    small, shown = faces.tile("arcades-9", 0, 30).cacheKey(), faces.tile("tower-12", 0, 100)
    latest = faces.tile("garden-10", 0, 100).cacheKey()
    pictures.forget(QRectF(0, 0, 300, 300), 1.5)
    assert len(MEMORY) == 2
    assert faces.tile("arcades-9", 0, 30).cacheKey() == small
    assert faces.tile("garden-10", 0, 100).cacheKey() == latest
    assert faces.tile("tower-12", 0, 100).cacheKey() == shown.cacheKey()
