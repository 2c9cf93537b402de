"""The client's files, its page for each address, and the page that says how to make them where there are none."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Scope

from landsraad.server.kept import ASK_AGAIN, FOR_EVER, Kept, answer, keep

STATIC: Final = Path(__file__).parent / "static"
# What the page may load: files of its own alone; it runs the engine as WebAssembly.
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
POLICY: Final = f"{PAGE_POLICY}; frame-ancestors 'none'"  # the latter counts in a header only
SECURITY_HEADERS: Final = {  # of every answer
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# The addresses of the client's screens, as in web/src/app/App.tsx; at all others it says that there is nothing.
ADMIN_SCREEN: Final = "/admin"
SCREENS: Final = (
    "/",
    "/new",
    "/join",
    "/settings",
    "/me",
    "/learn",
    "/puzzles",
    "/t/:table",
    "/g/:game",
    "/cards",
    "/rules",
    "/companion",
    ADMIN_SCREEN,
)
HERE: Final = '"./'  # how addresses in the built page begin, wherever it is shown
TYPES: Final = {  # whatever the system believes
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
HTML: Final = "text/html"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Landsraad</title></head><body>
<h1>Landsraad</h1>
<p>The server runs, but the browser client has not been built: run <code>make web</code>, then reload.</p>
<p>See the <a href="./api/schema">messages</a> and the <a href="./api/docs">calls</a>.</p>
</body></html>
"""


def add_pages(app: FastAPI, root_path: str = "", admin: bool = False, folder: Path = STATIC) -> None:
    """Serve the client under `root_path`: its files by name, its page everywhere else, but for the calls.

    admin   is there a page of whoever runs the server?
    """
    app.mount("/", Client(folder, root_path, admin), name="client")


class Client(StaticFiles):
    """The built client. At an address that is none of its screens its page comes with the status 404."""

    def __init__(self, folder: Path, root_path: str, admin: bool) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # there may be no such folder: then the page says so
        self._index = folder / "index.html"
        self._root_path = root_path
        screens = "|".join(re.sub(":[a-z]+", "[^/]+", one) for one in SCREENS if admin or one != ADMIN_SCREEN)
        self._screens = re.compile(f"(?:{screens})/*")

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page. Raises HTTPException for what is neither."""
        address: str = scope["path"]
        if re.match("/api(/|$)", address):
            raise HTTPException(404, "there is no such call")
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
        return self._show(Request(scope), 200 if self._screens.fullmatch(address) else 404)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file is. This runs in a thread: there it is compressed, which takes a second for the largest."""
        full_path, found = super().lookup_path(path)
        if found is not None and S_ISREG(found.st_mode):
            _file(Path(full_path), found.st_mtime_ns, found.st_size)
        return full_path, found

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file of the client."""
        request = Request(scope)
        path = Path(full_path)
        if path.name == self._index.name:
            return self._show(request, status_code)
        kept = _file(path, stat_result.st_mtime_ns, stat_result.st_size)
        named_by_content = path.parent.name == "assets" or path.suffix == ".zip"
        return answer(request, kept, FOR_EVER if named_by_content else ASK_AGAIN, status_code)

    def _show(self, request: Request, status: int) -> Response:
        changed = self._index.stat().st_mtime_ns if self._index.is_file() else None
        return answer(request, _page(self._index, changed, self._root_path), status=status)


@lru_cache(maxsize=500)
def _file(path: Path, changed: int, size: int) -> Kept:
    return keep(path.read_bytes(), TYPES.get(path.suffix) or guess_type(path.name)[0] or "text/plain")


@lru_cache(maxsize=10)
def _page(path: Path, changed: int | None, root_path: str) -> Kept:
    text = NOT_BUILT if changed is None else path.read_text("utf-8")
    return keep(text.replace(HERE, f'"{root_path}/').encode(), HTML)
