"""The buttons of a turn: take money, pay or cancel, end the turn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont

from alhambra_qt.alhambra.commands import TABLE
from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.gestures import Press
from alhambra_qt.alhambra.parts.part import end_turn
from alhambra_qt.alhambra.table.buttons import AnyButton, Button, place_buttons
from alhambra_qt.scene.button import TableButton
from alhambra_qt.widgets.commands import key_told
from core.alhambra.buying import worth


class TurnButtons(QObject):
    """What can be clicked beside the pieces, and what it says now."""

    result_wanted = Signal()
    """The turn can't be ended, since the game is over."""

    def __init__(self, director: Director, parent: QObject | None = None) -> None:
        """Buttons on the scene of this director."""
        super().__init__(parent)
        self._director = director
        self._scene = director.scene
        self.end, self.take, self.pay, self.cancel, self.silence = (
            self._scene.add_button() for _ in range(5)
        )
        self.by_name: dict[AnyButton, TableButton] = {
            Button.TAKE: self.take,
            Button.END: self.end,
            Button.PAY: self.pay,
            Button.CANCEL: self.cancel,
            Button.SILENCE: self.silence,
        }
        self._of_parts = {Press(name): says for name, says in director.turn.parts.buttons.items()}
        for press in self._of_parts:
            button = self.by_name[press] = self._scene.add_button()
            button.clicked.connect(partial(director.press, press))
        self.end.clicked.connect(self._on_end_clicked)
        self.take.clicked.connect(director.taking.take)
        self.pay.clicked.connect(director.buying.pay_own_choice)
        self.cancel.clicked.connect(director.buying.stop)
        self.silence.clicked.connect(director.never_ask_again)
        for button in (self.cancel, self.silence):
            button.be_quiet()

    def _on_end_clicked(self) -> None:
        if self._director.match.is_over:
            self.result_wanted.emit()
        else:
            self._director.end_turn()

    def follow(self) -> None:
        """Say what can be done now."""
        director = self._director
        self.end.enable(director.match.is_over or director.can_end_turn())
        cards = director.chosen_cards()
        self.take.enable(director.taking.can_take())
        self.take.say(
            self.tr("Take {sum}").format(sum=sum(card.value for card in cards))
            if cards
            else self.tr("Take money")
        )
        speaking = director.turn.parts.speaking
        is_speaking = director.match.can_pass_on and not director.is_curtained
        self.silence.setVisible(is_speaking)
        self.take.setVisible(not is_speaking)
        if speaking is not None:
            self.silence.say(speaking.never())
        for press, says in self._of_parts.items():
            self.by_name[press].say(says())
            self.by_name[press].setVisible(director.turn.is_allowed(press))
        self.end.say(self._end_words())
        is_paying = director.buying.is_choosing_cards
        self.pay.setVisible(is_paying)
        self.cancel.setVisible(is_paying)
        self.end.setVisible(not is_paying)
        self.pay.enable(director.buying.can_pay())
        self.pay.say(self._pay_words())

    def _end_words(self) -> str:
        """What it does; or what has to be done first."""
        director = self._director
        if director.match.is_over:
            return self.tr("See the result")
        if director.buying.piece is not None:
            return self.tr("Choose how to pay")
        turn = director.turn
        if turn.parts.speaking is not None and self.silence.isVisible():
            return turn.parts.speaking.not_now()
        if not director.can_end_turn():
            return turn.lacks(director.taking.chosen) or end_turn()
        question = None if turn.decision is None else turn.question
        return end_turn() if question is None else question.ending()

    def _pay_words(self) -> str:
        """With what is paid, once it is enough."""
        buying = self._director.buying
        if not buying.can_pay():
            return self.tr("Pay")
        return self.tr("Pay {sum}").format(sum=worth(buying.cards()))

    def place(self, font: QFont) -> None:
        """Lie where the regions want it."""
        place_buttons(self.by_name, self._scene, font)

    def retranslate(self) -> None:
        """Say what doesn't depend on the turn in another language."""
        for button, command in ((self.end, "end"), (self.take, "take"), (self.pay, "take")):
            button.setToolTip(key_told(TABLE, command))
        self.cancel.say(self.tr("Cancel"))
