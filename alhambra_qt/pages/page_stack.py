"""The pages of the window, one at a time; the rule book or a look back may lie above one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from alhambra_qt.files.settings import Settings
from alhambra_qt.game_pages import ShowingPage
from alhambra_qt.pages.page import Page

if TYPE_CHECKING:
    from alhambra_qt.pages.replay_page import ReplayPage
    from alhambra_qt.pages.rule_book_page import RuleBookPage


class PageStack(QStackedWidget):
    """Shows one page after another; a page that isn't shown any more goes, unless it is kept."""

    def __init__(self) -> None:
        """No page yet."""
        super().__init__()
        self._kept: QWidget | None = None
        self._book: RuleBookPage | None = None
        self._above: list[tuple[QWidget, QWidget]] = []
        """What lies above a page, and that page."""

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
        self.close_what_lies_above()
        before = self.currentWidget()
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        if before is not None and before not in (page, self._kept):
            self.removeWidget(before)
            before.deleteLater()

    def open_book(self, book: RuleBookPage) -> None:
        """Lay the rule book above the page that is shown, instead of one that is open there."""
        if self._book is not None:
            self._close(self._book)
        self._book = book
        self.lay_above(book)

    def lay_above(self, page: ReplayPage | RuleBookPage) -> None:
        """Show a page until somebody leaves it; a game below it stops meanwhile."""
        below = self.page
        if isinstance(below, ShowingPage):
            below.hold()
        self._above.append((page, below))
        page.left.connect(partial(self._close, page))
        self.addWidget(page)
        self.setCurrentWidget(page)

    def close_what_lies_above(self) -> None:
        """Back to the page that everything lies above."""
        while self._above:
            self._close(self._above[-1][0])

    def _close(self, page: QWidget) -> None:
        """Back to where somebody came from, unless they are there already."""
        if not self._above or self._above[-1][0] is not page:
            return
        _, below = self._above.pop()
        if page is self._book:
            self._book = None
        self.setCurrentWidget(below)
        self.removeWidget(page)
        page.deleteLater()
        if isinstance(below, ShowingPage):
            below.release()

    def apply_settings(self, settings: Settings) -> None:
        """Let choices hold on every page."""
        for index in range(self.count()):
            page = self.widget(index)
            if isinstance(page, Page):
                page.set_settings(settings)
            elif isinstance(page, ShowingPage):
                page.apply_settings(settings)
