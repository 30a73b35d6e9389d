"""The scene is a pure view: whatever happened before, it looks like a fresh one of its model."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.display import Durations
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.hints import hinted
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.play.match import Match
from alhambra_qt.scene.bubble import Bubble
from alhambra_qt.scene.flights import Flying
from alhambra_qt.scene.focus_frame import FocusFrame
from alhambra_qt.scene.glows import Glow
from alhambra_qt.scene.panel import Panel
from alhambra_qt.scene.pieces import PictureItem, PieceItem
from alhambra_qt.scene.shining import Shining
from tests.qt.games import new_session, play_for_computer, play_on

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1024, 640), (1366, 712), (1400, 900))
KINDS = ("human", "human", "ai:easy", "human")


def snapshot(scene: TableScene) -> list[tuple[object, ...]]:
    """All that can be seen, item by item."""
    return sorted((_described(item) for item in scene.items() if item.isVisible()), key=str)


def _described(item: QGraphicsItem) -> tuple[object, ...]:
    rect = item.sceneBoundingRect()
    where = (rect.x(), rect.y(), rect.width(), rect.height(), item.zValue(), item.opacity())
    content: object = None
    if isinstance(item, PieceItem):
        content = (item.piece, item.picture.cacheKey(), item._looks)
    elif isinstance(item, PictureItem):
        content = item.picture.cacheKey()
    elif isinstance(item, Panel):
        content = item._shown
    elif isinstance(item, Glow):
        content = item.look
    elif isinstance(item, Bubble):
        content = item.text
    elif isinstance(item, Flying | FocusFrame | Shining):
        content = "must not be there"
    return (type(item).__name__, *where, repr(item.parentItem() is not None), content)


def fresh(scene: TableScene) -> TableScene:
    """Another scene that shows the same for the first time."""
    other = TableScene(scene.regions.values())
    size = scene.layout.size
    other.resize_to(round(size.width()), round(size.height()), scene.ratio)
    other.show_aids(with_aids=scene.with_aids)
    other.tell(scene.news)
    other.chosen, other.fitting = scene.chosen, scene.fitting
    other.hint_view.keep_that_of(scene.hint_view)
    assert scene.model is not None
    other.palace.hold(scene.grid, scene.model.shown)
    other.show(scene.model)
    return other


def image(scene: TableScene) -> QImage:
    size = scene.layout.size.toRect().size()
    drawn = QImage(size, QImage.Format.Format_RGB32)
    drawn.fill(QColor("black"))
    painter = QPainter(drawn)
    scene.render(painter)
    painter.end()
    return drawn


class Player:
    """Does anything that can be done at a table, without sense."""

    def __init__(self, seats: int, seed: int, start: int) -> None:
        self.random = Random(seed)
        session = new_session(*"ABCDEF"[:seats], kinds=tuple(KINDS[s % 4] for s in range(seats)))
        self.match = Match(play_on(session, start, seed), self.random)
        self.match.pace = 60_000
        self.match.hold()  # no programs: computers play when they are told to
        self.scene = TableScene()
        self.scene.return_time = 200
        self.director = Director(self.match, self.scene)
        self.director.display.durations = Durations(200, 400, 200, celebration=300)
        self.scene.resize_to(*SIZES[0], 1.0)
        self.match.begin()

    def do(self, name: str) -> None:
        if self.director.is_curtained:
            self.director.lift_curtain()
        deeds: dict[str, Callable[[], Any]] = {
            "play": self.play,
            "end": self.director.end_turn,
            "think": self.think,
            "drag": self.drag,
            "drop": self.drop,
            "cancel": self.scene.cancel_drag,
            "undo": self.director.undo,
            "redo": self.director.redo,
            "resize": lambda: self.scene.resize_to(*self.random.choice(SIZES), 1.0),
            "zoom": lambda: self.scene.zoom(self.random.choice((0.8, 1.3))),
            "pan": lambda: self.scene.move_city(QPointF(self.random.randint(-50, 50), 20)),
            "fit": self.scene.fit,
            "look": lambda: self.director.display.look_at(
                self.random.randrange(len(self.match.players))
            ),
            "choose": self.choose,
            "aids": lambda: self.scene.show_aids(with_aids=not self.scene.with_aids),
            "fly": self.fly,
            "hint": self.hint,
        }
        deeds[name]()

    def play(self) -> None:
        if self.match.decision is not None:
            session = self.match.session
            self.match.play(session.game.rules.any_legal_action(session.state, self.random))

    def think(self) -> None:
        if not self.match.is_over and not self.match.players[self.match.seat_to_play].is_person:
            play_for_computer(self.match, self.random)

    def drag(self) -> None:
        pieces = [
            piece
            for piece in self.scene.items_of_pieces
            if isinstance(piece, Piece) and self.scene.may_pick_up(piece)
        ]
        if pieces and self.scene.dragged is None:
            self.scene.hands.pick_up(self.random.choice(pieces))
        if self.scene.dragged is not None:
            targets = list(self.scene.targets)
            if targets and self.random.random() < 0.7:
                self.scene.hands.carry(self.scene.target_rect(self.random.choice(targets)).center())
            else:
                size = self.scene.layout.size
                self.scene.hands.carry(
                    QPointF(self.random.random() * size.width(), self.random.random() * 500)
                )

    def drop(self) -> None:
        dragged = self.scene.dragged
        if dragged is not None:
            self.scene.hands.let_go(self.scene.carried.rect().center())
            self.director.buying.pay(self._any_payment())

    def _any_payment(self) -> Any:
        buying = self.director.buying.piece
        return () if buying is None else self.director.turn.payments(buying)[0].cards

    def choose(self) -> None:
        money = self.match.state.open_money
        if money:
            self.director.taking.choose(Card(regions.MONEY, self.random.randrange(len(money))))

    def fly(self) -> None:
        if self.scene.flights.is_flying:
            self.scene.flights._time.setCurrentTime(self.random.randint(0, 199))
        elif self.scene.celebrations.is_on:
            self.scene.celebrations._time.setCurrentTime(self.random.randint(0, 299))

    def hint(self) -> None:
        """What somebody would do, or nothing any more."""
        session = self.match.session
        pointed_at = None
        if self.match.decision is not None and self.random.random() < 0.8:
            action = session.game.rules.any_legal_action(session.state, self.random)
            pointed_at = hinted(session.state, self.match.seat_to_play, action)
        self.scene.show_hint(pointed_at, "Do this")

    def rest(self) -> None:
        """Wait until nothing moves any more."""
        if self.director.is_curtained:
            self.director.lift_curtain()
        self.scene.cancel_drag()
        self.scene.skip()


DEEDS = st.sampled_from(
    "play play play end end think think drag drag drop drop cancel undo redo resize zoom pan fit "
    "look choose aids fly fly hint".split()
)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 999),
    start=st.sampled_from((4, 60, 150)),
    deeds=st.lists(DEEDS, min_size=5, max_size=40),
)
@example(seats=2, seed=1, start=4, deeds=["drag", "drop", "fly", "undo", "fly", "redo"])
@example(seats=3, seed=2, start=60, deeds=["play", "fly", "look", "zoom", "end", "fly", "think"])
def test_after_anything_the_scene_equals_a_fresh_one(
    seats: int, seed: int, start: int, deeds: list[str]
) -> None:
    player = Player(seats, seed, start)
    for deed in deeds:
        player.do(deed)
    player.rest()
    scene, other = player.scene, fresh(player.scene)
    assert snapshot(scene) == snapshot(other)
    if seed % 3 == 0:
        assert image(scene) == image(other)
    player.match.close()


def test_the_pictures_of_a_long_game_equal_fresh_ones() -> None:
    player = Player(4, seed=7, start=30)
    for number in range(60):
        for deed in ("play", "fly", "end", "think", "drag", "drop"):
            player.do(deed)
        if number % 20 == 0:
            player.rest()
            assert image(player.scene) == image(fresh(player.scene))
    player.match.close()


def test_what_flies_is_not_seen_at_its_end_before_it_lands() -> None:
    player = Player(2, seed=1, start=4)
    player.do("play")
    scene = player.scene
    if not scene.flights.is_flying:
        player.do("end")
    assert scene.flights.is_flying
    hidden = [item for item in scene.items_of_pieces._items.values() if not item.isVisible()]
    flying = [item for item in scene.items() if isinstance(item, Flying)]
    assert flying
    scene.skip()
    assert not [item for item in scene.items() if isinstance(item, Flying)]
    assert all(item.isVisible() for item in hidden)


def test_a_drag_ends_when_the_table_changes_below_it() -> None:
    player = Player(2, seed=1, start=4)
    player.do("drag")
    assert player.scene.dragged
    player.do("play")
    assert not bool(player.scene.dragged)
    assert not player.scene.signs.targets.looks
    assert not player.scene.bubble.text


def test_hovering_changes_only_the_glows_that_differ() -> None:
    player = Player(3, seed=3, start=4)
    scene = player.scene
    while not scene.targets.places:
        player.do("cancel")
        player.do("play" if player.random.random() < 0.5 else "end")
        player.do("drag")
    first, second = sorted(scene.targets.places)[:2]
    scene.hands.carry(scene.target_rect(first).center())
    before = scene.signs.targets.looks
    scene.hands.carry(scene.target_rect(second).center())
    after = scene.signs.targets.looks
    changed = {target for target in after if after[target] != before[target]}
    assert changed == {first, second}
    setting = scene.setting()
    assert scene.setting() is setting, "where things lie is found out once"
    player.do("cancel")
    assert scene.setting() is not setting
    assert not scene.setting().targets.places


def test_a_tile_that_was_dropped_in_vain_flies_back() -> None:
    player = Player(2, seed=1, start=4)
    scene = player.scene
    player.do("drag")
    dragged = scene.dragged
    assert isinstance(dragged, Piece)
    scene.hands.carry(QPointF(2, 2))
    assert scene.setting().target_at(QPointF(2, 2)) == regions.NOWHERE
    scene.hands.let_go(QPointF(2, 2))
    assert scene.flights.is_flying
    assert not scene.items_of_pieces[dragged].isVisible()
    scene.skip()
    assert scene.items_of_pieces[dragged].isVisible()
