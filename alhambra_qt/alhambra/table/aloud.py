"""Everything that can have the focus, in words, for somebody who can't see it."""

from __future__ import annotations

from alhambra_qt.alhambra.gestures import Target
from alhambra_qt.alhambra.table.region import Thing, region_of, region_of_target
from alhambra_qt.alhambra.table.setting import Setting


def said_of(setting: Setting, thing: Thing) -> str:
    """Something that lies on the table, or one of its regions."""
    return region_of(thing, setting.regions).says(setting, thing)


def said_of_target(setting: Setting, target: Target) -> str:
    """Where a piece could be put down."""
    region = region_of_target(target, setting.regions)
    return region.called() if isinstance(target, str) else region.says(setting, target)
