"""Starting the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import threading
import time
import webbrowser
from typing import Any, Final
from urllib.request import urlopen

from landsraad.server.config import PREFIX, Config
from landsraad.server.door import Door, LiveDoor, raise_file_limit
from landsraad.server.hold import hold_database
from landsraad.server.limits import MESSAGE_SIZE
from landsraad.server.logs import set_up_logs
from landsraad.server.start import BACKLOG, check_database, check_redis, check_secret, listen

FACTORY: Final = "landsraad.server.app:create_app"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    redis: str = "",
    workers: int = 1,
    open_browser: bool = True,
    proxy: str = "",
    root_path: str = "",
) -> None:
    """Serve until interrupted.

    host, port    where to listen
    database      SQLAlchemy URL; empty: what LANDSRAAD_DATABASE says, else SQLite in the user's data folder
    redis         URL of a Redis; empty: what LANDSRAAD_REDIS says
    workers       processes that share the load; more than one needs Redis
    open_browser  show the first screen when the server answers
    proxy         addresses of proxies whose X-Forwarded headers are believed (`*` for all); else LANDSRAAD_PROXY's
    root_path     what all addresses begin with, as `/dune`; else LANDSRAAD_ROOT_PATH's
    Raises ValueError, before anything is served, with a line that says what is wrong and what to do.
    """
    import uvicorn

    given = {"DATABASE": database, "REDIS": redis, "PROXY": proxy, "ROOT_PATH": root_path}
    os.environ |= {PREFIX + name: value for name, value in given.items() if value}  # workers are processes of their own
    config = Config.from_environment()
    if workers > 1 and not config.redis:
        raise ValueError("several workers need a Redis (--redis redis://...), through which they share the tables")
    set_up_logs(config.log, config.log_level)
    check_secret(config)
    sockets = listen(host, port)
    free = hold_database(config.database_url, shared=bool(config.redis))  # the workers take it for themselves
    if free is not None:
        free.release()
    asyncio.run(_check_parts(config))
    raise_file_limit(config)
    if open_browser:
        threading.Thread(target=_open_browser, args=(host, port, config.root_path), daemon=True).start()
    if workers == 1:
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(uvicorn.Config(**_settings(config))).run(sockets)
        return
    for one in sockets:
        one.close()  # the workers' parent opens them anew
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="landsraad-metrics-"))
    uvicorn.run(host=host, port=port, workers=workers, **_settings(config))


async def _check_parts(config: Config) -> None:
    await check_database(config)
    await check_redis(config)


def _settings(config: Config) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "app": FACTORY,
        "factory": True,
        "http": Door,
        "ws": LiveDoor,
        "log_config": None,
        "ws_max_size": MESSAGE_SIZE * 4,
        "ws_max_queue": 16,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "ws_per_message_deflate": False,
        "proxy_headers": bool(config.proxy),
        "forwarded_allow_ips": config.proxy,
        "backlog": BACKLOG,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
    }


def _open_browser(host: str, port: int, root_path: str) -> None:
    """Wait for the server to answer, then show it."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    place = f"[{shown}]:{port}" if ":" in shown else f"{shown}:{port}"
    for _ in range(100):
        with contextlib.suppress(OSError), urlopen(f"http://{place}/healthz", timeout=5):
            webbrowser.open(f"http://{place}{root_path}/")
            return
        time.sleep(0.1)
