"""Special rules for two players."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
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
                    "Dirk joins you as an imaginary third player. He takes no turns and "
                    "builds no Alhambra, but he collects tiles. At the start, once the "
                    "market is filled, he gets the next six tiles from the bag, for everyone "
                    "to see.",
                ),
                Drawn.DIRK,
            ),
            Paragraph(
                Rule.DIRK_SCORES_BUILDINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Dirk gets points for having the most buildings, like any other player, "
                    "but never for a wall.",
                ),
            ),
            Paragraph(
                Rule.DIRK_GETS_SIX_MORE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After the first scoring round, Dirk gets six more tiles, or whatever’s "
                    "left if the bag holds fewer.",
                ),
            ),
            Paragraph(
                Rule.DIRK_GETS_A_THIRD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After the second scoring round, he gets a third of the tiles left in "
                    "the bag, rounded down.",
                ),
            ),
            Paragraph(
                Rule.GIVEN_TO_DIRK,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can also give a tile you bought this turn to Dirk.",
                ),
            ),
            Paragraph(
                Rule.NO_LAST_TILES_FOR_DIRK,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Tiles given out at the end of the game can’t go to Dirk.",
                ),
            ),
            Paragraph(
                Rule.DIRK_CANNOT_WIN,
                QT_TRANSLATE_NOOP("rule book", "Dirk can’t win, however many points he has."),
            ),
        ),
    ),
)
