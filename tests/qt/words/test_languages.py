"""Languages are found, chosen and changed."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from alhambra_qt.system import resources
from alhambra_qt.words import texts
from alhambra_qt.words.languages import Translators, language_for, languages, locale_of, name_of


def test_english_is_always_there(tmp_path: Path) -> None:
    assert languages(tmp_path) == ["en"]
    (tmp_path / "alhambra_nl.qm").touch()
    assert languages(tmp_path) == ["en", "nl"]


def test_the_first_language_of_the_system_that_is_there_is_taken() -> None:
    assert language_for(None, ["de", "en", "nl"], ["fr-FR", "nl-BE", "en-GB"]) == "nl"
    assert language_for(None, ["de", "en", "nl"], ["tlh"]) == "en"
    assert language_for("de", ["de", "en", "nl"], ["nl-BE"]) == "de"
    assert language_for("de_AT", ["de", "en", "nl"], []) == "de"


def test_a_language_says_its_own_name() -> None:
    assert [name_of(code) for code in ("de", "nl")] == ["Deutsch", "Nederlands"]
    assert name_of("en").startswith("English")


def test_the_country_of_the_system_says_how_numbers_are_written_if_it_speaks_so() -> None:
    belgian = QLocale("nl_BE")
    assert locale_of("nl", belgian) == belgian
    assert locale_of("de", belgian).language() == QLocale.Language.German
    assert locale_of("en", belgian).territory() == QLocale.Country.UnitedKingdom


COMPILED = resources.translations()
COMPILE = """
import runpy, sys, pathlib
runpy.run_path(sys.argv[1])["compile_stale"]([pathlib.Path(sys.argv[2])])
"""


@pytest.fixture
def start(
    qapp: QApplication, tmp_path: Path
) -> Iterator[Callable[[str | None, dict[str, bytes]], Translators]]:
    """Starts speaking a language, with these files and no others."""
    before = QLocale()
    started: list[Translators] = []

    def one(wanted: str | None, files: dict[str, bytes]) -> Translators:
        for name, content in files.items():
            (tmp_path / name).write_bytes(content)
        translators = Translators(qapp, tmp_path)
        started.append(translators)
        translators.change_to(wanted)
        return translators

    yield one
    for translators in started:
        translators.be_silent()
    QLocale.setDefault(before)


Start = Callable[[str | None, dict[str, bytes]], Translators]


def compiled(code: str) -> dict[str, bytes]:
    name = f"alhambra_{code}.qm"
    return {name: (COMPILED / name).read_bytes()}


def test_the_program_speaks_what_was_chosen_and_so_does_qt(start: Start) -> None:
    translators = start("nl", compiled("nl"))
    assert translators.language == "nl"
    assert texts.building("tower") == "toren"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuleren"
    assert texts.listed(["a", "b", "c"]) == "a, b en c"


@pytest.mark.parametrize("content", [b"", b"damaged", b"\x3c\xb8\x64\x18"])
def test_a_damaged_translation_leaves_english_and_says_so(
    start: Start, caplog: pytest.LogCaptureFixture, content: bytes
) -> None:
    translators = start("nl", compiled("en") | {"alhambra_nl.qm": content})
    assert translators.language == "en"
    assert texts.building("tower") == "tower"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert texts.listed(["a", "b"]) == "a and b"
    assert "alhambra_nl.qm is damaged: the program speaks English" in caplog.messages


@pytest.mark.parametrize("seed", range(20))
def test_a_file_with_a_few_wrong_bytes_never_reaches_qt(
    start: Start, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    random = Random(seed)
    ((name, content),) = compiled("nl").items()
    damaged = bytearray(content)
    for _ in range(30):
        damaged[random.randrange(len(damaged))] ^= random.randrange(1, 256)
    assert start("nl", compiled("en") | {name: bytes(damaged)}).language == "en"
    assert texts.building("tower") == "tower"
    assert "alhambra_nl.qm is damaged: the program speaks English" in caplog.messages


@pytest.mark.parametrize("length", [1, 31, 32, 33, 1000, -1])
def test_a_file_that_was_cut_off_is_damaged(start: Start, length: int) -> None:
    ((name, content),) = compiled("nl").items()
    assert start("nl", compiled("en") | {name: content[:length]}).language == "en"


def test_a_missing_translation_leaves_english_and_says_so(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    translators = start("nl", compiled("en"))
    assert translators.language == "en"
    assert texts.points(1) == "1 point"
    assert caplog.messages == ["there is no translation into nl: the program speaks English"]


def test_english_too_may_be_missing(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    translators = start("en", {})
    assert translators.language == "en"
    assert texts.building("tower") == "tower"
    assert "alhambra_en.qm is missing or damaged" in caplog.text


def test_a_fourth_language_is_one_file(start: Start, tmp_path: Path) -> None:
    """As docs/translating.md promises: whoever lies in the folder is spoken."""
    source = COMPILED / "alhambra_nl.ts"
    french = tmp_path / "alhambra_fr.ts"
    french.write_text(source.read_text().replace('language="nl"', 'language="fr"'))
    subprocess.run(
        [sys.executable, "-c", COMPILE, COMPILED / "compile.py", french], check=True, timeout=60
    )
    assert languages(tmp_path) == ["en", "fr"]
    assert name_of("fr") == "Français"
    assert start("fr", {}).language == "fr"
    assert texts.building("tower") == "toren"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    assert texts.listed(["a", "b"]) == "a et b"


@pytest.fixture
def nothing_else_spoken(english: Translators) -> Iterator[None]:
    """Tests usually speak English; without that, only what a test itself lets speak is heard."""
    before = QLocale()
    english.be_silent()
    yield
    english.change_to("en")
    QLocale.setDefault(before)


@pytest.mark.usefixtures("nothing_else_spoken")
def test_what_a_language_lacks_is_said_in_english(start: Start, tmp_path: Path) -> None:
    """Also what depends on a number."""
    assert texts.points(2) == "2 point(s)"
    empty = '<TS version="2.1" language="fr"><context><name>x</name></context></TS>'
    french = tmp_path / "alhambra_fr.ts"
    french.write_text(empty)
    subprocess.run(
        [sys.executable, "-c", COMPILE, COMPILED / "compile.py", french], check=True, timeout=60
    )
    assert start("fr", compiled("en")).language == "fr"
    assert [texts.points(1), texts.points(2)] == ["1 point", "2 points"]


def test_one_and_several_are_told_apart(translators: Translators) -> None:
    told = {}
    for code in ("en", "de", "nl"):
        translators.change_to(code)
        told[code] = (texts.points(1), texts.points(2))
    assert told == {
        "en": ("1 point", "2 points"),
        "de": ("1 Siegpunkt", "2 Siegpunkte"),
        "nl": ("1 punt", "2 punten"),
    }
