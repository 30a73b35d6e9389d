"""What holds for all tests: Qt draws into memory, and only tests of core have to cover core."""

import gc
import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

OF_CORE = {Path(__file__).parent / "core", Path(__file__).parents[1] / "core"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever a test of the window happens to run of core is tested by nothing but luck.

    Long tests begin first: otherwise one core would have nothing to do while the other ends them.
    """
    for item in items:
        if OF_CORE.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.unmeasured)
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Looking for cycles in thousands of tests took a tenth of all time: they stay anyway.

    What tests make afterwards is looked at less often than usual: that took another twentieth.
    """
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
