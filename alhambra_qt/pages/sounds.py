"""The sounds of the window, as loud as somebody has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from alhambra_qt.system import resources

if TYPE_CHECKING:
    from alhambra_qt.files.settings import Settings
    from alhambra_qt.pages.main_window import MainWindow
    from alhambra_qt.sound.cues import Cue
    from alhambra_qt.sound.player import Player

UNSEEN = ("offscreen", "minimal")
"""Where Qt draws for nobody: pictures, measurements, tests."""


class Sounds(QObject):
    """What plays them is loaded with the first one, so that the start is no slower."""

    def __init__(self, window: MainWindow) -> None:
        """Nothing is played yet."""
        super().__init__(window)
        self._window = window
        self.player: Player | None = None

    def play(self, cue: Cue) -> None:
        """Let a sound be heard, unless nobody wants to hear any."""
        volume = _volume(self._window.settings)
        if not volume:
            return
        if self.player is None and QGuiApplication.platformName() not in UNSEEN:
            from alhambra_qt.sound.player import Player  # noqa: PLC0415 (late)

            self.player = Player(resources.assets() / "sounds")
        if self.player is not None:
            self.player.volume = volume
            self.player.play(cue)

    def follow(self, before: Settings, settings: Settings) -> None:
        """Settings have changed: let it be heard how loud it is now."""
        volume = _volume(settings)
        if self.player is not None:
            self.player.volume = volume
        if volume != _volume(before):
            from alhambra_qt.sound.cues import Cue  # noqa: PLC0415 (late)

            self.play(Cue.TILE)

    def close(self) -> None:
        """End with the window."""
        if self.player is not None:
            self.player.close()


def _volume(settings: Settings) -> int:
    return settings.volume if settings.plays_sounds else 0
