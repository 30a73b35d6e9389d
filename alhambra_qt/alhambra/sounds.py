"""What can be heard at the table of the board game: which of its events has which sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.alhambra.display import Display, Moved
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.presenters.changes import Location, Movement
from alhambra_qt.sound.cues import Cue
from core.alhambra.buying import BuyTile, is_exact
from core.alhambra.components import MONEY, Money, Tile

if TYPE_CHECKING:
    from alhambra_qt.alhambra.table_page import TablePage

_WHERE_IT_LANDS = frozenset({Cue.TILE, Cue.WOOD})
"""What is heard when something is put down; all else, when it is picked up."""


def cues_of(moved: Moved) -> frozenset[Cue]:
    """What pieces sound like that lie elsewhere now."""
    cues = {_cue_of(movement) for movement in moved.movements if not _lies_there(movement)}
    action = None if moved.step is None else moved.step.action
    if isinstance(action, BuyTile):
        cues -= {Cue.CARD, Cue.COIN}
        cues |= {Cue.EXACT if is_exact(action) else Cue.COIN}
    return frozenset(cues)


def _lies_there(movement: Movement) -> bool:
    """Whether it was pencilled in exactly there, and was heard then."""
    start, end = movement.start, movement.end
    if start.region != regions.BOUGHT:
        return False
    return start.within == end.region or (
        end.region == regions.PALACE and (start.x, start.y) == (end.x, end.y) and not start.within
    )


def _cue_of(movement: Movement) -> Cue:
    if isinstance(movement.what, Money) and movement.what not in MONEY:
        return Cue.COIN
    if not isinstance(movement.what, Tile):
        return Cue.WOOD if movement.end.onto else Cue.CARD
    is_board = _is_on_board(movement.start) or _is_on_board(movement.end)
    return Cue.WOOD if is_board else Cue.TILE


def _is_on_board(location: Location) -> bool:
    """Whether it is a reserve board, or pencilled in there."""
    return regions.RESERVE in (location.region, location.within)


class TableSounds(QObject):
    """What is heard of the pieces that one display shows."""

    sounded = Signal(object)
    """A `Cue`."""

    def __init__(self, display: Display, parent: QObject, *, with_jumps: bool = True) -> None:
        """``with_jumps``: whether pieces are heard that move without a step, too."""
        super().__init__(parent)
        self._display = display
        self._with_jumps = with_jumps
        display.moved.connect(self._on_moved)

    def _on_moved(self, moved: Moved) -> None:
        if moved.step is None and not self._with_jumps:
            return
        cues = cues_of(moved)
        flying = cues & _WHERE_IT_LANDS if self._flies(moved) else frozenset()
        self._sound(cues - flying)
        if flying:
            QTimer.singleShot(moved.duration, self, lambda: self._sound(flying))

    def _flies(self, moved: Moved) -> bool:
        """What people put down with their own hands is there at once."""
        step = moved.step
        if step is None or not moved.duration:
            return False
        return step.seat < 0 or not self._display.showing.players[step.seat].is_person

    def _sound(self, cues: frozenset[Cue]) -> None:
        for cue in sorted(cues):
            self.sounded.emit(cue)


class MatchSounds(TableSounds):
    """What else is heard where people play: refusals, whose turn it is, and what is scored."""

    def __init__(self, page: TablePage) -> None:
        """At this page, which has its sheets."""
        super().__init__(page.display, page)
        self._match = page.match
        self._overlays = page.overlays
        self._sheet: QObject | None = None
        self._turn_of: int | None = None
        page.director.refused.connect(lambda: self.sounded.emit(Cue.REFUSAL))
        self._match.stepped.connect(self._on_changed)
        self._match.restored.connect(self._on_changed)
        self._overlays.uncovered.connect(self._on_changed)

    def _on_changed(self) -> None:
        """The sheets were laid before this is called."""
        self._look_at_sheet()
        if self._overlays.current is None:
            self._look_whose_turn_it_is()

    def _look_at_sheet(self) -> None:
        before, self._sheet = self._sheet, self._overlays.current
        if self._sheet is None or self._sheet is before:
            return
        from alhambra_qt.alhambra.sheets.end_overlay import EndOverlay  # noqa: PLC0415 (late)
        from alhambra_qt.alhambra.sheets.scoring_overlay import ScoringOverlay  # noqa: PLC0415 (late)

        if isinstance(self._sheet, ScoringOverlay):
            self.sounded.emit(Cue.SCORING)
        elif isinstance(self._sheet, EndOverlay):
            self.sounded.emit(Cue.VICTORY)

    def _look_whose_turn_it_is(self) -> None:
        """A person is called once, when the table is to be seen and something is to be decided."""
        match = self._match
        if match.speaking_up.seat is not None:
            return  # who speaks up is there
        seat = match.seat_to_play
        is_person = match.players[seat].is_person
        if match.is_over or seat == self._turn_of or (is_person and match.decision is None):
            return
        self._turn_of = seat
        if is_person:
            self.sounded.emit(Cue.YOUR_TURN)
