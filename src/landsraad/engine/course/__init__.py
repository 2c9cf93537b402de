"""The course of a game: setup, rounds, turns, Combat, the end."""
