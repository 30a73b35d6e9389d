"""The fullest table with the largest text: nothing lies on anything else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import combinations, cycle, islice
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter, QPixmap

from alhambra_qt.alhambra.gestures import Hinted
from alhambra_qt.alhambra.parts.base_game.regions import REGIONS
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.affording import Affording
from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.alhambra.presenters.modelling import table_model
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure, Marks, Placed, SeatModel
from alhambra_qt.alhambra.table.city import fitted
from alhambra_qt.alhambra.table.layout import lay_out
from alhambra_qt.alhambra.table.panels import last_turn
from alhambra_qt.alhambra.table.panels.market import MarketBoard, MarketShown
from alhambra_qt.alhambra.table.panels.plate import Plate, SeatPlate
from alhambra_qt.alhambra.table.panels.plate import _rooms as plate_rooms
from alhambra_qt.alhambra.table.panels.track import ScoringTrack, Standing
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.table.setting import News
from alhambra_qt.look import lettering
from alhambra_qt.scene.panel import Brush, Panel
from core.alhambra.components import CURRENCIES, MONEY, TILES
from core.alhambra.rulesets import MODULES
from tests.qt.games import new_session, play_on

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(1024, 660), (1366, 728), (3840, 2100)]
A_LONG_TURN = TurnTold(
    "Ibrahim",
    3,
    ("buys garden 8, paid exactly", "buys tower 11 for 14", "puts garden 8 on the reserve board"),
    ("buys garden 8, paid exactly", "buys tower 11 for 14"),
    ("buys garden 8", "buys tower 11"),
    ("denar-3",),
    (TILES["garden-8-nw"], TILES["tower-11"]),
    ("reserve", ""),
)


def full_table(size: tuple[int, int], text: float, seats: int = 6, *turns: TurnTold) -> TableScene:
    """A late table, at which everybody has done this in their last turn, or a lot."""
    names = ("Lindaraja", "Ibrahim", "Boabdil", "Zaida", "Yusuf", "Aisha")[:seats]
    session = play_on(new_session(*names), actions=220)
    players = [(name, index, "ai:expert") for index, name in enumerate(names)]
    parts = parts_of(session.state.rules)
    model = table_model(
        session.state,
        players,
        home=0,
        shown=0,
        to_play=1,
        hand_of=0,
        marks=Marks(),
        faces=parts.faces,
    )
    scene = TableScene(parts.regions.values())
    scene.scale_text(text)
    scene.resize_to(*size, 1.0)
    turns = turns or (A_LONG_TURN,)
    scene.tell(News(turns=tuple(islice(cycle(turns), seats))))
    scene.show(model)
    for panel in scene.items():
        if isinstance(panel, Panel):
            panel.picture()
    return scene


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_a_plate_is_cut_off_or_lies_on_its_palace(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    lines: list[tuple[QRectF, str]] = []
    cities: list[QRectF] = []
    draw_line, draw_city = lettering.draw_line, SeatPlate._draw_city
    draw_plate = SeatPlate.draw

    def note_line(painter: object, rect: QRectF, words: str, *rest: object, **more: object) -> str:
        shown = draw_line(painter, rect, words, *rest, **more)  # type: ignore[arg-type]
        if shown:
            lines.append((rect, shown))
        return shown

    def note_city(self: SeatPlate, brush: Brush, rect: QRectF, plate: Plate) -> None:
        cities.append(rect)
        draw_city(self, brush, rect, plate)

    def check(self: SeatPlate, brush: Brush, rect: QRectF, content: object) -> None:
        lines.clear()
        cities.clear()
        draw_plate(self, brush, rect, content)
        assert lines
        for line, shown in lines:
            assert "…" not in shown
            assert rect.adjusted(-1, -1, 1, 1).contains(line)
            assert not any(line.intersects(city) for city in cities), shown

    monkeypatch.setattr(lettering, "draw_line", note_line)
    monkeypatch.setattr(SeatPlate, "_draw_city", note_city)
    monkeypatch.setattr(SeatPlate, "draw", check)
    for seats in (2, 6):
        scene = full_table(size, text, seats)
        assert len(scene.plate_rects()) == seats


COINS = Belonging(tuple(Figure(f"currency-{one}") for one in CURRENCIES), 12, "coins")
THIEVES = Belonging((Figure("thief"),), 4, "thieves")
CITIZENS = Belonging((Figure("citizen"),) * 3, 0, "citizens")
A_FULL_RESERVE = tuple(TILES.values())[:7]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_that_a_seat_has_is_on_its_plate_and_large_enough(
    monkeypatch: pytest.MonkeyPatch, seats: int, text: float
) -> None:
    """Coins, thieves, citizens and tiles on the reserve board, beside the palace and not on it."""
    drawn: list[QRectF] = []
    pixmap = Brush.pixmap

    def note(self: Brush, x: float, y: float, picture: QPixmap) -> None:
        size = picture.deviceIndependentSize()
        drawn.append(QRectF(x, y, size.width(), size.height()))
        pixmap(self, x, y, picture)

    scene = full_table((1024, 660), text, seats)
    assert scene.model is not None
    monkeypatch.setattr(Brush, "pixmap", note)
    monkeypatch.setattr(SeatPlate, "_draw_city", lambda *_: None)
    for seat, rect in scene.plate_rects().items():
        drawn.clear()
        full = replace(
            scene.model.seats[seat], belongings=(COINS, THIEVES, CITIZENS), reserve=A_FULL_RESERVE
        )
        is_home = seat == 0
        plate = Plate(full, "portrait-zaida", "level-easy", None, False, False, is_home)
        panel = SeatPlate()
        panel.render(rect, scene.layout.unit, 1.0, plate, scene.layout.text)
        panel.picture()
        told = plate_rooms(panel.boundingRect(), scene.layout.unit, has_city=not is_home).told
        icons = drawn[2:]  # after the face
        assert len(icons) >= 10 + (0 if is_home else len(A_FULL_RESERVE))
        assert max(one.right() for one in icons) <= told.right() + 1
        assert max(one.bottom() for one in icons) <= told.bottom() + 1
        assert min(one.width() for one in icons) >= 8


@pytest.mark.parametrize("seats", [2, 6])
def test_pictures_of_a_turn_show_where_its_tiles_went_beside_words(seats: int) -> None:
    long = ("x " * 2000,)
    turn = replace(A_LONG_TURN, words=long, brief=long, briefest=("buys",))
    painted = partial(_plate_painted, full_table((1366, 728), 1.0, seats))
    ways = [("", ""), ("reserve", ""), ("dirk", ""), ("", "dirk")]
    signs = [painted(replace(turn, went=went)) for went in ways]
    for index, one in enumerate(signs):
        assert one not in signs[index + 1 :]
    assert painted(turn) == painted(turn)


@pytest.mark.parametrize("seats", [2, 6])
def test_no_plate_is_silent_about_a_turn_that_is_too_long_to_be_told(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """Some of its deeds are told, beside their pictures; these are alone only as a last resort."""
    told: list[str] = []

    def note(painter: QPainter, rect: QRectF, words: str, font: QFont) -> None:
        del painter, rect, font
        told.append(words)

    scene = full_table((1366, 728), 1.0, seats)
    monkeypatch.setattr(lettering, "draw_paragraph", note)
    long = ("x " * 2000,)
    turn = replace(A_LONG_TURN, words=long, brief=long)
    _plate_painted(scene, replace(turn, briefest=("buys", "adds", *long)))
    assert told == ["buys, adds, +1"]
    told.clear()
    untold = replace(turn, briefest=long)
    assert _plate_painted(scene, untold) != _plate_painted(scene, None)
    assert told == []


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_what_a_seat_has_leaves_room_for_what_it_did(
    size: tuple[int, int], seats: int, text: float
) -> None:
    scene = full_table(size, text, seats)
    assert scene.model is not None
    has = (COINS, THIEVES, CITIZENS)
    for tiles in (0, 3, 7):
        rich = replace(scene.model.seats[1], belongings=has, reserve=tuple(TILES.values())[:tiles])
        other = replace(A_TURN, words=("passes",), brief=("passes",), briefest=("passes",))
        assert _plate_painted(scene, A_TURN, rich) != _plate_painted(scene, other, rich)


def test_with_large_text_a_plate_for_six_tells_the_last_turn_or_shows_its_tiles() -> None:
    painted = partial(_plate_painted, full_table((1366, 708), 2.0, 6))
    long = ("x " * 2000,)
    told, shown, bare = (
        painted(one)
        for one in (
            replace(A_LONG_TURN, briefest=("buys",)),
            replace(A_LONG_TURN, words=long, brief=long, briefest=long),
            replace(
                A_LONG_TURN, words=long, brief=long, briefest=long, tiles=(), went=(), cards=()
            ),
        )
    )
    assert told != shown != bare != told


def _plate_painted(
    scene: TableScene, turn: TurnTold | None, seat: SeatModel | None = None
) -> QImage:
    panel = SeatPlate()
    assert scene.model is not None
    seat = seat or scene.model.seats[1]
    plate = Plate(seat, "portrait-zaida", "", turn, is_to_play=False, is_large=False)
    rect = scene.plate_rects()[1]
    panel.render(rect, scene.layout.unit, 1.0, plate, scene.layout.text)
    return panel.picture().toImage()


A_TURN = TurnTold(
    "Aisha",
    4,
    ("buys garden 6 for 9", "puts garden 6 on the reserve board"),
    ("buys garden 6 for 9",),
    ("buys garden 6",),
    (),
    (TILES["garden-8-nw"],),
    ("reserve",),
)


NO_TURN = TurnTold("Aisha", 4, (), (), (), (), (), ())


def test_larger_windows_tell_as_much_and_large_text_tells_whole_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    draw_words, draw_pictures = lettering.draw_paragraph, last_turn._draw_pictures

    def note_words(painter: QPainter, rect: QRectF, words: str, *rest: QFont) -> float:
        told.append(words)
        return draw_words(painter, rect, words, *rest)

    def note_pictures(brush: Brush, rect: QRectF, *rest: Any) -> None:
        told.append("pictures")
        draw_pictures(brush, rect, *rest)

    def told_on(
        size: tuple[int, int], text: float, seats: int, own: TurnTold = NO_TURN
    ) -> list[str]:
        told.clear()
        full_table(size, text, seats, own, *[A_TURN] * (seats - 1))
        return list(told)

    monkeypatch.setattr(lettering, "draw_paragraph", note_words)
    monkeypatch.setattr(last_turn, "_draw_pictures", note_pictures)
    whole = ", ".join(A_TURN.words)
    for size in ((1366, 728), (1920, 1024), (3840, 2048)):
        assert told_on(size, 1.0, 6) == [whole, "pictures"] * 5
        assert told_on(size, 2.0, 3) == [whole] * 2
        for text in (1.0, 2.0):  # the own plate is small, and tells what it did as well
            own = Counter(told_on(size, text, 3, A_TURN)) - Counter(told_on(size, text, 3))
            assert sum(own.values()) >= 1
            assert all(words == "pictures" or words in whole for words in own)


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_last_turns_have_one_size_at_a_table(
    monkeypatch: pytest.MonkeyPatch, text: float, seats: int
) -> None:
    sizes: dict[str, int] = {}

    def note_words(painter: QPainter, rect: QRectF, words: str, font: QFont) -> None:
        del painter, rect
        sizes[words] = font.pixelSize()

    monkeypatch.setattr(lettering, "draw_paragraph", note_words)
    short = replace(
        A_TURN, words=("passes",), brief=("passes",), briefest=("passes",), tiles=(), went=()
    )
    turns = (short, A_TURN, short, A_LONG_TURN, A_TURN, A_LONG_TURN)
    full_table((1366, 728), text, seats, *turns)
    assert len(sizes) >= 2
    assert len(set(sizes.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_no_region_lies_on_another(size: tuple[int, int], text: float, seats: int) -> None:
    scene = full_table(size, text, seats)
    setting = scene.setting()
    names = (regions.HAND, regions.RESERVE, regions.HOME, regions.PALACE, regions.TRACK)
    rects = [scene.regions[name].rect(setting) for name in names]
    rects += [rect for seat, rect in scene.plate_rects().items() if seat]
    cards = [card.rect for card in scene.regions[regions.HAND].pieces(setting, rects[0])]
    assert_numbers_are_seen(cards)
    assert rects[-1].bottom() == pytest.approx(rects[0].bottom(), abs=seats)
    for index, one in enumerate(rects):
        assert scene.layout.size.contains(one)
        for other in rects[index + 1 :]:
            assert not one.intersects(other)


def assert_numbers_are_seen(cards: list[QRectF]) -> None:
    """Each card's upper left corner is covered by none of those that lie on it."""
    for card, covering in combinations(cards, 2):
        number = QRectF(card.topLeft(), QSizeF(card.width() * 0.33, card.height() * 0.33))
        assert not number.intersects(covering)


def test_a_hand_of_fourteen_can_be_read_with_any_text() -> None:
    many = [f"{one}-{value}" for one in CURRENCIES for value in (1, 5, 9)]
    many += ["denar-7", "ducat-7"]
    most_of_one = ["gulden-6", *(f"dirham-{value}" for value in range(1, 10)), "denar-4"]

    def cards(text: float) -> list[list[QRectF]]:
        scene = full_table((1366, 728), text)
        assert scene.model is not None
        shown = []
        for hand in (many, most_of_one):
            scene.show(replace(scene.model, hand=tuple(MONEY[card] for card in hand)))
            region, setting = scene.regions[regions.HAND], scene.setting()
            pieces = region.pieces(setting, region.rect(setting))
            shown.append([one.rect for one in pieces])
        return shown

    for usual, large in zip(cards(1.0), cards(2.0), strict=True):
        for one in (usual, large):
            assert_numbers_are_seen(one)
        assert len(large) == len(usual) >= 11
        assert large[0].width() > usual[0].width() * 0.97


def test_under_the_bars_of_large_text_everything_is_as_large_if_it_fits() -> None:
    """A lesson takes 108 pixels of a small laptop, or 132 if its text is large."""
    usual, large = lay_out(1366, 620, 1.0, REGIONS), lay_out(1366, 596, 2.0, REGIONS)
    assert large.unit >= usual.unit * 0.99
    full = parts_of(new_session("Ann", "Ben", modules=tuple(MODULES)).state.rules)
    for height in (708, 596, 540):
        layout = lay_out(1366, height, 2.0, tuple(full.regions.values()))
        for rect in layout.rects.values():
            assert rect.height() > layout.px(30)
            assert layout.size.contains(rect)


def test_large_text_leaves_the_palace_its_tiles() -> None:
    """They are the largest things on the table, and stay nearly as large."""
    city = [(x, y) for x in range(3) for y in range(2)]
    usual, large = (
        fitted(layout.rect(regions.PALACE), layout.unit, city).cell
        for layout in (lay_out(1366, 728, 1.0, REGIONS), lay_out(1366, 708, 2.0, REGIONS))
    )
    assert large >= usual * 0.9


def test_a_long_hint_in_large_text_covers_no_plate_of_six() -> None:
    scene = full_table((1366, 708), 2.0)
    scene.show_hint(Hinted(), " ".join(["expert"] * 50))
    bubble = scene.hint_view.bubble
    words = bubble.mapRectToScene(bubble.boundingRect())
    assert scene.layout.size.contains(words)
    for rect in scene.plate_rects().values():
        assert (words & rect).height() < 6


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


def test_names_of_currencies_have_one_size_and_numbers_of_the_track_grow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[str, int]] = []
    draw_line = lettering.draw_line

    def note(painter: QPainter, rect: QRectF, words: str, *rest: object, **more: object) -> str:
        shown = draw_line(painter, rect, words, *rest, **more)  # type: ignore[arg-type]
        drawn.append((shown, painter.font().pixelSize()))
        return shown

    monkeypatch.setattr(lettering, "draw_line", note)
    names = ("Gulden", "Dirham", "Denar", "Dukate")
    market = MarketShown(names, (Affording.EXACTLY, None, Affording.WITH_TOO_MUCH, None))
    far = Standing(((Person("Zaida", 0), 195),))
    sizes = []
    for text in (1.0, 2.0):
        layout = lay_out(1366, 728, text, REGIONS)
        drawn.clear()
        for panel, region, content in (
            (MarketBoard(), regions.MARKET, market),
            (ScoringTrack(), regions.TRACK, far),
        ):
            panel.render(layout.rect(region), layout.unit, 1.0, content, text)
            panel.picture()
        named = {size for shown, size in drawn if shown in names}
        counted = {size for shown, size in drawn if shown.isdigit()}
        assert {"0", "20", "200", *names} <= {shown for shown, _ in drawn}
        assert len(named) == len(counted) == 1
        sizes.append((*named, *counted))
    (name, number), (large_name, large_number) = sizes
    assert large_name > name * 1.3
    assert large_number > number * 1.7


@pytest.mark.parametrize("corner", [-1, 1])
def test_bought_tiles_lie_where_no_tile_can_go(corner: int) -> None:
    """A palace that grows into one corner has its tray in the other one."""
    scene = full_table((1366, 728), 1.0)
    assert scene.model is not None
    seat = scene.model.seats[0]
    spots = [*((corner * x, 0) for x in range(6)), *((corner * 5, y) for y in range(1, 4))]
    city = tuple(Placed(TILES["tower-11"], x, y) for x, y in spots)
    seats = (replace(seat, city=city), *scene.model.seats[1:])
    scene.show(replace(scene.model, seats=seats))
    setting = scene.setting()
    tray = scene.regions[regions.BOUGHT].rect(setting)
    assert not any(setting.grid.rect(*spot).intersects(tray) for spot in spots)
    assert (tray.center().x() < scene.palace_rect().center().x()) == (corner > 0)
