"""Alhambra Roll & Write: getting ready, the rounds, and the two actions."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.roll_and_write.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Sheets and dice"),
        (
            Paragraph(
                Rule.DICE_SHOW_ONE_TO_SIX,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The dice show one to six pips. Half of them are yellow, half are blue.",
                ),
            ),
            Paragraph(
                Rule.SIX_BY_SIX_BUILDINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The building grid on your player sheet has six rows of six buildings. A "
                    "yellow die tells the row, a blue one the column: where they meet is the "
                    "crossing. This grid is our own design; the printed sheet may look different.",
                ),
                Drawn.SHEET,
            ),
            Paragraph(
                Rule.A_BOX_FOR_EACH_BUILDING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "On the score sheet each kind of building has as many boxes as the grid has "
                    "buildings of it.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Getting ready to play"),
        (
            Paragraph(
                Rule.SHEET_AND_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Everybody gets a player sheet and a pair of dice, one yellow and one blue.",
                ),
            ),
            Paragraph(
                Rule.START_SEAT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You choose among yourselves who is the starting player.",
                ),
            ),
            Paragraph(
                Rule.ROLLED_IN_TURN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Beginning with the starting player and going clockwise, everybody rolls "
                    "their pair of dice and crosses off the building at the crossing.",
                ),
            ),
            Paragraph(
                Rule.MARKED_ON_THE_SCORE_SHEET,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Every building that is crossed off is marked on the score sheet too, for all "
                    "to see.",
                ),
            ),
            Paragraph(
                Rule.THREE_BUILDINGS_TO_START_WITH,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "This is repeated until everybody has three buildings.",
                ),
            ),
            Paragraph(
                Rule.ROLLED_UNTIL_FREE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Whoever rolls a building that is crossed off already rolls again, until one "
                    "is free.",
                ),
            ),
            Paragraph(
                Rule.PAIR_FOR_THE_FIRST_ROUND,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Then everybody rolls their pair of dice once more and puts it on the dice "
                    "spaces of the sheet.",
                ),
            ),
            Paragraph(
                Rule.EXTRA_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The starting player rolls an extra pair of dice and puts it on the dice "
                    "spaces too.",
                ),
            ),
            Paragraph(
                Rule.SEVERAL_DICE_ON_A_SPACE,
                QT_TRANSLATE_NOOP("rule book", "A dice space takes any number of dice."),
            ),
            Paragraph(
                Rule.THREE_COINS_TO_START_WITH,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Everybody starts with three coins: they are circled in the coin supply "
                    "already.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Course of the game"),
        (
            Paragraph(
                Rule.NUMBER_OF_ROUNDS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "With five players the game has 12 rounds, with four 15, with three 18. "
                    "Imaginary players count.",
                ),
            ),
            Paragraph(
                Rule.CLOCKWISE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A round begins with the starting player; the others follow clockwise.",
                ),
            ),
            Paragraph(
                Rule.ROUND_IS_MARKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Whenever it is the starting player's turn, the round is marked.",
                ),
            ),
            Paragraph(
                Rule.ONE_OF_TWO_ACTIONS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In your turn you choose one of two actions: cross off a building, or receive "
                    "coins.",
                ),
            ),
            Paragraph(
                Rule.NEXT_SEAT,
                QT_TRANSLATE_NOOP("rule book", "After your action it is the next player's turn."),
            ),
            Paragraph(
                Rule.LAST_ROUND,
                QT_TRANSLATE_NOOP("rule book", "After the last round comes the final scoring."),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Cross off a building"),
        (
            Paragraph(
                Rule.ANY_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You choose any yellow and any blue die on your sheet and cross off the "
                    "building at their crossing. Four different dice leave you a choice of four "
                    "crossings.",
                ),
                Drawn.CROSSINGS,
            ),
            Paragraph(
                Rule.NOT_TWICE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A building that is crossed off cannot be crossed off again.",
                ),
            ),
            Paragraph(
                Rule.COINS_WHERE_NOTHING_IS_FREE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If the buildings at all your crossings are crossed off, you must receive "
                    "coins.",
                ),
            ),
            Paragraph(
                Rule.CROSSED_OFF,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The building is crossed off on your sheet and marked on the score sheet.",
                ),
            ),
            Paragraph(
                Rule.COMPLETED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Whoever crosses off the last building of a kind gets, at the end of the "
                    "round, the victory points of the best place that is left.",
                ),
            ),
            Paragraph(
                Rule.COMPLETED_TOGETHER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Those who do so in the same round share the points of the places that they "
                    "cover, rounded down.",
                ),
            ),
            Paragraph(
                Rule.COMPLETED_LATER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In later rounds only the places that are left can be had.",
                ),
            ),
            Paragraph(
                Rule.ROUND_POINTS_ARE_KEPT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The points of a round are written down at the building.",
                ),
            ),
            Paragraph(
                Rule.USED_PAIR_LEAVES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The pair of dice that you used leaves your dice spaces.",
                ),
            ),
            Paragraph(
                Rule.OTHER_PAIR_IS_PASSED_ON,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The other pair of dice you pass on to the left, without turning the dice.",
                ),
                Drawn.PASSED_ON,
            ),
            Paragraph(
                Rule.LAID_AS_THEY_LIE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Your neighbour puts them on the dice spaces that fit their pips.",
                ),
            ),
            Paragraph(
                Rule.USED_PAIR_IS_ROLLED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "At the end of your turn you roll the pair of dice that you used, for your "
                    "next turn.",
                ),
            ),
            Paragraph(
                Rule.FOUR_DICE_TO_PLAY,
                QT_TRANSLATE_NOOP("rule book", "Only whoever is to play has four dice."),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Receive coins"),
        (
            Paragraph(
                Rule.A_COIN_FOR_EACH_CROSSING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You get a coin for each of your four crossings whose building is crossed off "
                    "already.",
                ),
            ),
            Paragraph(
                Rule.DOUBLED_CROSSINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If several pairs of dice meet at the same building, each of them counts.",
                ),
            ),
            Paragraph(
                Rule.COINS_ARE_CIRCLED,
                QT_TRANSLATE_NOOP("rule book", "You circle the coins in your coin supply."),
            ),
            Paragraph(
                Rule.FULL_SUPPLY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When all coins of your supply are circled, you get no more.",
                ),
            ),
            Paragraph(
                Rule.ALL_FOUR_AFTER_COINS,
                QT_TRANSLATE_NOOP("rule book", "After receiving coins you roll all four dice."),
            ),
            Paragraph(
                Rule.KEEP_A_PAIR,
                QT_TRANSLATE_NOOP("rule book", "Of these you keep a yellow and a blue one."),
            ),
            Paragraph(
                Rule.REST_IS_PASSED_ON,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The other two you pass on to the left as they lie.",
                ),
            ),
        ),
    ),
)
