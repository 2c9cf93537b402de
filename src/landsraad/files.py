"""Writing files whole or not at all: whatever happens, nobody finds a part of one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, and its folders where there are none; it is the old one or the whole new one. Raises OSError."""
    with _beside(path, data) as part:
        part.replace(path)


def write_new(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; where another process was faster, its file stays. Raises OSError."""
    with _beside(path, data) as part:
        try:
            with suppress(FileExistsError):
                os.link(part, path)
        except OSError:  # not every file system has links; then the one who comes last wins
            part.replace(path)


@contextmanager
def _beside(path: Path, data: bytes) -> Iterator[Path]:
    """A file in the same folder that holds the data, on the disk; it is gone afterwards, unless it was moved."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        part.unlink(missing_ok=True)
