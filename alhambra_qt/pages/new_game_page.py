"""New Game: who sits at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from alhambra_qt.files.settings import Settings
from alhambra_qt.look import fonts
from alhambra_qt.pages.page import Page
from alhambra_qt.pages.seat_row import SYMBOL_PIXELS, SeatRow
from alhambra_qt.play.game_setup import (
    FEWEST_SEATS,
    LEVELS,
    MOST_SEATS,
    PERSON,
    PROGRAM,
    GameSetup,
    SeatSetup,
    first_setup,
)
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import shown

LARGEST_SEED = QRegularExpression(r"\d{0,18}")


def computer_name(seat: int) -> str:
    """A name for a computer player."""
    names = (
        tr("Zaida"),
        tr("Yusuf"),
        tr("Lindaraja"),
        tr("Ibrahim"),
        tr("Aisha"),
        tr("Boabdil"),
    )
    return names[seat % len(names)]


def person_name(seat: int) -> str:
    """A name for somebody who has not given one."""
    text = tr("Player {number}")
    return text.format(number=seat + 1)


def tutorial_seats(settings: Settings) -> list[dict[str, object]]:
    """Who plays a first game: whoever played last, or somebody new, and two computers."""
    last = settings.last_setup
    names = [seat.name for seat in last.seats if seat.kind == PERSON] if last is not None else []
    learner = {"name": names[0] if names else person_name(0), "kind": PERSON, "colour": 0}
    free = [name for name in map(computer_name, range(3)) if name != learner["name"]]
    partners: list[dict[str, object]] = [
        {"name": name, "kind": LEVELS[0], "colour": colour}
        for colour, name in enumerate(free[:2], 1)
    ]
    return [learner, *partners]


class NewGamePage(Page):
    """Two to six seats, and how the game begins."""

    start_wanted = Signal(object)
    """A `GameSetup`."""
    left = Signal()
    """Back to the start page."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.setup = settings.last_setup or first_setup(
            person_name(0), lambda seat: computer_name(seat - 1)
        )
        self._rows: list[SeatRow] = []
        self._is_wide = True
        self._card = QFrame()
        self._card.setObjectName("card")
        self._title = QLabel()
        self._youngest = QLabel()
        self._hint = QLabel()
        self._seed_label = QLabel()
        self._seed = QLineEdit()
        self._add = QPushButton()
        self._shuffle = QPushButton()
        self._third = QPushButton()
        self._back = QPushButton()
        self._start = QPushButton()
        self._start.setProperty("main", True)
        self._lay_out()
        self._wire()
        self._show_setup()
        self._retranslate()

    def _lay_out(self) -> None:
        for label in (self._title, self._youngest, self._hint, self._seed_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setWordWrap(True)
        self._hint.setProperty("quiet", True)
        self._youngest.setProperty("quiet", True)
        self._seed.setValidator(QRegularExpressionValidator(LARGEST_SEED, self._seed))
        self._seed_label.setBuddy(self._seed)
        self._seats = QGridLayout()
        self._seats.setColumnStretch(1, 1)
        self._seats.addWidget(self._youngest, 0, 3, Qt.AlignmentFlag.AlignCenter)
        self._below = self._row(self._add, self._shuffle, None, self._seed_label, self._seed)
        self._advice = self._row(self._hint, self._third)
        self._advice.setStretch(0, 1)
        self._last = self._row(self._back, None, self._start)
        self._lines = QVBoxLayout(self._card)
        self._lines.addWidget(self._title)
        self._lines.addLayout(self._seats)
        self._lines.addLayout(self._below)
        self._lines.addLayout(self._advice)
        self._lines.addLayout(self._last)
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addWidget(self._card)
        middle.addStretch()
        page = QVBoxLayout(self.content)
        page.addStretch()
        page.addLayout(middle)
        page.addStretch()

    def _row(self, *widgets: QWidget | None) -> QHBoxLayout:
        """Widgets beside each other, with room where None stands."""
        row = QHBoxLayout()
        for widget in widgets:
            if widget is None:
                row.addStretch()
            else:
                row.addWidget(widget)
        return row

    def _wire(self) -> None:
        self._add.clicked.connect(self._on_add)
        self._shuffle.clicked.connect(self._on_shuffle)
        self._third.clicked.connect(self._on_third)
        self._back.clicked.connect(self.left)
        self._start.clicked.connect(self._on_start)

    def _wire_row(self, row: SeatRow) -> None:
        row.changed.connect(lambda seat: self._on_seat(row, seat))
        row.up_wanted.connect(lambda: self._on_move(row, -1))
        row.down_wanted.connect(lambda: self._on_move(row, 1))
        row.removal_wanted.connect(lambda: self._on_remove(row))
        row.youngest_wanted.connect(lambda: self._on_youngest(row))
        row.program_wanted.connect(lambda command: self._on_program(row, command))

    def _show_setup(self) -> None:
        """Show the table as it is to be set."""
        seats = self.setup.seats
        while len(self._rows) > len(seats):
            self._rows.pop().take_out()
        while len(self._rows) < len(seats):
            row = SeatRow(seats[len(self._rows)])
            row.setParent(self)
            row.hide()
            row.put_into(self._seats, len(self._rows) + 1, is_wide=self._is_wide)
            row.rescale(self.pixels(SYMBOL_PIXELS) or SYMBOL_PIXELS, self.font())
            self._wire_row(row)
            self._rows.append(row)
        for index, (row, seat) in enumerate(zip(self._rows, seats, strict=True)):
            row.show_seat(
                seat,
                is_youngest=index == self.setup.youngest,
                is_movable=(index > 0, index < len(seats) - 1),
            )
            row.remove.setEnabled(len(seats) > FEWEST_SEATS)
        self._add.setEnabled(len(seats) < MOST_SEATS)
        self._say_hint()

    def _arrange(self) -> None:
        """Put beside each other what there is room for."""
        room = self.width() - 2 * round(26 * self.window_unit) - self.pixels(40)
        youngest = self._youngest.sizeHint().width() + self.pixels(20)
        self._is_wide = self._rows[0].wanted_width() + youngest <= room
        for index, row in enumerate(self._rows, 1):
            row.put_into(self._seats, index, is_wide=self._is_wide)
        direction = QBoxLayout.Direction
        for line in (self._below, self._advice):
            line.setDirection(direction.LeftToRight)
            if line.minimumSize().width() > room:
                line.setDirection(direction.TopToBottom)

    def _say_hint(self) -> None:
        with_dirk = len(self.setup.seats) == FEWEST_SEATS
        same = self.setup.seat_with_a_taken_name()
        self._third.setVisible(with_dirk and same is None)
        if same is not None:
            name = shown(self.setup.seats[same].name)
            hint = self.tr("Two players are called {name}. Give one of them another name.").format(
                name=name
            )
        elif with_dirk:
            hint = self.tr(
                "With two players, Dirk joins in: he takes no turns, but he gets tiles and scores."
            )
        elif self.setup.is_for_computers_only:
            hint = self.tr("Only computers play: you can watch.")
        else:
            hint = ""
        self._hint.setText(hint)

    def _change(self, setup: GameSetup) -> None:
        self.setup = setup
        self._show_setup()

    def _on_seat(self, row: SeatRow, seat: SeatSetup) -> None:
        index = self._rows.index(row)
        if seat.kind != self.setup.seats[index].kind:
            seat = replace(seat, name=self._name_for(seat))
        self._change(self.setup.with_seat(index, seat))

    def _on_program(self, row: SeatRow, command: str) -> None:
        from alhambra_qt.dialogs.program_dialog import ProgramDialog  # noqa: PLC0415 (late)

        def on_answered(command: str) -> None:
            seat = self.setup.seats[self._rows.index(row)]
            self._on_seat(row, replace(seat, kind=f"{PROGRAM}{command}"))

        dialog = ProgramDialog(self, self.unit, command)
        dialog.answered.connect(on_answered)
        dialog.open()

    def _name_for(self, seat: SeatSetup) -> str:
        """The name that somebody has given; one that we gave goes with whoever played."""
        if seat.kind == PERSON and seat.name in map(computer_name, range(MOST_SEATS)):
            return self._free_name(person_name, 0)
        if seat.kind != PERSON and seat.name in map(person_name, range(MOST_SEATS)):
            return self._free_name(computer_name, 0)
        return seat.name

    def _on_move(self, row: SeatRow, by: int) -> None:
        index = self._rows.index(row)
        order = list(range(len(self._rows)))
        order[index], order[index + by] = order[index + by], order[index]
        self._change(self.setup.in_order(order))
        moved = self._rows[index + by]
        button = moved.up if by < 0 else moved.down
        (button if button.isEnabled() else moved.name).setFocus()

    def _on_remove(self, row: SeatRow) -> None:
        self._change(self.setup.without_seat(self._rows.index(row)))

    def _on_youngest(self, row: SeatRow) -> None:
        self._change(replace(self.setup, youngest=self._rows.index(row)))

    def _on_add(self) -> None:
        number = len(self.setup.seats)
        self._change(self.setup.with_another_seat(self._free_name(person_name, number), PERSON))
        self._rows[-1].name.setFocus()
        self._rows[-1].name.selectAll()

    def _on_third(self) -> None:
        name = self._free_name(computer_name, 0)
        self._change(self.setup.with_another_seat(name, LEVELS[0]))
        self._start.setFocus()

    def _free_name(self, name_of: Callable[[int], str], first: int) -> str:
        taken = {seat.name for seat in self.setup.seats}
        names = [name_of(first + more) for more in range(MOST_SEATS)]
        return next((name for name in names if name not in taken), names[0])

    def _on_shuffle(self) -> None:
        order = list(range(len(self.setup.seats)))
        Random().shuffle(order)  # noqa: S311 (who sits where needs no cryptography)
        self._change(self.setup.in_order(order))

    def _on_start(self) -> None:
        same = self.setup.seat_with_a_taken_name()
        if same is not None:  # the hint says it
            self._rows[same].name.setFocus()
            self._rows[same].name.selectAll()
            return
        seats = self._named_seats()
        seed = int(self._seed.text()) if self._seed.text() else None
        self.start_wanted.emit(replace(self.setup, seats=seats, seed=seed))

    def _named_seats(self) -> tuple[SeatSetup, ...]:
        """The seats, with a free name for everybody who has none."""
        for index, seat in enumerate(self.setup.seats):
            name_of = person_name if seat.kind == PERSON else computer_name
            name = seat.name.strip() or self._free_name(name_of, index)
            self.setup = self.setup.with_seat(index, replace(seat, name=name))
        return self.setup.seats

    def _retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self._youngest.setText(self.tr("youngest"))
        self._youngest.setToolTip(self.tr("If all else is equal, the youngest starts"))
        self._add.setText(self.tr("Add a player"))
        self._shuffle.setText(self.tr("Shuffle the seats"))
        self._third.setText(self.tr("Add a computer instead"))
        self._seed_label.setText(self.tr("Deal number:"))
        self._seed.setPlaceholderText(self.tr("random"))
        self._seed.setToolTip(self.tr("Games with the same number get the same deal"))
        self._back.setText(self.tr("Back"))
        self._start.setText(self.tr("Start"))
        for row in self._rows:
            row.retranslate()
        self._say_hint()
        if self.unit:
            self._arrange()

    def _rescale(self) -> None:
        self._title.setFont(fonts.title_font(self.pixels(34)))
        self._start.setFont(fonts.text_font(self.pixels(22), bold=True))
        self._card.setMinimumWidth(round(820 * self.window_unit))
        self._seed.setFixedWidth(self.pixels(170))
        self._lines.setSpacing(self.pixels(14))
        margin = round(26 * self.window_unit)
        self._lines.setContentsMargins(margin, margin, margin, margin)
        self._seats.setSpacing(round(6 * self.window_unit))
        for row in (self._below, self._advice, self._last):
            row.setSpacing(self.pixels(10))
        for seat in self._rows:
            seat.rescale(self.pixels(SYMBOL_PIXELS), self.font())
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Follow the window."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Enter is enough to begin."""
        super().showEvent(event)
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter in a field starts the game, Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            self.focusWidget(), QLineEdit
        ):
            self._on_start()
        else:
            super().keyPressEvent(event)
