"""Spies on observation posts: placing and recalling them, infiltrating, gathering intelligence (R-197 to R-209)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.drawing import draw
from landsraad.engine.base.influence import comes_of_any_influence, gain_influence
from landsraad.engine.machine import actions
from landsraad.engine.machine.compose import May
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import INFLUENCE_STEP, SPY
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import FACTION_NAMES, INFLUENCE, NOBODY
from landsraad.engine.state.state import SPIES_PER_PLAYER

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState, PlayerState

ANYWHERE: Final = -1  # every icon


def spied_spaces(g: GameState, player: PlayerState) -> i64:
    """The bit set of the spaces next to a spy of the player."""
    if player.spies == 0:
        return 0
    spaces: i64 = 0
    for post in g.rules.posts:
        if (player.spies >> post.number) & 1:
            spaces |= post.bits
    return spaces


def recall_spy(g: GameState, seat: i64, post: i64, source: i64) -> None:
    """Post to supply; any recall in the own turn counts as one (R-207)."""
    g.players[seat].spies &= ~(1 << post)
    note(g, "recall_spy", seat, source, post)
    if seat == g.active:
        g.turn.spies_recalled += 1


def own_spies(g: GameState, seat: i64, spaces: i64) -> list[int]:
    """The RECALL_SPY actions of the seat's spies next to one of some spaces (bit set; ANYWHERE: all of them)."""
    first = g.rules.actions.first[actions.RECALL_SPY]
    spies = g.players[seat].spies
    return [first + post.number for post in g.rules.posts if (spies >> post.number) & 1 and post.bits & spaces]


def recall_obstacle(g: GameState, seat: i64, post: i64) -> Reason:
    """Why a spy cannot be recalled from a post where one is asked for: it is not the seat's, or does not help there."""
    return Reason("post", "far" if (g.players[seat].spies >> post) & 1 else "not_mine")


class PlaceSpy(Node):
    """A spy from the supply to a post without one; with none in the supply one may be recalled first (R-197, R-198).

    A Rival places it by the priorities of its card (UR-17).

    near      icons: the post must be next to a space with one of them (R-200)
    visited   the post must be next to the space that this turn's Agent was sent to (R-258)
    shares    other players' spies on the post are no obstacle
    follow    what may be done next, by bit set of icons, one of which a space next to the post has (R-251)
    """

    price = SPY

    def __init__(
        self,
        *,
        near: Iterable[int] = (),
        visited: bool = False,
        shares: bool = False,
        follow: dict[int, Node] | None = None,
    ) -> None:
        icons: i64 = sum([1 << icon for icon in near])
        self.icons = icons or ANYWHERE
        self.visited = visited
        self.shares = shares
        self.follow = {takes: May(effect) for takes, effect in (follow or {}).items()}

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        if player.rival is not None:
            g.push(g.rules.steps.rival_spy, f.seat, f.source)
            return None
        if player.spies_in_supply() > 0:
            first = g.rules.actions.first[actions.PLACE_SPY]
            return [first + post for post in self._posts(g, f.seat, player.spies)] or None
        recalls = self._recalls(g, f.seat)
        return [*recalls, g.rules.actions.first[actions.DECLINE]] if recalls else None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        post: i64 = g.rules.actions.param[action]
        if family == actions.RECALL_SPY:
            recall_spy(g, f.seat, post, f.source)
            g.stack.append(f)
        elif family == actions.PLACE_SPY:
            g.players[f.seat].spies |= 1 << post
            note(g, "place_spy", f.seat, f.source, post)
            for icons, effect in self.follow.items():
                if g.rules.posts[post].bits & self._spaces_with(g, icons):
                    g.push(effect, f.seat, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        player = g.players[seat]
        if player.spies_in_supply() > 0:
            possible = len(self._posts(g, seat, player.spies)) > 0
        else:
            possible = len(self._recalls(g, seat)) > 0
        return None if possible else Reason("condition", "no_post")

    def post_obstacle(self, g: GameState, seat: i64, post: i64) -> Reason | None:
        """Why no spy can be placed on this post."""
        own = g.players[seat].spies
        if (own >> post) & 1:
            return Reason("post", "mine")
        if post in self._posts(g, seat, own):
            return None
        return Reason("post", "taken" if (self._taken(g, seat, own) >> post) & 1 else "far")

    def _posts(self, g: GameState, seat: i64, own: i64) -> list[int]:
        """The posts open to a spy of the seat, whose spies are on the posts `own`."""
        near = self._near(g)
        taken = self._taken(g, seat, own)
        return [int(post.number) for post in g.rules.posts if post.bits & near and not (taken >> post.number) & 1]

    def _taken(self, g: GameState, seat: i64, own: i64) -> i64:
        """The posts where no spy of the seat, whose spies are on the posts `own`, can go beside those there."""
        taken = own
        if not self.shares:
            for other, player in enumerate(g.players):
                if other != seat:
                    taken |= player.spies
        return taken

    def _recalls(self, g: GameState, seat: i64) -> list[int]:
        """The spies after whose recall there is a post for one; the post left may be that one (R-198)."""
        spies = g.players[seat].spies
        first = g.rules.actions.first[actions.RECALL_SPY]
        return [
            recall for recall in own_spies(g, seat, ANYWHERE) if self._posts(g, seat, spies & ~(1 << (recall - first)))
        ]

    def _near(self, g: GameState) -> i64:
        if self.visited:
            return 0 if g.turn.space == NOBODY else 1 << g.turn.space
        return self._spaces_with(g, self.icons)

    def _spaces_with(self, g: GameState, icons: i64) -> i64:
        if icons == ANYWHERE:
            return ANYWHERE
        spaces: i64 = 0
        for space in g.rules.spaces:
            if (icons >> space.icon) & 1:
                spaces |= 1 << space.number
        return spaces

    def children(self) -> list[Node]:
        return list(self.follow.values())

    def asks(self) -> str:
        return "place_spy"


class RecallSpies(Node):
    """Recall exactly `n` own spies, as a cost. `a` counts those recalled."""

    picture = "recall_spy:{n}"
    price = -SPY

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == self.n:
            return None
        spies = own_spies(g, f.seat, ANYWHERE)
        return spies[:1] if g.is_automated(f.seat) else spies

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        recall_spy(g, f.seat, g.rules.actions.param[action], f.source)
        g.stack.append(Frame(self, f.seat, f.source, f.a + 1))

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = SPIES_PER_PLAYER - g.players[seat].spies_in_supply()
        return None if have >= self.n else Reason("cost", "spies", have, self.n)

    def asks(self) -> str:
        return "recall_spy"


class Infiltrate(Node):
    """Recall a spy next to an occupied space to send the Agent there all the same (R-201). `a`: the space."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return own_spies(g, f.seat, 1 << f.a)

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        recall_spy(g, f.seat, g.rules.actions.param[action], f.source)
        note(g, "infiltrate", f.seat, f.source, f.a)

    def asks(self) -> str:
        return "infiltrate"


class GatherIntelligence(Node):
    """The Agent is placed: recall a spy next to its space to draw a card, before all effects (R-203, R-204)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        spies = own_spies(g, f.seat, 1 << g.turn.space)
        return [*spies, g.rules.actions.first[actions.DECLINE]] if spies else None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.RECALL_SPY:
            recall_spy(g, f.seat, g.rules.actions.param[action], f.source)
            note(g, "gather", f.seat, f.source)
            draw(g, f.seat, 1, f.source)

    def asks(self) -> str:
        return "gather"


class InfluenceWhereSpies(Node):
    """1 Influence with every faction that one spies on, once each (R-268)."""

    picture = "influence_any:1 per_each spy"
    price = INFLUENCE_STEP
    gives: i64 = INFLUENCE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for faction in spied_factions(g, f.seat):
            gain_influence(g, f.seat, faction, 1, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if spied_factions(g, seat) else Reason("condition", "spies_on_faction")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return comes_of_any_influence(rules)


def spied_factions(g: GameState, seat: i64) -> list[int]:
    """The factions with a space next to a spy of the seat."""
    spied = spied_spaces(g, g.players[seat])
    return [
        faction
        for faction in range(len(FACTION_NAMES))
        if any((spied >> space.number) & 1 and space.icon == faction for space in g.rules.spaces)
    ]


class SpiesOnBoard(Condition):
    """At least `n` own spies are on observation posts."""

    picture = "spy:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = SPIES_PER_PLAYER - g.players[seat].spies_in_supply()
        return None if have >= self.n else Reason("condition", "spies_on_board", have, self.n)


class SpiesOnMaker(Condition):
    """An own spy is next to a Maker space."""

    picture = "spy/maker"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        spied = spied_spaces(g, g.players[seat])
        for space in g.rules.makers:
            if (spied >> space.number) & 1:
                return None
        return Reason("condition", "spies_on_maker")


class RecalledSpy(Condition):
    """A spy was recalled this turn, for whatever reason (R-207)."""

    picture = "recall_spy"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if seat == g.active and g.turn.spies_recalled > 0 else Reason("condition", "recalled_spy")
