"""The base game on the table."""
