"""Lines of a record are read strictly."""

import json
import tracemalloc
from io import BytesIO
from pathlib import Path

import pytest

from core.alhambra.rules import Rule
from core.kernel import lines
from core.kernel.lines import (
    BadLine,
    Problem,
    a_list,
    check_keys,
    parse,
    read_lines,
    short,
    text,
    text_of,
    whole_number,
)


def reason(line: bytes) -> str:
    """Why a line is refused."""
    with pytest.raises(BadLine) as refused:
        parse(line)
    return refused.value.reason


def test_a_line_is_one_object() -> None:
    assert parse(b'{"do": "pass", "seat": 0}') == {"do": "pass", "seat": 0}
    assert reason(b"[1, 2]") == "not an object but [1, 2]"
    assert reason(b"7") == "not an object but 7"
    assert reason(b"null") == "not an object but null"


def test_text_may_be_of_any_language() -> None:
    line = parse('{"name": "Zoë 阿尔罕布拉 🕌"}'.encode())
    assert line == {"name": "Zoë 阿尔罕布拉 🕌"}
    assert parse(text_of(line).encode()) == line


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"", "an empty line"),
        (b"  \t ", "an empty line"),
        (b'{"do": "pass"}\r', "a carriage return; lines end with a line feed alone"),
        (b'{"do": "p\xffss"}', "not UTF-8 at byte 10 of the line"),
        (b'\xef\xbb\xbf{"do": "pass"}', "not JSON at column 1"),
        (b'{"do": "pass"', "not JSON at column 14"),
        (b"{'do': 'pass'}", "not JSON at column 2"),
        (b'{"do": "pass"} {}', "not JSON at column 16"),
        (b'{"seat": 01}', "not JSON at column 11"),
        (b'{"seat": NaN}', "NaN is not JSON"),
        (b'{"seat": Infinity}', "Infinity is not JSON"),
        (b'{"seat": -Infinity}', "-Infinity is not JSON"),
        (b'{"seat": 1e999}', "not JSON"),
        (b'{"name": "\\ud800"}', "half a surrogate pair, which is no letter"),
        (b'{"name": "\\udc00\\ud800"}', "half a surrogate pair, which is no letter"),
        (b'{"seat": 0, "seat": 0}', 'the key "seat" stands twice in one object'),
        (b'{"a": {"x": 1, "y": 2, "x": 1}}', 'the key "x" stands twice in one object'),
        (b'{"a": ' + b"9" * 5000 + b"}", "not JSON"),
    ],
)
def test_what_is_no_strict_json_is_refused(line: bytes, why: str) -> None:
    assert reason(line) == why


def test_a_whole_surrogate_pair_is_a_letter() -> None:
    assert parse(rb'{"name": "\ud83d\udd4c"}') == {"name": "🕌"}


@pytest.mark.parametrize("depth", [51, 500, *range(960, 1010), 100_000])
def test_a_line_nested_too_deep_is_refused(depth: int) -> None:
    lists = depth - 1
    assert reason(b'{"note": ' + b"[" * lists + b"]" * lists + b"}") == "nested too deep"
    assert reason(b'{"a":' * depth + b"1" + b"}" * depth) == "nested too deep"


def test_a_line_may_be_nested_as_deep_as_any_record_is() -> None:
    line = b'{"a": ' + b"[" * 49 + b"]" * 49 + b"}"
    assert text_of(parse(line)).encode() == line
    brackets = b'{"name": "' + b"[{" * 100 + b'"}'
    assert text_of(parse(brackets)).encode() == brackets
    many = b'{"cards": [' + b"[], " * 99 + b'"[]"]}'
    assert text_of(parse(many)).encode() == many


# Files


def read(content: bytes, *, partial: bool = False) -> list[tuple[int, lines.Line]]:
    return list(read_lines(BytesIO(content), allow_unfinished_line=partial))


def test_lines_are_numbered_from_one() -> None:
    assert read(b'{"a": 1}\n{"b": 2}\n') == [(1, {"a": 1}), (2, {"b": 2})]
    assert read(b"") == []


def test_a_bad_line_is_named_by_its_number() -> None:
    with pytest.raises(BadLine, match=r"^line 2: an empty line$"):
        read(b'{"a": 1}\n\n{"b": 2}\n')


def test_a_last_line_without_its_end_was_cut_off() -> None:
    with pytest.raises(BadLine, match=r"^line 2: cut off: the line has no end$"):
        read(b'{"a": 1}\n{"b": 2}')
    assert read(b'{"a": 1}\n{"b": 2}', partial=True) == [(1, {"a": 1})]


def test_a_line_of_50_mb_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "long line"
    with path.open("wb") as file:
        file.write(b'{"a": "')
        file.seek(50 << 20)
        file.write(b'"}\n')
    tracemalloc.start()
    with path.open("rb") as file, pytest.raises(BadLine, match=r"^line 1: longer than"):
        list(read_lines(file))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 << 20


def test_a_file_of_100_mb_is_refused_where_it_gets_too_long(tmp_path: Path) -> None:
    path = tmp_path / "long file"
    line = b'{"note": "' + b"x" * (1 << 19) + b'"}\n'
    with path.open("wb") as file:
        for _ in range(200):
            file.write(line)
    assert path.stat().st_size > 100 << 20
    tracemalloc.start()
    with path.open("rb") as file, pytest.raises(BadLine, match=r"^line 16: here the record gets"):
        for _ in read_lines(file):
            pass
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 16 << 20
    assert path.stat().st_size == 200 * len(line)


def test_a_record_has_only_so_many_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_LINES", 3)
    assert len(read(b"{}\n" * 3)) == 3
    with pytest.raises(BadLine, match=r"^line 4: more than 3 lines$"):
        read(b"{}\n" * 4)


# Messages


def test_a_message_says_where_why_and_by_which_rule() -> None:
    bad = BadLine("not allowed", Rule.NO_CHANGE)
    assert str(bad) == f"not allowed (rule NO_CHANGE: {Rule.NO_CHANGE.sentence})"
    assert str(bad.at(7)).startswith("line 7: not allowed (rule NO_CHANGE")
    assert str(bad.at(7).at(9)).startswith("line 7: ")  # where it was found first


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\n", Problem.UNREADABLE),
        (b"[]\n", Problem.UNREADABLE),
        (b"{}\n{", Problem.CUT_OFF),
        (b"{" * (lines.LONGEST_LINE + 1), Problem.TOO_LONG),
    ],
)
def test_a_bad_line_tells_of_which_kind_it_is_wherever_it_stands(
    content: bytes, problem: Problem
) -> None:
    with pytest.raises(BadLine) as refused:
        list(read_lines(BytesIO(content)))
    assert refused.value.problem is problem
    assert refused.value.number == content.count(b"\n") + (problem is not Problem.UNREADABLE)


def test_a_message_is_not_flooded() -> None:
    assert short("abc") == '"abc"'
    assert len(short(["x"] * 1000)) == 60
    assert short(["x"] * 1000).endswith("...")


# Values


def test_whole_numbers_are_whole() -> None:
    assert whole_number(4, "seat") == 4
    for wrong in (4.0, True, "4", None, [4]):
        with pytest.raises(BadLine) as refused:
            whole_number(wrong, "seat")
        assert refused.value.reason == f"seat must be a whole number, not {json.dumps(wrong)}"


def test_texts_are_texts_and_lists_are_lists() -> None:
    assert text("Ann", "name") == "Ann"
    assert a_list([1], "cards") == [1]
    with pytest.raises(BadLine, match="name must be a text, not 7"):
        text(7, "name")
    with pytest.raises(BadLine, match='cards must be a list, not "denar-7"'):
        a_list("denar-7", "cards")


def test_keys_of_the_format_are_refused_where_they_do_not_belong() -> None:
    check_keys({"seat": 1, "comment": "nice"}, frozenset({"seat"}))
    with pytest.raises(BadLine, match='the key "pay" does not belong here'):
        check_keys({"seat": 1, "pay": []}, frozenset({"seat"}))
