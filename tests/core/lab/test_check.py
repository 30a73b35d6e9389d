"""alhambra-lab check: what is in order, and what is said of what is not."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.lab.__main__ import main

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("check") / "game.alhambra"
    assert main(["play", "--players", "2", "--seed", "3", "--record", str(path)]) == 0
    return path


def lines_of(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_text().splitlines()]


def write(path: Path, lines: Lines) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def say(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    capsys.readouterr()
    code = main(["check", *map(str, arguments)])
    return code, capsys.readouterr().out


def test_a_whole_record_is_ok_with_its_totals(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = lines_of(game)[-1]["result"]
    totals = " ".join(map(str, result["total"]))
    assert say(capsys, game) == (0, f"{game}: ok, {totals} (Dirk {result['dirk']})\n")


def test_a_record_without_result_is_unfinished(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    half = write(tmp_path / "half", lines_of(game)[:40])
    assert say(capsys, half) == (1, f"{half}: unfinished after line 40\n")
    assert say(capsys, "--partial", half) == (0, f"{half}: ok, unfinished after line 40\n")


def test_a_line_that_was_cut_off_is_ignored_only_where_that_is_asked_for(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    half = write(tmp_path / "half", lines_of(game)[:40])
    with half.open("a") as file:
        file.write('{"seat": 0, "do": "ta')
    code, message = say(capsys, half)
    assert (code, "line 41: cut off" in message) == (1, True)
    assert say(capsys, "--partial", half) == (0, f"{half}: ok, unfinished after line 40\n")


def test_one_bad_file_among_good_ones_makes_it_fail(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, message = say(capsys, game, tmp_path / "nowhere", game)
    assert code == 1
    assert message.count(": ok, ") == 2
    assert "No such file" in message


def test_a_forfeited_game_is_in_order(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*lines_of(game)[:30], {"result": {"forfeit": 1, "reason": "no answer in 30 s"}}]
    code, message = say(capsys, write(tmp_path / "forfeit", lines))
    assert (code, "ok, forfeited by seat 1" in message) == (0, True)


def test_a_record_of_another_variant_is_not_what_was_asked_for(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert say(capsys, "--game", "alhambra", "--modules", "", game)[0] == 0
    for wrong, reason in (
        (["--modules", "walls"], 'modules is [], not ["walls"]'),
        (["--game", "roll-and-write"], 'game is "alhambra", not "roll-and-write"'),
        (["--game", "roll-and-write", "--contest"], "line 1: "),
    ):
        code, message = say(capsys, *wrong, game)
        assert (code, reason in message) == (1, True)


def test_the_number_of_imaginary_players_and_the_sheet_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "solo"
    variant = ["--game", "roll-and-write"]
    assert main(["play", *variant, "--players", "1", "--contest", "--record", str(path)]) == 0
    assert say(capsys, *variant, "--imaginary", 2, "--contest", path)[0] == 0
    code, message = say(capsys, *variant, "--imaginary", 3, path)
    assert (code, "imaginary players are 2, not 3" in message) == (1, True)
    sheet = lines_of(path)[0].get("sheet")
    assert sheet is None
    other = tmp_path / "sheet.json"
    rows = [["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]] * 6
    other.write_text(json.dumps({"grid": rows, "coins": 10}))
    code, message = say(capsys, *variant, "--sheet", other, path)
    assert (code, "sheet is null" in message) == (1, True)
    assert main(["play", *variant, "--sheet", str(other), "--record", str(path)]) == 0
    assert say(capsys, *variant, "--sheet", other, path)[0] == 0


def spoil_card(lines: Lines) -> int:
    """Pay a card twice."""
    at = next(at for at, line in enumerate(lines) if line.get("do") == "buy")
    lines[at]["pay"] *= 2
    return at + 1


def spoil_seat(lines: Lines) -> int:
    lines[4]["seat"] = 1 - lines[4]["seat"]
    return 5


def spoil_tile(lines: Lines) -> int:
    at = next(at for at, line in enumerate(lines) if line.get("do") == "buy")
    lines[at]["tile"] = "moat-3"
    return at + 1


def spoil_score(lines: Lines) -> int:
    at = next(at for at, line in enumerate(lines) if "score" in line)
    lines[at]["wall"][0] += 1
    return at + 1


def spoil_version(lines: Lines) -> int:
    lines[0]["version"] = 2
    return 1


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (spoil_card, "PAY_WHAT_YOU_HAVE"),
        (spoil_seat, "ONLY_WHO_IS_ASKED"),
        (spoil_tile, "moat-3"),
        (spoil_score, "LONGEST_WALL"),
        (spoil_version, "newer"),
    ],
)
def test_what_is_wrong_is_told_with_the_line_and_the_rule(
    game: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[Lines], int],
    reason: str,
) -> None:
    lines = lines_of(game)
    number = spoil(lines)
    code, message = say(capsys, write(tmp_path / "bad", lines))
    assert code == 1
    assert f"line {number}: " in message
    assert reason in message


MEGABYTE = 1 << 20


def monster(path: Path, kind: str) -> None:
    """A file that a naive reader would choke on."""
    header = json.dumps(
        {
            "format": "alhambra-record",
            "version": 1,
            "game": "alhambra",
            "modules": [],
            "seats": [{"name": name, "kind": "human"} for name in "ab"],
            "youngest": 0,
        }
    ).encode()
    with path.open("wb") as file:
        if kind == "100 MB of notes":
            file.write(header + b"\n")
            note = b'{"note": "x", "text": "' + b"y" * 1000 + b'"}\n'
            for _ in range(100 * MEGABYTE // len(note)):
                file.write(note)
        elif kind == "a line of 50 MB":
            file.write(header + b'\n{"note": "')
            for _ in range(50):
                file.write(b"x" * MEGABYTE)
            file.write(b'"}\n')
        elif kind == "nested 100,000 deep":
            file.write(header + b'\n{"note": ' + b"[" * 100_000 + b"]" * 100_000 + b"}\n")
        elif kind == "a million empty objects":
            file.write(header + b"\n" + b'{"note":0}\n' * 1_000_000)
        elif kind == "not UTF-8":
            file.write(b"\xff\xfe" + header + b"\n")
        elif kind == "empty":
            pass


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("100 MB of notes", "longer than"),
        ("a line of 50 MB", "line 2: longer than"),
        ("nested 100,000 deep", "line 2: nested too deep"),
        ("a million empty objects", "more than"),
        ("not UTF-8", "line 1: not UTF-8"),
        ("empty", "line 1: an empty record"),
    ],
)
def test_monsters_are_refused_without_filling_the_memory(
    tmp_path: Path, kind: str, message: str
) -> None:
    path = tmp_path / "monster.alhambra"
    monster(path, kind)
    size, changed = path.stat().st_size, path.stat().st_mtime_ns
    limit = 500 * MEGABYTE
    done = subprocess.run(
        [sys.executable, "-m", "core.lab", "check", str(path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )
    assert done.returncode == 1
    assert message in done.stdout
    assert done.stderr == ""
    assert (path.stat().st_size, path.stat().st_mtime_ns) == (size, changed)


def test_what_has_happened_is_written_before_a_forfeit(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(game)
    score = next(index for index, line in enumerate(lines) if "score" in line)
    forfeit = {"result": {"forfeit": 1, "reason": "it ended"}}
    right = write(tmp_path / "right", [*lines[: score + 1], forfeit])
    assert say(capsys, right) == (0, f"{right}: ok, forfeited by seat 1\n")
    wrong = write(tmp_path / "wrong", [*lines[:score], forfeit])
    code, told = say(capsys, wrong)
    assert code == 1
    assert f"line {score + 1}: here stands the score 1" in told
    late = write(tmp_path / "late", [*lines[:-1], forfeit])
    assert say(capsys, late)[0] == 1


def test_a_file_with_any_name_is_checked(game: Path, tmp_path: Path) -> None:
    """Also on a terminal that knows only some letters."""
    named = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.alhambra"))
    named.write_bytes(game.read_bytes())
    done = subprocess.run(
        [sys.executable, "-m", "core.lab", "check", named],
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
    )
    assert done.returncode == 0, done.stderr
    assert rb"\udcff\udcfe.alhambra: ok" in done.stdout
