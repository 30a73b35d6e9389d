"""What PySide6 would do with the source of each module."""

from __future__ import annotations

import linecache
import sys


def leave_sources_alone() -> None:
    """Let PySide6 take every module for one that uses it, without reading its source.

    It looks there for its own name, to know in which modules it has to change the names of methods
    if somebody wants that, and Python keeps what was read: 8 MB at a table. Nobody wants other
    names here. If a later PySide6 does this elsewhere, it reads again, and nothing else changes.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        vars(feature)["_mod_uses_pyside"] = lambda _module: True
        linecache.clearcache()  # what was read until now
