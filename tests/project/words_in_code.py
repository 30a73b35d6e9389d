"""What the window's code says: the texts that it translates, and words that it forgot to."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from core.alhambra.components import BUILDINGS, CURRENCIES
from core.catalogue import GAMES

TOP = Path(__file__).parents[2]
WINDOW = TOP / "alhambra_qt"

ON_THE_TERMINAL = {
    "command_line.py",
    "tools/bench.py",
    "tools/bench_dice.py",
    "tools/bench_drag.py",
    "tools/bench_figures.py",
    "tools/bench_hand.py",
    "tools/bench_records.py",
    "tools/bench_replay.py",
    "tools/bench_start.py",
    "tools/bench_table.py",
    "system/display.py",
    "tools/picture_sheet.py",
    "files/report.py",
    "tools/self_test.py",
    "tools/self_test_files.py",
}
"""What these print is read by people who start or repair the program, in English."""

TRANSLATING = {"tr", "translate", "QT_TRANSLATE_NOOP"}

UNSEEN = {
    # the log, and errors: they are said in other words where they are caught
    *(
        "debug",
        "info",
        "warning",
        "error",
        "exception",
        "critical",
        "log",
        "getLogger",
        "Formatter",
    ),
    *("_end", "_fail"),
    *("TypeError", "ValueError", "KeyError", "OSError", "PermissionError", "RuntimeError"),
    # files, texts as bytes, processes
    *(
        "open",
        "fdopen",
        "glob",
        "with_name",
        "with_suffix",
        "encode",
        "decode",
        "read_text",
        "CDLL",
    ),
    *("write_text", "removeprefix", "removesuffix", "startswith", "endswith", "replace", "Popen"),
    *("isoformat", "strftime", "_place", "_loaded", "Folders", "RotatingLog", "split", "mkdir"),
    # values by their names, and names of types
    *("get", "pop", "setdefault", "getattr", "cast", "TypeVar", "NewType", "note", "property"),
    # Qt: names of objects, keys, patterns
    *("setObjectName", "setProperty", "QKeySequence", "QRegularExpression", "setStyle"),
    *("setApplicationName", "setDesktopFileName", "setApplicationDisplayName"),
    # pictures by their names, things by their names
    *("picture", "icon", "sign", "renderer", "draw_picture", "pixmap", "tile", "building"),
    *("currency", "category", "City", "Peopled"),
    # the name of a group of texts
    "translated",
    # keys by their names; a test holds commands to words in every language
    *("Command", "OwnKeys"),
}
"""Nobody sees what these functions get."""

SHOWN = re.compile(
    r"set(Text|Title|WindowTitle|ToolTip|StatusTip|WhatsThis|PlainText|Html|Markdown|ItemText"
    r"|PlaceholderText|AccessibleName|AccessibleDescription|LabelText|HeaderLabels?)"
    r"|add(Item|Items|Action|Row|Tab)|drawText|text|paragraph|say|announce|Q\w*(Label|Button|Box|Edit)"
    r"|QListWidgetItem|QAction|QMenu|MenuButton|Choice"
)
"""These put on the screen what they get, or let it be read out."""

STYLE = re.compile(r"[{};]|^#|px ")
"""What only style sheets have."""


class Text(NamedTuple):
    """A text that is translated."""

    context: str
    source: str
    comment: str


class Literal(NamedTuple):
    """A string in the code."""

    where: str
    value: str


@cache
def files() -> tuple[tuple[str, ast.Module], ...]:
    """The code of the window, by the names of its files."""
    paths = sorted(WINDOW.rglob("*.py"))
    return tuple(
        (path.relative_to(WINDOW).as_posix(), ast.parse(path.read_text())) for path in paths
    )


def translated() -> Iterator[tuple[str, ast.Call, str]]:
    """Each call that translates: the file, the call, and the class around it."""

    def walk(node: ast.AST, around: str) -> Iterator[tuple[ast.Call, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and _called(child) in TRANSLATING and child.args:
                yield child, around
            yield from walk(child, child.name if isinstance(child, ast.ClassDef) else around)

    for name, tree in files():
        for call, around in walk(tree, ""):
            if name != "words/languages.py" and not _is_of_painters(call):
                yield name, call, around


def _is_of_painters(call: ast.Call) -> bool:
    """Whether it moves something instead: painters and rectangles translate too."""
    return _called(call) == "translate" and not isinstance(call.args[0], ast.Constant)


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def texts_in_code() -> set[Text]:
    """All that is translated, as lupdate has to find it."""
    found = set()
    for _, call, around in translated():
        words = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
        if _called(call) == "tr":
            context = around if isinstance(call.func, ast.Attribute) else ""
            words = [context, *words]
        strings = [*(word for word in words if isinstance(word, str)), ""]
        found.add(Text(strings[0], strings[1], strings[2]))
    return found


def calls_that_lupdate_misses() -> list[str]:
    """Calls that translate something that is no literal, in an f-string, or by another name."""
    missed = []
    in_f_strings = {
        id(node)
        for _, tree in files()
        for outer in ast.walk(tree)
        if isinstance(outer, ast.JoinedStr)
        for node in ast.walk(outer)
    }
    for name, call, _ in translated():
        at = 0 if _called(call) == "tr" else 1
        is_literal = len(call.args) > at and isinstance(call.args[at], ast.Constant)
        function = call.func
        is_known = (
            not isinstance(function, ast.Attribute)
            or function.attr != "tr"
            or (isinstance(function.value, ast.Name) and function.value.id == "self")
        )
        # what was marked by QT_TRANSLATE_NOOP is translated elsewhere, as a variable
        is_marked = _called(call) == "translate" and isinstance(call.args[0], ast.Constant)
        if not (is_literal or is_marked) or not is_known or id(call) in in_f_strings:
            missed.append(f"{name}:{call.lineno}")
    return missed


@cache
def names_of_things() -> frozenset[str]:
    """Names by which code knows things: pictures, parts of actions, what is in the game."""
    pictures = {path.stem for path in (TOP / "assets").rglob("*") if path.is_file()}
    short = {part for name in pictures for part in (name, name.partition("-")[2])}
    fields = {"tile", "add", "remove", "seat", "wall", "human", "reserve", "dirk", "youngest"}
    return frozenset({*short, *BUILDINGS, *CURRENCIES, *fields, *GAMES, *names_of_commands()})


def names_of_commands() -> set[str]:
    """How code calls the commands; `tests/qt/widgets/test_commands.py` reads their words."""
    return {
        str(node.args[0].value)
        for _, tree in files()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and _called(node) == "Command"
        and isinstance(node.args[0], ast.Constant)
    }


def forgotten_words() -> list[Literal]:
    """Every literal with letters that is neither translated nor known to be seen by nobody."""
    exempt = {*ON_THE_TERMINAL, "look/palette.py", "look/style.py"}
    return [
        literal
        for name, tree in files()
        if name not in exempt
        for literal in forgotten_in(tree, name)
    ]


def forgotten_in(tree: ast.Module, name: str) -> list[Literal]:
    """Those of one file."""
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    return [
        Literal(f"{name}:{node.lineno}", node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.search(r"[^\W\d_]", node.value)
        and _may_be_seen(node, node.value, parents)
    ]


def _may_be_seen(node: ast.Constant, value: str, parents: dict[ast.AST, ast.AST]) -> bool:
    parent = parents[node]
    if isinstance(parent, ast.Expr | ast.Compare | ast.MatchValue):
        return False  # a docstring, or compared with something
    if isinstance(parent, ast.Subscript) and parent.slice is node:
        return False
    if isinstance(parent, ast.List) and isinstance(parents[parent], ast.Assign):
        return not _assigns(parents[parent], "__all__")
    if isinstance(parent, ast.Dict) and node in parent.keys:
        return False
    shown = False
    here: ast.AST = node
    while not isinstance(here, ast.stmt):
        around = parents[here]
        if isinstance(around, ast.Call) and here is not around.func:
            called = _called(around)
            if called in TRANSLATING or called in UNSEEN:
                return False
            shown = shown or SHOWN.fullmatch(called) is not None
        if isinstance(around, ast.Compare | ast.FormattedValue | ast.Raise):
            return isinstance(around, ast.FormattedValue) and shown
        if isinstance(around, ast.arg | ast.AnnAssign) and here is around.annotation:
            return False
        here = around
    if shown:
        return True
    return not (STYLE.search(value) or _is_a_name(value))


def _assigns(statement: ast.AST, name: str) -> bool:
    return isinstance(statement, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == name for target in statement.targets
    )


def _is_a_name(value: str) -> bool:
    """Whether only programs use such a string: a name of a file, an option, a picture, a key."""
    if value in names_of_things() or value.rstrip("-") in {"building", "currency", "icon", "seat"}:
        return True
    return (
        re.fullmatch(r"[A-Z][A-Z0-9_]+|--?\w+|[\w-]*[.:_*%][\w.:*%-]*|[\w-]+-[\w-]*", value)
        is not None
    )
