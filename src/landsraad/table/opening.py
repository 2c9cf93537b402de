"""New tables: opened by somebody, begun in the midst of a finished game, or the rematch of another table."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Final, Literal

from landsraad import Setup, SetupError
from landsraad.bots import USUAL_BOT, bot_names
from landsraad.names import clean_name
from landsraad.strict import Between
from landsraad.table import ids
from landsraad.table.course import Course
from landsraad.table.deeds import MOST_SEATS, BotName, Count, SeatNumber
from landsraad.table.entries import Taken
from landsraad.table.journal import Journal
from landsraad.table.live import LiveGame
from landsraad.table.opponents import Opponents
from landsraad.table.options import Options
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seat, Seats, named_apart
from landsraad.table.storage import Storage, Write, action_row
from landsraad.table.table import Table

SEED_LENGTH: Final = 100
HOST: Final = "Host"  # what somebody is called who gives no name


@dataclass(frozen=True)
class SeatPlan:
    """A seat of a new table. `me`: who opens it sits here; `open`; `bot`: without a name it gets one."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: BotName = USUAL_BOT


@dataclass(frozen=True)
class NewTable:
    """A table that somebody called `name` opens. Without `seats` they sit at seat 0 and the others are open."""

    setup: Setup
    seats: Annotated[tuple[SeatPlan, ...], Between(0, MOST_SEATS)] = ()
    options: Options = field(default_factory=Options)
    seed: Annotated[str, Between(1, SEED_LENGTH)] | None = field(default=None, repr=False)
    name: str = HOST


@dataclass(frozen=True)
class PlayOn:
    """A table that begins with the first `at` actions of a game; who opens it takes `seat`, under `name`, and `also`
    others under the names of the game."""

    at: Count
    seat: SeatNumber = 0
    also: Annotated[tuple[SeatNumber, ...], Between(0, MOST_SEATS)] = ()
    name: str = ""
    options: Options = field(default_factory=Options)


def check_setup(setup: Setup) -> None:
    """Raises Refused where a setup cannot be played."""
    try:
        setup.rules()
    except SetupError as error:
        raise Refused("impossible", str(error)) from error


def check_bot(name: str) -> str:
    """The name of an opponent that there is. Raises Refused."""
    if name not in bot_names():
        raise Refused("impossible", f"unknown bot {name!r}; known bots: {', '.join(bot_names())}")
    return name


async def open_table(asked: NewTable, holder: str, storage: Storage, opponents: Opponents, origin: str = "") -> Table:
    """A new table. `origin`: a hash of the address that asks. Raises Refused where the setup cannot be played."""
    check_setup(asked.setup)
    check_bot(asked.options.stand_in)
    seats = Seats(_planned(asked, holder), holder)
    table = _new_table(asked.setup, asked.options.of_new_table(), seats, storage, opponents, origin)
    if asked.seed is not None:
        table.seed, table.own_seed = asked.seed, True
    await _create(table)
    return table


def _planned(asked: NewTable, holder: str) -> list[Seat]:
    now = time.time()
    players = asked.setup.players
    if not asked.seats:
        return [Seat("human", asked.name, holder=holder, since=now), *[Seat()] * (players - 1)]
    if len(asked.seats) != players:
        raise Refused("impossible", f"{len(asked.seats)} seats are described for {players} players")
    seats: list[Seat] = []
    for one in asked.seats:
        if one.kind == "me":
            seats.append(Seat("human", one.name or asked.name, holder=holder, since=now))
        elif one.kind == "bot":
            seats.append(Seat("bot", one.name, check_bot(one.bot)))
        else:
            seats.append(Seat())
    return named_apart(seats)


def check_play_on(course: Course, asked: PlayOn) -> None:
    """Raises Refused where a game cannot be played on as somebody asks."""
    record = course.record
    for seat in (asked.seat, *asked.also):
        if not 0 <= seat < record.setup.players:
            raise Refused("no_such_seat", f"the game has no seat {seat}")
    if not 0 <= asked.at <= len(record.actions):
        raise Refused("impossible", f"the game has {len(record.actions)} actions")
    if "\0" in record.seed:  # of a record that somebody has brought; PostgreSQL keeps no such text
        raise Refused("impossible", "its seed holds the character U+0000")
    check_bot(asked.options.stand_in)


async def play_on(
    course: Course,
    live: LiveGame,
    game: str,
    asked: PlayOn,
    holder: str,
    storage: Storage,
    opponents: Opponents,
    origin: str = "",
) -> Table:
    """A new table in the midst of the finished game with the id `game`. Raises Refused.

    course  the game, which `check_play_on` has let through; live: as it was after `asked.at` actions

    Its seed is known, as is all that it brings; so the table says which game it continues.
    """
    if live.game.over:
        raise Refused("impossible", "the game is over by then")
    record = course.record
    seats = [Seat("bot", name) for name in _kept_names(record.names, record.setup.players)]
    mine = {seat: seats[seat].name or HOST for seat in asked.also}
    mine[asked.seat] = asked.name or seats[asked.seat].name or HOST
    for seat, called in mine.items():
        seats[seat] = Seat("human", called)
    options = replace(asked.options.of_new_table(), continues=game)
    begun = Begun(record.read_setup(), record.seed, live, options)
    return await open_begun(begun, seats, (asked.seat, *asked.also), holder, storage, opponents, origin)


@dataclass(frozen=True)
class Begun:
    """A game that has been begun elsewhere: its setup and seed, how it stands now, and how it is played on."""

    setup: Setup
    seed: str
    live: LiveGame
    options: Options


async def open_begun(
    begun: Begun,
    seats: list[Seat],
    mine: Sequence[int],
    holder: str,
    storage: Storage,
    opponents: Opponents,
    origin: str = "",
) -> Table:
    """A new table in the midst of a game; who opens it takes the seats `mine`, and keeps the name of the first."""
    live, now = begun.live, time.time()
    for seat in mine:
        seats[seat] = replace(seats[seat], holder=holder, since=now)
    held = Seats(named_apart(seats, mine[0]), holder)
    table = _new_table(begun.setup, begun.options, held, storage, opponents, origin)
    table.seed, table.own_seed = begun.seed, True
    await _create(table)
    done = zip(live.deciders, live.game.history, strict=True)
    write = Write(table.id, changes={"phase": "playing", "changed": now}, snapshots=[table.snapshot(live)])
    moment = 1e-6  # apart: which of them were one command is not known
    taken = (Taken(n, seat, action, now + n * moment) for n, (seat, action) in enumerate(done))
    write.entries = [action_row(one) for one in taken]
    await table.store(write)
    return table


def _kept_names(names: Iterable[str], players: int) -> list[str]:
    """By seat, what somebody was called in a record; empty where that is no name (records come from anywhere)."""
    kept = []
    for name in [*names, *[""] * players][:players]:
        try:
            kept.append(clean_name(name))
        except ValueError:
            kept.append("")
    return kept


async def open_rematch(table: Table) -> Table:
    """A new table with the same people; each sits one seat on."""
    moved = [table.seats[n - 1] for n in range(len(table.seats))]
    seats = [replace(one, kind="human" if one.stands_in else one.kind, ready=False) for one in moved]
    options = table.options.of_new_table()
    held = Seats(seats, table.seats.host)
    new = _new_table(table.setup, options, held, table.journal.storage, table.opponents, table.origin)
    await _create(new)
    return new


def _new_table(
    setup: Setup, options: Options, seats: Seats, storage: Storage, opponents: Opponents, origin: str
) -> Table:
    id = storage.new_id()
    return Table(
        id=id,
        code=ids.new_code(),
        phase="lobby",
        setup=setup,
        options=options,
        seed=ids.new_seed(),
        own_seed=False,
        seats=seats,
        journal=Journal(id, storage),
        opponents=opponents,
        created=time.time(),
        origin=origin,
    )


async def _create(table: Table) -> None:
    await table.journal.storage.create(table.row(), [seat.row(n) for n, seat in enumerate(table.seats)])
