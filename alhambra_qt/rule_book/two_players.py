"""Special rules for two players."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Dirk, the third player"),
        (
            Paragraph(
                Rule.TWO_OF_EACH_MONEY_CARD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With two players there are only two of each money card, 72 in all.",
                ),
            ),
            Paragraph(
                Rule.DIRK_STARTS_WITH_SIX,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A third player is imagined: Dirk. He has no turns and builds no Alhambra, "
                    "but he collects tiles. When the market is filled, he gets the next six tiles "
                    "from the bag, for all to see.",
                ),
                Drawn.DIRK,
            ),
            Paragraph(
                Rule.DIRK_SCORES_BUILDINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Dirk gets points for the most buildings like any player, but never for a "
                    "wall.",
                ),
            ),
            Paragraph(
                Rule.DIRK_GETS_SIX_MORE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After the first scoring Dirk gets six more tiles, or as many as there still "
                    "are in the bag.",
                ),
            ),
            Paragraph(
                Rule.DIRK_GETS_A_THIRD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After the second scoring he gets a third of the tiles in the bag, rounded "
                    "down.",
                ),
            ),
            Paragraph(
                Rule.GIVEN_TO_DIRK,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A tile that you bought in this turn you can also give to Dirk.",
                ),
            ),
            Paragraph(
                Rule.NO_LAST_TILES_FOR_DIRK,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The tiles that are given out at the end of the game cannot go to Dirk.",
                ),
            ),
            Paragraph(
                Rule.DIRK_CANNOT_WIN,
                QT_TRANSLATE_NOOP("rule book", "Dirk cannot win, however many points he has."),
            ),
        ),
    ),
)
