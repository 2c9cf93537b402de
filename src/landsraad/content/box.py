"""What a box is: an object of this kind stands in content/<box>/__init__.py, and registry.py lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from landsraad.engine.machine.node import Node
from landsraad.engine.state.definitions import (
    Card,
    Conflict,
    Contract,
    Difficulty,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    ResearchSpace,
    Rival,
    Space,
    Teams,
    Tech,
    TleilaxuSpace,
    Track,
)

PLAYERS = (1, 2, 3, 4, 6)
USUAL_PLAYERS = 4
TEAM_PLAYERS = 6


@dataclass(frozen=True)
class Selection:
    """What of a setup the rules depend on.

    boxes       the boxes that are used
    variants    the ids of the variants that are played
    difficulty  of the solo game; "" in all other games
    teams       six play in two teams
    """

    boxes: tuple[str, ...]
    variants: frozenset[str] = frozenset()
    difficulty: str = ""
    teams: bool = False


@dataclass
class Contents:
    """What a box brings to a selection: fresh definitions, in the order of its files.

    tracks         the Influence tracks, of the box that brings the board
    shipping       the rewards of the levels of the shipping track, from the first
    covers         ids of the spaces of other boxes that it covers; hagal_without: by id of a House Hagal card, how many
                   copies it takes out
    swaps          by id of a starting card: the card that takes the place of as many copies in each player's deck as it
                   has itself
    discarded      ids of such cards of other boxes that begin in the discard pile instead
    research, tleilaxu   the places of the research track and of the Tleilaxu track
    posts          observation posts; with those of another box they need that box's board
    objectives     dealt before the first round; wall: the Shield Wall stands
    contracts, first_contracts   those of the market, and those of which each player keeps one of two at the start
    rivals         the Rival cards of automated opponents, in place of leaders
    levels         those of the solo game, of the box that brings the board; teams: those of the six-player game
    """

    cards: list[Card] = field(default_factory=list)
    intrigue: list[Intrigue] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    leaders: list[Leader] = field(default_factory=list)
    spaces: list[Space] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    hagal: list[HagalCard] = field(default_factory=list)
    rivals: list[Rival] = field(default_factory=list)
    tech: list[Tech] = field(default_factory=list)
    shipping: list[Node] = field(default_factory=list)
    covers: tuple[str, ...] = ()
    hagal_without: Mapping[str, int] = field(default_factory=dict)
    swaps: dict[str, Card] = field(default_factory=dict)
    discarded: tuple[str, ...] = ()
    posts: list[Post] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
    research: list[ResearchSpace] = field(default_factory=list)
    tleilaxu: list[TleilaxuSpace] = field(default_factory=list)
    contracts: list[Contract] = field(default_factory=list)
    first_contracts: list[Contract] = field(default_factory=list)
    wall: bool = False
    levels: list[Difficulty] = field(default_factory=list)
    teams: Teams | None = None


@dataclass(frozen=True)
class Box:
    """A box.

    id       what it is called in setups, records, names of files (`game.<id>.ru.ftl`) and texts (`box-<id>`)
    brings   what it brings to a selection, given the boxes and variants beside it
    needs    one of these boxes must be there too; empty: it can be played alone
    order    its place among the others when rules are put together. It numbers cards, which is how chance deals them:
             a new box comes last
    levels   the ids of the levels of its solo game, from the easiest
    """

    id: str
    brings: Callable[[Selection], Contents]
    order: int
    needs: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
