"""Solari, spice, water, Persuasion, swords and Victory Points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import PERSUASION, SWORD, VICTORY_POINT
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.definitions import LAST_LEVEL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Rival
    from landsraad.engine.state.state import GameState, PlayerState


# What a Rival exchanges for 1 VP (B-206, UR-21), and the kinds of it as events tell them.
SOLARI_SET: Final = 7
SPICE_SET: Final = 7
WATER_SET: Final = 3
INTRIGUE_SET: Final = 3
EXCHANGED: Final = ("solari", "spice", "water", "intrigue")


def gain_solari(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Solari from the bank (B-4); some leaders gain more of it on their own turns (R-187)."""
    if not g.gathers(seat):
        return
    leader = g.players[seat].leader
    if seat == g.active and leader is not None:
        n += leader.solari_bonus
    g.players[seat].solari += n
    note(g, "gain_solari", seat, source, n)
    if g.is_automated(seat):
        spend_gathered(g, seat)


def gain_spice(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Spice from the bank (B-4)."""
    if not g.gathers(seat):
        return
    g.players[seat].spice += n
    if seat == g.active:
        g.turn.spice += n
    note(g, "gain_spice", seat, source, n)
    if g.is_automated(seat):
        spend_gathered(g, seat)


def gain_water(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Water from the bank (B-4)."""
    if not g.gathers(seat):
        return
    g.players[seat].water += n
    note(g, "gain_water", seat, source, n)
    if g.is_automated(seat):
        spend_gathered(g, seat)


def gain_vp(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Gain (n > 0) or lose (n < 0) Victory Points, with an entry in the ledger (B-3).

    House Hagal of the two-player game scores nothing (B-188).
    """
    if not g.scores(seat):
        return
    player = g.players[seat]
    player.vp += n
    player.ledger = (*player.ledger, source, n)
    note(g, "vp", seat, source, n)


def gathered(player: PlayerState) -> i64:
    """What counts towards a Rival's third Agent: resources and Intrigue cards in its supply (UR-20)."""
    cards: i64 = len(player.intrigue)
    return player.solari + player.spice + player.water + cards


def spend_gathered(g: GameState, seat: i64) -> None:
    """What a Rival does at once with what it has gathered: first its card's third Agent, then VP (UR-20)."""
    player = g.players[seat]
    rival = player.rival
    if rival is not None and not player.swordmaster:
        if gathered(player) < rival.swordmaster:
            return
        _earn_swordmaster(g, seat, rival)
    exchange_for_vp(g, seat)


def _earn_swordmaster(g: GameState, seat: i64, rival: Rival) -> None:
    """Spend Solari, then spice, Intrigue cards and water, and gain the third Agent; no space is used for it (UR-20)."""
    player = g.players[seat]
    source: i64 = g.rules.first_rival + rival.number
    left: i64 = rival.swordmaster
    solari = min(left, player.solari)
    spice = min(left - solari, player.spice)
    cards: i64 = min(left - solari - spice, len(player.intrigue))
    pay(g, seat, solari, spice, 0, source)
    if cards > 0:
        discard_gathered(g, seat, cards)
        note(g, "pay_intrigue", seat, source, cards)
    pay(g, seat, 0, 0, left - solari - spice - cards, source)
    gain_swordmaster(g, seat, source)


def discard_gathered(g: GameState, seat: i64, n: i64) -> None:
    """Intrigue cards that a Rival gives away, the oldest first; now all see them (B-207)."""
    player = g.players[seat]
    g.intrigue_discard = g.intrigue_discard + player.intrigue[:n]
    player.intrigue = player.intrigue[n:]
    g.fixed += 1


def gain_swordmaster(g: GameState, seat: i64, source: i64) -> None:
    """The third Agent, usable at once; the next ones are cheaper for the others (B-77, R-232, R-340)."""
    player = g.players[seat]
    player.swordmaster = True
    player.agents += 1
    if player.arrows:
        player.arrows = (*player.arrows, NOBODY)
    g.trained = True
    note(g, "swordmaster", seat, source)


def exchange_for_vp(g: GameState, seat: i64) -> None:
    """A Rival turns each full set of what it has gathered into 1 VP at once (B-206, UR-21)."""
    player = g.players[seat]
    while player.solari >= SOLARI_SET:
        player.solari -= SOLARI_SET
        _score_set(g, seat, 0, SOLARI_SET)
    saves_spice = g.is_solo() and g.tech_stacks and g.rules.conflicts[g.conflict].level < LAST_LEVEL
    while player.spice >= SPICE_SET and not saves_spice:  # for tech tiles
        player.spice -= SPICE_SET
        _score_set(g, seat, 1, SPICE_SET)
    while player.water >= WATER_SET:
        player.water -= WATER_SET
        _score_set(g, seat, 2, WATER_SET)
    while len(player.intrigue) >= INTRIGUE_SET:
        discard_gathered(g, seat, INTRIGUE_SET)
        _score_set(g, seat, 3, INTRIGUE_SET)


def _score_set(g: GameState, seat: i64, kind: i64, n: i64) -> None:
    note(g, "exchange", seat, g.rules.exchange_source, n, kind)
    gain_vp(g, seat, 1, g.rules.exchange_source)


class Gain(Node):
    """Solari, spice and water from the bank."""

    pure = True

    def __init__(self, *, solari: i64 = 0, spice: i64 = 0, water: i64 = 0) -> None:
        self.solari = solari
        self.spice = spice
        self.water = water

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.solari > 0:
            gain_solari(g, f.seat, self.solari, f.source)
        if self.spice > 0:
            gain_spice(g, f.seat, self.spice, f.source)
        if self.water > 0:
            gain_water(g, f.seat, self.water, f.source)
        return None


class Pay(Node):
    """Solari, spice and water to the bank. `Pay(...) >> effect` is an arrow."""

    def __init__(self, *, solari: i64 = 0, spice: i64 = 0, water: i64 = 0) -> None:
        self.solari = solari
        self.spice = spice
        self.water = water

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        pay(g, f.seat, self.solari, self.spice, self.water, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        player = g.players[seat]
        if player.solari < self.solari:
            return Reason("cost", "solari", player.solari, self.solari)
        if player.spice < self.spice:
            return Reason("cost", "spice", player.spice, self.spice)
        if player.water < self.water:
            return Reason("cost", "water", player.water, self.water)
        return None


def pay(g: GameState, seat: i64, solari: i64, spice: i64, water: i64, source: i64) -> None:
    """Pay resources that the seat has been found to have (B-45)."""
    player = g.players[seat]
    player.solari -= solari
    player.spice -= spice
    player.water -= water
    if solari > 0:
        note(g, "pay_solari", seat, source, solari)
    if spice > 0:
        note(g, "pay_spice", seat, source, spice)
    if water > 0:
        note(g, "pay_water", seat, source, water)


class Persuasion(Node):
    """Persuasion for this Reveal turn (B-106)."""

    picture = "persuasion:{n}"
    price = PERSUASION
    pure = True

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.players[f.seat].persuasion += self.n
        note(g, "persuasion", f.seat, f.source, self.n)
        return None


class Swords(Node):
    """Swords for this round's Conflict (B-109)."""

    picture = "sword:{n}"
    price = SWORD
    pure = True

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gain_swords(g, f.seat, self.n, f.source)
        count_sword_source(g, f.seat, f.source)
        return None


def gain_swords(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Swords for this round's Conflict (B-109)."""
    seat = g.acts_for(seat)
    g.players[seat].swords += n
    note(g, "swords", seat, source, n)


def count_sword_source(g: GameState, seat: i64, source: i64) -> None:
    """Remember that something gave the seat swords in its own turn."""
    if seat == g.active:
        g.turn.sword_sources = (*g.turn.sword_sources, int(source))


class SwordsPerSwordCard(Node):
    """A sword for each card revealed this turn that gave any (R-118, R-263).

    It is counted at a moment of the owner's choice; swords gained stay when their card is trashed later (R-117).
    others   the card itself is not counted
    """

    price = 1.2
    pure = True
    late = True

    def __init__(self, *, others: bool) -> None:
        self.others = others

    def form(self) -> str:
        return "others" if self.others else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        counted: list[int] = []
        gained: i64 = 0
        for card in player.revealed:
            if card not in counted:
                counted.append(card)
                gained += min(player.revealed.count(card), g.turn.sword_sources.count(card))
        if self.others and f.source in g.turn.sword_sources:
            gained -= 1
        gain_swords(g, f.seat, gained, f.source)
        return None


class VictoryPoints(Node):
    """Victory Points."""

    picture = "vp:{n}"
    price = VICTORY_POINT
    pure = True
    coveted = True

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gain_vp(g, f.seat, self.n, f.source)
        return None
