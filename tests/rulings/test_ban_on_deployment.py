"""R-255: Shaddam's Signet Ring keeps his units out of the Conflict for the turn, whatever else would deploy them."""

from __future__ import annotations

import pytest

from landsraad.content.registry import rules_for
from landsraad.engine.game import Game
from landsraad.engine.machine import actions
from landsraad.engine.machine.advance import advance
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.terms import AGENT_TURN, REVEAL_TURN
from landsraad.engine.state.state import GameState
from tests.support.table import Table, seat
from tests.support.uprising import uprising

EVERYTHING = ("uprising", "choam", "base", "ix")
RULES = rules_for(EVERYTHING, True)
# All but the steps, and what Rivals do, who have no leader.
EFFECTS = [node for node in RULES.nodes if not node.path.startswith(("step/", "hagal/", "rival/"))]
DEPTH = 3  # choices that an effect may ask, one after the other
# The kinds of effects that bring units to the Conflict where nothing is banned.
DEPLOYING = {"Deploy", "DeployFromSupply", "DeployUnits", "RecruitAndDeploy", "RecruitFromTrack", "SummonSandworms"}


def shaddam(*, turn_kind: int, banned: bool) -> GameState:
    """Shaddam in a turn of his own, with everything that could go to the Conflict."""
    mine = seat(leader="shaddam_corrino_iv", spice=9, solari=9, water=9, dreadnoughts_home=2, hooks=True)
    mine.hand, mine.tech = ["dagger", "signet_ring"], ["troop_transports"]
    g = uprising(boxes=EVERYTHING, A=mine, wall=False).state
    g.turn.kind = turn_kind
    g.turn.space, g.turn.card = RULES.space_number("arrakeen"), RULES.card_number("signet_ring")
    g.turn.deploy_banned = banned
    return g


def deploys(g: GameState, node: Node) -> bool:
    """Does an effect bring units to the Conflict, or offer it, whatever is chosen?"""
    source = source_of(node)
    if node.obstacle(g, 0, source) is not None:
        return False
    g.stack = [Frame(node, 0, source)]
    advance(g)
    return offers_deployment(g, DEPTH)


def source_of(node: Node) -> int:
    """The source from which an effect comes in a game."""
    if node.path.startswith("shipping/"):
        return int(RULES.shipping_source)
    return int(RULES.first_track) if "/snooper" in node.path else RULES.source_of(node)


def offers_deployment(g: GameState, depth: int) -> bool:
    """Has A units in the Conflict, or can choose that some go there?"""
    if g.players[0].units_in_conflict() > 0:
        return True
    texts = [g.rules.actions.texts[action] for action in g.options]
    families = [int(g.rules.actions.family[action]) for action in g.options]
    numbers = [int(g.rules.actions.param[action]) for action in g.options]
    for family, number in zip(families, numbers, strict=True):
        if family in (actions.DEPLOY, actions.DEPLOY_DREADNOUGHT) and number > 0:
            return True
    return depth > 0 and any(offers_deployment(after(g, text), depth - 1) for text in texts)


def after(g: GameState, action: str) -> GameState:
    """The state after an action, the state itself untouched."""
    game = Game(g.copy(), [])
    game.play(action)
    return game.state


@pytest.mark.parametrize("turn_kind", [AGENT_TURN, REVEAL_TURN])
def test_r_255_no_effect_of_any_box_deploys_under_the_ban(turn_kind: int) -> None:
    """K-C: every effect is tried, so that one that comes later is tried too."""
    broken = [node.path for node in EFFECTS if deploys(shaddam(turn_kind=turn_kind, banned=True), node)]
    assert broken == []


def test_without_the_ban_these_effects_deploy() -> None:
    """What the test above tries is not in vain: each kind of effect that deploys is among those tried."""
    found = {
        type(node).__name__
        for node in EFFECTS
        if type(node).__name__ in DEPLOYING and deploys(shaddam(turn_kind=REVEAL_TURN, banned=False), node)
    }
    assert found == DEPLOYING


def under_the_ban(mine: seat, space: str) -> Table:
    """Shaddam has sent an Agent with his Signet Ring."""
    mine.leader, mine.hand = "shaddam_corrino_iv", ["signet_ring"]
    return uprising(boxes=("uprising", "choam", "ix"), A=mine).play("signet_ring").to(space)


def test_k_c1_troops_of_the_shipping_track_stay_in_the_garrison() -> None:
    """K-C1: with Troop Transports the recruits could go straight to the Conflict, but not now."""
    table = under_the_ban(seat(tech=["troop_transports"], freighter=2, solari=3), "smuggling")
    table.resolve("space/smuggling.2").choose("freighter:recall")
    before = table.A.garrison
    while table.asked == "choose_reward":
        table.choose(table.legal[-1])
    assert table.A.garrison > before
    assert table.A.conflict == 0
    assert not table.offers("deploy")
