"""Tests of the part that hosts a game, without a server."""
