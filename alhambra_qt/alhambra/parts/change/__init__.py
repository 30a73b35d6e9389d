"""The change: coins for what was overpaid, which lie with the hand and pay like cards."""
