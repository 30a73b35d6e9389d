"""alhambra-lab ratings and trials: all players on one scale, and all rule sets in one go."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from core.alhambra.game import header_of
from core.catalogue import all_games, game_of
from core.kernel.brains import Choice
from core.kernel.lines import BadLine
from core.kernel.record import unnamed_seats
from core.lab import brain_player, ratings, tournament, trials
from core.lab.__main__ import main
from core.lab.line_files import locked
from core.lab.play import INTERRUPTED
from core.lab.players import Terms, player_of
from core.lab.playing import play
from core.lab.ratings import ANCHOR, ANCHORED, PLAYERS, rated
from core.lab.tournament import Played, play_all, seated
from core.levels import LEVELS, YARDSTICKS

TWO = header_of(unnamed_seats(2))


def game(deal: int, players: Iterable[str], ranks: list[float]) -> Played:
    return Played(seated(TWO, [*players], deal), ranks, None, "")


def test_who_wins_more_is_rated_higher_and_the_yardstick_stays_where_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "_RESAMPLES", 20)
    played = []
    for deal in range(40):
        played.append(game(deal, ("hard", "greedy"), [1, 2] if deal % 4 else [2, 1]))
        played.append(game(deal, ("greedy", "easy"), [1.5, 1.5] if deal % 4 else [2, 1]))
        played.append(game(deal, ("expert", "hard"), [1, 2]))
    found = rated(played)
    assert [*found] == ["expert", "hard", "easy", "greedy"]
    assert found[ANCHOR].elo == ANCHORED
    assert found["hard"].elo == pytest.approx(ANCHORED + 400 * 0.477, abs=15), "3 to 1"
    assert found["hard"].low < found["hard"].elo < found["hard"].high
    assert found["expert"].elo < 2500, "nobody is infinitely strong"
    assert found["hard"].games == 80


def test_ratings_go_on_where_they_were_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ratings, "_RESAMPLES", 2)
    state, file = tmp_path / "state", tmp_path / "ratings.json"
    monkeypatch.setattr(ratings, "PLAYERS", ("greedy", "easy"))
    words = ["ratings", "--tables", "2", "--games", "2", "--state", str(state)]
    assert main([*words, "--write", str(file)]) == 0
    written = json.loads(file.read_text())
    assert written["seats"]["2"].keys() == {"greedy", "easy"}
    head, first, second = state.read_bytes().splitlines(keepends=True)
    state.write_bytes(head + first + second[:-9])
    asked = []
    real = tournament._play_one

    def play_one(*arguments: Any) -> list[Played]:
        asked.append(arguments)
        return real(*arguments)

    monkeypatch.setattr(tournament, "_play_one", play_one)
    assert main(words) == 0
    assert len(asked) == 1, "the game whose line was cut off"
    assert state.read_bytes() == head + first + second
    assert main(words) == 0
    assert len(asked) == 1, "nothing is played again"
    assert main([*words, "--budget", "3"]) == 1
    assert "of another tournament" in capsys.readouterr().err
    state.write_bytes(head + b'{"deal": 1}\n')
    assert main(words) == 1
    assert "line 2: not a game of a tournament" in capsys.readouterr().err


def test_what_is_interrupted_is_not_written(tmp_path: Path) -> None:
    header = seated(TWO, ["easy", "easy"], 1)
    assert tournament._play_one(Terms(here=True), header, lambda: True) == []
    assert play_all([], 1.0, tmp_path / "state", 1) == []


def test_ratings_of_some_of_the_games_are_told_and_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """New Game reads what is written, and it wants everybody's."""
    monkeypatch.setattr(ratings, "_RESAMPLES", 20)
    some = [game(1, ("hard", "greedy"), [1, 2]), game(1, ("greedy", "hard"), [2, 1])]
    monkeypatch.setattr(ratings, "play_all", lambda *_: some)
    file = tmp_path / "ratings.json"
    words = f"ratings --tables 2 --state {tmp_path / 'state'} --write {file} --games".split()
    assert main([*words, "4"]) == INTERRUPTED
    assert "hard" in capsys.readouterr().out
    assert not file.exists()
    assert main([*words, "2"]) == 0
    assert file.exists()


def test_trials_that_were_interrupted_are_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "play_all", lambda *_: [game(1, ("hard", "easy"), [1, 2])])
    words = ["trials", "--state", str(tmp_path / "state"), "--games"]
    assert main([*words, "2"]) == INTERRUPTED
    assert main([*words, "1"]) == 0


@pytest.mark.parametrize(
    "damage",
    [
        {"ranks": [1.0]},
        {"ranks": 5},
        {"ranks": ["a", "b"]},
        {"out": 9},
        {"out": "a"},
        {"reason": 1},
        {"header": 1},
        {"header": {"seats": 2}},
    ],
)
def test_a_game_that_can_not_be_is_refused(tmp_path: Path, damage: dict[str, Any]) -> None:
    file = tmp_path / "state"
    line = game(1, ("hard", "easy"), [1, 2])._asdict()
    head = tournament._head(1.0)
    file.write_text(f"{json.dumps(head)}\n{json.dumps(line)}\n")
    assert play_all([], 1.0, file, 1) == []
    file.write_text(f"{json.dumps(head)}\n{json.dumps({**line, **damage})}\n")
    with pytest.raises(BadLine, match="line 2: not a game of a tournament"):
        play_all([], 1.0, file, 1)


def test_two_do_not_write_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "table.csv"
    state = tmp_path / "table.csv.state"
    arena = f"arena --seats easy,easy --games 2 --here --csv {table}".split()
    with locked(state):
        with pytest.raises(SystemExit) as ended:
            main(arena)
        assert ended.value.code == 1
        assert main(["trials", "--state", str(state)]) == 1
    said = capsys.readouterr().err
    assert said.count("another command is writing this file") == 2
    assert "start over" not in said
    assert main(arena) == 0


@pytest.mark.parametrize("tables", ["1", "two", "7", "2,9"])
def test_only_tables_that_there_are_are_rated(tables: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["ratings", "--state", "x", "--tables", tables])
    assert ended.value.code == 2


def test_everybody_is_rated_with_everybody_in_every_seat() -> None:
    headers = ratings.headers(3, 400)
    assert len(headers) == 402
    seats = Counter((at, s["kind"]) for one in headers for at, s in enumerate(one["seats"]))
    assert len(seats) == 3 * len(PLAYERS)
    assert len({seats[at, "ai:hard"] for at in range(3)}) == 1
    assert {*PLAYERS} > {*LEVELS, *YARDSTICKS}


def test_trials_have_every_rule_set_and_every_player() -> None:
    headers = trials.headers(150)
    rule_sets = [one.header for one in all_games()]
    for wanted, header in zip(rule_sets, headers, strict=False):
        assert len(header["seats"]) == len(wanted["seats"])
        assert header["modules"] == wanted["modules"]
    assert {seat["kind"] for one in headers for seat in one["seats"]} == {
        f"ai:{name}" for name in PLAYERS
    }


def test_trials_tell_what_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["trials", "--games", "1", "--state", str(tmp_path / "state")]
    assert main(words) == 0
    assert "out: 0, stopped because nobody bought anything any more: 0" in capsys.readouterr().out
    assert main([*words, "--budget", "9"]) == 1
    assert "of another tournament" in capsys.readouterr().err
    header = seated(TWO, ["easy", "hard"], 7)
    wrong = [Played(header, [2, 1], 0, "it sulked"), Played(header, [], None, "it was late")]
    monkeypatch.setattr(trials, "play_all", lambda *_: wrong)
    assert main(words) == 1
    told = capsys.readouterr().out
    assert "deal 7, ['easy', 'hard'] [], easy: it sulked" in told
    assert "[]: it was late" in told


def test_a_level_plays_the_same_in_this_process() -> None:
    header = seated(TWO, ["hard:builder", "easy@2"], 5)
    here, there = (
        play(game_of(header), 5, lambda: False, Terms(budget=0.5, here=here))
        for here in (True, False)
    )
    assert here.actions == there.actions
    assert here.is_over


def test_a_seat_has_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[float] = []
    monkeypatch.setattr(brain_player, "brain_of", lambda *given: budgets.append(given[-1]))
    header = seated(TWO, ["expert@4", "expert"], 5)
    terms = Terms(budget=0.006, here=True)
    for seat, player in enumerate(header["seats"]):
        player_of(player["kind"], game_of(header), seat, "5", terms, lambda: False)
    assert budgets == [pytest.approx(0.024), 0.006]


def test_a_level_that_breaks_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def hear(self, event: object) -> None:
            pass

        def decide(self, *_question: object) -> Choice:
            raise ZeroDivisionError("nothing")

    monkeypatch.setattr(brain_player, "brain_of", lambda *_: Broken())
    course = play(game_of(seated(TWO, ["easy", "easy"], 1)), 1, lambda: False, Terms(here=True))
    assert course.result() == {
        "forfeit": course.states[-1].agenda[-1].seat,
        "reason": '"ZeroDivisionError nothing"',
    }


def test_a_level_that_cannot_even_begin_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_hello: object) -> None:
        raise OverflowError("too much")

    monkeypatch.setattr(brain_player, "brain_of", broken)
    course = play(game_of(seated(TWO, ["easy", "easy"], 1)), 1, lambda: False, Terms(here=True))
    assert course.result() == {"forfeit": 0, "reason": '"OverflowError too much"'}
