"""The regions of the base game: what lies on every table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.closeups.cards import CardCloseUp, DiscardsCloseUp, UnseenSheet
from alhambra_qt.alhambra.closeups.palace import PalaceCloseUp
from alhambra_qt.alhambra.closeups.points import PointsSheet
from alhambra_qt.alhambra.closeups.tile import TileCloseUp
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.base_game import spoken
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Spot
from alhambra_qt.alhambra.presenters.table_model import Placed, TableModel
from alhambra_qt.alhambra.table.layout import Lane, Slot
from alhambra_qt.alhambra.table.panels.board import TitledBoard
from alhambra_qt.alhambra.table.panels.chronicle import Chronicle
from alhambra_qt.alhambra.table.panels.majority import Majority, MajorityTable
from alhambra_qt.alhambra.table.panels.market import MarketBoard, MoneyBoard, Stock
from alhambra_qt.alhambra.table.panels.small_palace import Small, SmallPalace
from alhambra_qt.alhambra.table.panels.strip import Strip
from alhambra_qt.alhambra.table.panels.track import ScoringTrack, Standing
from alhambra_qt.alhambra.table.region import (
    Board,
    CloseLook,
    OtherPalace,
    Region,
    Setting,
    Shown,
    Thing,
    around,
)
from alhambra_qt.look import palette
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES, FOUNTAIN, TILES, Money
from core.alhambra.table import tile_on

CARD = (48, 76)
"""The size of an open money card on a small laptop."""
_TRAY = 64
_STRIP = 104
"""The height of what the others did last, if it does not get the rest of a lane."""


# The market


def _market_board(_setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(MarketBoard, rect, texts.currency(CURRENCIES[0]))


def _squares(setting: Setting, rect: QRectF) -> list[QRectF]:
    return MarketBoard.places(rect, setting.layout.unit, setting.layout.text)


def _market_tiles(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    for square, tile in zip(_squares(setting, rect), setting.model.market, strict=True):
        if tile is not None:
            yield Shown(Piece(regions.MARKET, tile.id), setting.tile(tile, square), square)


def _on_a_square(setting: Setting, rect: QRectF, spot: Spot) -> QRectF:
    return _squares(setting, rect)[spot.index]


# Money


def _money_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    yield Board(MoneyBoard, rect, Stock(model.pile, model.bag, model.discards))


def _open_cards(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    layout = setting.layout
    width, height = (layout.px(side) for side in CARD)
    gap = (rect.width() - 4 * width) / 5
    for index, money in enumerate(setting.model.money):
        card = Card(regions.MONEY, index)
        is_chosen = card in setting.chosen
        top = rect.y() + layout.px(6 if is_chosen else 12)
        place = QRectF(rect.x() + gap + index * (width + gap), top, width, height)
        picture = faces.money_card(money, width, height, setting.ratio)
        yield Shown(card, picture, place, palette.FOCUS if is_chosen else None)


def _card_in_the_middle(setting: Setting, rect: QRectF, _spot: Spot) -> QRectF:
    return around(rect.center(), *(setting.layout.px(side) for side in CARD))


def _stock(setting: Setting) -> QRectF:
    rect = QRectF(setting.layout.rect(regions.MONEY))
    rect.setTop(rect.bottom() - setting.layout.px(30))
    return rect


def _in_stock(column: int) -> Region:
    """Pile, discards or bag: a third of the stock, where cards and tiles come from or go to."""
    name = (regions.PILE, regions.DISCARDS, regions.BAG)[column]

    def within(setting: Setting) -> QRectF:
        layout, money = setting.layout, setting.layout.rect(regions.MONEY)
        third = (money.width() - layout.px(20)) / 3
        x, y = money.x() + layout.px(10) + column * third, money.bottom() - layout.px(26)
        return QRectF(x, y, third, layout.px(18))

    def landing(setting: Setting, rect: QRectF, _spot: Spot) -> QRectF:
        side = setting.layout.px(18)
        return QRectF(rect.x(), rect.y(), side, side)

    return Region(
        name=name,
        order=_MONEY,
        within=within,
        landing=landing,
        close_up=_unseen if name == regions.BAG else _discards,
    )


# Bought tiles that are not pencilled in yet


def _tray(setting: Setting) -> QRectF:
    layout = setting.layout
    palace = layout.rect(regions.PALACE)
    number = max(1, len(setting.model.marks.of(regions.BOUGHT)))
    side, gap = layout.px(_TRAY), layout.px(6)
    width = number * (side + gap) + layout.px(14)
    height = side + layout.title + layout.px(10)
    return QRectF(palace.left() + gap, palace.bottom() - height - gap, width, height)


def _tray_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(TitledBoard, rect, (tr("Bought"), palette.PANEL_SUNK, setting.layout.title))


def _tray_is_used(setting: Setting) -> bool:
    """While something lies on it, or can be put there."""
    lies_there = bool(setting.model.marks.of(regions.BOUGHT)) and setting.is_own
    return lies_there or regions.BOUGHT in setting.targets


def _tray_tiles(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    if not setting.is_own:
        return
    layout = setting.layout
    side = layout.px(_TRAY)
    for index, tile in enumerate(setting.model.marks.of(regions.BOUGHT)):
        x = rect.x() + layout.px(8) + index * (side + layout.px(6))
        place = QRectF(x, rect.y() + layout.title + layout.px(2), side, side)
        piece = Piece(regions.BOUGHT, tile.id)
        yield Shown(piece, setting.tile(tile, place), place, is_mark=True)


# The large palace


def _palace_tiles(setting: Setting, _rect: QRectF) -> Iterator[Shown]:
    model = setting.model
    seat = model.seats[model.shown]
    marks = model.marks.built if setting.is_own else ()
    walls = {(placed.x, placed.y): placed.tile.walls for placed in (*seat.city, *marks)}
    for placed in seat.city:
        frame = palette.LAST_MOVE if placed.tile.id in seat.last.built else None
        yield _in_the_palace(setting, placed, regions.PALACE, frame, walls)
    for placed in marks:
        yield _in_the_palace(setting, placed, regions.BOUGHT, palette.PENCIL, walls)


def _in_the_palace(
    setting: Setting,
    placed: Placed,
    region: str,
    frame: str | None,
    walls: Mapping[tuple[int, int], int],
) -> Shown:
    rect = setting.grid.rect(placed.x, placed.y)
    is_mark = region == regions.BOUGHT
    corners = faces.inner_corners(walls, (placed.x, placed.y))
    return Shown(
        Piece(region, placed.tile.id),
        setting.tile(placed.tile, rect, faded=is_mark, corners=corners),
        rect,
        frame,
        in_city=True,
        is_mark=is_mark,
    )


# The reserve board


def _reserve_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(TitledBoard, rect, (_reserve_called(), palette.PANEL_SUNK, setting.layout.title))


def _reserve_called() -> str:
    return tr("Reserve board")


def _reserve_tiles(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    model, layout = setting.model, setting.layout
    tiles = model.seats[model.shown].reserve
    marked = model.marks.of(regions.RESERVE) if setting.is_own else ()
    side, columns = _fill(
        rect.width() - layout.px(16),
        rect.height() - layout.title - layout.px(10),
        len(tiles) + len(marked),
        layout.px(104),
    )
    for index, tile in enumerate((*tiles, *marked)):
        row, column = divmod(index, columns)
        x, y = rect.x() + layout.px(8), rect.y() + layout.title + layout.px(4)
        place = QRectF(x + column * side, y + row * side, side - 3, side - 3)
        is_mark = index >= len(tiles)
        yield Shown(
            Piece(regions.BOUGHT if is_mark else regions.RESERVE, tile.id),
            setting.tile(tile, place, faded=is_mark),
            place,
            palette.PENCIL if is_mark else None,
            is_mark=is_mark,
        )


def _fill(width: float, height: float, number: int, largest: int) -> tuple[int, int]:
    """The side of squares, and how many stand in a row, so that they all fit."""
    columns = 1
    best = (0, 1)
    while columns <= max(1, number):
        rows = -(-number // columns) or 1
        side = int(min(width / columns, height / rows, largest))
        best = max(best, (side, columns))
        columns += 1
    side = best[0]
    return side, max(1, int(width // side))


def _tile_in_the_middle(setting: Setting, rect: QRectF, _spot: Spot) -> QRectF:
    return around(rect.center(), setting.layout.px(64), setting.layout.px(64))


# The hand


def _hand_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(TitledBoard, rect, (_sums(setting.model), palette.PANEL, setting.layout.title))


def _whole_hand(setting: Setting) -> Iterator[Thing]:
    """While its cards can't be chosen, it is looked at as a whole."""
    if setting.model.hand is not None and not setting.is_paying:
        yield regions.HAND


def _sums(model: TableModel) -> str:
    """The sums of the hand by currency."""
    if model.hand is None:
        return tr("This hand is hidden")
    sums = [
        (currency, sum(card.value for card in model.hand if card.place == place))
        for place, currency in enumerate(CURRENCIES)
    ]
    return texts.listed([f"{texts.currency(name)} {total}" for name, total in sums if total])


def _hand_cards(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    hand, layout = setting.model.hand, setting.layout
    if not hand:
        return
    rows = _by_currency(hand)
    gap = layout.px(12)
    room = rect.width() - layout.px(20) - gap * (len(rows) - 1)
    height = int(rect.height() - layout.title - layout.px(20))
    width = int(min(height * 0.63, room / (len(rows) + 0.3 * (len(hand) - len(rows)))))
    height = int(min(height, width / 0.63))
    covered = max(1, len(hand) - len(rows))
    step = min(width + layout.px(3), (room - width * len(rows)) / covered)
    x = rect.x() + layout.px(10)
    top = rect.y() + layout.title + layout.px(10)
    for row in rows:
        for index, money in row:
            card = Card(regions.HAND, index)
            is_chosen = card in setting.chosen
            place = QRectF(x, top - (layout.px(8) if is_chosen else 0), width, height)
            picture = faces.money_card(money, width, height, setting.ratio)
            yield Shown(card, picture, place, palette.FOCUS if is_chosen else None)
            x += step
        x += width - step + gap


def _by_currency(hand: tuple[Money, ...]) -> list[list[tuple[int, Money]]]:
    rows = [
        [(index, card) for index, card in enumerate(hand) if card.place == place]
        for place in range(len(CURRENCIES))
    ]
    return [row for row in rows if row]


# What is only looked at


def _track_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    standing = Standing(tuple(zip(model.people(), model.scores(), strict=True)))
    yield Board(ScoringTrack, rect, standing)


def _majority_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    majority = Majority(model.people(), model.shares(), model.next_scoring, setting.told.with_aids)
    yield Board(MajorityTable, rect, majority)


def _small_palaces(setting: Setting, rect: QRectF) -> Iterator[Board]:
    model = setting.model
    others = [seat for seat in model.seats if seat.index != model.shown]
    gap = setting.layout.px(6)
    for place, seat in zip(_beside_each_other(rect, len(others), gap), others, strict=True):
        small = Small(seat, seat.index == model.to_play)
        yield Board(SmallPalace, place, small, OtherPalace(seat.index))


def _beside_each_other(area: QRectF, number: int, gap: float) -> list[QRectF]:
    columns = 1 if number < 2 else 2
    rows = -(-number // columns)
    width = (area.width() - (columns - 1) * gap) / columns
    height = (area.height() - (rows - 1) * gap) / rows
    return [
        QRectF(
            round(area.x() + index % columns * (width + gap)),
            round(area.y() + index // columns * (height + gap)),
            round(width),
            round(height),
        )
        for index in range(number)
    ]


def _other_palaces(setting: Setting) -> Iterator[Thing]:
    model = setting.model
    yield from (OtherPalace(seat.index) for seat in model.seats if seat.index != model.shown)


def _turns_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(Strip, rect, setting.told.turns)


def _chronicle_board(setting: Setting, rect: QRectF) -> Iterator[Board]:
    yield Board(Chronicle, rect, setting.told.lines[-12:])


# Close looks


def _tile_closely(look: CloseLook, thing: Thing) -> Overlay | None:
    if not isinstance(thing, Piece):
        return None
    squares = [tile.id if tile is not None else "" for tile in look.table.market]
    in_market = thing.region == regions.MARKET and thing.name in squares
    return TileCloseUp(
        tile_on(look.table, thing.name, look.model.shown) or TILES.get(thing.name, FOUNTAIN),
        CURRENCIES[squares.index(thing.name)] if in_market else None,
        look.table,
        look.people,
        look.parent,
        with_aids=look.with_aids,
    )


def _card_closely(look: CloseLook, thing: Thing) -> Overlay | None:
    if not isinstance(thing, Card):
        return None
    model = look.model
    cards = model.money if thing.region == regions.MONEY else model.hand or ()
    if thing.index >= len(cards):
        return None
    return CardCloseUp(cards[thing.index], look.table, look.people, look.parent)


def _palace_closely(look: CloseLook, thing: Thing) -> Overlay | None:
    if not isinstance(thing, OtherPalace):
        return None
    return PalaceCloseUp(thing.seat, look.table, look.people, look.parent, with_aids=look.with_aids)


def _discards(look: CloseLook, _thing: Thing) -> Overlay:
    return DiscardsCloseUp(look.table, look.people, look.parent)


def _unseen(look: CloseLook, _thing: Thing) -> Overlay:
    return UnseenSheet(look.table, look.parent)


def _points(look: CloseLook, _thing: Thing) -> Overlay:
    return PointsSheet(look.parent)


_MONEY = 20
_BOARDS = 100

REGIONS = (
    Region(
        name=regions.MARKET,
        order=10,
        slots=(Slot(Lane.LEFT, 262, growth=0.15),),
        boards=_market_board,
        pieces=_market_tiles,
        landing=_on_a_square,
        says=spoken.market_tile,
        close_up=_tile_closely,
    ),
    Region(
        name=regions.MONEY,
        order=_MONEY,
        slots=(Slot(Lane.LEFT, 176, growth=0.2),),
        boards=_money_board,
        pieces=_open_cards,
        landing=_card_in_the_middle,
        says=spoken.open_card,
        close_up=_card_closely,
    ),
    Region(
        name=regions.STOCK,
        order=_MONEY,
        within=_stock,
        things=lambda _setting: (regions.STOCK,),
        says=spoken.stock,
        close_up=_discards,
    ),
    *(_in_stock(column) for column in range(3)),
    Region(
        name=regions.BOUGHT,
        order=30,
        within=_tray,
        boards=_tray_board,
        pieces=_tray_tiles,
        is_there=_tray_is_used,
        is_target=lambda setting: regions.BOUGHT in setting.targets,
        called=lambda: tr("Beside the Alhambra: decide later"),
        says=spoken.bought_tile,
        marked=lambda: tr("bought, not placed yet"),
        close_up=_tile_closely,
        lies_on_the_palace=True,
    ),
    Region(
        name=regions.TRACK,
        order=_BOARDS,
        slots=(Slot(Lane.MIDDLE, 40),),
        boards=_track_board,
    ),
    Region(
        name=regions.PALACE,
        order=40,
        slots=(Slot(Lane.MIDDLE),),
        pieces=_palace_tiles,
        says=spoken.palace_tile,
        close_up=_tile_closely,
    ),
    Region(
        name=regions.RESERVE,
        order=50,
        slots=(Slot(Lane.BELOW, share=0.36),),
        boards=_reserve_board,
        pieces=_reserve_tiles,
        is_target=lambda _setting: True,
        landing=_tile_in_the_middle,
        called=_reserve_called,
        says=spoken.reserve_tile,
        marked=lambda: tr("bought, for the reserve board"),
        close_up=_tile_closely,
    ),
    Region(
        name=regions.HAND,
        order=60,
        slots=(Slot(Lane.BELOW),),
        boards=_hand_board,
        pieces=_hand_cards,
        can_choose=lambda setting: setting.is_paying,
        things=_whole_hand,
        landing=_card_in_the_middle,
        says=spoken.hand,
        close_up=_card_closely,
    ),
    Region(name=regions.TURN, order=70, slots=(Slot(Lane.BELOW, 132, growth=0.25),)),
    Region(
        name=regions.MAJORITY,
        order=_BOARDS,
        slots=(Slot(Lane.RIGHT, 238, growth=0.12),),
        boards=_majority_board,
        things=lambda _setting: (regions.MAJORITY,),
        says=spoken.majority,
        close_up=_points,
    ),
    Region(
        name=regions.OTHERS,
        order=80,
        slots=(Slot(Lane.RIGHT),),
        boards=_small_palaces,
        things=_other_palaces,
        says=spoken.small_palace,
        close_up=_palace_closely,
    ),
    Region(
        name=regions.TURNS,
        order=_BOARDS,
        slots=(Slot(Lane.LEFT), Slot(Lane.RIGHT, _STRIP)),
        boards=_turns_board,
    ),
    Region(
        name=regions.CHRONICLE,
        order=_BOARDS,
        slots=(Slot(Lane.RIGHT, 132, growth=0.35),),
        boards=_chronicle_board,
        things=lambda _setting: (regions.CHRONICLE,),
        says=spoken.chronicle,
    ),
)
