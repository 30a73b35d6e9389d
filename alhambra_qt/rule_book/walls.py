"""The module of the walls."""

from alhambra_qt.look import palette
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.rule_book.example import ARROW, Example
from alhambra_qt.rule_book.figures import Cards, City, Picture, Sign, Tiles
from alhambra_qt.rule_book.module_figures import WallCard
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.components import EAST, NORTH
from core.alhambra.modules.walls import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Put up a wall"),
        (
            Paragraph(
                Rule.EIGHT_WALL_CARDS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Eight wall cards join the game: two are shuffled into each pile from the "
                    "second to the fifth.",
                ),
            ),
            Paragraph(
                Rule.WALL_CARDS_LIE_OPEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A wall card that turns up goes face up beside the building market, and "
                    "the money cards are topped up to four. Any number of wall cards can lie "
                    "there.",
                ),
            ),
            Paragraph(
                Rule.RAISING_A_WALL_IS_AN_ACTION,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "There’s a fourth action: put up a wall. Like taking money, it’s always "
                    "the last action of your turn.",
                ),
            ),
            Paragraph(
                Rule.TAKE_AN_OPEN_WALL_CARD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Take any face-up wall card. It’s out of the game afterwards.",
                ),
            ),
            Paragraph(
                Rule.ON_A_TILE_OF_YOUR_OWN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Put its wall pieces on one of your own tiles: in your Alhambra (even "
                    "the fountain), on your reserve board or just bought.",
                ),
                Drawn.WALL_CARD,
            ),
            Paragraph(
                Rule.WALLS_AS_SHOWN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Put up exactly the walls on the card, on exactly the sides it shows.",
                ),
            ),
            Paragraph(
                Rule.NOT_OVER_A_WALL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A wall piece can’t go on a side that already has a wall.",
                ),
            ),
            Paragraph(
                Rule.THE_CITY_STAYS_LEGAL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Afterwards your Alhambra must still follow the building rules. So in your "
                    "Alhambra, wall pieces can only go on sides with no tile next to them.",
                ),
            ),
            Paragraph(
                Rule.WALLS_STAY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Wall pieces stay with their tile for good, even if it’s moved in a "
                    "redesign or given to Dirk.",
                ),
            ),
            Paragraph(
                Rule.RAISED_WALLS_COUNT,
                QT_TRANSLATE_NOOP("rule book", "In a scoring round they count like printed walls."),
            ),
        ),
    ),
)

LESSON = (
    Example(
        (
            Cards(("denar-3", "ducat-7", "gulden-5")),
            Sign("+"),
            WallCard(NORTH | EAST),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "Now and then, a wall card turns up among the money cards. It goes face up "
            "beside the building market, for anyone to use.",
        ),
    ),
    Example(
        (
            WallCard(NORTH | EAST),
            ARROW,
            Tiles(("garden-10",)),
            ARROW,
            Tiles(("garden-10",), wooden=NORTH | EAST),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "On your turn, drag a wall card onto one of your tiles: in your Alhambra, on "
            "your reserve board or just bought. The tiles you can put it on glow.",
        ),
    ),
    Example(
        (
            City("pavilion-5-nw tower-12 arcades-6-ne\n. fountain garden-9-e"),
            ARROW,
            City(
                "pavilion-5-nw tower-12+n arcades-6-ne\n. fountain garden-9-e", has_traced_wall=True
            ),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "Close gaps in your external wall. Wooden walls score like any other wall, so "
            "here you’d get {wall} points.",
        ),
    ),
    Example(
        (
            WallCard(NORTH | EAST),
            ARROW,
            Picture("icon-close", palette.ILLEGAL, 34),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "Putting up a wall is always the last action of your turn, like taking money. "
            "The card is out of the game afterwards.",
        ),
    ),
)
