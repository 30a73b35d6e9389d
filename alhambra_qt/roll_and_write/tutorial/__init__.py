"""The first game of Roll & Write: four turns with prepared dice."""
