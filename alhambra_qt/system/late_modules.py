"""Modules that count as imported, and are loaded when somebody uses them."""

from __future__ import annotations

import sys
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

UNUSED = ("bz2", "inspect", "ipaddress", "lzma", "tempfile", "textwrap")
"""What Python's library and PySide6 import, and the first frame needs nothing of."""

_one_at_a_time = RLock()
_LOADER = "_loads_it_late"


class LateModule(ModuleType):
    """A module whose code runs when the first of its names is asked for.

    `importlib.util.LazyLoader` runs it as soon as it is imported a second time, and for the names
    that importing itself looks at, so nothing would stay unloaded.
    """

    def __getattr__(self, name: str) -> Any:
        """Called for a name that isn't there; those with ``__`` are looked at by importing."""
        if not name.startswith("__"):
            with _one_at_a_time:
                self._run()
            if name in vars(self):
                return vars(self)[name]
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")

    def _run(self) -> None:
        loader = vars(self).pop(_LOADER, None)
        if loader is None:
            return
        spec = self.__spec__
        assert spec is not None
        given, spec.name = spec.name, self.__name__  # PySide6 gives its modules second names
        loader.exec_module(self)
        spec.name = given


class LateLoader:
    """Lets another loader load its modules late."""

    def __init__(self, loader: Any) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """A module that is empty so far."""
        return LateModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leave it to the first use of the module."""
        vars(module)[_LOADER] = self._loader


def load_late(*names: str) -> None:
    """Let modules be loaded when they are used, if they aren't there and can be found."""
    for name in names:
        if name not in sys.modules and (spec := find_spec(name)) is not None:
            loader: Any = LateLoader(spec.loader)
            spec.loader = loader
            sys.modules[name] = module_from_spec(spec)
            loader.exec_module(sys.modules[name])
