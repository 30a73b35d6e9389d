"""A session: play, take back, play again, and be written down while it happens."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.alhambra.game import header_of
from core.alhambra.taking_money import TakeMoney
from core.catalogue import game_of
from core.kernel.journal import Journal
from core.kernel.lines import BadLine, Line, Problem, parse
from core.kernel.record import write_record
from core.kernel.rulebook import CHANCE, IllegalAction, Order
from core.kernel.session import Session, follow_record, open_record

SEATS = [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cem")]


_sessions: list[Session[Any]] = []


@pytest.fixture(autouse=True)
def _close_files() -> Iterator[None]:
    yield
    while _sessions:
        _sessions.pop().close()


def new_session(*modules: str) -> Session[Any]:
    session = Session(game_of(header_of(SEATS, modules)))
    _sessions.append(session)
    return session


def play_on(session: Session[Any], actions: int, seed: int = 1) -> None:
    """Let chance and random seats go on for so many actions, or to the end."""
    random = Random(seed)
    rules = session.game.rules
    for _ in range(actions):
        if session.decision is None:
            return
        if session.decision.seat == CHANCE:
            session.play(rules.draw(session.state, random))
        else:
            session.play(rules.any_legal_action(session.state, random))


def file_of(session: Session[Any], folder: Path) -> Path:
    path = folder / "game.alhambra"
    session.write_to(path)
    return path


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """Writing beyond this fails in the middle, as on a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_what_the_rules_refuse_is_refused_with_the_reason() -> None:
    session = new_session()
    with pytest.raises(IllegalAction) as refused:
        session.play(TakeMoney(()))
    assert refused.value.violation.rule is not None
    assert not session.played


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    session = new_session()
    play_on(session, 10_000)
    assert session.decision is None
    with pytest.raises(IllegalAction) as refused:
        session.play(TakeMoney(()))
    assert refused.value.violation.rule is Order.THE_GAME_IS_OVER


@pytest.mark.parametrize("modules", [(), ("walls", "thieves", "change", "traders")])
def test_every_event_is_in_the_file_at_once(tmp_path: Path, modules: tuple[str, ...]) -> None:
    session = new_session(*modules)
    path = file_of(session, tmp_path)
    while session.decision is not None:
        play_on(session, 1, seed=len(session.played))
        lines = path.read_bytes().splitlines(keepends=True)[1:]
        assert [parse(line[:-1]) for line in lines] == session.lines
    assert path.read_bytes().endswith(b"}\n")
    assert open_record(path, game_of).state == session.state


def test_undo_takes_lines_off_the_file_and_redo_puts_them_back(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    contents = [path.read_bytes()]
    states = [session.state]
    for step in range(120):
        play_on(session, 1, seed=step)
        contents.append(path.read_bytes())
        states.append(session.state)
    for content, state in zip(contents[-2::-1], states[-2::-1], strict=True):
        session.undo()
        assert path.read_bytes() == content
        assert session.state == state
    assert not session.played
    for content, state in zip(contents[1:], states[1:], strict=True):
        assert session.can_redo()
        session.redo()
        assert path.read_bytes() == content
        assert session.state == state
    assert not session.can_redo()


def test_an_undone_action_with_its_score_leaves_nothing_behind(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    before = b""
    while not any("score" in line for line in session.lines):
        before = path.read_bytes()
        play_on(session, 1, seed=len(session.played))
    session.undo()
    assert path.read_bytes() == before


def test_another_action_after_undo_forgets_what_was_taken_back() -> None:
    session = new_session()
    play_on(session, 10)
    session.undo()
    session.play(session.game.rules.legal_actions(session.state)[-1])
    assert not session.can_redo()


def test_undo_stops_where_something_hidden_was_shown() -> None:
    session = new_session()
    assert not session.can_undo()
    play_on(session, 3)
    assert not session.can_undo()  # the last thing was that cards were shuffled
    play_on(session, 1)
    assert session.can_undo()


def test_notes_stay_when_an_action_is_taken_back(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 6)
    before = path.read_bytes()
    notes: list[Line] = [
        {"note": "seat", "seat": 1, "kind": "ai:hard", "name": "Zaida"},
        {"note": "pause", "for": "tea"},
    ]
    last = session.lines[-1]
    for note in notes:
        session.note(note)
    assert session.can_undo()
    session.undo()
    assert session.lines[-2:] == notes
    assert last not in session.lines
    assert open_record(path, game_of).lines == session.lines
    assert path.read_bytes() != before


PENCIL: Line = {"note": "pencil", "mark": "a", "undo": "alone"}
JOINED: Line = {"note": "pencil", "mark": "b", "undo": "joined"}


def test_a_note_is_taken_back_like_an_action_where_it_says_so(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 6)
    contents = [path.read_bytes()]
    for _ in range(2):
        session.play(PENCIL)
        contents.append(path.read_bytes())
    session.undo()
    assert path.read_bytes() == contents[1]
    session.undo()
    assert path.read_bytes() == contents[0]
    session.redo()
    session.redo()
    assert path.read_bytes() == contents[2]
    assert tuple(open_record(path, game_of).played) == tuple(session.played)


def test_an_action_and_a_note_that_is_joined_to_it_are_one_step(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 5)
    before = path.read_bytes()
    action = session.game.rules.legal_actions(session.state)[0]
    session.play(action, JOINED)
    after = path.read_bytes()
    session.undo()
    assert path.read_bytes() == before
    session.redo()
    assert path.read_bytes() == after
    assert session.played[-2].action == action
    again = open_record(path, game_of)
    again.undo()
    assert again.lines == session.lines[:-2]


def test_notes_that_stay_do_not_part_an_action_from_what_is_joined_to_it() -> None:
    session = new_session()
    play_on(session, 5)
    lines = session.lines
    play_on(session, 1)
    session.note({"note": "pause"})
    session.note(JOINED)
    session.undo()
    assert session.lines == [*lines, {"note": "pause"}]
    assert session.can_undo()


def test_a_joined_note_alone_is_nothing_to_take_back() -> None:
    session = new_session()
    session.note(JOINED)
    assert not session.can_undo()


def test_several_steps_are_refused_together(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 6)
    before = path.read_bytes()
    action = session.game.rules.legal_actions(session.state)[0]
    with pytest.raises(IllegalAction):
        session.play(action, TakeMoney(()))
    assert path.read_bytes() == before
    assert session.lines == open_record(path, game_of).lines


def test_a_result_can_come_later_than_the_end_of_the_game(tmp_path: Path) -> None:
    whole = new_session()
    play_on(whole, 10_000)
    session = new_session()
    path = file_of(session, tmp_path)
    *before, last = [one.action for one in whole.played if one.action is not None]
    for action in before:
        session.play(action)
    session.play(last, with_result=False)
    assert session.decision is None
    assert session.lines == whole.lines[:-1]
    session.undo()
    session.redo(with_result=False)
    assert open_record(path, game_of).lines == whole.lines[:-1]
    session.play({"note": "turn-ended"})
    assert session.lines == [*whole.lines[:-1], {"note": "turn-ended"}, whole.lines[-1]]
    again = open_record(path, game_of)
    assert again.lines == session.lines
    assert again.result is not None


def test_a_record_without_its_result_is_finished(tmp_path: Path) -> None:
    whole = new_session()
    path = file_of(whole, tmp_path)
    play_on(whole, 10_000)
    whole.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    again = open_record(path, game_of)
    assert again.result is None
    again.finish()
    assert again.lines == whole.lines
    path.write_bytes(b"".join(lines[:-1]))
    written = open_record(path, game_of)
    written.write_to(path)
    written.finish()
    written.finish()
    written.close()
    assert path.read_bytes() == b"".join(lines)


def test_nothing_is_noted_behind_a_result(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 10_000)
    before = path.read_bytes()
    session.note({"note": "seat", "seat": 1, "kind": "ai:hard", "name": "Zaida"})
    assert path.read_bytes() == before


def test_all_that_happened_is_told_backwards() -> None:
    session = new_session()
    play_on(session, 6)
    session.note(PENCIL)
    told = list(session.backwards())
    assert [played for _, played in told] == list(session.played[::-1])
    assert told[-1][0] == session.game.start()
    assert told[0][0] is told[1][1].state


def test_a_record_is_continued_where_it_stopped_with_all_that_we_do_not_know(
    tmp_path: Path,
) -> None:
    session = new_session("thieves")
    path = file_of(session, tmp_path)
    play_on(session, 60)
    session.note({"note": "weather", "sky": "blue"})
    session.close()
    with path.open("a") as file:
        file.write('{"seat": 0, "do": "tak')  # the power failed here
    again = open_record(path, game_of)
    assert again.lines == session.lines
    assert again.state == session.state
    again.write_to(path)
    play_on(again, 10_000)
    again.close()
    assert open_record(path, game_of).lines == again.lines


def test_a_game_goes_on_as_another_one_did() -> None:
    whole = new_session("thieves")
    play_on(whole, 60)
    half = Session(whole.game, whole.played[:40])
    assert half.lines == whole.lines[: len(half.lines)]
    assert half.state is whole.played[39].state
    play_on(half, 10)
    assert len(whole.played) == 60


def test_a_game_that_another_one_goes_on_from_is_not_over() -> None:
    whole = new_session()
    play_on(whole, 20)
    whole.take_over({"result": {"forfeit": 1, "reason": "gone"}}, [])
    assert whole.decision is None
    again = Session(whole.game, whole.played)
    assert again.result is None
    assert again.decision is not None
    assert [*again.lines, whole.lines[-1]] == whole.lines


def followed(contents: bytes, **more: Any) -> tuple[list[int], Session[Any] | None, BadLine | None]:
    """How many lines the game had after each that was read, the game, and what is wrong next."""
    lengths: list[int] = []
    session = None
    try:
        for session in follow_record(BytesIO(contents), game_of, **more):
            lengths.append(len(session.lines))
    except BadLine as problem:
        return lengths, session, problem
    return lengths, session, None


def test_a_record_is_followed_line_by_line(tmp_path: Path) -> None:
    whole = new_session()
    path = file_of(whole, tmp_path)
    play_on(whole, 10_000)
    lengths, session, problem = followed(path.read_bytes())
    assert lengths == list(range(len(whole.lines) + 1))
    assert session is not None
    assert session.lines == whole.lines
    assert problem is None


@pytest.mark.parametrize(
    ("bad", "kind"),
    [
        (b'{"do": "pass", "seat": 7}\n', Problem.WRONG),
        (b"\xff\xfe\n", Problem.UNREADABLE),
        (b'{"note": "cut o', Problem.CUT_OFF),
    ],
)
def test_a_damaged_record_is_good_up_to_its_damage(
    tmp_path: Path, bad: bytes, kind: Problem
) -> None:
    whole = new_session()
    path = file_of(whole, tmp_path)
    play_on(whole, 40)
    good = path.read_bytes()
    _, session, problem = followed(good + bad)
    assert session is not None
    assert session.lines == whole.lines
    assert session.state == whole.state
    assert problem is not None
    assert (problem.number, problem.problem) == (len(whole.lines) + 2, kind)


def test_nothing_of_a_record_is_good_whose_header_is_not() -> None:
    lengths, session, problem = followed(b'{"format": "alhambra-record", "version": 99}\n')
    assert (lengths, session) == ([], None)
    assert problem is not None
    assert problem.problem is Problem.NEWER


def test_a_note_between_an_action_and_its_score_is_read(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 10_000)
    lines = path.read_text().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith('{"score"'))
    lines.insert(at, '{"note": "drum roll"}')
    path.write_text("\n".join([*lines, ""]))
    again = open_record(path, game_of)
    assert len(again.lines) == len(session.lines) + 1
    assert again.state == session.state


def test_a_score_that_was_cut_off_is_added_when_the_record_is_opened(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 10_000)
    whole = path.read_bytes().splitlines(keepends=True)
    facts = [at for at, line in enumerate(whole) if line.startswith((b'{"score"', b'{"result"'))]
    assert len(facts) == 4
    for at in facts:
        path.write_bytes(b"".join(whole[:at]) + whole[at][:20])
        again = open_record(path, game_of)
        again.finish()
        assert again.lines == [parse(line[:-1]) for line in whole[1 : len(again.lines) + 1]]
        assert len(again.lines) >= at


def test_a_full_disk_leaves_what_was_written_and_the_game_where_it_was(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 20)
    content, state = path.read_bytes(), session.state
    with no_file_longer_than(len(content) + 10), pytest.raises(OSError, match="large"):
        play_on(session, 1)
    assert path.read_bytes() == content
    assert session.state == state
    play_on(session, 1)  # there is room again
    assert open_record(path, game_of).state == session.state


def test_a_record_is_replaced_when_the_new_one_is_complete(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 20)
    session.close()
    content = path.read_bytes()
    again = open_record(path, game_of)
    with no_file_longer_than(100), pytest.raises(OSError, match="large"):
        again.write_to(path)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_forfeited_game_opens(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 20)
    with path.open("a") as file:
        file.write('{"result": {"forfeit": 0, "reason": "asleep"}}\n')
    assert open_record(path, game_of).lines[-1] == {"result": {"forfeit": 0, "reason": "asleep"}}


def test_a_game_that_was_forfeited_before_it_began_opens(tmp_path: Path) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    line = {"result": {"forfeit": 0, "reason": "never ready"}}
    with path.open("a") as file:
        file.write(json.dumps(line) + "\n")
    assert open_record(path, game_of).lines == [line]


FORFEIT = {"result": {"forfeit": 0, "reason": "asleep"}}
NOTE = {"note": "seat", "seat": 1, "kind": "human", "name": "Ben"}


@pytest.mark.parametrize("before_it", [[], [NOTE]])
def test_a_forfeited_game_is_over_and_takes_nothing_more(
    tmp_path: Path, before_it: list[Line]
) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 20)
    session.close()
    with path.open("a") as file:
        file.writelines(json.dumps(line) + "\n" for line in (*before_it, FORFEIT))
    content = path.read_bytes()
    again = open_record(path, game_of)
    assert again.result == FORFEIT
    assert again.decision is None
    assert not again.can_undo()
    again.write_to(path)
    again.note(NOTE)
    assert again.lines == [*session.lines, *before_it, FORFEIT]
    assert path.read_bytes() == content
    again.close()


def test_notes_before_the_result_stay_before_it(tmp_path: Path) -> None:
    session = new_session()
    play_on(session, 10_000)
    path = tmp_path / "game.alhambra"
    lines = [*session.lines[:-1], NOTE, session.lines[-1]]
    write_record(path, session.game.header, lines)
    again = open_record(path, game_of)
    assert again.lines == lines
    assert not again.can_undo()
    again.write_to(path)
    again.close()
    assert open_record(path, game_of).lines == lines


def test_the_last_action_of_a_game_can_be_taken_back() -> None:
    session = new_session()
    play_on(session, 10_000)
    lines = session.lines
    assert session.result is not None
    assert session.can_undo()
    session.undo()
    assert "result" not in session.lines[-1]
    session.redo()
    assert session.lines == lines


def refuse(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("call", ["write", "sync"])
def test_where_the_disk_refuses_nothing_has_been_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    session = new_session()
    file_of(session, tmp_path)
    play_on(session, 20)
    before = tuple(session.played)
    with monkeypatch.context() as broken:
        broken.setattr(Journal, call, refuse)
        with pytest.raises(OSError, match="No space"):
            play_on(session, 20)
    reached = tuple(session.played)
    assert reached[: len(before)] == before
    session.close()
    play_on(session, 1)
    assert len(session.played) == len(reached) + 1


def test_where_the_disk_refuses_nothing_has_been_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    file_of(session, tmp_path)
    play_on(session, 20)
    before = tuple(session.played)
    monkeypatch.setattr(Journal, "take_back", refuse)
    with pytest.raises(OSError, match="No space"):
        session.undo()
    assert tuple(session.played) == before
    assert not session.can_redo()


def test_where_a_note_cannot_be_written_again_nothing_has_been_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    path = file_of(session, tmp_path)
    play_on(session, 20)
    session.note({"note": "pause"})
    before, content = tuple(session.played), path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "write", refuse)
        with pytest.raises(OSError, match="No space"):
            session.undo()
    assert tuple(session.played) == before
    assert path.read_bytes() == content
    session.undo()
    assert tuple(session.played) != before
    assert open_record(path, game_of).lines == session.lines


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    """Every line that was announced before the kill is in the file."""
    path = tmp_path / "game.alhambra"
    program = f"""
import os, sys
from pathlib import Path
from tests.core.kernel.test_session import new_session, play_on
session = new_session()
session.write_to(Path({str(path)!r}))
for step in range(60):
    play_on(session, 1, seed=step)
print(len(session.lines), flush=True)
os.kill(os.getpid(), 9)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == -9
    assert len(open_record(path, game_of).lines) == int(done.stdout)


def test_the_file_is_synced_at_the_end_of_each_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    file_of(session, tmp_path)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda _file: synced.append(session.state.to_play))
    turns = 0
    for step in range(200):
        before = session.state.to_play
        play_on(session, 1, seed=step)
        turns += session.state.to_play != before
    assert len(synced) == turns > 10


def test_what_was_played_is_shown_without_a_copy() -> None:
    session = new_session()
    seen = session.played
    play_on(session, 12)
    assert len(seen) == len(session.played) > 0
    assert seen[-1] is session.played[-1]
    assert [one.state for one in seen][-1] is session.state
    assert not hasattr(seen, "append")
