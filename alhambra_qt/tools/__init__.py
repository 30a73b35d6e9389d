"""Commands beside the game: measuring, and trying whether everything is there."""
