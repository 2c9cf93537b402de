"""What an answer to the present decision would bring, cost or give up: for tables that show it beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.influence import (
    ChooseTrack,
    GainInfluence,
    GainInfluenceAny,
    GainInfluencePair,
    LoseInfluenceAny,
    cube_of,
    gain_influence,
    lose_influence,
)
from landsraad.engine.base.troops import deploy_by_agent
from landsraad.engine.course.abilities import ability_action
from landsraad.engine.course.acquiring import price
from landsraad.engine.course.combat import CombatCards, places, ranks
from landsraad.engine.course.reveal import RevealEffects, set_aside_price
from landsraad.engine.course.sides import Train
from landsraad.engine.course.spaces import PayExtra, extra_cost
from landsraad.engine.course.tray import plain_rows, row_action
from landsraad.engine.course.turn import AgentEffects
from landsraad.engine.ix.shipping import ADVANCE, RecallRewards
from landsraad.engine.ix.tech import FLIP_LINE, AcquireTech, PayTech, tile_of_action
from landsraad.engine.ix.units import DeployUnits, RetreatUnits, deployable_dreadnoughts
from landsraad.engine.machine import actions
from landsraad.engine.machine.advance import is_asked_alone, take
from landsraad.engine.machine.compose import Choose, Lines, May
from landsraad.engine.machine.terms import COMBAT, NOBODY, REVEAL_TURN
from landsraad.engine.state.definitions import NO_COST
from landsraad.engine.state.state import PlayerState
from landsraad.engine.teams.commanders import AllyDeploys

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.node import Frame, Node
    from landsraad.engine.state.state import GameState


class Outlook:
    """One way to deploy or to retreat.

    troops, dreadnoughts   so many more of them in the Conflict; fewer where they retreat
    strength, place        of the seat then; the reward that it would take, 0 for none
    """

    __slots__ = ("dreadnoughts", "place", "strength", "troops")

    def __init__(self, troops: int, dreadnoughts: int, strength: int, place: int) -> None:
        self.troops = troops
        self.dreadnoughts = dreadnoughts
        self.strength = strength
        self.place = place


def outlooks(g: GameState) -> list[Outlook]:
    """All ways to deploy or to retreat that the present decision offers; none where it offers neither."""
    if not g.options:
        return []
    frame = g.stack[-1]
    found: list[Outlook] = []
    for troops in _numbers(g, actions.RETREAT):
        found.append(_after(g, frame.seat, -troops, -_beside(frame, troops)))
    deployed = _numbers(g, actions.DEPLOY)
    sailing = max(_numbers(g, actions.DEPLOY_DREADNOUGHT), default=0)
    if deployed or sailing:
        for troops in range(max(deployed, default=0) + 1):
            for dreadnoughts in range(min(sailing, _most_dreadnoughts(g, frame, troops)) + 1):
                found.append(_after(g, frame.seat, troops, dreadnoughts))
    return found


def _numbers(g: GameState, family: i64) -> list[int]:
    """The numbers of the actions of a family that can be chosen."""
    return [g.rules.actions.param[action] for action in g.options if g.rules.actions.family[action] == family]


def _beside(frame: Frame, troops: int) -> int:
    """The dreadnoughts that retreat beside so many troops."""
    return int(frame.node.n - troops) if isinstance(frame.node, RetreatUnits) else 0


def _most_dreadnoughts(g: GameState, frame: Frame, troops: int) -> int:
    """How many dreadnoughts can be deployed beside so many troops."""
    if isinstance(frame.node, DeployUnits):
        return int(frame.node.most - frame.a - troops)
    if not isinstance(frame.node, AgentEffects | AllyDeploys):
        return 0
    after = g.copy()
    deploy_by_agent(after, frame.seat, troops, frame.source)
    return int(deployable_dreadnoughts(after, frame.seat))


def _after(g: GameState, seat: i64, troops: int, dreadnoughts: int) -> Outlook:
    seat = g.acts_for(seat)
    player = PlayerState(g.players[seat])
    player.conflict += troops
    player.dreadnoughts_conflict += dreadnoughts
    strengths = [int(other.strength()) for other in g.players]
    strengths[seat] = int(player.strength())
    return Outlook(troops, dreadnoughts, strengths[seat], places(strengths)[seat])


# --- What a Combat card does ------------------------------------------------------------------------------------------


class Standing:
    """The strength of a seat in the Conflict, and the reward in sight with it (0 for none)."""

    __slots__ = ("place", "seat", "strength")

    def __init__(self, g: GameState, seat: int) -> None:
        self.seat = seat
        self.strength = int(g.players[seat].strength())
        self.place = places(ranks(g))[seat]


def standing_after(g: GameState, action: i64) -> Standing | None:
    """How whoever fights for the seat that is asked stands once a choice of the Combat cards has had its effect, as
    long as nobody answers. None at other times, and where further choices or cards that lie hidden decide."""
    ground = _combat_cards(g)
    if ground == NOBODY:
        return None
    after = g.copy()
    frame = after.stack.pop()
    frame.node.answer(after, frame, action)
    while len(after.stack) > ground + 1:
        frame = after.stack.pop()
        options = frame.node.run(after, frame)
        if options is None:
            continue
        if len(options) > 1 or is_asked_alone(after, frame):
            return None
        frame.node.answer(after, frame, options[0])
    return Standing(after, after.acts_for(g.stack[-1].seat)) if after.fixed == g.fixed else None


def _combat_cards(g: GameState) -> i64:
    """Where in the stack the Combat cards are that are being played; NOBODY at other times."""
    if g.phase == COMBAT:
        for place, frame in enumerate(g.stack):
            if isinstance(frame.node, CombatCards):
                return place
    return NOBODY


# --- What an action costs and brings ----------------------------------------------------------------------------------


class Price:
    """So many of some goods: `persuasion`, `solari` or `spice`."""

    __slots__ = ("goods", "n")

    def __init__(self, n: int, goods: str) -> None:
        self.n = n
        self.goods = goods


def price_of(g: GameState, action: i64) -> Price | None:
    """What an action costs at the present decision; None where it has no price of its own."""
    family = g.rules.actions.family[action]
    param = g.rules.actions.param[action]
    frame = g.stack[-1]
    node = frame.node
    if family == actions.BUY:
        cost = int(price(g, param))
        return None if cost == NO_COST else Price(cost, "persuasion")
    if family == actions.CLAIM and isinstance(node, RevealEffects):
        return Price(int(set_aside_price(g, param)), "persuasion")
    if family == actions.TECH and isinstance(node, AcquireTech):
        return _in_money(max(0, int(g.rules.tech[param].cost - node.discount)), node.in_solari)
    if family == actions.NEGOTIATORS and isinstance(node, PayTech):
        return _in_money(max(0, int(frame.a) - param), frame.b != 0)
    if family == actions.ACCEPT and isinstance(node, PayExtra):
        space = g.rules.spaces[g.turn.space]
        assert space.extra is not None
        solari, spice = extra_cost(g, frame.seat, space)
        in_solari = space.extra.solari > 0
        return _in_money(int(solari if in_solari else spice), in_solari)
    return None


def _in_money(n: int, in_solari: bool) -> Price:
    return Price(n, "solari" if in_solari else "spice")


def brings(g: GameState, action: i64) -> list[Node]:
    """The effects of an action that is an alternative of the present decision, or a row of the tray."""
    family = g.rules.actions.family[action]
    param = g.rules.actions.param[action]
    frame = g.stack[-1]
    node = frame.node
    if family == actions.CHOOSE:
        return _nth(_alternatives(g, node), param)
    if family == actions.RESOLVE:
        return _resolved(g, frame.seat, action)
    if family == actions.FREIGHTER:
        level = g.army(frame.seat).freighter
        return _nth(g.rules.shipping, level) if param == ADVANCE else g.rules.shipping[:level]
    if family == actions.CONTRACT:
        return [g.rules.contracts[param].reward]
    if family == actions.ACCEPT and isinstance(node, May):
        return [node.effect]
    if isinstance(node, PayExtra) and family in (actions.ACCEPT, actions.DECLINE):
        space = g.rules.spaces[g.turn.space]
        effect = space.paid if family == actions.ACCEPT else space.unpaid
        return [] if effect is None else [effect]
    return []


def as_it_comes(g: GameState, seat: i64, source: i64, node: Node) -> Node:
    """What there is of an effect now: of alternatives that must be taken, the only one that can be."""
    if not isinstance(node, Choose) or node.optional or node.count > 1:
        return node
    possible = [option for option in node.options if option.obstacle(g, seat, source) is None]
    return possible[0] if len(possible) == 1 else node


def _nth(nodes: list[Node], n: i64) -> list[Node]:
    return [nodes[n]] if n < len(nodes) else []


def _alternatives(g: GameState, node: Node) -> list[Node]:
    if isinstance(node, Choose):
        return node.options
    if isinstance(node, Lines):
        return node.lines
    if isinstance(node, Train):
        return node.rewards
    return g.rules.shipping if isinstance(node, RecallRewards) else []


def _resolved(g: GameState, seat: i64, action: i64) -> list[Node]:
    for row in g.tray:
        if row_action(g, row) == action:
            return [row.node]
    leader = g.players[seat].leader
    if leader is not None and leader.turn_ability is not None and action == ability_action(g, seat):
        return [leader.turn_ability]
    tile = tile_of_action(g, action)
    if tile == NOBODY:
        return []
    definition = g.rules.tech[tile]
    effect = definition.flip if g.rules.actions.param[action] % actions.LINES == FLIP_LINE else definition.spend
    return [] if effect is None else [effect]


# --- Where Influence leads --------------------------------------------------------------------------------------------


class Reached:
    """Where an action leads that moves a marker of Influence.

    old, new   the Influence before and after
    vp         the Victory Points that come with it; fewer than 0 where they go
    alliance   1 where the Alliance comes with it, -1 where it goes
    effects    what else the steps on the way bring
    """

    __slots__ = ("alliance", "effects", "new", "old", "vp")

    def __init__(self, old: int, new: int, vp: int, alliance: int, effects: list[Node]) -> None:
        self.old = old
        self.new = new
        self.vp = vp
        self.alliance = alliance
        self.effects = effects


def influence_chosen(frame: Frame) -> int:
    """How much Influence the faction gains that the present decision asks for; 0 where it asks for none."""
    if isinstance(frame.node, GainInfluenceAny):
        return int(frame.node.n)
    if isinstance(frame.node, ChooseTrack):
        return int(frame.b)
    return 1 if isinstance(frame.node, GainInfluencePair) else 0


def influence_lost(frame: Frame) -> int:
    """How much Influence with a faction goes by a choice of the present decision that loses some."""
    return int(frame.node.n) if isinstance(frame.node, LoseInfluenceAny) and frame.node.together else 1


def reached(g: GameState, action: i64) -> Reached | None:
    """Where an action of the present decision leads on a track of Influence; None where it moves no marker there."""
    family = g.rules.actions.family[action]
    faction = g.rules.actions.param[action]
    frame = g.stack[-1]
    n = influence_chosen(frame) if family == actions.INFLUENCE else 0
    if family == actions.LOSE:
        n = -influence_lost(frame)
    if family == actions.CHOOSE and g.rules.teams is None:  # with teams an icon may leave a choice of tracks
        for node in brings(g, action):
            if isinstance(node, GainInfluence):
                faction, n = node.faction, node.n
    if n == 0:
        return None
    after = g.copy()
    if n > 0:
        gain_influence(after, frame.seat, faction, n, frame.source)
    for _ in range(-n):
        lose_influence(after, frame.seat, faction, frame.source)
    seat = cube_of(g, frame.seat, faction)
    before, player = g.players[seat], after.players[seat]
    alliance = int(after.alliances[faction] == seat) - int(g.alliances[faction] == seat)
    brought = [one.node for one in after.stack[len(g.stack) :] if one.node is not g.rules.steps.pass_alliance]
    old, new = int(before.influence_of(faction)), int(player.influence_of(faction))
    return Reached(old, new, int(player.vp - before.vp), alliance, brought)


# --- What ending the turn gives up ------------------------------------------------------------------------------------


class Leftover:
    """What ending the turn now would leave unused: effects, Persuasion that could buy something, units to deploy."""

    __slots__ = ("effects", "persuasion", "units")

    def __init__(self, effects: int, persuasion: int, units: int) -> None:
        self.effects = effects
        self.persuasion = persuasion
        self.units = units


def leftover(g: GameState) -> Leftover:
    """What the seat whose turn it is would leave unused by ending it now."""
    seat = g.stack[-1].seat
    plain = plain_rows(g, seat)
    effects = 0
    for row in g.tray:
        asked = not row.node.late and row not in plain and row_action(g, row) in g.options
        if asked and row.node.obstacle(g, seat, row.source) is None:
            effects += 1
    buys = g.turn.kind == REVEAL_TURN and bool(_numbers(g, actions.BUY) or _numbers(g, actions.CLAIM))
    deployed = g.turn.deployed + g.turn.dreadnoughts_deployed
    units = _deployable(g, plain) if deployed == 0 else 0
    return Leftover(effects, int(g.players[seat].persuasion) if buys else 0, units)


def _deployable(g: GameState, plain: list[Frame]) -> int:
    """How many units could be deployed, also those that the plain rows still bring."""
    after = g.copy()
    for row in plain:
        action = row_action(after, row)
        if action in after.options:
            take(after, action)
    return max([*_numbers(after, actions.DEPLOY), *_numbers(after, actions.DEPLOY_DREADNOUGHT), 0])
