"""The end of a game: who has won, and everyone's points by where they come from."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.roll_and_write.alone import Alone
from alhambra_qt.roll_and_write.end_model import Account, EndModel
from alhambra_qt.roll_and_write.sheets.comparison import compared, draw_comparison, to_send
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.button_rows import ButtonRows
from alhambra_qt.widgets.overlay import Overlay
from alhambra_qt.words import names, terms
from core.roll_and_write.sheet import BUILDINGS

_NAME = 0.26
_COMPARED = 0.4
"""How much of the sheet a comparison takes."""
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class EndOverlay(Overlay):
    """What is left to look at when a game is over, and how to go on."""

    again_wanted = Signal()
    same_deal_wanted = Signal()
    watch_wanted = Signal()
    start_page_wanted = Signal()

    def __init__(
        self,
        model: EndModel,
        parent: QWidget,
        alone: Alone | None = None,
        *,
        is_watched: bool = False,
    ) -> None:
        """Somebody who only watches can't play again; ``alone`` is what one player compares."""
        super().__init__(parent)
        self.model = model
        self.alone = alone
        self.again_button = self._button(self.again_wanted)
        self.same_deal_button = self._button(self.same_deal_wanted)
        self.watch_button = self._button(self.watch_wanted)
        self.table_button = self._button(self.close)
        self.start_button = self._button(self.start_page_wanted)
        self.copy_button = self._button(self._copy)
        self.copy_button.setVisible(alone is not None and bool(alone.day))
        self.again_button.setProperty("main", True)
        for_players = (self.again_button, self.same_deal_button, self.watch_button)
        for button in for_players:
            button.setVisible(not is_watched)
        to_send = (self.copy_button,) if alone is not None and alone.day else ()
        others = (*to_send, self.table_button, self.start_button)
        self._offered = others if is_watched else (*for_players, *others)
        self._rows = ButtonRows(self)

    def _button(self, does: object) -> QPushButton:
        button = QPushButton(self)
        button.clicked.connect(does)
        return button

    def open(self) -> None:
        """Enter plays again, if that is offered."""
        super().open()
        self._offered[0].setFocus()

    # Words

    def title(self) -> str:
        """Who has won; alone, with how many points."""
        model = self.model
        first = model.accounts[0]
        if model.is_solo:
            return self.tr("{name}: {points}").format(
                name=names.named(first.name), points=terms.points(first.total)
            )
        winners = [model.accounts[row].name for row in model.winners]
        if len(winners) > 1:
            return self.tr("{names} share the victory").format(names=names.listed(winners))
        if model.is_contest and model.winners == (0,):
            return self.tr("{name} has won the contest").format(name=names.named(winners[0]))
        return self.tr("{name} has won").format(name=names.named(winners[0]))

    def retranslate(self) -> None:
        """The buttons, and the result for those who do not see it."""
        super().retranslate()
        self.again_button.setText(self.tr("Play again"))
        self.same_deal_button.setText(self.tr("Same rolls again"))
        self.watch_button.setText(self.tr("Watch the game"))
        self.table_button.setText(self.tr("Look at the table"))
        self.start_button.setText(self.tr("Back to the start page"))
        self.copy_button.setText(self.tr("Copy for a friend"))
        told = [
            self.tr("{place}. {name}: {points}").format(
                place=place,
                name=names.named(self.model.accounts[row].name),
                points=terms.points(self.model.accounts[row].total),
            )
            for place, row in self.model.ranking
        ]
        told += [] if self.alone is None else compared(self.alone)
        self.setAccessibleDescription("\n".join(told))

    def _copy(self) -> None:
        """A line to send to a friend."""
        assert self.alone is not None
        QGuiApplication.clipboard().setText(to_send(self.alone))
        self.copy_button.setText(self.tr("Copied"))

    # Where things are

    def wanted_size(self) -> tuple[float, float]:
        """Nearly all there is."""
        rows = max(3, len(self.model.accounts)) + (0 if self.alone is None else 2)
        return 1180, 220 + 62 * rows

    def lay_out(self) -> None:
        """The buttons in a row at the bottom."""
        self._rows.lay_out(self._offered)

    # Painting

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """A row for each player, a column for each source of points."""
        room = rect.adjusted(0, 0, 0, -self._rows.height(self._offered))
        if self.alone is not None:
            below = QRectF(room)
            below.setTop(room.bottom() - room.height() * _COMPARED)
            room.setBottom(below.top() - brush.px(10))
            draw_comparison(brush, below, self.alone)
        heads = self._heads()
        accounts = [self.model.accounts[row] for _, row in self.model.ranking]
        height = room.height() / (len(accounts) + 1.4)
        names_wide = room.width() * _NAME
        wide = (room.width() - names_wide) / len(heads)
        for at, (picture, text) in enumerate(heads):
            box = QRectF(room.x() + names_wide + at * wide, room.y(), wide, height * 1.4)
            _draw_head(brush, box, picture, text)
        for number, account in enumerate(accounts):
            y = room.y() + height * (1.4 + number)
            row = QRectF(room.x(), y, room.width(), height)
            wins = self.model.accounts.index(account) in self.model.winners
            self._draw_account(brush, row, account, wide, wins=wins and not self.model.is_solo)

    def _heads(self) -> list[tuple[str, str]]:
        """A picture or words above each column."""
        heads = [(f"building-{building}", "") for building in BUILDINGS]
        heads += [("", self.tr("Rows and columns")), ("coin", "")]
        if self.model.is_contest:
            heads.append(("", self.tr("Extra")))
        return [*heads, ("", self.tr("Total"))]

    def _draw_account(
        self, brush: Brush, row: QRectF, account: Account, wide: float, *, wins: bool
    ) -> None:
        inner = row.adjusted(0, brush.px(2), 0, -brush.px(2))
        brush.board(inner, palette.PANEL_RAISED if wins else palette.PANEL, 6)
        if wins:
            brush.painter.setPen(QPen(QColor(palette.GOLD), brush.px(2)))
            brush.painter.setBrush(Qt.BrushStyle.NoBrush)
            brush.painter.drawRoundedRect(inner, brush.px(6), brush.px(6))
        side = int(min(inner.height() * 0.7, brush.text_px(30)))
        x = row.x() + brush.px(8)
        if account.colour is not None:
            symbol = pictures.seat_symbol(account.colour, side, brush.ratio)
            brush.pixmap(x, row.center().y() - side / 2, symbol)
        x += side + brush.px(8)
        if wins:
            picture = pictures.picture("crown", side, side, brush.ratio)
            brush.pixmap(x, row.center().y() - side / 2, picture)
            x += side + brush.px(6)
        name = QRectF(x, row.y(), row.width() * _NAME - (x - row.x()) - brush.px(6), row.height())
        brush.text(name, account.name, 20, bold=True)
        points = [*account.buildings, account.lines, account.coins]
        points += [account.extra] if self.model.is_contest else []
        for at, number in enumerate([*points, account.total]):
            box = QRectF(row.x() + row.width() * _NAME + at * wide, row.y(), wide, row.height())
            is_total = at == len(points)
            colour = palette.TEXT if number else palette.TEXT_QUIET
            brush.text(box, str(number), 22, colour=colour, bold=is_total, align=_CENTRE)


def _draw_head(brush: Brush, box: QRectF, picture: str, text: str) -> None:
    if picture:
        side = round(min(box.width(), box.height()) * 0.8)
        drawn = pictures.picture(picture, side, side, brush.ratio)
        brush.pixmap(box.center().x() - side / 2, box.center().y() - side / 2, drawn)
        return
    brush.painter.setPen(QColor(palette.TEXT))
    font = brush.font(16, bold=True)
    lettering.draw_block(brush.painter, box, text, font, smallest=brush.px(11))
