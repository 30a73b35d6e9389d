"""Roll & Write on the screen: what glows is what the rules allow, and hands do it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.play.course import Moment
from alhambra_qt.roll_and_write import telling
from alhambra_qt.roll_and_write.display import Durations
from alhambra_qt.roll_and_write.gestures import (
    ROLLED,
    SHEET,
    Die,
    Field,
    Gesture,
    Keep,
    Receive,
    SheetOf,
    Space,
    TurnTo,
)
from alhambra_qt.roll_and_write.table.painted import lines_shown
from alhambra_qt.roll_and_write.table.scene import DiceScene
from alhambra_qt.roll_and_write.table.spots import named
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.roll_and_write.turn import Turn, gesture_of
from core.catalogue import all_games
from core.kernel.rulebook import CHANCE
from core.roll_and_write.dice import SIDES
from core.roll_and_write.game import NAME
from core.roll_and_write.receiving_coins import ReceiveCoins
from core.roll_and_write.rules import Rule
from core.roll_and_write.special_actions import TurnDie
from tests.qt.roll_and_write.games import click, drag, new_session, page_of, point


def dice_of(page: TablePage, where: str) -> list[Die]:
    model = page.scene.model
    assert model is not None
    return [die for die in model.dice() if die.where == where and die.seat == page.director.seat]


# From actions to gestures and back


def test_every_legal_action_is_a_gesture_and_back() -> None:
    for game in all_games():
        if game.header["game"] != NAME:
            continue
        state, random = game.start(), Random(1)
        while (decision := game.rules.decision(state)) is not None:
            if decision.seat == CHANCE:
                state = game.rules.apply(state, game.rules.draw(state, random))
                continue
            turn = Turn(state, decision.seat, decision)
            actions = game.rules.legal_actions(state)
            assert len(turn.legal) == len(actions)
            receives = any(isinstance(action, ReceiveCoins) for action in actions)
            assert (Receive() in turn.legal) is receives  # which is no other empty gesture
            for action in actions:
                assert turn.actions_of(gesture_of(action)) == (action,)
                assert turn.why_not(gesture_of(action)) is None
            state = game.rules.apply(state, random.choice(actions))


def test_every_rule_that_refuses_a_gesture_has_a_sentence(qtbot: QtBot) -> None:
    """Whatever is touched, in every phase of many turns."""
    del qtbot
    session, random = new_session(3), Random(2)
    refused: set[str] = set()
    gestures: list[Gesture] = [TurnTo(colour, 1, 3) for colour in ("yellow", "blue")]
    gestures += [Field(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7)]
    while (decision := session.decision) is not None:
        if decision.seat == CHANCE:
            session.play(session.game.rules.draw(session.state, random))
            continue
        turn = Turn(session.state, decision.seat, decision)
        for gesture in gestures:
            rule = turn.refusing(gesture)
            if rule is not None and rule is not Rule.ONE_PIP_FOR_A_COIN:  # there is no such die
                refused.add(telling.refused(rule))
        session.play(session.game.rules.any_legal_action(session.state, random))
    assert len(refused) >= 4


# With hands


def test_a_click_crosses_off_and_undo_holds_until_dice_are_rolled(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    match, scene = page.match, page.scene
    assert scene.signs.fields == page.director.turn.fields()
    field = min(scene.signs.fields)
    click(page, field)
    assert match.state.seats[0].crossed.bit_count() == 4
    assert page.display.model().sheets[0].fresh == {field}
    assert page.director.turn.is_second
    assert not page.buttons.coins.can_be_clicked
    assert page.buttons.roll.can_be_clicked
    page.commands["undo"].trigger()
    assert match.state.seats[0].crossed.bit_count() == 3
    assert not page.display.model().sheets[0].fresh
    click(page, field)
    page.buttons.roll.click()
    assert match.seat_to_play == 1
    assert not match.can_undo()
    assert page.display.large == 1
    sheets = page.display.model().sheets
    assert [sheet.fresh for sheet in sheets] == [{field}, set(), set()]  # until it crosses again


def test_a_building_where_no_dice_meet_is_refused_with_its_rule(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    other = next(
        field
        for yellow in range(1, 7)
        for blue in range(1, 7)
        if page.director.turn.refusing(field := Field(yellow, blue)) is Rule.ANY_PAIR
    )
    with qtbot.waitSignal(page.director.refused):
        click(page, other)
    assert page.scene.bubble.rule is Rule.ANY_PAIR


def test_a_die_is_dragged_and_what_it_offers_is_seen_before(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    die = next(one for one in dice_of(page, SHEET) if one.pips > 2)
    space = Space(die.colour, die.pips - 2)
    foreseen = page.director.turn.after(TurnTo(die.colour, die.pips, space.pips))
    seen = []
    page.scene.hovered.connect(
        lambda thing: seen.append((thing, page.scene.signs.fields, page.scene.bubble.text))
    )
    drag(page, die, page.scene.layout.sheet.space(space).center())
    assert any(one == space and fields == foreseen.free and text for one, fields, text in seen)
    assert page.match.state.seats[0].coins == 1
    assert [type(one.action) for one in page.match.played[-2:]] == [TurnDie, TurnDie]
    page.commands["undo"].trigger()  # pip by pip
    page.commands["undo"].trigger()
    assert page.match.state.seats[0].coins == 3


def test_signs_beside_a_die_turn_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    die = next(one for one in dice_of(page, SHEET) if 1 < one.pips < 6)
    click(page, die)
    assert [step.to for step in page.scene.signs.steps] == [die.pips - 1, die.pips + 1]
    for step in page.scene.signs.steps:
        page.director.hover(step)
        words, sheet = page.scene.bubble.sceneBoundingRect(), page.scene.layout.sheet
        assert words.intersects(sheet.coins)
        fields = (Field(yellow, blue) for yellow in SIDES for blue in SIDES)
        things = (die, *page.scene.signs.steps, *fields)
        assert not any(words.intersects(page.scene.rect_of(thing)) for thing in things)
    click(page, page.scene.signs.steps[0])
    assert die._replace(pips=die.pips - 1, number=0) in dice_of(page, SHEET)


def test_a_pair_is_kept_by_clicks_and_by_dragging(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    page.buttons.coins.click()
    page.buttons.roll.click()
    yellow, _, blue, _ = dice_of(page, ROLLED)
    assert page.scene.signs.choices == set(dice_of(page, ROLLED))
    assert Keep(yellow.pips, blue.pips) in page.director.turn.legal
    click(page, yellow)
    assert page.scene.signs.chosen == {yellow}
    page.director.hover(blue)
    assert page.scene.signs.fields == {Field(yellow.pips, blue.pips)}
    drag(page, blue, page.scene.layout.sheet.rect.center())
    assert page.match.is_resting
    page.buttons.roll.click()
    assert page.match.seat_to_play == 1


def test_a_sheet_is_enlarged_and_the_turn_comes_home(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    port, right = page.view.viewport(), Qt.MouseButton.RightButton
    QTest.mouseClick(port, right, pos=point(page, SheetOf(2)))
    assert page.display.large == 2
    QTest.keyClick(page.view, Qt.Key.Key_2)
    assert page.display.large == 1
    assert not page.scene.signs.fields
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.display.large == 0


def test_a_line_of_the_chronicle_opens_its_moment(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    page.director.receive()
    line = page.scene.lines[-1]
    (_, rect) = lines_shown(page.scene.layout, page.scene.lines)[-1]
    with qtbot.waitSignal(page.moment_wanted) as wanted:
        at = page.view.mapFromScene(rect.center())
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert wanted.args == [Moment(line.played, is_deed=True)]


# How it is shown


def test_after_any_turn_the_scene_is_like_a_fresh_one(qtbot: QtBot) -> None:
    """With dice in the air that somebody skips, and without."""
    page = page_of(qtbot, 2, settings=Settings(speed=Speed.OFF))
    random = Random(4)
    page.display.durations = Durations(50, 50)
    for _ in range(12):
        if page.match.decision is not None:
            gesture = random.choice(sorted(page.director.turn.legal, key=repr))
            page.director.do(gesture, page.scene.layout.sheet.rect.center())
        page.director.roll()
        page.display.skip()
        fresh = DiceScene()
        fresh.resize_to(round(page.scene.width()), round(page.scene.height()), 1)
        fresh.lines, fresh.signs = page.scene.lines, page.scene.signs
        assert page.scene.model is not None
        fresh.show(page.scene.model)
        assert {die: item.shape_rect() for die, item in fresh._dice.items()} == {
            die: item.shape_rect() for die, item in page.scene._dice.items()
        }
        assert all(item.isVisible() for item in page.scene._dice.values())


def test_the_first_click_while_dice_fly_only_lets_them_land(qtbot: QtBot) -> None:
    page = page_of(qtbot, 3)
    display = page.display
    display.durations = Durations(5000, 5000)
    field = min(page.scene.signs.fields)
    click(page, field)
    moving = [display.is_moving]
    before = len(page.match.played)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point(page, field))
    moving.append(display.is_moving)
    assert moving == [True, False]
    assert len(page.match.played) == before


def test_the_last_round_is_announced_until_somebody_goes_on(qtbot: QtBot) -> None:
    page = page_of(qtbot, 2, settings=Settings(speed=Speed.OFF))
    said: list[str] = []
    page.announcer.said.connect(said.append)
    page.announcer.duration = 10_000
    while page.match.state.score_sheet.round < page.match.state.rules.rounds:
        page.director.receive()
        page.director.roll()
        if page.director.turn.is_keeping:
            page.director.do(min(page.director.turn.pairs()), page.scene.sceneRect().center())
        page.director.roll()
    assert "The last round" in said[-1]
    assert "The last round" in page.scene.announcement.lines
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert not page.scene.announcement.lines


@pytest.mark.parametrize("is_wanted", [True, False])
def test_counts_and_points_can_be_hidden(qtbot: QtBot, is_wanted: bool) -> None:
    settings = Settings(speed=Speed.OFF, hides_aids=not is_wanted)
    page = page_of(qtbot, 3, settings=settings)
    assert page.scene.with_aids is is_wanted
    assert page.commands["aids"].isChecked() is is_wanted
    assert ("points" in named(page.scene, SheetOf(1), {})) is is_wanted
