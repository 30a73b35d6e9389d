"""The bar above a table: whose turn it is, a sentence about it, and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from alhambra_qt.look import palette, pictures
from alhambra_qt.look.portraits import portraits_at
from alhambra_qt.look.style import dress
from alhambra_qt.play.players import Player
from alhambra_qt.widgets.fitted import FittedLabel
from alhambra_qt.widgets.thinking_sign import ThinkingSign
from alhambra_qt.words.names import shown

_HEIGHT = 40
"""On a small laptop, as all lengths here."""


class TopBar(QWidget):
    """It grows with the window, not with the table; if text is larger, half as much as that."""

    def __init__(self, buttons: Sequence[QToolButton]) -> None:
        """With these buttons at its end."""
        super().__init__()
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._buttons = buttons
        self._unit = 1.0
        self._symbol = QLabel()
        self.face = QLabel()
        self.thinking_sign = ThinkingSign()
        self.label = FittedLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout(self)
        for sign in (self._symbol, self.face, self.thinking_sign):
            self._row.addWidget(sign)
        self._row.addWidget(self.label, stretch=1)
        for button in buttons:
            self._row.addWidget(button)

    def show_player(
        self, players: Sequence[Player], seat: int, *, is_thinking: bool = False
    ) -> None:
        """Show whose turn it is; of a computer, whether it thinks."""
        player = players[seat]
        ratio = self.devicePixelRatioF()
        self._symbol.setPixmap(pictures.seat_symbol(player.colour, self._px(26), ratio))
        self.thinking_sign.setVisible(is_thinking and not player.is_person)
        face = portraits_at([shown(each.name) for each in players])[seat]
        side = self._px(30)
        self.face.setPixmap(pictures.picture(face, side, side, ratio))

    def scale(self, unit: float, text_scale: float) -> None:
        """The window is so many times as large as a small laptop, and text larger than that."""
        self._unit = unit
        larger = 1 + (text_scale - 1) * 0.5
        self.setFixedHeight(self._px(_HEIGHT * larger))
        self._row.setContentsMargins(self._px(10), 0, self._px(10), 0)
        self._row.setSpacing(self._px(6))
        dress(self, _STYLE.format(radius=self._px(6), padding=self._px(4)))
        for button in self._buttons:
            button.setIconSize(QSize(self._px(24 * larger), self._px(24 * larger)))
        font = self.font()
        font.setPixelSize(self._px(18 * text_scale))
        self.label.setFont(font)
        self.thinking_sign.setFont(font)

    def _px(self, number: float) -> int:
        return max(1, round(number * self._unit))


_STYLE = (
    f"#topBar {{{{ background: {palette.TABLE_DARK}; }}}}"
    f"#topBar QLabel {{{{ color: {palette.ON_TABLE}; }}}}"
    "QToolButton {{ border: none; border-radius: {radius}px; padding: {padding}px; }}"
    f"QToolButton:hover, QToolButton:checked {{{{ background: {palette.TABLE_LINE}; }}}}"
)
