"""The rule book: every rule has a paragraph, examples tell the truth, and it can be searched."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.files.settings import Settings
from alhambra_qt.games import games_on_screen, rule_book
from alhambra_qt.look.lettering import tied
from alhambra_qt.pages.rule_book_page import RuleBookPage
from alhambra_qt.rule_book.chapters import Drawn, key_of, paragraphs_of
from alhambra_qt.rule_book.document import BookDocument, Look
from alhambra_qt.rule_book.example import Example
from alhambra_qt.rule_book.examples import EXAMPLES
from alhambra_qt.rule_book.figures import City
from alhambra_qt.rule_book.lesson_sheet import LessonSheet
from alhambra_qt.rule_book.module_figures import Peopled
from alhambra_qt.words.languages import Translators
from core.alhambra.modules import street_trader, walls
from core.alhambra.palace import place
from core.alhambra.rules import Rule
from core.alhambra.rulesets import MODULES
from core.kernel import rulebook
from core.roll_and_write import rules as roll_and_write
from core.roll_and_write.rounds import ROUNDS
from core.roll_and_write.sheet import OUR_SHEET
from tests.citations import rule_enums
from tests.core.alhambra import truth

PARTS = rule_book()
PARAGRAPHS = paragraphs_of(PARTS)
RULES = [rule for enum in rule_enums() for rule in enum]
CITIES = [
    (drawn, figure)
    for drawn, example in EXAMPLES.items()
    for figure in example.figures
    if isinstance(figure, City)
]
CITIES_OF_LESSONS = [
    figure
    for part in PARTS
    for step in part.lesson
    if isinstance(step, Example)
    for figure in step.figures
    if isinstance(figure, City)
]

Read = Callable[..., RuleBookPage]


@pytest.fixture
def read(qtbot: QtBot) -> Iterator[Read]:
    """Opens the book; pages live as long as the test."""
    pages: list[RuleBookPage] = []

    def open_at(rule: rulebook.Rule | None = None, scale: float = 1.0) -> RuleBookPage:
        page = RuleBookPage(Settings(text_scale=scale), rule)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1024, 700)
        with qtbot.waitExposed(page):
            page.show()
        return page

    yield open_at
    pages.clear()


@pytest.mark.parametrize("rule", RULES, ids=key_of)
def test_every_rule_has_a_paragraph(rule: rulebook.Rule) -> None:
    assert PARAGRAPHS[rule].text.endswith(".")


def test_no_rule_is_told_twice() -> None:
    told = [
        paragraph.rule
        for part in PARTS
        for chapter in part.chapters
        for paragraph in chapter.paragraphs
    ]
    assert len(told) == len(set(told)) == len(RULES)


def test_every_example_belongs_to_a_paragraph_and_can_be_drawn(qtbot: QtBot) -> None:
    del qtbot
    used = {paragraph.example for paragraph in PARAGRAPHS.values() if paragraph.example}
    assert used == EXAMPLES.keys()
    for example in EXAMPLES.values():
        picture = example.picture(1.5, 2.0)
        width, height = example.size
        assert picture.width() == round(round(width * 1.5) * 2)
        assert picture.height() == round(round(height * 1.5) * 2)
        assert "{" not in example.told()


@pytest.mark.parametrize(("drawn", "city"), CITIES, ids=[drawn.name for drawn, _ in CITIES])
def test_the_cities_of_examples_obey_the_rules_and_break_the_one_they_are_about(
    drawn: Drawn, city: City
) -> None:
    assert truth.is_legal(truth.city_of(city.palace))
    if city.added is None:
        return
    tile, where = city.new_tile
    violation = city.palace.violation(tile.walls, where)
    if city.is_allowed:
        assert violation is None
    else:
        assert violation is not None
        assert PARAGRAPHS[violation.rule].example is drawn


@pytest.mark.parametrize("city", CITIES_OF_LESSONS, ids=lambda city: city.drawing)
def test_the_cities_of_lessons_obey_the_rules(city: City) -> None:
    assert truth.is_legal(truth.city_of(city.palace))
    if isinstance(city, Peopled):
        assert place(*city.at) in city.palace.empty_neighbours()
        for x, y, colour in city.living:
            assert city.palace.tiles[place(x, y)].building == colour


def test_the_book_opens_at_a_rule_and_marks_it(read: Read) -> None:
    page = read(Rule.NO_EMPTY_AREA)
    assert page.rule is Rule.NO_EMPTY_AREA
    cursor = page.text.textCursor()
    (mark,) = page.text.extraSelections()
    assert mark.cursor.selection().toPlainText() == PARAGRAPHS[Rule.NO_EMPTY_AREA].text
    assert mark.cursor.block() == cursor.block()
    assert page.text.viewport().rect().contains(page.text.cursorRect())
    assert page.chapters.currentItem().text().strip() == "Building rules"


def test_words_are_found_while_they_are_typed(read: Read) -> None:
    page = read()
    QTest.keyClick(page.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page.search
    QTest.keyClicks(page.search, "thief")
    number = page.document.toPlainText().lower().count("thief")
    assert page.found == f"1 of {number}"
    first = page.text.textCursor().position()
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.found == f"2 of {number}"
    assert page.text.textCursor().position() > first
    QTest.keyClick(page.search, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page.search, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert page.found == f"{number} of {number}"
    page.search.setText(PARAGRAPHS[Rule.NO_EMPTY_AREA].text)  # its last words hang together
    assert page.found == "1 of 1"
    QTest.keyClicks(page.search, "xyz")
    assert page.found == "No results"
    assert not page.next_button.isEnabled()


def test_escape_ends_a_search_and_then_leads_back(read: Read, qtbot: QtBot) -> None:
    page = read()
    QTest.keyClicks(page.search, "wall")
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.text, Qt.Key.Key_Escape)


def test_every_module_shows_its_lesson_and_every_game_leads_to_its_first_one(
    read: Read, qtbot: QtBot
) -> None:
    page = read()
    taught = [part for part in rule_book() if part.lesson]
    assert len(taught) == len(MODULES)
    for part in taught:
        (link,) = page.lessons.links(part)
        page.text.anchorClicked.emit(QUrl(link.address))
        sheet = page.lessons.overlays.current
        assert isinstance(sheet, LessonSheet)
        assert sheet.title() == part.title
        assert sheet.text.text() == part.lesson[0].told()
        sheet.rules.click()
        assert page.lessons.overlays.current is None
        assert page.document.toPlainText().count(f"{part.title}\n{link.words}\n") == 1
    for game in games_on_screen():
        (link,) = page.lessons.links(game.chapters()[0])
        with qtbot.waitSignal(page.tutorial_wanted) as caught:
            page.text.anchorClicked.emit(QUrl(link.address))
        assert caught.args == [game.name]


def test_a_chapter_is_chosen_by_keys(read: Read) -> None:
    page = read()
    page.chapters.setFocus()
    QTest.keyClick(page.chapters, Qt.Key.Key_End)
    heading = page.document.headings[-1]
    assert page.text.textCursor().block().text() == tied(heading.title)
    QTest.keyClick(page.chapters, Qt.Key.Key_Home)
    assert page.text.textCursor().block().text() == tied(page.document.headings[0].title)


@pytest.mark.parametrize("code", ["de", "nl"])
def test_another_language_leaves_the_reader_at_the_same_rule(
    read: Read, translators: Translators, code: str
) -> None:
    page = read(walls.Rule.NOT_OVER_A_WALL)
    english = page.text.textCursor().block().text()
    translators.change_to(code)
    QApplication.processEvents()
    translated = page.text.textCursor().block().text()
    assert translated != english
    assert page.rule is walls.Rule.NOT_OVER_A_WALL
    assert page.text.viewport().rect().contains(page.text.cursorRect())


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_picture_is_wider_than_the_page(read: Read, scale: float) -> None:
    page = read(scale=scale)
    assert page.text.horizontalScrollBar().maximum() == 0
    assert page.text.geometry().right() < page.width()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("unit", "width"), [(1.0, 1000), (2.8, 3200), (2.0, 1000)])
def test_lines_are_short_enough_to_be_read(unit: float, width: int) -> None:
    book = BookDocument(PARTS, Look(unit, width, 1.0))
    book.setTextWidth(width)
    assert book.size().height() > width
    letters = []
    for number in range(book.blockCount()):
        layout = book.findBlockByNumber(number).layout()
        letters += [layout.lineAt(row).textLength() for row in range(layout.lineCount() - 1)]
    assert 40 < sum(letters) / len(letters) < 72
    assert max(letters) <= 85


def test_a_picture_is_drawn_once(qtbot: QtBot) -> None:
    del qtbot
    book = BookDocument(PARTS, Look(1.0, 700, 1.0))
    kind = book.ResourceType.ImageResource.value
    assert book.resource(kind, "WALL").cacheKey() == book.resource(kind, "WALL").cacheKey()


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (Rule.EXACT_PAYMENT, "you must choose another action"),
        (Rule.LONGEST_WALL, "you get a point for each side"),
        (Rule.DIRK_STARTS_WITH_SIX, "At the start"),
        (street_trader.Rule.BUILT_ON_THE_TRADER, "Only then can a citizen move in or be swapped"),
        (street_trader.Rule.SWAP_A_CITIZEN, "one of the citizens there"),
        (street_trader.Rule.TRADER_MOVES_ON, "If the trader made way"),
        (street_trader.Rule.SERIES_OF_CITIZENS, "the citizens in your buildings"),
        (street_trader.Rule.TRADER_BESIDE_THE_FOUNTAIN, "Dirk has no trader"),
        (roll_and_write.Rule.ANY_PAIR, "on four different spaces"),
        (roll_and_write.Rule.SIX_BY_SIX_BUILDINGS, f"{OUR_SHEET.coins} circles are our own"),
        (roll_and_write.Rule.REST_IS_PASSED_ON, "In a solo game you keep all four"),
        (roll_and_write.Rule.ALL_FOUR_AFTER_THE_SECOND, "In a solo game you keep all four"),
        (roll_and_write.Rule.SOLO_KEEPS_ITS_DICE, "you roll all four dice and keep them"),
        (roll_and_write.Rule.HARDER_SOLO, f"{ROUNDS[1 + 3]} or {ROUNDS[1 + 4]} rounds"),
        (roll_and_write.Rule.IMAGINARY_GET_NO_POINTS, "except in a solo contest"),
    ],
    ids=lambda value: value.name if isinstance(value, rulebook.Rule) else "",
)
def test_a_paragraph_says_what_is_easily_misread(rule: rulebook.Rule, said: str) -> None:
    assert said in PARAGRAPHS[rule].text
