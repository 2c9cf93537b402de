"""What will probably have come of a way to go on when the round is over: in the terms that players think in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.bots.position import own_zones, side_vp
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState

if TYPE_CHECKING:
    from mypy_extensions import i64

THINGS: Final = ("vp", "solari", "spice", "water", "troops", "intrigue", "cards", "agents", "council", "alliances")
CONFLICT: Final = "conflict"  # how often the Conflict is won


def names(rules: Rules) -> list[str]:
    """The name of each number of an outlook: THINGS, the Influence with each faction, CONFLICT."""
    return [*THINGS, *[f"influence/{faction}" for faction in rules.factions], CONFLICT]


def holdings(g: GameState, seat: i64) -> list[float]:
    """What a seat has, in the order of `names` without the last."""
    player = g.players[seat]
    cards = 0.0
    for zone in own_zones(player):
        cards += float(len(zone))
    alliances = 0.0
    for owner in g.alliances:
        if owner == seat:
            alliances += 1.0
    numbers = [
        side_vp(g, seat),
        float(player.solari),
        float(player.spice),
        float(player.water),
        float(player.garrison + player.conflict),
        float(len(player.intrigue) + len(player.face_up)),
        cards,
        1.0 if player.swordmaster else 0.0,
        1.0 if player.council else 0.0,
        alliances,
    ]
    for faction in range(len(g.rules.factions)):
        numbers.append(float(player.influence_of(faction)))
    return numbers


def has_won_conflict(g: GameState, seat: i64) -> bool:
    """Did the seat win the Conflict, as the state's listener has heard?"""
    heard = g.listener
    if heard is None:
        return False
    for event in heard.events:
        if event.kind == "fought":
            return event.seat == seat
    return False
