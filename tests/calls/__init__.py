"""Tests of the answers to clients, without a server."""
