"""How the weights were found."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from core.alhambra.ai import training
from core.alhambra.ai.evaluation import SCORINGS, TRAITS, Outlook
from core.alhambra.ai.levels import LEVELS, WEIGHTS_FILE, weights_for
from core.alhambra.ai.plans import Planner, after
from core.alhambra.ai.training import (
    NAMES,
    Student,
    finished,
    fit,
    lead_over,
    numbers_from,
    play,
    solve,
    study,
    train,
    vector,
    weights_from,
)
from core.alhambra.scoring import totals
from tests.core.alhambra import positions
from tests.core.alhambra.ai.conversations import turns_of_real_games
from tests.core.alhambra.positions import position

WEIGHTS = weights_for(2, LEVELS["hard"])


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little of the work teaches the same kind of thing."""
    monkeypatch.setattr(training, "_COMPARED", 0.06)
    monkeypatch.setattr(training, "_SAMPLES", 1)
    monkeypatch.setattr(training, "_PLANS", 5)


def test_linear_equations_are_solved() -> None:
    assert solve([[2.0, 0.0], [0.0, 4.0]], [6.0, 2.0]) == pytest.approx([3.0, 0.5])
    assert solve([[0.0, 1.0], [1.0, 0.0]], [5.0, 7.0]) == pytest.approx([7.0, 5.0])
    random = Random("equations")
    matrix = [[random.uniform(-5, 5) for _ in range(12)] for _ in range(12)]
    wanted = [random.uniform(-5, 5) for _ in range(12)]
    right = [sum(map(float.__mul__, line, wanted)) for line in matrix]
    assert solve(matrix, right) == pytest.approx(wanted)


def test_a_fit_finds_the_weights_behind_what_happened() -> None:
    random = Random("fit")
    wanted = [random.uniform(-3, 3) for _ in range(6)]
    rows = []
    for _ in range(400):
        traits = [random.gauss(0, 1 + index) * random.choice((0, 1)) for index in range(6)]
        turned_out = sum(map(float.__mul__, map(float, traits), wanted))
        rows.append((traits, turned_out + random.gauss(0, 0.1)))
    found = fit(rows, [0.0] * 6)
    assert found == pytest.approx(wanted, abs=0.15)


def test_what_was_never_seen_keeps_its_weight() -> None:
    random = Random("unseen")
    rows = [([random.gauss(0, 1), 0.0], random.gauss(0, 1)) for _ in range(50)]
    assert fit(rows, [0.0, 2.5])[1] == pytest.approx(2.5)


def test_weights_are_the_same_after_a_round_trip() -> None:
    numbers = numbers_from(WEIGHTS)
    assert len(numbers) == len(NAMES)
    assert numbers_from(weights_from(numbers)) == pytest.approx(numbers, abs=1e-4)
    assert weights_from(numbers).keys() == dict(WEIGHTS).keys()


@pytest.mark.parametrize(("seats", "level"), [(2, "hard"), (2, "expert"), (4, "expert")])
def test_a_vector_times_the_weights_is_the_worth_of_a_position(seats: int, level: str) -> None:
    weights = weights_for(seats, LEVELS[level])
    numbers = numbers_from(weights)
    for table, seat in turns_of_real_games(seats):
        own, *others = totals(table)[seat:seats] + totals(table)[:seat]
        worth = sum(map(float.__mul__, vector(table, seat, weights), map(float, numbers)))
        worth += own - sum(others) / len(others)
        assert Outlook(table, seat, weights).total() == pytest.approx(worth, abs=1e-3)


def test_plans_are_compared_when_all_their_tiles_are_placed() -> None:
    table = position(
        market="tower-11 garden-10 . .", hands=["gulden-9 gulden-2 dirham-7 dirham-3"], seats=2
    )
    plans = Planner(Outlook(table, 0, WEIGHTS), thorough=False).plans()
    several = [plan for plan in plans if after(table, plan).seats[0].to_place]
    assert several, "a hasty planner leaves open where two tiles go"
    for plan in plans:
        whole = finished(table, 0, plan, WEIGHTS)
        assert (whole == plan) == (plan not in several)
        assert not after(table, whole).seats[0].to_place
        positions.play(table, *whole.actions)


@pytest.mark.unmeasured
def test_games_of_students_are_played_to_their_end_and_teach(small: None) -> None:
    assert small is None
    student = Student(WEIGHTS, Random(1))
    table = play(2, "student", [student] * 2)
    assert not table.agenda
    assert student.rows
    for traits, turned_out in student.rows:
        assert len(traits) == len(NAMES)
        assert abs(turned_out) < 200
    assert any(turned_out > 0 for _, turned_out in student.rows)
    assert study(2, WEIGHTS, "one") == study(2, WEIGHTS, "one")


def test_who_never_buys_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_LONGEST_GAME", 5)
    table = play(2, "short", [Student(WEIGHTS, Random(1))] * 2)
    assert table.agenda


def test_equal_weights_are_equally_good() -> None:
    assert lead_over(2, WEIGHTS, WEIGHTS, "equal") == pytest.approx(0.0)


@pytest.mark.unmeasured
def test_a_round_gives_weights_that_can_be_played(small: None) -> None:
    assert small is None
    with ThreadPoolExecutor(1) as pool:
        result = train(2, WEIGHTS, ["a", "c", "d"], ["b"], pool)
    assert result.rows > 20
    assert (result.weights == WEIGHTS) == (result.lead == 0)
    for trait in TRAITS:
        assert len(result.weights[trait]) == SCORINGS + 1
    for number in range(1, SCORINGS + 1):
        assert len(result.weights[f"share-{number}"]) == SCORINGS
    for table, seat in turns_of_real_games(2)[:3]:
        assert abs(Outlook(table, seat, result.weights).total()) < 10_000


@pytest.mark.unmeasured
def test_the_command_writes_what_it_has_found(
    small: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert small is None
    file = tmp_path / "weights.json"
    file.write_bytes(WEIGHTS_FILE.read_bytes())
    words = f"training --seats 2 --rounds 1 --games 1 --jobs 1 --file {file}"
    monkeypatch.setattr(sys, "argv", words.split())
    monkeypatch.setattr(training, "ProcessPoolExecutor", ThreadPoolExecutor)
    training.main()
    told = capsys.readouterr().out
    assert told.startswith("round 1: ")
    written, before = (json.loads(one.read_text()) for one in (file, WEIGHTS_FILE))
    same = written["expert"]["2"] == before["expert"]["2"]
    assert same == told.endswith(" +0.0 points a game\n")
    assert written["expert"]["3"] == before["expert"]["3"]
    assert written["usual"] == before["usual"]
