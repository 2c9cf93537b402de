"""What lies on the table as far as the companion knows it, read off the engine's state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.engine.base.influence import has_cube
from landsraad.engine.base.resources import gathered
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.ix.dreadnoughts import controller
from landsraad.engine.machine.terms import (
    BATTLE_ICON_NAMES,
    COMBAT,
    FACTION_NAMES,
    MAKERS,
    NOBODY,
    PLAYER_TURNS,
)
from landsraad.engine.state.definitions import Objective
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState, PlayerState
from landsraad.engine.uprising.trophies import battle_icon

NO_RIVAL: Final = 0  # Rivals count from 1; 0 is anybody or anything else
TROOPS: Final = {zone: zone for zone in ("supply", "garrison", "conflict", "negotiators")}
DREADNOUGHTS: Final = {
    "supply": "dreadnoughts",
    "garrison": "dreadnoughts_home",
    "conflict": "dreadnoughts_conflict",
}  # zones, and where the engine keeps what is there


@dataclass(frozen=True)
class Known:
    """What people tell besides the Rivals' turns.

    conflict  the card of this round's Conflict has been named
    scores    the persons' Influence is kept here
    """

    conflict: bool = False
    scores: bool = False


@dataclass
class Person:
    """What is kept of a person's score.

    influence  by track: those of the board, of a Commander that of his own board alone
    commander  of a team; shown: has taken the Reveal turn of this round
    controls   spaces with a Control marker of theirs
    icons      battle icons that lie face up, an objective's too; goal: the objective, while it is among them
    """

    influence: dict[str, int]
    vp: int
    commander: bool
    shown: bool
    controls: list[str]
    icons: list[str]
    goal: str


@dataclass
class Rival:
    """A Rival's pieces and tracks.

    dreadnoughts  by zone; those that control a space are in none
    freighter     its level on the shipping track
    mentat        it has the Mentat in the next round
    strength      in the Conflict; of its leader's abilities only the signet counts (B-178, R-170)
    card, cost    its Rival card, where it has one, and what its third Agent costs; gathered: how much it has for that
    spies         the posts where its spies stand
    tleilaxu      the space of the Tleilaxu track where its token is (IM-57); NOBODY where it has none
    units         all that it has in the Conflict
    wins          has it something to gain, besides the reward, by having won the Conflict?
    """

    leader: str
    card: str
    agents: int
    influence: dict[str, int]
    supply: int
    garrison: int
    conflict: int
    dreadnoughts: dict[str, int]
    swords: int
    swordmaster: bool
    mentat: bool
    solari: int
    spice: int
    water: int
    intrigue: int
    vp: int
    freighter: int
    negotiators: int
    strength: int
    wins: bool
    cost: int
    gathered: int
    spies: list[str]
    hooks: bool
    sandworms: int
    tleilaxu: int
    units: int


@dataclass
class Table:
    """A table as far as the companion knows it.

    level         of this round's Conflict; last: is it the last round?
    first         the Rival that is First Player, or 0; of persons by themselves the one that is
    turn          the person whose turn it is, or 0; persons by themselves tell when a turn is over
    ends          this is the last round, by the Conflicts or by somebody's VP; over: the game has been counted
    deck, discard how many House Hagal cards are in each pile
    taken         space to the Rival whose Agent stands there, or 0
    bonus         bonus spice by Maker space, as far as it follows from what was said
    alliances     faction to the Rival that has the token, a person where scores are kept, or 0
    tiles         tech tile to the Rival that has it, or 0 where it is out of the game; turned: those face down
    warships      space to the Rival whose dreadnought controls it
    fought        the swords of this round have been revealed; fights: they can be, for a Rival is in the Conflict
    resolved      the rewards of the Conflict have been given out
    conflict      the card that lies open, as far as that is known
    persons       their Influence and VP, where those are kept; teams: the VP of each team
    scores        a Rival has a tile that is still to be counted at the end
    """

    round: int
    level: int
    last: bool
    ends: bool
    over: bool
    first: int
    turn: int
    deck: int
    discard: int
    taken: dict[str, int]
    bonus: list[int]
    alliances: dict[str, int]
    rivals: list[Rival]
    tiles: dict[str, int]
    turned: list[str]
    warships: dict[str, int]
    fought: bool
    fights: bool
    scores: bool
    resolved: bool
    conflict: str
    persons: list[Person]
    teams: list[int]


def table_of(g: GameState, known: Known) -> Table:
    """What people at the table see."""
    rules = g.rules
    seats = range(g.persons, len(g.players))
    goal = vp_to_end(g)
    by_themselves = is_by_themselves(g)
    tiles = {rules.tech[tile].id: NO_RIVAL for tile in g.tech_gone}
    tiles |= {rules.tech[tile].id: rival_of(g, seat) for seat in seats for tile in g.players[seat].tech}
    return Table(
        round=int(g.round),
        level=int(rules.conflicts[g.conflict].level),
        last=not g.conflict_deck,
        ends=not g.conflict_deck or any(player.vp >= goal for player in g.players),
        over=bool(g.over),
        first=(one_of if by_themselves else rival_of)(g, g.first_player),
        turn=0 if turn_of(g) == NOBODY else one_of(g, turn_of(g)),
        deck=len(g.hagal_deck),
        discard=len(g.hagal_discard),
        taken={
            space.id: rival_of(g, seat)
            for seat, player in enumerate(g.players)
            for space in rules.spaces
            if (player.spaces >> space.number) & 1
        },
        bonus=[int(bonus) for bonus in g.bonus_spice],
        alliances={
            name: (one_of if known.scores else rival_of)(g, g.alliances[faction])
            for faction, name in enumerate(rules.factions)
        },
        rivals=[_rival(g, seat) for seat in seats],
        tiles=tiles,
        turned=[tile.id for tile in rules.tech for seat in seats if (g.players[seat].tech_flipped >> tile.number) & 1],
        warships={
            space.id: rival_of(g, g.warships[space.control_index])
            for space in rules.controlled
            if g.warships[space.control_index] != NOBODY
        },
        fought=g.phase in (COMBAT, MAKERS),
        fights=g.phase == PLAYER_TURNS
        and not g.over
        and (by_themselves or any(g.players[seat].units_in_conflict() > 0 for seat in seats)),
        scores=not g.over and any(_scores(g, seat) for seat in seats),
        resolved=g.phase == MAKERS,
        conflict=rules.conflicts[g.conflict].id if known.conflict else "",
        persons=[_person(g, seat) for seat in range(g.persons)] if known.scores else [],
        teams=[] if rules.teams is None else [sum(int(player.vp) for player in g.players[team::2]) for team in (0, 1)],
    )


def turn_of(g: GameState) -> int:
    """The seat whose turn it is among persons by themselves: of those who have not revealed the one with the fewest
    turns, from the First Player on (B-27, B-28). NOBODY where they are not."""
    left = [seat for seat in g.turn_order() if g.players[seat].revealed_at == 0]
    if not is_by_themselves(g) or g.phase != PLAYER_TURNS or g.over or not left:
        return NOBODY
    return min(left, key=lambda seat: g.players[seat].turns)


def _person(g: GameState, seat: int) -> Person:
    player, rules = g.players[seat], g.rules
    tracks = [track for track in range(len(rules.factions)) if has_cube(g, seat, track)]
    icons = [battle_icon(g, card) for card in player.trophies]
    goals = int(rules.first_objective)
    return Person(
        influence={rules.factions[track]: int(player.influence_of(track)) for track in tracks},
        vp=int(player.vp),
        commander=g.is_commander(seat),
        shown=player.revealed_at > 0,
        controls=[space.id for space in rules.controlled if g.control[space.control_index] == seat],
        icons=[BATTLE_ICON_NAMES[icon] for icon in icons if icon != NOBODY],
        goal=next((rules.objectives[card - goals].id for card in player.trophies if card >= goals), ""),
    )


def _rival(g: GameState, seat: int) -> Rival:
    player = g.players[seat]
    return Rival(
        leader="" if player.leader is None else player.leader.id,
        card="" if player.rival is None else player.rival.id,
        agents=int(player.agents),
        influence={name: int(player.influence_of(faction)) for faction, name in enumerate(FACTION_NAMES)},
        supply=int(player.supply),
        garrison=int(player.garrison),
        conflict=int(player.conflict),
        dreadnoughts={zone: int(getattr(player, kept)) for zone, kept in DREADNOUGHTS.items()},
        swords=int(player.swords),
        swordmaster=player.swordmaster,
        mentat=bool(g.mentat_promised == seat),
        solari=int(player.solari),
        spice=int(player.spice),
        water=int(player.water),
        intrigue=len(player.intrigue),
        vp=int(player.vp),
        freighter=int(player.freighter),
        negotiators=int(player.negotiators),
        strength=int(player.strength()),
        wins=g.phase == COMBAT and g.winner == NOBODY and _gains_by_winning(g.rules, player),
        cost=0 if player.rival is None else int(player.rival.swordmaster),
        gathered=int(gathered(player)),
        spies=[post.id for post in g.rules.posts if (player.spies >> post.number) & 1],
        hooks=bool(player.hooks),
        sandworms=int(player.sandworms),
        tleilaxu=int(player.tleilaxu),
        units=int(player.units_in_conflict()),
    )


def _gains_by_winning(rules: Rules, player: PlayerState) -> bool:
    if player.units_in_conflict() == 0:
        return False
    return player.dreadnoughts_conflict > 0 or any(rules.tech[tile].when_won is not None for tile in player.tech)


def _scores(g: GameState, seat: int) -> bool:
    tiles = [g.rules.tech[tile] for tile in g.players[seat].tech]
    return any(tile.endgame is not None or tile.wins_ties for tile in tiles)


def seat_of(g: GameState, rival: int) -> int:
    """The seat of a Rival in the engine."""
    return int(g.persons) + rival - 1


def rival_of(g: GameState, seat: int) -> int:
    """Which Rival has a seat; NO_RIVAL for persons and for NOBODY."""
    return max(NO_RIVAL, int(seat) - int(g.persons) + 1)


def one_of(g: GameState, seat: int) -> int:
    """A Rival, or a person: those count from -1 downwards."""
    return rival_of(g, seat) or -1 - int(seat)


def warship_holder(g: GameState, space: int) -> int:
    """The Rival whose dreadnought controls a space, or NO_RIVAL."""
    return rival_of(g, controller(g, space))


def is_by_themselves(g: GameState) -> bool:
    """Do persons play without Rivals and House Hagal?"""
    return int(g.persons) == len(g.players)


def objectives_of(g: GameState) -> list[Objective]:
    """The objectives that are dealt at this table (R-292)."""
    return [goal for goal in g.rules.objectives if len(g.players) in goal.players]


def troop_zones(g: GameState) -> list[str]:
    """Where a Rival's troops may be: in solo games with Rise of Ix also as negotiators on Ix."""
    return [zone for zone in TROOPS if zone in DREADNOUGHTS or (g.rules.tech and g.is_solo())]
