"""The whole state of a game: what lies on the table, in every hand and deck, and what is in progress.

Zones are tuples of card numbers: a card is its definition's number, and copies of a card are interchangeable. Copies of
a state share the tuples, so that `copy` moves no cards. A deck's top card is its last one.

A new field is one line here (fields.py says how).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.rng import Rng
from landsraad.engine.machine.terms import NOBODY, REVEAL_TURN, STREAMLINED, UNDECIDED
from landsraad.engine.state.fields import Fields

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.events import Listener
    from landsraad.engine.state.chance import Draw
    from landsraad.engine.state.definitions import Card, Leader, Rival
    from landsraad.engine.state.fields import (
        CardNumber,
        Cards,
        ConflictNumber,
        Conflicts,
        Contracts,
        Counts,
        FaceDown,
        FactionSet,
        HagalCards,
        Influence,
        IntrigueCards,
        Leaders,
        Ledger,
        Nodes,
        Own,
        PostSet,
        ResearchPlace,
        Seat,
        Seats,
        Sources,
        SpaceNumber,
        Spaces,
        SpaceSet,
        Tiles,
        TileSet,
        TileStacks,
        Tokens,
    )
    from landsraad.engine.state.rules import Rules

TROOPS_PER_PLAYER: Final = 12  # B-9
PERSONS_WITH_STARTING_VP: Final = 4  # and with more of them (B-17)
STRENGTH_OF_TROOP: Final = 2  # B-109
STRENGTH_OF_DREADNOUGHT: Final = 3
STRENGTH_OF_SANDWORM: Final = 3
SPIES_PER_PLAYER: Final = 3
NO_OPTIONS: Final[list[int]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayerState(Fields):
    """One seat: supply, cards, influence, and what the seat has done this round."""

    leader: Leader | None = None
    rival: Rival | None = None  # of an automated opponent that has a card of its own
    vp: i64 = 0
    ledger: Ledger = ()  # every gain and loss of Victory Points
    solari: i64 = 0
    spice: i64 = 0
    water: i64 = 0
    agents: i64 = 2
    swordmaster: bool = False
    council: bool = False
    spaces: SpaceSet = 0  # where an Agent of the seat stands
    closed: SpaceSet = 0  # the once-per-game spaces that the seat has used (B-76)
    influence: Influence = 0  # read it with `influence_of`
    mark: SpaceNumber = NOBODY
    tokens: Tokens = 0
    tokens_used: bool = False
    turns: i64 = 0  # begun this round
    revealed_at: i64 = 0  # which Reveal turn of the round was this seat's, 0 before it

    # Cards.
    deck: Cards = ()
    hand: Cards = ()
    discard: Cards = ()
    in_play: Cards = ()
    revealed: Cards = ()
    set_aside: Cards = ()
    intrigue: Own[IntrigueCards] = ()
    face_up: IntrigueCards = ()
    known_top: i64 = 0  # how many cards on top of the deck everybody knows: they were acquired onto it
    known_hand: Cards = ()  # those of the hand that everybody knows: they came there openly
    persuasion: i64 = 0

    # Troops.
    supply: i64 = TROOPS_PER_PLAYER
    garrison: i64 = 0
    conflict: i64 = 0
    swords: i64 = 0
    promises: Nodes = ()  # what comes if the seat wins this round's Conflict

    # Rise of Ix.
    dreadnoughts: i64 = 0  # in the supply; those that are nowhere control a space
    dreadnoughts_home: i64 = 0  # in the garrison
    dreadnoughts_conflict: i64 = 0
    dreadnought_strength: i64 = STRENGTH_OF_DREADNOUGHT  # of each
    freighter: i64 = 0  # its level on the shipping track
    negotiators: i64 = 0  # troops on Ix
    tech: Tiles = ()
    tech_flipped: TileSet = 0  # used this round
    snoopers: FactionSet = 0  # on whose track a snooper token of the seat lies
    ahead: Own[Cards] = ()  # the card set aside for the second turn
    ahead_card: CardNumber = NOBODY  # the card that came back for this turn

    # Uprising.
    spies: PostSet = 0  # observation posts where a spy of the seat is; the others are in the supply
    sandworms: i64 = 0  # in the Conflict
    hooks: bool = False  # Maker Hooks
    trophies: Sources = ()  # the Conflict cards won and the objective, face up
    trophies_matched: Sources = ()  # turned face down
    contracts: Contracts = ()
    contracts_done: Contracts = ()
    contracts_dealt: Own[Contracts] = ()  # one of them is kept at the start
    memories: i64 = 0  # troops that are memories
    training: i64 = 0  # the space of the training track where the token is

    # Immortality.
    specimens: i64 = 0  # troops in the axolotl tanks
    research: ResearchPlace = NOBODY  # where the research token is, if there is one
    tleilaxu: i64 = NOBODY  # the space of the Tleilaxu track where the token is, if there is one
    atomics: bool = False  # has the Family Atomics token
    coming_back: Cards = ()  # cards in play that come back to the hand when the Reveal turn begins
    lost: i64 = 0  # troops that went to the supply as this Conflict ended

    # Six players. A Commander is a seat with an Ally to act for.
    ally: Seat = NOBODY  # of a Commander: the Ally that he has activated, between his turns the last one
    arrows: Spaces = ()  # of a Commander: where his Agents with an arrow to the left, to the right, to both sides stand
    swordmaster_sent: bool = False  # it serves once, and has this round
    swordmaster_bonus: bool = False  # has the Swordmaster Bonus token
    concedes: bool = False  # the greater reward of this Combat to a teammate of equal strength

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

    def take_agent_back(self, space: i64) -> None:
        """An Agent comes from a space back to the leader."""
        self.spaces &= ~(1 << space)
        self.agents += 1
        if self.arrows:
            self.arrows = tuple([NOBODY if arrow == space else arrow for arrow in self.arrows])

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


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnState(Fields):
    """What belongs to the turn in progress, and so to the seat `active` alone. Each turn has a new one."""

    kind: i64 = UNDECIDED
    started: bool = False
    plain: bool = False  # the player wants plain rows taken unasked (tray.py); falls when an Intrigue card comes
    card: CardNumber = NOBODY  # that sent the Agent
    grafted: CardNumber = NOBODY  # the card that sent it together with that one
    usurps: bool = False  # which lies in the Imperium Row
    icons_on: CardNumber = NOBODY  # of two grafted cards the one that has `icons`
    combat_icon: bool = False  # units may be deployed as on a Combat space
    space: SpaceNumber = NOBODY  # where it went
    icons: i64 = 0  # bit set of Agent icons that every card has for this turn
    ignores_enemies: bool = False
    spies_recalled: i64 = 0
    spice: i64 = 0  # gained
    spent: i64 = 0  # Persuasion
    discount: i64 = 0  # of the card `discount_card`
    discount_card: CardNumber = NOBODY
    acquired: Cards = ()
    acquires_to_choice: bool = False  # acquired cards may go elsewhere than the discard pile
    recruits_per_card: i64 = 0  # troops that each acquired card brings
    recruited: i64 = 0
    recruits_deployed: i64 = 0
    deployed: i64 = 0
    deploy_closed: i64 = 0  # bit set of the kinds of units that have been deployed (troops.py)
    deploy_banned: bool = False
    from_garrison: i64 = 0  # units deployed besides those that came this turn
    sandworms: i64 = 0  # that came
    commissioned: i64 = 0  # dreadnoughts
    commissioned_deployed: i64 = 0
    dreadnoughts_deployed: i64 = 0
    sword_sources: Sources = ()


@mypyc_attr(acyclic=True, free_list_len=1)
class GameState(Fields):
    """A game at a moment. Everything that changes is here; `rules` is shared and never changes."""

    rules: Rules
    players: list[PlayerState]
    rng: Rng
    turn: TurnState
    stack: list[Frame]  # what is in progress, the next thing last
    tray: list[Frame]  # what the current turn still owes or offers, in no order (B-46)
    listener: Listener | None
    options: list[int] = NO_OPTIONS  # the actions to choose from, when a decision is asked; empty when the game is over
    chance: tuple[Draw, ...] | None = None  # decided so far; None where nobody writes it down (views, games drawn)
    told: tuple[Draw, ...] | None = None  # decided in the game that is being replayed; None for all others
    fixed: i64 = 0  # how often something became known or was left to chance: what undo must not cross
    asks_ends: bool = False  # the end of a turn is asked for even where nothing else is left
    over: bool = False
    winner: Seat = NOBODY
    ranking: Seats = ()

    # The course of the game.
    persons: i64 = 0
    phase: i64 = 0
    round: i64 = 0
    first_player: Seat = 0
    active: Seat = NOBODY  # whose turn it is; NOBODY between turns and in all phases without turns
    extra_turns: Seats = ()  # who has one more turn after this one, once for each
    reveals: i64 = 0  # Reveal turns of this round so far

    # The table.
    leader_pool: Leaders = ()
    imperium_deck: FaceDown[Cards] = ()
    row: Cards = ()
    reserve: Counts = ()
    removed: Cards = ()
    intrigue_deck: FaceDown[IntrigueCards] = ()
    intrigue_discard: IntrigueCards = ()
    intrigue_gone: IntrigueCards = ()  # trashed
    conflict: ConflictNumber = NOBODY
    conflict_deck: FaceDown[Conflicts] = ()
    conflicts_past: Conflicts = ()
    bonus_spice: Counts = ()
    control: Seats = ()
    alliances: Seats = ()
    mentat: Seat = NOBODY
    mentat_promised: Seat = NOBODY
    hagal_deck: FaceDown[HagalCards] = ()
    hagal_discard: HagalCards = ()

    # Rise of Ix.
    tech_stacks: TileStacks = ()  # the open tile of each stack last
    tech_gone: Tiles = ()  # out of the game
    warships: Seats = ()  # whose dreadnought controls each flag
    warships_new: i64 = 0  # bit set of the flags taken in this Combat

    # Uprising.
    wall: bool = False  # does the Shield Wall stand?
    trained: bool = False  # has anybody gained a Swordmaster?
    contract_stack: FaceDown[Contracts] = ()
    contract_market: Contracts = ()
    contracts_aside: Contracts = ()  # those that only one leader takes

    # Immortality.
    tleilaxu_deck: FaceDown[Cards] = ()
    tleilaxu_row: Cards = ()  # from the left
    tleilaxu_spice: i64 = 0  # on the space of the Tleilaxu track that has some for the first to come
    combat_cards_by: Seats = ()  # who has played Combat cards in this Conflict

    # Six players.
    throne_row: Cards = ()  # open cards that only one team acquires

    def __init__(
        self,
        rules: Rules,
        players: list[PlayerState],
        rng: Rng,
        turn: TurnState,
        stack: list[Frame],
        tray: list[Frame],
        original: GameState | None = None,
    ) -> None:
        super().__init__(original)
        self.rules = rules
        self.players = players
        self.rng = rng
        self.turn = turn
        self.stack = stack
        self.tray = tray
        self.listener = None

    def copy(self) -> GameState:
        """An independent copy; nobody listens to it."""
        players = [PlayerState(player) for player in self.players]
        rng = Rng(self.rng.state)
        return GameState(self.rules, players, rng, TurnState(self.turn), self.stack[:], self.tray[:], self)

    def reset_turn(self, seat: i64) -> None:
        """A turn of a seat begins, or with NOBODY the last one ends: nothing of a turn outlives it."""
        self.active = seat
        self.turn = TurnState()
        self.tray = []

    def reveals_now(self, seat: i64) -> bool:
        """Is the seat in its own Reveal turn?"""
        return seat == self.active and self.turn.kind == REVEAL_TURN

    def is_automated(self, seat: i64) -> bool:
        """Is the seat an automated opponent, a Rival or House Hagal (B-165)? They sit after the persons."""
        return seat >= self.persons

    def may_deploy(self, seat: i64) -> bool:
        """May the seat put units into the Conflict now? A leader's Signet Ring can end that for a turn (R-255).

        Every deployment asks this at the moment when units come, and every offer of one before it is made.
        """
        return not (self.turn.deploy_banned and self.acts_now(seat))

    def is_solo(self) -> bool:
        """Does one person play against two Rivals (B-193)?"""
        return self.persons == 1

    def rivals_compete(self) -> bool:
        """Do the automated opponents gather, take rewards and score?

        Rivals do, House Hagal of the base box's two-player game is only in the way (B-182, B-193, UR-1).
        """
        return self.is_solo() or len(self.rules.rivals) > 0

    def scores(self, seat: i64) -> bool:
        """Does the seat score Victory Points, and can it win (B-188, B-192, UR-28)?"""
        return not self.is_automated(seat) or (self.rivals_compete() and STREAMLINED not in self.rules.variants)

    def gathers(self, seat: i64) -> bool:
        """Does the seat take resources and Intrigue cards (B-182, UR-28)?"""
        if not self.is_automated(seat):
            return True
        return self.rivals_compete() and (self.scores(seat) or not self.players[seat].swordmaster)

    def seat_after(self, seat: i64) -> i64:
        """The next seat in turn order, clockwise.

        With two persons the automated opponent counts as sitting after the First Player (B-187, UR-7).
        """
        if self.persons != 2:
            return (seat + 1) % len(self.players)
        if seat == self.first_player:
            return self.persons
        return 1 - self.first_player if self.is_automated(seat) else self.first_player

    def turn_order(self) -> list[int]:
        """All seats, from the First Player on."""
        order = [int(self.first_player)]
        for _ in range(len(self.players) - 1):
            order.append(int(self.seat_after(order[-1])))
        return order

    # Teams. In all other games everybody acts for himself, and everybody else is an opponent.

    def is_commander(self, seat: i64) -> bool:
        """Is the seat a Commander, who has neither units nor cubes of his own on the board (U6-8)?"""
        return self.players[seat].ally != NOBODY

    def acts_for(self, seat: i64) -> i64:
        """Who gets the units, the swords and the Influence on the board that come to a seat: itself, or of a Commander
        the Ally that he has activated (U6-15)."""
        ally = self.players[seat].ally
        return seat if ally == NOBODY else ally

    def army(self, seat: i64) -> PlayerState:
        """Whose units a seat commands (`acts_for`): they count as its own (U6-17)."""
        return self.players[self.acts_for(seat)]

    def acts_now(self, seat: i64) -> bool:
        """Is it the turn of the seat, or of the Commander who has activated it?"""
        return self.active != NOBODY and (seat == self.active or seat == self.players[self.active].ally)

    def allies_of(self, commander: i64) -> list[int]:
        """The Allies of a Commander, the one to his left first: they sit two places away (U6-6)."""
        seats: i64 = len(self.players)
        return [(commander + 2) % seats, (commander + seats - 2) % seats]

    def team_of(self, seat: i64) -> i64:
        """The team of a seat: they sit by turns (U6-6)."""
        return seat % 2

    def teammates(self, seat: i64) -> list[int]:
        """The other two of a seat's team, the next one clockwise first; nobody where there are no teams."""
        return [] if self.rules.teams is None else self.allies_of(seat)

    def opposes(self, seat: i64, other: i64) -> bool:
        """Is another seat an opponent: everybody else, or with teams those of the other one (U6-46)?"""
        if self.rules.teams is None:
            return seat != other
        return self.team_of(seat) != self.team_of(other)

    def influence_with(self, seat: i64, icon: i64) -> i64:
        """The Influence that counts for a seat where the icon of a faction asks for some.

        A Commander uses that of his Ally with more, whoever is activated, and his own where the icon stands for the
        faction of his personal board too (U6-20, U6-22).
        """
        player = self.players[seat]
        if player.ally == NOBODY:
            return player.influence_of(icon)
        most: i64 = 0
        for ally in self.allies_of(seat):
            most = max(most, self.players[ally].influence_of(icon))
        own = self.own_track(seat)
        if own != NOBODY and self.rules.tracks[own].icon == icon:
            most = max(most, player.influence_of(own))
        return most

    def own_track(self, seat: i64) -> i64:
        """The Influence track on a seat's personal board, NOBODY for those who have none."""
        leader = self.players[seat].leader
        return NOBODY if leader is None else leader.own_track

    def sender(self) -> Card:
        """The card that sends the Agent of this turn, or two grafted ones as one."""
        if self.turn.grafted == NOBODY:
            return self.rules.cards[self.turn.card]
        return self.rules.pair(self.turn.card, self.turn.grafted)

    def is_usurped(self, card: i64) -> bool:
        """Is it the card that is grafted in this turn where it lies, in the Imperium Row (IM-39)? It is not in play."""
        return self.turn.usurps and card == self.turn.grafted

    def may_deploy_freely(self) -> bool:
        """May units of the garrison be deployed, for the Agent's space or a card's Combat icon (B-68, IM-49)?"""
        return self.turn.combat_icon or self.rules.spaces[self.turn.space].combat

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
