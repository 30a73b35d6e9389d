"""The list of recent games: who plays, when, and how far they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from alhambra_qt.files.storage import SavedGame
from alhambra_qt.look import ink, lettering, palette
from alhambra_qt.pages.saved_game_words import (
    how_far,
    played_with,
    when_played,
    which_game,
    who_plays,
)
from alhambra_qt.words.languages import tr

# As numbers: the first frame does without the names of Qt (see `look.ink`).
DETAIL = 0x100
ACCESSIBLE_TEXT = 11


class SavedGameList(QListWidget):
    """Games to choose from: Enter or a click opens one, W or a click on its sign watches it."""

    chosen = Signal(object)
    """The path of a record to be opened."""
    watch_wanted = Signal(object)
    """The path of a record to be watched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("horizontalScrollBarPolicy", "ScrollBarAlwaysOff")
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setItemDelegate(_Delegate(self))
        self.hovered_row = -1
        self.watched_row = -1
        """The row whose sign for watching is under the mouse."""
        self._pressed_row = -1
        self._paths: list[Path] = []
        """As Python knows them: for Qt, not every name is one."""
        self.itemClicked.connect(self._on_chosen)
        self.itemEntered.connect(self._on_entered)

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """The games, the latest first."""
        self.clear()
        self._paths = [game.path for game in games]
        # Without the constructor of items: it loads QIcon with the names of all themed icons.
        self.addItems([who_plays(game) for game in games])
        for row, game in enumerate(games):
            detail = tr("{when} · {stage}").format(when=when_played(game), stage=how_far(game))
            if (title := which_game(game)) is not None:
                detail = tr("{game} · {rest}").format(game=title, rest=detail)
            item = self.item(row)
            lines = [line for line in (detail, played_with(game)) if line]
            item.setData(DETAIL, "\n".join(lines))
            item.setData(ACCESSIBLE_TEXT, ", ".join([who_plays(game), *lines]))
        self.setCurrentRow(0)

    def _on_chosen(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._paths[self.row(item)])

    def sign_of(self, row: QRect) -> QRect:
        """Where the sign for watching is in a row."""
        usual = min(row.height(), _height(self.font()))
        side = round(usual * 0.62)
        beside = (usual - side) // 2
        top = row.top() + (row.height() - side) // 2
        return QRect(row.right() - side - beside, top, side, side)

    def _row_watched_at(self, point: QPoint) -> int:
        item = self.itemAt(point)
        if item is None or not self.sign_of(self.visualItemRect(item)).contains(point):
            return -1
        return self.row(item)

    def _on_entered(self, item: QListWidgetItem) -> None:
        self._hover(self.row(item))

    def _hover(self, row: int) -> None:
        self.hovered_row = row
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """No game is under the mouse any more."""
        super().leaveEvent(event)
        self.watched_row = -1
        self._hover(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter opens the game, W watches it."""
        item, key = self.currentItem(), QtCore.Qt.Key
        if event.key() in (key.Key_Return, key.Key_Enter) and item is not None:
            self._on_chosen(item)
        elif event.key() == key.Key_W and item is not None:
            self.watch_wanted.emit(self._paths[self.row(item)])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Remember whether it was a sign that was pressed."""
        self._pressed_row = self._row_watched_at(event.position().toPoint())
        if self._pressed_row < 0:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show which sign could be pressed."""
        super().mouseMoveEvent(event)
        watched = self._row_watched_at(event.position().toPoint())
        if watched != self.watched_row:
            self.watched_row = watched
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Watch the game whose sign was pressed."""
        pressed, self._pressed_row = self._pressed_row, -1
        if pressed < 0:
            super().mouseReleaseEvent(event)
        elif pressed == self._row_watched_at(event.position().toPoint()):
            self.watch_wanted.emit(self._paths[pressed])

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """Say what the sign is for."""
        if isinstance(event, QHelpEvent) and self._row_watched_at(event.pos()) >= 0:
            QToolTip.showText(event.globalPos(), tr("Watch this game (W)"), self)
            return True
        return super().viewportEvent(event)


def _height(font: QFont, details: int = 1) -> int:
    """How high a row is with so many lines below the names."""
    return round(QFontMetrics(font).height() * (1.56 + 0.94 * details))


class _Delegate(QStyledItemDelegate):
    """Draws a game in two lines, or in three if something was added to it.

    It asks the list, not the option, what is hovered and current: Qt's flags of style are many, and
    loading them would delay the first frame.
    """

    def __init__(self, view: SavedGameList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, _height(option.font, len(str(index.data(DETAIL)).splitlines())))

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
        sign = view.sign_of(box)
        self._draw_sign(painter, sign, is_current=is_current, row=index.row())
        inside = box.adjusted(font.pixelSize() * 3 // 4, 0, 0, 0)
        inside.setRight(sign.left() - font.pixelSize() // 2)
        details = str(index.data(DETAIL)).splitlines()
        half = _height(font) // 2
        font.setBold(True)
        painter.save()
        ink.write_in(painter, palette.ON_BUTTON if is_current else palette.TEXT)
        self._draw(
            painter,
            font,
            QRect(inside.x(), inside.y() + half // 4, inside.width(), half - half // 4),
            str(index.data()),
        )
        font.setBold(False)
        font.setPixelSize(max(1, round(font.pixelSize() * 0.88)))
        painter.setOpacity(ink.QUIET_ON_BUTTON if is_current else ink.QUIET)
        below = QRect(inside.x(), inside.y() + half, inside.width(), half - half // 4)
        for detail in details:
            self._draw(painter, font, below, detail)
            below.moveTop(below.y() + below.height())
        painter.restore()

    def _draw_sign(self, painter: QPainter, box: QRect, *, is_current: bool, row: int) -> None:
        """A triangle, and around it an arrow that goes back.

        It is drawn here: Qt's plug-in for pictures would delay the first frame.
        """
        colour = palette.ON_BUTTON if is_current else palette.BUTTON
        ground = palette.BUTTON if is_current else palette.PANEL_RAISED
        is_hovered = row == self._view.watched_row
        sign, triangles, arrow = QPainterPath(), QPainterPath(), QPainterPath()
        sign.addEllipse(QPointF(), 12, 12)
        for corners in (((-2.6, -4), (4.6, 0), (-2.6, 4)), ((-11, -8), (-3.6, -7), (-9.4, -1.6))):
            triangles.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
            triangles.closeSubpath()
        around = QRectF(-8.5, -8.5, 17, 17)
        arrow.arcMoveTo(around, 140)
        arrow.arcTo(around, 140, -300)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(box).center())
        painter.scale(box.width() / 24, box.width() / 24)
        if is_hovered:
            ink.fill(painter, sign, colour)
        ink.fill(painter, triangles, ground if is_hovered else colour)
        ink.stroke(painter, arrow, ground if is_hovered else colour, 2)
        painter.restore()

    def _draw(self, painter: QPainter, font: QFont, box: QRect, text: str) -> None:
        smallest = round(font.pixelSize() * 0.75)
        lettering.draw_line(painter, QRectF(box), text, font, smallest=smallest)
