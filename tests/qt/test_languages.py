"""Languages are found, chosen and changed."""

from pathlib import Path

from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from alhambra_qt.languages import Translators, language_for, languages, name_of


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


def test_a_damaged_translation_leaves_english(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    before = QLocale()
    (tmp_path / "alhambra_nl.qm").write_bytes(b"damaged")
    translators = Translators(folder=tmp_path)
    translators.change_to("nl")
    assert translators.language == "nl"
    translators.change_to("en")
    QLocale.setDefault(before)
