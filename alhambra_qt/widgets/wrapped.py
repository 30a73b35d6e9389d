"""Plain text on several lines: no word is alone on the last one."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from alhambra_qt.look.lettering import tied


class WrappedLabel(QLabel):
    """A label that takes as many lines as it needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Without words yet."""
        super().__init__(parent)
        self._told = ""
        self.setProperty("textFormat", "PlainText")  # by name: see `look.ink`
        self.setWordWrap(True)

    def setText(self, text: str) -> None:  # noqa: N802
        """Say this."""
        self._told = text
        super().setText(tied(text))

    def text(self) -> str:
        """What it says, as it was given."""
        return self._told
