"""Taking cards: some that lie open are chosen, and then taken together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from alhambra_qt.alhambra.gestures import Card, Pick
from alhambra_qt.alhambra.turn import Turn
from core.kernel.rulebook import Action


class Taking(QObject):
    """The cards of one region that somebody has clicked and not taken yet."""

    taken = Signal(object)
    """The action that takes them."""
    refused = Signal(object, object)
    """A `Refusal`, and the `Card` that it is about."""
    changed = Signal()
    """Other cards are chosen, or none any more."""

    def __init__(self, turn: Callable[[], Turn], parent: QObject | None = None) -> None:
        """Nothing is chosen yet; ``turn`` is what the person to play can do now."""
        super().__init__(parent)
        self._turn = turn
        self.chosen: frozenset[Card] = frozenset()

    def can_take(self) -> bool:
        """Whether the chosen cards can be taken."""
        return self._can_take(self.chosen)

    def _can_take(self, cards: frozenset[Card]) -> bool:
        turn = self._turn()
        return bool(cards) and turn.is_allowed(_picked(cards))

    def choose(self, card: Card) -> None:
        """Choose a card, or choose it no longer."""
        if not self._turn().takes_from(card.region):
            return
        wanted = self._beside(card) ^ {card}
        refusal = self._turn().why_not(_picked(wanted)) if wanted else None
        if refusal is None:
            # Of two equal cards only one is offered, so whether they can be taken is asked, too.
            is_hopeful = self._can_take(wanted) or self._turn().leads_on(wanted)
            self.chosen = wanted if is_hopeful or not wanted else frozenset([card])
            self.changed.emit()
        else:
            self.refused.emit(refusal, card)

    def _beside(self, card: Card) -> frozenset[Card]:
        """What is chosen already in the same region."""
        return frozenset(one for one in self.chosen if one.region == card.region)

    def stop(self) -> None:
        """Choose none after all."""
        self.forget()
        self.changed.emit()

    def forget(self) -> None:
        """Nothing is chosen any more."""
        self.chosen = frozenset()

    def take(self) -> None:
        """Take the chosen cards."""
        action: Action | None = self._turn().action(_picked(self.chosen)) if self.chosen else None
        if action is not None:
            self.forget()
            self.taken.emit(action)

    def take_with(self, card: Card) -> bool:
        """Take the chosen cards and this one; if the rules don't allow that, this one alone.

        Whether anything was taken.
        """
        for wanted in (self._beside(card) | {card}, frozenset([card])):
            if self._can_take(wanted):
                self.chosen = wanted
                self.take()
                return True
        return False


def _picked(cards: frozenset[Card]) -> Pick:
    (region,) = {card.region for card in cards}
    return Pick(region, tuple(sorted(card.index for card in cards)))
