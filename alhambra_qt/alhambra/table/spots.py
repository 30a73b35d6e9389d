"""What can have the focus on the table, and where it is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.gestures import Target, Targets
from alhambra_qt.alhambra.presenters import regions
from alhambra_qt.alhambra.table.region import OtherPalace, Region, Setting, Thing
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.scene.focus import Box, Spot


class Button(Enum):
    """The buttons on the table."""

    TAKE = auto()
    END = auto()
    PAY = auto()
    CANCEL = auto()
    PLAY_ON = auto()
    """In a replay: go on from here as a new game."""


_REGIONS_OF_BUTTONS = {
    Button.TAKE: regions.MONEY,
    Button.END: regions.TURN,
    Button.PAY: regions.TURN,
    Button.CANCEL: regions.TURN,
    Button.PLAY_ON: regions.TURN,
}


def table_spots(scene: TableScene, buttons: Mapping[Button, QRectF]) -> tuple[Spot, ...]:
    """Everything that can have the focus."""
    if scene.model is None:
        return ()
    setting = scene.setting()
    spots = [
        spot for region in scene.regions.values() for spot in _spots_in(region, setting, scene)
    ]
    spots += [
        _spot(button, scene.regions[_REGIONS_OF_BUTTONS[button]], rect)
        for button, rect in buttons.items()
    ]
    return tuple(spots)


def _spots_in(region: Region, setting: Setting, scene: TableScene) -> list[Spot]:
    """What lies in a region, then what is painted there, then the region itself."""
    spots = []
    if region.can_choose(setting):
        for shown in region.pieces(setting, region.rect(setting)):
            rect = scene.rect_of(shown.piece)
            if rect is not None:
                spots.append(_spot(shown.piece, region, rect))
    for thing in region.things(setting):
        rect = scene.small_rects()[thing.seat] if isinstance(thing, OtherPalace) else None
        spots.append(_spot(thing, region, rect or region.rect(setting)))
    return spots


def things_on(scene: TableScene) -> list[tuple[Thing, QRectF]]:
    """Everything that can be looked at closely and where it is, the regions last."""
    setting = scene.setting()
    found: list[tuple[Thing, QRectF]] = [
        (OtherPalace(seat), rect) for seat, rect in scene.small_rects().items()
    ]
    for region in scene.regions.values():
        rect = region.rect(setting)
        found += [(shown.piece, shown.rect) for shown in region.pieces(setting, rect)]
    return [*found, *((region.name, region.rect(setting)) for region in scene.regions.values())]


def target_spots(scene: TableScene, targets: Targets) -> tuple[Spot, ...]:
    """Everywhere a tile can be put down."""
    return tuple(
        _spot(target, _region_of(target, scene), scene.target_rect(target)) for target in targets
    )


def _region_of(target: Target, scene: TableScene) -> Region:
    return scene.regions[target if isinstance(target, str) else regions.PALACE]


def _spot(thing: Thing | Button | Target, region: Region, rect: QRectF) -> Spot:
    box = Box(rect.x(), rect.y(), rect.width(), rect.height())
    return Spot(thing, region.name, box, region.order)
