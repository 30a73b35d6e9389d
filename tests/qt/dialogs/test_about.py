"""About tells what the program is made of, and shows every licence in full."""

import pytest
from pytestqt.qtbot import QtBot

import core
from alhambra_qt.dialogs.about_dialog import AboutDialog
from alhambra_qt.files import licences
from alhambra_qt.words.languages import Translators


@pytest.fixture
def about(qtbot: QtBot) -> AboutDialog:
    dialog = AboutDialog(None, 1.0)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_version_is_told(about: AboutDialog) -> None:
    assert core.__version__ in about._version.text()


def test_every_part_has_its_licence_in_full(about: AboutDialog) -> None:
    for index, part in enumerate(licences.parts()):
        about._part.setCurrentIndex(index)
        assert about._part.currentText() == part.name
        shown = about._licence.toPlainText()
        assert len(shown) > 500
        assert shown == licences.text_of(part)
        given = " ".join(file.read_text("utf-8") for file in part.files)
        assert shown.split() == given.split()


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("Alhambra Qt", "MIT License"),
        ("Alhambra Qt", "to any person obtaining a copy of this software and"),  # breaks nowhere
        ("Qt and PySide6", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("Qt and PySide6", "GNU GENERAL PUBLIC LICENSE"),
        ("Python", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        ("The fonts", "SIL OPEN FONT LICENSE Version 1.1"),
    ],
)
def test_a_licence_is_the_one_that_is_named(part: str, words: str) -> None:
    (found,) = (one for one in licences.parts() if one.name.startswith(part))
    assert words in licences.text_of(found)


def test_another_language_keeps_what_is_read(
    about: AboutDialog, qtbot: QtBot, translators: Translators
) -> None:
    about._part.setCurrentIndex(3)
    read = about._licence.toPlainText()
    translators.change_to("nl")
    qtbot.waitUntil(lambda: about._part.currentText() == "Python: PSF-licentie")
    assert about._licence.toPlainText() == read
