"""The ways to play the dice game, above the seats: alone, with the dice of the day, with others."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QPushButton, QWidget

from alhambra_qt.play.game_setup import PERSON, GameSetup, SeatSetup
from alhambra_qt.play.seat_names import name_for_kind, with_another_computer
from alhambra_qt.words.languages import tr

SOLO = 1


class Mode(Enum):
    """A way to play."""

    ALONE = auto()
    DAILY = auto()
    OTHERS = auto()


def mode_of(setup: GameSetup) -> Mode:
    """How a table is set."""
    if len(setup.seats) > SOLO:
        return Mode.OTHERS
    return Mode.DAILY if setup.options.get("daily") else Mode.ALONE


class Modes(QWidget):
    """Sets the table for the way that somebody chooses; those who leave for it come back."""

    chosen = Signal(object)
    """The `GameSetup` that somebody wants."""

    def __init__(self) -> None:
        """Nothing is chosen yet."""
        super().__init__()
        self._setup = GameSetup(())
        self._others: tuple[SeatSetup, ...] = ()
        self.buttons = {mode: QPushButton() for mode in Mode}
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.row.setContentsMargins(0, 0, 0, 0)
        group = QButtonGroup(self)
        for mode, button in self.buttons.items():
            button.setCheckable(True)
            group.addButton(button)
            self.row.addWidget(button, 1)
            button.clicked.connect(lambda _checked, mode=mode: self._choose(mode))

    def show_setup(self, setup: GameSetup) -> None:
        """Show how the table is set."""
        self._setup = setup
        self.buttons[mode_of(setup)].setChecked(True)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.buttons[Mode.ALONE].setText(tr("Solo"))
        self.buttons[Mode.DAILY].setText(tr("Daily roll"))
        self.buttons[Mode.OTHERS].setText(tr("With others"))

    def _choose(self, mode: Mode) -> None:
        setup = self._with_others() if mode is Mode.OTHERS else self._alone()
        options = {**setup.options, "daily": mode is Mode.DAILY}
        self.chosen.emit(setup._replace(options=options))

    def _alone(self) -> GameSetup:
        """The first person there is."""
        setup = self._setup
        seats = setup.seats
        if len(seats) == SOLO:
            return setup
        me = next((seat for seat in seats if seat.kind == PERSON), seats[0])
        self._others = tuple(seat for seat in seats if seat is not me)
        if me.kind != PERSON:
            me = me._replace(name=name_for_kind(setup, me._replace(kind=PERSON)), kind=PERSON)
        return setup._replace(seats=(me,), youngest=0)

    def _with_others(self) -> GameSetup:
        """Those who were there before; or else two computers, so that it's a table for three."""
        setup = self._setup
        if len(setup.seats) > SOLO:
            return setup
        for other in self._others:
            taken = {seat.colour for seat in setup.seats}
            setup = setup.with_another_seat(other.name, other.kind)
            if other.colour not in taken:
                setup = setup.with_seat(len(setup.seats) - 1, other)
        return setup if self._others else with_another_computer(with_another_computer(setup))
