"""What the system does to us: whether there is a display, and errors that nobody expected."""
