"""What `alhambra-qt` does with its arguments and without a display."""

import subprocess
import sys

import pytest

import core
from alhambra_qt.system.display import why_no_window

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
