"""What a computer can be like beside its level."""

from typing import NamedTuple


class Character(NamedTuple):
    """As records name it, and what New Game says of it, in the language of the program."""

    name: str
    """Empty for any of the others."""
    title: str
    told: str
    """What to expect of it, in a sentence."""
