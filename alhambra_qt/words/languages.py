"""Which languages there are, and how the program changes to one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import (
    QCoreApplication,
    QCryptographicHash,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)

from alhambra_qt.system import resources

SOURCE = "en"
"""The language of the words in the code."""

DIGEST = 32
"""Bytes of a SHA-256."""

log = logging.getLogger(__name__)


def tr(text: str, comment: str = "", number: int = -1) -> str:
    """The text in the language of the program, for code that is no QObject and has no ``tr``.

    It is imported by its name and called by it: lupdate finds the texts of plain calls of ``tr``
    and gives them a context without a name.
    """
    return QCoreApplication.translate("", text, comment, number)


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """A text of a table, as it is; by this name lupdate finds it, and PySide's is not typed."""
    return text


def translated(context: str, text: str) -> str:
    """A text that was marked by ``QT_TRANSLATE_NOOP``, in the language of the program."""
    return QCoreApplication.translate(context, text)


def languages(folder: Path | None = None) -> list[str]:
    """The codes of all languages there are."""
    files = (folder or resources.translations()).glob("alhambra_*.qm")
    return sorted({SOURCE, *(file.stem.removeprefix("alhambra_") for file in files)})


def begun(text: str) -> str:
    """A text at the beginning of a line.

    >>> begun("on the building market")
    'On the building market'
    """
    return text[:1].upper() + text[1:]


def name_of(code: str) -> str:
    """A language's own name for itself."""
    name = QLocale(f"{code}_001").nativeLanguageName()  # of no country in particular
    return begun(name) or code


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


def locale_of(language: str, system: QLocale) -> QLocale:
    """How numbers, dates and lists are written: as in the system's country, if it speaks so.

    Otherwise as our texts are: the English ones are British.
    """
    its_own = QLocale("en_GB" if language == SOURCE else language)
    return system if system.language() == its_own.language() else its_own


def intact(file: Path) -> bytes:
    """What Qt has made, if its SHA-256 is behind it as translations/compile.py writes it.

    Qt believes whatever is in such a file, and a damaged one can crash it. Empty if it is damaged.
    """
    try:
        content = file.read_bytes()
    except OSError:
        return b""
    made, digest = content[:-DIGEST], content[-DIGEST:]
    found = QCryptographicHash.hash(made, QCryptographicHash.Algorithm.Sha256)  # loads no OpenSSL
    return made if found.data() == digest else b""


class _Translator(QTranslator):
    """Speaks from memory, which it keeps: Qt does not copy it."""

    def load_content(self, content: bytes) -> bool:
        """Whether Qt can make sense of it."""
        self._content = content
        return self.load(content)


@cache
def in_all_languages(text: str) -> tuple[str, ...]:
    """A text of ours as each language says it that there is."""
    said = [text]
    for language in languages():
        translator = _Translator()
        content = intact(resources.translations() / f"alhambra_{language}.qm")
        if content and translator.load_content(content):
            said.append(translator.translate("", text) or text)
    return tuple(dict.fromkeys(said))


class Translators(QObject):
    """The translators that are at work; windows hear of a change by a LanguageChange event."""

    changes: ClassVar = 0
    """How often the language has changed: what was worded before is out of date."""

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or resources.translations()
        self._installed: list[QTranslator] = []
        self.language = SOURCE

    def change_to(self, wanted: str | None) -> None:
        """Speak the language that is wanted; None is the system's.

        Where its file is missing or damaged everything is English, Qt's own words too.
        """
        system = QLocale.system()
        language = language_for(wanted, languages(self._folder), system.uiLanguages())
        if wanted is not None and not wanted.startswith(language):
            log.warning("there is no translation into %s: the program speaks English", wanted)
        own = self._own(language)
        if own is None and language != SOURCE:
            log.warning("alhambra_%s.qm is damaged: the program speaks English", language)
            language = SOURCE
            own = self._own(language)
        if own is None:
            log.warning("alhambra_%s.qm is missing or damaged: plurals look odd", language)
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self.language = language
        QLocale.setDefault(locale_of(language, system))
        # What a language lacks is said as English says it, plurals too.
        english = self._own(SOURCE)
        self._install(self._of_qt(language, qt), english, own)

    def be_silent(self) -> None:
        """Leave the words as they are in the code."""
        self._install()

    def _own(self, language: str) -> QTranslator | None:
        """What translates the program's words; None if its file is missing or damaged."""
        content = intact(self._folder / f"alhambra_{language}.qm")
        translator = _Translator(self)
        return translator if content and translator.load_content(content) else None

    def _of_qt(self, language: str, folder: str) -> QTranslator | None:
        translator = QTranslator(self)
        return translator if translator.load(f"qtbase_{language}", folder) else None

    def _install(self, *translators: QTranslator | None) -> None:
        """These in place of those before."""
        Translators.changes += 1
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = [translator for translator in translators if translator is not None]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
