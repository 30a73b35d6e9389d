"""Regions: the parts of the table that layout, drop targets, flights, focus and close-ups read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra.gestures import Piece, Target, Touchable
from alhambra_qt.alhambra.presenters import regions as names
from alhambra_qt.alhambra.presenters.changes import Location, Moving
from alhambra_qt.alhambra.presenters.history import Line
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure, TableModel, Worth
from alhambra_qt.alhambra.table.buttons import AnyButton
from alhambra_qt.alhambra.table.layout import Slot, TableLayout
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.scene.panel import Panel
from alhambra_qt.widgets.overlay import Overlay
from core.alhambra.table import Table

BETWEEN_BOARDS = 8


@dataclass(frozen=True)
class PlateOf:
    """The plate of a seat."""

    seat: int
    region: str = names.PLATES


@dataclass(frozen=True)
class LineOf:
    """A line of the chronicle, which opens its moment."""

    line: Line
    region: str = names.CHRONICLE


Thing: TypeAlias = Touchable | PlateOf | LineOf | str
"""Something in a region that can have the focus: what lies there, or the region itself."""


@dataclass(frozen=True)
class Shown:
    """A piece, how it looks and where it lies."""

    piece: Touchable
    picture: QPixmap
    rect: QRectF
    frame: str | None = None
    in_city: bool = False
    is_mark: bool = False
    is_dim: bool = False
    """Whether it is of no use for what is being done."""


class Board(NamedTuple):
    """A panel of a region: what paints it, where, and what it shows."""

    panel: type[Panel]
    rect: QRectF
    content: object
    thing: PlateOf | None = None
    """What a click on it means, if it is not the region itself."""
    covers: QRectF | None = None
    """What of its rectangle is painted, if it isn't all of it."""


class Supply(NamedTuple):
    """What is left somewhere: a picture and a number."""

    picture: str
    number: int


class CloseLook(NamedTuple):
    """What a close look needs beside what is looked at."""

    table: Table
    model: TableModel
    people: tuple[Person, ...]
    parent: QWidget
    with_aids: bool
    log: Callable[[], Overlay]
    """The whole game in words."""
    belongings: Callable[[int], tuple[Belonging, ...]]
    """What else lies before a seat."""
    figures: Callable[[int], Mapping[int, Figure]]
    """Who stands in its palace, and beside it."""
    worths: Callable[[], tuple[Worth, ...]]
    """What is scored beside buildings and walls."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Region:
    """One part of the table; each function is given how things are, and where the region lies."""

    name: str
    order: int
    """Of the tabulator; regions with the same number are one stop."""
    slots: tuple[Slot, ...] = ()
    """Where it would like to be, what it likes best first."""
    within: Callable[[Setting], QRectF] | None = None
    """Where it lies if it has no slot, or shares the room of one with another region.

    It does not move because of what is told, what glows or which cards would be paid.
    """
    boards: Callable[[Setting, QRectF], Iterable[Board]] = lambda _setting, _rect: ()
    """What is painted there."""
    pieces: Callable[[Setting, QRectF], Iterable[Shown]] = lambda _setting, _rect: ()
    """What lies there and can be touched."""
    can_choose: Callable[[Setting], bool] = lambda _setting: True
    """Whether its pieces can have the focus."""
    things: Callable[[Setting], Iterable[Thing]] = lambda _setting: ()
    """What else can have the focus: the region by its name, or something painted."""
    links: Callable[[Setting, QRectF], Iterable[tuple[LineOf | str, QRectF]]] = (
        lambda _setting, _rect: ()
    )
    """What is painted there, opens something if it is clicked, and where it is."""
    is_there: Callable[[Setting], bool] = lambda _setting: True
    is_target: Callable[[Setting], bool] = lambda _setting: False
    """Whether a piece that hangs over it can be meant for it."""
    has_places: bool = False
    """Whether the places of the large palace are in it; it can be pushed about and zoomed."""
    goes_onto_pieces: bool = False
    """Whether what lies there is put onto other pieces, and not into a place or a region."""
    carried: Callable[[Setting, Piece, int], QPixmap] | None = None
    """How something that lies there hangs on the pointer, as large as a tile of the palace."""
    face: Callable[[str, QRectF, float], QPixmap] | None = None
    """The picture of something that lies there and is no tile, by its name, while it flies."""
    beside_the_hand: Callable[[TableModel], int] | None = None
    """How wide it is if it shares the room of the hand; nothing while there's nothing of it."""
    pull: int = 0
    """A tile picked up by a key first hangs over a target in the region with the largest pull."""
    gives_cards: bool = False
    """Whether its cards can be chosen, and dragged to a region that takes cards."""
    takes_cards: bool = False
    """Whether cards are dropped there."""
    is_chosen_from: bool = False
    """Whether its cards are clicked where they lie; what the rules allow then is done at once."""
    owner: Callable[[Setting], int | None] | None = None
    """The seat whose things lie there now, if every seat has such things."""
    landing: Callable[[Setting, QRectF, Location], QRectF] | None = None
    """Where something flies that does not lie there as a piece."""
    landing_of_seat: Callable[[Setting, QRectF, Location, Moving], QRectF] | None = None
    """Where on the board of another seat something flies that its owner's region doesn't show."""
    is_supply: bool = False
    """Whether the table is refilled from it."""
    supply: Callable[[TableModel], Supply] | None = None
    """What is left in it, if it lies in the row of supplies."""
    supply_row: Callable[[Setting, QRectF], QRectF] | None = None
    """Where that row lies, if it is there."""
    buttons: Mapping[AnyButton, Callable[[TableLayout, QRectF], QRectF]] = field(
        default_factory=dict
    )
    """The buttons that belong to it, and where each lies."""
    called: Callable[[], str] = lambda: ""
    """Its name aloud, as a target."""
    says: Callable[[Setting, Thing | int], str] = lambda _setting, _thing: ""
    """What is said aloud of something in it, or of a place in it."""
    marked: Callable[[], str] = lambda: ""
    """What is said aloud of a bought tile that is pencilled in here."""
    close_up: Callable[[CloseLook, Thing], Overlay | None] = lambda _look, _thing: None
    command: str = ""
    """The command that looks at it closely."""
    opens: str = ""
    """The region that Enter looks at instead."""
    lies_on_the_palace: bool = False
    """Whether its boards lie just below the pieces, and not among the boards."""
    may_be_covered: bool = False
    """Whether words beside the pointer lie there rather than on other boards."""
    pushes_the_palace: bool = False
    """Whether the palace makes way for it, so that it covers no tile."""

    def rect(self, setting: Setting) -> QRectF:
        """Where it lies."""
        if self.within is None:
            return setting.layout.rect(self.name)
        rect = setting.within.get(self.name)
        if rect is None:
            rect = setting.within[self.name] = self.within(setting)
        return rect


Regions: TypeAlias = Mapping[str, Region]
"""By their names, in the order of their parts."""


def region_of(thing: Thing, regions: Regions) -> Region:
    """The region that something belongs to."""
    return regions[thing if isinstance(thing, str) else thing.region]


def region_of_target(target: Target, regions: Regions) -> Region:
    """The region that a target is, or that has this place or piece."""
    if isinstance(target, Piece):
        return regions[target.region]
    return regions[target] if isinstance(target, str) else region_with_places(regions)


def region_with_places(regions: Regions) -> Region:
    """The one with the large palace."""
    return next(region for region in regions.values() if region.has_places)


def widths_beside_the_hand(setting: Setting) -> dict[str, int]:
    """How wide each region is that shares the room of the hand, in pixels of this table."""
    return {
        region.name: setting.layout.px(width)
        for region in setting.regions.values()
        if region.beside_the_hand is not None and (width := region.beside_the_hand(setting.model))
    }


def beside_the_hand(setting: Setting, name: str) -> QRectF:
    """Where a region lies that shares the room of the hand: to its right."""
    hand, layout = setting.regions[names.HAND].rect(setting), setting.layout
    widths = widths_beside_the_hand(setting)
    x = hand.right()
    for region in setting.regions.values():
        width = widths.get(region.name, 0)
        if width:
            x += layout.px(BETWEEN_BOARDS)
            if region.name == name:
                break
            x += width
    return QRectF(x, hand.y(), widths.get(name, 0), hand.height())


def around(middle: QPointF, width: float, height: float) -> QRectF:
    """A rectangle with this middle."""
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
