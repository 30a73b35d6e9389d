"""The base game: the end of a turn, the scorings, and the end of the game."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "At the end of your turn"),
        (
            Paragraph(
                Rule.MONEY_REFILLED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After your turn the open money cards are made up to four again.",
                ),
            ),
            Paragraph(
                Rule.DISCARDS_BECOME_THE_PILE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When the pile is used up, the discard pile is shuffled and becomes the new "
                    "pile. If there are no discards either, fewer cards lie open.",
                ),
            ),
            Paragraph(
                Rule.MARKET_REFILLED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Then the building market is filled up from the bag.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "The three scorings"),
        (
            Paragraph(
                Rule.SCORING_CARD_IS_REPLACED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When a scoring card turns up among the money cards, it is put aside for the "
                    "rest of the game and replaced at once by the next card.",
                ),
            ),
            Paragraph(
                Rule.SCORING_BEFORE_THE_NEXT_TURN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The scoring takes place when everything is refilled, before the next turn "
                    "begins.",
                ),
            ),
            Paragraph(
                Rule.MOST_BUILDINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For each kind of building points go to whoever has the most buildings of it "
                    "in the Alhambra. What they cost does not matter.",
                ),
                Drawn.MOST,
            ),
            Paragraph(
                Rule.FIRST_SCORING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The first scoring rewards only the most: 1 point for pavilions, then 2, 3, "
                    "4, 5, and 6 for towers.",
                ),
            ),
            Paragraph(
                Rule.SECOND_SCORING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The second scoring rewards the most and the second most: for towers 13 and 6 "
                    "points.",
                ),
            ),
            Paragraph(
                Rule.THIRD_SCORING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The third scoring rewards the most, the second most and the third most: for "
                    "towers 21, 13 and 6 points. The points table shows the numbers for all "
                    "buildings.",
                ),
            ),
            Paragraph(
                Rule.TIES_SHARE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Players with the same number share the points of the places that they cover, "
                    "rounded down. Two players with four towers each in the second scoring: 13 + "
                    "6 = 19, so each gets 9 points.",
                ),
            ),
            Paragraph(
                Rule.AT_LEAST_ONE_BUILDING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "To get points for a kind of building, you must have at least one of it.",
                ),
            ),
            Paragraph(
                Rule.RESERVE_DOES_NOT_COUNT,
                QT_TRANSLATE_NOOP("rule book", "Tiles on your reserve board do not count."),
            ),
            Paragraph(
                Rule.LONGEST_WALL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In each scoring the longest unbroken external wall of your Alhambra gives a "
                    "point for each side of a tile. Where the wall closes around the whole "
                    "Alhambra, every side counts.",
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
                    "Your counter on the scoring board moves on by the points of each scoring: "
                    "all of them are added up.",
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
                    "The game ends after a turn when there are not enough tiles in the bag to "
                    "fill the building market.",
                ),
            ),
            Paragraph(
                Rule.LAST_TILES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each tile that still lies on the market goes to the player with the most "
                    "money in the currency of its place. The price does not matter now, nobody "
                    "pays, and all tiles are judged on the same hands.",
                ),
            ),
            Paragraph(
                Rule.LAST_TILES_TIED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With a tie, or where nobody has such money, the tile stays on the market.",
                ),
            ),
            Paragraph(
                Rule.LAST_TILES_ARE_PLACED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Whoever got a tile like this builds it or puts it on the reserve board, one "
                    "after the other.",
                ),
            ),
            Paragraph(
                Rule.THE_LAST_SCORING,
                QT_TRANSLATE_NOOP("rule book", "Then comes the third and last scoring."),
            ),
            Paragraph(
                Rule.MOST_POINTS_WIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The player with the most points wins. With a tie it is a shared victory.",
                ),
            ),
        ),
    ),
)
