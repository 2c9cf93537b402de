"""Recorded games and counts that catch an unintended change of the rules."""
