"""The module of the change."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.rule_book.example import ARROW, Example
from alhambra_qt.rule_book.examples import OVERPAID
from alhambra_qt.rule_book.figures import Cards, Picture, Sign, Tiles
from alhambra_qt.rule_book.module_figures import Coins
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
                    "Coins lie face up in front of you. When you pay, they count as money "
                    "cards worth 1, and they can make a payment exact.",
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

LESSON = (
    Example(
        OVERPAID,
        QT_TRANSLATE_NOOP(
            "rule book",
            "If you overpay, you get change: a coin for every 2 over the price. Before you "
            "pay, you can see how many coins you’d get.",
        ),
    ),
    Example(
        (
            Picture("bag"),
            ARROW,
            Coins(("denar", "ducat", "dirham", "gulden")),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "You draw coins without looking, so they can be any currency. Each one is worth "
            "1 and lies face up next to your cards.",
        ),
    ),
    Example(
        (
            Cards(("denar-9",)),
            Sign("+"),
            Coins(("denar",)),
            Sign("="),
            Sign("10"),
            ARROW,
            Tiles(("garden-10",)),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "You pay with coins just as you do with cards: click the ones you want to use. "
            "If they help you pay the exact amount, you get another action.",
        ),
    ),
)
