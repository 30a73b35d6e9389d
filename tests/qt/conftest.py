"""Tests of the window run inside the program's own application."""

import pytest

from alhambra_qt.application import Application


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    return Application


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["alhambra-qt"]
