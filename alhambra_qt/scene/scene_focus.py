"""What has the focus on a table; it is told aloud."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from alhambra_qt.scene.focus import Focus, Spot
from alhambra_qt.scene.focus_frame import FocusFrame
from alhambra_qt.scene.view import SceneView


class SceneFocus(QObject):
    """The focus over one table; its frame is seen from the first key on until a pointer is used.

    While it isn't seen, nobody has to know what could have it: that is looked for with the next
    key.
    """

    def __init__(
        self,
        view: SceneView,
        frame: FocusFrame,
        spots: Callable[[], tuple[Spot, ...]],
        named: Callable[[Hashable], str],
    ) -> None:
        """``spots`` is what can have the focus now, and ``named`` says what something is."""
        super().__init__(view)
        self.is_seen = False
        self.unit = 1.0
        """How large the table is."""
        self.also: Callable[[], str] = str
        """What is said beside the name of what has the focus."""
        self._view = view
        self._frame = frame
        self._spots = spots
        self._named = named
        self._focus = Focus()
        self._is_out_of_date = True
        view.pointer_pressed.connect(self.hide)

    # Asking

    @property
    def current(self) -> Focus:
        """What can have the focus, and which of it has."""
        if self._is_out_of_date:
            self._is_out_of_date = False
            spots = self._spots()
            is_new = self._focus.spot is None
            self._focus = Focus(spots).first() if is_new else self._followed(spots)
        return self._focus

    def _followed(self, spots: tuple[Spot, ...]) -> Focus:
        """The focus among what is there now: on the same thing, if it is there."""
        return self._focus.over(spots)

    @property
    def thing(self) -> Hashable:
        """What is seen to have the focus; None if nothing is."""
        return self.current.thing if self.is_seen else None

    def name(self) -> str:
        """What has the focus, in words; empty if it isn't seen."""
        return "" if self.thing is None else self._named(self.thing)

    # Following

    def begin_anew(self) -> None:
        """Let the first thing have it."""
        self._focus = Focus()
        self.follow()

    def follow(self) -> None:
        """Stay with the same thing, wherever it lies now."""
        self._is_out_of_date = True
        self._show()

    # Moving

    def go(self, step: Callable[[Focus], Focus]) -> None:
        """Move the focus; the first key only shows where it is."""
        if self.is_seen:
            self._focus = step(self.current)
        self.is_seen = True
        self.tell()

    def appear(self) -> None:
        """Show where it is, and say so."""
        self.go(lambda focus: focus)

    def put_on(self, thing: Hashable) -> None:
        """Let this have the focus, if it can."""
        self._focus = self.current.on(thing)
        self._show()

    def hide(self) -> None:
        """The pointer is used: the frame goes away until the next key."""
        self.is_seen = False
        self._show()

    def _show(self) -> None:
        """To those who see it by a frame, and to others in words."""
        self._view.setAccessibleDescription(self._told())
        spot = self.current.spot if self.is_seen else None
        self._frame.surround(None if spot is None else self._framed(spot), self.unit)

    def _framed(self, spot: Spot) -> QRectF:
        """As much of it as can be seen."""
        return QRectF(*spot.box)

    # Telling

    def tell(self) -> None:
        """Say what has the focus."""
        self._show()
        self.announce(self._told())

    def _told(self) -> str:
        return ". ".join(filter(None, (self.name(), self.also()))) if self.is_seen else ""

    def retell(self) -> None:
        """Say what has the focus in another language."""
        if self.is_seen:
            self.tell()

    def announce(self, text: str) -> None:
        """Let a screen reader say this."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))
