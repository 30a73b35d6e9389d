"""What holds for all tests: Qt draws into memory, and coverage is measured only where it counts."""

import os
from collections.abc import Generator
from contextlib import contextmanager

import pytest
from coverage import Coverage

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Processes find here that coverage is measured, and how.
MEASURING = ("COVERAGE_PROCESS_CONFIG", "COVERAGE_PROCESS_START")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Only the tests of core have to cover core, save those that play so much that it takes long.

    Whatever a test of the window happens to run of core is tested by nothing but luck.
    """
    if _is_for_coverage(item):
        return (yield)
    with _unmeasured():
        return (yield)


def _is_for_coverage(item: pytest.Item) -> bool:
    folder = item.path.relative_to(item.config.rootpath).parts[:2]
    of_core = folder[0] == "core" or folder == ("tests", "core")
    return of_core and item.get_closest_marker("unmeasured") is None


@contextmanager
def _unmeasured() -> Generator[None, None, None]:
    measuring = Coverage.current()
    if measuring is None:
        yield
        return
    told = {name: os.environ.pop(name) for name in MEASURING if name in os.environ}
    measuring.stop()
    try:
        yield
    finally:
        measuring.start()
        os.environ.update(told)
