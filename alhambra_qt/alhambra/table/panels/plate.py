"""A plate: one seat with its face, its points, what it has, what it did last, and its palace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QPolygonF

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.history import TurnTold
from alhambra_qt.alhambra.presenters.table_model import Belonging, Figure, SeatModel
from alhambra_qt.alhambra.table.city import Grid, packed, stepped
from alhambra_qt.alhambra.table.drawing import RIGHT, draw_beside, draw_city
from alhambra_qt.alhambra.table.panels.last_turn import draw_last_turn, height_of_a_line
from alhambra_qt.look import palette, pictures
from alhambra_qt.scene.panel import Brush, Panel
from alhambra_qt.scene.people import draw_face
from alhambra_qt.words.languages import tr
from core.alhambra.components import Tile
from core.alhambra.palace import x_and_y

_LARGEST_TILE = 84
_HEAD = 30
_ROW = 22
_GAP = 4
_SMALL = 100
"""The height of a plate among five."""
_ROOMIEST = 1.5
_HIGH = 1.1
"""From so many widths on, a plate is high."""
_WORDS = 0.36
"""How much of a high plate is above the palace."""
_LEAST_SEEN = 0.3
"""How much is seen of a tile on the reserve board below the next one."""
_LARGE_ENOUGH = 0.8
"""How small pictures may be before they get room from others."""
_KEPT = 0.45
"""How much of the only row is kept for the reserve board."""
_LINE = 14
"""The least height of a line about the last turn."""
_LEAST_GROWN = 0.92
"""How small faces and numbers may be, so that there is room for that line."""
_LEAST_TEXT = 0.7
"""How small large numbers may be, so that there is room for pictures."""
_BETWEEN = 6
_OVERLAP = 0.55
"""How much is seen of what lies below another of its kind."""


@dataclass(frozen=True)
class Plate:
    """What a plate shows of a seat."""

    seat: SeatModel
    portrait: str
    badge: str
    """The picture of who plays; empty for a person."""
    turn: TurnTold | None
    is_to_play: bool
    is_large: bool
    """Whether its palace is the large one, so that it is not drawn here."""
    is_home: bool = False
    """Whether it lies beside the hand; its palace is hardly ever elsewhere than on the table."""


class _Rooms(NamedTuple):
    """Where things are on a plate."""

    told: QRectF
    """Face, numbers and words."""
    city: QRectF
    """The palace; empty if it is not here."""


class SeatPlate(Panel):
    """Face, numbers and words at the left, the palace at the right; on a high plate, below them."""

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """The face with its name and points, then what the seat has, then what it did."""
        plate = cast(Plate, content)
        brush.board(rect, palette.PANEL_RAISED if plate.is_to_play else palette.PANEL)
        rooms = _rooms(rect, brush.unit, has_city=not plate.is_home)
        told = rooms.told
        has_turn = plate.turn is not None and bool(plate.turn.words)
        line = brush.px(2) + brush.px(_LINE * _half(brush.text_scale)) if has_turn else 0
        small = max(_LEAST_GROWN * brush.px(_HEAD + _ROW), told.height() - line)
        grown = min(_grown(brush, rect), small / brush.px(_HEAD + _ROW))
        head = QRectF(told.x(), told.y(), told.width(), brush.px(_HEAD * grown))
        self._draw_head(brush, head, plate)
        row = QRectF(told.x(), head.bottom(), told.width(), brush.px(_ROW * grown))
        roomy = _roomy(brush, rect)
        least = brush.px(2) + height_of_a_line(brush, roomy) if has_turn else 0
        row = self._draw_what_it_has(brush, row, told.bottom() - least, plate)
        rest = QRectF(told.x(), row.bottom() + brush.px(2), told.width(), 0)
        rest.setBottom(told.bottom())
        if plate.turn is not None and has_turn and rest.height() >= brush.px(_LINE):
            draw_last_turn(brush, rest, plate.turn, roomy)
        if not rooms.city.isEmpty():
            self._draw_city(brush, rooms.city, plate)
        if plate.is_to_play:
            self._draw_sign_of_the_turn(brush, rect)

    # The face

    def _draw_head(self, brush: Brush, rect: QRectF, plate: Plate) -> None:
        seat = plate.seat
        side = int(rect.height())
        face = draw_face(brush, rect.topLeft(), side, plate.portrait, seat.colour)
        left = rect.x() + face + side * 0.075
        points = str(seat.score)
        room = min(
            QFontMetricsF(brush.font(21, bold=True)).horizontalAdvance(points) + brush.px(2),
            rect.width() * 0.3,
        )
        score = QRectF(rect.right() - room, rect.y(), room, side)
        brush.text(score, points, 21, bold=True, align=RIGHT)
        name = QRectF(left, rect.y(), score.left() - left - brush.px(2), side)
        called = tr("{name} (computer)").format(name=seat.name) if seat.stands_in else seat.name
        brush.text(name, called, 14, bold=True)

    def _draw_what_it_has(self, brush: Brush, row: QRectF, bottom: float, plate: Plate) -> QRectF:
        """Its belongings and its reserve board, in one row or in two; the last row that it took.

        A second row ends above ``bottom``: what the seat did last is told below it.
        """
        tiles = plate.seat.reserve
        if not tiles or plate.is_home:  # whose reserve board is on the table
            self._draw_belongings(brush, row, plate)
            return row
        wanted, below = _breadth(tiles) * row.height(), row.translated(0, row.height())
        has_second = below.bottom() <= bottom
        kept = 0.0 if has_second else min(wanted, row.width()) * _KEPT
        end = self._draw_belongings(brush, row.adjusted(0, 0, -kept, 0), plate)
        room = row.adjusted(end - row.x(), 0, 0, 0)
        if has_second and room.width() < wanted * _LARGE_ENOUGH:
            room = row = below
        self._draw_reserve(brush, room, tiles)
        return row

    def _draw_belongings(self, brush: Brush, rect: QRectF, plate: Plate) -> float:
        """The level, how many cards, and what else it has: as small as it fits; where it ends."""
        level = (Belonging((Figure(plate.badge),), 0, ""),) if plate.badge else ()
        cards = Belonging((Figure("draw-pile"),), plate.seat.cards, "")
        shown = (*level, cards, *plate.seat.belongings)
        icon, gap = rect.height() * 0.7, brush.px(_BETWEEN)
        numbers = [str(one.number or ("" if one is not cards else 0)) for one in shown]
        wide = sum(icon * (1 + _OVERLAP * (len(one.pictures) - 1)) for one in shown)
        size, widths, squeeze = 13.0, [0.0], 0.0
        for size in (13, 13 * max(_LEAST_TEXT, 1 / brush.text_scale)):
            metrics = QFontMetricsF(brush.font(size))
            widths = [metrics.horizontalAdvance(text) + gap if text else 0.0 for text in numbers]
            squeeze = (rect.width() - sum(widths) - gap * len(shown)) / wide
            if squeeze >= _LARGE_ENOUGH:
                break
        squeeze = min(1.0, max(0.3, squeeze))
        side, x, middle = int(icon * squeeze), rect.x(), rect.center().y()
        for one, number, width in zip(shown, numbers, widths, strict=True):
            for figure in one.pictures:
                tint = figure.tint or None
                picture = pictures.picture(figure.picture, side, side, brush.ratio, tint=tint)
                brush.pixmap(x, middle - side / 2, picture)
                x += side * _OVERLAP
            x += side * (1 - _OVERLAP)
            count = QRectF(x + gap / 2, rect.y(), width, rect.height())
            brush.text(count, number, size, colour=palette.TEXT_QUIET)
            x += width + gap
        return x

    def _draw_reserve(self, brush: Brush, rect: QRectF, tiles: Sequence[Tile]) -> None:
        """The sign of the board, if there is room beside its tiles; each of them is seen."""
        wanted, middle, icon = rect.height() - brush.px(2), rect.center().y(), rect.height() * 0.7
        breadth = _breadth(tiles)
        if icon + brush.px(3) + wanted * breadth <= rect.width():
            sign = pictures.picture("reserve", round(icon), round(icon), brush.ratio)
            brush.pixmap(rect.x(), middle - icon / 2, sign)
            rect = rect.adjusted(round(icon) + brush.px(3), 0, 0, 0)
        side = max(1, int(min(wanted, rect.width() / breadth)))
        step = min(side + brush.px(1), (rect.width() - side) / max(1, len(tiles) - 1))
        for index, tile in enumerate(tiles):
            picture = faces.of_tile(tile, side, brush.ratio)
            brush.pixmap(rect.x() + index * step, middle - side / 2, picture)

    # The palace

    def _draw_city(self, brush: Brush, rect: QRectF, plate: Plate) -> None:
        """On dark ground, so that walls and white chambers are seen."""
        painter = brush.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.TABLE))
        painter.drawRoundedRect(rect, brush.px(5), brush.px(5))
        if plate.is_large:
            side = int(min(rect.width(), rect.height()) * 0.4)
            eye = pictures.picture("icon-eye", side, side, brush.ratio, tint=palette.ON_TABLE)
            brush.pixmap(rect.center().x() - side / 2, rect.center().y() - side / 2, eye)
            return
        seat = plate.seat
        grid = _grid(rect, brush.unit, seat)
        draw_city(brush, grid, seat.city)
        draw_beside(brush, grid, seat.beside)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.LAST_MOVE), brush.px(2)))
        places = [(one.x, one.y) for one in seat.city if one.tile.id in seat.last.built]
        places += [x_and_y(where) for where in seat.last.left]
        for x, y in places:
            painter.drawRect(grid.rect(x, y))

    def _draw_sign_of_the_turn(self, brush: Brush, rect: QRectF) -> None:
        """A golden frame, and an arrowhead at the left: not by colour alone."""
        painter, width = brush.painter, brush.px(3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.GOLD_DARK), width))
        inset = width / 2
        painter.drawRoundedRect(
            rect.adjusted(inset, inset, -inset, -inset), brush.px(8), brush.px(8)
        )
        size = brush.px(9)
        middle = rect.center().y()
        head = [(0, -size), (size, 0), (0, size)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.GOLD_DARK))
        painter.drawPolygon(QPolygonF([QPointF(rect.x() + x, middle + y) for x, y in head]))

    @staticmethod
    def square(rect: QRectF, unit: float, seat: SeatModel, place: tuple[int, int]) -> QRectF:
        """The square of a place of the palace, if the plate is this rectangle."""
        city = _rooms(rect, unit, has_city=True).city
        return _grid(city, unit, seat).rect(*place)

    @staticmethod
    def belongings(rect: QRectF, unit: float) -> QRectF:
        """Where cards fly to, if the plate is this rectangle."""
        told = _rooms(rect, unit, has_city=True).told
        side = max(1, round(_ROW * unit))
        return QRectF(told.x(), told.y() + _HEAD * unit, side, side)


def _breadth(tiles: Sequence[Tile]) -> float:
    """The room that tiles of the reserve board need at least, in widths of one of them."""
    return 1 + _LEAST_SEEN * (len(tiles) - 1)


def _grown(brush: Brush, rect: QRectF) -> float:
    """How much larger than on a small plate faces and numbers are.

    They follow larger text only half of the way, since plates are narrow.
    """
    larger = 1 + (_ROOMIEST - 1) * _roomy(brush, rect)
    return larger * _half(brush.text_scale)


def _roomy(brush: Brush, rect: QRectF) -> float:
    """How large a plate is, from 0 (among five) to 1."""
    return min(1.0, max(0.0, (rect.height() / brush.px(_SMALL) - 1) / (_ROOMIEST - 1)))


def _half(scale: float) -> float:
    """Half of the way to larger text."""
    return 1 + (scale - 1) * 0.5


def _rooms(rect: QRectF, unit: float, *, has_city: bool) -> _Rooms:
    edge, gap = round(8 * unit), round(_GAP * unit)
    inner = rect.adjusted(edge + round(4 * unit), gap, -gap, -gap)
    if not has_city:
        return _Rooms(inner.adjusted(0, 0, -gap, 0), QRectF())
    if inner.height() > inner.width() * _HIGH:
        city = inner.adjusted(gap - edge, round(inner.height() * _WORDS), 0, 0)
        return _Rooms(QRectF(inner.topLeft(), city.topRight() - QPointF(gap, gap)), city)
    width = min(inner.width() * 0.46, max(inner.width() * 0.36, inner.height() * 1.5))
    city = QRectF(inner.right() - width, inner.y(), width, inner.height())
    return _Rooms(inner.adjusted(0, 0, -width - edge, 0), city)


def _grid(rect: QRectF, unit: float, seat: SeatModel) -> Grid:
    """Where the places of a palace are on this dark ground."""
    edge = round(5 * unit)
    room = rect.adjusted(edge, edge, -edge, -edge)
    places = seat.places() + [x_and_y(one) for one in seat.last.left]
    best = packed(room, places, _LARGEST_TILE * unit, edge)
    return packed(room, places, stepped(best.cell, unit), edge)
