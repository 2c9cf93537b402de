"""A profile without a password: the code that brings it back.

Who somebody is, the secret of their cookie says. The database keeps it only sealed with the code, and of the code only
the hash: neither the server nor who reads its database can bring a profile back.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from typing import Final

from landsraad.table.ids import LETTERS

GROUPS, IN_GROUP = 6, 4  # letters of a code, of five bits nearly each: nobody guesses 24 of them
MARK: Final = b"landsraad profile "


def new_code() -> str:
    """A code that can be written down: `abcd-efgh-...`."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(IN_GROUP)) for _ in range(GROUPS))


def tidy(code: str) -> str:
    """A code as somebody has typed it, without what does not matter."""
    return re.sub(r"[^a-z0-9]", "", code.lower())


def hash_of(code: str) -> str:
    """By what the database knows a code."""
    return hashlib.sha256(tidy(code).encode()).hexdigest()


def seal(secret: str, code: str) -> str:
    """A secret that only the code opens: each code is made for one secret, which no letter of it repeats."""
    return base64.b64encode(_masked(secret.encode(), code)).decode()


def open_seal(sealed: str, code: str) -> str:
    """The secret."""
    return _masked(base64.b64decode(sealed), code).decode("ascii")


def _masked(data: bytes, code: str) -> bytes:
    mask = hashlib.shake_256(MARK + tidy(code).encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, mask, strict=True))
