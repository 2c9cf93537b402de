"""How much one client may ask for."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

from landsraad.table.bucket import Bucket

MESSAGE_SIZE: Final = 16 * 1024  # bytes of a WebSocket message
BODY_SIZE: Final = 64 * 1024  # bytes of a request
UPLOAD_SIZE: Final = 1024 * 1024  # bytes of an uploaded record
LISTED: Final = 50  # tables of a list, of each kind
LISTED_EACH: Final = 6  # open tables of one address among them
SALVAGED: Final = 10_000  # lines of the chat of a table that cannot be loaded
PATIENCE: Final = 500  # refused messages after which a connection is closed
KEPT_ADDRESSES: Final = 20_000


def network_of(address: str) -> str:
    """Whose address it is, as far as can be told: of an IPv6 address the network, of which everybody has one.

    What is no address is taken as it is.
    """
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if read.version == 4:
        return str(read)
    return str(read.ipv4_mapped or IPv6Address(int(read) >> 64 << 64))


class PerAddress:
    """A bucket for each address; the addresses not seen for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spent(self, address: str) -> bool:
        """Is nothing more allowed for this address now?"""
        address = network_of(address)
        return address in self._buckets and self._buckets[address].spent()

    def take(self, address: str) -> bool:
        """Is one more allowed for this address now?"""
        address = network_of(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most)
            if len(self._buckets) > KEPT_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()


class Count:
    """How many things are open at once, in all and for each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._open: dict[str, int] = {}
        self._total = 0

    def enter(self, address: str) -> bool:
        """Is one more allowed? If so it is counted until `leave`."""
        address = network_of(address)
        mine = self._open.get(address, 0)
        if self._total >= self._most or mine >= self._most_each:
            return False
        self._open[address] = mine + 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        address = network_of(address)
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
