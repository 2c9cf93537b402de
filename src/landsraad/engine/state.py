"""The whole state of a game: what lies on the table, in every hand and deck, and what is in progress.

Zones are tuples of card numbers: a card is its definition's number, and copies of a card are interchangeable. Copies of
a state share the tuples, so that `copy` moves no cards. A deck's top card is its last one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.chance import Draw
from landsraad.engine.node import Frame, Node
from landsraad.engine.rng import Rng
from landsraad.engine.terms import NOBODY, REVEAL_TURN, UNDECIDED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.definitions import Leader
    from landsraad.engine.events import Listener
    from landsraad.engine.rules import Rules

TROOPS_PER_PLAYER = 12  # B-9
STRENGTH_OF_TROOP = 2  # B-109
STRENGTH_OF_DREADNOUGHT = 3
STRENGTH_OF_SANDWORM = 3
SPIES_PER_PLAYER = 3


class PlayerState:
    """One seat: supply, cards, influence, and what the seat has done this round.

    influence   four bits a faction; read it with `influence_of`
    spaces      bit set of the board spaces where an Agent of the seat stands
    closed      bit set of the once-per-game spaces that the seat has used (B-76)
    known_top   how many cards on top of the deck everybody knows (they were acquired onto it)
    known_hand  cards of the hand that everybody knows (they came there openly)
    dreadnoughts           in the supply; dreadnoughts_home: in the garrison; those that are nowhere control a space
    dreadnought_strength   of each (R-189)
    freighter              its level on the shipping track; negotiators: troops on Ix
    tech, tech_flipped     tiles owned, and the bit set of those used this round
    promises               nodes whose effect comes if the seat wins this round's Conflict
    turns                  turns begun this round
    ahead, ahead_card      the card set aside for the second turn, and the card that came back for this turn
    snoopers               bit set of the factions on whose track a snooper token of the seat lies
    spies       bit set of the observation posts where a spy of the seat is; the others are in the supply
    sandworms   in the Conflict; hooks: has Maker Hooks
    trophies, trophies_matched   sources of the Conflict cards won and the objective: face up, turned face down
    contracts, contracts_done    taken, completed; contracts_dealt: those of which one is kept at the start
    memories    troops that are memories; training: the space of the training track where the token is
    ledger      every gain and loss of Victory Points: source, amount, source, amount, ...
    """

    __slots__ = (
        "spies",
        "sandworms",
        "hooks",
        "trophies",
        "trophies_matched",
        "contracts",
        "contracts_done",
        "contracts_dealt",
        "memories",
        "training",
        "dreadnoughts",
        "dreadnought_strength",
        "dreadnoughts_home",
        "dreadnoughts_conflict",
        "freighter",
        "negotiators",
        "tech",
        "tech_flipped",
        "promises",
        "turns",
        "ahead",
        "ahead_card",
        "snoopers",
        "agents",
        "closed",
        "conflict",
        "council",
        "deck",
        "discard",
        "face_up",
        "garrison",
        "hand",
        "influence",
        "intrigue",
        "in_play",
        "known_hand",
        "known_top",
        "leader",
        "ledger",
        "mark",
        "persuasion",
        "revealed",
        "revealed_at",
        "set_aside",
        "solari",
        "spaces",
        "spice",
        "supply",
        "swordmaster",
        "swords",
        "tokens",
        "tokens_used",
        "vp",
        "water",
    )

    def __init__(self, original: PlayerState | None) -> None:
        if original is None:
            self.leader: Leader | None = None
            self.vp: i64 = 0
            self.solari: i64 = 0
            self.spice: i64 = 0
            self.water: i64 = 0
            self.supply: i64 = TROOPS_PER_PLAYER
            self.garrison: i64 = 0
            self.conflict: i64 = 0
            self.swords: i64 = 0
            self.persuasion: i64 = 0
            self.agents: i64 = 2
            self.spaces: i64 = 0
            self.closed: i64 = 0
            self.council: bool = False
            self.swordmaster: bool = False
            self.influence: i64 = 0
            self.mark: i64 = NOBODY
            self.revealed_at: i64 = 0
            self.tokens: i64 = 0
            self.tokens_used: bool = False
            self.known_top: i64 = 0
            self.deck: tuple[int, ...] = ()
            self.hand: tuple[int, ...] = ()
            self.discard: tuple[int, ...] = ()
            self.in_play: tuple[int, ...] = ()
            self.revealed: tuple[int, ...] = ()
            self.intrigue: tuple[int, ...] = ()
            self.face_up: tuple[int, ...] = ()
            self.set_aside: tuple[int, ...] = ()
            self.known_hand: tuple[int, ...] = ()
            self.ledger: tuple[int, ...] = ()
            self.dreadnoughts: i64 = 0
            self.dreadnought_strength: i64 = STRENGTH_OF_DREADNOUGHT
            self.dreadnoughts_home: i64 = 0
            self.dreadnoughts_conflict: i64 = 0
            self.freighter: i64 = 0
            self.negotiators: i64 = 0
            self.tech: tuple[int, ...] = ()
            self.tech_flipped: i64 = 0
            self.promises: tuple[int, ...] = ()
            self.turns: i64 = 0
            self.ahead: tuple[int, ...] = ()
            self.ahead_card: i64 = NOBODY
            self.snoopers: i64 = 0
            self.spies: i64 = 0
            self.sandworms: i64 = 0
            self.hooks: bool = False
            self.trophies: tuple[int, ...] = ()
            self.trophies_matched: tuple[int, ...] = ()
            self.contracts: tuple[int, ...] = ()
            self.contracts_done: tuple[int, ...] = ()
            self.contracts_dealt: tuple[int, ...] = ()
            self.memories: i64 = 0
            self.training: i64 = 0
        else:
            self.leader = original.leader
            self.vp = original.vp
            self.solari = original.solari
            self.spice = original.spice
            self.water = original.water
            self.supply = original.supply
            self.garrison = original.garrison
            self.conflict = original.conflict
            self.swords = original.swords
            self.persuasion = original.persuasion
            self.agents = original.agents
            self.spaces = original.spaces
            self.closed = original.closed
            self.council = original.council
            self.swordmaster = original.swordmaster
            self.influence = original.influence
            self.mark = original.mark
            self.revealed_at = original.revealed_at
            self.tokens = original.tokens
            self.tokens_used = original.tokens_used
            self.known_top = original.known_top
            self.deck = original.deck
            self.hand = original.hand
            self.discard = original.discard
            self.in_play = original.in_play
            self.revealed = original.revealed
            self.intrigue = original.intrigue
            self.face_up = original.face_up
            self.set_aside = original.set_aside
            self.known_hand = original.known_hand
            self.ledger = original.ledger
            self.dreadnoughts = original.dreadnoughts
            self.dreadnought_strength = original.dreadnought_strength
            self.dreadnoughts_home = original.dreadnoughts_home
            self.dreadnoughts_conflict = original.dreadnoughts_conflict
            self.freighter = original.freighter
            self.negotiators = original.negotiators
            self.tech = original.tech
            self.tech_flipped = original.tech_flipped
            self.promises = original.promises
            self.turns = original.turns
            self.ahead = original.ahead
            self.ahead_card = original.ahead_card
            self.snoopers = original.snoopers
            self.spies = original.spies
            self.sandworms = original.sandworms
            self.hooks = original.hooks
            self.trophies = original.trophies
            self.trophies_matched = original.trophies_matched
            self.contracts = original.contracts
            self.contracts_done = original.contracts_done
            self.contracts_dealt = original.contracts_dealt
            self.memories = original.memories
            self.training = original.training

    def influence_of(self, faction: i64) -> i64:
        """Influence with a faction, 0 to 6 (B-84)."""
        return (self.influence >> (4 * faction)) & 15

    def set_influence(self, faction: i64, value: i64) -> None:
        """Put the cube of a faction's track on a space; VP and alliances are the matter of influence.py."""
        shift: i64 = 4 * faction
        self.influence = (self.influence & ~(15 << shift)) | (value << shift)

    def strength(self) -> i64:
        """Strength in the Conflict: 2 a troop, 3 a sandworm or dreadnought, 1 a sword; 0 without a unit.

        Sources: B-109, B-110, R-170, R-216.
        """
        if self.units_in_conflict() == 0:
            return 0
        strength = STRENGTH_OF_TROOP * self.conflict + STRENGTH_OF_SANDWORM * self.sandworms + self.swords
        if self.dreadnoughts_conflict > 0:
            strength += self.dreadnought_strength * self.dreadnoughts_conflict
        return strength

    def units_in_conflict(self) -> i64:
        """Troops, sandworms and dreadnoughts in the Conflict."""
        return self.conflict + self.sandworms + self.dreadnoughts_conflict

    def spies_in_supply(self) -> i64:
        """Spies that are on no observation post."""
        left: i64 = SPIES_PER_PLAYER
        posts = self.spies
        while posts:
            left -= posts & 1
            posts >>= 1
        return left

    def has_revealed(self) -> bool:
        """Has the seat taken its Reveal turn of this round (B-29)?"""
        return self.revealed_at > 0


class GameState:
    """A game at a moment. Everything that changes is here; `rules` is shared and never changes.

    stack     what is in progress, the next thing last
    tray      what the current turn still owes or offers, in no order (B-46)
    options   the actions to choose from, when a decision is asked; empty when the game is over
    active    whose turn it is; NOBODY between turns and in all phases without turns
    turn_*    about the turn in progress, and so about `active` alone; reset when a turn begins and when it ends
    turn_plain   the player wants plain rows taken unasked (tray.py); falls when an Intrigue card comes
    extra_turn_for   the seat that has one more turn after this one; NOBODY
    tech_stacks  the tech tiles of each stack, the open one last; tech_gone: tiles out of the game
    warships     seat whose dreadnought controls each flag, NOBODY for none; warships_new: flags taken in this Combat
    wall        does the Shield Wall stand? trained: has anybody gained a Swordmaster?
    contract_stack, contract_market, contracts_aside   contracts face down, open, and those that only one leader takes
    intrigue_gone   trashed Intrigue cards
    asks_ends    the end of a turn is asked for even where nothing else is left
    chance    what chance has decided so far; None where nobody writes it down (views, games drawn from them)
    told      what chance decided in the game that is being replayed; None for all others
    fixed     how often something became known or was left to chance: what undo must not cross
    """

    __slots__ = (
        "wall",
        "trained",
        "contract_stack",
        "contract_market",
        "contracts_aside",
        "intrigue_gone",
        "turn_spies_recalled",
        "turn_spice",
        "turn_sandworms",
        "turn_deploy_banned",
        "turn_acquired",
        "turn_recruits_per_card",
        "tech_gone",
        "tech_stacks",
        "warships",
        "warships_new",
        "turn_commissioned",
        "turn_commissioned_deployed",
        "turn_dreadnoughts_deployed",
        "extra_turn_for",
        "turn_spent",
        "turn_sword_sources",
        "active",
        "alliances",
        "bonus_spice",
        "chance",
        "conflict",
        "conflict_deck",
        "conflicts_past",
        "control",
        "first_player",
        "fixed",
        "hagal_deck",
        "hagal_discard",
        "imperium_deck",
        "intrigue_deck",
        "intrigue_discard",
        "leader_pool",
        "listener",
        "mentat",
        "mentat_promised",
        "options",
        "over",
        "asks_ends",
        "persons",
        "phase",
        "players",
        "ranking",
        "removed",
        "reserve",
        "reveals",
        "rng",
        "round",
        "row",
        "rules",
        "stack",
        "told",
        "tray",
        "turn_acquires_to_choice",
        "turn_card",
        "turn_deploy_closed",
        "turn_deployed",
        "turn_discount",
        "turn_discount_card",
        "turn_from_garrison",
        "turn_icons",
        "turn_plain",
        "turn_ignores_enemies",
        "turn_kind",
        "turn_recruited",
        "turn_recruits_deployed",
        "turn_space",
        "turn_started",
        "winner",
    )

    def __init__(self, rules: Rules, original: GameState | None) -> None:
        self.rules: Rules = rules
        self.listener: Listener | None = None
        if original is None:
            self.players: list[PlayerState] = []
            self.rng: Rng = Rng(1)
            self.chance: tuple[Draw, ...] | None = None
            self.told: tuple[Draw, ...] | None = None
            self.stack: list[Frame] = []
            self.tray: list[Frame] = []
            self.options: list[int] = []
            self.over: bool = False
            self.phase: i64 = 0
            self.round: i64 = 0
            self.persons: i64 = 0
            self.asks_ends: bool = False
            self.hagal_deck: tuple[int, ...] = ()
            self.hagal_discard: tuple[int, ...] = ()
            self.first_player: i64 = 0
            self.active: i64 = NOBODY
            self.winner: i64 = NOBODY
            self.ranking: tuple[int, ...] = ()
            self.fixed: i64 = 0
            self.reveals: i64 = 0
            self.conflict: i64 = NOBODY
            self.conflict_deck: tuple[int, ...] = ()
            self.conflicts_past: tuple[int, ...] = ()
            self.imperium_deck: tuple[int, ...] = ()
            self.row: tuple[int, ...] = ()
            self.reserve: tuple[int, ...] = ()
            self.intrigue_deck: tuple[int, ...] = ()
            self.intrigue_discard: tuple[int, ...] = ()
            self.removed: tuple[int, ...] = ()
            self.leader_pool: tuple[int, ...] = ()
            self.bonus_spice: tuple[int, ...] = ()
            self.control: tuple[int, ...] = ()
            self.alliances: tuple[int, ...] = ()
            self.mentat: i64 = NOBODY
            self.mentat_promised: i64 = NOBODY
            self.turn_kind: i64 = UNDECIDED
            self.turn_started: bool = False
            self.turn_card: i64 = NOBODY
            self.turn_space: i64 = NOBODY
            self.turn_icons: i64 = 0
            self.turn_plain: bool = False
            self.turn_ignores_enemies: bool = False
            self.turn_recruited: i64 = 0
            self.turn_recruits_deployed: i64 = 0
            self.turn_deployed: i64 = 0
            self.turn_from_garrison: i64 = 0
            self.turn_deploy_closed: i64 = 0
            self.turn_discount_card: i64 = NOBODY
            self.turn_discount: i64 = 0
            self.turn_acquires_to_choice: bool = False
            self.tech_stacks: tuple[tuple[int, ...], ...] = ()
            self.tech_gone: tuple[int, ...] = ()
            self.warships: tuple[int, ...] = ()
            self.warships_new: i64 = 0
            self.turn_commissioned: i64 = 0
            self.turn_commissioned_deployed: i64 = 0
            self.turn_dreadnoughts_deployed: i64 = 0
            self.extra_turn_for: i64 = NOBODY
            self.turn_spent: i64 = 0
            self.turn_sword_sources: tuple[int, ...] = ()
            self.wall: bool = False
            self.trained: bool = False
            self.contract_stack: tuple[int, ...] = ()
            self.contract_market: tuple[int, ...] = ()
            self.contracts_aside: tuple[int, ...] = ()
            self.intrigue_gone: tuple[int, ...] = ()
            self.turn_spies_recalled: i64 = 0
            self.turn_spice: i64 = 0
            self.turn_sandworms: i64 = 0
            self.turn_deploy_banned: bool = False
            self.turn_acquired: tuple[int, ...] = ()
            self.turn_recruits_per_card: i64 = 0
        else:
            self.players = [PlayerState(player) for player in original.players]
            self.rng = Rng(original.rng.state)
            self.chance = original.chance
            self.told = original.told
            self.stack = original.stack[:]
            self.tray = original.tray[:]
            self.options = original.options
            self.over = original.over
            self.phase = original.phase
            self.round = original.round
            self.persons = original.persons
            self.asks_ends = original.asks_ends
            self.hagal_deck = original.hagal_deck
            self.hagal_discard = original.hagal_discard
            self.first_player = original.first_player
            self.active = original.active
            self.winner = original.winner
            self.ranking = original.ranking
            self.fixed = original.fixed
            self.reveals = original.reveals
            self.conflict = original.conflict
            self.conflict_deck = original.conflict_deck
            self.conflicts_past = original.conflicts_past
            self.imperium_deck = original.imperium_deck
            self.row = original.row
            self.reserve = original.reserve
            self.intrigue_deck = original.intrigue_deck
            self.intrigue_discard = original.intrigue_discard
            self.removed = original.removed
            self.leader_pool = original.leader_pool
            self.bonus_spice = original.bonus_spice
            self.control = original.control
            self.alliances = original.alliances
            self.mentat = original.mentat
            self.mentat_promised = original.mentat_promised
            self.turn_kind = original.turn_kind
            self.turn_started = original.turn_started
            self.turn_card = original.turn_card
            self.turn_space = original.turn_space
            self.turn_icons = original.turn_icons
            self.turn_plain = original.turn_plain
            self.turn_ignores_enemies = original.turn_ignores_enemies
            self.turn_recruited = original.turn_recruited
            self.turn_recruits_deployed = original.turn_recruits_deployed
            self.turn_deployed = original.turn_deployed
            self.turn_from_garrison = original.turn_from_garrison
            self.turn_deploy_closed = original.turn_deploy_closed
            self.turn_discount_card = original.turn_discount_card
            self.turn_discount = original.turn_discount
            self.turn_acquires_to_choice = original.turn_acquires_to_choice
            self.tech_stacks = original.tech_stacks
            self.tech_gone = original.tech_gone
            self.warships = original.warships
            self.warships_new = original.warships_new
            self.turn_commissioned = original.turn_commissioned
            self.turn_commissioned_deployed = original.turn_commissioned_deployed
            self.turn_dreadnoughts_deployed = original.turn_dreadnoughts_deployed
            self.extra_turn_for = original.extra_turn_for
            self.turn_spent = original.turn_spent
            self.turn_sword_sources = original.turn_sword_sources
            self.wall = original.wall
            self.trained = original.trained
            self.contract_stack = original.contract_stack
            self.contract_market = original.contract_market
            self.contracts_aside = original.contracts_aside
            self.intrigue_gone = original.intrigue_gone
            self.turn_spies_recalled = original.turn_spies_recalled
            self.turn_spice = original.turn_spice
            self.turn_sandworms = original.turn_sandworms
            self.turn_deploy_banned = original.turn_deploy_banned
            self.turn_acquired = original.turn_acquired
            self.turn_recruits_per_card = original.turn_recruits_per_card

    def copy(self) -> GameState:
        """An independent copy; nobody listens to it."""
        return GameState(self.rules, self)

    def reset_turn(self, seat: i64) -> None:
        """A turn of a seat begins, or with NOBODY the last one ends: nothing of a turn outlives it."""
        self.active = seat
        self.tray = []
        self.turn_kind = UNDECIDED
        self.turn_started = False
        self.turn_card = NOBODY
        self.turn_space = NOBODY
        self.turn_icons = 0
        self.turn_plain = False
        self.turn_ignores_enemies = False
        self.turn_recruited = 0
        self.turn_recruits_deployed = 0
        self.turn_deployed = 0
        self.turn_from_garrison = 0
        self.turn_deploy_closed = 0
        self.turn_discount_card = NOBODY
        self.turn_discount = 0
        self.turn_acquires_to_choice = False
        self.turn_commissioned = 0
        self.turn_commissioned_deployed = 0
        self.turn_dreadnoughts_deployed = 0
        self.turn_spent = 0
        self.turn_sword_sources = ()
        self.turn_spies_recalled = 0
        self.turn_spice = 0
        self.turn_sandworms = 0
        self.turn_deploy_banned = False
        self.turn_acquired = ()
        self.turn_recruits_per_card = 0

    def reveals_now(self, seat: i64) -> bool:
        """Is the seat in its own Reveal turn?"""
        return seat == self.active and self.turn_kind == REVEAL_TURN

    def is_automated(self, seat: i64) -> bool:
        """Is the seat an automated opponent, a Rival or House Hagal (B-165)? They sit after the persons."""
        return seat >= self.persons

    def may_deploy(self, seat: i64) -> bool:
        """May the seat put units into the Conflict now? A leader's Signet Ring can end that for a turn (R-255).

        Every deployment asks this at the moment when units come, and every offer of one before it is made.
        """
        return not (self.turn_deploy_banned and seat == self.active)

    def is_solo(self) -> bool:
        """Does one person play against two Rivals (B-193)?"""
        return self.persons == 1

    def push(self, node: Node, seat: i64, source: i64) -> None:
        """Put something on top of the stack: it is done next."""
        self.stack.append(Frame(node, seat, source))

    def decider(self) -> int:
        """The seat that has to choose now, a person's also where a Rival has a choice (B-209); NOBODY at the end."""
        if not self.options:
            return NOBODY
        return self.chooser_for(self.stack[-1].seat)

    def chooser_for(self, seat: i64) -> i64:
        """Who chooses for a seat: itself, or for a Rival the First Player or the next person after it (B-209)."""
        if not self.is_automated(seat):
            return seat
        return 0 if self.is_automated(self.first_player) else self.first_player
