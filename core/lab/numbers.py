"""Numbers on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import inf

MOST_WORK = 1000
"""A thousand times the usual work is minutes for a decision; with much more, no game would end."""


def more_than_nothing(text: str) -> float:
    """A number above zero, in whatever unit."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def amount_of_work(text: str) -> float:
    """How much of the usual work to do."""
    factor = more_than_nothing(text)
    if factor > MOST_WORK:
        raise ArgumentTypeError(f"{text} times the usual work is too much; the most is {MOST_WORK}")
    return factor
