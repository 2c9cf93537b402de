"""Where the order of effects can matter: what each effect changes, and what its best moment depends on.

A leaf says so itself (Node.gives, wants, fears, minds, drafts). What is made of others, or brings others about (an
acquire box, the bonus of a track), has theirs too; `weigh` finds that out once, when the rules are put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.terms import INTRIGUE_PILE, RECRUITS, SUPPLY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.node import Node
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState

ALL: Final = -1  # every domain
DRAWN_IN_A_TURN: Final = 6  # more Intrigue cards than a turn draws
LINKS: Final = 2  # how far troops are counted along what effects bring about: a trashed card, a freighter, a tile


def weigh(rules: Rules) -> None:
    """Give each effect the domains, and the troops, of what it is made of and of what it may bring about."""
    nodes = rules.nodes[::-1]  # what is inside a node comes before it
    brought = [node.brings(rules) for node in nodes]
    changed = True
    while changed:
        changed = False
        for node, alternatives in zip(nodes, brought, strict=True):
            before = (node.gives, node.wants, node.fears, node.minds)
            _absorb(node, node.parts())
            for alternative in alternatives:
                _absorb(node, alternative)
            changed = changed or before != (node.gives, node.wants, node.fears, node.minds)
    own = [node.drafts for node in rules.nodes]
    for _ in range(LINKS):
        _count_drafts(nodes, brought, own)


def _absorb(node: Node, others: list[Node]) -> None:
    for other in others:
        node.gives |= other.gives
        node.wants |= other.wants
        node.fears |= other.fears
        node.minds |= other.minds


def _count_drafts(nodes: list[Node], brought: list[list[list[Node]]], own: list[i64]) -> None:
    for node, alternatives in zip(nodes, brought, strict=True):
        most: i64 = 0
        for alternative in alternatives:
            most = max(most, _drafts(alternative))
        node.drafts = own[node.index] + _drafts(node.parts()) + most


def drafted(node: Node) -> i64:
    """How many troops an effect itself takes out of the supply at most; before `weigh` adds what it brings about."""
    n = node.drafts
    for part in node.parts():
        n += drafted(part)
    return n


def _drafts(nodes: list[Node]) -> i64:
    n: i64 = 0
    for node in nodes:
        n += node.drafts
    return n


def live_domains(g: GameState, seat: i64, drafts: i64) -> i64:
    """The domains that can matter now; with a full supply and a full Intrigue deck nobody comes too late.

    drafts   how many troops may be taken out of the supply before the turn ends
    """
    live = ALL
    if g.army(seat).supply >= drafts:
        live &= ~(SUPPLY | RECRUITS)
    if len(g.intrigue_deck) >= DRAWN_IN_A_TURN:
        live &= ~INTRIGUE_PILE
    return live


class Influx:
    """What could come between two effects of a turn, as far as everybody can see: Plot cards and abilities.

    Which Intrigue cards a seat holds is its secret, so every Plot card of the deck could be among them.

    gives    domains that it changes
    minds    domains whose change may make it worse
    drafts   how many troops it may take out of the supply
    """

    __slots__ = ("drafts", "gives", "minds")

    def __init__(self, gives: i64 = 0, minds: i64 = 0, drafts: i64 = 0) -> None:
        self.gives = gives
        self.minds = minds
        self.drafts = drafts

    def add(self, node: Node) -> None:
        """It may come too."""
        self.gives |= node.gives
        self.minds |= node.minds | node.fears
        self.drafts += node.drafts


def plots_of(rules: Rules) -> Influx:
    """All Plot cards of the deck; `drafts` is that of one card. Each goes to the Intrigue discard pile when played."""
    plots = Influx()
    most: i64 = 0
    for card in rules.intrigue:
        if card.plot is not None:
            plots.add(card.plot)
            most = max(most, card.plot.drafts)
    plots.drafts = most
    plots.gives |= INTRIGUE_PILE
    return plots
