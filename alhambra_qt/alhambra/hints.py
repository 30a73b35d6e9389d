"""Hints at the table: what they are about, what they say, and the gesture that they show."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from alhambra_qt.alhambra import reasons, telling
from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.gestures import Drag, Hinted
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.play.hinting import Advice, move_in
from alhambra_qt.words.advice import chance, instead
from alhambra_qt.words.languages import tr
from alhambra_qt.words.names import shown
from core.alhambra.placing import PlaceTiles
from core.alhambra.table import Table, tile_on
from core.kernel.rulebook import Action


class TableHints:
    """Shows hints at the table of one director."""

    def __init__(self, director: Director) -> None:
        """For the person to play there."""
        self._director = director

    def can_be_helped(self) -> bool:
        """Whether somebody is there who has something to decide, or a turn to end."""
        director = self._director
        if director.match.speaking_up.seat is not None:
            return False  # the same for all who speak up, whether they could do something or not
        return not director.is_curtained and (
            director.match.decision is not None or director.can_end_turn()
        )

    def get_ready(self) -> None:
        """Hints are about the person's own palace."""
        self._director.display.look_at(self._director.seat)

    def intended(self) -> list[Action]:
        """The tiles that are pencilled in."""
        return self._director.placements()

    def wants_more(self, _advice: Advice, after: Any) -> bool:
        """Where a tile would go that is bought, if that is what comes next."""
        decision = after.rules.decision(after)
        return (
            isinstance(decision, PlaceTiles) and len(after.seats[self._director.seat].to_place) == 1
        )

    def words(self, advice: Advice) -> str:
        """What the expert would do, and why."""
        action, placing = advice.action, self._placing(advice)
        does = telling.did(action) if placing is None else telling.did_in_a_row(action, placing)
        faces = parts_of(advice.state.rules).faces
        names = [shown(player.name) for player in self._director.match.players]
        names += [faces[one.name].name() for one in advice.state.collectors]
        sentences = (
            tr("The expert {does}.").format(does=does),
            reasons.why(advice.reason, names, self._suggested),
            chance(advice.reason),  # last, it would seem to be about the second-best move
            instead(advice.reason, self._suggested),
        )
        return "\n".join(filter(None, sentences))

    def _suggested(self, line: object) -> str:
        """A move that the expert has written down, as advice; empty if it is none."""
        action = move_in(line, self._director.match.game)
        return "" if action is None else telling.suggested(action)

    def _placing(self, advice: Advice) -> Action | None:
        """Where a tile that is bought would go: told when it is asked, or planned before that."""
        planned = move_in((advice.reason or {}).get("place"), self._director.match.game)
        return advice.then or (planned if planned and telling.is_placing(planned) else None)

    def show_hint(self, advice: Advice | None, text: str) -> None:
        """Show the gesture on the table."""
        hint = Hinted() if text else None
        if advice is not None:
            hint = hinted(advice.state, self._director.seat, advice.action, self._placing(advice))
        self._director.scene.show_hint(hint, text)


def hinted(table: Table, seat: int, action: Action, placing: Action | None = None) -> Hinted:
    """What to show for an action; ``placing`` is where a tile that is bought would go."""
    parts = parts_of(table.rules)
    gesture = parts.gesture_of(table, seat, action)
    if not isinstance(gesture, Drag):
        return Hinted(gesture)
    if placing is not None:
        placed = parts.gesture_of(table, seat, placing)
        if isinstance(placed, Drag):
            gesture = replace(gesture, target=placed.target)
    return Hinted(gesture, tile_on(table, gesture.piece.name, seat))
