"""What a turn's list offers besides cards: Plot cards, what a leader can do on its own turns, tech tiles, tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base import intrigue
from landsraad.engine.immortality.atomics import atomics_obstacle, use_atomics
from landsraad.engine.immortality.specimens import return_obstacle, spend_specimens
from landsraad.engine.ix.tech import tile_actions, tile_of_action, use_tile
from landsraad.engine.machine import actions
from landsraad.engine.machine.order import Influx
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import INTRIGUE_CARDS, NOBODY, SUPPLY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

ABILITY_LINE: Final = (
    2  # the line of a leader's turn ability among the lines of the leader; 0 is its signet, 1 its answer
)


def ability_action(g: GameState, seat: i64) -> int:
    """The action that uses the turn ability of the seat's leader; NOBODY where it has none."""
    leader = g.players[seat].leader
    if leader is None or leader.turn_ability is None:
        return NOBODY
    source: i64 = g.rules.first_leader + leader.number
    return g.rules.actions.first[actions.RESOLVE] + source * actions.LINES + ABILITY_LINE


def ability_obstacle(g: GameState, seat: i64) -> Reason | None:
    """Why the leader's turn ability cannot be used now."""
    leader = g.players[seat].leader
    if leader is None or leader.turn_ability is None:
        return Reason("not_now", "resolve")
    return leader.turn_ability.obstacle(g, seat, g.rules.first_leader + leader.number)


def add_abilities(g: GameState, seat: i64, options: list[int]) -> None:
    """Add the turn ability of the seat's leader, the uses of its tech tiles and tokens, that are possible now."""
    action = ability_action(g, seat)
    if action != NOBODY and ability_obstacle(g, seat) is None:
        options.append(action)
    if g.players[seat].tech:
        tile_actions(g, seat, options)
    if g.rules.research:
        if atomics_obstacle(g, seat) is None:
            options.append(g.rules.actions.action(actions.ATOMICS))
        if return_obstacle(g, seat) is None:
            options.append(g.rules.actions.action(actions.RETURN_SPECIMEN))


def may_come_between(g: GameState, seat: i64, draws_intrigue: bool) -> Influx:
    """The Plot cards and abilities that the seat might use between two effects, as far as everybody can see.

    draws_intrigue   Intrigue cards may come to it in this turn
    """
    influx = Influx()
    player = g.players[seat]
    assert player.leader is not None
    if player.leader.turn_ability is not None:
        influx.add(player.leader.turn_ability)
    for number in player.tech:
        tile = g.rules.tech[number]
        if tile.flip is not None and not (player.tech_flipped >> number) & 1:
            influx.add(tile.flip)
        if tile.spend is not None:
            influx.add(tile.spend)
    cards: i64 = len(player.intrigue)
    if draws_intrigue or influx.gives & INTRIGUE_CARDS:
        cards += 1
    if cards > 0:
        influx.gives |= g.rules.plots.gives
        influx.minds |= g.rules.plots.minds
        influx.drafts += cards * g.rules.plots.drafts
    if g.army(seat).specimens > 0:
        influx.gives |= SUPPLY
    return influx


def play_plot_or_ability(g: GameState, seat: i64, action: i64) -> None:
    """Carry out what was chosen from a turn's list: a Plot card, the leader's ability, the use of a tile or token."""
    family = g.rules.actions.family[action]
    if family == actions.ATOMICS:
        use_atomics(g, seat)
        return
    if family == actions.RETURN_SPECIMEN:
        spend_specimens(g, seat, 1, g.rules.setup_source)
        return
    if family == actions.INTRIGUE:
        intrigue.play(g, seat, g.rules.actions.param[action], intrigue.PLOT)
        return
    if tile_of_action(g, action) != NOBODY:
        use_tile(g, seat, action)
        return
    leader = g.players[seat].leader
    assert leader is not None
    assert leader.turn_ability is not None
    g.push(leader.turn_ability, seat, g.rules.first_leader + leader.number)
