"""What a finished game was like: one row for each round and seat, for the people who played it and for research."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.state import PlayerState
from landsraad.mistakes import Mistake
from landsraad.playback import Playback, play_back
from landsraad.record import Record

if TYPE_CHECKING:
    from landsraad.engine.machine.events import Event
    from landsraad.engine.state.state import GameState

RESOURCES: Final = ("solari", "spice", "water")

# What an event does to a number of its seat.
CHANGES: Final = {
    "vp": ("vp", 1),
    **{f"gain_{resource}": (resource, 1) for resource in RESOURCES},
    **{f"pay_{resource}": (resource, -1) for resource in RESOURCES},
    "deploy": ("conflict", 1),
    "retreat": ("conflict", -1),
    "lose_deployed": ("conflict", -1),
    "deploy_dreadnought": ("dreadnoughts_conflict", 1),
    "retreat_dreadnought": ("dreadnoughts_conflict", -1),
    "sandworm": ("sandworms", 1),
    "swords": ("swords", 1),
}
# What players of a team give one another.
GIFTS: Final = {f"give_{resource}": resource for resource in RESOURCES}


class Unfinished(Mistake):
    """A game that is not over has no report."""


def _nothing() -> dict[str, int]:
    return dict.fromkeys(RESOURCES, 0)


@dataclass
class SeatRound:
    """What a seat did in a round, and what it had when the round (the last one: the game) was over.

    vp, influence, deck  at the end; influence by faction, deck: all cards that the seat owns, wherever they are
    strength             when the Conflict was resolved
    place                which reward it took there: 1 to 3, 0 for none
    gained, spent        by resource; what a seat is set up with is not gained, what a Rival exchanges is spent
    acquired, trashed    ids of cards, in the order in which it happened
    """

    vp: int = 0
    strength: int = 0
    place: int = 0
    gained: dict[str, int] = field(default_factory=_nothing)
    spent: dict[str, int] = field(default_factory=_nothing)
    influence: dict[str, int] = field(default_factory=dict)
    deck: int = 0
    acquired: list[str] = field(default_factory=list)
    trashed: list[str] = field(default_factory=list)


@dataclass
class RoundReport:
    """A round.

    conflict  id of the Conflict card
    winner    the seat that took the first reward; None where a tie left it to nobody
    seats     in seat order; automated opponents come last
    """

    round: int
    conflict: str
    winner: int | None
    seats: list[SeatRound]


@dataclass
class SeatReport:
    """A seat.

    name    in the record, may be empty
    leader  the id of its leader, or of its card where Rivals have cards; empty for House Hagal
    rank    its place at the end, 0 for House Hagal
    """

    name: str
    leader: str
    rank: int


@dataclass
class Report:
    """A finished game: its seats, and its rounds from the first."""

    seats: list[SeatReport]
    rounds: list[RoundReport]


def make_report(record: Record) -> Report:
    """The report of a finished game; raises Unfinished where it is not over, BrokenRecord where play_back does."""
    return report_of(play_back(record))


def report_of(playback: Playback) -> Report:
    """The report of a record that has been played again; plays it once more. Raises Unfinished."""
    record = playback.record
    if not playback.game.over:
        raise Unfinished("no-report-yet") if playback.stop is None else Unfinished("no-report-stop", why=playback.stop)
    game = record.begin()
    listener = game.listen()
    collector = _Collector(game.state)
    for action in record.actions:
        game.play(action)
        collector.hear(listener.take())
    collector.close_round()
    return Report(_seats(record, game.state), collector.rounds)


def _seats(record: Record, g: GameState) -> list[SeatReport]:
    names = record.names + [""] * (len(g.players) - len(record.names))
    return [
        SeatReport(
            name,
            _leader(player),
            g.ranking.index(seat) + 1 if seat in g.ranking else 0,
        )
        for seat, (name, player) in enumerate(zip(names, g.players, strict=True))
    ]


def _leader(player: PlayerState) -> str:
    leads = player.leader or player.rival
    return "" if leads is None else leads.id


class _Collector:
    """The rounds so far; number 0, while leaders are chosen, is dropped when the first one begins.

    One action can carry a game over the end of a round, so that a round's end is no moment at which a state could be
    looked at. `players` are therefore copies, led on by what is heard and set right after every action.
    """

    def __init__(self, g: GameState) -> None:
        self.g = g
        self.rounds: list[RoundReport] = []
        self.resolved = False  # has this round's Conflict been resolved?
        self._copy_players()
        self._open_round(g.round)
        if g.conflict != NOBODY:
            self.rounds[-1].conflict = g.rules.conflicts[g.conflict].id

    def hear(self, events: list[Event]) -> None:
        """What one action brought."""
        for event in events:
            match event.kind:
                case "round":
                    if self.rounds[-1].round == 0:
                        self.rounds.clear()
                    else:
                        self.close_round()
                    self._open_round(event.a)
                case "conflict":
                    self.rounds[-1].conflict = self.g.rules.conflicts[event.a].id
                case "place":
                    self._place(event)
                case _ if event.seat != NOBODY:
                    self._hear_of_seat(event)
        self._count_exchanges()
        self._copy_players()

    def close_round(self) -> None:
        """Write down what the seats have at the end of the round."""
        for row, player, cards in zip(self.rounds[-1].seats, self.players, self.cards, strict=True):
            row.vp = int(player.vp)
            row.influence = {name: int(player.influence_of(i)) for i, name in enumerate(self.g.rules.factions)}
            row.deck = cards

    def _open_round(self, number: int) -> None:
        self.rounds.append(RoundReport(number, "", None, [SeatRound() for _ in self.players]))
        self.resolved = False

    def _copy_players(self) -> None:
        self.players = [PlayerState(player) for player in self.g.players]
        self.cards = [_cards_of(player) for player in self.g.players]

    def _place(self, event: Event) -> None:
        """Somebody takes a reward: the strengths are what they were when the first one did."""
        rows = self.rounds[-1].seats
        if not self.resolved:
            self.resolved = True
            for row, player in zip(rows, self.players, strict=True):
                row.strength = int(player.strength())
        rows[event.seat].place = event.a
        if event.a == 1:
            self.rounds[-1].winner = event.seat

    def _hear_of_seat(self, event: Event) -> None:
        player, row = self.players[event.seat], self.rounds[-1].seats[event.seat]
        kind = event.kind
        if kind in CHANGES:
            name, sign = CHANGES[kind]
            setattr(player, name, getattr(player, name) + sign * event.a)
            if name in RESOURCES:
                flow = row.gained if sign > 0 else row.spent
                flow[name] += event.a
        elif kind in GIFTS:
            self._hand_on(GIFTS[kind], event)
        elif kind == "influence":
            player.set_influence(event.a, event.b)
        elif kind == "acquire":
            self.cards[event.seat] += 1
            row.acquired.append(self.g.rules.cards[event.a].id)
        elif kind == "trash":
            self.cards[event.seat] -= 1
            row.trashed.append(self.g.rules.cards[event.a].id)

    def _hand_on(self, resource: str, event: Event) -> None:
        """A player gives a teammate something: spent by the one, gained by the other."""
        rows = self.rounds[-1].seats
        rows[event.seat].spent[resource] += event.a
        rows[event.b].gained[resource] += event.a

    def _count_exchanges(self) -> None:
        """What Rivals exchange for Victory Points goes unsaid."""
        for seat, (player, now) in enumerate(zip(self.players, self.g.players, strict=True)):
            if self.g.is_automated(seat):
                for name in RESOURCES:
                    self.rounds[-1].seats[seat].spent[name] += getattr(player, name) - getattr(now, name)


def _cards_of(player: PlayerState) -> int:
    zones = (player.deck, player.hand, player.discard, player.in_play, player.revealed, player.ahead)
    return sum(map(len, zones))
