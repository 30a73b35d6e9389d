"""The dialogs of the window; each is imported when it opens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from alhambra_qt.system.safety_net import CaughtError
from alhambra_qt.widgets.commands import PROGRAM, listed, tables_on
from alhambra_qt.words import system_errors

if TYPE_CHECKING:
    from alhambra_qt.pages.main_window import MainWindow


class WindowDialogs(QObject):
    """What is asked or told above any page."""

    def __init__(self, window: MainWindow) -> None:
        """Above this window."""
        super().__init__(window)
        self._window = window

    def show_settings(self) -> None:
        """What can be chosen."""
        from alhambra_qt.dialogs.settings_dialog import SettingsDialog  # noqa: PLC0415 (late)

        window = self._window
        dialog = SettingsDialog(window, window.unit, window.settings)
        dialog.changed.connect(window.apply_settings)
        dialog.changed.connect(lambda: dialog.scale(window.unit))
        dialog.open()

    def show_about(self) -> None:
        """What this program is."""
        from alhambra_qt.dialogs.about_dialog import AboutDialog  # noqa: PLC0415 (late)

        AboutDialog(self._window, self._window.unit).open()

    def show_keys(self) -> None:
        """Which keys do what on this page."""
        from alhambra_qt.dialogs.keys_dialog import KeysDialog  # noqa: PLC0415 (late)

        window = self._window
        tables = tables_on(window.page)  # the page may be gone while the dialog is still there
        KeysDialog(window, window.unit, lambda: listed(*tables, PROGRAM)).open()

    def show_error(self, error: CaughtError) -> None:
        """Tell of an error that nobody expected."""
        from alhambra_qt.dialogs.error_dialog import ErrorDialog  # noqa: PLC0415 (late)

        window = self._window
        is_saved = window.game is None or not window.game.has_trouble
        dialog = ErrorDialog(window, window.unit, error, is_saved=is_saved)
        dialog.report_wanted.connect(self._ask_where_to_report)
        dialog.open()

    def _ask_where_to_report(self, error: CaughtError) -> None:
        from alhambra_qt.pages.file_dialogs import ask_where_to_report  # noqa: PLC0415 (late)

        ask_where_to_report(self._window, lambda path: self.save_report(error, path))

    def save_report(self, error: CaughtError, path: Path) -> None:
        """Write what somebody needs to repair the program."""
        from alhambra_qt.files.report import write_report  # noqa: PLC0415 (late)

        window = self._window
        record = window.game.path if window.game is not None else None
        try:
            write_report(path, error.trace, window.folders.log, record)
        except OSError as problem:
            window.notices.say_report_not_saved(system_errors.number_of(problem))
        else:
            window.notices.say_report_saved(path.name)
