"""Messages as plain data (docs/messages.md says what they mean). Whoever carries them encodes them."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


class Shared:
    """Data that many messages share. Whoever encodes messages may keep its own form of it here, in `form`."""

    __slots__ = ("data", "form")

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.form: Any = None
