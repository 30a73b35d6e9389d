"""Hints at the table of the dice game: what the expert would touch, and what that is called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.play.hinting import Advice, move_in
from alhambra_qt.roll_and_write import reasons, telling
from alhambra_qt.roll_and_write.director import Director
from alhambra_qt.roll_and_write.gestures import (
    HAND,
    ROLLED,
    SHEET,
    Die,
    Field,
    Keep,
    Receive,
    TurnTo,
)
from alhambra_qt.roll_and_write.table.layout import Layout
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
        unit, smaller = _units(scene.layout)
        told, words, width = self._place(text, unit)
        if _covers_a_sheet(scene.layout, words):
            unit = smaller
            told, words, width = self._place(text, unit)
        scene.say_at(told, words.topLeft(), unit, width)

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

    def _place(self, text: str, unit: float) -> tuple[str, QRectF, float]:
        """Words where they cover as little as they can, and how wide they may be there.

        A hint tells of dice, buildings and boxes, so none of these is covered, nor any button:
        words lie at the lower end, or on the empty tray if they would hide less there.
        """
        scene = self._director.scene
        layout, model = scene.layout, scene.model
        assert model is not None
        tray, column = layout.tray, layout.score
        has_dice = any(die.where in (HAND, ROLLED) for die in model.dice())

        def words(width: float, told: str = text) -> QRectF:
            """At the lower end."""
            rect = scene.bubble.size_of(told, unit, width)
            rect.moveBottomLeft(QPointF(column.x(), layout.size.bottom() - layout.scale.px(2)))
            return rect

        places = [(text, width, words(width)) for width in (tray.width(), column.width())]
        if _covers_a_sheet(layout, places[-1][-1]):  # sentence after sentence takes fewer lines
            told = text.replace("\n", " ")
            places.append((told, column.width(), words(column.width(), told)))
        if not has_dice:
            above = words(tray.width())
            middle = tray.center().y() - above.height() / 2
            top = max(middle, column.bottom() + layout.scale.px(2))
            above.moveTop(min(top, above.top()))
            places.append((text, tray.width(), above))
        told, width, best = min(
            places, key=lambda place: _covered(layout, place[-1], has_dice=has_dice)
        )
        return told, best, width


def _units(layout: Layout) -> tuple[float, float]:
    """How large words are; if they are many, they follow larger text only half of the way."""
    return layout.text_unit, (layout.text_unit + layout.scale.unit) / 2


def _covers_a_sheet(layout: Layout, words: QRectF) -> bool:
    return any(words.intersects(plan.rect) for plan in layout.others)


def _covered(layout: Layout, words: QRectF, *, has_dice: bool) -> float:
    """How bad it is to lie here: worse if all of a sheet is hidden than if half of two are."""
    kept_free = [layout.score, *layout.buttons, *([layout.tray] if has_dice else [])]
    others = [plan.rect for plan in layout.others]
    others += [] if layout.results is None else [layout.results]
    return (
        100 * sum(words.intersects(rect) for rect in kept_free)
        + 0.25 * words.intersects(layout.tray)
        + sum(_hidden(rect, words) ** 2 + 0.1 * words.intersects(rect) for rect in others)
        + 0.1 * _hidden(layout.chronicle, words)
    )


def _hidden(rect: QRectF, words: QRectF) -> float:
    """How much of it they cover."""
    area, both = rect.width() * rect.height(), words.intersected(rect)
    return both.width() * both.height() / area if area else 0.0
