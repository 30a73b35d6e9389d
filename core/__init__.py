"""The rules of the games: no Qt, no clock, no hidden randomness, standard library only."""

__version__ = "0.1.0"
