"""The end of a game: first a moment for the winners, with everyone's place, then the sheet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from alhambra_qt.alhambra.presenters.end_model import EndModel
from alhambra_qt.alhambra.presenters.people import Person
from alhambra_qt.alhambra.sheets.score_sheet import ScoreSheet
from alhambra_qt.alhambra.sheets.winners_stage import WinnersStage
from alhambra_qt.look import pictures
from alhambra_qt.scene.panel import Brush
from alhambra_qt.widgets.end_sheet import EndSheet, victory
from alhambra_qt.words import names, texts


class EndOverlay(EndSheet):
    """What is left to look at when a game is over, and how to go on."""

    log_wanted = Signal()

    def __init__(
        self,
        model: EndModel,
        people: tuple[Person, ...],
        parent: QWidget,
        *,
        is_watched: bool = False,
        is_still: bool = False,
    ) -> None:
        """People are all who score; somebody who only watches can't play again.

        If it is still, the palaces of the winners are there at once.
        """
        super().__init__(parent, is_watched=is_watched, is_still=is_still)
        self.model = model
        self.people = people
        self.shows_sheet = False
        """Whether all points are shown; at first, the winners are."""
        self.sheet_button = self.button(self.show_sheet)
        self.sheet_button.setProperty("main", True)
        self.log_button = self.button(self.log_wanted)
        self.back_button = QToolButton(self)
        self.back_button.setIcon(pictures.icon("left"))
        self.back_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back_button.clicked.connect(self.show_winners)
        others = (self.log_button, self.table_button, self.start_button)
        self._on_sheet = (*self.for_players, *others)
        self._show_buttons()

    def open(self) -> None:
        """Enter goes on to the points, and then plays again, if that is offered."""
        super().open()
        self._take_focus()

    # What is shown

    @property
    def _offered(self) -> tuple[QPushButton, ...]:
        if self.shows_sheet:
            return self._on_sheet
        return (self.sheet_button, self.table_button, self.start_button)

    def show_sheet(self) -> None:
        """All points, and where the last tiles went."""
        self._show(shows_sheet=True)

    def show_winners(self) -> None:
        """The winners, and everyone's place."""
        self._show(shows_sheet=False)

    def _show(self, *, shows_sheet: bool) -> None:
        self.finish()
        self.shows_sheet = shows_sheet
        self._show_buttons()
        self.lay_out()
        self.update()
        self._take_focus()

    def _show_buttons(self) -> None:
        self.offer(self._offered)
        self.back_button.setVisible(self.shows_sheet)

    def _take_focus(self) -> None:
        first = (self.sheet_button, self.again_button, self.table_button)
        next(button for button in first if button in self._offered).setFocus()

    # Words

    def title(self) -> str:
        """Who has won."""
        return victory([self.people[who].name for who in self.model.winners])

    def retranslate(self) -> None:
        """The buttons, and the result for those who do not see it."""
        super().retranslate()
        self.sheet_button.setText(self.tr("See all the points"))
        self.same_deal_button.setText(self.tr("Play this deal again"))
        self.log_button.setText(self.tr("What happened"))
        self.back_button.setToolTip(self.tr("Back to the ranking"))
        self.back_button.setAccessibleName(self.tr("Back to the ranking"))
        told = [self._told(place, who) for place, who in self.model.ranking]
        self.setAccessibleDescription("\n".join(told))

    def _told(self, place: int | None, who: int) -> str:
        """Somebody's place and points."""
        name, points = names.named(self.people[who].name), texts.points(self.model.totals[who])
        if place is None:
            return self.tr("{name}: {points}").format(name=name, points=points)
        return self.tr("{place}. {name}: {points}").format(place=place, name=name, points=points)

    # Where things are

    def lay_out(self) -> None:
        """The buttons in a row at the bottom, and the way back beside the one that closes."""
        self.rows.lay_out(self._offered)
        side = self._close_side()
        self.back_button.setIconSize(QSize(side // 2, side // 2))
        self.back_button.setGeometry(
            self.close_button.geometry().translated(-side - self.px(10), 0)
        )

    # Painting

    def draw(self, brush: Brush, rect: QRectF) -> None:
        """The winners and everyone's place, or all points."""
        room = rect.adjusted(0, 0, 0, -self.rows.height(self._offered))
        if self.shows_sheet:
            ScoreSheet(brush, self.model, self.people).draw(room)
        else:
            WinnersStage(brush, self.model, self.people, self.moment).draw(room)

    # Qt

    def press(self, _point: QPointF) -> None:
        """A click doesn't wait for the palaces."""
        self.finish()
