"""A running game: who plays it, what they do, and where the turn is."""
