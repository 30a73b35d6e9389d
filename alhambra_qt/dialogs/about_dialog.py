"""What this program is, and what it is made of."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

import core
from alhambra_qt.dialogs.dialog import Dialog


class AboutDialog(Dialog):
    """Version, the notice of a fan project, and licences."""

    def __init__(self, parent: QWidget | None, unit: float) -> None:
        super().__init__(parent, unit)
        self._version = self.label(quiet=True)
        self._notice = self.label()
        self._licences = self.long_text("")
        self._close = QPushButton()
        for widget in (self._version, self._notice, self._licences):
            self.body.addWidget(widget)
        self.buttons.addStretch()
        self.buttons.addWidget(self._close)
        self._close.clicked.connect(self.accept)
        self._retranslate()
        self._close.setFocus()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Alhambra Qt"))
        self.heading.setText(self.tr("Alhambra Qt"))
        self._version.setText(self.tr("Version {version}").format(version=core.__version__))
        self._notice.setText(
            self.tr(
                "An unofficial fan project. Alhambra is a game by Dirk Henn, published by Queen "
                "Games; this program has no connection with either. Its pictures and texts are "
                "its own. If you like the game, buy it."
            )
        )
        self._licences.setAccessibleName(self.tr("Licences"))
        self._licences.setPlainText(
            "\n".join(
                (
                    self.tr("Alhambra Qt: MIT licence"),
                    self.tr("Qt and PySide6: GNU Lesser General Public License, version 3"),
                    self.tr("Python: PSF licence"),
                    self.tr("platformdirs: MIT licence"),
                    self.tr("The fonts Cabin and Philosopher: SIL Open Font License 1.1"),
                )
            )
        )
        self._close.setText(self.tr("Close"))
