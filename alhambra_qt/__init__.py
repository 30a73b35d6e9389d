"""The window program: it shows, asks and passes on, and contains no rule of the game."""
