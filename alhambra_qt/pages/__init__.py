"""The pages of the window: start, New Game, the rule book, and the window itself."""
