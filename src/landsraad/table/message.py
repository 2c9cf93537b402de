"""Messages as plain data (docs/messages.md says what they mean). Whoever carries them encodes them."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


class Shared:
    """Data that many messages share. Whoever encodes messages may put its own form of it in its place."""

    __slots__ = ("data",)

    def __init__(self, data: Any) -> None:
        self.data = data
