"""The fullest table with the largest text: nothing lies on anything else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from alhambra_qt.alhambra.parts.base_game.regions import REGIONS
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.alhambra.presenters.table_model import Placed
from alhambra_qt.alhambra.table.layout import lay_out
from alhambra_qt.alhambra.table.panels import strip
from alhambra_qt.alhambra.table.panels.market import MarketBoard
from alhambra_qt.alhambra.table.panels.small_palace import SmallPalace
from alhambra_qt.look import lettering
from core.alhambra.components import FOUNTAIN, TILES

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(1024, 660), (1366, 728), (3840, 2100)]
A_LONG_TURN = TurnTold(
    "Ibrahim",
    3,
    ("buys garden 8, paid exactly", "buys tower 11 for 14", "puts garden 8 on the reserve board"),
    ("buys garden 8, paid exactly", "buys tower 11 for 14"),
    ("denar-3",),
    (TILES["garden-8-nw"], TILES["tower-11"]),
    ("reserve", ""),
)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_words_of_a_turn_are_whole_and_stay_below_its_pictures(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    layout = lay_out(*size, text, REGIONS)
    rooms: list[QRectF] = []
    lines: list[tuple[QRectF, str]] = []
    draw_line, draw_words = lettering.draw_line, strip.Strip._draw_words

    def note_room(self: strip.Strip, brush: object, rect: QRectF, *rest: object) -> None:
        rooms.append(rect)
        draw_words(self, brush, rect, *rest)  # type: ignore[arg-type]

    def note_line(painter: object, rect: QRectF, words: str, *rest: object, **more: object) -> str:
        shown = draw_line(painter, rect, words, *rest, **more)  # type: ignore[arg-type]
        if shown and rooms:
            lines.append((rect, shown))
        return shown

    monkeypatch.setattr(strip.Strip, "_draw_words", note_room)
    monkeypatch.setattr(lettering, "draw_line", note_line)
    strip.Strip().render(
        layout.rect(regions.TURNS), layout.unit, 1.0, (A_LONG_TURN,) * 5, layout.text
    )
    assert len(rooms) == 5
    for rect, shown in lines:
        assert "…" not in shown
        assert any(room.adjusted(-1, -1, 1, 1).contains(rect) for room in rooms)


@pytest.mark.parametrize("seats", [1, 5])
def test_pictures_of_a_turn_show_where_its_tiles_went(seats: int) -> None:
    layout = lay_out(1366, 728, 1.0, REGIONS)

    def painted(*went: str) -> QImage:
        panel = strip.Strip()
        turns = (replace(A_LONG_TURN, went=went),) * seats
        panel.render(layout.rect(regions.TURNS), layout.unit, 1.0, turns, layout.text)
        return panel._pixmap.toImage()

    assert painted("", "") == painted("", "")
    signs = [painted("", ""), painted("reserve", ""), painted("dirk", ""), painted("", "dirk")]
    for index, one in enumerate(signs):
        assert one not in signs[index + 1 :]


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_squares_of_the_market_do_not_touch(size: tuple[int, int], text: float) -> None:
    layout = lay_out(*size, text, REGIONS)
    squares = MarketBoard.places(layout.rect(regions.MARKET), layout.unit, layout.text)
    words = layout.px(17 * layout.text)
    edge = layout.px(4)
    boxes = [square.adjusted(-edge, -edge, edge, words + edge) for square in squares]
    for index, one in enumerate(boxes):
        assert layout.rect(regions.MARKET).contains(one)
        for other in boxes[index + 1 :]:
            assert not one.intersects(other.adjusted(-2, -2, 2, 2))


def test_cards_and_numbers_of_a_rival_lie_below_the_palace() -> None:
    layout = lay_out(1366, 728)
    rect = QRectF(0, 0, 155, 90)
    area = SmallPalace.grid(rect, layout.unit, (Placed(FOUNTAIN, 0, 0),)).area
    cards_top = rect.bottom() - layout.px(20) - layout.px(3)
    assert area.bottom() <= cards_top
    assert area.height() > 0
