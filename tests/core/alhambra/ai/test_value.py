"""Who will win: what is expected, and how it is learned."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from core.alhambra.ai import value_games, value_training
from core.alhambra.ai.imagining import order_forgotten
from core.alhambra.ai.levels import LEVELS, weights_for
from core.alhambra.ai.modules.hopes import HOPES
from core.alhambra.ai.playing_on import play_on
from core.alhambra.ai.prospects import NAMES, prospects
from core.alhambra.ai.quick_play import QuickGame
from core.alhambra.ai.value import expected, value_for
from core.alhambra.ai.value_games import noted
from core.alhambra.ai.value_report import calibration, surprise
from core.alhambra.ai.value_training import fitted
from core.alhambra.rulesets import MODULES
from core.alhambra.table import Table
from tests.core.alhambra.ai.conversations import ALL_SEATS, turns_of_real_games
from tests.core.alhambra.positions import position


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_seat_can_expect_something(seats: int) -> None:
    for table, _ in turns_of_real_games(seats)[::4]:
        found = expected(table, value_for(seats))
        assert sum(found.shares) == pytest.approx(1.0)
        assert min(found.shares) > 0
        most = max(range(seats), key=lambda seat: found.points[seat])
        assert found.shares[most] == max(found.shares)
        assert all(len(own) == len(NAMES) for own in prospects(table).seats)


def test_who_has_more_wins_more_often() -> None:
    table = position(
        seats=3,
        hands=["gulden-9 gulden-2 denar-9 ducat-9", "denar-1", "ducat-1"],
        cities=["fountain tower-12 tower-11", "fountain", "fountain"],
        market="tower-10-w . . .",
    )
    shares = expected(table, value_for(3)).shares
    assert shares[0] > 0.4 > max(shares[1:])


def test_in_the_end_it_is_known_who_has_won() -> None:
    table = turns_of_real_games(2)[-1][0]
    weights = weights_for(2, LEVELS["hard"])
    over = play_on(order_forgotten(table).shuffled(Random(2)), 200, [weights] * 2, Random(2))
    assert not over.agenda
    found = expected(over, value_for(2))
    assert sorted(found.shares) in ([0.0, 1.0], [0.5, 0.5])
    assert found.points[found.shares.index(max(found.shares))] == max(found.points)


def test_the_order_in_the_bag_is_not_looked_at() -> None:
    table = turns_of_real_games(3)[4][0]
    assert prospects(table) == prospects(table._replace(bag=table.bag[::-1]))


def test_citizens_coins_thieves_and_wall_cards_are_seen() -> None:
    game = QuickGame(2, tuple(MODULES))
    hopes: list[list[float]] = []

    def watch(table: Table) -> None:
        view = game.game.view(table, table.to_play)
        hopes.extend(own[-len(HOPES) :] for own in prospects(table, view).seats)

    over = game.play(Random("hopes"), [weights_for(2, LEVELS["hard"])] * 2, watch=watch)
    assert not over.agenda
    seen = [max(column) for column in zip(*hopes, strict=True)]
    assert min(seen) > 0, dict(zip(HOPES, seen, strict=True))


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only tables of two, where three games are held back."""
    monkeypatch.setattr(value_games, "SOME", 3)
    monkeypatch.setattr(value_training, "SOME", 3)
    monkeypatch.setattr(value_training, "HELD_BACK", 3)
    monkeypatch.setattr(value_training, "TABLES", {2: (2,)})
    monkeypatch.setattr(value_training, "ProcessPoolExecutor", ThreadPoolExecutor)


@pytest.mark.usefixtures("few_games")
def test_a_value_learns_from_games_and_is_surprised_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, file, drawing = tmp_path / "notes", tmp_path / "values.json", tmp_path / "plot.svg"
    words = f"value --games 6 --jobs 1 --notes {notes} --file {file} --plot {drawing}"
    monkeypatch.setattr(sys, "argv", words.split())
    value_training.main()
    said = capsys.readouterr().out
    assert "table 2: trained with 3 games" in said
    assert "table 2: 3 games held back" in said
    assert drawing.read_text().count("<circle") > 1
    held_back, trained = noted(2, notes, 0), noted(2, notes, 3)
    assert [one.game for one in trained] == sorted(one.game for one in trained)
    assert {one.game for one in held_back} == {0, 1, 2}, "one of them with modules"
    value = fitted(trained)
    assert json.loads(file.read_text())["seats"]["2"] == [phase._asdict() for phase in value]
    nothing = [
        phase._replace(weights=[0.0] * len(NAMES), early=[0.0] * len(NAMES)) for phase in value
    ]
    assert surprise(trained, value) < surprise(trained, nothing)
    tenths = calibration(held_back, value)
    assert sum(tenth.number for tenth in tenths) == 2 * len(held_back)
    assert all(0 <= tenth.won <= 1 for tenth in tenths)
    monkeypatch.setattr(sys, "argv", [*words.split(), "--games", "60", "--played"])
    value_training.main()
    assert "table 2: trained with 3 games" in capsys.readouterr().out, "no more were played"


@pytest.mark.usefixtures("few_games")
def test_how_true_the_shipped_value_is_can_be_checked_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, file = tmp_path / "notes", tmp_path / "values.json"
    words = f"value --check --jobs 1 --notes {notes} --file {file}"
    monkeypatch.setattr(sys, "argv", words.split())
    value_training.main()
    held_back = noted(2, notes, 0)
    surprised = surprise(held_back, value_for(2))
    said = capsys.readouterr().out
    assert f"table 2: 3 games held back, surprise {surprised:.4f}" in said
    assert [path.name for path in notes.iterdir()] == ["2-0.notes"], "only those were played"
    assert not file.exists()
