"""Payments in words: what is paid, what is too much, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra_qt.alhambra.gestures import Piece
from alhambra_qt.alhambra.turn import Payment, Turn
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from core.alhambra.buying import worth
from core.alhambra.components import TILES, Money


def foretold_payment(turn: Turn, piece: Piece) -> str:
    """What buying a tile would take; empty if it isn't bought, or not now.

    Of several ways, what comes of the best: how to pay is chosen when the tile has been dropped.
    """
    ways = turn.payments(piece)
    if not ways:
        return ""
    if len(ways) == 1:
        return payment_told(turn, piece, ways[0])
    best = tr("You can pay the exact amount")
    if not ways[0].is_exact:
        best = tr("At least %n too much", "", ways[0].overpaid)
    return tr("{best}: {then}").format(best=best, then=_then(turn, piece, ways[0]))


def payment_told(turn: Turn, piece: Piece, payment: Payment) -> str:
    """What is paid, whether it is too much, and whether another action follows."""
    amount = tr("exact") if payment.is_exact else tr("%n too much", "", payment.overpaid)
    returned = turn.returned_told(piece, payment.cards)
    if returned:
        amount = tr("{amount}, {returned}").format(amount=amount, returned=returned)
    return tr("{sum} ({amount}): {then}").format(
        sum=added_up(payment.cards), amount=amount, then=_then(turn, piece, payment)
    )


def _then(turn: Turn, piece: Piece, payment: Payment) -> str:
    return tr("another action") if turn.acts_again(piece, payment) else tr("no more actions")


def chosen_so_far(turn: Turn, name: str, piece: Piece, cards: tuple[Money, ...]) -> str:
    """The price of a tile, the cards that were chosen to pay it, and what they lack."""
    payment = turn.payment(piece, cards)
    if not cards:
        told = tr("Click the cards you want to pay with")
    elif payment.missing:
        lack = tr("%n short", "", payment.missing)
        told = tr("{sum} ({lack})").format(sum=added_up(cards), lack=lack)
    else:
        told = payment_told(turn, piece, payment)
    price = texts.amount(TILES[piece.name].price, turn.currency_of(piece))
    return tr("{name}: {price} for {tile}. {payment}").format(
        name=name, price=price, tile=texts.tile(piece.name), payment=told
    )


def added_up(cards: Sequence[Money]) -> str:
    """The values of the cards and their sum."""
    total = str(worth(tuple(cards)))
    if len(cards) == 1:
        return total
    return f"{' + '.join(str(card.value) for card in cards)} = {total}"
