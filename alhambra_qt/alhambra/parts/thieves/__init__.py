"""The thieves: secret cards that lie with the hand, and take a money card between two turns."""
