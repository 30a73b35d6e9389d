"""The base game: placing tiles, the building rules, and redesigning."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Position the building tile"),
        (
            Paragraph(
                Rule.PLACED_AFTER_THE_ACTIONS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When your actions are over, you place everything that you bought in this "
                    "turn, in any order. Each tile is built into your Alhambra or put on your "
                    "reserve board; none can be held back.",
                ),
            ),
            Paragraph(
                Rule.PLACE_WHAT_WAS_GAINED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You place only what you have just gained. What lies on the reserve board is "
                    "moved by redesigning.",
                ),
            ),
            Paragraph(
                Rule.RESERVE_IS_UNLIMITED,
                QT_TRANSLATE_NOOP("rule book", "Your reserve board takes any number of tiles."),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Rules for building your Alhambra"),
        (
            Paragraph(
                Rule.NEVER_TURNED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "All tiles lie the same way round as the starting tile: the roofs are at the "
                    "top.",
                ),
                Drawn.TURNED,
            ),
            Paragraph(
                Rule.SIDES_MUST_MATCH,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Where two tiles touch, both sides must have a wall, or neither of them.",
                ),
                Drawn.SIDES,
            ),
            Paragraph(
                Rule.REACHABLE_ON_FOOT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The on-foot rule: it must be possible to walk from the fountain to every "
                    "tile without climbing over a wall and without leaving the tiles.",
                ),
                Drawn.ON_FOOT,
            ),
            Paragraph(
                Rule.JOINED_BY_A_SIDE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Every tile must touch the Alhambra with a whole side. A corner is not enough.",
                ),
                Drawn.CORNER,
            ),
            Paragraph(
                Rule.NO_EMPTY_AREA,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "No empty area may be enclosed, however large it is. Empty places that meet "
                    "only at a corner do not belong together: an area that is open at a corner "
                    "only is enclosed.",
                ),
                Drawn.HOLE,
            ),
            Paragraph(
                Rule.ONE_TILE_A_PLACE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each place holds one tile. A tile that stands there already can only be "
                    "exchanged by redesigning.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Redesign your Alhambra"),
        (
            Paragraph(
                Rule.ADD_FROM_THE_RESERVE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can add a tile from your reserve board to your Alhambra.",
                ),
                Drawn.ADD,
            ),
            Paragraph(
                Rule.REMOVE_FROM_THE_ALHAMBRA,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can remove a tile from your Alhambra and put it on your reserve board. "
                    "The rest must still obey the building rules.",
                ),
                Drawn.REMOVE,
            ),
            Paragraph(
                Rule.EXCHANGE_IN_PLACE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can exchange a tile on your reserve board for one in your Alhambra. The "
                    "new tile takes exactly the place of the old one, and the building rules are "
                    "judged when both have moved. To move a tile elsewhere, you need two turns: "
                    "remove it, and add it later.",
                ),
                Drawn.EXCHANGE,
            ),
            Paragraph(
                Rule.FOUNTAIN_STAYS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The Lion Fountain is never removed and never exchanged.",
                ),
            ),
            Paragraph(
                Rule.NEW_TILES_TAKE_NO_PART,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A tile that you bought in this turn waits for the end of the turn. It takes "
                    "no part in a redesign before that.",
                ),
            ),
        ),
    ),
)
