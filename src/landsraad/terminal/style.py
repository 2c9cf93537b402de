"""How the terminal marks what it shows: styles, and signs beside names."""

from __future__ import annotations

from typing import Final

SEAT_STYLES: Final = ("bold red", "bold cyan", "bold green", "bold yellow", "bold magenta", "bold blue")
TITLE: Final = "bold magenta"
NAME: Final = "bold"
DIM: Final = "dim"
BETWEEN: Final = " · "
COMBAT_MARK: Final = "⚔"
CONTROL_MARK: Final = "⚑"
WARSHIP_MARK: Final = "◆"
SPY_MARK: Final = "◉"
MARKER_MARK: Final = "◇"
ALLIANCE_MARK: Final = "*"
ACTIVE_MARK: Final = "▶"
ASKED_MARK: Final = "?"


def printable(text: str) -> str:
    """Text from elsewhere, safe to show: what cannot be printed or turns the text around it is written as an escape."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
