"""The bar below a replay: play and pause, steps and turns, the speed, and the time line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from alhambra_qt.look import palette
from alhambra_qt.look.style import dress
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.widgets.fitted import FittedLabel
from alhambra_qt.widgets.time_line import TimeLine

_BUTTONS = ("previous-turn", "step-back", "play", "step", "next-turn", "faster")


class ReplayBar(QWidget):
    """Everything that moves a replay; what it does is done by the commands of its page."""

    def __init__(self, commands: Commands) -> None:
        """Buttons for these commands."""
        super().__init__()
        self.setObjectName("replayBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.time_line = TimeLine()
        self.buttons = {name: commands.button(name) for name in _BUTTONS}
        self.play_button = self.buttons["play"]
        self.play_button.setObjectName("play")
        self.play_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.play_labels: tuple[str, ...] = ()
        """All that the button says, one at a time: it stays as wide as the longest."""
        self.speed_button = self.buttons["faster"]
        self.speed_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.position = FittedLabel()
        self.position.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._row = QHBoxLayout(self)
        for button in self.buttons.values():
            self._row.addWidget(button)
        self._row.addWidget(self.time_line, stretch=1)
        self._row.addWidget(self.position)

    def scale(self, unit: float, text_scale: float) -> None:
        """The window is so many times as large as a small laptop, and text larger than that."""
        larger = 1 + (text_scale - 1) * 0.5

        def px(number: float) -> int:
            return max(1, round(number * unit * larger))

        icon, round_about = px(22), px(8)
        play = icon // 2 + round_about  # a larger radius would be none
        dress(
            self,
            _STYLE.format(radius=px(6), padding=px(4), play=play, play_padding=round_about),
        )
        self._row.setContentsMargins(px(10), px(4), px(12), px(6))
        self._row.setSpacing(px(4))
        for button in self.buttons.values():
            button.setIconSize(QSize(icon, icon))
        self.time_line.scale(unit * larger)
        font = self.font()
        font.setPixelSize(max(px(18), round(_FINEST * text_scale)))
        for words in (self.position, self.speed_button, self.time_line, self.play_button):
            words.setFont(font)
        said = [self.position.fontMetrics().horizontalAdvance(one) for one in self.play_labels]
        self.play_button.setMinimumWidth(icon + 3 * round_about + max(said, default=0))
        digits = self.position.fontMetrics().horizontalAdvance("0")
        self.speed_button.setFixedWidth(5 * digits)
        self.position.setFixedWidth(14 * digits)


_FINEST = 10
"""Pixels of text at its usual size, however little room a long sentence above leaves."""

_STYLE = (
    f"#replayBar {{{{ background: {palette.TABLE_DARK}; }}}}"
    f"QLabel {{{{ color: {palette.ON_TABLE}; }}}}"
    "QToolButton {{ border: none; border-radius: {radius}px; padding: {padding}px; "
    f"color: {palette.ON_TABLE}; }}}}"
    f"QToolButton:hover {{{{ background: {palette.TABLE_LINE}; }}}}"
    "#play {{ border-radius: {play}px; padding: {play_padding}px; "
    f"background: {palette.BUTTON}; color: {palette.ON_BUTTON}; }}}}"
    f"#play:hover {{{{ background: {palette.BUTTON_HOVER}; }}}}"
    f"#play:pressed {{{{ background: {palette.BUTTON_PRESSED}; }}}}"
)
