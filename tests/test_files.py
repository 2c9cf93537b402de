"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from landsraad.files import write_new, write_whole

Writer = Callable[[Path, bytes], None]


@pytest.mark.parametrize("write", [write_whole, write_new], ids=lambda write: str(write.__name__))
def test_a_file_is_written_with_its_folders(tmp_path: Path, write: Writer) -> None:
    path = tmp_path / "a" / "b" / "file.json"
    write(path, b"whole")
    assert path.read_bytes() == b"whole"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("write", [write_whole, write_new], ids=lambda write: str(write.__name__))
def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Writer) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_takes_the_place_of_none(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    write_new(path, b"first")
    write_new(path, b"second")
    assert path.read_bytes() == b"first"
    write_whole(path, b"third")
    assert path.read_bytes() == b"third"
    assert list(tmp_path.iterdir()) == [path]
