"""What people write, made safe to keep and to show anywhere. A client shows it as text, never as markup."""

from __future__ import annotations

import unicodedata
from typing import Final

from landsraad.names import has_ink

CHAT_LENGTH: Final = 500
# Characters that change how the text around them is shown: bidirectional marks and isolates.
TURNING: Final = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_text(text: str) -> str:
    """A line of chat, with line ends kept.

    Raises ValueError where nothing of it is to be seen, where it is too long or holds unprintable characters.
    """
    tidy = unicodedata.normalize("NFC", text.replace("\r\n", "\n")).strip()
    if not has_ink(tidy):
        raise ValueError("the text is empty")
    if len(tidy) > CHAT_LENGTH:
        raise ValueError(f"longer than {CHAT_LENGTH} characters")
    for character in tidy:
        if character not in "\n\t" and (character in TURNING or unicodedata.category(character) in ("Cc", "Cs", "Co")):
            raise ValueError(f"the character U+{ord(character):04X} is not allowed")
    return tidy


def check_storable(text: str) -> str:
    """A text that every database can keep as it is. Raises ValueError for one with U+0000 or half a surrogate pair."""
    for character in text:
        if character == "\0" or unicodedata.category(character) == "Cs":
            raise ValueError(f"the character U+{ord(character):04X} is not allowed")
    return text
