"""The first game teaches by doing, can be left and continued, and never blocks."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup
from alhambra_qt.scene.flights import Flight
from alhambra_qt.teaching.partner import Partner
from alhambra_qt.teaching.progress import note_of
from alhambra_qt.teaching.seats import LEARNER, seats_to_learn
from alhambra_qt.tutorial.deal import ARCADES, GARDEN, tutorial_game
from alhambra_qt.tutorial.lessons import Lesson, Progress
from core.alhambra.buying import BuyTile
from core.alhambra.components import MONEY
from core.alhambra.redesigning import AddTile, ExchangeTiles
from core.alhambra.rules import Rule
from core.alhambra.taking_money import TakeMoney
from core.kernel.rulebook import CHANCE
from tests.qt.games import coach_of, game_of_window, new_session, play_on, record_of, table_of
from tests.qt.robot import Robot
from tests.qt.tutorial.pupil import Pupil

Open = Callable[[], MainWindow]
_LEFT = Qt.MouseButton.LeftButton
SEATS = [{"name": "Ann", "kind": "human"}] + [{"name": name, "kind": "ai:easy"} for name in "BC"]


@pytest.fixture
def pupil(window: MainWindow) -> Pupil:
    window.apply_settings(Settings(speed=Speed.OFF))
    window.table.begin_tutorial()
    return Pupil(window)


@pytest.mark.parametrize("code", ["en", "de", "nl"])
def test_a_pupil_who_follows_learns_everything(window: MainWindow, code: str) -> None:
    window.apply_settings(Settings(speed=Speed.OFF, language=code))
    QApplication.processEvents()
    assert isinstance(window.page, StartPage)
    QTest.mouseClick(window.page.first_games["alhambra"], _LEFT)
    pupil = Pupil(window)
    told: list[str] = []
    table = pupil.robot.page.match.session
    for lesson in pupil.lessons():
        told.append(pupil.coach.bar.text.text())
        if lesson is Lesson.SCORING:  # until it comes, the pupil does anything
            assert sum(isinstance(one.action, AddTile) for one in table.played) == 1
            layout = pupil.robot.page.scene.layout
            assert pupil.framed([layout.rect(name) for name in (regions.MAJORITY, regions.TRACK)])
    assert pupil.coach.lesson is None
    assert not pupil.coach.bar.isVisible()
    actions = [played.action for played in table.played]
    assert ExchangeTiles(GARDEN, ARCADES) in actions
    first, second = (
        action
        for action in actions
        if isinstance(action, BuyTile) and action.tile in (ARCADES, GARDEN)
    )
    assert (first.tile, second.tile) == (ARCADES, GARDEN)
    assert table.state.scorings[0].points["garden"][LEARNER] == 5
    assert len(set(told)) == len(told)
    assert "Dirk" in told[-1]


def test_what_the_coach_points_at_is_framed(pupil: Pupil) -> None:
    pupil.follow(Lesson.WELCOME)
    advice = pupil.coach.advice
    assert advice is not None
    rects = [pupil.robot.page.scene.rect_of(piece) for piece in advice.pieces]
    assert len(rects) == 2
    assert pupil.framed(rects)
    pupil.follow(Lesson.TAKE_MONEY)
    assert pupil.framed([pupil.robot.page.buttons.end.rect])


def test_the_table_stays_where_it_is_from_lesson_to_lesson(pupil: Pupil) -> None:
    QApplication.processEvents()
    height = pupil.robot.page.view.height()
    for lesson in (Lesson.WELCOME, Lesson.TAKE_MONEY, Lesson.END_THE_TURN, Lesson.FORBIDDEN_PLACE):
        pupil.follow(lesson)
        QApplication.processEvents()
        assert pupil.robot.page.view.height() == height


def test_it_is_left_and_continued_at_the_same_lesson(open_window: Open) -> None:
    first = open_window()
    first.apply_settings(Settings(speed=Speed.OFF))
    first.table.begin_tutorial()
    pupil = Pupil(first)
    for lesson in (Lesson.WELCOME, Lesson.TAKE_MONEY, Lesson.END_THE_TURN, Lesson.FORBIDDEN_PLACE):
        pupil.follow(lesson)
    lines = game_of_window(first).match.session.lines
    first.close()
    second = open_window()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    again = Pupil(second)
    assert game_of_window(second).match.session.lines == lines
    again.follow(Lesson.PAY_EXACTLY)
    assert again.coach.lesson is Lesson.ACT_AGAIN


def test_a_reason_can_be_read_and_is_gone_in_the_next_lesson(pupil: Pupil, qtbot: QtBot) -> None:
    scene = pupil.robot.page.scene
    for lesson in (Lesson.WELCOME, Lesson.TAKE_MONEY, Lesson.END_THE_TURN, Lesson.FORBIDDEN_PLACE):
        pupil.follow(lesson)
    assert scene.bubble.rule is Rule.SIDES_MUST_MATCH
    assert scene._in_the_way
    reading = pupil.coach._reading
    assert reading.isActive()
    assert reading.interval() >= 4000
    reading.start(1)
    qtbot.waitUntil(lambda: not scene.bubble.text)
    assert not scene._in_the_way
    assert pupil.coach.lesson is Lesson.PAY_EXACTLY


def test_every_lesson_can_be_skipped_by_a_key(pupil: Pupil) -> None:
    for lesson in Lesson:
        assert pupil.coach.lesson is lesson
        QTest.keyClick(pupil.robot.page.view, Qt.Key.Key_F2)
    assert pupil.coach.lesson is None
    QTest.keyClick(pupil.robot.page.view, Qt.Key.Key_F2)
    assert not pupil.coach.bar.isVisible()


@pytest.mark.parametrize("seed", range(3))
def test_a_pupil_who_does_what_he_likes_is_never_stuck(
    window: MainWindow, qtbot: QtBot, seed: int
) -> None:
    """Whatever is done, the coach has something to say until a scoring was seen."""
    window.apply_settings(Settings(speed=Speed.OFF))
    window.table.begin_tutorial()
    pupil = Pupil(window)
    page = pupil.robot.page
    robot = Robot(page, Random(seed), Counter())
    until = time.monotonic() + 60
    while not page.match.state.scorings and time.monotonic() < until:
        if page.match.seat_to_play == LEARNER:
            robot.act()
            assert pupil.coach.advice is not None
            assert pupil.coach.bar.isVisible()
        else:
            qtbot.wait(1)
    assert pupil.coach.lesson is Lesson.WHAT_IT_GAVE
    pupil.wait_for_turn()
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    assert pupil.coach.lesson is None


def test_what_an_action_has_taught_is_taught_again_when_it_is_taken_back(pupil: Pupil) -> None:
    page = pupil.robot.page
    pupil.follow(Lesson.WELCOME)
    pupil.follow(Lesson.TAKE_MONEY)
    lessons = [pupil.coach.lesson]
    pupil.robot.click(page.tools["undo"])
    lessons.append(pupil.coach.lesson)
    advice = pupil.coach.advice
    assert advice is not None
    assert not advice.is_about_the_button
    pupil.robot.click(page.tools["redo"])
    lessons.append(pupil.coach.lesson)
    assert lessons == [Lesson.END_THE_TURN, Lesson.TAKE_MONEY, Lesson.END_THE_TURN]
    pupil.follow(Lesson.END_THE_TURN)
    assert pupil.coach.lesson is Lesson.FORBIDDEN_PLACE


def test_partners_leave_after_the_first_scoring(pupil: Pupil) -> None:
    match = pupil.robot.page.match
    assert isinstance(match.new_computer(1), Partner)
    while pupil.coach.lesson is not Lesson.WHAT_IT_GAVE:
        pupil.coach.go_on()
    assert not isinstance(match.new_computer(1), Partner)
    QApplication.processEvents()
    assert not any(isinstance(one, Partner) for one in match.computers.players.values())


def test_nobody_comes_to_a_table_that_was_left(window: MainWindow, pupil: Pupil) -> None:
    match = pupil.robot.page.match
    for _ in Lesson:
        pupil.coach.go_on()
    window.show_start_page()
    QApplication.processEvents()
    assert not match.computers.players


def test_real_computers_play_the_rest(pupil: Pupil) -> None:
    """A pupil who skips everything has opponents who answer."""
    for _ in Lesson:
        pupil.coach.go_on()
    page = pupil.robot.page
    played = len(page.match.session.played)
    pupil.robot._take_by_double_click(0)
    pupil.end_turn()
    assert page.match.seat_to_play == LEARNER
    assert len(page.match.session.played) > played + 2


def test_a_language_is_changed_in_the_middle(window: MainWindow, pupil: Pupil) -> None:
    pupil.follow(Lesson.WELCOME)
    english = pupil.coach.bar.text.text()
    window.apply_settings(Settings(speed=Speed.OFF, language="nl"))
    QApplication.processEvents()
    assert pupil.coach.bar.text.text() != english


def test_the_text_grows_in_the_middle(window: MainWindow, pupil: Pupil) -> None:
    bar = pupil.coach.bar
    text, before = bar.text, bar.text.font().pixelSize()
    window.resize(1366, 768)
    title, usual = bar.title.text(), text.text()
    for scale in (2.0, 1.0):  # with large text, the title takes no line of its own
        window.apply_settings(window.settings._replace(speed=Speed.OFF, text_scale=scale))
        assert bar.title.isVisible() == (scale == 1.0)
        assert text.text() == (usual if scale == 1.0 else f"{title}. {usual}")
        is_bold = QLabel.text(text).startswith(f"<b>{title}.</b> ")
        assert is_bold == (scale == 2.0)  # so that it doesn't run into what follows
    window.apply_settings(Settings(speed=Speed.OFF, text_scale=2.0, language="de"))
    assert text.font().pixelSize() > before
    for lesson in (Lesson.WELCOME, Lesson.TAKE_MONEY, Lesson.END_THE_TURN, Lesson.FORBIDDEN_PLACE):
        QApplication.processEvents()
        needed = text.heightForWidth(text.width())
        line = QFontMetrics(text.font()).lineSpacing()
        assert needed <= text.height() < needed + line  # the table has the rest
        if lesson is Lesson.END_THE_TURN:  # the button has moved with the table
            button, frame = table_of(window).buttons.end.rect, pupil.coach._frames[0].rect
            assert frame is not None
            assert (frame.center() - button.center()).manhattanLength() < 4
        if lesson is Lesson.FORBIDDEN_PLACE:
            window.resize(1360, 768)
            QApplication.processEvents()
            look_around(pupil)
        pupil.follow(lesson)
        QApplication.processEvents()
    assert Lesson.FORBIDDEN_PLACE in pupil.coach._match.progress.done  # its spot stayed in sight


def look_around(pupil: Pupil) -> None:
    """The spot that a lesson is about can be seen, but not in the palace of somebody else."""
    scene, advice = pupil.robot.page.scene, pupil.coach.advice
    (tile,) = advice.pieces
    assert scene.palace_rect().contains(scene.target_rect(advice.target))
    for seat in (LEARNER, LEARNER + 1, LEARNER):
        pupil.robot.page.display.look_at(seat)
        spots = [scene.target_rect(advice.target)] if seat == LEARNER else []
        assert pupil.framed([scene.rect_of(tile), *spots])
        assert all(scene.palace_rect().contains(spot) for spot in spots)
        assert scene.palace._is_wide == (seat == LEARNER)
    scene.fit()
    flight = Flight(QPixmap(9, 9), QRectF(0, 0, 9, 9), QRectF(50, 0, 9, 9), lambda _is_there: None)
    scene.flights.start([flight], 60_000)
    pupil.robot.page.display.refresh()
    assert scene.flights.is_flying  # what happened is seen before the palace makes room
    assert not scene.palace_rect().contains(scene.target_rect(advice.target))
    scene.skip()
    QApplication.processEvents()
    assert scene.palace_rect().contains(scene.target_rect(advice.target))


def test_turns_that_end_by_themselves_leave_no_lesson_behind(window: MainWindow) -> None:
    window.apply_settings(Settings(speed=Speed.OFF, ends_turns_itself=True))
    window.table.begin_tutorial()
    pupil = Pupil(window)
    taught = []
    while isinstance(lesson := pupil.coach.lesson, Lesson):
        pupil.wait_for_turn()
        taught.append(lesson)
        while pupil.coach.lesson is lesson:
            pupil.follow(lesson)
            pupil.wait_for_turn()
    assert taught == [
        lesson for lesson in Lesson if lesson not in (Lesson.END_THE_TURN, Lesson.PLACE)
    ]


@pytest.mark.parametrize("actions", [4, 40, 10_000])
def test_any_game_that_calls_itself_a_first_one_is_shown(
    window: MainWindow, tmp_path: Path, actions: int
) -> None:
    """Even where it was dealt otherwise, with two seats, or is over."""
    session = play_on(new_session("Ann", "Ben"), actions)
    path = record_of(session, tmp_path / "odd.alhambra")
    header, *lines = path.read_text().splitlines()
    path.write_text("\n".join([header, '{"note": "tutorial"}', *lines]) + "\n")
    window.open_record(path)
    coach = coach_of(window)
    for _ in Lesson:
        QApplication.processEvents()
        coach.go_on()
    assert coach.lesson is None


# Without a window


def test_the_prepared_deal_can_be_played_to_its_end() -> None:
    session = play_on(tutorial_game(SEATS).session)
    assert session.decision is None


def test_the_learner_begins_and_has_what_the_lessons_need() -> None:
    table = tutorial_game(SEATS).session.state
    assert table.start == LEARNER
    assert {tile.id for tile in table.market if tile} >= {ARCADES, GARDEN}
    assert [card for cards in table.seats[LEARNER].hand for card in cards] == [
        MONEY[name] for name in ("dirham-9", "denar-5", "ducat-7")
    ]


def test_the_deal_is_the_same_each_time() -> None:
    def drawn() -> list[object]:
        return [line for line in tutorial_game(SEATS).session.lines if "chance" in line]

    assert drawn() == drawn()


def test_lessons_learned_out_of_order_are_learned() -> None:
    exact = BuyTile(ARCADES, (MONEY["denar-3"], MONEY["denar-5"]))
    progress = Progress().after_action(exact)
    assert progress.current is Lesson.TAKE_MONEY
    progress = progress.after_action(TakeMoney((MONEY["denar-3"],))).after_turn()
    assert progress.current is Lesson.ON_FOOT
    progress = progress.after_action(ExchangeTiles(GARDEN, ARCADES))
    assert progress.current is Lesson.REDESIGN


def test_a_purchase_that_is_not_exact_teaches_nothing_of_it() -> None:
    progress = Progress().after_action(BuyTile(ARCADES, (MONEY["denar-9"],)))
    assert Lesson.PAY_EXACTLY not in progress.done


def test_only_building_rules_teach_where_a_tile_can_stand() -> None:
    assert Progress().after_refusal(Rule.PAY_THE_PRICE) == Progress()
    assert Lesson.FORBIDDEN_PLACE in Progress().after_refusal(Rule.SIDES_MUST_MATCH).done


def test_a_record_that_says_nonsense_about_lessons_is_read() -> None:
    lines = [note_of(), note_of(Lesson.WELCOME), {"note": "tutorial", "lesson": ["x"]}]
    lines += [{"note": "tutorial", "lesson": "juggling"}, {"note": "seat"}]
    assert Progress.read(lines) == Progress(frozenset([Lesson.WELCOME]))


def test_chance_has_nothing_to_say_before_the_first_turn() -> None:
    session = tutorial_game(SEATS).session
    assert session.decision.seat not in (CHANCE, None)


def test_a_first_game_has_three_names() -> None:
    person = SeatSetup("Zaida", 0)
    seats = seats_to_learn(GameSetup((person, SeatSetup("Yusuf", 1, LEVELS[0]))))
    names = [seat["name"] for seat in seats]
    assert names[0] == "Zaida"
    assert len(set(names)) == 3
