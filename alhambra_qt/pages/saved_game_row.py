"""One row of the list of recent games: who plays, when, how far they are, a sign to watch it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

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


class SavedGameRow(QAbstractButton):
    """A game in two lines, or in three if something was added to it."""

    focused = Signal()

    def __init__(self, game: SavedGame, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("focusPolicy", "ClickFocus")  # by name: see `look.ink`
        self.names = who_plays(game)
        self.details = _details(game)
        self.setAccessibleName(", ".join([self.names, *self.details]))
        self.sign = WatchSign(self)

    def _ground(self) -> str | None:
        if self.hasFocus():
            return palette.BUTTON
        return palette.PANEL_SUNK if self.underMouse() else None

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The names, and below them what else there is to say."""
        font = QFont(self.font())
        box = self.rect()
        is_current = self.hasFocus()
        with QPainter(self) as painter:
            if (ground := self._ground()) is not None:
                painter.fillRect(box, QColor(ground))
            left = font.pixelSize() * 3 // 4
            width = self.sign.x() - font.pixelSize() // 2 - left
            half = row_height(font) // 2
            font.setBold(True)
            ink.write_in(painter, palette.ON_BUTTON if is_current else palette.TEXT)
            _draw(painter, font, QRect(left, half // 4, width, half - half // 4), self.names)
            font.setBold(False)
            font.setPixelSize(max(1, round(font.pixelSize() * 0.88)))
            painter.setOpacity(ink.QUIET_ON_BUTTON if is_current else ink.QUIET)
            below = QRect(left, half, width, half - half // 4)
            for detail in self.details:
                _draw(painter, font, below, detail)
                below.moveTop(below.y() + below.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The sign lies at the end."""
        super().resizeEvent(event)
        usual = min(self.height(), row_height(self.font()))
        side = round(usual * 0.62)
        beside = (usual - side) // 2
        self.sign.setGeometry(
            self.width() - 1 - side - beside, (self.height() - side) // 2, side, side
        )

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Be the current one."""
        super().focusInEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Keys belong to the list."""
        event.ignore()


class WatchSign(QAbstractButton):
    """A triangle, and around it an arrow that goes back.

    It is drawn here: Qt's plug-in for pictures would delay the first frame.
    """

    def __init__(self, row: SavedGameRow) -> None:
        super().__init__(row)
        self.setProperty("focusPolicy", "NoFocus")
        self.setToolTip(tr("Watch this game (W)"))
        self.setAccessibleName(tr("Watch this game (W)"))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """In the colours of its row; under the mouse, the other way round."""
        row = self.parentWidget()
        is_current = row is not None and row.hasFocus()
        colour = palette.ON_BUTTON if is_current else palette.BUTTON
        ground = palette.BUTTON if is_current else palette.PANEL_RAISED
        sign, triangles, arrow = QPainterPath(), QPainterPath(), QPainterPath()
        sign.addEllipse(QPointF(), 12, 12)
        for corners in (((-2.6, -4), (4.6, 0), (-2.6, 4)), ((-11, -8), (-3.6, -7), (-9.4, -1.6))):
            triangles.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
            triangles.closeSubpath()
        around = QRectF(-8.5, -8.5, 17, 17)
        arrow.arcMoveTo(around, 140)
        arrow.arcTo(around, 140, -300)
        is_hovered = self.underMouse()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QRectF(self.rect()).center())
            painter.scale(self.width() / 24, self.width() / 24)
            if is_hovered:
                ink.fill(painter, sign, colour)
            ink.fill(painter, triangles, ground if is_hovered else colour)
            ink.stroke(painter, arrow, ground if is_hovered else colour, 2)


def _details(game: SavedGame) -> list[str]:
    """The lines below the names."""
    detail = tr("{when} · {stage}").format(when=when_played(game), stage=how_far(game))
    if (title := which_game(game)) is not None:
        detail = tr("{game} · {rest}").format(game=title, rest=detail)
    return [line for line in (detail, played_with(game)) if line]


def row_height(font: QFont, details: int = 1) -> int:
    """How high a row is with so many lines below the names."""
    return round(QFontMetrics(font).height() * (1.56 + 0.94 * details))


def _draw(painter: QPainter, font: QFont, box: QRect, text: str) -> None:
    smallest = round(font.pixelSize() * 0.75)
    lettering.draw_line(painter, QRectF(box), text, font, smallest=smallest)
