"""The table in the terminal: views drawn with rich, the loop of a game, and what the other commands print."""
