"""Alhambra Roll & Write: special actions, the final scoring, solo and two players."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.roll_and_write.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Special actions"),
        (
            Paragraph(
                Rule.COINS_PAY_SPECIAL_ACTIONS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In your turn you can spend coins on special actions, as many as you like.",
                ),
            ),
            Paragraph(
                Rule.SPENT_FOR_GOOD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A coin that you spend is crossed off. Its circle is used up for good.",
                ),
            ),
            Paragraph(
                Rule.ENOUGH_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With too few coins you cannot carry out a special action.",
                ),
            ),
            Paragraph(
                Rule.ONE_PIP_FOR_A_COIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For one coin you change the number of pips of a die on your sheet by one, up "
                    "or down.",
                ),
                Drawn.PIPS,
            ),
            Paragraph(
                Rule.TURNED_BEFORE_THE_ACTION,
                QT_TRANSLATE_NOOP("rule book", "You turn dice before your action."),
            ),
            Paragraph(
                Rule.TURNED_AGAIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With several coins you can turn the same die several times, or several dice.",
                ),
            ),
            Paragraph(
                Rule.NEVER_BETWEEN_ONE_AND_SIX,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A die cannot be turned from 1 to 6 or from 6 to 1.",
                ),
            ),
            Paragraph(
                Rule.ACTION_AFTER_TURNING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After turning dice you still carry out one of the two actions.",
                ),
            ),
            Paragraph(
                Rule.SECOND_FOR_THREE_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For three coins you can cross off two buildings: after the first one a "
                    "second one that is still free.",
                ),
            ),
            Paragraph(
                Rule.SECOND_WITH_THE_OTHER_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The second building is the one where the two dice meet that you did not use "
                    "for the first.",
                ),
            ),
            Paragraph(
                Rule.SECOND_IS_MARKED,
                QT_TRANSLATE_NOOP("rule book", "Both buildings are marked on the score sheet."),
            ),
            Paragraph(
                Rule.ALL_FOUR_AFTER_THE_SECOND,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Then you roll all four dice, keep a pair of dice and pass the other one on "
                    "to the left.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Final scoring"),
        (
            Paragraph(
                Rule.PLACES_OF_A_BUILDING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For each kind of building the players with the most, the second most and the "
                    "third most get the points of the places 1 to 3. They are the same as in the "
                    "third scoring of the board game.",
                ),
            ),
            Paragraph(
                Rule.TIES_SHARE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Equal numbers share the points of the places that they cover, rounded down.",
                ),
            ),
            Paragraph(
                Rule.AT_LEAST_ONE_BUILDING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Without a building of a kind you get no points for it.",
                ),
            ),
            Paragraph(
                Rule.PLACES_THAT_ARE_LEFT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Where places were given away during the rounds, only those that are left are "
                    "given now.",
                ),
            ),
            Paragraph(
                Rule.PLACED_IS_OUT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Whoever got points for a kind during the rounds gets no more for it now.",
                ),
            ),
            Paragraph(
                Rule.ROWS_AND_COLUMNS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each row and each column with four, five or six buildings crossed off is "
                    "worth 2, 5 or 10 points.",
                ),
                Drawn.LINES,
            ),
            Paragraph(
                Rule.NEED_NOT_TOUCH,
                QT_TRANSLATE_NOOP("rule book", "The buildings of a row or column need not touch."),
            ),
            Paragraph(
                Rule.LINES_ADD_UP,
                QT_TRANSLATE_NOOP("rule book", "The points of all rows and columns are added up."),
            ),
            Paragraph(
                Rule.A_POINT_FOR_TWO_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Every two coins that you have not spent are worth a point.",
                ),
            ),
            Paragraph(
                Rule.MOST_POINTS_WIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "All points are added up, and the player with the most wins.",
                ),
            ),
            Paragraph(
                Rule.TIES_WIN_TOGETHER,
                QT_TRANSLATE_NOOP("rule book", "With a tie there are several winners."),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Solo game and two players"),
        (
            Paragraph(
                Rule.IMAGINARY_PLAYERS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Two players are joined by one imaginary player, a solo game by two: so there "
                    "are always at least three.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_GET_NO_POINTS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The points of an imaginary player are not written down.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_CROSS_ONE_A_ROUND,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In each round an imaginary player crosses off one building.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each imaginary player has a pair of dice of its own.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_START_WITH_THREE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Before you roll for yourselves, three buildings are rolled for each "
                    "imaginary player.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_HAVE_NO_SHEET,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "An imaginary player has no sheet: the same roll gives another building of "
                    "that kind.",
                ),
            ),
            Paragraph(
                Rule.TO_AND_FRO,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With two players the dice are passed on to and fro between the two.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_COME_LAST,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Imaginary players have their turn when everybody else has played.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_GET_NO_DICE,
                QT_TRANSLATE_NOOP("rule book", "No dice are passed on to an imaginary player."),
            ),
            Paragraph(
                Rule.IMAGINARY_MARK_THE_ROLL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Its pair of dice is rolled, and the building is marked on the score sheet.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_COMPLETE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "An imaginary player who has all buildings of a kind takes the place like "
                    "anybody else. Its points are gone then.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_ROLL_AGAIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If a roll gives a building that an imaginary player has completed, it is "
                    "rolled again until one can be marked.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_ARE_RANKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In the final scoring imaginary players are ranked like everybody else.",
                ),
            ),
            Paragraph(
                Rule.SOLO_ALL_IMAGINARY_PLAY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In a solo game all imaginary players have their turn after you.",
                ),
            ),
            Paragraph(
                Rule.SOLO_KEEPS_ITS_DICE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In a solo game you pass nothing on: the pair of dice that you did not use "
                    "stays on your sheet.",
                ),
            ),
            Paragraph(
                Rule.SOLO_ROLLS_THE_USED_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The dice that you used you roll and put on your dice spaces for the next "
                    "turn.",
                ),
            ),
            Paragraph(
                Rule.HARDER_SOLO,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A harder solo game has three or four imaginary players, and as many rounds "
                    "as that many players have.",
                ),
            ),
            Paragraph(
                Rule.CONTEST,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In a solo contest the imaginary players get the points of their buildings, "
                    "and they can win.",
                ),
            ),
            Paragraph(
                Rule.CONTEST_EXTRA_POINTS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "At the end of a contest each imaginary player gets extra points: 21 if there "
                    "are two of them, 18 if three, 15 if four.",
                ),
            ),
        ),
    ),
)
