"""The dice game on the screen: so far, its rules can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.games import KnownGame
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from alhambra_qt.rule_book.chapters import Part


class RollAndWriteOnScreen(KnownGame):
    """Alhambra Roll & Write, which can be played on the command line."""

    name = "roll-and-write"

    def title(self) -> str:
        """As on the box."""
        return tr("Alhambra Roll & Write")

    def chapters(self) -> tuple[Part, ...]:
        """All of its rules."""
        from alhambra_qt.rule_book.contents import ROLL_AND_WRITE  # noqa: PLC0415 (late)

        return ROLL_AND_WRITE


GAME = RollAndWriteOnScreen()
