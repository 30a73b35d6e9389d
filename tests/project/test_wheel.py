"""The program finds its files in a checkout and in a wheel alike."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from alhambra_qt import resources

TOP = Path(__file__).parents[2]
WHERE = "from alhambra_qt import resources; print(resources.assets(), resources.translations())"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a wheel brings; building it needs no network."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=TOP,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("alhambra_qt-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


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


def test_a_wheel_brings_two_packages_and_no_more(installed: Path) -> None:
    packages = {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")}
    assert packages == {"alhambra_qt", "core"}


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
