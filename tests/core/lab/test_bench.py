"""alhambra-lab bench, and the slow reference that it measures against."""

from __future__ import annotations

from random import Random

import pytest

from core.alhambra.rulesets import new_table, rules_for
from core.alhambra.table import Table
from core.kernel.rulebook import CHANCE
from core.lab import bench
from core.lab.__main__ import main
from core.lab.bench import Work, measure, random_palace
from core.lab.players import MOVERS
from core.lab.reference import SlowPalace


def test_everything_is_measured_beside_a_reference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "measure", lambda work, _seconds: measure(work, 0.001))
    monkeypatch.setattr(bench, "_SLICE", 0)
    monkeypatch.setattr(bench, "_ROUNDS", 10_000)
    for variant in ([], ["--game", "roll-and-write"]):
        assert main(["bench", *variant]) == 0
        rows = capsys.readouterr().out.splitlines()
        assert rows[2].split() == ["per", "second", "reference", "ratio", "loop"]
        for question in ("legal places", "longest wall", "legal actions", "games of 3"):
            (row, *_) = [row for row in rows if question in row]
            assert all(float(cell.replace(",", "")) > 0 for cell in row.split()[-5:-1])


def test_a_measurement_counts_what_was_done() -> None:
    calls = {"fast": 0, "slow": 0}

    def count(name: str) -> None:
        calls[name] += 1

    rates = measure(Work("", lambda: count("fast"), lambda: count("slow")), 0.1)
    assert min(rates) > 0
    assert min(calls.values()) > 1


@pytest.mark.parametrize("size", [5, pytest.param(15, marks=pytest.mark.unmeasured)])
def test_the_reference_gives_the_same_answers(size: int) -> None:
    random = Random(size)
    for _ in range(20):
        palace = random_palace(size, random)
        slow = SlowPalace(palace.tiles, {}, {})
        for walls in range(16):
            assert slow.places_for(walls) == sorted(palace.places_for(walls))
            assert slow.places_to_exchange(walls) == palace.places_to_exchange(walls)
            for where in palace.places_around():
                assert slow.fits(walls, where) == palace.fits(walls, where)
        assert slow.removable() == palace.removable()
        assert slow.longest_wall() == palace.longest_wall()


@pytest.mark.unmeasured
def test_the_reference_plays_whole_games() -> None:
    rules = rules_for(3)
    random = Random(1)
    start = new_table(rules)
    seats = tuple(
        seat._replace(palace=SlowPalace(seat.palace.tiles, {}, {})) for seat in start.seats
    )
    table: Table = start._replace(seats=seats)
    while table.agenda:
        chance = rules.decision(table).seat == CHANCE
        action = rules.draw(table, random) if chance else MOVERS["random"](rules, table, random)
        table = rules.apply(table, action)
    assert all(isinstance(seat.palace, SlowPalace) for seat in table.seats)
