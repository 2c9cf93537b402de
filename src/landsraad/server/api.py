"""The HTTP calls and the WebSocket (docs/messages.md)."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import HTMLResponse, JSONResponse

from landsraad.calls import companion
from landsraad.calls.library import read_boxes
from landsraad.calls.overview import opened, overview
from landsraad.calls.salvage import salvage
from landsraad.calls.status import status_of
from landsraad.server.answers import (
    AnalysisOut,
    ErrorBody,
    GameCreated,
    HintOut,
    MoveOut,
    NewTableOut,
    ReplayOut,
    ReportOut,
    SeatOffer,
    TableList,
)
from landsraad.server.asked import new_table, play_on
from landsraad.server.cookies import COOKIE
from landsraad.server.kept import BY_ONE, answer
from landsraad.server.limits import LISTED, LISTED_EACH, SALVAGED, UPLOAD_SIZE
from landsraad.server.messages.lobby import Lobby
from landsraad.server.messages.model import Count, Number
from landsraad.server.messages.requests import (
    ClaimSeat,
    CompanionStep,
    HostOrder,
    NewLesson,
    NewTable,
    PlayOn,
    TakeSeat,
)
from landsraad.server.metrics import render_metrics
from landsraad.server.origins import may_ask
from landsraad.server.reference import kept_about, kept_form, kept_library
from landsraad.server.schema_page import STYLE, STYLE_PATH, kept_calls, kept_calls_page, kept_schema, kept_schema_page
from landsraad.server.service import Service, address_of
from landsraad.server.sockets import refuse, serve_socket
from landsraad.server.wire import encode
from landsraad.table import opening
from landsraad.table.deeds import Claim, Concede, Hint, Leave, Look, Offer, Order, Start, Take, Who
from landsraad.table.handover import OFFERED
from landsraad.table.ids import CODE_LENGTH, handover_hash, is_id, new_handover
from landsraad.table.learning import open_lesson
from landsraad.table.live import SPECTATOR
from landsraad.table.refusals import Refused
from landsraad.table.solving import open_puzzle

REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorBody}}
routes = APIRouter(responses=REFUSALS)


def service_of(request: Request) -> Service:
    """The parts of the running server."""
    service: Service = request.app.state.service
    return service


def holder_of(request: Request) -> str:
    """The hash of the browser's secret; empty without one."""
    return service_of(request).keeper.holder(request.cookies.get(COOKIE))


Parts = Annotated[Service, Depends(service_of)]
Holder = Annotated[str, Depends(holder_of)]


def check_pace(request: Request) -> None:
    """Raises Refused for an address that asks for too much that is dear to answer."""
    if not service_of(request).dear.take(address_of(request)):
        raise Refused("too_fast", "too many requests from this address; wait a moment")


Calm = Depends(check_pace)


def ensure_holder(request: Request, response: Response) -> str:
    """The hash of the browser's secret; a browser without one gets it with the answer."""
    return holder_of(request) or give_cookie(request, response)


def give_cookie(request: Request, response: Response) -> str:
    """Give a browser its secret with an answer; the hash."""
    return set_cookie(request, response, service_of(request).keeper.new_cookie())


def set_cookie(request: Request, response: Response, cookie: str) -> str:
    """Give a browser this cookie; the hash of its secret."""
    service = service_of(request)
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=400 * 86400,
        httponly=True,
        samesite="lax",
        path=service.config.root_path or "/",
        secure=service.config.secure_cookies or request.url.scheme == "https",
    )
    return service.keeper.holder(cookie)


NewHolder = Annotated[str, Depends(ensure_holder)]


def known_id(id: str) -> str:
    """An id that could be one. Raises Refused for everything else."""
    if not is_id(id):
        raise Refused("no_such_table", "that is no id")
    return id


Id = Annotated[str, Depends(known_id)]


def origin_of_new(request: Request, service: Service) -> str:
    """Whence a new table comes, as it is kept with it. Raises Refused where too many have come from there."""
    if not service.new_tables.take(address_of(request)):
        raise Refused("too_many", "too many new tables from this address; come back later")
    return service.keeper.origin(address_of(request))


# --- What there is ----------------------------------------------------------------------------------------------------


@routes.get("/api/about.json", dependencies=[Calm])
def get_about(request: Request) -> Response:
    """Version, boxes, seats, bots, leader modes, languages.

    It brings the cookie: a page that asks for this first is one and the same browser in all that it does then.
    """
    given = answer(request, kept_about(), BY_ONE)
    ensure_holder(request, given)
    return given


@routes.get("/api/library/{language}/{boxes}.json", dependencies=[Calm])
def get_library(language: str, boxes: str, request: Request) -> Response:
    """Names, texts and icon tokens of every definition of some boxes (`uprising+choam`)."""
    return answer(request, kept_library(language, read_boxes(boxes)))


@routes.get("/api/schema.json", dependencies=[Calm])
def get_schema(request: Request) -> Response:
    """The JSON Schema of all messages."""
    return answer(request, kept_schema())


@routes.get("/api/schema", response_class=HTMLResponse, dependencies=[Calm])
def get_schema_page(request: Request) -> Response:
    """The JSON Schema as a page."""
    return answer(request, kept_schema_page())


@routes.get("/api/openapi.json", include_in_schema=False, dependencies=[Calm])
def get_openapi(request: Request) -> Response:
    """The JSON Schema of these calls (OpenAPI)."""
    return answer(request, kept_calls(request.app))


@routes.get("/api/docs", response_class=HTMLResponse, include_in_schema=False, dependencies=[Calm])
def get_docs(request: Request) -> Response:
    """These calls as a page."""
    return answer(request, kept_calls_page(request.app))


@routes.get(STYLE_PATH, include_in_schema=False)
async def get_docs_style() -> Response:
    """The style of both pages."""
    return Response(STYLE, media_type="text/css")


# --- The companion ----------------------------------------------------------------------------------------------------


@routes.get("/api/companion/{language}", dependencies=[Calm])
def get_companion(language: str, request: Request) -> Response:
    """What can be chosen before a game of the companion."""
    return answer(request, kept_form(language))


@routes.post("/api/companion/{language}", dependencies=[Calm])
def post_companion(language: str, asked: CompanionStep) -> Response:
    """A game of the companion after a step more: what is to be kept, and what is to be shown."""
    return Response(encode(companion.show(language, asked.save, asked.command)), media_type="application/json")


# --- Tables -----------------------------------------------------------------------------------------------------------


@routes.post("/api/tables", status_code=201, response_model=NewTableOut)
async def post_table(asked: NewTable, request: Request, holder: NewHolder, service: Parts) -> dict[str, Any]:
    """A new table."""
    origin = origin_of_new(request, service)
    table = await opening.open_table(new_table(asked), holder, service.storage, service.opponents, origin)
    return opened(table, holder, service.config.root_path)


@routes.post("/api/lessons/{lesson}", status_code=201, response_model=NewTableOut)
async def post_lesson(
    lesson: str, asked: NewLesson, request: Request, holder: NewHolder, service: Parts
) -> dict[str, Any]:
    """A new table at which a lesson begins."""
    origin = origin_of_new(request, service)
    table = await open_lesson(lesson, asked.name, holder, service.storage, service.opponents, origin)
    return opened(table, holder, service.config.root_path)


@routes.post("/api/puzzles/{puzzle}", status_code=201, response_model=NewTableOut)
async def post_puzzle(
    puzzle: str, asked: NewLesson, request: Request, holder: NewHolder, service: Parts
) -> dict[str, Any]:
    """A new table at which a puzzle is posed."""
    origin = origin_of_new(request, service)
    table = await open_puzzle(puzzle, asked.name, holder, service.storage, service.opponents, origin)
    return opened(table, holder, service.config.root_path)


@routes.get("/api/tables", response_model=TableList, dependencies=[Calm])
async def get_tables(holder: Holder, service: Parts) -> dict[str, Any]:
    """The tables of this browser, and the listed ones."""
    mine = await service.storage.tables_of(holder, LISTED) if holder else []
    listed = await service.storage.listed(LISTED, LISTED_EACH)
    seats = await service.storage.seats(sorted({row["id"] for row in mine + listed}))
    return overview(mine, listed, seats, service.tables, holder)


@routes.get("/api/tables/{id}", response_model=Lobby)
async def get_table(id: Id, request: Request, holder: Holder, service: Parts) -> dict[str, Any]:
    """The lobby of a table, by its id or its invite code."""
    if len(id) == CODE_LENGTH:
        if not service.codes.take(address_of(request)):
            raise Refused("too_fast", "too many codes were tried from this address")
        found = await service.storage.table_by_code(id)
        if found is None:
            raise Refused("no_such_table", "there is no table with this code")
        id = found
    return await service.router.call(id, Who(holder), Look())


@routes.get("/api/tables/{id}/journal")
async def get_journal(id: Id, holder: Holder, service: Parts) -> Response:
    """For the host of a table that cannot be loaded: all that is stored of it."""
    storage = service.storage
    row = await storage.table(id)
    if row is None:
        raise Refused("no_such_table", f"there is no table {id}")
    if not holder or row["host"] != holder:
        raise Refused("not_host", "only the host may do that")
    broken, seats, entries = await _broken(id, service), await storage.seats([id]), await storage.entries(id)
    snapshot, chat = await storage.snapshot(id), await storage.chat(id, SALVAGED)
    data = salvage(broken, row, seats, entries, snapshot, chat)
    headers = {"Content-Disposition": f'attachment; filename="landsraad-{id}-journal.json"'}
    return Response(encode(data), media_type="application/json", headers=headers)


async def _broken(id: str, service: Service) -> str:
    """Why a table cannot be loaded. Raises Refused where it can."""
    try:
        lobby = await service.router.call(id, Who(), Look())
    except Refused as refused:
        if refused.code != "broken":
            raise
        return str(refused.args_sent["reason"])
    if lobby["broken"] is None:
        raise Refused("not_over", "the game goes on")
    return str(lobby["broken"])


@routes.post("/api/tables/{id}/seats/{seat}", response_model=Lobby)
async def post_seat(
    id: Id, seat: Number, asked: TakeSeat, request: Request, holder: NewHolder, service: Parts
) -> dict[str, Any]:
    """Take a seat."""
    address = address_of(request)
    if asked.code and service.codes.spent(address):
        raise Refused("too_fast", "too many codes were tried from this address")
    try:
        return await service.router.call(id, Who(holder), Take(seat, asked.name, asked.code))
    except Refused as refused:
        if refused.code == "wrong_code":
            service.codes.take(address)
        raise


@routes.delete("/api/tables/{id}/seats/{seat}", response_model=Lobby)
async def delete_seat(id: Id, seat: Number, holder: Holder, service: Parts) -> dict[str, Any]:
    """Leave a seat."""
    return await service.router.call(id, Who(holder), Leave(seat))


@routes.post("/api/tables/{id}/seats/{seat}/concede", response_model=Lobby)
async def post_concede(id: Id, seat: Number, holder: Holder, service: Parts) -> dict[str, Any]:
    """Give a game up."""
    return await service.router.call(id, Who(holder), Concede(seat))


@routes.get("/api/tables/{id}/seats/{seat}/hint", response_model=HintOut, dependencies=[Calm])
async def get_hint(id: Id, seat: Number, decision: Count, holder: Holder, service: Parts) -> dict[str, Any]:
    """What is best at a decision of one's seat, where no other people play."""
    return await service.router.call(id, Who(holder), Hint(seat, decision))


@routes.post("/api/tables/{id}/seats/{seat}/offer", status_code=201, response_model=SeatOffer)
async def post_offer(id: Id, seat: Number, holder: Holder, service: Parts) -> dict[str, Any]:
    """A code that moves a seat to another device."""
    code = new_handover()
    await service.router.call(id, Who(holder), Offer(seat, handover_hash(code), time.time() + OFFERED))
    return {"code": code, "link": f"{service.config.root_path}/t/{id}?seat={seat}#take={code}", "seconds": OFFERED}


@routes.post("/api/tables/{id}/seats/{seat}/claim", response_model=Lobby)
async def post_claim(id: Id, seat: Number, asked: ClaimSeat, request: Request, holder: Holder, service: Parts) -> Any:
    """Go on with a seat that another device offers. A browser that is not known yet gets its cookie and asks again."""
    if not holder:  # the seat would be lost with an answer that does not arrive, or to a browser that keeps no cookies
        refusal = Refused("no_cookie", "keep the cookie that comes with this answer and ask again")
        answer = JSONResponse(refusal.body(), status_of(refusal))
        give_cookie(request, answer)
        return answer
    if not service.codes.take(address_of(request)):
        raise Refused("too_fast", "too many codes were tried from this address")
    return await service.router.call(id, Who(holder), Claim(seat, handover_hash(asked.code)))


@routes.post("/api/tables/{id}/start", response_model=Lobby)
async def post_start(id: Id, holder: Holder, service: Parts) -> dict[str, Any]:
    """Begin the game."""
    return await service.router.call(id, Who(holder), Start())


@routes.post("/api/tables/{id}/host", response_model=Lobby)
async def post_host(id: Id, asked: HostOrder, holder: Holder, service: Parts) -> dict[str, Any]:
    """An order of the host."""
    return await service.router.call(id, Who(holder), Order(**asked.model_dump()))


@routes.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: Number = SPECTATOR) -> None:
    """The table as it goes on."""
    service: Service = socket.app.state.service
    if not may_ask(socket.headers.get("origin"), socket.headers.get("host"), service.config):
        return await refuse(socket, 4403, "foreign_origin")
    if not is_id(id):
        return await refuse(socket, 4404, "no_such_table")
    address = socket.client.host if socket.client else ""
    if not service.connections.enter(address):
        return await refuse(socket, 4429, "too_many")
    try:
        holder = service.keeper.holder(socket.cookies.get(COOKIE))
        may_speak = partial(service.chat.take, address)
        await serve_socket(socket, service.router, id, Who(holder, seat), service.config, may_speak)
    finally:
        service.connections.leave(address)
    return None


# --- Finished games ---------------------------------------------------------------------------------------------------


@routes.get("/api/games/{id}/record", dependencies=[Calm])
async def get_record(id: Id, holder: Holder, service: Parts) -> Response:
    """The record of a finished game; to who plays with nobody else also before."""
    record = await service.replays.record(id, holder)
    headers = {"Content-Disposition": f'attachment; filename="landsraad-{id}.json"'}
    return Response(record.to_json(), media_type="application/json", headers=headers)


@routes.get("/api/games/{id}/replay", response_model=ReplayOut, dependencies=[Calm])
async def get_replay(
    id: Id,
    service: Parts,
    at: Number | None = None,
    eyes: Annotated[str, Query(alias="as", max_length=20)] = "spectator",
) -> Response:
    """A finished game after `at` actions, seen by a seat, by `all` or by a `spectator`."""
    return Response(await service.replays.show(id, at, eyes), media_type="application/json")


@routes.get("/api/games/{id}/report", response_model=ReportOut, dependencies=[Calm])
async def get_report(id: Id, service: Parts) -> Response:
    """What the seats of a finished game did and had in each round."""
    return Response(await service.replays.report(id), media_type="application/json")


@routes.get("/api/games/{id}/analysis", response_model=AnalysisOut, dependencies=[Calm])
async def get_analysis(id: Id, service: Parts) -> Response:
    """How likely each seat of a finished game was to win after each turn, and which choices can be looked at."""
    return Response(await service.replays.analysis(id), media_type="application/json")


@routes.get("/api/games/{id}/analysis/{at}", response_model=MoveOut, dependencies=[Calm])
async def get_move(id: Id, at: Number, service: Parts) -> Response:
    """What a choice of a finished game cost, and what was better; it is looked at when it is first asked for."""
    return Response(await service.replays.move(id, at, service.opponents.judge), media_type="application/json")


@routes.post("/api/games/{id}/play", status_code=201, response_model=NewTableOut)
async def post_play_on(id: Id, asked: PlayOn, request: Request, holder: NewHolder, service: Parts) -> dict[str, Any]:
    """Play a finished game on from some action, at a new table."""
    origin = origin_of_new(request, service)
    course, wanted = await service.replays.course(id), play_on(asked)
    opening.check_play_on(course, wanted)
    live = await asyncio.to_thread(course.live_at, wanted.at)
    table = await opening.play_on(course, live, id, wanted, holder, service.storage, service.opponents, origin)
    return opened(table, holder, service.config.root_path)


@routes.post("/api/games", status_code=201, response_model=GameCreated)
async def post_game(request: Request, service: Parts) -> dict[str, Any]:
    """Upload a record: the file itself is the body."""
    if not service.uploads.take(address_of(request)):
        raise Refused("too_many", "too many uploads from this address; come back later")
    id = await service.replays.upload(await read_body(request, UPLOAD_SIZE))
    return {"id": id, "link": f"{service.config.root_path}/g/{id}"}


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request. Raises Refused where it is larger than allowed."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refused("too_large", f"larger than {most} bytes")
        parts.append(part)
    return b"".join(parts)


# --- For hosts --------------------------------------------------------------------------------------------------------


@routes.get("/healthz")
async def get_health(service: Parts) -> JSONResponse:
    """200 when the database (and Redis, where there is one) answers."""
    problems = await service.problems()
    return JSONResponse({"ok": not problems, "problems": problems}, 503 if problems else 200)


@routes.get("/metrics", dependencies=[Calm])
async def get_metrics() -> Response:
    """Numbers for Prometheus."""
    return Response(render_metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")
