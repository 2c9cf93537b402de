"""Uprising for six: two teams, the other side of the board, two personal boards, and the Commanders' decks."""
