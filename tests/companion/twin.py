"""A table of the engine that the companion is told about, and what is compared of the two."""

from __future__ import annotations

from typing import Any

from landsraad.companion import Companion
from landsraad.engine.state.state import GameState, PlayerState

PEOPLE = 0


def tell(ours: Companion, g: GameState) -> None:
    """The companion learns what people can tell it: the Rivals' things, who stands where; not what the persons have."""
    mine = ours.state
    mine.hagal_deck, mine.hagal_discard, mine.rng.state = g.hagal_deck, g.hagal_discard, g.rng.state
    mine.alliances = g.alliances
    for seat, player in enumerate(g.players):
        mine.players[seat].spaces = player.spaces
        if g.is_automated(seat):
            copy_owned(player, mine.players[seat])


def copy_owned(source: PlayerState, target: PlayerState) -> None:
    """Give a Rival all that another has."""
    for name in OWNED:
        setattr(target, name, getattr(source, name))


OWNED = (
    *("agents", "influence", "supply", "garrison", "conflict", "swords", "negotiators"),
    *("dreadnoughts", "dreadnoughts_home", "dreadnoughts_conflict", "freighter"),
    *("solari", "spice", "water", "intrigue", "vp", "tech", "tech_flipped"),
)


def owned(player: PlayerState) -> dict[str, Any]:
    """What a Rival has; of Intrigue cards how many."""
    return {name: getattr(player, name) for name in OWNED} | {"intrigue": len(player.intrigue)}
