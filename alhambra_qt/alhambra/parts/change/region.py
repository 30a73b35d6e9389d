"""Where coins come from: the coin bag, in the row of supplies; a seat has its own with its hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.closeups.close_up import CloseUp
from alhambra_qt.alhambra.closeups.part_close_up import PartCloseUp, explain
from alhambra_qt.alhambra.parts.change.words import by_currency, listed
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location, Movement, in_hand
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.drawing import CENTER
from alhambra_qt.alhambra.table.region import CloseLook, Region, Supply, Thing
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.alhambra.table.supplies import landing_in_row, place_in_row
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import names
from alhambra_qt.words.languages import tr
from core.alhambra.components import CURRENCIES, Money
from core.alhambra.modules.change import Coins
from core.alhambra.table import Table

NAME = "change"
"""That of the rule part; and of the region of the coin bag."""
PICTURE = "coin"
_ORDER = 21
"""Of the tabulator: after the money."""


def coins_on(table: Table, _viewer: int | None) -> Coins:
    """The model of this part: everybody sees who has which, and so what is left in the bag."""
    return table.annex(Coins)


def _coins(model: TableModel) -> Coins:
    return cast(Coins, model.extras[NAME])


def _called() -> str:
    return tr("Coin bag")


def _says(setting: Setting, _thing: Thing | int) -> str:
    bag = _coins(setting.model).bag
    return tr("Coin bag: %n coin(s)", "", len(bag))


# Flying: paid coins into the bag, drawn ones out of it


def movements(before: TableModel, after: TableModel) -> Iterator[Movement]:
    """Which coins have left a seat, and which have come to it."""
    purses = zip(_coins(before).purses, _coins(after).purses, strict=True)
    for seat, (had, has) in enumerate(purses):
        for coin in _less(had, has):
            yield Movement(coin, _before_a_seat(before, seat, coin), Location(NAME))
        for at, coin in enumerate(_less(has, had)):
            place = _before_a_seat(after, seat, coin, _less(has, had)[:at].count(coin))
            yield Movement(coin, Location(NAME), place)


def _less(more: tuple[Money, ...], less: tuple[Money, ...]) -> list[Money]:
    return sorted((Counter(more) - Counter(less)).elements())


def _before_a_seat(model: TableModel, seat: int, coin: Money, others: int = 0) -> Location:
    """The last of equal coins in the hand, but for so many others that moved, too."""
    return Location(regions.HAND, seat, max(0, in_hand(model, seat, coin) - others))


# Looking closely


class CoinsCloseUp(PartCloseUp):
    """What coins are for, how many are left, and who has which."""

    def title(self) -> str:
        """What it is."""
        return _called()

    def wanted_size(self) -> tuple[float, float]:
        """A row for each seat, and one for the bag."""
        return 860, 240 + 52 * len(self.table.seats)

    def spoken(self) -> Iterable[str]:
        """Each row, and what coins are for."""
        told = tr("{name}: {coins}")
        for name, coins in self._rows():
            yield told.format(name=name, coins=listed(coins) or tr("no coins"))
        yield _explained()

    def _rows(self) -> list[tuple[str, tuple[Money, ...]]]:
        coins = self.table.annex(Coins)
        seats = self.people[: len(self.table.seats)]
        owned = [
            (names.shown(one.name), purse) for one, purse in zip(seats, coins.purses, strict=False)
        ]
        return [(_called(), coins.bag), *owned]

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """What they are for, then a row for the bag and for each seat."""
        rows = self._rows()
        room = explain(brush, rect, _explained(), 12)
        height = min(room.height() / (len(rows) + 1), brush.text_px(44))
        first = room.width() * 0.4
        column = (room.width() - first) / len(CURRENCIES)
        side = int(min(height - brush.px(4), brush.text_px(36)))
        for place, currency in enumerate(CURRENCIES):
            x = room.x() + first + (place + 0.5) * column
            y = room.y() + height - side - brush.px(4)
            brush.pixmap(x - side / 2, y, faces.coin(currency, side, brush.ratio))
        for row, (name, coins) in enumerate(rows, 1):
            line = QRectF(room.x(), room.y() + row * height, room.width(), height - brush.px(4))
            brush.board(line, palette.PANEL_RAISED, 6)
            words = QRectF(line.x() + brush.px(10), line.y(), first - brush.px(14), line.height())
            brush.text(words, name, 17, bold=row == 1)
            for place, number in enumerate(by_currency(coins)):
                cell = QRectF(line.x() + first + place * column, line.y(), column, line.height())
                ink = palette.TEXT if number else palette.TEXT_QUIET
                brush.text(cell, str(number), 19, colour=ink, bold=bool(number), align=CENTER)


def _explained() -> str:
    return tr(
        "For every 2 you overpay, you draw a coin. Coins lie face up and count as money "
        "cards worth 1 when you pay. Coins you pay with go back into the coin bag."
    )


def _closely(look: CloseLook, _thing: Thing) -> CloseUp:
    return CoinsCloseUp(look)


REGION = Region(
    name=NAME,
    order=_ORDER,
    within=lambda setting: place_in_row(setting, NAME),
    things=lambda _setting: (NAME,),
    landing=landing_in_row,
    supply=lambda model: Supply(PICTURE, len(_coins(model).bag)),
    called=_called,
    says=_says,
    close_up=_closely,
)
