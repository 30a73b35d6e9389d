"""The start page: what can be continued, and what Enter does."""

import time
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.alhambra.parts.short_names import SHORT_NAMES
from alhambra_qt.files.settings import Settings
from alhambra_qt.files.storage import SavedGame
from alhambra_qt.games import games_on_screen
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.page import unit_for
from alhambra_qt.pages.saved_game_words import how_far, when_played
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.words.names import listed, shown


def game(
    *names: str, scorings: int = 0, ago: float = 0, winners: tuple[str, ...] = ()
) -> SavedGame:
    path = Path(f"/games/{names[0][:20]}")
    return SavedGame(path, time.time() - ago, "alhambra", names, scorings, bool(winners), winners)


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    page = StartPage(Settings())
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show_games([])
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_without_games_enter_means_new_game(page: StartPage, qtbot: QtBot) -> None:
    assert not page.continue_button.isVisible()
    assert not page._recent_card.isVisible()
    with qtbot.waitSignal(page.new_game_wanted):
        QTest.keyClick(page.new_game_button, Qt.Key.Key_Return)


def test_each_game_has_its_card(page: StartPage, qtbot: QtBot) -> None:
    for game_ in games_on_screen():
        button = page.game_buttons[game_.name]
        assert button.title.endswith(game_.title())
        assert button.detail == game_.for_whom()
        with qtbot.waitSignal(page.new_game_wanted) as signal:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert signal.args == [game_.name]
        new = NewGamePage(Settings(), game_.name)
        qtbot.addWidget(new)
        assert new.setup.game == game_.name


def test_the_latest_unfinished_game_is_offered_with_who_and_how_far(
    page: StartPage, qtbot: QtBot
) -> None:
    finished = game("Ann", "Ben", scorings=3, winners=("Ann",))
    page.show_games([finished, game("Cem", "Dot", scorings=1), game("Eve", "Fay")])
    assert "Cem" in page.continue_button.title
    assert "after the first scoring round · today" in page.continue_button.detail
    assert page.focusWidget() is page.continue_button
    with qtbot.waitSignal(page.open_wanted) as signal:
        QTest.keyClick(page.continue_button, Qt.Key.Key_Enter)
    assert signal.args == [Path("/games/Cem")]


def test_a_game_that_cannot_be_opened_is_not_offered_and_says_why(page: StartPage) -> None:
    """Whoever clicks on it in the list is told so, too."""
    shown, other = game("Cem", "Dot"), game("Eve", "Fay")
    later = game("Ann", "Ben")._replace(modules=("magic",))
    unknown = game("Gil", "Hal")._replace(game="chess")
    page.show_games([later, unknown, shown, other])
    assert "Cem" in page.continue_button.title
    assert how_far(later) == how_far(unknown) == "can’t be shown yet"
    page.show_games([later, unknown])
    assert not page.continue_button.isVisible()


def test_a_game_with_modules_names_them_in_a_line_of_its_own(page: StartPage) -> None:
    """There is a name for each module that New Game offers."""
    assert list(SHORT_NAMES) == list(all_parts().options)
    plain, some = game("Ann", "Ben"), game("Cem", "Dot")._replace(modules=("thieves", "walls"))
    unknown = game("Eve", "Fay")._replace(modules=("magic",))
    page.show_games([plain, some, unknown])
    rows = page.recent.rows
    assert [len(row.details) for row in rows] == [1, 2, 1]
    assert rows[1].details[1] == "with walls and thieves"
    assert rows[1].accessibleName().endswith(", with walls and thieves")
    heights = [row.height() for row in rows]
    assert heights[0] == heights[2] < heights[1]


def test_a_recent_game_is_opened_by_keyboard_and_by_mouse(page: StartPage, qtbot: QtBot) -> None:
    page.show_games([game("Cem", "Dot"), game("Eve", "Fay")])
    page.recent.setFocus()
    QTest.keyClick(page.recent, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.open_wanted) as signal:
        QTest.keyClick(page.recent, Qt.Key.Key_Return)
    assert signal.args == [Path("/games/Eve")]
    with qtbot.waitSignal(page.open_wanted) as signal:
        QTest.mouseClick(page.recent.rows[0], Qt.MouseButton.LeftButton)
    assert signal.args == [Path("/games/Cem")]


def test_keys_go_through_the_recent_games_and_past_them(page: StartPage) -> None:
    page.show_games([game(name, "Zoe") for name in ("Ann", "Ben", "Cem")])
    rows = page.recent.rows
    page.recent.setFocus()
    for key, at in (
        (Qt.Key.Key_End, 2),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_PageUp, 0),
    ):
        QTest.keyClick(page.focusWidget(), key)
        assert page.focusWidget() is rows[at]
    QTest.keyClick(rows[0], Qt.Key.Key_Tab)
    assert page.focusWidget() not in rows


def test_arrows_move_through_the_menu(page: StartPage) -> None:
    buttons = [*page.game_buttons.values(), page._open]
    for button, below in pairwise(buttons):
        QTest.keyClick(button, Qt.Key.Key_Down)
        assert page.focusWidget() is below


def test_every_button_says_what_it_does_to_those_who_do_not_see_it(page: StartPage) -> None:
    for button in (page.new_game_button, page._open, page._settings, page._about, page._quit):
        assert button.accessibleName()


@pytest.mark.parametrize(
    ("played", "words"),
    [
        (game("A", scorings=0), "before the first scoring round"),
        (game("A", scorings=1), "after the first scoring round"),
        (game("A", scorings=2), "after the second scoring round"),
        (game("A", scorings=3, winners=("A",)), "won by"),
        (game("A", winners=("A",))._replace(points=43), "43 points"),
    ],
)
def test_how_far_a_game_is_stands_in_words(played: SavedGame, words: str) -> None:
    assert words in how_far(played)


def test_when_a_game_was_played_stands_in_words() -> None:
    assert "today" in when_played(game("A"))
    assert "yesterday" in when_played(game("A", ago=24 * 3600))
    assert not any(day in when_played(game("A", ago=9 * 24 * 3600)) for day in ("today", "yest"))


def test_odd_names_are_drawn(page: StartPage) -> None:
    page.show_games([game("<b>x</b>", "A" * 10_000, "\u202eevil", "شهرزاد", "🦁")])
    assert not page.grab().isNull()
    assert len(page.continue_button.detail) < 400


def test_names_are_one_line_of_plain_text() -> None:
    assert shown("a\nb\tc\0d") == "a b c d"
    assert shown("\u202eabc") == "abc"
    assert shown("👩‍🚀") == "👩‍🚀"
    assert len(shown("A" * 10_000)) == 40
    assert "Ann" in listed(["Ann", "Ben"])


def test_text_grows_with_the_window() -> None:
    assert unit_for(1366, 768) == 1
    assert unit_for(3840, 2160) > 2.5
    assert unit_for(100, 100) == unit_for(1024, 700) == 0.9


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1920, 1080), (3840, 2160)])
def test_everything_fits_into_any_window(
    page: StartPage, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page.show_games([game("Ann", "Ben"), *(game("Cem", "Dot", winners=("Cem",)),) * 20])
    page.resize(*size)
    qtbot.wait(10)
    for part in (page._title, page._menu, page._recent_card, page._notice):
        assert page.content.rect().contains(part.geometry())
    assert page.content.height() <= size[1]


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_large_text_needs_no_wider_window(page: StartPage, qtbot: QtBot, scale: float) -> None:
    page.show_games([game("Ann", "Ben"), game("Cem", "Dot", winners=("Cem",))])
    page.resize(1024, 700)
    page.set_settings(Settings(text_scale=scale))
    qtbot.wait(10)
    assert page.content.minimumSizeHint().width() <= 1024
