"""What translators edit is compiled where it has to be, and a failure leaves nothing half done."""

import os
import runpy
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(TOP / "translations" / "compile.py"))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return Path(shutil.copy(TOP / "translations" / "alhambra_en.ts", tmp_path))


def test_what_is_missing_or_older_is_compiled(script: dict[str, Any], source: Path) -> None:
    made = source.with_suffix(".qm")
    assert script["is_stale"](source)
    script["compile_stale"]([source])
    assert made.exists()
    assert not script["is_stale"](source)
    first = made.stat().st_mtime_ns
    script["compile_stale"]([source])
    assert made.stat().st_mtime_ns == first
    os.utime(source, ns=(first + 1, first + 1))
    assert script["is_stale"](source)
    script["compile_stale"]([source])
    assert not script["is_stale"](source)


def test_a_source_that_is_no_xml_leaves_what_was_made_before(
    script: dict[str, Any], source: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    script["compile_stale"]([source])
    before = source.with_suffix(".qm").read_bytes()
    source.write_text("<TS><context>")
    os.utime(source, ns=(2**62, 2**62))
    with pytest.raises(subprocess.CalledProcessError):
        script["compile_stale"]([source])
    assert "lrelease error" in capfd.readouterr().err
    assert source.with_suffix(".qm").read_bytes() == before
    assert sorted(path.suffix for path in source.parent.iterdir()) == [".qm", ".ts"]


def test_no_compiled_file_is_committed() -> None:
    assert "*.qm" in (TOP / ".gitignore").read_text().split()
