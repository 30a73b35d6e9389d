"""Every ruling names a test that holds it."""

import importlib
import re
from pathlib import Path

import pytest

RULINGS = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
NAMED_TESTS = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", RULINGS)


@pytest.mark.parametrize(("path", "name"), NAMED_TESTS)
def test_the_test_of_a_ruling_exists(path: str, name: str) -> None:
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    assert callable(getattr(module, name))


def test_every_ruling_names_a_test() -> None:
    rulings = RULINGS.split("\n### ")[1:]
    assert rulings
    for ruling in rulings:
        assert re.search(r"`tests/[\w/]+\.py::\w+`", ruling), ruling.partition("\n")[0]
