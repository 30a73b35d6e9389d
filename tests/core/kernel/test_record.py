"""A whole record: header, replay, writing."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from core.catalogue import game_of
from core.kernel.lines import BadLine, Line
from core.kernel.record import check_header, new_header, replay, unnamed_seats, write_record
from core.kernel.session import open_record
from tests.core.kernel.games import bytes_of, finished_game

HEADER = new_header("alhambra", [], unnamed_seats(3), youngest=0)


def reason(content: bytes, *, partial: bool = False) -> str:
    """Why a file is refused, with the number of the line."""
    with pytest.raises(BadLine) as refused:
        list(replay(BytesIO(content), game_of, partial=partial))
    assert refused.value.number is not None
    return f"{refused.value.number}: {refused.value.reason}"


def test_a_new_header_leaves_out_what_is_none() -> None:
    header = new_header("alhambra", ["walls"], unnamed_seats(2, "ai:easy"), youngest=1, seed=None)
    assert header == {
        "format": "alhambra-record",
        "version": 1,
        "game": "alhambra",
        "modules": ["walls"],
        "seats": [{"name": "Seat 0", "kind": "ai:easy"}, {"name": "Seat 1", "kind": "ai:easy"}],
        "youngest": 1,
    }
    assert check_header(header) == "alhambra"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "pgn"}, 'not a game record: format must be "alhambra-record"'),
        ({"format": None}, 'not a game record: format must be "alhambra-record"'),
        ({"version": 2}, "written by a newer program: version 2, this one reads 1"),
        (
            {"version": 10**100},
            f"written by a newer program: version 1{56 * '0'}..., this one reads 1",
        ),
        ({"version": 0}, "there is no version 0"),
        ({"version": True}, "version must be a whole number, not true"),
        ({"version": 1.0}, "version must be a whole number, not 1.0"),
        ({"version": "1"}, 'version must be a whole number, not "1"'),
        ({"game": "chess"}, 'there is no game "chess"'),
        ({"game": 7}, "game must be a text, not 7"),
        ({"seed": 1.5}, "seed must be a whole number, not 1.5"),
        ({"modules": None}, "modules must be a list, not null"),
        ({"modules": "walls"}, 'modules must be a list, not "walls"'),
        ({"seats": {}}, "seats must be a list, not {}"),
        ({"seats": []}, "seats: this game is for 2 to 6, not for 0"),
        ({"seats": unnamed_seats(1)}, "seats: this game is for 2 to 6, not for 1"),
        ({"seats": unnamed_seats(7)}, "seats: this game is for 2 to 6, not for 7"),
        ({"seats": ["Ann", "Ben"]}, 'a seat must be an object, not "Ann"'),
        ({"seats": [{"kind": "human"}] * 2}, "name must be a text, not null"),
        ({"seats": [{"name": "Ann"}] * 2}, "kind must be a text, not null"),
        ({"youngest": 3}, "youngest: there is no seat 3"),
        ({"youngest": -1}, "youngest: there is no seat -1"),
        ({"youngest": False}, "youngest must be a whole number, not false"),
        ({"youngest": None}, "youngest must be a whole number, not null"),
        ({"imaginary": ["Marc"]}, 'the key "imaginary" does not belong here'),
        ({"do": "pass"}, 'the key "do" does not belong here'),
    ],
)
def test_a_wrong_header_is_refused(change: Line, why: str) -> None:
    assert reason(bytes_of([{**HEADER, **change}])) == f"1: {why}"


@pytest.mark.parametrize(
    "modules", [["thieves", "walls"], ["walls", "walls"], ["bridges"], [1], [None], [["walls"]]]
)
def test_modules_are_known_ones_in_their_order(modules: list[Any]) -> None:
    assert reason(bytes_of([{**HEADER, "modules": modules}])).startswith(
        "1: modules must be some of walls, thieves, change, traders, in this order, not "
    )


def test_a_header_may_have_more_to_say() -> None:
    more = {"seed": 7, "started": "2024-05-01T12:00", "program": "mine", "mood": ["good", 1.5]}
    (happened,) = replay(BytesIO(bytes_of([{**HEADER, **more}])), game_of)
    assert happened.line == {**HEADER, **more}


def test_an_empty_file_is_no_record() -> None:
    assert reason(b"") == "1: an empty record"
    assert reason(b"", partial=True) == "1: an empty record"
    assert reason(bytes_of([HEADER])[:30], partial=True) == "1: an empty record"


def test_a_file_cut_off_in_a_line_opens_up_to_the_last_whole_line() -> None:
    record = finished_game()
    content = bytes_of([record.header, *record.events[:10]])
    assert reason(content[:-5]) == "11: cut off: the line has no end"
    assert len(list(replay(BytesIO(content[:-5]), game_of, partial=True))) == 10
    assert len(list(replay(BytesIO(content), game_of))) == 11


def test_a_bad_line_in_the_middle_is_named() -> None:
    record = finished_game()
    content = bytes_of([record.header, *record.events[:5]]) + b"{]\n"
    assert reason(content) == "7: not JSON at column 2"
    assert reason(content, partial=True) == "7: not JSON at column 2"


@pytest.mark.parametrize("depth", range(900, 1000, 3))
def test_nesting_of_any_depth_ends_with_a_reason(depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    for line in (
        b'{"format": "alhambra-record", "version": ' + nested + b"}\n",
        bytes_of([HEADER]) + b'{"chance": "tiles", "order": ' + nested + b"}\n",
    ):
        assert reason(line).endswith("nested too deep")


@pytest.mark.parametrize(
    ("seats", "modules"),
    [(2, ()), (3, ()), (6, ()), (4, ("walls", "thieves", "change", "traders"))],
)
def test_writing_a_record_again_gives_the_same_bytes(
    tmp_path: Path, seats: int, modules: tuple[str, ...]
) -> None:
    record = finished_game(seats, modules)
    path = tmp_path / "game.alhambra"
    write_record(path, record.header, record.events)
    content = path.read_bytes()
    assert content == bytes_of([record.header, *record.events])
    assert content.endswith(b"\n")
    header, *events = [happened.line for happened in replay(BytesIO(content), game_of)]
    write_record(path, header, events)
    assert path.read_bytes() == content


def test_unknown_keys_are_kept(tmp_path: Path) -> None:
    record = finished_game()
    header = {**record.header, "tournament": {"round": 3, "élan": "grand"}}
    events = [{**line, "clock": at / 2, "said": None} for at, line in enumerate(record.events)]
    path = tmp_path / "game.alhambra"
    write_record(path, header, events)
    session = open_record(path, game_of)
    assert session.game.header == header
    assert session.lines == events
    session.close()


def test_a_record_is_written_completely_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.alhambra"
    write_record(path, HEADER, [{"note": "first"}])
    before = path.read_bytes()
    with pytest.raises(TypeError):
        write_record(path, HEADER, [{"note": "second"}, {"note": object()}])
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
