"""Who may act for a seat: secret tokens in signed cookies, ids of tables, codes, the hash of a seed.

A browser gets one random secret, in a signed cookie. A seat remembers the hash of the secret that took it, so that the
database gives nobody a seat. A seat that is left or emptied by the host forgets the hash: an old cookie opens nothing.
The code that moves a seat to another device is kept in the same way.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

COOKIE: Final = "landsraad_player"
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike
ID_LENGTH: Final = 12
CODE_LENGTH: Final = 8
HANDOVER_LENGTH: Final = 32
TOKEN_LENGTH: Final = 43


class Keeper:
    """Makes and reads cookies."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signer = Signer(key, salt="landsraad player", digest_method=hashlib.sha256)

    def new_cookie(self) -> str:
        """A cookie with a new secret."""
        return self._signer.sign(secrets.token_urlsafe(32)).decode("ascii")

    def holder(self, cookie: str | None) -> str:
        """The hash by which seats know the secret of a cookie; empty where the cookie is none of ours."""
        if not cookie or len(cookie) > 200:
            return ""
        try:
            token = self._signer.unsign(cookie)
        except (BadSignature, UnicodeError):
            return ""
        return hashlib.sha256(token).hexdigest() if len(token) == TOKEN_LENGTH else ""

    def origin(self, address: str) -> str:
        """A hash of an address, to know tables of one address by; the database does not say which it is."""
        return hmac.new(self._key, address.encode(), "sha256").hexdigest()[:32]


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


def seed_hash(seed: str) -> str:
    """What is published of a seed at the start."""
    return hashlib.sha256(seed.encode()).hexdigest()
