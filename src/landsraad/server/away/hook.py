"""Webhooks: Discord, Telegram, and whatever takes plain JSON."""

from __future__ import annotations

import json
from typing import Any, Final

from landsraad.server.away.reach import Reach, host_of
from landsraad.server.away.words import Call

DISCORD: Final = ("discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com")
TELEGRAM: Final = "api.telegram.org"  # .../bot<token>/sendMessage?chat_id=<chat>
SHOWN: Final = 1900  # characters of a message: Discord takes 2000


class Hook:
    """Sends to addresses that people have named."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self.hosts = reach.entries

    def read(self, address: str) -> str:
        """The address as it is kept. Raises Forbidden where the host does not allow it."""
        self._reach.check(address)
        return address

    async def send(self, address: str, call: Call) -> None:
        """Send a call. Raises Unsent, Forbidden."""
        body = json.dumps(body_for(host_of(address), call), ensure_ascii=False).encode()
        await self._reach.post(address, body, {"Content-Type": "application/json", "User-Agent": "landsraad"})

    @staticmethod
    def label(address: str) -> str:
        """What is told of it: the rest of the address may be a secret."""
        return host_of(address)


def body_for(host: str, call: Call) -> dict[str, Any]:
    """A call as a host takes it."""
    if host in DISCORD:
        return {"content": call.whole[:SHOWN], "allowed_mentions": {"parse": []}}  # a name calls nobody else
    if host == TELEGRAM:
        return {"text": call.whole[:SHOWN], "disable_web_page_preview": True}
    told = ("kind", "table", "title", "text", "link", "stop")
    return {name: getattr(call, name) for name in told}
