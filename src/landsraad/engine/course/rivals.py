"""Automated opponents: their turns, what they gain and how they fight (B-165 to B-213, UR-1 to UR-35).

Rivals play to win; House Hagal of the base box's two-player game is in the way and wins nothing. Both are seats like
the others, after those of the persons, so that every effect on opponents finds them. What a Rival has to choose is
asked of the person (B-209).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.influence import gain_influence
from landsraad.engine.base.resources import gain_spice, gain_swordmaster, spend_gathered
from landsraad.engine.base.troops import FROM_GARRISON, deploy, holds_back, recruit
from landsraad.engine.course.hagal import as_used, can_go_somewhere, destination, draw_card, pass_over
from landsraad.engine.course.spaces import give_control_bonus, reward_spies
from landsraad.engine.ix.dreadnoughts import commission, deploy_dreadnoughts
from landsraad.engine.ix.tech import flip_tile
from landsraad.engine.machine.compose import May
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import TECH_TILE
from landsraad.engine.machine.terms import AGENT_TURN, ESCALATION, NOBODY
from landsraad.engine.state.definitions import AT_COMBAT, EACH_TURN, LAST_LEVEL
from landsraad.engine.state.zones import replaced
from landsraad.engine.uprising.sandworms import sandworm_obstacle, summon_sandworms

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import HagalCard, Tech
    from landsraad.engine.state.state import GameState

ESCALATED_CARDS: Final = 2  # cards for the swords of each Rival at the last level, with Brutal Escalation
FLEET: Final = 3  # troops in the supply without which a Rival does not hire a fleet


# --- The Agent turn ---------------------------------------------------------------------------------------------------


class RivalTurn(Node):
    """The Agent turn of an automated opponent: reveal cards until one names a free space (B-168, UR-8).

    The frame's `a` is 1 where the turn goes on, after a card that sends nobody.
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == 0:
            g.reset_turn(f.seat)
        if not can_go_somewhere(g, f.seat):
            g.players[f.seat].agents = 0
            return None
        if f.a == 0:
            note(g, "turn", f.seat, f.source)
        while True:
            card = draw_card(g, f.seat)
            if card is None:
                continue
            if not card.sends:
                g.stack.append(Frame(self, f.seat, f.source, 1))
                _push_effects(g, f.seat, card)
                return None
            used = as_used(g, f.seat, card)
            space = NOBODY if used is None else destination(g, f.seat, used)
            if used is not None and space != NOBODY:
                self._send(g, f.seat, used, space)
                return None
            pass_over(g, f.seat, card)

    def _send(self, g: GameState, seat: i64, card: HagalCard, number: i64) -> None:
        """Of the space only the bonus of its controller counts; all else is what the card brings (B-171, UR-10)."""
        rules = g.rules
        player = g.players[seat]
        source: i64 = rules.first_hagal + card.number
        player.agents -= 1
        player.spaces |= 1 << number
        g.turn.kind = AGENT_TURN
        g.turn.space = number
        note(g, "send_agent", seat, source, number)
        give_control_bonus(g, number)
        if rules.spaces[number].maker > 0:
            reward_spies(g, seat, number)
        if card.influence != NOBODY:
            gain_influence(g, seat, card.influence, 1, source)
        recruit(g, seat, card.troops, source)
        g.push(rules.steps.rival_deploys, seat, source)
        if card.tech and g.is_solo():
            g.push(rules.steps.rival_tiles, seat, source)  # a tile just bought may be used at once
            g.stack.append(Frame(rules.steps.rival_buys, seat, source, card.discount, 0 if card.dreadnought else 1))
        if card.dreadnought:
            commission(g, seat, source)
        for _ in range(card.freighters):
            g.push(rules.steps.rival_freighter, seat, source)
        g.push(rules.steps.rival_tiles, seat, source)
        if card.signet:
            _push_signet(g, seat)
        if card.harvests:
            g.push(rules.steps.rival_harvests, seat, source)
        _push_effects(g, seat, card)


def _push_effects(g: GameState, seat: i64, card: HagalCard) -> None:
    for effect in reversed(card.effects):
        g.push(effect, seat, g.rules.first_hagal + card.number)


def _push_signet(g: GameState, seat: i64) -> None:
    """The signet of a card: the ability of the Rival card, or that of the leader (B-173, UR-12)."""
    rules = g.rules
    rival = g.players[seat].rival
    leader = g.players[seat].leader
    if rival is not None:
        g.push(rival.signet, seat, rules.first_rival + rival.number)
    elif leader is not None:
        g.push(rules.steps.rival_signets[leader.number], seat, rules.first_leader + leader.number)


class RivalHarvests(Node):
    """Take the bonus spice away; a Rival gains it, with the base spice or the sandworms (B-176, B-200, UR-14)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        maker = g.rules.spaces[g.turn.space]
        spice: i64 = g.bonus_spice[maker.maker_index]
        g.bonus_spice = replaced(g.bonus_spice, maker.maker_index, 0)
        if maker.sandworms > 0 and g.players[f.seat].hooks and sandworm_obstacle(g, f.seat) is None:
            summon_sandworms(g, f.seat, maker.sandworms, f.source)
        else:
            spice += maker.maker
        if g.rivals_compete():
            gain_spice(g, f.seat, spice, f.source)
        return None


class RivalDeploys(Node):
    """On a Combat space: all units recruited this turn and up to two of the garrison, dreadnoughts first.

    Sources: R-335, UR-15.
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if not g.rules.spaces[g.turn.space].combat:
            return None
        if holds_back(g, f.seat):
            note(g, "holds_back", f.seat, f.source)
            return None
        player = g.players[f.seat]
        dreadnoughts = min(player.dreadnoughts_home, g.turn.commissioned + FROM_GARRISON)
        deploy_dreadnoughts(g, f.seat, dreadnoughts, f.source)
        spare: i64 = FROM_GARRISON - max(0, dreadnoughts - g.turn.commissioned)
        recruits: i64 = g.turn.recruited - g.turn.recruits_deployed
        deploy(g, f.seat, min(player.garrison, recruits + spare), f.source)
        return None


# --- Leaders and tech tiles -------------------------------------------------------------------------------------------


def rival_signet(signet: Node) -> Node:
    """A leader's signet as a Rival uses it: where it may be left, the person decides (B-209)."""
    return May(signet) if signet.optional else signet


class Always(Node):
    """An optional effect that a Rival always uses when it can."""

    picture = "{effect}"

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.effect.obstacle(g, f.seat, f.source) is None:
            g.push(self.effect, f.seat, f.source)
        return None

    def children(self) -> list[Node]:
        return [self.effect]


class RivalTech(Node):
    """A Rival acquires tech if it can, and sends a negotiator otherwise (R-336)."""

    picture = "acquire_tech"
    price = TECH_TILE

    def form(self) -> str:
        return "signet"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.stack.append(Frame(g.rules.steps.rival_buys, f.seat, f.source, 0, 1))
        return None


class RivalTiles(Node):
    """What a Rival does with its tiles in its turn, wherever it can pay for it, one after the other."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        for number in player.tech:
            tile = g.rules.tech[number]
            source: i64 = g.rules.first_tech + number
            if tile.spend is not None and tile.rival_spends and tile.spend.obstacle(g, f.seat, source) is None:
                g.stack.append(f)
                g.push(tile.spend, f.seat, source)
                return None
            if tile.flip is not None and self._flips(g, f.seat, tile):
                g.stack.append(f)
                flip_tile(g, f.seat, tile)
                g.push(tile.flip, f.seat, source)
                return None
        return None

    def _flips(self, g: GameState, seat: i64, tile: Tech) -> bool:
        player = g.players[seat]
        if (player.tech_flipped >> tile.number) & 1:
            return False
        if tile.rival_use == AT_COMBAT:
            at_war = g.rules.spaces[g.turn.space].combat and not holds_back(g, seat)
            if not at_war or player.supply < FLEET:
                return False
        elif tile.rival_use != EACH_TURN:
            return False
        assert tile.flip is not None
        return tile.flip.obstacle(g, seat, g.rules.first_tech + tile.number) is None


# --- Combat and the start of a round ----------------------------------------------------------------------------------


class RivalSwords(Node):
    """Each automated opponent with units in the Conflict reveals a card for its swords, in turn order.

    Sources: B-177, UR-23, UR-29.
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        last = g.rules.conflicts[g.conflict].level == LAST_LEVEL
        cards: i64 = ESCALATED_CARDS if ESCALATION in g.rules.variants and last else 1
        for seat in g.turn_order():
            if g.is_automated(seat) and g.players[seat].units_in_conflict() > 0:
                for _ in range(cards):
                    self._add_swords(g, seat)
        return None

    def _add_swords(self, g: GameState, seat: i64) -> None:
        card = draw_card(g, seat, 1)
        if card is not None:
            g.players[seat].swords += card.swords
            note(g, "swords", seat, g.rules.first_hagal + card.number, card.swords)


def rivals_exchange(g: GameState) -> None:
    """A new Conflict may end a Rival's saving of spice for tech (R-337)."""
    if g.rivals_compete():
        for seat in range(len(g.players)):
            if g.is_automated(seat):
                spend_gathered(g, seat)


def swordmasters_arrive(g: GameState) -> None:
    """The Rivals' third Agents come with a certain Conflict card (B-201)."""
    difficulty = g.rules.difficulty
    if difficulty is None or g.round != difficulty.swordmaster_round:
        return
    for seat in range(len(g.players)):
        if g.is_automated(seat):
            gain_swordmaster(g, seat, g.rules.setup_source)
