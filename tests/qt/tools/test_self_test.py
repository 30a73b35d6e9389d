"""`alhambra-qt --self-test` as a process: it plays, and it notices what is missing."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from alhambra_qt.files.game_files import read_game
from alhambra_qt.words.languages import languages

TOP = Path(__file__).parents[3]


def self_test(home: Path, *arguments: str | Path, path: Path = TOP) -> tuple[int, list[str]]:
    """The exit code and what was printed; its home must stay as it is."""
    home.mkdir()
    done = subprocess.run(
        [sys.executable, "-P", "-m", "alhambra_qt", "--self-test", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "HOME": str(home), "PYTHONPATH": str(path)},
    )
    assert list(home.iterdir()) == []
    return done.returncode, done.stdout.splitlines()


def test_a_checkout_passes_and_leaves_what_it_made(tmp_path: Path) -> None:
    code, lines = self_test(tmp_path / "home", tmp_path / "kept")
    assert [line for line in lines if line.startswith("FAILED")] == []
    assert code == 0
    assert lines[-1] == "All is well."
    tried = {line.split(":")[0].split(maxsplit=1)[1] for line in lines if line.startswith("ok")}
    assert {"a game between computers", "save and load", "a replay", "a picture of a game"} <= tried
    assert read_game(tmp_path / "kept" / "game.alhambra").decision is None
    for name in (
        "start",
        "rules",
        "first-game",
        "table",
        "replay",
        "picture",
        "picture-early",
        *(f"table-{code}" for code in languages()),
    ):
        assert QImage(str(tmp_path / "kept" / f"{name}.png")).width() == 1366


@pytest.mark.long
def test_a_package_notices_what_is_missing_or_damaged(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path],
        cwd=TOP,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    assets = site / "alhambra_qt" / "assets"
    (assets / "pictures" / "coin.svg").write_text("<svg/>")
    (assets / "fonts" / "Cabin-Bold.ttf").unlink()
    (site / "alhambra_qt" / "translations" / "alhambra_nl.qm").write_bytes(b"")
    code, lines = self_test(tmp_path / "home", path=site)
    assert code == 1
    failed = {line.split(":")[0].split("  ")[1]: line for line in lines if line[:7] == "FAILED "}
    assert set(failed) == {"files", "pictures", "languages"}
    for name in ("pictures/coin.svg", "fonts/Cabin-Bold.ttf", "translations/alhambra_nl.qm"):
        assert name in failed["files"]
    assert lines[-1] == "FAILED: files, pictures, languages"
