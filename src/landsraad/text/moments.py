"""Moments: what a table tells at its own pace, made of events as they come.

A turn that is over, a Combat, the passage to a new round, that the last round has come, the end. Each is said in
messages, and shown by numbers and ids that everybody may know: secret events are no part of any.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final

from landsraad.engine.base.influence import has_cube
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState
from landsraad.text.grafts import sender
from landsraad.text.log import kind_of, line
from landsraad.text.said import Name, Said, Seat, Value, wire
from landsraad.text.sources import source_name
from landsraad.text.tokens import Token, icon

# What a turn brought and what it cost, by the kinds of events, with their icons.
GAINS: Final = {
    "gain_solari": "solari",
    "gain_spice": "spice",
    "gain_water": "water",
    "recruit": "troop",  # the sign of the number says the rest
    "deploy": "deploy",
    "commission": "commission",
    "deploy_dreadnought": "dreadnought",
    "sandworm": "sandworm",
    "draw": "draw",
    "draw_intrigue": "intrigue",
    "specimen": "specimen",
    "swords": "sword",
    "persuasion": "persuasion",
}
PAYMENTS: Final = {
    "pay_solari": "solari",
    "pay_spice": "spice",
    "pay_water": "water",
    "pay_intrigue": "intrigue",
    "spend_specimens": "specimen",
    "lose_garrison": "lose_unit",
    "lose_deployed": "lose_unit",
    "retreat": "retreat",
}
UNITS: Final = {"troops_fight": "troop", "dreadnoughts_fight": "dreadnought", "sandworms_fight": "sandworm"}
# What the beginning of a turn and its amounts say, so that no line tells it again.
TOLD: Final = frozenset(
    ("play_card", "graft", "send_agent", "reveal_turn", "pass_turn", "influence", "vp", "strength", *GAINS, *PAYMENTS)
)
GRAFTS: Final = ("graft", "graft_row")
CARDS: Final = ("play_card", *GRAFTS)  # what sends an Agent, alone or together
LAST_PLACE: Final = 3


@dataclass(frozen=True)
class Moment:
    """A moment.

    kind    `turn`, `combat`, `round`, `last` or `end`
    said    in words
    shown   ids and numbers for pictures (server/messages/log.py has them by kind)
    """

    kind: str
    said: tuple[Said, ...]
    shown: dict[str, Any]

    def data(self) -> dict[str, Any]:
        """As a client gets it."""
        return {"kind": self.kind, "said": [wire(one) for one in self.said], **self.shown}


class Narrator:
    """Hears the events of a game in order and makes moments of them. It keeps what it heard since the last ones."""

    def __init__(self, g: GameState) -> None:
        self._turn: tuple[Event, ...] = ()  # since it began
        self._steps: tuple[tuple[int, int, int], ...] = ()  # (seat, track, up or down), in this turn
        self._levels = _levels(g)
        self._swords: tuple[Event, ...] = ()  # of this round
        self._fight: tuple[Event, ...] = ()
        self._spice: tuple[int, ...] = ()  # the spaces that got bonus spice
        self._round = int(g.round)
        self._last = False  # that the last round has come is told

    def copy(self) -> Narrator:
        """An independent one that has heard the same."""
        return copy(self)  # nothing that it keeps is ever changed

    def tell(self, g: GameState, events: Sequence[Event]) -> list[Event | Moment]:
        """The events that an action brought, with the moments among them; `g` is what they led to."""
        told: list[Event | Moment] = []
        for event in events:
            if self._turn and "heading" in kind_of(event).tags:
                told.append(_turn(g.rules, self._turn, self._steps))
                self._turn = self._steps = ()
            told.append(event)
            told += self._heard(g, event)
        self._levels = _levels(g)
        return told

    def _heard(self, g: GameState, event: Event) -> list[Moment]:
        if event.only != NOBODY:
            return []
        match event.kind:
            case "turn":
                self._turn = (event,)
            case "influence":
                self._step(event)
            case "swords":
                self._swords += (event,)
            case "bonus_spice":
                self._spice += (int(event.a),)
            case "fights" | "troops_fight" | "dreadnoughts_fight" | "sandworms_fight" | "place":
                self._fight += (event,)
            case "fought":
                fight, swords = (*self._fight, event), self._swords
                self._fight = self._swords = ()
                return [_combat(g.rules, self._round, fight, swords)]
            case "round":
                self._round = int(event.a)
            case "conflict":
                spice, self._spice = self._spice, ()
                return [_round(g, event, spice), *self._last_conflict(g)]
            case "game_over" | "team_wins":
                return [_end(g.rules, event)]
        if self._turn and event.kind != "turn":
            self._turn += (event,)
        return self._goal(g, event)

    def _step(self, event: Event) -> None:
        track = int(event.seat), int(event.a)
        step = int(event.b) - self._levels.get(track, 0)
        self._levels = {**self._levels, track: int(event.b)}
        if self._turn:
            self._steps += ((*track, step),)

    def _goal(self, g: GameState, event: Event) -> list[Moment]:
        """Somebody has the Victory Points that end the game: this round is the last (B-128)."""
        goal = vp_to_end(g)
        if self._last or event.kind != "vp" or g.over or g.players[event.seat].vp < goal:
            return []
        self._last = True
        reached = Said("moment-goal", who=Seat(int(event.seat)), n=int(g.players[event.seat].vp))
        return [Moment("last", (reached, Said("moment-still")), {"round": self._round, "seat": int(event.seat)})]

    def _last_conflict(self, g: GameState) -> list[Moment]:
        """The last Conflict lies open: the round that begins is the last (B-128)."""
        if g.conflict_deck or self._last:
            return []
        self._last = True
        return [
            Moment("last", (Said("moment-last_conflict"), Said("moment-still")), {"round": self._round, "seat": NOBODY})
        ]


def _levels(g: GameState) -> dict[tuple[int, int], int]:
    """The Influence by seat and track."""
    return {
        (seat, int(track.number)): int(player.influence_of(track.number))
        for seat, player in enumerate(g.players)
        for track in g.rules.tracks
        if has_cube(g, seat, track.number)
    }


# --- A turn -----------------------------------------------------------------------------------------------------------


def _turn(rules: Rules, events: Sequence[Event], steps: Sequence[tuple[int, int, int]]) -> Moment:
    """What a seat did in a turn: how it began, all that was paid and gained, what else is worth a line.

    What a Commander does for the Ally that is activated belongs to it; what came to him and to others stands apart.
    """
    seat = int(events[0].seat)
    acting = {seat, *[int(event.a) for event in events if event.kind == "activate"]}
    own = [event for event in events[1:] if event.seat in acting]
    sent = next((event for event in own if event.kind == "send_agent"), None)
    others = sorted({int(event.seat) for event in events} - {seat, NOBODY})
    flows = [{"seat": other, **_flow(rules, other, events, steps)} for other in others]
    shown = {
        "seat": seat,
        "card": _card(rules, own, ("play_card",)),
        "grafted": _card(rules, own, GRAFTS),
        "space": None if sent is None else rules.spaces[sent.a].id,
        **_flow(rules, seat, events, steps),
        "others": [flow for flow in flows if flow["paid"] or flow["gained"]],
    }
    told = [event for event in events[1:] if sent is None or not _sends(event, sent)]
    return Moment("turn", (_beginning(rules, seat, sent, own), *_notes(rules, acting, told)), shown)


def _card(rules: Rules, events: Sequence[Event], kinds: tuple[str, ...]) -> str | None:
    """The card of the first event of some kinds."""
    return next((str(rules.cards[event.a].id) for event in events if event.kind in kinds), None)


def _flow(
    rules: Rules, seat: int, events: Sequence[Event], steps: Sequence[tuple[int, int, int]]
) -> dict[str, list[Token]]:
    """What a seat paid and gained in a turn, its own or that of another seat."""
    own = [event for event in events if event.seat == seat]
    return {
        "paid": _amounts(own, PAYMENTS),
        "gained": [*_amounts(own, GAINS), *_vp(own), *_influence(rules, seat, steps)],
    }


def _sends(event: Event, sent: Event) -> bool:
    """Is it the House Hagal card that sends the Agent, which the beginning of the turn names?"""
    return event.kind == "hagal_card" and event.source == sent.source


def _beginning(rules: Rules, seat: int, sent: Event | None, own: Sequence[Event]) -> Said:
    cards = [int(event.a) for event in own if event.kind in CARDS]
    values: dict[str, Value] = {"who": Seat(seat)}
    if sent is not None:
        values["space"] = Name("space", rules.spaces[sent.a].id)
        if cards:
            return Said("moment-agent", card=sender(rules, cards), **values)
        alone = Said("moment-agent_alone", **values)
        by_hagal = any(_sends(event, sent) for event in own)
        return Said("log-from", line=alone, source=source_name(rules, int(sent.source))) if by_hagal else alone
    for event in own:
        if event.kind in ("reveal_turn", "pass_turn"):
            return Said(f"log-{event.kind}", **values)
    return Said("moment-turn", **values)


def _amounts(events: Sequence[Event], icons: dict[str, str]) -> list[Token]:
    """How much of each kind, in the order in which it came."""
    sums: dict[str, int] = {}
    for event in events:
        if event.kind in icons and event.a != 0:
            sums[icons[event.kind]] = sums.get(icons[event.kind], 0) + int(event.a)
    return [icon(one, n) for one, n in sums.items()]


def _vp(events: Sequence[Event]) -> list[Token]:
    """Victory Points gained and lost together."""
    n = sum(int(event.a) for event in events if event.kind == "vp")
    return [icon("vp", n)] if n else []


def _influence(rules: Rules, seat: int, steps: Sequence[tuple[int, int, int]]) -> list[Token]:
    """The steps of a seat up or down on tracks of Influence, together by track."""
    sums: dict[int, int] = {}
    for other, track, step in steps:
        if other == seat:
            sums[track] = sums.get(track, 0) + step
    return [icon(f"influence_{rules.factions[track]}", n) for track, n in sums.items() if n]


def _notes(rules: Rules, acting: Collection[int], events: Sequence[Event]) -> list[Said]:
    """What neither the beginning of a turn nor its amounts say; of others, only what they lost."""
    said = [line(rules, event) for event in events if _is_note(event, acting)]
    return [one for one in said if one is not None]


def _is_note(event: Event, acting: Collection[int]) -> bool:
    kind = kind_of(event)
    if event.seat not in acting:
        return kind.hurts(event) == event.seat != NOBODY and event.kind not in TOLD
    return event.kind not in TOLD and "minor" not in kind.tags


# --- Combat -----------------------------------------------------------------------------------------------------------


def _combat(rules: Rules, number: int, events: Sequence[Event], swords: Sequence[Event]) -> Moment:
    """Who had what strength and from what, who takes which reward and why."""
    strengths = {int(event.seat): int(event.a) for event in events if event.kind == "fights"}
    places = {int(event.seat): int(event.a) for event in events if event.kind == "place"}
    ranked = sorted(
        strengths, key=lambda seat: (-strengths[seat], places.get(seat, LAST_PLACE + 1))
    )  # ties in turn order
    ranks = [_rank(rules, seat, events, swords) | {"place": places.get(seat, 0)} for seat in ranked]
    fought = events[-1]
    shown = {
        "round": number,
        "conflict": rules.conflicts[fought.source - rules.first_conflict].id,
        "winner": int(fought.seat),
        "ranks": ranks,
        "pairs": bool(fought.a),
    }
    return Moment("combat", tuple(_explained(strengths, places)), shown)


def _rank(rules: Rules, seat: int, events: Sequence[Event], swords: Sequence[Event]) -> dict[str, Any]:
    """The strength of a seat, part by part: units, then swords by what they came from, as they came."""
    own = [event for event in events if event.seat == seat]
    fights = next(event for event in own if event.kind == "fights")
    units = [
        {"icon": UNITS[event.kind], "n": int(event.a), "strength": int(event.b), "source": None}
        for event in own
        if event.kind in UNITS
    ]
    worms = any(event.kind == "sandworms_fight" for event in own)
    parts = units + _sword_parts(rules, int(fights.b), [event for event in swords if event.seat == seat])
    return {"seat": seat, "strength": int(fights.a), "parts": parts, "doubled": worms}


def _sword_parts(rules: Rules, n: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    """Swords by their sources; what is not accounted for (a Commander's, or lost ones) comes without a source."""
    sums: dict[str, int] = {}
    for event in events:
        source = rules.source_ids[event.source]
        sums[source] = sums.get(source, 0) + int(event.a)
    if sum(sums.values()) > n:
        sums = {}
    rest = n - sum(sums.values())
    counted: list[tuple[str | None, int]] = [*sums.items(), (None, rest)]
    return [{"icon": "sword", "n": k, "strength": k, "source": source} for source, k in counted if k > 0]


def _explained(strengths: dict[int, int], places: dict[int, int]) -> list[Said]:
    """Who wins, and each tie in one sentence (B-117 to B-120)."""
    ranked = sorted({strength for strength in strengths.values() if strength > 0}, reverse=True)
    if not ranked:
        return [Said("moment-nobody")]
    said: list[Said] = []
    before = 0  # seats that are ahead
    for strength in ranked:
        seats = [seat for seat, other in strengths.items() if other == strength]
        rewards = {places.get(seat, 0) for seat in seats}
        if before == 0 and len(seats) == 1:
            said.append(Said("moment-wins", who=Seat(seats[0]), n=strength))
        elif len(seats) > 1 and len(rewards) == 1 and before < LAST_PLACE:
            said.append(Said(f"moment-tie-{before + 1}", who=_all(seats), n=strength))
        before += len(seats)
    return said


def _all(seats: Sequence[int]) -> Value:
    """Several seats in a sentence."""
    first: Value = Seat(seats[0])
    for seat in seats[1:]:
        first = Said("moment-and", one=first, other=Seat(seat))
    return first


# --- From round to round ----------------------------------------------------------------------------------------------


def _round(g: GameState, event: Event, spice: Sequence[int]) -> Moment:
    """What the end of a round brought and how the next one begins: bonus spice, Agents, First Player, Conflict."""
    rules = g.rules
    first = Seat(int(g.first_player))
    said = [Said("log-round", n=int(g.round))]
    if g.round > 1:
        names = [Name("space", rules.spaces[number].id) for number in spice]
        said.append(Said("moment-makers", names=names) if names else Said("moment-no_makers"))
        said.append(Said("log-recall_phase", who=first))
    else:
        said.append(Said("moment-first", who=first))
    conflict = line(rules, event)
    assert conflict is not None
    shown = {
        "round": int(g.round),
        "rounds": int(g.round) + len(g.conflict_deck),
        "first": int(g.first_player),
        "conflict": rules.conflicts[event.a].id,
        "spice": [
            {"space": maker.id, "added": spice.count(int(maker.number)), "now": int(g.bonus_spice[maker.maker_index])}
            for maker in rules.makers
        ],
        "agents": [int(player.agents) for player in g.players],
    }
    return Moment("round", (*said, conflict), shown)


def _end(rules: Rules, event: Event) -> Moment:
    said = line(rules, event)
    assert said is not None
    return Moment("end", (said,), {"seat": int(event.seat)})
