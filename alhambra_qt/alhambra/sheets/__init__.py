"""What is laid above the table: scoring rounds, the end, close looks, the menu, payments."""
