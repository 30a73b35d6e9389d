"""Sounds are tested with the library, and without a device."""

from collections.abc import Iterator

import pytest

from tests.qt.sound.speakers import Speakers, library


@pytest.fixture
def speakers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Speakers]]:
    """All loudspeakers that are opened in a test."""
    opened: list[Speakers] = []
    monkeypatch.setattr(Speakers, "all", opened)
    monkeypatch.setattr(library(), "PlaybackDevice", Speakers)
    yield opened
    for one in opened:
        one.close()
