"""The change as a table part: a table of contents.

Coins need no gesture of their own: they lie with the hand, and are chosen like its cards.
"""

from __future__ import annotations

from alhambra_qt.alhambra.parts.change.region import NAME, PICTURE, REGION, coins_on, movements
from alhambra_qt.alhambra.parts.change.words import HAPPENINGS, REASONS, RETURNED, belongings
from alhambra_qt.alhambra.parts.part import Option, TablePart
from alhambra_qt.words.languages import tr
from core.alhambra.modules.change import Rule

CHANGE = TablePart(
    name=NAME,
    model=coins_on,
    regions=(REGION,),
    happenings=HAPPENINGS,
    reasons=REASONS,
    movements=movements,
    belongings=belongings,
    returned=RETURNED,
    option=Option(
        title=lambda: tr("The Change"),
        told=lambda: tr(
            "If you overpay, you draw coins that can help you pay the exact amount later."
        ),
        picture=PICTURE,
        rule=Rule.TWENTY_FOUR_COINS,
    ),
)
