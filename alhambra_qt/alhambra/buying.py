"""Buying: a tile was dropped somewhere, and is to be paid before it is pencilled in there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Signal

from alhambra_qt.alhambra.gestures import Card, Piece, Target
from alhambra_qt.alhambra.pencil import Pencil, mark_note
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.modelling import whole_hand
from alhambra_qt.alhambra.turn import Turn
from core.alhambra.components import TILES, Money, Tile
from core.kernel.session import Playable


class Buying(QObject):
    """One purchase at a time; with several ways to pay, the person chooses."""

    payment_wanted = Signal(object, object)
    """A list of `Payment` to choose from, and the point where the tile was dropped."""
    paid = Signal(object)
    """A list of what is to be played: the purchase, and where its tile is pencilled in."""
    changed = Signal()
    """Other cards are chosen, or none any more."""

    def __init__(self, turn: Callable[[], Turn], parent: QObject | None = None) -> None:
        """Nothing is bought yet; ``turn`` is what the person to play can do now."""
        super().__init__(parent)
        self.asks_before_overpaying = False
        """Whether even the only way to pay is asked about, if it is too much."""
        self._turn = turn
        self._dropped: tuple[Piece, Target] | None = None
        self._own_choice: frozenset[int] | None = None

    @property
    def piece(self) -> Piece | None:
        """The tile that is not paid yet."""
        return None if self._dropped is None else self._dropped[0]

    @property
    def pencilled(self) -> Piece | None:
        """The same tile where it was dropped, until it is paid."""
        piece = self.piece
        return None if piece is None else Piece(regions.BOUGHT, piece.name)

    @property
    def bought(self) -> tuple[Tile, str] | None:
        """The same tile, and the currency it costs."""
        piece = self.piece
        return None if piece is None else (TILES[piece.name], self._turn().currency_of(piece))

    def foreseen(self) -> tuple[Piece, Pencil] | None:
        """A tile that is not paid yet, and the pencil marks as if it were: it stays there so long.

        None if there is no such tile, or it can't be paid any more.
        """
        if self._dropped is None or not self._turn().can_buy(self._dropped[0]):
            return None
        piece, target = self._dropped
        where = None if target == regions.BOUGHT else target
        return piece, self._turn().pencil_after(piece).with_mark(piece.name, where)

    @property
    def is_choosing_cards(self) -> bool:
        """Whether somebody is putting a payment together."""
        return self._own_choice is not None

    @property
    def chosen(self) -> frozenset[Card]:
        """The cards that were put together so far."""
        return frozenset(Card(regions.HAND, index) for index in self._own_choice or ())

    def cards(self) -> tuple[Money, ...]:
        """The same cards by name."""
        turn = self._turn()
        hand = whole_hand(turn.table, turn.seat)
        return tuple(hand[index] for index in sorted(self._own_choice or ()))

    def fitting(self) -> frozenset[Card] | None:
        """The cards of the hand that the tile can be paid with; None unless somebody chooses."""
        piece, turn = self.piece, self._turn()
        if not self.is_choosing_cards:
            return None
        hand = whole_hand(turn.table, turn.seat)
        cards = (Card(regions.HAND, index) for index in range(len(hand)))
        return frozenset(card for card in cards if piece and turn.pays_with(piece, card))

    def can_pay(self) -> bool:
        """Whether the cards put together pay the tile."""
        piece = self.piece
        return (
            piece is not None
            and self.is_choosing_cards
            and self._turn().can_pay(piece, self.cards())
        )

    def returned(self, cards: tuple[Money, ...]) -> str:
        """What paying with these cards would give back, in words."""
        return "" if self.piece is None else self._turn().returned_told(self.piece, cards)

    def begin(self, piece: Piece, target: Target, point: QPointF) -> None:
        """A tile was dropped: pay it, or ask how if there are several ways."""
        self._dropped = (piece, target)
        ways = self._turn().payments(piece)
        is_asked = self._turn().can_gain_by_overpaying(piece, ways[0].cards) or (
            self.asks_before_overpaying and not ways[0].is_exact
        )
        if len(ways) == 1 and not is_asked:
            self.pay(ways[0].cards)
        else:
            self.changed.emit()
            self.payment_wanted.emit(ways, point)

    def pay(self, cards: tuple[Money, ...]) -> None:
        """Pay the tile that was dropped, and pencil it in where it was dropped."""
        if self._dropped is None:
            return
        piece, target = self._dropped
        turn = self._turn()
        if not turn.can_pay(piece, cards):
            self.stop()
            return
        self.forget()
        steps: list[Playable] = [turn.purchase(piece, cards)]
        if target != regions.BOUGHT:
            steps.append(mark_note(piece.name, target, with_purchase=True))
        self.paid.emit(steps)

    def pay_own_choice(self) -> None:
        """Pay with the cards that were clicked."""
        if self.can_pay():
            self.pay(self.cards())

    def choose_own_cards(self) -> None:
        """Let the person click the cards to pay with."""
        self._own_choice = frozenset()
        self.changed.emit()

    def choose(self, card: Card) -> None:
        """Choose a card to pay with, or choose it no longer."""
        self._own_choice = (self._own_choice or frozenset()) ^ {card.index}
        self.changed.emit()

    def stop(self) -> None:
        """Buy nothing after all."""
        self.forget()
        self.changed.emit()

    def forget(self) -> None:
        """Nothing is to be paid any more."""
        self._dropped = self._own_choice = None
