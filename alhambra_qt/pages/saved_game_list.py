"""The list of recent games: who plays, when, and how far they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from alhambra_qt.files.storage import SavedGame
from alhambra_qt.look import lettering, palette
from alhambra_qt.pages.saved_game_words import how_far, when_played, which_game, who_plays
from alhambra_qt.words.languages import tr

DETAIL = Qt.ItemDataRole.UserRole


class SavedGameList(QListWidget):
    """Games to choose from; Enter or a click opens one."""

    chosen = Signal(object)
    """The path of a record."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setItemDelegate(_Delegate(self))
        self.hovered_row = -1
        self._paths: list[Path] = []
        """As Python knows them: for Qt, not every name is one."""
        self.itemClicked.connect(self._on_chosen)
        self.itemEntered.connect(self._on_entered)

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """The games, the latest first."""
        self.clear()
        self._paths = [game.path for game in games]
        for game in games:
            detail = tr("{when} · {stage}").format(when=when_played(game), stage=how_far(game))
            if (title := which_game(game)) is not None:
                detail = tr("{game} · {rest}").format(game=title, rest=detail)
            item = QListWidgetItem(who_plays(game), self)
            item.setData(DETAIL, detail)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{who_plays(game)}, {detail}")
        self.setCurrentRow(0)

    def _on_chosen(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._paths[self.row(item)])

    def _on_entered(self, item: QListWidgetItem) -> None:
        self._hover(self.row(item))

    def _hover(self, row: int) -> None:
        self.hovered_row = row
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """No game is under the mouse any more."""
        super().leaveEvent(event)
        self._hover(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter opens the game."""
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._on_chosen(item)
            return
        super().keyPressEvent(event)


class _Delegate(QStyledItemDelegate):
    """Draws a game in two lines.

    It asks the list, not the option, what is hovered and current: Qt's flags of style are many, and
    loading them would delay the first frame.
    """

    def __init__(self, view: SavedGameList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics = QFontMetrics(option.font)
        return QSize(0, round(metrics.height() * 2.5))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        box: QRect = option.rect
        font = QFont(option.font)
        view = self._view
        is_current = index.row() == view.currentRow() and view.hasFocus()
        if is_current or index.row() == view.hovered_row:
            painter.fillRect(box, QColor(palette.BUTTON if is_current else palette.PANEL_SUNK))
        inside = box.adjusted(font.pixelSize() * 3 // 4, 0, -font.pixelSize() * 3 // 4, 0)
        half = inside.height() // 2
        font.setBold(True)
        first = QColor(palette.ON_BUTTON if is_current else palette.TEXT)
        self._draw(painter, font, first, inside.adjusted(0, half // 4, 0, -half), str(index.data()))
        font.setBold(False)
        font.setPixelSize(max(1, round(font.pixelSize() * 0.88)))
        second = QColor(palette.PANEL if is_current else palette.TEXT_QUIET)
        below = inside.adjusted(0, half, 0, -half // 4)
        self._draw(painter, font, second, below, str(index.data(DETAIL)))

    def _draw(self, painter: QPainter, font: QFont, colour: QColor, box: QRect, text: str) -> None:
        painter.setPen(colour)
        smallest = round(font.pixelSize() * 0.75)
        lettering.draw_line(painter, QRectF(box), text, font, smallest=smallest)
