"""Buttons at the bottom of a sheet, in as many rows as it takes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton

from alhambra_qt.look import fonts
from alhambra_qt.look.style import TEXT_PIXELS, dress
from alhambra_qt.widgets.overlay import Overlay

_GAP = 10
_SPARE = 40
"""How much wider than it has to be a button gets, if there is room."""


_SHARES = (1.0, 0.9, 0.8)
"""How much smaller large text may be, so that there are fewer rows."""
_PADDED = "QPushButton {{ padding: {above}px {beside}px; }}"


class ButtonRows:
    """Lays buttons out on one overlay."""

    def __init__(self, overlay: Overlay) -> None:
        """At the bottom of what it has below its title."""
        self._overlay = overlay

    def height(self, buttons: Sequence[QPushButton]) -> int:
        """How much of the sheet they take."""
        px = self._overlay.px
        return len(self._rows(buttons)) * (self._button(buttons) + px(_GAP)) + px(4)

    def lay_out(self, buttons: Sequence[QPushButton]) -> None:
        """All beside each other, or in rows if they are too wide for that."""
        self._fit(buttons)
        content, px = self._overlay.content(), self._overlay.px
        gap, height = px(_GAP), self._button(buttons)
        rows = self._rows(buttons)
        for number, row in enumerate(rows):
            hints = [button.sizeHint().width() for button in row]
            spare = max(0.0, content.width() - sum(hints) - gap * (len(row) - 1)) / len(row)
            x = content.x()
            top = content.bottom() - (len(rows) - number) * (height + gap) + gap
            for button, hint in zip(row, hints, strict=True):
                width = hint + min(spare, px(_SPARE))
                button.setGeometry(round(x), round(top), round(width), height)
                x += width + gap

    def _fit(self, buttons: Sequence[QPushButton]) -> None:
        """Have words so large that all are in one row, or as small as they may be."""
        whole = self._overlay.text_scale
        for share in _SHARES:
            self._dress(buttons, max(1.0, whole * share))
            if len(self._rows(buttons)) == 1:
                break

    def _dress(self, buttons: Sequence[QPushButton], scale: float) -> None:
        px = self._overlay.px
        for button in buttons:
            dress(button, _PADDED.format(above=px(8 * scale), beside=px(18 * min(scale, 1.2))))
            button.setFont(fonts.text_font(px(TEXT_PIXELS * scale)))

    def _button(self, buttons: Sequence[QPushButton]) -> int:
        return max(self._overlay.px(48), *(button.sizeHint().height() for button in buttons))

    def _rows(self, buttons: Sequence[QPushButton]) -> list[list[QPushButton]]:
        gap = self._overlay.px(_GAP)
        rows: list[list[QPushButton]] = [[]]
        left = width = self._overlay.content().width()
        for button in buttons:
            needed = button.sizeHint().width() + gap
            if needed > left + gap:
                rows.append([])
                left = width
            rows[-1].append(button)
            left -= needed
        return rows
