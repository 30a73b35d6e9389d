"""The program finds its files in a checkout and in a wheel alike."""

import subprocess
import sys
import zipfile
from collections import Counter
from pathlib import Path

import pytest

from alhambra_qt.system import resources

TOP = Path(__file__).parents[2]
WHERE = """
from alhambra_qt.system import resources
print(resources.assets(), resources.translations())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Building it needs no network."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=TOP,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("alhambra_qt-*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """A folder with what a wheel brings."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "site")
    return wheel.parent / "site"


def test_a_checkout_has_the_files_at_the_top() -> None:
    assert resources.assets() == TOP / "assets"
    assert resources.translations() == TOP / "translations"


def test_a_wheel_has_the_files_inside_the_package(installed: Path) -> None:
    package = installed / "alhambra_qt"
    result = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, '.'); {WHERE}"],
        cwd=installed,
        check=True,
        capture_output=True,
        text=True,
    )
    assert result.stdout.split() == [str(package / "assets"), str(package / "translations")]


def test_a_wheel_has_every_picture_and_font(installed: Path) -> None:
    def names(top: Path) -> set[Path]:
        return {path.relative_to(top) for path in top.rglob("*") if path.is_file()}

    assert names(installed / "alhambra_qt" / "assets") == names(TOP / "assets")


def test_a_wheel_has_every_language_compiled_and_no_source(installed: Path) -> None:
    there = {path.name for path in (installed / "alhambra_qt" / "translations").iterdir()}
    sources = (TOP / "translations").glob("alhambra_*.ts")
    assert there == {source.with_suffix(".qm").name for source in sources}


@pytest.mark.parametrize(("language", "tower"), [("de", "Turm"), ("en", "tower"), ("nl", "toren")])
def test_a_wheel_speaks_every_language(installed: Path, language: str, tower: str) -> None:
    code = f"""
import sys; sys.path.insert(0, ".")
from PySide6.QtCore import QCoreApplication
from alhambra_qt.words import languages, texts
application = QCoreApplication([])
languages.Translators(application).change_to({language!r})
print(languages.__file__, texts.building("tower"))
"""
    result = subprocess.run(
        [sys.executable, "-I", "-c", code],
        cwd=installed,
        check=True,
        capture_output=True,
        text=True,
    )
    assert result.stdout.split() == [
        str(installed / "alhambra_qt" / "words" / "languages.py"),
        tower,
    ]


def test_a_wheel_brings_two_packages_and_no_more(installed: Path) -> None:
    packages = {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")}
    assert packages == {"alhambra_qt", "core"}


def test_a_wheel_has_no_file_twice_and_nothing_from_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        contents = Counter(archive.read(name) for name in names if "__init__" not in name)
    assert len(set(names)) == len(names)
    assert max(contents.values()) == 1
    assert not [name for name in names if "test" in Path(name).name and "self_test" not in name]


def test_a_wheel_has_its_licence(installed: Path) -> None:
    code = "from alhambra_qt.system import resources; print(resources.licence().read_text('utf-8'))"
    result = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, '.'); {code}"],
        cwd=installed,
        check=True,
        capture_output=True,
        text=True,
    )
    assert result.stdout.strip() == (TOP / "LICENSE").read_text("utf-8").strip()


def test_a_wheel_has_both_programs_as_entry_points(installed: Path) -> None:
    (file,) = installed.glob("*.dist-info/entry_points.txt")
    text = file.read_text("utf-8")
    assert "alhambra-lab = core.lab.__main__:main" in text
    assert "alhambra-qt = alhambra_qt.__main__:main" in text


def test_the_command_line_starts_where_no_other_package_is_installed(installed: Path) -> None:
    code = "import sys; sys.path.insert(0, '.'); from core.lab.__main__ import main; main()"
    result = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, "--help"],
        cwd=installed,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "usage: alhambra-lab" in result.stdout
