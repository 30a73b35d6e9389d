"""What the coach of the dice game says, as things stand, and what it points at."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.gestures import ROLLED, SHEET, Die, Field, Receive
from alhambra_qt.roll_and_write.table.painted import LARGE, SCORE
from alhambra_qt.roll_and_write.telling import building_at
from alhambra_qt.roll_and_write.tutorial.deal import FIRST, FOURTH, TURNED
from alhambra_qt.roll_and_write.tutorial.lessons import Lesson
from alhambra_qt.teaching.advisor import Advisor
from alhambra_qt.teaching.seats import LEARNER
from core.roll_and_write.dice import COLOURS
from core.roll_and_write.final_scoring import LINES

COINS, ROLL = "coins", "roll"
"""The buttons."""
_YELLOW, _BLUE = COLOURS


class Advice(NamedTuple):
    """What the coach says, and what it points at."""

    title: str
    text: str
    things: tuple[Hashable, ...] = ()
    """Dice, buildings, buttons and boards; of the large sheet, what is at its edge."""


class FirstAdvisor(Advisor[Lesson, Director]):
    """Knows the dice game."""

    only_told = frozenset(
        (Lesson.WELCOME, Lesson.BUILDINGS_SCORE, Lesson.LINES_SCORE, Lesson.KEEP_PLAYING)
    )
    last = Lesson.KEEP_PLAYING

    def while_others_play(self) -> Advice:
        """What they do leads to the dice that come next."""
        return Advice(
            self.tr("The others are playing"),
            self.tr("Watch what they do. The player on your right will pass you two dice."),
        )

    def instead_of(self, lesson: Lesson) -> Advice | None:
        """Dice that were rolled are to be kept, and a turn that is over goes on with rolling."""
        turn = self._director.turn
        if turn.is_keeping:
            return self._keep_a_pair()
        is_over = self._match.is_resting or turn.is_second
        rolled = len(self._director.display.model().hand.yellow)
        is_taught = (lesson is Lesson.ROLL and rolled == 1) or (
            lesson is Lesson.SECOND_BUILDING and turn.is_second
        )
        return self._well_done(rolled) if is_over and not is_taught else None

    def _well_done(self, rolled: int) -> Advice:
        """How the turn goes on; so many dice of each colour are going to be rolled."""
        text = {
            0: self.tr("Now pass the other two dice on, then the others play."),
            1: self.tr("Now roll the dice, then the others play."),
        }.get(rolled, self.tr("Now roll all four dice. You’ll keep two and pass the others on."))
        return Advice(self.tr("Well done!"), text, (ROLL,))

    def taught_in(self, lesson: Lesson) -> Advice:
        """What a lesson teaches if nothing is in its way."""
        return {
            Lesson.WELCOME: self._welcome,
            Lesson.CROSS_OFF: self._cross_off,
            Lesson.ROLL: self._roll,
            Lesson.CHANGE_A_PIP: self._change_a_pip,
            Lesson.USE_IT: self._use_it,
            Lesson.RECEIVE_COINS: self._receive_coins,
            Lesson.KEEP_A_PAIR: self._keep_a_pair,
            Lesson.SECOND_BUILDING: self._second_building,
            Lesson.BUILDINGS_SCORE: self._buildings_score,
            Lesson.LINES_SCORE: self._lines_score,
            Lesson.KEEP_PLAYING: self._keep_playing,
        }[lesson]()

    def _welcome(self) -> Advice:
        return Advice(
            self.tr("Welcome to Roll & Write"),
            self.tr(
                "This is your sheet, with 36 buildings to cross off. A yellow die gives you "
                "the row, a blue die the column. Three buildings are already crossed off: "
                "everyone rolls for three before the game. Click “Next”."
            ),
        )

    def _cross_off(self) -> Advice:
        title = self.tr("Cross off a building")
        text = self.tr(
            "On your turn you do one of two things: cross off a building or receive coins. "
            "You can cross off any of the glowing buildings: that’s where a yellow and a "
            "blue die meet."
        )
        field = Field(*FIRST)
        if field not in self._director.turn.fields():
            return Advice(title, _joined(text, self.tr("Click one of them.")))
        building = building_at(self._director.display.table, *FIRST)
        which = self.tr(
            "Click the one with the thick frame: {building}, row {row}, column {column}."
        )
        which = which.format(building=building, row=field.yellow, column=field.blue)
        return Advice(title, _joined(text, which), (field,))

    def _roll(self) -> Advice:
        return Advice(
            self.tr("Roll the dice"),
            self.tr(
                "You roll the two dice you used and keep them for your next turn. The other "
                "two go to the player on your left, just as they are. Until you roll, you "
                "can undo everything with the arrow at the top. Click “Roll the dice”."
            ),
            (ROLL,),
        )

    def _change_a_pip(self) -> Advice:
        title = self.tr("One pip up or down")
        colour, before, to = TURNED
        pips = self._director.turn.pips_for(colour, before)
        seat = self._director.display.table.seats[LEARNER]
        in_the_row = (seat.crossed & LINES[FOURTH[0] - 1]).bit_count()
        if to not in pips or before not in self._dice(colour) or in_the_row != 3:
            which = self.tr(
                "Click a die on your sheet, then the “+” or “−” next to it, or drag it to "
                "another space."
            )
            return Advice(title, _joined(self._what_a_coin_buys(), which))
        (text,) = self.said_later()
        return Advice(title, text, (Die(SHEET, LEARNER, colour, before),))

    def _what_a_coin_buys(self) -> str:
        return self.tr(
            "Not the dice you want? For a coin you can turn a die up or down one pip, as "
            "many times as you can afford."
        )

    def said_later(self) -> tuple[str, ...]:
        """Which die to turn, once it lies there."""
        which = self.tr(
            "Click the framed die, then the “−” above it, or drag it to the 2. Then you can cross "
            "off a fourth building in the second row, and four in one row are worth 2 points."
        )
        return (_joined(self._what_a_coin_buys(), which),)

    def _dice(self, colour: str) -> tuple[int, ...]:
        model = self._director.scene.model
        if model is None:
            return ()
        dice: tuple[int, ...] = getattr(model.sheets[LEARNER].dice, colour)
        return dice

    def _use_it(self) -> Advice:
        field = Field(*FOURTH)
        is_free = field in self._director.turn.fields()
        return Advice(
            self.tr("Now make it count"),
            self.tr(
                "You’ve spent the coin, but now other buildings glow. Cross one of them off. "
                "If you’ve changed your mind, undo it with the arrow at the top and you’ll "
                "get the coin back."
            ),
            (field,) if is_free else (),
        )

    def _receive_coins(self) -> Advice:
        turn = self._director.turn
        coins = 0 if turn.offer is None else turn.offer.coins
        title = self.tr("Receive coins")
        if not coins:
            text = self.tr(
                "If your dice meet at buildings you’ve already crossed off, you can receive "
                "a coin for each of them. You can’t cross anything off then."
            )
        else:
            text = self.tr(
                "Your dice also meet at buildings you’ve already crossed off. If you don’t "
                "cross anything off now, you can receive a coin for each of them."
            )
        if Receive() not in turn.legal or coins < 2:
            which = self.tr("Click “Receive coins” whenever it’s worth your while.")
            return Advice(title, _joined(text, which))
        which = self.tr("You get %n coin(s) now: click the framed button.", "", coins)
        return Advice(title, _joined(text, which), (COINS,))

    def _keep_a_pair(self) -> Advice:
        turn = self._director.turn
        things: tuple[Hashable, ...] = ()
        if turn.is_keeping:
            pair = min(turn.pairs())
            things = (
                Die(ROLLED, LEARNER, _YELLOW, pair.yellow),
                Die(ROLLED, LEARNER, _BLUE, pair.blue),
            )
        return Advice(
            self.tr("Keep two dice"),
            self.tr(
                "You’ve rolled all four dice. Keep a yellow and a blue one for your next turn; the "
                "other two go to the player on your left. Click the two you want to keep, or drag "
                "them onto your sheet."
            ),
            things,
        )

    def _second_building(self) -> Advice:
        title = self.tr("Two buildings at once")
        turn = self._director.turn
        fields = sorted(turn.fields())
        if turn.is_second:
            text = self.tr(
                "Your other two dice meet at the framed building. Click it to cross it off "
                "too, for 3 coins. Then you’ll roll all four dice and keep two of them."
            )
            return Advice(title, text, tuple(fields[:1]))
        text = self.tr(
            "If you still have 3 coins once you’ve crossed off a building, you can pay them for a "
            "second one: the one where your other two dice meet. Cross off the first "
            "building now."
        )
        return Advice(title, text)

    def _buildings_score(self) -> Advice:
        return Advice(
            self.tr("What buildings are worth"),
            self.tr(
                "At the end, the players with the most, second most and third most buildings "
                "of each kind get the points above its column on the score sheet. But if you "
                "cross off all the buildings of a kind, you get the best place still free at "
                "the end of that round, and nobody can take it from you."
            ),
            (SCORE,),
        )

    def _lines_score(self) -> Advice:
        return Advice(
            self.tr("Rows, columns and coins"),
            self.tr(
                "Four buildings crossed off in a row or column are worth 2 points, five are "
                "worth 5 and all six are worth 10. The edge of your sheet shows how far "
                "you’ve got. Every two coins you have left at the end are worth a point, too."
            ),
            (LARGE,),
        )

    def _keep_playing(self) -> Advice:
        rounds = self._director.display.table.rules.rounds
        return Advice(
            self.tr("Now you know the game"),
            self.tr(
                "The game lasts {rounds} rounds. Press W for the rules or H for a hint. Play "
                "this game to the end if you like: from now on, the others play for real."
            ).format(rounds=rounds),
        )


def _joined(*sentences: str) -> str:
    return " ".join(sentences)
