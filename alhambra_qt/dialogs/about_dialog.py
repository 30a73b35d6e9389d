"""What this program is, and what it is made of."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

import core
from alhambra_qt.dialogs.dialog import Dialog
from alhambra_qt.files import licences
from alhambra_qt.widgets.fields import ChoiceBox


class AboutDialog(Dialog):
    """Version, the notice of a fan project, and the licence of each part."""

    def __init__(self, parent: QWidget | None, unit: float) -> None:
        super().__init__(parent, unit)
        self._version = self.label(quiet=True)
        self._notice = self.label()
        self._part = ChoiceBox()
        self._licence = self.long_text("")
        self._close = QPushButton()
        for widget in (self._version, self._notice, self._part, self._licence):
            self.body.addWidget(widget)
        self.buttons.addStretch()
        self.buttons.addWidget(self._close)
        self._close.clicked.connect(self.accept)
        self._part.currentIndexChanged.connect(self._on_part)
        self._retranslate()
        self._close.setFocus()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Alhambra Qt"))
        self.heading.setText(self.tr("Alhambra Qt"))
        self._version.setText(self.tr("Version {version}").format(version=core.__version__))
        self._notice.setText(
            self.tr(
                "This is an unofficial fan project. Alhambra is a game by Dirk Henn, "
                "published by Queen Games; this program isn’t connected with either of them. "
                "The pictures and the text are our own. If you like the game, buy it!"
            )
        )
        self._part.setAccessibleName(self.tr("Licences"))
        self._licence.setAccessibleName(self.tr("Licences"))
        chosen = max(0, self._part.currentIndex())
        self._part.clear()
        self._part.addItems([part.name for part in licences.parts()])
        self._part.setCurrentIndex(chosen)
        self._close.setText(self.tr("Close"))

    def _on_part(self, index: int) -> None:
        if index >= 0:
            self._licence.setPlainText(licences.text_of(licences.parts()[index]))
