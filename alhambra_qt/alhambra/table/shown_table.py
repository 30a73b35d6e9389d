"""The table as it is shown: pieces, boards, glows, and what hangs on the pointer.

Showing is idempotent: whatever was shown or animated before, after `show` the scene looks like a
fresh one of the same model.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Hinted, Piece, Target, Targets, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Movement, Where
from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.alhambra.presenters.table_model import Placed, TableModel
from alhambra_qt.alhambra.table.arrangement import Arrangement, Chosen, Shown
from alhambra_qt.alhambra.table.boards import Boards, Told
from alhambra_qt.alhambra.table.city import Grid, fitted
from alhambra_qt.alhambra.table.ground import Ground, picture_of
from alhambra_qt.alhambra.table.hint_view import HintView, hint_shown
from alhambra_qt.alhambra.table.layout import lay_out
from alhambra_qt.look import palette
from alhambra_qt.scene.bubble import Bubble
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.flights import MOST, Flight, Flights
from alhambra_qt.scene.focus_frame import FocusFrame
from alhambra_qt.scene.glows import Glows, Look
from alhambra_qt.scene.pieces import Handler, PictureItem, PieceItem
from core.alhambra.components import TILES
from core.alhambra.palace import place, x_and_y

_IDLE = 20
"""Milliseconds without anything to do before something is done in advance."""

BOARD, BUTTON, PIECE, MARK, GLOW, FOCUS, FLYING, BUBBLE = range(0, 80, 10)
"""What lies above what."""
FRAMED = PIECE + 5


class ShownTable(QGraphicsScene):
    """Everything on the table; it tells nobody what people do with it."""

    arranged = Signal()
    """Things may lie elsewhere now."""

    def __init__(self, handler: Handler) -> None:
        """An empty table; the handler is told what happens to its pieces."""
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QBrush(QColor(palette.TABLE)))
        self.layout = lay_out(1366, 712)
        self._text_scale = 1.0
        self.ratio = 1.0
        self.model: TableModel | None = None
        self.grid = Grid(self.layout.palace, 100, self.layout.palace.center())
        self._handler = handler
        self._told = Told()
        self._chosen = Chosen()
        self._grid_seat: int | None = None
        self._is_grid_free = False
        self._items: dict[Touchable, PieceItem] = {}
        self._gone: list[PieceItem] = []
        self._unprepared: list[Piece] = []
        self._targets = Targets()
        self._in_the_way: tuple[int, ...] = ()
        self._dropped: tuple[Touchable, QRectF] | None = None
        self.return_time = 0
        """Milliseconds that a piece takes back to its place when it was dropped in vain."""
        self._dragged: Touchable | None = None
        self._target: Target = regions.NOWHERE
        self._hint: tuple[Hinted, str] | None = None
        self._build()

    def _build(self) -> None:
        self._boards = Boards(self, BOARD, PIECE - 1)
        self._clip = QGraphicsRectItem()
        self._clip.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._clip.setPen(QPen(QColor(palette.TABLE_LINE)))
        self._clip.setBrush(QColor(palette.TABLE_LIGHT))
        self._clip.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(self._clip)
        self._ghost = PictureItem()
        self._ghost.setZValue(FLYING)
        self._ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ghost.hide()
        self.addItem(self._ghost)
        self.bubble = Bubble()
        self.bubble.setZValue(BUBBLE)
        self.addItem(self.bubble)
        self.focus_frame = FocusFrame()
        self.focus_frame.setZValue(FOCUS)
        self.addItem(self.focus_frame)
        self._traces = Glows(self, self._clip, MARK - 1)
        self._glows = Glows(self, self._clip, GLOW)
        self._warnings = Glows(self, self._clip, GLOW + 1)
        self._hint_view = HintView(self, self._clip, FOCUS + 2)
        self.flights = Flights(self, FLYING - 1)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(_IDLE)
        self._idle.timeout.connect(self._prepare_a_ghost)

    def add_button(self) -> TableButton:
        """A new button that lies on the boards."""
        button = TableButton()
        button.setZValue(BUTTON)
        self.addItem(button)
        return button

    # Showing

    def scale_text(self, scale: float) -> None:
        """Text is so many times as large as usual."""
        if scale != self._text_scale:
            self._text_scale = scale
            self.resize_to(round(self.width()), round(self.height()), self.ratio)

    def resize_to(self, width: int, height: int, ratio: float) -> None:
        """Lay the table out for another size."""
        self.layout = lay_out(width, height, self._text_scale)
        self.ratio = ratio
        self.setSceneRect(self.layout.size)
        self._is_grid_free = False
        self._show_again()

    def show(self, model: TableModel, moved: tuple[Movement, ...] = (), duration: int = 0) -> None:
        """Show this, whatever was shown before; let what moved fly for some milliseconds."""
        before = None
        if model != self.model:
            self.flights.skip()
            if self._dragged is not None:
                self.cancel_drag()
            self.bubble.hide()  # it spoke of another table
            self.warn(())
            if self.model is not None and duration and 0 < len(moved) <= MOST:
                before = self._ground(self.model)
        self.model = model
        if self._grid_seat != model.shown:
            self._is_grid_free = False
        self._grid_seat = model.shown
        if not self._is_grid_free:
            self.grid = self._fitted(model)
        self._clip.setRect(self.layout.palace)
        self._boards.show(model, self._arrangement(), self._told)
        self._show_tray(model)
        wanted = {shown.piece: shown for shown in self._arrangement().shown(model)}
        for piece in self._items.keys() - wanted.keys():
            self._take_away(piece)
        for order, (piece, shown) in enumerate(wanted.items()):
            self._show_piece(piece, shown, order / 1000)
        self._unprepared = [piece for piece in self._items if isinstance(piece, Piece)]
        self._idle.start()
        self._show_traces(model)
        self._show_hint()
        if before is not None:
            self._fly(moved, before, duration)
        self.arranged.emit()

    def show_lines(self, lines: tuple[tuple[int | None, str], ...]) -> None:
        """Show these as the last things that happened: a seat's colour and a sentence each."""
        self._told = replace(self._told, lines=lines)

    def show_turns(self, turns: tuple[TurnTold, ...]) -> None:
        """Show these as what every other seat did in its last turn."""
        self._told = replace(self._told, turns=turns)

    def show_aids(self, *, with_aids: bool) -> None:
        """Show counts and projected points, or play as at a real table."""
        self._told = replace(self._told, with_aids=with_aids)
        self._show_again()

    def show_chosen(self, chosen: Chosen) -> None:
        """Show from the next `show` on which cards were clicked."""
        self._chosen = chosen

    def show_hint(self, hint: Hinted | None, text: str = "") -> None:
        """Show what somebody else would do, and say so; or nothing of it any more."""
        self._hint = None if hint is None else (hint, text)
        if self.model is not None:
            self._show_hint()

    def _show_hint(self) -> None:
        shown = None if self._hint is None else hint_shown(*self._hint, self)
        self._hint_view.show(shown, self.layout.unit, self.layout.text_unit)

    @property
    def hint_text(self) -> str:
        """What is said about the hint that is shown; empty where none is."""
        return self._hint_view.text

    def _show_again(self) -> None:
        if self.model is not None:
            self.flights.skip()
            self.show(self.model)
            self.show_targets(self._targets)
            self.warn(self._in_the_way)

    def _arrangement(self) -> Arrangement:
        return Arrangement(
            self.layout, self.grid, self.ratio, self._chosen.money, self._chosen.hand
        )

    def _take_away(self, piece: Touchable) -> None:
        """Remove a piece; it may be the one that is just being told of the mouse."""
        item = self._items.pop(piece)
        self.removeItem(item)
        if not self._gone:
            QTimer.singleShot(0, self, self._gone.clear)
        self._gone.append(item)

    def _show_piece(self, piece: Touchable, shown: Shown, order: float) -> None:
        item = self._items.get(piece)
        if item is None:
            item = self._items[piece] = PieceItem(self._handler, piece)
            if shown.in_city:
                item.setParentItem(self._clip)
            else:
                self.addItem(item)
        elif (item.parentItem() is self._clip) != shown.in_city:
            self._take_away(piece)
            self._show_piece(piece, shown, order)
            return
        above = FRAMED if shown.in_city and shown.frame is not None else PIECE
        above = MARK if shown.is_mark else above
        item.setZValue(above + order)
        item.setOpacity(0.35 if piece == self._dragged else 1.0)
        item.show_picture(shown.picture, shown.rect.topLeft(), shown.frame, self.layout.px(3))

    def _show_tray(self, model: TableModel) -> None:
        """The tray is there while something lies on it, or can be put there."""
        is_used = bool(model.marks.of(regions.BOUGHT)) and model.shown == model.to_play
        self._boards.show_tray(is_there=is_used or regions.BOUGHT in self._targets.regions)

    # Flights

    def _ground(self, model: TableModel) -> Ground:
        rects = {piece: item.shape_rect() for piece, item in self._items.items()}
        return Ground(self.layout, self.grid, model, rects, self.small_rects())

    def _fly(self, moved: tuple[Movement, ...], before: Ground, duration: int) -> None:
        assert self.model is not None
        now = self._ground(self.model)
        flights = []
        for one in moved:
            start, end = before.rect(one.start, one.what), now.rect(one.end, one.what)
            if self._dropped is not None and self._dropped[0] == before.piece(one.start, one.what):
                start = self._dropped[1]
            larger = max(start, end, key=lambda rect: rect.width())
            picture = picture_of(one.what, larger, self.ratio)
            piece = now.piece(one.end, one.what)
            is_refill = one.start.where in (Where.BAG, Where.PILE)
            flights.append(Flight(picture, start, end, partial(self._land, piece), is_refill))
        self.flights.start(flights, duration)

    def _land(self, piece: Touchable | None, is_there: bool) -> None:
        if piece in self._items:
            self._items[piece].setVisible(is_there)

    def send_back(self) -> None:
        """Let what was dropped last fly back to where it was picked up."""
        if self._dropped is None or self._dropped[0] not in self._items:
            return
        piece, start = self._dropped
        item = self._items[piece]
        self._dropped = None
        flight = Flight(item.picture, start, item.shape_rect(), partial(self._land, piece))
        self.flights.start([flight], self.return_time)

    # The large palace

    def fit(self) -> None:
        """Show the whole palace as large as it goes."""
        self._is_grid_free = False
        self._show_again()

    def move_city(self, by: QPointF) -> None:
        """Push the palace about."""
        self._is_grid_free = True
        self.grid = self.grid.moved(by)
        self._show_again()

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Look closer, or from farther away."""
        self._is_grid_free = True
        self.grid = self.grid.zoomed(factor, around or self.layout.palace.center())
        self._show_again()

    def _fitted(self, model: TableModel) -> Grid:
        marks: tuple[Placed, ...] = ()
        if model.shown == model.to_play:
            marks = model.marks.built
        placed = [*model.seats[model.shown].city, *marks]
        return fitted(self.layout.palace, self.layout.unit, [(one.x, one.y) for one in placed])

    # Where something can go

    def show_targets(self, targets: Targets) -> None:
        """Let these places and zones glow."""
        self._targets = targets
        self._glows.show({target: self._target_look(target) for target in targets})
        if self.model is not None:
            self._show_tray(self.model)

    def _target_look(self, target: Target) -> Look:
        if target == self._target:
            return self._look(target, palette.LEGAL_HOVER, 150, 6, around=6)
        return self._look(target, palette.LEGAL, 60, 3)

    def warn(self, places: tuple[int, ...]) -> None:
        """Mark what stands in the way."""
        self._in_the_way = places
        self._warnings.show({one: self._look(one, palette.ILLEGAL, 70, 4) for one in places})

    def _show_traces(self, model: TableModel) -> None:
        """Mark the places that a tile has left."""
        places = model.seats[model.shown].last.left
        self._traces.show({one: self._look(one, palette.LAST_MOVE, 0, 3) for one in places})

    def _look(self, target: Target, colour: str, fill: int, line: float, around: float = 0) -> Look:
        edge = self.layout.px(around) if around else 0
        rect = self._target_rect(target).adjusted(-edge, -edge, edge, edge).getRect()
        return Look(rect, colour, fill, self.layout.px(line), isinstance(target, int))  # type: ignore[arg-type]

    def _target_rect(self, target: Target) -> QRectF:
        if isinstance(target, int):
            return self.grid.rect(*x_and_y(target))
        assert self.model is not None
        return {
            regions.RESERVE: self.layout.reserve,
            regions.DIRK: self.layout.aside,
            regions.BOUGHT: self._arrangement().tray(self.model),
        }[target]

    def target_at(self, point: QPointF) -> Target:
        """What is under a point."""
        assert self.model is not None
        for zone in (regions.BOUGHT, regions.RESERVE, regions.DIRK):
            is_there = {
                regions.BOUGHT: regions.BOUGHT in self._targets.regions,
                regions.RESERVE: True,
                regions.DIRK: self.model.dirk is not None,
            }[zone]
            if is_there and self._target_rect(zone).contains(point):
                return zone
        if self.layout.palace.contains(point):
            return place(*self.grid.place_at(point))
        return regions.NOWHERE

    def rect_of(self, piece: Touchable) -> QRectF | None:
        """Where a piece lies now."""
        item = self._items.get(piece)
        return None if item is None else item.shape_rect()

    def target_rect(self, target: Target) -> QRectF:
        """Where a target is."""
        return self._target_rect(target)

    def small_rects(self) -> dict[int, QRectF]:
        """Where the small palaces are, by seat."""
        return self._boards.small_rects()

    @property
    def targets(self) -> Targets:
        """What glows."""
        return self._targets

    @property
    def chosen(self) -> Chosen:
        """The cards that were clicked."""
        return self._chosen

    @property
    def with_aids(self) -> bool:
        """Whether counts and projected points are shown."""
        return self._told.with_aids

    # What hangs on the pointer

    @property
    def dragged(self) -> Touchable | None:
        """What hangs on the pointer."""
        return self._dragged

    def _show_ghost(self, piece: Touchable) -> None:
        """Let a piece hang on the pointer; where it lay it is pale."""
        item = self._items[piece]
        self._dragged = piece
        self._target = regions.NOWHERE
        item.setOpacity(0.35)
        self._ghost.show_picture(self._ghost_picture(piece, item), item.shape_rect().topLeft())
        self._ghost.show()

    def _ghost_picture(self, piece: Touchable, item: PieceItem) -> QPixmap:
        if not isinstance(piece, Piece) or piece.name not in TILES:
            return item.picture
        walls = self._walls_of(piece)
        return faces.tile(piece.name, walls, self.grid.cell, self.ratio)

    def _prepare_a_ghost(self) -> None:
        """Draw what could be picked up next, one by one while nothing happens."""
        if self._unprepared:
            piece = self._unprepared.pop()
            if piece in self._items:
                self._ghost_picture(piece, self._items[piece])
            self._idle.start()

    def _walls_of(self, piece: Piece) -> int:
        assert self.model is not None
        seat = self.model.seats[self.model.shown]
        tiles = [*seat.reserve, *(placed.tile for placed in seat.city)]
        return next(
            (tile.walls for tile in tiles if tile.id == piece.name), TILES[piece.name].walls
        )

    def _carry_ghost(self, point: QPointF) -> None:
        """Show what was picked up here."""
        size = self._ghost.shape_rect().size()
        self._ghost.setPos(
            round(point.x() - size.width() / 2), round(point.y() - size.height() / 2)
        )

    def cancel_drag(self) -> None:
        """Nothing hangs on the pointer any more."""
        if self._dragged in self._items:
            self._items[self._dragged].setOpacity(1.0)
        self._dragged = None
        self._target = regions.NOWHERE
        self._ghost.hide()
        self.show_targets(Targets())
        self.warn(())
        self.bubble.hide()
