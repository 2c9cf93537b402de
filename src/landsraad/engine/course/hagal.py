"""House Hagal: automated opponents whose turns come from a deck of their own (B-165 to B-213).

With one person at the table two Rivals play to win; with two persons House Hagal is in the way and wins nothing. Both
are seats like the others, after those of the persons, so that every effect on opponents finds them. What a Rival has to
choose is asked of the person (B-209).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.influence import gain_influence
from landsraad.engine.base.resources import exchange_for_vp, gain_spice
from landsraad.engine.base.troops import FROM_GARRISON, deploy, holds_back, recruit
from landsraad.engine.course.spaces import give_control_bonus
from landsraad.engine.ix.dreadnoughts import commission, deploy_dreadnoughts
from landsraad.engine.ix.tech import flip_tile
from landsraad.engine.machine.compose import May
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import TECH_TILE
from landsraad.engine.machine.terms import AGENT_TURN, ESCALATION, GUILD, NOBODY
from landsraad.engine.state import chance
from landsraad.engine.state.definitions import AT_COMBAT, EACH_TURN, LAST_LEVEL, WHEN_BLOCKED
from landsraad.engine.state.zones import replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import HagalCard, Tech
    from landsraad.engine.state.state import GameState

ESCALATED_CARDS: Final = 2  # cards for the swords of each Rival at the last level, with Brutal Escalation
FLEET: Final = 3  # troops in the supply without which a Rival does not hire a fleet


def draw_card(g: GameState, seat: i64) -> HagalCard | None:
    """Reveal the next House Hagal card onto the discard pile; Reshuffle and an empty deck make a new deck (B-170).

    None only where a whole new deck holds nothing but Reshuffle.
    """
    for _ in range(len(g.hagal_deck) + len(g.hagal_discard) + 1):
        if not g.hagal_deck:
            g.hagal_deck = chance.shuffle(g, chance.HAGAL, g.hagal_discard)
            g.hagal_discard = ()
        number = g.hagal_deck[-1]
        g.hagal_deck = g.hagal_deck[:-1]
        g.hagal_discard = (*g.hagal_discard, number)
        g.fixed += 1
        card = g.rules.hagal[number]
        note(g, "hagal_card", seat, g.rules.first_hagal + number, number)
        if not card.reshuffle:
            return card
        g.hagal_deck = chance.shuffle(g, chance.HAGAL, g.hagal_deck + g.hagal_discard)
        g.hagal_discard = ()
    return None


class RivalTurn(Node):
    """The Agent turn of an automated opponent: reveal cards until one names a free space (B-168)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.reset_turn(f.seat)
        if not can_go_somewhere(g, f.seat):
            g.players[f.seat].agents = 0
            return None
        while True:
            card = draw_card(g, f.seat)
            used = None if card is None else as_used(g, f.seat, card)
            space = NOBODY if used is None else destination(g, f.seat, used)
            if used is not None and space != NOBODY:
                self._send(g, f.seat, used, space)
                return None

    def _send(self, g: GameState, seat: i64, card: HagalCard, number: i64) -> None:
        rules = g.rules
        player = g.players[seat]
        source: i64 = rules.first_hagal + card.number
        player.agents -= 1
        player.spaces |= 1 << number
        g.turn.kind = AGENT_TURN
        g.turn.space = number
        note(g, "send_agent", seat, source, number)
        give_control_bonus(g, number)
        if card.harvests:
            _harvest(g, seat, number, source)
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
        leader = player.leader
        if card.signet and leader is not None:
            g.push(rules.steps.rival_signets[leader.number], seat, rules.first_leader + leader.number)


def can_go_somewhere(g: GameState, seat: i64) -> bool:
    """Does any card of deck and discard pile name a free space? If none does, the Rival is done for this round."""
    for number in g.hagal_deck + g.hagal_discard:
        used = as_used(g, seat, g.rules.hagal[number])
        if used is not None and destination(g, seat, used, False) != NOBODY:
            return True
    return False


def as_used(g: GameState, seat: i64, card: HagalCard) -> HagalCard | None:
    """The card, or its other half for those with too little Guild Influence; None where it is skipped (R-314)."""
    if card.reshuffle:
        return None
    if card.guild > g.players[seat].influence_of(GUILD):
        return card.otherwise
    if card.dreadnought and g.players[seat].dreadnoughts == 0:
        return None
    return card


def destination(g: GameState, seat: i64, card: HagalCard, with_tiles: bool = True) -> i64:
    """The space that a card sends the Agent to; NOBODY where it is taken or there is none (B-168, B-169, B-176).

    with_tiles: a tile may be turned to pass enemy Agents.
    """
    taken: i64 = 0
    for player in g.players:
        taken |= player.spaces
        if player.mark != NOBODY:
            taken |= 1 << player.mark
    if card.harvests:
        return _richest_maker(g, taken)
    if not (taken >> card.space) & 1:
        return card.space
    own = g.players[seat].spaces
    marked = any(player.mark == card.space for player in g.players)
    if not with_tiles or marked or (own >> card.space) & 1 or not turn_tile(g, seat, WHEN_BLOCKED):
        return NOBODY
    return card.space


def turn_tile(g: GameState, seat: i64, use: i64) -> bool:
    """Turn face down the first tile that a Rival uses at this time; says whether there was one."""
    player = g.players[seat]
    for number in player.tech:
        tile = g.rules.tech[number]
        if tile.rival_use == use and not (player.tech_flipped >> number) & 1:
            flip_tile(g, seat, tile)
            return True
    return False


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


def _richest_maker(g: GameState, taken: i64) -> i64:
    best: i64 = NOBODY
    best_bonus: i64 = 0
    best_total: i64 = 0
    for maker in g.rules.makers:
        bonus: i64 = g.bonus_spice[maker.maker_index]
        total = bonus + maker.maker
        if bonus == 0 or (taken >> maker.number) & 1:
            continue
        if bonus > best_bonus or (bonus == best_bonus and total > best_total):
            best = maker.number
            best_bonus = bonus
            best_total = total
    return best


def _harvest(g: GameState, seat: i64, number: i64, source: i64) -> None:
    """Take the bonus spice away; a Rival of the solo game gains it with the base spice (B-176, B-200)."""
    maker = g.rules.spaces[number]
    bonus: i64 = g.bonus_spice[maker.maker_index]
    g.bonus_spice = replaced(g.bonus_spice, maker.maker_index, 0)
    if g.is_solo():
        gain_spice(g, seat, maker.maker + bonus, source)


class RivalDeploys(Node):
    """On a Combat space: all units recruited this turn and up to two of the garrison, dreadnoughts first (R-335)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if not g.rules.spaces[g.turn.space].combat or holds_back(g, f.seat):
            return None
        player = g.players[f.seat]
        dreadnoughts = min(player.dreadnoughts_home, g.turn.commissioned + FROM_GARRISON)
        deploy_dreadnoughts(g, f.seat, dreadnoughts, f.source)
        spare: i64 = FROM_GARRISON - max(0, dreadnoughts - g.turn.commissioned)
        recruits: i64 = g.turn.recruited - g.turn.recruits_deployed
        deploy(g, f.seat, min(player.garrison, recruits + spare), f.source)
        return None


class RivalSwords(Node):
    """Each automated opponent with troops in the Conflict reveals a card for its swords, in turn order (B-177)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seats: i64 = len(g.players)
        last = g.rules.conflicts[g.conflict].level == LAST_LEVEL
        cards: i64 = ESCALATED_CARDS if ESCALATION in g.rules.variants and last else 1
        for distance in range(seats):
            seat: i64 = (g.first_player + distance) % seats
            if g.is_automated(seat) and g.players[seat].units_in_conflict() > 0:
                for _ in range(cards):
                    self._add_swords(g, seat)
        return None

    def _add_swords(self, g: GameState, seat: i64) -> None:
        card = draw_card(g, seat)
        if card is not None:
            g.players[seat].swords += card.swords
            note(g, "swords", seat, g.rules.first_hagal + card.number, card.swords)


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


def rival_signet(signet: Node) -> Node:
    """A leader's signet as a Rival uses it: where it may be left, the person decides (B-209)."""
    return May(signet) if signet.optional else signet


def rivals_exchange(g: GameState) -> None:
    """A new Conflict may end a Rival's saving of spice for tech (R-337)."""
    if g.is_solo():
        for seat in range(len(g.players)):
            if g.is_automated(seat):
                exchange_for_vp(g, seat)


def swordmasters_arrive(g: GameState) -> None:
    """The Rivals' third Agents come with a certain Conflict card (B-201)."""
    difficulty = g.rules.difficulty
    if difficulty is None or g.round != difficulty.swordmaster_round:
        return
    for seat in range(len(g.players)):
        if g.is_automated(seat):
            player = g.players[seat]
            player.swordmaster = True
            player.agents += 1
            note(g, "swordmaster", seat, g.rules.setup_source)
