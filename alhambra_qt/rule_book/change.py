"""The module of the change."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.modules.change import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Coins as change"),
        (
            Paragraph(
                Rule.TWENTY_FOUR_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The coin bag holds 24 coins worth 1 each, six in each currency.",
                ),
            ),
            Paragraph(
                Rule.A_COIN_FOR_TWO,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For every 2 you overpay, you draw a coin from the coin bag without "
                    "looking. It can be any currency.",
                ),
                Drawn.COINS,
            ),
            Paragraph(
                Rule.COINS_PAY_LIKE_CARDS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Coins lie face up in front of you. You pay with them like money cards of "
                    "value 1, and they can make a payment exact.",
                ),
            ),
            Paragraph(
                Rule.PAID_COINS_GO_BACK,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Coins you pay with go back into the coin bag before you draw.",
                ),
            ),
            Paragraph(
                Rule.EMPTY_BAG_NO_CHANGE,
                QT_TRANSLATE_NOOP("rule book", "If the coin bag is empty, you get no change."),
            ),
            Paragraph(
                Rule.COINS_COUNT_AT_THE_END,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "At the end of the game, coins count as money when the tiles left on the "
                    "building market are given out.",
                ),
            ),
        ),
    ),
)
