"""How PySide6 is loaded, without what it does for people who write programs.

It brings modules that explain its functions: they are for help texts, type stubs and the words of a
TypeError, and it compiles them and their patterns at every start, a fifth of the time until a bare
window is there. It also reads the source of each module that is imported.
"""

from __future__ import annotations

import importlib.machinery
import linecache
import sys
from importlib.machinery import ModuleSpec
from typing import TYPE_CHECKING, Any

from alhambra_qt.system.late_modules import LateLoader

if TYPE_CHECKING:
    from types import ModuleType

EXPLAINING = tuple(
    f"shibokensupport.signature.{name}"
    # All but "mapping": PySide6 looks into that one without asking for a name.
    for name in (
        "errorhandler",
        "layout",
        "parser",
        "lib.enum_sig",
        "lib.pyi_generator",
        "lib.tool",
    )
)
_FEATURES = "shibokensupport.feature"


def load_pyside() -> None:
    """Import PySide6; what explains its functions is loaded if somebody asks for that.

    PySide6 has an importer for its own modules, which finds them with a class of Python's library.
    If a later one does this in another way, it loads everything, and nothing else changes.
    """
    machinery: Any = importlib.machinery
    machinery.ModuleSpec = _spec
    try:
        import PySide6  # noqa: F401, PLC0415 (that is what it's about)
    finally:
        machinery.ModuleSpec = ModuleSpec


def _spec(name: str, loader: Any, **more: Any) -> ModuleSpec:
    if name in EXPLAINING:
        loader = LateLoader(loader)
    elif name == _FEATURES:
        loader = _FeatureLoader(loader)
    return ModuleSpec(name, loader, **more)


class _FeatureLoader:
    """Loads the module that reads sources, and keeps it from doing so."""

    def __init__(self, loader: Any) -> None:
        self._loader = loader

    def create_module(self, _spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        self._loader.exec_module(module)
        leave_sources_alone()


def leave_sources_alone() -> None:
    """Let PySide6 take every module for one that uses it, without reading its source.

    It looks there for its own name, to know in which modules it has to change the names of methods
    if somebody wants that, and Python keeps what was read: 8 MB at a table. Nobody wants other
    names here. If a later PySide6 does this elsewhere, it reads again, and nothing else changes.
    """
    feature = sys.modules.get(_FEATURES)
    if hasattr(feature, "_mod_uses_pyside"):
        vars(feature)["_mod_uses_pyside"] = lambda _module: True
        linecache.clearcache()  # what was read until now
