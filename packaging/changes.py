"""CHANGELOG.md as others want to read it.

``changes.py metainfo FILE`` prints the AppStream file with the releases in their place,
``changes.py debian`` prints Debian's changelog. What is unreleased belongs to the version that
core/__init__.py names, of the day that SOURCE_DATE_EPOCH says.
"""

from __future__ import annotations

import os
import re
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill
from typing import NamedTuple
from xml.sax.saxutils import escape

TOP = Path(__file__).parents[1]
UNRELEASED = "Unreleased"
MAINTAINER = "the Alhambra Qt authors <alhambra-qt@alhambra-qt.invalid>"


class Release(NamedTuple):
    """A version, its day, and what changed."""

    version: str
    day: datetime
    changes: list[str]


def version() -> str:
    """The one place where it is written."""
    text = (TOP / "core" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None, "core/__init__.py names no version"
    return found[1]


def releases(text: str, current: str, today: datetime) -> list[Release]:
    """All headings of the second level with the items below them, newest first."""
    found: list[Release] = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        items = re.findall(r"^- (.+(?:\n  .+)*)", body, re.MULTILINE)
        changes = [" ".join(item.replace("`", "").split()) for item in items]
        name, _, day = heading.strip().partition(" – ")
        if name != UNRELEASED:
            found.append(Release(name, datetime.fromisoformat(day).replace(tzinfo=UTC), changes))
        elif changes:
            found.append(Release(current, today, changes))
    assert found, "CHANGELOG.md has no release"
    assert found[0].version == current, f"CHANGELOG.md says nothing of version {current}"
    return found


def as_metainfo(template: str, found: list[Release]) -> str:
    """The AppStream file with its releases."""
    lines = ["<releases>"]
    for release in found:
        kind = "development" if release.version.startswith("0.") else "stable"
        lines += [
            f'    <release version="{release.version}" type="{kind}" date="{release.day.date()}">',
            "      <description>",
            "        <ul>",
            *(f"          <li>{escape(change)}</li>" for change in release.changes),
            "        </ul>",
            "      </description>",
            "    </release>",
        ]
    assert template.count("<releases/>") == 1
    return template.replace("<releases/>", "\n".join([*lines, "  </releases>"]))


def as_debian(found: list[Release]) -> str:
    """Debian's changelog."""
    entries = []
    for release in found:
        items = [
            fill(change, 78, initial_indent="  * ", subsequent_indent="    ")
            for change in release.changes
        ]
        heading = f"alhambra-qt ({release.version}-1) unstable; urgency=medium"
        signature = f" -- {MAINTAINER}  {format_datetime(release.day)}"
        entries.append("\n".join([heading, "", *items, "", signature, ""]))
    return "\n".join(entries)


def main() -> None:
    """Print one of them."""
    today = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
    found = releases((TOP / "CHANGELOG.md").read_text("utf-8"), version(), today)
    if sys.argv[1] == "debian":
        print(as_debian(found), end="")
    else:
        print(as_metainfo(Path(sys.argv[2]).read_text("utf-8"), found), end="")


if __name__ == "__main__":
    main()
