"""The rule book as one document to read, scroll and search."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)

from alhambra_qt.look import fonts, palette
from alhambra_qt.look.lettering import tied
from alhambra_qt.look.style import TEXT_PIXELS
from alhambra_qt.rule_book.chapters import Drawn, Paragraph, Part, told
from alhambra_qt.rule_book.example import Example
from alhambra_qt.rule_book.examples import EXAMPLES
from core.kernel.rulebook import Rule

_LONGEST = 54
"""Wide letters on a line; of usual text, some seventy letters fit."""


@dataclass(frozen=True)
class Heading:
    """A title in the book and where it is."""

    title: str
    is_part: bool
    position: int


@dataclass(frozen=True)
class Look:
    """How large the book is written: the unit of its text, the width it has, the screen's ratio."""

    unit: float
    width: int
    ratio: float


class Link(NamedTuple):
    """An offer below the title of a part."""

    address: str
    words: str


class BookDocument(QTextDocument):
    """All parts, chapters and paragraphs; pictures are drawn when they come into sight."""

    def __init__(
        self,
        parts: Iterable[Part],
        look: Look,
        parent: QObject | None = None,
        links: Callable[[Part], Iterable[Link]] = lambda _part: (),
    ) -> None:
        """Write these parts in the language of the program, each with its links."""
        super().__init__(parent)
        self.headings: list[Heading] = []
        self.positions: dict[Rule, int] = {}
        """Where each rule's paragraph begins."""
        self._look = look
        self._cursor = QTextCursor(self)
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(self._px(16))
        self.setDefaultFont(fonts.text_font(self._px(TEXT_PIXELS + 2)))
        self._keep_lines_short()
        self._cursor.beginEditBlock()
        for part in parts:
            self._write_heading(told(part.title), is_part=True)
            for link in links(part):
                self._write_link(link)
            for chapter in part.chapters:
                self._write_heading(told(chapter.title), is_part=False)
                for paragraph in chapter.paragraphs:
                    self._write(paragraph)
        self._cursor.endEditBlock()

    def rule_at(self, position: int) -> Rule | None:
        """The rule whose paragraph is the last one that begins at or before a position."""
        before = [rule for rule, start in self.positions.items() if start <= position]
        return before[-1] if before else None

    def heading_at(self, position: int) -> int:
        """Which heading is above a position, by its number."""
        before = [at for at, one in enumerate(self.headings) if one.position <= position]
        return before[-1] if before else 0

    def _px(self, size: float) -> int:
        return round(size * self._look.unit)

    @property
    def measure(self) -> float:
        """How long a line is at most: eyes lose their way back from longer ones."""
        room = self._look.width - 2 * self.documentMargin()
        return min(room, _LONGEST * QFontMetricsF(self.defaultFont()).averageCharWidth())

    def _keep_lines_short(self) -> None:
        """Leave what is too much at both sides."""
        frame = self.rootFrame().frameFormat()
        side = (self._look.width - self.measure) / 2
        frame.setLeftMargin(side)
        frame.setRightMargin(side)
        self.rootFrame().setFrameFormat(frame)

    def _begin_block(self, above: float, left: float = 0, line_height: int = 112) -> None:
        block = QTextBlockFormat()
        block.setTopMargin(self._px(above))
        block.setLeftMargin(self._px(left))
        proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        block.setLineHeight(line_height, proportional.value)
        if self._cursor.position() == 0:
            self._cursor.setBlockFormat(block)
        else:
            self._cursor.insertBlock(block)

    def _write_heading(self, title: str, *, is_part: bool) -> None:
        self._begin_block(34 if is_part else 20)
        self.headings.append(Heading(title, is_part, self._cursor.position()))
        font = fonts.title_font(self._px(32 if is_part else 24))
        self._insert(title, font, palette.BUTTON if is_part else palette.TEXT)

    def _write_link(self, link: Link) -> None:
        self._begin_block(8)
        how = QTextCharFormat()
        how.setFont(self.defaultFont())
        how.setFontUnderline(True)
        how.setForeground(QColor(palette.LINK))
        how.setAnchor(True)
        how.setAnchorHref(link.address)
        self._cursor.insertText(link.words, how)

    def _write(self, paragraph: Paragraph) -> None:
        self._begin_block(14)
        self.positions[paragraph.rule] = self._cursor.position()
        self._insert(told(paragraph.text), self.defaultFont(), palette.TEXT)
        if paragraph.example is not None:
            self._write_example(paragraph.example)

    def _write_example(self, drawn: Drawn) -> None:
        example = EXAMPLES[drawn]
        width, height = example.size
        unit = self._unit_of(example)
        self._begin_block(8, 12, 100)
        picture = QTextImageFormat()
        picture.setName(drawn.name)
        picture.setWidth(round(width * unit))
        picture.setHeight(round(height * unit))
        picture.setProperty(QTextCharFormat.Property.ImageAltText, example.told())
        self._cursor.insertImage(picture)
        self._begin_block(2, 12)
        self._insert(example.told(), fonts.text_font(self._px(TEXT_PIXELS - 1)), palette.TEXT_QUIET)

    def _unit_of(self, example: Example) -> float:
        """As large as the text, but no wider than the page."""
        width, _ = example.size
        return min(self._look.unit, max(120, self.measure - self._px(28)) / width)

    def _insert(self, text: str, font: QFont, colour: str) -> None:
        how = QTextCharFormat()
        how.setFont(font)
        how.setForeground(QColor(colour))
        self._cursor.insertText(tied(text), how)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """Draw an example, once."""
        url = QUrl(name)
        example = EXAMPLES[Drawn[url.toString()]]
        picture = example.picture(self._unit_of(example), self._look.ratio)
        self.addResource(kind, url, picture)
        return picture
