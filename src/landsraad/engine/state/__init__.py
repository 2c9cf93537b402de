"""What a game is at a moment, and the definitions that it is played by."""
