"""Which languages there are, and how the program changes to one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from alhambra_qt import resources

SOURCE = "en"
"""The language in which the words stand in the code."""

log = logging.getLogger(__name__)


def tr(text: str, comment: str = "", number: int = -1) -> str:
    """The text in the language of the program, for whoever is no QObject and has no ``tr``.

    It is imported by its name and called by it: lupdate finds the texts of plain calls of ``tr``
    and gives them a context without a name.
    """
    return QCoreApplication.translate("", text, comment, number)


def languages(folder: Path | None = None) -> list[str]:
    """The codes of all languages there are."""
    files = (folder or resources.translations()).glob("alhambra_*.qm")
    return sorted({SOURCE, *(file.stem.removeprefix("alhambra_") for file in files)})


def name_of(code: str) -> str:
    """A language's own name for itself."""
    name = QLocale(f"{code}_001").nativeLanguageName()  # of no country in particular
    return name[:1].upper() + name[1:] if name else code


def language_for(wanted: str | None, there: Sequence[str], system: Sequence[str]) -> str:
    """The language that was chosen, or the first of the system's that is there, or English.

    >>> language_for(None, ["de", "en", "nl"], ["fr-FR", "nl-BE", "en-GB"])
    'nl'
    >>> language_for("de", ["de", "en", "nl"], ["nl-BE"])
    'de'
    >>> language_for("tlh", ["de", "en", "nl"], [])
    'en'
    """
    candidates = [wanted] if wanted is not None else system
    codes = (code.replace("_", "-").partition("-")[0] for code in candidates)
    return next((code for code in codes if code in there), SOURCE)


class Translators(QObject):
    """The translators that are at work; windows hear of a change by a LanguageChange event."""

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or resources.translations()
        self._installed: list[QTranslator] = []
        self.language = SOURCE

    def change_to(self, wanted: str | None) -> None:
        """Speak the language that is wanted; None is the system's."""
        language = language_for(wanted, languages(self._folder), QLocale.system().uiLanguages())
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        self.language = language
        QLocale.setDefault(QLocale(language) if wanted else QLocale.system())
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(f"qtbase_{language}", qt)
        self._install(f"alhambra_{language}", str(self._folder))

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        elif not name.endswith(f"_{SOURCE}"):
            log.warning("%s.qm is missing or damaged", name)
