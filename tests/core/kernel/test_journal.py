"""A journal goes on in a file without touching it, and knows whether it is still its own."""

import os
from pathlib import Path

import pytest

from core.kernel.journal import Journal
from core.kernel.lines import Line
from core.kernel.record import new_header, unnamed_seats
from tests.core.kernel.games import bytes_of
from tests.core.kernel.test_session import no_file_longer_than

HEADER = new_header("alhambra", [], unnamed_seats(3), youngest=0)
NOTES: list[Line] = [{"note": word} for word in ("one", "two", "three")]


def journal_in(folder: Path) -> Journal:
    return Journal.begun(folder / "game.alhambra", HEADER, NOTES)


def test_a_journal_goes_on_in_a_file_without_touching_it(tmp_path: Path) -> None:
    path = tmp_path / "game.alhambra"
    content = bytes_of([HEADER, *NOTES]).replace(b'": "', b'":"')  # as another program writes it
    path.write_bytes(content)
    before = path.stat()
    journal = Journal.resumed(path, HEADER, NOTES)
    assert journal is not None
    assert journal.length == 3
    assert path.read_bytes() == content
    assert os.path.samestat(path.stat(), before)
    journal.write([{"note": "four"}])
    journal.take_back(2)
    journal.write([{"note": "five"}])
    journal.close()
    kept = b"".join(content.splitlines(keepends=True)[:3])
    assert path.read_bytes() == kept + bytes_of([{"note": "five"}])


def test_what_was_cut_off_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "game.alhambra"
    path.write_bytes(bytes_of([HEADER, NOTES[0]]) + b'{"note": "tw')
    journal = Journal.resumed(path, HEADER, NOTES)
    assert journal is not None
    journal.close()
    assert path.read_bytes() == bytes_of([HEADER, *NOTES])


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"no record\n", bytes_of([HEADER, NOTES[1]]), bytes_of([HEADER, *NOTES, NOTES[0]])],
)
def test_a_file_that_says_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.alhambra"
    path.write_bytes(content)
    assert Journal.resumed(path, HEADER, NOTES) is None
    assert path.read_bytes() == content


def test_a_full_disk_while_a_file_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "game.alhambra"
    content = bytes_of([HEADER, NOTES[0]])
    path.write_bytes(content)
    with no_file_longer_than(len(content) + 5), pytest.raises(OSError, match="large"):
        Journal.resumed(path, HEADER, NOTES)
    assert path.read_bytes() == content


def test_a_journal_knows_its_file_by_more_than_its_name(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    path = journal.path
    assert journal.is_in_place()
    link = tmp_path / "link"
    link.hardlink_to(path)
    path.unlink()
    assert not journal.is_in_place()
    path.write_bytes(link.read_bytes())
    assert not journal.is_in_place()
    link.replace(path)
    assert journal.is_in_place()
    with path.open("ab") as file:
        file.write(b"x")
    assert not journal.is_in_place()
    journal.close()


def test_half_a_line_that_could_not_be_removed_is_removed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = journal_in(tmp_path)
    content = journal.path.read_bytes()
    with monkeypatch.context() as broken:

        def refuse(*_: object) -> None:
            raise OSError(5, "Input/output error")

        broken.setattr(Journal, "_go_back_to", refuse)
        with no_file_longer_than(len(content) + 5), pytest.raises(OSError, match="error"):
            journal.write(NOTES)
    assert len(journal.path.read_bytes()) == len(content) + 5
    assert journal.is_in_place()
    journal.write(NOTES[:1])
    assert journal.path.read_bytes() == content + bytes_of(NOTES[:1])
    journal.close()
