"""The sheets above the table: scorings, the end, the log, close looks, the menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.closeups.cards import CardCloseUp, DiscardsCloseUp, UnseenSheet
from alhambra_qt.alhambra.closeups.palace import PalaceCloseUp
from alhambra_qt.alhambra.closeups.points import PointsSheet
from alhambra_qt.alhambra.closeups.tile import TileCloseUp
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.parts.dirk import BOARD as DIRK
from alhambra_qt.alhambra.parts.dirk import DirkCloseUp
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.sheets import lit_palaces
from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay
from alhambra_qt.alhambra.sheets.log_overlay import LogOverlay
from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay
from alhambra_qt.alhambra.table.region import PlateOf
from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.look import palette
from alhambra_qt.play.computers.programs import program_of
from alhambra_qt.play.match import Match
from alhambra_qt.rule_book.lesson_sheet import LessonSheet
from alhambra_qt.widgets.table_menu import TableMenu
from alhambra_qt.words.languages import name_of
from core.kernel.rulebook import CHANCE
from core.kernel.session import Session
from tests.qt.bots import bot
from tests.qt.games import begin, new_session, play_on, with_turn_ended

Key = Qt.Key
STRANGE = ("<b>bold</b> & <img src=x>", "W" * 10_000, "אליעזר \u202e", "🏰🎲\n\tnew line")


Open = Callable[..., Any]
"""Opens a page with a game, which goes on from where it stands."""


@pytest.fixture
def page_of(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    pages: list[TablePage] = []  # what nobody holds may be gone before its last event
    quick = program_of(bot(tmp_path))

    def page_of(session: Session[Any], *, size: tuple[int, int] = (1366, 768)) -> TablePage:
        page = TablePage(
            Match(session, Random(1), program_of=lambda _kind: quick), Settings(speed=Speed.OFF)
        )
        qtbot.addWidget(page)
        pages.append(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        begin(page)
        return page

    yield page_of
    for page in pages:
        page.match.close()


def before_a_scoring(seats: int = 3, kinds: tuple[str, ...] = ()) -> tuple[Session[Any], Any]:
    """A game in which the next action of somebody leads to the first scoring."""
    names = STRANGE[:seats]
    game = play_on(new_session(*names), seed=3)
    at = next(at for at, played in enumerate(game.played) if played.state.scorings)
    session = new_session(*names, kinds=kinds)
    for played in game.played[:at]:
        assert played.action is not None
        session.play(played.action)
    assert session.decision.seat != CHANCE
    return with_turn_ended(session), game.played[at].action


def overlay_of(page: TablePage, kind: type[QWidget]) -> Any:
    """What lies on top, which has to be of this kind."""
    current = page.overlays.current
    assert isinstance(current, kind), current
    return current


# Scorings


def test_a_scoring_comes_when_the_turn_has_ended_and_not_before(page_of: Open) -> None:
    session, action = before_a_scoring()
    page = page_of(session)
    page.match.play(action)
    if page.match.is_resting:
        assert page.overlays.current is None
        page.director.end_turn()
    overlay = overlay_of(page, ScoringOverlay)
    assert overlay.step == 0
    assert overlay.hasFocus()


def shown_scoring(page_of: Open, seats: int = 3) -> tuple[Any, Any]:
    session, action = before_a_scoring(seats)
    session.play(action)
    page = page_of(session)
    page.looking.show_scoring(0)
    return page, overlay_of(page, ScoringOverlay)


def test_its_steps_go_on_with_enter_space_and_clicks(page_of: Open) -> None:
    page, overlay = shown_scoring(page_of)
    QTest.keyClick(overlay, Key.Key_Return)
    QTest.keyClick(overlay, Key.Key_Space)
    assert overlay.step == 2
    QTest.keyClick(overlay, Key.Key_Left)
    assert overlay.step == 1
    QTest.mouseClick(overlay, Qt.MouseButton.LeftButton, pos=overlay.sheet().center().toPoint())
    QTest.mouseClick(overlay.next_button, Qt.MouseButton.LeftButton)
    assert overlay.step == 3
    while not overlay.is_at_the_end:
        overlay.advance()
    assert page.overlays.current is overlay
    QTest.keyClick(overlay, Key.Key_Return)
    assert page.overlays.current is None


def test_buildings_are_lit_where_they_are(page_of: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    _, overlay = shown_scoring(page_of, seats=2)
    drawn: list[tuple[Any, str]] = []
    monkeypatch.setattr(
        lit_palaces, "draw_palace", lambda *args, lit, **_: drawn.append((args[2], lit))
    )
    owners = []
    for step, row in enumerate(overlay.model.buildings):
        drawn.clear()
        overlay._go_to(step)
        overlay.grab()
        owners.append([wall.city for wall in overlay.model.walls if row.counts[wall.seat]])
        assert drawn == [(city, row.building) for city in owners[-1]]
    assert any(owners)
    assert not all(owners)  # some buildings are Dirk's alone


def test_escape_skips_all_of_it_and_the_table_has_the_focus_again(page_of: Open) -> None:
    page, overlay = shown_scoring(page_of)
    QTest.keyClick(overlay, Key.Key_Escape)
    assert page.overlays.current is None
    assert page.view.hasFocus()


def test_totals_move_to_where_they_are_after_the_step(page_of: Open, qtbot: QtBot) -> None:
    _, overlay = shown_scoring(page_of)
    wanted = overlay.model.totals_after(1)
    qtbot.waitUntil(lambda: overlay._points == wanted)


def test_what_is_seen_is_said_too(page_of: Open) -> None:
    _, overlay = shown_scoring(page_of)
    assert overlay.accessibleName() == "First scoring round"
    assert "Pavilion" in overlay.accessibleDescription()


def test_computers_wait_until_it_was_seen(page_of: Open, qtbot: QtBot) -> None:
    kinds = ("human", "ai:easy", "ai:expert")
    session, action = before_a_scoring(kinds=kinds)
    session.play(action)
    page = page_of(session)
    page.looking.look_at(regions.MAJORITY)
    played = len(session.played)
    qtbot.wait(50)
    assert len(session.played) == played
    page.overlays.close_all()
    if not page.match.players[page.match.seat_to_play].is_person:
        qtbot.waitUntil(lambda: len(session.played) > played, timeout=60_000)


def test_where_only_computers_play_it_goes_on_by_itself(page_of: Open, qtbot: QtBot) -> None:
    session, action = before_a_scoring()
    session.play(action)
    page = page_of(session)
    page.looking.show_scoring(0, goes_on=True)
    overlay = overlay_of(page, ScoringOverlay)
    overlay._pace.setInterval(1)
    qtbot.waitUntil(lambda: page.overlays.current is None)


# The end


def test_a_finished_game_opens_on_its_end(page_of: Open, qtbot: QtBot) -> None:
    page = page_of(play_on(new_session(*STRANGE[:3]), seed=3))
    end = overlay_of(page, EndOverlay)
    end.show_sheet()
    for button, signal in (
        (end.again_button, page.same_seats_wanted),
        (end.same_deal_button, page.same_deal_wanted),
        (end.start_button, page.left),
    ):
        with qtbot.waitSignal(signal, timeout=1000):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(end.table_button, Qt.MouseButton.LeftButton)
    assert page.overlays.current is None
    page.match.restored.emit()
    assert page.overlays.current is None


def test_the_winners_have_their_moment_before_the_points(page_of: Open) -> None:
    page = page_of(play_on(new_session("Ann", "Ben"), seed=3))  # and Dirk, who has no place
    end = overlay_of(page, EndOverlay)
    assert not end.is_moving  # nothing moves on this table
    told = end.accessibleDescription().splitlines()
    assert [line[:2] for line in told if "Dirk" not in line] == ["1.", "2."]
    assert not any(line[0].isdigit() for line in told if "Dirk" in line)
    (winner,) = end.model.winners
    assert end.people[winner].name in told[0] + told[1]
    assert end.model.ranking[0] in ((1, winner), (None, 2))
    winners = end.grab().toImage()
    QTest.keyClick(end.sheet_button, Key.Key_Return)
    assert end.shows_sheet
    assert not end.sheet_button.isVisible()
    end.back_button.click()
    assert end.grab().toImage() == winners
    page.apply_settings(Settings())
    page.overlays.lay(again := page.looking.end_sheet())
    assert again.is_moving
    assert again._time.duration() <= 600
    assert again.grab().toImage() != winners
    QTest.keyClick(again, Key.Key_Shift)  # anybody can skip it
    assert not again.is_moving
    assert again.grab().toImage() == winners


def test_enter_plays_again_and_arrows_lead_to_the_other_buttons(
    page_of: Open, qtbot: QtBot
) -> None:
    page = page_of(play_on(new_session(), seed=3))
    end = overlay_of(page, EndOverlay)
    assert end.sheet_button.hasFocus()
    QTest.keyClick(end.sheet_button, Key.Key_Return)
    assert end.again_button.hasFocus()
    with qtbot.waitSignal(page.same_seats_wanted, timeout=1000):
        QTest.keyClick(end.again_button, Key.Key_Return)
    QTest.keyClick(end.again_button, Key.Key_Right)
    assert end.same_deal_button.hasFocus()


def test_the_last_scoring_comes_before_the_end(page_of: Open) -> None:
    game = play_on(new_session(), seed=3)
    session = new_session()
    for played in game.played[:-1]:
        assert played.action is not None
        session.play(played.action)
    page = page_of(with_turn_ended(session))
    action = game.played[-1].action
    assert action is not None
    page.match.play(action)
    if page.match.is_resting:
        page.director.end_turn()
    overlay = overlay_of(page, ScoringOverlay)
    assert overlay.model.number == 3
    QTest.keyClick(overlay, Key.Key_Escape)
    overlay_of(page, EndOverlay)


def test_several_winners_share_the_victory(page_of: Open) -> None:
    page = page_of(play_on(new_session(), seed=3))
    end = overlay_of(page, EndOverlay)
    end.model = replace(end.model, winners=(0, 2))
    assert "Ann" in end.title()
    assert "Cem" in end.title()
    assert "share the victory" in end.title()


# The log


def test_scorings_can_be_looked_at_again_from_the_log(page_of: Open) -> None:
    page = page_of(play_on(new_session(), seed=3))
    page.overlays.close_all()
    page.looking.show_log()
    log = overlay_of(page, LogOverlay)
    again = [
        log.lines.item(row)
        for row in range(log.lines.count())
        if log.lines.item(row).data(Qt.ItemDataRole.UserRole) is not None
    ]
    assert [item.text() for item in again] == [
        "First scoring round: watch again",
        "Second scoring round: watch again",
        "Third scoring round: watch again",
    ]
    log.lines.itemActivated.emit(again[1])
    scoring = overlay_of(page, ScoringOverlay)
    assert scoring.model.number == 2
    QTest.keyClick(scoring, Key.Key_Escape)
    assert page.overlays.current is log
    QTest.keyClick(log, Key.Key_Escape)
    assert page.overlays.current is None


@pytest.mark.parametrize("height", range(740, 780, 10))
def test_the_log_opens_with_a_whole_line(page_of: Open, height: int) -> None:
    page = page_of(play_on(new_session(), actions=60), size=(1366, height))
    page.looking.show_log()
    lines = overlay_of(page, LogOverlay).lines
    rects = [lines.visualItemRect(lines.item(row)) for row in range(lines.count())]
    seen = [rect for rect in rects if rect.bottom() >= 0]
    assert len(seen) < len(rects)
    assert seen[0].top() >= 0
    assert seen[-1].bottom() <= lines.viewport().height()


def test_a_change_of_hands_is_in_the_log(page_of: Open) -> None:
    page = page_of(play_on(new_session(), actions=30))
    page.match.change_hands(page.match.seat_to_play, "human", "Ann")
    page.looking.show_log()
    log = overlay_of(page, LogOverlay)
    last = log.lines.item(log.lines.count() - 1).text()
    assert last.startswith("From here on, a person plays for")


# Looking closely


def right_click(page: TablePage, point: QPointF) -> None:
    where: QPoint = page.view.mapFromScene(point)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton, pos=where)


def test_a_right_click_looks_closely_at_anything(page_of: Open) -> None:
    page = page_of(play_on(new_session("Ann", "Ben"), actions=60))
    scene, layout = page.scene, page.scene.layout
    tile = next(tile for tile in page.match.state.market if tile is not None)
    stock = QPointF(layout.rect(regions.MONEY).x() + 20, layout.rect(regions.MONEY).bottom() - 12)
    bag = QPointF(layout.rect(regions.MONEY).right() - 20, stock.y())
    small = scene.plate_rects()[1 - page.display.home]
    looks: list[tuple[QPointF, type[QWidget]]] = [
        (scene.rect_of(Piece(regions.MARKET, tile.id)).center(), TileCloseUp),
        (scene.rect_of(Card(regions.MONEY, 0)).center(), CardCloseUp),
        (small.center(), PalaceCloseUp),
        (layout.rect(DIRK).center(), DirkCloseUp),
        (stock, DiscardsCloseUp),
        (bag, UnseenSheet),
        (layout.rect(regions.MAJORITY).center(), PointsSheet),
        (layout.rect(regions.CHRONICLE).center(), LogOverlay),
    ]
    for point, kind in looks:
        right_click(page, point)
        overlay = overlay_of(page, kind)
        overlay.grab()
        QTest.keyClick(overlay, Key.Key_Escape)
        assert page.overlays.current is None
    right_click(
        page, QPointF(layout.rect(regions.PALACE).x() + 3, layout.rect(regions.PALACE).y() + 3)
    )
    assert page.overlays.current is None


def test_a_right_click_on_a_tile_looks_closely_and_a_click_closes(page_of: Open) -> None:
    page = page_of(play_on(new_session(), actions=40))
    tile = next(tile for tile in page.match.state.market if tile is not None)
    rect = page.scene.rect_of(Piece(regions.MARKET, tile.id))
    where = page.view.mapFromScene(rect.center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton, pos=where)
    overlay = overlay_of(page, TileCloseUp)
    assert overlay.currency is not None
    QTest.mouseClick(overlay, Qt.MouseButton.LeftButton, pos=overlay.sheet().center().toPoint())
    assert page.overlays.current is None


def test_a_click_beside_a_sheet_closes_it(page_of: Open) -> None:
    page = page_of(play_on(new_session(), actions=40))
    page.looking.look_at(regions.MAJORITY)
    overlay = overlay_of(page, PointsSheet)
    QTest.mouseClick(overlay, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.overlays.current is None


def test_cards_of_the_hand_and_the_fountain_can_be_looked_at(page_of: Open) -> None:
    page = page_of(play_on(new_session(), actions=40))
    page.scene.card_clicked.emit(Card(regions.HAND, 0))
    overlay_of(page, CardCloseUp).close()
    page.looking.look_at(Card(regions.HAND, 99))
    assert page.overlays.current is None
    page.looking.look_at(Piece(regions.PALACE, "fountain"))
    assert overlay_of(page, TileCloseUp).title() == "Fountain"


# The menu


def choose(menu: Any, title: str) -> None:
    button = next(button for button in menu.buttons if button.title == title)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_menu_says_what_is_wanted(page_of: Open, qtbot: QtBot) -> None:
    page = page_of(play_on(new_session(), actions=40))
    for title, signal in (
        ("Leave the table", page.left),
        ("Play this game again", page.same_deal_wanted),
        ("New game with the same players", page.same_seats_wanted),
        ("Settings", page.settings_wanted),
        ("Full screen", page.full_screen_wanted),
    ):
        page.open_menu()
        with qtbot.waitSignal(signal, timeout=1000):
            choose(overlay_of(page, TableMenu), title)
        assert page.overlays.current is None
    page.open_menu()
    choose(overlay_of(page, TableMenu), "Language")
    with qtbot.waitSignal(page.language_wanted, timeout=1000) as said:
        choose(overlay_of(page, TableMenu), name_of("en"))
    assert said.args == ["en"]


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        ("What happened", LogOverlay),
        ("Points table", PointsSheet),
        ("Unseen tiles", UnseenSheet),
        ("Discard pile", DiscardsCloseUp),
    ],
)
def test_the_menu_leads_to_what_can_be_looked_up(
    page_of: Open, title: str, kind: type[QWidget]
) -> None:
    page = page_of(play_on(new_session(), actions=40))
    page.open_menu()
    choose(overlay_of(page, TableMenu), title)
    overlay_of(page, kind)


def test_the_menu_has_a_lesson_on_every_module_of_the_game(page_of: Open, qtbot: QtBot) -> None:
    page = page_of(play_on(new_session(modules=["walls", "change"]), actions=40))
    page.open_menu()
    menu = overlay_of(page, TableMenu)
    menu.scale_text(2)
    assert all(button.width() >= button.wanted_width(button.height()) for button in menu.buttons)
    assert len({button.words_size for button in menu.buttons}) == 1
    choose(menu, "How the modules work")
    assert [button.title for button in menu.buttons] == ["The Walls", "The Change", "Back"]
    choose(menu, "The Change")
    lesson = overlay_of(page, LessonSheet)
    with qtbot.waitSignal(page.rules_wanted):
        lesson.rules.click()


def test_who_gives_up_is_asked_once_and_a_computer_plays_on(page_of: Open, qtbot: QtBot) -> None:
    page = page_of(play_on(new_session(), actions=40))
    seat = page.match.seat_to_play
    name = page.match.players[seat].name
    page.open_menu()
    menu = overlay_of(page, TableMenu)
    choose(menu, "Give up")
    choose(menu, "No, keep playing")
    assert page.match.players[seat].is_person
    choose(menu, "Give up")
    choose(menu, "Computer: medium")
    assert page.match.players[seat].kind == "ai:medium"
    assert page.match.players[seat].name == name
    assert [one.stands_in for one in page.scene.model.seats].index(True) == seat
    qtbot.waitUntil(lambda: page.match.seat_to_play != seat, timeout=60_000)


def test_a_seat_changes_hands_and_back(page_of: Open) -> None:
    page = page_of(play_on(new_session(*STRANGE[:3]), actions=40))
    other = (page.match.seat_to_play + 1) % 3
    for kind, words in (("ai:hard", "Computer: hard"), ("human", "Person")):
        page.open_menu()
        menu = overlay_of(page, TableMenu)
        choose(menu, "Hand over a seat")
        QTest.mouseClick(menu.buttons[other], Qt.MouseButton.LeftButton)
        choose(menu, words)
        assert page.match.players[other].kind == kind


def test_after_the_game_the_menu_and_a_button_lead_back_to_the_result(page_of: Open) -> None:
    page = page_of(play_on(new_session()))
    end = overlay_of(page, EndOverlay)
    QTest.mouseClick(end.table_button, Qt.MouseButton.LeftButton)
    page.open_menu()
    menu = overlay_of(page, TableMenu)
    titles = {button.title for button in menu.buttons}
    assert not titles & {"Back to the game", "Give up", "Hand over a seat", "Leave the table"}
    choose(menu, "See the result")
    overlay_of(page, EndOverlay).close()
    assert page.buttons.end.text == "See the result"
    where = page.view.mapFromScene(page.buttons.end.rect.center())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    overlay_of(page, EndOverlay).close()
    QTest.keyClick(page.view, Key.Key_E)
    overlay_of(page, EndOverlay)


def test_nothing_of_the_table_is_seen_beside_a_scoring(page_of: Open) -> None:
    session, action = before_a_scoring()
    page = page_of(session)
    page.match.play(action)
    if page.match.is_resting:
        page.match.end_turn()
    scoring = overlay_of(page, ScoringOverlay)
    picture = page.grab().toImage()
    outside = {
        picture.pixelColor(x, y).name()
        for x in range(0, page.width(), 3)
        for y in range(0, page.height(), 3)
        if not scoring.sheet().adjusted(-2, -2, 2, 2).contains(x, y)
    }
    assert outside == {QColor(palette.TABLE_DARK).name()}


def test_keys_go_through_the_menu_and_escape_leads_back(page_of: Open) -> None:
    page = page_of(play_on(new_session(), actions=40))
    page.open_menu()
    menu = overlay_of(page, TableMenu)
    assert menu.buttons[0].hasFocus()
    QTest.keyClick(menu, Key.Key_Up)
    assert menu.buttons[-1].hasFocus()
    QTest.keyClick(menu, Key.Key_Down)
    assert menu.buttons[0].hasFocus()
    choose(menu, "Hand over a seat")
    QTest.keyClick(menu, Key.Key_Escape)
    assert page.overlays.current is menu
    assert menu.title() == "Menu"
    QTest.keyClick(menu.buttons[0], Key.Key_Return)
    assert page.overlays.current is None


def test_nobody_can_give_up_a_game_that_is_over(page_of: Open) -> None:
    page = page_of(play_on(new_session(), seed=3))
    page.overlays.close_all()
    page.open_menu()
    assert "Give up" not in [button.title for button in overlay_of(page, TableMenu).buttons]


# Whatever names, sizes and languages there are


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_sheet_can_be_painted_with_any_name_in_any_size(
    page_of: Open, seats: int, size: tuple[int, int]
) -> None:
    page = page_of(play_on(new_session(*STRANGE[:seats]), seed=4), size=size)
    end = overlay_of(page, EndOverlay)
    assert "\n" not in end.title()
    assert len(end.title()) < 300
    assert end.again_button.font().pixelSize() == end.px(17)
    end.grab()
    overlays, looking = page.overlays, page.looking
    overlays.close_all()
    looking.show_scoring(2)
    scoring = overlay_of(page, ScoringOverlay)
    for _ in range(scoring.model.steps):
        scoring.grab()
        scoring.advance()
    scoring.grab()
    for show in (
        looking.show_log,
        page.sheets.show_menu,
        lambda: looking.look_at(regions.MAJORITY),
        lambda: looking.look_at(regions.BAG),
        lambda: looking.look_at(regions.DISCARDS),
        lambda: looking.look_at(PlateOf(1)),
    ):
        show()
        assert overlays.current is not None
        assert overlays.current.rect() == page.rect()
        overlays.current.grab()
    if seats == 2:
        looking.look_at(DIRK)
        overlay_of(page, DirkCloseUp).grab()
    overlays.close_all()


def test_a_sheet_follows_the_size_of_the_page(page_of: Open) -> None:
    page = page_of(play_on(new_session(), actions=40))
    page.looking.look_at(regions.BAG)
    page.resize(1920, 1080)
    overlay = overlay_of(page, UnseenSheet)
    assert overlay.rect() == page.rect()
    assert overlay.unit > 1.3
