"""Where things are on the table of Roll & Write, at every size, text and number of players."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from alhambra_qt.roll_and_write.gestures import SHEET, Die, Field
from alhambra_qt.roll_and_write.table import sheet_title
from alhambra_qt.roll_and_write.table.layout import Layout, lay_out
from alhambra_qt.roll_and_write.table.sheet import draw_sheet
from alhambra_qt.roll_and_write.table.sheet_plan import SheetContent, plan_of
from alhambra_qt.scene.panel import Brush
from core.roll_and_write.dice import COLOURS, SIDES
from tests.qt.roll_and_write.games import page_of

SIZES = [(1024, 554), (1366, 708), (1366, 526), (1920, 1034), (3840, 2070), (2560, 1034)]
"""Of the table below its bar, and once below what the coach says."""


def laid_out() -> list[tuple[int, Layout]]:
    return [
        (others, lay_out(*size, text, max(3, others + 1), others))
        for size in SIZES
        for text in (1.0, 1.5, 2.0)
        for others in range(5)
    ]


def test_small_sheets_use_the_room_that_there_is() -> None:
    """From edge to edge, with grids that fill their height or what a title leaves of the width."""
    for others, layout in laid_out():
        if not others:
            continue
        assert layout.others[0].rect.x() == layout.score.x()
        assert layout.others[-1].rect.right() == pytest.approx(layout.score.right(), abs=1)
        for plan in layout.others:
            grid = plan.field(Field(1, 1)).united(plan.field(Field(len(SIDES), len(SIDES))))
            high = plan.rect.height() - (0 if plan.is_wide else plan.title.height())
            wide = plan.rect.width() - (plan.title.width() if plan.is_wide else 0)
            assert max(grid.height() / high, grid.width() / wide) > 0.7
            assert plan.rect.contains(grid)
            assert not plan.title.intersects(grid)


def test_boards_do_not_overlap() -> None:
    for _, layout in laid_out():
        boards = [layout.sheet.rect, layout.score, layout.tray, *layout.buttons]
        boards += [plan.rect for plan in layout.others]
        boards += [] if layout.results is None else [layout.results]
        for one, other in combinations(boards, 2):
            assert not one.intersects(other)
        assert all(layout.size.contains(board) for board in boards)


def test_opponents_are_seen_with_large_text() -> None:
    for height, cell in ((708, 25), (526, 17)):  # with the coach above the table, too
        layout = lay_out(1366, height, 2.0, 3, 2)
        assert min(plan.cell for plan in layout.others) > cell


def test_points_are_told_on_every_small_sheet(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside a name, or if that needs all the room in the corner where no die ever lies."""
    discs: list[tuple[QRectF, str]] = []
    monkeypatch.setattr(
        sheet_title, "draw_points", lambda _brush, disc, points, _size: discs.append((disc, points))
    )
    scene = page_of(qtbot, 5, 60).scene
    assert scene.model is not None
    picture = QPixmap(10, 10)
    for size, text in ((SIZES[0], 1.0), (SIZES[0], 2.0), (SIZES[1], 2.0), (SIZES[2], 2.0)):
        layout = lay_out(*size, text, 5, 4)
        with QPainter(picture) as painter:
            brush = Brush(painter, layout.scale.unit, 1, text)
            for plan, sheet in zip(layout.others, scene.model.sheets, strict=False):
                discs.clear()
                told = SheetContent(sheet, scene.model.grid, False, False, "points")
                draw_sheet(brush, plan, told)
                ((disc, points),) = discs
                assert points == str(sheet.points)
                assert plan.rect.contains(disc)
                dice = [Die(SHEET, 0, colour, pips) for colour in COLOURS for pips in SIDES]
                things = [plan.field(Field(1, 1)), *map(plan.die, dice)]
                assert not [thing for thing in things if disc.intersects(thing)], (plan, disc)


def test_sheets_of_a_game_that_is_over_are_in_the_middle() -> None:
    box = QRectF(0, 0, 145, 165)
    plan = plan_of(box, 20, 0, 6, is_small=True, with_dice=False)
    last = plan.field(Field(len(SIDES), len(SIDES)))
    assert plan.left == pytest.approx(box.right() - last.right(), abs=2)
    assert last.right() - plan.left > 0.9 * box.width()
