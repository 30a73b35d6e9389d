"""What a watchful player remembers: who took which card, and what was paid.

Hands are dealt and money is taken face up, so in the base game a good memory knows every hand.
"""

from __future__ import annotations

from collections import Counter

from core.alhambra.components import MONEY
from core.alhambra.setup import STARTING_MONEY
from core.kernel.lines import Line


class Memory:
    """Built from the events of the bot protocol."""

    def __init__(self, seats: int) -> None:
        """Nothing has happened yet."""
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.discards: Counter[str] = Counter()
        self.thieves: Counter[str] = Counter()
        """The thieves that were sent, by their currencies."""
        self.dealt = 0
        """How many money cards were dealt before the pile was built."""

    def hear(self, event: Line) -> None:
        """Remember what a line of the record tells."""
        if event.get("chance") == "money":
            self._deal(event["order"])
        elif event.get("chance") == "reshuffle":
            self.discards.clear()
        elif event.get("do") == "take":
            self.hands[event["seat"]].update(event["cards"])
        elif event.get("do") == "steal":
            self.hands[event["seat"]][event["card"]] += 1
            self.thieves[event["thief"]] += 1
        elif event.get("do") == "buy":
            cards = [piece for piece in event["pay"] if piece in MONEY]
            self.hands[event["seat"]].subtract(cards)
            self.discards.update(cards)

    def _deal(self, order: list[str]) -> None:
        self.dealt = len(order)
        cards = iter(order)
        for hand in self.hands:
            worth = 0
            while worth < STARTING_MONEY:
                card = next(cards)
                hand[card] += 1
                worth += MONEY[card].value
