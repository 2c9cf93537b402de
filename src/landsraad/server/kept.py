"""Answers that are the same for everybody: made and compressed once, and not sent again to whoever has them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Final

from fastapi import Request
from fastapi.responses import Response

ASK_AGAIN: Final = "no-cache"  # it may be kept, but the server is asked each time whether it is still good
BY_ONE: Final = "private, no-cache"  # the same, but the answer brings something to this browser alone
FOR_EVER: Final = "public, max-age=31536000, immutable"
JSON: Final = "application/json"
WORTHWHILE: Final = 0.9  # of its size, that a compressed answer takes at most


@dataclass(frozen=True)
class Kept:
    """An answer: as it is, compressed (empty where that gains nothing), what tells it from others, and its type."""

    data: bytes
    packed: bytes
    tag: str
    media_type: str


def keep(data: bytes, media_type: str = JSON) -> Kept:
    """An answer to be given many times."""
    packed = gzip.compress(data, mtime=0)
    tag = f'W/"{hashlib.sha256(data).hexdigest()[:32]}"'  # weak: it stands for the data, compressed or not
    return Kept(data, packed if len(packed) < WORTHWHILE * len(data) else b"", tag, media_type)


def answer(request: Request, kept: Kept, cache: str = ASK_AGAIN, status: int = 200) -> Response:
    """Give a kept answer, or say that the client's own copy is still good."""
    headers = {"ETag": kept.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if status == 200 and _has(request, kept.tag):
        return Response(status_code=304, headers=headers)
    if kept.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(kept.packed, status, headers, kept.media_type)
    return Response(kept.data, status, headers, kept.media_type)


def _has(request: Request, tag: str) -> bool:
    known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    return "*" in known or tag in known or tag.removeprefix("W/") in known
