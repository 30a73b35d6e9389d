"""Robots that watch a replay: one with the mouse, one with keys alone.

They act by events, on what is there to be seen. After everything they do, they look whether what
the page says is true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from random import Random
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.replayed_table import ReplayedTable
from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay
from alhambra_qt.alhambra.table.spots import table_spots
from alhambra_qt.pages.replay_menu import ReplayMenu
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.widgets.overlay import Overlay

_LEFT, _NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key

G = TypeVar("G", bound=Enum)


class Watcher(Generic[G]):
    """Does what it has done least often, of all that can be done."""

    def __init__(self, page: ReplayPage, random: Random, counts: Counter[G]) -> None:
        """Counts what it did in ``counts``."""
        self.page = page
        self.replay = page.replay
        self.course = page.replay.course
        assert isinstance(page.table, ReplayedTable)
        self.table = page.table
        self.random = random
        self.counts = counts

    def gestures(self) -> dict[G, Callable[[], object]]:
        """What it can do."""
        raise NotImplementedError

    def watch(self, deeds: int) -> None:
        """Do so many things."""
        for _ in range(deeds):
            gestures = self.gestures()
            fewest = min(self.counts[one] for one in gestures)
            likes = [one for one in gestures if self.counts[one] == fewest]
            gesture = self.random.choice(likes)
            gestures[gesture]()
            self.counts[gesture] += 1
            QApplication.processEvents()
            self.look()

    def look(self) -> None:
        """See whether the page says what is so."""
        page, replay = self.page, self.replay
        stop, model = self.course.stops[replay.cursor], self.table.scene.model
        assert page.overlays.current is None
        assert page.bar.time_line.value() == replay.cursor
        assert f" {self.course.turn_at(replay.cursor) + 1} " in page.bar.position.text()
        assert len(replay.played) == stop.played
        assert model is not None
        assert model.to_play == replay.seat_to_play
        assert (model.hand is None) != page.commands["hands"].isChecked()
        assert page.commands["step"].isEnabled() == (replay.cursor < self.course.last)
        assert page.commands["step-back"].isEnabled() == (replay.cursor > 0)
        assert page.commands["play-on"].isEnabled() == bool(replay.state.agenda)
        assert page.top_bar.label.text()
        assert self.table.scene.dragged is None
        assert self.table.view.hasFocus()

    def close(self, kind: type[Overlay]) -> None:
        """Close what was opened, which is of this kind."""
        overlay = self.page.overlays.current
        assert isinstance(overlay, kind)
        assert not self.replay.is_playing
        QTest.keyClick(overlay, Key.Key_Escape)

    def wait_for_a_step(self) -> None:
        """Let it go on by itself."""
        before = self.replay.cursor
        while self.replay.cursor == before and self.replay.is_playing:
            QTest.qWait(5)


class Clicked(Enum):
    """What was done with the mouse."""

    PLAY = auto()
    PAUSE = auto()
    STEP = auto()
    STEP_BACK = auto()
    NEXT_TURN = auto()
    PREVIOUS_TURN = auto()
    SPEED = auto()
    LINE = auto()
    LINE_DRAGGED = auto()
    LINE_WHEEL = auto()
    MEDAL = auto()
    HANDS = auto()
    OTHER_PALACE = auto()
    TILE = auto()
    CARD = auto()
    BOARD = auto()
    MENU = auto()


class Clicker(Watcher[Clicked]):
    """Watches with the mouse."""

    def gestures(self) -> dict[Clicked, Callable[[], object]]:
        """All that the mouse can do."""
        bar, line = self.page.bar, self.page.bar.time_line
        possible: dict[Clicked, Callable[[], object]] = {
            Clicked.SPEED: lambda: self.click(bar.speed_button),
            Clicked.LINE: lambda: QTest.mouseClick(line, _LEFT, _NO_KEY, self.on_the_line()),
            Clicked.LINE_DRAGGED: self.drag,
            Clicked.LINE_WHEEL: self.turn_the_wheel,
            Clicked.MEDAL: self.click_a_medal,
            Clicked.HANDS: lambda: self.click(self.page.tools[0]),
            Clicked.OTHER_PALACE: self.click_another_palace,
            Clicked.TILE: lambda: self.look_closely(Piece),
            Clicked.CARD: lambda: self.look_closely(Card),
            Clicked.BOARD: self.click_a_board,
            Clicked.MENU: self.open_the_menu,
        }
        if self.replay.is_playing:
            possible[Clicked.PAUSE] = lambda: self.click(bar.play_button)
        else:
            possible[Clicked.PLAY] = self.play
        if self.replay.cursor < self.course.last:
            possible[Clicked.STEP] = lambda: self.click(bar.buttons["step"])
            possible[Clicked.NEXT_TURN] = lambda: self.click(bar.buttons["next-turn"])
        if self.replay.cursor > 0:
            possible[Clicked.STEP_BACK] = lambda: self.click(bar.buttons["step-back"])
            possible[Clicked.PREVIOUS_TURN] = lambda: self.click(bar.buttons["previous-turn"])
        return possible

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        QTest.mouseClick(widget, _LEFT)

    def click_at(self, point: QPointF) -> None:
        """A point of the scene."""
        where = self.table.view.mapFromScene(point)
        QTest.mouseClick(self.table.view.viewport(), _LEFT, _NO_KEY, where)

    def on_the_line(self) -> QPoint:
        track = self.page.bar.time_line.track()
        return QPoint(
            round(track.left() + self.random.random() * track.width()), round(track.center().y())
        )

    def drag(self) -> None:
        line = self.page.bar.time_line
        to = self.on_the_line()
        QTest.mousePress(line, _LEFT, _NO_KEY, to)
        for _ in range(5):
            to = self.on_the_line()
            QTest.mouseMove(line, to)
            assert self.replay.cursor == line.stop_at(to.x())
            assert not self.replay.is_playing
        QTest.mouseRelease(line, _LEFT, _NO_KEY, to)

    def turn_the_wheel(self) -> None:
        line = self.page.bar.time_line
        middle = QPointF(line.rect().center())
        up = self.random.choice((120, -120))
        event = QWheelEvent(
            middle,
            QPointF(line.mapToGlobal(middle.toPoint())),
            QPoint(),
            QPoint(0, up),
            Qt.MouseButton.NoButton,
            _NO_KEY,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        before = self.replay.cursor
        QApplication.sendEvent(line, event)
        assert self.replay.cursor == min(max(before + (3 if up > 0 else -3), 0), self.course.last)

    def click_a_medal(self) -> None:
        line = self.page.bar.time_line
        index = self.random.randrange(len(self.course.scorings))
        QTest.mouseClick(line, _LEFT, _NO_KEY, line.medal(index).center().toPoint())
        assert self.replay.cursor == self.course.scorings[index]
        self.close(ScoringOverlay)

    def play(self) -> None:
        self.click(self.page.bar.play_button)
        self.wait_for_a_step()

    def click_another_palace(self) -> None:
        seat, rect = self.random.choice(list(self.table.scene.plate_rects().items()))
        self.click_at(rect.center())
        assert self.table.display.large == seat

    def look_closely(self, kind: type[Piece | Card]) -> None:
        """At something that can't be covered by anything else."""
        there = (regions.MARKET, regions.MONEY)
        scene = self.table.scene
        things = [
            one for one in scene.items_of_pieces if isinstance(one, kind) and one.region in there
        ]
        if not things:
            return
        rect = scene.rect_of(self.random.choice(things))
        assert rect is not None
        self.click_at(rect.center())
        self.close(Overlay)

    def click_a_board(self) -> None:
        name = self.random.choice((regions.MAJORITY, regions.CHRONICLE))
        spots = {spot.thing: spot.box.middle for spot in table_spots(self.table.scene, {})}
        self.click_at(QPointF(*spots[name]))
        self.close(Overlay)

    def open_the_menu(self) -> None:
        self.click(self.page.tools[-1])
        self.close(ReplayMenu)


class Pressed(Enum):
    """What was done with keys."""

    PLAY_OR_PAUSE = auto()
    STEP = auto()
    STEP_BACK = auto()
    NEXT_TURN = auto()
    PREVIOUS_TURN = auto()
    NEXT_SCORING = auto()
    PREVIOUS_SCORING = auto()
    LOOK_AGAIN = auto()
    FIRST = auto()
    LAST = auto()
    SLOWER = auto()
    FASTER = auto()
    HANDS = auto()
    MENU = auto()
    SEAT = auto()
    FOCUS = auto()
    ENTER = auto()
    INSPECT = auto()
    SHEET = auto()
    ZOOM = auto()
    PUSH = auto()


class Presser(Watcher[Pressed]):
    """Watches with keys alone."""

    def gestures(self) -> dict[Pressed, Callable[[], object]]:
        """All that keys can do, always: one that can do nothing does nothing."""
        course = self.course
        cursor = self.replay.cursor
        return {
            Pressed.PLAY_OR_PAUSE: self.play_or_pause,
            Pressed.STEP: lambda: self.go(Key.Key_Right, min(cursor + 1, course.last)),
            Pressed.STEP_BACK: lambda: self.go(Key.Key_Left, max(cursor - 1, 0)),
            Pressed.NEXT_TURN: lambda: self.go(Key.Key_PageDown, course.next_turn(cursor)),
            Pressed.PREVIOUS_TURN: lambda: self.go(Key.Key_PageUp, course.previous_turn(cursor)),
            Pressed.NEXT_SCORING: lambda: self.go(Key.Key_S, course.next_scoring(cursor)),
            Pressed.PREVIOUS_SCORING: lambda: self.go(
                Key.Key_S, course.previous_scoring(cursor), _SHIFT
            ),
            Pressed.LOOK_AGAIN: self.look_again,
            Pressed.FIRST: lambda: self.go(Key.Key_Home, 0),
            Pressed.LAST: lambda: self.go(Key.Key_End, course.last),
            Pressed.SLOWER: lambda: self.press(Key.Key_Comma),
            Pressed.FASTER: lambda: self.press(Key.Key_Period),
            Pressed.HANDS: lambda: self.press(Key.Key_H),
            Pressed.MENU: self.open_the_menu,
            Pressed.SEAT: self.look_at_a_seat,
            Pressed.FOCUS: self.move_the_focus,
            Pressed.ENTER: self.enter,
            Pressed.INSPECT: lambda: self.open_something(Key.Key_I),
            Pressed.SHEET: self.open_a_sheet,
            Pressed.ZOOM: lambda: self.press(self.one_of(Key.Key_Plus, Key.Key_Minus, Key.Key_0)),
            Pressed.PUSH: lambda: self.press(self.one_of(Key.Key_Left, Key.Key_Down), _SHIFT),
        }

    def one_of(self, *keys: Qt.Key) -> Qt.Key:
        return self.random.choice(keys)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NO_KEY) -> None:
        """To whatever has the focus of the window."""
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, modifier)

    def go(self, key: Qt.Key, stop: int, modifier: Qt.KeyboardModifier = _NO_KEY) -> None:
        """A key that leads to this stop; going by hand ends playing."""
        before, was_playing = self.replay.cursor, self.replay.is_playing
        self.press(key, modifier)
        assert self.replay.cursor == stop
        assert self.replay.is_playing == (was_playing and stop == before)

    def play_or_pause(self) -> None:
        was_playing = self.replay.is_playing
        self.press(Key.Key_Space)
        assert self.replay.is_playing != was_playing
        self.wait_for_a_step()

    def look_again(self) -> None:
        held = sum(stop <= self.replay.cursor for stop in self.course.scorings)
        self.press(Key.Key_R)
        if held:
            scoring = self.page.overlays.current
            assert isinstance(scoring, ScoringOverlay)
            assert scoring.model.number == held
            self.close(ScoringOverlay)

    def open_the_menu(self) -> None:
        self.press(Key.Key_Escape)
        self.close(ReplayMenu)

    def look_at_a_seat(self) -> None:
        seat = self.random.randrange(len(self.replay.players))
        self.press(list(Key)[list(Key).index(Key.Key_1) + seat])
        assert self.table.display.large == seat

    def move_the_focus(self) -> None:
        for _ in range(self.random.randint(1, 9)):
            self.press(self.one_of(Key.Key_Tab, Key.Key_Backtab, Key.Key_Up, Key.Key_Down))
        assert self.table.focus.name()

    def enter(self) -> None:
        """Not the button that plays on: that ends the watching."""
        self.move_the_focus()
        while self.table.focus.name() == self.table.play_on_button.text:
            self.press(Key.Key_Down)
        self.open_something(Key.Key_Return)

    def open_something(self, key: Qt.Key) -> None:
        self.press(key)
        if self.page.overlays.current is not None:
            self.close(Overlay)

    def open_a_sheet(self) -> None:
        self.press(self.one_of(Key.Key_L, Key.Key_P, Key.Key_N, Key.Key_D))
        self.close(Overlay)
