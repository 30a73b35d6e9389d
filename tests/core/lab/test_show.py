"""alhambra-lab show: the table as a person would want to read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.lab.__main__ import main
from core.lab.show_alhambra import city_plan


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("show") / "game.alhambra"
    arguments = ["--players", "2", "--modules", "walls,thieves,change,traders", "--seed", "4"]
    assert main(["play", *arguments, "--record", str(path)]) == 0
    return path


def show(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    capsys.readouterr()
    code = main(["show", *map(str, arguments)])
    return code, capsys.readouterr().out


def test_every_moment_of_a_game_can_be_shown(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    events = game.read_text().splitlines()[1:]
    for at in range(0, len(events) + 1, 7):
        code, drawing = show(capsys, game, "--at", at)
        assert code == 0
        assert f"After event {at}." in drawing
        assert max(map(len, drawing.splitlines())) <= 110


def test_the_end_of_a_game_has_market_scores_and_dirk(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, drawing = show(capsys, game)
    assert code == 0
    assert drawing.startswith("The game is over.")
    for word in ("Market", "Face-up money", "Dirk", "fountain", "Trader", "supply", "Scoring"):
        assert word in drawing
    total = json.loads(game.read_text().splitlines()[-1])["result"]["total"]
    for seat, points in enumerate(total):
        assert f"Seat {seat}: Seat {seat} · {points} points" in drawing


def test_a_palace_is_drawn_with_its_walls() -> None:
    palace: list[dict[str, Any]] = [
        {"tile": "fountain", "at": [0, 0], "walls": "", "citizen": None},
        {"tile": "garden-8-ne", "at": [1, 0], "walls": "nes", "citizen": "garden"},
    ]
    trader = {"at": [0, 1], "citizens": []}
    assert city_plan(palace, trader) == [
        "+┄┄┄┄┄┄┄┄┄┄+━━━━━━━━━━+",
        "┆ fountain    garden  ┃",
        "┆             8 ☻gar  ┃",
        "+┄┄┄┄┄┄┄┄┄┄+══════════+",
        "   TRADER",
    ]


def test_what_stands_before_a_mistake_is_shown_with_the_mistake(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = game.read_text().splitlines()[:20]
    bad = tmp_path / "bad"
    bad.write_text("\n".join([*lines, "{}", ""]))
    code, drawing = show(capsys, bad)
    assert code == 1
    assert "After event 19." in drawing
    assert "line 21: a line has exactly one of" in drawing


def test_a_file_without_a_header_shows_nothing_but_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad"
    bad.write_text("{}\n")
    code, message = show(capsys, bad)
    assert code == 1
    assert message == f'{bad}: line 1: not a game record: format must be "alhambra-record"\n'


def test_a_table_of_the_base_game_has_nothing_of_the_modules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.alhambra"
    assert main(["play", "--record", str(path)]) == 0
    code, drawing = show(capsys, path, "--at", 60)
    assert code == 0
    for word in ("Trader", "citizens", "Coins", "Thieves", "wall cards", "Dirk"):
        assert word not in drawing


def test_another_variant_is_not_shown(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, message = show(capsys, "--modules", "walls", game)
    assert code == 1
    assert "Market" not in message


def test_an_event_that_never_happened_is_a_wrong_option(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["show", str(game), "--at", "100000"])
    assert stop.value.code == 2
    assert "the record has" in capsys.readouterr().err


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(tmp_path / "nowhere")]) == 1
    assert "nowhere: No such file" in capsys.readouterr().err
