"""The table as a scene: the large sheet, the others, the score sheet, and the dice."""
