"""The module of the thieves."""

from alhambra_qt.look import palette
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from alhambra_qt.rule_book.example import ARROW, Example
from alhambra_qt.rule_book.figures import DIVIDER, Cards, Picture, Sign, Symbol
from alhambra_qt.words.languages import QT_TRANSLATE_NOOP
from core.alhambra.modules.thieves import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Use a thief"),
        (
            Paragraph(
                Rule.TWELVE_THIEVES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "There are twelve thief cards, three for each currency. They’re dealt face "
                    "down: four each with two or three players, three with four, two with five "
                    "or six. The rest are out of the game.",
                ),
                Drawn.THIEVES,
            ),
            Paragraph(
                Rule.BETWEEN_TURNS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When a turn is completely over, all players may use thieves, except the "
                    "one about to play. Nobody can steal after the last turn.",
                ),
            ),
            Paragraph(
                Rule.SEND_A_THIEF_YOU_HAVE,
                QT_TRANSLATE_NOOP("rule book", "You can only use a thief you have."),
            ),
            Paragraph(
                Rule.ONE_CARD_OF_ITS_CURRENCY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A thief takes one face-up money card in its currency, whatever the value, "
                    "and is then out of the game.",
                ),
            ),
            Paragraph(
                Rule.REFILLED_AFTER_A_THEFT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After each theft, the face-up money cards are topped up to four. If a "
                    "scoring card turns up, the scoring round comes before the next theft.",
                ),
            ),
            Paragraph(
                Rule.PRIORITY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If several players want to use a thief, they go in turn order, starting "
                    "with the player to the left of the one whose turn is next. After each "
                    "theft they’re all asked again, until nobody wants to steal any more.",
                ),
            ),
        ),
    ),
)

LESSON = (
    Example(
        (
            Picture("thief-denar"),
            Picture("thief-dirham"),
            Picture("thief-ducat"),
            Picture("thief-gulden"),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "At the start you get secret thief cards. Each one steals one currency, and only "
            "you know which ones you have.",
        ),
    ),
    Example(
        (
            Picture("thief-denar"),
            ARROW,
            Cards(("denar-9", "ducat-4", "gulden-7", "dirham-2")),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "After every turn, unless you’re next, you’re asked whether you want to use a "
            "thief. Just click a face-up money card that one of your thieves can take.",
        ),
    ),
    Example(
        (
            Symbol(0),
            Cards(("denar-9",)),
            DIVIDER,
            Picture("icon-close", palette.ILLEGAL, 34),
            Picture("thief-denar"),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "The money card is yours, and the thief is out of the game. Another card is "
            "turned up, so there may be one more to steal.",
        ),
    ),
    Example(
        (
            Picture("thief"),
            Sign("?"),
            Symbol(0),
            Symbol(1),
            Symbol(2),
        ),
        QT_TRANSLATE_NOOP(
            "rule book",
            "If several of you share this screen, you’ll see the names of everyone who still "
            "has thieves. Click yours if you want to use a thief, or let the next player "
            "take their turn.",
        ),
    ),
)
