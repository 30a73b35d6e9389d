"""Where the thieves lie: beside the hand, and nobody but their owner sees which they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from alhambra_qt.alhambra.closeups.close_up import CloseUp
from alhambra_qt.alhambra.closeups.part_close_up import PartCloseUp, draw_row, explain
from alhambra_qt.alhambra.parts.thieves.words import listed
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.panels.board import TitledBoard
from alhambra_qt.alhambra.table.region import Board, CloseLook, Region, Thing, beside_the_hand
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.words import names
from alhambra_qt.words.languages import tr
from core.alhambra.modules.thieves import Thieves
from core.alhambra.table import Table

NAME = "thieves"
"""That of the rule part; and of the region where its cards lie."""
PICTURE = "thief"
_WIDTH = 96
_WIDTH_OF_A_COLUMN = 64
_IN_ONE_COLUMN = 2
_ORDER = 61
"""Of the tabulator: after the hand."""


def own_thieves(table: Table, viewer: int | None) -> tuple[str, ...] | None:
    """The model of this part: the thieves of the viewer; None while nobody may see any."""
    hands = table.annex(Thieves).hands
    return None if viewer is None else hands[viewer] if hands else ()


def _own(model: TableModel) -> tuple[str, ...] | None:
    return cast("tuple[str, ...] | None", model.extras[NAME])


def _width(model: TableModel) -> int:
    """As much as they need: cards can have the rest. How many there are is no secret."""
    thieves = _own(model)
    if thieves is None:
        owned = [one for each in model.seats[model.home].belongings for one in each.pictures]
        return _WIDTH if any(one.picture == PICTURE for one in owned) else 0
    if not thieves:
        return 0
    return _WIDTH_OF_A_COLUMN if len(thieves) <= _IN_ONE_COLUMN else _WIDTH


def _called() -> str:
    return tr("Thieves")


class ThievesBoard(TitledBoard):
    """A title, and the thieves: two below each other, more of them two by two."""

    keeps_picture = True

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """All of them as large as they fit."""
        title, height, thieves = cast(tuple[str, int, tuple[str, ...]], content)
        super().draw(brush, rect, (title, palette.PANEL_SUNK, height))
        edge = brush.px(6)
        room = rect.adjusted(edge, height + brush.px(2), -edge, -edge)
        columns = 1 if len(thieves) <= _IN_ONE_COLUMN else 2
        rows = max(1, -(-len(thieves) // columns))
        side = int(min(room.width() / columns, room.height() / rows) - brush.px(2))
        for at, thief in enumerate(thieves):
            x = room.x() + (at % columns) * (room.width() / columns)
            y = room.y() + (at // columns) * (side + brush.px(2))
            brush.pixmap(x, y, _picture(thief, side, brush.ratio))


def _picture(thief: str, side: int, ratio: float) -> QPixmap:
    return pictures.picture(f"{PICTURE}-{thief}", side, side, ratio)


def _boards(setting: Setting, rect: QRectF) -> Iterator[Board]:
    if _width(setting.model):
        shown = _called(), setting.layout.title, _own(setting.model) or ()
        yield Board(ThievesBoard, rect, shown)


def _told(thieves: tuple[str, ...] | None) -> str:
    if thieves is None:
        return tr("Thieves: hidden")
    if not thieves:
        return tr("You have no thieves left")
    return tr("Your thieves: {thieves}").format(thieves=listed(thieves))


def _says(setting: Setting, _thing: Thing | int) -> str:
    return _told(_own(setting.model))


# Looking closely


class ThievesCloseUp(PartCloseUp):
    """One's own thieves, what they are for, and how many others have."""

    def __init__(self, thieves: tuple[str, ...] | None, look: CloseLook) -> None:
        """Those of the person who looks; None if nobody may see any."""
        super().__init__(look)
        self._thieves = thieves

    def title(self) -> str:
        """What they are."""
        return _called()

    def wanted_size(self) -> tuple[float, float]:
        """Room for the thieves, a line for each seat, and what is said of them."""
        return 820, 335

    def spoken(self) -> Iterable[str]:
        """One's own, everybody's, and what they are for."""
        return _told(self._thieves), self._counted(), _explained()

    def _counted(self) -> str:
        hands = self.table.annex(Thieves).hands
        told = tr("{name}: {number}")
        people = zip(self.people, hands, strict=False)
        return ", ".join(
            told.format(name=names.shown(one.name), number=len(hand)) for one, hand in people
        )

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """What they are for, how many everybody has, then one's own."""
        room = explain(brush, rect, _explained(), 12)
        room = explain(brush, room, self._counted(), 14)
        pictures = [partial(_picture, thief, ratio=brush.ratio) for thief in self._thieves or ()]
        draw_row(brush, room, pictures, 120)


def _explained() -> str:
    return tr(
        "Between turns, a thief can take a face-up money card in its currency, whatever the "
        "value. Then the thief is out of the game. You can’t use a thief just before your "
        "own turn."
    )


def _closely(look: CloseLook, _thing: Thing) -> CloseUp:
    return ThievesCloseUp(_own(look.model), look)


REGION = Region(
    name=NAME,
    order=_ORDER,
    within=lambda setting: beside_the_hand(setting, NAME),
    beside_the_hand=_width,
    is_there=lambda setting: _width(setting.model) > 0,
    boards=_boards,
    things=lambda _setting: (NAME,),
    called=_called,
    says=_says,
    close_up=_closely,
)
