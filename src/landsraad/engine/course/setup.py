"""Setting a game up: who plays which leader, decks, starting pieces (B-11 to B-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.course.spaces import SWORDMASTER_CLOSED
from landsraad.engine.immortality.tleilaxu import ROW
from landsraad.engine.ix.dreadnoughts import PER_PLAYER
from landsraad.engine.ix.tech import show_marked_tile
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note, note_secret
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.machine.terms import EPIC, FACTION_NAMES, GO_TO_11, NOBODY, RECOMMENDED, STREAMLINED
from landsraad.engine.state import chance
from landsraad.engine.state.definitions import IMPERIUM, STARTER, TLEILAXU
from landsraad.engine.state.state import PERSONS_WITH_STARTING_VP, GameState, PlayerState, TurnState
from landsraad.engine.state.zones import without
from landsraad.engine.uprising.trophies import deal_objectives

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules

ROW_SIZE: Final = 5
STARTING_GARRISON: Final = 3  # B-19
STARTING_WATER: Final = 1  # B-15
STARTING_VP: Final = 1
STARTING_VP_OF_COMMANDERS: Final = 4  # U6-8
LEAST_SEATS: Final = 3  # with fewer persons automated opponents fill up (B-21)
LEVELS: Final = ((3, 4), (2, 5), (1, 1))  # level and number of Conflict cards, from the bottom (B-12)
LEVELS_OF_TEAMS: Final = ((3, 4), (2, 5))  # U6-5
EPIC_LEVELS: Final = ((3, 5), (2, 5))
EPIC_GARRISON: Final = 5
EPIC_INTRIGUE: Final = 1
TECH_STACKS: Final = 3
SNOOPERS: Final = 4

# How leaders come to the seats (B-14).
CHOSEN: Final = "choose"  # each seat in order picks from all
RANDOM: Final = "random"
DRAFTED: Final = "draft"  # two more leaders than seats are dealt open; the last seat picks first
DRAFT_SPARE: Final = 2


def new_state(
    rules: Rules,
    persons: i64,
    leaders: list[str],
    leader_mode: str,
    seed: str,
    rival_leaders: list[str] | None = None,
    told: tuple[chance.Draw, ...] | None = None,
) -> GameState:
    """A game ready to run, up to the first thing that has to be chosen.

    persons        seats of people or bots, 1 to 4 or 6; one or two of them get automated opponents (B-165)
    leaders        the leader's id of each person; empty where `leader_mode` decides
    rival_leaders  of each Rival the id of its leader, or of its card where Rivals have cards
    told           what chance decided in a recorded game
    """
    players = [PlayerState() for _ in range(max(persons, LEAST_SEATS))]
    g = GameState(rules, players, Rng(seeded(seed)), TurnState(), [], [])
    g.chance = ()
    g.told = told
    g.persons = persons
    _lay_out_decks(g)
    for seat in range(len(g.players)):
        if g.is_automated(seat):
            _give_rival_pieces(g, g.players[seat])
        else:
            _give_starting_pieces(g, seat)
    if rules.teams is not None:
        appoint_commanders(g)
    if rules.research:
        _give_tokens(g)
    g.first_player = 1 if g.is_solo() else chance.throw(g, chance.FIRST_PLAYER, persons)
    g.bonus_spice = (0,) * len(rules.makers)
    g.control = (NOBODY,) * len(rules.controlled)
    g.alliances = (NOBODY,) * len(rules.factions)
    g.wall = rules.wall
    if rules.objectives:
        deal_objectives(g)
    g.push(rules.steps.round_start, g.first_player, rules.setup_source)
    if rules.teams is not None:
        open_throne_row(g)
    if rules.contracts:
        g.push(rules.steps.lay_out_contracts, 0, rules.setup_source)
    for player in g.players:
        player.dreadnoughts = PER_PLAYER if rules.tech and player.ally == NOBODY else 0
    g.warships = (NOBODY,) * len(rules.controlled)
    if g.is_solo():
        show_marked_tile(g)
    for seat in range(persons - 1, -1, -1):
        g.push(rules.steps.choose_tokens, seat, rules.setup_source)
    _choose_leaders(g, leaders, rival_leaders or [], leader_mode)
    return g


def _lay_out_decks(g: GameState) -> None:
    rules = g.rules
    imperium = tuple([card.number for card in rules.cards if card.pile == IMPERIUM for _ in range(card.copies)])
    g.imperium_deck = chance.lay_out(g, chance.IMPERIUM, tuple([int(number) for number in imperium]))
    g.row = g.imperium_deck[-ROW_SIZE:]
    g.imperium_deck = g.imperium_deck[:-ROW_SIZE]
    g.reserve = tuple([int(card.copies) for card in rules.reserve])
    held = [int(card.number) for card in rules.intrigue for _ in range(card.copies)]
    g.intrigue_deck = chance.lay_out(g, chance.INTRIGUE, tuple(held))
    for level, count in conflict_levels(rules):
        of_level = tuple([int(card.number) for card in rules.conflicts if card.level == level])
        g.conflict_deck = g.conflict_deck + chance.lay_out(g, f"{chance.CONFLICTS}.{level}", of_level)[:count]
    if rules.tech:
        tiles = chance.lay_out(g, chance.TECH, tuple([int(tile.number) for tile in rules.tech]))
        size = len(tiles) // TECH_STACKS
        g.tech_stacks = tuple([tiles[stack * size : (stack + 1) * size] for stack in range(TECH_STACKS)])
    tleilaxu = tuple([int(card.number) for card in rules.cards if card.pile == TLEILAXU for _ in range(card.copies)])
    if tleilaxu:
        g.tleilaxu_deck = chance.lay_out(g, chance.TLEILAXU, tleilaxu)
        g.tleilaxu_row = g.tleilaxu_deck[-ROW:]
        g.tleilaxu_deck = g.tleilaxu_deck[:-ROW]
        g.tleilaxu_spice = sum([space.spice for space in rules.tleilaxu])
    if g.persons < LEAST_SEATS:
        cards = [int(card.number) for card in rules.hagal if card.mark in (0, g.persons) for _ in range(card.copies)]
        g.hagal_deck = chance.lay_out(g, chance.HAGAL, tuple(cards))


def conflict_levels(rules: Rules) -> tuple[tuple[int, int], ...]:
    """Level and number of the Conflict cards, from the bottom of the deck (B-12, R-194, U6-5)."""
    if EPIC in rules.variants:
        return EPIC_LEVELS
    return LEVELS if rules.teams is None else LEVELS_OF_TEAMS


def _give_starting_pieces(g: GameState, seat: i64) -> None:
    player = g.players[seat]
    player.deck = chance.shuffle(g, chance.DECKS[seat], starting_deck(g.rules, seat))
    player.water = STARTING_WATER
    player.garrison = EPIC_GARRISON if EPIC in g.rules.variants else STARTING_GARRISON
    player.supply -= player.garrison
    if EPIC in g.rules.variants:
        player.intrigue = g.intrigue_deck[-EPIC_INTRIGUE:]
        g.intrigue_deck = g.intrigue_deck[:-EPIC_INTRIGUE]
    player.discard = tuple([card for card in player.deck if g.rules.cards[card].starts_discarded])
    player.deck = tuple([card for card in player.deck if not g.rules.cards[card].starts_discarded])
    if g.persons >= PERSONS_WITH_STARTING_VP and GO_TO_11 not in g.rules.variants:
        _score(g, player, STARTING_VP)
    difficulty = g.rules.difficulty
    if difficulty is not None:
        if difficulty.extra is not None:
            difficulty.extra.run(g, Frame(difficulty.extra, seat, g.rules.setup_source))
        if not difficulty.swordmaster:
            player.closed |= sum(1 << space.number for space in g.rules.spaces if space.once == SWORDMASTER_CLOSED)


def starting_deck(rules: Rules, seat: i64) -> tuple[int, ...]:
    """The cards with which a seat begins: everybody has the same (B-15), Commanders their own (U6-8)."""
    commander = NOBODY if rules.teams is None else rules.leader_number(rules.teams.commanders[seat])
    if commander == NOBODY:
        return tuple([int(card.number) for card in rules.cards if card.pile == STARTER for _ in range(card.copies)])
    deck = rules.leaders[commander].deck
    return tuple([int(card.number) for card in rules.cards for _ in range(deck.get(card.id, 0))])


def _score(g: GameState, player: PlayerState, vp: i64) -> None:
    player.vp = vp
    player.ledger = (int(g.rules.setup_source), int(vp))


def _give_rival_pieces(g: GameState, player: PlayerState) -> None:
    """A Rival's pieces, by difficulty in the solo game (B-196, UR-4).

    House Hagal of the base box's two-player game has its three Agents (B-183).
    """
    difficulty = g.rules.difficulty
    if not g.rivals_compete():
        player.swordmaster = True
        player.agents += 1
        return
    player.water = STARTING_WATER
    player.garrison = STARTING_GARRISON if difficulty is None else difficulty.rival_garrison
    player.supply -= player.garrison
    drawn: i64 = len(g.intrigue_deck) - (0 if difficulty is None else difficulty.rival_intrigue)
    player.intrigue = g.intrigue_deck[drawn:]
    g.intrigue_deck = g.intrigue_deck[:drawn]


def _give_tokens(g: GameState) -> None:
    """The tokens of research, of the Tleilaxu track and Family Atomics (IM-4, IM-7): Commanders have none (IM-66), the
    Rivals of the solo game one on the Tleilaxu track, the one of two players none either (IM-57, IM-59)."""
    for seat, player in enumerate(g.players):
        if player.ally != NOBODY:
            continue
        if not g.is_automated(seat):
            player.research = 0
            player.atomics = True
        if not g.is_automated(seat) or g.is_solo():
            player.tleilaxu = 0


def appoint_commanders(g: GameState) -> None:
    """The two Commanders have neither troops nor Combat, only Agents with arrows, and score from 4 on (U6-8)."""
    assert g.rules.teams is not None
    for seat, leader in enumerate(g.rules.teams.commanders):
        if leader:
            player = g.players[seat]
            player.ally = g.allies_of(seat)[0]
            player.arrows = (NOBODY,) * int(player.agents)
            player.supply = 0
            player.garrison = 0
            _score(g, player, STARTING_VP_OF_COMMANDERS)


def open_throne_row(g: GameState) -> None:
    """Before the first round the Commander of the team that acquires from the Throne Row moves a card there (U6-11)."""
    teams = g.rules.teams
    assert teams is not None
    for seat in range(len(g.players)):
        if g.is_commander(seat) and g.team_of(seat) == teams.throne:
            g.push(g.rules.steps.to_throne, seat, g.rules.setup_source)


def _choose_leaders(g: GameState, leaders: list[str], rival_leaders: list[str], leader_mode: str) -> None:
    """Seat the named leaders, deal the others or ask for them; Rivals come last, House Hagal has none."""
    rules = g.rules
    if rules.rivals:
        _choose_rivals(g, rival_leaders, leader_mode)
        rival_leaders = []
    fixed = [] if rules.teams is None else rules.teams.commanders
    named = leaders or fixed
    named = named + [""] * (g.persons - len(named)) + rival_leaders
    seats = len(g.players) if g.is_solo() and not rules.rivals else int(g.persons)
    named += [""] * (seats - len(named))
    pool = tuple([int(leader.number) for leader in rules.leaders if leader.id not in named and not leader.is_back])
    asked: list[int] = []
    if leader_mode == DRAFTED:
        pool = _draft_pool(g, chance.lay_out(g, chance.LEADERS, pool), named)
    for seat in sorted(range(seats), key=g.is_automated, reverse=True):
        if named[seat]:
            seat_leader(g, seat, next(leader.number for leader in rules.leaders if leader.id == named[seat]))
        elif leader_mode == RANDOM:
            fit = fitting(g, seat, pool)
            number = chance.pick(g, f"{chance.LEADER}.{seat}", tuple(fit))
            pool = without(pool, number)
            seat_leader(g, seat, number)
        else:
            asked.append(seat)
    g.leader_pool = pool if asked else ()
    asked.sort(reverse=leader_mode != DRAFTED)  # the last one pushed chooses first
    for seat in asked:
        g.push(rules.steps.choose_leaders, seat, rules.setup_source)


def _choose_rivals(g: GameState, named: list[str], mode: str) -> None:
    """Give each automated opponent its named card, or one at random, or ask for it (UR-3)."""
    rules = g.rules
    asked: list[int] = []
    for seat in range(g.persons, len(g.players)):
        place: i64 = seat - g.persons
        if place < len(named) and named[place]:
            g.players[seat].rival = next(rival for rival in rules.rivals if rival.id == named[place])
        elif mode == RANDOM:
            numbers = tuple([int(number) for number in possible_rivals(g) if rules.rivals[number].id not in named])
            g.players[seat].rival = rules.rivals[chance.pick(g, f"{chance.RIVAL}.{seat}", numbers)]
        else:
            asked.append(seat)
    for seat in reversed(asked):
        g.push(rules.steps.choose_rival, seat, rules.setup_source)


def possible_rivals(g: GameState) -> list[int]:
    """The Rival cards that are left to choose from; the variant of streamlined ones has its own (UR-28)."""
    streamlined = STREAMLINED in g.rules.variants
    return [
        int(rival.number)
        for rival in g.rules.rivals
        if (rival.streamlined or not streamlined) and not any(player.rival is rival for player in g.players)
    ]


def fitting(g: GameState, seat: i64, pool: tuple[int, ...]) -> list[int]:
    """Those of some leaders that a seat may play: not everybody leads a Rival, and some suit one team (U6-12)."""
    leaders = g.rules.leaders
    if g.is_automated(seat):
        return [number for number in pool if leaders[number].may_be_rival]
    if g.rules.teams is not None and RECOMMENDED in g.rules.variants:
        suited = g.rules.teams.recommended[g.team_of(seat)]
        return [number for number in pool if leaders[number].id in suited]
    return list(pool)


def _draft_pool(g: GameState, dealt: tuple[int, ...], named: list[str]) -> tuple[int, ...]:
    """The leaders laid open: two more than seats, such as some seat may play, and enough that may lead the Rivals,
    whoever chooses first."""
    free = [seat for seat, name in enumerate(named) if not name]
    size = len(free) + DRAFT_SPARE
    rivals = sum(1 for seat in free if g.is_automated(seat))
    fit = [leader for leader in dealt if g.rules.leaders[leader].may_be_rival]
    sure = fit[: rivals + 1] if rivals else []
    others = [leader for leader in dealt if leader not in sure and _fits_some(g, free, leader)]
    return tuple(sorted(sure + others[: size - len(sure)]))


def _fits_some(g: GameState, seats: list[int], leader: int) -> bool:
    for seat in seats:
        if fitting(g, seat, (leader,)):
            return True
    return False


def seat_leader(g: GameState, seat: i64, number: i64) -> None:
    """A seat plays a leader: the extra starting resources come at once. A Rival has the right ability only (B-195)."""
    leader = g.rules.leaders[number]
    player = g.players[seat]
    player.leader = leader
    if not g.is_automated(seat):
        player.water += leader.water - STARTING_WATER
        player.dreadnought_strength = leader.dreadnought_strength
    if leader.lacks and not g.is_automated(seat):
        player.deck = without(player.deck, g.rules.card_number(leader.lacks))
    if leader.sees_top and not g.is_automated(seat):
        g.fixed += 1
    if leader.snooper_rewards and not g.is_automated(seat):
        player.snoopers = (1 << SNOOPERS) - 1
    if leader.start is not None and not g.is_automated(seat):
        leader.start.run(g, Frame(leader.start, seat, g.rules.first_leader + number))


class ChooseLeaders(Node):
    """A seat takes one of the leaders that are left (B-14); the person chooses for a Rival."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.LEADER]
        return [first + leader for leader in fitting(g, f.seat, g.leader_pool)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        leader = g.rules.actions.param[action]
        g.leader_pool = without(g.leader_pool, leader)
        seat_leader(g, f.seat, leader)
        note(g, "leader", f.seat, g.rules.first_leader + leader, leader)

    def asks(self) -> str:
        return "choose_leader"


class ChooseRival(Node):
    """The person chooses a Rival card for an automated opponent (UR-3)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.RIVAL]
        return [first + rival for rival in possible_rivals(g)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        number = g.rules.actions.param[action]
        g.players[f.seat].rival = g.rules.rivals[number]
        note(g, "rival", f.seat, g.rules.first_rival + number, number)

    def asks(self) -> str:
        return "choose_rival"


class ChooseTokens(Node):
    """What leaders choose before the first round: two secret faction tokens (B-22), or one of two Intrigue cards."""

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        leader = player.leader
        if leader is not None and leader.peeks_intrigue and f.a == 0:
            g.push(g.rules.steps.keep_intrigue, f.seat, g.rules.first_leader + leader.number)
        if leader is None or f.a == leader.tokens:
            return None
        first = g.rules.actions.first[actions.TOKEN]
        after: i64 = len(FACTION_NAMES) - leader.tokens + f.a + 1
        return [first + faction for faction in range(after) if (player.tokens >> faction) == 0]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        faction = g.rules.actions.param[action]
        g.players[f.seat].tokens |= 1 << faction
        note_secret(g, "token", f.seat, f.source, faction, f.seat)
        g.stack.append(Frame(self, f.seat, f.source, f.a + 1))

    def hides(self, g: GameState, f: Frame) -> bool:
        return True  # how many tokens are left to choose from follows from those chosen

    def asks(self) -> str:
        return "choose_tokens"
