"""Everything on disk: games, settings, the log, and what the program brings along."""
