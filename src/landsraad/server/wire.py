"""Messages as JSON text: the one place where what a table has to say is encoded."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from landsraad.table.message import Shared


def _text_of(part: Any) -> msgspec.Raw:
    """The text of a part that many messages share; it is made once, and all that is kept."""
    if not isinstance(part, Shared):
        raise TypeError(f"{type(part).__name__} is no JSON data")
    if not isinstance(part.data, msgspec.Raw):
        part.data = msgspec.Raw(msgspec.json.encode(part.data))
    return part.data


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_text_of)


def encode(data: Any) -> bytes:
    """JSON text."""
    return _ENCODER.encode(data)
