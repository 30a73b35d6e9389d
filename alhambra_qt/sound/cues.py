"""The sounds that there are, by what they are for; a game says which of its events has which."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound; its value is the name of the file."""

    CARD = "card"
    """Cards are taken or dealt."""
    TILE = "tile"
    """A tile is put down."""
    WOOD = "wood"
    """Something goes to a wooden board, or comes from it."""
    COIN = "coin"
    """Somebody pays."""
    EXACT = "exact"
    """Somebody pays the exact amount, or fills a row or column that scores."""
    DICE = "dice"
    """Dice are rolled."""
    REFUSAL = "refusal"
    """Something isn't allowed."""
    YOUR_TURN = "your-turn"
    """A person at the screen is to play."""
    SCORING = "scoring"
    """Points are given."""
    VICTORY = "victory"
    """The game is over."""
