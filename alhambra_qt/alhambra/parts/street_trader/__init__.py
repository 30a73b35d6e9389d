"""The street trader: citizens are chosen, stand on a trader tile, and move into buildings."""
