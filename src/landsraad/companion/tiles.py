"""What the tech tiles of Rise of Ix do for a Rival, read off their definitions (R-336)."""

from __future__ import annotations

from typing import Final

import msgspec

from landsraad.engine.cards import Draw
from landsraad.engine.compose import All, Both, Choose, When
from landsraad.engine.conditions import InfluenceAtMostOn, InfluenceOnTracks, OwnsCopies
from landsraad.engine.definitions import AT_COMBAT, EACH_TURN, NEVER, WHEN_BLOCKED, Tech
from landsraad.engine.influence import GainInfluenceAny
from landsraad.engine.intrigue import DrawIntrigue
from landsraad.engine.node import Arrow, Node
from landsraad.engine.resources import Gain, Pay, VictoryPoints
from landsraad.engine.tech import TrashThisTile
from landsraad.engine.troops import Recruit

Amounts = dict[str, int]

USES: Final = {NEVER: "", EACH_TURN: "turn", AT_COMBAT: "combat", WHEN_BLOCKED: "blocked"}


class Gains(msgspec.Struct):
    """What an effect gives a Rival: resources, Victory Points, troops, Influence with so many factions of choice."""

    resources: Amounts = {}
    vp: int = 0
    troops: int = 0
    factions: int = 0


class FinalFacts(msgspec.Struct):
    """What a tile scores at the end of the game.

    vp             in any case: a Rival counts as having two The Spice Must Flow (R-329)
    vp_all, at     with Influence of `at` or more with every faction
    vp_each, below for each faction with Influence below `below`
    """

    vp: int = 0
    vp_all: int = 0
    at: int = 0
    vp_each: int = 0
    below: int = 0


class TileFacts(msgspec.Struct, frozen=True):
    """A tile that a Rival may take; see landsraad.engine.definitions.Tech.

    acquired              what it gives at once; each_round, won: at the start of a round, for winning a Conflict
    use                   when it is turned: `turn`, `combat`, `blocked`, or "" for never
    pay, used             what is paid for turning it, and what that gives
    trash_pay, trashed    it is trashed as soon as this can be paid, and what that gives
    """

    id: str
    cost: int
    acquired: Gains
    use: str
    pay: Amounts
    used: Gains
    trash_pay: Amounts
    trashed: Gains
    each_round: Amounts
    won: Amounts
    transports: bool
    scuttles: bool
    wins_ties: bool
    final: FinalFacts


def tile_facts(tile: Tech) -> TileFacts:
    """The facts of a tile."""
    pay, used = _line(tile.flip if tile.rival_use in (EACH_TURN, AT_COMBAT) else None)
    trash_pay, trashed = _line(tile.spend if tile.rival_spends else None)
    return TileFacts(
        id=tile.id,
        cost=int(tile.cost),
        acquired=_gains(tile.acquire),
        use=USES[tile.rival_use],
        pay=pay,
        used=used,
        trash_pay=trash_pay,
        trashed=trashed,
        each_round={} if isinstance(tile.round_start, Draw) else amounts(tile.round_start),
        won=amounts(tile.when_won),
        transports=tile.transports,
        scuttles=tile.scuttles,
        wins_ties=tile.wins_ties,
        final=_final(tile.endgame),
    )


def amounts(node: Node | None) -> Amounts:
    """Resources that an effect gives or that a cost takes."""
    if node is None or isinstance(node, TrashThisTile):
        return {}
    if isinstance(node, All):
        return {what: n for cost in node.costs for what, n in amounts(cost).items()}
    if isinstance(node, DrawIntrigue):
        return {"intrigue": int(node.n)}
    if isinstance(node, Gain | Pay):
        every = {"solari": int(node.solari), "spice": int(node.spice), "water": int(node.water)}
        return {name: n for name, n in every.items() if n > 0}
    raise TypeError(f"the companion does not know what {type(node).__name__} does for a Rival")


def _line(node: Node | None) -> tuple[Amounts, Gains]:
    """What a line costs and gives."""
    if isinstance(node, Arrow):
        return amounts(node.cost), _gains(node.effect)
    return {}, _gains(node)


def _gains(node: Node | None) -> Gains:
    if isinstance(node, VictoryPoints):
        return Gains(vp=int(node.n))
    if isinstance(node, Recruit):
        return Gains(troops=int(node.n))
    if isinstance(node, GainInfluenceAny):
        return Gains(factions=1)
    if isinstance(node, Choose):
        return Gains(factions=int(node.count))
    return Gains(resources=amounts(node))


def _final(node: Node | None) -> FinalFacts:
    final = FinalFacts()
    if node is None:
        return final
    for part in node.effects if isinstance(node, Both) else [node]:
        assert isinstance(part, When)
        assert isinstance(part.effect, VictoryPoints)
        if isinstance(part.condition, OwnsCopies):
            final.vp = int(part.effect.n)
        elif isinstance(part.condition, InfluenceOnTracks):
            final.vp_all, final.at = int(part.effect.n), int(part.condition.n)
        else:
            assert isinstance(part.condition, InfluenceAtMostOn)
            final.vp_each, final.below = int(part.effect.n), int(part.condition.n) + 1
    return final
