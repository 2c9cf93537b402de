"""Starting the server."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import threading
import time
import webbrowser
from typing import Final

from landsraad.server.config import PREFIX, Config
from landsraad.server.limits import MESSAGE_SIZE

FACTORY: Final = "landsraad.server.app:create_app"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    redis: str = "",
    workers: int = 1,
    open_browser: bool = True,
    proxy: str = "127.0.0.1",
) -> None:
    """Serve until interrupted.

    host, port    where to listen
    database      SQLAlchemy URL; empty: what LANDSRAAD_DATABASE says, else SQLite in the user's data folder
    redis         URL of a Redis; empty: what LANDSRAAD_REDIS says
    workers       processes that share the load; more than one needs Redis
    open_browser  show the first screen when the server answers
    proxy         addresses of proxies whose X-Forwarded headers are believed (`*` for all)
    Raises ValueError where the settings do not fit together.
    """
    import uvicorn

    for name, value in (("DATABASE", database), ("REDIS", redis)):
        if value:
            os.environ[PREFIX + name] = value  # the workers are processes of their own
    config = Config.from_environment()
    if workers > 1 and not config.redis:
        raise ValueError("several workers need a Redis (--redis redis://...), through which they share the tables")
    config.signing_key()
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="landsraad-metrics-"))
    if open_browser:
        threading.Thread(target=_open_browser, args=(host, port), daemon=True).start()
    uvicorn.run(
        FACTORY,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        ws_max_size=MESSAGE_SIZE * 4,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def _open_browser(host: str, port: int) -> None:
    """Wait for the server to answer, then show it."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection((shown, port), timeout=1):
            webbrowser.open(f"http://{shown}:{port}/")
            return
        time.sleep(0.1)
