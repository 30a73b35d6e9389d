"""The module of the change."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.modules.change import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Coins as change"),
        (
            Paragraph(
                Rule.TWENTY_FOUR_COINS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "The coin bag holds 24 coins worth 1 each, six of each currency.",
                ),
            ),
            Paragraph(
                Rule.A_COIN_FOR_TWO,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "For every two that you pay too much, you draw a coin from the coin bag. It "
                    "can be of any currency.",
                ),
                Drawn.COINS,
            ),
            Paragraph(
                Rule.COINS_PAY_LIKE_CARDS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Coins lie open before you and pay like money cards of value 1. A payment "
                    "that coins make exact is exact.",
                ),
            ),
            Paragraph(
                Rule.PAID_COINS_GO_BACK,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "Coins that you pay with go back into the coin bag, before you draw others.",
                ),
            ),
            Paragraph(
                Rule.EMPTY_BAG_NO_CHANGE,
                QT_TRANSLATE_NOOP("rule book", "Where the coin bag is empty, there is no change."),
            ),
            Paragraph(
                Rule.COINS_COUNT_AT_THE_END,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "At the end of the game coins count as money for the tiles that are left on "
                    "the building market.",
                ),
            ),
        ),
    ),
)
