"""The client's files, and the page that says how to make them where there are none."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

STATIC: Final = Path(__file__).parent / "static"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {  # of every answer
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
CLIENT_ROUTES: Final = (
    "/",
    "/new",
    "/t/{rest:path}",
    "/g/{rest:path}",
    "/stats",
    "/stats/{rest:path}",
    "/cards",
    "/cards/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/settings",
    "/companion",
    "/companion/{rest:path}",
    "/join",
    "/watch",
)
ADMIN_ROUTE: Final = "/admin"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Landsraad</title></head><body>
<h1>Landsraad</h1>
<p>The server runs, but the browser client has not been built: run <code>make web</code>, then reload.</p>
<p>See the <a href="/api/schema">messages</a> and the <a href="/api/docs">calls</a>.</p>
</body></html>
"""


def add_pages(app: FastAPI, folder: Path = STATIC, admin: bool = False) -> None:
    """Serve the client: its files by name, and index.html for each of its routes; with `admin`, for the host's page."""

    async def index() -> Response:
        file = folder / "index.html"
        if not file.is_file():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(file, headers={"Cache-Control": "no-cache"})

    for route in (*CLIENT_ROUTES, ADMIN_ROUTE) if admin else CLIENT_ROUTES:
        app.add_api_route(route, index, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", StaticFiles(directory=folder, check_dir=False), name="static")
