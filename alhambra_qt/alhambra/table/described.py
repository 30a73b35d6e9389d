"""Everything that can have the focus, in words, for somebody who does not see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra_qt.alhambra.gestures import Card, Piece, Target
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.table_model import DirkModel, SeatModel, TableModel
from alhambra_qt.alhambra.table.arrangement import Chosen
from alhambra_qt.alhambra.table.spots import Board, Button, OtherPalace
from alhambra_qt.words import texts
from alhambra_qt.words.languages import tr
from alhambra_qt.words.texts import listed
from core.alhambra.components import CURRENCIES, FOUNTAIN, Tile
from core.alhambra.palace import x_and_y


@dataclass(frozen=True)
class Described:
    """What is on the screen, as far as words about it depend on it."""

    model: TableModel
    chosen: Chosen
    lines: tuple[tuple[int | None, str], ...]
    buttons: dict[Button, str]

    def thing(self, thing: object) -> str:
        """Something that can have the focus; empty for what can't."""
        match thing:
            case Piece():
                return self._piece(thing)
            case Card(regions.MONEY, index):
                return self._open_card(index)
            case Card(regions.HAND, index):
                return self._hand_card(index)
            case OtherPalace(seat):
                return _palace(self.model.seats[seat])
            case Button():
                return self.buttons.get(thing, "")
            case Board():
                return self._board(thing)
        return ""

    def target(self, target: Target) -> str:
        """Where a tile could be put down."""
        if isinstance(target, str):
            zones = {
                regions.RESERVE: tr("Reserve board"),
                regions.DIRK: tr("Dirk"),
                regions.BOUGHT: tr("Beside the Alhambra: decide later"),
            }
            return zones.get(target, "")
        x, y = x_and_y(target)
        city = self.model.seats[self.model.shown].city
        there = next((placed.tile for placed in city if (placed.x, placed.y) == (x, y)), None)
        if there is None:
            return place(x, y)
        exchanged = tr("in exchange for {tile}").format(tile=texts.tile_described(there))
        return _joined(place(x, y), exchanged)

    # Tiles and cards

    def _piece(self, piece: Piece) -> str:
        tile = self._tile(piece)
        if tile == FOUNTAIN:
            return texts.building(tile.building).capitalize()
        if piece.region == regions.MARKET:
            return texts.tile_described(tile, CURRENCIES[self.model.market.index(tile)])
        return _joined(texts.tile_described(tile), self._where(piece))

    def _tile(self, piece: Piece) -> Tile:
        seat, marks = self.model.seats[self.model.shown], self.model.marks
        placed = [one.tile for one in (*seat.city, *marks.built)]
        market = [tile for tile in self.model.market if tile is not None]
        lying = {
            regions.MARKET: market,
            regions.RESERVE: list(seat.reserve),
            regions.PALACE: placed,
            regions.BOUGHT: [
                *placed,
                *marks.of(regions.RESERVE),
                *marks.of(regions.DIRK),
                *marks.of(regions.BOUGHT),
            ],
        }[piece.region]
        return next(tile for tile in lying if tile.id == piece.name)

    def _where(self, piece: Piece) -> str:
        seat, marks = self.model.seats[self.model.shown], self.model.marks
        for placed in (*seat.city, *marks.built):
            if placed.tile.id == piece.name:
                where = place(placed.x, placed.y)
                is_built = piece.region == regions.PALACE
                return where if is_built else _joined(tr("bought, placed for now"), where)
        if piece.region == regions.RESERVE:
            return tr("on the reserve board")
        if any(tile.id == piece.name for tile in marks.of(regions.RESERVE)):
            return tr("bought, for the reserve board")
        if any(tile.id == piece.name for tile in marks.of(regions.DIRK)):
            return tr("bought, for Dirk")
        return tr("bought, not placed yet")

    def _open_card(self, index: int) -> str:
        name = _capital(texts.money(self.model.money[index]))
        state = tr("chosen") if index in self.chosen.money else ""
        return _joined(name, tr("face-up money card"), state)

    def _hand_card(self, index: int) -> str:
        if self.model.hand is None:
            return ""
        name = _capital(texts.money(self.model.hand[index]))
        state = tr("chosen") if index in self.chosen.hand else ""
        return _joined(name, tr("in your hand"), state)

    # Boards

    def _board(self, board: Board) -> str:
        match board:
            case Board.STOCK:
                return _joined(
                    tr("%n card(s) in the pile", "", self.model.pile),
                    tr("%n discarded card(s)", "", self.model.discards),
                    tr("%n tile(s) in the bag", "", self.model.bag),
                )
            case Board.HAND:
                cards = [texts.money(card) for card in self.model.hand or ()]
                return tr("Your hand: {cards}").format(cards=listed(cards))
            case Board.DIRK:
                return "" if self.model.dirk is None else _dirk(self.model.dirk)
            case Board.MAJORITY:
                return self._scores()
        return ". ".join(sentence for _, sentence in self.lines) or tr("Nothing has happened yet")

    def _scores(self) -> str:
        scores = [(seat.name, seat.score) for seat in self.model.seats]
        if self.model.dirk is not None:
            scores.append((tr("Dirk"), self.model.dirk.score))
        each = [
            tr("{name}: {points}").format(name=name[:60], points=texts.points(score))
            for name, score in scores
        ]
        return _joined(tr("Majorities and points"), *each)


def place(x: int, y: int) -> str:
    """A place of a palace, as seen from the fountain."""
    steps = [
        tr("{number} east").format(number=x) if x > 0 else "",
        tr("{number} west").format(number=-x) if x < 0 else "",
        tr("{number} north").format(number=-y) if y < 0 else "",
        tr("{number} south").format(number=y) if y > 0 else "",
    ]
    return tr("{steps} of the fountain").format(steps=listed([step for step in steps if step]))


def _palace(seat: SeatModel) -> str:
    return _joined(
        tr("{name}’s Alhambra").format(name=seat.name[:60]),
        texts.points(seat.score),
        tr("%n tile(s)", "", len(seat.city) - 1),
        _on_reserve(seat.reserve),
        tr("%n money card(s)", "", seat.cards),
    )


def _on_reserve(reserve: Sequence[Tile]) -> str:
    return tr("%n on the reserve board", "", len(reserve)) if reserve else ""


def _dirk(dirk: DirkModel) -> str:
    return _joined(tr("Dirk"), texts.points(dirk.score), tr("%n tile(s)", "", len(dirk.tiles)))


def _joined(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
