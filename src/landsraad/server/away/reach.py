"""Where the server may send something that people have named: https, public addresses, hosts of the host's list.

A name is looked up once, for the connection itself: what is checked is what is connected to. Redirects are not
followed.
"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from socket import AF_INET, AddressFamily
from typing import Final
from urllib.parse import SplitResult, urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from landsraad.server.away.way import Forbidden, Unsent

PATIENCE: Final = 10.0  # seconds for all of a request
EVERYWHERE: Final = "*"
# Addresses that `is_global` lets through: of protocols, and IPv6 ones that stand for IPv4 ones, which may lead inside.
INSIDE: Final = tuple(
    map(
        ip_network,
        ("192.0.0.0/24", "::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16"),
    )
)


class Reach:
    """What may be reached.

    allowed  separated by commas: names of hosts, with a dot in front also all below it, `*` for every public one; and
             whole origins (`http://127.0.0.1:9000`), which the host trusts as they stand
    """

    def __init__(self, allowed: str) -> None:
        entries = [one.strip().rstrip("/").lower() for one in allowed.split(",") if one.strip()]
        self.entries = entries
        self._origins = frozenset(one for one in entries if "://" in one)
        self._hosts = tuple(one for one in entries if "://" not in one)

    def check(self, url: str) -> None:
        """Raises Forbidden for what may not be reached, as far as its text tells."""
        parts = _parts(url)
        if _origin(parts) not in self._origins:
            self._check_public(parts)

    def _check_public(self, parts: SplitResult) -> None:
        if parts.scheme != "https" or parts.port not in (None, 443):
            raise Forbidden("https only")
        host = parts.hostname or ""
        if _is_address(host) or not any(_covers(one, host) for one in self._hosts):
            raise Forbidden(f"{host[:100]} is not on the host's list")

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send something. Raises Forbidden, and Unsent where it is not taken."""
        self.check(url)
        trusted = _origin(_parts(url)) in self._origins
        resolver: AbstractResolver = ThreadedResolver() if trusted else PublicResolver()
        connector = TCPConnector(resolver=resolver, use_dns_cache=False, force_close=True)
        try:
            async with (
                ClientSession(connector=connector, timeout=ClientTimeout(total=PATIENCE)) as session,
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                status = answer.status
        except (ClientError, TimeoutError, OSError) as error:
            raise Unsent(type(error).__name__) from error
        if not 200 <= status < 300:
            raise Unsent(f"status {status}", gone=status in (404, 410))


class PublicResolver(AbstractResolver):
    """Looks names up; a name that leads to any address that is not public leads nowhere."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: AddressFamily = AF_INET) -> list[ResolveResult]:
        """The addresses of a host, all of them public. Raises OSError."""
        found = await self._inner.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise OSError(None, "no public address")
        return found

    async def close(self) -> None:
        """There is nothing to let go of."""


def is_public(address: str) -> bool:
    """Can everybody reach this address, and is it that of one machine?"""
    ip = ip_address(address.partition("%")[0])
    return ip.is_global and not ip.is_multicast and not any(ip in one for one in INSIDE)


def host_of(url: str) -> str:
    """The host of an address, which may be told; the rest of it may be a secret."""
    return urlsplit(url).hostname or ""


def _parts(url: str) -> SplitResult:
    """The parts of an address. Raises Forbidden for what is none."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        raise Forbidden("that is no address") from error
    if (
        not url.isascii()
        or not url.isprintable()
        or " " in url
        or "\\" in url
        or "@" in parts.netloc
        or not parts.hostname
    ):
        raise Forbidden("that is no address")
    return parts


def _origin(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}".lower()


def _is_address(host: str) -> bool:
    """Is this an address in numbers? Those are on no list of names."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _covers(entry: str, host: str) -> bool:
    """Does an entry of the list allow a host?"""
    return entry in (EVERYWHERE, host) or (entry.startswith(".") and host.endswith(entry))
