"""What keeps a server from starting is told in one line that says what to do, before anything is served."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from landsraad.server.config import Config
from landsraad.server.start import check_database, check_secret, listen
from tests.server.support import Server, free_port


def start(folder: Path, *arguments: str, **settings: str) -> tuple[int, str]:
    """Start a server that cannot start: its exit status and what it said."""
    environment = dict(os.environ) | {"LANDSRAAD_DATA": str(folder)}
    environment |= {f"LANDSRAAD_{name}": value for name, value in settings.items()}
    if "--port" not in arguments:
        arguments = (*arguments, "--port", str(free_port()))
    done = subprocess.run(
        [sys.executable, "-m", "landsraad", "serve", "--no-browser", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def refused(folder: Path, *arguments: str, **settings: str) -> str:
    """The one line that a server that cannot start says."""
    status, said = start(folder, *arguments, **settings)
    assert status == 2, said
    assert said.startswith("landsraad: ")
    assert len(said.splitlines()) == 1, said
    assert "serving" not in said
    return said


def test_s_27_a_port_in_use(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused(folder, "--port", str(port))
    assert f"port {port} of 127.0.0.1 is in use" in said
    assert "--port" in said


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.7", "..", "x" * 300])
def test_s_27_a_host_that_is_not_ours(host: str) -> None:
    with pytest.raises(ValueError, match="--host"):
        listen(host, 0)


@pytest.mark.parametrize("port", [-1, 70_000])
def test_s_27_a_port_that_is_none(port: int) -> None:
    with pytest.raises(ValueError, match="--port"):
        listen("127.0.0.1", port)


def test_s_27_a_database_of_a_newer_program(folder: Path) -> None:
    Server(folder).start().stop()
    with closing(sqlite3.connect(folder / "landsraad.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refused(folder)
    assert f"{folder / 'landsraad.db'} was made by a newer Landsraad" in said
    assert "--database" in said
    with closing(sqlite3.connect(folder / "landsraad.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


def test_s_27_a_file_that_is_no_database(folder: Path) -> None:
    text = "This is a shopping list.\n" * 100
    (folder / "landsraad.db").write_text(text, "utf-8")
    assert "is no SQLite database" in refused(folder)
    assert (folder / "landsraad.db").read_text("utf-8") == text


def test_s_27_a_data_folder_that_is_none(folder: Path) -> None:
    (folder / "file").write_text("x", "utf-8")
    for place in (folder / "file", folder / "file" / "below", Path("/proc/landsraad")):
        said = refused(place)
        assert str(place) in said
        assert "LANDSRAAD_DATA" in said


def test_s_27_a_database_that_cannot_be_opened(folder: Path) -> None:
    (folder / "landsraad.db").mkdir()
    assert "LANDSRAAD_DATA" in refused(folder)


def test_s_27_a_database_that_another_program_has_locked(folder: Path) -> None:
    Server(folder).start().stop()
    with closing(sqlite3.connect(folder / "landsraad.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "is locked by another program" in refused(folder)


@pytest.mark.parametrize("url", ["nonsense", "mysql://a@b/c", "postgresql+psycopg://a@b/c", "http://x"])
def test_s_27_a_database_of_another_kind(url: str) -> None:
    with pytest.raises(ValueError, match="must be sqlite:///FILE or postgresql://"):
        asyncio.run(check_database(Config(database=url)))


def test_s_27_what_does_not_answer_without_its_password(folder: Path) -> None:
    said = refused(folder, "--database", f"postgresql://me:geheim@127.0.0.1:{free_port()}/games")
    assert "geheim" not in said
    said = refused(folder, "--redis", f"redis://:geheim@127.0.0.1:{free_port()}/0")
    assert "--redis" in said
    assert "geheim" not in said


def test_s_27_settings_that_cannot_be_read(folder: Path) -> None:
    for name, value in (("CONNECTIONS", "many"), ("ROOT_PATH", "/a b"), ("LOG_LEVEL", "LOUD")):
        assert name in refused(folder, **{name: value})
    assert "Redis" in refused(folder, "--workers", "2")


def test_s_26_a_secret_is_written_whole_or_not_at_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDSRAAD_DATA", str(folder))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            Config().signing_key()
    assert list(folder.iterdir()) == []
    made = Config().signing_key()
    assert len(made) == 64
    assert Config().signing_key() == made
    assert (folder / "secret.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"\n", b"short", b"\xff" * 64])
def test_s_26_a_damaged_secret_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setenv("LANDSRAAD_DATA", str(folder))
    (folder / "secret.key").write_bytes(content)
    with pytest.raises(ValueError, match=r"secret\.key is empty or damaged"):
        check_secret(Config())
    assert (folder / "secret.key").read_bytes() == content


def test_s_26_so_is_an_empty_one_before_anything_is_served(folder: Path) -> None:
    (folder / "secret.key").touch()
    assert f"{folder / 'secret.key'} is empty or damaged" in refused(folder)
    assert not (folder / "landsraad.db").exists()


def test_s_26_who_begins_at_the_same_time_takes_the_same_secret(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDSRAAD_DATA", str(folder))
    found: list[str] = []
    starts = [threading.Thread(target=lambda: found.append(Config().signing_key())) for _ in range(16)]
    for one in starts:
        one.start()
    for one in starts:
        one.join()
    assert len(found) == 16
    assert len(set(found)) == 1
    assert [path.name for path in folder.iterdir()] == ["secret.key"]


def test_s_27_two_workers_say_it_once(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert "in use" in refused(folder, "--port", port, "--workers", "2", "--redis", "redis://127.0.0.1:1/0")
