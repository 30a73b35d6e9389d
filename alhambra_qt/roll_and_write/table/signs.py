"""What glows on the large sheet, and the signs beside dice."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItemGroup, QGraphicsScene

from alhambra_qt.look import fonts, palette, pictures
from alhambra_qt.look.pictures.drawing import pixmap
from alhambra_qt.roll_and_write.gestures import Field, Signs, Step
from alhambra_qt.roll_and_write.table.layout import Layout
from alhambra_qt.scene.glows import Glows, Look
from alhambra_qt.scene.pieces import PictureItem

_FILL, _FORESEEN = 26, 12
_STEP = 0.36
_BADGE = 0.4


class SignItems:
    """All signs of one scene; what stays as it is is not touched."""

    def __init__(self, scene: QGraphicsScene, below: float, above: float) -> None:
        """Glows lie below dice, all else above them."""
        self._scene = scene
        self._above = above
        nowhere = QGraphicsItemGroup()
        scene.addItem(nowhere)
        self._glows = Glows(scene, nowhere, below)
        self._pictures: dict[Hashable, PictureItem] = {}

    def show(
        self,
        layout: Layout,
        signs: Signs,
        rect_of: Callable[[Hashable], QRectF],
        ratio: float,
    ) -> None:
        """Say this and nothing else."""
        plan, line = layout.sheet, layout.scale.px(4)
        looks: dict[Hashable, Look] = {}
        for field in signs.fields:
            looks[field] = Look(
                plan.field(field).getRect(),  # type: ignore[arg-type]
                palette.LEGAL,
                _FORESEEN if signs.is_foreseen else _FILL,
                line,
                is_hatched=False,
            )
        for thing in signs.hinted:
            if isinstance(thing, Field):  # wider than what glows around it
                looks[thing] = Look(
                    plan.field(thing).adjusted(-line, -line, line, line).getRect(),  # type: ignore[arg-type]
                    palette.HINT,
                    0,
                    2 * line,
                )
                looks[palette.CHOSEN, thing] = Look(
                    plan.field(thing).adjusted(line, line, -line, -line).getRect(),  # type: ignore[arg-type]
                    palette.CHOSEN,
                    0,
                    line,
                )
        for space, _cost in signs.spaces:
            looks[space] = Look(
                plan.space(space).getRect(),  # type: ignore[arg-type]
                palette.LEGAL_HOVER,
                _FORESEEN,
                max(1, line // 2),
            )
        self._glows.show(looks)
        wanted: dict[Hashable, tuple[QPixmap, QPointF]] = {}
        for field, number in signs.paying:
            side = round(plan.cell * _BADGE)
            corner = plan.field(field).bottomRight() - QPointF(side * 1.05, side * 1.05)
            wanted["coin", field] = (_coins(str(number), side, ratio), corner)
        for field, cost in signs.costing:
            side = round(plan.cell * _BADGE)
            corner = plan.field(field).bottomRight() - QPointF(side * 1.15, side * 1.15)
            wanted["cost", field] = (_coins(f"−{cost}", side, ratio), corner)
        for space, cost in signs.spaces:
            side = round(plan.cell * _BADGE)
            box = plan.space(space)
            wanted["cost", space] = (
                _coins(f"−{cost}", side, ratio),
                box.center() - QPointF(side, side) / 2,
            )
        for step in signs.steps:
            box = self.step_rect(step, rect_of(step.die), layout)
            picture = _step(step.to > step.die.pips, round(box.width()), ratio)
            wanted[step] = (picture, box.topLeft())
        for key in self._pictures.keys() - wanted.keys():
            self._scene.removeItem(self._pictures.pop(key))
        for key, (picture, corner) in wanted.items():
            item = self._pictures.get(key)
            if item is None:
                item = self._pictures[key] = PictureItem()
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                item.setZValue(self._above)
                self._scene.addItem(item)
            item.show_picture(picture, corner)

    @staticmethod
    def step_rect(step: Step, die: QRectF, layout: Layout) -> QRectF:
        """Beside the die, where it would go."""
        side = round(layout.sheet.cell * _STEP)
        is_up = step.to > step.die.pips
        if step.die.colour == "yellow":
            y = die.bottom() - side * 0.45 if is_up else die.top() - side * 0.55
            return QRectF(round(die.center().x() - side / 2), round(y), side, side)
        x = die.right() - side * 0.45 if is_up else die.left() - side * 0.55
        return QRectF(round(x), round(die.center().y() - side / 2), side, side)


def _step(is_up: bool, side: int, ratio: float) -> QPixmap:
    """A round sign: one pip more, or one less."""

    def draw(painter: QPainter, size: QSize) -> None:
        edge = size.width() * 0.06
        circle = QRectF(edge, edge, size.width() - 2 * edge, size.height() - 2 * edge)
        painter.setPen(QPen(QColor(palette.ON_BUTTON), 2 * edge))
        painter.setBrush(QColor(palette.BUTTON))
        painter.drawEllipse(circle)
        painter.setPen(QPen(QColor(palette.ON_BUTTON), size.width() * 0.12))
        middle, arm = circle.center(), circle.width() * 0.26
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        if is_up:
            painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))

    return pixmap(("step", is_up), (side, side), ratio, draw)


def _coins(number: str, side: int, ratio: float) -> QPixmap:
    """A coin with how many are received, or paid."""

    def draw(painter: QPainter, size: QSize) -> None:
        whole = QRectF(0, 0, size.width(), size.height())
        coin = pictures.picture("coin", size.width(), size.height())
        painter.drawPixmap(whole, coin, QRectF(coin.rect()))
        badge = whole.adjusted(
            size.width() * 0.2, size.height() * 0.2, -size.width() * 0.2, -size.height() * 0.2
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.PANEL_RAISED))
        painter.drawEllipse(badge)
        painter.setPen(QColor(palette.TEXT))
        painter.setFont(fonts.text_font(round(size.height() * 0.5), bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, number)

    return pixmap(("coins", number), (side, side), ratio, draw)
