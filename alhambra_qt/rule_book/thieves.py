"""The module of the thieves."""

from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
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
                    "one about to play. There are no thefts after the last turn.",
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
                    "on the left of the player whose turn is next. After each theft they’re "
                    "all asked again, until nobody wants to steal any more.",
                ),
            ),
        ),
    ),
)
