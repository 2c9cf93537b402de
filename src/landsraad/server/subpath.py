"""Where the server is only a part of a site: `/dune` in front of every address."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Takes the prefix off, where the proxy in front has left it; so it may do either."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path == self._root_path or path.startswith(f"{self._root_path}/"):
                scope["path"] = path.removeprefix(self._root_path) or "/"
        await self._app(scope, receive, send)
