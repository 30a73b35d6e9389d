"""Which rules there are, and which code and which tests cite them.

Code cites a rule as ``Rule.NAME``, in a statement, a docstring or a comment; a test cites it with
``@pytest.mark.rule(Rule.NAME)``. A new enum of rules is found by itself.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections import defaultdict
from enum import EnumMeta
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import core
from core.kernel.rulebook import Rule

TOP = Path(__file__).parents[1]
_CITATION = re.compile(r"(?<![\w.])((?:\w+\.)*(?:Rule|Order))\.([A-Z][A-Z_]+)\b")


class Citation(NamedTuple):
    """A place that cites a rule."""

    path: str
    name: str
    """The function, class or constant around it; empty at the top of a file."""


class DanglingCitation(ValueError):
    """Something cites a rule that is not there."""


@cache
def core_modules() -> tuple[ModuleType, ...]:
    """Every module of the rules and of what plays them."""
    names = sorted(found.name for found in pkgutil.walk_packages(core.__path__, "core."))
    return tuple(importlib.import_module(name) for name in names if "__main__" not in name)


def rule_enums() -> list[type[Rule]]:
    """Every enum of rules that has members: those of whole games first, then the modules'."""
    core_modules()
    found: list[type[Rule]] = []
    waiting = list(Rule.__subclasses__())
    while waiting:
        enum = waiting.pop()
        waiting += enum.__subclasses__()
        if enum.__module__.startswith("core.") and list(enum):
            found.append(enum)
    return sorted(found, key=lambda enum: (enum.__module__.count("."), enum.__module__))


def full_name(rule: Rule) -> str:
    """A name that tells rules of different rulebooks apart."""
    return f"{type(rule).__module__}.{rule.name}"


@cache
def cited_by_code() -> dict[Rule, list[Citation]]:
    """For each rule the places in the code that cite it."""
    found: dict[Rule, list[Citation]] = defaultdict(list)
    for module in core_modules():
        path = Path(str(module.__file__))
        text = path.read_text(encoding="utf-8")
        around = _names_around(text)
        for number, line in enumerate(text.splitlines(), 1):
            for enum_name, member in _CITATION.findall(line):
                rule = _cited_rule(module, enum_name, member)
                citation = Citation(path.relative_to(TOP).as_posix(), around.get(number, ""))
                if citation not in found[rule]:
                    found[rule].append(citation)
    return found


def _names_around(text: str) -> dict[int, str]:
    """For each line the definition at the top of the file that it belongs to."""
    names: dict[int, str] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        else:
            continue
        names.update(dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), name))
    return names


def _cited_rule(module: ModuleType, enum_name: str, member: str) -> Rule:
    first, *attributes = enum_name.split(".")
    enum = getattr(module, first, None)
    for attribute in attributes:
        enum = getattr(enum, attribute, None)
    if enum is None and enum_name == "Rule":
        # A file that only mentions rules need not import them: they are its game's.
        package = ".".join(module.__name__.split(".")[:2])
        enum = importlib.import_module(f"{package}.rules").Rule
    if isinstance(enum, EnumMeta) and issubclass(enum, Rule) and member in enum.__members__:
        return enum[member]
    raise DanglingCitation(f"{module.__name__} cites {enum_name}.{member}, which does not exist")


@cache
def cited_by_tests() -> dict[Rule, list[Citation]]:
    """For each rule the tests that cite it."""
    found: dict[Rule, list[Citation]] = defaultdict(list)
    for path in sorted((TOP / "tests" / "core").rglob("test_*.py")):
        relative = path.relative_to(TOP)
        module = importlib.import_module(".".join(relative.with_suffix("").parts))
        for name, test in vars(module).items():
            if name.startswith("test_"):
                for mark in getattr(test, "pytestmark", []):
                    for rule in mark.args if mark.name == "rule" else ():
                        found[rule].append(Citation(relative.as_posix(), name))
    return found
