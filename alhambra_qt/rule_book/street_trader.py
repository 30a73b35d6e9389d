"""The module of the street trader."""

from alhambra_qt.look import palette
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.rule_book.example import ARROW, Example
from alhambra_qt.rule_book.figures import Picture, Sign, Tiles
from alhambra_qt.rule_book.module_figures import Peopled, Trader
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.modules.street_trader import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Citizens move in"),
        (
            Paragraph(
                Rule.THREE_DIFFERENT_CITIZENS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "There are 42 citizens, seven in each of the six building colours. Before "
                    "anyone sees the market or the money, everyone secretly picks three citizens "
                    "of different colours for their own trader tile. All the others form the "
                    "general supply.",
                ),
            ),
            Paragraph(
                Rule.TRADER_BESIDE_THE_FOUNTAIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Put your trader tile with its three citizens on a free spot beside your "
                    "fountain. Dirk has no trader.",
                ),
                Drawn.TRADER,
            ),
            Paragraph(
                Rule.BUILT_ON_THE_TRADER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If you put a tile you’ve just bought or one from your reserve board on "
                    "the trader’s spot, the trader makes way. Only then can a citizen move "
                    "in or be swapped.",
                ),
            ),
            Paragraph(
                Rule.A_CITIZEN_MOVES_IN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If a citizen on your trader tile matches the colour of the new tile, "
                    "that citizen may move in. If several match, only one of them may.",
                ),
            ),
            Paragraph(
                Rule.A_NEW_CITIZEN_IS_TAKEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After that, put any citizen from the general supply on your trader tile, "
                    "unless the supply is empty.",
                ),
            ),
            Paragraph(
                Rule.SWAP_A_CITIZEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If there’s no citizen of that colour on your trader tile, you may swap one "
                    "of the citizens there for one of another colour from the general supply.",
                ),
            ),
            Paragraph(
                Rule.TRADER_MOVES_ON,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If the trader made way, put it on any free spot beside your Alhambra at "
                    "the end of your turn. The spot must share a side with your Alhambra, "
                    "but walls don’t matter.",
                ),
            ),
            Paragraph(
                Rule.TRADER_STAYS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The trader stays put until you build on its spot.",
                ),
            ),
            Paragraph(
                Rule.CITIZEN_LEAVES_WITH_THE_TILE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When you remove or exchange a tile, its citizen goes back to the general "
                    "supply. After an exchange, the new tile has no citizen.",
                ),
            ),
            Paragraph(
                Rule.SERIES_OF_CITIZENS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In each scoring round, the citizens in your buildings form the longest "
                    "possible series of different colours: 1, 2, 3, 4, 5 or 6 colours are "
                    "worth 1, 3, 6, 10, 15 or 21 points. Each citizen counts only once.",
                ),
                Drawn.SERIES,
            ),
            Paragraph(
                Rule.LAST_TILES_MEET_THE_TRADER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Citizens can also move into the tiles given out at the end of the game. "
                    "The trader isn’t placed again after that.",
                ),
            ),
        ),
    ),
)

LESSON = (
    Example(
        (
            Picture("citizen", palette.BUILDING["pavilion"], 40),
            Picture("citizen", palette.BUILDING["garden"], 40),
            Picture("citizen", palette.BUILDING["tower"], 40),
            ARROW,
            Peopled("fountain", trader=Trader(("pavilion", "garden", "tower"))),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "Before the game, secretly pick three citizens of different colours by clicking "
            "them. Then drag your trader onto a spot beside your fountain.",
        ),
    ),
    Example(
        (
            Peopled("fountain", trader=Trader(("pavilion", "garden", "tower"))),
            Sign("+"),
            Tiles(("garden-10",)),
            ARROW,
            Peopled(
                "fountain garden-10",
                at=(2, 0),
                trader=Trader(("pavilion", "seraglio", "tower")),
                living=((1, 0, "garden"),),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "Build on the trader’s spot. If a citizen there matches the colour of the new "
            "tile, that citizen may move in. To let them in, click a new one for your trader "
            "tile.",
        ),
    ),
    Example(
        (
            Trader(("pavilion", "garden", "tower")),
            Sign("–"),
            Picture("citizen", palette.BUILDING["tower"], 40),
            Sign("+"),
            Picture("citizen", palette.BUILDING["arcades"], 40),
            ARROW,
            Trader(("pavilion", "garden", "arcades")),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "If none of them matches, you may swap one: click a citizen on your trader tile "
            "and one in the general supply. Then drag the trader onto any free spot beside "
            "your Alhambra.",
        ),
    ),
    Example(
        (
            *(
                Picture("citizen", palette.BUILDING[one], 40)
                for one in ("seraglio", "chambers", "garden", "pavilion")
            ),
            Sign("10"),
            Sign("+"),
            *(Picture("citizen", palette.BUILDING[one], 40) for one in ("seraglio", "chambers")),
            Sign("3"),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "In each scoring round, your citizens score in series of different colours. "
            "The longer a series, the more points: here 10 + 3.",
        ),
    ),
)
