"""What New Game asks for the dice game alone: how it's played, and who is only imagined."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from alhambra_qt.game_pages import SetupPanel
from alhambra_qt.play.game_setup import LEVELS, GameSetup, level_of
from alhambra_qt.roll_and_write.modes import Mode, Modes, mode_of
from alhambra_qt.roll_and_write.sheet_choice import SheetChoice
from alhambra_qt.widgets.fields import ChoiceBox
from alhambra_qt.widgets.fitted import WrappedCheckBox
from alhambra_qt.widgets.wrapped import WrappedLabel
from alhambra_qt.words.languages import tr

TWO = 2
IMAGINARY = (2, 3, 4)
_TOLD = 2


class RollAndWritePanel(SetupPanel):
    """One player chooses; two are told who joins them; everyone can choose another sheet."""

    def __init__(self) -> None:
        """Nothing is to be said yet."""
        super().__init__()
        self._setup: GameSetup | None = None
        self.text = WrappedLabel()
        self.text.setProperty("quiet", True)
        self.number = ChoiceBox()
        for number in IMAGINARY:
            self.number.addItem("", number)
        self.contest = WrappedCheckBox()
        self.solo = QWidget(self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.solo)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.number)
        self._row.addWidget(self.contest, 1)
        self._row.setAlignment(self.contest, Qt.AlignmentFlag.AlignVCenter)
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addWidget(self.solo)
        self._lines.addWidget(self.text)
        self.sheet = SheetChoice(self)
        self._lines.addWidget(self.sheet)
        self.sheet.chosen.connect(self._on_chosen)
        self.number.activated.connect(self._on_chosen)
        self.contest.clicked.connect(self._on_chosen)
        self.above = self.modes = Modes()
        self.modes.chosen.connect(self.changed)

    def show_setup(self, setup: GameSetup) -> None:
        """Show what is chosen; more than two players only choose a sheet."""
        self._setup = setup
        options = setup.options
        index = self.number.findData(options.get("imaginary", IMAGINARY[0]))
        self.number.setCurrentIndex(max(0, index))
        self.contest.setChecked(bool(options.get("contest", False)))
        mode = mode_of(setup)
        self.modes.show_setup(setup)
        self.solo.setVisible(mode is Mode.ALONE)
        self.text.setVisible(len(setup.seats) <= TWO)
        self.sheet.setVisible(mode is not Mode.DAILY)
        self.sheet.show_sheet(options.get("sheet"))
        self.retranslate()

    def remark(self) -> str:
        """What to expect of the computers: of two levels, for there is room for two lines."""
        levels = {level_of(seat.kind) for seat in self._setup.seats} if self._setup else set()
        told = {
            "ai:easy": tr("Easy: A friendly beginner who misses things."),
            "ai:medium": tr("Medium: Knows the game and plans how to score."),
            "ai:hard": tr("Hard: Weighs up everything it can do in a turn."),
            "ai:expert": tr("Expert: Looks further ahead, and takes its time."),
        }
        return "\n".join([told[level] for level in LEVELS if level in levels][-_TOLD:])

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.number.setAccessibleName(tr("Imaginary players"))
        for index, number in enumerate(IMAGINARY):
            self.number.setItemText(index, tr("%n imaginary player(s)", "", number))
        self.contest.setText(tr("Contest: imaginary players get points and can win"))
        self.sheet.retranslate()
        self.modes.retranslate()
        if self._setup is not None:
            self.text.setText(self._told(mode_of(self._setup)))

    def _told(self, mode: Mode) -> str:
        if mode is Mode.OTHERS:  # two of them; it's hidden from more
            return tr("An imaginary player joins you and competes for places on the score sheet.")
        if mode is Mode.DAILY:
            return tr(
                "Everyone gets the same rolls today. Your first try counts; after that, play "
                "as often as you like. Two imaginary players join you."
            )
        return tr("Get as many points as you can. More imaginary players make it harder.")

    def arrange(self, room: int, gap: int) -> None:
        """Beside each other if there is room."""
        direction = QBoxLayout.Direction
        self._row.setSpacing(gap)
        self.sheet.row.setSpacing(gap)
        self.modes.row.setSpacing(gap)
        self._lines.setSpacing(gap)
        for row in (self._row, self.modes.row):
            row.setDirection(direction.LeftToRight)
            if row.minimumSize().width() > room:
                row.setDirection(direction.TopToBottom)

    def _on_chosen(self, sheet: object = ()) -> None:
        """Something was chosen; a sheet, if it is one or None."""
        assert self._setup is not None
        kept = self._setup.options.get("sheet")
        sheet = sheet if sheet is None or isinstance(sheet, dict) else kept
        options = {
            "imaginary": self.number.currentData(),
            "contest": self.contest.isChecked(),
            "daily": mode_of(self._setup) is Mode.DAILY,
        }
        options |= {} if sheet is None else {"sheet": sheet}
        self.changed.emit(self._setup._replace(options=options))
