"""Messages and answers as JSON text."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from landsraad.table.loglines import Line
from landsraad.table.message import Shared


def encode(data: Any) -> str:
    """JSON text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_data)


def _data(part: object) -> Any:
    if isinstance(part, Shared):
        return part.data
    if isinstance(part, Line):
        return {one.name: getattr(part, one.name) for one in fields(part)}
    raise TypeError(f"{type(part).__name__} is no JSON data")
