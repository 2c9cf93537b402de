"""The numbers behind the terms of the game: factions, icons, kinds of turn, domains of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

# Factions. A faction's number is also the number of its Agent icon (B-60).
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTION_NAMES: Final = ("emperor", "guild", "bene_gesserit", "fremen")

# Influence tracks have the numbers of the factions' icons; those on the two personal boards follow (U6-24).
EMPEROR_BOARD: Final = 4
FREMEN_BOARD: Final = 5

LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY: Final = 7  # of no space: it reaches those next to an own spy
ICON_NAMES: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade", "spy")

# Battle icons of Conflict cards and objectives.
CRYSKNIFE: Final = 0
DESERT_MOUSE: Final = 1
ORNITHOPTER: Final = 2
WILD: Final = 3
BATTLE_ICON_NAMES: Final = ("crysknife", "desert_mouse", "ornithopter", "wild")

# Phases of a round (B-23) and the two states around the rounds.
SETUP: Final = 0
ROUND_START: Final = 1
PLAYER_TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
PHASE_NAMES: Final = ("setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame")

# What the player whose turn it is has made of the turn so far (B-28).
UNDECIDED: Final = 0
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2
PASSED: Final = 3
TURN_NAMES: Final = ("undecided", "agent", "reveal", "passed")

# Places that cards can be in.
HAND: Final = 0
DISCARD: Final = 1
IN_PLAY: Final = 2
DECK_TOP: Final = 3

# Domains: what an effect changes, and what an effect's best moment may depend on (see Node.gives and Node.minds).
CARDS: Final = 1
DISCARD_PILE: Final = 2
CARDS_IN_PLAY: Final = 4
INTRIGUE_CARDS: Final = 8
INFLUENCE: Final = 16
TROOPS: Final = 32
RECRUITS: Final = 64  # troops that recruiting takes out of the supply
SUPPLY: Final = 128  # troops that come back to the supply, or leave it for something else than the garrison
INTRIGUE_PILE: Final = 256  # the Intrigue discard pile
OPPONENTS: Final = 512  # what opponents hold
MENTAT: Final = 1024
DECK: Final = 2048  # what lies on top of it
RESEARCH: Final = 4096  # where the research token is

# Things that happen to a player and that a leader may answer (see Leader.on).
COUNCIL_SEAT_TAKEN: Final = 0
SOLARI_PAID_FOR_SPACE: Final = 1
SPICE_HARVESTED: Final = 2
HAPPENINGS: Final = 3

# Variants that change a rule (Rules.variants), besides what boxes bring.
EPIC: Final = "epic"  # 12 VP, no Conflicts of level I, more troops
DICE: Final = "dice"  # solo: dice trash cards of the Imperium Row after each Reveal turn
ESCALATION: Final = "escalation"  # Rivals reveal two cards for their swords at Conflicts of level III
EXPERT_DEPLOYMENT: Final = "expert_deployment"  # Rivals that lead by enough units send no more troops
SMART_POLITICS: Final = "smart_politics"  # Rivals pass over factions where they are safe or hopeless
STREAMLINED: Final = "streamlined"  # the Rival of two players scores nothing, and gathers for its third Agent only
GO_TO_11: Final = "go_to_11"  # to 11 VP; four begin without one and play to 10 (IM-54)

RECOMMENDED: Final = "recommended"  # six players: Allies have the leaders that suit their team (U6-12)

NOBODY: Final = -1
HIDDEN: Final = -1


def bits(numbers: Iterable[int]) -> int:
    """The bit set of some numbers."""
    return sum(1 << number for number in set(numbers))
