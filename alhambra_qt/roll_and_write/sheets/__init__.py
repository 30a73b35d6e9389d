"""What is laid above the table."""
