"""`core` stands on the standard library alone."""

import ast
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
ALLOWED = sys.stdlib_module_names | {"core"}


def imported_packages(source: str) -> set[str]:
    """The top-level packages that a module imports, wherever in it.

    >>> sorted(imported_packages("import os.path, sys; from . import palace"))
    ['os', 'sys']
    """
    packages: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            packages.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            packages.add(node.module.partition(".")[0])
    return packages


@pytest.mark.parametrize(
    "path", sorted((TOP / "core").rglob("*.py")), ids=lambda path: str(path.relative_to(TOP))
)
def test_core_imports_the_standard_library_only(path: Path) -> None:
    assert imported_packages(path.read_text(encoding="utf-8")) <= ALLOWED
