"""What `alhambra-qt` does with its arguments and without a display."""

import subprocess
import sys
from pathlib import Path

import pytest

import core
from alhambra_qt.system.display import why_no_window
from alhambra_qt.system.late_modules import UNUSED
from alhambra_qt.system.pyside import EXPLAINING
from alhambra_qt.tools.bench_start import furnish

only_with_x = pytest.mark.skipif(sys.platform != "linux", reason="windows always open elsewhere")


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start the program where no window can open."""
    return subprocess.run(
        [sys.executable, "-m", "alhambra_qt", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=60,
    )


def test_the_version_needs_no_display() -> None:
    result = start("--version")
    assert result.returncode == 0
    assert result.stdout == f"alhambra-qt {core.__version__}\n"


def test_help_needs_no_display() -> None:
    result = start("--help")
    assert result.returncode == 0
    assert "usage: alhambra-qt" in result.stdout


def test_an_unknown_option_gets_the_usage() -> None:
    result = start("--nonsense")
    assert result.returncode == 2
    assert "usage: alhambra-qt" in result.stderr


@only_with_x
def test_without_a_display_it_says_so_and_stops() -> None:
    result = start()
    assert result.returncode == 1
    assert result.stderr.startswith("alhambra-qt: no display to open a window on: neither")
    assert result.stderr.count("\n") == 1


@only_with_x
def test_with_a_display_that_does_not_answer_it_says_so_and_stops() -> None:
    result = start(DISPLAY=":4711")
    assert result.returncode == 1
    assert ":4711, set in DISPLAY, doesn't answer" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_what_is_not_x_is_left_to_qt(name: str) -> None:
    assert not why_no_window({name: "something"}, "linux")
    assert why_no_window({name: ""}, "linux")


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_always_have_a_display(platform: str) -> None:
    assert not why_no_window({}, platform)


LATE = {
    "what reads arguments": "argparse",
    "dataclasses: they are slow to make": "dataclasses",
    "hashlib: it loads OpenSSL": "_hashlib",
    "the rules": "core.kernel.rulebook",
    "a table": "alhambra_qt.alhambra.table_page",
    "pictures: they load SVG": "PySide6.QtSvg",
    "platformdirs: on Linux, the folders are known without it": "platformdirs",
    "datetime, for which PySide6 asks if it gets a date": "datetime",
    "what plays sounds": "alhambra_qt.sound.player",
    "the library that does": "miniaudio",
    **{f"{name}: imported, but not used": name for name in UNUSED},
    **{f"{name}: it explains PySide6": name for name in EXPLAINING},
}
"""What the first frame does not need, and why it is not loaded for it."""


LATE_NAMES = {
    "GlobalColor": "Qt's own namespace",
    "Preset": "gradients",
    "StandardKey": "key sequences",
    "TabType": "options of text",
    "ThemeIcon": "icons",
}
"""Enumerations that take long to make, for they are many, and the classes of Qt to which they
belong. PySide6 makes them as soon as such a class is named, or as a function might want one."""

SPY = """
import enum, sys
make, made = enum.EnumType.__new__, []
def note(kind, name, *more, **options):
    made.append(name)
    return make(kind, name, *more, **options)
enum.EnumType.__new__ = note
from alhambra_qt.__main__ import main
main([])
print(*(name for name, module in sys.modules.items() if "_loads_it_late" not in vars(module)))
print(*made)
"""


@pytest.mark.parametrize("page", ["first_start_page", "start_page"])
def test_the_first_frame_loads_nothing_that_it_does_not_show(page: str, tmp_path: Path) -> None:
    if page == "start_page":
        furnish(tmp_path)
    result = subprocess.run(
        [sys.executable, "-c", SPY],
        capture_output=True,
        text=True,
        check=True,
        env={
            **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path)),
            "XDG_STATE_HOME": str(tmp_path),
            "ALHAMBRA_QT_FIRST_FRAME": "1",
            "QT_QPA_PLATFORM": "offscreen",
        },
        timeout=60,
    )
    moment, modules, names = result.stdout.splitlines()
    assert float(moment) > 0
    assert f"alhambra_qt.pages.{page}" in modules.split()
    assert [why for why, module in LATE.items() if module in modules.split()] == []
    assert "Policy" in names.split()  # of widgets' sizes: they are seen
    assert [which for name, which in LATE_NAMES.items() if name in names.split()] == []
