"""The page with the rule book: chapters at the left, a search, and the text with its examples."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
)

from alhambra_qt.files.settings import Settings
from alhambra_qt.games import game_named, rule_book
from alhambra_qt.look import fonts, palette
from alhambra_qt.pages.book_lessons import BookLessons
from alhambra_qt.pages.book_search import BookSearch, mark
from alhambra_qt.pages.page import Page
from alhambra_qt.pages.rule_book_commands import TABLE
from alhambra_qt.rule_book.chapters import told
from alhambra_qt.rule_book.document import BookDocument, Look
from alhambra_qt.widgets.commands import Commands
from alhambra_qt.widgets.wrapped_lines import WrappedLines
from core.kernel.rulebook import Rule

_NOT_YET = Look(1.0, 600, 1.0)


class BookView(QTextBrowser):
    """The text; it tells when it has another width."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Pictures follow the width."""
        super().resizeEvent(event)
        self.resized.emit()


class RuleBookPage(Page):
    """Reads, searches, and leads back to where the reader came from."""

    left = Signal()
    tutorial_wanted = Signal(str)
    """The first game of this name."""

    def __init__(self, settings: Settings, rule: Rule | None = None, game: str = "") -> None:
        """Open at the paragraph of a rule, or where the rules of a game begin."""
        super().__init__(settings)
        self._rule = rule
        self._game = None if rule is not None else game_named(game)
        """Where it was opened, until somebody reads on."""
        self._results = BookSearch()
        self._look = _NOT_YET
        self._parts = rule_book()
        self.lessons = BookLessons(self._parts, self)
        self.document = BookDocument(self._parts, self._look)
        self.back_button = QPushButton()
        self._title = QLabel()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._found = QLabel()
        self.previous_button = QToolButton()
        self.next_button = QToolButton()
        self.chapters = QListWidget()
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.setWordWrap(True)
        self.chapters.setItemDelegate(WrappedLines(self.chapters))
        self.text = BookView()
        self.text.setOpenLinks(False)
        self._lay_out()
        self._wire()
        self._retranslate()

    def _lay_out(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self.back_button)
        self._top.addWidget(self._title)
        self._top.addStretch(1)
        self._top.addWidget(self._found)
        self._top.addWidget(self.search, 2)
        self._top.addWidget(self.previous_button)
        self._top.addWidget(self.next_button)
        self._columns = QHBoxLayout()
        self._columns.addWidget(self.chapters)
        self._columns.addWidget(self.text, 1)
        self._rows = QVBoxLayout(self.content)
        self._rows.addLayout(self._top)
        self._rows.addLayout(self._columns, 1)
        self.content.setObjectName("card")

    def _wire(self) -> None:
        self.back_button.clicked.connect(self.left)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self.show_next)
        self.chapters.currentRowChanged.connect(self._on_chapter)
        self.text.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.text.verticalScrollBar().actionTriggered.connect(self._on_read)
        self.text.resized.connect(self._on_resized)
        self.text.anchorClicked.connect(self.lessons.follow)
        self.lessons.first_game_wanted.connect(self.tutorial_wanted)
        slots = {
            "find": self._begin_search,
            "next": self.show_next,
            "previous": self.show_previous,
            "back": self.left.emit,
        }
        self.commands = Commands(TABLE, slots, self)
        self.commands.serve_keys()
        self.previous_button.setDefaultAction(self.commands["previous"])
        self.next_button.setDefaultAction(self.commands["next"])

    @property
    def rule(self) -> Rule | None:
        """The rule whose paragraph was asked for, or stands at the top."""
        return self._rule

    @property
    def found(self) -> str:
        """Which hit of how many is shown."""
        return self._found.text()

    # Reading

    def _go_to(self, position: int) -> None:
        cursor = QTextCursor(self.document)
        cursor.setPosition(position)
        self.text.setTextCursor(cursor)
        block = self.document.findBlock(position)
        top = self.document.documentLayout().blockBoundingRect(block).y()
        self.text.verticalScrollBar().setValue(round(top) - self.pixels(12))

    def _on_chapter(self, row: int) -> None:
        if 0 <= row < len(self.document.headings):
            self._rule = self._game = None
            self._go_to(self.document.headings[row].position)
            self._mark()

    def _on_read(self) -> None:
        self._game = None

    def _on_scrolled(self) -> None:
        """Show in the list where the reader is."""
        position = self.text.cursorForPosition(self.text.viewport().rect().topLeft()).position()
        blocked = self.chapters.blockSignals(True)
        self.chapters.setCurrentRow(self.document.heading_at(position + 1))
        self.chapters.blockSignals(blocked)

    def _wanted_look(self) -> Look:
        return Look(self.unit or 1.0, self.text.viewport().width(), self.devicePixelRatioF())

    def _on_resized(self) -> None:
        if self._wanted_look() != self._look:
            self._write()

    def _write(self) -> None:
        """Write the book anew, for another size or language, open at the same place."""
        top = self.text.cursorForPosition(self.text.viewport().rect().topLeft()).position()
        rule = self._rule or self.document.rule_at(top)
        self._look = self._wanted_look()
        old = self.document
        self.document = BookDocument(self._parts, self._look, self, self.lessons.links)
        self.text.setDocument(self.document)
        old.deleteLater()
        blocked = self.chapters.blockSignals(True)
        self.chapters.clear()
        for heading in self.document.headings:
            item = QListWidgetItem(heading.title if heading.is_part else f"    {heading.title}")
            item.setFont(fonts.text_font(self.pixels(16), bold=heading.is_part))
            self.chapters.addItem(item)
        self.chapters.blockSignals(blocked)
        self._search_all()
        if self._game is not None:
            title = told(self._game.chapters()[0].title)
            self._go_to(next(one.position for one in self.document.headings if one.title == title))
        elif rule is not None and top:
            self._go_to(self.document.positions[rule])
        elif self._rule is not None:
            self._go_to(self.document.positions[self._rule])
        self._mark()
        self._on_scrolled()

    # Searching

    def _begin_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _search_all(self) -> None:
        """Find the words wherever they are."""
        self._results.look_for(self.search.text(), self.document)
        for name in ("next", "previous"):
            self.commands[name].setEnabled(self._results.current is not None)
        self._found.setText(self._results.told())

    def _on_search(self) -> None:
        """From where the reader is, the next result; from the end, the first one."""
        here = self.text.textCursor().selectionStart()
        self._rule = self._game = None
        self._search_all()
        self._results.go_on_from(here)
        self._show_result()

    def show_next(self) -> None:
        """The next place with the words."""
        self._step(1)

    def show_previous(self) -> None:
        """The place before."""
        self._step(-1)

    def _step(self, by: int) -> None:
        if self._results.current is not None:
            self._results.step(by)
            self._show_result()

    def _show_result(self) -> None:
        if self._results.current is not None:
            self._go_to(self._results.current.selectionStart())
        self._mark()
        self._found.setText(self._results.told())

    def _mark(self) -> None:
        """Mark the paragraph that was asked for, and what was found."""
        marks = self._results.marks()
        if self._rule is not None:
            cursor = QTextCursor(self.document)
            cursor.setPosition(self.document.positions[self._rule])
            end, keep = QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            cursor.movePosition(end, keep)
            marks.insert(0, mark(cursor, palette.GOLD_LIGHT))
        self.text.setExtraSelections(marks)

    # Showing

    def _retranslate(self) -> None:
        self.commands.retranslate()
        self.back_button.setText(self.commands["back"].text())
        self.back_button.setToolTip(self.commands["back"].toolTip())
        self._title.setText(self.tr("Rules of the game"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.chapters.setAccessibleName(self.tr("Chapters"))
        self.text.setAccessibleName(self.tr("Rules of the game"))
        self._write()

    def _rescale(self) -> None:
        self._title.setFont(fonts.title_font(self.pixels(26)))
        self.chapters.setFixedWidth(min(self.pixels(300), self.width() * 2 // 5))
        self.search.setMaximumWidth(self.pixels(280))
        side = self.pixels(22)
        for button in (self.previous_button, self.next_button):
            button.setIconSize(QSize(side, side))
        self.text.setStyleSheet(
            f"QTextBrowser {{ background: {palette.PANEL_RAISED}; color: {palette.TEXT};"
            f" border: {self.pixels(2)}px solid {palette.PANEL_LINE};"
            f" border-radius: {self.pixels(7)}px; }}"
            f"QTextBrowser:focus {{ border-color: {palette.BUTTON}; }}"
        )
        gap = self.pixels(10)
        for layout in (self._rows, self._columns, self._top):
            layout.setSpacing(gap)
        self._rows.setContentsMargins(gap, gap, gap, gap)
        self.lessons.overlays.scale_text(self._text_scale)
        self._title.setVisible(self.pixels(940) <= self.width())  # the rest is more useful
        self._on_resized()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Arrow keys read on."""
        super().showEvent(event)
        self.text.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Give the chapters their share of the width."""
        super().resizeEvent(event)
        self._rescale()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Escape ends a search, or leads back."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
