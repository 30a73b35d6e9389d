"""Computer players as real programs: what they are told, and what comes of mad ones."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.dialogs.bot_dialog import BotDialog
from alhambra_qt.dialogs.stuck_dialog import StuckDialog
from alhambra_qt.files.settings import Settings, Speed
from alhambra_qt.files.storage import folders_in, saved_games
from alhambra_qt.pages.main_window import MainWindow
from alhambra_qt.pages.start_page import StartPage
from alhambra_qt.play.computers.player import ComputerPlayer
from alhambra_qt.play.computers.programs import lab_program, program_of, python_path
from alhambra_qt.play.computers.seats import Stuck
from alhambra_qt.play.game_setup import LEVELS, GameSetup, SeatSetup
from alhambra_qt.play.match import Match
from core.alhambra.taking_money import TakeMoney
from core.catalogue import game_of
from core.kernel.bots import Answer
from core.kernel.record import replay
from core.kernel.session import Session
from tests.qt.bots import bot, is_running, is_there, sleeping
from tests.qt.games import dialog_of, game_of_window, new_session, play_on, table_of
from tests.qt.robot import Robot

LONG = 60_000
"""Milliseconds that a busy machine may need for what takes a tenth of a second."""


@pytest.fixture
def match_of(qapp: object) -> Iterator[Callable[..., Match]]:
    del qapp
    matches: list[Match] = []

    def begin(*kinds: str, actions: int = 4) -> Match:
        session = play_on(new_session(*"ABCDEF"[: len(kinds)], kinds=kinds), actions)
        match = Match(session, Random(1))
        matches.append(match)
        match.begin()
        return match

    yield begin
    for match in matches:
        match.close()


@pytest.fixture
def player_of(qapp: object) -> Iterator[Callable[..., ComputerPlayer]]:
    del qapp
    players: list[ComputerPlayer] = []

    def player_of(session: Session[Any], seat: int, kind: str) -> ComputerPlayer:
        player = ComputerPlayer(session.game, seat, program_of(kind))
        players.append(player)
        return player

    yield player_of
    for player in players:
        player.close()


def at_seat(seat: int) -> Session[Any]:
    """A game in which this seat is to choose."""
    session = new_session("A", "B")
    while not session.played or session.decision.seat != seat:
        play_on(session, 1)
    return session


# What they are told


def heard(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_bot_is_told_each_event_once_and_before_it_is_asked(
    qtbot: QtBot, tmp_path: Path, player_of: Callable[..., ComputerPlayer]
) -> None:
    path = tmp_path / "heard"
    session = at_seat(1)
    player = player_of(session, 1, bot(tmp_path, log=f"open({str(path)!r}, 'a').write(line)"))
    for _ in range(2):
        with qtbot.waitSignal(player.decided, timeout=LONG) as signal:
            player.ask(session.played, session.state)
        answer = signal.args[0]
        assert isinstance(answer, Answer)
        session.play(answer.action)
        while session.decision.seat != 1:
            play_on(session, 1)
    kinds = [message["type"] for message in heard(path)]
    assert kinds[0] == "hello"
    assert kinds.count("hello") == 1
    assert kinds.count("decide") == 2
    events = [message["event"] for message in heard(path) if message["type"] == "event"]
    doings = [event for event in events if "do" in event]
    lines = [line for line in session.lines if "do" in line]
    assert doings == lines[: len(doings)]
    assert kinds[-1] == "decide"


def test_a_game_that_went_back_starts_the_bot_anew_with_all_events(
    qtbot: QtBot, tmp_path: Path, player_of: Callable[..., ComputerPlayer]
) -> None:
    path = tmp_path / "heard"
    session = at_seat(1)
    player = player_of(session, 1, bot(tmp_path, log=f"open({str(path)!r}, 'a').write(line)"))
    session.play(TakeMoney(session.state.open_money[:1]))
    while session.decision.seat != 0:
        play_on(session, 1)
    session.play(TakeMoney(session.state.open_money[:1]))
    while session.decision.seat != 1:
        play_on(session, 1)
    with qtbot.waitSignal(player.decided, timeout=LONG):
        player.ask(session.played, session.state)
    first = heard(path)
    while session.decision.seat != 0:
        session.undo()
    session.play(TakeMoney(session.state.open_money[1:2]))
    while session.decision.seat != 1:
        play_on(session, 1)
    path.unlink()
    with qtbot.waitSignal(player.decided, timeout=LONG):
        player.ask(session.played, session.state)
    second = heard(path)
    assert second[0] == first[0]
    assert second[0]["type"] == "hello"
    taken = [message["event"] for message in second if "do" in message.get("event", {})]
    assert taken == [line for line in session.lines if "do" in line]


def test_an_answer_that_is_no_longer_wanted_is_thrown_away(
    qtbot: QtBot, tmp_path: Path, player_of: Callable[..., ComputerPlayer]
) -> None:
    session = at_seat(1)
    flag = tmp_path / "go"
    wait = f"\n        while not os.path.exists({str(flag)!r}): pass\n        play(message)"
    player = player_of(session, 1, bot(tmp_path, decide=wait))
    answers: list[Answer] = []
    player.decided.connect(answers.append)
    player.ask(session.played, session.state)
    first = player.pid
    player.forget()
    assert not player.is_thinking
    assert not is_there(first)
    session.undo()
    session.play(session.game.rules.legal_actions(session.state)[0])
    while session.decision.seat != 1:
        play_on(session, 1)
    flag.touch()
    with qtbot.waitSignal(player.decided, timeout=LONG):
        player.ask(session.played, session.state)
    assert len(answers) == 1
    session.play(answers[0].action)


# Which program


@pytest.mark.parametrize("kind", [*LEVELS, "ai:practice"])
def test_levels_are_played_by_the_console_program(kind: str) -> None:
    *program, command, level = program_of(kind)
    assert program == lab_program()
    assert command == "bot"
    assert f"ai:{level}" == (kind if kind in LEVELS else LEVELS[0])


def test_a_bundle_has_the_console_program_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/Alhambra/alhambra-qt")
    assert program_of("ai:hard") == ["/opt/Alhambra/alhambra-lab", "bot", "hard"]
    pid = str(os.getpid())
    assert program_of("bot:x y") == ["/opt/Alhambra/alhambra-lab", "guard", pid, "x", "y"]
    monkeypatch.setattr(sys, "executable", "C:/Alhambra/alhambra-qt.exe")
    assert program_of("ai:hard") == ["C:/Alhambra/alhambra-lab.exe", "bot", "hard"]
    monkeypatch.setenv("PYTHONPATH", "/home/ann/bots")
    assert python_path() == "/home/ann/bots"


def test_the_console_program_answers_from_any_folder(tmp_path: Path) -> None:
    """Also from one that has a `core` of its own."""
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "__init__.py").write_text("raise SystemExit('the wrong one')")
    done = subprocess.run(
        [*lab_program(), "--help"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "alhambra-lab" in done.stdout


# Mad ones

MAD = {
    "ends": ("sys.exit()", "it ended"),
    "crashes": ("os.kill(os.getpid(), signal.SIGSEGV)", "it ended"),
    "garbage": ("print('I take the tower', flush=True)", "JSON"),
    "binary": ("os.write(1, bytes(range(128, 256)) * 9 + b'\\n')", "UTF-8"),
    "illegal": ("say('move', move={'seat': message['view']['you'], 'do': 'pass'})", "illegal"),
    "no such move": ("play(message, 9999)", "no move 9999"),
    "floods lines": ("os.write(1, b'{}\\n' * 1000000)", "floods"),
    "floods": ("\n        while True: os.write(1, b'x' * 65536)", "floods"),
    "hangs": ("time.sleep(1000)", "no answer in"),
    "hangs and forks": ("os.fork(); time.sleep(1000)", "no answer in"),
}


@pytest.mark.parametrize("name", MAD)
def test_a_mad_bot_gets_its_seat_stuck_and_leaves_no_process(
    qtbot: QtBot,
    tmp_path: Path,
    match_of: Callable[..., Match],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    code, reason = MAD[name]
    if "hangs" in name:
        monkeypatch.setattr(ComputerPlayer, "patience", 3000)
    pid = tmp_path / "pid"
    kind = bot(tmp_path, decide=code, log=f"open({str(pid)!r}, 'w').write(str(os.getpid()))")
    match = match_of(kind, kind)
    stuck: list[Stuck] = []
    match.got_stuck.connect(stuck.append)
    qtbot.waitUntil(lambda: bool(stuck), timeout=LONG)
    assert reason in stuck[0].reason
    assert match.stuck == stuck[0]
    if pid.exists():  # a busy machine may not even have started it
        qtbot.waitUntil(lambda: not is_running(int(pid.read_text())), timeout=LONG)
    assert not match.session.played[-1:] or match.session.decision.seat == stuck[0].seat


@pytest.mark.parametrize("kind", ["bot:/no/such/program", "bot:", "bot:'unfinished", "bot:false"])
def test_a_program_that_does_not_start_gets_its_seat_stuck(
    qtbot: QtBot, match_of: Callable[..., Match], kind: str
) -> None:
    match = match_of(kind, kind)
    qtbot.waitUntil(lambda: match.stuck is not None, timeout=LONG)


def test_the_game_goes_on_with_a_person_or_another_try(
    qtbot: QtBot, tmp_path: Path, match_of: Callable[..., Match]
) -> None:
    flag = tmp_path / "be good"
    code = f"play(message) if os.path.exists({str(flag)!r}) else sys.exit()"
    match = match_of("human", bot(tmp_path, decide=code), actions=0)
    while match.decision is not None:
        match.play(TakeMoney(match.state.open_money[:1]))
        match.end_turn()
    qtbot.waitUntil(lambda: match.stuck is not None, timeout=LONG)
    flag.touch()
    match.try_again()
    qtbot.waitUntil(lambda: match.decision is not None, timeout=LONG)
    assert match.stuck is None
    flag.unlink()
    match.play(TakeMoney(match.state.open_money[:1]))
    match.end_turn()
    qtbot.waitUntil(lambda: match.stuck is not None, timeout=LONG)
    match.change_hands(1, "human", "Bea")
    assert match.stuck is None
    assert match.seat_to_play == 1


# In the window


def thinking(folder: Path) -> int:
    """The number of the process of a sleeping bot, once it was asked."""
    path = folder / "thinking"
    return int(path.read_text() or 0) if path.exists() else 0


def begin_with_sleeper(window: MainWindow, qtbot: QtBot, folder: Path) -> int:
    """A game against somebody who thinks for ever; the number of its process."""
    kind = sleeping(folder)
    window.apply_settings(Settings(speed=Speed.OFF))
    window.start_game(GameSetup((SeatSetup("Ann", 0), SeatSetup("Zoe", 1, kind)), seed=1))
    match = game_of_window(window).match
    while match.decision is not None:
        match.play(TakeMoney(match.state.open_money[:1]))
        match.end_turn()
    qtbot.waitUntil(lambda: thinking(folder) > 0, timeout=LONG)
    return thinking(folder)


def test_a_thinking_computer_blocks_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    begin_with_sleeper(window, qtbot, tmp_path)
    page = table_of(window)
    assert "thinking" in page.top_bar.label.text()
    ticks: list[int] = []
    timer = QTimer(window)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start(1)
    qtbot.waitUntil(lambda: len(ticks) > 20)
    window.resize(1100, 720)
    page.director.display.look_at(0)
    assert page.scene.model is not None
    assert page.scene.model.shown == 0
    page.open_menu()
    page.overlays.close_all()
    page.looking.show_log()
    page.overlays.close_all()
    window.apply_settings(Settings(speed=Speed.SLOW))
    assert game_of_window(window).match.decision is None


@pytest.mark.parametrize("way", ["leave", "close", "load", "hands", "same deal"])
def test_whatever_ends_a_game_ends_the_thinking(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    pid = begin_with_sleeper(window, qtbot, tmp_path)
    assert is_running(pid)
    game = game_of_window(window)
    path = game.path
    assert path is not None
    lines = game.match.session.lines
    if way == "leave":
        game.page.left.emit()
        assert isinstance(window.page, StartPage)
    elif way == "load":
        window.open_record(Path(shutil.copy(path, tmp_path / "copy.alhambra")))
        dialog_of(window, BotDialog)._open.click()
    elif way == "hands":
        game.match.change_hands(1, "human", "Zoe")
    elif way == "same deal":
        game.page.same_deal_wanted.emit()
    else:
        window.close()
    assert not is_running(pid)
    if way != "hands":
        saved = saved_games(window.folders.games, 10)
        assert path in [game.path for game in saved]
        assert lines == game.match.session.lines


def test_a_seat_that_got_stuck_is_offered_to_others(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.apply_settings(Settings(speed=Speed.OFF))
    kind = bot(tmp_path, decide="sys.exit()")
    window.start_game(GameSetup((SeatSetup("Ida", 0, kind), SeatSetup("Ole", 1, kind)), seed=1))
    match = game_of_window(window).match
    qtbot.waitUntil(lambda: bool(window.findChildren(StuckDialog)), timeout=LONG)
    dialog = dialog_of(window, StuckDialog)
    assert match.stuck is not None
    seat = match.stuck.seat
    assert match.players[seat].name in dialog.heading.text()
    dialog._kind.choose("human")
    dialog._hand_over.click()
    assert match.players[seat].is_person
    assert match.decision.seat == seat
    assert {"note": "seat", "seat": seat, "kind": "human", "name": match.players[seat].name} in (
        match.session.lines
    )


def test_a_stuck_game_can_be_left_and_is_offered_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.apply_settings(Settings(speed=Speed.OFF))
    kind = bot(tmp_path, decide="sys.exit()")
    window.start_game(GameSetup((SeatSetup("Ida", 0, kind), SeatSetup("Ole", 1, kind)), seed=1))
    qtbot.waitUntil(lambda: bool(window.findChildren(StuckDialog)), timeout=LONG)
    dialog_of(window, StuckDialog)._leave.click()
    assert isinstance(window.page, StartPage)


def test_what_a_computer_does_is_said_and_a_click_is_enough_to_go_on(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    kind = bot(tmp_path)
    window.apply_settings(Settings(speed=Speed.SLOW))
    window.start_game(GameSetup((SeatSetup("Ida", 0, kind), SeatSetup("Ole", 1, kind)), seed=1))
    page = table_of(window)
    match = page.match
    assert page.top_bar.face.isVisible()
    assert page.top_bar.thinking_sign.isVisible()
    stills = [page.top_bar.thinking_sign.is_still]
    window.apply_settings(Settings(speed=Speed.SLOW, less_motion=True))
    assert [*stills, page.top_bar.thinking_sign.is_still] == [False, True]
    assert "is thinking" in page.top_bar.label.text()
    qtbot.waitUntil(lambda: match.computers.answer is not None, timeout=LONG)
    ground = page.view.mapFromScene(page.scene.palace_rect().bottomLeft() + QPointF(9, -9))
    with qtbot.waitSignal(match.stepped, timeout=LONG):
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=ground)
    assert page.top_bar.label.text() == page.director.display.last_deed()
    assert page.director.display.last_deed()


@pytest.mark.parametrize("looked_at", [0, 2])
def test_a_palace_that_somebody_looks_at_stays_while_computers_play(
    looked_at: int, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.apply_settings(Settings(speed=Speed.OFF))
    kind = bot(tmp_path)
    names = ("Ida", "Ole", "Eva")
    computers = [SeatSetup(name, colour, kind) for colour, name in enumerate(names, 1)]
    window.start_game(GameSetup((SeatSetup("Ann", 0), *computers), seed=1))
    page = table_of(window)
    match, scene = page.match, page.scene
    match.hold()
    while match.decision is not None:
        match.play(TakeMoney(match.state.open_money[:1]))
        match.end_turn()
    assert scene.model is not None
    assert scene.model.shown == page.display.home == 0
    page.display.look_at(looked_at)
    shown: list[int | None] = []
    match.stepped.connect(lambda _step: shown.append(scene.palace.seat))
    match.release()
    qtbot.waitUntil(lambda: match.decision is not None, timeout=LONG)
    assert shown
    assert len(shown) > 1
    assert set(shown[:-1]) == {looked_at}
    assert scene.model.shown == 0


# However the program ends

PROGRAM = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from alhambra_qt.__main__ import main
from alhambra_qt.play.game_setup import GameSetup, SeatSetup

kind, thinking, way = sys.argv[1:]
timer = QTimer()

def look():
    for computer in window.game.match.computers.players.values():
        if kind.startswith("ai:") and computer.is_thinking:
            Path(thinking).write_text(str(computer.pid))
    if Path(thinking).exists() and Path(thinking).read_text():
        if way == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        elif way == "terminate":
            os.kill(os.getpid(), signal.SIGTERM)
        elif way == "crash":
            os.abort()
        elif way == "exit":
            os._exit(3)
        else:
            QApplication.closeAllWindows()

def begin():
    global timer, window
    (window,) = (one for one in QApplication.topLevelWidgets() if hasattr(one, "start_game"))
    window.start_game(GameSetup((SeatSetup("Ida", 0, kind), SeatSetup("Ole", 1, kind)), seed=1))
    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(20)

QTimer.singleShot(0, begin)
sys.exit(main([]))
"""


@pytest.mark.parametrize("way", ["close", "kill", "terminate", "crash", "exit"])
def test_no_bot_outlives_the_program(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    folders = folders_in(tmp_path)
    folders.config.mkdir()
    folders.settings.write_text('{"speed": "off"}')
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(tmp_path)}
    bots = tmp_path / "bots"
    bots.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, sleeping(bots), str(bots / "thinking"), way],
        capture_output=True,
        check=False,
        env=environment,
        timeout=180,
    )
    assert (done.returncode == 0) == (way == "close"), done.stderr
    pid = thinking(bots)
    qtbot.waitUntil(lambda: not is_running(pid), timeout=LONG)


def test_no_level_outlives_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    """Also the one that thinks longest."""
    thinker = tmp_path / "thinking"
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "ALHAMBRA_QT_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "ai:expert", str(thinker), "kill"],
        capture_output=True,
        check=False,
        env=environment,
        timeout=180,
    )
    assert done.returncode == -9, done.stderr
    pid = int(thinker.read_text())
    qtbot.waitUntil(lambda: not is_running(pid), timeout=LONG)


# Whole games


def test_a_person_plays_a_whole_game_against_two_computers(window: MainWindow) -> None:
    window.apply_settings(Settings(speed=Speed.OFF))
    computers = (SeatSetup("Zaida", 1, "ai:easy"), SeatSetup("Yusuf", 2, "ai:hard"))
    window.start_game(GameSetup((SeatSetup("Ann", 0), *computers), seed=5))
    page = table_of(window)
    match, robot = page.match, Robot(page, Random(1), Counter())
    while not match.is_over:
        if match.decision is not None or match.is_resting or page.overlays.current is not None:
            robot.act()
        else:
            QTest.qWait(1)
    path = game_of_window(window).path
    assert path is not None
    with path.open("rb") as file:
        *_, end = replay(file, game_of)
    assert end.referee.result is not None
    assert {line["seat"] for line in match.session.lines if "do" in line} == {0, 1, 2}
