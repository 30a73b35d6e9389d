"""Makes the .qm files that the program loads of the .ts files that translators edit.

Building a wheel and installing a checkout run it as a hook of hatch; ./run and ./run-tests run it
as a script, where a .qm file is missing or older than its source. No .qm file is ever committed.

Behind what Qt has made, a .qm file ends with the SHA-256 of it: Qt believes whatever is in such a
file, and a damaged one can crash it, so alhambra_qt/words/languages.py compares before it loads.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent


def sources(folder: Path = HERE) -> list[Path]:
    """One file for each language."""
    return sorted(folder.glob("alhambra_*.ts"))


def is_stale(source: Path) -> bool:
    """Whether what was made of this file is missing, or older than it or than how it is made."""
    made = source.with_suffix(".qm")
    if not made.exists():
        return True
    return made.stat().st_mtime_ns <= max(
        source.stat().st_mtime_ns, Path(__file__).stat().st_mtime_ns
    )


def compile_stale(these: Iterable[Path]) -> None:
    """Compile what has to be; another process may be doing the same."""
    for source in filter(is_stale, these):
        part = source.with_suffix(f".{os.getpid()}.part")
        try:
            subprocess.run([lrelease(), "-silent", str(source), "-qm", str(part)], check=True)  # noqa: S603
            content = part.read_bytes()
            part.write_bytes(content + sha256(content).digest())
            part.replace(source.with_suffix(".qm"))
        finally:
            part.unlink(missing_ok=True)


def lrelease() -> str:
    """Qt's own tool, as PySide6 brings it."""
    import PySide6  # noqa: PLC0415 (not needed where nothing is stale)

    found = shutil.which("lrelease", path=PySide6.__path__[0])
    if found is None:
        raise FileNotFoundError("PySide6 has no lrelease")
    return found


class CompileTranslations(BuildHookInterface[Any]):
    """Lets a wheel hold every language."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put what was made into the package; an editable one is the checkout."""
        compile_stale(sources())
        for source in sources() if version != "editable" else ():
            made = source.with_suffix(".qm")
            build_data["force_include"][str(made)] = f"alhambra_qt/translations/{made.name}"


if __name__ == "__main__":
    try:
        compile_stale(sources())
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
