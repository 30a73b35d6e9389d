"""What any table is made of: pieces, boards, glows, flights, the bubble, the focus."""
