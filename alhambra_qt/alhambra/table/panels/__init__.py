"""What is painted on the table and only looked at."""
