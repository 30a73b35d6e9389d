"""The scene: the table as it is shown, and what people do with its pieces.

Showing is idempotent: whatever was shown or animated before, after `show` the scene looks like a
fresh one of the same model. The scene proposes; whether a tile stays where it was dropped is said
by the next model.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Signal

from alhambra_qt.alhambra.gestures import Card, Hinted, Piece, Target, Targets, Touchable
from alhambra_qt.alhambra.presenters.changes import Movement
from alhambra_qt.alhambra.presenters.regions import NOWHERE
from alhambra_qt.alhambra.presenters.table_model import TableModel
from alhambra_qt.alhambra.table.boards import Boards
from alhambra_qt.alhambra.table.carried import Carried
from alhambra_qt.alhambra.table.city import Grid
from alhambra_qt.alhambra.table.ground import Ground, flights_between
from alhambra_qt.alhambra.table.hands import Hands
from alhambra_qt.alhambra.table.hint_view import HintView
from alhambra_qt.alhambra.table.kept_clear import RatherKeptClear, kept_clear
from alhambra_qt.alhambra.table.layout import TableLayout, lay_out
from alhambra_qt.alhambra.table.making_room import MakingRoom
from alhambra_qt.alhambra.table.palace_window import PalaceWindow
from alhambra_qt.alhambra.table.piece_items import PieceItems
from alhambra_qt.alhambra.table.region import Region, region_with_places
from alhambra_qt.alhambra.table.setting import News, Setting
from alhambra_qt.alhambra.table.signs import Signs
from alhambra_qt.alhambra.table.touched_scene import TouchedScene
from alhambra_qt.look import pictures
from alhambra_qt.scene.flights import MOST, Flights
from alhambra_qt.scene.shining import Celebrated, Celebrations
from core.alhambra.palace import x_and_y

BOARD, BUTTON, PIECE, MARK, GLOW, FOCUS, FLYING, BUBBLE = range(0, 80, 10)
"""What lies above what."""
FRAMED = PIECE + 5


class TableScene(TouchedScene):
    """The table under the hands of people."""

    arranged = Signal()
    """Things may lie elsewhere now."""
    layout: TableLayout

    def __init__(self, of: Iterable[Region] = ()) -> None:
        """An empty table with these regions."""
        super().__init__(buttons=BUTTON, focus=FOCUS, bubble=BUBBLE)
        self.may_pick_up: Callable[[Touchable], bool] = lambda _piece: False
        self.return_time = 0
        """Milliseconds that a piece takes back to its place when it was dropped in vain."""
        self.model: TableModel | None = None
        self.regions: dict[str, Region] = {}
        self.chosen: frozenset[Card] = frozenset()
        """Cards that somebody has clicked."""
        self.fitting: frozenset[Card] | None = None
        """The cards that can be paid with; None while nobody chooses any."""
        self.offered: frozenset[Card] | None = None
        """The cards that a click takes at once; None while none does."""
        self._raised: frozenset[Card] = frozenset()
        self.news = News()
        self._targets = Targets()
        self.making_room = MakingRoom(self)
        self._in_the_way: tuple[int, ...] = ()
        self._setting: Setting | None = None
        self._since: tuple[object, ...] = ()
        """The very things that the setting follows from."""
        self._within: dict[Hashable, object] = {}
        self.hands = Hands(self)
        self._build()
        self.set_up(of)

    def _build(self) -> None:
        self.palace = PalaceWindow(self)
        self._boards = Boards(self, (BOARD, BUTTON, PIECE - 1))
        self.items_of_pieces = PieceItems(self, self.palace.item, self.hands, (PIECE, FRAMED, MARK))
        self.carried = Carried(self, self.items_of_pieces, FLYING)
        self.signs = Signs(self, self.palace.item, MARK - 1, GLOW)
        self.bubble.keeps_clear = partial(kept_clear, self)
        self.bubble.rather_keeps_clear = RatherKeptClear(self).rects
        self.bubble.ground = self.palace_rect
        self.hint_view = HintView(self, self.palace.item, FOCUS + 2)
        self.flights = Flights(self, FLYING - 1)
        self.celebrations = Celebrations(self, self.palace.item, FOCUS - 1)
        self.flights.landed.connect(self.celebrate)

    def set_up(self, of: Iterable[Region]) -> None:
        """Lay the table out with these regions."""
        self.regions = {region.name: region for region in of}
        self.lay_out_anew()

    # Showing

    def lay_out_anew(self) -> None:
        """The table, its text, or what lies there has another size."""
        self.layout = lay_out(*self._size, self._text_scale, tuple(self.regions.values()))
        self.setSceneRect(self.layout.size)
        self.palace.fit()
        self.show_again()

    def show(self, model: TableModel, moved: tuple[Movement, ...] = (), duration: int = 0) -> None:
        """Show this, whatever was shown before; let what moved fly for some milliseconds."""
        before = None
        if model != self.model:
            self.flights.skip()
            self.celebrations.interrupt()
            if self.dragged is not None:
                self.cancel_drag()
            self.bubble.hide()  # it spoke of another table
            pictures.forget(self.layout.size, self.ratio)
            self.warn(())
            if self.model is not None and duration and 0 < len(moved) <= MOST:
                before = self._ground()
        self.model = model
        area, free = self.palace_rect(), self.free_palace_rect()
        titles = region_with_places(self.regions).boards(self.setting(), area)
        covered = [board.covers or board.rect for board in titles]
        self.palace.show(model, area, free, self.layout.unit, self.ratio, covered)
        setting = self.setting()
        self._boards.show(setting)
        self._show_pieces(setting)
        self.carried.prepare(setting)
        self.signs.show_traces(model.seats[model.shown].last.left)
        self.hint_view.show(self)
        if before is not None:
            ways = flights_between(before, self._ground(), moved, self.hands.dropped)
            self.flights.start([self.items_of_pieces.flight(*way) for way in ways], duration)
        self.arranged.emit()

    def _show_pieces(self, setting: Setting) -> None:
        wanted = {
            shown.piece: shown
            for region in self.regions.values()
            for shown in region.pieces(setting, region.rect(setting))
        }
        self.items_of_pieces.show(wanted, self.dragged, self.layout.px(3))

    def setting(self) -> Setting:
        """Everything that what is seen depends on; the same one while nothing changes."""
        assert self.model is not None
        cards = (self.chosen, self.fitting, self.offered, self.hint_view.shown)
        lying = (self.model, self.layout, self.grid, self.ratio, self.regions, *cards)
        since = (*lying, self.news, self._targets, self._raised)
        if self._setting is None or not all(map(operator.is_, since, self._since)):
            if not all(map(operator.is_, lying, self._since)):
                self._within = {}
            self._since = since
            self._setting = Setting(
                self.model,
                self.layout,
                self.grid,
                self.ratio,
                self.chosen | self._raised,
                self.news,
                self._targets,
                self.regions,
                fitting=self.fitting,
                offered=self.offered,
                hinted=self.hint_view.cards(self.model),
                within=self._within,
            )
        return self._setting

    def raise_cards(self, cards: frozenset[Card]) -> None:
        """Let these cards look chosen: they would be, if what hangs on the pointer were dropped."""
        changed = cards ^ self._raised
        if not changed or self.model is None:
            return
        self._raised = cards
        setting = self.setting()
        for region in {self.regions[card.region] for card in changed}:
            for shown in region.pieces(setting, region.rect(setting)):
                if shown.piece in changed:
                    self.items_of_pieces.show_again(shown, self.dragged, self.layout.px(3))

    def tell(self, news: News) -> None:
        """Show from the next `show` on what happened last."""
        self.news = replace(news, with_aids=self.news.with_aids)

    def show_aids(self, *, with_aids: bool) -> None:
        """Show counts and projected points, or play as at a real table."""
        if with_aids != self.news.with_aids:
            self.news = replace(self.news, with_aids=with_aids)
            self.show_again()

    @property
    def with_aids(self) -> bool:
        """Whether counts and projected points are shown."""
        return self.news.with_aids

    def show_hint(self, hint: Hinted | None, text: str = "") -> None:
        """Show what somebody else would do, and say so; or nothing of it any more."""
        self.flights.skip()
        self.hint_view.keep(hint, text)
        if self.model is not None:
            if (spot := self.hint_view.spot(self.model)) is not None:
                self.making_room.let_be_seen([x_and_y(spot)])
            self._show_pieces(self.setting())
            self.hint_view.show(self)
            self.flights.start(self.hint_view.flights(), 2 * self.return_time)

    @property
    def hint_text(self) -> str:
        """What is said about the hint that is shown; empty if there is none."""
        return self.hint_view.text

    def show_again(self) -> None:
        """Show the same table, with something else about it."""
        if self.model is not None:
            self.flights.skip()
            self.celebrations.interrupt()
            self.show(self.model)
            self.carried.refit()
            self.celebrate()
            self.show_targets(self._targets)
            self.warn(self._in_the_way)

    def celebrate(self, wanted: Sequence[Celebrated] = (), duration: int = 0) -> None:
        """Let this shine, once all has landed, and what is already to shine."""
        self.celebrations.want(wanted, duration)
        if self.celebrations.is_on and not self.flights.is_flying:
            self.celebrations.begin(self.setting())

    def skip(self) -> None:
        """Somebody goes on: let everything land, and nothing shine any more."""
        self.flights.skip()
        self.celebrations.skip()

    def _ground(self) -> Ground:
        return Ground(self.setting(), self.items_of_pieces.rects(), self.plate_rects())

    # The large palace

    @property
    def grid(self) -> Grid:
        """Where the places of the large palace are."""
        return self.palace.grid

    def palace_rect(self) -> QRectF:
        """The window of the large palace."""
        return QRectF(self.layout.rect(region_with_places(self.regions).name))

    def free_palace_rect(self) -> QRectF:
        """What is left of that window above a tray that would cover tiles, and below its title."""
        setting, free = self.setting(), self.palace_rect()
        trays = setting.trays
        for board in region_with_places(self.regions).boards(setting, free) if trays else ():
            free.setTop(max(free.top(), board.rect.bottom()))
        for region in trays:
            free.setBottom(min(free.bottom(), region.rect(setting).top()))
        return free

    def fit(self) -> None:
        """Show the whole palace as large as it goes."""
        self.palace.fit()
        self.show_again()

    def move_city(self, by: QPointF) -> None:
        """Push the palace about."""
        self.palace.move(by)
        self.show_again()

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Look closer, or from farther away."""
        self.palace.zoom(factor, around or self.palace_rect().center())
        self.show_again()

    # Where something can go

    @property
    def targets(self) -> Targets:
        """What glows."""
        return self._targets

    def show_targets(self, targets: Targets) -> None:
        """Let these places and regions glow; the palace makes room for all of them."""
        if targets != self._targets:
            self.making_room.begin()
            self._targets = targets
            if self.model is not None:
                self._boards.show_who_is_there(self.setting())
        self.signs.show_targets(targets, self.carried.target)

    def warn(self, places: tuple[int, ...]) -> None:
        """Mark what is in the way."""
        self._in_the_way = places
        self.signs.warn(places)

    def target_rect(self, target: Target) -> QRectF:
        """Where a target is."""
        if isinstance(target, Piece):
            return self.rect_of(target) or QRectF()
        return self.setting().target_rect(target)

    def target_at(self, point: QPointF) -> Target:
        """What the piece on the pointer can be meant for over this point."""
        piece = self.dragged
        if isinstance(piece, Piece) and self.regions[piece.region].goes_onto_pieces:
            return self.items_of_pieces.tile_at(point) or NOWHERE
        return self.setting().target_at(point)

    def rect_of(self, piece: Touchable) -> QRectF | None:
        """Where a piece lies now."""
        return self.items_of_pieces.rect_of(piece)

    def plate_rects(self) -> dict[int, QRectF]:
        """Where the small palaces are, by seat."""
        return self._boards.plate_rects()

    @property
    def dragged(self) -> Touchable | None:
        """What hangs on the pointer."""
        return self.carried.piece

    def cancel_drag(self) -> None:
        """Nothing hangs on the pointer, and nothing is pressed any more."""
        self.hands.cancel()
