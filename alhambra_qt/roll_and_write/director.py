"""The director: makes actions of what people do at the table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QObject, QPointF

from alhambra_qt.play.directing import Directing, Latest
from alhambra_qt.play.match import Match
from alhambra_qt.roll_and_write import telling
from alhambra_qt.roll_and_write.display import Display
from alhambra_qt.roll_and_write.gestures import (
    ROLLED,
    SHEET,
    Die,
    Field,
    Gesture,
    Keep,
    Receive,
    SheetOf,
    Signs,
    Space,
    Step,
    TurnTo,
)
from alhambra_qt.roll_and_write.table.scene import DiceScene
from alhambra_qt.roll_and_write.turn import Turn
from alhambra_qt.scene.bubble import POINTED
from core.roll_and_write.dice import COLOURS
from core.roll_and_write.special_actions import COINS_FOR_A_SECOND_BUILDING


class Director(Directing):
    """Connects one match with the people at one scene."""

    def __init__(self, match: Match, scene: DiceScene, parent: QObject | None = None) -> None:
        """Connect the two."""
        super().__init__(match, parent)
        self.scene = scene
        self.display = Display(match, scene, self)
        self._turns = Latest(Turn)
        self._touched: Die | None = None
        """The die that was clicked last; it can be turned by the signs beside it."""
        self._foreseen: TurnTo | None = None
        """What would be done if the pointer did it now."""
        self._looked_at: frozenset[Field] = frozenset()
        """Where pairs would meet that could be kept with the die below the pointer."""
        self._chosen: dict[str, Die] = {}
        """Dice of each colour that are to be kept."""
        self.hinted: frozenset[Hashable] = frozenset()
        self.display.changed.connect(self._on_changed)
        self.display.lingered.connect(match.linger)
        scene.may_drag = self._may_drag
        scene.clicked.connect(self.touch)
        scene.hovered.connect(self.hover)
        scene.dropped.connect(self._on_dropped)

    # Asking

    @property
    def turn(self) -> Turn:
        """What the seat to play can do now."""
        return self._turns.of(self.display.table, self.seat, self.match.decision)

    @property
    def is_at_home(self) -> bool:
        """Whether the sheet that is large is the one to play with."""
        return self.display.large == self.seat

    def can_roll(self) -> bool:
        """Whether all is decided before dice are rolled, or passed on."""
        match = self.match
        if match.is_resting:
            return match.players[self.seat].is_person
        return match.can_pass_on

    # What is seen

    def _on_changed(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Nothing was touched or chosen."""
        self._touched = self._foreseen = None
        self._looked_at = frozenset()
        self._chosen = {}
        self.show_signs()

    def show_signs(self) -> None:
        """Let glow what can be done."""
        self.scene.mark(self._signs() if self.is_at_home else Signs(hinted=self.hinted))

    def _signs(self) -> Signs:
        turn = self.turn
        offer = turn.offer
        foreseen = self._foreseen
        if foreseen is not None:
            offer = turn.after(foreseen)
        fields = turn.fields() | self._looked_at
        return Signs(
            fields=fields if foreseen is None or offer is None else offer.free,
            paying=() if offer is None else tuple(sorted(offer.paying.items())),
            costing=tuple((field, COINS_FOR_A_SECOND_BUILDING) for field in fields)
            if turn.is_second
            else (),
            spaces=self._spaces(),
            is_foreseen=foreseen is not None or bool(self._looked_at),
            steps=self._steps(),
            choices=self._choices(),
            chosen=frozenset(self._chosen.values()),
            hinted=self.hinted,
        )

    def _choices(self) -> frozenset[Die]:
        pairs = self.turn.pairs()
        model = self.scene.model
        if not pairs or model is None:
            return frozenset()
        wanted = {(colour, pips) for pair in pairs for colour, pips in pair._asdict().items()}
        return frozenset(
            die for die in model.dice() if die.where == ROLLED and (die.colour, die.pips) in wanted
        )

    def _spaces(self) -> tuple[tuple[Space, int], ...]:
        die = self.scene.hands.held
        if die is None or die.where != SHEET:
            return ()
        pips = self.turn.pips_for(die.colour, die.pips)
        return tuple((Space(die.colour, to), cost) for to, cost in pips.items())

    def _steps(self) -> tuple[Step, ...]:
        die = self._touched
        if die is None or self.scene.hands.held is not None:
            return ()
        near = (die.pips - 1, die.pips + 1)
        return tuple(Step(die, to) for to in self.turn.pips_for(die.colour, die.pips) if to in near)

    # What hands do

    def touch(self, thing: Hashable) -> None:
        """Do what a click on something means."""
        self.scene.bubble.hide()
        match thing:
            case SheetOf(seat):
                self.display.look_at(seat)
            case Field() if self.is_at_home:
                self.do(thing, self.scene.rect_of(thing).center())
            case Die(where="sheet") if self._is_mine(thing):
                self._touch_die(thing)
            case Die(where="rolled") if self._is_mine(thing):
                self.choose(thing)
            case Step(die, to):
                where = self.scene.rect_of(thing).center()
                self.do(TurnTo(die.colour, die.pips, to), where)

    def _is_mine(self, die: Die) -> bool:
        return die.seat == self.seat and self.match.decision is not None and self.is_at_home

    def _touch_die(self, die: Die) -> None:
        """Offer to turn it; if it can't be turned, say why."""
        if not self.turn.pips_for(die.colour, die.pips):
            to = die.pips + 1 if die.pips < 6 else die.pips - 1
            self.do(TurnTo(die.colour, die.pips, to), self.scene.rect_of(die).center())
            return
        self._touched = None if self._touched == die else die
        self.show_signs()

    def choose(self, die: Die) -> None:
        """Keep this die; with one of each colour, the pair is kept."""
        if self._chosen.get(die.colour) == die:
            del self._chosen[die.colour]
        else:
            self._chosen[die.colour] = die
        if len(self._chosen) == len(COLOURS):
            pair = (self._chosen[colour].pips for colour in COLOURS)
            self.do(Keep(*pair), self.scene.rect_of(die).center())
        else:
            self.show_signs()

    def hover(self, thing: Hashable) -> None:
        """Foresee what would come of turning a die."""
        held = self.scene.hands.held
        foreseen = None
        if isinstance(thing, Step):
            foreseen = TurnTo(thing.die.colour, thing.die.pips, thing.to)
        elif isinstance(thing, Space) and held is not None and thing.pips != held.pips:
            foreseen = TurnTo(held.colour, held.pips, thing.pips)
        self._looked_at = self._meeting(thing)
        self.foresee(foreseen, self.scene.hands.pointer)

    def _meeting(self, thing: Hashable) -> frozenset[Field]:
        """Where a die that was rolled would meet the ones it can be kept with."""
        if not isinstance(thing, Die) or thing.where != ROLLED:
            return frozenset()
        wanted = {colour: die.pips for colour, die in self._chosen.items()}
        wanted[thing.colour] = thing.pips
        return frozenset(
            Field(*pair)
            for pair in self.turn.pairs()
            if all(getattr(pair, colour) == pips for colour, pips in wanted.items())
        )

    def foresee(self, gesture: TurnTo | None, point: QPointF) -> None:
        """Show what a die that is turned like this would offer, and what it costs."""
        turn = self.turn
        rule = None if gesture is None else turn.refusing(gesture)
        self._foreseen = gesture if rule is None else None
        self.show_signs()
        if gesture is None:
            if self.scene.bubble.rule is None:
                self.scene.bubble.hide()
        elif rule is not None:
            self._say(telling.refused(rule), point, rule)
        else:
            cost = len(turn.actions_of(gesture))
            assert turn.offer is not None  # otherwise it's refused
            after = turn.after(gesture)
            told = telling.offered(turn.table, gesture.to, cost, turn.offer, after)
            self._say_offer(gesture, told)

    def _may_drag(self, die: Die) -> bool:
        if not self._is_mine(die):
            return False
        if die.where == ROLLED:
            return self.turn.is_keeping
        return bool(self.turn.pips_for(die.colour, die.pips))

    def _on_dropped(self, die: Die, target: Hashable) -> None:
        point = self.scene.hands.pointer
        self.scene.bubble.hide()
        self._foreseen = None
        self.show_signs()
        if isinstance(target, Space) and target.pips != die.pips:
            self.do(TurnTo(die.colour, die.pips, target.pips), point)
        elif die.where == ROLLED and target is not None:
            self.choose(die)

    def receive(self) -> None:
        """Receive coins."""
        self.do(Receive(), self.scene.layout.buttons[0].center())

    def do(self, gesture: Gesture, point: QPointF) -> None:
        """Do what a gesture means, or say why not."""
        if self.match.decision is None:
            return
        rule = self.turn.refusing(gesture)
        if rule is not None:
            self._say(telling.refused(rule), point, rule)
            self.refused.emit(rule)
            return
        actions = self.turn.actions_of(gesture)
        if actions:
            self.match.play(*actions)

    def _say_offer(self, gesture: TurnTo, text: str) -> None:
        """Below all buildings, for a die could lead to any of them; and beside the coins."""
        scene = self.scene
        space = Space(gesture.colour, gesture.from_ if scene.hands.held is None else gesture.to)
        unit, about = scene.layout.text_unit, scene.layout.sheet.space(space)
        scene.bubble.say(text, scene.beside_coins() - POINTED * unit, unit, about=about)

    def _say(self, text: str, point: QPointF, rule: Any = None) -> None:
        self.scene.bubble.say(text, point, self.scene.layout.text_unit, refused_by=rule)

    # The turn

    def roll(self) -> None:
        """Let dice be rolled and passed on; nothing of it can be taken back then."""
        if self.match.is_resting and self.can_roll():
            self.match.end_turn()
        elif self.match.can_pass_on:
            self.match.pass_on()
