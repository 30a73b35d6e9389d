"""The page of a game that is played on a scene, whatever the game: what all of them do alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from alhambra_qt.files.settings import speed_of_motion
from alhambra_qt.game_pages import GamePage
from alhambra_qt.look import palette
from alhambra_qt.widgets.commands import Commands, Table
from alhambra_qt.widgets.table_frame import TableFrame
from alhambra_qt.words import names
from alhambra_qt.words.languages import tr

if TYPE_CHECKING:
    from typing import Protocol

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QFont

    from alhambra_qt.files.settings import Settings, Speed
    from alhambra_qt.play.computers.seats import Stuck
    from alhambra_qt.play.directing import Directing
    from alhambra_qt.play.hinting import Hinting
    from alhambra_qt.scene.shown_scene import ShownScene
    from alhambra_qt.scene.view import SceneView
    from alhambra_qt.widgets.table_display import TableDisplay
    from alhambra_qt.widgets.table_keyboard import TableKeyboard

    class Announcing(Protocol):
        """Says across the table what nobody should miss."""

        duration: int

        @property
        def said(self) -> SignalInstance: ...

    class ButtonsOfATurn(Protocol):
        """Whatever of a turn is done by a button."""

        def follow(self) -> None: ...

        def place(self, font: QFont) -> None: ...


class PlayedPage(GamePage):
    """A table under a bar; people play there by pointer and keys, and computers at their pace.

    A game makes what is on its table, connects `on_changed` to its display before it makes the
    keyboard, furnishes the page, lets `place_buttons` follow the layout, then applies settings and
    lets the frame retranslate.
    """

    paces: Mapping[Speed, int]
    """Milliseconds that a computer takes at least."""
    durations: Mapping[Speed, Any]
    """For how long something moves."""
    announced: Mapping[Speed, int]
    """For how many milliseconds an announcement is seen."""

    scene: ShownScene
    view: SceneView
    display: TableDisplay
    director: Directing
    hinting: Hinting
    announcer: Announcing
    buttons: ButtonsOfATurn
    keyboard: TableKeyboard
    frame: TableFrame

    def furnish(
        self,
        commands: Table,
        slots: Mapping[str, Callable[..., object]],
        tools: Iterable[str],
    ) -> None:
        """Make the commands, and the bar above the table; ``slots`` are for what only it has."""
        of_any_game: dict[str, Callable[..., object]] = {
            "menu": self.open_menu,
            "hint": self.hinting.ask,
            "undo": self.director.undo,
            "redo": self.director.redo,
            "aids": lambda is_on: self.scene.show_aids(with_aids=is_on),
            "sound": self.sound_wanted.emit,
            **self.keyboard.slots(),
        }
        self.commands = Commands(commands, of_any_game | dict(slots), self, palette.ON_TABLE)
        self.keyboard.use(self.commands)
        self.frame = TableFrame(self, self.match, self.view, self.commands, tools)
        self.tools, self.top_bar = self.frame.tools, self.frame.bar
        self.frame.language_changed.connect(self.on_language_changed)
        for said in (self.frame.said, self.announcer.said, self.hinting.told):
            said.connect(self.keyboard.announce)
        for wanted in (self.keyboard.rules_wanted, self.scene.rule_wanted):
            wanted.connect(self.rules_wanted)
        self.match.got_stuck.connect(self._on_stuck)

    # What a game has for itself

    @abstractmethod
    def asks(self, name: str) -> str:
        """What the player of this name is asked, in a sentence; a computer need not be asked."""

    @abstractmethod
    def open_menu(self) -> None:
        """What can be done apart from playing."""

    # For the window

    def begin(self) -> None:
        """Let the match go on from where it is."""
        self.view.setFocus()
        self.match.begin()

    def take_focus(self) -> None:
        """Let keys go to the table."""
        self.view.setFocus()

    def apply_settings(self, settings: Settings) -> None:
        """Settings have changed."""
        self.match.pace = self.paces[settings.speed]
        self.apply_to_any_game(settings)
        scene = self.scene
        self.display.durations = self.durations[speed_of_motion(settings)]
        self.announcer.duration = self.announced[settings.speed]
        scene.show_aids(with_aids=not settings.hides_aids)
        self.frame.scale_text(settings.text_scale)
        scene.scale_text(settings.text_scale)
        self.overlays.scale_text(settings.text_scale)
        self.place_buttons()

    def focus_name(self) -> str:
        """What has the focus on the table, in words."""
        return self.keyboard.focus_name()

    # Reacting

    def on_changed(self) -> None:
        """The table was shown: say who is to play, and what can be done."""
        director = self.director
        self.frame.follow(
            director.seat,
            self._turn_text(),
            self.display.last_deed(),
            can_ask=self.hinting.can_ask(),
            is_free=not director.is_curtained,
        )
        self.buttons.follow()

    def _turn_text(self) -> str:
        if self.match.is_over:
            return tr("The game is over")
        player = self.match.players[self.director.seat]
        name = names.named(player.name)
        asked = self.asks(name)
        if asked or player.is_person:
            return asked
        return self.display.last_deed() or tr("{name} is thinking").format(name=name)

    def place_buttons(self) -> None:
        """Where the table has room for them."""
        self.buttons.place(self.font())

    def on_language_changed(self) -> None:
        """Say everything on the table in the language of the program."""
        if self.scene.model is not None:
            self.display.refresh()
            self.hinting.retell()
            self.keyboard.retell()

    def _on_stuck(self, stuck: Stuck) -> None:
        self.ask_who_takes_over(stuck, self.scene.layout.text_unit)
