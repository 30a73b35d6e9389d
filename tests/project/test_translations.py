"""Every language is complete, says the same as the code, and speaks the words of the rulebook."""

from __future__ import annotations

import ast
import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from tests.project import words_in_code
from tests.project.words_in_code import TOP, Text

FOLDER = TOP / "translations"
LANGUAGES = ("de", "en", "nl")
TRANSLATED = ("de", "nl")

SEEN_BY_NOBODY = {
    "application.py": {"Fusion"},
    "alhambra/characters.py": {"character"},
    "alhambra/parts/base_game/part.py": {"base game"},
    "alhambra/parts/base_game/words.py": {"cards"},
    "alhambra/parts/change/region.py": {"change"},
    "alhambra/parts/street_trader/model.py": {"traders", "citizens"},
    "alhambra/parts/thieves/region.py": {"thieves"},
    "alhambra/parts/walls/region.py": {"walls"},
    "alhambra/parts/walls/words.py": {"on"},
    "alhambra/presenters/regions.py": set(
        "money stock discards bought track palace turn majority plates home chronicle".split()
    ),
    "alhambra/reasons.py": {"f"},
    "alhambra/sheets/score_sheet.py": {"Σ"},
    "look/lettering.py": {r"(?<=[^\W\d]) (?=\d+\b)|(?<=\d) (?=×)|(?<=×) "},
    "play/hinting.py": {"--seconds"},
    "play/speaking_up.py": {"silence", "speaking"},
    "roll_and_write/gestures.py": {"sheet", "rolled", "imaginary"},
    "roll_and_write/hints.py": {"yellow", "blue"},
    "roll_and_write/table/changes.py": {"yellow", "blue"},
    "roll_and_write/table/painted.py": {
        "large sheet",
        "score sheet",
        "tray",
        "chronicle",
        "results",
    },
    "roll_and_write/table/sheet.py": {"yellow", "blue"},
    "roll_and_write/table/signs.py": {"cost"},
    "roll_and_write/table/spots.py": {"buttons", "sheets"},
    "rule_book/dice_figures.py": {"yellow", "blue"},
    "dialogs/program_dialog.py": {"python3 my_bot.py"},
    "files/licences.py": {"licences", "fonts"},
    "files/logfile.py": {"%(asctime)s %(levelname)s %(name)s: %(message)s", "backslashreplace"},
    "files/settings.py": {"slow", "normal", "fast", "off"},
    "files/storage.py": {"games"},
    "look/fonts.py": {"fonts"},
    "look/pictures/__init__.py": {"pictures"},
    "look/pictures/drawing.py": {"pictures"},
    "look/portraits.py": {
        "zaida yusuf lindaraja ibrahim aisha boabdil",
        "astronomer falconer musician poet potter sailor",
    },
    "pages/sounds.py": {"offscreen", "minimal", "sounds"},
    "play/computers/programs.py": {"bot"},
    "play/new_games.py": {"alhambra-qt ", "played-on"},
    "roll_and_write/daily.py": {"daily", "daily-try"},
    "roll_and_write/expert.py": {"daily"},
    "roll_and_write/on_screen.py": {"cross", ', "do": "'},
    "roll_and_write/sheets/end_words.py": {"lines", "extra", "total"},
    "sound/device.py": {"Null", "/proc/asound/cards", "array[int]", "h", "Alhambra Qt"},
    "sound/player.py": {  # of which the log tells
        "the sound device plays no more",
        "it may have been unplugged",
        "the sound device can't be closed",
        "there are no sounds without miniaudio",
        "no sound device can be opened",
        "can't play ",
    },
    "tools/picture.py": {
        "offscreen",
        "can't be written",
        "--at ",
        ": the record has ",
        " events",
    },
    "teaching/bar.py": {"<b>", "</b> "},
    "teaching/progress.py": {"tutorial"},
    "widgets/kinds.py": {"<qt>", "</qt>"},
    "words/languages.py": {"en"},
    "system/late_modules.py": {"bz2", "inspect", "ipaddress", "lzma", "tempfile", "textwrap"},
    "system/pyside.py": {"errorhandler", "layout", "parser"},
}
"""Names in files and of files, and a sign that is the same everywhere."""


class Message(NamedTuple):
    """An entry of a .ts file; what depends on a number has several translations."""

    text: Text
    forms: tuple[str, ...]
    state: str


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All entries of a language."""
    root = ET.parse(FOLDER / f"alhambra_{language}.ts").getroot()  # noqa: S314 (our own file)
    return tuple(_message(name, each) for name, each in _entries(root))


def _entries(root: ET.Element) -> Iterator[tuple[str, ET.Element]]:
    for context in root.iter("context"):
        for each in context.iter("message"):
            yield context.findtext("name") or "", each


def _message(context: str, element: ET.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return Message(
        Text(context, element.findtext("source") or "", element.findtext("comment") or ""),
        tuple(plural) if element.get("numerus") == "yes" else (translation.text or "",),
        translation.get("type", "finished"),
    )


def finished(language: str) -> Iterator[tuple[Message, str]]:
    """What is translated, form by form; what is not fails a test of its own."""
    for message in messages(language):
        for form in message.forms if message.state == "finished" else ():
            yield message, form


def told(message: Message, form: str) -> str:
    return f"{message.text.context}: {message.text.source!r} is {form!r}"


def none(found: Iterable[object]) -> None:
    """There is nothing of the kind; where there is, each stands on a line."""
    lines = [str(each) for each in found]
    assert not lines, "\n".join(lines)


# Nothing untranslated


def test_there_are_three_languages() -> None:
    assert [path.stem for path in sorted(FOLDER.glob("*.ts"))] == [
        f"alhambra_{language}" for language in LANGUAGES
    ]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_holds_exactly_what_the_code_says(language: str) -> None:
    """Where this fails: run translations/update."""
    assert {message.text for message in messages(language)} == words_in_code.texts_in_code()


def test_english_holds_exactly_what_depends_on_a_number() -> None:
    counted = {message.text for message in messages("de") if len(message.forms) > 1}
    assert {message.text for message in messages("en")} == counted
    assert all("%n" in text.source for text in counted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(language: str) -> None:
    none(
        message.text
        for message in messages(language)
        if message.state != "finished" or not all(form.strip() for form in message.forms)
    )


def test_no_word_in_the_code_is_forgotten() -> None:
    """Where this fails: put the word into tr(), or say in words_in_code why nobody sees it."""
    none(
        literal
        for literal in words_in_code.forgotten_words()
        if literal.value not in SEEN_BY_NOBODY.get(literal.where.partition(":")[0], ())
    )


@pytest.mark.parametrize(
    ("code", "forgotten"),
    [
        ('label.setText("Hello")', ["Hello"]),
        ('label.setText("slow")', ["slow"]),
        ('label.setText(self.tr("Hello"))', []),
        ('label.setText(f"Hello {name}")', ["Hello "]),
        ('label.setToolTip(tr("{n} left").format(n="many"))', ["many"]),
        ('button = QPushButton("Go on")', ["Go on"]),
        ('widget.setAccessibleName("market" if is_open else tr("hand"))', ["market"]),
        ('brush.text(rect, "wall", 14)', ["wall"]),
        ('painter.drawText(rect, flags, "points")', ["points"]),
        ('names = {"slow": "leisurely", "fast": tr("fast")}', ["leisurely"]),
        ('return "Nobody has won"', ["Nobody has won"]),
        ('titles = ("Market", "Hand")', ["Market", "Hand"]),
        ('"""A docstring."""', []),
        ('log.warning("can not be written: %s", error)', []),
        ('raise ValueError("not a number")', []),
        ('picture = pictures.picture("icon-wall", 20)', []),
        ('if kind == "human": pass', []),
        ('sheet = "QLabel { color: red; }"', []),
    ],
)
def test_a_forgotten_word_is_found(code: str, forgotten: list[str]) -> None:
    found = words_in_code.forgotten_in(ast.parse(code), "example.py")
    assert [literal.value for literal in found] == forgotten


def test_lupdate_finds_every_text() -> None:
    """Where this fails: a literal goes into self.tr(), or into tr() of words/languages.py."""
    none(words_in_code.calls_that_lupdate_misses())


# The same things said


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_the_same(language: str) -> None:
    def placeholders(text: str) -> Counter[str]:
        return Counter(re.findall(r"\{\w*\}|%n", text))

    none(
        told(message, form)
        for message, form in finished(language)
        if placeholders(form) != placeholders(message.text.source)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_opens_a_dialog_and_what_leads_on_says_so_everywhere(language: str) -> None:
    def ending(text: str) -> str:
        return text[-1] if text[-1] in "…:?" else ""

    none(
        told(message, form)
        for message, form in finished(language)
        if ending(form) != ending(message.text.source)
    )


@pytest.mark.parametrize("language", TRANSLATED)
def test_keys_are_the_same(language: str) -> None:
    """A key that stands in brackets or by itself works in every language."""

    def keys(text: str) -> list[str]:
        return re.findall(r"\(([A-Z0-9]|F\d+|Escape)\)|^([A-Z0-9]|F\d+)$|: ([A-Z])$", text)

    none(
        told(message, form)
        for message, form in finished(language)
        if keys(form) != keys(message.text.source)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_mnemonics_of_a_menu_collide(language: str) -> None:
    def mnemonics(text: str) -> list[str]:
        return [letter.casefold() for letter in re.findall(r"&(\w)", text)]

    used: Counter[tuple[str, str]] = Counter()
    for message, form in finished(language):
        assert len(mnemonics(form)) == len(mnemonics(message.text.source)), form
        if form == message.forms[0]:
            used.update((message.text.context, letter) for letter in mnemonics(form))
    none(where for where, times in used.items() if times > 1)


# The words of the rulebook


class Term(NamedTuple):
    """A term of the rulebook in one language, with the forms in which sentences have it."""

    key: str
    english: tuple[str, ...]
    not_english: tuple[str, ...]
    allowed: tuple[str, ...]


def terms(language: str) -> list[Term]:
    def forms(column: str) -> tuple[str, ...]:
        return tuple(column.split("|")) if column else ()

    with (FOLDER / "glossary.csv").open(encoding="utf-8") as file:
        return [
            Term(row["key"], *(forms(row[column]) for column in ("en", "en_not", language)))
            for row in csv.DictReader(file)
        ]


OTHER_SENSE = {
    "change": r"\bchange (?:nothing|anything|the|how)|can change|changes? hands|\bto change\b",
    "turn": r"turned|turns? (?:up|around|the|dice|a die)|in turn order|turning",
    "round": r"way round|go round|all round",
    "keep": r"keep (?:the|them|playing)",
    "add": r"add(?:ed)? up|add a (?:player|computer)",
    "remove": r"remove this player",
    "box": r"in the box",
    "row": r"in a row",
    "pass on": r"the turn passes|passed in",
    "draw pile": r"discard pile",
}
"""The same English word, where it is no term of the game."""


def has_words(text: str, words: str) -> bool:
    """Whether a text has these words, whole: "ein" is not in "keine"."""
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text, re.IGNORECASE) is not None


def missing_terms(message: Message, said: str, known: list[Term]) -> Iterator[str]:
    """The longest terms first: in "wall card" there is no wall."""
    rest = message.text.source
    for term in known:
        if term.key in OTHER_SENSE:
            rest = re.sub(OTHER_SENSE[term.key], "·", rest, flags=re.IGNORECASE)
    patterns = sorted(
        ((form, term) for term in known for form in term.english), key=lambda pair: -len(pair[0])
    )
    for form, term in patterns:
        pattern = rf"(?<![\w{{]){re.escape(form)}(?![\w}}])"
        if re.search(pattern, rest, re.IGNORECASE):
            rest = re.sub(pattern, "·", rest, flags=re.IGNORECASE)
            if not any(has_words(said, word) for word in term.allowed):
                yield f"{term.key} ({'|'.join(term.allowed)}): {told(message, said)}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_use_the_terms_of_the_rulebook(language: str) -> None:
    known = terms(language)
    none(
        missing
        for message, said in finished(language)
        for missing in missing_terms(message, said, known)
    )


def other_words(source: str, known: list[Term]) -> Iterator[str]:
    """Words for a thing that has a term; where the term itself stands, nothing else is meant."""
    rest = re.sub(r"\{\w+\}", "·", source)
    for form in sorted((form for term in known for form in term.english), key=len, reverse=True):
        rest = re.sub(rf"(?<!\w){re.escape(form)}(?!\w)", "·", rest, flags=re.IGNORECASE)
    for term in known:
        for word in term.not_english:
            if has_words(rest, word):
                yield f"{word!r} is {term.english[0]!r}: {source!r}"


def test_english_has_one_word_for_one_thing() -> None:
    known = terms("en")
    none(other for message in messages("de") for other in other_words(message.text.source, known))


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("After the scoring", ["'scoring' is 'scoring round'"]),
        ("After the scoring round comes a scoring card.", []),
        ("The final scoring", []),
        ("Palace of {name}", ["'palace' is 'Alhambra'"]),
        ("An impalaceable foe", []),
    ],
)
def test_another_word_for_a_term_is_found(said: str, found: list[str]) -> None:
    assert [other.partition(":")[0] for other in other_words(said, terms("en"))] == found


@pytest.mark.parametrize(
    ("text", "words", "has"),
    [
        ("Der Händler zieht ein.", "ein", True),
        ("Der Händler hat keine Zeit.", "ein", False),
        ("Geef de stenen door.", "door", True),
        ("Wie eerst doorgaat", "door", False),
        ("Spiele weiter", "weiter", True),
        ("Weiterspielen", "weiter", False),
        ("de geldkaarten", "geld", False),
    ],
)
def test_words_are_found_whole(text: str, words: str, *, has: bool) -> None:
    assert has_words(text, words) is has


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_glossary_is_used(language: str) -> None:
    everything = "\n".join(
        message.text.source if language == "en" else form
        for message, form in finished("de" if language == "en" else language)
    )
    unused = [
        term.key
        for term in terms(language)
        if not any(has_words(everything, word) for word in term.allowed)
    ]
    none(unused)


@pytest.mark.parametrize(
    "pattern",
    [
        pytest.param(r"\bwhoever\b", id="the player who"),
        pytest.param(r"\bevery ?body\b", id="everyone"),
        pytest.param(r"(?:^|[.:;,] )where (?!two tiles touch)", id="if, not where"),
        pytest.param(r"\b(?:stands|waits|to and fro|at the left|farther)\b", id="usual words"),
        pytest.param(
            r"\b(?:cannot|can not|(?:is|are|do|does|did|could|has) not)\b", id="short forms"
        ),
        pytest.param(r"(?<!turn )\b(?:it|that|there|here) is \w", id="it’s"),
        pytest.param(r"\w'\w", id="’ is the apostrophe"),
        pytest.param(r'"', id="“these” quotation marks"),
        pytest.param("—", id="no long dash"),
    ],
)
def test_english_is_plain(pattern: str) -> None:
    none(
        message.text
        for message in messages("de")
        if re.search(pattern, message.text.source, re.IGNORECASE)
    )


@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        pytest.param("de", r"[\w,] (?:Sie|Ihnen|Ihr|Ihre[nmrs]?)\b", id="German says du"),
        pytest.param("nl", r"\b(?:u|uw)\b", id="Dutch says je"),
        pytest.param("nl", r"\b[Dd]e Alhambra\b", id="Dutch writes het Alhambra"),
        pytest.param("de", "—", id="no long dash in German"),
        pytest.param("nl", "—", id="no long dash in Dutch"),
    ],
)
def test_the_tone_is_ours(language: str, pattern: str) -> None:
    none(told(message, form) for message, form in finished(language) if re.search(pattern, form))
