"""Text can be read, and colours that mean something can be told apart by every eye."""

import re

import pytest

from alhambra_qt.look import palette, pictures
from alhambra_qt.system import resources
from tests.qt import eyes

ON = [
    (palette.TEXT, palette.PANEL),
    (palette.TEXT, palette.PANEL_RAISED),
    (palette.TEXT, palette.PANEL_SUNK),
    (palette.TEXT, palette.TRACK),
    (palette.TEXT_QUIET, palette.PANEL),
    (palette.TEXT_QUIET, palette.PANEL_RAISED),
    (palette.TEXT_QUIET, palette.PANEL_SUNK),
    (palette.LINK, palette.PANEL),
    (palette.GAIN, palette.PANEL_RAISED),
    (palette.LOSS, palette.PANEL_RAISED),
    (palette.ON_TABLE, palette.TABLE),
    (palette.ON_TABLE, palette.TABLE_LIGHT),
    (palette.ON_TABLE, palette.TABLE_DARK),
    (palette.ON_TABLE_QUIET, palette.TABLE),
    (palette.ON_BUTTON, palette.BUTTON),
    (palette.ON_BUTTON, palette.BUTTON_PRESSED),
    (palette.ON_BUTTON_QUIET, palette.BUTTON_QUIET),
    (palette.ON_BUTTON_QUIET, palette.BUTTON_QUIET_HOVER),
    (palette.ON_PLATE, palette.PLATE),
    *zip(palette.SEAT_TEXT, palette.SEAT, strict=True),
    *((palette.CURRENCY_DARK[name], palette.CURRENCY_PALE[name]) for name in palette.CURRENCY),
]


@pytest.mark.parametrize(("text", "ground"), ON)
def test_text_can_be_read_on_its_ground(text: str, ground: str) -> None:
    assert eyes.contrast(text, ground) >= 4.5


@pytest.mark.parametrize("vision", ["normal", "protanopia", "deuteranopia", "tritanopia"])
def test_colours_of_seats_and_money_stay_apart(vision: str) -> None:
    assert eyes.closest(palette.SEAT, vision) > 30
    assert eyes.closest(palette.CURRENCY.values(), vision) > 20


def test_colours_of_buildings_differ() -> None:
    """Some eyes mix up red and brown: there the silhouettes tell them apart."""
    assert eyes.closest(palette.BUILDING.values(), "normal") > 20


def test_what_the_table_says_stands_out_from_it() -> None:
    for mark in (palette.LEGAL, palette.ILLEGAL, palette.PENCIL, palette.LAST_MOVE):
        assert eyes.contrast(mark, palette.TABLE) >= 2.5
    assert eyes.contrast(palette.LEGAL, palette.ILLEGAL) >= 2


@pytest.mark.parametrize("name", pictures.names())
def test_pictures_use_these_colours_only(name: str) -> None:
    text = (resources.assets() / "pictures" / f"{name}.svg").read_text("utf-8")
    assert set(re.findall(r"#[0-9a-fA-F]{3,8}\b", text)) <= palette.colours()


def test_six_seats_have_six_of_everything() -> None:
    for each in (palette.SEAT, palette.SEAT_TEXT, palette.SEAT_RING, palette.SEAT_NAME):
        assert len(each) == 6
    assert len(set(palette.SEAT_SYMBOL)) == 6
