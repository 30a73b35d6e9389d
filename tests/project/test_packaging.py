"""What the packages say about the program is true, complete, and said once."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import core
from tests import screenshots

TOP = Path(__file__).parents[2]
PACKAGING = TOP / "packaging"
LINUX = PACKAGING / "linux"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
TRANSLATED = {path.stem.partition("_")[2] for path in TOP.glob("translations/alhambra_*.ts")} - {
    "en"
}
DAY = "1794700000"  # 2026-11-14


def changes(*arguments: str) -> str:
    """What packaging/changes.py prints."""
    return subprocess.run(
        [sys.executable, PACKAGING / "changes.py", *arguments],
        env={**os.environ, "SOURCE_DATE_EPOCH": DAY},
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


def committed_files() -> list[Path]:
    """All that is in the repository, or lies here as if it were."""
    return [
        path
        for pattern in (
            "*",
            "packaging/**/*",
            "alhambra_qt/**/*.py",
            "core/**/*.py",
            ".github/**/*",
        )
        for path in TOP.glob(pattern)
        if path.is_file() and path.suffix in {"", ".toml", ".py", ".spec", ".xml", ".nsi", ".yml"}
    ]


def test_the_version_is_written_in_one_place() -> None:
    files = [path for path in committed_files() if path.name != ".coverage"]
    holding = [path for path in files if f'"{core.__version__}"' in path.read_text("utf-8")]
    assert holding == [TOP / "core" / "__init__.py"]
    assert changes("debian").startswith(f"alhambra-qt ({core.__version__}-1) ")


@pytest.fixture(scope="module")
def metainfo() -> ET.Element:
    return ET.fromstring(changes("metainfo", str(LINUX / "alhambra-qt.metainfo.xml")))  # noqa: S314


def test_the_metainfo_has_the_releases_of_the_changelog(metainfo: ET.Element) -> None:
    newest = metainfo.find("releases/release")
    assert newest is not None
    assert newest.get("version") == core.__version__
    said = [item.text or "" for item in newest.iter("li")]
    text = (TOP / "CHANGELOG.md").read_text("utf-8")
    flat = " ".join(text.replace("`", "").split())
    assert said
    assert all(item in flat for item in said)


def test_a_changelog_that_is_silent_about_the_version_is_refused(tmp_path: Path) -> None:
    script = tmp_path / "packaging" / "changes.py"
    script.parent.mkdir()
    script.write_text((PACKAGING / "changes.py").read_text("utf-8"), "utf-8")
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "__init__.py").write_text('__version__ = "9.9"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 1.0 – 2026-01-02\n\n- A thing.\n")
    done = subprocess.run(
        [sys.executable, script, "debian"],
        env={**os.environ, "SOURCE_DATE_EPOCH": DAY},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 1
    assert "CHANGELOG.md says nothing of version 9.9" in done.stderr


@pytest.mark.parametrize("tag", ["summary", "description/p", "screenshots/screenshot/caption"])
def test_the_metainfo_speaks_every_language(metainfo: ET.Element, tag: str) -> None:
    spoken = [element.get(LANGUAGE, "en") for element in metainfo.findall(tag)]
    assert set(spoken) == TRANSLATED | {"en"}
    assert len({spoken.count(language) for language in spoken}) == 1


def test_the_screenshots_of_the_metainfo_are_there(metainfo: ET.Element) -> None:
    images = [Path(image.text or "").name for image in metainfo.iter("image")]
    assert images
    assert all((TOP / "docs" / "screenshots" / image).is_file() for image in images)
    assert sorted(images) == sorted([*screenshots.PICTURES, screenshots.SIX])


def test_the_menu_entry_speaks_every_language_and_opens_records() -> None:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "alhambra-qt.desktop", "utf-8")
    entry = dict(parser["Desktop Entry"])
    for key in ("GenericName", "Comment", "Keywords"):
        languages = {name[len(key) + 1 : -1] for name in entry if name.startswith(f"{key}[")}
        assert languages == TRANSLATED
    kinds = ET.parse(LINUX / "alhambra-qt-mime.xml").getroot()  # noqa: S314 (our own file)
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = kinds.findall(f"{space}mime-type")
    assert entry["MimeType"] == f"{kind.get('type')};"
    assert kind.find(f"{space}glob[@pattern='*.alhambra']") is not None
    assert {comment.get(LANGUAGE) for comment in kind.findall(f"{space}comment")} == {
        None,
        *TRANSLATED,
    }


@pytest.mark.parametrize(("program", "module"), [("qt", "alhambra_qt"), ("lab", "core.lab")])
def test_a_man_page_has_every_option_and_command(program: str, module: str) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", module, "--help"],
        cwd=TOP,
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    page = (LINUX / f"alhambra-{program}.6").read_text("utf-8").replace("\\", "")
    options = set(re.findall(r"--[a-z][a-z-]+", printed))
    commands = set(re.findall(r"^    ([a-z]+)  ", printed, re.MULTILINE))
    assert options
    assert {word for word in options if word not in page} == set()
    assert {word for word in commands if f".B {word}\n" not in page} == set()


def test_every_override_of_lintian_has_its_reason() -> None:
    lines = (PACKAGING / "debian" / "lintian-overrides").read_text("utf-8").splitlines()
    reasons = 0
    for line in lines:
        if line.startswith("#"):
            reasons += 1
        else:
            assert line.startswith("alhambra-qt: ")
            assert reasons, f"no reason before: {line}"
    assert len(lines) > reasons


def test_every_licence_is_among_those_that_are_shown() -> None:
    from alhambra_qt.files import licences  # noqa: PLC0415 (needs Qt)

    shown = {file for part in licences.parts() for file in part.files}
    texts = {*(TOP / "assets" / "licences").iterdir(), *TOP.glob("assets/fonts/*-OFL.txt")}
    assert texts < shown


def test_actions_of_the_workflow_are_pinned_by_commit() -> None:
    text = (TOP / ".github" / "workflows" / "release.yml").read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action in used)


@pytest.mark.parametrize("script", ["build", "measure-start", "verify", "verify-source"])
def test_a_script_can_be_started(script: str) -> None:
    path = PACKAGING / script
    assert os.access(path, os.X_OK)
    subprocess.run(["bash", "-n", path], check=True)  # noqa: S607 (the first line of each names it)


@pytest.mark.parametrize(("script", "folder"), [("verify", "work"), ("verify-source", "folder")])
def test_what_tries_packages_ends_well_and_leaves_nothing_behind(
    tmp_path: Path, script: str, folder: str
) -> None:
    """Its last lines run also if nothing is mounted any more."""
    (trap,) = re.findall(r"^ *trap '.*' EXIT$", (PACKAGING / script).read_text(), re.MULTILINE)
    scratch = tmp_path / "scratch"
    (scratch / "bookworm" / "proc").mkdir(parents=True)
    code = f"set -euo pipefail; {folder}={scratch}; tree={scratch}/bookworm; {trap.strip()}; exit 0"
    assert subprocess.run(["/bin/bash", "-c", code], check=False).returncode == 0
    assert not scratch.exists()
