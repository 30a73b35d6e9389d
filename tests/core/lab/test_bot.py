"""alhambra-lab bot: the built-in levels, as programs that speak the protocol."""

from __future__ import annotations

import gc
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core.alhambra.rulesets import MODULES
from core.catalogue import game_of
from core.kernel.brains import Choice, IsTimeUp, never
from core.kernel.lines import BadLine, Line
from core.kernel.record import new_header
from core.lab import bot
from core.lab.__main__ import main
from core.lab.bot import Limit, converse
from core.lab.players import Terms, command_of
from core.lab.playing import play
from core.levels import LEVELS, YARDSTICKS
from tests.core.lab.test_arena import has_ended
from tests.core.lab.test_play import LAB, lab, wait_for

BOTS = (*LEVELS, *YARDSTICKS)
HELLO = {"type": "hello", "protocol": 1, "game": "alhambra", "modules": [], "seats": ["Ann", "Zoe"],
         "you": 1}  # fmt: skip
MOVES = [{"seat": 1, "do": "take", "cards": ["denar-1"]}, {"seat": 1, "do": "pass"}]
QUESTION = {"type": "decide", "id": 17, "view": {"phase": "action"}, "moves": MOVES}


class Parrot:
    """Says again what it was told to."""

    is_time_up: IsTimeUp = staticmethod(never)

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.heard: list[Line] = []
        self.seen: list[tuple[Line, list[Line]]] = []

    def hear(self, event: Line) -> None:
        self.heard.append(event)

    def decide(self, view: Line, moves: list[Line]) -> Choice:
        self.seen.append((view, moves))
        return self.choice


def answers(brain: Parrot, *messages: Any) -> list[Line]:
    said: list[Line] = []
    texts = [json.dumps(message).encode() + b"\n" for message in messages]
    converse("hard", 0.5, texts, said.append, lambda *_: brain)
    return said


def test_a_level_is_ready_under_its_name_and_with_its_budget() -> None:
    woken = []

    def wake(*arguments: Any) -> Parrot:
        woken.append(arguments)
        return Parrot(Choice(MOVES[0]))

    said: list[Line] = []
    converse("hard", 0.5, [json.dumps(HELLO).encode()], said.append, wake)
    assert said == [{"type": "ready", "name": "hard"}]
    ((*arguments, is_time_up),) = woken
    assert arguments == ["hard", HELLO, 0.5]
    assert not is_time_up(), "it thinks as long as it takes"


class FakeClock:
    """Time passes when somebody says so."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_limit_counts_from_the_start_and_then_from_each_question() -> None:
    clock = FakeClock()
    limit = Limit(2.0, clock)
    clock.time += 1.5
    limit.asked()
    assert not limit.is_over()
    clock.time += 0.5
    assert limit.is_over()
    limit.asked()
    assert not limit.is_over()
    clock.time += 2.0
    assert limit.is_over()
    assert not Limit(clock=clock).is_over()


def test_whoever_has_a_limit_is_told_when_the_time_is_up() -> None:
    clock = FakeClock()
    seen: list[bool] = []

    class Watcher(Parrot):
        def decide(self, view: Line, moves: list[Line]) -> Choice:
            seen.append(self.is_time_up())
            clock.time += 2.0
            seen.append(self.is_time_up())
            return super().decide(view, moves)

    def wake(_level: str, _hello: Line, _budget: float, is_time_up: IsTimeUp) -> Parrot:
        brain = Watcher(Choice(MOVES[0]))
        brain.is_time_up = is_time_up
        return brain

    texts = [json.dumps(message).encode() for message in (HELLO, QUESTION, QUESTION)]
    said: list[Line] = []
    converse("expert", 1.0, texts, said.append, wake, Limit(2.0, clock))
    assert seen == [False, True, False, True]


@pytest.mark.parametrize(("seconds", "limit"), [([], None), (["--seconds", "1.6"], 1.6)])
def test_the_limit_of_the_command_line_is_used(
    seconds: list[str], limit: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[float | None] = []
    monkeypatch.setattr(bot, "Limit", limits.append)
    monkeypatch.setattr(bot, "converse", lambda *_, **__: None)
    monkeypatch.setattr(gc, "disable", lambda: None)
    assert main(["bot", "expert", *seconds]) == 0
    assert limits == [limit]


def test_the_program_does_not_look_for_cycles(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = [True]
    monkeypatch.setattr(gc, "disable", looking.clear)
    monkeypatch.setattr(bot, "converse", lambda *_, **__: looking.append(False))
    assert main(["bot", "hard"]) == 0
    assert looking == [False], "it stopped looking before the first message"


@pytest.mark.parametrize("modules", [[], [*MODULES]])
def test_no_level_makes_cycles(modules: list[str]) -> None:
    seats = [{"name": level, "kind": f"ai:{level}"} for level in ("expert", "hard", "easy")]
    header = new_header("alhambra", modules, seats, youngest=0) | {"seed": 3}
    gc.collect()
    gc.disable()  # as the program of a level does
    try:
        course = play(game_of(header), 3, lambda: False, Terms(budget=0.02, here=True))
        assert gc.collect() == 0, "memory that would never have been freed"
    finally:
        gc.enable()
    assert course.is_over


def test_a_move_that_was_offered_is_named_by_its_number() -> None:
    brain = Parrot(Choice({"do": "pass", "seat": 1}))
    assert answers(brain, HELLO, QUESTION)[1] == {"type": "move", "id": 17, "index": 1}
    assert brain.seen == [(QUESTION["view"], MOVES)]


def test_another_move_is_written_out_and_said_with_its_comment_and_reason() -> None:
    move = {"seat": 1, "do": "buy", "tile": "tower-11", "pay": ["denar-9", "denar-3"]}
    brain = Parrot(Choice(move, "Because.", {"kind": "majority", "points": 13}))
    assert answers(brain, HELLO, QUESTION)[1] == {
        "type": "move",
        "id": 17,
        "move": move,
        "comment": "Because.",
        "reason": {"kind": "majority", "points": 13},
    }


def test_events_are_heard_and_nothing_is_said_of_them_nor_of_the_end() -> None:
    brain = Parrot(Choice(MOVES[0]))
    event = {"seat": 0, "do": "pass"}
    said = answers(brain, HELLO, {"type": "event", "event": event}, {"type": "end", "result": {}})
    assert len(said) == 1
    assert brain.heard == [event]


@pytest.mark.parametrize("text", [b"?\n", b"[]\n", b'{"type": "decide"}\n'])
def test_what_is_not_of_the_protocol_is_refused(text: bytes) -> None:
    with pytest.raises(BadLine):
        converse("hard", 1, [text], print)
    done = subprocess.run(
        [*LAB, "bot", "easy"], input=text, capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith(b"alhambra-lab bot: ")
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("level", BOTS)
def test_every_level_is_ready_and_ends_with_its_input(level: str) -> None:
    done = subprocess.run(
        [*LAB, "bot", level],
        input=json.dumps(HELLO) + "\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {"type": "ready", "name": level}


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_without_a_word(sent: signal.Signals) -> None:
    process = started()
    assert process.stdout is not None
    assert b"ready" in process.stdout.readline()
    process.send_signal(sent)
    output, errors = process.communicate(timeout=60)
    assert (output, errors) == (b"", b"")
    assert process.returncode == -sent


def test_a_host_that_listens_no_more_ends_it_without_a_word() -> None:
    process = started(hello=False)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write(json.dumps(HELLO).encode() + b"\n")
    process.stdin.flush()
    assert process.wait(60) == 1
    assert process.stderr.read() == b""
    process.stdin.close()
    process.stderr.close()


def started(*, hello: bool = True) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [*LAB, "bot", "easy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    if hello:
        assert process.stdin is not None
        process.stdin.write(json.dumps(HELLO).encode() + b"\n")
        process.stdin.flush()
    return process


@pytest.mark.measured_programs
def test_it_loads_neither_the_other_commands_nor_what_they_need() -> None:
    code = (
        "import sys; sys.argv[1:] = ['bot', 'easy']; from core.lab.__main__ import main; main();"
        "print(sorted(name for name in sys.modules if name.startswith(('core.lab.', 'core.cat'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input="", capture_output=True, text=True, check=True
    )
    assert done.stdout == "['core.lab.__main__', 'core.lab.bot', 'core.lab.numbers']\n"


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command_of("hard", 0.1).endswith("-m core.lab bot hard --budget 0.1")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/the lab")
    assert command_of("hard", 1.0) == "'/opt/the lab' bot hard --budget 1"


@pytest.mark.unmeasured
def test_the_same_seed_gives_the_same_record(tmp_path: Path) -> None:
    """Each time with other processes, whose hashes differ."""
    for name in ("one", "other"):
        done = lab("play", "--seats", ",".join(BOTS), "--budget", "0.005",
                   "--seed", 3, "--record", tmp_path / name)  # fmt: skip
        assert done.returncode == 0
        assert "seat" in done.stdout
        assert " is out" not in done.stdout, done.stderr
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
    header = json.loads((tmp_path / "one").read_text().splitlines()[0])
    assert [seat["kind"] for seat in header["seats"]] == [f"ai:{level}" for level in BOTS]
    assert main(["check", str(tmp_path / "one")]) == 0


def test_a_level_plays_against_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "easy,random"]) == 0
    assert " is out" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "tables"),
    [
        (
            "--modules=walls,thieves,change,traders",
            ("easy:gambler,medium,hard:no-thieves", ",".join(("expert", *YARDSTICKS))),
        ),
        ("--game=roll-and-write", (",".join(LEVELS),)),
    ],
)
@pytest.mark.unmeasured
def test_every_level_plays_every_game_legally(
    game: str, tables: tuple[str, ...], tmp_path: Path
) -> None:
    for seats in tables:
        record = tmp_path / "game.alhambra"
        done = lab("play", game, "--seats", seats, "--budget", "0.005", "--record", record)
        assert done.returncode == 0
        assert " is out" not in done.stdout, done.stderr
        assert main(["check", str(record)]) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["clever"],
        ["hard:clever"],
        ["easy", "--budget", "0"],
        ["expert", "--budget", "1e300"],
        ["easy", "--seconds", "0"],
    ],
)
def test_wrong_options(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bot", *arguments])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: alhambra-lab bot")


def test_a_level_ends_when_its_host_is_killed(tmp_path: Path) -> None:
    """Even where the system does not see to it."""
    hello = json.dumps(HELLO).encode() + b"\n"
    code = f"""
import subprocess, sys, time
bot = subprocess.Popen({[*LAB, "bot", "easy"]!r}, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
bot.stdin.write({hello!r})
bot.stdin.flush()
bot.stdout.readline()
open({str(tmp_path / "pid")!r}, "w").write(str(bot.pid))
time.sleep(1000)
"""
    host = subprocess.Popen([sys.executable, "-c", code])
    pid = tmp_path / "pid"
    wait_for(lambda: pid.exists() and bool(pid.read_text()))
    host.kill()
    host.wait(60)
    wait_for(lambda: has_ended(int(pid.read_text())))


GREETING = '{"type":"hello","protocol":1,"game":"alhambra","modules":[],"seats":["A","B"],"you":0}'


@pytest.mark.measured_programs
@pytest.mark.parametrize(
    "bad",
    [
        "{",
        "[]",
        "[" * 100_000,
        '{"type":"event"}',
        '{"type":"event","event":3}',
        '{"type":"event","event":{"do":"buy"}}',
        '{"type":"event","event":{"do":"take","seat":9,"cards":[]}}',
        '{"type":"decide"}',
        '{"type":"decide","id":1,"view":[],"moves":[]}',
        '{"type":"hello"}',
        '{"type":"hello","game":"chess","seats":7}',
    ],
)
def test_a_bad_line_gets_one_sentence(bad: str) -> None:
    done = subprocess.run(
        [*LAB, "bot", "easy"],
        input=f"{GREETING}\n{bad}\n".encode(),
        capture_output=True,
        check=False,
    )
    told = done.stderr.decode()
    assert done.returncode == 1
    assert told.startswith("alhambra-lab bot: ")
    assert told.count("\n") == 1
