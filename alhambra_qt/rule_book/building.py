"""The base game: placing tiles, the building rules, and redesigning."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Place your tiles"),
        (
            Paragraph(
                Rule.PLACED_AFTER_THE_ACTIONS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After your actions, place every tile you bought this turn, in any order. "
                    "Build each one into your Alhambra or put it on your reserve board; you "
                    "can’t hold any back.",
                ),
            ),
            Paragraph(
                Rule.PLACE_WHAT_WAS_GAINED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Right now you can only place your new tiles. To use one from your "
                    "reserve board, you have to redesign.",
                ),
            ),
            Paragraph(
                Rule.RESERVE_IS_UNLIMITED,
                QT_TRANSLATE_NOOP("rule book", "Your reserve board can hold any number of tiles."),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Building rules"),
        (
            Paragraph(
                Rule.NEVER_TURNED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Tiles are never turned. They all lie the same way round as your starting "
                    "tile, with the roofs at the top.",
                ),
                Drawn.TURNED,
            ),
            Paragraph(
                Rule.SIDES_MUST_MATCH,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Where two tiles touch, either both sides have a wall or neither does.",
                ),
                Drawn.SIDES,
            ),
            Paragraph(
                Rule.REACHABLE_ON_FOOT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The on-foot rule: you must be able to walk from the fountain to every tile "
                    "without climbing over a wall or stepping off the tiles.",
                ),
                Drawn.ON_FOOT,
            ),
            Paragraph(
                Rule.JOINED_BY_A_SIDE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Every tile must touch your Alhambra along a whole side. A corner isn’t "
                    "enough.",
                ),
                Drawn.CORNER,
            ),
            Paragraph(
                Rule.NO_EMPTY_AREA,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can’t enclose an empty area, however large. Empty spots that meet only "
                    "at a corner aren’t connected, so an area that’s open only at a corner "
                    "counts as enclosed.",
                ),
                Drawn.HOLE,
            ),
            Paragraph(
                Rule.ONE_TILE_A_PLACE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each spot holds one tile. To replace a tile, exchange it when you redesign.",
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
                    "Add a tile: take it from your reserve board and put it into your Alhambra.",
                ),
                Drawn.ADD,
            ),
            Paragraph(
                Rule.REMOVE_FROM_THE_ALHAMBRA,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Remove a tile: take it out of your Alhambra and put it on your reserve "
                    "board. What’s left must still follow the building rules.",
                ),
                Drawn.REMOVE,
            ),
            Paragraph(
                Rule.EXCHANGE_IN_PLACE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Exchange two tiles: one from your reserve board replaces one in your "
                    "Alhambra, on the same spot. Only the result has to follow the building "
                    "rules. Moving a tile to another spot takes two turns: remove it now, "
                    "add it later.",
                ),
                Drawn.EXCHANGE,
            ),
            Paragraph(
                Rule.FOUNTAIN_STAYS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can’t remove or exchange the Lion Fountain.",
                ),
            ),
            Paragraph(
                Rule.NEW_TILES_TAKE_NO_PART,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Tiles you bought this turn are placed at the end of the turn. You can’t "
                    "use them in a redesign before then.",
                ),
            ),
        ),
    ),
)
