"""The module of the street trader."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.modules.street_trader import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Citizens move in"),
        (
            Paragraph(
                Rule.THREE_DIFFERENT_CITIZENS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "There are 42 citizens, seven in the colour of each building. Before market "
                    "and money are seen, everybody secretly picks three of six different ones for "
                    "the own trader tile. All others are the general supply.",
                ),
            ),
            Paragraph(
                Rule.TRADER_BESIDE_THE_FOUNTAIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You put your trader tile with the three citizens on a free place beside your "
                    "fountain.",
                ),
                Drawn.TRADER,
            ),
            Paragraph(
                Rule.BUILT_ON_THE_TRADER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When you build a tile on the trader's place, newly bought or from the "
                    "reserve board, the trader makes way. Only then something happens to the "
                    "citizens.",
                ),
            ),
            Paragraph(
                Rule.A_CITIZEN_MOVES_IN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If a citizen in the colour of the tile stands on the trader, he may move in. "
                    "Only one moves in.",
                ),
            ),
            Paragraph(
                Rule.A_NEW_CITIZEN_IS_TAKEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After that you take any citizen from the general supply onto your trader, "
                    "unless the supply is empty.",
                ),
            ),
            Paragraph(
                Rule.SWAP_A_CITIZEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If no citizen of the colour stands there, you may swap one of your citizens "
                    "for one of another colour from the general supply.",
                ),
            ),
            Paragraph(
                Rule.TRADER_MOVES_ON,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "At the end of your turn the trader goes to any free place that touches your "
                    "Alhambra with a side. Walls do not matter to him.",
                ),
            ),
            Paragraph(
                Rule.TRADER_STAYS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A trader that was not built over stays where he is.",
                ),
            ),
            Paragraph(
                Rule.CITIZEN_LEAVES_WITH_THE_TILE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When a tile leaves your Alhambra, its citizen goes back to the general "
                    "supply. A tile that takes its place has none.",
                ),
            ),
            Paragraph(
                Rule.SERIES_OF_CITIZENS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In each scoring your citizens form series of different colours: 1, 2, 3, 4, "
                    "5 or 6 colours give 1, 3, 6, 10, 15 or 21 points. The series are as long as "
                    "possible, and each citizen counts once.",
                ),
                Drawn.SERIES,
            ),
            Paragraph(
                Rule.LAST_TILES_MEET_THE_TRADER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Citizens also move into the tiles that are given out at the end of the game. "
                    "Then the trader is not placed again.",
                ),
            ),
        ),
    ),
)
