"""How the nets were found."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from core.alhambra.ai import judgement_training
from core.alhambra.ai.judgement import POINTS, Net
from core.alhambra.ai.judgement_training import (
    Lesson,
    Pupil,
    Tried,
    beginner,
    learned_from,
    main,
    study,
    told_apart,
    train,
)
from core.alhambra.ai.training import play


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little of the work teaches the same kind of thing."""
    monkeypatch.setattr(judgement_training, "_TRIES", 1)
    monkeypatch.setattr(judgement_training, "_BEST", 2)
    monkeypatch.setattr(judgement_training, "_OTHERS", 1)
    monkeypatch.setattr(judgement_training, "_UNITS", 4)


def lessons_about(number: int, seed: str) -> list[Lesson]:
    """What is right here: much of the second trait is good, but not together with the third."""
    random = Random(seed)
    lessons = []
    for _ in range(number):
        all_traits = [[random.uniform(-1, 1) for _ in range(4)] for _ in range(5)]
        lessons.append(
            [Tried(one, POINTS * (one[1] - 2.0 * max(one[1] + one[2], 0.0))) for one in all_traits]
        )
    return lessons


def test_a_beginner_says_what_the_evaluation_says() -> None:
    net = beginner(3, Random(1))
    assert net.worth([0.7, 5.0, -3.0]) == pytest.approx(0.7 * POINTS)


def test_a_net_learns_what_sets_plans_apart() -> None:
    taught, held_back = lessons_about(150, "taught"), lessons_about(80, "held back")
    start = beginner(4, Random(2))
    before, _ = told_apart(start, held_back)
    trained = train(start, taught, epochs=12, rate=0.02, random=Random(3))
    after, by_evaluation = told_apart(trained, held_back)
    best, _ = told_apart(_Truth(*start), held_back)
    assert before == by_evaluation
    assert before < 0.2 * best
    assert after > 0.9 * best
    assert start == beginner(4, Random(2)), "the one before is still there"


class _Truth(Net):
    def worth(self, traits: list[float]) -> float:
        return traits[1] - 2.0 * max(traits[1] + traits[2], 0.0)


def test_more_lessons_are_told_on_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    net = learned_from(lessons_about(48, "few"), None, epochs=2, rate=0.01)
    assert len(net.direct) == 4
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["1/16", "1/4", "1/1"]


@pytest.mark.unmeasured
def test_a_game_teaches_what_its_plans_came_to(small: None) -> None:
    assert small is None
    pupil = Pupil(2, Random("net pupil"))
    table = play(2, "net", [pupil] * 2)
    assert not table.agenda
    assert len(pupil.lessons) > 20
    for lesson in pupil.lessons:
        assert 2 <= len(lesson) <= 3
        assert all(abs(one.worth) < 200 for one in lesson)
    assert study(2, "net") == pupil.lessons


@pytest.mark.unmeasured
def test_the_command_writes_a_net_that_can_be_loaded(
    small: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert small is None
    file, notes = tmp_path / "nets.json", tmp_path / "notes"
    files = ["--jobs", "1", "--epochs", "1", "--notes", str(notes), "--file", str(file)]
    monkeypatch.setattr(sys, "argv", ["training", "--games", "1", *files])
    main()
    net = Net(**json.loads(file.read_text(encoding="utf-8"))["2"])
    lesson = json.loads(notes.read_text(encoding="utf-8").splitlines()[0])
    assert len(lesson[0][0]) == len(net.direct)
    assert len(capsys.readouterr().out.splitlines()) == 3
    monkeypatch.setattr(sys, "argv", ["training", "--games", "0", *files])
    main()
    again = Net(**json.loads(file.read_text(encoding="utf-8"))["2"])
    assert again.direct != net.direct, "it goes on from there"
