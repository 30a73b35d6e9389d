"""What can have the focus on the table, and where it is."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.gestures import Target, Targets
from alhambra_qt.alhambra.table.buttons import AnyButton
from alhambra_qt.alhambra.table.region import PlateOf, Region, Thing, region_of_target
from alhambra_qt.alhambra.table.scene import TableScene
from alhambra_qt.alhambra.table.setting import Setting
from alhambra_qt.scene.focus import Box, Spot


def table_spots(scene: TableScene, buttons: Mapping[AnyButton, QRectF]) -> tuple[Spot, ...]:
    """Everything that can have the focus."""
    if scene.model is None:
        return ()
    setting = scene.setting()
    spots = [
        spot for region in scene.regions.values() for spot in _spots_in(region, setting, scene)
    ]
    spots += [
        _spot(button, region, rect)
        for button, rect in buttons.items()
        for region in scene.regions.values()
        if button in region.buttons
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
        rect = scene.plate_rects()[thing.seat] if isinstance(thing, PlateOf) else None
        spots.append(_spot(thing, region, rect or region.rect(setting)))
    links = region.links(setting, region.rect(setting))
    return [*spots, *(_spot(thing, region, rect) for thing, rect in links)]


def things_on(scene: TableScene) -> list[tuple[Thing, QRectF]]:
    """Everything that can be looked at closely and where it is, the regions last."""
    setting = scene.setting()
    found: list[tuple[Thing, QRectF]] = [
        (PlateOf(seat), rect) for seat, rect in scene.plate_rects().items()
    ]
    for region in scene.regions.values():
        rect = region.rect(setting)
        found += [(shown.piece, shown.rect) for shown in region.pieces(setting, rect)]
    return [*found, *((region.name, region.rect(setting)) for region in scene.regions.values())]


def target_spots(scene: TableScene, targets: Targets) -> tuple[Spot, ...]:
    """Everywhere a tile can be put down."""
    return tuple(
        _spot(target, region_of_target(target, scene.regions), scene.target_rect(target))
        for target in targets
    )


def _spot(thing: Thing | AnyButton | Target, region: Region, rect: QRectF) -> Spot:
    box = Box(rect.x(), rect.y(), rect.width(), rect.height())
    return Spot(thing, region.name, box, region.order)
