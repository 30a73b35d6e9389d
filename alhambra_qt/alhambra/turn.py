"""The turn of a person: what can be done with pieces and cards at this moment.

It has no rules of its own. What a piece can do is what the legal actions say, and why it can't is
what the rules say about the action that the gesture would be.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property, wraps
from typing import Any, TypeVar, cast

from alhambra_qt.alhambra.gestures import (
    Card,
    Drag,
    EndTurn,
    Gesture,
    Pick,
    Piece,
    Refusal,
    Target,
    Targets,
    cards_in,
)
from alhambra_qt.alhambra.parts.base_game.gestures import square_of
from alhambra_qt.alhambra.parts.part import Begun, Question
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.parts.together import TableParts, targets_of
from alhambra_qt.alhambra.pencil import Pencil
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.modelling import whole_hand
from core.alhambra.buying import BuyTile, purse, worth
from core.alhambra.components import CURRENCIES, TILES, Money, Tile
from core.alhambra.palace import Palace
from core.alhambra.placing import PlaceLastTiles, PlaceTiles, as_if_placing
from core.alhambra.table import Table, tile_on
from core.alhambra.turn import ChooseAction
from core.kernel.rulebook import Action

_Asked = TypeVar("_Asked", bound=Callable[..., Any])


def _asked_once(method: _Asked) -> _Asked:
    """The rules are asked once, though it is asked for with every place a piece is carried over."""

    @wraps(method)
    def answer(turn: Turn, *about: Hashable) -> Any:
        key = (method, *about)
        if key not in turn.answers:
            turn.answers[key] = method(turn, *about)
        return turn.answers[key]

    return cast(_Asked, answer)


@dataclass(frozen=True)
class Payment:
    """Cards to pay with, and what they are worth beyond the price; less than that is negative."""

    cards: tuple[Money, ...]
    overpaid: int

    @property
    def is_exact(self) -> bool:
        """Whether it is just the price."""
        return self.overpaid == 0

    @property
    def missing(self) -> int:
        """How much less than the price it is."""
        return max(0, -self.overpaid)


@dataclass(frozen=True)
class Turn:
    """What a seat can do; asks the rules, has none."""

    table: Table
    seat: int
    pencil: Pencil
    decision: Any
    """What the seat is asked; None while nothing can be done but to look."""
    answers: dict[Hashable, Any] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
    """What `_asked_once` was answered."""

    @cached_property
    def offers(self) -> list[tuple[Gesture, Action]]:
        """All that the rules allow now, each with how it is done by hand."""
        return [] if self.decision is None else [*self.parts.offered(self.table, self.seat)]

    @property
    def parts(self) -> TableParts:
        """What lies on this table."""
        return parts_of(self.table.rules)

    @property
    def question(self) -> Question | None:
        """What the seat is asked, in words; None while nobody is."""
        return self.parts.questions.get(type(self.table.rules.decision(self.table)))

    def lacks(self, chosen: frozenset[Card]) -> str:
        """What is missing before the turn can end, in few words; empty while nobody is asked."""
        question = self.question
        if question is None or self.decision is None:
            return ""
        unplaced = [tile for tile in self.pencil.tiles if tile.id not in self.pencil.marks]
        return question.lacks(self.table, self.seat, Begun(unplaced, chosen))

    @property
    def may_act(self) -> bool:
        """Whether an action can be chosen."""
        return isinstance(self.decision, ChooseAction)

    @property
    def is_placing(self) -> bool:
        """Whether the actions are over, and bought tiles are placed."""
        return isinstance(self.decision, PlaceTiles | PlaceLastTiles)

    def can_end(self) -> bool:
        """Whether nothing is left to decide: all tiles have marks, or doing nothing is allowed."""
        if self.is_placing:
            return self.pencil.is_complete()
        return self.is_allowed(EndTurn())

    def takes_from(self, region: str) -> bool:
        """Whether cards of a region can be chosen now, whatever the rules say of some of them."""
        return self.may_act or any(
            card.region == region for gesture, _ in self.offers for card in cards_in(gesture)
        )

    def taken_by_a_click(self) -> frozenset[Card]:
        """The cards that can be taken alone; of equal ones, which lie there, each."""
        picks = [gesture for gesture, _ in self.offers if isinstance(gesture, Pick)]
        alone = {Card(one.region, one.cards[0]) for one in picks if len(one.cards) == 1}
        money = self.table.open_money
        taken = {money[card.index] for card in alone if card.region == regions.MONEY}
        equal = {Card(regions.MONEY, at) for at, card in enumerate(money) if card in taken}
        return frozenset(alone | equal)

    def leads_on(self, cards: frozenset[Card]) -> bool:
        """Whether something can be done with these cards, and maybe others."""
        return any(cards <= cards_in(gesture) for gesture, _ in self.offers)

    def may_pick_up(self, piece: Piece) -> bool:
        """Whether a piece can be tried somewhere: it may be refused everywhere."""
        if piece.region == regions.BOUGHT or self.may_act:
            return True
        return any(
            isinstance(gesture, Drag) and gesture.piece.region == piece.region
            for gesture, _ in self.offers
        )

    # Gestures

    def is_allowed(self, gesture: Gesture) -> bool:
        """Whether the rules allow what a gesture would do."""
        return self.action(gesture) is not None

    def action(self, gesture: Gesture) -> Action | None:
        """What a gesture does; None if it does nothing, or would have to be two actions."""
        actions = self.parts.actions_of(self.table, self.seat, gesture)
        if self.decision is None or len(actions) != 1:
            return None
        return actions[0] if self._refusal_of(self.table, gesture) is None else None

    def why_not(self, gesture: Gesture) -> Refusal | None:
        """Why a gesture does nothing; None if it does something, or if there is nothing to say."""
        return self._refusal_of(self.table, gesture)

    def _refusal_of(self, table: Table, gesture: Gesture) -> Refusal | None:
        for action in self.parts.actions_of(table, self.seat, gesture):
            judged = table if table.rules.asks_for(table, self.seat, action) else self._later(table)
            violation = judged.rules.violation(judged, action)
            if violation is not None:
                return Refusal(judged, action, violation)
        return None

    def _later(self, table: Table) -> Table:
        """What can't be done now is judged as if the actions were over, and tiles were placed."""
        return as_if_placing(table) if self.may_act else table

    # Pieces

    def tile_of(self, piece: Piece) -> Tile | None:
        """A tile with the walls that it has here; None if the piece is something else."""
        return tile_on(self.table, piece.name, self.seat)

    @_asked_once
    def targets(self, piece: Piece) -> Targets:
        """Everywhere this piece can go."""
        if self.decision is None:
            return Targets()
        if piece.region == regions.BOUGHT:
            return self.pencil.targets(piece.name)
        if self.can_buy(piece):
            return self.pencil_after(piece).targets(piece.name)
        return targets_of(piece, self.offers)

    def refusal(self, piece: Piece, target: Target) -> Refusal | None:
        """Why a piece can't go there; None if it can, or if there's nothing to say."""
        if target in self.targets(piece):
            return None
        if piece.region == regions.BOUGHT or self.can_buy(piece):
            bought = Drag(Piece(regions.BOUGHT, piece.name), target)
            return self._refusal_of(self._as_if_placing(piece), bought)
        return self._refusal_of(self.table, Drag(piece, target))

    @_asked_once
    def _as_if_placing(self, piece: Piece) -> Table:
        """The table when a tile that is bought, or can be, is the next to be placed."""
        is_bought = piece.region == regions.BOUGHT
        pencil = self.pencil if is_bought else self.pencil_after(piece)
        return pencil.state(piece.name)

    def refusals(self, piece: Piece) -> list[Refusal]:
        """Why a piece can't go where it can't."""
        places = self.table.seats[self.seat].palace.places_around()
        everywhere: list[Target] = [*self.parts.put_down, *places]
        if self.parts.regions[piece.region].goes_onto_pieces:
            everywhere = [*self.own_tiles()]
        return [
            refusal for target in everywhere if (refusal := self.refusal(piece, target)) is not None
        ]

    def own_tiles(self) -> list[Piece]:
        """Everything that the seat has built, keeps or has bought, as pieces."""
        seat = self.table.seats[self.seat]
        return [
            *(Piece(regions.PALACE, tile.id) for tile in seat.palace.tiles.values()),
            *(Piece(regions.RESERVE, tile.id) for tile in seat.reserve),
            *(Piece(regions.BOUGHT, tile.id) for tile in seat.to_place),
        ]

    @_asked_once
    def pencil_after(self, piece: Piece) -> Pencil:
        """The marks when a tile was bought: how it is paid makes no difference to where it goes."""
        purchase = self.purchase(piece, self.payments(piece)[0].cards)
        return self.pencil.for_table(self.table.rules.answer(self.table, purchase))

    @_asked_once
    def city_without(self, piece: Piece) -> Palace:
        """The palace with all pencil marks but that of a tile that is carried."""
        return self.pencil.with_mark(piece.name, None).city()

    # Money

    @_asked_once
    def payments(self, piece: Piece) -> list[Payment]:
        """The ways to pay a tile without wasting a card, exact ones first, then the cheapest."""
        ways = [
            self.payment(piece, action.pay)
            for gesture, action in self.offers
            if isinstance(gesture, Drag) and gesture.piece == piece and isinstance(action, BuyTile)
        ]
        return sorted(ways, key=lambda way: (way.overpaid, len(way.cards), way.cards))

    def payment(self, piece: Piece, cards: tuple[Money, ...]) -> Payment:
        """These cards beside the price of a tile, whether they pay it or not."""
        return Payment(cards, worth(cards) - TILES[piece.name].price)

    @_asked_once
    def cards_of(self, piece: Piece, payment: Payment) -> frozenset[Card]:
        """The cards on the table that a payment takes."""
        gesture = self.parts.gesture_of(self.table, self.seat, self.purchase(piece, payment.cards))
        assert isinstance(gesture, Drag)
        return frozenset(gesture.pay)

    @_asked_once
    def acts_again(self, piece: Piece, payment: Payment) -> bool:
        """Whether another action follows if a tile is paid like this."""
        after = self.table.rules.answer(self.table, self.purchase(piece, payment.cards))
        return any(
            isinstance(entry, ChooseAction) and entry.seat == self.seat for entry in after.agenda
        )

    @_asked_once
    def returned(self, piece: Piece, payment: tuple[Money, ...]) -> list[int]:
        """How much of each thing that a payment can give back this one does."""
        if not self.can_pay(piece, payment):
            return []
        after = self.table.rules.answer(self.table, self.purchase(piece, payment))
        return [returned.number(after) for returned in self.parts.returns]

    def returned_told(self, piece: Piece, payment: tuple[Money, ...]) -> str:
        """The same in words; empty if it gives nothing back."""
        numbers = zip(self.parts.returns, self.returned(piece, payment), strict=False)
        return ", ".join(returned.says(number) for returned, number in numbers if number)

    def can_gain_by_overpaying(self, piece: Piece, payment: tuple[Money, ...]) -> bool:
        """Whether more money than that, paid on purpose, would give more back."""
        everything = purse(self.table, self.seat, square_of(self.table, piece.name))
        return self.returned(piece, everything) != self.returned(piece, payment)

    def currency_of(self, piece: Piece) -> str:
        """The currency that the square of a tile takes."""
        return CURRENCIES[square_of(self.table, piece.name)]

    def pays_with(self, piece: Piece, card: Card) -> bool:
        """Whether the square of a tile takes this card, or what else lies with the hand."""
        money = whole_hand(self.table, self.seat)[card.index]
        return money in purse(self.table, self.seat, square_of(self.table, piece.name))

    def can_buy(self, piece: Piece) -> bool:
        """Whether a tile of the market can be paid."""
        return bool(self.payments(piece))

    def can_pay(self, piece: Piece, payment: tuple[Money, ...]) -> bool:
        """Whether the rules allow to pay a tile like this."""
        action = self.purchase(piece, payment)
        return self.decision is not None and self.table.rules.violation(self.table, action) is None

    def purchase(self, piece: Piece, payment: tuple[Money, ...]) -> BuyTile:
        """The action of buying a tile of the market."""
        return BuyTile(piece.name, payment)
