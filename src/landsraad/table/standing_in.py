"""The computer plays for somebody: until they are back, or to the end where they concede.

The host orders it, those who are here vote for it, a clock of days that has run out brings it about.
"""

from __future__ import annotations

from landsraad.table.ballots import AWAY, Ballot, ballot_of, needed
from landsraad.table.deeds import Order
from landsraad.table.opening import check_bot
from landsraad.table.refusals import Refused
from landsraad.table.seating import check_own, set_seat
from landsraad.table.seats import Seat, bot_name
from landsraad.table.table import Table


async def stand_in(table: Table, number: int, bot: str) -> None:
    """The computer plays for somebody who is away, or for an open seat. Raises Refused."""
    check_bot(bot)
    seat = _check_away(table, number)
    name = seat.name or bot_name(table.seats.names())
    told = "stand_in" if seat.holder else "bot"
    await set_seat(table, number, Seat("bot", name, bot, seat.holder, since=seat.since), told=told)


def _check_away(table: Table, number: int) -> Seat:
    """A seat for which somebody may have to play. Raises Refused where nobody has to."""
    seat = table.seats.at(number)
    if table.phase != "playing":
        raise Refused("not_started", "there is no game")
    if seat.kind == "bot":
        raise Refused("seat_taken", f"an opponent plays seat {number} already")
    if seat.kind == "human" and table.audience.away(seat.holder) < AWAY:
        raise Refused("still_here", f"who holds seat {number} is here")
    return seat


async def run_out(table: Table, number: int) -> None:
    """The days that somebody had for a decision are over, and they do not look."""
    async with table.lock:
        seat, clock = table.seats[number], table.clock
        if seat.kind == "human" and clock is not None and clock.running == number and not table.paused:
            bot = Seat("bot", seat.name, table.options.stand_in, seat.holder, since=seat.since)
            await set_seat(table, number, bot, told="stand_in")


async def concede(table: Table, holder: str, number: int) -> None:
    """Give a game up: the computer plays the seat to the end. Raises Refused."""
    async with table.lock:
        seat = check_own(table, holder, number)
        if table.phase != "playing":
            raise Refused("not_started", "there is no game")
        await set_seat(table, number, Seat("bot", seat.name, table.options.stand_in), told="conceded")


# --- A vote -----------------------------------------------------------------------------------------------------------


def is_vote(table: Table, holder: str, asked: Order) -> bool:
    """Is this order a vote? That of whoever has a seat, where the host is here and could order it."""
    return (
        asked.do == "stand_in"
        and asked.seat is not None
        and not table.seats.is_host(holder)
        and holder in table.seats.players()
        and not table.seats.is_host(table.seats.at(asked.seat).holder)
        and table.audience.away(table.seats.host) < AWAY
    )


async def vote(table: Table, holder: str, number: int) -> None:
    """Vote that the computer plays for somebody who is away; more than half of those who are here decide."""
    _check_away(table, number)
    ballot = ballot_of(table, number) or Ballot(table.playing().n)
    ballot.voters.add(holder)
    table.ballots[number] = ballot
    if len(ballot.voters) >= needed(table, number):
        del table.ballots[number]
        await stand_in(table, number, table.options.stand_in)
    else:
        table.lobby_changed()
