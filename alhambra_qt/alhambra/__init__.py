"""The board game on the screen: its page, its table, its sheets."""
