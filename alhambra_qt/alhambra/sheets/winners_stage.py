"""The moment of the winners: their faces and palaces, and beside them everyone's place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.presenters.end_model import EndModel
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.presenters.table_model import Placed
from alhambra_qt.alhambra.table.city import packed
from alhambra_qt.alhambra.table.drawing import RIGHT, draw_palace
from alhambra_qt.look import palette, pictures
from alhambra_qt.look.portraits import portraits_at
from alhambra_qt.scene.panel import Brush
from alhambra_qt.scene.people import draw_face, draw_medal
from alhambra_qt.words import names, texts

_STAGE = 0.56
"""How much of the width the winners have; the others are beside them."""
_FALLING = 0.3
"""For how much of the whole time a tile comes down."""
_BESIDE = 3
"""So many winners stand side by side; more of them are in two rows."""


class WinnersStage:
    """Draws the winners and the ranking, at a time from 0 to 1."""

    def __init__(
        self, brush: Brush, model: EndModel, people: tuple[Person, ...], time: float
    ) -> None:
        """With this brush, for all who score."""
        self._brush = brush
        self._model = model
        self._people = people
        self._time = time
        seats = [person.name for person in people if person.colour is not None]
        self._portraits = (*portraits_at(seats), *(one.picture for one in people[len(seats) :]))

    def draw(self, rect: QRectF) -> None:
        """The stage at the left, the ranking at the right."""
        stage = QRectF(rect)
        stage.setWidth(round(rect.width() * _STAGE))
        self._draw_stage(stage)
        self._draw_ranking(rect.adjusted(stage.width() + self._brush.px(16), 0, 0, 0))

    # The winners

    def _draw_stage(self, rect: QRectF) -> None:
        """On dark ground with a golden edge, so that walls are seen."""
        board = self._brush.stage(rect)
        winners = self._model.winners
        rows = 1 if len(winners) <= _BESIDE else 2
        columns = -(-len(winners) // rows)
        width, height = board.width() / columns, board.height() / rows
        for index, who in enumerate(winners):
            row, column = divmod(index, columns)
            x, y = board.x() + column * width, board.y() + row * height
            gap = self._brush.px(12)
            self._draw_winner(QRectF(x, y, width, height).adjusted(gap, gap, -gap, -gap), who)

    def _draw_winner(self, rect: QRectF, who: int) -> None:
        """The face with its crown, name and points, and the palace below."""
        brush, person = self._brush, self._people[who]
        side = int(min(brush.text_px(76), rect.height() * 0.28, rect.width() * 0.3))
        crown = round(side * 0.4)
        top = rect.y() + crown * 0.6
        face = draw_face(brush, QPointF(rect.x(), top), side, self._portraits[who], person.colour)
        picture = pictures.picture("crown", crown, crown, brush.ratio)
        brush.pixmap(rect.x() + (side - crown) / 2, rect.y() - crown * 0.1, picture)
        x = rect.x() + face + brush.px(12)
        name = QRectF(x, top, rect.right() - x, side * 0.56)
        shown = names.shown(person.name, 200)
        brush.text(name, shown, 30, colour=palette.ON_TABLE, bold=True)
        points = QRectF(x, name.bottom(), name.width(), side * 0.44)
        told = texts.points(self._model.totals[who])
        brush.text(points, told, 22, colour=palette.GOLD, bold=True)
        room = rect.adjusted(0, top + side - rect.y() + brush.px(10), 0, 0)
        self._build(room, self._model.cities[who])

    def _build(self, rect: QRectF, city: tuple[Placed, ...]) -> None:
        """The palace, tile by tile from the fountain outwards."""
        brush, painter = self._brush, self._brush.painter
        if self._time >= 1:
            draw_palace(brush, rect, city, largest=150)
            return
        grid = packed(rect, [(one.x, one.y) for one in city], brush.px(150), brush.px(5))
        walls = {(placed.x, placed.y): faces.walls_of(placed.tile) for placed in city}
        order = sorted(city, key=lambda placed: abs(placed.x) + abs(placed.y))
        for number, placed in enumerate(order):
            begins = (1 - _FALLING) * number / len(order)
            down = min(1.0, max(0.0, (self._time - begins) / _FALLING))
            square = grid.rect(placed.x, placed.y)
            corners = faces.inner_corners(walls, (placed.x, placed.y))
            picture = faces.of_tile(
                placed.tile, grid.cell, brush.ratio, corners=corners, figure=placed.looks
            )
            painter.setOpacity(down)
            brush.pixmap(square.x(), square.y() - (1 - down) ** 2 * grid.cell * 0.5, picture)
        painter.setOpacity(1)

    # Everyone

    def _draw_ranking(self, rect: QRectF) -> None:
        ranking = self._model.ranking
        gap = self._brush.px(8)
        highest = self._brush.px(128)
        height = min((rect.height() + gap) / len(ranking), highest)
        for index, (place, who) in enumerate(ranking):
            box = QRectF(rect.x(), rect.y() + index * height, rect.width(), height - gap)
            self._draw_place(box, place, who)

    def _draw_place(self, box: QRectF, place: int | None, who: int) -> None:
        """The place, the face, the name and the points, and a small palace at the right."""
        brush, person = self._brush, self._people[who]
        wins = who in self._model.winners
        brush.board(box, palette.PANEL_RAISED if wins else palette.PANEL, 8)
        if wins:
            brush.painter.setPen(QPen(QColor(palette.GOLD), brush.px(2)))
            brush.painter.setBrush(Qt.BrushStyle.NoBrush)
            brush.painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), brush.px(8), brush.px(8))
        edge = brush.px(6)
        inner = box.adjusted(2 * edge, edge, -edge, -edge)
        ground = QRectF(inner.right() - inner.width() * 0.26, inner.y(), 0, inner.height())
        ground.setRight(inner.right())
        self._draw_small_palace(ground, self._model.cities[who])
        middle = inner.center().y()
        medal = min(brush.text_px(30), round(inner.height()))
        if place is not None:
            draw_medal(brush, QRectF(inner.x(), middle - medal / 2, medal, medal), place)
        side = int(min(brush.text_px(46), inner.height()))
        corner = QPointF(inner.x() + medal + brush.px(8), middle - side / 2)
        face = draw_face(brush, corner, side, self._portraits[who], person.colour)
        points = QRectF(0, inner.y(), brush.text_px(44), inner.height())
        points.moveRight(ground.left() - brush.px(8))
        brush.text(points, str(self._model.totals[who]), 24, bold=True, align=RIGHT)
        x = corner.x() + face + brush.px(8)
        name = QRectF(x, inner.y(), points.left() - x - brush.px(4), inner.height())
        brush.text(name, names.shown(person.name, 200), 18, bold=True)

    def _draw_small_palace(self, rect: QRectF, city: tuple[Placed, ...]) -> None:
        if city:
            brush = self._brush
            brush.painter.setPen(Qt.PenStyle.NoPen)
            brush.painter.setBrush(QColor(palette.TABLE))
            brush.painter.drawRoundedRect(rect, brush.px(5), brush.px(5))
            edge = brush.px(4)
            draw_palace(brush, rect.adjusted(edge, edge, -edge, -edge), city, largest=60)
