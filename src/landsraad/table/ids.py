"""Ids, codes and seeds of tables, none of which can be guessed, and what is published or kept of them: a hash."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike
ID_LENGTH: Final = 12
CODE_LENGTH: Final = 8
HANDOVER_LENGTH: Final = 32


def new_id() -> str:
    """The id of a table or replay: it cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    """An invite code, short enough to be told."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_handover() -> str:
    """A code that moves a seat to another device: it travels in a link and cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(HANDOVER_LENGTH))


def handover_hash(code: str) -> str:
    """What the database keeps of such a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def is_id(text: str) -> bool:
    """Could this be an id or an invite code? Everything else is refused before it goes anywhere."""
    return len(text) in (ID_LENGTH, CODE_LENGTH) and all(letter in LETTERS for letter in text)


def new_seed() -> str:
    """A seed that cannot be guessed."""
    return secrets.token_hex(16)


@lru_cache(maxsize=1000)
def seed_hash(seed: str) -> str:
    """What is published of a seed at the start, and with every message."""
    return hashlib.sha256(seed.encode()).hexdigest()
