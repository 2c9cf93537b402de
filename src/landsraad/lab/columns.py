"""Many games as tables: what is written down of each game while it is played, and the frames of Polars made of it.

docs/data.md says what each column is. Rounds are told by the collector of reports (report.py), so that both say the
same; what happens besides is counted from the same events. Rows are plain Python until a piece is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from landsraad import __version__
from landsraad.bots.value import learnt
from landsraad.content.registry import BOXES
from landsraad.content.setup import Setup
from landsraad.engine.course.endgame import has_won
from landsraad.engine.game import Game
from landsraad.engine.machine.terms import NOBODY
from landsraad.record import RULES_VERSION
from landsraad.report import RESOURCES, Collector, leader_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import polars as pl

    from landsraad.engine.machine.events import Event
    from landsraad.engine.state.state import GameState, PlayerState

VERSION: Final = 2  # of the columns
AUTOMATED: Final = "automated"  # the bot of a seat of House Hagal or of a Rival
DECISIONS: Final = "decisions"  # the table that is written on request

# What a column holds: ids are written as a dictionary, lists of ids are one text each until a frame is made of them.
ID, TEXT, FLAG, SHARE = "id", "text", "flag", "share"
TINY, SMALL, LARGE, SIGNED = "u8", "u16", "u32", "i16"
IDS, NUMBERS = "ids", "numbers"
LISTED: Final = (IDS, NUMBERS)

TABLES: Final[dict[str, dict[str, str]]] = {
    "games": {
        "game": LARGE,
        "seed": TEXT,
        "version": ID,
        "rules": TINY,
        "boxes": ID,
        "players": TINY,
        "variants": ID,
        "difficulty": ID,
        "rounds": TINY,
        "decisions": SMALL,
        "winners": NUMBERS,
        "first_player": TINY,
        "record": TEXT,
    },
    "seats": {
        "game": LARGE,
        "seat": TINY,
        "turn": TINY,
        "bot": ID,
        "leader": ID,
        "team": TINY,
        "rank": TINY,
        "won": FLAG,
        "vp": SIGNED,
        "solari": SIGNED,
        "spice": SIGNED,
        "water": SIGNED,
        "troops": TINY,
        "influence": NUMBERS,
        "alliances": IDS,
        "swordmaster": FLAG,
        "council": FLAG,
        "acquired": IDS,
        "trashed": IDS,
        "played": IDS,
        "grafted": IDS,
        "revealed": IDS,
        "intrigues": IDS,
        "tech": IDS,
        "contracts": IDS,
        "conflicts": IDS,
        "research": ID,
        "tleilaxu": TINY,
        "specimens": TINY,
        "vp_sources": IDS,
        "vp_amounts": NUMBERS,
    },
    "rounds": {
        "game": LARGE,
        "round": TINY,
        "seat": TINY,
        "conflict": ID,
        "strength": SIGNED,
        "place": TINY,
        "vp": SIGNED,
        "influence": SIGNED,
        "deck": TINY,
        "solari": SIGNED,
        "spice": SIGNED,
        "water": SIGNED,
        "acquired": TINY,
        "trashed": TINY,
        "agents": TINY,
        "drawn": TINY,
        "recruited": SIGNED,
        "deployed": SIGNED,
        "persuasion": SIGNED,
        "intrigues": TINY,
        "grafts": TINY,
        "research": TINY,
        "tleilaxu": TINY,
        "specimens": TINY,
        "spent_specimens": TINY,
        "reclaimed": TINY,
        "chance": SHARE,
    },
    DECISIONS: {
        "game": LARGE,
        "number": SMALL,
        "round": TINY,
        "seat": TINY,
        "kind": ID,
        "options": SMALL,
        "action": ID,
    },
}

# What is counted for a seat in a round, by the kind of the event: the column, and whether it says how many.
COUNTS: Final = {
    "send_agent": ("agents", False),
    "draw": ("drawn", True),
    "recruit": ("recruited", True),
    "deploy": ("deployed", True),
    "persuasion": ("persuasion", True),
    "play_intrigue": ("intrigues", False),
    "graft": ("grafts", False),
    "graft_row": ("grafts", False),
    "research": ("research", False),
    "tleilaxu": ("tleilaxu", False),
    "specimen": ("specimens", True),
    "spend_specimens": ("spent_specimens", True),
    "reclaim": ("reclaimed", False),
}
COUNTED: Final = tuple(dict.fromkeys(name for name, _ in COUNTS.values()))
PLACES: Final = {kind: (COUNTED.index(name), many) for kind, (name, many) in COUNTS.items()}
# Which things of a seat are listed, by the kind of the event.
LISTS: Final = {
    "play_card": "played",
    "graft": "grafted",
    "reveal": "revealed",
    "play_intrigue": "intrigues",
    "acquire_tech": "tech",
}


@dataclass(frozen=True)
class Wanted:
    """What is written down besides games, seats and rounds: each decision, and each seat's chance in each round."""

    decisions: bool = False
    chances: bool = False

    def tables(self) -> list[str]:
        """The names of the tables."""
        return [name for name in TABLES if name != DECISIONS or self.decisions]


@dataclass(frozen=True)
class Facts:
    """What a game does not know of itself.

    number  the game's; bots: by seat of the persons, "" for people
    record  what the record that it comes from is known by, empty where there is none
    """

    number: int
    seed: str
    setup: Setup
    bots: Sequence[str]
    record: str = ""


class Rows:
    """The rows of some games, by table: tuples in the order of the columns."""

    def __init__(self) -> None:
        self.games = 0
        self.of: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}

    def add(self, other: Rows) -> None:
        """Add the rows of other games."""
        self.games += other.games
        for name, rows in other.of.items():
            self.of[name] += rows

    def number(self, number: int) -> None:
        """Give the rows of one game its number."""
        for name, rows in self.of.items():
            self.of[name] = [(number, *row[1:]) for row in rows]


class _Counter(Collector):
    """What the reports tell, and what is counted and listed besides."""

    def __init__(self, g: GameState) -> None:
        self.counts: dict[int, list[list[int]]] = {}
        seats = range(len(g.players))
        self.lists: dict[str, list[list[int]]] = {kind: [[] for _ in seats] for kind in LISTS}
        super().__init__(g)

    def _open_round(self, number: int) -> None:
        super()._open_round(number)
        self.counted = self.counts[number] = [[0] * len(COUNTED) for _ in self.players]

    def _count(self, event: Event) -> None:
        place, many = PLACES[event.kind]
        self.counted[event.seat][place] += event.a if many else 1

    def _list(self, event: Event) -> None:
        self.lists[event.kind][event.seat].append(event.a)

    def _deploy(self, event: Event) -> None:
        self._change(event)
        self._count(event)

    def _draw(self, event: Event) -> None:
        """The new hand of a round is drawn by the game itself."""
        if event.source != self.g.rules.setup_source:
            self._count(event)

    def _intrigue(self, event: Event) -> None:
        self._list(event)
        self._count(event)

    def _graft(self, event: Event) -> None:
        """From the hand or from the Imperium Row."""
        self._borrow(event)
        self.lists["graft"][event.seat].append(event.a)
        self._count(event)

    HEARS: ClassVar[dict[str, Callable[[Any, Event], None]]] = {
        **Collector.HEARS,
        **dict.fromkeys(LISTS, _list),
        **dict.fromkeys(COUNTS, _count),
        "deploy": _deploy,
        "draw": _draw,
        "play_intrigue": _intrigue,
        "graft": _graft,
        "graft_row": _graft,
    }


def write_down(rows: Rows, game: Game, facts: Facts, step: Callable[[int], None], wanted: Wanted) -> None:
    """Have a game played from its first decision on, and add its rows.

    step  takes the next action, for the seat that it is told
    """
    g = game.state
    listener = game.listen()
    counter = _Counter(g)
    first, order = int(g.first_player), g.turn_order()
    each = len(g.players) > g.persons  # what automated opponents exchange goes unsaid: so look after every action
    chances: dict[int, list[float | None]] = {}
    heard = -1
    while not g.over:
        seat = g.decider()
        if each or seat != heard:
            counter.hear(listener.take())
            heard = seat
        if wanted.chances and g.round not in chances:
            chances[g.round] = [_chance(g, one) for one in range(len(g.players))]
        if wanted.decisions:
            row = (facts.number, len(game.history), g.round, seat, g.stack[-1].node.asks(), len(g.options))
            step(seat)
            rows.of[DECISIONS].append((*row, game.history[-1]))
        else:
            step(seat)
    counter.hear(listener.take())
    counter.close_round()
    rows.games += 1
    rows.of["games"].append(_game_row(game, facts, first))
    rows.of["seats"] += _seat_rows(game, facts, counter, order)
    rows.of["rounds"] += _round_rows(g, facts, counter, chances)


def _chance(g: GameState, seat: int) -> float | None:
    return round(learnt().chance(g, seat), 4) if g.scores(seat) else None


def boxes_id(boxes: Iterable[str]) -> str:
    """Boxes as one id, whatever order they are named in: `base,ix`."""
    return ",".join(sorted(boxes, key=list(BOXES).index))


def _game_row(game: Game, facts: Facts, first: int) -> tuple[Any, ...]:
    g, setup = game.state, facts.setup
    return (
        facts.number,
        facts.seed,
        __version__,
        RULES_VERSION,
        boxes_id(setup.boxes),
        setup.players,
        ",".join(sorted(setup.variants())),
        setup.level(),
        g.round,
        len(game.history),
        _joined(seat for seat in range(len(g.players)) if has_won(g, seat)),
        first,
        facts.record,
    )


def _seat_rows(game: Game, facts: Facts, counter: _Counter, order: list[int]) -> list[tuple[Any, ...]]:
    g, rules, rounds = game.state, game.rules, counter.rounds
    cards = [card.id for card in rules.cards]
    intrigues = [card.id for card in rules.intrigue]
    ids = dict.fromkeys(("play_card", "graft", "reveal"), cards)
    ids |= {"play_intrigue": intrigues, "acquire_tech": [tile.id for tile in rules.tech]}
    factions = range(len(rules.factions))
    rows: list[tuple[Any, ...]] = []
    for seat, player in enumerate(g.players):
        listed = {
            kind: " ".join([ids[kind][number] for number in of_seat[seat]]) for kind, of_seat in counter.lists.items()
        }
        sources = _sources(g, player)
        rows.append(
            (
                facts.number,
                seat,
                order.index(seat) + 1,
                AUTOMATED if g.is_automated(seat) else facts.bots[seat],
                _began_as(g, player),
                g.team_of(seat) + 1 if rules.teams is not None else 0,
                g.ranking.index(seat) + 1 if seat in g.ranking else 0,
                has_won(g, seat),
                player.vp,
                player.solari,
                player.spice,
                player.water,
                player.garrison,
                _joined(player.influence_of(faction) for faction in factions),
                " ".join([rules.factions[faction] for faction in factions if g.alliances[faction] == seat]),
                player.swordmaster,
                player.council,
                " ".join([card for one in rounds for card in one.seats[seat].acquired]),
                " ".join([card for one in rounds for card in one.seats[seat].trashed]),
                listed["play_card"],
                listed["graft"],
                listed["reveal"],
                listed["play_intrigue"],
                listed["acquire_tech"],
                " ".join([rules.contracts[number].id for number in player.contracts_done]),
                " ".join([one.conflict for one in rounds if one.seats[seat].place == 1]),
                "" if player.research == NOBODY else rules.research[player.research].id,
                max(0, player.tleilaxu),
                player.specimens,
                " ".join(sources),
                _joined(sources.values()),
            )
        )
    return rows


def _round_rows(
    g: GameState, facts: Facts, counter: _Counter, chances: dict[int, list[float | None]]
) -> list[tuple[Any, ...]]:
    """What a seat has at a round's end is what it has at the game's, without what came and went later."""
    rows: list[tuple[Any, ...]] = []
    have = [[getattr(player, name) for name in RESOURCES] for player in g.players]
    for one in reversed(counter.rounds):
        counts, known = counter.counts[one.round], chances.get(one.round)
        for seat in reversed(range(len(g.players))):
            had, left = one.seats[seat], have[seat]
            rows.append(
                (
                    facts.number,
                    one.round,
                    seat,
                    one.conflict,
                    had.strength,
                    had.place,
                    had.vp,
                    sum(had.influence.values()),
                    had.deck,
                    *left,
                    len(had.acquired),
                    len(had.trashed),
                    *counts[seat],
                    None if known is None else known[seat],
                )
            )
            for i, name in enumerate(RESOURCES):
                left[i] += had.spent[name] - had.gained[name]
    rows.reverse()
    return rows


def _began_as(g: GameState, player: PlayerState) -> str:
    """The leader of a seat; of one with two sides the front."""
    leader = player.leader
    if leader is not None and leader.is_back:
        return next(front.id for front in g.rules.leaders if front.other_side == leader.id and not front.is_back)
    return leader_of(player)


def _sources(g: GameState, player: PlayerState) -> dict[str, int]:
    """Victory Points by what gave them, less what it took again."""
    ids, ledger = g.rules.source_ids, player.ledger
    sources: dict[str, int] = {}
    for source, amount in zip(ledger[::2], ledger[1::2], strict=True):
        sources[ids[source]] = sources.get(ids[source], 0) + amount
    return sources


def _joined(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def frame(table: str, rows: list[tuple[Any, ...]]) -> pl.DataFrame:
    """The rows of a table as a frame. Needs Polars (the extra `lab`)."""
    import polars as pl

    types = {
        ID: pl.Categorical(),
        TEXT: pl.String(),
        FLAG: pl.Boolean(),
        SHARE: pl.Float32(),
        TINY: pl.UInt8(),
        SMALL: pl.UInt16(),
        LARGE: pl.UInt32(),
        SIGNED: pl.Int16(),
        IDS: pl.String(),
        NUMBERS: pl.String(),
    }
    kinds = TABLES[table]
    columns: Iterable[tuple[Any, ...]] = zip(*rows, strict=True) if rows else [()] * len(kinds)
    data = pl.DataFrame(
        [pl.Series(name, column, types[kinds[name]]) for name, column in zip(kinds, columns, strict=True)]
    )

    def as_list(name: str) -> pl.Expr:
        texts = pl.when(pl.col(name) == "").then(pl.lit([], pl.List(pl.String))).otherwise(pl.col(name).str.split(" "))
        return texts.cast(pl.List(pl.Categorical() if kinds[name] == IDS else pl.Int8())).alias(name)

    return data.with_columns(as_list(name) for name, kind in kinds.items() if kind in LISTED)
