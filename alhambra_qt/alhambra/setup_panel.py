"""What New Game asks for the board game alone: modules, and what there is to say."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QVBoxLayout, QWidget

from alhambra_qt.alhambra.characters import strength_told, those_told
from alhambra_qt.alhambra.option_box import OptionBox
from alhambra_qt.alhambra.parts.part import Note, Option
from alhambra_qt.alhambra.parts.registered import all_parts
from alhambra_qt.game_pages import SetupPanel
from alhambra_qt.play.game_setup import GameSetup
from alhambra_qt.rule_book.chapters import lesson_on
from alhambra_qt.rule_book.contents import ALHAMBRA
from alhambra_qt.rule_book.lesson_sheet import LessonSheet
from alhambra_qt.widgets.wrapped import WrappedLabel

_ACROSS = 2
"""How many boxes are beside each other, if there is room."""
_RESERVED = 2
"""Lines that are kept free for the characters: in a usual window, all of them take no more."""
_NARROWEST = 18
"""The room that a box needs for that, in heights of the text."""


class AlhambraPanel(SetupPanel):
    """A box for each module that can be shown, words on the computers, and the note of a part."""

    def __init__(self) -> None:
        """Nothing is to be said yet."""
        super().__init__()
        self._setup: GameSetup | None = None
        self._note: Note | None = None
        options = all_parts().options
        self.boxes = {name: OptionBox(option, self) for name, option in options.items()}
        for name, box in self.boxes.items():
            box.toggled.connect(self._on_toggled)
            box.lesson_wanted.connect(partial(self._on_lesson_wanted, options[name]))
        self._grid = QGridLayout()
        self.characters = WrappedLabel()
        self.noted = QWidget()
        self.text = WrappedLabel()
        for label in (self.characters, self.text):
            label.setProperty("quiet", True)
        policy = self.characters.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the first computer that comes moves nothing
        self.characters.setSizePolicy(policy)
        self.characters.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.offer = QPushButton()
        self.offer.clicked.connect(self._on_offer)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.noted)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.offer)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addLayout(self._grid)
        self._lines.addWidget(self.characters)  # below what is ticked, so that nothing moves there
        self._lines.addWidget(self.noted)

    def show_setup(self, setup: GameSetup) -> None:
        """Show what is chosen, and say what there is to say.

        Two of one name have to hear of that first.
        """
        self._setup = setup
        for name, box in self.boxes.items():
            box.box.setChecked(name in setup.modules)
        self._note = next((note for note in all_parts().notes if note.text(setup)), None)
        self.retranslate()
        self.noted.setVisible(self._note is not None and setup.seat_with_a_taken_name() is None)

    def remark(self) -> str:
        """How strong the strongest computer is."""
        return "" if self._setup is None else strength_told(self._setup)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        for box in self.boxes.values():
            box.retranslate()
        if self._setup is None:
            return
        told = those_told(self._setup)
        self.characters.setText(told)
        self.characters.setVisible(bool(told))
        if self._note is not None:
            self.text.setText(self._note.text(self._setup))
            self.offer.setText(self._note.offer())

    def arrange(self, room: int, gap: int) -> None:
        """Put boxes beside each other, and the button beside the text, or all below each other."""
        direction = QBoxLayout.Direction
        for layout in (self._row, self._lines, self._grid):
            layout.setSpacing(gap)
        self._row.setDirection(direction.LeftToRight)
        if self._row.minimumSize().width() > room:
            self._row.setDirection(direction.TopToBottom)
        lines = self.characters.fontMetrics().size(0, "\n" * (_RESERVED - 1))
        self.characters.setMinimumHeight(lines.height())
        widest = max(1, int(room / (_NARROWEST * self.text.font().pixelSize())))
        across = min(_ACROSS, len(self.boxes), widest)
        for index, box in enumerate(self.boxes.values()):
            box.rescale(gap)
            self._grid.addWidget(box, *divmod(index, across))
        for column in range(across):
            self._grid.setColumnStretch(column, 1)

    def _on_toggled(self) -> None:
        assert self._setup is not None
        chosen = tuple(name for name, box in self.boxes.items() if box.box.isChecked())
        self.changed.emit(self._setup._replace(modules=chosen))

    def _on_lesson_wanted(self, option: Option) -> None:
        def lesson(page: QWidget) -> LessonSheet:
            sheet = LessonSheet(option.title, lesson_on(ALHAMBRA, option.rule), page)
            sheet.rules_wanted.connect(lambda: self.rule_wanted.emit(option.rule))
            return sheet

        self.overlay_wanted.emit(lesson)

    def _on_offer(self) -> None:
        assert self._setup is not None
        assert self._note is not None
        self.changed.emit(self._note.change(self._setup))
