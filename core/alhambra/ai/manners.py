"""The manners in which a level can play: with a character, or without one of the modules.

A name such as ``hard:spoiler`` says both. This is asked before anybody plays, so it loads nothing.
"""

from __future__ import annotations

CHARACTERS = ("builder", "collector", "spoiler", "hoarder", "gambler")
"""What a level can be like beside its strength: ``hard:spoiler``."""

DECLINING = ("no-walls", "no-thieves", "no-change", "no-traders")
"""A level that leaves a module alone, ``hard:no-walls``: so it shows what that is worth."""

IN_MANNER = ":"


def manner_of(name: str) -> tuple[str, str]:
    """A level, and the manner in which it plays; mostly that is none.

    >>> manner_of("hard:spoiler"), manner_of("easy")
    (('hard', 'spoiler'), ('easy', ''))
    """
    level, _, manner = name.partition(IN_MANNER)
    return level, manner
