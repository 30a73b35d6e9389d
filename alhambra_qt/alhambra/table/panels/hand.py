"""The board below the hand: the sum of each currency on a badge."""

from __future__ import annotations

from typing import NamedTuple, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from alhambra_qt.alhambra import faces
from alhambra_qt.look import palette
from alhambra_qt.scene.panel import Brush, Panel


class Badge(NamedTuple):
    """The sum of one currency, and from where to where its cards lie on the board."""

    currency: str
    total: int
    left: float
    right: float


class HandShown(NamedTuple):
    """What the board of a hand shows."""

    badges: tuple[Badge, ...]
    height: float
    title: str = ""
    """What is said if the cards are hidden."""


class HandBoard(Panel):
    """Cards are pieces; this is what lies below them."""

    keeps_picture = False

    def draw(self, brush: Brush, rect: QRectF, content: object) -> None:
        """A badge above the cards of each currency."""
        shown = cast(HandShown, content)
        brush.board(rect)
        height = shown.height - brush.px(2)
        head = QRectF(rect.x(), rect.y() + brush.px(5), rect.width(), height)
        brush.text(head.adjusted(brush.px(10), 0, 0, 0), shown.title, 13, colour=palette.TEXT_QUIET)
        for badge in shown.badges:
            wanted = brush.px(10) + height + brush.text_px(26)
            width = min(wanted, badge.right - badge.left + brush.px(8))
            box = QRectF(badge.left, rect.y() + brush.px(5), width, height)
            if not brush.is_seen(box):
                continue
            brush.painter.setPen(Qt.PenStyle.NoPen)
            brush.painter.setBrush(QColor(palette.CURRENCY_PALE[badge.currency]))
            brush.painter.drawRoundedRect(box, height / 2, height / 2)
            side = int(min(height - brush.px(4), width * 0.45))
            coin = faces.currency(badge.currency, side, brush.ratio)
            brush.pixmap(box.x() + brush.px(3), box.center().y() - side / 2, coin)
            number = box.adjusted(side + brush.px(5), 0, -brush.px(2), 0)
            ink = palette.CURRENCY_DARK[badge.currency]
            brush.text(number, str(badge.total), 17, colour=ink, bold=True)
