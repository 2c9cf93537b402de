"""The table as far as the companion knows it: setup, state, and what can be read off them."""

from __future__ import annotations

from typing import Final

import msgspec

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import Facts, LevelFacts, facts
from landsraad.companion.tiles import FinalFacts, TileFacts
from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS
from landsraad.engine.rng import LOW_WORD, MULTIPLIER, Rng

NO_RIVAL: Final = 0  # Rivals count from 1; 0 is anybody or anything else
ZONES: Final = ("supply", "garrison", "conflict")
UNTOLD: Final = -1
VARIANTS: Final = ("epic", "escalation")  # those of Rise of Ix that touch what the companion knows


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played.

    players      persons: 1 (two Rivals) or 2 (House Hagal)
    difficulty   of the solo game; "" with two persons
    boxes        the boxes in use
    leaders      of the two Rivals of the solo game; empty with two persons
    seed         the first state of the generator, a number in words; "" for a random one
    epic         the epic game of Rise of Ix (R-194)
    escalation   its variant of the solo game: more cards for the Rivals' swords in the last Conflicts
    """

    players: int = 1
    difficulty: str = ""
    boxes: list[str] = msgspec.field(default_factory=lambda: ["base"])
    leaders: list[str] = []
    seed: str = ""
    epic: bool = False
    escalation: bool = False


class Rival(msgspec.Struct):
    """A Rival's pieces and tracks.

    dreadnoughts  by zone; those that control a space are in none
    freighter     its level on the shipping track
    mentat        it has the Mentat in the next round
    """

    leader: str
    agents: int
    influence: dict[str, int]
    supply: int
    dreadnoughts: dict[str, int]
    garrison: int = 0
    conflict: int = 0
    swords: int = 0
    swordmaster: bool = False
    mentat: bool = False
    solari: int = 0
    spice: int = 0
    water: int = 0
    intrigue: int = 0
    vp: int = 0
    freighter: int = 0
    negotiators: int = 0


class Ask(msgspec.Struct):
    """What must be answered before anything else.

    kind     `place` (is the space free?), `bonus` (spice on the Maker spaces), `signet` (pay for it?), `faction` (for
             the signet), `raise` (which of those with least Influence?), `alliance` (does the Rival take the token?),
             `strength` (of the person), `pass` (is it an Agent that stands there? a tile would pass it), `tile` (which
             is the first that lies open?), `control` (which space does the dreadnought take?)
    among    what can be answered: ids of factions, tiles or spaces, those that come first in front
    """

    kind: str
    rival: int
    faction: str = ""
    among: list[str] = []


class Turn(msgspec.Struct):
    """The Agent turn in progress, or another thing that a Rival is at: card and space are ids, "" while there is none.

    otherwise   the other half of the card is used
    recruited   troops that may be deployed besides those of the garrison
    raised      factions chosen for Influence: each of them once
    enemy       the person's strength in the Conflict, UNTOLD before it is asked for
    discount    on the tile that is being bought
    """

    rival: int
    card: str = ""
    space: str = ""
    recruited: int = 0
    otherwise: bool = False
    raised: list[str] = []
    enemy: int = UNTOLD
    discount: int = 0


class State(msgspec.Struct):
    """A table as far as the companion knows it.

    rng           the generator, a number in words
    deck          numbers of cards, the top card last; discard: the other pile
    taken         space to the Rival whose Agent stands there, or 0
    bonus         bonus spice by Maker space, as far as it follows from what was said
    alliances     faction to the Rival that has the token, or 0
    tiles         tech tile to the Rival that has it, or 0 where it is out of the game; turned: those face down
    warships      space to the Rival whose dreadnought controls it; new_warship: the space taken in this round
    fought        the swords of this round have been revealed; won: a Rival has won its Conflict
    finished      the tiles have been counted at the end
    ask, turn     what is asked, the Agent turn in progress
    todo          what is still to be carried out in this turn
    """

    round: int
    rng: str
    deck: list[int]
    discard: list[int]
    taken: dict[str, int]
    bonus: list[int]
    alliances: dict[str, int]
    rivals: list[Rival]
    tiles: dict[str, int] = {}
    turned: list[str] = []
    warships: dict[str, int] = {}
    new_warship: str = ""
    fought: bool = False
    won: bool = False
    finished: bool = False
    ask: Ask | None = None
    turn: Turn | None = None
    todo: list[str] = []


class Event(msgspec.Struct):
    """Something that happened; the texts `companion-event-KIND` say it. `what` is an id, `n` a number."""

    kind: str
    rival: int = NO_RIVAL
    what: str = ""
    n: int = 0


def check_setup(setup: Setup) -> Facts:
    """The facts for a setup; raises CompanionError where it cannot be played."""
    known = facts(tuple(setup.boxes))
    for variant in VARIANTS:
        if getattr(setup, variant) and known.epic is None:
            raise CompanionError("needs_ix", what=variant)
    if setup.players not in (ONE_PERSON, TWO_PERSONS):
        raise CompanionError("players", n=setup.players)
    if setup.players == TWO_PERSONS:
        if setup.difficulty or setup.leaders or setup.escalation:
            raise CompanionError("two_persons")
    else:
        levels = [level.id for level in known.difficulties]
        if setup.difficulty not in levels:
            raise CompanionError("no_level", what=setup.difficulty, known=", ".join(levels))
        leaders = [leader.id for leader in known.leaders]
        for leader in setup.leaders:
            if leader not in leaders:
                raise CompanionError("no_leader", what=leader, known=", ".join(leaders))
        if len(setup.leaders) != known.rivals[str(ONE_PERSON)] or len(set(setup.leaders)) != len(setup.leaders):
            raise CompanionError("leaders", n=known.rivals[str(ONE_PERSON)])
    if not setup.seed.isascii() or not setup.seed.isdecimal() or not _fits(setup.seed):
        raise CompanionError("seed", what=setup.seed[:30])
    return known.in_epic_game() if setup.epic else known


def _fits(seed: str) -> bool:
    return len(seed) < 20 and 0 < int(seed) < MULTIPLIER * (LOW_WORD + 1) - 1


def first_state(known: Facts, setup: Setup) -> State:
    """A table after setting up: cards without the other mode's mark, shuffled (B-183, B-196, B-197)."""
    cards = [i for i, card in enumerate(known.cards) if card.mark in (0, setup.players) for _ in range(card.copies)]
    rng = Rng(int(setup.seed))
    deck = list(rng.shuffled(tuple(cards)))
    return State(
        round=1,
        rng=str(rng.state),
        deck=deck,
        discard=[],
        taken={},
        bonus=[0] * len(known.makers()),
        alliances=dict.fromkeys(known.factions, NO_RIVAL),
        rivals=_first_rivals(known, setup),
    )


def _first_rivals(known: Facts, setup: Setup) -> list[Rival]:
    level = level_of(known, setup)
    if level is None:
        influence = dict.fromkeys(known.factions, 0)
        return [Rival("", known.agents + 1, influence, known.troops, _first_dreadnoughts(known), swordmaster=True)]
    return [
        Rival(
            leader,
            known.agents,
            dict.fromkeys(known.factions, 0),
            known.troops - level.garrison,
            _first_dreadnoughts(known),
            garrison=level.garrison,
            water=known.water,
            intrigue=level.intrigue,
        )
        for leader in setup.leaders
    ]


def _first_dreadnoughts(known: Facts) -> dict[str, int]:
    return dict.fromkeys(ZONES, 0) | {"supply": known.dreadnoughts}


def level_of(known: Facts, setup: Setup) -> LevelFacts | None:
    """The difficulty of a solo game."""
    return next((level for level in known.difficulties if level.id == setup.difficulty), None)


def strength(known: Facts, rival: Rival) -> int:
    """A Rival's strength in the Conflict (B-178, R-170). Of its leader's abilities only the signet counts."""
    if not is_fighting(rival):
        return 0
    units = known.strength_of_troop * rival.conflict + known.strength_of_dreadnought * rival.dreadnoughts["conflict"]
    return units + rival.swords


def troop_zones(known: Facts, setup: Setup) -> tuple[str, ...]:
    """Where a Rival's troops may be: in solo games with Rise of Ix also as negotiators on Ix."""
    return (*ZONES, "negotiators") if known.tiles and setup.players == ONE_PERSON else ZONES


def is_fighting(rival: Rival) -> bool:
    """Has it a troop or a dreadnought in the Conflict?"""
    return rival.conflict + rival.dreadnoughts["conflict"] > 0


def tiles_of(known: Facts, state: State, number: int) -> list[TileFacts]:
    """The tech tiles that a Rival has."""
    return [known.tile(id) for id, holder in state.tiles.items() if holder == number]


def passing_tile(known: Facts, state: State, number: int) -> TileFacts | None:
    """A tile that a Rival can turn over to pass enemy Agents."""
    face_up = [tile for tile in tiles_of(known, state, number) if tile.id not in state.turned]
    return next((tile for tile in face_up if tile.use == "blocked"), None)


def gains_by_winning(known: Facts, state: State, number: int) -> bool:
    """After Combat: would having won the Conflict bring this Rival something besides the reward?"""
    rival = state.rivals[number - 1]
    if not state.fought or state.won or not is_fighting(rival):
        return False
    return rival.dreadnoughts["conflict"] > 0 or any(tile.won for tile in tiles_of(known, state, number))


def scores_at_end(known: Facts, state: State) -> bool:
    """Has a Rival a tile that is still to be counted at the end?"""
    everybody = range(1, len(state.rivals) + 1)
    tiles = [tile for number in everybody for tile in tiles_of(known, state, number)]
    return not state.finished and any(tile.wins_ties or tile.final != FinalFacts() for tile in tiles)


def first_player(setup: Setup, state: State) -> int:
    """Who is first player in this round of a solo game: a Rival, or 0 for the person (B-198)."""
    return state.round % (1 + len(state.rivals)) if setup.players == ONE_PERSON else NO_RIVAL


def turn_order(setup: Setup, state: State) -> list[int]:
    """The Rivals in turn order of this round."""
    if setup.players == TWO_PERSONS:
        return [1]
    first = first_player(setup, state)
    seats = 1 + len(state.rivals)
    order = [(first + distance) % seats for distance in range(seats)]
    return [seat for seat in order if seat != NO_RIVAL]
