"""The contents of the rule book: the board game with its modules, and the dice game."""

from alhambra_qt.rule_book import (
    base_game,
    building,
    change,
    roll_and_write,
    roll_and_write_scoring,
    scorings,
    street_trader,
    thieves,
    two_players,
    walls,
)
from alhambra_qt.rule_book.chapters import Part
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP

ALHAMBRA = (
    Part(
        QT_TRANSLATE_NOOP("rule book", "The base game"),
        (*base_game.CHAPTERS, *building.CHAPTERS, *scorings.CHAPTERS),
    ),
    Part(QT_TRANSLATE_NOOP("rule book", "Two players"), two_players.CHAPTERS),
    Part(QT_TRANSLATE_NOOP("rule book", "Module: The Walls"), walls.CHAPTERS, walls.LESSON),
    Part(QT_TRANSLATE_NOOP("rule book", "Module: The Thieves"), thieves.CHAPTERS, thieves.LESSON),
    Part(QT_TRANSLATE_NOOP("rule book", "Module: The Change"), change.CHAPTERS, change.LESSON),
    Part(
        QT_TRANSLATE_NOOP("rule book", "Module: The Street Trader"),
        street_trader.CHAPTERS,
        street_trader.LESSON,
    ),
)

ROLL_AND_WRITE = (
    Part(
        QT_TRANSLATE_NOOP("rule book", "Alhambra Roll & Write"),
        (*roll_and_write.CHAPTERS, *roll_and_write_scoring.CHAPTERS),
    ),
)
