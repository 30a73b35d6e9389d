"""The table of a replay: it looks the same from wherever one comes, and keeps every secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay
from alhambra_qt.files.settings import Speed
from alhambra_qt.look.pictures.drawing import BUDGET_OF_MANY_PARTS, BUDGET_OF_PARTS, PARTS
from alhambra_qt.pages.replay_page import ReplayPage
from core.alhambra.components import MONEY, Money
from core.alhambra.table import Hand, Table
from core.kernel.session import Session
from tests.qt.alhambra.test_scene import fresh, image, snapshot
from tests.qt.games import new_session, play_on
from tests.qt.witnesses import close, model_of, page_of, table_of

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Ann", "Ben", "Cem", "Dea", "Eva", "Fay")


@cache
def whole_game(seats: int, seed: int = 3) -> Session[Any]:
    return play_on(new_session(*NAMES[:seats]), seed=seed)


# From wherever one comes


class Watcher:
    """Does anything that can be done with a replay, without sense."""

    def __init__(self, page: ReplayPage, random: Random) -> None:
        self.page = page
        self.random = random

    def do(self, name: str) -> None:
        page, replay, table = self.page, self.page.replay, table_of(self.page)
        deeds: dict[str, Callable[[], object]] = {
            "jump": lambda: page.bar.time_line.setValue(self.random.randint(0, replay.course.last)),
            "step": page.commands["step"].trigger,
            "back": page.commands["step-back"].trigger,
            "turn": page.commands["next-turn"].trigger,
            "scoring": page.commands["previous-scoring"].trigger,
            "hands": page.commands["hands"].toggle,
            "look": lambda: table.display.look_at(self.random.randrange(len(replay.players))),
            "zoom": lambda: table.scene.zoom(self.random.choice((0.8, 1.3))),
            "fit": table.scene.fit,
            "aids": table.commands["aids"].toggle,
            "resize": lambda: page.resize(*self.random.choice(((1024, 700), (1366, 768)))),
            "fly": self.fly,
        }
        deeds[name]()

    def fly(self) -> None:
        flights = table_of(self.page).scene.flights
        if flights.is_flying:
            flights._time.setCurrentTime(self.random.randint(0, 199))


DEEDS = st.sampled_from(
    "jump jump jump step step step back turn scoring hands look zoom fit aids resize fly".split()
)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 99),
    deeds=st.lists(DEEDS, min_size=5, max_size=30),
)
def test_after_anything_the_scene_equals_a_fresh_one(
    seats: int, seed: int, deeds: list[str]
) -> None:
    page = page_of(whole_game(seats), Speed.NORMAL)
    watcher = Watcher(page, Random(seed))
    for deed in deeds:
        watcher.do(deed)
    scene = table_of(page).scene
    scene.skip()
    table_of(page).play_on_button.setVisible(False)  # it is the page's, and not of the game
    other = fresh(scene)
    assert snapshot(scene) == snapshot(other)
    if seed % 3 == 0:
        assert image(scene) == image(other)
    close(page)


def test_any_stop_is_shown_the_same_from_wherever_one_comes() -> None:
    session = whole_game(3)
    page, random = page_of(session), Random(4)
    for _ in range(40):
        page.replay.go_to(random.randint(0, page.replay.course.last))
        straight = page_of(session)
        straight.replay.go_to(page.replay.cursor)
        for one, other in ((page, straight), (straight, page)):
            table_of(one).display.look_at(one.replay.seat_to_play)
            assert model_of(one) == model_of(other)
        assert table_of(page).scene.news == table_of(straight).scene.news
        close(straight)
    close(page)


# Secrets


def other_hands(table: Table, random: Random) -> Table:
    """The same table, but for what is in the hands: other cards, and as many."""

    def other(hand: Hand) -> Hand:
        cards: list[Money] = random.sample(list(MONEY.values()), sum(map(len, hand)))
        purses: list[list[Money]] = [[] for _ in hand]
        for card in sorted(cards):
            purses[card.place].append(card)
        return tuple(map(tuple, purses))

    seats = tuple(seat._replace(hand=other(seat.hand)) for seat in table.seats)
    return table._replace(seats=seats)


def everything(page: ReplayPage) -> Iterator[object]:
    """All that can be seen or heard: items, names, what has the focus, and the log."""
    table = table_of(page)
    table.scene.fit()
    yield snapshot(table.scene)
    yield table.scene.model
    for widget in (page, *page.findChildren(QWidget)):
        if widget.isVisible():
            yield widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()
    yield page.top_bar.label.text()
    focus = table.focus
    focus.go(lambda one: one.first())
    for _ in table.focus.current.spots:
        focus.go(lambda one: one.stepped(1))
        yield focus.thing, focus.name()
    focus.hide()
    table.looking.show_log()
    log = page.overlays.current
    assert isinstance(log, LogOverlay)
    yield [log.lines.item(row).text() for row in range(log.lines.count())]
    page.overlays.close_all()


def test_nothing_of_a_hidden_hand_can_be_seen_or_heard() -> None:
    page, random = page_of(whole_game(3)), Random(9)
    replay, table = page.replay, table_of(page)
    page.commands["hands"].setChecked(False)
    for _ in range(12):
        replay.go_to(random.randint(0, replay.course.last))
        table.display.look_at(random.randrange(3))
        assert model_of(page).hand is None
        assert table.scene.rect_of(Card(regions.HAND, 0)) is None
        here, state = list(everything(page)), replay.state
        replay._state = other_hands(state, random)
        table.display.refresh()
        assert list(everything(page)) == here
        replay._state = state
    close(page)


def test_open_hands_show_that_of_the_large_palace_and_nothing_else() -> None:
    page = page_of(whole_game(3))
    replay, table = page.replay, table_of(page)
    replay.go_to(replay.course.last // 2)
    page.commands["hands"].setChecked(True)
    for seat in (0, 2, 1):
        table.display.look_at(seat)
        hand = replay.state.seats[seat].hand
        assert model_of(page).hand == tuple(card for purse in hand for card in purse)
        assert model_of(page).hand_owner == seat
    focus = table.focus
    focus.go(lambda one: one.first())
    while focus.thing != regions.HAND:
        focus.go(lambda one: one.stepped(1))
    told = focus.name()
    assert "Ben" in told
    assert table.view.accessibleDescription() == told
    page.commands["hands"].setChecked(False)
    assert model_of(page).hand is None
    assert told not in (focus.name(), table.view.accessibleDescription())
    close(page)


@pytest.mark.parametrize("is_over", [False, True])
def test_only_a_game_that_is_over_is_opened_with_open_hands(qtbot: QtBot, is_over: bool) -> None:
    session = new_session("Ann", "Ben", kinds=("human", "ai:easy"))
    page = page_of(play_on(session, 10_000 if is_over else 60, seed=2))
    qtbot.addWidget(page)
    for turn in page.replay.course.turns[::5]:
        page.replay.go_to(turn.first)
        assert (model_of(page).hand is not None) == is_over


# Speed


def test_buildings_of_several_sizes_are_kept_only_while_a_replay_is_shown() -> None:
    page = page_of(whole_game(2))
    assert PARTS.budget == BUDGET_OF_MANY_PARTS
    close(page)
    assert PARTS.budget == BUDGET_OF_PARTS
    assert PARTS.used <= BUDGET_OF_PARTS
