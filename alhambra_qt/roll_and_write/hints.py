"""Hints at the table of the dice game: what the expert would touch, and what that is called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QPointF

from alhambra_qt.play.hinting import Advice, move_in
from alhambra_qt.roll_and_write import reasons, telling
from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.gestures import ROLLED, SHEET, Die, Field, Keep, Receive, TurnTo
from alhambra_qt.roll_and_write.turn import gesture_of
from alhambra_qt.words.advice import instead
from alhambra_qt.words.languages import tr
from core.kernel.rulebook import Action
from core.roll_and_write.special_actions import Decline
from core.roll_and_write.table import Table


class TableHints:
    """Shows hints at the table of one director."""

    def __init__(self, director: Director) -> None:
        """For the person to play there."""
        self._director = director

    def can_be_helped(self) -> bool:
        """Whether somebody has something to decide, or a turn to end."""
        return self._director.match.decision is not None or self._director.can_roll()

    def get_ready(self) -> None:
        """Hints are about the person's own sheet."""
        self._director.display.look_at_nobody()

    def intended(self) -> list[Action]:
        """Nothing is only pencilled in here."""
        return []

    def wants_more(self, _advice: Advice, _after: Any) -> bool:
        """One action is enough."""
        return False

    def words(self, advice: Advice) -> str:
        """What the expert would do, and why."""
        if isinstance(advice.action, Decline):
            does = tr("The expert doesn’t pay for a second building.")
        else:
            does = tr("The expert {does}.").format(does=telling.did(advice.action, advice.state))

        def suggested(line: object) -> str:
            return self._suggested(line, advice.state)

        sentences = (
            does,
            reasons.why(advice.reason, advice.state),
            instead(advice.reason, suggested),
        )
        return "\n".join(filter(None, sentences))

    def _suggested(self, line: object, table: Table) -> str:
        """A move that the expert has written down, as advice; empty if it is none."""
        action = move_in(line, self._director.match.game)
        return "" if action is None else telling.suggested(action, table)

    def show_hint(self, advice: Advice | None, text: str) -> None:
        """Frame what the expert would touch, and say it beside that."""
        director, scene = self._director, self._director.scene
        director.hinted = frozenset() if advice is None else self._touched(advice.action)
        director.show_signs()
        if not text:
            scene.bubble.hide()
            return
        layout = scene.layout
        width, unit = layout.tray.width(), layout.text_unit
        high = scene.bubble.size_of(text, unit, width).height()
        top = min(self._top(), layout.size.bottom() - high)
        scene.bubble.say_at(text, QPointF(layout.tray.x(), top), unit, width)

    def _touched(self, action: Action) -> frozenset[Hashable]:
        seat = self._director.seat
        match gesture_of(action):
            case Field() as field:
                return frozenset({field})
            case TurnTo(colour, pips, _):
                return frozenset({Die(SHEET, seat, colour, pips)})
            case Keep(yellow, blue):
                dice = (Die(ROLLED, seat, "yellow", yellow), Die(ROLLED, seat, "blue", blue))
                return frozenset(dice)
            case Receive():
                return frozenset({"coins"})
        return frozenset({"roll"})

    def _top(self) -> float:
        """Where words cover nothing to see or to click: on the tray, or below its dice."""
        scene = self._director.scene
        tray, model = scene.layout.tray, scene.model
        has_dice = model is not None and bool(model.hand.yellow or model.rolled.yellow)
        return tray.bottom() + scene.layout.scale.px(4) if has_dice else tray.top()
