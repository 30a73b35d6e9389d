"""Words and marks stand out from what lies below them, in the pixels that are drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.gestures import Card, Targets
from alhambra_qt.alhambra.presenters.affording import Affording
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.regions import NOWHERE
from alhambra_qt.alhambra.table.panels.market import MarketBoard, MarketShown
from alhambra_qt.alhambra.table.panels.track import ScoringTrack, Standing
from alhambra_qt.alhambra.table.scene import FRAMED, PIECE
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Speed
from alhambra_qt.look import palette
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.scene.panel import Panel
from alhambra_qt.scene.pieces import PieceItem
from core.alhambra.palace import place
from tests.qt import contrast, places
from tests.qt.contrast import Doing

P = TypeVar("P", bound=Panel)
SIZE = (1920, 1080)
PENCILLED = "pencilled in"


@pytest.fixture
def large_window(open_window: Callable[[], MainWindow]) -> MainWindow:
    window = open_window()
    window.resize(*SIZE)
    window.apply_settings(window.settings._replace(speed=Speed.OFF))
    places.settle()
    return window


READ = {
    places.pages: {"first start", "rule book", "new game with more options"},
    places.dialogs: {"SettingsDialog", "StuckDialog"},
    places.tables: {
        "banner",
        "dragging to a place that glows",
        "dragging to a forbidden place",
        "payments",
        "curtain",
        "table for six",
    },
    places.sheets: {"log", "tile", "_languages"},
    places.ends: {"scoring 3, step 4", "end", "start with games"},
    places.replays: {"replay, rest"},
    places.dice: {"dice for five", "end of a contest"},
}
"""Where words are read: all kinds of them, on all kinds of grounds."""


@pytest.mark.long
def test_words_can_be_read(large_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    weak, seen = [], set()
    for walk, names in READ.items():
        for name, widget in walk(large_window):
            if name in names:
                seen.add(name)
                places.settle()
                anew = name == "table for six"  # with the numbers of tiles and cards
                found = contrast.weak_text(widget, monkeypatch, anew=anew)
                weak += [f"{name}: {each}" for each in found]
    assert seen == set().union(*READ.values())
    assert not weak, "\n".join(weak)


class Marks:
    """A table on which anything can be marked, and is measured where it lies."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.view, self.scene = page, page.view, page.scene
        self.weak: list[str] = []

    def measure(self, name: str, show: Doing, hide: Doing, rects: list[QRectF]) -> None:
        at = [self.view.mapFromScene(rect).boundingRect() for rect in rects]
        mark = contrast.of_mark(self.view.viewport(), show, hide)
        gaps = 0.4 if name == PENCILLED else 0.1  # it is dashed
        found = contrast.weak_sides(mark, at, gaps)
        self.weak += [f"{name}: {each}" for each in found]

    def all_places(self) -> list[int]:
        """Every place of the palace that is seen whole: on tiles, water, kerbs and hedges."""
        window = self.scene.palace_rect()
        around = [place(x, y) for x in range(-6, 7) for y in range(-6, 7)]
        return [one for one in around if window.contains(self.scene.target_rect(one))]

    def panel(self, kind: type[P]) -> tuple[P, Any]:
        """A board of this kind, and what it shows."""
        panel = next(item for item in self.scene.items() if isinstance(item, kind))
        assert isinstance(panel._shown, tuple)
        return panel, panel._shown

    def repaint(self, panel: Panel, shown: Any, content: object) -> None:
        (x, y, width, height), unit, ratio, _, text = shown
        panel.render(QRectF(x, y, width, height), unit, ratio, content, text)


@pytest.fixture
def marks(large_window: MainWindow) -> Marks:
    page = places.table(large_window, 3, 150)
    model = page.scene.model
    assert model is not None
    assert len({placed.tile.building for placed in model.seats[model.shown].city}) > 4
    return Marks(page)


def test_marks_show_on_every_ground(marks: Marks) -> None:
    _measure_signs(marks)
    _measure_frames(marks)
    _measure_boards(marks)
    assert not marks.weak, "\n".join(marks.weak)


def _measure_signs(marks: Marks) -> None:
    """What glows or is in the way, on tiles, water, kerbs and hedges."""
    signs, places_there = marks.scene.signs, tuple(marks.all_places())
    rects = [marks.scene.target_rect(one) for one in places_there]
    for name, show, nothing in (
        ("legal", lambda to: signs.show_targets(Targets(frozenset(to)), NOWHERE), ()),
        ("in the way", signs.warn, ()),
        ("left", signs.show_traces, ()),
    ):
        marks.measure(name, partial(show, places_there), partial(show, nothing), rects)


def _measure_frames(marks: Marks) -> None:
    """What has the focus, is pencilled in, is chosen or fits."""
    scene, items = marks.scene, marks.scene.items_of_pieces
    unit, line = scene.layout.unit, scene.layout.px(3)
    palace = [piece for piece in items if items[piece].parentItem() is scene.palace.item]
    cards = [piece for piece in items if isinstance(piece, Card)]
    rects = [items[piece].shape_rect() for piece in items]
    for rect in (*rects[::5], *scene.plate_rects().values()):
        show = partial(scene.focus_frame.surround, rect, unit)
        marks.measure("focus", show, scene.focus_frame.hide, [rect])
    for name, colour, framed in (
        (PENCILLED, palette.PENCIL, palace),
        ("built last", palette.LAST_MOVE, palace),
        ("chosen", palette.BUTTON, cards),
        ("fits", palette.GAIN, cards),
    ):
        for number in range(3):  # not all at once: frames lie on neighbours
            some = [items[piece] for piece in framed[number::3]]
            show, hide = (partial(_frame, some, line, frame) for frame in (colour, None))
            marks.measure(name, show, hide, [item.shape_rect() for item in some])


def _frame(items: list[PieceItem], line: int, colour: str | None) -> None:
    for item in items:
        item.setZValue(PIECE if colour is None else FRAMED)
        is_dashed = colour == palette.PENCIL
        item.show_picture(item.picture, item.pos(), colour, line, is_dashed=is_dashed)


def _measure_boards(marks: Marks) -> None:
    """Counters on the track, and signs of what can be paid."""
    track, shown = marks.panel(ScoringTrack)
    everybody = tuple((Person("", colour=seat), 10 * seat) for seat in range(6))
    market, offered = marks.panel(MarketBoard)
    names = offered[3].names
    signs = (Affording.EXACTLY, Affording.WITH_TOO_MUCH) * 2
    for name, panel, before, having, without in (
        ("counter", track, shown, Standing(everybody), Standing(())),
        ("sign", market, offered, MarketShown(names, signs), MarketShown(names, ())),
        ("sign", market, offered, MarketShown(names, signs[::-1]), MarketShown(names, ())),
    ):
        mark = contrast.of_mark(
            marks.view.viewport(),
            partial(marks.repaint, panel, before, having),
            partial(marks.repaint, panel, before, without),
        )
        found = list(mark.words())
        assert len(found) >= 4
        marks.weak += [f"{name}: {one}" for one in found if one.contrast < contrast.MARK]
