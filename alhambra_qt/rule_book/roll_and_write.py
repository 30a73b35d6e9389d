"""Alhambra Roll & Write: getting ready, the rounds, and the two actions."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.roll_and_write.rules import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Sheets and dice"),
        (
            Paragraph(
                Rule.DICE_SHOW_ONE_TO_SIX,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "All dice show one to six pips. Half of them are yellow, half are blue.",
                ),
            ),
            Paragraph(
                Rule.SIX_BY_SIX_BUILDINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The building grid on your player sheet has six rows of six buildings. A "
                    "yellow die gives the row and a blue die the column; they meet at an "
                    "intersection. The grid and the coin supply with its 20 circles are our own "
                    "design; the printed sheet may look different.",
                ),
                Drawn.SHEET,
            ),
            Paragraph(
                Rule.A_BOX_FOR_EACH_BUILDING,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For each kind of building, the score sheet has one box for every building "
                    "of that kind on the grid.",
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
                    "Everyone gets a player sheet and a pair of dice, one yellow and one blue.",
                ),
            ),
            Paragraph(
                Rule.START_SEAT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Decide among yourselves who’s the starting player.",
                ),
            ),
            Paragraph(
                Rule.ROLLED_IN_TURN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Clockwise from the starting player, everyone rolls their pair of dice and "
                    "crosses off the building at the intersection.",
                ),
            ),
            Paragraph(
                Rule.MARKED_ON_THE_SCORE_SHEET,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Every building you cross off also goes on the score sheet, so everyone "
                    "can see it.",
                ),
            ),
            Paragraph(
                Rule.THREE_BUILDINGS_TO_START_WITH,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Repeat this until everyone has three buildings.",
                ),
            ),
            Paragraph(
                Rule.ROLLED_UNTIL_FREE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If you roll a building you’ve already crossed off, roll again until you "
                    "get one that’s free.",
                ),
            ),
            Paragraph(
                Rule.PAIR_FOR_THE_FIRST_ROUND,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Then everyone rolls their pair of dice once more and puts them on the dice "
                    "spaces on their sheet.",
                ),
            ),
            Paragraph(
                Rule.EXTRA_PAIR,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The starting player rolls an extra pair of dice and puts them on the "
                    "dice spaces as well.",
                ),
            ),
            Paragraph(
                Rule.SEVERAL_DICE_ON_A_SPACE,
                QT_TRANSLATE_NOOP("rule book", "A dice space can hold any number of dice."),
            ),
            Paragraph(
                Rule.THREE_COINS_TO_START_WITH,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Everyone starts with three coins. They’re already circled in the coin supply.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "How to play"),
        (
            Paragraph(
                Rule.NUMBER_OF_ROUNDS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The game lasts 12 rounds with five players, 15 with four and 18 with three. "
                    "Imaginary players count too.",
                ),
            ),
            Paragraph(
                Rule.CLOCKWISE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The starting player begins each round. The others follow clockwise.",
                ),
            ),
            Paragraph(
                Rule.ROUND_IS_MARKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Each time it’s the starting player’s turn, mark off a round.",
                ),
            ),
            Paragraph(
                Rule.ONE_OF_TWO_ACTIONS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "On your turn you choose one of two actions: cross off a building or "
                    "receive coins.",
                ),
            ),
            Paragraph(
                Rule.NEXT_SEAT,
                QT_TRANSLATE_NOOP("rule book", "After your action it’s the next player’s turn."),
            ),
            Paragraph(
                Rule.LAST_ROUND,
                QT_TRANSLATE_NOOP("rule book", "The final scoring comes after the last round."),
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
                    "Choose a yellow and a blue die on your sheet and cross off the building at "
                    "their intersection. If your four dice are on four different spaces, you "
                    "have four intersections to choose from.",
                ),
                Drawn.CROSSINGS,
            ),
            Paragraph(
                Rule.NOT_TWICE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can’t cross off the same building twice.",
                ),
            ),
            Paragraph(
                Rule.COINS_WHERE_NOTHING_IS_FREE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If the buildings at all your intersections are already crossed off, you must "
                    "choose “Receive coins”.",
                ),
            ),
            Paragraph(
                Rule.CROSSED_OFF,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Cross the building off on your sheet and mark it on the score sheet.",
                ),
            ),
            Paragraph(
                Rule.COMPLETED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If you cross off your last building of a kind, you get points at the end "
                    "of the round, for the best place still free.",
                ),
            ),
            Paragraph(
                Rule.COMPLETED_TOGETHER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Players who complete the same kind in the same round share the points "
                    "for the places they take, rounded down.",
                ),
            ),
            Paragraph(
                Rule.COMPLETED_LATER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In later rounds you can only get the places that are left.",
                ),
            ),
            Paragraph(
                Rule.ROUND_POINTS_ARE_KEPT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Write these points down next to the building.",
                ),
            ),
            Paragraph(
                Rule.USED_PAIR_LEAVES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Take the pair of dice you used off your dice spaces.",
                ),
            ),
            Paragraph(
                Rule.OTHER_PAIR_IS_PASSED_ON,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Pass the other pair of dice on to the left, without turning them.",
                ),
                Drawn.PASSED_ON,
            ),
            Paragraph(
                Rule.LAID_AS_THEY_LIE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Your neighbour puts them on the dice spaces that match their pips.",
                ),
            ),
            Paragraph(
                Rule.USED_PAIR_IS_ROLLED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "At the end of your turn, roll the pair of dice you used, ready for your "
                    "next turn.",
                ),
            ),
            Paragraph(
                Rule.FOUR_DICE_TO_PLAY,
                QT_TRANSLATE_NOOP("rule book", "Only the player whose turn it is has four dice."),
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
                    "You get a coin for each of your four intersections where the building is "
                    "already crossed off.",
                ),
            ),
            Paragraph(
                Rule.DOUBLED_CROSSINGS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If several pairs of dice meet at the same building, each pair counts.",
                ),
            ),
            Paragraph(
                Rule.COINS_ARE_CIRCLED,
                QT_TRANSLATE_NOOP("rule book", "Circle the coins you get in your coin supply."),
            ),
            Paragraph(
                Rule.FULL_SUPPLY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Once all the coins in your supply are circled, you get no more.",
                ),
            ),
            Paragraph(
                Rule.ALL_FOUR_AFTER_COINS,
                QT_TRANSLATE_NOOP("rule book", "After receiving coins, roll all four dice."),
            ),
            Paragraph(
                Rule.KEEP_A_PAIR,
                QT_TRANSLATE_NOOP("rule book", "Keep a yellow and a blue one."),
            ),
            Paragraph(
                Rule.REST_IS_PASSED_ON,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Pass the other two on to the left as they are. In a solo game you keep all "
                    "four.",
                ),
            ),
        ),
    ),
)
