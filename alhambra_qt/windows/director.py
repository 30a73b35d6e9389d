"""The director: lets the scene show the match, and makes actions of what people do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from alhambra_qt import telling, texts
from alhambra_qt.interactions.choosing import Payment, Turn, mark_of
from alhambra_qt.interactions.gestures import Piece, Refusal, Source, Target, Targets, Zone
from alhambra_qt.interactions.pencil import Pencil
from alhambra_qt.languages import tr
from alhambra_qt.match import Match, Player, Step
from alhambra_qt.presenters.changes import Movement, last_turns, movements
from alhambra_qt.presenters.history import Entry, history_of
from alhambra_qt.presenters.table_model import TableModel, table_model
from alhambra_qt.table.arrangement import Chosen
from alhambra_qt.table.scene import TableScene
from core.alhambra.components import TILES, Money
from core.alhambra.palace import FOUNTAIN_ALONE
from core.alhambra.rules import Rule
from core.alhambra.table import Table
from core.alhambra.taking_money import TakeMoney
from core.alhambra.turn import Pass
from core.kernel.rulebook import Action, Violation


@dataclass(frozen=True)
class Durations:
    """For how many milliseconds something flies over the table."""

    person: int = 0
    computer: int = 0

    def of(self, players: Sequence[Player], step: Step | None) -> int:
        """What a computer does is slow enough to follow, what people do does not keep them."""
        is_computer = step is not None and step.seat >= 0 and not players[step.seat].is_person
        return self.computer if is_computer else self.person


class _Known(NamedTuple):
    """The history up to what was played last, for the table that is shown."""

    last: tuple[object, ...]
    table: Table
    entries: tuple[Entry, ...]


class Director(QObject):
    """Stands between one match and one scene."""

    changed = Signal()
    """Buttons and labels may say something else now."""
    payment_wanted = Signal(object, object)
    """A list of `Payment` to choose from, and the point where the tile was dropped."""
    refused = Signal(object)
    """A `Rule`: something was done that it does not allow."""
    turn_passed = Signal(int)
    """Another person is to play."""

    def __init__(self, match: Match, scene: TableScene, parent: QObject | None = None) -> None:
        """Connect the two."""
        super().__init__(parent)
        self.match = match
        self.scene = scene
        self.is_curtained = False
        self._person: int | None = None
        self._is_for_people = True
        self._shown: int | None = None
        self._money: frozenset[int] = frozenset()
        self._pencil = Pencil(FOUNTAIN_ALONE)
        self._pencil_owner: tuple[int, int] | None = None
        self._buying: tuple[Piece, Target] | None = None
        self._own_choice: frozenset[int] | None = None
        self._step: Step | None = None
        self._known: _Known | None = None
        self.durations = Durations()
        scene.may_pick_up = self._may_pick_up
        scene.picked_up.connect(self._on_picked_up)
        scene.hovered.connect(self._on_hovered)
        scene.dropped.connect(self._on_dropped)
        scene.card_clicked.connect(self.choose_card)
        scene.card_double_clicked.connect(self._on_card_double_clicked)
        scene.card_dropped.connect(self._on_card_dropped)
        scene.hand_clicked.connect(self._on_hand_clicked)
        scene.seat_clicked.connect(self.look_at)
        match.stepped.connect(self._on_stepped)
        match.restored.connect(self.refresh)

    # Asking

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.match.seat_to_play

    @property
    def turn(self) -> Turn:
        """What the seat to play can do now."""
        decision = None if self.is_curtained else self.match.decision
        return Turn(self.match.table, self.seat, self._pencil, decision)

    @property
    def hand_of(self) -> int | None:
        """Whose hand is shown: the person to play, or the only person there is."""
        persons = [seat for seat, player in enumerate(self.match.players) if player.is_person]
        if len(persons) == 1:
            return persons[0]
        if self.is_curtained or not self.match.players[self.seat].is_person:
            return None
        return self.seat

    def chosen_cards(self) -> tuple[Money, ...]:
        """The open money cards that were clicked."""
        money = self.match.table.open_money
        return tuple(money[index] for index in sorted(self._money))

    def can_take(self) -> bool:
        """Whether the chosen cards can be taken."""
        return bool(self._money) and self.turn.can_take(self.chosen_cards())

    def can_end_turn(self) -> bool:
        """Whether nothing is left to decide."""
        if self.is_curtained:
            return False
        if self.match.is_resting:
            return self.match.players[self.seat].is_person
        turn = self.turn
        if turn.may_act:
            return turn.must_pass()
        return self.match.decision is not None and self._pencil.is_complete()

    @property
    def marks(self) -> Mapping[str, int | str]:
        """Where each tile bought in this turn is pencilled in."""
        return self._pencil.marks

    def placements(self) -> list[Action]:
        """What was pencilled in, as it will be done when the turn ends."""
        return self._pencil.actions()

    @property
    def is_buying(self) -> bool:
        """Whether a tile was dropped that is not paid yet."""
        return self._buying is not None

    @property
    def is_choosing_cards(self) -> bool:
        """Whether somebody is putting a payment together."""
        return self._own_choice is not None

    def can_pay(self) -> bool:
        """Whether the cards put together pay the tile."""
        if self._buying is None or self._own_choice is None:
            return False
        piece, _ = self._buying
        return self.turn.is_allowed(self.turn.purchase(piece, self._own_cards()))

    # Showing

    def refresh(self) -> None:
        """Show how things are."""
        self._follow_the_turn()
        self._draw_curtain_if_needed()
        self._renew_pencil()
        if not self.turn.may_act:
            self._money = frozenset()  # what was chosen is forgotten with the turn
        self.scene.show_lines(self.lines())
        self.scene.show_turns(self._turns())
        self.scene.show_chosen(Chosen(self._money, self._own_choice or frozenset()))
        model = self._model()
        step, self._step = self._step, None
        duration = self.durations.of(self.match.players, step)
        moved: tuple[Movement, ...] = ()
        if duration and self.scene.model is not None and not self.is_curtained:
            moved = movements(self.scene.model, model, None if step is None else step.action)
        self.scene.show(model, moved, duration)
        self.changed.emit()

    def _model(self) -> TableModel:
        match = self.match
        return table_model(
            match.table,
            [(player.name, player.colour, player.kind) for player in match.players],
            shown=self.seat if self._shown is None else self._shown,
            to_play=self.seat,
            hand_of=self.hand_of,
            marks=self._pencil.shown(),
            last=last_turns(match.session.played, self.seat),
        )

    def _follow_the_turn(self) -> None:
        """Between people and computers the large palace is that of the seat to play again.

        While computers play, somebody may look at one palace for longer than a turn.
        """
        is_for_people = self.match.players[self.seat].is_person
        if is_for_people != self._is_for_people:
            self._is_for_people = is_for_people
            self._shown = None

    def _draw_curtain_if_needed(self) -> None:
        players = self.match.players
        persons = sum(player.is_person for player in players)
        if self.match.is_over or not players[self.seat].is_person:
            return
        if self._person != self.seat:
            if persons > 1 and self._person is not None:
                self.is_curtained = True
                self.turn_passed.emit(self.seat)
            self._person = self.seat
            self._shown = None

    def lift_curtain(self) -> None:
        """The person is there."""
        self.is_curtained = False
        self.refresh()

    def _renew_pencil(self) -> None:
        seat = self.match.table.seats[self.seat]
        owner = (self.seat, len(self.match.table.scorings))
        if owner != self._pencil_owner or not seat.to_place:
            self._pencil = Pencil(seat.palace)
            self._pencil_owner = owner
        self._pencil = self._pencil.for_table(seat.palace, seat.to_place)

    def lines(self, number: int = 12) -> tuple[tuple[int | None, str], ...]:
        """The last things that happened, each with the colour of its seat."""
        return telling.lines_told(self._history(), self._seated(), number)

    def _turns(self) -> tuple[telling.TurnTold, ...]:
        """What everybody else did last."""
        me = self.seat if self.hand_of is None else self.hand_of
        return telling.turns_told(self._history(), me, self._seated())

    def _history(self) -> tuple[Entry, ...]:
        played, table = self.match.session.played[-1:], self.match.table
        known = self._known
        if known is None or known.table is not table or played != known.last:
            known = self._known = _Known(
                played, table, history_of(self.match.session, self.match.table)
            )
        return known.entries

    def _seated(self) -> list[telling.Seated]:
        return [(player.name, player.colour) for player in self.match.players]

    def look_at(self, seat: int) -> None:
        """Show the palace of this seat large; that of the seat to play again if it is."""
        self._shown = None if seat == self.seat else seat
        self.refresh()

    def _on_stepped(self, step: Step) -> None:
        self._step = step
        self.refresh()

    # Money

    def choose_card(self, index: int) -> None:
        """Choose an open money card, or choose it no longer."""
        if not self.turn.may_act:
            return
        wanted = self._money ^ {index}
        money = self.match.table.open_money
        cards = tuple(money[one] for one in sorted(wanted))
        if wanted and not self.turn.can_take(cards):
            self._explain(index)
            return
        self._money = wanted
        self.refresh()

    def _explain(self, index: int) -> None:
        from alhambra_qt.table.arrangement import OpenCard  # noqa: PLC0415

        rect = self.scene.rect_of(OpenCard(index))
        if rect is not None:
            text = tr("Several cards together may be worth 5 at most")
            unit = self.scene.layout.text_unit
            rule = Rule.SEVERAL_CARDS_UP_TO_FIVE
            self.scene.bubble.say(text, rect.center(), unit, refused_by=rule)
            self.refused.emit(rule)

    def take(self) -> None:
        """Take the chosen cards."""
        if self.can_take():
            cards = self.chosen_cards()
            self._money = frozenset()
            self.match.play(TakeMoney(cards))

    def _on_card_double_clicked(self, index: int) -> None:
        self._take_with(index)

    def _on_card_dropped(self, index: int) -> None:
        self._take_with(index)

    def _take_with(self, index: int) -> None:
        """Take the chosen cards and this one; where that breaks the rule of five, this alone."""
        money = self.match.table.open_money
        for wanted in (self._money | {index}, frozenset([index])):
            if self.turn.can_take(tuple(money[one] for one in sorted(wanted))):
                self._money = wanted
                self.take()
                return
        self.scene.send_back()

    # Tiles

    def _may_pick_up(self, piece: Piece) -> bool:
        if self.is_curtained or self.match.decision is None or self._own_choice is not None:
            return False
        if self._shown not in (None, self.seat):
            return False
        if piece.source is Source.MARK:
            return True
        return self.turn.may_act and piece.tile in TILES

    def _on_picked_up(self, piece: Piece) -> None:
        self.scene.bubble.hide()
        self.scene.show_targets(self.turn.targets(piece))

    def _on_hovered(self, target: Target) -> None:
        piece = self.scene.dragged
        if not isinstance(piece, Piece):
            return
        refusal = self.turn.refusal(piece, target)
        rect = None if target is Zone.NOWHERE else self.scene.target_rect(target)
        unit = self.scene.layout.text_unit
        if target is Zone.NOWHERE or rect is None:
            self.scene.warn(())
            self.scene.bubble.hide()
        elif refusal is not None:
            self._show_refusal(refusal, rect.bottomRight(), piece, target)
        else:
            self.scene.warn(())
            text = self._preview(piece, target)
            self.scene.bubble.say(text, rect.bottomRight(), unit)

    def _show_refusal(self, refusal: Refusal, point: QPointF, piece: Piece, target: Target) -> None:
        violation: Violation | None = refusal.violation
        self.scene.warn(violation.where if violation is not None else ())
        text = texts.refused(refusal)
        is_own = piece.source is Source.PALACE and target == self._place_of(piece)
        self.scene.bubble.say(
            "" if is_own else text, point, self.scene.layout.text_unit, refused_by=refusal.rule
        )

    def _place_of(self, piece: Piece) -> int | None:
        return self.match.table.seats[self.seat].palace.place_of(piece.tile)

    def _preview(self, piece: Piece, target: Target) -> str:
        """What would come of dropping a tile here: the wall, and the majority."""
        if not isinstance(target, int):
            zones = {
                Zone.RESERVE: tr("Onto the reserve board"),
                Zone.DIRK: tr("Give it to Dirk"),
                Zone.BESIDE: tr("Decide later"),
            }
            return zones.get(target, "")
        if not self.scene.with_aids:
            return ""
        tile = self.turn.tile_of(piece)
        city = self._pencil.city(without=piece.tile)
        before, after = city.longest_wall(), city.with_tile(tile, target).longest_wall()
        counts = [
            sum(one.building == tile.building for one in seat.palace.tiles.values())
            for seat in self.match.table.seats
        ]
        counts += [
            sum(one.building == tile.building for one in collector.tiles)
            for collector in self.match.table.collectors
        ]
        own = sum(one.building == tile.building for one in city.tiles.values()) + 1
        most = max(count for who, count in enumerate(counts) if who != self.seat)
        wall = tr("Longest wall: {before} → {after}").format(before=before, after=after)
        majority = tr("{building}: you {own}, the best of the others {most}").format(
            building=texts.building(tile.building).capitalize(), own=own, most=most
        )
        return f"{wall}\n{majority}"

    def _on_dropped(self, piece: Piece, target: Target) -> None:
        self.drop(piece, target, self.scene.pointer)

    def drop(self, piece: Piece, target: Target, point: QPointF) -> None:
        """Do what dropping this there means; nothing where it can't go."""
        targets: Targets = self.turn.targets(piece)
        if target not in targets:
            self._refuse_drop(piece, target)
            self.scene.send_back()
            return
        if piece.source is Source.MARK:
            self._pencil = self._pencil.with_mark(piece.tile, mark_of(target))
            self.refresh()
            self._end_turn_by_itself()
        elif piece.source is Source.MARKET:
            self._buy(piece, target, point)
        else:
            action = self.turn.redesign(piece, target)
            if action is not None:
                self.match.play(action)

    def _refuse_drop(self, piece: Piece, target: Target) -> None:
        """Say it once more, so that there is time to read it and to ask why."""
        refusal = None if target is Zone.NOWHERE else self.turn.refusal(piece, target)
        if refusal is not None:
            point = self.scene.target_rect(target).bottomRight()
            self._show_refusal(refusal, point, piece, target)
            self.refused.emit(refusal.rule)

    def _buy(self, piece: Piece, target: Target, point: QPointF) -> None:
        self._buying = (piece, target)
        ways: list[Payment] = self.turn.payments(piece.tile)
        if len(ways) == 1:
            self.pay(ways[0].cards)
        else:
            self.payment_wanted.emit(ways, point)

    def pay(self, cards: tuple[Money, ...]) -> None:
        """Pay the tile that was dropped, and pencil it in where it was dropped."""
        if self._buying is None:
            return
        piece, target = self._buying
        action = self.turn.purchase(piece, cards)
        if not self.turn.is_allowed(action):
            self.stop_buying()
            return
        self._buying = self._own_choice = None
        self._pencil = self._pencil.with_wish(piece.tile, mark_of(target))
        self.match.play(action)
        self._end_turn_by_itself()

    def stop_buying(self) -> None:
        """Buy nothing after all."""
        self._buying = None
        self._own_choice = None
        self.refresh()

    def choose_own_cards(self) -> None:
        """Let the person click the cards to pay with."""
        self._own_choice = frozenset()
        self.refresh()

    def _on_hand_clicked(self, index: int) -> None:
        if self._buying is None or self._own_choice is None:
            return
        piece, _ = self._buying
        if self.turn.pays_with(piece.tile, self._hand()[index]):
            self._own_choice ^= {index}
            self.refresh()

    def _own_cards(self) -> tuple[Money, ...]:
        hand = self._hand()
        return tuple(hand[index] for index in sorted(self._own_choice or ()))

    def _hand(self) -> list[Money]:
        return [card for cards in self.match.table.seats[self.seat].hand for card in cards]

    def pay_own_choice(self) -> None:
        """Pay with the cards that were clicked."""
        if self.can_pay():
            self.pay(self._own_cards())

    # The turn

    def end_turn(self) -> None:
        """Place what was pencilled in, and let the turn pass on."""
        if not self.can_end_turn():
            return
        if self.turn.must_pass():
            self.match.play(Pass())
        if self.match.is_resting:
            self.match.end_turn()
        elif self.can_end_turn():
            for action in self._pencil.actions():
                self.match.play(action)

    def _end_turn_by_itself(self) -> None:
        """Where that is wished for, and nothing is left to decide."""
        if self.match.ends_turns_itself and self.can_end_turn() and not self.turn.may_act:
            self.end_turn()

    def undo(self) -> None:
        """Take the last action back."""
        if self.match.can_undo() and not self.is_curtained:
            self.stop_buying()
            self.match.undo()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.match.can_redo() and not self.is_curtained:
            self.match.redo()
