"""What `alhambra-qt` does with its arguments and without a display."""

import subprocess
import sys

import pytest

import core
from alhambra_qt.__main__ import has_display

NO_DISPLAY = {"PYTHONPATH": "", "PATH": "/usr/bin"}


def start(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Start the program where no window can open."""
    return subprocess.run(
        [sys.executable, "-m", "alhambra_qt", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=NO_DISPLAY,
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


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_each_of_three_variables_can_name_a_display(name: str) -> None:
    assert has_display({name: "something"}, "linux")
    assert not has_display({name: ""}, "linux")


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_always_have_a_display(platform: str) -> None:
    assert has_display({}, platform)


@pytest.mark.skipif(sys.platform != "linux", reason="windows always open elsewhere")
def test_without_a_display_it_says_so_and_stops() -> None:
    result = start()
    assert result.returncode == 1
    assert "no display" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_unknown_option_gets_the_usage() -> None:
    result = start("--nonsense")
    assert result.returncode == 2
    assert "usage: alhambra-qt" in result.stderr
