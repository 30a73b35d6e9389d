"""A small chooser of payments: exact ones first, then the cheapest, then one's own choice.

It is as low as it can be: ways to pay lie beside each other where that makes it no wider, and if
several are exact, that is said once above them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from alhambra_qt.alhambra import faces
from alhambra_qt.alhambra.turn import Payment
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS, dress, style_sheet
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.components import Money, Tile

MOST_OFFERED = 6
_CARD = (30, 46)
_TILE = 60
_EDGE = 8
_TITLE = 22
_SHARES = (1.0, 0.8, 0.6)
_SMALL_SHARES = (0.7, 0.6, 0.4, 0.3)
"""How much smaller than its text cards, tile and gaps are, if there is less room."""
_SEEN_COUNTS = 10
"""How much worse it is to cover a palace than what lies beside it."""
_BUTTONS = """
QPushButton {{ padding-top: {pad}px; padding-bottom: {pad}px; }}
QPushButton[payment="true"] {{
    text-align: left; padding-left: {side}px; padding-right: {side}px;
}}
"""


class PaymentChooser(QFrame):
    """Offers payments beside a point of its parent; goes away by itself."""

    chosen = Signal(object)
    """The cards of a payment."""
    own_choice_wanted = Signal()
    cancelled = Signal()
    closed = Signal()
    """It is gone; said before anything else."""

    def __init__(
        self,
        payments: list[Payment],
        parent: QWidget,
        unit: float = 1.0,
        bought: tuple[Tile, str] | None = None,
        returned: Callable[[tuple[Money, ...]], str] = lambda _cards: "",
    ) -> None:
        """A list of these payments; ``unit`` is how large its text is.

        ``bought`` is the tile that is paid, and the currency it costs; ``returned`` says what
        paying with some cards gives back.
        """
        super().__init__(parent)
        self._parent = parent
        self._payments = payments[:MOST_OFFERED]
        self._room = parent.rect()
        self._bought = bought
        self._returned = returned
        self.setObjectName("card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._tile, self._heading, self._price = QLabel(), QLabel(), QLabel()
        self._all_exact = QLabel()
        self.buttons = [QPushButton() for _ in self._payments]
        exact = sum(payment.is_exact for payment in self._payments)
        self._several_exact = exact if exact > 1 else 0
        self.own, self.none = QPushButton(), QPushButton()
        self._lay_out()
        self._wire()
        self._retranslate()
        self.scale(unit)

    def _lay_out(self) -> None:
        for words in (self._heading, self._price, self._all_exact):
            words.setTextFormat(Qt.TextFormat.PlainText)
        self._price.setProperty("quiet", True)
        self._top = QGridLayout()
        self._top.addWidget(self._tile, 0, 0, 2, 1)
        self._top.addWidget(self._heading, 0, 1)
        self._top.addWidget(self._price, 1, 1)
        self._top.setColumnStretch(1, 1)
        self._lines = QVBoxLayout(self)
        self._lines.addLayout(self._top)
        self._lines.addWidget(self._all_exact)
        self._all_exact.setVisible(bool(self._several_exact))
        self._ways = QGridLayout(), QGridLayout()
        self._others = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for row in (*self._ways, self._others):
            self._lines.addLayout(row)
        for button in self._all():
            button.setAutoDefault(True)
            button.setParent(self)
        for button in (self.own, self.none):
            self._others.addWidget(button)
        for button, payment in zip(self.buttons, self._payments, strict=True):
            button.setProperty("payment", True)
            button.setProperty("main", payment.is_exact and button is self.buttons[0])
        for part in (self._tile, self._price):
            part.setVisible(self._bought is not None)

    def _wire(self) -> None:
        for button, payment in zip(self.buttons, self._payments, strict=True):
            button.clicked.connect(lambda _checked=False, way=payment: self._choose(way.cards))
        self.own.clicked.connect(self._want_own_choice)
        self.none.clicked.connect(self.cancel)

    def _all(self) -> list[QPushButton]:
        return [*self.buttons, self.own, self.none]

    def scale(self, unit: float) -> None:
        """Text is so many times as large as usual; all else is smaller if that is too much."""
        self._unit = unit
        tried = [(self._room.height(), share) for share in _SHARES]
        tried += [(self._room.bottom(), share) for share in _SMALL_SHARES]
        tried += [(self._parent.height(), share) for share in _SMALL_SHARES]
        for height, share in tried:
            self._fit(unit, share)
            if self.sizeHint().height() <= height:
                break
        self.adjustSize()

    def _fit(self, unit: float, share: float) -> None:
        """Have cards, tile and gaps of this share of their size."""
        pad, side = round(8 * unit * share), round(12 * unit * share)
        dress(self, style_sheet(unit) + _BUTTONS.format(pad=pad, side=side))
        ratio, size = self.devicePixelRatioF(), unit * share
        font = fonts.text_font(round(TEXT_PIXELS * unit))
        for words in (self._price, self._all_exact, *self._all()):
            words.setFont(font)
        self._heading.setFont(fonts.title_font(round(_TITLE * unit)))
        width, height = (round(side * size) for side in _CARD)
        for button, payment in zip(self.buttons, self._payments, strict=True):
            drawn = _cards_picture(payment.cards, (width, height), ratio)
            button.setIcon(QIcon(drawn))
            button.setIconSize(drawn.deviceIndependentSize().toSize())
        if self._bought is not None:
            tile = self._bought[0]
            self._tile.setPixmap(faces.of_tile(tile, round(_TILE * size), ratio))
        edge, gap = round(12 * size), round(6 * size)
        self._lines.setContentsMargins(edge, edge, edge, edge)
        self._top.setHorizontalSpacing(edge)
        for lines in (self._lines, *self._ways, self._others):
            lines.setSpacing(gap)
        self._put_beside_each_other(gap)

    def _put_beside_each_other(self, gap: int) -> None:
        """Ways to pay are in as many columns as make the chooser no wider than it has to be."""
        above = (self._top, self._all_exact, self._others)
        width = max(
            *(part.sizeHint().width() for part in above),
            *(button.sizeHint().width() for button in self.buttons),
        )
        several = self._several_exact
        for grid, buttons in zip(
            self._ways, (self.buttons[:several], self.buttons[several:]), strict=True
        ):
            widest = max((button.sizeHint().width() for button in buttons), default=width)
            columns = max(1, min(len(buttons), (width + gap) // (widest + gap)))
            for button in buttons:
                grid.removeWidget(button)
            for index, button in enumerate(buttons):
                grid.addWidget(button, *divmod(index, columns))
            has_words = bool(buttons) and bool(buttons[0].text())
            for column in range(MOST_OFFERED + 1):
                is_stretched = column < columns if has_words else column == columns
                grid.setColumnStretch(column, int(is_stretched))

    def _retranslate(self) -> None:
        is_too_much = len(self._payments) == 1 and not self._payments[0].is_exact
        self._heading.setText(
            self.tr("Overpay?") if is_too_much else self.tr("How do you want to pay?")
        )
        if self._bought is not None:
            tile, currency = self._bought
            price = texts.amount(tile.price, currency)
            said = self.tr("{price} for {tile}").format(price=price, tile=texts.tile(tile.id))
            self._price.setText(said)
        for button, payment in zip(self.buttons, self._payments, strict=True):
            cards = texts.listed([*map(texts.money, payment.cards)])
            words = self._words(payment)
            is_said_above = payment.is_exact and self._several_exact
            button.setText("" if is_said_above else words)
            button.setAccessibleName(f"{words}: {cards}")
        self._all_exact.setText(self._words(self._payments[0]) if self._several_exact else "")
        self.own.setText(self.tr("Choose the cards yourself"))
        self.none.setText(self.tr("Don’t buy it"))

    def _words(self, payment: Payment) -> str:
        if payment.is_exact:
            return self.tr("Exact: another action")
        amount = self.tr("%n too much", "", payment.overpaid)
        returned = self._returned(payment.cards)
        if not returned:
            return amount
        return tr("{amount}, {returned}").format(amount=amount, returned=returned)

    def open_at(
        self, point: QPoint, within: QRect, paid: QRect | None = None, seen: Sequence[QRect] = ()
    ) -> None:
        """Appear near this point: within this part of the parent, if there is room.

        What is paid, and what else is to be seen, is covered as little as can be: rather than that,
        the chooser sticks out.
        """
        paid = paid or QRect()
        self._room = within
        wide, narrow = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        place, harm = self._best_place(wide, point, paid, seen)
        if covered := harm[0]:
            other, harm = self._best_place(narrow, point, paid, seen)
            if harm[0] < covered:
                place = other
            else:
                self._take_shape(wide)
        self.move(place)
        self.show()
        self.raise_()
        (self.buttons[0] if self.buttons else self.own).setFocus()

    def _take_shape(self, shape: QBoxLayout.Direction) -> None:
        """Have the two other choices beside each other, or below: narrower, but higher."""
        self._others.setDirection(shape)
        self.scale(self._unit)

    def _best_place(
        self, shape: QBoxLayout.Direction, point: QPoint, paid: QRect, seen: Sequence[QRect]
    ) -> tuple[QPoint, tuple[int, int, int]]:
        """Where it does the least harm in this shape, and how much that is."""
        self._take_shape(shape)
        within, edge = self._room, round(_EDGE * self._unit)
        inner = within.adjusted(edge, edge, -edge, -edge)
        harms = {
            place: self._harm(place, point, within, paid, seen)
            for place in self._places(point, inner, edge, [paid, *seen])
        }
        return min(harms.items(), key=lambda one: one[1])

    def _places(
        self, point: QPoint, inner: QRect, edge: int, seen: Sequence[QRect]
    ) -> Iterator[QPoint]:
        """Near the point, at the edges of the room, and beside all that is to be seen."""
        width, height, whole = self.width(), self.height(), self._parent.width()
        lowest = max(0, inner.bottom() - height)
        highest = min(inner.top(), lowest)
        xs = {_between(point.x(), width, (inner.left(), inner.right()), whole)}
        xs |= {edge, inner.left(), inner.right() - width, whole - edge - width}
        ys = {point.y(), highest, lowest}
        for rect in seen:
            xs |= {rect.right() + edge, rect.left() - edge - width}
            ys |= {rect.bottom() + edge, rect.top() - edge - height}
        for x in {max(0, min(x, whole - width)) for x in xs}:
            for y in {max(highest, min(y, lowest)) for y in ys}:
                yield QPoint(x, y)

    def _harm(
        self, place: QPoint, point: QPoint, within: QRect, paid: QRect, seen: Sequence[QRect]
    ) -> tuple[int, int, int]:
        """How bad it is to lie here: the less the better."""
        rect = QRect(place, self.size())
        covered = sum(_area(rect & one) for one in seen)
        outside = _area(rect) - _area(rect & within)
        far = (place - point).manhattanLength()
        return _area(rect & paid), covered * _SEEN_COUNTS + outside, far

    def _choose(self, cards: tuple[Money, ...]) -> None:
        self.close()
        self.chosen.emit(cards)

    def _want_own_choice(self) -> None:
        self.close()
        self.own_choice_wanted.emit()

    def cancel(self) -> None:
        """Buy nothing."""
        self.close()
        self.cancelled.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.scale(self._unit)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Say so."""
        super().closeEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Escape buys nothing; buttons see to Enter and the arrows themselves."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """The tabulator and the arrows go round in the chooser."""
        buttons = self._all()
        here = next((index for index, one in enumerate(buttons) if one.hasFocus()), -1)
        buttons[(here + (1 if forward else -1)) % len(buttons)].setFocus()
        return True


def _cards_picture(cards: tuple[Money, ...], size: tuple[int, int], ratio: float) -> QPixmap:
    """The cards beside each other, and a gap before the words."""
    width, height = size
    pictures = [faces.money(card, width, height, ratio) for card in cards]
    across = len(cards) * (width + 2) + width // 4
    whole = QPixmap(round(across * ratio), round(height * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    for index, picture in enumerate(pictures):
        below = height - picture.deviceIndependentSize().height()
        painter.drawPixmap(QPointF(index * (width + 2), below / 2), picture)
    painter.end()
    return whole


def _area(rect: QRect) -> int:
    return 0 if rect.isEmpty() else rect.width() * rect.height()


def _between(at: int, length: int, room: tuple[int, int], whole: int) -> int:
    """Where something begins that wants to be here, and shall fit into some room, or into all."""
    first, last = room[0], room[1] - length
    if last < first:  # it sticks out at both ends
        first = last = (room[0] + room[1] - length) // 2
    return max(0, min(max(at, first), last, whole - length))
