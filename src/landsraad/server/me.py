"""The calls about oneself: by which ways one is called, the code that brings a profile back, one's own games."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from landsraad.calls.history import history
from landsraad.server import recovery
from landsraad.server.answers import HistoryOut, MeOut, RecoveryOut
from landsraad.server.api import REFUSALS, Calm, Holder, NewHolder, Parts, set_cookie
from landsraad.server.away.book import Profile
from landsraad.server.away.way import Forbidden
from landsraad.server.away.words import Place
from landsraad.server.cookies import COOKIE
from landsraad.server.messages.requests import ProfileIn, RecoveryIn, TokenIn, WayIn
from landsraad.server.service import Service, address_of
from landsraad.table.deeds import Close, Leave, Who
from landsraad.table.ids import is_id, new_handover, new_id
from landsraad.table.refusals import Refused
from landsraad.table.storage import Row

MOST_WAYS: Final = 6  # of one person
MOST_GAMES: Final = 500  # that are shown, the latest first
routes = APIRouter(responses=REFUSALS)


@routes.get("/api/me", response_model=MeOut, dependencies=[Calm])
async def get_me(holder: Holder, service: Parts) -> dict[str, Any]:
    """By which ways this browser is called, and what the host offers."""
    return await _me(holder, service)


async def _me(holder: str, service: Service) -> dict[str, Any]:
    caller = service.caller
    profile = await caller.book.profile(holder)
    ways = [way for way in await caller.book.ways(holder) if way["kind"] in caller.ways]
    return {
        "profile": _out(profile),
        "ways": [
            {
                "id": way["id"],
                "kind": way["kind"],
                "label": caller.ways[way["kind"]].label(way["address"]),
                "confirmed": way["confirm"] is None,
            }
            for way in ways
        ],
        "offers": caller.offers(),
        "recovery": await caller.book.has_recovery(holder),
    }


def _out(profile: Profile) -> ProfileIn:
    quiet = None if profile.quiet_from is None or profile.quiet_to is None else (profile.quiet_from, profile.quiet_to)
    fields = {name: value for name, value in vars(profile).items() if not name.startswith("quiet")}
    return ProfileIn(quiet=quiet, **fields)


@routes.put("/api/me", response_model=MeOut, dependencies=[Calm])
async def put_me(asked: ProfileIn, holder: NewHolder, service: Parts) -> dict[str, Any]:
    """What one wants to be called for."""
    fields = {name: value for name, value in vars(asked).items() if name != "quiet"}
    quiet_from, quiet_to = asked.quiet or (None, None)
    await service.caller.book.keep_profile(holder, Profile(quiet_from=quiet_from, quiet_to=quiet_to, **fields))
    return await _me(holder, service)


# --- Ways -------------------------------------------------------------------------------------------------------------


@routes.post("/api/me/ways", status_code=201, response_model=MeOut)
async def post_way(asked: WayIn, request: Request, holder: NewHolder, service: Parts) -> dict[str, Any]:
    """A way to be called. To an address for letters goes one that asks whether it is wanted."""
    caller = service.caller
    if asked.kind not in caller.ways:
        raise Refused("no_way", "the host of this server has not switched that on")
    try:
        address = caller.ways[asked.kind].read(asked.address)
    except Forbidden as error:
        raise Refused("no_address", str(error)) from error
    known = await caller.book.ways(holder)
    if any((way["kind"], way["address"]) == (asked.kind, address) for way in known):
        return await _me(holder, service)
    letters = asked.kind == "mail"
    if len(known) >= MOST_WAYS or not service.new_ways.take(address_of(request)):
        raise Refused("too_many", "too many ways to be called; come back later")
    if letters and not service.letters.take(address):
        raise Refused("too_many", "this address was written to a moment ago")
    way: Row = {
        "id": new_id(),
        "holder": holder,
        "kind": asked.kind,
        "address": address,
        "stop": new_handover(),
        "confirm": new_handover() if letters else None,
        "failed": 0,
        "made": time.time(),
    }
    await caller.book.add_way(way)
    caller.met(holder)
    if letters:
        caller.send(way, "confirm", (await caller.book.profile(holder)).language, Place("", 0))
    return await _me(holder, service)


@routes.delete("/api/me/ways/{id}", response_model=MeOut)
async def delete_way(id: str, holder: Holder, service: Parts) -> dict[str, Any]:
    """A way less."""
    if not is_id(id) or not await service.caller.book.drop_way(holder, id):
        raise Refused("not_found", "there is no such way")
    return await _me(holder, service)


@routes.post("/api/me/ways/{id}/test", status_code=202)
async def post_test(id: str, request: Request, holder: Holder, service: Parts) -> dict[str, Any]:
    """A call to try a way."""
    if not service.new_ways.take(address_of(request)):
        raise Refused("too_many", "too many calls to try a way; come back later")
    caller = service.caller
    for way in await caller.book.ways(holder):
        if way["id"] == id and way["confirm"] is None and way["kind"] in caller.ways:
            caller.send(way, "test", (await caller.book.profile(holder)).language, Place("", 0))
            return {}
    raise Refused("not_found", "there is no such way")


@routes.post("/api/away/confirm", dependencies=[Calm])
async def post_confirm(asked: TokenIn, service: Parts) -> dict[str, Any]:
    """Who reads the letters of an address wants to be called there."""
    if not await service.caller.book.confirm_way(asked.token):
        raise Refused("not_found", "this link has been used or has expired")
    return {}


@routes.post("/api/away/stop", dependencies=[Calm])
async def post_stop(asked: TokenIn, service: Parts) -> dict[str, Any]:
    """No more calls by a way. It ends also where it has ended before."""
    await service.caller.book.stop_way(asked.token)
    return {}


# --- The profile ------------------------------------------------------------------------------------------------------


@routes.post("/api/me/recovery", status_code=201, response_model=RecoveryOut, dependencies=[Calm])
async def post_recovery(request: Request, holder: Holder, service: Parts) -> dict[str, Any]:
    """A code that brings this profile back, at any device; one that was made before ends."""
    secret = service.keeper.secret(request.cookies.get(COOKIE))
    if not secret:
        raise Refused("no_cookie", "this browser has no profile yet")
    code = recovery.new_code()
    row = {"holder": holder, "code": recovery.hash_of(code), "sealed": recovery.seal(secret, code)}
    await service.caller.book.keep_recovery(row)
    return {"code": code}


@routes.post("/api/me/recover", response_model=MeOut)
async def post_recover(asked: RecoveryIn, request: Request, response: Response, service: Parts) -> dict[str, Any]:
    """Be again who a code was made for. What this browser held before stays where it was, without it."""
    if not service.codes.take(address_of(request)):
        raise Refused("too_fast", "too many codes were tried from this address")
    found = await service.caller.book.recovery(recovery.hash_of(asked.code))
    if found is None:
        raise Refused("wrong_recovery", "there is no profile with this code")
    secret = recovery.open_seal(found["sealed"], asked.code)
    return await _me(set_cookie(request, response, service.keeper.cookie_of(secret)), service)


@routes.get("/api/me/games", response_model=HistoryOut, dependencies=[Calm])
async def get_games(holder: Holder, service: Parts) -> dict[str, Any]:
    """One's own finished games, and how often one has won."""
    games = await service.storage.finished(holder, MOST_GAMES) if holder else []
    return await asyncio.to_thread(history, games, holder)


@routes.delete("/api/me")
async def delete_me(holder: Holder, response: Response, service: Parts) -> dict[str, Any]:
    """Nothing of this person is kept any more.

    Tables at which nobody else has a seat go altogether; at all others the seat is left, and name and chat are gone.
    """
    if holder:
        await _forget(holder, service)
    response.delete_cookie(COOKIE, path=service.config.root_path or "/")
    return {}


async def _forget(holder: str, service: Service) -> None:
    storage = service.storage
    mine = [(seat["table_id"], seat["seat"]) for seat in await storage.seats_of(holder)]
    for table, seat in mine:
        with contextlib.suppress(Refused):  # a table that cannot be loaded; what is stored of it is forgotten below
            await service.router.call(table, Who(holder), Leave(seat))
    mine += await storage.conceded(holder)
    await storage.forget(mine)
    for table in await storage.drop_holder(holder, {table for table, _ in mine}):
        with contextlib.suppress(Refused):  # it lives nowhere
            await service.router.call(table, Who(), Close())
    await service.caller.book.forget(holder)
