"""What has the focus on a table: a thing, or a target while a tile is carried; it is told aloud."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.alhambra.display import Display
from alhambra_qt.alhambra.gestures import Card, Piece, Press
from alhambra_qt.alhambra.table.aloud import said_of, said_of_target
from alhambra_qt.alhambra.table.buttons import AnyButton, Button
from alhambra_qt.alhambra.table.region import LineOf, PlateOf
from alhambra_qt.alhambra.table.spots import table_spots, target_spots
from alhambra_qt.alhambra.table.view import TableView
from alhambra_qt.scene.button import TableButton
from alhambra_qt.scene.focus import Focus, Spot, closest
from alhambra_qt.scene.scene_focus import SceneFocus


class TableFocus(SceneFocus):
    """The focus over one table; what is in the palace is brought into sight."""

    def __init__(
        self, view: TableView, display: Display, buttons: Mapping[AnyButton, TableButton]
    ) -> None:
        """Nothing has the focus until a key is pressed."""
        super().__init__(view, display.scene.focus_frame, self._table_spots, self._said)
        self._scene = display.scene
        self._buttons = buttons
        self._carried: Focus | None = None
        self.also = self._beside
        self._scene.arranged.connect(self.follow)
        display.changed.connect(self.follow)

    # Asking

    @property
    def current(self) -> Focus:
        """What can have the focus and which of it has: targets while a tile is carried."""
        return super().current if self._carried is None else self._carried

    @property
    def rect(self) -> QRectF:
        """Where what has the focus is."""
        spot = self.current.spot
        assert spot is not None
        return QRectF(*spot.box)

    @property
    def is_carrying(self) -> bool:
        """Whether a tile was picked up by a key."""
        return self._carried is not None

    def _said(self, thing: Hashable) -> str:
        if self._scene.model is None:
            return ""
        if isinstance(thing, Button | Press):
            return self._buttons[thing].text
        setting = self._scene.setting()
        if self.is_carrying and isinstance(thing, int | str):
            return said_of_target(setting, thing)
        if isinstance(thing, Piece | Card | PlateOf | LineOf | str):
            return said_of(setting, thing)
        return ""

    def _beside(self) -> str:
        """What the bubble says about it."""
        return "" if isinstance(self.thing, str) else self._scene.bubble.text

    def _table_spots(self) -> tuple[Spot, ...]:
        buttons = {
            name: button.rect for name, button in self._buttons.items() if button.can_be_clicked
        }
        return table_spots(self._scene, buttons)

    # Following

    def follow(self) -> None:
        """Stay with the same thing, wherever it lies now."""
        if self._carried is not None:
            is_dropped = self._scene.dragged is None
            spots = target_spots(self._scene, self._scene.targets)
            self._carried = None if is_dropped else self._carried.over(spots)
        self.unit = self._scene.layout.unit
        super().follow()

    def _followed(self, spots: tuple[Spot, ...]) -> Focus:
        """On the same thing, or on the same tile where it has gone somewhere else."""
        focus, thing = super()._followed(spots), self._focus.thing
        if isinstance(thing, Piece) and all(spot.thing != thing for spot in spots):
            for spot in spots:
                if isinstance(spot.thing, Piece) and spot.thing.name == thing.name:
                    return focus.on(spot.thing)
        return focus

    # Moving

    def go(self, step: Callable[[Focus], Focus]) -> None:
        """Move the focus; the first key only shows where it is."""
        if self._carried is None:
            super().go(lambda focus: self._gone(step(focus)))
            return
        self._carried = step(self._carried)
        self._carry()
        self.is_seen = True
        self.tell()

    def _gone(self, focus: Focus) -> Focus:
        """Where it is once it can be seen."""
        self._focus = focus
        self._bring_into_sight(focus)
        return self._focus

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

    def _framed(self, spot: Spot) -> QRectF:
        rect = super()._framed(spot)
        return rect & self._scene.palace_rect() if self._is_in_palace(spot) else rect

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
