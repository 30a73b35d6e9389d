"""The whole game in words, round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidgetItem, QWidget

from alhambra_qt.look import palette
from alhambra_qt.play.course import Moment
from alhambra_qt.roll_and_write.telling import Told
from alhambra_qt.widgets.list_sheet import ListSheet

_MOMENT = Qt.ItemDataRole.UserRole


class LogOverlay(ListSheet):
    """Each line opens its moment."""

    moment_wanted = Signal(object)
    """A `Moment` that is to be seen again."""

    def __init__(self, lines: Callable[[], Sequence[Told]], parent: QWidget) -> None:
        """All that happened, as it is told in the language of the program."""
        super().__init__(parent)
        self._told = lines
        self.lines.itemActivated.connect(self._on_activated)
        self.lines.itemClicked.connect(self._on_activated)

    def title(self) -> str:
        """What it is."""
        return self.tr("What happened")

    def fill(self) -> None:
        """A head for each round, and below it what was done."""
        self.lines.clear()
        now = 0
        for line in self._told():
            if line.round > now:
                now = line.round
                head = self.add(self.tr("Round {round}").format(round=now), None)
                head.setFont(self.text_font(bold=True))
            item = self.add(line.sentence, line.colour)
            if not line.is_deed:
                item.setForeground(QColor(palette.TEXT_QUIET))
                item.setFont(self.text_font(bold=True))
            item.setData(_MOMENT, (line.played, line.is_deed))
            told = self.tr("{sentence}: see this moment again").format(sentence=line.sentence)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)

    def _on_activated(self, item: QListWidgetItem) -> None:
        moment = item.data(_MOMENT)
        if moment is not None:
            self.moment_wanted.emit(Moment(*moment))
