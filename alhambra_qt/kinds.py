"""Who plays a seat, in words and with a face."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from alhambra_qt import palette, pictures
from alhambra_qt.fields import ChoiceBox
from alhambra_qt.game_setup import LEVELS, PERSON
from alhambra_qt.languages import tr


def kind_name(kind: str) -> str:
    """Who plays a seat: a person, one of our levels, or whatever else a record names."""
    names = {
        PERSON: tr("Person"),
        "ai:easy": tr("Computer: easy"),
        "ai:medium": tr("Computer: medium"),
        "ai:hard": tr("Computer: hard"),
        "ai:expert": tr("Computer: expert"),
    }
    return names.get(kind, tr("Computer"))


def face(kind: str) -> str:
    """The name of the picture of whoever plays a seat."""
    faces = {
        PERSON: "icon-person",
        "ai:easy": "face-easy",
        "ai:medium": "face-medium",
        "ai:hard": "face-hard",
        "ai:expert": "face-expert",
    }
    return faces.get(kind, "face-practice")


class KindBox(ChoiceBox):
    """A field in which somebody chooses who plays."""

    def __init__(self, kinds: Sequence[str] = (PERSON, *LEVELS)) -> None:
        super().__init__()
        for kind in kinds:
            self.addItem("", kind)
        self.retranslate()

    @property
    def kind(self) -> str:
        """Who is chosen."""
        return str(self.currentData())

    def choose(self, kind: str) -> None:
        """Show this one; nobody where it is none of the choices."""
        self.setCurrentIndex(self.findData(kind))

    def rescale(self, symbol: int) -> None:
        """Faces of this many pixels."""
        self.setIconSize(QSize(symbol, symbol))
        for index in range(self.count()):
            drawn = pictures.picture(
                face(self.itemData(index)),
                symbol,
                symbol,
                self.devicePixelRatioF(),
                tint=palette.TEXT,
            )
            self.setItemIcon(index, QIcon(drawn))

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.setAccessibleName(tr("Who plays"))
        for index in range(self.count()):
            self.setItemText(index, kind_name(self.itemData(index)))
