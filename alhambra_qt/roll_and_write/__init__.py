"""The dice game: so far, its rules can be read."""
