"""The scene: shows a model of the table, and tells what people do with its pieces.

Showing is idempotent: whatever was shown or animated before, after `show` the scene looks like a
fresh one of the same model. The scene proposes; whether a tile stays where it was dropped is said
by the next model.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsSceneMouseEvent

from alhambra_qt import palette, pictures, texts
from alhambra_qt.interactions.gestures import Piece, Target, Targets, Zone
from alhambra_qt.presenters.table_model import Placed, TableModel
from alhambra_qt.table.arrangement import Arrangement, HandCard, OpenCard, Shown, Touchable
from alhambra_qt.table.bubble import Bubble
from alhambra_qt.table.city import Grid, fitted
from alhambra_qt.table.focus_frame import FocusFrame
from alhambra_qt.table.layout import lay_out
from alhambra_qt.table.panel import Panel
from alhambra_qt.table.panels import (
    Board,
    Chronicle,
    DirkBoard,
    Majority,
    MajorityTable,
    MarketBoard,
    MoneyBoard,
    ScoringTrack,
    Small,
    SmallPalace,
    Standing,
    Stock,
)
from alhambra_qt.table.pieces import Handler, PictureItem, PieceItem
from core.alhambra.components import CURRENCIES, TILES
from core.alhambra.palace import place, x_and_y

_FAR_ENOUGH = 8
"""Pixels that make a drag of a click."""

BOARD, PIECE, MARK, GLOW, FOCUS, FLYING, BUBBLE = range(0, 70, 10)
"""What lies above what."""


@dataclass(frozen=True)
class Chosen:
    """Cards that somebody has clicked."""

    money: frozenset[int] = frozenset()
    hand: frozenset[int] = frozenset()


class TableScene(QGraphicsScene):
    """Everything on the table."""

    picked_up = Signal(object)
    """A `Piece` hangs on the pointer."""
    hovered = Signal(object)
    """It hangs over another `Target`."""
    dropped = Signal(object, object)
    """A `Piece` was let go over a `Target`."""
    card_clicked = Signal(int)
    """An open money card, by its position."""
    card_double_clicked = Signal(int)
    card_dropped = Signal(int)
    """An open money card was dragged onto the hand."""
    hand_clicked = Signal(int)
    """A card of the hand, by its position."""
    seat_clicked = Signal(int)
    arranged = Signal()
    """Things may lie elsewhere now."""

    def __init__(self) -> None:
        """An empty table."""
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QBrush(QColor(palette.TABLE)))
        self.layout = lay_out(1366, 712)
        self.ratio = 1.0
        self.model: TableModel | None = None
        self.grid = Grid(self.layout.palace, 100, self.layout.palace.center())
        self.may_pick_up: Callable[[Piece], bool] = lambda _piece: False
        self._lines: tuple[tuple[int | None, str], ...] = ()
        self._with_aids = True
        self._chosen = Chosen()
        self._grid_seat: int | None = None
        self._is_grid_free = False
        self._items: dict[Touchable, PieceItem] = {}
        self._glows: list[QGraphicsRectItem] = []
        self._warnings: list[QGraphicsRectItem] = []
        self._smalls: dict[int, SmallPalace] = {}
        self._targets = Targets()
        self._dragged: Touchable | None = None
        self._target: Target = Zone.NOWHERE
        self._pressed: Touchable | None = None
        self._pressed_at = QPointF()
        self._pointer = QPointF()
        self._panned_from: QPointF | None = None
        self._build()

    def _build(self) -> None:
        self._market, self._money, self._track = MarketBoard(), MoneyBoard(), ScoringTrack()
        self._majority, self._chronicle, self._dirk = MajorityTable(), Chronicle(), DirkBoard()
        self._reserve, self._hand, self._tray = Board(), Board(), Board()
        boards: list[Panel] = [self._market, self._money, self._track, self._majority]
        boards += [self._chronicle, self._dirk, self._reserve, self._hand, self._tray]
        for board in boards:
            board.setZValue(BOARD)
            board.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.addItem(board)
        self._tray.setZValue(PIECE - 1)
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
        self._handler = _Hands(self)

    # Showing

    def resize_to(self, width: int, height: int, ratio: float) -> None:
        """Lay the table out for another size."""
        self.layout = lay_out(width, height)
        self.ratio = ratio
        self.setSceneRect(self.layout.size)
        self._is_grid_free = False
        self._show_again()

    def show(self, model: TableModel) -> None:
        """Show this, whatever was shown before."""
        if model != self.model and self._dragged is not None:
            self.cancel_drag()
        self.model = model
        if self._grid_seat != model.shown:
            self._is_grid_free = False
        self._grid_seat = model.shown
        if not self._is_grid_free:
            self.grid = self._fitted(model)
        self._show_boards(model)
        wanted = {shown.piece: shown for shown in self._arrangement().shown(model)}
        for piece in self._items.keys() - wanted.keys():
            self.removeItem(self._items.pop(piece))
        for order, (piece, shown) in enumerate(wanted.items()):
            self._show_piece(piece, shown, order / 1000)
        self.arranged.emit()

    def show_lines(self, lines: tuple[tuple[int | None, str], ...]) -> None:
        """Show these as the last things that happened: a seat's colour and a sentence each."""
        self._lines = lines

    def show_aids(self, *, with_aids: bool) -> None:
        """Show counts and projected points, or play as at a real table."""
        self._with_aids = with_aids
        self._show_again()

    def show_chosen(self, chosen: Chosen) -> None:
        """Show which cards were clicked."""
        self._chosen = chosen
        self._show_again()

    def _show_again(self) -> None:
        if self.model is not None:
            self.show(self.model)
            self.show_targets(self._targets)

    def _arrangement(self) -> Arrangement:
        return Arrangement(
            self.layout, self.grid, self.ratio, self._chosen.money, self._chosen.hand
        )

    def _show_piece(self, piece: Touchable, shown: Shown, order: float) -> None:
        item = self._items.get(piece)
        if item is None:
            item = self._items[piece] = PieceItem(self._handler, piece)
            if shown.in_city:
                item.setParentItem(self._clip)
            else:
                self.addItem(item)
        elif (item.parentItem() is self._clip) != shown.in_city:
            self.removeItem(item)
            del self._items[piece]
            self._show_piece(piece, shown, order)
            return
        item.setZValue((MARK if shown.is_mark else PIECE) + order)
        item.setOpacity(0.35 if piece == self._dragged else 1.0)
        item.show_picture(shown.picture, shown.rect.topLeft(), shown.frame)

    def _show_boards(self, model: TableModel) -> None:
        layout, unit, ratio = self.layout, self.layout.unit, self.ratio
        self._market.render(layout.market, unit, ratio, texts.currency("gulden"))
        self._money.render(layout.money, unit, ratio, Stock(model.pile, model.bag, model.discards))
        columns: list[tuple[str, int | None]] = [(seat.name, seat.colour) for seat in model.seats]
        scores = [seat.score for seat in model.seats]
        shares = [seat.share for seat in model.seats]
        if model.dirk is not None:
            columns.append((texts.tr("Dirk"), None))
            scores.append(model.dirk.score)
            shares.append(model.dirk.share)
        colours = [colour for _, colour in columns]
        standing = Standing(tuple(zip(colours, scores, strict=True)))
        self._track.render(layout.track, unit, ratio, standing)
        majority = Majority(tuple(columns), tuple(shares), model.next_scoring, self._with_aids)
        self._majority.render(layout.majority, unit, ratio, majority)
        self._chronicle.render(layout.chronicle, unit, ratio, self._lines[-12:])
        self._dirk.render(layout.aside, unit, ratio, model.dirk)
        self._dirk.setVisible(model.dirk is not None)
        title = texts.tr("Reserve board")
        self._reserve.render(layout.reserve, unit, ratio, (title, palette.PANEL_SUNK))
        self._hand.render(layout.hand, unit, ratio, (_hand_title(model), palette.PANEL))
        self._clip.setRect(layout.palace)
        tray = self._arrangement().tray(model)
        self._tray.render(tray, unit, ratio, (texts.tr("Bought"), palette.PANEL_SUNK))
        self._tray.setVisible(bool(model.marks.beside) and model.shown == model.to_play)
        self._show_smalls(model)

    def _show_smalls(self, model: TableModel) -> None:
        others = [seat for seat in model.seats if seat.index != model.shown]
        for index in self._smalls.keys() - {seat.index for seat in others}:
            self.removeItem(self._smalls.pop(index))
        for rect, seat in zip(self._small_rects(len(others)), others, strict=True):
            panel = self._smalls.get(seat.index)
            if panel is None:
                panel = self._smalls[seat.index] = SmallPalace()
                panel.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self.addItem(panel)
            small = Small(seat, seat.index == model.to_play)
            panel.render(rect, self.layout.unit, self.ratio, small)

    def _small_rects(self, number: int) -> list[QRectF]:
        area = self.layout.others
        columns = 1 if number < 2 else 2
        rows = -(-number // columns)
        gap = self.layout.px(6)
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
        self._glow(self._glows, [self._target_rect(one) for one in targets], palette.LEGAL)
        for glow, target in zip(self._glows, targets, strict=True):
            if target == self._target:
                glow.setBrush(_with_alpha(palette.LEGAL_HOVER, 150))

    def warn(self, places: tuple[int, ...]) -> None:
        """Mark what stands in the way."""
        self._glow(
            self._warnings, [self.grid.rect(*x_and_y(one)) for one in places], palette.ILLEGAL
        )

    def _glow(self, glows: list[QGraphicsRectItem], rects: list[QRectF], colour: str) -> None:
        while len(glows) > len(rects):
            self.removeItem(glows.pop())
        while len(glows) < len(rects):
            glow = QGraphicsRectItem()
            glow.setZValue(GLOW)
            glow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            glows.append(glow)
            self.addItem(glow)
        for glow, rect in zip(glows, rects, strict=True):
            glow.setPen(QPen(QColor(colour), self.layout.px(3)))
            glow.setBrush(_with_alpha(colour, 70))
            inset = self.layout.px(2)
            glow.setRect(rect.adjusted(inset, inset, -inset, -inset))

    def _target_rect(self, target: Target) -> QRectF:
        if isinstance(target, int):
            return self.grid.rect(*x_and_y(target))
        assert self.model is not None
        return {
            Zone.RESERVE: self.layout.reserve,
            Zone.DIRK: self.layout.aside,
            Zone.BESIDE: self._arrangement().tray(self.model),
        }[target]

    def target_at(self, point: QPointF) -> Target:
        """What is under a point."""
        assert self.model is not None
        for zone in (Zone.BESIDE, Zone.RESERVE, Zone.DIRK):
            is_there = {
                Zone.BESIDE: Zone.BESIDE in self._targets.zones,
                Zone.RESERVE: True,
                Zone.DIRK: self.model.dirk is not None,
            }[zone]
            if is_there and self._target_rect(zone).contains(point):
                return zone
        if self.layout.palace.contains(point):
            return place(*self.grid.place_at(point))
        return Zone.NOWHERE

    def rect_of(self, piece: Touchable) -> QRectF | None:
        """Where a piece lies now."""
        item = self._items.get(piece)
        return None if item is None else item.shape_rect()

    def target_rect(self, target: Target) -> QRectF:
        """Where a target is."""
        return self._target_rect(target)

    def small_rects(self) -> dict[int, QRectF]:
        """Where the small palaces are, by seat."""
        return {seat: small.sceneBoundingRect() for seat, small in self._smalls.items()}

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
        return self._with_aids

    @property
    def pointer(self) -> QPointF:
        """Where the last thing was dropped."""
        return self._pointer

    # Dragging

    @property
    def dragged(self) -> Touchable | None:
        """What hangs on the pointer."""
        return self._dragged

    def press(self, piece: Touchable, point: QPointF) -> None:
        """Remember where the button went down."""
        self._pressed = piece
        self._pressed_at = point

    def drag(self, item: PieceItem, point: QPointF) -> None:
        """Pick a piece up when the pointer has gone far enough, then carry it."""
        if self._dragged is None:
            distance = (point - self._pressed_at).manhattanLength()
            if distance < _FAR_ENOUGH or item.piece != self._pressed:
                return
            if not self._can_drag(item.piece):
                return
            self.pick_up(item.piece)
        self.carry(point)

    def _can_drag(self, piece: Touchable) -> bool:
        return isinstance(piece, OpenCard) or (isinstance(piece, Piece) and self.may_pick_up(piece))

    def pick_up(self, piece: Touchable) -> None:
        """Let a piece hang on the pointer."""
        item = self._items[piece]
        self._dragged = piece
        self._target = Zone.NOWHERE
        item.setOpacity(0.35)
        self._ghost.show_picture(self._ghost_picture(piece, item), item.shape_rect().topLeft())
        self._ghost.show()
        if isinstance(piece, Piece):
            self.picked_up.emit(piece)

    def _ghost_picture(self, piece: Touchable, item: PieceItem) -> QPixmap:
        if not isinstance(piece, Piece) or piece.tile not in TILES:
            return item.picture
        walls = self._walls_of(piece)
        return pictures.tile(piece.tile, walls, self.grid.cell, self.ratio)

    def _walls_of(self, piece: Piece) -> int:
        assert self.model is not None
        seat = self.model.seats[self.model.shown]
        tiles = [*seat.reserve, *(placed.tile for placed in seat.city)]
        return next(
            (tile.walls for tile in tiles if tile.id == piece.tile), TILES[piece.tile].walls
        )

    def carry(self, point: QPointF) -> None:
        """Move what hangs on the pointer."""
        self._carry_ghost(point)
        self._hover(self.target_at(point))

    def _carry_ghost(self, point: QPointF) -> None:
        """Show what was picked up here."""
        size = self._ghost.boundingRect().size()
        self._ghost.setPos(
            round(point.x() - size.width() / 2), round(point.y() - size.height() / 2)
        )

    def carry_to(self, target: Target) -> None:
        """Move what was picked up over this target."""
        self._pointer = self._target_rect(target).center()
        self._carry_ghost(self._pointer)
        self._hover(target)

    def _hover(self, target: Target) -> None:
        if target != self._target:
            self._target = target
            self.show_targets(self._targets)
            if isinstance(self._dragged, Piece):
                self.hovered.emit(target)

    def put_down(self) -> None:
        """Drop what was picked up where it is."""
        piece, target = self._dragged, self._target
        self.cancel_drag()
        if isinstance(piece, Piece):
            self.dropped.emit(piece, target)

    def let_go(self, item: PieceItem, point: QPointF) -> None:
        """Drop what hangs on the pointer, or click what was pressed."""
        pressed, self._pressed = self._pressed, None
        if self._dragged is None:
            if item.piece == pressed:
                self._click(item.piece)
            return
        piece, target = self._dragged, self._target
        onto_hand = self.layout.hand.contains(point)
        self._pointer = point
        self.cancel_drag()
        if isinstance(piece, Piece):
            self.dropped.emit(piece, target)
        elif isinstance(piece, OpenCard) and onto_hand:
            self.card_dropped.emit(piece.index)

    def cancel_drag(self) -> None:
        """Nothing hangs on the pointer any more."""
        if self._dragged in self._items:
            self._items[self._dragged].setOpacity(1.0)
        self._dragged = self._pressed = None
        self._target = Zone.NOWHERE
        self._ghost.hide()
        self.show_targets(Targets())
        self.warn(())
        self.bubble.hide()

    def _click(self, piece: Touchable) -> None:
        if isinstance(piece, OpenCard):
            self.card_clicked.emit(piece.index)
        elif isinstance(piece, HandCard):
            self.hand_clicked.emit(piece.index)

    # Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """What no piece wants: pushing the palace about, or looking at another one."""
        super().mousePressEvent(event)
        if event.isAccepted():
            return
        point = event.scenePos()
        for seat, rect in self.small_rects().items():
            if rect.contains(point):
                self.seat_clicked.emit(seat)
                break
        if self.layout.palace.contains(point):
            self._panned_from = point
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Push the palace about."""
        if self._panned_from is not None:
            self.move_city(event.scenePos() - self._panned_from)
            self._panned_from = event.scenePos()
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Leave the palace where it is."""
        self._panned_from = None
        super().mouseReleaseEvent(event)


class _Hands(Handler):
    """Passes what happens to a piece on to its scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def press(self, item: PieceItem, position: QPointF) -> None:
        self._scene.press(item.piece, position)

    def move(self, item: PieceItem, position: QPointF) -> None:
        self._scene.drag(item, position)

    def release(self, item: PieceItem, position: QPointF) -> None:
        self._scene.let_go(item, position)

    def double_click(self, item: PieceItem) -> None:
        if isinstance(item.piece, OpenCard):
            self._scene.card_double_clicked.emit(item.piece.index)


def _hand_title(model: TableModel) -> str:
    """The sums of the hand by currency."""
    if model.hand is None:
        return texts.tr("The hand is hidden")
    sums = [
        (currency, sum(card.value for card in model.hand if card.place == place))
        for place, currency in enumerate(CURRENCIES)
    ]
    return texts.listed([f"{texts.currency(name)} {total}" for name, total in sums if total])


def _with_alpha(colour: str, alpha: int) -> QBrush:
    shade = QColor(colour)
    shade.setAlpha(alpha)
    return QBrush(shade)
