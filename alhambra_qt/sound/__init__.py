"""What can be heard: which sounds there are, and what plays them."""
