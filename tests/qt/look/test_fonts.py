"""The bundled fonts have every letter and sign that the program writes."""

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QRawFont

from alhambra_qt.look import fonts
from alhambra_qt.look.lettering import balanced, wrapped
from alhambra_qt.system import resources

pytestmark = pytest.mark.usefixtures("qapp")

LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÄÖÜäöüßáéíóúàèìòùâêîôûëïÿçñœæÉËÏÓ"
)
SIGNS = "→←↑↓′×–—…«»‹›„“”‚‘’•·−½€°✓≤≥+-*/=<>()[]{}|\\@#&%$!?.,:;'\"_~"


@pytest.mark.parametrize("name", fonts.TEXT_FILES)
def test_text_has_every_letter_and_sign(name: str) -> None:
    raw = QRawFont(str(resources.assets() / "fonts" / name), 20)
    assert [each for each in LETTERS + "ẞĳĲ" + SIGNS if not raw.supportsCharacter(ord(each))] == []


@pytest.mark.parametrize("name", fonts.TITLE_FILES)
def test_titles_have_every_letter_and_sign(name: str) -> None:
    raw = QRawFont(str(resources.assets() / "fonts" / name), 20)
    assert [each for each in LETTERS + SIGNS if not raw.supportsCharacter(ord(each))] == []


def test_fonts_are_known_by_their_families() -> None:
    assert fonts.load_fonts() == ("Cabin", "Philosopher")
    assert QFontInfo(fonts.text_font(18)).family() == "Cabin"
    assert QFontInfo(fonts.title_font(18)).family() == "Philosopher"


def test_bold_is_a_font_of_its_own() -> None:
    regular, bold = fonts.text_font(40), fonts.text_font(40, bold=True)
    assert QFontMetrics(regular).horizontalAdvance("x8") != QFontMetrics(bold).horizontalAdvance(
        "x8"
    )
    assert QFontInfo(bold).bold()


def test_a_missing_file_leaves_the_font_of_the_machine() -> None:
    assert fonts._load(("no-such-font.ttf",)) == QFont().family()


@pytest.mark.parametrize(
    "text", ["You see what you get for it: 10 + 3.", "Nobody has to take any of them."]
)
def test_no_word_is_left_alone_on_the_last_line(text: str) -> None:
    font = fonts.text_font(16)
    for width in range(130, 400, 3):
        lines = wrapped(text, font, width)
        assert " ".join(lines) == text
        assert len(lines) == 1 or (" " in lines[-1] and len(lines[-1]) > 7)


def test_where_two_words_have_no_room_they_are_on_two_lines() -> None:
    font = fonts.text_font(16)
    width = QFontMetrics(font).horizontalAdvance("the next")
    assert wrapped("the next scoring round", font, width + 2) == ["the next", "scoring", "round"]


@pytest.mark.parametrize("text", ["Reserve board", "Take the rest of your money", "Reservefeld"])
def test_lines_of_the_same_length_break_no_word(text: str) -> None:
    font = fonts.text_font(16)
    longest = max(QFontMetrics(font).horizontalAdvance(word) for word in text.split())
    for width in range(longest + 2, 240):
        assert " ".join(balanced(text, font, width)) == text


def test_every_font_lies_beside_its_licence() -> None:
    folder = resources.assets() / "fonts"
    for name in (*fonts.TEXT_FILES, *fonts.TITLE_FILES):
        licence = folder / f"{name.partition('-')[0]}-OFL.txt"
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text("utf-8")
    assert sum(path.stat().st_size for path in folder.iterdir()) < 1_200_000


def test_a_tile_and_its_number_are_no_lonely_word_on_the_last_line() -> None:
    font = fonts.text_font(20)
    first, last = "You pay for chambers 9 and build", "chambers 9."
    width = QFontMetrics(font).horizontalAdvance(first) + 2
    assert wrapped(f"{first} {last}", font, width) == [first, last]
