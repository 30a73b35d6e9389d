"""From gestures to actions: what can be picked up, where it can go, and what comes of it."""
