"""What has the focus on a table: it goes from thing to thing, has a frame, and is told aloud."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.gestures import Card, Piece
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.aloud import said_of
from alhambra_qt.alhambra.table.region import OtherPalace
from alhambra_qt.alhambra.table.spots import Button, table_spots
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus import Focus, Spot


class TableFocus(QObject):
    """The focus over one table; its frame is seen from the first key on until a pointer is used."""

    def __init__(
        self, view: TableView, display: Display, buttons: Mapping[Button, TableButton]
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        super().__init__(view)
        self._view = view
        self._display = display
        self._scene = display.scene
        self._buttons = buttons
        self._focus = Focus()
        self._is_seen = False
        self._scene.arranged.connect(self._on_arranged)
        display.changed.connect(self._on_arranged)
        view.pointer_pressed.connect(self.hide)

    @property
    def thing(self) -> Hashable:
        """What is seen to have the focus; None if nothing is."""
        return self._focus.thing if self._is_seen else None

    def name(self) -> str:
        """What has the focus, in words; empty where nothing is to be seen of it."""
        if not self._is_seen or self._scene.model is None:
            return ""
        match self._focus.thing:
            case Button() as button:
                return self._buttons[button].text
            case Piece() | Card() | OtherPalace() | str() as thing:
                return said_of(self._scene.setting(), thing)
        return ""

    def go(self, step: Callable[[Focus], Focus]) -> None:
        """Move the focus; the first key only shows where it is."""
        if self._is_seen:
            self._focus = step(self._focus)
            self._bring_into_sight()
        elif self._focus.spot is None:
            self._focus = self._focus.first()
        self._is_seen = True
        self.tell()

    def hide(self) -> None:
        """The pointer is used: the frame goes away until the next key."""
        self._is_seen = False
        self._show()

    def tell(self) -> None:
        """Say what has the focus."""
        self._show()
        self.announce(self.name())

    def retell(self) -> None:
        """Say what has the focus in another language."""
        if self._is_seen:
            self.tell()

    def announce(self, text: str) -> None:
        """Let a screen reader say this."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))

    def _on_arranged(self) -> None:
        self._focus = self._followed()
        self._show()

    def _spots(self) -> tuple[Spot, ...]:
        buttons = {
            name: button.rect for name, button in self._buttons.items() if button.can_be_clicked
        }
        return table_spots(self._scene, buttons)

    def _followed(self) -> Focus:
        """With the focus on the same tile, if it has gone somewhere else."""
        spots, thing = self._spots(), self._focus.thing
        focus = self._focus.over(spots)
        if isinstance(thing, Piece) and focus.thing != thing:
            for spot in spots:
                if isinstance(spot.thing, Piece) and spot.thing.name == thing.name:
                    return focus.on(spot.thing)
        return focus

    def _bring_into_sight(self) -> None:
        """Push the palace so that what has the focus in it can be seen."""
        spot = self._focus.spot
        if spot is None or spot.region != regions.PALACE:
            return
        rect, area = QRectF(*spot.box), self._scene.layout.rect(regions.PALACE)
        right = max(0.0, area.left() - rect.left()) + min(0.0, area.right() - rect.right())
        down = max(0.0, area.top() - rect.top()) + min(0.0, area.bottom() - rect.bottom())
        if right or down:
            self._scene.move_city(QPointF(right, down))

    def _show(self) -> None:
        """To those who see it by a frame, and to others by its name."""
        self._view.setAccessibleDescription(self.name())
        spot = self._focus.spot
        rect = None
        if self._is_seen and spot is not None:
            rect = QRectF(*spot.box)
            if spot.region == regions.PALACE:
                rect &= self._scene.layout.rect(regions.PALACE)
        self._scene.focus_frame.surround(rect, self._scene.layout.unit)
