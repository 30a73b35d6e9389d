"""Who plays a seat, in words and with a badge."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon

from alhambra_qt.look import palette, pictures
from alhambra_qt.play.game_setup import LEVELS, PERSON, PROGRAM, command_of, level_of
from alhambra_qt.widgets.fields import ChoiceBox
from alhambra_qt.words.commands import brief_command, visible_command
from alhambra_qt.words.languages import tr

_LONGEST = 24
"""Letters of a command that are shown among other choices."""


def kind_name(kind: str) -> str:
    """Who plays a seat: a person, one of our levels, or whatever else a record names."""
    if command := command_of(kind):
        return tr("Program: {command}").format(command=brief_command(command, _LONGEST))
    told = {
        PERSON: tr("Person"),
        "ai:easy": tr("Computer: easy"),
        "ai:medium": tr("Computer: medium"),
        "ai:hard": tr("Computer: hard"),
        "ai:expert": tr("Computer: expert"),
    }
    return told.get(level_of(kind), tr("Computer"))


def kind_described(kind: str) -> str:
    """What to expect of the player in a seat; empty if there is nothing to say."""
    return {
        "ai:easy": tr("A friendly beginner who misses things"),
        "ai:medium": tr("Knows the game and plans how to score"),
        "ai:hard": tr("Weighs up everything it can do in a turn"),
        "ai:expert": tr("Looks further ahead, and takes its time"),
    }.get(level_of(kind), "")


def level_badge(kind: str) -> str:
    """The name of the badge that tells how well a seat is played; empty for a person."""
    if kind == PERSON:
        return ""
    badges = {
        "ai:easy": "level-easy",
        "ai:medium": "level-medium",
        "ai:hard": "level-hard",
        "ai:expert": "level-expert",
    }
    return badges.get(level_of(kind), "level-program")


def _tip(kind: str) -> str:
    """What a tool tip says of a player: all of a command, whose characters mean nothing."""
    if command := command_of(kind):
        from html import escape  # noqa: PLC0415 (late: it loads the names of all characters)

        lines = map(escape, visible_command(command).split("\n"))
        return f"<qt>{'<br>'.join(lines)}</qt>"
    return kind_described(kind)


class KindBox(ChoiceBox):
    """A field in which somebody chooses who plays."""

    def __init__(self, kinds: Sequence[str] = (PERSON, *LEVELS)) -> None:
        super().__init__()
        self._words: Callable[[], str] | None = None
        for kind in kinds:
            self.addItem("", kind)
        self.retranslate()

    @property
    def kind(self) -> str:
        """Who is chosen."""
        return str(self.currentData())

    def choose(self, kind: str) -> None:
        """Show this one; nobody if it is none of the choices."""
        if command_of(kind):
            self._name_program(kind)
        self.setCurrentIndex(self.findData(kind))
        self.setToolTip(_tip(kind))

    def offer_program(self, words: Callable[[], str]) -> None:
        """Let another program be chosen, too; ``words`` say so while none is named."""
        self._words = words
        self.addItem("", PROGRAM)
        self.retranslate()

    def _name_program(self, kind: str) -> None:
        if self._words is not None:
            self.setItemData(self.count() - 1, kind)
            self.retranslate()
            self.updateGeometry()

    def rescale(self, symbol: int) -> None:
        """Badges of this many pixels."""
        self.setIconSize(QSize(symbol, symbol))
        for index in range(self.count()):
            drawn = pictures.picture(
                level_badge(self.itemData(index)) or "icon-person",
                symbol,
                symbol,
                self.devicePixelRatioF(),
                tint=palette.TEXT,
            )
            self.setItemIcon(index, QIcon(drawn))

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.setAccessibleName(tr("Played by"))
        for index in range(self.count()):
            kind = self.itemData(index)
            if kind == PROGRAM and self._words is not None:
                self.setItemText(index, self._words())
            else:
                self.setItemText(index, kind_name(kind))
            self.setItemData(index, _tip(kind), Qt.ItemDataRole.ToolTipRole)
        self.setToolTip(_tip(self.kind))
