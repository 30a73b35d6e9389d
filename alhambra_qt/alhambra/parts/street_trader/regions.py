"""Where traders are: on the grid, and on a tray while something is asked; and the supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPixmap

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.street_trader import faces
from alhambra_qt.alhambra.parts.street_trader.closely import closely
from alhambra_qt.alhambra.parts.street_trader.model import (
    CITIZEN,
    NAME,
    ON_THE_TRADER,
    SUPPLY,
    named,
    shown_in,
)
from alhambra_qt.alhambra.parts.street_trader.words import listed
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.table.drawing import CENTER
from alhambra_qt.alhambra.table.region import Board, Region, Shown, Supply, Thing, around
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.alhambra.table.supplies import landing_in_row, place_in_row
from alhambra_qt.look import lettering, palette
from alhambra_qt.scene.panel import Brush, Panel
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import BUILDINGS
from core.alhambra.modules.street_trader import MeetTrader, StartTrader
from core.alhambra.palace import x_and_y

_COLOURS = tuple(BUILDINGS)
_CITIZEN = 46
_TRADER = 74
_GAP = 6
_EDGE = 14
_APART = 12
"""Between two citizens: frames around those that were chosen need room."""
_BETWEEN = 16
"""Between the citizens on the trader and those of the supply."""
_NUMBER = 18


# The tray: what can be clicked or picked up while the module asks something


class _Tray(NamedTuple):
    """What is on the tray, from left to right."""

    standing: tuple[str, ...] = ()
    """Citizens on the trader who can be clicked."""
    offered: tuple[int, ...] = ()
    """How many of each colour can be had; nothing if none can."""
    trader: tuple[str, ...] | None = None
    """Who stands on the trader that can be picked up; None if it can't."""


def _tray(setting: Setting) -> _Tray:
    shown = shown_in(setting.model)
    asked = shown.asked
    if asked is None or not setting.is_own:
        return _Tray()
    standing = shown.traders[asked.seat].citizens
    if isinstance(asked, StartTrader):
        return _Tray((), (1,) * len(_COLOURS), _picked(setting))
    if isinstance(asked, MeetTrader):
        return _Tray(standing, shown.supply)
    return _Tray(trader=standing)


def _picked(setting: Setting) -> tuple[str, ...]:
    """The citizens that were clicked, in the order of their colours."""
    chosen = sorted(card.index for card in setting.chosen if card.region == NAME)
    return tuple(_COLOURS[index] for index in chosen if index < ON_THE_TRADER)


def _is_used(setting: Setting) -> bool:
    return _tray(setting) != _Tray()


def _rect(setting: Setting) -> QRectF:
    """In the lower right corner of the palace, above bought tiles if there are any."""
    layout, tray = setting.layout, _tray(setting)
    palace, gap = layout.rect(regions.PALACE), layout.px(_GAP)
    height = layout.title + layout.px(_CITIZEN + _NUMBER * layout.text + 3 * _GAP)
    if tray.trader is not None:
        height = max(height, layout.title + layout.px(_TRADER + 2 * _GAP))
    width = max(_width(setting, tray), layout.px(120))
    bottom = palace.bottom() - gap
    if setting.model.marks.of(regions.BOUGHT):
        bottom = setting.regions[regions.BOUGHT].rect(setting).top() - gap
    return QRectF(palace.right() - width - gap, bottom - height, width, height)


def _width(setting: Setting, tray: _Tray) -> float:
    layout = setting.layout
    citizens = len(tray.standing) + len(tray.offered)
    width = 2 * layout.px(_EDGE) + citizens * layout.px(_CITIZEN + _APART)
    if tray.standing:
        width += layout.px(_BETWEEN)
    return width + (layout.px(_TRADER + _GAP) if tray.trader is not None else 0)


def _standing_at(setting: Setting, rect: QRectF, index: int) -> QRectF:
    layout = setting.layout
    side = layout.px(_CITIZEN)
    x = rect.x() + layout.px(_EDGE) + index * layout.px(_CITIZEN + _APART)
    return QRectF(round(x), round(rect.y() + layout.title + layout.px(_GAP)), side, side)


def _offered_at(setting: Setting, rect: QRectF, tray: _Tray, index: int) -> QRectF:
    place = _standing_at(setting, rect, len(tray.standing) + index)
    return place.translated(setting.layout.px(_BETWEEN), 0) if tray.standing else place


def _trader_at(setting: Setting, rect: QRectF) -> QRectF:
    layout = setting.layout
    side = layout.px(_TRADER)
    x = rect.right() - layout.px(_EDGE) - side
    return QRectF(round(x), round(rect.bottom() - layout.px(_GAP) - side), side, side)


class _Said(NamedTuple):
    """What is written on the tray: titles, and below citizens how many there are of them."""

    title: int
    """How high it is."""
    titles: tuple[tuple[str, float, float], ...]
    """What is said, from where to where."""
    numbers: tuple[tuple[str, float, float, float], ...]
    """A number, where it is, and how wide it may be."""


class TrayBoard(Panel):
    """Titles, and numbers below the citizens that can be had."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The citizens themselves are pieces."""
        said = cast(_Said, content)
        brush.board(rect, palette.PANEL_SUNK)
        for text, start, end in said.titles:
            head = QRectF(rect.x() + start, rect.y() + brush.px(2), end - start, said.title)
            brush.painter.setPen(QColor(palette.TEXT_QUIET))
            lettering.draw_block(brush.painter, head, text, brush.font(13), smallest=brush.px(9))
        for text, x, y, width in said.numbers:
            place = QRectF(rect.x() + x, rect.y() + y, width, brush.text_px(_NUMBER))
            brush.text(place, text, 13, align=CENTER)


def _boards(setting: Setting, rect: QRectF) -> Iterator[Board]:
    tray, layout = _tray(setting), setting.layout
    edge = layout.px(_EDGE)
    middle = _offered_at(setting, rect, tray, 0).x() - rect.x()
    end = rect.width() - edge
    titles: list[tuple[str, float, float]] = []
    if tray.standing:
        titles.append((tr("Your trader tile"), edge, middle - edge))
    if tray.trader is not None:
        titles.append((_trader_called() if not tray.offered else tr("Citizens"), middle, end))
    elif tray.offered:
        titles.append((_supply_called(), middle, end))
    numbers = []
    if tray.trader is None:
        for index, number in enumerate(tray.offered):
            place = _offered_at(setting, rect, tray, index).translated(-rect.topLeft())
            numbers.append((str(number), place.x(), place.bottom(), place.width()))
    yield Board(TrayBoard, rect, _Said(layout.title, tuple(titles), tuple(numbers)))


# What lies there


def _pieces(setting: Setting, rect: QRectF) -> Iterator[Shown]:
    tray = _tray(setting)
    for index, colour in enumerate(tray.standing):
        place = _standing_at(setting, rect, index)
        yield _citizen(setting, ON_THE_TRADER + index, colour, place)
    for index, number in enumerate(tray.offered):
        if number:
            place = _offered_at(setting, rect, tray, index)
            yield _citizen(setting, index, _COLOURS[index], place)
    if tray.trader is not None:
        place = _trader_at(setting, rect)
        yield _trader(setting, tray.trader, place)
    trader = shown_in(setting.model).traders[setting.model.shown]
    if trader.at is not None:
        place = setting.grid.rect(*x_and_y(trader.at))
        yield _trader(setting, trader.citizens, place, in_city=True)


def _citizen(setting: Setting, index: int, colour: str, place: QRectF) -> Shown:
    card = Card(NAME, index)
    picture = faces.citizen(colour, place.width(), setting.ratio)
    return Shown(card, picture, place, setting.frame_of(card))


def _trader(
    setting: Setting, citizens: tuple[str, ...], place: QRectF, *, in_city: bool = False
) -> Shown:
    picture = faces.trader(citizens, place.width(), setting.ratio)
    return Shown(Piece(NAME, named(citizens)), picture, place, in_city=in_city)


def _carried(setting: Setting, piece: Piece, side: int) -> QPixmap:
    return faces.trader(piece.name.split(), side, setting.ratio)


def _face(name: str, size: QRectF, ratio: float) -> QPixmap:
    kind, _, colour = name.partition(" ")
    if kind == CITIZEN:
        return faces.citizen(colour, int(size.width()), ratio)
    return faces.trader(name.split(), int(size.width()), ratio)


def _landing(setting: Setting, rect: QRectF, location: Location) -> QRectF:
    """On the grid, or on the tray if the trader is on neither."""
    if location.within == regions.PALACE:
        return setting.grid.rect(location.x, location.y)
    side = setting.layout.px(_CITIZEN)
    return around(rect.center(), side, side)


# Aloud


def _trader_called() -> str:
    return tr("Street trader")


def _supply_called() -> str:
    return tr("General supply")


def _says(setting: Setting, thing: Thing | int) -> str:
    if isinstance(thing, Card):
        return _citizen_said(setting, thing)
    if isinstance(thing, Piece) and thing.name:
        told = tr("Trader tile with citizens: {citizens}")
        return told.format(citizens=listed(thing.name.split()))
    return tr("Trader tile without citizens") if isinstance(thing, Piece) else _trader_called()


def _citizen_said(setting: Setting, card: Card) -> str:
    shown = shown_in(setting.model)
    chosen = tr("chosen") if card in setting.chosen else ""
    if card.index >= ON_THE_TRADER and shown.asked is not None:
        colour = shown.traders[shown.asked.seat].citizens[card.index - ON_THE_TRADER]
        where = tr("on your trader tile")
    else:
        colour = _COLOURS[card.index]
        where = "" if isinstance(shown.asked, StartTrader) else tr("in the general supply")
    name = tr("Citizen ({building})").format(building=texts.building(colour))
    return ", ".join(part for part in (name, where, chosen) if part)


def _supply_says(setting: Setting, _thing: Thing | int) -> str:
    supply = shown_in(setting.model).supply
    told = tr("General supply: %n citizen(s)", "", sum(supply))
    counted = zip(_COLOURS, supply, strict=True)
    citizens = listed(colour for colour, number in counted for _ in range(number))
    return f"{told}, {citizens}" if citizens else told


TRADERS = Region(
    name=NAME,
    order=35,
    within=_rect,
    boards=_boards,
    pieces=_pieces,
    is_there=_is_used,
    is_chosen_from=True,
    carried=_carried,
    face=_face,
    owner=lambda setting: setting.model.shown,
    landing=_landing,
    called=_trader_called,
    says=_says,
    close_up=closely,
    lies_on_the_palace=True,
    pushes_the_palace=True,
)

CITIZENS = Region(
    name=SUPPLY,
    order=22,
    within=lambda setting: place_in_row(setting, SUPPLY),
    things=lambda _setting: (SUPPLY,),
    landing=landing_in_row,
    face=_face,
    supply=lambda model: Supply(CITIZEN, sum(shown_in(model).supply)),
    called=_supply_called,
    says=_supply_says,
    close_up=closely,
)

REGIONS = (TRADERS, CITIZENS)
