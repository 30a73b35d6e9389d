"""The base game: equipment, getting ready, the turn, money and buying."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.rules import Rule
from core.kernel.rulebook import Order

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Components"),
        (
            Paragraph(
                Rule.FIFTY_FOUR_TILES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The bag holds 54 building tiles, all different: 7 pavilions, 7 seraglios, "
                    "9 arcades, 9 chambers, 11 gardens and 11 towers. The number on a tile is "
                    "its price, and a tile has walls on up to three sides.",
                ),
                Drawn.BUILDINGS,
            ),
            Paragraph(
                Rule.THREE_OF_EACH_MONEY_CARD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "There are 108 money cards: three of each value from 1 to 9, in each of the "
                    "four currencies.",
                ),
                Drawn.MONEY,
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Getting ready to play"),
        (
            Paragraph(
                Rule.MARKET_FILLED_IN_ORDER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Four tiles from the bag go onto the building market, starting with square "
                    "1. Later on, empty squares are always filled in the same order.",
                ),
                Drawn.MARKET,
            ),
            Paragraph(
                Rule.STARTING_MONEY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Everyone gets starting money. Cards are dealt face up to one player "
                    "until they have 20 or more, in any mix of currencies, and then to the "
                    "next. So nobody starts with less than 20 or more than 28.",
                ),
            ),
            Paragraph(
                Rule.START_PLAYER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The starting player is the one with the fewest cards. If players tie, "
                    "the one with the least money starts. If they still tie, the youngest "
                    "goes first.",
                ),
            ),
            Paragraph(
                Rule.FOUR_CARDS_LIE_OPEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Then four money cards are laid out face up beside the building market.",
                ),
            ),
            Paragraph(
                Rule.FIVE_PILES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The other money cards are split into five equal piles, give or take a "
                    "card. The first scoring card is shuffled into the second pile, the "
                    "second scoring card into the fourth. Then the piles are stacked with "
                    "the first on top, so the scoring rounds don’t come too early or too "
                    "late.",
                ),
                Drawn.PILES,
            ),
            Paragraph(
                Rule.HANDS_ARE_SECRET,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "From the first turn on, your money is secret. How many cards you have isn’t.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "How to play"),
        (
            Paragraph(
                Rule.CLOCKWISE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The starting player goes first, then play continues clockwise.",
                ),
            ),
            Paragraph(
                Rule.ONE_ACTION,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "On your turn you choose one of three actions: take money, buy a building "
                    "tile or redesign your Alhambra.",
                ),
            ),
            Paragraph(
                Rule.ACTION_IS_A_MUST,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You must choose an action. You pass only if none is possible.",
                ),
            ),
            Paragraph(
                Order.ONLY_WHO_IS_ASKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can only act when it’s your turn to decide. Until then you can look "
                    "at everything that’s face up, but you can’t change anything.",
                ),
            ),
            Paragraph(
                Order.ANSWER_WHAT_IS_ASKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "One thing at a time: you can only do what the game asks for right now.",
                ),
            ),
            Paragraph(
                Order.THE_GAME_IS_OVER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When the game is over, nobody can make another move.",
                ),
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Take money"),
        (
            Paragraph(
                Rule.TAKE_WHAT_LIES_OPEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You take money from the face-up cards beside the building market.",
                ),
            ),
            Paragraph(
                Rule.SEVERAL_CARDS_UP_TO_FIVE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Take one card of any value. Or take several, in any mix of currencies, "
                    "as long as they add up to 5 or less.",
                ),
                Drawn.SEVERAL,
            ),
        ),
    ),
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Buy a building tile"),
        (
            Paragraph(
                Rule.BUY_FROM_THE_MARKET,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You can buy any tile on the building market.",
                ),
            ),
            Paragraph(
                Rule.CURRENCY_OF_THE_PLACE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The square a tile is on decides the currency: you pay in that currency and "
                    "no other.",
                ),
            ),
            Paragraph(
                Rule.PAY_WHAT_YOU_HAVE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You pay with the money you have, and you can only use each card or coin once.",
                ),
            ),
            Paragraph(
                Rule.PAY_THE_PRICE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You pay the price on the tile, or more.",
                ),
            ),
            Paragraph(
                Rule.NO_CHANGE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You may overpay, even on purpose. But you don’t get any change.",
                ),
                Drawn.OVERPAID,
            ),
            Paragraph(
                Rule.PAID_CARDS_ARE_DISCARDED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Money cards you pay with go onto the discard pile.",
                ),
            ),
            Paragraph(
                Rule.EXACT_PAYMENT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Pay the exact amount and your turn goes on: you must choose another "
                    "action. With a bit of luck you can clear all four tiles off the market "
                    "this way and still have an action left.",
                ),
                Drawn.EXACT,
            ),
            Paragraph(
                Rule.MARKET_WAITS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The building market isn’t refilled until your turn is over.",
                ),
            ),
        ),
    ),
)
