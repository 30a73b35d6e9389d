"""Computer players of the board game."""
