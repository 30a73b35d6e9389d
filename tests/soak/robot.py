"""A robot that does to windows and files whatever comes to its mind, and sees that nothing is lost.

What holds after every step: no file that a user named is changed or gone unless the user said so;
every record is in order; a running game is on disk as it is on the table, unless trouble was
announced; and who leaves without being asked, or saves when asked, finds everything again.
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line, bytes_of, parse
from core.kernel.record import replay
from tests.qt.games import new_session, play_on, record_of
from tests.soak.window import Report, Window

STEPS = 24
MOST_WINDOWS = 2
ALIAS = "alias"
"""How other names for the file of a running game begin: they change with it."""
LOOKS = ("new", "same_deal", "play", "save", "leave", "quit", "answer", "let_time_pass")
"""What makes a window look at its file; opening may end before that."""
FORFEIT: Line = {"result": {"forfeit": 0, "reason": "asleep"}}


class Robot:
    """One sequence: a home, some files of a user, and one or two windows."""

    def __init__(self, home: Path, seed: int) -> None:
        """The same seed does the same."""
        self.done: Counter[str] = Counter()
        self.story: list[str] = []
        self._random = Random(seed)
        self._home = home
        self._games = home / "data" / "games"
        self._user = home / "user"
        self._windows: list[Window] = []
        self._ignorant: set[int] = set()
        """Windows that can't know yet what became of their file."""
        self._strangers: set[bytes] = set()
        """What files of the user say that are no records."""
        self._copies: set[Path] = set()
        self._named: set[Path] = set()
        self._allowed: set[Path] = set()
        """What the user has allowed to be changed in this step."""
        self._prepare()
        self._disk = self._read_disk()

    def _prepare(self) -> None:
        self._user.mkdir(parents=True)
        running = play_on(new_session("Xia", "Yo"), 20, self._number())
        record_of(running, self._user / "running.alhambra")
        over = play_on(new_session("Xia", "Yo"), seed=self._number())
        record_of(over, self._user / "over.alhambra")
        bots = new_session("Xia", "Yo", kinds=("human", "bot:true"))
        record_of(play_on(bots, 20, self._number()), self._user / "bots.alhambra")
        forfeited = record_of(running, self._user / "forfeited.alhambra")
        with forfeited.open("ab") as file:
            file.write(bytes_of(FORFEIT))
        (self._user / "link.alhambra").symlink_to("running.alhambra")
        self._games.mkdir(parents=True)
        for name in ("running", "over", "bots", "forfeited"):
            shutil.copy(self._user / f"{name}.alhambra", self._games / f"old {name}.alhambra")
        self._leave_stranger(self._user / "stranger.alhambra")

    def _leave_stranger(self, path: Path) -> None:
        content = f"no record: {self._number()}\n".encode()
        self._strangers.add(content)
        path.write_bytes(content)

    def _number(self) -> int:
        return self._random.randrange(10**9)

    def run(self) -> None:
        """The whole sequence."""
        try:
            for _ in range(STEPS):
                self._step()
        finally:
            for window in self._windows:
                window.kill()

    def _step(self) -> None:
        self._allowed.clear()
        if not self._windows:
            self._tell_of("start a window")
            self._windows.append(Window(self._home))
            self._judge()
            return
        at = self._random.randrange(len(self._windows))
        window = self._windows[at]
        before = window.report
        if before["question"] is not None:
            lenient = self._answer(window)
        else:
            self._random.choice(self._possible(window))(window)
            lenient = False
        if window in self._windows:
            if not window.report["is_open"]:
                window.wait()
                self._windows.remove(window)
                self._ignorant.discard(window.pid)
            self._judge(before, window.report, lenient=lenient)
        else:
            self._judge()

    def _possible(self, window: Window) -> list[Callable[[Window], None]]:
        always = [self._new, self._open, self._quit, self._kill, self._fill_disk]
        always += [self._make_room, self._make_room, self._second_window, self._let_time_pass]
        always += [self._lose_folder]
        if window.report["game"] is None:
            return [*always, self._continue, self._continue, self._open, self._new]
        playing = [self._play] * 6 + [self._save] * 4 + [self._leave] * 2 + [self._same_deal]
        return [*always, *playing, self._lose_file, self._replace_file]

    def _tell_of(self, what: str, *more: object) -> None:
        self.done[what] += 1
        self.story.append(" ".join([what, *map(str, more)]))

    # What people do in the window

    def _new(self, window: Window) -> None:
        self._tell_of("new")
        self._watch(window, "new", self._number())

    def _play(self, window: Window) -> None:
        self._tell_of("play")
        self._watch(window, "play", self._number(), self._random.randrange(1, 8))

    def _open(self, window: Window) -> None:
        path = self._random.choice(self._all_records())
        self._tell_of("open", path)
        self._watch(window, "open", str(path))

    def _continue(self, window: Window) -> None:
        self._tell_of("continue")
        self._watch(window, "continue")

    def _save(self, window: Window) -> None:
        path = self._target(window)
        self._tell_of("save elsewhere" if window.report["has_trouble"] else "save as", path)
        self._watch(window, "save", str(path))

    def _leave(self, window: Window) -> None:
        self._tell_of("leave")
        self._watch(window, "leave")

    def _same_deal(self, window: Window) -> None:
        self._tell_of("same deal")
        self._watch(window, "same_deal")

    def _quit(self, window: Window) -> None:
        self._tell_of("quit")
        self._watch(window, "quit")

    def _let_time_pass(self, window: Window) -> None:
        self._tell_of("let time pass")
        self._watch(window, "let_time_pass")

    def _answer(self, window: Window) -> bool:
        """Say something to a question; whether the user was willing to lose something."""
        wish = self._random.choice(("STAY", "LEAVE", "ELSEWHERE", "AGAIN", "AGAIN"))
        question = window.report["question"]
        is_unsaved = question == "UnsavedDialog"
        is_given_up = wish == "STAY" or question == "RecordDialog"
        self._tell_of(f"answer {question}" + (f": {wish}" if is_unsaved else ""))
        path = ""
        if is_unsaved and wish == "ELSEWHERE" and self._random.random() < 0.8:
            path = str(self._target(window))
            self.story.append(path)
        is_given_up |= is_unsaved and wish == "ELSEWHERE" and not path
        # Nobody who gives up a question looks at the game's file: that comes when time passes.
        self._watch(window, "answer", wish, path, looks=not is_given_up)
        return is_unsaved and wish == "LEAVE"

    def _watch(self, window: Window, order: str, *more: Any, looks: bool = True) -> None:
        """Let a window do something; whether it has to look at its file before that is done."""
        before = set(self._disk)
        game = window.report["game"]
        report = window.tell(order, *more)
        path = report["path"]
        if report["game"] != game and path and Path(path) not in before:
            self._copies.add(Path(path))
        if (looks and order in LOOKS) or game != report["game"]:
            self._ignorant.discard(window.pid)

    def _target(self, window: Window) -> Path:
        """Where somebody saves: anywhere, also where one should not."""
        own = [Path(window.report["path"])] if window.report["path"] else []
        fresh = self._user / f"copy {self._number()}.alhambra"
        alias = self._user / f"{ALIAS} {self._number()}.alhambra"
        if own and own[0].exists() and self._random.random() < 0.5:
            if self._random.random() < 0.5:
                alias.symlink_to(own[0])
            else:
                alias.hardlink_to(own[0])
            own.append(alias)
        others = [Path(one.report["path"]) for one in self._windows if one.report["path"]]
        found = [fresh, *own, *others, *self._all_records()]
        path = self._random.choice(found[: 1 + len(own) + len(others)] * 2 + found)
        real = Path(os.path.realpath(path))
        self._allowed |= {path, real}
        self._named |= {path, real}
        return path

    def _all_records(self) -> list[Path]:
        return sorted(
            path
            for folder in (self._user, self._games)
            if folder.is_dir()
            for path in folder.iterdir()
            if path.suffix == ".alhambra"
        )

    # What else happens

    def _kill(self, window: Window) -> None:
        self._tell_of("kill")
        window.kill()
        self._windows.remove(window)
        self._ignorant.discard(window.pid)

    def _second_window(self, window: Window) -> None:
        if len(self._windows) < MOST_WINDOWS:
            self._tell_of("second window")
            self._windows.append(Window(self._home))
        else:
            self._play(window) if window.report["game"] else self._new(window)

    def _fill_disk(self, window: Window) -> None:
        self._tell_of("full disk")
        window.tell("fill_disk", self._random.choice((0, 10, 150)))

    def _make_room(self, window: Window) -> None:
        self._tell_of("room again")
        window.tell("make_room")

    def _lose_folder(self, window: Window) -> None:
        if not self._games.is_dir():
            if not self._games.exists():
                self._let_time_pass(window)
            else:
                self._tell_of("folder possible again")
                del self._disk[self._games]
                self._games.unlink()
            return
        self._everybody_ignorant()
        if self._random.random() < 0.4:
            self._tell_of("folder gone")
            shutil.rmtree(self._games)
            self._disk = {
                path: text for path, text in self._disk.items() if not self._is_ours(path)
            }
            return
        moved = self._home / "data" / f"games {self._number()}"
        self._games.rename(moved)
        self._disk = {
            moved / path.name if self._is_ours(path) else path: text
            for path, text in self._disk.items()
        }
        self._tell_of("folder moved away")
        if self._random.random() < 0.3:
            self._tell_of("something in its place")
            self._leave_stranger(self._games)
            self._disk[self._games] = self._games.read_bytes()

    def _is_ours(self, path: Path) -> bool:
        return path.parent == self._games

    def _everybody_ignorant(self) -> None:
        self._ignorant |= {window.pid for window in self._windows}

    def _lose_file(self, window: Window) -> None:
        path = Path(window.report["path"] or "/nowhere")
        if path.exists():
            self._tell_of("file gone")
            self._ignorant.add(window.pid)
            path.unlink()
            del self._disk[path]

    def _replace_file(self, window: Window) -> None:
        path = Path(window.report["path"] or "/nowhere")
        if path.exists():
            self._tell_of("file replaced")
            self._ignorant.add(window.pid)
            part = path.with_name("mine")
            self._leave_stranger(part)
            part.replace(path)
            self._disk[path] = path.read_bytes()
            self._copies.discard(path)

    # What holds

    def _read_disk(self) -> dict[Path, bytes]:
        found = {}
        for folder, _, names in os.walk(self._home):
            if folder in (str(self._home / "config"), str(self._home / "state")):
                continue
            for name in names:
                path = Path(folder) / name
                if name.endswith((".lock", ".part", ".jsonl")) or name.startswith(ALIAS):
                    continue
                if path.is_file() and not path.is_symlink():
                    found[path] = path.read_bytes()
        return found

    def _judge(
        self,
        before: Report | None = None,
        after: Report | None = None,
        *,
        lenient: bool = False,
    ) -> None:
        then, now = self._disk, self._read_disk()
        self._disk = now
        has_left = before is not None and after is not None and before["game"] != after["game"]
        homes = {Path(one["path"]) for one in (before, after) if one and one["path"]}
        records = {
            path: _lines_in(text) for path, text in now.items() if text not in self._strangers
        }
        for path, text in then.items():
            if path not in now:
                is_mere_copy = has_left and path in self._copies and path in homes
                assert is_mere_copy, f"{path} has gone"
                assert before is not None
                assert before["played"] == 0, f"{path} has gone, and something was played"
            elif now[path] != text:
                assert path in homes | self._allowed, f"{path} has changed"
                assert text not in self._strangers or path in self._allowed, f"{path} is lost"
        for path in homes:
            assert self._is_ours(path) or path in self._named, f"{path} is nobody's business"
        self._judge_tables(records)
        if has_left and not lenient and before is not None and before["game"] is not None:
            self._judge_leaving(before, records, now)

    def _judge_tables(self, records: dict[Path, list[Line]]) -> None:
        running = [one for one in self._windows if one.report["path"] is not None]
        for window in running:
            window.tell("nothing")  # its claim may have gone since it reported
        # Two games may want one place, if the folder went away between them; one writes there.
        claimed = [one.report["path"] for one in running if one.report["is_claimed"]]
        assert len(set(claimed)) == len(claimed), "two windows write to one file"
        for window in running:
            report = window.report
            if window.pid in self._ignorant:
                continue
            if report["has_trouble"]:
                assert report["is_announced"], "trouble, and nobody said so"
            else:
                on_disk = records.get(Path(report["path"]))
                assert on_disk == report["lines"], f"{report['path']} is not what was played"
                assert report["path"] in claimed, f"anybody may write to {report['path']}"

    def _judge_leaving(
        self, before: Report, records: dict[Path, list[Line]], now: dict[Path, bytes]
    ) -> None:
        """What was on the table is somewhere, unless it was only looked at."""
        if before["played"] and before["path"] is not None:
            assert before["lines"] in records.values(), "what was played is nowhere"
        assert now, "nothing is left"


@lru_cache(1000)  # after every step all records are read, and most are as they were
def _lines_in(text: bytes) -> list[Line]:
    """What a record says, judged by the rules."""
    try:
        for _ in replay(BytesIO(text), game_of, partial=True):
            pass
    except BadLine as error:
        raise AssertionError(f"a record is not in order: {error}") from error
    return [parse(line) for line in text.split(b"\n")[1:-1]]
