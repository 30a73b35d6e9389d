"""The turn of a person: choosing actions, and pencilling in what was bought."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra_qt.alhambra.interactions.gestures import Piece, Refusal, Source, Target, Targets, Zone
from alhambra_qt.alhambra.interactions.pencil import DIRK, RESERVE, Pencil
from core.alhambra.buying import BuyTile, payments, purse, worth
from core.alhambra.components import CURRENCIES, Money, Tile
from core.alhambra.placing import PlaceTiles, gained_tile_violation
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import ChooseAction, Pass
from core.alhambra.two_players import GiveTile
from core.kernel.rulebook import Action, Violation


@dataclass(frozen=True)
class Payment:
    """A way to pay: the cards, and what is paid too much."""

    cards: tuple[Money, ...]
    overpaid: int

    @property
    def is_exact(self) -> bool:
        """Whether another action follows."""
        return self.overpaid == 0


@dataclass(frozen=True)
class Turn:
    """What a seat can do with tiles and cards at this moment; asks the rules, has none."""

    table: Table
    seat: int
    pencil: Pencil
    decision: object
    """What the seat is asked; None where its actions can only be pencilled or taken back."""

    @property
    def may_act(self) -> bool:
        """Whether an action can be chosen."""
        return isinstance(self.decision, ChooseAction)

    def must_pass(self) -> bool:
        """Whether there is nothing that the seat could do."""
        return self.may_act and self._violation(Pass()) is None

    # Money

    def can_take(self, cards: tuple[Money, ...]) -> bool:
        """Whether these open cards may be taken together."""
        return self.may_act and self._violation(TakeMoney(cards)) is None

    # Tiles

    def tile_of(self, piece: Piece) -> Tile:
        """The tile that was picked up."""
        seat = self.table.seats[self.seat]
        lying = {
            Source.MARKET: [tile for tile in self.table.market if tile is not None],
            Source.RESERVE: list(seat.reserve),
            Source.PALACE: list(seat.palace.tiles.values()),
            Source.MARK: list(self.pencil.tiles),
        }[piece.source]
        return next(tile for tile in lying if tile.id == piece.tile)

    def targets(self, piece: Piece) -> Targets:
        """Everywhere this piece can go."""
        palace = self.table.seats[self.seat].palace
        walls = self.tile_of(piece).walls
        if piece.source is Source.MARK:
            city = self.pencil.city(without=piece.tile)
            return Targets(frozenset(city.places_for(walls)), self._zones(piece))
        if not self.may_act:
            return Targets()
        if piece.source is Source.MARKET:
            if self.missing_money(piece.tile):
                return Targets()
            places = self.pencil.city().places_for(walls)
            return Targets(frozenset(places), self._zones(piece))
        if piece.source is Source.RESERVE:
            return Targets(
                frozenset(palace.places_for(walls)) | frozenset(palace.places_to_exchange(walls))
            )
        where = palace.place_of(piece.tile)
        zones = frozenset([Zone.RESERVE]) if where in palace.removable() else frozenset()
        return Targets(zones=zones)

    def _zones(self, piece: Piece) -> frozenset[Zone]:
        """Where a gained tile can go beside the palace; a last one may not be given away."""
        dirk = bool(self.table.collectors)
        if dirk and not self.may_act:
            dirk = self._violation(GiveTile(piece.tile)) is None
        return frozenset((Zone.RESERVE, Zone.BESIDE, *((Zone.DIRK,) if dirk else ())))

    def refusal(self, piece: Piece, target: Target) -> Refusal | None:
        """Why a piece can't go there; None where it can, or where nothing is to be said."""
        if target in self.targets(piece):
            return None
        if piece.source is Source.MARKET and (missing := self.missing_money(piece.tile)):
            return Refusal(missing=missing, currency=CURRENCIES[self._market_place(piece.tile)])
        if isinstance(target, Zone):
            if piece.source is Source.PALACE and target is Zone.RESERVE:
                return Refusal(self._violation(RemoveTile(piece.tile)))
            if target is Zone.DIRK:
                violation = self._gift_violation(piece)
                return None if violation is None else Refusal(violation)
            return None
        return Refusal(self._place_violation(piece, target))

    def _gift_violation(self, piece: Piece) -> Violation | None:
        """Why a tile can't go to Dirk; before the tiles are placed, as if they were placed now."""
        given = GiveTile(piece.tile)
        if self.may_act:
            return gained_tile_violation(self.table, PlaceTiles(self.seat), given)
        return self._violation(given)

    def _place_violation(self, piece: Piece, where: int) -> Violation | None:
        tile = self.tile_of(piece)
        palace = self.table.seats[self.seat].palace
        if piece.source is Source.RESERVE:
            if where in palace.tiles:
                return palace.exchange_violation(tile.walls, where)
            return palace.violation(tile.walls, where)
        if piece.source is Source.PALACE:
            return self._violation(RemoveTile(piece.tile)) or Violation(Rule.EXCHANGE_IN_PLACE)
        city = self.pencil.city(without=piece.tile)
        return city.violation(tile.walls, where)

    def missing_money(self, tile_id: str) -> int:
        """What the seat lacks to pay a tile of the market."""
        place = self._market_place(tile_id)
        tile = self.table.market[place]
        assert tile is not None
        return max(0, tile.price - worth(purse(self.table, self.seat, place)))

    def pays_with(self, tile_id: str, card: Money) -> bool:
        """Whether the place of a tile takes this card."""
        return card in purse(self.table, self.seat, self._market_place(tile_id))

    def payments(self, tile_id: str) -> list[Payment]:
        """The ways to pay a tile without wasting a card, exact ones first, then the cheapest."""
        place = self._market_place(tile_id)
        tile = self.table.market[place]
        assert tile is not None
        ways = [
            Payment(cards, worth(cards) - tile.price)
            for cards in payments(purse(self.table, self.seat, place), tile.price)
        ]
        return sorted(ways, key=lambda way: (way.overpaid, len(way.cards), way.cards))

    def redesign(self, piece: Piece, target: Target) -> Action | None:
        """The action of dropping a tile of reserve or palace; None where it is no redesign."""
        palace = self.table.seats[self.seat].palace
        if piece.source is Source.PALACE and target is Zone.RESERVE:
            return RemoveTile(piece.tile)
        if piece.source is Source.RESERVE and isinstance(target, int):
            if target in palace.tiles:
                return ExchangeTiles(piece.tile, palace.tiles[target].id)
            return AddTile(piece.tile, target)
        return None

    def purchase(self, piece: Piece, payment: tuple[Money, ...]) -> BuyTile:
        """The action of buying a tile of the market."""
        return BuyTile(piece.tile, payment)

    def is_allowed(self, action: Action) -> bool:
        """Whether the rules allow it."""
        return self.may_act and self._violation(action) is None

    def _violation(self, action: Action) -> Violation | None:
        return self.table.rules.violation(self.table, action)

    def _market_place(self, tile_id: str) -> int:
        return next(
            place
            for place, tile in enumerate(self.table.market)
            if tile is not None and tile.id == tile_id
        )


def mark_of(target: Target) -> int | str | None:
    """The pencil mark for a target."""
    if isinstance(target, int):
        return target
    return {Zone.RESERVE: RESERVE, Zone.DIRK: DIRK}.get(target)
