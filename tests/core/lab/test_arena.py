"""alhambra-lab arena: who is stronger, and who does not play at all."""

from __future__ import annotations

import csv
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from core.alhambra.ai.levels import LEVELS as OF_ALHAMBRA
from core.alhambra.rulesets import MODULES
from core.lab import arena
from core.lab.__main__ import main
from core.lab.arena import Pairing
from core.levels import THINKERS
from core.roll_and_write.ai.player import LEVELS as OF_ROLL_AND_WRITE
from tests.core.lab.test_play import LAB, Terminal, lab, wait_for

READY = """
import json, sys, time
print(json.dumps({"type": "ready", "name": "x"}), flush=True)
"""
ANSWER = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"type": "move", "id": message["id"], "index": %s}), flush=True)
"""
# When all money is taken, whoever has no tile must buy one; with that one it redesigns for ever.
BUYS_NOTHING_ANY_MORE = """
def worth(move):
    return {"redesign": 0, "take": 1}.get(move["do"], 2)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        moves = message["moves"]
        best = min(range(len(moves)), key=lambda index: worth(moves[index]))
        print(json.dumps({"type": "move", "id": message["id"], "index": best}), flush=True)
"""


def bot(folder: Path, code: str) -> str:
    """The kind of a seat that runs this code."""
    path = folder / "bot.py"
    path.write_text(READY + code)
    # Without site packages it starts sooner.
    return "bot:" + shlex.join([sys.executable, "-S", str(path)])


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def records_in(folder: Path) -> list[list[dict[str, Any]]]:
    return [
        [json.loads(line) for line in path.read_text().splitlines()]
        for path in sorted(folder.glob("*.alhambra"))
    ]


@pytest.mark.unmeasured
def test_all_levels_play_with_all_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--modules", ",".join(MODULES), "--seats", "easy,medium,hard,expert",
                 "--games", "4", "--budget", "0.002", "--luck", "--here"]) == 0  # fmt: skip
    assert "was out" not in capsys.readouterr().out


def test_points_for_citizens_are_told(tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    words = "arena --seats hard,hard:no-traders --games 2 --here --modules traders --csv"
    assert main([*words.split(), str(table)]) == 0
    points = [float(row["citizens"]) for row in rows_of(table)]
    assert points[0] > points[1] == 0


def test_everybody_plays_every_deal_from_every_seat(tmp_path: Path) -> None:
    seats = "random,sampling,random"
    assert main(["arena", "--seats", seats, "--games", "6", "--records", str(tmp_path)]) == 0
    records = records_in(tmp_path)
    assert len(records) == 6
    for deal in (records[:3], records[3:]):
        assert deal[0][1:4] == deal[1][1:4] == deal[2][1:4]  # tiles, money, draw pile
        names = [[seat["name"] for seat in record[0]["seats"]] for record in deal]
        for seat in range(3):
            assert {own[seat] for own in names} == {"Seat 0", "Seat 1", "Seat 2"}
        kinds = [[seat["kind"] for seat in record[0]["seats"]] for record in deal]
        assert [own.index("ai:sampling") for own in kinds] == [1, 0, 2]
    assert records[0][1] != records[3][1]
    assert main(["check", *map(str, tmp_path.glob("*.alhambra"))]) == 0


@pytest.mark.unmeasured
def test_everybody_starts_equally_often(tmp_path: Path) -> None:
    seats = "random,sampling,random"
    assert main(["arena", "--seats", seats, "--games", "12", "--records", str(tmp_path)]) == 0
    starters: Counter[str] = Counter()
    for header, *lines in records_in(tmp_path):
        first = next(line for line in lines if "do" in line)
        starters[header["seats"][first["seat"]]["name"]] += 1
    assert set(starters.values()) == {4}


def test_games_are_rounded_up_to_whole_rotations(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "sampling,sampling,sampling", "--games", "4"]) == 0
    assert "6 of 6 games, 2 deals" in capsys.readouterr().out


def test_the_table_adds_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "table.csv"
    records = tmp_path / "records"
    assert main(["arena", "--seats", "random,sampling", "--games", "10", "--csv", str(table),
                 "--records", str(records)]) == 0  # fmt: skip
    header = "seat,kind,games,wins,mean_points,mean_rank,elo,elo_low,elo_high,ms_median,ms_p95"
    columns = f"{header},forfeits,fair,fair_low,fair_high,citizens"
    assert table.read_text().splitlines()[0] == columns
    rows = rows_of(table)
    assert [row["kind"] for row in rows] == ["random", "sampling"]
    points: dict[str, list[int]] = {"Seat 0": [], "Seat 1": []}
    wins: Counter[str] = Counter()
    for record in records_in(records):
        names = [seat["name"] for seat in record[0]["seats"]]
        result = record[-1]["result"]
        for name, own in zip(names, result["total"], strict=True):
            points[name].append(own)
        for winner in result["winners"]:
            wins[names[winner]] += 1 / len(result["winners"])  # type: ignore[assignment]
    for row in rows:
        own = points[f"Seat {row['seat']}"]
        assert row["games"] == "10"
        assert float(row["wins"]) == wins[f"Seat {row['seat']}"]
        assert float(row["mean_points"]) == pytest.approx(sum(own) / 10, abs=0.001)
        assert float(row["elo_low"]) < float(row["elo"]) < float(row["elo_high"])
        assert row["forfeits"] == "0"
    assert sum(float(row["mean_rank"]) for row in rows) == pytest.approx(3)
    assert "10 of 10 games, 5 deals" in capsys.readouterr().out


def test_luck_is_subtracted_if_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One seat is always a little lucky, whoever sits there."""
    monkeypatch.setattr(arena, "luck_of", lambda *_: [0.2, -0.2])
    table = tmp_path / "table.csv"
    arguments = ["arena", "--seats", "random,sampling", "--csv", str(table), "--luck"]
    assert main([*arguments, "--games", "20"]) == 0
    for row in rows_of(table):
        assert float(row["fair"]) == pytest.approx(float(row["wins"]) / 20, abs=0.001)
        assert float(row["fair_low"]) < float(row["fair"]) < float(row["fair_high"])
    told = capsys.readouterr().out
    assert "luck of seat 0: 0.0 % on average" in told
    assert "with luck subtracted, a game counts for 1.00" in told


def test_two_processes_find_the_same_as_one(tmp_path: Path) -> None:
    for jobs in (1, 2):
        done = lab("arena", "--seats", "random,sampling", "--games", 6, "--jobs", jobs,
                   "--csv", tmp_path / f"{jobs}.csv")  # fmt: skip
        assert done.returncode == 0, done.stderr
    one, two = (
        [{key: row[key] for key in row if not key.startswith("ms_")} for row in rows_of(path)]
        for path in (tmp_path / "1.csv", tmp_path / "2.csv")
    )
    assert one == two


def test_the_bar_and_the_variants(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["arena", "--seats", "random,sampling", "--games", "2", "--modules", "walls"]) == 0
    assert terminal.getvalue().endswith("█ 2/2\n")
    arguments = ["arena", "--game", "roll-and-write", "--seats", "sampling", "--games", "2"]
    assert main([*arguments, "--contest"]) == 0
    assert "2 of 2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("sys.exit(3)", "it ended"),
        ("time.sleep(1000)", "no answer in 1 s"),
        ("while True: print('spam' * 20)", "it wrote too much|not JSON at column 1"),
        ("sys.stdin.readline(); print('?', flush=True); time.sleep(1000)", "not JSON at column 1"),
        (ANSWER % "-1", "there is no move -1"),
        (ANSWER % "0 if message['id'] < 3 else 'x'", 'there is no move "x"'),
    ],
)
def test_who_does_not_play_loses_with_the_reason_in_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str, reason: str
) -> None:
    table = tmp_path / "table.csv"
    seats = f"{bot(tmp_path, code)},random,sampling"
    patience = "1" if reason == "no answer in 1 s" else "20"  # one is waited for in each game
    assert main(["arena", "--seats", seats, "--games", "3", "--patience", patience,
                 "--csv", str(table), "--records", str(tmp_path)]) == 0  # fmt: skip
    output = capsys.readouterr().out
    assert re.search(rf"seat 0 was out of \d games?: ({reason})\n", output)
    bad, *others = rows_of(table)
    assert (bad["forfeits"], bad["wins"], bad["mean_rank"]) == ("3", "0.0", "3.0")
    assert [row["wins"] for row in others] == ["1.5", "1.5"]
    assert {row["mean_points"] for row in (bad, *others)} == {""}
    assert main(["check", *map(str, tmp_path.glob("*.alhambra"))]) == 0


def test_a_bot_that_cannot_be_started_loses_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "random,bot:/no/such/program", "--games", "2"]) == 0
    output = capsys.readouterr().out
    assert "seat 1 was out of 2 games: can't be started" in output


def test_a_game_in_which_nobody_buys_is_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kind = bot(tmp_path, BUYS_NOTHING_ANY_MORE)
    arguments = ["--seats", f"{kind},{kind}", "--games", "1", "--records", str(tmp_path)]
    assert main(["arena", *arguments]) == 0
    assert "nobody won 2 games: no tile was bought for 300 turns" in capsys.readouterr().out
    record = records_in(tmp_path)[0]
    assert record[-1] == {"note": "stopped", "reason": "no tile was bought for 300 turns"}
    assert not any(line.get("do") == "buy" for line in record[-300:])
    assert main(["check", "--partial", *map(str, tmp_path.glob("*.alhambra"))]) == 0
    assert main(["play", "--seats", f"{kind},{kind}"]) == 0
    assert "game 1: stopped: no tile was bought for 300 turns" in capsys.readouterr().out


@pytest.mark.measured_programs
def test_an_arena_goes_on_after_an_interruption(tmp_path: Path) -> None:
    whole, table = tmp_path / "whole.csv", tmp_path / "table.csv"
    arguments = ["arena", "--seats", "random,sampling", "--jobs", "2", "--here"]
    process = subprocess.Popen(
        [*LAB, *arguments, "--games", "100000", "--csv", str(table)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    state = tmp_path / "table.csv.state"
    wait_for(lambda: state.exists() and len(state.read_bytes().splitlines()) > 3)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert "of 100000 games" in output
    played = int(output.split()[0])
    assert rows_of(table)[0]["games"] == str(played)

    lines = state.read_bytes().splitlines(keepends=True)
    state.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])  # as if killed in the middle of it
    games = played + 4 + played % 2
    done = lab(*arguments, "--games", games, "--csv", table, "--resume")
    assert done.returncode == 0
    assert f"{games} of {games} games" in done.stdout
    assert lab(*arguments, "--games", games, "--csv", whole).returncode == 0
    for ours, theirs in zip(rows_of(table), rows_of(whole), strict=True):
        same = [key for key in ours if not key.startswith("ms_")]
        assert [ours[key] for key in same] == [theirs[key] for key in same]
    again = lab(*arguments, "--games", games, "--csv", table, "--resume")
    assert f"{games} of {games} games" in again.stdout
    assert state.read_bytes().count(b"\n") == games + 1


def test_the_records_have_a_state_file_too_and_resuming_may_be_the_first_time(
    tmp_path: Path,
) -> None:
    for games in (2, 4):
        arguments = ["arena", "--seats", "random,sampling", "--records", str(tmp_path), "--resume"]
        assert main([*arguments, "--games", str(games)]) == 0
        assert (tmp_path / "arena.state").read_bytes().count(b"\n") == games + 1


def test_an_interruption_before_the_first_game_leaves_an_empty_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("core.lab.workers.Interruption.__call__", lambda _: True)
    table = tmp_path / "table.csv"
    assert main(["arena", "--seats", "random,sampling", "--csv", str(table)]) == 0
    assert "0 of 100 games" in capsys.readouterr().out
    assert rows_of(table)[0]["elo"] == ""


OUTCOME = {
    "deal": 1, "rotation": 0, "shares": [1.0, 0.0], "ranks": [1.0, 2.0], "points": [90, 80],
    "out": None, "reason": "", "ms": [[1.5], []], "luck": [], "citizens": [],
}  # fmt: skip


@pytest.mark.parametrize(
    "wrong",
    [
        "not JSON",
        {"deal": 1},
        {**OUTCOME, "deal": "one"},
        {**OUTCOME, "rotation": 2},
        {**OUTCOME, "shares": [1.0]},
        {**OUTCOME, "ranks": ["first", "second"]},
        {**OUTCOME, "points": 90},
        {**OUTCOME, "out": 7},
        {**OUTCOME, "reason": None},
        {**OUTCOME, "ms": None},
        {**OUTCOME, "ms": [[]]},
        {**OUTCOME, "ms": [["long"], []]},
        {**OUTCOME, "ms": [3, 4]},
        {**OUTCOME, "luck": [0.5]},
        {**OUTCOME, "citizens": [-1, 2]},
    ],
)
def test_a_damaged_state_file_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: Any
) -> None:
    table = tmp_path / "table.csv"
    arguments = ["arena", "--seats", "random,sampling", "--games", "2", "--csv", str(table)]
    assert main(arguments) == 0
    state = tmp_path / "table.csv.state"
    first = state.read_text().splitlines()[0]
    state.write_text(f"{first}\n{json.dumps(OUTCOME)}\n")
    assert main([*arguments, "--resume"]) == 0
    line = wrong if isinstance(wrong, str) else json.dumps(wrong)
    state.write_text(f"{first}\n{json.dumps(OUTCOME)}\n{line}\n")
    capsys.readouterr()
    with pytest.raises(SystemExit, match="1"):
        main([*arguments, "--resume"])
    errors = capsys.readouterr().err
    assert f"{state}: line 3: not " in errors
    assert "To start over" in errors


def test_the_state_file_of_another_arena_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "--seats", "random,sampling", "--games", "2",
                 "--csv", str(tmp_path / "table.csv"), "--resume"]  # fmt: skip
    assert main(arguments) == 0
    capsys.readouterr()
    with pytest.raises(SystemExit, match="1"):
        main([*arguments, "--budget", "0.5"])
    assert "belongs to another arena: budget is 1.0 there, and 0.5 here" in capsys.readouterr().err


@pytest.fixture
def deaf(tmp_path: Path) -> str:
    """A bot that never listens; it leaves a note with the number of its process."""
    code = f"""
import os
open({str(tmp_path)!r} + f"/bot-{{os.getpid()}}", "w").close()
sys.stdin.close()
time.sleep(1000)
"""
    return bot(tmp_path, code)


def arena_of(deaf: str, folder: Path, jobs: int) -> subprocess.Popen[bytes]:
    """An arena in which everybody waits for the deaf ones."""
    process = subprocess.Popen(
        [*LAB, "arena", "--seats", f"random,{deaf}", "--jobs", str(jobs), "--games", "100",
         "--patience", "1000"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    wait_for(lambda: len(list(folder.glob("bot-*"))) >= jobs)
    return process


def bots_in(folder: Path) -> list[int]:
    return [int(path.name.removeprefix("bot-")) for path in folder.glob("bot-*")]


@pytest.mark.measured_programs
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("jobs", [1, 2])
def test_nobody_stays_behind_however_an_arena_ends(
    tmp_path: Path, deaf: str, sent: signal.Signals, jobs: int
) -> None:
    """Neither workers nor bots, not even those that never listen."""
    with arena_of(deaf, tmp_path, jobs) as process:
        children = children_of(process.pid)
        process.send_signal(sent)
    for one in (*children, *bots_in(tmp_path)):
        wait_for(lambda one=one: has_ended(one))  # type: ignore[misc]


def test_nobody_stays_behind_where_a_worker_was_killed(tmp_path: Path, deaf: str) -> None:
    with arena_of(deaf, tmp_path, jobs=2) as process:
        children = children_of(process.pid)
        workers = [
            one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()
        ]
        os.kill(workers[0], signal.SIGKILL)
        assert process.stderr is not None
        assert process.stderr.read() == b"alhambra-lab: a worker was killed\n"
    assert process.returncode == 1
    for one in (*children, *bots_in(tmp_path)):
        wait_for(lambda one=one: has_ended(one))  # type: ignore[misc]


def children_of(process: int) -> list[int]:
    return [
        int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def has_ended(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.parametrize(
    "arguments",
    [
        ["--resume"],
        ["--game", "roll-and-write", "--luck"],
        ["--seats", "random,sampling", "--players", "3"],
        ["--budget", "0"],
        ["--budget", "much"],
        ["--seats", "hard@0,hard"],
        ["--seats", "random@2,hard"],
        ["--patience", "-1"],
        ["--patience", "inf"],
        ["--games", "0"],
    ],
)
def test_wrong_options(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["arena", *arguments])


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "expert@1e300,easy"],
        ["--seats", "expert@1000.5,easy"],
        ["--seats", "expert@200,easy", "--budget", "6"],
        ["--budget", "1001"],
    ],
)
def test_nobody_does_so_much_work_that_no_game_ends(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["arena", *arguments])
    assert "times the usual work is too much; the most is 1000" in capsys.readouterr().err


@pytest.mark.parametrize("factor", ["nan", "inf", "-inf", "0", "-1", "1e-400"])
def test_work_is_a_number_above_nothing(factor: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--budget=" + factor], ["--seats", f"expert@{factor},easy"]):
        with pytest.raises(SystemExit, match="2"):
            main(["arena", *arguments])
        assert "is not a number above 0" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "player"),
    [
        *(("alhambra", player) for player in ("random", "greedy", "easy", "medium:builder")),
        *(("roll-and-write", player) for player in ("sampling", "easy", "medium", "hard")),
    ],
)
def test_who_never_looks_ahead_has_no_more_work_to_do(
    game: str, player: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["arena", "--game", game, "--seats", f"{player}@4,expert@0.1"])
    assert f"{player} does no more or less work than it does" in capsys.readouterr().err


def test_a_budget_is_for_those_who_look_ahead() -> None:
    board = [name for name, one in OF_ALHAMBRA.items() if one.depth or one.second_look]
    dice = [name for name, one in OF_ROLL_AND_WRITE.items() if one.turns]
    assert {"alhambra": (*board, "expert-1"), "roll-and-write": tuple(dice)} == THINKERS


def test_everybody_moves_on_by_one_seat() -> None:
    assert [Pairing(1, 1).player_at(seat, 3) for seat in range(3)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("deal", 1.5),
        ("rotation", 1.0),
        ("rotation", True),
        ("rotation", 2),
        ("shares", [10**400, 0]),
        ("shares", [-1, 2]),
        ("ranks", [1e300, 1]),
        ("points", [10**30, 0]),
        ("out", 0.0),
        ("out", [0]),
        ("ms", [[1e308, 1e308], []]),
        ("ms", [[-1], []]),
        ("ms", {}),
        ("reason", None),
    ],
)
def test_an_absurd_state_is_refused_with_a_sentence(
    tmp_path: Path, key: str, value: object, capsys: pytest.CaptureFixture[str]
) -> None:
    arena = ["arena", "--seats", "random,random", "--games", "2", "--csv", str(tmp_path / "x.csv")]
    assert main(arena) == 0
    state = tmp_path / "x.csv.state"
    header, first, *rest = state.read_text().splitlines()
    state.write_text("\n".join([header, json.dumps(json.loads(first) | {key: value}), *rest, ""]))
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        main([*arena, "--resume"])
    assert ended.value.code == 1
    told = capsys.readouterr().err
    assert "x.csv.state: line 2: " in told
    assert "remove the file" in told
