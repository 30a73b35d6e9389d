"""What one seat sees of the table: all that a computer player or the screen ever gets.

Hands are secret (Rule.HANDS_ARE_SECRET), and so is the order of bag and pile. Each part of the
rules says what it hides, in one place; whatever is shown, said or sent to a program is made from a
table on which that lies face down, so nothing made from it can give it away.
"""

from __future__ import annotations

from core.alhambra.components import CURRENCIES, FACE_DOWN, Tile, letters_of
from core.alhambra.notation import write_place
from core.alhambra.rule_part import View
from core.alhambra.scoring import totals
from core.alhambra.table import EMPTY_HAND, Hand, Seat, Table


def known_to(table: Table, seat: int | None) -> Table:
    """The table as far as a seat may know it; None is somebody who only watches."""
    for part in table.rules.parts:
        table = part.conceal(table, seat)
    return table


def conceal_cards(table: Table, seat: int | None) -> Table:
    """Other hands and the draw pile lie face down, and nothing tells of the order in the bag."""
    seats = tuple(
        one if index == seat else one._replace(hand=_face_down(one.hand))
        for index, one in enumerate(table.seats)
    )
    return table._replace(
        seats=seats,
        bag=tuple(sorted(table.bag)),
        draw_pile=(FACE_DOWN,) * len(table.draw_pile),
        discards=tuple(sorted(table.discards)),
    )


def _face_down(hand: Hand) -> Hand:
    """As many cards, of which nothing is known: not even for which squares they are."""
    number = sum(len(cards) for cards in hand)
    return ((FACE_DOWN,) * number, *EMPTY_HAND[1:])


def view_of(table: Table, seat: int, names: list[str]) -> View:
    """The view of a seat, in the words of the bot protocol."""
    table = known_to(table, seat)
    decision = table.rules.decision(table)
    scores = totals(table)
    view: View = {
        "phase": table.rules.phases.get(type(decision)),
        "you": seat,
        "to_move": table.to_play,
        "start": table.start,
        "market": {
            currency: None if tile is None else tile.id
            for currency, tile in zip(CURRENCIES, table.market, strict=True)
        },
        "money": list(table.open_money),
        "hand": [card for cards in table.seats[seat].hand for card in cards],
        "seats": [
            _seat_view(one, names[index], scores[index]) for index, one in enumerate(table.seats)
        ],
        "bag": len(table.bag),
        "draw_pile": len(table.draw_pile),
        "discards": len(table.discards),
        "scorings": len(table.scorings),
    }
    for part in table.rules.parts:
        part.view(table, seat, view)
    for part in table.rules.absent:
        part.view_without(view)
    return view


def _seat_view(seat: Seat, name: str, score: int) -> View:
    return {
        "name": name,
        "score": score,
        "cards": sum(len(cards) for cards in seat.hand),
        "palace": [
            {**_tile_view(tile), "at": write_place(where)}
            for where, tile in seat.palace.tiles.items()
        ],
        "reserve": [_tile_view(tile) for tile in seat.reserve],
        "to_place": [_tile_view(tile) for tile in seat.to_place],
    }


def _tile_view(tile: Tile) -> View:
    return {"tile": tile.id, "walls": letters_of(tile.walls)}
