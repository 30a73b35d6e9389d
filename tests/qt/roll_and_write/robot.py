"""A robot that plays Roll & Write by mouse: every gesture, and no other way."""

from __future__ import annotations

from collections import Counter
from enum import Enum, auto
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from alhambra_qt.roll_and_write.gestures import (
    ROLLED,
    SHEET,
    Die,
    Field,
    Receive,
    SheetOf,
    Space,
)
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.scene.button import TableButton
from tests.qt.roll_and_write.games import click, drag


class Done(Enum):
    """What people do at the table."""

    CROSS_OFF = auto()
    CROSS_OFF_A_SECOND = auto()
    DECLINE_A_SECOND = auto()
    RECEIVE_COINS = auto()
    TURN_BY_DRAGGING = auto()
    TURN_BY_A_SIGN = auto()
    KEEP_BY_CLICKS = auto()
    KEEP_BY_DRAGGING = auto()
    ROLL = auto()
    UNDO = auto()
    REDO = auto()
    LOOK_AT_ANOTHER = auto()
    REFUSED = auto()


class Robot:
    """Plays for everybody at a page; likes best what it has done least often."""

    def __init__(self, page: TablePage, random: Random, counts: Counter[Done]) -> None:
        self.page, self.random, self.counts = page, random, counts

    def play(self) -> None:
        while not self.page.match.is_over:
            self.act()

    def act(self) -> None:
        """Do the next thing."""
        played = len(self.page.match.session.lines)
        ways = self.ways()
        done = min(ways, key=lambda way: (self.counts[way], self.random.random()))
        ways[done]()
        self.counts[done] += 1
        is_play = done not in (Done.LOOK_AT_ANOTHER, Done.REFUSED, Done.UNDO)
        assert (len(self.page.match.session.lines) > played) == is_play, done

    def ways(self) -> dict[Done, Any]:
        page, turn = self.page, self.page.director.turn
        if not page.director.is_at_home:
            return {Done.LOOK_AT_ANOTHER: lambda: QTest.keyClick(page.view, Qt.Key.Key_Escape)}
        ways: dict[Done, Any] = {}
        if page.director.can_roll():
            is_second = turn.is_second
            way = Done.DECLINE_A_SECOND if is_second else Done.ROLL
            ways[way] = lambda: self.press(page.buttons.roll)
        if page.match.can_undo() and self.random.random() < 0.2:
            ways[Done.UNDO] = page.tools["undo"].click
        if page.match.can_redo():
            ways[Done.REDO] = page.tools["redo"].click
        fields = sorted(turn.fields())
        if fields:
            way = Done.CROSS_OFF_A_SECOND if turn.is_second else Done.CROSS_OFF
            ways[way] = lambda: click(page, self.random.choice(fields))
        if Receive() in turn.legal and not (fields and self.random.random() < 0.7):
            ways[Done.RECEIVE_COINS] = lambda: self.press(page.buttons.coins)
        if turn.is_keeping:
            ways[Done.KEEP_BY_CLICKS] = lambda: self.keep(by_dragging=False)
            ways[Done.KEEP_BY_DRAGGING] = lambda: self.keep(by_dragging=True)
        ways |= self.ways_to_turn()
        if self.random.random() < 0.1:
            ways |= self.ways_to_look_and_fail(fields)
        return ways

    def ways_to_turn(self) -> dict[Done, Any]:
        page, turn = self.page, self.page.director.turn
        able = [(die, to) for die in self.dice(SHEET) for to in turn.pips_for(*die[2:4])]
        if not able or self.random.random() < 0.8:  # coins are left for second buildings
            return {}
        die, to = self.random.choice(able)
        space = page.scene.layout.sheet.space(Space(die.colour, to)).center()
        ways: dict[Done, Any] = {Done.TURN_BY_DRAGGING: lambda: drag(page, die, space)}
        if abs(to - die.pips) == 1:
            ways[Done.TURN_BY_A_SIGN] = lambda: self.turn_by_a_sign(die, to)
        return ways

    def ways_to_look_and_fail(self, fields: list[Field]) -> dict[Done, Any]:
        page, turn = self.page, self.page.director.turn
        ways: dict[Done, Any] = {}
        others = [seat for seat in range(len(page.match.players)) if seat != page.director.seat]
        if others:
            ways[Done.LOOK_AT_ANOTHER] = lambda: click(page, SheetOf(self.random.choice(others)))
        every = [Field(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7)]
        refused = [one for one in every if one not in fields and turn.refusing(one)]
        if refused:
            ways[Done.REFUSED] = lambda: self.fail(self.random.choice(refused))
        return ways

    def dice(self, where: str) -> list[Die]:
        model = self.page.scene.model
        assert model is not None
        seat = self.page.director.seat
        return [die for die in model.dice() if (die.where, die.seat) == (where, seat)]

    def press(self, button: TableButton) -> None:
        assert button.can_be_clicked
        where = self.page.view.mapFromScene(button.rect.center())
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)

    def turn_by_a_sign(self, die: Die, to: int) -> None:
        page = self.page
        click(page, die)
        (sign,) = [step for step in page.scene.signs.steps if step.to == to]
        click(page, sign)

    def keep(self, *, by_dragging: bool) -> None:
        dice = self.dice(ROLLED)
        for colour in ("yellow", "blue"):
            die = self.random.choice([one for one in dice if one.colour == colour])
            if by_dragging:
                drag(self.page, die, self.page.scene.layout.sheet.rect.center())
            else:
                click(self.page, die)

    def fail(self, field: Field) -> None:
        click(self.page, field)
        assert self.page.scene.bubble.text
