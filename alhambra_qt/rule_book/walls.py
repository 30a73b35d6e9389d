"""The module of the walls."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.modules.walls import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Erect a wall"),
        (
            Paragraph(
                Rule.EIGHT_WALL_CARDS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Eight wall cards come into the game: two of them are shuffled into each of "
                    "the second, third, fourth and fifth pile.",
                ),
            ),
            Paragraph(
                Rule.WALL_CARDS_LIE_OPEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A wall card that turns up is laid open beside the building market, and the "
                    "money cards are made up to four. Any number of wall cards can lie there.",
                ),
            ),
            Paragraph(
                Rule.RAISING_A_WALL_IS_AN_ACTION,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "From now on there is a fourth action: erect a wall. Like taking money it "
                    "ends the actions of your turn.",
                ),
            ),
            Paragraph(
                Rule.TAKE_AN_OPEN_WALL_CARD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You take any open wall card. Afterwards it is out of the game.",
                ),
            ),
            Paragraph(
                Rule.ON_A_TILE_OF_YOUR_OWN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You put its wall pieces on one tile of your own: in your Alhambra, the "
                    "fountain included, on your reserve board, or just bought.",
                ),
                Drawn.WALL_CARD,
            ),
            Paragraph(
                Rule.WALLS_AS_SHOWN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Exactly the walls of the card are erected, on exactly the sides that it "
                    "shows.",
                ),
            ),
            Paragraph(
                Rule.NOT_OVER_A_WALL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "No wall piece stands on a side that has a wall already.",
                ),
            ),
            Paragraph(
                Rule.THE_CITY_STAYS_LEGAL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Your Alhambra must obey the building rules afterwards. So in the Alhambra "
                    "wall pieces stand only on sides beside which there is no tile.",
                ),
            ),
            Paragraph(
                Rule.WALLS_STAY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The wall pieces belong to their tile for good, also when it is redesigned or "
                    "given to Dirk.",
                ),
            ),
            Paragraph(
                Rule.RAISED_WALLS_COUNT,
                QT_TRANSLATE_NOOP("rule book", "In a scoring they count like printed walls."),
            ),
        ),
    ),
)
