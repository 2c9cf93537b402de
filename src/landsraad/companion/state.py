"""The table as far as the companion knows it: setup, state, and what can be read off them."""

from __future__ import annotations

from typing import Final

import msgspec

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import Facts, LevelFacts, facts
from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS
from landsraad.engine.rng import LOW_WORD, MULTIPLIER, Rng

NO_RIVAL: Final = 0  # Rivals count from 1; 0 is anybody or anything else


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played.

    players      persons: 1 (two Rivals) or 2 (House Hagal)
    difficulty   of the solo game; "" with two persons
    boxes        the boxes in use
    leaders      of the two Rivals of the solo game; empty with two persons
    seed         the first state of the generator, a number in words; "" for a random one
    """

    players: int = 1
    difficulty: str = ""
    boxes: list[str] = msgspec.field(default_factory=lambda: ["base"])
    leaders: list[str] = []
    seed: str = ""


class Rival(msgspec.Struct):
    """A Rival's pieces and tracks. `mentat`: it has the Mentat in the next round."""

    leader: str
    agents: int
    influence: dict[str, int]
    supply: int
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


class Ask(msgspec.Struct):
    """What must be answered before anything else.

    kind: `place` (is the space free?), `bonus` (spice on the Maker spaces), `signet` (pay for it?), `faction`,
    `alliance` (does the Rival take the token?), `strength` (of the person)
    """

    kind: str
    rival: int
    faction: str = ""


class Turn(msgspec.Struct):
    """The Agent turn in progress: card and space are ids, "" while there is none."""

    rival: int
    card: str
    space: str = ""
    recruited: int = 0


class State(msgspec.Struct):
    """A table as far as the companion knows it.

    rng           the generator, a number in words
    deck          numbers of cards, the top card last; discard: the other pile
    taken         space to the Rival whose Agent stands there, or 0
    bonus         bonus spice by Maker space, as far as it follows from what was said
    alliances     faction to the Rival that has the token, or 0
    fought        the swords of this round have been revealed
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
    fought: bool = False
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
    if setup.players not in (ONE_PERSON, TWO_PERSONS):
        raise CompanionError("players", n=setup.players)
    if setup.players == TWO_PERSONS:
        if setup.difficulty or setup.leaders:
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
    return known


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
    if setup.players == TWO_PERSONS:
        influence = dict.fromkeys(known.factions, 0)
        return [Rival("", known.agents + 1, influence, known.troops, swordmaster=True)]
    level = level_of(known, setup)
    assert level is not None
    return [
        Rival(
            leader,
            known.agents,
            dict.fromkeys(known.factions, 0),
            known.troops - level.garrison,
            garrison=level.garrison,
            water=known.water,
            intrigue=level.intrigue,
        )
        for leader in setup.leaders
    ]


def level_of(known: Facts, setup: Setup) -> LevelFacts | None:
    """The difficulty of a solo game."""
    return next((level for level in known.difficulties if level.id == setup.difficulty), None)


def strength(known: Facts, rival: Rival) -> int:
    """A Rival's strength in the Conflict (B-178)."""
    return known.strength_of_troop * rival.conflict + rival.swords if rival.conflict > 0 else 0


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
