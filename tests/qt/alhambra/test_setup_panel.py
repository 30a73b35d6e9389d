"""New Game for the board game: two players hear of Dirk."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.setup_panel import AlhambraPanel
from alhambra_qt.files.settings import Settings
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup

TWO = GameSetup((SeatSetup("Ann", 0), SeatSetup("Ben", 1)))


def opened(qtbot: QtBot, setup: GameSetup) -> tuple[NewGamePage, AlhambraPanel]:
    page = NewGamePage(Settings(last_setup=setup))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    with qtbot.waitExposed(page):
        page.show()
    panel = page.findChild(AlhambraPanel)
    assert panel is not None
    return page, panel


def test_two_players_hear_of_dirk_and_can_have_a_computer_instead(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, TWO)
    assert panel.isVisible()
    assert "Dirk" in panel.text.text()
    panel.offer.click()
    assert [seat.kind for seat in page.setup.seats][2:] == [LEVELS[0]]
    assert not panel.isVisible()
    assert page.start_button.hasFocus()
    page.seats.rows[-1].remove.click()
    assert panel.isVisible()


def test_two_of_one_name_hear_of_that_first(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, TWO)
    page.seats.rows[1].name.selectAll()
    QTest.keyClicks(page.seats.rows[1].name, "ann")
    assert not panel.isVisible()
    assert "Ann" in page._hint.text() or "ann" in page._hint.text()
    QTest.keyClick(page.seats.rows[1].name, Qt.Key.Key_E)
    assert panel.isVisible()
    assert "called" not in page._hint.text()
