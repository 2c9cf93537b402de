"""What one of each thing is worth on average, in Solari: the units in which nodes give their `price`."""

from __future__ import annotations

from typing import Final

SOLARI: Final = 1.0
SPICE: Final = 1.4
WATER: Final = 1.8
TROOP: Final = 1.5
SWORD: Final = 0.9
PERSUASION: Final = 1.1
DRAWN_CARD: Final = 1.6
INTRIGUE_CARD: Final = 2.5
INFLUENCE_STEP: Final = 3.0
TRASHING: Final = 1.5
VICTORY_POINT: Final = 12.0
CONTROL: Final = 3.0
EXTRA_AGENT: Final = 3.0  # for one round
FREIGHTER_MOVE: Final = 2.5
DREADNOUGHT: Final = 6.0
TECH_TILE: Final = 4.0  # beyond what it costs
SPY: Final = 1.8
SANDWORM: Final = 6.0
MAKER_HOOKS: Final = 4.0
CONTRACT: Final = 2.5
SPECIMEN: Final = 1.8
TLEILAXU_STEP: Final = 3.0
RESEARCH_STEP: Final = 2.5
BATTLE_ICON: Final = 3.0  # a card won whose icon is still to be paired
