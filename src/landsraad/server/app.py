"""The application: routes, limits, refusals, headers, and the parts behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landsraad import __version__
from landsraad.server import admin
from landsraad.server.api import routes
from landsraad.server.config import Config
from landsraad.server.errors import Refused
from landsraad.server.limits import BODY_SIZE
from landsraad.server.logs import set_up_logs
from landsraad.server.pages import SECURITY_HEADERS, add_pages
from landsraad.server.service import Service

SMALL: Final = 1024  # bytes of an answer that is not worth compressing
QUICK: Final = 5  # of 9 levels of compression: nearly as small, and the other tables wait less
EXTRA_HEADERS: Final = [(key.lower().encode(), value.encode()) for key, value in SECURITY_HEADERS.items()]


def create_app(config: Config | None = None) -> FastAPI:
    """The application with the settings of the environment, or the given ones."""
    settings = config or Config.from_environment()
    set_up_logs(settings.log, settings.log_level)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.service = Service(settings)
        await app.state.service.start()
        try:
            yield
        finally:
            await app.state.service.stop()

    app = FastAPI(
        title="Landsraad",
        version=__version__,
        description="The table of Landsraad. What the WebSocket says is described at /api/schema.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.include_router(routes)
    if settings.admin_key:
        app.include_router(admin.routes)
    _refuse_clearly(app)
    add_pages(app, admin=bool(settings.admin_key))
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=QUICK)
    app.add_middleware(Guard)
    return app


def _refuse_clearly(app: FastAPI) -> None:
    """Every refusal has the same form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return JSONResponse(error.body(), error.status)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        found = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()[:5])
        return JSONResponse(Refused("malformed", found[:500]).body(), 422)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        code = "not_found" if error.status_code == 404 else "malformed"
        return JSONResponse(Refused(code, str(error.detail)).body(), error.status_code)


class Guard:
    """Around everything: headers of every answer, and what a request may not do.

    A body larger than allowed is refused; so is a change that a page of another origin asks for.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        headers = {key.decode("latin-1").lower(): value.decode("latin-1") for key, value in scope["headers"]}
        problem = _problem(scope, headers)
        if problem is not None:
            answer = JSONResponse(problem.body(), problem.status, headers=SECURITY_HEADERS)
            return await answer(scope, receive, send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *EXTRA_HEADERS]
            await send(message)

        return await self._app(scope, _limited(scope, receive), send_with_headers)


def _problem(scope: Scope, headers: dict[str, str]) -> Refused | None:
    changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
    origin = headers.get("origin")
    if changes and origin is not None and origin.partition("://")[2] != headers.get("host"):
        config = scope["app"].state.service.config
        if origin not in config.origins.split(","):
            return Refused("foreign_origin", "a page of another origin may not do that")
    length = headers.get("content-length", "0")
    if scope["path"] != "/api/games" and length.isdigit() and int(length) > BODY_SIZE:
        return Refused("too_large", f"larger than {BODY_SIZE} bytes")
    return None


def _limited(scope: Scope, receive: Receive) -> Receive:
    """`receive`, which ends a body that turns out larger than allowed (uploads count for themselves)."""
    if scope["path"] == "/api/games":
        return receive
    size = 0

    async def limited() -> Any:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > BODY_SIZE:
            raise Refused("too_large", f"larger than {BODY_SIZE} bytes")
        return message

    return limited
