"""A hint on the table: an arrow, the cards and the tile that it is about, and a few words."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.gestures import Card, Drag, Gesture, Hinted, Pick, Touchable
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.look import palette
from alhambra_qt.scene.bubble import Bubble
from alhambra_qt.scene.glows import Glows, Look
from alhambra_qt.scene.pieces import PictureItem
from core.alhambra.palace import x_and_y

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table.scene import TableScene

_LINE = 7
_HEAD = 26
_WORDS = (366, 130)
"""Room for what is said, and for the distance that a bubble keeps."""


@dataclass(frozen=True)
class HintShown:
    """Where everything that belongs to a hint is to be seen."""

    text: str
    beside: tuple[float, float]
    looks: tuple[Look, ...] = ()
    """Frames around what it is about."""
    arrow: tuple[QPointF, QPointF] | None = None
    ghost: tuple[QPixmap, QPointF] | None = None
    """A tile in the palace where there is none yet."""


class Arrow(QGraphicsItem):
    """A thick arrow with a dark edge, to be seen on anything."""

    def __init__(self) -> None:
        """Not to be seen yet."""
        super().__init__()
        self._path = QPainterPath()
        self._unit = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def point(self, start: QPointF, end: QPointF, unit: float) -> None:
        """Lead from here to there."""
        self.prepareGeometryChange()
        self._unit = unit
        angle = atan2(end.y() - start.y(), end.x() - start.x())
        length = hypot(end.x() - start.x(), end.y() - start.y())
        line, head = _LINE * unit / 2, min(_HEAD * unit, length)
        neck = length - head * 0.8
        outline = [
            (0.0, -line),
            (neck, -line),
            (length - head, -head / 2),
            (length, 0.0),
            (length - head, head / 2),
            (neck, line),
            (0.0, line),
        ]
        path = QPainterPath()
        for index, (along, across) in enumerate(outline):
            corner = QPointF(
                start.x() + along * cos(angle) + across * cos(angle + pi / 2),
                start.y() + along * sin(angle) + across * sin(angle + pi / 2),
            )
            if index:
                path.lineTo(corner)
            else:
                path.moveTo(corner)
        path.closeSubpath()
        self._path = path
        self.show()
        self.update()

    @property
    def path(self) -> QPainterPath:
        """Its outline."""
        return self._path

    def boundingRect(self) -> QRectF:  # noqa: N802
        """With its edge."""
        edge = 2 * self._unit
        return self._path.boundingRect().adjusted(-edge, -edge, edge, edge)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Fill and edge."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.SHADOW), 2 * self._unit))
        painter.setBrush(QColor(palette.HINT))
        painter.drawPath(self._path)


class HintView:
    """The items of a hint on one scene; nothing of it can be touched."""

    def __init__(self, scene: QGraphicsScene, city: QGraphicsItem, above: float) -> None:
        """``city`` is the window of the palace, ``above`` how high a hint lies."""
        self._frames = Glows(scene, city, above)
        self._ghost = PictureItem()
        self._ghost.setParentItem(city)
        self._ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ghost.setOpacity(0.75)
        self._ghost.setZValue(above - 1)
        self._ghost.hide()
        self._arrow = Arrow()
        self._arrow.setZValue(above + 1)
        self._bubble = Bubble()
        self._bubble.setZValue(above + 2)
        scene.addItem(self._arrow)
        scene.addItem(self._bubble)
        self._hint: tuple[Hinted, str] | None = None

    @property
    def text(self) -> str:
        """What it says; empty if there is no hint."""
        return self._bubble.text

    def keep(self, hint: Hinted | None, text: str) -> None:
        """Show this hint from the next time on, and what is said about it; None for no hint."""
        self._hint = None if hint is None else (hint, text)

    def keep_that_of(self, other: HintView) -> None:
        """Show the same hint as another table."""
        self._hint = other._hint

    def show(self, table: TableScene) -> None:
        """Show the hint as this table is now, and nothing of another one."""
        unit = table.layout.unit
        hint = HintShown("", (0, 0)) if self._hint is None else hint_shown(*self._hint, table)
        self._frames.show(dict(enumerate(hint.looks)))
        self._ghost.setVisible(hint.ghost is not None)
        if hint.ghost is not None:
            self._ghost.show_picture(*hint.ghost, palette.HINT, max(1, round(3 * unit)))
        self._arrow.setVisible(hint.arrow is not None)
        if hint.arrow is not None:
            self._arrow.point(*hint.arrow, unit)
        self._bubble.say(hint.text, QPointF(*hint.beside), table.layout.text_unit)


def hint_shown(hint: Hinted, text: str, table: TableScene) -> HintShown:
    """Where a hint is to be seen on a table; what is not on the screen is left out."""
    model, layout = table.model, table.layout
    assert model is not None
    things = _things(hint.gesture, with_hand=model.hand_owner == model.to_play)
    rects = [rect for thing in things if (rect := _seen(thing, table)) is not None]
    looks = tuple(_frame(rect, layout.px(4)) for rect in rects)
    start, end = (rects[-1] if rects else None), None
    ghost = None
    match hint.gesture:
        case Pick():
            end = _where_cards_go(table)
            end.setHeight(layout.px(40))  # the cards in the hand can still be read
        case Drag(_, int(where)) if model.shown == model.to_play:
            end = table.target_rect(where)
            if hint.tile is not None:
                drawn = faces.tile(hint.tile.id, hint.tile.walls, table.grid.cell, table.ratio)
                ghost = drawn, table.grid.rect(*x_and_y(where)).topLeft()
        case Drag(_, regions.NOWHERE) if len(rects) > 1:
            start, end = rects[0], rects[-1]  # this money for that tile
        case Drag(_, str(region)) if region != regions.NOWHERE:
            end = table.target_rect(region)
    arrow = None if start is None or end is None else _between(start, end, layout.px(6))
    return HintShown(text, _corner(table, end), looks, arrow, ghost)


def _things(gesture: Gesture | None, *, with_hand: bool) -> tuple[Touchable, ...]:
    """What a gesture is about, cards that are paid first."""
    match gesture:
        case Pick(region, cards):
            return tuple(Card(region, index) for index in cards)
        case Drag(piece, _, pay):
            return (*(pay if with_hand else ()), piece)
    return ()


def _seen(thing: Touchable, table: TableScene) -> QRectF | None:
    """Where something lies; of a card only what the next one does not cover."""
    rect = table.rect_of(thing)
    if rect is None or not isinstance(thing, Card):
        return rect
    following = table.rect_of(Card(thing.region, thing.index + 1))
    if following is not None and following.left() > rect.left():
        rect.setRight(min(rect.right(), following.left()))
    return rect


def _where_cards_go(table: TableScene) -> QRectF:
    taking = next(region for region in table.regions.values() if region.takes_cards)
    return QRectF(taking.rect(table.setting()))


def _corner(table: TableScene, end: QRectF | None) -> tuple[float, float]:
    """A corner of the palace's window where words cover nothing that the hint is about."""
    layout, palace = table.layout, table.palace_rect()
    is_above = end is not None and end.center().y() < palace.center().y()
    width, height = (size * layout.text_unit for size in _WORDS)
    x = max(palace.left(), palace.right() - width)
    return x, max(palace.top(), palace.bottom() - height) if is_above else palace.top()


def _frame(rect: QRectF, width: int) -> Look:
    around = rect.adjusted(-width, -width, width, width)
    return Look((around.x(), around.y(), around.width(), around.height()), palette.HINT, 0, width)


def _between(start: QRectF, end: QRectF, gap: float) -> tuple[QPointF, QPointF] | None:
    """From the edge of one to well inside the other; None if they are the same."""
    first, last = start.center(), end.center()
    length = hypot(last.x() - first.x(), last.y() - first.y())
    if length < gap:
        return None
    step = (last - first) / length
    return first + step * min(start.width(), start.height()) / 2, last - step * gap
