"""Where things are on the table of Roll & Write, at every size, text and number of players."""

from __future__ import annotations

from itertools import combinations

import pytest

from alhambra_qt.roll_and_write.gestures import Field
from alhambra_qt.roll_and_write.table.layout import Layout, lay_out
from core.roll_and_write.dice import SIDES

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
