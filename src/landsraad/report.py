"""What a finished game was like: one row for each round and seat, for the people who played it and for research."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final

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
    collector = Collector(game.state)
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
            leader_of(player),
            g.ranking.index(seat) + 1 if seat in g.ranking else 0,
        )
        for seat, (name, player) in enumerate(zip(names, g.players, strict=True))
    ]


def leader_of(player: PlayerState) -> str:
    """The id of a seat's leader, or of its card where Rivals have cards; empty for House Hagal."""
    leads = player.leader or player.rival
    return "" if leads is None else leads.id


class Collector:
    """The rounds so far; number 0, while leaders are chosen, is dropped when the first one begins.

    One action can carry a game over the end of a round, so that a round's end is no moment at which a state could be
    looked at. `players` are therefore copies, led on by what is heard and set right whenever `hear` has been called,
    which is after every action, or where many games are counted (lab/columns) after every turn.
    """

    def __init__(self, g: GameState) -> None:
        self.g = g
        self.rounds: list[RoundReport] = []
        self.resolved = False  # has this round's Conflict been resolved?
        self.borrowed = NOBODY  # the card of the Imperium Row that is grafted in this turn
        self._copy_players()
        self._open_round(g.round)
        if g.conflict != NOBODY:
            self.rounds[-1].conflict = g.rules.conflicts[g.conflict].id

    def hear(self, events: list[Event]) -> None:
        """What has happened since the last call."""
        hears = self.HEARS
        for event in events:
            heard = hears.get(event.kind)
            if heard is not None:
                heard(self, event)
        self._count_exchanges()
        self._copy_players()

    def close_round(self) -> None:
        """Write down what the seats have at the end of the round."""
        for row, player, more in zip(self.rounds[-1].seats, self.players, self.cards, strict=True):
            row.vp = int(player.vp)
            row.influence = {name: int(player.influence_of(i)) for i, name in enumerate(self.g.rules.factions)}
            row.deck = _cards_of(player) + more

    def _open_round(self, number: int) -> None:
        self.rounds.append(RoundReport(number, "", None, [SeatRound() for _ in self.players]))
        self.resolved = False

    def _copy_players(self) -> None:
        self.players = [PlayerState(player) for player in self.g.players]
        self.cards = [0] * len(self.players)  # how many more each owns since

    def _round(self, event: Event) -> None:
        if self.rounds[-1].round == 0:
            self.rounds.clear()
        else:
            self.close_round()
        self._open_round(event.a)

    def _conflict(self, event: Event) -> None:
        self.rounds[-1].conflict = self.g.rules.conflicts[event.a].id

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

    def _change(self, event: Event) -> None:
        player = self.players[event.seat]
        name, sign = CHANGES[event.kind]
        setattr(player, name, getattr(player, name) + sign * event.a)
        if name in RESOURCES:
            row = self.rounds[-1].seats[event.seat]
            flow = row.gained if sign > 0 else row.spent
            flow[name] += event.a

    def _gift(self, event: Event) -> None:
        """A player gives a teammate something: spent by the one, gained by the other."""
        resource, rows = GIFTS[event.kind], self.rounds[-1].seats
        rows[event.seat].spent[resource] += event.a
        rows[event.b].gained[resource] += event.a

    def _influence(self, event: Event) -> None:
        self.players[event.seat].set_influence(event.a, event.b)

    def _acquire(self, event: Event) -> None:
        self.cards[event.seat] += 1
        self.rounds[-1].seats[event.seat].acquired.append(self.g.rules.cards[event.a].id)

    def _borrow(self, event: Event) -> None:
        """A card is grafted; one of the Imperium Row is nobody's, and trashed as the turn ends."""
        self.borrowed = event.a if event.kind == "graft_row" else NOBODY

    def _trash(self, event: Event) -> None:
        if event.a == self.borrowed:
            self.borrowed = NOBODY
        else:
            self.cards[event.seat] -= 1
        self.rounds[-1].seats[event.seat].trashed.append(self.g.rules.cards[event.a].id)

    def _count_exchanges(self) -> None:
        """What Rivals exchange for Victory Points goes unsaid."""
        for seat in range(self.g.persons, len(self.players)):
            for name in RESOURCES:
                unsaid = getattr(self.players[seat], name) - getattr(self.g.players[seat], name)
                self.rounds[-1].seats[seat].spent[name] += unsaid

    # What is listened to, by the kind of the event; a collector that counts more adds to it.
    HEARS: ClassVar[dict[str, Callable[[Any, Event], None]]] = {
        "round": _round,
        "conflict": _conflict,
        "place": _place,
        "influence": _influence,
        "acquire": _acquire,
        "trash": _trash,
        "graft_row": _borrow,
        **dict.fromkeys(CHANGES, _change),
        **dict.fromkeys(GIFTS, _gift),
    }


def _cards_of(player: PlayerState) -> int:
    zones = (player.deck, player.hand, player.discard, player.in_play, player.revealed, player.ahead)
    return sum(map(len, zones))
