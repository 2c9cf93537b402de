"""Servers that are forks of a process that has imported and read all they need: so they answer three seconds earlier.

`python -m tests.server.forks` is that process. It reads a line of JSON for each server: its arguments, its environment
and the file for what it prints; and answers with the number of the new process.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


class Forked:
    """A process that is no child of this one, with what of a Popen the tests use."""

    def __init__(self, arguments: list[str], environment: dict[str, str], log: Path) -> None:
        parent = _parent()
        assert parent.stdin is not None
        assert parent.stdout is not None
        asked = {"arguments": arguments, "environment": environment, "log": str(log)}
        parent.stdin.write(f"{json.dumps(asked)}\n")
        parent.stdin.flush()
        self.pid = int(parent.stdout.readline())
        try:
            self._ended: int | None = os.pidfd_open(self.pid)
        except ProcessLookupError:
            self._ended = None

    def poll(self) -> int | None:
        """None as long as it runs."""
        return 0 if self._waited(0) else None

    def wait(self, timeout: float | None = None) -> None:
        """Wait for its end. Raises TimeoutExpired where it does not come."""
        if not self._waited(timeout):
            raise subprocess.TimeoutExpired("a server", timeout or 0)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def _waited(self, timeout: float | None) -> bool:
        if self._ended is None:
            return True
        if not select.select([self._ended], [], [], timeout)[0]:
            return False
        os.close(self._ended)
        self._ended = None
        return True


@cache
def _parent() -> subprocess.Popen[str]:
    """The process that has imported everything. It ends when this one does, since nobody writes to it any more."""
    command = [sys.executable, "-m", "tests.server.forks"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def main() -> None:
    """Read what servers are wanted, and become each of them in a fork."""
    from landsraad.server import __main__ as server

    get_ready()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _become(json.loads(line))
            sys.modules["__main__"] = server  # which is what its own processes begin with
            server.main()
            return
        print(child, flush=True)


def get_ready() -> None:
    """Import and read what a server would first of all."""
    from landsraad.server.run import FACTORY
    from landsraad.text import LANGUAGES, texts

    import_module(FACTORY.partition(":")[0])
    for language in LANGUAGES:
        texts(language)
    gc.freeze()  # no server has to look through it


def _become(asked: Any) -> None:
    """Be a process of one's own, with the arguments, the environment and the output that are asked for."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(here, there)
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["landsraad.server", *asked["arguments"]]


if __name__ == "__main__":
    main()
