"""New Game: seats, colours, names, order, and what starts."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.dialogs.program_dialog import ProgramDialog
from alhambra_qt.files.settings import Settings
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.new_game_page import NewGamePage
from alhambra_qt.pages.seat_row import colour_name
from alhambra_qt.play.game_setup import (
    COLOURS,
    LEVELS,
    PERSON,
    PROGRAM,
    GameSetup,
    SeatSetup,
    is_playable,
)
from alhambra_qt.teaching.seats import seats_to_learn
from alhambra_qt.widgets.kinds import kind_described, kind_name
from alhambra_qt.widgets.scrolled_part import ScrolledPart
from alhambra_qt.words.languages import Translators

ODD_NAMES = ["<b>bold</b>", "&amp; &Ann", "شهرزاد", "🦁🕌", "A" * 60, "a %1 {name} %n"]


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    return opened(qtbot, Settings())


def opened(qtbot: QtBot, settings: Settings) -> NewGamePage:
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    with qtbot.waitExposed(page):
        page.show()
    return page


def started(qtbot: QtBot, page: NewGamePage) -> GameSetup:
    with qtbot.waitSignal(page.start_wanted) as signal:
        page.start_button.click()
    setup = signal.args[0]
    assert isinstance(setup, GameSetup)
    return setup


def test_one_person_and_two_computers_are_proposed(qtbot: QtBot, page: NewGamePage) -> None:
    setup = started(qtbot, page)
    assert is_playable(setup)
    assert [seat.kind for seat in setup.seats] == [PERSON, LEVELS[0], LEVELS[0]]
    assert setup.seed is None


class Windows(QObject):
    """Remembers what was shown as a window of its own, if only for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        is_shown = event.type() == QEvent.Type.Show
        if is_shown and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


def test_no_field_is_ever_a_window_of_its_own(qtbot: QtBot, qapp: QApplication) -> None:
    """Such a window would flash, and keys would go to it from then on."""
    windows = Windows()
    qapp.installEventFilter(windows)
    page = opened(qtbot, Settings())
    page._add.click()
    qapp.removeEventFilter(windows)
    assert windows.seen == [page]


def test_enter_in_a_name_starts_and_escape_goes_back(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.rows[0].name.setFocus()
    with qtbot.waitSignal(page.start_wanted):
        QTest.keyClick(page.seats.rows[0].name, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.seats.rows[0].name, Qt.Key.Key_Escape)


def test_from_two_to_six_seats_each_with_its_colour(qtbot: QtBot, page: NewGamePage) -> None:
    for _ in range(5):
        page._add.click()
    assert not page._add.isEnabled()
    six = started(qtbot, page)
    assert sorted(seat.colour for seat in six.seats) == list(range(COLOURS))
    for _ in range(6):
        page.seats.rows[-1].remove.click()
    assert len(started(qtbot, page).seats) == 2
    assert not page.seats.rows[0].remove.isEnabled()


def test_names_are_typed(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.rows[0].name.selectAll()
    QTest.keyClicks(page.seats.rows[0].name, "Ann")
    assert started(qtbot, page).seats[0].name == "Ann"


def test_a_seat_without_a_name_gets_one(qtbot: QtBot, page: NewGamePage) -> None:
    for row in page.seats.rows:
        row.name.selectAll()
        QTest.keyClicks(row.name, "   ")
    assert is_playable(started(qtbot, page))


def test_two_players_need_two_names(qtbot: QtBot, page: NewGamePage) -> None:
    first, second = page.seats.rows[0].name, page.seats.rows[1].name
    first.setFocus()
    first.selectAll()
    QTest.keyClicks(first, " zAIDA")  # as the computer beside
    assert "Two players are called Zaida" in page._hint.text()
    with qtbot.assertNotEmitted(page.start_wanted):
        page.start_button.click()
    assert second.hasFocus()
    QTest.keyClicks(second, "Yusuf's cat")
    assert "called" not in page._hint.text()
    assert [seat.name for seat in started(qtbot, page).seats[:2]] == ["zAIDA", "Yusuf's cat"]


def test_a_name_that_is_given_to_nobody_else_is_free(qtbot: QtBot, page: NewGamePage) -> None:
    for row, name in ((page.seats.rows[0], ""), (page.seats.rows[1], "Player 1")):
        row.name.setFocus()
        row.name.selectAll()
        QTest.keyClick(row.name, Qt.Key.Key_Delete)
        QTest.keyClicks(row.name, name)
    names = [seat.name for seat in started(qtbot, page).seats]
    assert len(set(names)) == 3


def test_a_colour_that_is_taken_is_swapped(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.rows[0]._actions[2].trigger()
    assert [seat.colour for seat in started(qtbot, page).seats] == [2, 1, 0]


def test_seats_can_be_reordered_and_shuffled(qtbot: QtBot, page: NewGamePage) -> None:
    before = page.setup.seats
    page.seats.rows[1].up.click()
    assert started(qtbot, page).seats == (before[1], before[0], before[2])
    orders = set()
    for _ in range(40):
        page._shuffle.click()
        orders.add(page.setup.seats)
    assert len(orders) > 3
    assert set(page.setup.seats) == set(before)


def test_one_seat_is_the_youngest(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.rows[2].youngest.click()
    assert started(qtbot, page).youngest == 2
    assert [row.youngest.isChecked() for row in page.seats.rows] == [False, False, True]


def test_a_number_gives_a_deal(qtbot: QtBot, page: NewGamePage) -> None:
    QTest.mouseClick(page._more, Qt.MouseButton.LeftButton)
    assert page._seed.hasFocus()
    QTest.keyClicks(page._seed, "x12-34")
    assert started(qtbot, page).seed == 1234


def test_computers_alone_can_be_watched(page: NewGamePage) -> None:
    row = page.seats.rows[0]
    row.kind.setCurrentIndex(1)
    row.kind.activated.emit(1)
    assert "watch" in page._hint.text()


def test_names_are_plain_text_whatever_they_contain(qtbot: QtBot) -> None:
    seats = tuple(SeatSetup(name, at) for at, name in enumerate(ODD_NAMES))
    page = opened(qtbot, Settings(last_setup=GameSetup(seats)))
    assert [row.name.text() for row in page.seats.rows] == ODD_NAMES
    assert started(qtbot, page).seats == seats
    labels = page.findChildren(QLabel)
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)


def test_every_level_and_colour_has_words(qtbot: QtBot) -> None:
    del qtbot
    assert len({kind_name(kind) for kind in (PERSON, *LEVELS)}) == 1 + len(LEVELS)
    assert len({kind_described(kind) for kind in LEVELS} - {""}) == len(LEVELS)
    assert len({colour_name(colour) for colour in range(COLOURS)}) == COLOURS


def test_every_field_has_an_accessible_name(page: NewGamePage) -> None:
    for row in page.seats.rows:
        for field in row._fields():
            assert field.accessibleName()


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1920, 1080), (3840, 2160)])
def test_six_seats_fit_into_any_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    seats = tuple(SeatSetup(name, at) for at, name in enumerate(ODD_NAMES))
    page = opened(qtbot, Settings(last_setup=GameSetup(seats)))
    page.resize(*size)
    qtbot.wait(10)
    assert page._card.width() <= size[0]
    assert page.content.height() <= size[1]
    assert page.content.rect().contains(page._card.geometry())
    if size[0] > 1024:
        page.show_more()
        qtbot.wait(10)
        assert page.content.height() <= size[1]


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_large_text_needs_no_wider_window(qtbot: QtBot, page: NewGamePage, scale: float) -> None:
    page.resize(1024, 700)
    page.set_settings(Settings(text_scale=scale))
    qtbot.wait(10)
    assert page.content.minimumSizeHint().width() <= 1024
    button = page.start_button
    assert page.rect().contains(QRect(button.mapTo(page, QPoint()), button.size()))


def test_what_unfolds_below_is_brought_into_sight(qtbot: QtBot, page: NewGamePage) -> None:
    page.resize(1366, 768)
    page.set_settings(Settings(text_scale=2.0))
    qtbot.wait(10)

    def is_in_sight(field: QWidget) -> bool:
        return field.visibleRegion().boundingRect().size() == field.size()

    for _ in range(2):
        QTest.mouseClick(page._add, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: is_in_sight(page.seats.rows[-1].name))
    QTest.mouseClick(page._more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: is_in_sight(page._seed))
    assert is_in_sight(page._seed_note)


def test_what_is_pressed_stays_below_the_pointer(qtbot: QtBot, page: NewGamePage) -> None:
    page.resize(1366, 500)
    page.set_settings(Settings(text_scale=2.0))
    qtbot.wait(10)
    part = page.findChild(ScrolledPart)
    assert part is not None
    bar, button = part.verticalScrollBar(), page._add
    below = button.mapTo(part, button.rect().center()).y() - part.height()
    bar.setValue(below)
    assert 0 < bar.value() < bar.maximum()  # half of the button is seen
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert button.hasFocus()
    qtbot.wait(10)
    assert bar.value() == below


def choose_kind(page: NewGamePage, row: int, kind: str) -> None:
    box = page.seats.rows[row].kind
    box.setCurrentIndex(box.findData(kind))
    box.activated.emit(box.currentIndex())


def choose_game(page: NewGamePage, name: str) -> None:
    page._games.setCurrentIndex(page._games.findData(name))
    page._games.activated.emit(page._games.currentIndex())


def test_only_computers_of_a_game_with_characters_are_asked_for_theirs(
    qtbot: QtBot, page: NewGamePage
) -> None:
    rows = page.seats.rows
    assert [row.character.isVisible() for row in rows] == [False, True, True]
    rows[1].character.setCurrentIndex(rows[1].character.findData("hoarder"))
    rows[1].character.activated.emit(rows[1].character.currentIndex())
    assert page.setup.seats[1].kind == "ai:easy:hoarder"
    choose_kind(page, 0, "ai:hard")
    choose_kind(page, 2, PERSON)
    assert [row.character.isVisible() for row in rows] == [True, True, False]
    page._add.click()
    choose_kind(page, 3, "ai:medium")
    assert rows[3].character.isVisible()
    choose_game(page, "roll-and-write")
    assert not any(row.character.isVisible() for row in rows)
    assert not any(row.character.count() for row in rows)
    assert started(qtbot, page).seats[1].kind == "ai:easy"
    choose_game(page, "alhambra")
    assert [row.character.isVisible() for row in rows] == [True, True, False, True]


def test_a_program_has_no_character(page: NewGamePage) -> None:
    seat = page.setup.seats[1]._replace(kind="bot:play:it:spoiler")
    page.change(page.setup.with_seat(1, seat))
    assert not page.seats.rows[1].character.isVisible()


def test_a_name_that_was_proposed_goes_with_whoever_played(page: NewGamePage) -> None:
    choose_kind(page, 0, "ai:hard")
    assert page.setup.seats[0].kind == "ai:hard"
    assert page.setup.seats[0].name not in {"Player 1", "Zaida", "Yusuf"}
    choose_kind(page, 0, PERSON)
    assert page.setup.seats[0].name == "Player 1"
    page.seats.rows[0].name.selectAll()
    QTest.keyClicks(page.seats.rows[0].name, "Ann")
    choose_kind(page, 0, "ai:easy")
    assert page.setup.seats[0].name == "Ann"


def test_any_program_can_be_given_a_seat(qtbot: QtBot, page: NewGamePage) -> None:
    choose_kind(page, 1, PROGRAM)
    dialog = page.findChild(ProgramDialog)
    assert dialog is not None
    assert not dialog._choose.isEnabled()
    QTest.keyClicks(dialog._command, "python3 my_bot.py")
    QTest.keyClick(dialog._command, Qt.Key.Key_Return)
    setup = started(qtbot, page)
    assert setup.seats[1].kind == "bot:python3 my_bot.py"
    assert "my_bot.py" in page.seats.rows[1].kind.currentText()
    assert is_playable(setup.to_remember())
    assert setup.to_remember().seats[1].kind == LEVELS[0]
    choose_kind(page, 1, "bot:python3 my_bot.py")
    again = page.findChildren(ProgramDialog)[-1]
    assert again._command.text() == "python3 my_bot.py"


def test_who_names_no_program_changes_nothing(page: NewGamePage) -> None:
    before = page.setup
    choose_kind(page, 1, PROGRAM)
    dialog = page.findChild(ProgramDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert page.setup == before
    assert page.seats.rows[1].kind.kind == before.seats[1].kind


def test_every_game_keeps_what_was_chosen_for_it(page: NewGamePage) -> None:
    page.change(page.setup._replace(modules=("walls",)))
    row = page.seats.rows[1]
    row.character.setCurrentIndex(row.character.findData("hoarder"))
    row.character.activated.emit(row.character.currentIndex())
    choose_game(page, "roll-and-write")
    assert (page.setup.modules, page.setup.seats[1].kind) == ((), "ai:easy")
    page.change(page.setup._replace(options={"contest": True, "imaginary": 3, "daily": False}))
    choose_game(page, "alhambra")
    assert (page.setup.modules, page.setup.options) == (("walls",), {})
    assert page.setup.seats[1].kind == row.kind.kind + ":hoarder"
    choose_game(page, "roll-and-write")
    assert page.setup.options["imaginary"] == 3


def test_who_goes_back_finds_everything_as_it_was(
    open_window: Callable[[], MainWindow],
) -> None:
    def page_of(window: MainWindow, game: str | None = None) -> NewGamePage:
        window.show_new_game_page(game)
        assert isinstance(window.page, NewGamePage)
        return window.page

    window = open_window()
    page = page_of(window, "alhambra")
    page._add.click()
    page.seats.rows[-1].name.clear()
    choose_kind(page, 1, "ai:hard")
    page.change(page.setup._replace(modules=("thieves",)))
    page._back.click()
    again = page_of(window)
    assert again.setup.modules == ("thieves",)
    assert [seat.kind for seat in again.setup.seats] == [PERSON, "ai:hard", "ai:easy", PERSON]
    QTest.keyClick(again, Qt.Key.Key_Escape)
    other = page_of(window, "roll-and-write")
    assert other.setup.modules == ()
    other._back.click()
    assert page_of(window, "alhambra").setup.modules == ("thieves",), "also by way of another game"
    window.show_start_page()
    window.close()
    assert len(page_of(open_window()).setup.seats) == 4


def test_names_that_were_proposed_speak_the_language_of_the_program(
    qtbot: QtBot, translators: Translators
) -> None:
    names = ["Player 2", "Speler 3", "Ann", "Player 77"]
    seats = tuple(SeatSetup(name, at) for at, name in enumerate(names))
    translators.change_to("de")
    page = opened(qtbot, Settings(last_setup=GameSetup(seats)))
    assert [row.name.text() for row in page.seats.rows] == [
        "Spieler 2",
        "Spieler 3",
        "Ann",
        "Player 77",
    ]
    translators.change_to("nl")
    qtbot.wait(10)
    assert [row.name.text() for row in page.seats.rows][:3] == ["Speler 2", "Speler 3", "Ann"]
    assert page.setup.seats[0].name == "Speler 2"
    assert seats_to_learn(GameSetup(seats))[0]["name"] == "Speler 2"


def test_nobody_gets_a_name_that_is_taken(qtbot: QtBot, translators: Translators) -> None:
    translators.change_to("de")
    seats = (SeatSetup("Player 1", 0), SeatSetup("Spieler 1", 1))
    page = opened(qtbot, Settings(last_setup=GameSetup(seats)))
    assert [seat.name for seat in page.setup.seats] == ["Player 1", "Spieler 1"]
