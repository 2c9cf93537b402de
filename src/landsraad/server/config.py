"""Settings: environment variables, overridden by the arguments of `landsraad serve`."""

from __future__ import annotations

import os
import re
import secrets
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from landsraad.data_folder import data_folder
from landsraad.files import write_new

PREFIX: Final = "LANDSRAAD_"
LOGS: Final = ("TEXT", "JSON")
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
SECRET: Final = 32  # characters that a kept secret has at least; we make twice as many
ADMIN_KEY: Final = 16  # characters that an admin key has at least
OWN_NAMES: Final = frozenset(  # with which the addresses of the server itself begin
    (
        *("admin", "api", "assets", "cards", "companion", "g", "healthz"),
        *("here", "join", "learn", "me", "metrics", "new", "puzzles", "rules", "settings", "t"),
    )
)


@dataclass(frozen=True)
class Config:
    """What the server can be told; each field is the environment variable LANDSRAAD_<FIELD>.

    database           SQLAlchemy URL; empty: SQLite in the data folder. `postgresql://...` is understood, too
    flush              with SQLite: wait at each commit until the disk has it (0: a crash of the whole machine, not of
                       the server alone, may lose the last second)
    redis              URL of a Redis; needed for several workers
    secret             what cookies are signed with; empty: made once and kept in the data folder
    admin_key          what opens the host's page `/admin`; empty: there is none. At least 16 ASCII characters
    origins            origins, separated by commas, whose pages may use the server beside its own
    root_path          where the server is a part of a site: what all its addresses begin with (`/dune`)
    public_url         where people find the server (`https://example.org/dune`): what links in calls begin with
    push               whom push services may turn to (`mailto:host@example.org`); empty: browsers are not called
    push_services      the hosts of push services that are used, as in `hooks`
    mail               `smtp://user:password@host:587` or `smtps://...`; empty: no letters. mail_from: their sender
    hooks              hosts to which people may have calls sent (`discord.com,api.telegram.org`), `*` for all public
                       ones, origins in full (`http://127.0.0.1:9000`) for services of one's own; empty: none
    call_after         seconds that a turn waits until its seat is called
    proxy              addresses of proxies, separated by commas, whose X-Forwarded headers are believed (`*`: of all)
    secure_cookies     send cookies over HTTPS only (behind a proxy that ends TLS: 1)
    bot_processes      processes for the opponents
    connections        live connections in all, connections_per_address: of one address
    tables_per_hour    new tables of one address in an hour, uploads_per_hour: new replays
    chat_per_minute    lines of chat of one address in a minute, half of them at once
    commands_per_second, command_burst   of one connection
    gets_per_second, get_burst   of one address, for what is dear to answer: replays, reports, libraries, schemas
    request_seconds    seconds within which a request must have come whole
    ping               seconds of silence after which a `ping` is sent
    idle               seconds after which a table that nobody looks at leaves the memory
    lease              seconds that a worker's hold on a table lasts without being renewed
    log                `json` or `text`; log_level: DEBUG, INFO, ...
    """

    database: str = ""
    flush: bool = True
    redis: str = ""
    secret: str = ""
    admin_key: str = ""
    origins: str = ""
    root_path: str = ""
    public_url: str = ""
    push: str = ""
    push_services: str = "fcm.googleapis.com,updates.push.services.mozilla.com,.push.apple.com,.notify.windows.com"
    mail: str = ""
    mail_from: str = ""
    hooks: str = ""
    call_after: float = 60.0
    proxy: str = ""
    secure_cookies: bool = False
    bot_processes: int = 1
    connections: int = 5000
    connections_per_address: int = 1000
    tables_per_hour: int = 120
    uploads_per_hour: int = 60
    chat_per_minute: int = 120
    commands_per_second: int = 30
    command_burst: int = 90
    gets_per_second: int = 30
    get_burst: int = 300
    request_seconds: float = 30.0
    ping: float = 4.0
    idle: float = 600.0
    lease: float = 6.0
    log: str = "text"
    log_level: str = "INFO"

    def __post_init__(self) -> None:
        object.__setattr__(self, "root_path", _root_path(self.root_path))
        object.__setattr__(self, "public_url", self.public_url.rstrip("/"))
        if (self.push or self.mail or self.hooks) and not self.public_url.startswith(("https://", "http://")):
            raise ValueError(f"calls need {PREFIX}PUBLIC_URL, where people find the server (https://example.org)")
        if self.push and not self.push.startswith(("mailto:", "https://")):
            raise ValueError(f"{PREFIX}PUSH must say whom push services may turn to: mailto:you@example.org")
        for name, known in (("log", LOGS), ("log_level", LEVELS)):
            if getattr(self, name).upper() not in known:
                raise ValueError(f"{PREFIX}{name.upper()} must be one of {', '.join(known)}")
        if self.admin_key and (len(self.admin_key) < ADMIN_KEY or not self.admin_key.isascii()):
            raise ValueError(f"{PREFIX}ADMIN_KEY must have at least {ADMIN_KEY} characters, all of them ASCII")

    @classmethod
    def from_environment(cls) -> Config:
        """The settings that the environment gives. Raises ValueError for one that cannot be read."""
        given: dict[str, Any] = {}
        for one in fields(cls):
            text = os.environ.get(f"{PREFIX}{one.name.upper()}")
            if text is not None:
                given[one.name] = _read(one.name, type(one.default), text)
        return cls(**given)

    @property
    def known_origins(self) -> frozenset[str]:
        """The other origins whose pages may use the server."""
        return frozenset(filter(None, (one.strip().rstrip("/") for one in self.origins.split(","))))

    @property
    def database_url(self) -> str:
        """The URL with the driver that is used here."""
        url = self.database or f"sqlite:///{data_folder() / 'landsraad.db'}"
        for scheme, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgres://", "postgresql+asyncpg://"),
            ("postgresql://", "postgresql+asyncpg://"),
        ):
            if url.startswith(scheme):
                return driver + url.removeprefix(scheme)
        return url

    def signing_key(self) -> str:
        """The secret that cookies are signed with. Raises ValueError for a kept one that is damaged, and OSError."""
        return self.secret or _kept_secret(data_folder() / "secret.key")


def _root_path(text: str) -> str:
    """A path as all addresses are to begin with it: `/dune` for `dune/`; empty for the whole site.

    Raises ValueError for what is no path, and for our own addresses: a proxy may take the path off before it asks, and
    then nobody could tell one from the other.
    """
    parts = [part for part in text.split("/") if part]
    if not all(re.fullmatch(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*", part) for part in parts):
        raise ValueError(f"{PREFIX}ROOT_PATH={text!r} is no path like /dune")
    if parts and parts[0] in OWN_NAMES:
        raise ValueError(f"{PREFIX}ROOT_PATH={text!r} would hide our own /{parts[0]}: choose another name")
    return "".join(f"/{part}" for part in parts)


def _read(name: str, kind: type, text: str) -> object:
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}[
                text.lower()
            ]
        return kind(text)
    except (KeyError, ValueError) as error:
        raise ValueError(f"{PREFIX}{name.upper()}={text!r} is no {kind.__name__}") from error


def _kept_secret(path: Path) -> str:
    """The secret in a file; it is made where there is none. Raises ValueError for a file that holds no whole secret."""
    if not path.exists():
        write_new(path, secrets.token_urlsafe(3 * SECRET // 2).encode())
    text = path.read_bytes().strip()
    if len(text) < SECRET or not text.isascii():
        raise ValueError(
            f"{path} is empty or damaged: put back a copy of it, or delete it (then nobody gets back to a seat)"
        )
    return text.decode()
