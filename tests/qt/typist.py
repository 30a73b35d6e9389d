"""A robot that plays at the table with keys alone.

It looks at the page as a person looks at the screen; all it does is pressing keys, and they go to
whatever has the focus of the window.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable
from enum import Enum, auto
from itertools import combinations
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.alhambra.gestures import Card, Pick, Piece, Target, Touchable
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.parts.walls.region import NAME as WALLS
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets.payment_chooser import MOST_OFFERED
from alhambra_qt.alhambra.table.buttons import Button
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.scene.focus import Direction, Focus
from core.alhambra.modules.street_trader import MoveTrader, StartTrader
from tests.qt import robot_traders
from tests.qt.games import play_out

Key = Qt.Key
_NONE = Qt.KeyboardModifier.NoModifier
_ENTERS = (Key.Key_Return, Key.Key_Space)
_STEPS: dict[Qt.Key, Callable[[Focus], Focus]] = {
    Key.Key_Left: lambda focus: focus.moved(Direction.LEFT),
    Key.Key_Right: lambda focus: focus.moved(Direction.RIGHT),
    Key.Key_Up: lambda focus: focus.moved(Direction.UP),
    Key.Key_Down: lambda focus: focus.moved(Direction.DOWN),
}


class Typed(Enum):
    """What was done with keys."""

    TAKE = auto()
    TAKE_SEVERAL = auto()
    TAKE_WITH_CTRL_ENTER = auto()
    TAKE_BY_BUTTON = auto()
    BUY_FOR_THE_PALACE = auto()
    BUY_FOR_THE_RESERVE = auto()
    BUY_FOR_DIRK = auto()
    CHOOSE_A_PAYMENT = auto()
    PAY_WITH_OWN_CHOICE = auto()
    STOP_BUYING = auto()
    MARK_MOVED = auto()
    REDESIGN = auto()
    PUT_BACK = auto()
    UNDO = auto()
    REDO = auto()
    LOOK_AT_ANOTHER = auto()
    CURTAIN = auto()
    OVERLAY = auto()
    MENU = auto()
    BOARD = auto()
    PUT_UP_A_WALL = auto()
    SPEAK_UP = auto()
    USE_A_THIEF = auto()
    PICK_CITIZENS = auto()
    LET_A_CITIZEN_MOVE_IN = auto()
    SWAP_A_CITIZEN = auto()
    MOVE_THE_TRADER = auto()
    END_BY_KEY = auto()
    END_BY_BUTTON = auto()


class Typist:
    """Plays for everybody at a page."""

    def __init__(self, page: TablePage, random: Random, counts: Counter[Typed]) -> None:
        """Counts what it did in ``counts``."""
        self.page = page
        self.counts = counts
        self._random = random
        self._is_moved = False

    def play(self) -> None:
        """Play until the game is over."""
        play_out(self.page, self.act)

    # Fingers

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> None:
        """Press keys one after the other."""
        for key in keys:
            QTest.keyClick(self.page.window().windowHandle(), key, modifier)

    def enter(self) -> None:
        """Press Enter, or Space."""
        self.press(self._random.choice(_ENTERS))

    def go_to(self, thing: Hashable) -> None:
        """Move the focus there with as few keys as possible."""
        keyboard = self.page.keyboard
        if keyboard.is_carrying:
            self.page.scene.making_room.at_once()  # as it does by itself a moment later
        if not self.page.focus_name():
            self.press(Key.Key_Tab)
        self.press(*self.way(keyboard.focus, thing))
        assert keyboard.focus.thing == thing
        assert self.page.focus_name()

    def way(self, focus: Focus, thing: Hashable) -> list[Qt.Key]:
        """The keys that lead to a thing: arrows, and the tabulator where they don't."""
        is_carrying = self.page.keyboard.is_carrying
        waiting: deque[tuple[Focus, list[Qt.Key]]] = deque([(focus, [])])
        seen = {focus.thing}
        while waiting and thing not in seen:
            here, keys = waiting.popleft()
            nexts = [(key, step(here)) for key, step in _STEPS.items()]
            nexts.append((Key.Key_Tab, here.stepped(1) if is_carrying else here.cycled(1)))
            for key, there in nexts:
                if there.thing not in seen:
                    seen.add(there.thing)
                    waiting.append((there, [*keys, key]))
        for here, keys in waiting:
            if here.thing == thing:
                return keys
        raise AssertionError(f"no keys lead to {thing}")

    # Thoughts

    def act(self) -> None:
        """Do the next thing."""
        page, director = self.page, self.page.director
        if page.overlays.current is not None:
            self.press(self._random.choice((Key.Key_Escape, Key.Key_Return)))
            self.counts[Typed.OVERLAY] += 1
        elif page.curtain.isVisible():
            self._lift_curtain()
        elif page.chooser is not None:
            self._choose_payment()
        elif director.buying.is_choosing_cards:
            self._pay_with_own_choice()
        elif page.match.can_pass_on:
            self._use_a_thief()
        elif robot_traders.asks(page):
            self._answer_for_the_trader()
        elif director.turn.may_act:
            self._choose_action()
        elif not page.match.is_resting and self._random.random() < 0.2 and self._move_a_mark():
            self.counts[Typed.MARK_MOVED] += 1
        elif director.can_end_turn():
            self._end_turn()
        else:
            self._place_what_lies_beside()

    def _lift_curtain(self) -> None:
        callers = self.page.curtain.callers
        if callers and self._random.random() < 0.4:
            while QApplication.focusWidget() not in callers:
                self.press(Key.Key_Tab)
            self.counts[Typed.SPEAK_UP] += 1
        self.enter()
        self.counts[Typed.CURTAIN] += 1

    def _use_a_thief(self) -> None:
        """Between two turns: take a card if one can be taken, or say nothing."""
        turn, money = self.page.director.turn, self.page.match.state.open_money
        cards = [at for at in range(len(money)) if turn.is_allowed(Pick(regions.MONEY, (at,)))]
        if cards:
            self.go_to(Card(regions.MONEY, self._random.choice(cards)))
            self.enter()
            self.counts[Typed.USE_A_THIEF] += 1
        else:
            self.press(Key.Key_E)

    def _answer_for_the_trader(self) -> None:
        decision = self.page.match.decision
        if isinstance(decision, StartTrader):
            robot_traders.pick_citizens(self, self._random)
            self.counts[Typed.PICK_CITIZENS] += 1
        elif isinstance(decision, MoveTrader):
            robot_traders.move_on(self, self._random)
            self.counts[Typed.MOVE_THE_TRADER] += 1
        elif robot_traders.answer(self, self._random):
            self.counts[Typed.LET_A_CITIZEN_MOVE_IN] += 1
        else:
            self.counts[Typed.SWAP_A_CITIZEN] += 1

    def click_on(self, piece: Touchable) -> None:
        """As a hand would click it."""
        self.go_to(piece)
        self.enter()

    def drop(self, piece: Touchable, target: Target) -> None:
        """As a hand would drag it there."""
        self.click_on(piece)
        self.go_to(target)
        self.enter()

    def _put_up_a_wall(self) -> bool:
        turn, scene = self.page.director.turn, self.page.scene
        lying = [piece for piece in scene.items_of_pieces if isinstance(piece, Piece)]
        cards = [piece for piece in lying if piece.region == WALLS]
        ways = [(card, onto) for card in cards for onto in turn.targets(card)]
        if not ways:
            return False
        self.drop(*self._random.choice(ways))
        self.counts[Typed.PUT_UP_A_WALL] += 1
        return True

    def _choose_action(self) -> None:
        if self._random.random() < 0.08:
            self._look_at_another()
            self._read_something()
        if self._random.random() < 0.08 and self._redesign():
            return
        if self._random.random() < 0.3 and self._put_up_a_wall():
            return
        tiles = [
            piece
            for tile in self.page.match.state.market
            if tile is not None
            and list(self.page.director.turn.targets(piece := Piece(regions.MARKET, tile.id)))
        ]
        if tiles:
            self._buy(self._random.choice(tiles))
        else:
            self._take_money()

    def _take_money(self) -> None:
        turn, money = self.page.director.turn, self.page.match.state.open_money
        choices = [
            chosen
            for number in range(1, len(money) + 1)
            for chosen in combinations(range(len(money)), number)
            if turn.is_allowed(Pick(regions.MONEY, chosen))
        ]
        chosen = max(choices, key=lambda one: (sum(money[index].value for index in one), len(one)))
        for index in chosen:
            self.go_to(Card(regions.MONEY, index))
            self.enter()
        way = self._random.choice((Typed.TAKE, Typed.TAKE_WITH_CTRL_ENTER, Typed.TAKE_BY_BUTTON))
        if way is Typed.TAKE:
            self.press(Key.Key_T)
        elif way is Typed.TAKE_BY_BUTTON:
            self.go_to(Button.TAKE)
            self.enter()
        else:
            self.press(Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
        self.counts[way] += 1
        self.counts[Typed.TAKE_SEVERAL] += len(chosen) > 1

    def _buy(self, piece: Piece) -> None:
        target = self._carry(piece)
        if self._random.random() < 0.1:
            self.press(Key.Key_Escape)
            assert not self.page.keyboard.is_carrying
            self.counts[Typed.PUT_BACK] += 1
            return
        self.enter()
        bought = {
            regions.RESERVE: Typed.BUY_FOR_THE_RESERVE,
            DIRK: Typed.BUY_FOR_DIRK,
            regions.BOUGHT: None,
        }
        way = bought[target] if isinstance(target, str) else Typed.BUY_FOR_THE_PALACE
        if way is not None:
            self.counts[way] += 1

    def _carry(self, piece: Piece) -> Target:
        """Pick a tile up and carry it over one of its targets: a place where there is one."""
        self.go_to(piece)
        self.enter()
        targets = self.page.scene.targets
        places = sorted(targets.places)
        rather = places and self._random.random() < 0.8
        target = self._random.choice(places if rather else list(targets))
        trader = robot_traders.own_trader(self.page)
        if trader is not None and trader.at in places:
            target = trader.at
        self.go_to(target)
        return target

    def _choose_payment(self) -> None:
        chooser = self.page.chooser
        assert chooser is not None
        focused = QApplication.focusWidget()
        assert focused is not None
        assert chooser.isAncestorOf(focused)
        choice = self._random.random()
        if choice < 0.1 or not self.counts[Typed.STOP_BUYING]:
            self.press(Key.Key_Escape)
            self.counts[Typed.STOP_BUYING] += 1
        elif choice < 0.25:
            self.press(Key.Key_Up, Key.Key_Up)
            self.enter()
        else:
            self.press(*[Key.Key_Down] * self._random.randrange(min(2, MOST_OFFERED)))
            self.enter()
            self.counts[Typed.CHOOSE_A_PAYMENT] += 1

    def _pay_with_own_choice(self) -> None:
        """Choose cards until they are enough; all that are refused stay where they are."""
        model = self.page.scene.model
        assert model is not None
        assert model.hand is not None
        values = [card.value for card in model.hand]
        for index in sorted(range(len(values)), key=values.__getitem__, reverse=True):
            if self.page.director.buying.can_pay():
                break
            self.go_to(Card(regions.HAND, index))
            self.enter()
        if not self.page.director.buying.can_pay():
            self.press(Key.Key_Escape)
        elif self._random.random() < 0.5:
            self.press(Key.Key_T)
        else:
            self.go_to(Button.PAY)
            self.enter()
        self.counts[Typed.PAY_WITH_OWN_CHOICE] += 1

    def _redesign(self) -> bool:
        page = self.page
        seat = page.match.state.seats[page.director.seat]
        pieces = [Piece(regions.RESERVE, tile.id) for tile in seat.reserve]
        pieces += [Piece(regions.PALACE, tile.id) for tile in seat.palace.tiles.values()]
        able = [
            one
            for one in pieces
            if page.scene.may_pick_up(one) and list(page.director.turn.targets(one))
        ]
        if not able:
            return False
        self._carry(self._random.choice(able))
        self.enter()
        self.counts[Typed.REDESIGN] += 1
        return True

    def _move_a_mark(self) -> bool:
        tiles = self.page.match.state.seats[self.page.director.seat].to_place
        if not tiles or self._is_moved:
            return False
        self._is_moved = True
        self._carry(Piece(regions.BOUGHT, self._random.choice(tiles).id))
        self.enter()
        return True

    def _place_what_lies_beside(self) -> None:
        model = self.page.scene.model
        assert model is not None
        self._carry(Piece(regions.BOUGHT, model.marks.of(regions.BOUGHT)[0].id))
        self.enter()

    def _look_at_another(self) -> None:
        other = (self.page.director.seat + 1) % len(self.page.match.players)
        self.press(Qt.Key(Key.Key_1 + other))
        assert self.page.scene.model is not None
        assert self.page.scene.model.shown == other
        self.press(Key.Key_Escape)
        self.counts[Typed.LOOK_AT_ANOTHER] += 1

    def _read_something(self) -> None:
        """Open the menu or a sheet above the table, and close it again."""
        key = self._random.choice(
            (Key.Key_Escape, Key.Key_L, Key.Key_P, Key.Key_N, Key.Key_D, Key.Key_I)
        )
        if not self.counts[Typed.MENU]:
            key = Key.Key_Escape
        self.counts[Typed.MENU if key is Key.Key_Escape else Typed.BOARD] += 1
        if key is Key.Key_I:
            self.go_to(Piece(regions.PALACE, "fountain"))
        self.press(key)
        assert not self.page.view.hasFocus()
        self.press(Key.Key_Escape)
        assert self.page.view.hasFocus()

    def _end_turn(self) -> None:
        self._is_moved = False
        if self.page.match.can_undo() and self._random.random() < 0.1:
            self._undo_and_redo()
        elif self._random.random() < 0.8:
            self.press(Key.Key_E)
            self.counts[Typed.END_BY_KEY] += 1
        else:
            self.go_to(Button.END)
            self.enter()
            self.counts[Typed.END_BY_BUTTON] += 1

    def _undo_and_redo(self) -> None:
        control = Qt.KeyboardModifier.ControlModifier
        if self._random.random() < 0.5:
            self.press(Key.Key_U)
            self.press(Key.Key_R)
        else:
            self.press(Key.Key_Z, modifier=control)
            self.press(Key.Key_Y, modifier=control)
        self.counts[Typed.UNDO] += 1
        self.counts[Typed.REDO] += 1
