"""Which pages may use the server: its own, and those of origins that the host has named."""

from __future__ import annotations

from landsraad.server.config import Config


def may_ask(origin: str | None, host: str | None, config: Config) -> bool:
    """May a page of this origin do something here? Programs send no origin; an empty one is a stranger's."""
    if origin is None or origin in config.known_origins:
        return True
    return bool(host) and origin.partition("://")[2].lower() == str(host).lower()
