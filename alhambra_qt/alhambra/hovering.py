"""What is said while a tile hangs over a target: why not, or what would come of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.alhambra.foretelling import fits_nowhere, foretold
from alhambra_qt.alhambra.gestures import Piece, Refusal, Target
from alhambra_qt.alhambra.parts.registered import parts_of
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.turn import Turn


class Hovering:
    """Speaks for the rules beside what hangs on the pointer."""

    def __init__(self, turn: Callable[[], Turn], scene: TableScene) -> None:
        """``turn`` is what the person to play can do now."""
        self._turn = turn
        self._scene = scene

    def say(self, target: Target) -> None:
        """What hangs on the pointer is over this now."""
        piece, scene = self._scene.dragged, self._scene
        if not isinstance(piece, Piece):
            return
        turn = self._turn()
        refusal = _refusal(turn, piece, target)
        if refusal is not None:
            self._refuse_target(turn, refusal, piece, target)
        elif target in scene.targets:
            scene.warn(())
            self._foretell(turn, piece, target)
            return
        else:
            scene.warn(())
            scene.bubble.hide()
            self.say_if_it_fits_nowhere(piece)
        scene.raise_cards(frozenset())

    def say_if_it_fits_nowhere(self, piece: Piece) -> None:
        """At once, where it was picked up, if it goes onto tiles and none can take it."""
        scene, turn = self._scene, self._turn()
        if not scene.regions[piece.region].goes_onto_pieces or scene.targets.pieces:
            return
        rules = [refusal.rule for refusal in turn.refusals(piece)]
        often = max(rules, key=rules.count, default=None)
        place = scene.rect_of(piece)
        if often is not None and place is not None:
            text, unit = fits_nowhere(turn, piece), scene.layout.text_unit
            scene.bubble.say(text, place.bottomRight(), unit, about=place, refused_by=often)

    def refuse(
        self,
        refusal: Refusal,
        point: QPointF,
        *,
        about: QRectF | None = None,
        quietly: bool = False,
    ) -> None:
        """Say why something can't be done, and mark what is in the way."""
        scene = self._scene
        text = "" if quietly else parts_of(refusal.table.rules).refused(refusal)
        scene.warn(refusal.violation.where)
        unit = scene.layout.text_unit
        scene.bubble.say(text, point, unit, about=about, refused_by=refusal.rule)

    def refuse_drop(self, piece: Piece, target: Target) -> Refusal | None:
        """Say it once more, so that there is time to read it and to ask why."""
        turn = self._turn()
        refusal = _refusal(turn, piece, target)
        if refusal is not None:
            self._refuse_target(turn, refusal, piece, target)
        return refusal

    def _refuse_target(self, turn: Turn, refusal: Refusal, piece: Piece, target: Target) -> None:
        """Say why it can't go there; where it lies already, there is nothing to say."""
        palace = turn.table.seats[turn.seat].palace
        is_there = piece.region == regions.PALACE and target == palace.place_of(piece.name)
        about = self._scene.target_rect(target)
        self.refuse(refusal, about.bottomRight(), about=about, quietly=is_there)

    def _foretell(self, turn: Turn, piece: Piece, target: Target) -> None:
        """Say what would come of it, and let the cards rise that would be taken."""
        scene = self._scene
        ways = turn.payments(piece)
        scene.raise_cards(turn.cards_of(piece, ways[0]) if len(ways) == 1 else frozenset())
        text = foretold(turn, piece, target, with_aids=scene.with_aids)
        about, unit = scene.target_rect(target), scene.layout.text_unit
        scene.bubble.say(text, about.bottomRight(), unit, about=about)


def _refusal(turn: Turn, piece: Piece, target: Target) -> Refusal | None:
    return None if target == regions.NOWHERE else turn.refusal(piece, target)
