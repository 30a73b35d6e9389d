"""What every game of Roll & Write keeps, from its first roll to its last."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.catalogue import game_of
from core.kernel.game import Game
from core.kernel.record import write_record
from core.kernel.rulebook import CHANCE, Action
from core.kernel.session import Session, open_record
from core.roll_and_write.crossing_off import CrossOff
from core.roll_and_write.dice import SPACES
from core.roll_and_write.passing_on import ChoosePair, RollAllFour, RollPair
from core.roll_and_write.rules import Rule
from core.roll_and_write.special_actions import ChooseSecond, CrossOffSecond
from core.roll_and_write.table import Table
from core.roll_and_write.turn import ChooseAction
from tests.core.roll_and_write import truth
from tests.core.roll_and_write.variants import VARIANTS, game, random_action, random_game

pytestmark = pytest.mark.unmeasured

SEEDS = range(4)
ALL_ACTIONS = truth.all_actions()


def number_of_dice(dice: int) -> int:
    return len(SPACES[dice].yellow) + len(SPACES[dice].blue)


def dice_off_the_sheets(table: Table) -> int:
    """Dice in somebody's hand: used, and not rolled yet."""
    match table.rules.decision(table):
        case ChooseSecond() | RollPair():
            return 2
        case RollAllFour():
            return 4
    return 0


def boxes(table: Table) -> int:
    """All that is crossed off and marked."""
    seats = sum(seat.crossed.bit_count() for seat in table.seats)
    return seats + sum(sum(player.counts) for player in table.score_sheet.imaginary)


def check_components(table: Table) -> None:
    decision = table.rules.decision(table)
    seats = len(table.seats)
    dice = sum(number_of_dice(seat.dice) for seat in table.seats) + number_of_dice(table.rolled)
    if table.score_sheet.round:
        assert dice + dice_off_the_sheets(table) == 2 * seats + 2
    assert (table.rolled != 0) == isinstance(decision, ChoosePair)
    for seat in table.seats:
        spent = table.rules.sheet.coins - seat.coins - seat.circles
        assert seat.coins >= 0
        assert seat.circles >= 0
        assert spent >= 0
        assert seat.crossed < 1 << 36
    for player in table.score_sheet.imaginary:
        assert all(
            0 <= own <= most for own, most in zip(player.counts, table.rules.boxes, strict=True)
        )
    if isinstance(decision, ChooseAction):
        assert table.to_play == decision.seat
        assert number_of_dice(table.seats[decision.seat].dice) == 4


def check_choices(view: dict[str, Any], table: Table) -> None:
    """What a slow and obvious judge allows is listed, once; all else is refused."""
    listed = table.rules.legal_actions(table)
    assert listed == table.rules.legal_actions(table)
    key = [(type(action), action) for action in listed]
    assert len(set(key)) == len(key)
    for action in ALL_ACTIONS:
        legal = truth.is_legal(view, action)
        assert ((type(action), action) in key) == legal, action
        assert (table.rules.violation(table, action) is None) == legal, action


def check_one_step(game: Game[Table], before: Table, action: Action, after: Table) -> None:
    """An action marks at most one building, and spends or brings coins of one seat at most."""
    assert boxes(after) - boxes(before) in (0, 1)
    changed = [
        (old, new)
        for old, new in zip(before.seats, after.seats, strict=True)
        if (old.coins, old.circles) != (new.coins, new.circles)
    ]
    assert len(changed) <= 1
    for old, new in changed:
        assert new.circles <= old.circles
    if isinstance(action, CrossOff):
        asked = isinstance(after.rules.decision(after), ChooseSecond)
        assert asked == truth.has_second_building(game.view(after, before.to_play))


def rounds_of(session: Session[Table]) -> list[dict[str, list[int]]]:
    """Who completed what, round by round, found by comparing the views of all moments."""
    grid = [list(row) for row in session.state.rules.sheet.grid]
    full = {building: sum(row.count(building) for row in grid) for building in truth.POINTS}
    found: dict[int, dict[str, list[int]]] = {}
    known: list[tuple[str, int]] = []
    round_number = 1
    for played in session.played:
        view = session.game.view(played.state, 0)
        for row, counts in enumerate(truth.counts(view, grid)):
            for building, number in counts.items():
                if number == full[building] and (building, row) not in known:
                    known.append((building, row))
                    found.setdefault(round_number, {}).setdefault(building, []).append(row)
        round_number = max(1, view["round"])  # an imaginary player's roll can begin the next round
    return [found[number] for number in sorted(found)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_random_game_goes_to_its_end_and_everything_adds_up(name: str, seed: int) -> None:
    session = Session(game(name))
    random = Random(seed)
    while session.decision is not None:
        table = session.state
        check_components(table)
        if session.decision.seat != CHANCE:
            check_choices(session.game.view(table, session.decision.seat), table)
        action = random_action(table, random)
        session.play(action)
        check_one_step(session.game, table, action, session.state)
    rules = session.state.rules
    assert session.state.score_sheet.round == rules.rounds
    final = session.state.score_sheet.final_score
    assert final is not None
    crosses = [action for action, _, _ in session.played if isinstance(action, CrossOff)]
    seconds = [action for action, _, _ in session.played if isinstance(action, CrossOffSecond)]
    rows = rules.rows - rules.seats
    assert boxes(session.state) == 3 * rules.rows + len(crosses + seconds) + rules.rounds * rows


@pytest.mark.rule(Rule.MOST_POINTS_WIN)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", VARIANTS)
def test_points_are_what_a_slow_and_obvious_judge_gives(name: str, seed: int) -> None:
    session = random_game(name, seed)
    extra = {"contest": 21, "contest-3": 18, "contest-4": 15}.get(name, 0)
    grid = [list(row) for row in session.state.rules.sheet.grid]
    view = session.game.view(session.state, 0)
    totals = truth.total_points(view, grid, rounds_of(session), extra)
    final = session.state.score_sheet.final_score
    assert final is not None
    assert list(final.total) == totals


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_replays_to_the_same_states_and_lines(
    name: str, seed: int, tmp_path: Path
) -> None:
    session = random_game(name, seed)
    path = tmp_path / "game.alhambra"
    write_record(path, session.game.header, session.lines)
    again = open_record(path, game_of)
    assert again.lines == session.lines
    assert [played.action for played in again.played] == [
        played.action for played in session.played
    ]
    assert [played.state for played in again.played] == [played.state for played in session.played]


@pytest.mark.parametrize("name", VARIANTS)
def test_undo_to_the_start_gives_the_start_and_redo_the_end(name: str) -> None:
    session = random_game(name, 1)
    end, lines = session.state, session.lines
    for _ in range(len(session.played)):
        session.undo()
    assert session.state == session.game.start()
    while session.can_redo():
        session.redo()
    assert session.state == end
    assert session.lines == lines


@pytest.mark.parametrize("name", VARIANTS)
def test_states_are_plain_values(name: str) -> None:
    session = random_game(name, 2)
    states = [played.state._replace(rules=None) for played in session.played]  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(states)) == states  # noqa: S301
    assert len(set(map(hash, [state.seats for state in states]))) > len(states) // 3
