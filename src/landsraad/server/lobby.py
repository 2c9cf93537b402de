"""What people do around a game: open a table, take and leave seats, start, the host's orders, rematch, chat."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec

from landsraad import Setup, SetupError
from landsraad.bots import bot_names
from landsraad.record import RULES_VERSION
from landsraad.server import seats as tokens
from landsraad.server.clocks import Clock
from landsraad.server.entries import Taken
from landsraad.server.errors import Refused
from landsraad.server.live import SPECTATOR, LiveGame
from landsraad.server.messages import HostOrder, NewTable, Options, PlayOn, SetupIn, TakeSeat
from landsraad.server.opponents import Opponents
from landsraad.server.render import encode
from landsraad.server.replays import Course
from landsraad.server.setups import setup_from
from landsraad.server.storage import Storage, Write, action_row
from landsraad.server.tables import Seat, Table, Tables
from landsraad.server.viewers import Viewer

BOT_NAMES: Final = ("Azhar", "Noor", "Ilyas", "Sabra", "Kasim", "Tamar")  # as many as a table has seats at most


def read_setup(asked: SetupIn) -> Setup:
    """The setup that is asked for. Raises Refused where it cannot be played."""
    setup = setup_from(asked.model_dump())
    try:
        setup.rules()
    except SetupError as error:
        raise Refused("impossible", str(error)) from error
    return setup


def check_bot(name: str) -> str:
    """The name of an opponent that there is. Raises Refused."""
    if name not in bot_names():
        raise Refused("impossible", f"unknown bot {name!r}; known bots: {', '.join(bot_names())}")
    return name


async def open_table(asked: NewTable, holder: str, storage: Storage, opponents: Opponents) -> Table:
    """A new table. Raises Refused where the setup cannot be played."""
    setup = read_setup(asked.setup)
    check_bot(asked.options.stand_in)
    seats = _new_seats(asked, setup, holder)
    table = _new_table(setup, asked.options, seats, holder, storage, opponents)
    if asked.seed is not None:
        table.seed, table.own_seed = asked.seed, True
    await _store_new(table)
    return table


async def play_on(
    course: Course, game: str, asked: PlayOn, holder: str, storage: Storage, opponents: Opponents
) -> Table:
    """A new table in the midst of a game: as a finished one was after some actions. Raises Refused.

    Its seed is known, as is all that it brings; so the table says which game it continues.
    """
    record = course.record
    if asked.seat >= record.setup.players:
        raise Refused("no_such_seat", f"the game has no seat {asked.seat}")
    if asked.at > len(record.actions):
        raise Refused("impossible", f"the game has {len(record.actions)} actions")
    if "\0" in record.seed:  # of a record that somebody has brought; PostgreSQL keeps no such text
        raise Refused("impossible", "its seed holds the character U+0000")
    check_bot(asked.options.stand_in)
    live = await asyncio.to_thread(course.live_at, asked.at)
    if live.game.over:
        raise Refused("impossible", "the game is over by then")
    seats = [Seat("bot") for _ in range(record.setup.players)]
    seats[asked.seat] = Seat("human", asked.name, holder=holder)
    for seat in seats:
        seat.name = seat.name or bot_name(seats)
    table = _new_table(record.read_setup(), asked.options, seats, holder, storage, opponents)
    table.options.continues = game
    table.seed, table.own_seed = record.seed, True
    await _store_new(table)
    now = time.time()
    done = [Taken(n, course.deciders[n], record.actions[n]) for n in range(asked.at)]
    entries = [action_row(table.id, one, now) for one in done]
    begun = {"key": table.id, "phase": "playing", "changed": now}
    await table.store(Write(table.id, entries=entries, tables=[begun], snapshots=[snapshot_row(table, live)]))
    return table


def _new_seats(asked: NewTable, setup: Setup, holder: str) -> list[Seat]:
    if not asked.seats:
        return [Seat("human", asked.name, holder=holder)] + [Seat() for _ in range(setup.players - 1)]
    if len(asked.seats) != setup.players:
        raise Refused("impossible", f"{len(asked.seats)} seats are described for {setup.players} players")
    seats: list[Seat] = []
    for one in asked.seats:
        if one.kind == "me":
            seats.append(Seat("human", one.name or asked.name, holder=holder))
        elif one.kind == "bot":
            seats.append(Seat("bot", one.name, check_bot(one.bot)))
        else:
            seats.append(Seat())
    for seat in seats:
        if seat.kind == "bot":
            seat.name = seat.name or bot_name(seats)
    return seats


def bot_name(seats: list[Seat]) -> str:
    """A name for an opponent that nobody at the table has."""
    taken = {seat.name for seat in seats}
    return next(name for name in BOT_NAMES if name not in taken)


def _new_table(
    setup: Setup, options: Options, seats: list[Seat], host: str, storage: Storage, opponents: Opponents
) -> Table:
    return Table(
        id=tokens.new_id(),
        code=tokens.new_code(),
        host=host,
        phase="lobby",
        setup=setup,
        options=options.model_copy(update={"continues": ""}),
        seed=tokens.new_seed(),
        own_seed=False,
        seats=seats,
        storage=storage,
        opponents=opponents,
        created=time.time(),
    )


async def _store_new(table: Table) -> None:
    rows = []
    for number, seat in enumerate(table.seats):
        row = seat.row(table.id, number)
        rows.append({"table_id": row.pop("key_table"), "seat": row.pop("key_seat"), **row})
    await table.storage.create_table(table.row(), rows)


# --- Seats ------------------------------------------------------------------------------------------------------------


def seat_of(table: Table, number: int) -> Seat:
    """A seat by its number. Raises Refused where the table has none."""
    if not 0 <= number < len(table.seats):
        raise Refused("no_such_seat", f"the table has no seat {number}")
    return table.seats[number]


async def take_seat(table: Table, holder: str, number: int, asked: TakeSeat) -> None:
    """Take an open seat, before or during the game."""
    async with table.lock:
        seat = seat_of(table, number)
        known = bool(table.seats_of(holder)) or holder == table.host
        if not table.options.listed and not known and asked.code.strip().lower() != table.code:
            raise Refused("wrong_code", "the invite code is missing or does not fit")
        if table.phase == "over":
            raise Refused("already_started", "the game is over")
        if seat.kind != "open":
            raise Refused("seat_taken", f"seat {number} is taken")
        await _set_seat(table, number, Seat("human", asked.name, seat.bot, holder))


async def leave_seat(table: Table, holder: str, number: int) -> None:
    """Leave a seat; others may take it."""
    async with table.lock:
        if seat_of(table, number).holder != holder or not holder:
            raise Refused("not_your_seat", f"seat {number} is not yours")
        await _set_seat(table, number, Seat())


async def _set_seat(table: Table, number: int, seat: Seat, **changes: Any) -> None:
    write = Write(table.id, seats=[seat.row(table.id, number)])
    if table.clock is not None and table.playing().asked == number and not table.paused:
        changes["wake"] = table.wake(table.clock, number, seat.kind)
    if changes:
        write.tables.append({"key": table.id, **changes})
    await table.store(write)
    old = table.seats[number]
    table.seats[number] = seat
    if old.holder != seat.holder:
        for viewer in list(table.viewers):
            if viewer.seat == number and viewer.holder != seat.holder:
                viewer.close(4000)
        if table.asking is not None:
            table.asking.forget(number)
    table.lobby_changed(game=table.asking is not None)


async def set_ready(table: Table, number: int, ready: bool) -> None:
    """Set a ready mark."""
    async with table.lock:
        old = seat_of(table, number)
        await _set_seat(table, number, Seat(old.kind, old.name, old.bot, old.holder, ready))


# --- The host ---------------------------------------------------------------------------------------------------------


def check_host(table: Table, holder: str) -> None:
    """Raises Refused for everybody but the host."""
    if not holder or holder != table.host:
        raise Refused("not_host", "only the host may do that")


async def start(table: Table, holder: str) -> None:
    """Begin the game."""
    check_host(table, holder)
    async with table.lock:
        if table.phase != "lobby":
            raise Refused("already_started", "the game has begun")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refused("seats_open", "every seat must be held by a person or a bot")
        live = LiveGame.begin(table.setup, table.seed)
        clock = None if table.options.clock is None else Clock.new(table.options.clock, len(table.seats))
        wake = table.wake(clock, live.asked, table.seats[live.asked].kind)
        changes = {"key": table.id, "phase": "playing", "changed": time.time(), "rules": RULES_VERSION, "wake": wake}
        await table.store(Write(table.id, tables=[changes], snapshots=[snapshot_row(table, live)]))
        table.phase = "playing"
        table.rules = RULES_VERSION
        table.live = live
        table.clock = clock
        table.game_changed()


def snapshot_row(table: Table, live: LiveGame) -> dict[str, Any]:
    """The whole state as it is stored at a turn's end."""
    state = msgspec.json.encode(live.snapshot()).decode()
    return {"table_id": table.id, "n": live.n, "rules": RULES_VERSION, "state": state}


async def order(tables: Tables, table: Table, holder: str, asked: HostOrder) -> None:
    """Carry out an order of the host."""
    check_host(table, holder)
    if asked.do in ("kick", "bot", "host"):
        if asked.seat is None:
            raise Refused("malformed", f"`{asked.do}` needs a seat")
        seat_of(table, asked.seat)
    if asked.do == "rematch":
        return await _rematch(tables, table)
    async with table.lock:
        if asked.do == "kick":
            await _kick(table, asked.seat or 0)
        elif asked.do == "bot":
            name = table.seats[asked.seat or 0].name or bot_name(table.seats)
            await _set_seat(table, asked.seat or 0, Seat("bot", name, check_bot(asked.bot)))
        elif asked.do == "host":
            await _hand_over(table, asked.seat or 0)
        elif asked.do in ("pause", "resume"):
            await _pause(table, asked.do == "pause")
        else:
            await _allow_spectators(table, asked.allow)
    return None


async def vacate(table: Table, number: int) -> None:
    """Whoever runs the server empties a seat."""
    async with table.lock:
        seat_of(table, number)
        await _kick(table, number)


async def _kick(table: Table, number: int) -> None:
    code = tokens.new_code()
    await _set_seat(table, number, Seat(), code=code)
    table.code = code
    table.lobby_changed()


async def _hand_over(table: Table, number: int) -> None:
    holder = table.seats[number].holder
    if not holder:
        raise Refused("impossible", f"nobody sits at seat {number}")
    await table.store(Write(table.id, tables=[{"key": table.id, "host": holder}]))
    table.host = holder
    table.lobby_changed()


async def _pause(table: Table, paused: bool) -> None:
    if table.phase != "playing":
        raise Refused("not_started", "there is no game to pause")
    asked = table.playing().asked
    wake = None if paused else table.wake(table.clock, asked, table.seats[asked].kind)
    await table.store(Write(table.id, tables=[{"key": table.id, "paused": paused, "wake": wake}]))
    table.paused = paused
    if paused and table.clock is not None:
        table.clock.stop()
    table.lobby_changed(game=True)


async def _allow_spectators(table: Table, allow: bool) -> None:
    options = table.options.model_copy(update={"spectators": "yes" if allow else "no"})
    await table.store(Write(table.id, tables=[{"key": table.id, "options": options.model_dump_json()}]))
    table.options = options
    table.past.clear()
    if not allow:
        for viewer in list(table.viewers):
            if viewer.seat == SPECTATOR:
                viewer.close(4403)
    table.lobby_changed()


async def _rematch(tables: Tables, table: Table) -> None:
    """A new table with the same people; each sits one seat on."""
    async with table.lock:
        if table.phase != "over":
            raise Refused("not_over", "the game goes on")
        if table.rematch is not None:
            return
        moved = [table.seats[n - 1] for n in range(len(table.seats))]
        seats = [Seat(one.kind, one.name, one.bot, one.holder) for one in moved]
        new = _new_table(table.setup, table.options, seats, table.host, table.storage, table.opponents)
        await _store_new(new)
        await table.store(Write(table.id, tables=[{"key": table.id, "rematch": new.id}]))
        table.rematch = new.id
        table.lobby_changed()


# --- Chat -------------------------------------------------------------------------------------------------------------


async def say(table: Table, seat: int, text: str) -> None:
    """A line of chat."""
    where = None if seat == SPECTATOR else seat
    name = "" if where is None else table.seats[seat].name
    line = {"seat": where, "name": name, "text": text, "at": time.time()}
    await table.store(Write(table.id, chat=[{"table_id": table.id, **line}]))
    table.chat.append(line)
    message = encode({"type": "chat", "line": line})
    table.tell(lambda viewer: Viewer.post(viewer, message))
