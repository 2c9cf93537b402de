"""The order of effects: what comes unasked could just as well have come after anything that might be done before it.

Every pair is tried, for every box: an effect without a choice, and a Plot card or another effect of the turn. Where the
engine carries out the first one unasked, everything that is reached with the other one first is reached all the same.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landsraad.engine.base import intrigue
from landsraad.engine.machine.advance import advance, take
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.save import to_dict
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState
from tests.support.table import Table, given, seat

SIX = ("uprising", "choam", "six players")
BOXES = [("base",), ("base", "ix"), ("uprising",), ("uprising", "choam"), ("base", "ix", "uprising", "choam"), SIX]
SUPPLIES = [0, pytest.param(2, marks=pytest.mark.soak), 9]
KEPT = {"base": "ambush", "uprising": "weirding_combat"}  # an Intrigue card that no turn can play
WIDE = 3  # how many of a decision's options are followed
MANY = 12  # how many ends are looked at
UNORDERED = ("hand", "discard", "in_play", "intrigue", "known_hand", "contracts", "tech")
ASIDE = (
    "rng",
    "fixed",
    "turn_started",
    "turn_plain",
    "turn_sword_sources",
    "turn_acquired",
    "removed",
    "intrigue_discard",
    "stack",
)


def situation(boxes: tuple[str, ...], supply: int) -> GameState:
    """A has sent an Agent to a Maker space and can pay for everything; B and C have something to lose."""
    if boxes == SIX:
        return situation_of_six(supply)
    other = seat(hand=["dagger"] * 2, conflict=2, on=["stillsuits" if "uprising" not in boxes else "fremkit"])
    table = given(
        boxes=boxes,
        conflict="" if "uprising" in boxes else "skirmish_a",
        A=seat(
            hand=["dune_the_desert_planet", "diplomacy", "dagger", "seek_allies"],
            deck=["reconnaissance", "dagger", "diplomacy", "signet_ring"],
            discard=["convincing_argument"],
            in_play=["diplomacy"],
            intrigue=[KEPT[boxes[0]]],
            solari=9,
            spice=9,
            water=9,
            garrison=12 - supply - 1 if supply < 9 else 2,
            supply=supply,
            conflict=1,
            influence={"emperor": 2, "guild": 2, "bene_gesserit": 2, "fremen": 2},
            vp=4,
            on=["secrets"],
            agents=1,
        ),
        B=other,
        bonus_spice={"imperial_basin": 1},
    )
    return sent(table)


def situation_of_six(supply: int) -> GameState:
    """The same for Muad'Dib, who acts for E."""
    two = {"great_houses": 2, "guild": 2, "bene_gesserit": 2, "fringe_worlds": 2}
    garrison = 12 - supply - 1 if supply < 9 else 2
    table = given(
        players=6,
        boxes=SIX[:2],
        A=seat(
            hand=["dune_the_desert_planet", "usul", "signet_ring", "seek_allies"],
            deck=["command_respect", "desert_call", "demand_attention", "limited_landsraad_access"],
            discard=["convincing_argument"],
            in_play=["usul"],
            intrigue=[KEPT["uprising"]],
            solari=9,
            spice=9,
            water=9,
            influence={"fremen": 2},
            vp=4,
            on=["secrets"],
            swordmaster_bonus=True,
        ),
        E=seat(garrison=garrison, supply=supply, conflict=1, influence=two, vp=4, hand=["dagger"], hooks=True),
        B=seat(hand=["dagger"] * 2, conflict=2, on=["expedition"]),
        bonus_spice={"imperial_basin": 1},
    )
    return sent(table.choose("activate:5"))


def sent(table: Table) -> GameState:
    """The Agent goes to the Maker space; nothing else is done."""
    table.play("dune_the_desert_planet").to("imperial_basin")
    while table.asked != "agent_effects":
        table.choose(table.legal[-1])
    table.plain()
    return table.state


def rows(rules: Rules) -> Iterator[tuple[Node, int]]:
    """The effects that an Agent turn can put on the tray, with their sources; one of each kind."""
    found: list[tuple[Node, int]] = []
    for card in rules.cards:
        found += [(node, card.number) for node in card.agent]
    for space in rules.spaces:
        effects = [*space.effects, *[node for node in (space.paid, space.unpaid) if node is not None]]
        found += [(node, int(rules.first_space) + space.number) for node in effects]
    for leader in rules.leaders:
        effects = [leader.signet, *[node for node in (leader.visit, *leader.on) if node is not None]]
        found += [(node, int(rules.first_leader) + leader.number) for node in effects]
    for contract in rules.contracts:
        found.append((contract.reward, int(rules.first_contract) + contract.number))
    for faction, steps in enumerate(rules.steps.visit_influence):
        found += [(step, int(rules.first_track) + faction) for step in steps]
    seen: set[object] = set()
    for node, source in found:
        if shape(node) not in seen:
            seen.add(shape(node))
            yield node, source


def shape(node: Node) -> object:
    """What makes an effect of its own kind."""
    own = [getattr(node, name, None) for name in ("n", "solari", "spice", "water", "faction", "base", "count", "most")]
    return (type(node).__name__, *own, *map(shape, node.children()))


def ends(g: GameState) -> Iterator[GameState]:
    """What the choices lead to, up to the turn's list; the first options of each decision."""
    advance(g)
    yield from _ends(g)


def _ends(g: GameState) -> Iterator[GameState]:
    if not g.options or g.stack[-1].node.asks() == "agent_effects":
        yield g
        return
    for option in g.options[:WIDE]:
        after = g.copy()
        take(after, option)
        yield from _ends(after)


def seen(g: GameState) -> str:
    """A state without what no player cares for: the order of cards in hand, the generator, notes of the turn."""
    data = {name: value for name, value in to_dict(g).items() if name not in ASIDE}
    if g.rules.teams is not None:  # which Intrigue card which player of a team draws makes no difference beforehand
        data["options"] = [option for option in data["options"] if not option.startswith("intrigue:")]
    for player in data["players"]:
        for zone in UNORDERED:
            player[zone] = sorted(player[zone], key=str)
        if g.rules.teams is not None:
            player["intrigue"] = len(player["intrigue"])
        player["ledger"] = None
    return repr(data)


def with_row(g: GameState, node: Node, source: int) -> GameState:
    """The same moment with one more row on the tray."""
    after = g.copy()
    after.tray = [*after.tray, Frame(node, 0, source, 3)]
    return after


def comes_unasked(g: GameState, node: Node) -> bool:
    """Is a row carried out before anybody is asked?"""
    advance(g)
    return all(row.node is not node for row in g.tray)


def carried_out(g: GameState, node: Node) -> list[GameState]:
    """The row is carried out now, whatever waits; nothing where it has been lost meanwhile, which nobody wants."""
    row = next((row for row in g.tray if row.node is node), None)
    if row is None:
        return [g]
    if node.obstacle(g, row.seat, row.source) is not None:
        return []
    after = g.copy()
    after.tray = [other for other in after.tray if other is not row]
    after.push(node, row.seat, row.source)
    return list(ends(after))


def limited(states: Iterator[GameState]) -> list[GameState]:
    """Some of many."""
    return [state for state, _ in zip(states, range(MANY), strict=False)]


@pytest.mark.compiled
@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("supply", SUPPLIES)
def test_k_a_what_comes_unasked_could_come_after_any_plot_card(boxes: tuple[str, ...], supply: int) -> None:
    """K-A: with Intrigue cards in hand an effect comes unasked only where no Plot card is better played before it."""
    start = situation(boxes, supply)
    rules = start.rules
    pure = [(node, source) for node, source in rows(rules) if node.pure]
    tried = 0
    for card in rules.intrigue:
        if card.plot is None:
            continue
        held = start.copy()
        held.players[0].intrigue = (*held.players[0].intrigue, card.number)
        if intrigue.intrigue_obstacle(held, 0, card.number, intrigue.PLOT) is not None:
            continue
        for node, source in pure:
            after = with_row(held, node, source)
            if not comes_unasked(after, node):
                continue
            tried += 1
            first = with_row(held, node, source)
            intrigue.play(first, 0, card.number, intrigue.PLOT)
            wanted = {seen(end) for played in limited(ends(first)) for end in carried_out(played, node)}
            intrigue.play(after, 0, card.number, intrigue.PLOT)
            reached = {seen(end) for end in ends(after)}
            assert wanted <= reached, f"{card.id} before {node.path}"
    assert tried > 100


@pytest.mark.compiled
@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("supply", SUPPLIES)
def test_k_d_what_comes_unasked_could_come_after_any_other_effect(boxes: tuple[str, ...], supply: int) -> None:
    """K-D: an effect comes unasked beside another one only where that one is not better done before."""
    start = situation(boxes, supply)
    start.players[0].intrigue = ()
    start.asks_ends = True
    everything = list(rows(start.rules))
    for node, source in everything:
        if not node.pure:
            continue
        for other, its_source in everything:
            if other is node or other.obstacle(start, 0, its_source) is not None:
                continue
            both = with_row(with_row(start, node, source), other, its_source)
            unasked = both.copy()
            if not comes_unasked(unasked, node) or unasked.stack[-1].node.asks() != "agent_effects":
                continue
            wanted = {seen(end) for done in carried_out(both, other) for end in carried_out(done, node)}
            reached = {seen(end) for end in carried_out(unasked, other)}
            assert wanted <= reached, f"{other.path} before {node.path}"
