"""The page with the table: the scene, and the buttons around it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from alhambra_qt.alhambra.announcing import Announcer
from alhambra_qt.alhambra.commands import TABLE, zooming
from alhambra_qt.alhambra.director import Director
from alhambra_qt.alhambra.display import Display, Durations
from alhambra_qt.alhambra.gestures import Card
from alhambra_qt.alhambra.hints import TableHints
from alhambra_qt.alhambra.keyboard import Keyboard
from alhambra_qt.alhambra.paying import chosen_so_far
from alhambra_qt.alhambra.sheets.looking import Looking
from alhambra_qt.alhambra.sheets.match_sheets import MatchSheets
from alhambra_qt.alhambra.sheets.payment_chooser import PaymentChooser
from alhambra_qt.alhambra.sounds import MatchSounds
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.alhambra.turn import Payment
from alhambra_qt.alhambra.turn_buttons import TurnButtons
from alhambra_qt.files.settings import Settings, Speed, speed_of_motion
from alhambra_qt.look.portraits import portraits_at
from alhambra_qt.play.course import Moment
from alhambra_qt.play.hinting import Hinting
from alhambra_qt.play.match import Match
from alhambra_qt.played_page import PlayedPage
from alhambra_qt.widgets.curtain import Curtain
from alhambra_qt.widgets.overlays import Overlays
from alhambra_qt.words import names

_PACE = {Speed.SLOW: 1500, Speed.NORMAL: 700, Speed.FAST: 250, Speed.OFF: 0}
"""Longer than a computer's flights, so that each is over before the next."""
_DURATIONS = {
    Speed.SLOW: Durations(person=500, computer=1200, otherwise=500, celebration=1000),
    Speed.NORMAL: Durations(person=280, computer=560, otherwise=280, celebration=550),
    Speed.FAST: Durations(person=140, computer=200, otherwise=140, celebration=250),
    Speed.OFF: Durations(),
}
_ANNOUNCED = {Speed.SLOW: 1200, Speed.NORMAL: 600, Speed.FAST: 300, Speed.OFF: 0}
"""For how long an announcement is seen."""
_TOOLS = ("hint", "undo", "redo", "fit", "aids", "sound", "menu")
_SPEAKING_UP = 1500
"""Milliseconds that several people have to speak up before somebody begins the next turn."""


class TablePage(PlayedPage):
    """A match on the screen."""

    paces = _PACE
    durations = _DURATIONS
    announced = _ANNOUNCED

    scene: TableScene
    view: TableView
    director: Director
    display: Display
    announcer: Announcer
    buttons: TurnButtons
    keyboard: Keyboard

    def __init__(self, match: Match, settings: Settings, parent: QWidget | None = None) -> None:
        """Show this match."""
        super().__init__(match, parent)
        self.scene = TableScene()
        self.view = TableView(self.scene, self)
        self.director = Director(match, self.scene, self)
        self.display = self.director.display
        self.hinting = Hinting(match, TableHints(self.director), self)
        self.overlays = Overlays(self)
        self.looking = Looking(self.display, self.overlays)
        self.announcer = Announcer(self.director, self.overlays)
        self.chooser: PaymentChooser | None = None
        self._follow_turns()
        self.buttons = TurnButtons(self.director, self)
        self.keyboard = Keyboard(self.view, self.director, self.buttons.by_name, self)
        self.furnish(TABLE, self._slots(), _TOOLS)
        self.curtain = Curtain(self)
        self._wire()
        self.sheets = MatchSheets(self)
        MatchSounds(self).sounded.connect(self.sounded)  # after the sheets, which it looks at
        self.apply_settings(settings)
        self.frame.retranslate()

    def _follow_turns(self) -> None:
        """Before keyboard and sheets, which look at what the page has shown."""
        self.display.changed.connect(self.on_changed)
        self.director.buying.payment_wanted.connect(self._on_payment_wanted)
        self.director.turn_passed.connect(self._on_turn_passed)

    def _slots(self) -> dict[str, Callable[..., object]]:
        return {**zooming(self.scene), **self.looking.commands()}

    def _wire(self) -> None:
        director = self.director
        self.curtain.lifted.connect(director.lift_curtain)
        self.curtain.lifted.connect(self.view.setFocus)
        self.curtain.called.connect(director.speak_up)
        self.view.resized.connect(self.place_buttons)
        self.view.pointer_pressed.connect(self._on_pointer_pressed)
        self.view.pointer_pressed.connect(self.match.hurry)
        self.view.pointer_pressed.connect(self.announcer.skip)
        self.view.key_pressed.connect(self.announcer.skip)
        self.display.celebrated.connect(self.match.linger)
        self.overlays.covered.connect(self.scene.skip)
        self.buttons.result_wanted.connect(self._on_result_wanted)
        self.keyboard.inspect_wanted.connect(self.looking.look_at)
        self.looking.moment_wanted.connect(self._on_moment_wanted)
        self.looking.rules_wanted.connect(self.rules_wanted)
        self.scene.card_clicked.connect(self._on_card_clicked)

    def take_focus(self) -> None:
        """Let keys go to the table, or to the curtain if it is drawn."""
        (self.curtain.button if self.curtain.isVisible() else self.view).setFocus()

    def hold(self) -> None:
        """What is announced is not said later, while nobody sees the table."""
        self.announcer.skip()
        self.scene.skip()
        super().hold()

    def apply_settings(self, settings: Settings) -> None:
        """Also how people pay, and how the curtain is lifted."""
        super().apply_settings(settings)
        self.director.buying.asks_before_overpaying = settings.asks_before_overpaying
        pause = _SPEAKING_UP if settings.pauses_between_turns else 0
        self.curtain.pause = 0 if settings.speed is Speed.OFF else pause
        self.looking.is_still = speed_of_motion(settings) is Speed.OFF
        self.scene.return_time = self.display.durations.person
        self.curtain.scale_text(settings.text_scale)
        if self.chooser is not None:
            self.chooser.scale(self.scene.layout.text_unit)

    def open_menu(self) -> None:
        """What can be done apart from playing."""
        self.sheets.show_menu()

    # Reacting

    def on_changed(self) -> None:
        """What nobody pays or hides behind any more goes away first."""
        if self.chooser is not None and self.director.buying.piece is None:
            self.chooser.close()
        if not self.director.is_curtained:
            self.curtain.hide()
        super().on_changed()

    def _on_moment_wanted(self, moment: Moment) -> None:
        """Nobody looks back from behind a curtain."""
        if self.isVisible() and not self.director.is_curtained and self.overlays.current is None:
            self.scene.cancel_drag()
            self.moment_wanted.emit(moment)

    def _on_result_wanted(self) -> None:
        self.sheets.show_end()

    def asks(self, name: str) -> str:
        """The question of the rules; before it, whether somebody is there, and has to go on."""
        director, match = self.director, self.match
        is_person = match.players[director.seat].is_person
        is_placed = director.can_end_turn() and director.turn.is_placing
        if is_person and (match.is_resting or is_placed):
            words = self.tr("{name}: end your turn, or undo something")
            if not match.can_undo():
                words = self.tr("{name}: end your turn")
            return words.format(name=name)
        is_next = self.tr("{name} is next").format(name=name)
        if director.is_curtained:
            return is_next
        if match.can_pass_on and (speaking := director.turn.parts.speaking) is not None:
            return speaking.asks(director.table, director.seat, name)
        if not is_person:
            return ""
        if match.decision is None:
            return is_next
        if (piece := director.buying.piece) is not None and director.buying.is_choosing_cards:
            return chosen_so_far(director.turn, name, piece, director.buying.cards())
        question = director.turn.question
        return "" if question is None else question.asks(director.table, director.seat, name)

    def _on_payment_wanted(self, payments: list[Payment], point: QPointF) -> None:
        unit = self.scene.layout.text_unit
        chooser = PaymentChooser(
            payments, self, unit, self.director.buying.bought, self.director.buying.returned
        )
        chooser.chosen.connect(self.director.buying.pay)
        chooser.own_choice_wanted.connect(self.director.buying.choose_own_cards)
        chooser.cancelled.connect(self.director.buying.stop)
        chooser.closed.connect(self._on_chooser_closed)
        self.chooser = chooser
        palace = self.scene.palace_rect()
        lying = self.scene.items_of_pieces.rects()
        pencilled = self.director.buying.pencilled
        paid = None if pencilled is None else lying.pop(pencilled, None)
        chooser.open_at(
            self.view.mapTo(self, self.view.mapFromScene(point)),
            self._on_the_page(palace),
            None if paid is None else self._on_the_page(paid),
            [self._on_the_page(rect) for rect in lying.values() if palace.intersects(rect)],
        )

    def _on_the_page(self, rect: QRectF) -> QRect:
        shown = self.view.mapFromScene(rect).boundingRect()
        shown.moveTopLeft(self.view.mapTo(self, shown.topLeft()))
        return shown

    def _on_card_clicked(self, card: Card) -> None:
        is_in_hand = self.scene.regions[card.region].takes_cards
        if is_in_hand and not self.director.buying.is_choosing_cards:
            self.looking.look_at(card)

    def _on_pointer_pressed(self) -> None:
        if self.chooser is not None:
            self.chooser.cancel()

    def _on_chooser_closed(self) -> None:
        self.chooser = None
        self.view.setFocus()

    def _on_turn_passed(self, seat: int) -> None:
        player = self.match.players[seat]
        self.curtain.setGeometry(self.rect())
        face = portraits_at([names.shown(each.name) for each in self.match.players])[seat]
        speaking = self.director.turn.parts.speaking
        callers = [(one, self.match.players[one].name) for one in self.match.callers]
        self.curtain.draw_for(
            player.name,
            player.colour,
            face,
            callers=callers,
            calls=speaking.calls if speaking is not None else str,
        )

    def place_buttons(self) -> None:
        """The curtain is as large as the page."""
        super().place_buttons()
        self.curtain.setGeometry(self.rect())

    def on_language_changed(self) -> None:
        """The buttons first: the table is arranged by what they say."""
        self.buttons.retranslate()
        super().on_language_changed()
