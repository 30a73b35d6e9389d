"""New Game for the board game: modules can be chosen, and two players hear of Dirk."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.alhambra.parts.change.region import NAME as CHANGE
from alhambra_qt.alhambra.parts.registered import PARTS
from alhambra_qt.alhambra.parts.walls.region import NAME as WALLS
from alhambra_qt.alhambra.setup_panel import AlhambraPanel
from alhambra_qt.files.settings import Settings
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.replay_page import ReplayPage
from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup
from alhambra_qt.play.new_games import same_deal
from alhambra_qt.rule_book.lesson_sheet import LessonSheet
from alhambra_qt.words.languages import Translators
from core.alhambra.modules import change, street_trader, thieves, walls
from tests.qt.games import game_of_window, lift_curtain, table_of

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
    assert panel.noted.isVisible()
    assert "Dirk" in panel.text.text()
    panel.offer.click()
    assert [seat.kind for seat in page.setup.seats][2:] == [LEVELS[0]]
    assert not panel.noted.isVisible()
    assert page.start_button.hasFocus()
    page.seats.rows[-1].remove.click()
    assert panel.noted.isVisible()


def test_two_of_one_name_hear_of_that_first(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, TWO)
    page.seats.rows[1].name.selectAll()
    QTest.keyClicks(page.seats.rows[1].name, "ann")
    assert not panel.noted.isVisible()
    assert "Ann" in page._hint.text() or "ann" in page._hint.text()
    QTest.keyClick(page.seats.rows[1].name, Qt.Key.Key_E)
    assert panel.noted.isVisible()
    assert "called" not in page._hint.text()


def lesson_of(page: NewGamePage) -> LessonSheet:
    lesson = page.overlays.current
    assert isinstance(lesson, LessonSheet)
    return lesson


def test_a_module_is_chosen_and_its_rules_can_be_read(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, TWO)
    assert panel.boxes.keys() == {name for name, part in PARTS.items() if part.option is not None}
    for name, title, rule in (
        ("walls", "The Walls", walls.Rule.EIGHT_WALL_CARDS),
        ("thieves", "The Thieves", thieves.Rule.TWELVE_THIEVES),
        ("change", "The Change", change.Rule.TWENTY_FOUR_COINS),
        ("traders", "The Street Trader", street_trader.Rule.THREE_DIFFERENT_CITIZENS),
    ):
        offered = panel.boxes[name]
        assert (offered.box.accessibleName(), offered.box.isChecked()) == (title, False)
        offered.box.click()
        assert page.setup.modules == (name,)
        offered.what.click()
        lesson = lesson_of(page)
        assert lesson.accessibleName() == title
        with qtbot.waitSignal(page.rules_wanted) as asked:
            lesson.rules.click()
        assert asked.args == [rule]
        lesson.close()
        offered.box.click()
        assert not page.setup.modules


def test_every_option_has_a_lesson_with_pictures_and_words_in_each_language(
    qtbot: QtBot, translators: Translators
) -> None:
    page, panel = opened(qtbot, TWO)
    words: dict[str, list[str]] = {}
    for language in ("de", "nl", "en"):
        translators.change_to(language)
        for box in panel.boxes.values():
            box.what.click()
            lesson = lesson_of(page)
            while page.overlays.current is lesson:
                words.setdefault(language, []).append(lesson.text.text())
                picture = lesson.picture.pixmap().toImage()
                assert lesson.picture.rect().contains(picture.rect())
                small = picture.scaled(24, 12, mode=Qt.TransformationMode.SmoothTransformation)
                assert len({small.pixel(at % 24, at // 24) for at in range(24 * 12)}) > 12
                lesson.next.click()
    assert not any("{" in one for said in words.values() for one in said)
    steps = list(zip(*words.values(), strict=True))
    assert len(steps) >= 3 * len(panel.boxes)
    assert all(len(set(step)) == len(words) for step in steps)


def test_keys_go_through_a_lesson_and_lead_back_to_where_it_was_asked_for(qtbot: QtBot) -> None:
    page, panel = opened(qtbot, TWO)
    box = panel.boxes["walls"]
    box.what.setFocus()
    QTest.keyClick(box.what, Qt.Key.Key_Return)
    lesson = lesson_of(page)
    assert lesson.next.hasFocus()
    seen = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_PageUp):
        QTest.keyClick(lesson.next, key)
        seen.append((lesson.at, lesson.count.text(), lesson.back.isEnabled()))
    assert seen == [
        (1, "2 of 4", True),
        (2, "3 of 4", True),
        (1, "2 of 4", True),
        (0, "1 of 4", False),
    ]
    for _ in range(9):
        QTest.keyClick(lesson.next, Qt.Key.Key_Right)
    assert (lesson.at, lesson.next.text()) == (3, "Close")
    page.hide()
    page.show()  # somebody was in the rule book meanwhile
    assert lesson.isAncestorOf(page.focusWidget()) or page.focusWidget() is lesson
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert page.overlays.current is None
    assert page.focusWidget() is box.what


def test_a_game_with_a_module_is_played_remembered_opened_and_dealt_again(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.start_game(TWO._replace(modules=("walls", "change"), seed=3))
    page, file = lift_curtain(table_of(window)), game_of_window(window).file
    assert file is not None
    path = file.path
    assert path is not None
    assert page.match.game.header["modules"] == ["walls", "change"]
    assert {WALLS, CHANGE} <= page.scene.regions.keys()
    again = same_deal(page.match.session, page.match.players)
    assert again.session.game.header["modules"] == ["walls", "change"]
    assert again.session.state.market == page.match.state.market
    window.show_start_page()
    window.show_new_game_page()
    assert isinstance(window.page, NewGamePage)
    assert window.page.setup.modules == ("walls", "change")
    window.open_record(path)
    assert {WALLS, CHANGE} <= table_of(window).scene.regions.keys()
    window.show_start_page()
    window.watch_record(path)
    assert isinstance(window.page, ReplayPage)
