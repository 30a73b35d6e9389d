"""The pages of the window, one at a time; the rule book may lie above one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from alhambra_qt.files.settings import Settings
from alhambra_qt.games import ShowingPage
from alhambra_qt.pages.page import Page

if TYPE_CHECKING:
    from alhambra_qt.pages.rule_book_page import RuleBookPage


class PageStack(QStackedWidget):
    """Shows one page after another; a page that isn't shown any more goes, unless it is kept."""

    def __init__(self) -> None:
        """No page yet."""
        super().__init__()
        self._kept: QWidget | None = None
        self._book: RuleBookPage | None = None
        self._below_the_book: QWidget | None = None

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        page = self.currentWidget()
        assert page is not None
        return page

    def keep(self, page: QWidget) -> None:
        """Let this page stay when another one is shown."""
        self._kept = page

    def show_page(self, page: QWidget) -> None:
        """Show a page, and nothing above it."""
        self.close_book()
        before = self.currentWidget()
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        if before is not None and before not in (page, self._kept):
            self.removeWidget(before)
            before.deleteLater()

    def open_book(self, book: RuleBookPage) -> None:
        """Lay the rule book above the page that is shown; a game stops meanwhile."""
        self.close_book()
        self._below_the_book = self.page
        if isinstance(self.page, ShowingPage):
            self.page.hold()
        self._book = book
        book.left.connect(self.close_book)
        self.addWidget(book)
        self.setCurrentWidget(book)

    def close_book(self) -> None:
        """Back to where the reader came from."""
        if self._book is None:
            return
        book, self._book = self._book, None
        assert self._below_the_book is not None
        self.setCurrentWidget(self._below_the_book)
        self.removeWidget(book)
        book.deleteLater()
        if isinstance(self.page, ShowingPage):
            self.page.release()

    def apply_settings(self, settings: Settings) -> None:
        """Let choices hold on every page."""
        for index in range(self.count()):
            page = self.widget(index)
            if isinstance(page, Page):
                page.set_settings(settings)
            elif isinstance(page, ShowingPage):
                page.apply_settings(settings)
