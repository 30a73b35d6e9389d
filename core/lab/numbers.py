"""Numbers on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import inf


def more_than_nothing(text: str) -> float:
    """A number above zero, in whatever unit."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise ArgumentTypeError(f"{text!r} is not a number above 0")
    return number
