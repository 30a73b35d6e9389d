"""What somebody reached alone is kept, whatever else is in the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra_qt.roll_and_write.results import Attempt, Result, Results, key_of

FIRST = Result("a", "2026-11-16", 2, contest=False, points=71, has_won=False)
SECOND = Result("b", "2026-11-17", 2, contest=False, points=83, has_won=True, daily="2026-11-17")
CONTEST = Result("c", "2026-11-17", 3, contest=True, points=60, has_won=False)


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return Results(tmp_path / "new" / "results.jsonl")


def test_results_are_remembered_by_their_kind(results: Results) -> None:
    assert results.all() == []
    for one in (FIRST, SECOND, CONTEST):
        assert results.add(one)
    again = Results(results.path)
    assert again.all() == [FIRST, SECOND, CONTEST]
    assert again.of(2, contest=False) == [FIRST, SECOND]
    assert again.of(3, contest=True) == [CONTEST]


def test_a_game_counts_once_and_the_first_try_of_a_day_counts(results: Results) -> None:
    day = "2026-11-17"
    assert results.begin(Attempt("first", day))
    assert results.begin(Attempt("other", "2026-11-16"))
    results.add(SECOND)
    assert results.of_day(day) is None  # another try was finished before
    first = SECOND._replace(game="first", points=99, attempt="first")
    results.add(first)
    results.add(first._replace(points=120))
    assert results.attempt_of(day) == "first"
    assert results.attempt_of("2026-11-18") == ""
    assert results.of_day(day) == first
    assert [one.points for one in results.all()] == [83, 99]


def test_what_cannot_be_read_is_passed_over_and_kept(results: Results) -> None:
    results.add(FIRST)
    bad = b'{"game": 1}\n\xff\n[]\n{"game": "x", "points": "many"}\n' + b"[" * 5000 + b'\n{"gam'
    with results.path.open("ab") as file:
        file.write(bad)
    assert results.all() == [FIRST]
    assert results.add(SECOND)
    assert results.all() == [FIRST, SECOND]
    assert bad in results.path.read_bytes()


def test_a_file_that_cannot_be_written_is_told_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    results = Results(tmp_path)  # a folder
    assert not results.add(FIRST)
    assert results.all() == []
    assert "can't be written" in caplog.text


def test_games_are_told_apart() -> None:
    assert key_of([{"a": 1}]) == key_of([{"a": 1}]) != key_of([{"a": 2}])
