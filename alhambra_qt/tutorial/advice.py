"""What the coach of the first game says, as things stand, and what it points at."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.gestures import Card, Piece, Target, Touchable
from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.turn import Payment
from alhambra_qt.play.game_setup import GameSetup, SeatSetup
from alhambra_qt.teaching.advisor import Advisor
from alhambra_qt.teaching.seats import LEARNER
from alhambra_qt.tutorial.deal import ARCADES, FIRST_CARDS, GARDEN
from alhambra_qt.tutorial.lessons import Lesson
from alhambra_qt.words import texts
from alhambra_qt.words.languages import begun
from core.alhambra.palace import place
from core.alhambra.rules import Rule

BELOW_THE_FOUNTAIN = place(0, 1)
LEFT_OF_THE_FOUNTAIN = place(-1, 0)


@dataclass(frozen=True)
class Advice:
    """What the coach says, and what it points at."""

    title: str
    text: str
    pieces: tuple[Touchable, ...] = ()
    target: Target | None = None
    boards: tuple[str, ...] = ()
    """Regions of the table, by their names."""
    is_about_the_button: bool = False


class FirstAdvisor(Advisor[Lesson, Director]):
    """Knows the board game."""

    only_told = frozenset((Lesson.WELCOME, Lesson.WHAT_IT_GAVE))
    last = Lesson.WHAT_IT_GAVE

    def while_others_play(self) -> Advice:
        """It won't take long."""
        return Advice(
            self.tr("The others are playing"),
            self.tr("Watch what they do. It’ll be your turn soon."),
        )

    def instead_of(self, lesson: Lesson) -> Advice | None:
        """A turn that is over is to be ended."""
        if not self._match.is_resting or lesson is Lesson.END_THE_TURN:
            return None
        return Advice(
            self.tr("Well done!"),
            self.tr("Now click “End turn”, and it’s the next player’s turn."),
            is_about_the_button=True,
        )

    def taught_in(self, lesson: Lesson) -> Advice:
        """What a lesson teaches if nothing is in its way."""
        return {
            Lesson.WELCOME: self._welcome,
            Lesson.TAKE_MONEY: self._take_money,
            Lesson.END_THE_TURN: self._end_the_turn,
            Lesson.FORBIDDEN_PLACE: self._forbidden_place,
            Lesson.PAY_EXACTLY: self._pay_exactly,
            Lesson.ACT_AGAIN: self._act_again,
            Lesson.PLACE: self._place,
            Lesson.ON_FOOT: self._on_foot,
            Lesson.EXCHANGE: self._exchange,
            Lesson.REDESIGN: self._redesign,
            Lesson.SCORING: self._scoring,
            Lesson.WHAT_IT_GAVE: self._what_it_gave,
        }[lesson]()

    def _welcome(self) -> Advice:
        return Advice(
            self.tr("Welcome to the Alhambra"),
            self.tr(
                "That’s your fountain in the middle: you’ll build your Alhambra around it. On "
                "the left are the four tiles on the building market, with four face-up money "
                "cards below them. Your own money is at the bottom. Click “Next”."
            ),
        )

    def _take_money(self) -> Advice:
        money = self._director.table.open_money
        title = self.tr("Take money")
        if not all(card in money for card in FIRST_CARDS):
            text = self.tr(
                "On your turn you do one thing: take money, buy a tile or redesign. Take money "
                "now: click one card, or several that add up to 5 or less, then click the "
                "button below them."
            )
            return Advice(title, text)
        text = self.tr(
            "On your turn you do one thing: take money, buy a tile or redesign. Take money now. "
            "You can take one card, or several that add up to 5 or less: click the two framed "
            "cards, then the button below them."
        )
        return Advice(
            title, text, tuple(Card(regions.MONEY, money.index(card)) for card in FIRST_CARDS)
        )

    def _end_the_turn(self) -> Advice:
        return Advice(
            self.tr("End your turn"),
            self.tr(
                "Until you end your turn, you can undo everything with the arrow at the top. When "
                "you’re happy, click “End turn”."
            ),
            is_about_the_button=True,
        )

    def _forbidden_place(self) -> Advice:
        title = self.tr("Not every spot will do")
        piece = Piece(regions.MARKET, ARCADES)
        turn = self._director.turn
        if self._can_buy(ARCADES) and BELOW_THE_FOUNTAIN not in turn.targets(piece):
            text = self.tr(
                "Now you can pay for the arcades. First try something that isn’t allowed: drag "
                "them to the framed spot. You’ll see why they can’t go there: their wall would "
                "meet an open side of the fountain. Press W to read the rule."
            )
            return Advice(title, text, (piece,), BELOW_THE_FOUNTAIN)
        text = self.tr(
            "A tile must fit: where two tiles touch, either both sides have a wall or neither "
            "does. Drag a tile you can afford somewhere it doesn’t fit, and you’ll see why it "
            "can’t go there."
        )
        return Advice(title, text)

    def _pay_exactly(self) -> Advice:
        title = self.tr("Pay the exact amount")
        exact = self._exact_purchase()
        if exact is None:
            text = self.tr(
                "If you pay the exact amount, you get another action. So collect money that "
                "matches a price, then drag the tile to a glowing spot."
            )
            return Advice(title, text)
        tile, payment = exact
        text = self.tr(
            "{tile}: you have exactly the right money for this one ({cards}). Drag it from "
            "the market to a glowing spot, or click it and then the spot. Pay the exact "
            "amount, and you get another action!"
        )
        cards = texts.listed([texts.money(card) for card in payment.cards])
        name = texts.tile(tile)
        text = text.format(tile=begun(name), cards=cards)
        piece = Piece(regions.MARKET, tile)
        there = LEFT_OF_THE_FOUNTAIN in self._director.turn.targets(piece)
        return Advice(title, text, (piece,), LEFT_OF_THE_FOUNTAIN if there else None)

    def _act_again(self) -> Advice:
        title = self.tr("Another action")
        if not self._can_buy(GARDEN):
            text = self.tr(
                "You paid the exact amount, so choose another action: take money, buy a tile or "
                "redesign."
            )
            return Advice(title, text)
        text = self.tr(
            "You paid the exact amount, so choose another action. Buy the garden too. You’ll "
            "pay 9 for a tile that costs 8, and you won’t get any change. This time, drag "
            "the tile to your reserve board."
        )
        return Advice(title, text, (Piece(regions.MARKET, GARDEN),), regions.RESERVE)

    def _place(self) -> Advice:
        return Advice(
            self.tr("Place your tiles"),
            self.tr(
                "The tiles you bought are placed at the end of your turn. Until then you can "
                "still drag them somewhere else. When you’re happy, click “End turn”."
            ),
            is_about_the_button=True,
        )

    def _on_foot(self) -> Advice:
        title = self.tr("The on-foot rule")
        piece = self._in_reserve()
        where = None if piece is None else self._cut_off_spot(piece)
        if piece is None or where is None:
            text = self.tr(
                "You must be able to walk from the fountain to every tile without climbing "
                "over a wall. So a tile can’t go where it would only touch walls, even if "
                "they match."
            )
            return Advice(title, text)
        text = self.tr(
            "You must be able to walk from the fountain to every tile without climbing over "
            "a wall. Try it: drag the tile from your reserve board to the framed spot. The "
            "walls match, but nobody could walk in."
        )
        return Advice(title, text, (piece,), where)

    def _cut_off_spot(self, piece: Piece) -> int | None:
        """A spot that only the on-foot rule forbids for this tile."""
        turn = self._director.turn
        for where in sorted(self._director.table.seats[LEARNER].palace.empty_neighbours()):
            refusal = turn.refusal(piece, where)
            if refusal is not None and refusal.rule is Rule.REACHABLE_ON_FOOT:
                return where
        return None

    def _exchange(self) -> Advice:
        title = self.tr("Exchange two tiles")
        piece = self._in_reserve()
        palace = self._director.table.seats[LEARNER].palace
        places = set() if piece is None else self._director.turn.targets(piece).places
        taken = sorted(where for where in places if where in palace.tiles)
        if piece is None or not taken:
            text = self.tr(
                "You can exchange a tile on your reserve board for one in your Alhambra, if it "
                "fits there. Drag it onto that tile: it’s only one action."
            )
            return Advice(title, text)
        text = self.tr(
            "Changed your mind? In one action you can exchange a tile on your reserve board for "
            "one in your Alhambra. Drag it onto the framed tile."
        )
        return Advice(title, text, (piece,), taken[0])

    def _in_reserve(self) -> Piece | None:
        """The tile on the reserve board that a lesson is about."""
        reserve = [tile.id for tile in self._director.table.seats[LEARNER].reserve]
        if not reserve:
            return None
        return Piece(regions.RESERVE, GARDEN if GARDEN in reserve else reserve[0])

    def _redesign(self) -> Advice:
        title = self.tr("Redesign your Alhambra")
        piece = self._in_reserve()
        if piece is None:
            text = self.tr(
                "Redesigning is an action too: you can remove a tile by dragging it to the "
                "reserve board, and add it again on a later turn."
            )
            return Advice(title, text)
        text = self.tr(
            "A tile on the reserve board counts for nothing. Adding it to your Alhambra is an "
            "action too: drag it from the reserve board to a glowing spot."
        )
        return Advice(title, text, (piece,))

    def _scoring(self) -> Advice:
        return Advice(
            self.tr("A scoring round is coming up"),
            self.tr(
                "A scoring card will turn up soon. Then there are points for having the most "
                "buildings of each kind, and everyone gets points for their own longest "
                "external wall. The framed table shows who’s ahead and how many points that "
                "would be worth now. The counters on the framed scoring board show how many "
                "points everyone has. Until the scoring round, play as you like."
            ),
            boards=(regions.MAJORITY, regions.TRACK),
        )

    def _what_it_gave(self) -> Advice:
        text = self.tr(
            "That was the first of three scoring rounds; the next two are worth more points. "
            "Press W for the rules or H for a hint. Play this game to the end if you like: "
            "from now on, the others play for real."
        )
        for_two = GameSetup((SeatSetup("", 0), SeatSetup("", 1)))
        told = [note.text(for_two) for note in all_parts().notes]
        return Advice(self.tr("Now you know the game"), " ".join([text, *filter(None, told)]))

    def _can_buy(self, tile_id: str) -> bool:
        turn = self._director.turn
        lies_there = any(tile and tile.id == tile_id for tile in self._director.table.market)
        return lies_there and turn.may_act and turn.can_buy(Piece(regions.MARKET, tile_id))

    def _exact_purchase(self) -> tuple[str, Payment] | None:
        """A tile that can be paid exactly now, and how."""
        tiles = [tile.id for tile in self._director.table.market if tile is not None]
        for tile_id in sorted(tiles, key=lambda one: one != ARCADES):
            if self._can_buy(tile_id):
                for payment in self._director.turn.payments(Piece(regions.MARKET, tile_id)):
                    if payment.is_exact:
                        return tile_id, payment
        return None
