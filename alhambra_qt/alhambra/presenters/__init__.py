"""What is to be shown, as plain values: from what a seat may see, without Qt."""
