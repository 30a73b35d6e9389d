"""The module of the thieves."""

from alhambra_qt.languages import QT_TRANSLATE_NOOP
from alhambra_qt.rule_book.chapters import Chapter, Drawn, Paragraph
from core.alhambra.modules.thieves import Rule

CHAPTERS = (
    Chapter(
        QT_TRANSLATE_NOOP("rule book", "Use a thief"),
        (
            Paragraph(
                Rule.TWELVE_THIEVES,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "There are twelve thief cards, three for each currency. They are dealt face "
                    "down: four for each player with two or three players, three with four, two "
                    "with five or six. The rest is out of the game.",
                ),
                Drawn.THIEVES,
            ),
            Paragraph(
                Rule.BETWEEN_TURNS,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "When a turn is completely over, every player may use thieves, except the one "
                    "who is about to play. After the last turn no thief comes any more.",
                ),
            ),
            Paragraph(
                Rule.SEND_A_THIEF_YOU_HAVE,
                QT_TRANSLATE_NOOP("rule book", "You can only use a thief that you hold."),
            ),
            Paragraph(
                Rule.ONE_CARD_OF_ITS_CURRENCY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "A thief takes one open money card of his currency, whatever it is worth, and "
                    "leaves the game.",
                ),
            ),
            Paragraph(
                Rule.REFILLED_AFTER_A_THEFT,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "After each theft the money cards are made up to four. If a scoring card "
                    "turns up, the scoring comes before the next theft.",
                ),
            ),
            Paragraph(
                Rule.PRIORITY,
                QT_TRANSLATE_NOOP(
                    "rule book",
                    "If several players want to steal, the first one in turn order does so, "
                    "counted from the player about to play. After each theft everybody is asked "
                    "again, until nobody wants to any more.",
                ),
            ),
        ),
    ),
)
