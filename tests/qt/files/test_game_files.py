"""The file of a game: nothing that was played is lost, and nothing that a user named."""

import errno
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from alhambra_qt.alhambra.table_page import TablePage
from alhambra_qt.dialogs.bot_dialog import BotDialog
from alhambra_qt.dialogs.record_dialog import RecordDialog
from alhambra_qt.dialogs.unsaved_dialog import UnsavedDialog, Wish
from alhambra_qt.files import storage
from alhambra_qt.files.game_files import read_game
from alhambra_qt.files.opened import open_claimed
from alhambra_qt.files.own_file import PATIENCE, GameFile
from alhambra_qt.files.settings import Settings, SettingsFile
from alhambra_qt.files.storage import is_open_elsewhere, last_unfinished, lock_of, saved_games
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.widgets.table_menu import TableMenu
from core.kernel import lines
from tests.qt.games import (
    THREE_PERSONS,
    dialog_of,
    game_of_window,
    new_session,
    no_file_longer_than,
    play_on,
    record_of,
    table_of,
)
from tests.qt.places import settle

Open = Callable[[], MainWindow]
FORFEIT = {"result": {"forfeit": 0, "reason": "no answer in 30 s"}}


def play(window: MainWindow, turns: int = 1) -> None:
    """Let the seat to play do something, as the table would."""
    match = game_of_window(window).match
    for _ in range(turns):
        match.play(match.session.game.rules.legal_actions(match.session.state)[0])
        if match.is_resting:
            match.end_turn()


def path_of(window: MainWindow) -> Path:
    path = game_of_window(window).path
    assert path is not None
    return path


def lines_of(window: MainWindow) -> list[Any]:
    return game_of_window(window).match.session.lines


def get_into_trouble(window: MainWindow) -> None:
    with no_file_longer_than(path_of(window).stat().st_size + 5):
        play(window)
    assert game_of_window(window).has_trouble


def let_time_pass(window: MainWindow) -> None:
    """A few seconds in which nobody does anything."""
    file = game_of_window(window).file
    assert file is not None
    assert file._watch.isActive()
    assert file._watch.interval() == PATIENCE
    file._watch.timeout.emit()


def block_games_folder(window: MainWindow) -> Path:
    """A file where the folder of games should be."""
    games = window.folders.games
    games.parent.mkdir(parents=True, exist_ok=True)
    games.write_text("in the way")
    return games


# Saving onto the game's own file


@pytest.mark.parametrize("link", ["itself", "symbolic", "hard", "folder"])
def test_saving_onto_the_own_file_changes_nothing(
    window: MainWindow, tmp_path: Path, link: str
) -> None:
    window.start_game(THREE_PERSONS)
    path = path_of(window)
    target = tmp_path / "other.alhambra"
    if link == "itself":
        target = path
    elif link == "symbolic":
        target.symlink_to(path)
    elif link == "hard":
        target.hardlink_to(path)
    else:
        (tmp_path / "way").symlink_to(path.parent)
        target = tmp_path / "way" / path.name
    window.save_as(target)
    assert "already saved" in window.notices.banner.sentence
    play(window, 3)
    assert read_game(path).lines == lines_of(window)


def test_after_save_elsewhere_the_game_lives_there(open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    window.start_game(THREE_PERSONS)
    before = path_of(window)
    get_into_trouble(window)
    elsewhere = tmp_path / "elsewhere.alhambra"
    window.save_as(elsewhere)
    assert path_of(window) == elsewhere
    assert is_open_elsewhere(elsewhere)
    assert not is_open_elsewhere(before)
    window.save_as(elsewhere)
    assert "already saved" in window.notices.banner.sentence
    play(window, 3)
    played = lines_of(window)
    window.show_start_page()
    assert read_game(elsewhere).lines == played
    assert not lock_of(elsewhere).exists()


def test_a_file_that_another_window_plays_is_not_saved_onto(open_window: Open) -> None:
    first, second = open_window(), open_window()
    first.start_game(THREE_PERSONS)
    second.start_game(THREE_PERSONS)
    content = path_of(first).read_bytes()
    second.save_as(path_of(first))
    assert "another window" in second.notices.banner.sentence
    assert path_of(first).read_bytes() == content
    get_into_trouble(second)
    second.save_as(path_of(first))
    assert "another window" in second.notices.banner.sentence
    assert game_of_window(second).has_trouble
    play(first, 2)
    assert read_game(path_of(first)).lines == lines_of(first)


# What a user named is never removed


@pytest.mark.parametrize("onto_the_original", [True, False])
def test_a_file_that_was_saved_elsewhere_is_never_removed(
    window: MainWindow, tmp_path: Path, *, onto_the_original: bool
) -> None:
    original = record_of(play_on(new_session(), 12), tmp_path / "mail" / "game.alhambra")
    block_games_folder(window)
    window.open_record(original)
    assert "can’t be saved" in window.notices.banner.sentence
    target = original if onto_the_original else tmp_path / "mine.alhambra"
    window.save_as(target)
    expected = lines_of(window)
    window.show_start_page()
    assert isinstance(window.page, StartPage)
    assert read_game(original).lines == expected
    assert read_game(target).lines == expected


def test_a_mere_copy_that_somebody_has_replaced_is_not_removed(
    window: MainWindow, tmp_path: Path
) -> None:
    window.open_record(record_of(play_on(new_session(), 12), tmp_path / "mail" / "game.alhambra"))
    path = path_of(window)
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "mine").replace(path)
    window.show_start_page()
    assert path.read_text() == "mine"


def test_a_copy_that_somebody_was_told_of_is_not_removed(
    window: MainWindow, tmp_path: Path
) -> None:
    window.open_record(record_of(play_on(new_session(), 12), tmp_path / "mail" / "game.alhambra"))
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "mine").replace(path_of(window))
    let_time_pass(window)
    path = path_of(window)
    assert path.name in window.notices.banner.sentence
    window.show_start_page()
    assert path.exists()


@pytest.mark.parametrize("what", ["gone", "changed"])
def test_the_copy_of_a_record_that_is_there_no_more_is_not_removed(
    window: MainWindow, tmp_path: Path, what: str
) -> None:
    original = record_of(play_on(new_session(), 12), tmp_path / "mail" / "game.alhambra")
    window.open_record(original)
    path, shown = path_of(window), lines_of(window)
    if what == "gone":
        original.unlink()
    else:
        original.write_text("mine")
    window.show_start_page()
    assert read_game(path).lines == shown


# A record with a result


@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "bot:true")])
@pytest.mark.parametrize("is_ours", [True, False])
def test_a_forfeited_game_is_shown_and_not_played_on(
    window: MainWindow, tmp_path: Path, kinds: tuple[str, str], *, is_ours: bool
) -> None:
    session = play_on(new_session("Ann", "Ben", kinds=kinds), 20)
    folder = window.folders.games if is_ours else tmp_path / "mail"
    path = record_of(session, folder / "game.alhambra")
    with path.open("ab") as file:
        file.write(lines.bytes_of(FORFEIT))
    content = path.read_bytes()
    window.show_start_page()
    assert last_unfinished(saved_games(window.folders.games, 5)) is None
    window.open_record(path)
    page = window.page
    assert isinstance(page, TablePage)
    assert page.match.is_over
    assert page.match.decision is None
    assert page.overlays.current is None
    assert "Ann forfeited" in window.notices.banner.sentence
    page.match.change_hands(0, "ai:easy", "Zaida")
    window.show_start_page()
    assert path.read_bytes() == content
    assert [game.path for game in saved_games(window.folders.games, 5)] == [path] * is_ours


def test_a_game_that_is_over_takes_no_note(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    path = path_of(window)
    play_on(game_of_window(window).match.session)
    content = path.read_bytes()
    game_of_window(window).match.change_hands(1, "ai:easy", "Zaida")
    window.show_start_page()
    assert path.read_bytes() == content
    read_game(path)


# Trouble


def test_what_a_full_disk_refused_is_written_when_there_is_room(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    path = path_of(window)
    with no_file_longer_than(path.stat().st_size + 5):
        play(window, 3)
        window.notices.banner.hide()
    assert game_of_window(window).has_trouble
    assert len(read_game(path).lines) < len(lines_of(window))
    play(window)
    assert not game_of_window(window).has_trouble
    assert "Saving works again" in window.notices.banner.sentence
    assert read_game(path).lines == lines_of(window)


def test_what_was_refused_is_tried_again_while_nobody_plays(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    get_into_trouble(window)
    let_time_pass(window)
    assert "Saving works again" in window.notices.banner.sentence
    assert read_game(path_of(window)).lines == lines_of(window)


def test_undo_in_trouble_is_not_lost(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    match = game_of_window(window).match
    actions = match.session.game.rules.legal_actions(match.session.state)
    match.play(actions[0])
    with no_file_longer_than(path_of(window).stat().st_size - 40):
        match.undo()
        match.play(actions[1])
        match.note({"note": "hello"})
    match.note({"note": "again"})
    assert read_game(path_of(window)).lines == lines_of(window)


def test_a_game_that_could_not_begin_on_disk_gets_its_file_later(window: MainWindow) -> None:
    games = block_games_folder(window)
    window.start_game(THREE_PERSONS)
    assert game_of_window(window).path is None
    games.unlink()
    play(window)
    assert path_of(window).parent == games
    assert read_game(path_of(window)).lines == lines_of(window)


def test_a_disk_that_breaks_gets_another_file(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start_game(THREE_PERSONS)
    file = game_of_window(window).file
    assert file is not None
    play(window)
    with monkeypatch.context() as broken:

        def refuse(_handle: int) -> None:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

        broken.setattr(os, "fsync", refuse)
        for _ in range(4):
            play(window)
        assert file.trouble == errno.EIO
        assert not file.try_again()
    assert file.try_again()
    assert read_game(path_of(window)).lines == lines_of(window)


# Leaving


def press_quit(window: MainWindow) -> None:
    window.activateWindow()
    settle()
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


def ways_out(window: MainWindow, tmp_path: Path) -> dict[str, Callable[[], object]]:
    page = table_of(window)
    other = record_of(play_on(new_session("Xia", "Yo"), 12), tmp_path / "mail" / "x.alhambra")
    return {
        "start page": page.left.emit,
        "new game": lambda: window.start_game(THREE_PERSONS),
        "first game": window.table.begin_tutorial,
        "another record": lambda: window.open_record(other),
        "same deal": page.same_deal_wanted.emit,
        "same seats": page.same_seats_wanted.emit,
        "quit": lambda: press_quit(window),
        "close": window.close,
    }


WAYS = (
    "start page",
    "new game",
    "first game",
    "another record",
    "same deal",
    "same seats",
    "quit",
    "close",
)


@pytest.mark.parametrize("way", WAYS)
def test_leaving_in_trouble_asks_and_can_be_given_up(
    window: MainWindow, tmp_path: Path, way: str
) -> None:
    window.start_game(THREE_PERSONS)
    path, game, match = path_of(window), window.game, game_of_window(window).match
    with no_file_longer_than(path.stat().st_size + 5):
        play(window, 2)
        window.notices.banner.hide()
        ways_out(window, tmp_path / "a")[way]()
        dialog = dialog_of(window, UnsavedDialog)
        assert "lose them" in dialog._sentence.text()
        assert "too large" in dialog._sentence.text()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        settle()
        assert window.game is game
        assert window.isVisible()
        ways_out(window, tmp_path / "b")[way]()
        dialog_of(window, UnsavedDialog).buttons_of[Wish.AGAIN].click()
        settle()
        assert window.game is game
        dialog_of(window, UnsavedDialog).buttons_of[Wish.STAY].click()
        settle()
        ways_out(window, tmp_path / "c")[way]()
        played = match.session.lines
        dialog_of(window, UnsavedDialog).buttons_of[Wish.ELSEWHERE].click()
        chooser = window.findChild(QFileDialog)
        assert chooser is not None
        chooser.reject()
        settle()
        assert window.game is game
        ways_out(window, tmp_path / "d")[way]()
    dialog_of(window, UnsavedDialog).buttons_of[Wish.AGAIN].click()
    settle()
    assert window.game is not game
    assert read_game(path).lines == played


def test_leaving_in_trouble_can_save_elsewhere(window: MainWindow, tmp_path: Path) -> None:
    window.start_game(THREE_PERSONS)
    elsewhere = tmp_path / "elsewhere.alhambra"
    path = path_of(window)
    with no_file_longer_than(path.stat().st_size + 5):
        play(window, 2)
        played = lines_of(window)
        window.close()
        dialog_of(window, UnsavedDialog).buttons_of[Wish.ELSEWHERE].click()
    chooser = window.findChild(QFileDialog)
    assert chooser is not None
    chooser.fileSelected.emit(str(elsewhere))
    chooser.close()
    assert not window.isVisible()
    assert read_game(elsewhere).lines == played


def test_leaving_without_saving_keeps_what_was_saved(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    path = path_of(window)
    content = path.read_bytes()
    with no_file_longer_than(len(content) + 5):
        play(window)
        window.close()
        dialog_of(window, UnsavedDialog).buttons_of[Wish.LEAVE].click()
        assert not window.isVisible()
    assert path.read_bytes() == content


def test_a_question_that_has_answered_itself_goes_away(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    file, played = game_of_window(window).file, lines_of(window)
    assert file is not None
    path = path_of(window)
    with no_file_longer_than(path.stat().st_size + 5):
        play(window)
        played = lines_of(window)
        window.show_start_page()
    file.try_again()
    assert isinstance(window.page, StartPage)
    assert read_game(path).lines == played


def test_the_menu_says_whether_the_game_is_saved(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    page = table_of(window)

    def said() -> str:
        page.overlays.close_all()
        page.sheets.show_menu()
        menu = page.overlays.current
        assert isinstance(menu, TableMenu)
        return menu._what_leaving_means()

    assert "continue it later" in said()
    get_into_trouble(window)
    assert "Not everything is saved" in said()


# A file that goes


@pytest.mark.parametrize("what", ["file", "folder", "folder moved"])
@pytest.mark.parametrize("by", ["playing", "leaving", "waiting"])
def test_a_file_that_has_gone_is_written_anew(
    window: MainWindow, tmp_path: Path, what: str, by: str
) -> None:
    window.start_game(THREE_PERSONS)
    play(window, 2)
    path = path_of(window)
    if what == "file":
        path.unlink()
    elif what == "folder":
        shutil.rmtree(path.parent)
    else:
        path.parent.rename(tmp_path / "old games")
    if by == "playing":
        play(window)
    elif by == "waiting":
        let_time_pass(window)
    if by != "leaving":
        assert "had disappeared" in window.notices.banner.sentence
        assert is_open_elsewhere(path)
        assert read_game(path).lines == lines_of(window)
    played = lines_of(window)
    window.show_start_page()
    assert read_game(path).lines == played
    assert not lock_of(path).exists()


def test_a_file_in_the_place_of_ours_is_left_alone(window: MainWindow, tmp_path: Path) -> None:
    window.start_game(THREE_PERSONS)
    path = path_of(window)
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "mine").replace(path)
    play(window)
    assert path.read_text() == "mine"
    assert path_of(window) != path
    assert path_of(window).name in window.notices.banner.sentence
    assert read_game(path_of(window)).lines == lines_of(window)


@pytest.mark.parametrize("what", ["pipe", "folder", "loop", "link to nothing", "link to a record"])
def test_whatever_is_in_the_place_of_our_file_is_left_alone(
    window: MainWindow, tmp_path: Path, what: str
) -> None:
    window.start_game(THREE_PERSONS)
    path = path_of(window)
    other = record_of(play_on(new_session(), 12), tmp_path / "other.alhambra")
    path.unlink()
    if what == "pipe":
        os.mkfifo(path)
    elif what == "folder":
        path.mkdir()
    else:
        leads_to = {"loop": path, "link to nothing": tmp_path / "nowhere"}.get(what, other)
        path.symlink_to(leads_to)
    before, content = path.lstat(), other.read_bytes()
    play(window)
    assert os.path.samestat(path.lstat(), before)
    assert other.read_bytes() == content
    assert path_of(window) != path
    assert read_game(path_of(window)).lines == lines_of(window)


# Claim, then read


PLAYS_AND_LEAVES = """
import sys
from pathlib import Path
from alhambra_qt.files.opened import open_claimed
from alhambra_qt.files.own_file import GameFile
from tests.qt.games import play_on
path = Path(sys.argv[1])
opened = open_claimed(path, path.parent)
file = GameFile(opened.session, path.parent, opened)
play_on(opened.session, 8)
print(file.path == path)
file.close()
"""


def test_a_record_is_claimed_while_its_bots_are_asked_about(window: MainWindow) -> None:
    session = play_on(new_session("Ann", "Bot", kinds=("human", "bot:true")), 12)
    path = record_of(session, window.folders.games / "game.alhambra")
    window.open_record(path)
    dialog = dialog_of(window, BotDialog)
    other = subprocess.run(
        [sys.executable, "-c", PLAYS_AND_LEAVES, path], capture_output=True, check=True
    )
    assert other.stdout == b"False\n"  # the other one went on in a copy
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert path_of(window) == path
    play(window)
    assert read_game(path).lines == lines_of(window)
    assert len(saved_games(window.folders.games, 5)) == 2


def test_a_question_that_is_left_lets_the_record_go(window: MainWindow) -> None:
    session = play_on(new_session("Ann", "Bot", kinds=("human", "bot:true")), 12)
    path = record_of(session, window.folders.games / "game.alhambra")
    window.open_record(path)
    assert is_open_elsewhere(path)
    QTest.keyClick(dialog_of(window, BotDialog), Qt.Key.Key_Escape)
    assert not is_open_elsewhere(path)


@pytest.mark.parametrize("what", ["pipe", "folder", "loop", "too long"])
def test_what_is_no_lock_keeps_nobody_waiting(window: MainWindow, what: str) -> None:
    """Nobody can claim the record, so it is only read, and the game goes on in a copy."""
    path = record_of(play_on(new_session(), 12), window.folders.games / "game.alhambra")
    lock = lock_of(path)
    if what == "pipe":
        os.mkfifo(lock)
    elif what == "folder":
        lock.mkdir()
    elif what == "loop":
        lock.symlink_to(lock.name)
    else:
        lock.write_bytes(b"1" * 5000)
    content = path.read_bytes()
    assert not is_open_elsewhere(path)
    window.open_record(path)
    play(window)
    assert path_of(window) != path
    assert path.read_bytes() == content


@pytest.mark.parametrize("said", [b"", b"?", b"\0" * 100])
def test_a_lock_that_names_nobody_is_forgotten(window: MainWindow, said: bytes) -> None:
    """As after a power failure: the file is there, but what was written to it is not."""
    path = record_of(play_on(new_session(), 12), window.folders.games / "game.alhambra")
    lock_of(path).write_bytes(said)
    assert is_open_elsewhere(path)  # somebody may be about to write it
    long_ago = time.time() - 60
    os.utime(lock_of(path), (long_ago, long_ago))
    assert not is_open_elsewhere(path)
    lock_of(path).write_bytes(said)
    os.utime(lock_of(path), (long_ago, long_ago))
    window.open_record(path)
    assert path_of(window) == path


def test_a_game_that_is_on_the_table_is_not_opened_again(window: MainWindow) -> None:
    window.start_game(THREE_PERSONS)
    game = window.game
    window.open_record(path_of(window))
    assert window.game is game
    assert "already on the table" in window.notices.banner.sentence


def test_a_record_that_is_only_looked_at_stays_as_it_is(window: MainWindow) -> None:
    path = record_of(play_on(new_session(), 12), window.folders.games / "game.alhambra")
    path.write_bytes(path.read_bytes().replace(b'": ', b'":'))  # as another program writes it
    content, before = path.read_bytes(), path.stat()
    window.open_record(path)
    window.show_start_page()
    assert path.read_bytes() == content
    assert path.stat() == before


# Names, kinds and modes


def test_links_in_a_circle_do_not_empty_the_list(window: MainWindow) -> None:
    path = record_of(play_on(new_session(), 12), window.folders.games / "game.alhambra")
    (path.parent / "x.alhambra").symlink_to("x.alhambra")
    window.show_start_page()
    assert [game.path for game in saved_games(path.parent, 5)] == [path]


def test_a_full_disk_at_the_start_is_called_by_its_name(window: MainWindow) -> None:
    window.folders.games.mkdir(parents=True)
    with no_file_longer_than(0):
        window.start_game(THREE_PERSONS)
    assert "too large" in window.notices.banner.sentence


def test_a_pipe_is_refused_and_not_waited_for(window: MainWindow, tmp_path: Path) -> None:
    window.folders.games.mkdir(parents=True)
    for pipe in (tmp_path / "x.alhambra", window.folders.games / "x.alhambra"):
        os.mkfifo(pipe)
        window.open_record(pipe)
        dialog = dialog_of(window, RecordDialog)
        assert "isn’t an ordinary file" in dialog._reason.text()
        dialog.close()
        settle()
    window.show_start_page()
    assert saved_games(window.folders.games, 5) == []


def test_a_file_name_that_is_not_utf_8_opens_from_the_list(window: MainWindow) -> None:
    games = window.folders.games
    path = games / os.fsdecode(b"caf\xe9.alhambra")
    record_of(play_on(new_session(), 12), path)
    window.show_start_page()
    page = window.page
    assert isinstance(page, StartPage)
    QTest.keyClick(page.recent, Qt.Key.Key_Return)
    assert path_of(window) == path
    assert is_open_elsewhere(path)
    play(window)
    window.save_as(path)
    assert "already saved" in window.notices.banner.sentence
    played = lines_of(window)
    window.show_start_page()
    assert read_game(path).lines == played


def test_a_long_header_is_listed_like_any_other(tmp_path: Path) -> None:
    session = new_session(tournament="x" * 500_000)
    path = record_of(play_on(session, 12), tmp_path / "long.alhambra")
    assert [game.path for game in saved_games(tmp_path, 5)] == [path]
    assert storage.LONGEST_LINE == lines.LONGEST_LINE
    assert storage.LONGEST_RECORD == lines.LONGEST_RECORD


def test_what_is_too_long_to_open_is_not_listed(tmp_path: Path) -> None:
    path = record_of(play_on(new_session(), 12), tmp_path / "long.alhambra")
    with path.open("ab") as file:
        file.write((b'{"note": "' + b"x" * 1000 + b'"}\n') * 8400)
    assert saved_games(tmp_path, 5) == []


def test_settings_have_the_mode_of_any_new_file(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    before = os.umask(0o022)
    try:
        file.save(Settings())
    finally:
        os.umask(before)
    assert file.path.stat().st_mode & 0o777 == 0o644
    file.path.chmod(0o640)
    file.save(Settings(hides_aids=True))
    assert file.path.stat().st_mode & 0o777 == 0o640


def test_what_killed_writers_left_is_swept_when_a_game_begins(tmp_path: Path) -> None:
    left = tmp_path / "game.alhambraab12cd34.part"
    left.write_text("half")
    os.utime(left, (1000, 1000))
    GameFile(new_session(), tmp_path).close()
    assert not left.exists()


def test_a_claim_is_let_go_if_the_record_does_not_open(tmp_path: Path) -> None:
    path = tmp_path / "game.alhambra"
    path.write_text("no record")
    with pytest.raises(lines.BadLine):
        open_claimed(path, tmp_path)
    assert list(tmp_path.iterdir()) == [path]
