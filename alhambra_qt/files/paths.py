"""Whether two paths lead to one file, and whether a file has changed."""

from __future__ import annotations

import os
from pathlib import Path


def real(path: Path) -> Path:
    """A path without symbolic links, as far as it can be followed."""
    return Path(os.path.realpath(path))


def is_same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file, through whatever links."""
    try:
        return one.samefile(other)
    except OSError:
        return real(one) == real(other)


def is_unchanged(now: os.stat_result, before: os.stat_result) -> bool:
    """Whether nobody has written to a file between two looks at it."""
    return os.path.samestat(now, before) and (now.st_size, now.st_mtime_ns) == (
        before.st_size,
        before.st_mtime_ns,
    )
