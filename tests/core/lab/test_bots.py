"""Bots as real processes: the one in the documents, and those that nobody wants."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path
from random import Random

import pytest

from core.catalogue import all_games, game_of
from core.kernel.bots import BadAnswer
from core.kernel.rulebook import CHANCE
from core.lab.__main__ import main
from core.lab.bot_process import BotProcess
from core.lab.players import BotPlayer
from core.lab.playing import play

DOCUMENT = Path(__file__).parents[3] / "docs" / "write-a-bot.md"


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The command of the bot that docs/write-a-bot.md shows."""
    code = DOCUMENT.read_text().split("```python\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 40
    path = tmp_path_factory.mktemp("bot") / "my bot.py"
    path.write_text(code)
    return shlex.join([sys.executable, str(path)])


def bot(tmp_path: Path, code: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(code)
    return shlex.join([sys.executable, str(path)])


def ask(tmp_path: Path, code: str, patience: float = 20) -> str:
    """What is said of a bot with this code after its first decision."""
    header = next(all_games()).header
    game = game_of(header)
    try:
        player = BotPlayer(BotProcess(bot(tmp_path, code)), game, 0, patience, lambda: False)
    except BadAnswer as error:
        return str(error)
    try:
        random = Random(1)
        state = game.start()
        while game.rules.decision(state).seat == CHANCE:
            state = game.rules.apply(state, game.rules.draw(state, random))
        player.choose(state)
    except BadAnswer as error:
        return str(error)
    finally:
        player.close({})
    return "played"


@pytest.mark.unmeasured
def test_the_example_plays_every_game_legally(example: str) -> None:
    for game in all_games():
        header = dict(game.header)
        kinds = [f"bot:{example}", *["ai:sampling"] * 5]
        header["seats"] = [
            {**seat, "kind": kind} for seat, kind in zip(header["seats"], kinds, strict=False)
        ]
        if header["game"] == "alhambra" and len(header["seats"]) not in (2, 4):
            continue  # a few of the many are enough
        course = play(game_of(header), 1, lambda: False)
        assert course.is_over
        assert not course.forfeit, header


def test_the_command_line_plays_with_bots(
    example: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.alhambra"
    seats = f"random,bot:{example}"
    assert main(["play", "--seats", seats, "--record", str(record)]) == 0
    assert "bot:" in capsys.readouterr().out
    assert main(["check", str(record)]) == 0


READY = """
import json, sys, time
print(json.dumps({"type": "ready", "name": "x"}), flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "it ended"),
        ("import sys; sys.exit(3)", "it ended"),
        ("print('hello')", "not JSON"),
        ('print(\'{"type": "ready"}\')', "no name"),
        (READY + "time.sleep(0.01)", "it ended"),
        (READY + "sys.stdin.readline(); print('?')", "not JSON"),
        (READY + 'sys.stdin.readline(); print(\'{"type": "move", "id": 1}\')', "not a move"),
    ],
)
def test_what_is_said_of_a_bad_bot(tmp_path: Path, code: str, reason: str) -> None:
    assert reason in ask(tmp_path, code)


def test_a_bot_that_says_nothing_is_out_when_the_time_is_over(tmp_path: Path) -> None:
    code = READY + "time.sleep(1000)"
    assert ask(tmp_path, code, patience=1) == "no answer in 1 s"


def test_an_answer_to_an_older_question_is_waited_out(tmp_path: Path) -> None:
    code = (
        READY
        + """
sys.stdin.readline()
print('{"type": "move", "id": 0, "index": 0}')
print('{"type": "move", "id": 1, "index": 0}', flush=True)
sys.stdin.readline()
"""
    )
    assert ask(tmp_path, code) == "played"


def test_a_bot_that_floods_is_out(tmp_path: Path) -> None:
    code = "import sys\nwhile True: sys.stdout.write('spam' * 100 + '\\n')"
    assert ask(tmp_path, code) in ("it wrote too much", "not JSON at column 1")
    process = BotProcess(bot(tmp_path, code))
    while not process._floods:
        time.sleep(0.01)
    with pytest.raises(BadAnswer, match="wrote too much"):
        process.hear(5)
    process.close()


def test_a_bot_that_never_reads_does_not_stop_the_host(tmp_path: Path) -> None:
    process = BotProcess(bot(tmp_path, "import time; time.sleep(1000)"))
    for _ in range(2000):
        process.say({"type": "event", "event": {"note": "x" * 1000}})
    start = time.monotonic()
    process.close()
    assert time.monotonic() - start < 20


def test_a_command_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadAnswer, match="can't be started"):
        BotProcess(str(tmp_path / "nobody"))
    with pytest.raises(BadAnswer, match="can't be started"):
        BotProcess("python3 'unfinished")


def test_no_process_stays_behind_not_even_a_grandchild(tmp_path: Path) -> None:
    code = f"""
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
open({str(tmp_path / "pid")!r}, "w").write(str(child.pid))
print('{{"type": "ready", "name": "x"}}', flush=True)
time.sleep(1000)
"""
    process = BotProcess(bot(tmp_path, code))
    process.hear(20)
    child = int((tmp_path / "pid").read_text())
    process.close()
    end = time.monotonic() + 20
    while Path(f"/proc/{child}").exists() and "Z" not in _state(child):
        assert time.monotonic() < end
        time.sleep(0.05)


def _state(process: int) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1]
    except OSError:
        return "Z"


def test_a_bot_that_is_out_forfeits_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.alhambra"
    for code in ("", READY):
        command = bot(tmp_path, code)
        assert main(["play", "--seats", f"random,bot:{command}", "--record", str(record)]) == 0
        assert "seat 1 is out: it ended" in capsys.readouterr().out
        assert main(["check", str(record)]) == 0
        assert "forfeited by seat 1" in capsys.readouterr().out
