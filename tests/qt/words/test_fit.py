"""Every word fits, in all languages and sizes of text, in the smallest window that there can be.

And both change at once, wherever one is.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra.gestures import Refusal
from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.kept_clear import kept_clear
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.dialogs.settings_dialog import SettingsDialog
from alhambra_qt.files.settings import Speed
from alhambra_qt.pages.main_window import SMALLEST, MainWindow
from core.alhambra.buying import BuyTile
from core.alhambra.palace import place as at
from core.alhambra.table import EMPTY_HAND
from core.kernel.rulebook import Violation
from tests.core.alhambra.positions import position
from tests.qt import places, reading
from tests.qt.games import THREE_PERSONS


@pytest.fixture
def small_window(
    open_window: Callable[[], MainWindow],
) -> Callable[[str, float], MainWindow]:
    """The program in the smallest window, in this language and size of text."""

    def open_one(language: str, scale: float) -> MainWindow:
        window = open_window()
        shutil.rmtree(window.folders.games, ignore_errors=True)  # of a window before
        window.resize(*SMALLEST)
        window.setUpdatesEnabled(False)  # it is painted when it is read
        wanted = window.settings._replace(language=language, text_scale=scale, speed=Speed.OFF)
        window.apply_settings(wanted)
        places.settle()
        return window

    return open_one


class Seen(NamedTuple):
    """What is to be seen in a place, without times of day."""

    words: list[str]
    sizes: list[tuple[str, int]]
    problems: list[str]
    """What is cut off, too small, or lies on something else."""


class Reader:
    """Looks at places of a window, which is painted for it."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = window
        self._monkeypatch = monkeypatch

    def everywhere(self) -> dict[str, Seen]:
        return {place.name: self.look(place) for place in places.walk(self.window)}

    def look(self, place: places.Place) -> Seen:
        places.settle()
        painted = reading.painted(place.widget, self._monkeypatch)
        words = [*reading.words(place.widget), *(line.text for line in painted)]
        heights = [(_without_times(line.shown), round(line.box.height())) for line in painted]
        return Seen(
            list(map(_without_times, words)),
            [*heights, *reading.sizes(place.widget)],
            [f"{place.name}: {problem}" for problem in self._problems(place.widget, painted)],
        )

    def _problems(self, widget: QWidget, painted: list[reading.Painted]) -> Iterator[str]:
        yield from reading.cut_off(painted, places.NAMES)
        yield from reading.overlapping(painted)
        yield from reading.too_small(widget)
        yield from reading.too_fine(widget, self.window.settings.text_scale)
        yield from reading.out_of_sight(widget)
        yield from reading.on_each_other(widget)
        yield from reading.left_alone(widget)
        if widget.width() > SMALLEST[0] or widget.height() > SMALLEST[1]:
            yield f"too large, {widget.size()}"
        if self.window.size() != QSize(*SMALLEST):
            yield f"made the window {self.window.size()}"

    def speak(self, language: str) -> None:
        self.window.apply_settings(self.window.settings._replace(language=language))

    def choose(self, place: places.Place, scale: float) -> None:
        """Another size of text, in the dialog if it is open."""
        if isinstance(place.widget, SettingsDialog):
            index = place.widget.text_scale.findData(scale)
            place.widget.text_scale.setCurrentIndex(index)
            place.widget.text_scale.activated.emit(index)
        else:
            self.window.apply_settings(self.window.settings._replace(text_scale=scale))


def _without_times(text: str) -> str:
    return re.sub(r"\d+[:.]\d\d", "", text)


def _problems(seen: Iterable[Seen]) -> str:
    return "\n".join(problem for one in seen for problem in one.problems)


@pytest.mark.parametrize(
    ("language", "scale"), [("en", 1.5), ("de", 1.5), ("nl", 1.5), ("de", 2.0), ("nl", 2.0)]
)
def test_nothing_is_cut_off_and_nothing_overlaps(
    small_window: Callable[[str, float], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    scale: float,
) -> None:
    """The other languages and sizes are looked at below."""
    seen = Reader(small_window(language, scale), monkeypatch).everywhere()
    assert not _problems(seen.values())


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_is_announced_can_be_read_whole(
    small_window: Callable[[str, float], MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    scale: float,
) -> None:
    """Its words lie on those of the table, so nothing else is asked of it."""
    window = small_window(language, scale)
    for place in places.announcements(window):
        painted = reading.painted(window, monkeypatch)
        assert not list(reading.cut_off(painted, places.NAMES)), place.name
        assert isinstance(window.page, TablePage)
        scene = window.page.scene
        assert scene.palace_rect().contains(scene.announcement.sceneBoundingRect()), place.name


@pytest.mark.long
def test_language_and_size_of_text_change_at_once_wherever_one_is(
    small_window: Callable[[str, float], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place that changes looks like one that was opened that way, and nothing is cut off."""

    def reader(language: str, scale: float) -> Reader:
        window = small_window(language, scale)
        named = window.settings._replace(last_setup=THREE_PERSONS)  # else a name is translated
        window.apply_settings(named)
        return Reader(window, monkeypatch)

    fresh: dict[tuple[str, float], dict[str, Seen]] = {}
    for language, scale in (("de", 1.0), ("nl", 1.0), ("en", 2.0)):
        opened = reader(language, scale)
        seen = fresh[language, scale] = opened.everywhere()
        assert not _problems(seen.values()), (language, scale)
        places.let_go(opened.window)
    changing = reader("en", 1.0)
    for place in places.walk(changing.window):
        before = changing.look(place)
        assert not before.problems
        for language in ("de", "nl"):
            changing.speak(language)
            there = fresh[language, 1.0][place.name]
            assert changing.look(place).words == there.words, (language, place.name)
        changing.speak("en")
        if isinstance(place.widget, Dialog) and not isinstance(place.widget, SettingsDialog):
            continue  # while it is open, nobody can choose
        changing.choose(place, 2.0)
        larger = changing.look(place).sizes
        assert larger != before.sizes, place.name
        assert larger == fresh["en", 2.0][place.name].sizes, place.name
        changing.choose(place, 1.0)


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
        for region in (regions.PALACE, regions.RESERVE):
            about = scene.target_rect(at(0, 1) if region == regions.PALACE else region)
            unit = scene.layout.text_unit
            scene.bubble.say(text, about.bottomRight(), unit, about=about, refused_by=rule)
            covered = scene.bubble.sceneBoundingRect().adjusted(2, 2, -2, -2)
            clear = [about, *kept_clear(scene)]
            assert not any(covered.intersects(other) for other in clear), text
