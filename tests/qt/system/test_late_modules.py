"""A late module is loaded by the first who uses it, and is like any other then."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from alhambra_qt.system.late_modules import load_late

SOURCE = """
import builtins
from time import sleep
builtins.runs.append(__name__)
sleep(0.05)  # so that others come meanwhile
answer = 42
def ask():
    return answer
"""


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the modules whose code has run; one of them is made late."""
    ran: list[str] = []
    (tmp_path / "a_late_one.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("builtins.runs", ran, raising=False)
    monkeypatch.delitem(sys.modules, "a_late_one", raising=False)
    load_late("a_late_one")
    return ran


def test_a_late_module_runs_when_it_is_used(runs: list[str]) -> None:
    module = __import__("a_late_one")
    assert runs == []
    assert module.ask() == 42
    assert module.answer == 42
    assert runs == ["a_late_one"]


def test_what_is_imported_of_a_late_module_is_a_use(runs: list[str]) -> None:
    module = __import__("a_late_one", fromlist=["ask"])
    assert module.ask() == 42
    assert runs == ["a_late_one"]


def test_a_look_at_where_it_comes_from_is_no_use(runs: list[str], tmp_path: Path) -> None:
    module = sys.modules["a_late_one"]
    assert module.__file__ == str(tmp_path / "a_late_one.py")
    assert not hasattr(module, "__path__")
    assert runs == []


def test_a_name_that_a_late_module_lacks_is_missing(runs: list[str]) -> None:
    module = __import__("a_late_one")
    with pytest.raises(AttributeError, match="no attribute 'question'"):
        _ = module.question
    assert runs == ["a_late_one"]


def test_several_threads_load_it_once_and_see_all_of_it(runs: list[str]) -> None:
    module, together = __import__("a_late_one"), Barrier(4)

    def ask(_number: int) -> int:
        together.wait()
        answer: int = module.ask()
        return answer

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(ask, range(4))) == [42] * 4
    assert runs == ["a_late_one"]


def test_what_is_loaded_stays_and_what_is_nowhere_is_not_made(
    runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = __import__("a_late_one")
    module.ask()
    monkeypatch.delitem(sys.modules, "nowhere_to_be_found", raising=False)
    load_late("a_late_one", "nowhere_to_be_found")
    assert sys.modules["a_late_one"] is module
    assert runs == ["a_late_one"]
    assert "nowhere_to_be_found" not in sys.modules
