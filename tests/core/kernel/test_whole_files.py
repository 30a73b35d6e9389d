"""Ordinary files only, whole or not at all, with the mode that belongs to them."""

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from core.kernel.record import new_header, unnamed_seats, write_record
from core.kernel.whole_files import STALE, open_to_read, replacing, sweep
from core.lab.__main__ import main

HEADER = new_header("alhambra", [], unnamed_seats(3), youngest=0)


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_new_record_has_the_mode_of_any_new_file(tmp_path: Path, mask: int, mode: int) -> None:
    path = tmp_path / "game.alhambra"
    with umask(mask):
        write_record(path, HEADER, [])
    assert mode_of(path) == mode


def test_a_record_that_is_replaced_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "game.alhambra"
    write_record(path, HEADER, [])
    path.chmod(0o640)
    write_record(path, HEADER, [{"note": "more"}])
    assert mode_of(path) == 0o640
    assert b"more" in path.read_bytes()


def odd_file(kind: str, path: Path) -> Path:
    """What has a name but is no ordinary file."""
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "socket":
        with socket.socket(socket.AF_UNIX) as one:
            one.bind(str(path))
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to("/dev/zero")
    return path


@pytest.mark.parametrize("kind", ["pipe", "socket", "device"])
def test_what_is_no_ordinary_file_is_refused_at_once(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = odd_file(kind, tmp_path / "x.alhambra")
    with pytest.raises(OSError, match=r"ordinary|No such device"):
        open_to_read(path)
    assert main(["check", str(path)]) == 1
    assert main(["show", str(path)]) == 1
    out = capsys.readouterr()
    for said in (out.out, out.err):
        assert "ordinary" in said or "No such device" in said


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        open_to_read(tmp_path)


@pytest.mark.parametrize("kind", ["pipe", "socket", "folder"])
def test_what_is_no_ordinary_file_is_not_replaced(tmp_path: Path, kind: str) -> None:
    path = odd_file(kind, tmp_path / "x.alhambra")
    before = path.lstat()
    with pytest.raises(OSError, match=r"ordinary|directory"), replacing(path):
        pass
    assert os.path.samestat(path.lstat(), before)
    assert list(tmp_path.iterdir()) == [path]


def test_what_killed_writers_left_is_swept_and_nothing_else(tmp_path: Path) -> None:
    ours = [".alhambra-0123456789abcdef.part", "a b.alhambraab12_3xy.part", "settings.json0a1b2c3d"]
    others = ["mine.part", ".alhambra-x.part", "game.alhambra", "settings.json", "x.alhambra.part"]
    young = ".alhambra-fedcba9876543210.part"
    long_ago = tmp_path.stat().st_mtime - STALE - 60
    for name in (*ours, *others, young):
        (tmp_path / name).write_text("x")
        if name != young:
            os.utime(tmp_path / name, (long_ago, long_ago))
    sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*others, young])
    sweep(tmp_path / "nowhere")
