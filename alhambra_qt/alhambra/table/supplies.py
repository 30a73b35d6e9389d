"""The row of supplies: what is left of cards, tiles, and what else comes onto the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from alhambra_qt.alhambra.presenters.changes import Location
from alhambra_qt.alhambra.table.region import Supply
from alhambra_qt.alhambra.table.setting import Setting

_SIDE = 18
"""Of the picture of a supply, on a small laptop."""


def supplies(setting: Setting) -> tuple[Supply, ...]:
    """All of them, in the order of their parts."""
    regions = setting.regions.values()
    return tuple(region.supply(setting.model) for region in regions if region.supply is not None)


def place_in_row(setting: Setting, name: str) -> QRectF:
    """Where the region of a supply lies: they share the row."""
    regions = setting.regions.values()
    row = next(
        region.supply_row(setting, region.rect(setting))
        for region in regions
        if region.supply_row is not None
    )
    names = [region.name for region in regions if region.supply is not None]
    width = row.width() / len(names)
    return QRectF(row.x() + names.index(name) * width, row.y(), width, row.height())


def landing_in_row(setting: Setting, rect: QRectF, _location: Location) -> QRectF:
    """Where something flies that goes into a supply: onto its picture."""
    side = setting.layout.px(_SIDE)
    return QRectF(rect.x(), rect.y(), side, side)
