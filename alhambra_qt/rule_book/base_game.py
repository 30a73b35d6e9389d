"""The base game: equipment, getting ready, the turn, money and buying."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.rules import Rule
from core.kernel.rulebook import Order

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Equipment"),
        (
            Paragraph(
                Rule.FIFTY_FOUR_TILES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "54 building tiles lie in the bag, each of them once: 7 pavilions, 7 "
                    "seraglios, 9 arcades, 9 chambers, 11 gardens and 11 towers. The number on a "
                    "tile is its price; a tile has walls on up to three of its sides.",
                ),
                Drawn.BUILDINGS,
            ),
            Paragraph(
                Rule.THREE_OF_EACH_MONEY_CARD,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "There are 108 money cards: the values 1 to 9 in four currencies, three cards "
                    "of each.",
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
                    "Four tiles are drawn from the bag and laid on the building market, beginning "
                    "with place 1. Later, too, empty places are always filled in this order.",
                ),
                Drawn.MARKET,
            ),
            Paragraph(
                Rule.STARTING_MONEY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Everybody gets starting money: one card after another is dealt face up until "
                    "a player has 20 or more, whatever the currency. Then the next player gets "
                    "theirs. So nobody starts with less than 20 or more than 28.",
                ),
            ),
            Paragraph(
                Rule.START_PLAYER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The player with the fewest cards is the starting player. Among equals it is "
                    "the one with the least money, and if that is equal too, the youngest.",
                ),
            ),
            Paragraph(
                Rule.FOUR_CARDS_LIE_OPEN,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Four more money cards are laid open beside the building market.",
                ),
            ),
            Paragraph(
                Rule.FIVE_PILES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The other money cards are divided into five equal piles, give or take one "
                    "card. The first scoring card is shuffled into the second pile, the second "
                    "scoring card into the fourth. Then the piles are put together again, the "
                    "first one on top: so the scorings come neither too early nor too late.",
                ),
                Drawn.PILES,
            ),
            Paragraph(
                Rule.HANDS_ARE_SECRET,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Once the first turn begins, your money is secret. How many cards you hold is "
                    "not.",
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
                    "The starting player begins; then the turn passes clockwise.",
                ),
            ),
            Paragraph(
                Rule.ONE_ACTION,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "In your turn you choose one of three actions: take money, buy a building "
                    "tile, or redesign your Alhambra.",
                ),
            ),
            Paragraph(
                Rule.ACTION_IS_A_MUST,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Choosing an action is a must. Only where no action at all is possible, you "
                    "pass.",
                ),
            ),
            Paragraph(
                Order.ONLY_WHO_IS_ASKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Only whoever is asked answers. While somebody else is to play, you can look "
                    "at everything that lies open, but change nothing.",
                ),
            ),
            Paragraph(
                Order.ANSWER_WHAT_IS_ASKED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "One thing comes after another: an action can be played only when it is time "
                    "for it.",
                ),
            ),
            Paragraph(
                Order.THE_GAME_IS_OVER,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When the game is over, nothing more can be played.",
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
                    "You take from the money cards that lie open beside the building market.",
                ),
            ),
            Paragraph(
                Rule.SEVERAL_CARDS_UP_TO_FIVE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Either you take one card of any value, or several cards that are worth 5 at "
                    "most together. Their currency does not matter.",
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
                    "You can buy any tile that lies on the building market.",
                ),
            ),
            Paragraph(
                Rule.CURRENCY_OF_THE_PLACE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The place on which a tile lies tells its currency: you pay in this one and "
                    "in no other.",
                ),
            ),
            Paragraph(
                Rule.PAY_WHAT_YOU_HAVE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You pay with the money that you have, and with each piece of it once.",
                ),
            ),
            Paragraph(
                Rule.PAY_THE_PRICE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You pay at least the price that stands on the tile.",
                ),
            ),
            Paragraph(
                Rule.NO_CHANGE,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "You may pay too much, on purpose too. But take care: no change is given.",
                ),
                Drawn.OVERPAID,
            ),
            Paragraph(
                Rule.PAID_CARDS_ARE_DISCARDED,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The money cards that you paid go to the discard pile.",
                ),
            ),
            Paragraph(
                Rule.EXACT_PAYMENT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If you pay the exact amount, it is still your turn and you choose another "
                    "action. With some luck you can buy all four tiles of the market like this "
                    "and do something else after that.",
                ),
                Drawn.EXACT,
            ),
            Paragraph(
                Rule.MARKET_WAITS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "As long as it is your turn, no new tiles come to the building market.",
                ),
            ),
        ),
    ),
)
