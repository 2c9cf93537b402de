"""Tests of the host in a browser."""
