"""How much strength a seat can still bring into the Conflict of the round, by what everybody sees.

At most: each Agent that is left goes to another space that is open to the seat now, and brings what the space recruits;
to a Combat space also the sandworms that come there and two units of the garrison. What cards and Intrigue cards add
nobody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.troops import FROM_GARRISON, recruits_left
from landsraad.engine.course.spaces import space_obstacle
from landsraad.engine.machine.terms import NOBODY, PLAYER_TURNS
from landsraad.engine.state.state import STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP, PlayerState
from landsraad.engine.uprising.sandworms import sandworm_obstacle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.node import Frame
    from landsraad.engine.state.definitions import Space
    from landsraad.engine.state.state import GameState


def most_to_add(g: GameState) -> list[int]:
    """The strength that each seat can still add at most; 0 outside of the players' turns, and for Commanders."""
    if g.phase != PLAYER_TURNS or g.conflict == NOBODY:
        return [0] * len(g.players)
    before = g.copy()  # what is chosen for a turn holds for its seat alone
    before.reset_turn(NOBODY)
    return [0 if g.is_commander(seat) else _most(g, before, seat) for seat in range(len(g.players))]


def _most(g: GameState, before: GameState, seat: i64) -> int:
    """What all that may come adds to the strength. Some Agents may better fill the garrison for the others."""
    spaces = _open_spaces(g if g.active == seat else before, seat)
    fighting = _by_worth(g, seat, [space for space in spaces if space.combat])
    filling = _by_worth(g, seat, [space for space in spaces if not space.combat])
    agents = _agents(g, seat)
    ways = [_with_agents(g, seat, fighting[: agents - n], filling[:n]) for n in range(agents + 1)]
    return max(ways) - int(g.players[seat].strength())


def _with_agents(g: GameState, seat: i64, fighting: list[Space], filling: list[Space]) -> int:
    """The strength after visits to some Combat spaces, and before them to others."""
    player = g.players[seat]
    recruits: i64 = sum([_recruits(space) for space in fighting])
    worms: i64 = sum([_worms(g, seat, space) for space in fighting])
    allowance: i64 = FROM_GARRISON * len(fighting)
    come: i64 = 0  # in this turn, and not deployed yet
    if g.turn.space != NOBODY and g.acts_now(seat) and g.may_deploy(seat) and g.rules.spaces[g.turn.space].combat:
        recruits += sum([row.node.drafts for row in g.tray])
        worms += max([_worms(g, seat, g.rules.spaces[g.turn.space]) for row in g.tray if _is_of_space(g, row)] or [0])
        allowance += FROM_GARRISON - g.turn.from_garrison
        come = recruits_left(g)
    filled = min(player.supply, recruits + sum([_recruits(space) for space in filling]))
    after = PlayerState(player)
    ships = min(player.dreadnoughts_home, allowance)
    after.dreadnoughts_conflict += ships
    after.conflict += min(player.garrison + filled, allowance - ships + min(recruits, player.supply) + come)
    after.sandworms += worms
    return int(after.strength())


def _is_of_space(g: GameState, row: Frame) -> bool:
    return row.source == g.rules.first_space + g.turn.space


def _open_spaces(g: GameState, seat: i64) -> list[Space]:
    """Where an Agent can be sent now. Automated opponents need nothing but a space without an Agent."""
    if not g.is_automated(seat):
        return [space for space in g.rules.spaces if space_obstacle(g, seat, space, False) is None]
    taken: i64 = 0
    for player in g.players:
        taken |= player.spaces
    return [space for space in g.rules.spaces if not (taken >> space.number) & 1]


def _by_worth(g: GameState, seat: i64, spaces: list[Space]) -> list[Space]:
    """Spaces, those first that bring most strength."""
    worth = sorted([(-_worth(g, seat, space), int(space.number)) for space in spaces])
    return [g.rules.spaces[number] for _, number in worth]


def _agents(g: GameState, seat: i64) -> int:
    """The Agents that can still be sent for a seat: its own and, of a team, its Commander's."""
    of_seats = [seat, *[mate for mate in g.teammates(seat) if g.is_commander(mate)]]
    return sum([int(g.players[one].agents) for one in of_seats if not g.players[one].has_revealed()])


def _worth(g: GameState, seat: i64, space: Space) -> int:
    return int(STRENGTH_OF_TROOP * _recruits(space) + STRENGTH_OF_SANDWORM * _worms(g, seat, space))


def _recruits(space: Space) -> int:
    return sum([int(effect.drafts) for effect in space.effects])


def _worms(g: GameState, seat: i64, space: Space) -> int:
    """The sandworms that come there for Maker Hooks instead of the spice (R-219)."""
    hooked = g.army(seat).hooks and sandworm_obstacle(g, seat) is None
    return int(space.sandworms) if hooked else 0
