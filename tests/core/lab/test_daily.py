"""What the expert makes of a day's dice."""

from __future__ import annotations

import pytest

from core.lab.__main__ import main


def test_the_expert_makes_the_same_of_the_same_dice(capsys: pytest.CaptureFixture[str]) -> None:
    for day in ("2026-11-17", "2026-11-17", "2026-11-01"):
        assert main(["daily", day, "--budget", "0.004"]) == 0
    first, again, other = map(int, capsys.readouterr().out.split())
    assert first == again > 30
    assert other != first


def test_a_day_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["daily", "tomorrow"])
    assert "is not a date" in capsys.readouterr().err
