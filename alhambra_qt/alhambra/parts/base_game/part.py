"""The base game as a table part: a table of contents of what it has on the screen."""

from __future__ import annotations

from alhambra_qt.alhambra.parts.base_game.celebrations import CELEBRATIONS
from alhambra_qt.alhambra.parts.base_game.gestures import GESTURES
from alhambra_qt.alhambra.parts.base_game.happenings import HAPPENINGS
from alhambra_qt.alhambra.parts.base_game.reasons import REASONS
from alhambra_qt.alhambra.parts.base_game.regions import REGIONS
from alhambra_qt.alhambra.parts.base_game.words import PUT_DOWN, QUESTIONS, REFUSALS, WORDS
from alhambra_qt.alhambra.parts.part import Category, TablePart
from alhambra_qt.words.languages import tr

BASE_GAME = TablePart(
    name="base game",
    regions=REGIONS,
    questions=QUESTIONS,
    gestures=GESTURES,
    words=WORDS,
    refusals=REFUSALS,
    reasons=REASONS,
    categories={"wall": Category(lambda: tr("Longest wall"), "wall")},
    put_down=PUT_DOWN,
    happenings=HAPPENINGS,
    celebrations=CELEBRATIONS,
)
