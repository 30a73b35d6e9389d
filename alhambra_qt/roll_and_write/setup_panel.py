"""What New Game asks for the dice game alone: who joins that is only imagined."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from alhambra_qt.game_pages import SetupPanel
from alhambra_qt.play.game_setup import GameSetup
from alhambra_qt.roll_and_write.sheet_choice import SheetChoice
from alhambra_qt.widgets.fields import ChoiceBox
from alhambra_qt.widgets.fitted import WrappedCheckBox
from alhambra_qt.words.languages import tr

SOLO, TWO = 1, 2
IMAGINARY = (2, 3, 4)


class RollAndWritePanel(SetupPanel):
    """One player chooses; two are told who joins them; everyone can choose another sheet."""

    def __init__(self) -> None:
        """Nothing is to be said yet."""
        super().__init__()
        self._setup: GameSetup | None = None
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setProperty("quiet", True)
        self.number = ChoiceBox()
        for number in IMAGINARY:
            self.number.addItem("", number)
        self.contest = WrappedCheckBox()
        self.daily = WrappedCheckBox()
        self.solo = QWidget(self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.solo)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.number)
        self._row.addWidget(self.contest, 1)
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addWidget(self.daily)
        self._lines.addWidget(self.solo)
        self._lines.addWidget(self.text)
        self.sheet = SheetChoice(self)
        self._lines.addWidget(self.sheet)
        self.sheet.chosen.connect(self._on_chosen)
        self.number.activated.connect(self._on_chosen)
        self.contest.clicked.connect(self._on_chosen)
        self.daily.clicked.connect(self._on_chosen)

    def show_setup(self, setup: GameSetup) -> None:
        """Show what is chosen; more than two players only choose a sheet."""
        self._setup = setup
        options = setup.options
        index = self.number.findData(options.get("imaginary", IMAGINARY[0]))
        self.number.setCurrentIndex(max(0, index))
        self.contest.setChecked(bool(options.get("contest", False)))
        is_daily = bool(options.get("daily", False))
        self.daily.setChecked(is_daily)
        self.daily.setVisible(len(setup.seats) == SOLO)
        self.solo.setVisible(len(setup.seats) == SOLO and not is_daily)
        self.text.setVisible(len(setup.seats) <= TWO)
        self.sheet.setVisible(not is_daily)
        self.sheet.show_sheet(options.get("sheet"))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.number.setAccessibleName(tr("Imaginary players"))
        for index, number in enumerate(IMAGINARY):
            self.number.setItemText(index, tr("%n imaginary player(s)", "", number))
        self.contest.setText(tr("Contest: imaginary players get points and can win"))
        self.sheet.retranslate()
        self.daily.setText(tr("Daily roll: the same dice for everyone today"))
        seats = 0 if self._setup is None else len(self._setup.seats)
        if seats == TWO:
            told = tr("An imaginary player joins you and competes for places on the score sheet.")
        elif self.daily.isChecked():
            told = tr("Two imaginary players join you. Your first try of the day counts.")
        else:
            told = tr("Get as many points as you can. More imaginary players make it harder.")
        self.text.setText(told)

    def arrange(self, room: int, gap: int) -> None:
        """Beside each other if there is room."""
        direction = QBoxLayout.Direction
        self._row.setSpacing(gap)
        self.sheet.row.setSpacing(gap)
        self._lines.setSpacing(gap)
        self._row.setDirection(direction.LeftToRight)
        if self._row.minimumSize().width() > room:
            self._row.setDirection(direction.TopToBottom)

    def _on_chosen(self, sheet: object = ()) -> None:
        """Something was chosen; a sheet, if it is one or None."""
        assert self._setup is not None
        kept = self._setup.options.get("sheet")
        sheet = sheet if sheet is None or isinstance(sheet, dict) else kept
        options = {
            "imaginary": self.number.currentData(),
            "contest": self.contest.isChecked(),
            "daily": self.daily.isChecked(),
        }
        options |= {} if sheet is None else {"sheet": sheet}
        self.changed.emit(self._setup._replace(options=options))
