"""How far it is, for those who watch."""

from __future__ import annotations

import sys

_BAR = 40


def show_progress(done: int, of: int) -> None:
    """Draw a bar on a terminal, if there is more than one thing to do."""
    if of > 1 and sys.stderr.isatty():
        full = _BAR * done // of
        bar = "█" * full + "░" * (_BAR - full)
        print(f"\r{bar} {done}/{of}", end="" if done < of else "\n", file=sys.stderr, flush=True)
