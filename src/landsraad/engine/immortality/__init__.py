"""Immortality: research, specimens, the Tleilaxu track and their cards, grafts, Family Atomics."""
