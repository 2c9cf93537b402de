"""What people do around a game: open a table, take and leave seats, start, the host's orders, rematch, chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import msgspec

from landsraad import Setup, SetupError
from landsraad.bots import bot_names
from landsraad.names import clean_name, distinct
from landsraad.record import RULES_VERSION
from landsraad.server import seats as tokens
from landsraad.server.clocks import Clock
from landsraad.server.entries import Taken
from landsraad.server.errors import Refused
from landsraad.server.live import SPECTATOR, LiveGame
from landsraad.server.messages import HostOrder, NewTable, Options, PlayOn, SetupIn, TakeSeat
from landsraad.server.notes import Note
from landsraad.server.opponents import Opponents
from landsraad.server.render import encode
from landsraad.server.replays import Course
from landsraad.server.setups import setup_from
from landsraad.server.storage import Storage, Write, action_row
from landsraad.server.tables import Seat, Table, Tables

AWAY: Final = 15.0  # seconds until others may act for somebody who is not here: who reloads a page is not away
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


async def open_table(asked: NewTable, holder: str, storage: Storage, opponents: Opponents, origin: str = "") -> Table:
    """A new table. `origin`: a hash of the address that asks. Raises Refused where the setup cannot be played."""
    setup = read_setup(asked.setup)
    check_bot(asked.options.stand_in)
    seats = _new_seats(asked, setup, holder)
    table = _new_table(setup, asked.options, seats, holder, storage, opponents, origin)
    if asked.seed is not None:
        table.seed, table.own_seed = asked.seed, True
    await _store_new(table)
    return table


async def play_on(
    course: Course, game: str, asked: PlayOn, holder: str, storage: Storage, opponents: Opponents, origin: str = ""
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
    names = _kept_names(record.names, record.setup.players)
    seats = [Seat("bot", name) for name in names]
    mine = asked.name or names[asked.seat] or "Host"
    seats[asked.seat] = Seat("human", mine, holder=holder, since=time.time())
    name_apart([seats[asked.seat], *seats])
    table = _new_table(record.read_setup(), asked.options, seats, holder, storage, opponents, origin)
    table.options.continues = game
    table.seed, table.own_seed = record.seed, True
    await _store_new(table)
    now = time.time()
    done = [Taken(n, course.deciders[n], record.actions[n]) for n in range(asked.at)]
    entries = [action_row(table.id, one, now) for one in done]
    begun = {"key": table.id, "phase": "playing", "changed": now}
    await table.store(Write(table.id, entries=entries, tables=[begun], snapshots=[snapshot_row(table, live)]))
    return table


def _kept_names(names: list[str], players: int) -> list[str]:
    """By seat, what somebody was called in a record; empty where that is no name (records come from anywhere)."""
    kept = []
    for name in [*names, *[""] * players][:players]:
        try:
            kept.append(clean_name(name))
        except ValueError:
            kept.append("")
    return kept


def _new_seats(asked: NewTable, setup: Setup, holder: str) -> list[Seat]:
    now = time.time()
    if not asked.seats:
        return [Seat("human", asked.name, holder=holder, since=now)] + [Seat() for _ in range(setup.players - 1)]
    if len(asked.seats) != setup.players:
        raise Refused("impossible", f"{len(asked.seats)} seats are described for {setup.players} players")
    seats: list[Seat] = []
    for one in asked.seats:
        if one.kind == "me":
            seats.append(Seat("human", one.name or asked.name, holder=holder, since=now))
        elif one.kind == "bot":
            seats.append(Seat("bot", one.name, check_bot(one.bot)))
        else:
            seats.append(Seat())
    name_apart(seats)
    return seats


def name_apart(seats: Iterable[Seat]) -> None:
    """Give opponents without a name one, and everybody a name of their own; who comes first keeps theirs."""
    done: list[Seat] = []
    for seat in sorted(seats, key=lambda seat: seat.kind != "human"):
        if seat.kind == "open" or seat in done:
            continue
        seat.name = distinct(seat.name or bot_name(done), [other.name for other in done])
        done.append(seat)


def bot_name(seats: Iterable[Seat]) -> str:
    """A name for an opponent that nobody at the table has."""
    taken = [seat.name for seat in seats]
    return next((name for name in BOT_NAMES if distinct(name, taken) == name), BOT_NAMES[0])


def _new_table(
    setup: Setup, options: Options, seats: list[Seat], host: str, storage: Storage, opponents: Opponents, origin: str
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
        origin=origin,
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
    """Take an open seat, before or during the game, or one's own back from the computer that stands in.

    During a game who is seated takes no seat that was another person's: its cards are secret.
    """
    async with table.lock:
        seat = seat_of(table, number)
        if seat.stands_in and seat.holder == holder:
            return await _set_seat(table, number, replace(seat, kind="human"), told="back")
        known = bool(table.seats_of(holder)) or holder == table.host
        if not table.options.listed and not known and asked.code.strip().lower() != table.code:
            raise Refused("wrong_code", "the invite code is missing or does not fit")
        if table.phase == "over":
            raise Refused("already_started", "the game is over")
        if seat.kind != "open":
            raise Refused("seat_taken", f"seat {number} is taken")
        if table.phase == "playing" and table.seats_of(holder) and table.left.get(number) != holder:
            raise Refused("already_seated", "who is seated cannot take the seat of another person")
        if table.phase == "playing" and not table.arrivals.take():
            raise Refused("too_fast", "too many people come and go")
        name = distinct(asked.name, [other.name for other in table.seats])
        await _set_seat(table, number, Seat("human", name, seat.bot, holder, since=time.time()), told="sat")
    return None


async def leave_seat(table: Table, holder: str, number: int) -> None:
    """Leave a seat; others may take it."""
    async with table.lock:
        if seat_of(table, number).holder != holder or not holder:
            raise Refused("not_your_seat", f"seat {number} is not yours")
        await _set_seat(table, number, Seat(), told="left")


def next_host(table: Table, seats: list[Seat]) -> str:
    """Who is the host once the seats are these: as before, unless the host gives the last seat up, or only watched and
    is gone.

    Then it is somebody who plays: who is here rather than who is not, of those who has sat longest.
    """
    playing = _players(seats)
    watches = table.host not in _players(table.seats) and table.away(table.host) < AWAY
    if table.host in playing or watches:
        return table.host
    return min(playing, key=lambda holder: (table.away(holder) > 0, playing[holder]), default=table.host)


def _players(seats: list[Seat]) -> dict[str, float]:
    """The people who play, and since when they sit."""
    playing: dict[str, float] = {}
    for seat in seats:
        if seat.kind == "human":
            playing[seat.holder] = min(seat.since, playing.get(seat.holder, seat.since))
    return playing


async def _set_seat(table: Table, number: int, seat: Seat, told: str = "", **changes: Any) -> None:
    """Somebody else, or the same person in another way, holds a seat. `told`: the note of it in the log of a game."""
    old = table.seats[number]
    seats = [*table.seats[:number], seat, *table.seats[number + 1 :]]
    host = next_host(table, seats)
    if host != table.host:
        changes["host"] = host
    notes = _notes(table, number, seat.name or old.name, told)
    if host != table.host and host:
        heir = next(n for n, other in enumerate(seats) if other.holder == host)
        notes += _notes(table, heir, seats[heir].name, "host")
    now = time.time()
    write = Write(table.id, seats=[seat.row(table.id, number)], notes=[note.row(table.id, now) for note in notes])
    if table.clock is not None and table.playing().asked == number and not table.paused:
        changes["wake"] = table.wake(table.clock, number, seat.kind)
    if changes:
        write.tables.append({"key": table.id, **changes})
    await table.store(write)
    table.seats[number] = seat
    table.host = host
    if old.holder != seat.holder:
        table.left[number] = old.holder
    for note in notes:
        table.playing().tell(note)
    if old.holder != seat.holder:
        for viewer in list(table.viewers):
            if viewer.seat == number and viewer.holder != seat.holder:
                viewer.close(4000)
    if table.asking is not None and seat.kind != "human":
        table.asking.forget(number)
    table.lobby_changed(game=bool(notes) or table.asking is not None)


def _notes(table: Table, number: int, name: str, told: str) -> list[Note]:
    """What the log says; nothing before the game: the lobby shows who sits where."""
    if not told or table.live is None or table.phase != "playing":
        return []
    return [Note(table.live.n, number, told, name)]


async def set_ready(table: Table, number: int, ready: bool) -> None:
    """Set a ready mark."""
    async with table.lock:
        await _set_seat(table, number, replace(seat_of(table, number), ready=ready))


# --- The host ---------------------------------------------------------------------------------------------------------


def check_host(table: Table, holder: str, do: str = "") -> None:
    """Raises Refused for everybody but the host; what a game needs to go on others order while the host is away."""
    if holder and holder == table.host:
        return
    if do not in ("stand_in", "resume") or not table.seats_of(holder) or table.away(table.host) < AWAY:
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
    check_host(table, holder, asked.do)
    if asked.do in ("kick", "bot", "stand_in", "host"):
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
            await _set_seat(table, asked.seat or 0, Seat("bot", name, check_bot(asked.bot)), told="bot")
        elif asked.do == "stand_in":
            await _stand_in(table, asked.seat or 0, check_bot(asked.bot))
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
    await _set_seat(table, number, Seat(), told="emptied", code=code)
    table.code = code
    table.lobby_changed()


async def _stand_in(table: Table, number: int, bot: str) -> None:
    """The computer plays for somebody who is away, or for an open seat."""
    seat = table.seats[number]
    if table.phase != "playing":
        raise Refused("not_started", "there is no game")
    if seat.kind == "bot":
        raise Refused("seat_taken", f"an opponent plays seat {number} already")
    if seat.kind == "human" and table.away(seat.holder) < AWAY:
        raise Refused("still_here", f"who holds seat {number} is here")
    name = seat.name or bot_name(table.seats)
    told = "stand_in" if seat.holder else "bot"
    await _set_seat(table, number, Seat("bot", name, bot, seat.holder, since=seat.since), told=told)


async def _hand_over(table: Table, number: int) -> None:
    seat = table.seats[number]
    if seat.kind != "human":
        raise Refused("impossible", f"nobody sits at seat {number}")
    notes = _notes(table, number, seat.name, "host")
    write = Write(table.id, tables=[{"key": table.id, "host": seat.holder}])
    write.notes += [note.row(table.id, time.time()) for note in notes]
    await table.store(write)
    table.host = seat.holder
    for note in notes:
        table.playing().tell(note)
    table.lobby_changed(game=bool(notes))


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
        seats = [replace(one, kind="human" if one.stands_in else one.kind, ready=False) for one in moved]
        new = _new_table(table.setup, table.options, seats, table.host, table.storage, table.opponents, table.origin)
        await _store_new(new)
        await table.store(Write(table.id, tables=[{"key": table.id, "rematch": new.id}]))
        table.rematch = new.id
        table.lobby_changed()


# --- Chat -------------------------------------------------------------------------------------------------------------


async def say(table: Table, seat: int, text: str) -> None:
    """A line of chat. Raises Refused where too much is said: the line is dropped, and nobody leaves for it."""
    bucket = table.chat_of_spectators if seat == SPECTATOR else table.chat_of_seats
    if not bucket.take():
        raise Refused("too_fast", "too much is said at this table; this line was not passed on")
    where = None if seat == SPECTATOR else seat
    name = "" if where is None else table.seats[seat].name
    line = {"seat": where, "name": name, "text": text, "at": time.time()}
    await table.store(Write(table.id, chat=[{"table_id": table.id, **line}]))
    table.chat.append(line)
    message = encode({"type": "chat", "line": line})
    table.tell(lambda viewer: viewer.say(message))
