"""The command that plays every rule set says what went wrong."""

import pytest

from core.catalogue import all_games
from tests import play_everything


def run(monkeypatch: pytest.MonkeyPatch, *options: str) -> int:
    monkeypatch.setattr("sys.argv", ["play_everything", *options])
    return play_everything.main()


def test_all_in_order(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "--games", "0", "--dice-games", "11", "--base", "1") == 0
    said = capsys.readouterr().out
    assert "base game: 1 games of 1 rule sets" in said
    assert "roll-and-write: 11 games of 10 rule sets" in said
    assert "12 games in " in said
    assert "all of them in order" in said


def test_something_went_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play_everything, "read_again", lambda record: ([None], record))
    assert run(monkeypatch, "--games", "0", "--dice-games", "2") == 1
    said = capsys.readouterr().out
    assert "2 games in " in said
    assert "2 went wrong" in said
    assert "roll-and-write, 1 seats, 2 imaginary, number 0" in said
    assert "the record leads to another state" in said


def test_every_rule_set_of_the_board_game_is_played_as_often() -> None:
    tasks = list(play_everything.tasks(games=2, dice_games=50, base_games=10))
    board_games = [game for game in all_games() if game.header["game"] == "alhambra"]
    assert len(tasks) == 2 * len(board_games) + 50 + 10
    assert len({(play_everything.name_of(task.header), task.number) for task in tasks}) == len(
        tasks
    )


@pytest.mark.parametrize("wrong", ["-1", "many"])
def test_a_wrong_number_of_games(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    with pytest.raises(SystemExit) as caught:
        run(monkeypatch, "--games", wrong)
    assert caught.value.code == 2
