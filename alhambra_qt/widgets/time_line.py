"""The time line of a game: its turns in the seats' colours, its scorings, and where one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QAbstractSlider, QToolTip, QWidget

from alhambra_qt.look import lettering, palette, pictures
from alhambra_qt.play.course import Course

HEIGHT = 48
"""On a small laptop, as all lengths here."""
_TRACK_TOP = 23
_TRACK = 16
_KNOB = 28
_MEDAL = 20
_WARNING = 20
_NARROWEST_TURN = 3.0
"""Where turns would be narrower on average, they are not told apart."""
_STILL_TO_COME = 0.38
"""How strong the colours are of what comes after where one is."""


class TimeLine(QAbstractSlider):
    """A slider over the stops of a course; its value is the stop that is shown.

    A medal stands above each scoring, and can be clicked. What holds the place where one is shows
    the symbol of the seat whose turn it is, so nobody has to tell colours apart.
    """

    scoring_wanted = Signal(int)
    """A scoring is to be looked at, by its position among them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nothing to show yet."""
        super().__init__(parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.unit = 1.0
        self.describe: Callable[[int], str] = lambda _stop: ""
        """What is said about a stop under the pointer."""
        self.describe_scoring: Callable[[int], str] = lambda _index: ""
        self.describe_tear: Callable[[], str] = str
        """Why the line is torn at its end."""
        self._course = Course((), (), ())
        self._colours: Sequence[int] = ()
        self._is_torn = False
        self._hovered_scoring: int | None = None
        self._bright = QPixmap()
        self._pale = QPixmap()

    def show_course(self, course: Course, colours: Sequence[int], *, is_torn: bool) -> None:
        """Show this game; ``colours`` are those of the seats, a record that is torn ends badly."""
        self._course, self._colours, self._is_torn = course, colours, is_torn
        self.setRange(0, course.last)
        self._forget_pictures()

    def scale(self, unit: float) -> None:
        """Everything is so many times as large as on a small laptop."""
        self.unit = unit
        self.setFixedHeight(self._px(HEIGHT))
        self._forget_pictures()

    def _px(self, number: float) -> int:
        return max(1, round(number * self.unit))

    def _forget_pictures(self) -> None:
        self._bright = self._pale = QPixmap()
        self.update()

    # Where everything is

    def track(self) -> QRectF:
        """The line itself."""
        left = self._px(_KNOB) / 2
        right = left + (self._px(_WARNING + 6) if self._is_torn else 0)
        width = max(1.0, self.width() - left - right)
        return QRectF(left, self._px(_TRACK_TOP), width, self._px(_TRACK))

    def _left_of(self, stop: float) -> float:
        """Where a stop begins; each has the same part of the line."""
        track = self.track()
        return track.left() + track.width() * stop / len(self._course.stops)

    def point_of(self, stop: int) -> QPointF:
        """The middle of a stop."""
        return QPointF(self._left_of(stop + 0.5), self.track().center().y())

    def stop_at(self, x: float) -> int:
        """The stop at this distance from the left, or the closest to it."""
        track = self.track()
        stop = int((x - track.left()) / track.width() * len(self._course.stops))
        return max(0, min(stop, self._course.last))

    def medal(self, index: int) -> QRectF:
        """The medal above a scoring; those of one stop are beside each other."""
        side = self._px(_MEDAL)
        scorings = self._course.scorings
        before = scorings[:index].count(scorings[index])
        beside = scorings.count(scorings[index])
        middle = self.point_of(scorings[index]).x() + (before - (beside - 1) / 2) * side
        left = max(0.0, min(middle - side / 2, self.width() - side))
        return QRectF(round(left), 1, side, side)

    def _scoring_at(self, point: QPointF) -> int | None:
        there = (at for at in range(len(self._course.scorings)) if self.medal(at).contains(point))
        return next(there, None)

    # Painting

    def _draw_pictures(self) -> None:
        """Draw the line once as it is up to where one is, and once as it is from there on."""
        ratio = self.devicePixelRatioF()
        size = (QSize(self.width(), self.height()) * ratio).expandedTo(QSize(1, 1))
        self._bright, self._pale = QPixmap(size), QPixmap(size)
        for picture, strength in ((self._bright, 1.0), (self._pale, _STILL_TO_COME)):
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setClipPath(self._outline())
                painter.fillRect(self.track(), QColor(palette.TABLE))
                painter.setOpacity(strength)
                self._draw_turns(painter)

    def _outline(self) -> QPainterPath:
        path = QPainterPath()
        track = self.track()
        path.addRoundedRect(track, self._px(5), self._px(5))
        if not self._is_torn:
            return path
        tooth = track.height() / 4
        teeth = [
            QPointF(track.right() - (tooth if number % 2 else 0), track.top() + number * tooth)
            for number in range(5)
        ]
        torn = QPainterPath()
        torn.addPolygon(QPolygonF([*teeth, track.bottomLeft(), track.topLeft()]))
        torn.closeSubpath()
        return path & torn

    def _draw_turns(self, painter: QPainter) -> None:
        track, turns = self.track(), self._course.turns
        if track.width() < _NARROWEST_TURN * len(turns) * self.unit:
            painter.fillRect(track, QColor(palette.TRACK_TENTH))
            return
        ends = [*(turn.first for turn in turns), len(self._course.stops)]
        gap = max(1, self._px(1))
        for turn, (first, end) in zip(turns, pairwise(ends), strict=True):
            left, right = self._left_of(first), self._left_of(end)
            box = QRectF(left, track.top(), right - left - gap, track.height())
            painter.fillRect(box, QColor(palette.SEAT[self._colours[turn.seat]]))

    def _draw_scoring(self, painter: QPainter, index: int) -> None:
        medal, track = self.medal(index), self.track()
        is_past = self._course.scorings[index] <= self.value()
        x = self.point_of(self._course.scorings[index]).x()
        painter.setPen(QPen(QColor(palette.GOLD_LIGHT), self._px(2)))
        painter.drawLine(QPointF(x, medal.bottom() - 2), QPointF(x, track.bottom()))
        line = max(1.0, medal.width() * 0.09)
        painter.setPen(QPen(QColor(palette.GOLD_DARK), line))
        is_hovered = index == self._hovered_scoring
        past = palette.GOLD if is_past else palette.STONE_SHADE
        painter.setBrush(QColor(palette.GOLD_LIGHT if is_hovered else past))
        painter.drawEllipse(medal.adjusted(line / 2, line / 2, -line / 2, -line / 2))
        painter.setPen(QColor(palette.INK))
        font = lettering.with_size(self.font(), medal.height() * 0.7)
        font.setBold(True)
        middle = Qt.AlignmentFlag.AlignHCenter
        lettering.draw_line(painter, medal, str(index + 1), font, align=middle)

    def _draw_warning(self, painter: QPainter) -> None:
        side, track = self._px(_WARNING), self.track()
        sign = pictures.picture(
            "icon-warning", side, side, self.devicePixelRatioF(), tint=palette.GOLD_LIGHT
        )
        painter.drawPixmap(QPointF(self.width() - side, track.center().y() - side / 2), sign)

    def _draw_knob(self, painter: QPainter) -> None:
        turns = self._course.turns
        seat = turns[self._course.turn_at(self.value())].seat
        side = self._px(_KNOB)
        point = self.point_of(self.value())
        shade = QColor(palette.SHADOW)
        shade.setAlpha(120)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawEllipse(point + QPointF(0, self._px(2)), side / 2, side / 2)
        symbol = pictures.seat_symbol(self._colours[seat], side, self.devicePixelRatioF())
        painter.drawPixmap(
            QPointF(round(point.x() - side / 2), round(point.y() - side / 2)), symbol
        )

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """The line, brighter up to where one is; scorings; and the knob."""
        if not self._course.stops:
            return
        if self._bright.isNull():
            self._draw_pictures()
        here = self.point_of(self.value()).x()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._pale)
            painter.setClipRect(QRectF(0, 0, here, self.height()))
            painter.drawPixmap(0, 0, self._bright)
            painter.setClipping(False)
            if self._is_torn:
                self._draw_warning(painter)
            for index in range(len(self._course.scorings)):
                self._draw_scoring(painter, index)
            self._draw_knob(painter)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Draw it anew."""
        super().resizeEvent(event)
        self._forget_pictures()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw it anew where it looks different."""
        super().changeEvent(event)
        self._forget_pictures()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go to the stop that was clicked; a medal leads to its scoring."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        scoring = self._scoring_at(event.position())
        if scoring is not None:
            self.setValue(self._course.scorings[scoring])
            self.scoring_wanted.emit(scoring)
            return
        self.setSliderDown(True)
        self.setSliderPosition(self.stop_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go wherever the pointer drags; show what could be clicked."""
        if self.isSliderDown():
            self.setSliderPosition(self.stop_at(event.position().x()))
            return
        hovered = self._scoring_at(event.position())
        if hovered != self._hovered_scoring:
            self._hovered_scoring = hovered
            self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        """Stay there."""
        self.setSliderDown(False)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Nothing can be clicked any more."""
        super().leaveEvent(event)
        self._hovered_scoring = None
        self.update()

    def event(self, event: QEvent) -> bool:
        """Say what is under the pointer."""
        if isinstance(event, QHelpEvent) and self._course.stops:
            text = self._text_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), QtText.convertFromPlainText(text), self)
            return True
        return super().event(event)

    def _text_at(self, point: QPointF) -> str:
        scoring = self._scoring_at(point)
        if scoring is not None:
            return self.describe_scoring(scoring)
        if self._is_torn and point.x() > self.track().right():
            return self.describe_tear()
        return self.describe(self.stop_at(point.x()))
