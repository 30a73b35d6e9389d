"""The base game: the end of a turn, the scorings, and the end of the game."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "At the end of your turn"),
        (
            Paragraph(
                Rule.MONEY_REFILLED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After your turn, the face-up money cards are topped up to four.",
                ),
            ),
            Paragraph(
                Rule.DISCARDS_BECOME_THE_PILE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When the pile runs out, the discard pile is shuffled to make a new one. "
                    "If the discard pile is empty too, there are fewer cards face up.",
                ),
            ),
            Paragraph(
                Rule.MARKET_REFILLED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Then the building market is refilled from the bag.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "The three scoring rounds"),
        (
            Paragraph(
                Rule.SCORING_CARD_IS_REPLACED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When a scoring card turns up among the money cards, it’s out of the game, "
                    "and the next card takes its place straight away.",
                ),
            ),
            Paragraph(
                Rule.SCORING_BEFORE_THE_NEXT_TURN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The scoring round takes place once everything is refilled, before the next "
                    "turn.",
                ),
            ),
            Paragraph(
                Rule.MOST_BUILDINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For each kind of building, the players with the most in their Alhambra "
                    "get points. What the buildings cost doesn’t matter.",
                ),
                Drawn.MOST,
            ),
            Paragraph(
                Rule.FIRST_SCORING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In the first scoring round, only the player with the most buildings of a "
                    "kind gets points: from 1 for pavilions up to 6 for towers.",
                ),
            ),
            Paragraph(
                Rule.SECOND_SCORING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In the second scoring round, the players with the most and the second "
                    "most get points: 13 and 6 for towers.",
                ),
            ),
            Paragraph(
                Rule.THIRD_SCORING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In the third scoring round, the players with the most, the second most "
                    "and the third most get points: 21, 13 and 6 for towers. The points table "
                    "shows the numbers for all buildings.",
                ),
            ),
            Paragraph(
                Rule.TIES_SHARE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Players with the same number share the points for the places they take, "
                    "rounded down. Say two players have four towers each in the second scoring "
                    "round: 13 + 6 = 19, so each gets 9 points.",
                ),
            ),
            Paragraph(
                Rule.AT_LEAST_ONE_BUILDING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You need at least one building of a kind to get points for it.",
                ),
            ),
            Paragraph(
                Rule.RESERVE_DOES_NOT_COUNT,
                QT_TRANSLATE_NOOP("rule book", "Tiles on your reserve board don’t count."),
            ),
            Paragraph(
                Rule.LONGEST_WALL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In each scoring round you get a point for each side of a tile in the "
                    "longest unbroken external wall of your Alhambra. If the wall goes all the "
                    "way around, every side counts.",
                ),
                Drawn.WALL,
            ),
            Paragraph(
                Rule.INTERNAL_WALLS_DO_NOT_COUNT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "An internal wall, between two tiles, is worth nothing.",
                ),
                Drawn.INTERNAL,
            ),
            Paragraph(
                Rule.POINTS_ADD_UP,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In each scoring round, your counter moves one space along the scoring "
                    "board for each point you get.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "End of the game"),
        (
            Paragraph(
                Rule.GAME_ENDS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If the bag doesn’t have enough tiles to fill the building market after a "
                    "turn, the game ends.",
                ),
            ),
            Paragraph(
                Rule.LAST_TILES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each tile still on the market goes to the player with the most money in "
                    "the currency of its square. The price doesn’t matter now, and nobody pays.",
                ),
            ),
            Paragraph(
                Rule.LAST_TILES_TIED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If players tie, or nobody has that currency, the tile stays on the market.",
                ),
            ),
            Paragraph(
                Rule.LAST_TILES_ARE_PLACED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If you get a tile this way, build it or put it on your reserve board. "
                    "Players do this one after another.",
                ),
            ),
            Paragraph(
                Rule.THE_LAST_SCORING,
                QT_TRANSLATE_NOOP("rule book", "Then comes the third and last scoring round."),
            ),
            Paragraph(
                Rule.MOST_POINTS_WIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The player with the most points wins. If players tie, they share the victory.",
                ),
            ),
        ),
    ),
)
