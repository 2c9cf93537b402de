"""Messages as JSON text: the one place where what a table has to say is encoded."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from landsraad.table.message import Shared


def _form_of(part: Any) -> msgspec.Raw:
    """The text of a part that many messages share; it is made once."""
    if not isinstance(part, Shared):
        raise TypeError(f"{type(part).__name__} is no JSON data")
    if part.form is None:
        part.form = msgspec.Raw(msgspec.json.encode(part.data))
    form: msgspec.Raw = part.form
    return form


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_form_of)


def encode(data: Any) -> bytes:
    """JSON text."""
    return _ENCODER.encode(data)
