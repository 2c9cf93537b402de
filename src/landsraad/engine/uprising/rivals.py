"""Rivals with cards of their own: which factions they turn to, their spies and spy networks (UR-12 to UR-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.influence import (
    BONUS_AT,
    FOR_ALLIANCE,
    LEAST,
    MOST,
    comes_of_any_influence,
    gain_influence,
    rank_of_faction,
    turn_to,
)
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import INFLUENCE_STEP, SPY
from landsraad.engine.machine.terms import INFLUENCE, NOBODY
from landsraad.engine.uprising.spies import recall_spy

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Rival
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


def rival_of(g: GameState, seat: i64) -> Rival:
    """The card of a seat that has one."""
    rival = g.players[seat].rival
    assert rival is not None
    return rival


# --- Spies ------------------------------------------------------------------------------------------------------------


def place_on_first(g: GameState, seat: i64, posts: list[int], source: i64) -> None:
    """A spy goes to the first of some posts that is free; where none is, nothing happens (UR-17).

    The third one stays alone: the other two come back, and the Rival uses its spy network (UR-18).
    """
    player = g.players[seat]
    taken: i64 = 0
    for other in g.players:
        taken |= other.spies
    for post in posts:
        if (taken >> post) & 1:
            continue
        before = player.spies
        player.spies |= 1 << post
        note(g, "place_spy", seat, source, post)
        if player.spies_in_supply() == 0:
            for known in g.rules.posts:
                if (before >> known.number) & 1:
                    recall_spy(g, seat, known.number, source)
            rival = rival_of(g, seat)
            note(g, "spy_network", seat, g.rules.first_rival + rival.number)
            g.push(rival.network, seat, g.rules.first_rival + rival.number)
        return
    note(g, "no_post", seat, source)


class PlaceSpyOnFaction(Node):
    """A spy on the first free post of the four factions, by the priorities of the Rival's card (UR-17)."""

    picture = "spy/faction"
    price = SPY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        posts: list[int] = []
        for faction in rival_of(g, f.seat).priorities:
            spaces: i64 = 0
            for space in g.rules.spaces:
                if space.icon == faction:
                    spaces |= 1 << space.number
            for post in g.rules.posts:
                if post.bits & spaces:
                    posts.append(int(post.number))
        place_on_first(g, f.seat, posts, f.source)
        return None


class PlaceSpyOnFirst(Node):
    """A spy on the first free one of some posts, given by their ids in the order in which it looks (UR-8)."""

    picture = "spy"
    price = SPY

    def __init__(self, *posts: str) -> None:
        self.posts = list(posts)

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        numbers = [int(post.number) for id in self.posts for post in g.rules.posts if post.id == id]
        place_on_first(g, f.seat, numbers, f.source)
        return None


# --- Influence --------------------------------------------------------------------------------------------------------


class InfluenceByPriority(Node):
    """Influence with the faction that stands at a place of the Rival card's priorities, 1 for the first (UR-12)."""

    picture = "influence_any:1/priority"
    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gain_influence(g, f.seat, rival_of(g, f.seat).priorities[self.place - 1], 1, f.source)
        return None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)


class InfluenceWhereMost(Node):
    """Influence with the faction with which the Rival has most; among equals the first on its card (UR-16)."""

    picture = "influence_any:1/highest"
    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        priorities = rival_of(g, f.seat).priorities
        best = priorities[0]
        for faction in priorities:
            if player.influence_of(faction) > player.influence_of(best):
                best = faction
        turn_to(g, f.seat, best, 1, f.source, MOST)
        return None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)


class InfluenceForAlliance(Node):
    """Influence with a faction whose Alliance the Rival takes by it, else where it has least (UR-16)."""

    picture = "influence_any:{n}/alliance"
    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        best: i64 = NOBODY
        takes_best = False
        for faction in rival_of(g, f.seat).priorities:
            takes = self._takes_alliance(g, f.seat, faction)
            if best != NOBODY and takes == takes_best:
                better = rank_of_faction(g, f.seat, faction) < rank_of_faction(g, f.seat, best)
            else:
                better = best == NOBODY or takes
            if better:
                best = faction
                takes_best = takes
        turn_to(g, f.seat, best, self.n, f.source, FOR_ALLIANCE if takes_best else LEAST)
        return None

    def _takes_alliance(self, g: GameState, seat: i64, faction: i64) -> bool:
        holder: i64 = g.alliances[faction]
        new = g.players[seat].influence_of(faction) + self.n
        if holder == seat or new < BONUS_AT:
            return False
        return holder == NOBODY or new > g.players[holder].influence_of(faction)

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)
