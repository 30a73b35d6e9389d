"""The running program as the desktop knows it."""

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

import core
from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS, program_palette
from alhambra_qt.system import resources
from alhambra_qt.system.pyside import leave_sources_alone

ICON_LATER = 100
"""Milliseconds after the first frame."""


class Application(QApplication):
    """The one QApplication, with the program's name, version, icon, font and colours."""

    file_wanted = Signal(object)
    """The path of a record that the desktop wants opened: macOS says so while the program runs."""

    def __init__(self, arguments: Sequence[str]) -> None:
        # Qt would share out every larger picture among threads. To wait for them takes longer than
        # to paint what changes in a frame: without them a drag takes half the time.
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        # Qt reads its style from here; setStyle would load everything that styles know in Python.
        super().__init__([*arguments, "-style", "Fusion"])
        leave_sources_alone()  # most modules are loaded later
        self.setApplicationName("alhambra-qt")
        self.setApplicationDisplayName("Alhambra Qt")
        self.setApplicationVersion(core.__version__)
        self.setDesktopFileName("alhambra-qt")
        self.setPalette(program_palette())
        self.setFont(fonts.text_font(TEXT_PIXELS))

    def set_icon_after_first_frame(self, window: QWidget) -> None:
        """Qt draws the icon with its plug-in for SVG; the first frame does not wait for that."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Notice that the window is painted."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # The frame is there when the event loop goes on.
            QTimer.singleShot(0, lambda: QTimer.singleShot(ICON_LATER, self._set_icon))
        return False

    def _set_icon(self) -> None:
        from PySide6.QtGui import QIcon  # noqa: PLC0415 (late)

        self.setWindowIcon(QIcon(str(resources.assets() / "icon.svg")))

    def event(self, event: QEvent) -> bool:
        """Pass on which file is wanted."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)
