"""The README's example of how to use the rules as a library runs as it is printed."""

from __future__ import annotations

import re
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

from alhambra_qt.files.game_files import read_game

TOP = Path(__file__).parents[2]


def test_the_example_of_the_readme_runs(tmp_path: Path) -> None:
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", readme, re.DOTALL | re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "-c", example],
        cwd=tmp_path,
        env={"PYTHONPATH": str(TOP), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    spots, result = map(literal_eval, done.stdout.splitlines())
    assert spots
    assert all(len(spot) == 2 for spot in spots)
    assert len(result["result"]["total"]) == 3
    assert read_game(tmp_path / "game.alhambra").result == result
    lines = example[example.index("session = ") :].splitlines()
    assert len(lines) == 10
