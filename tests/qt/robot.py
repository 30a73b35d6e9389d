"""A robot that plays at the table with mouse and keys.

It looks at the page as a person looks at the screen, and it acts by events alone: press, move and
release on what is there. Of the gestures that are possible it likes those best that it has made
least often, so that a few games try them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from alhambra_qt.alhambra.gestures import Card, Pick, Piece, Target, Touchable
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.parts.walls.region import NAME as WALLS
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets.payment_chooser import PaymentChooser
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.match import Match
from alhambra_qt.scene.button import TableButton
from core.alhambra.buying import BuyTile
from core.alhambra.modules.change import COINS, CoinsDrawn
from core.alhambra.modules.street_trader import MoveTrader, StartTrader
from core.alhambra.palace import place
from core.alhambra.redesigning import AddTile, ExchangeTiles, RemoveTile
from tests.qt import robot_traders
from tests.qt.games import new_session, play_out

NAMES = ("Ann", "Ben", "Cem", "Dea", "Eva", "Fay")
_LEFT = Qt.MouseButton.LeftButton
_BUYS_OF = 5
"""How often it buys, or uses a wall card, while it could do something else.

A game is over when the tiles are gone, and it has few wall cards.
"""


class Gesture(Enum):
    """What people do at the table."""

    TAKE_BY_BUTTON = auto()
    TAKE_BY_DOUBLE_CLICK = auto()
    TAKE_BY_DRAGGING = auto()
    TAKE_SEVERAL = auto()
    MORE_THAN_FIVE_REFUSED = auto()
    BUY_FOR_THE_PALACE = auto()
    BUY_FOR_THE_RESERVE = auto()
    BUY_FOR_DIRK = auto()
    CHOOSE_A_PAYMENT = auto()
    PAY_WITH_OWN_CHOICE = auto()
    STOP_BUYING = auto()
    MARK_MOVED = auto()
    MARK_TO_RESERVE = auto()
    MARK_TO_DIRK = auto()
    MARK_PUT_BESIDE = auto()
    ADD = auto()
    REMOVE = auto()
    EXCHANGE = auto()
    PAY_WITH_A_COIN = auto()
    OVERPAY_FOR_CHANGE = auto()
    GET_CHANGE = auto()
    PUT_UP_A_WALL = auto()
    WALL_REFUSED = auto()
    UNDO = auto()
    REDO = auto()
    ILLEGAL_PLACE_REFUSED = auto()
    TOO_POOR_REFUSED = auto()
    DRAG_CANCELLED = auto()
    PUT_DOWN_BY_CLICK = auto()
    DROPPED_BACK_BY_CLICK = auto()
    LOOK_AT_ANOTHER = auto()
    CURTAIN = auto()
    SPEAK_UP = auto()
    NOT_NOW = auto()
    USE_A_THIEF = auto()
    PICK_CITIZENS = auto()
    LET_A_CITIZEN_MOVE_IN = auto()
    SWAP_A_CITIZEN = auto()
    MOVE_THE_TRADER = auto()
    END_TURN = auto()


class Robot:
    """Plays for everybody at a page."""

    def __init__(self, page: TablePage, random: Random, counts: Counter[Gesture]) -> None:
        """Counts what it did in ``counts``."""
        self.page = page
        self.counts = counts
        self._random = random
        self._scene = page.scene
        self._viewport = page.view.viewport()
        self._tried: set[Gesture] = set()
        self.walled: Counter[str] = Counter()
        """Where tiles lay that got a wall, and how many."""

    def play(self) -> None:
        """Play until the game is over."""
        play_out(self.page, self.act)

    def act(self) -> None:
        """Do the next thing."""
        page, director = self.page, self.page.director
        if page.overlays.current is not None:
            QTest.keyClick(page.overlays.current, Qt.Key.Key_Escape)
        elif page.curtain.isVisible():
            self._lift_curtain()
        elif page.chooser is not None and page.chooser.isVisible():
            self._choose_payment()
        elif director.buying.is_choosing_cards:
            self._pay_with_own_choice()
        elif page.match.can_pass_on:
            self._use_a_thief()
        elif robot_traders.asks(page):
            self._answer_for_the_trader()
        elif director.turn.may_act:
            self._choose_action()
        elif not page.match.is_resting and self._wants_to_change_a_mark():
            self._change_a_mark()
        elif not director.can_end_turn():
            self._place_what_lies_beside()
        else:
            self._end_turn()

    # Hands

    def click(self, button: QAbstractButton | TableButton) -> None:
        """Click a button that can be seen and pressed."""
        if isinstance(button, TableButton):
            assert button.can_be_clicked
            where = self.page.view.mapFromScene(button.rect.center())
            self._expect_on_top(self._viewport, where)
            QTest.mouseClick(self._viewport, _LEFT, pos=where)
            return
        assert button.isVisible()
        assert button.isEnabled()
        self._expect_on_top(button, button.rect().center())
        QTest.mouseClick(button, _LEFT)

    def click_on(self, piece: Touchable) -> None:
        """Click a tile or a card."""
        where = self._where(piece)
        self._expect_on_top(self._viewport, where)
        QTest.mouseClick(self._viewport, _LEFT, pos=where)

    def _expect_on_top(self, widget: QWidget, point: QPoint) -> None:
        """Nobody clicks what is covered by something else; an offer to read a rule goes away."""
        if widget is self._viewport and self._scene.bubble.is_link_at(
            self.page.view.mapToScene(point)
        ):
            QTest.keyClick(self.page.view, Qt.Key.Key_Shift)
        there = self.page.childAt(widget.mapTo(self.page, point))
        assert there is widget, f"{there} covers {widget}"

    def drag(self, piece: Touchable, point: QPointF, *, let_go: bool = True) -> None:
        """Press a piece, carry it to a point of the table, release it there."""
        self._pick_up(piece)
        self._carry(point)
        if let_go:
            QTest.mouseRelease(self._viewport, _LEFT, pos=self.page.view.mapFromScene(point))

    def drop(self, piece: Touchable, target: Target) -> None:
        """Bring a piece to a target, which may lie elsewhere once the piece is picked up.

        It is dragged there, or clicked and put down with a second click.
        """
        self._bring_into_view(target)
        if self._random.random() < 0.5:
            self._click_to(piece, target)
            return
        self._pick_up(piece)
        point = self._middle(target)
        self._carry(point)
        QTest.mouseRelease(self._viewport, _LEFT, pos=self.page.view.mapFromScene(point))

    def _click_to(self, piece: Touchable, target: Target) -> None:
        self.click_on(piece)
        assert self._carried() == piece
        QTest.mouseMove(self._viewport, self._where(piece) + QPoint(12, 12))
        point = self._middle(target)
        self._carry(point)
        QTest.mouseClick(self._viewport, _LEFT, pos=self.page.view.mapFromScene(point))
        assert self._carried() is None
        self._did(Gesture.PUT_DOWN_BY_CLICK)

    def _carried(self) -> Touchable | None:
        return self._scene.dragged

    def _pick_up(self, piece: Touchable) -> None:
        """Press a piece, and move it far enough to hang on the pointer."""
        start = self._where(piece)
        self._expect_on_top(self._viewport, start)
        QTest.mousePress(self._viewport, _LEFT, pos=start)
        QTest.mouseMove(self._viewport, start + QPoint(12, 12))

    def _carry(self, point: QPointF) -> None:
        end = self.page.view.mapFromScene(point)
        self._expect_on_top(self._viewport, end)
        QTest.mouseMove(self._viewport, end)

    def _where(self, piece: Touchable) -> QPoint:
        """A point where a piece is not covered by the one beside it."""
        rect = self._scene.rect_of(piece)
        assert rect is not None, f"{piece} is not on the screen"
        point = rect.center()
        if piece.region == regions.HAND:
            point.setX(rect.left() + 3)
        return self.page.view.mapFromScene(point)

    def _bring_into_view(self, target: Target) -> None:
        """Let the whole palace be seen, if somebody has pushed this place of it out of sight."""
        middle = self._scene.target_rect(target).center()
        in_palace = isinstance(target, int) or (
            isinstance(target, Piece) and target.region == regions.PALACE
        )
        if in_palace and not self._scene.palace_rect().contains(middle):
            self.click(self.page.tools["fit"])

    def _middle(self, target: Target) -> QPointF:
        """A point of a target, once the palace has made room for what is held."""
        self._scene.making_room.at_once()
        rect = self._scene.target_rect(target)
        point = rect.center()
        if target == regions.RESERVE:
            point = rect.bottomRight() - QPointF(4, 4)
        return point

    # The curtain, and the end of a turn

    def _lift_curtain(self) -> None:
        assert self._scene.model is not None
        assert self._scene.model.hand is None, "the hand can be seen through the curtain"
        callers = self.page.curtain.callers
        if callers and self._likes(Gesture.SPEAK_UP, Gesture.USE_A_THIEF, odds=0.4):
            self.click(self._random.choice(callers))
            self._did(Gesture.SPEAK_UP)
            return
        if self.counts[Gesture.CURTAIN] % 2:
            QTest.keyClick(self.page.curtain.button, Qt.Key.Key_Return)
        else:
            self.click(self.page.curtain.button)
        self._did(Gesture.CURTAIN)

    def _use_a_thief(self) -> None:
        """Between two turns: take a card if one can be taken, by a click or with the hand."""
        turn, money = self.page.director.turn, self._scene.model.money if self._scene.model else ()
        cards = [at for at in range(len(money)) if turn.is_allowed(Pick(regions.MONEY, (at,)))]
        played = self._played()
        if not cards or self._likes(Gesture.NOT_NOW, odds=0.2):
            self.click(self.page.buttons.end)
            self._did(Gesture.NOT_NOW)
            return
        self.click_on(Card(regions.MONEY, self._random.choice(cards)))
        assert self._played() > played
        assert not self.page.match.can_undo()
        self._did(Gesture.USE_A_THIEF)

    def _answer_for_the_trader(self) -> None:
        """What bought tiles were pencilled in stays so, whatever is answered."""
        page, played, decision = self.page, self._played(), self.page.match.decision
        marks = dict(page.director.marks)
        if page.match.can_undo() and self._random.random() < 0.1:
            self._undo_and_redo()
            return
        if isinstance(decision, StartTrader):
            robot_traders.pick_citizens(self, self._random)
            self._did(Gesture.PICK_CITIZENS)
        elif isinstance(decision, MoveTrader):
            robot_traders.move_on(self, self._random)
            self._did(Gesture.MOVE_THE_TRADER)
        elif self._random.random() < 0.1:
            self.click(page.buttons.end)
        elif robot_traders.answer(self, self._random):
            self._did(Gesture.LET_A_CITIZEN_MOVE_IN)
        else:
            self._did(Gesture.SWAP_A_CITIZEN)
        assert self._played() > played
        placed = page.match.session.state.seats[decision.seat].palace
        for tile, where in marks.items():
            still = page.director.marks.get(tile) == where
            assert still or not isinstance(where, int) or placed.place_of(tile) == where

    def _end_turn(self) -> None:
        match = self.page.match
        if match.can_undo() and self._likes(Gesture.UNDO, Gesture.REDO, odds=0.15):
            self._undo_and_redo()
            return
        self.click(self.page.buttons.end)
        self._tried.clear()
        self._did(Gesture.END_TURN)

    def _undo_and_redo(self) -> None:
        match = self.page.match
        lines, marks = match.session.lines, dict(self.page.director.marks)
        steps = match.steps_to_take_back()
        self.click(self.page.tools["undo"])
        assert match.steps_to_take_back() == steps - 1
        self._did(Gesture.UNDO)
        if self._random.random() < 0.7:
            self.click(self.page.tools["redo"])
            assert match.session.lines == lines
            assert self.page.director.marks == marks
            self._did(Gesture.REDO)

    # Choosing an action

    def _choose_action(self) -> None:
        if self.page.match.can_undo() and self._random.random() < 0.05:
            self._undo_and_redo()
            return
        ways = self._ways()
        if not ways:
            self.click(self.page.buttons.end)  # nothing is possible: pass
            return
        buying = [way for way in ways if way in _SCARCE]
        if buying and self._random.randrange(_BUYS_OF):
            ways = {way: ways[way] for way in buying}
        chosen = self._least(*ways)
        self._tried.add(chosen)
        ways[chosen]()

    def _ways(self) -> dict[Gesture, Callable[[], None]]:
        """What could be done now, by gesture."""
        ways: dict[Gesture, Callable[[], None]] = {}
        ways.update(self._ways_to_take())
        ways.update(self._ways_to_buy())
        ways.update(self._ways_to_redesign())
        ways.update(self._ways_with_walls())
        ways.update(self._ways_to_fail())
        return ways

    def _ways_to_take(self) -> dict[Gesture, Callable[[], None]]:
        money = self.page.match.state.open_money
        if not money:
            return {}
        one = self._random.randrange(len(money))
        ways: dict[Gesture, Callable[[], None]] = {
            Gesture.TAKE_BY_BUTTON: lambda: self._take_by_button((one,), Gesture.TAKE_BY_BUTTON),
            Gesture.TAKE_BY_DOUBLE_CLICK: lambda: self._take_by_double_click(one),
            Gesture.TAKE_BY_DRAGGING: lambda: self._take_by_dragging(one),
        }
        several = [
            choice
            for number in range(2, len(money) + 1)
            for choice in combinations(range(len(money)), number)
            if self.page.director.turn.is_allowed(Pick(regions.MONEY, choice))
        ]
        if several:
            choice = self._random.choice(several)
            ways[Gesture.TAKE_SEVERAL] = lambda: self._take_by_button(choice, Gesture.TAKE_SEVERAL)
        too_much = [
            pair
            for pair in combinations(range(len(money)), 2)
            if not self.page.director.turn.is_allowed(Pick(regions.MONEY, pair))
        ]
        if too_much and self._may_try(Gesture.MORE_THAN_FIVE_REFUSED):
            pair = self._random.choice(too_much)
            ways[Gesture.MORE_THAN_FIVE_REFUSED] = lambda: self._choose_too_much(*pair)
        return ways

    def _take_by_button(self, choice: tuple[int, ...], gesture: Gesture) -> None:
        for index in choice:
            self.click_on(Card(regions.MONEY, index))
        assert self.page.director.chosen_cards() == tuple(
            self.page.match.state.open_money[index] for index in choice
        )
        self._expect_action(lambda: self.click(self.page.buttons.take), gesture)

    def _take_by_double_click(self, index: int) -> None:
        where = self._where(Card(regions.MONEY, index))

        def twice() -> None:
            QTest.mouseClick(self._viewport, _LEFT, pos=where)
            QTest.mouseDClick(self._viewport, _LEFT, pos=where)
            QTest.mouseRelease(self._viewport, _LEFT, pos=where)

        self._expect_action(twice, Gesture.TAKE_BY_DOUBLE_CLICK)

    def _take_by_dragging(self, index: int) -> None:
        hand = self._scene.regions[regions.HAND]
        onto = hand.rect(self._scene.setting()).center()
        self._expect_action(
            lambda: self.drag(Card(regions.MONEY, index), onto), Gesture.TAKE_BY_DRAGGING
        )

    def _choose_too_much(self, first: int, second: int) -> None:
        director = self.page.director
        self.click_on(Card(regions.MONEY, first))
        chosen = director.chosen_cards()
        self.click_on(Card(regions.MONEY, second))
        assert director.chosen_cards() == chosen
        assert self._scene.bubble.text
        self.click_on(Card(regions.MONEY, first))
        assert not director.chosen_cards()
        self._did(Gesture.MORE_THAN_FIVE_REFUSED)

    def _ways_to_buy(self) -> dict[Gesture, Callable[[], None]]:
        ways: dict[Gesture, Callable[[], None]] = {}
        turn = self.page.director.turn
        market = [Piece(regions.MARKET, tile.id) for tile in self.page.match.state.market if tile]
        self._random.shuffle(market)
        for piece in market:
            targets = turn.targets(piece)
            places = sorted(targets.places)
            if places:
                at = self._one_of(places)
                ways[Gesture.BUY_FOR_THE_PALACE] = partial(
                    self._buy, piece, at, Gesture.BUY_FOR_THE_PALACE
                )
            for zone, gesture in (
                (regions.RESERVE, Gesture.BUY_FOR_THE_RESERVE),
                (DIRK, Gesture.BUY_FOR_DIRK),
            ):
                if zone in targets.regions:
                    ways[gesture] = partial(self._buy, piece, zone, gesture)
        return ways

    def _buy(self, piece: Piece, target: Target, gesture: Gesture) -> None:
        played = self._played()
        self.drop(piece, target)
        while self._played() == played:
            if self.page.chooser is not None and self.page.chooser.isVisible():
                self._choose_payment()
            elif self.page.director.buying.is_choosing_cards:
                self._pay_with_own_choice()
            else:
                return  # decided against it
        self._expect_mark(piece, target)
        self._did(gesture)
        self._count_coins(played)

    def _count_coins(self, played: int) -> None:
        """Whether a coin was paid, and whether some were drawn: then nothing is taken back."""
        actions = [one.action for one in self.page.match.session.played if one.action is not None]
        for action in actions[played:]:
            if isinstance(action, BuyTile) and any(coin in COINS for coin in action.pay):
                self._did(Gesture.PAY_WITH_A_COIN)
            if isinstance(action, CoinsDrawn):
                self._did(Gesture.GET_CHANGE)
                assert not self.page.match.can_undo() or self.page.match.ends_turns_itself

    def _expect_mark(self, piece: Piece, target: Target) -> None:
        """A tile is pencilled in where it was dropped, unless the turn has ended with that."""
        marks = self.page.director.marks
        assert self.page.match.ends_turns_itself or marks.get(piece.name, regions.BOUGHT) == target

    def _choose_payment(self) -> None:
        chooser = self.page.chooser
        assert chooser is not None
        gestures = [Gesture.STOP_BUYING, Gesture.PAY_WITH_OWN_CHOICE, Gesture.CHOOSE_A_PAYMENT]
        turn, piece = self.page.director.turn, self.page.director.buying.piece
        assert piece is not None
        if turn.can_gain_by_overpaying(piece, turn.payments(piece)[0].cards):
            gestures.append(Gesture.OVERPAY_FOR_CHANGE)
        gesture = self._least(*gestures)
        if gesture is Gesture.STOP_BUYING:
            self._stop_buying(chooser)
        elif gesture in (Gesture.PAY_WITH_OWN_CHOICE, Gesture.OVERPAY_FOR_CHANGE):
            self.click(chooser.own)
        else:
            self.click(self._random.choice(chooser.buttons))
            self._did(Gesture.CHOOSE_A_PAYMENT)

    def _stop_buying(self, chooser: PaymentChooser) -> None:
        """Escape, a click beside the chooser, or its last button."""
        match self.counts[Gesture.STOP_BUYING] % 3:
            case 0:
                QTest.mouseClick(self._viewport, _LEFT, pos=QPoint(2, 2))
            case 1:
                QTest.keyClick(chooser, Qt.Key.Key_Escape)
            case _:
                self.click(chooser.none)
        assert self.page.chooser is None
        assert not self.page.director.buying.piece is not None
        self._did(Gesture.STOP_BUYING)

    def _pay_with_own_choice(self) -> None:
        page = self.page
        model = self._scene.model
        assert model is not None
        assert model.hand is not None
        cards = list(range(len(model.hand)))
        self._random.shuffle(cards)
        for card in cards:
            if page.director.buying.can_pay():
                break
            self.click_on(Card(regions.HAND, card))
            assert page.director.buying.is_choosing_cards
        self._overpay()
        self.click(page.buttons.pay)
        self._did(Gesture.PAY_WITH_OWN_CHOICE)

    def _overpay(self) -> None:
        """Add cards on purpose until there's change for them, if there can be any."""
        buying = self.page.director.buying
        if self.counts[Gesture.OVERPAY_FOR_CHANGE] > self.counts[Gesture.PAY_WITH_OWN_CHOICE]:
            return
        before = buying.returned(buying.cards())
        for card in sorted(buying.fitting() or (), key=lambda one: one.index):
            if card not in buying.chosen and buying.returned(buying.cards()) == before:
                self.click_on(card)
        if buying.returned(buying.cards()) != before:
            self._did(Gesture.OVERPAY_FOR_CHANGE)

    # Redesigning

    def _ways_to_redesign(self) -> dict[Gesture, Callable[[], None]]:
        ways: dict[Gesture, Callable[[], None]] = {}
        director, table = self.page.director, self.page.match.state
        seat = table.seats[director.seat]
        for tile in self._random.sample(seat.reserve, len(seat.reserve)):
            piece = Piece(regions.RESERVE, tile.id)
            targets = sorted(director.turn.targets(piece).places)
            self._random.shuffle(targets)
            for where in targets:
                gesture = Gesture.EXCHANGE if where in seat.palace.tiles else Gesture.ADD
                ways[gesture] = partial(self._redesign, piece, where, gesture)
        built = [tile.id for tile in seat.palace.tiles.values()]
        for tile_id in self._random.sample(built, len(built)):
            piece = Piece(regions.PALACE, tile_id)
            if regions.RESERVE in director.turn.targets(piece).regions:
                ways[Gesture.REMOVE] = partial(
                    self._redesign, piece, regions.RESERVE, Gesture.REMOVE
                )
        return ways

    def _redesign(self, piece: Piece, target: Target, gesture: Gesture) -> None:
        self._expect_action(lambda: self.drop(piece, target), gesture)
        actions = [one.action for one in self.page.match.session.played if one.action is not None]
        action = actions[-1]
        expected = {
            Gesture.ADD: AddTile,
            Gesture.REMOVE: RemoveTile,
            Gesture.EXCHANGE: ExchangeTiles,
        }
        assert type(action) is expected[gesture]

    # Walls

    def _ways_with_walls(self) -> dict[Gesture, Callable[[], None]]:
        """Where the fewest tiles got walls so far, if there is a choice."""
        ways: dict[Gesture, Callable[[], None]] = {}
        turn = self.page.director.turn
        lying = [piece for piece in self._scene.items_of_pieces if isinstance(piece, Piece)]
        for card in (piece for piece in lying if piece.region == WALLS):
            targets = turn.targets(card)
            onto_tiles = [one for one in targets if isinstance(one, Piece)]  # in a stable order
            for target in sorted(onto_tiles, key=lambda one: -self.walled[one.region]):
                ways[Gesture.PUT_UP_A_WALL] = partial(self._put_up, card, target)
            refusing = [one for one in turn.own_tiles() if one not in targets and one in lying]
            if refusing and self._may_try(Gesture.WALL_REFUSED):
                onto = self._random.choice(refusing)
                self._bring_into_view(onto)
                ways[Gesture.WALL_REFUSED] = partial(self._fail, card, onto, Gesture.WALL_REFUSED)
        return ways

    def _put_up(self, card: Piece, target: Piece) -> None:
        self._expect_action(lambda: self.drop(card, target), Gesture.PUT_UP_A_WALL)
        assert card not in self._scene.items_of_pieces
        self.walled[target.region] += 1

    # What can't be done, and what changes nothing

    def _ways_to_fail(self) -> dict[Gesture, Callable[[], None]]:
        ways: dict[Gesture, Callable[[], None]] = {}
        turn = self.page.director.turn
        for tile in self.page.match.state.market:
            if tile is None:
                continue
            piece = Piece(regions.MARKET, tile.id)
            if not turn.can_buy(piece):
                ways[Gesture.TOO_POOR_REFUSED] = partial(
                    self._fail, piece, place(1, 0), Gesture.TOO_POOR_REFUSED
                )
            else:
                ways[Gesture.ILLEGAL_PLACE_REFUSED] = partial(
                    self._fail, piece, 0, Gesture.ILLEGAL_PLACE_REFUSED
                )
                ways[Gesture.DRAG_CANCELLED] = partial(self._cancel, piece)
                ways[Gesture.DROPPED_BACK_BY_CLICK] = partial(self._drop_back, piece)
        if len(self.page.match.players) > 1:
            ways[Gesture.LOOK_AT_ANOTHER] = self._look_at_another
        return {gesture: way for gesture, way in ways.items() if self._may_try(gesture)}

    def _fail(self, piece: Piece, target: Target, gesture: Gesture) -> None:
        played = self._played()
        self._pick_up(piece)
        point = self._middle(target)
        self._carry(point)
        assert self._scene.bubble.text
        QTest.mouseRelease(self._viewport, _LEFT, pos=self.page.view.mapFromScene(point))
        assert self._played() == played
        assert self._scene.dragged is None
        self._did(gesture)

    def _cancel(self, piece: Piece) -> None:
        played = self._played()
        target = sorted(self.page.director.turn.targets(piece).places)[:1]
        point = self._middle(target[0] if target else regions.RESERVE)
        self.drag(piece, point, let_go=False)
        QTest.keyClick(self.page.view, Qt.Key.Key_Escape)
        assert self._scene.dragged is None
        end = self.page.view.mapFromScene(point)
        QTest.mouseMove(self._viewport, end + QPoint(9, 9))
        assert self._scene.dragged is None, "a drag that was cancelled begins again by itself"
        QTest.mouseRelease(self._viewport, _LEFT, pos=end)
        assert self._played() == played
        self._did(Gesture.DRAG_CANCELLED)

    def _drop_back(self, piece: Piece) -> None:
        """Click a tile, then somewhere else than a target."""
        played = self._played()
        self.click_on(piece)
        assert self._carried() == piece
        self.click_on(piece)
        assert self._carried() is None
        assert self._played() == played
        self._did(Gesture.DROPPED_BACK_BY_CLICK)

    def _look_at_another(self) -> None:
        model = self._scene.model
        assert model is not None
        other = self._random.choice(
            [seat for seat in range(len(model.seats)) if seat != model.shown]
        )
        for seat in (other, model.shown):
            rect = self._scene.plate_rects()[seat]
            QTest.mouseClick(self._viewport, _LEFT, pos=self.page.view.mapFromScene(rect.center()))
            assert self._scene.model is not None
            assert self._scene.model.shown == seat
        self._did(Gesture.LOOK_AT_ANOTHER)

    # Pencil marks

    def _wants_to_change_a_mark(self) -> bool:
        gestures = self._ways_to_mark()
        return bool(gestures) and self._random.random() < 0.55

    def _ways_to_mark(self) -> dict[Gesture, tuple[Piece, Target]]:
        director = self.page.director
        ways: dict[Gesture, tuple[Piece, Target]] = {}
        for tile in self.page.match.state.seats[director.seat].to_place:
            piece = Piece(regions.BOUGHT, tile.id)
            targets = director.turn.targets(piece)
            now = director.marks.get(tile.id)
            places = [where for where in sorted(targets.places) if where != now]
            if places and now is not None:
                ways[Gesture.MARK_MOVED] = piece, self._one_of(places)
            for zone, gesture, mark in (
                (regions.RESERVE, Gesture.MARK_TO_RESERVE, regions.RESERVE),
                (DIRK, Gesture.MARK_TO_DIRK, DIRK),
                (regions.BOUGHT, Gesture.MARK_PUT_BESIDE, None),
            ):
                if zone in targets.regions and now != mark:
                    ways[gesture] = piece, zone
        return ways

    def _change_a_mark(self) -> None:
        ways = self._ways_to_mark()
        gesture = self._least(*ways)
        piece, target = ways[gesture]
        self.drop(piece, target)
        self._expect_mark(piece, target)
        self._did(gesture)

    def _place_what_lies_beside(self) -> None:
        director = self.page.director
        beside = [
            tile.id
            for tile in self.page.match.state.seats[director.seat].to_place
            if tile.id not in director.marks
        ]
        piece = Piece(regions.BOUGHT, beside[0])
        places = sorted(director.turn.targets(piece).places)
        target = self._one_of(places) if places else regions.RESERVE
        self.drop(piece, target)
        self._expect_mark(piece, target)

    def _one_of(self, places: list[int]) -> int:
        """Where the trader is, if it can be there: only then citizens have something to do."""
        trader = robot_traders.own_trader(self.page)
        if trader is not None and trader.at in places:
            return trader.at
        return self._random.choice(places)

    # Counting

    def _played(self) -> int:
        """How many actions there were; notes in the record are none."""
        return sum(one.action is not None for one in self.page.match.session.played)

    def _expect_action(self, gesture: Callable[[], None], name: Gesture) -> None:
        played = self._played()
        gesture()
        done = self._played() - played
        assert done == 1 or (done > 1 and self.page.match.ends_turns_itself)  # chance went on
        self._did(name)

    def _did(self, gesture: Gesture) -> None:
        self.counts[gesture] += 1

    def _may_try(self, gesture: Gesture) -> bool:
        """What leads nowhere is tried once in a turn."""
        return gesture not in self._tried

    def _least(self, *gestures: Gesture) -> Gesture:
        return min(gestures, key=lambda one: (self.counts[one], self._random.random()))

    def _likes(self, *gestures: Gesture, odds: float) -> bool:
        return self._random.random() < odds or min(self.counts[one] for one in gestures) < 2


_SCARCE = {
    Gesture.BUY_FOR_THE_PALACE,
    Gesture.BUY_FOR_THE_RESERVE,
    Gesture.BUY_FOR_DIRK,
    Gesture.PUT_UP_A_WALL,
    Gesture.WALL_REFUSED,
}
"""What a game has only so many things for."""


# Whole games


def page_of_a_game(path: Path, seats: int, modules: list[str], seed: int) -> TablePage:
    """A table that is shown but not begun, for so many persons; its record goes to ``path``."""
    session = new_session(*NAMES[:seats], modules=modules)
    session.write_to(path)
    page = TablePage(Match(session, Random(seed)), Settings(speed=Speed.OFF))
    page.resize(1024, 700)
    page.show()
    return page


def play_a_game(page: TablePage, seed: int, counts: Counter[Gesture]) -> Robot:
    """Let a robot play for everybody until the game is over."""
    page.begin()
    robot = Robot(page, Random(seed), counts)
    robot.play()
    return robot
