"""A PostgreSQL and a Redis that only the tests use."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import time
import uuid
from pathlib import Path

from tests.server.support import free_port


def find_postgres() -> Path | None:
    """The folder of initdb and postgres; the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parent.parent.name))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


def find_redis() -> str | None:
    """The Redis server."""
    return shutil.which("redis-server")


class Postgres:
    """A private PostgreSQL. It refuses to run as root, so root lends it another user."""

    def __init__(self, folder: Path) -> None:
        programs = find_postgres()
        assert programs is not None
        self.programs = programs
        self.folder = folder / "data"
        self.port = free_port()
        self.user = _unprivileged() if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Postgres:
        """Make the cluster and start it."""
        self.folder.mkdir()
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
            for parent in self.folder.parents[:-1]:
                if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                    parent.chmod(parent.stat().st_mode | 0o011)
        options = ["-D", str(self.folder), "-U", "landsraad", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale"]
        self._run(str(self.programs / "initdb"), *options)
        self.process = subprocess.Popen(
            [
                *(str(self.programs / "postgres"), "-D", str(self.folder), "-p", str(self.port), "-h", "127.0.0.1"),
                *("-k", str(self.folder), "-c", "max_connections=60"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=None if self.user is None else self.user.pw_uid,
            group=None if self.user is None else self.user.pw_gid,
            extra_groups=None if self.user is None else [],
            cwd="/",
        )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with contextlib.suppress(subprocess.CalledProcessError):
                self._psql("SELECT 1")
                return self
            time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start")

    def _run(self, *command: str) -> None:
        if self.user is None:
            subprocess.run(command, check=True, capture_output=True, cwd="/")
        else:
            subprocess.run(
                command,
                check=True,
                capture_output=True,
                cwd="/",
                user=self.user.pw_uid,
                group=self.user.pw_gid,
                extra_groups=[],
            )

    def _psql(self, statement: str) -> None:
        self._run(
            *(str(self.programs / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "landsraad"),
            *("-d", "postgres", "-c", statement),
        )

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{uuid.uuid4().hex}"
        self._psql(f"CREATE DATABASE {name}")
        return f"postgresql://landsraad@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """End it, whoever is connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)


def _unprivileged() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise AssertionError("there is no user that PostgreSQL could run as")


class RedisServer:
    """A private Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RedisServer:
        """Start it."""
        program = find_redis()
        assert program is not None
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(0.3)
        return self

    def stop(self) -> None:
        """End it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)
