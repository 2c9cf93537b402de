"""Who may act for a seat: a secret in a signed cookie.

A browser gets one random secret, in a signed cookie. A seat remembers the hash of the secret that took it, so that the
database gives nobody a seat. A seat that is left or emptied by the host forgets the hash: an old cookie opens nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

COOKIE: Final = "landsraad_player"
TOKEN_LENGTH: Final = 43


class Keeper:
    """Makes and reads cookies."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signer = Signer(key, salt="landsraad player", digest_method=hashlib.sha256)

    def new_cookie(self) -> str:
        """A cookie with a new secret."""
        return self._signer.sign(secrets.token_urlsafe(32)).decode("ascii")

    def cookie_of(self, secret: str) -> str:
        """A cookie with a secret that a browser had before."""
        return self._signer.sign(secret).decode("ascii")

    def secret(self, cookie: str | None) -> str:
        """The secret of a cookie; empty where the cookie is none of ours."""
        if not cookie or len(cookie) > 200:
            return ""
        try:
            token = self._signer.unsign(cookie)
        except (BadSignature, UnicodeError):
            return ""
        return token.decode("ascii", "replace") if len(token) == TOKEN_LENGTH else ""

    def holder(self, cookie: str | None) -> str:
        """The hash by which seats know the secret of a cookie; empty where the cookie is none of ours."""
        secret = self.secret(cookie)
        return hashlib.sha256(secret.encode()).hexdigest() if secret else ""

    def origin(self, address: str) -> str:
        """A hash of an address, to know tables of one address by; the database does not say which it is."""
        return hmac.new(self._key, address.encode(), "sha256").hexdigest()[:32]
