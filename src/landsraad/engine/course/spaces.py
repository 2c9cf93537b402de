"""The board: where Agents can go, and what its spaces do (B-58 to B-83)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.resources import gain_spice, gain_swordmaster, pay
from landsraad.engine.course.tray import fire
from landsraad.engine.ix.dreadnoughts import controller
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import CONTROL, EXTRA_AGENT
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import (
    COUNCIL_SEAT_TAKEN,
    MENTAT,
    NOBODY,
    SOLARI_PAID_FOR_SPACE,
    SPICE_HARVESTED,
)
from landsraad.engine.state.zones import replaced
from landsraad.engine.uprising.spies import spied_spaces

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Space
    from landsraad.engine.state.state import GameState


COUNCIL_PERSUASION: Final = 2  # B-106
SWORDMASTER_CLOSED: Final = "already_trained"  # the reason that closes the space of the Swordmaster


def open_spaces(g: GameState, seat: i64, through_enemies: bool, past_requirements: bool = False) -> i64:
    """The bit set of the spaces to which the seat could send an Agent now, its icons aside.

    through_enemies     enemy Agents do not block (Infiltrate, Kwisatz Haderach)
    past_requirements   no Influence is needed (R-259)
    """
    rules = g.rules
    player = g.players[seat]
    leader = player.leader
    assert leader is not None
    solari_opens = leader.solari_opens_later if g.trained else leader.solari_opens
    spaces: i64 = (
        solari_opens[min(player.solari, len(solari_opens) - 1)]
        & rules.spice_opens[min(player.spice, len(rules.spice_opens) - 1)]
        & rules.water_opens[min(player.water, len(rules.water_opens) - 1)]
        & ~player.closed
        & ~player.spaces
        & ~leader.barred
    )
    enemies: i64 = 0
    marks: i64 = 0
    for number, other in enumerate(g.players):
        if other is not player:
            enemies |= other.spaces
            if other.mark != NOBODY and g.opposes(seat, number):
                marks |= 1 << other.mark
    spaces &= ~marks
    if not through_enemies:
        spaces &= ~(enemies & ~leader.slips_past_spaces & ~spied_spaces(g, player))
    if past_requirements:
        return spaces
    for space in rules.required:
        if (spaces >> space.number) & 1:
            assert space.requirement is not None
            if space.requirement.obstacle(g, seat, rules.first_space + space.number) is not None:
                spaces &= ~(1 << space.number)
    return spaces


def space_obstacle(
    g: GameState, seat: i64, space: Space, through_enemies: bool, past_requirements: bool = False
) -> Reason | None:
    """Why the seat cannot send an Agent to a space now, its icons aside; the same rules as `open_spaces`."""
    player = g.players[seat]
    leader = player.leader
    assert leader is not None
    bit: i64 = 1 << space.number
    if player.closed & bit:
        difficulty = g.rules.difficulty
        barred = difficulty is not None and not difficulty.swordmaster and space.once == SWORDMASTER_CLOSED
        return Reason("forbidden", "difficulty") if barred else Reason(space.once)
    if leader.barred & bit:
        return Reason("forbidden", "personal_board")
    if player.spaces & bit:
        return Reason("occupied", "own")
    for number, other in enumerate(g.players):
        if other.mark == space.number and g.opposes(seat, number):
            return Reason("forbidden", "mark")
    if not through_enemies and is_blocked(g, seat, space.number) and not spied_spaces(g, player) & bit:
        return Reason("occupied", "enemy")
    if space.requirement is not None and not past_requirements:
        reason = space.requirement.obstacle(g, seat, g.rules.first_space + space.number)
        if reason is not None:
            return reason
    solari, spice, water = space_cost(g, seat, space)
    if player.solari < solari:
        return Reason("cost", "solari", player.solari, solari)
    if player.spice < spice:
        return Reason("cost", "spice", player.spice, spice)
    if player.water < water:
        return Reason("cost", "water", player.water, water)
    return None


def is_blocked(g: GameState, seat: i64, number: i64) -> bool:
    """Does an enemy Agent on a space block the seat, whose leader may slip past it?"""
    player = g.players[seat]
    leader = player.leader
    assert leader is not None
    bit: i64 = 1 << number
    if leader.slips_past_spaces & bit:
        return False
    for other in g.players:
        if other is not player and other.spaces & bit:
            return True
    return False


def space_cost(g: GameState, seat: i64, space: Space) -> tuple[i64, i64, i64]:
    """The least Solari, spice and water that a space costs the seat with the card played (B-62, R-022, R-195)."""
    leader = g.players[seat].leader
    assert leader is not None
    discount = leader.discount if space.icon == leader.discount_icon else 0
    solari, spice, water = g.rules.costs[space.number]
    if g.turn.card != NOBODY and g.sender().discount_space == space.number:
        spice = max(0, spice - g.sender().discount)
    if g.trained:
        discount += space.less_later
    return max(0, solari - discount), spice, water


def give_control_bonus(g: GameState, number: i64) -> None:
    """The controller of a space gains its bonus whenever anybody sends an Agent there (B-72, B-191).

    House Hagal of the two-player game gathers nothing, even where its dreadnought stands (B-182).
    """
    space = g.rules.spaces[number]
    if space.control is None:
        return
    holder = controller(g, number)
    if holder != NOBODY and g.gathers(holder):
        space.control.run(g, Frame(space.control, holder, g.rules.first_space + number))


def reward_spies(g: GameState, seat: i64, number: i64) -> None:
    """Leaders that gain when another player, or a Rival, goes to a Maker space that they spy on (R-250)."""
    for other, player in enumerate(g.players):
        leader = player.leader
        if other == seat or leader is None or leader.spied_harvest is None or g.is_automated(other):
            continue
        if (spied_spaces(g, player) >> number) & 1:
            source: i64 = g.rules.first_leader + leader.number
            leader.spied_harvest.run(g, Frame(leader.spied_harvest, other, source))


def harvest(g: GameState, seat: i64, base: i64, maker: i64) -> i64:
    """The spice that a seat takes from a Maker space with its bonus spice (B-73); some leaders take less."""
    leader = g.players[seat].leader
    assert leader is not None
    harvested: i64 = base + g.bonus_spice[maker] - leader.harvest_less
    return max(0, harvested)


class Harvest(Node):
    """Take the base spice of the Maker space that the Agent was sent to, and all bonus spice there (B-73)."""

    pure = True

    def __init__(self, base: i64) -> None:
        self.base = base

    def form(self) -> str:
        return "" if self.base > 0 else "bonus"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        maker = g.rules.spaces[g.turn.space].maker_index
        if self.base == 0 and g.bonus_spice[maker] == 0:  # nothing is harvested
            return None
        harvested = harvest(g, f.seat, self.base * g.sender().harvest_factor, maker)
        g.bonus_spice = replaced(g.bonus_spice, maker, 0)
        gain_spice(g, f.seat, harvested, f.source)
        fire(g, f.seat, SPICE_HARVESTED)
        return None


class TakeCouncilSeat(Node):
    """Take a seat on the High Council: +2 Persuasion in each own Reveal turn (B-76)."""

    picture = "take_seat"
    price = 8.0
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        player.council = True
        note(g, "council_seat", f.seat, f.source)
        if g.reveals_now(f.seat):  # it counts at once
            player.persuasion += COUNCIL_PERSUASION
            note(g, "persuasion", f.seat, f.source, COUNCIL_PERSUASION)
        fire(g, f.seat, COUNCIL_SEAT_TAKEN)
        return None


class GainSwordmaster(Node):
    """Gain the third Agent, usable at once (B-77). `once`: with teams it serves in one round only (U6-35)."""

    picture = "take_swordmaster"
    price = 8.0
    pure = True

    def __init__(self, *, once: bool = False) -> None:
        self.once = once

    def form(self) -> str:
        return "once" if self.once else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gain_swordmaster(g, f.seat, f.source)
        return None


class TakeMentat(Node):
    """Take the Mentat as an extra Agent for this round, if it is on its own space (B-78)."""

    picture = "take_mentat"
    price = EXTRA_AGENT
    pure = True
    gives: i64 = MENTAT
    minds: i64 = MENTAT

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.mentat == NOBODY:
            give_mentat(g, f.seat, f.source)
        return None


def give_mentat(g: GameState, seat: i64, source: i64) -> None:
    """The Mentat serves a seat this round."""
    g.mentat = seat
    g.players[seat].agents += 1
    note(g, "mentat", seat, source)


class PromiseMentat(Node):
    """The Mentat comes at the start of the next round (B-79)."""

    picture = "at_round_start take_mentat"
    price = EXTRA_AGENT
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.mentat_promised = f.seat
        note(g, "mentat_promised", f.seat, f.source)
        return None


class TakeControl(Node):
    """Put the own Control marker on the flag of a space, replacing any other (B-124)."""

    picture = "control/{space}"
    price = CONTROL
    pure = True

    def __init__(self, space: str) -> None:
        self.space = space

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        number = g.rules.space_number(self.space)
        if number == NOBODY:  # a Conflict of another board
            return None
        flag = g.rules.spaces[number].control_index
        if g.control[flag] != f.seat:  # a doubled reward does it once
            g.control = replaced(g.control, flag, f.seat)
            note(g, "control", f.seat, f.source, number)
        return None


class PayExtra(Node):
    """What a space offers for a further payment; it is decided when the Agent is sent (R-237)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        space = g.rules.spaces[g.turn.space]
        solari, spice = extra_cost(g, f.seat, space)
        player = g.players[f.seat]
        if player.solari < solari or player.spice < spice:
            self._add_line(g, f, space.unpaid, len(space.effects))
            return None
        return [g.rules.actions.first[actions.ACCEPT], g.rules.actions.first[actions.DECLINE]]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        space = g.rules.spaces[g.turn.space]
        if g.rules.actions.family[action] == actions.DECLINE:
            self._add_line(g, f, space.unpaid, len(space.effects))
            return
        solari, spice = extra_cost(g, f.seat, space)
        pay(g, f.seat, solari, spice, 0, f.source)
        if solari > 0:
            fire(g, f.seat, SOLARI_PAID_FOR_SPACE)
        self._add_line(g, f, space.paid, len(space.effects))

    def _add_line(self, g: GameState, f: Frame, effect: Node | None, line: i64) -> None:
        if effect is not None:
            g.tray.append(Frame(effect, f.seat, f.source, line))

    def asks(self) -> str:
        return "pay_extra"


def extra_cost(g: GameState, seat: i64, space: Space) -> tuple[i64, i64]:
    """The Solari and spice of a space's further payment; a leader's discount counts here too."""
    leader = g.players[seat].leader
    assert leader is not None
    assert space.extra is not None
    discount = leader.discount if space.icon == leader.discount_icon else 0
    return max(0, space.extra.solari - discount), space.extra.spice
