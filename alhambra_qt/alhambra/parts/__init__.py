"""What lies on the table, part by part: the base game, Dirk, and each module."""
