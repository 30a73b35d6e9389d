"""What has the focus on a table: a thing, or a target while a tile is carried; it is told aloud."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.gestures import Card, Piece, Press
from alhambra_qt.alhambra.table.aloud import said_of, said_of_target
from alhambra_qt.alhambra.table.buttons import AnyButton, Button
from alhambra_qt.alhambra.table.region import LineOf, PlateOf
from alhambra_qt.alhambra.table.spots import table_spots, target_spots
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus import Focus, Spot, closest


class TableFocus(QObject):
    """The focus over one table; its frame is seen from the first key on until a pointer is used.

    While it isn't seen, nobody has to know what could have it: that is looked for with the next
    key.
    """

    def __init__(
        self, view: TableView, display: Display, buttons: Mapping[AnyButton, TableButton]
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        super().__init__(view)
        self.is_seen = False
        self._view = view
        self._scene = display.scene
        self._buttons = buttons
        self._on_table = Focus()
        self._carried: Focus | None = None
        self._is_out_of_date = True
        self._scene.arranged.connect(self.follow)
        display.changed.connect(self.follow)
        view.pointer_pressed.connect(self.hide)

    # Asking

    @property
    def current(self) -> Focus:
        """What can have the focus and which of it has: targets while a tile is carried."""
        if self._carried is not None:
            return self._carried
        if self._is_out_of_date:
            self._is_out_of_date = False
            self._on_table = self._followed(self._table_spots())
        return self._on_table

    @property
    def thing(self) -> Hashable:
        """What is seen to have the focus; None if nothing is."""
        return self.current.thing if self.is_seen else None

    @property
    def rect(self) -> QRectF:
        """Where that is."""
        spot = self.current.spot
        assert spot is not None
        return QRectF(*spot.box)

    @property
    def is_carrying(self) -> bool:
        """Whether a tile was picked up by a key."""
        return self._carried is not None

    def name(self) -> str:
        """What has the focus, in words; empty if it isn't seen."""
        if not self.is_seen or self._scene.model is None:
            return ""
        setting, thing = self._scene.setting(), self.thing
        if isinstance(thing, Button | Press):
            return self._buttons[thing].text
        if self.is_carrying and isinstance(thing, int | str):
            return said_of_target(setting, thing)
        if isinstance(thing, Piece | Card | PlateOf | LineOf | str):
            return said_of(setting, thing)
        return ""

    def _table_spots(self) -> tuple[Spot, ...]:
        buttons = {
            name: button.rect for name, button in self._buttons.items() if button.can_be_clicked
        }
        return table_spots(self._scene, buttons)

    # Following

    def begin_anew(self) -> None:
        """Let the first thing have it."""
        self._on_table = Focus()
        self.follow()

    def follow(self) -> None:
        """Stay with the same thing, wherever it lies now."""
        self._is_out_of_date = True
        if self._carried is not None:
            is_dropped = self._scene.dragged is None
            spots = target_spots(self._scene, self._scene.targets)
            self._carried = None if is_dropped else self._carried.over(spots)
        self._show()

    def _followed(self, spots: tuple[Spot, ...]) -> Focus:
        """On the same thing, or on the same tile where it has gone somewhere else."""
        focus, thing = self._on_table.over(spots), self._on_table.thing
        if self._on_table.spot is None:
            return Focus(spots).first()
        if isinstance(thing, Piece) and all(spot.thing != thing for spot in spots):
            for spot in spots:
                if isinstance(spot.thing, Piece) and spot.thing.name == thing.name:
                    return focus.on(spot.thing)
        return focus

    # Moving

    def go(self, step: Callable[[Focus], Focus]) -> None:
        """Move the focus; the first key only shows where it is."""
        if self._carried is not None:
            self._carried = step(self._carried)
            self._carry()
        elif self.is_seen:
            self._on_table = step(self.current)
            self._bring_into_sight(self._on_table)
        self.is_seen = True
        self.tell()

    def hide(self) -> None:
        """The pointer is used: the frame goes away until the next key."""
        self.is_seen = False
        self._show()

    def _bring_into_sight(self, focus: Focus) -> None:
        """Push the palace so that what has the focus in it can be seen."""
        if focus.spot is None or not self._is_in_palace(focus.spot):
            return
        rect, area = QRectF(*focus.spot.box), self._scene.palace_rect()
        right = max(0.0, area.left() - rect.left()) + min(0.0, area.right() - rect.right())
        down = max(0.0, area.top() - rect.top()) + min(0.0, area.bottom() - rect.bottom())
        if right or down:
            self._scene.move_city(QPointF(right, down))

    def _is_in_palace(self, spot: Spot) -> bool:
        return self._scene.regions[spot.region].has_places

    def _show(self) -> None:
        """To those who see it by a frame, and to others in words."""
        self._view.setAccessibleDescription(self._told())
        rect = None
        if self.is_seen and (spot := self.current.spot) is not None:
            rect = QRectF(*spot.box)
            if self._is_in_palace(spot):
                rect &= self._scene.palace_rect()
        self._scene.focus_frame.surround(rect, self._scene.layout.unit)

    # Telling

    def tell(self) -> None:
        """Say what has the focus, and what the bubble says about it."""
        self._show()
        self.announce(self._told())

    def _told(self) -> str:
        bubble = "" if isinstance(self.thing, str) else self._scene.bubble.text
        return ". ".join(filter(None, (self.name(), bubble))) if self.is_seen else ""

    def retell(self) -> None:
        """Say what has the focus in another language."""
        if self.is_seen:
            self.tell()

    def announce(self, text: str) -> None:
        """Let a screen reader say this."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))

    # Carrying

    def pick_up(self, piece: Piece) -> None:
        """Carry a tile from target to target, beginning with the closest."""
        assert self.current.spot is not None
        box = self.current.spot.box
        self._scene.hands.pick_up(piece)
        spots = target_spots(self._scene, self._scene.targets)
        pulls = [self._scene.regions[spot.region].pull for spot in spots]
        start = closest(
            [spot for spot, pull in zip(spots, pulls, strict=True) if pull == max(pulls)], box
        )
        assert start is not None
        self._carried = Focus(spots).on(start.thing)
        self._carry()

    def _carry(self) -> None:
        assert self._carried is not None
        self._bring_into_sight(self._carried)
        target = self._carried.thing
        assert isinstance(target, int | str | Piece)
        self._scene.hands.carry_to(target)

    def put_down(self) -> None:
        """Drop the tile on its target."""
        self._carried = None
        self._scene.hands.put_down()
        self.tell()

    def put_back(self) -> None:
        """Carry nothing any more."""
        if self._carried is not None:
            self._carried = None
            self._scene.cancel_drag()
