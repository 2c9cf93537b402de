"""Tech tiles: acquiring them, negotiators, using them (R-153 to R-161)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.resources import pay
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import TECH_TILE
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import NOBODY, RECRUITS, SUPPLY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Tech
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState, PlayerState


def open_tiles(g: GameState) -> list[int]:
    """The open tile of each stack that has one, from the topmost stack."""
    return [stack[-1] for stack in g.tech_stacks if stack]


class AcquireTech(Node):
    """Acquire one open tech tile, or none (R-153).

    discount   of the icon; in_solari: the price is paid in Solari instead of spice (R-161)
    """

    price = TECH_TILE
    optional = True
    gives: i64 = SUPPLY

    def __init__(self, discount: i64 = 0, *, in_solari: bool = False) -> None:
        self.discount = discount
        self.in_solari = in_solari

    def form(self) -> str:
        if self.discount > 0:
            return "discount"
        return "solari" if self.in_solari else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.is_automated(f.seat):
            if g.is_solo():
                g.stack.append(Frame(g.rules.steps.rival_buys, f.seat, f.source, self.discount))
            return None
        first = g.rules.actions.first[actions.TECH]
        options = [first + tile for tile in open_tiles(g) if self._lacks(g, f.seat, tile) <= 0]
        options.append(g.rules.actions.first[actions.DECLINE])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] != actions.TECH:
            return
        tile = g.rules.tech[g.rules.actions.param[action]]
        price: i64 = max(0, tile.cost - self.discount)
        source: i64 = g.rules.first_tech + tile.number
        g.stack.append(Frame(g.rules.steps.pay_tech, f.seat, source, price, 1 if self.in_solari else 0))

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        lacks: i64 = -1
        for tile in open_tiles(g):
            lack = self._lacks(g, seat, tile)
            if lack <= 0:
                return None
            if lacks < 0 or lack < lacks:
                lacks = lack
        if lacks < 0:
            return Reason("condition", "no_tech_tile")
        have = self._purse(g.players[seat])
        return Reason("cost", "solari" if self.in_solari else "spice", have, have + lacks)

    def _purse(self, player: PlayerState) -> i64:
        return player.solari if self.in_solari else player.spice

    def tile_obstacle(self, g: GameState, seat: i64, tile: i64) -> Reason | None:
        """Why the seat cannot acquire this tile now."""
        if tile not in open_tiles(g):
            return Reason("not_held", "market")
        have = self._purse(g.players[seat])
        lacks = self._lacks(g, seat, tile)
        return None if lacks <= 0 else Reason("cost", "solari" if self.in_solari else "spice", have, have + lacks)

    def _lacks(self, g: GameState, seat: i64, tile: i64) -> i64:
        pays = g.army(seat).negotiators + self._purse(g.players[seat])
        return max(0, g.rules.tech[tile].cost - self.discount) - pays

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [[tile.acquire] for tile in rules.tech if tile.acquire is not None]

    def asks(self) -> str:
        return "acquire_tech"


class PayTech(Node):
    """Pay for a tile, the source, with money and negotiators called back (R-154). `a`: the price; `b`: 1 for Solari."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        purse = player.solari if f.b else player.spice
        least: i64 = max(0, f.a - purse)
        most: i64 = min(g.army(f.seat).negotiators, f.a)
        first = g.rules.actions.first[actions.NEGOTIATORS]
        return [first + n for n in range(least, most + 1)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        negotiators = g.rules.actions.param[action]
        price: i64 = f.a - negotiators
        call_back(g, f.seat, negotiators, f.source)
        pay(g, f.seat, price if f.b else 0, 0 if f.b else price, 0, f.source)
        receive_tile(g, f.seat, f.source - g.rules.first_tech)

    def asks(self) -> str:
        return "pay_tech"


def call_back(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Negotiators go back from Ix to the supply."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    player.negotiators -= n
    player.supply += n
    if n > 0:
        note(g, "call_back", seat, source, n)


def receive_tile(g: GameState, seat: i64, tile: i64) -> None:
    """Take an open tile, turn up the next one of its stack, and use its acquire effect."""
    player = g.players[seat]
    take_from_stack(g, tile)
    player.tech = (*player.tech, int(tile))
    note(g, "acquire_tech", seat, g.rules.first_tech + tile, tile)
    effect = g.rules.tech[tile].acquire
    if effect is not None:
        g.push(effect, seat, g.rules.first_tech + tile)


def take_from_stack(g: GameState, tile: i64) -> None:
    """An open tile leaves its stack; the next one is turned up."""
    g.tech_stacks = tuple([stack[:-1] if stack and stack[-1] == tile else stack for stack in g.tech_stacks])
    g.fixed += 1
    if g.is_solo():
        show_marked_tile(g)


class Negotiate(Node):
    """Send a troop of the supply to Ix as a negotiator, if one likes (R-155)."""

    picture = "tech_negotiation"
    price = 1.2
    optional = True
    gives: i64 = SUPPLY
    minds: i64 = RECRUITS | SUPPLY
    drafts: i64 = 1

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seat = g.acts_for(f.seat)
        player = g.players[seat]
        if player.supply > 0:
            player.supply -= 1
            player.negotiators += 1
            note(g, "negotiate", seat, f.source, 1)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.army(seat).supply > 0 else Reason("no_units", "supply", 0, 1)


class TechOwned(Condition):
    """Owns at least `n` tech tiles."""

    picture = "acquire_tech:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = len(g.players[seat].tech)
        return None if have >= self.n else Reason("condition", "tech_owned", have, self.n)


class TrashThisTile(Node):
    """Trash the tile that says so, as a cost."""

    picture = "trash_self/tech"
    price = -TECH_TILE / 2

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        trash_tile(g, f.seat, f.source - g.rules.first_tech)
        return None


def trash_tile(g: GameState, seat: i64, tile: i64) -> None:
    """A tile leaves the game."""
    player = g.players[seat]
    player.tech = tuple([other for other in player.tech if other != tile])
    g.tech_gone = (*g.tech_gone, int(tile))
    note(g, "trash_tech", seat, g.rules.first_tech + tile, tile)


# --- Using tiles -----------------------------------------------------------------------------------------------------

FLIP_LINE = 0  # the lines of a tile among the actions that resolve something
SPEND_LINE = 1


def tile_actions(g: GameState, seat: i64, options: list[int]) -> None:
    """Add the actions that use the seat's tiles in a turn of its own (R-158, R-159)."""
    first = g.rules.actions.first[actions.RESOLVE]
    for number in g.players[seat].tech:
        source: i64 = g.rules.first_tech + number
        for line in (FLIP_LINE, SPEND_LINE):
            if use_obstacle(g, seat, number, line) is None:
                options.append(first + source * actions.LINES + line)


def use_obstacle(g: GameState, seat: i64, number: i64, line: i64) -> Reason | None:
    """Why a tile of the seat cannot be used now."""
    tile = g.rules.tech[number]
    effect = tile.flip if line == FLIP_LINE else tile.spend
    if effect is None or number not in g.players[seat].tech:
        return Reason("not_held", "tech")
    if line == FLIP_LINE and (g.players[seat].tech_flipped >> number) & 1:
        return Reason("once", "round")
    return effect.obstacle(g, seat, g.rules.first_tech + number)


def tile_of_action(g: GameState, action: i64) -> i64:
    """The number of the tile that an action uses; NOBODY where it uses none."""
    if g.rules.actions.family[action] != actions.RESOLVE:
        return NOBODY
    tile: i64 = g.rules.actions.param[action] // actions.LINES - g.rules.first_tech
    line: i64 = g.rules.actions.param[action] % actions.LINES
    return tile if 0 <= tile < len(g.rules.tech) and line <= SPEND_LINE else NOBODY


def use_tile(g: GameState, seat: i64, action: i64) -> None:
    """Use a tile in a turn of one's own."""
    number = tile_of_action(g, action)
    tile = g.rules.tech[number]
    source: i64 = g.rules.first_tech + number
    if g.rules.actions.param[action] % actions.LINES == FLIP_LINE:
        assert tile.flip is not None
        flip_tile(g, seat, tile)
        g.push(tile.flip, seat, source)
    else:
        assert tile.spend is not None
        g.push(tile.spend, seat, source)


def flip_tile(g: GameState, seat: i64, tile: Tech) -> None:
    """Turn a tile face down for this round."""
    g.players[seat].tech_flipped |= 1 << tile.number
    note(g, "flip_tech", seat, g.rules.first_tech + tile.number, tile.number)


class RoundTiles(Node):
    """Round Start: tiles turn face up again and give what they give then; leaders do what they do then."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for seat in reversed(g.turn_order()):
            player = g.players[seat]
            player.tech_flipped = 0
            leader = player.leader
            if leader is not None and leader.round_start is not None and not g.is_automated(seat):
                g.push(leader.round_start, seat, g.rules.first_leader + leader.number)
            for number in player.tech:
                effect = g.rules.tech[number].round_start
                if effect is not None:
                    g.push(effect, seat, g.rules.first_tech + number)
        return None


class FinalTiles(Node):
    """The end of the game: what tiles score (R-191 decides ties and is no score)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for seat in range(len(g.players)):
            for number in g.players[seat].tech:
                effect = g.rules.tech[number].endgame
                if effect is not None:
                    g.push(effect, seat, g.rules.first_tech + number)
        return None


class RivalBuys(Node):
    """A Rival buys the dearest marked tile that it can pay (R-336). `a`: discount; `b`: 1 to negotiate otherwise."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        best: i64 = NOBODY
        for tile in open_tiles(g):
            definition = g.rules.tech[tile]
            price = max(0, definition.cost - f.a)
            if not definition.rival or price > player.spice + player.negotiators:
                continue
            if best == NOBODY or definition.cost > g.rules.tech[best].cost:
                best = tile
        if best == NOBODY:
            if f.b and player.supply > 0:
                player.supply -= 1
                player.negotiators += 1
                note(g, "negotiate", f.seat, f.source, 1)
            return None
        price = max(0, g.rules.tech[best].cost - f.a)
        negotiators: i64 = max(0, price - player.spice)
        call_back(g, f.seat, negotiators, f.source)
        pay(g, f.seat, 0, price - negotiators, 0, f.source)
        receive_tile(g, f.seat, best)
        return None


def show_marked_tile(g: GameState) -> None:
    """Where no open tile is for Rivals: trash the top of the largest stack until one is (R-336)."""
    largest: i64 = 0
    for stack in g.tech_stacks:
        if stack and g.rules.tech[stack[-1]].rival:
            return
        largest = max(largest, len(stack))
    for stack in g.tech_stacks:
        if largest > 0 and len(stack) == largest:
            note(g, "trash_tech", NOBODY, g.rules.first_tech + stack[-1], stack[-1])
            g.tech_gone = (*g.tech_gone, stack[-1])
            take_from_stack(g, stack[-1])
            return
