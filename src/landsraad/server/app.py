"""The application: routes, limits, refusals, headers, and the parts behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landsraad import __version__
from landsraad.calls.status import status_of
from landsraad.server import admin, me
from landsraad.server.api import routes
from landsraad.server.config import Config
from landsraad.server.door import DOORS, Doors
from landsraad.server.errors import refusal_of
from landsraad.server.limits import BODY_SIZE
from landsraad.server.logs import set_up_logs
from landsraad.server.origins import may_ask
from landsraad.server.pages import SECURITY_HEADERS, add_pages
from landsraad.server.service import Service
from landsraad.server.subpath import SubPath
from landsraad.table.refusals import Refused

SMALL: Final = 1024  # bytes of an answer that is not worth compressing
QUICK: Final = 5  # of 9 levels of compression: nearly as small, and the other tables wait less
UPLOADS: Final = "/api/games"  # records, which may be larger than other bodies
EXTRA_HEADERS: Final = [(key.lower().encode(), value.encode()) for key, value in SECURITY_HEADERS.items()]


def create_app(config: Config | None = None) -> FastAPI:
    """The application with the settings of the environment, or the given ones."""
    settings = config or Config.from_environment()
    set_up_logs(settings.log, settings.log_level)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        app.state.service = Service(settings)
        await app.state.service.start()
        try:
            yield {DOORS: Doors(settings)}
        finally:
            await app.state.service.stop()

    app = FastAPI(
        title="Landsraad",
        version=__version__,
        description="The table of Landsraad. What the WebSocket says is described at /api/schema.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=lifespan,
    )
    app.include_router(routes)
    app.include_router(me.routes)
    if settings.admin_key:
        app.include_router(admin.routes)
    _refuse_clearly(app)
    add_pages(app, settings.root_path, admin=bool(settings.admin_key))
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=QUICK)
    app.add_middleware(Guard, config=settings)
    if settings.root_path:
        app.add_middleware(SubPath, root_path=settings.root_path)
    return app


def _refuse_clearly(app: FastAPI) -> None:
    """Every refusal has the same form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return _answer(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        found = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()[:5])
        return _answer(Refused("malformed", found[:500]))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Refused):  # the body was refused while it was being read
            return _answer(error.__cause__)
        code = "not_found" if error.status_code == 404 else "malformed"
        refusal = Refused(code, str(error.detail))
        return JSONResponse(refusal.body(), error.status_code, error.headers)


def _answer(refusal: Refused) -> JSONResponse:
    return JSONResponse(refusal.body(), status_of(refusal))


class Guard:
    """Around everything: headers of every answer, what a request may not do, and what nobody has foreseen.

    A body larger than allowed is refused; so is a change that a page of another origin asks for. HEAD is answered as
    GET is, without the body. An error that comes out of the rest becomes a refusal as documented.
    """

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        begun = False
        is_head = scope["method"] == "HEAD"

        async def send_on(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message.get("headers", []), *EXTRA_HEADERS]
            elif is_head:
                message["body"] = b""
            await send(message)

        asked = {**scope, "method": "GET"} if is_head else scope
        try:
            _check(scope, self._config)
            await self._app(asked, _limited(scope, receive), send_on)
        except Exception as error:  # whatever it is: who asked gets the documented answer, the log the whole story
            refusal = refusal_of(error)
            if begun:  # too late to say so: the connection ends
                raise
            await _answer(refusal)(asked, receive, send_on)


def _check(scope: Scope, config: Config) -> None:
    """Raises Refused for a change that a foreign page asks for, and for a body that says that it is too large."""
    headers = Headers(scope=scope)
    changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
    if changes and not may_ask(headers.get("origin"), headers.get("host"), config):
        raise Refused("foreign_origin", "a page of another origin may not do that")
    length = headers.get("content-length", "0")
    if scope["path"] != UPLOADS and length.isdigit() and int(length) > BODY_SIZE:
        raise Refused("too_large", f"larger than {BODY_SIZE} bytes")


def _limited(scope: Scope, receive: Receive) -> Receive:
    """`receive`, which ends a body that turns out larger than allowed (uploads count for themselves)."""
    if scope["path"] == UPLOADS:
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
