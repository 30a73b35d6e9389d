"""PySide6 is one that can be trusted."""

import linecache
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QObject

TOP = Path(__file__).parents[3]
CALLS = 1000


def test_the_pyside_in_use_does_not_lose_none() -> None:
    assert PySide6.__version__ != "6.12.0"


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_the_locked_pyside_does_not_lose_none(lock: str) -> None:
    lines = (TOP / lock).read_text(encoding="utf-8").splitlines()
    (pyside,) = (line for line in lines if line.startswith("pyside6-essentials=="))
    assert pyside.split()[0] != "pyside6-essentials==6.12.0"


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal and cannot be lost")
def test_a_method_that_returns_nothing_loses_no_reference_to_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("tile")
    few = CALLS // 20  # other code may let go of None at the same time
    assert sys.getrefcount(None) > before - few


@pytest.mark.usefixtures("qapp")
def test_sources_are_neither_read_nor_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails after an update, look where PySide6 reads them now (`system.pyside`)."""
    monkeypatch.syspath_prepend(str(tmp_path))
    path = tmp_path / "loaded_after_qt.py"
    path.write_text("import PySide6.QtCore\n", encoding="utf-8")
    __import__(path.stem)  # as the statement does: PySide6 listens to that
    assert str(path) not in linecache.cache


LATE = """
from alhambra_qt.system.pyside import load_pyside
load_pyside()
"""
QUESTIONS = """
import enum
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QLabel
def complaint(function, *arguments, **options):
    try:
        function(*arguments, **options)
    except Exception as error:
        return type(error), str(error)
print(complaint(QPoint, "here"), complaint(QObject, name=1), complaint(QObject().setObjectName))
print(QLabel.setText.__doc__, QPoint.__doc__)
print([(flag, flag.value) for flag in Qt.AlignmentFlag], Qt.AlignmentFlag.__mro__)
from PySide6.support.signature.lib import enum_sig, pyi_generator
from PySide6.support.signature import get_signature, mapping, parser
print(get_signature(QPoint), sorted(vars(enum_sig.HintingEnumerator)))
print(pyi_generator.generate_pyi.__name__)
print(mapping.__file__, parser.__file__, parser.__spec__.name, parser.type_map is mapping.type_map)
"""


def test_late_or_not_pyside_explains_itself_in_the_same_words() -> None:
    late, usual = (
        subprocess.run(
            [sys.executable, "-c", start + QUESTIONS],
            capture_output=True,
            text=True,
            check=True,
            cwd=TOP,
            timeout=60,
        )
        for start in (LATE, "")
    )
    assert "called with wrong argument types" in late.stdout
    assert (late.stdout, late.stderr) == (usual.stdout, usual.stderr)
