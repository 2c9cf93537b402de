"""What a way to people is to the caller, and what can go wrong with one."""

from __future__ import annotations

from typing import Protocol

from landsraad.server.away.words import Call


class Forbidden(ValueError):
    """The host does not allow this address, or it is none."""


class Unsent(Exception):
    """Something did not arrive. `gone`: it never will, the address is no more."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class Way(Protocol):
    """A way to people."""

    def read(self, address: str) -> str:
        """An address that somebody gives, as it is kept. Raises Forbidden."""

    async def send(self, address: str, call: Call) -> None:
        """Send a call. Raises Forbidden, Unsent."""

    def label(self, address: str) -> str:
        """What is told of an address: not the secrets that it may hold."""
