"""What may be a name of somebody at a table, wherever it comes from: typed in, sent by a client, read from a record."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from landsraad.mistakes import Mistake

NAME_LENGTH: Final = 24
# Control and format characters (among them U+200B and U+202E), surrogates, private use, unassigned, line ends.
UNSEEN_CATEGORIES: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# What Unicode calls letters, marks or symbols and yet leaves no ink: fillers, blank braille, joiners and selectors.
UNSEEN: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))


def is_unseen(character: str) -> bool:
    """Does a character show nothing, or change how others are shown?"""
    return character in UNSEEN or unicodedata.category(character) in UNSEEN_CATEGORIES


def has_ink(text: str) -> bool:
    """Is anything of a text to be seen? A mark alone has nothing to stand on."""
    return any(not is_unseen(one) and unicodedata.category(one)[0] not in "MZ" for one in text)


def clean_name(name: str) -> str:
    """A name with its blanks tidied. Raises Mistake where it is empty, too long or holds what cannot be seen."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    for character in tidy:
        if is_unseen(character):
            raise Mistake("name-unseen", code=f"U+{ord(character):04X}")
    if not has_ink(tidy):
        raise Mistake("name-empty")
    if len(tidy) > NAME_LENGTH:
        raise Mistake("name-long", most=NAME_LENGTH)
    return tidy


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it where somebody has it (or one that differs in case or width alone)."""
    alike = {_alike(other) for other in taken}
    number = 1
    made = name
    while _alike(made) in alike:
        number += 1
        made = f"{name[: NAME_LENGTH - len(f' {number}')].rstrip()} {number}"
    return made


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
