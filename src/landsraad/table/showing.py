"""What a table shows, as data: its lobby, and its game as a seat or a spectator sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad.engine.machine.terms import NOBODY
from landsraad.table import coach, ids, puzzling, teaching
from landsraad.table.ballots import ballot_of, hint_ballot_of, needed
from landsraad.table.live import SPECTATOR, LiveGame
from landsraad.table.message import Shared
from landsraad.table.render import render_ended, render_view
from landsraad.table.seats import Seat
from landsraad.table.setups import setup_data

if TYPE_CHECKING:
    from landsraad.table.table import Table


def lobby(table: Table, holder: str, seat: int = SPECTATOR) -> dict[str, Any]:
    """`lobby` for a browser; `seat`: that of its connection."""
    mine = table.seats.of(holder)
    present = table.presence()
    seats = enumerate(zip(table.seats, present["online"], strict=True))
    return {
        "id": table.id,
        "phase": table.phase,
        "setup": setup_data(table.setup),
        "options": table.options.data(),
        "own_seed": table.own_seed,
        "seats": [_seat(n, one, online, n in mine, table.seats.host) | _votes(table, n) for n, (one, online) in seats],
        "seat": None if seat == SPECTATOR else seat,
        "host": table.seats.is_host(holder),
        "code": table.code if table.seats.knows(holder) else None,
        "paused": table.paused,
        "spectators": present["spectators"],
        "clock": clock(table),
        "rematch": table.rematch,
        "hints": _hint_votes(table, holder),
        "seed_hash": seed_hash(table),
        "broken": table.broken or None,
    }


def _seat(n: int, seat: Seat, online: bool, mine: bool, host: str) -> dict[str, Any]:
    return {
        "seat": n,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot if seat.kind == "bot" else "",
        "ready": seat.ready,
        "stand_in": seat.stands_in,
        "online": online,
        "host": seat.holder != "" and seat.holder == host,
        "mine": mine,
    }


def _votes(table: Table, number: int) -> dict[str, int]:
    """The vote about a seat: how many want the computer to play for it, of how many that it takes; 0 without one."""
    ballot = ballot_of(table, number)
    if ballot is None:
        return {"votes": 0, "needed": 0}
    return {"votes": len(ballot.voters), "needed": needed(table, number)}


def _hint_votes(table: Table, holder: str) -> dict[str, Any] | None:
    """The vote about hints, as somebody sees it; None without one."""
    ballot = hint_ballot_of(table)
    if ballot is None:
        return None
    return {"votes": len(ballot.voters), "needed": len(ballot.people), "mine": holder in ballot.voters}


def waiting(table: Table) -> dict[str, Any]:
    """Whom the game waits for: the seat (-1: nobody), for what, about which moment, until when; and who is here."""
    decision = None if table.live is None else table.live.game.decision
    return {
        "seat": NOBODY if decision is None else decision.seat,
        "kind": "" if decision is None else decision.kind,
        "round": 0 if table.live is None else table.live.round,
        "moment": moment(table),
        "deadline": None if table.clock is None else table.clock.deadline,
        "paused": table.paused,
        "online": table.presence()["online"],
    }


def moment(table: Table) -> str:
    """What stays the same for as long as a turn lasts: the round, the phase and whose turn it is."""
    return "" if table.live is None else ".".join(map(str, table.live.turn_mark))


def clock(table: Table) -> dict[str, Any] | None:
    """The clock, where there is one."""
    return None if table.clock is None else table.clock.render()


def seed_hash(table: Table) -> str:
    """The hash of the seed, from the start; empty for a seed of the host's own, which could be guessed from it."""
    return "" if table.live is None or table.own_seed else ids.seed_hash(table.seed)


def game(table: Table, viewer: int) -> Shared:
    """`game` for a seat or a spectator; made once for each change."""
    live = table.playing()
    made = live.shown.get(viewer)
    if made is None:
        made = live.shown[viewer] = Shared(_game(table, live, viewer))
    return made


def _game(table: Table, live: LiveGame, viewer: int) -> dict[str, Any]:
    data = {"n": live.n, **render_view(live.game, viewer)}
    if data["decision"] is not None:
        data["decision"]["id"] = live.n
    data["undo"] = _undo(table, viewer)
    data["ended"] = render_ended(live.game, table.seed)
    data["seed_hash"] = seed_hash(table)
    data["rules"] = table.rules
    data["lesson"] = teaching.shown(table, viewer)
    data["puzzle"] = puzzling.shown(table, viewer)
    data["hints"] = viewer != SPECTATOR and not coach.obstacle(table, viewer)
    return data


def _undo(table: Table, viewer: int) -> dict[str, Any]:
    reason, steps = undo_reach(table, viewer)
    asking = None if table.asking is None else table.asking.data()
    return {"allowed": not reason, "steps": steps, "reason": reason, "asking": asking}


def undo_reach(table: Table, viewer: int) -> tuple[str, int]:
    """Why a viewer may not take back (empty where they may), and how many choices they may."""
    live = table.playing()
    if live.game.over:
        return "over", 0
    if viewer == SPECTATOR:
        return "spectator", 0
    if table.options.undo == "off":
        return "off", 0
    if table.paused:
        return "paused", 0
    if live.asked != viewer:
        return "turn", 0
    if not live.marks:
        return "fixed" if live.game.history or table.base else "start", 0
    return "", len(live.marks)
