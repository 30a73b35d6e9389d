"""The buttons of a turn: receive coins, and roll the dice or pass them on; or pause."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont

from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.gestures import Receive
from alhambra_qt.roll_and_write.table.layout import Layout
from alhambra_qt.scene.button import TableButton

COINS, ROLL = "coins", "roll"


class TurnButtons(QObject):
    """What can be clicked beside the dice, and what it says now."""

    result_wanted = Signal()
    """Nothing is rolled any more, since the game is over."""

    def __init__(self, director: Director, parent: QObject | None = None) -> None:
        """Buttons on the scene of this director."""
        super().__init__(parent)
        self._director = director
        self.coins, self.roll = director.scene.add_button(), director.scene.add_button()
        self.by_name: dict[str, TableButton] = {COINS: self.coins, ROLL: self.roll}
        self.coins.clicked.connect(director.receive)
        self.roll.clicked.connect(self._on_roll_clicked)

    def _on_roll_clicked(self) -> None:
        match = self._director.match
        if match.is_over:
            self.result_wanted.emit()
        elif self._is_only_watched:
            self._pause_or_go_on()
        else:
            self._director.roll()

    @property
    def _is_only_watched(self) -> bool:
        return not any(player.is_person for player in self._director.match.players)

    def _pause_or_go_on(self) -> None:
        match = self._director.match
        computers = match.computers
        computers.is_paused = not computers.is_paused
        if computers.is_paused:
            match.hold()
        else:
            match.release()
        self.follow()

    def follow(self) -> None:
        """Say what can be done now."""
        director = self._director
        offer = director.turn.offer
        self.coins.enable(Receive() in director.turn.legal)
        self.coins.be_quiet(offer is not None and not offer.coins)
        self.coins.say(self._coin_words())
        match = director.match
        self.roll.enable(match.is_over or self._is_only_watched or director.can_roll())
        self.roll.say(self._roll_words())
        # Dice fly most of the time if nobody has to be waited for.
        director.scene.interrupts = self.roll if self._is_only_watched else None

    def _coin_words(self) -> str:
        offer = self._director.turn.offer
        if offer is None:
            return self.tr("Receive coins")
        if not offer.coins:
            return self.tr("Pass (no coins)")
        return self.tr("Receive %n coin(s)", "", offer.coins)

    def _roll_words(self) -> str:
        match = self._director.match
        if match.is_over:
            return self.tr("See the result")
        if self._is_only_watched:
            return self.tr("Resume") if match.computers.is_paused else self.tr("Pause")
        model = self._director.scene.model
        is_passing = match.is_resting and model is not None and not model.hand.yellow
        return self.tr("Pass the dice on") if is_passing else self.tr("Roll the dice")

    def place(self, font: QFont) -> None:
        """Where the layout has room for them."""
        layout = self._director.scene.layout
        put(self.coins, 0, layout, font)
        put(self.roll, 1, layout, font)


def put(button: TableButton, at: int, layout: Layout, font: QFont) -> None:
    """Put a button into one of the two places for them, with words as large as those around it."""
    sized = QFont(font)
    sized.setPixelSize(layout.scale.text_px(18))
    sized.setBold(True)
    button.place(layout.buttons[at], sized)
