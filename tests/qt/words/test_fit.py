"""Every word fits: in all languages and sizes of text, in the smallest window that there can be."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra.gestures import Refusal
from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.dialogs.settings_dialog import SettingsDialog
from alhambra_qt.files.settings import Speed
from alhambra_qt.pages.main_window import SMALLEST, MainWindow
from core.alhambra.buying import BuyTile
from core.alhambra.table import EMPTY_HAND
from core.kernel.rulebook import Violation
from tests.core.alhambra.positions import position
from tests.qt import places, reading


@pytest.fixture
def small_window(
    open_window: Callable[[], MainWindow],
) -> Callable[[str, float], MainWindow]:
    """The program in the smallest window, in this language and size of text."""

    def open_one(language: str, scale: float) -> MainWindow:
        window = open_window()
        window.resize(*SMALLEST)
        window.setUpdatesEnabled(False)  # it is painted when it is read
        wanted = window.settings._replace(language=language, text_scale=scale, speed=Speed.OFF)
        window.apply_settings(wanted)
        places.settle()
        return window

    return open_one


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_nothing_is_cut_off_and_nothing_overlaps(
    small_window: Callable[[str, float], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    scale: float,
) -> None:
    window = small_window(language, scale)
    found: list[str] = []
    for name, widget in places.walk(window):
        places.settle()
        assert (window.width(), window.height()) == SMALLEST, name
        painted = reading.painted(widget, monkeypatch)
        problems = (
            *reading.cut_off(painted, places.NAMES),
            *reading.overlapping(painted),
            *reading.too_small(widget),
            *reading.too_fine(widget, scale),
            *reading.out_of_sight(widget),
            *reading.on_each_other(widget),
            *reading.left_alone(widget),
        )
        found += [f"{name}: {problem}" for problem in problems]
        if widget.width() > SMALLEST[0] or widget.height() > SMALLEST[1]:
            found.append(f"{name}: too large, {widget.size()}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_is_said_beside_the_pointer_stays_on_the_table(
    small_window: Callable[[str, float], MainWindow], language: str, scale: float
) -> None:
    window = small_window(language, scale)
    scene = places.table(window, 2, 60).scene
    room = scene.sceneRect()
    poor = position(market="tower-13-e tower-12 tower-11 garden-12-s")
    table = poor.with_seat(0, poor.seats[0]._replace(hand=EMPTY_HAND))
    refusals = [
        Refusal(table, BuyTile(tile.id, ()), Violation(rule))
        for rule in all_parts().refusals
        for tile in table.market
        if tile is not None
    ]
    for refusal in refusals:
        text, rule = all_parts().refused(refusal), refusal.rule
        for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
            scene.bubble.say(text, corner, scene.layout.text_unit, refused_by=rule)
            assert room.adjusted(-1, -1, 1, 1).contains(scene.bubble.sceneBoundingRect()), text


def test_larger_text_holds_at_once_wherever_one_is(
    small_window: Callable[[str, float], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everywhere, what is open looks like what is opened with larger text."""

    def sizes(widget: QWidget) -> list[tuple[str, int]]:
        places.settle()
        painted = reading.painted(widget, monkeypatch)
        lines = [(without_times(line.shown), round(line.box.height())) for line in painted]
        return [*lines, *reading.sizes(widget)]

    def without_times(text: str) -> str:
        return re.sub(r"\d+[:.]\d\d", "", text)

    def choose(widget: QWidget, scale: float) -> None:
        if isinstance(widget, SettingsDialog):
            index = widget.text_scale.findData(scale)
            widget.text_scale.setCurrentIndex(index)
            widget.text_scale.activated.emit(index)
        else:
            window.apply_settings(window.settings._replace(text_scale=scale))

    large = small_window("en", 2.0)
    fresh = {place.name: sizes(place.widget) for place in places.walk(large)}
    places.let_go(large)
    window = small_window("en", 1.0)
    shutil.rmtree(window.folders.games)
    for place in places.walk(window):
        if isinstance(place.widget, Dialog) and not isinstance(place.widget, SettingsDialog):
            continue  # while it is open, nobody can choose
        before = sizes(place.widget)
        choose(place.widget, 2.0)
        assert sizes(place.widget) != before, place.name
        assert sizes(place.widget) == fresh[place.name], place.name
        choose(place.widget, 1.0)
