"""Alhambra Roll & Write: special actions, the final scoring, solo and two players."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.roll_and_write.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Special actions"),
        (
            Paragraph(
                Rule.COINS_PAY_SPECIAL_ACTIONS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "On your turn you can spend coins on one or more special actions.",
                ),
            ),
            Paragraph(
                Rule.SPENT_FOR_GOOD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When you spend a coin, cross it off. Its circle is used up for good.",
                ),
            ),
            Paragraph(
                Rule.ENOUGH_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can’t take a special action without enough coins.",
                ),
            ),
            Paragraph(
                Rule.ONE_PIP_FOR_A_COIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For one coin you can change the number of pips on one of your dice by one, "
                    "up or down.",
                ),
                Drawn.PIPS,
            ),
            Paragraph(
                Rule.TURNED_BEFORE_THE_ACTION,
                QT_TRANSLATE_NOOP("rule book", "Turn dice before you take your action."),
            ),
            Paragraph(
                Rule.TURNED_AGAIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With more coins you can turn the same die again, or other dice too.",
                ),
            ),
            Paragraph(
                Rule.NEVER_BETWEEN_ONE_AND_SIX,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can’t turn a die from 1 to 6 or from 6 to 1.",
                ),
            ),
            Paragraph(
                Rule.ACTION_AFTER_TURNING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After turning dice, you still take one of the two actions.",
                ),
            ),
            Paragraph(
                Rule.SECOND_FOR_THREE_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For three coins you can cross off two buildings, if the second one is "
                    "still free once you’ve crossed off the first.",
                ),
            ),
            Paragraph(
                Rule.SECOND_WITH_THE_OTHER_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The second building is at the intersection of the two dice you didn’t use "
                    "for the first.",
                ),
            ),
            Paragraph(
                Rule.SECOND_IS_MARKED,
                QT_TRANSLATE_NOOP("rule book", "Mark both buildings on the score sheet."),
            ),
            Paragraph(
                Rule.ALL_FOUR_AFTER_THE_SECOND,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Then roll all four dice, keep one pair of dice and pass the other on to "
                    "the left. In a solo game you keep all four.",
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
                    "For each kind of building, the players with the most, the second most "
                    "and the third most get the points for first, second and third place, "
                    "the same as in the third scoring round of the board game.",
                ),
            ),
            Paragraph(
                Rule.TIES_SHARE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Players with the same number share the points for the places they take, "
                    "rounded down.",
                ),
            ),
            Paragraph(
                Rule.AT_LEAST_ONE_BUILDING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If you have no buildings of a kind, you get no points for it.",
                ),
            ),
            Paragraph(
                Rule.PLACES_THAT_ARE_LEFT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If some places were already given out during the rounds, you can now "
                    "only get the ones that are left.",
                ),
            ),
            Paragraph(
                Rule.PLACED_IS_OUT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If you got points for a kind during the rounds, you get no more for it now.",
                ),
            ),
            Paragraph(
                Rule.ROWS_AND_COLUMNS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each row and column with four, five or six buildings crossed off is worth "
                    "2, 5 or 10 points.",
                ),
                Drawn.LINES,
            ),
            Paragraph(
                Rule.NEED_NOT_TOUCH,
                QT_TRANSLATE_NOOP(
                    "rule book", "The buildings in a row or column don’t have to touch."
                ),
            ),
            Paragraph(
                Rule.LINES_ADD_UP,
                QT_TRANSLATE_NOOP("rule book", "Add up the points for all rows and columns."),
            ),
            Paragraph(
                Rule.A_POINT_FOR_TWO_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Every two coins you haven’t spent are worth a point.",
                ),
            ),
            Paragraph(
                Rule.MOST_POINTS_WIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Add up all the points. The player with the most points wins.",
                ),
            ),
            Paragraph(
                Rule.TIES_WIN_TOGETHER,
                QT_TRANSLATE_NOOP("rule book", "If players tie, they share the victory."),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Solo game and two-player game"),
        (
            Paragraph(
                Rule.IMAGINARY_PLAYERS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In a two-player game, one imaginary player joins in; in a solo game, "
                    "two do. So there are always at least three players.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_GET_NO_POINTS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "An imaginary player’s points aren’t written down, except in a solo contest.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_CROSS_ONE_A_ROUND,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each round, every imaginary player crosses off one building.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each imaginary player has their own pair of dice.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_START_WITH_THREE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Before you roll for yourselves, roll three times for each imaginary "
                    "player to give them their first three buildings.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_HAVE_NO_SHEET,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Imaginary players have no sheet. If they roll the same building again, "
                    "they get another one of that kind.",
                ),
            ),
            Paragraph(
                Rule.TO_AND_FRO,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With two players, you pass the dice back and forth.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_COME_LAST,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Imaginary players take their turn after everyone else.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_GET_NO_DICE,
                QT_TRANSLATE_NOOP("rule book", "Never pass dice on to an imaginary player."),
            ),
            Paragraph(
                Rule.IMAGINARY_MARK_THE_ROLL,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "On an imaginary player’s turn, roll their pair of dice and mark the "
                    "building on the score sheet.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_COMPLETE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If an imaginary player gets their last building of a kind, they take a "
                    "place like anyone else. Then nobody else can get the points for that "
                    "place.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_ROLL_AGAIN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If an imaginary player has already completed the kind you roll, roll "
                    "again until you get one you can mark.",
                ),
            ),
            Paragraph(
                Rule.IMAGINARY_ARE_RANKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In the final scoring, imaginary players are ranked like everyone else.",
                ),
            ),
            Paragraph(
                Rule.SOLO_ALL_IMAGINARY_PLAY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In a solo game, all the imaginary players take their turns after yours.",
                ),
            ),
            Paragraph(
                Rule.SOLO_KEEPS_ITS_DICE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In a solo game you pass nothing on: the pair of dice you didn’t use stays on "
                    "your sheet. After you receive coins or cross off two buildings, you roll all "
                    "four dice and keep them.",
                ),
            ),
            Paragraph(
                Rule.SOLO_ROLLS_THE_USED_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Roll the dice you used and put them back on your dice spaces for the next "
                    "turn.",
                ),
            ),
            Paragraph(
                Rule.HARDER_SOLO,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For a harder solo game, play against three or four imaginary players. "
                    "With you that’s four or five players, so you play 15 or 12 rounds.",
                ),
            ),
            Paragraph(
                Rule.CONTEST,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In a solo contest, the imaginary players get points for their "
                    "buildings, and they can win.",
                ),
            ),
            Paragraph(
                Rule.CONTEST_EXTRA_POINTS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "At the end of a contest, each imaginary player gets extra points: 21 if "
                    "there are two of them, 18 if there are three, 15 if there are four.",
                ),
            ),
        ),
    ),
)
