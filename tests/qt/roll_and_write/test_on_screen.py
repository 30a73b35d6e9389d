"""Roll & Write is offered, set up, kept and continued like any other game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings
from alhambra_qt.games import game_of_setup
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.pages.rule_book_page import RuleBookPage
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.course import Moment
from alhambra_qt.play.game_setup import PERSON, GameSetup, SeatSetup
from alhambra_qt.roll_and_write import daily
from alhambra_qt.roll_and_write.modes import Mode
from alhambra_qt.roll_and_write.setup_panel import RollAndWritePanel
from alhambra_qt.roll_and_write.sheet_dialog import SheetDialog
from alhambra_qt.roll_and_write.table_page import TablePage
from alhambra_qt.widgets.kinds import kind_described
from alhambra_qt.words.languages import Translators
from core.roll_and_write.daily import DailyDice
from core.roll_and_write.game import NAME
from core.roll_and_write.sheet import OUR_SHEET

Open = Callable[[], MainWindow]
ANN, BEN, CEM = SeatSetup("Ann", 0), SeatSetup("Ben", 1), SeatSetup("Cem", 2)


def table_of(window: MainWindow) -> TablePage:
    assert isinstance(window.page, TablePage)
    return window.page


def test_one_player_chooses_imaginary_players_and_a_contest(window: MainWindow) -> None:
    window.show_new_game_page()
    page = window.page
    assert isinstance(page, NewGamePage)
    page._games.setCurrentIndex(page._games.findData(NAME))
    page._on_game()
    panel = page.findChild(RollAndWritePanel)
    assert panel is not None
    page.change(page.setup._replace(seats=(BEN._replace(kind="ai:hard"), CEM, ANN)))
    modes = panel.modes.buttons
    for mode in (Mode.ALONE, Mode.OTHERS, Mode.DAILY, Mode.ALONE):
        modes[mode].click()
        is_alone = mode is not Mode.OTHERS
        names = [seat.name for seat in page.setup.seats]
        assert names == (["Cem"] if is_alone else ["Cem", "Ben", "Ann"])
        assert page.setup.options["daily"] == (mode is Mode.DAILY)
        assert (modes[mode].isChecked(), panel.solo.isVisible()) == (True, mode is Mode.ALONE)
    assert "rolls" in page._seed_note.text()  # nothing is dealt here
    panel.number.setCurrentIndex(1)
    panel.number.activated.emit(1)
    panel.contest.click()
    page.start_button.click()
    header = table_of(window).match.game.header
    assert (len(header["imaginary"]), header["contest"]) == (3, True)
    table_of(window).same_deal_wanted.emit()
    again = table_of(window).match
    assert again.game.header["imaginary"] == header["imaginary"]
    table_of(window).same_seats_wanted.emit()
    assert table_of(window).match.game.header["contest"] is True


@pytest.mark.parametrize(("seats", "imaginary"), [((ANN, BEN), 1), ((ANN, BEN, CEM), 0)])
def test_more_players_have_what_the_rules_say(seats: tuple[SeatSetup, ...], imaginary: int) -> None:
    """Whatever one player has chosen before."""
    setup = GameSetup(seats, game=NAME, options={"imaginary": 4, "contest": True})
    header = game_of_setup(setup).header_of(setup)
    assert (len(header["imaginary"]), header["contest"]) == (imaginary, False)
    assert game_of_setup(setup).accepts(setup)


def test_a_game_goes_on_where_it_was_left(open_window: Open) -> None:
    first = open_window()
    first.start_game(GameSetup((ANN, BEN), seed=5, game=NAME))
    page = table_of(first)
    page.director.touch(min(page.director.turn.fields()))
    state = page.match.state
    first.close()
    second = open_window()
    start = second.page
    assert isinstance(start, StartPage)
    assert "Ann" in start.continue_button.title
    start.continue_button.click()
    assert table_of(second).match.state.seats == state.seats
    assert table_of(second).match.can_undo()


def test_a_daily_roll_that_is_continued_the_next_day_keeps_its_dice(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    first.start_game(GameSetup((ANN,), game=NAME, options={"daily": True}))
    day = daily.today()
    table_of(first).director.receive()
    first.close()
    monkeypatch.setattr(daily, "today", lambda: day + timedelta(days=1))
    second = open_window()
    start = second.page
    assert isinstance(start, StartPage)
    start.continue_button.click()
    page = table_of(second)
    rolled = DailyDice(day).draw(page.match.session.state)
    page.director.roll()
    assert rolled in [one.action for one in page.match.played]


def test_the_same_rolls_come_again(window: MainWindow) -> None:
    """Not only before the first round: those who play the same get the same."""

    def plays() -> list[object]:
        page = table_of(window)
        for _ in range(3):
            page.director.receive()
            page.director.roll()
        return [one.action for one in page.match.played if one.action is not None]

    window.start_game(GameSetup((ANN,), seed=9, game=NAME))
    first = plays()
    table_of(window).same_deal_wanted.emit()
    assert plays() == first


def test_looking_back_shows_the_moment_and_leads_back(qtbot: QtBot, window: MainWindow) -> None:
    window.start_game(GameSetup((ANN, BEN, CEM), seed=5, game=NAME))
    page = table_of(window)
    page.director.receive()
    page.director.roll()
    page.display.skip()
    page.moment_wanted.emit(Moment(page.scene.lines[-1].played, is_deed=True))
    replayed = window.page
    assert isinstance(replayed, ReplayPage)
    assert "Ann" in replayed.table.what_happened()
    replayed.rules_wanted.emit(None)
    book = window.page
    assert isinstance(book, RuleBookPage)
    QApplication.processEvents()
    assert book.chapters.currentItem().text() == "Alhambra Roll & Write"
    book.left.emit()
    page.match.change_hands(0, "ai:easy", "Zoe")
    told, played = replayed.table.what_happened(), len(page.match.played)
    QTest.qWait(50)
    assert (replayed.table.what_happened(), len(page.match.played)) == (told, played)
    replayed.left.emit()  # a computer doesn't play behind anyone's back
    assert window.page is page
    assert page.display.model().sheets[0].name == "Zoe"
    qtbot.waitUntil(lambda: len(page.match.played) > played, timeout=20_000)


def test_a_kill_while_another_sheet_is_explained_loses_nothing(open_window: Open) -> None:
    killed = open_window()  # and never closed
    other = OUR_SHEET.line() | {"coins": 12}
    killed.start_game(GameSetup((ANN, BEN), game=NAME, options={"sheet": other}))
    table_of(killed).director.receive()
    state = table_of(killed).match.state
    table_of(killed).left.emit()
    for window in (killed, open_window()):
        window.show_new_game_page(NAME)
        page = window.page
        assert isinstance(page, NewGamePage)
        assert page.setup.options["sheet"] == other
        panel = page.findChild(RollAndWritePanel)
        assert panel is not None
        panel.sheet.other.click()
        assert panel.sheet.findChild(SheetDialog) is not None
    window.show_start_page()
    start = window.page
    assert isinstance(start, StartPage)
    start.continue_button.click()
    assert table_of(window).match.state == state


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_new_game_says_what_to_expect_of_the_computers_and_moves_nothing_for_it(
    qtbot: QtBot, translators: Translators, language: str
) -> None:
    translators.change_to(language)
    page = NewGamePage(Settings(last_setup=GameSetup((ANN, BEN, CEM), game=NAME)))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    with qtbot.waitExposed(page):
        page.show()
    assert page._hint.text() == ""
    name = page.seats.rows[0].name

    def choose(row: int, kind: str) -> None:
        box = page.seats.rows[row].kind
        box.setCurrentIndex(box.findData(kind))
        box.activated.emit(box.currentIndex())
        qtbot.wait(10)

    before = name.mapTo(page, name.rect().topLeft())
    choose(1, "ai:easy")
    assert kind_described("ai:easy") in page._hint.text()
    choose(2, "ai:expert")
    assert kind_described("ai:expert") in page._hint.text()
    choose(0, "ai:hard")
    assert kind_described("ai:easy") not in page._hint.text()
    choose(0, PERSON)
    assert len(page._hint.text().splitlines()) == 2
    assert name.mapTo(page, name.rect().topLeft()) == before
