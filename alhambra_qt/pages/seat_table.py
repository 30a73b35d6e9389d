"""The seats of New Game, one below the other."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from alhambra_qt.games import GameOnScreen
from alhambra_qt.pages.seat_row import LINES, SYMBOL_PIXELS, SeatRow
from alhambra_qt.play.game_setup import PERSON, PROGRAM, GameSetup, SeatSetup, level_of
from alhambra_qt.play.seat_names import free_name, name_for_kind
from alhambra_qt.words.names import person_name


class SeatTable(QWidget):
    """Says what is wanted of the table, and shows it when it is told to."""

    changed = Signal(object)
    """The `GameSetup` that somebody wants."""

    def __init__(self, setup: GameSetup, game: GameOnScreen) -> None:
        """Show a table for a game."""
        super().__init__()
        self.rows: list[SeatRow] = []
        self._setup = setup
        self._game = game
        self._lines = 1
        self._unit = 1.0
        self._youngest = QLabel()
        self._youngest.setTextFormat(Qt.TextFormat.PlainText)
        self._youngest.setProperty("quiet", True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._youngest, 0, 4, Qt.AlignmentFlag.AlignCenter)
        self.show_setup(setup, game)

    def show_setup(self, setup: GameSetup, game: GameOnScreen) -> None:
        """Show the table as it is to be set."""
        if game is not self._game:
            for row in self.rows:
                row.offer(game.characters())
        self._setup, self._game = setup, game
        seats, seating = setup.seats, game.seating
        while len(self.rows) > len(seats):
            self.rows.pop().take_out()
        while len(self.rows) < len(seats):
            self._add_row(seats[len(self.rows)])
        for index, (row, seat) in enumerate(zip(self.rows, seats, strict=True)):
            row.show_seat(
                seat,
                is_youngest=index == setup.youngest,
                is_movable=(index > 0, index < len(seats) - 1),
            )
            row.youngest.setVisible(seating.asks_for_youngest)
            row.remove.setEnabled(len(seats) > seating.fewest)
        self._youngest.setVisible(seating.asks_for_youngest)

    def _add_row(self, seat: SeatSetup) -> None:
        row = SeatRow(seat)
        row.setParent(self)
        row.hide()
        row.put_into(self._grid, len(self.rows) + 1, self._lines)
        row.offer(self._game.characters())
        row.rescale(self._symbol(), self.font())
        row.changed.connect(lambda seat: self._on_seat(row, seat))
        row.up_wanted.connect(lambda: self._on_move(row, -1))
        row.down_wanted.connect(lambda: self._on_move(row, 1))
        row.removal_wanted.connect(lambda: self._on_remove(row))
        row.youngest_wanted.connect(lambda: self._on_youngest(row))
        row.program_wanted.connect(lambda command: self._on_program(row, command))
        self.rows.append(row)

    def add_person(self) -> None:
        """Another seat, whose name is to be typed."""
        name = free_name(self._setup, person_name, len(self._setup.seats))
        self.changed.emit(self._setup.with_another_seat(name, PERSON))
        self.ask_for_name(len(self.rows) - 1)

    def shuffle(self) -> None:
        """The same seats in any order."""
        order = list(range(len(self._setup.seats)))
        Random().shuffle(order)  # noqa: S311 (who sits where needs no cryptography)
        self.changed.emit(self._setup.in_order(order))

    def ask_for_name(self, seat: int) -> None:
        """Let somebody type another name for this seat."""
        self.rows[seat].name.setFocus()
        self.rows[seat].name.selectAll()

    # Reacting

    def _on_seat(self, row: SeatRow, seat: SeatSetup) -> None:
        index = self.rows.index(row)
        if level_of(seat.kind) != level_of(self._setup.seats[index].kind):
            seat = seat._replace(name=name_for_kind(self._setup, seat))
        self.changed.emit(self._setup.with_seat(index, seat))

    def _on_program(self, row: SeatRow, command: str) -> None:
        from alhambra_qt.dialogs.program_dialog import ProgramDialog  # noqa: PLC0415 (late)

        def on_answered(command: str) -> None:
            seat = self._setup.seats[self.rows.index(row)]
            self._on_seat(row, seat._replace(kind=f"{PROGRAM}{command}"))

        dialog = ProgramDialog(self, self._unit, command)
        dialog.answered.connect(on_answered)
        dialog.open()

    def _on_move(self, row: SeatRow, by: int) -> None:
        index = self.rows.index(row)
        order = list(range(len(self.rows)))
        order[index], order[index + by] = order[index + by], order[index]
        self.changed.emit(self._setup.in_order(order))
        moved = self.rows[index + by]
        button = moved.up if by < 0 else moved.down
        (button if button.isEnabled() else moved.name).setFocus()

    def _on_remove(self, row: SeatRow) -> None:
        self.changed.emit(self._setup.without_seat(self.rows.index(row)))

    def _on_youngest(self, row: SeatRow) -> None:
        self.changed.emit(self._setup._replace(youngest=self.rows.index(row)))

    # Showing

    def arrange(self, room: int) -> None:
        """Put all fields of a seat beside each other if there is room."""
        youngest = self._youngest.sizeHint().width() + round(20 * self._unit)
        widths = self.rows[0].wanted_widths()
        fitting = (lines for lines, width in enumerate(widths, 1) if width + youngest <= room)
        self._lines = next(fitting, LINES)
        for index, row in enumerate(self.rows, 1):
            row.put_into(self._grid, index, self._lines)

    def rescale(self, unit: float, window_unit: float) -> None:
        """Text of this size in a window of that one."""
        self._unit = unit
        self._grid.setHorizontalSpacing(round(6 * window_unit))
        self._grid.setVerticalSpacing(round(3 * window_unit))
        for row in self.rows:
            row.rescale(self._symbol(), self.font())

    def _symbol(self) -> int:
        return round(SYMBOL_PIXELS * self._unit)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._youngest.setText(self.tr("youngest"))
        self._youngest.setToolTip(self.tr("If all else is equal, the youngest starts"))
        for row in self.rows:
            row.retranslate()
            row.offer(self._game.characters())
