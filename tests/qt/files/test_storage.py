"""Games lie in the user's folder, are listed, and have one writer each."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from platformdirs import PlatformDirs

from alhambra_qt.files.copies import save_copy
from alhambra_qt.files.game_files import bot_seats, hand_to, read_game, stem_of
from alhambra_qt.files.opened import open_claimed
from alhambra_qt.files.own_file import GameFile
from alhambra_qt.files.storage import (
    folders_in,
    folders_of_user,
    is_open_elsewhere,
    last_unfinished,
    lock_of,
    read_saved_game,
    saved_games,
)
from tests.qt.games import new_session, no_file_longer_than, play_on, record_of


def test_the_system_says_where_files_belong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/somewhere/config")
    monkeypatch.setenv("XDG_STATE_HOME", "/somewhere/state")
    folders = folders_of_user({})
    assert folders.games == Path("/somewhere/data/alhambra-qt/games")
    assert folders.settings == Path("/somewhere/config/alhambra-qt/settings.json")
    assert folders.log == Path("/somewhere/state/alhambra-qt/alhambra-qt.log")


@pytest.mark.parametrize(
    "environment",
    [
        {"HOME": "/home/zoraya"},
        {"HOME": "/home/zoraya/", "XDG_CONFIG_HOME": "/etc/hers", "XDG_STATE_HOME": "not/absolute"},
        {
            "HOME": "relative",
            "XDG_DATA_HOME": "/data",
            "XDG_STATE_HOME": "/s",
            "XDG_CONFIG_HOME": "/c",
        },
    ],
)
def test_folders_are_those_that_platformdirs_finds(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    theirs = PlatformDirs("alhambra-qt", appauthor=False)
    assert folders_of_user(environment) == (
        theirs.user_data_path,
        theirs.user_state_path,
        theirs.user_config_path,
    )


def test_one_folder_can_be_given_for_everything(tmp_path: Path) -> None:
    assert folders_of_user({"ALHAMBRA_QT_HOME": str(tmp_path)}) == folders_in(tmp_path)


def test_a_new_game_is_in_the_folder_at_once(tmp_path: Path) -> None:
    session = new_session()
    file = GameFile(session, tmp_path)
    play_on(session, 30)
    assert file.path is not None
    assert read_game(file.path).state == session.state
    file.close()
    assert [game.path for game in saved_games(tmp_path, 5)] == [file.path]


def test_two_games_of_the_same_people_have_two_files(tmp_path: Path) -> None:
    files = [GameFile(new_session(), tmp_path) for _ in range(3)]
    assert len({file.path for file in files}) == 3
    for file in files:
        file.close()


@pytest.mark.parametrize(
    "name", ["<b>", "../../etc/passwd", "A" * 10_000, "شهرزاد", "🦁🕌", "a\0b\nc", "CON", ""]
)
def test_any_name_makes_a_file_name(tmp_path: Path, name: str) -> None:
    file = GameFile(new_session(name, "Ben"), tmp_path)
    assert file.path is not None
    assert file.path.parent == tmp_path
    file.close()


def test_a_file_is_named_after_the_day_and_the_people() -> None:
    stem = stem_of(["Ann", "Ben & Cem"], datetime(2026, 11, 16, 9, 5, tzinfo=UTC))
    assert stem == "2026-11-16 09-05 Ann, Ben-Cem"


def test_the_list_says_who_plays_and_how_far(tmp_path: Path) -> None:
    finished = record_of(play_on(new_session("Ann", "Ben")), tmp_path / "a.alhambra")
    running = record_of(play_on(new_session("Cem", "Dot"), 12), tmp_path / "b.alhambra")
    os.utime(finished, (1000, 1000))
    os.utime(running, (2000, 2000))
    second, first = saved_games(tmp_path, 5)[::-1]
    assert first.path == running
    assert (first.names, first.is_finished, first.scorings) == (("Cem", "Dot"), False, 0)
    assert (second.is_finished, second.scorings) == (True, 3)
    assert set(second.winners) <= {"Ann", "Ben"}
    assert second.winners
    assert last_unfinished([second, first]) == first


def test_files_that_are_no_records_do_not_break_the_list(tmp_path: Path) -> None:
    good = record_of(play_on(new_session(), 12), tmp_path / "good.alhambra")
    with good.open("ab") as file:
        file.write(b'{"seat": 1, "do": "ta')  # the power failed here
    contents = [b"", b"\n", b"\0" * 100_000, b"[1]\n", b'{"format": "alhambra-record"}\n', b"{"]
    for number, content in enumerate(contents):
        (tmp_path / f"{number}.alhambra").write_bytes(content)
    (tmp_path / "folder.alhambra").mkdir()
    (tmp_path / "gone.alhambra").symlink_to(tmp_path / "nowhere")
    (tmp_path / "other.txt").write_text("{}")
    assert [game.path for game in saved_games(tmp_path, 50)] == [good]
    assert not read_saved_game(good).is_finished


def test_without_a_folder_there_are_no_games(tmp_path: Path) -> None:
    assert saved_games(tmp_path / "nowhere", 5) == []
    (tmp_path / "file").write_text("")
    assert saved_games(tmp_path / "file", 5) == []


def test_a_game_goes_on_in_its_file(tmp_path: Path) -> None:
    path = record_of(play_on(new_session(), 12), tmp_path / "game.alhambra")
    opened = open_claimed(path, tmp_path)
    session = opened.session
    file = GameFile(session, tmp_path, opened)
    play_on(session, 5)
    file.close()
    assert file.path == path
    assert read_game(path).lines == session.lines
    assert len(list(tmp_path.glob("*"))) == 1


def test_a_record_from_elsewhere_goes_on_in_a_file_of_its_own(tmp_path: Path) -> None:
    path = record_of(play_on(new_session(), 12), tmp_path / "mail" / "game.alhambra")
    content = path.read_bytes()
    opened = open_claimed(path, tmp_path / "games")
    session = opened.session
    file = GameFile(session, tmp_path / "games", opened)
    play_on(session, 5)
    file.close()
    assert path.read_bytes() == content
    assert [game.path for game in saved_games(tmp_path / "games", 5)] == [file.path]


def test_a_record_that_was_only_looked_at_leaves_nothing(tmp_path: Path) -> None:
    path = record_of(play_on(new_session(), 12), tmp_path / "mail" / "game.alhambra")
    opened = open_claimed(path, tmp_path / "games")
    GameFile(opened.session, tmp_path / "games", opened).close()
    assert list((tmp_path / "games").iterdir()) == []


def test_a_second_copy_does_not_write_into_the_game_of_the_first(tmp_path: Path) -> None:
    path = record_of(play_on(new_session(), 12), tmp_path / "game.alhambra")
    program = f"""
import sys
from pathlib import Path
from alhambra_qt.files.opened import open_claimed
from alhambra_qt.files.own_file import GameFile
path = Path({str(path)!r})
opened = open_claimed(path, path.parent)
file = GameFile(opened.session, path.parent, opened)
print("open", flush=True)
sys.stdin.read()
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        content = path.read_bytes()
        assert is_open_elsewhere(path)
        assert last_unfinished(saved_games(tmp_path, 5)) is None
        opened = open_claimed(path, tmp_path)
        assert opened.is_open_elsewhere
        session = opened.session
        second = GameFile(session, tmp_path, opened)
        assert second.path != path
        play_on(session, 5)
        second.close()
        assert path.read_bytes() == content
        first.kill()  # its lock stays behind, and holds nobody up
    assert lock_of(path).exists()
    assert not is_open_elsewhere(path)
    opened = open_claimed(path, tmp_path)
    third = GameFile(opened.session, tmp_path, opened)
    assert third.path == path
    third.close()


def test_where_nothing_can_be_written_the_game_has_no_file(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where a folder should be")
    session = new_session()
    file = GameFile(session, tmp_path / "games")
    assert file.path is None
    assert file.trouble
    play_on(session, 20)
    file.close()


def test_a_full_disk_at_the_start_leaves_no_half_file(tmp_path: Path) -> None:
    session = play_on(new_session(), 12)
    with no_file_longer_than(300):
        file = GameFile(session, tmp_path)
        assert file.path is None
        assert file.trouble
        file.close()
    assert list(tmp_path.iterdir()) == []


def test_save_as_writes_all_of_it_or_nothing(tmp_path: Path) -> None:
    session = play_on(new_session(), 30)
    path = tmp_path / "copy.alhambra"
    save_copy(session, path)
    content = path.read_bytes()
    assert read_game(path).state == session.state
    play_on(session, 5)
    with no_file_longer_than(1000), pytest.raises(OSError, match="large"):
        save_copy(session, path)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_seats_with_a_command_are_known_and_become_persons(tmp_path: Path) -> None:
    session = new_session("Ann", "Bot", "Cem", kinds=("human", "bot:touch pwned", "human"))
    play_on(session, 5)
    session.note({"note": "seat", "seat": 2, "kind": "bot:./x", "name": "Xena"})
    path = record_of(session, tmp_path / "game.alhambra")
    again = read_game(path)
    assert [(bot.seat, bot.name, bot.command) for bot in bot_seats(again)] == [
        (1, "Bot", "touch pwned"),
        (2, "Xena", "./x"),
    ]
    hand_to(again, bot_seats(again))
    assert bot_seats(again) == ()
