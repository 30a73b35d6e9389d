"""The director: makes actions and pencil marks of what people do at the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from alhambra_qt.alhambra import telling
from alhambra_qt.alhambra.buying import Buying
from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.gestures import (
    Card,
    Drag,
    EndTurn,
    Piece,
    Press,
    Refusal,
    Target,
    Touchable,
)
from alhambra_qt.alhambra.hovering import Hovering
from alhambra_qt.alhambra.pencil import mark_note
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.taking import Taking
from alhambra_qt.alhambra.turn import Turn
from alhambra_qt.play.awaiting import Awaiting
from alhambra_qt.play.directing import Directing, Latest
from alhambra_qt.play.match import Match
from core.alhambra.components import Money
from core.alhambra.table import Table
from core.kernel.rulebook import Action
from core.kernel.session import Playable


class Director(Directing):
    """Connects one match with the people at one scene."""

    turn_passed = Signal(int)
    """Another person is to play, or nobody knows who is there: draw the curtain."""

    def __init__(self, match: Match, scene: TableScene, parent: QObject | None = None) -> None:
        """Connect the two."""
        super().__init__(match, parent)
        self.scene = scene
        self._awaiting = Awaiting(match)
        self._turns = Latest(Turn)
        self.display = Display(match, scene, lambda: self.hand_of, self)
        self.buying = Buying(lambda: self.turn, self)
        self.taking = Taking(lambda: self.turn, self)
        self._hovering = Hovering(lambda: self.turn, scene)
        self.taking.taken.connect(self._on_taken)
        self.taking.refused.connect(self._on_card_refused)
        self.taking.changed.connect(self.refresh)
        self.buying.paid.connect(self._on_paid)
        self.buying.changed.connect(self.refresh)
        self.display.about_to_show.connect(self._on_about_to_show)
        if (speaking := self.turn.parts.speaking) is not None:
            match.speaking_up.may = speaking.may
        scene.may_pick_up = self._may_pick_up
        scene.picked_up.connect(self._on_picked_up)
        scene.hovered.connect(self._hovering.say)
        scene.dropped.connect(self._on_dropped)
        scene.card_clicked.connect(self._on_card_clicked)
        scene.card_double_clicked.connect(self._on_card_taken)
        scene.card_dropped.connect(self._on_card_taken)

    # Asking

    @property
    def table(self) -> Table:
        """The table that is shown, as far as the person to play may know it."""
        return self.display.table

    @property
    def turn(self) -> Turn:
        """What the seat to play can do now."""
        decision = None if self.is_curtained else self.match.decision
        return self._turns.of(self.table, self.seat, self.display.pencil, decision)

    @property
    def is_curtained(self) -> bool:
        """Whether nothing is shown before the person to play is there."""
        return self._awaiting.is_anybody

    @property
    def hand_of(self) -> int | None:
        """Whose hand is shown; None if nobody may see one."""
        return self._awaiting.hand_of

    @property
    def marks(self) -> Mapping[str, Target]:
        """Where each tile bought in this turn is pencilled in."""
        return self.display.pencil.marks

    def placements(self) -> list[Action]:
        """What was pencilled in, as it will be done when the turn ends."""
        return self.display.pencil.actions()

    def chosen_cards(self) -> tuple[Money, ...]:
        """The open money cards that were clicked."""
        money = self.table.open_money
        chosen = (card for card in self.taking.chosen if card.region == regions.MONEY)
        return tuple(money[index] for index in sorted(card.index for card in chosen))

    def can_end_turn(self) -> bool:
        """Whether nothing is left to decide."""
        if self.is_curtained:
            return False
        if self.match.is_resting:
            return self.match.players[self.seat].is_person
        if self.match.can_pass_on:
            return True
        return self.turn.can_end()

    # Who is there

    def refresh(self) -> None:
        """Show how things are."""
        self.display.refresh()

    def _on_about_to_show(self) -> None:
        self._draw_curtain_if_needed()
        if not self.turn.may_act:
            self.buying.forget()  # with the turn
        if not all(self.turn.takes_from(card.region) for card in self.taking.chosen):
            self.taking.forget()
        self.display.chosen = self.taking.chosen | self.buying.chosen
        self.display.fitting = self.buying.fitting()
        speaks_up = self.match.can_pass_on and not self.is_curtained
        self.display.offered = self.turn.taken_by_a_click() if speaks_up else None
        self.display.foreseen = self.buying.foreseen()

    def _draw_curtain_if_needed(self) -> None:
        are_others_awaited = self._awaiting.look()
        self.display.is_covered = self.is_curtained
        if are_others_awaited:
            self._put_everything_down()
            self.display.look_at_nobody()
            self.turn_passed.emit(self.seat)

    def _put_everything_down(self) -> None:
        """Nothing that somebody has clicked or carries is there for the next person."""
        self.buying.forget()
        self.taking.forget()
        self.scene.cancel_drag()
        self.scene.bubble.hide()

    def lift_curtain(self) -> None:
        """The person is there; nobody wanted to say anything before."""
        self._awaiting.greet()
        if self.match.callers:
            self.match.pass_on()
        else:
            self.refresh()

    def speak_up(self, seat: int) -> None:
        """Somebody wants to say something before the next turn; they say that they are there."""
        self._awaiting.forget()
        self.match.speak_up(seat)

    # Refusing

    def refuse(self, refusal: Refusal, point: QPointF, about: QRectF | None = None) -> None:
        """Say why something can't be done, and mark what is in the way."""
        self._hovering.refuse(refusal, point, about=about)

    # Cards

    def _on_card_clicked(self, card: Card) -> None:
        region = self.scene.regions[card.region]
        if region.gives_cards:
            if not (self.match.can_pass_on and self.taking.take_with(card)):
                self.taking.choose(card)
        elif region.is_chosen_from and not self.taking.take_with(card):
            self.taking.choose(card)
        elif region.takes_cards:
            self._choose_to_pay(card)

    def _on_taken(self, action: Action) -> None:
        """What is taken between two turns can't be taken back: a new card lies there."""
        if self.match.can_pass_on:
            self.match.end_turn(action)
        else:
            self._answer(action)

    def _answer(self, action: Action) -> None:
        """Play it; if it was asked while bought tiles were placed, place the others, too."""
        is_placing = self._is_placing_tiles()
        self.match.play(action)
        if is_placing and self.turn.is_placing and self.can_end_turn():
            self.end_turn()

    def _is_placing_tiles(self) -> bool:
        """Whether the last thing that was done in this turn was to place a tile."""
        done = (one.action for one in reversed(self.match.played) if one.action is not None)
        last = next(done, None)
        return last is not None and telling.is_placing(last)

    def _on_card_taken(self, card: Card) -> None:
        """It was double-clicked, or dragged to where cards are dropped."""
        if self.scene.regions[card.region].gives_cards and not self.taking.take_with(card):
            self.scene.hands.send_back()

    def _on_card_refused(self, refusal: Refusal, card: Card) -> None:
        rect = self.scene.rect_of(card)
        if rect is not None:
            self.refuse(refusal, rect.center(), rect)
            self.refused.emit(refusal.rule)

    # Tiles

    def _may_pick_up(self, piece: Touchable) -> bool:
        if isinstance(piece, Card):
            return self.scene.regions[piece.region].gives_cards
        if self.is_curtained or self.match.decision is None or self.buying.is_choosing_cards:
            return False
        if self.display.large != self.seat:
            return False
        return self.turn.may_pick_up(piece)

    def _on_picked_up(self, piece: Piece) -> None:
        self.scene.bubble.hide()
        self.scene.show_targets(self.turn.targets(piece))
        self._hovering.say_if_it_fits_nowhere(piece)

    def _on_dropped(self, piece: Piece, target: Target) -> None:
        self.drop(piece, target, self.scene.hands.pointer)

    def drop(self, piece: Piece, target: Target, point: QPointF) -> None:
        """Do what dropping this there means; nothing if it can't go there."""
        turn = self.turn
        if target not in turn.targets(piece):
            refusal = self._hovering.refuse_drop(piece, target)
            if refusal is not None:
                self.refused.emit(refusal.rule)
            self.scene.hands.send_back()
        elif piece.region == regions.BOUGHT:
            self._mark(piece.name, _mark_at(target))
        elif turn.can_buy(piece):
            self.buying.begin(piece, target, point)
        else:
            action = turn.action(Drag(piece, target))
            assert action is not None  # what glows can be done
            self.match.play(action)

    def _mark(self, tile_id: str, where: Target | None) -> None:
        if where == self.marks.get(tile_id):
            self.refresh()  # it goes back to where it lay
        else:
            self.match.play(mark_note(tile_id, where))
            self._end_turn_by_itself()

    def press(self, button: Press) -> None:
        """Do what a button of a part means."""
        action = self.turn.action(button)
        if action is not None:
            self.match.play(action)

    # Buying

    def _choose_to_pay(self, card: Card) -> None:
        piece = self.buying.piece
        if piece is None or not self.buying.is_choosing_cards:
            return
        if self.turn.pays_with(piece, card):
            self.buying.choose(card)
        elif (refusal := self.turn.why_not(Drag(piece, pay=(card,)))) is not None:
            self._on_card_refused(refusal, card)

    def _on_paid(self, steps: list[Playable]) -> None:
        self.match.play(*steps)
        self._end_turn_by_itself()

    # The turn

    def end_turn(self) -> None:
        """Place what was pencilled in, and let the turn pass on."""
        if not self.can_end_turn():
            return
        if self.match.can_pass_on:
            self.match.pass_on()
            return
        turn = self.turn
        passing = turn.action(EndTurn())
        actions = [] if passing is None else [passing]
        if self.display.pencil.is_complete():
            self.match.end_turn(*actions, *self.placements())
        else:
            self.match.play(*actions)

    def never_ask_again(self) -> None:
        """Who is asked between two turns says nothing, now and for the rest of the game."""
        if self.match.can_pass_on and not self.is_curtained:
            seat = self.seat
            self.match.pass_on()
            self.match.silence(seat, is_silent=True)

    def _end_turn_by_itself(self) -> None:
        """If people want that, and nothing is left to decide."""
        is_over = self.match.is_resting or self.turn.is_placing
        if self.match.ends_turns_itself and is_over and self.can_end_turn():
            self.end_turn()

    def let_go(self) -> None:
        """A tile that is not paid yet stays where it was."""
        self.buying.stop()


def _mark_at(target: Target) -> Target | None:
    """The pencil mark of a tile that is put down here; None while that is not decided."""
    return None if target == regions.BOUGHT else target
