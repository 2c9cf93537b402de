"""A table for tests that read like a table talk.

    table = given(A=seat(hand=["dagger"], solari=2), B=seat(on=["mentat"]))
    table.play("dagger").to("hall_of_oratory")
    assert table.A.garrison == 4

Seats are called A to D, with six players A to F, clockwise; A has the First Player marker and, unless told otherwise,
the turn. What is not given is as in an ordinary game, but hands, Intrigue cards and decks are empty, so that nothing
happens by chance.

Games with one or two persons: `given(persons=1, difficulty="mentat", hagal_deck=["wealth"], B=seat(...))`. One person
is A, the Rivals are B and C; two persons are A and B, and C is House Hagal. Rivals act by themselves with the cards of
`hagal_deck`, while they have Agents.

Six players: `given(players=6, boxes=("uprising", "choam"))`. A is Muad'Dib, with the Allies C and E; D is Shaddam,
with the Allies F and B. A Commander of whom nothing is said acts for the Ally to his left, C or F.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from landsraad.content.box import TEAM_PLAYERS
from landsraad.content.registry import DIFFICULTIES, rules_for
from landsraad.engine.course.rounds import AGENTS
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.course.turn import begin_turn
from landsraad.engine.explain import why_not
from landsraad.engine.game import Game
from landsraad.engine.ix.dreadnoughts import PER_PLAYER
from landsraad.engine.machine.advance import advance
from landsraad.engine.machine.node import Frame
from landsraad.engine.machine.terms import ENDGAME, FACTION_NAMES, HIDDEN, NOBODY, PLAYER_TURNS
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import TROOPS_PER_PLAYER, GameState, PlayerState
from landsraad.engine.uprising.contracts import lay_out_contracts

SEAT_NAMES = "ABCDEF"
# Leaders whose abilities stay out of the way of most tests.
PLAIN_LEADERS = ("paul_atreides", "glossu_the_beast_rabban", "earl_memnon_thorvald", "baron_vladimir_harkonnen")
PLAIN_RIVALS = ("staban_tuek", "lady_margot_fenring")
PLAIN_UPRISING_LEADERS = ("staban_tuek", "princess_irulan", "muaddib", "lady_margot_fenring")
PLAIN_ALLIES = ("staban_tuek", "princess_irulan", "lady_margot_fenring", "gurney_halleck")


@dataclass
class seat:  # noqa: N801 - it reads as a word of the table talk
    """What a seat has. Decks and discard piles are listed with the top card last.

    `garrison` and `agents` when not given: 3 troops and 2 Agents, for House Hagal 0 and 3. Dreadnoughts that are not
    mentioned are in the supply; `snoopers` when not given: the leader's at the start.

    `rival`: the card of a Rival of Uprising.

    `research`, `tleilaxu`, `atomics` count in games with the Bene Tleilax board, for seats that have the token.

    `spies` lists observation posts, `trophies` Conflict cards and objectives that lie face up, `trophies_matched` those
    that lie face down. Of Commanders: `ally`, the one activated; `arrows`, where the Agents that point to the left, to
    the right and both ways stand, "" at home: those of `on` when not given, from the left.
    """

    leader: str = ""
    rival: str = ""
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    in_play: list[str] = field(default_factory=list)
    intrigue: list[str] = field(default_factory=list)
    solari: int = 0
    spice: int = 0
    water: int = 0
    garrison: int | None = None
    conflict: int = 0
    supply: int | None = None
    swords: int = 0
    vp: int = 0
    agents: int | None = None
    on: list[str] = field(default_factory=list)
    influence: dict[str, int] = field(default_factory=dict)
    council: bool = False
    swordmaster: bool = False
    revealed: bool = False
    tokens: list[str] = field(default_factory=list)
    mark: str = ""
    dreadnoughts_home: int = 0
    dreadnoughts_conflict: int = 0
    freighter: int = 0
    negotiators: int = 0
    tech: list[str] = field(default_factory=list)
    snoopers: list[str] | None = None
    spies: list[str] = field(default_factory=list)
    sandworms: int = 0
    hooks: bool = False
    trophies: list[str] = field(default_factory=list)
    trophies_matched: list[str] = field(default_factory=list)
    contracts: list[str] = field(default_factory=list)
    contracts_done: list[str] = field(default_factory=list)
    memories: int = 0
    training: int = 0
    ally: str = ""
    arrows: list[str] | None = None
    swordmaster_bonus: bool = False
    specimens: int = 0
    research: str = "start"
    tleilaxu: int = 0
    atomics: bool = True


class SeatView:
    """A seat of a table, read in ids instead of numbers."""

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self.number = number

    @property
    def state(self) -> PlayerState:
        """The seat's state in the engine."""
        return self._table.state.players[self.number]

    def __getattr__(self, name: str) -> object:
        return getattr(self.state, name)

    def _cards(self, zone: tuple[int, ...]) -> list[str]:
        return [self._table.rules.cards[card].id for card in zone]

    @property
    def solari(self) -> int:
        """Solari of the seat."""
        return int(self.state.solari)

    @property
    def spice(self) -> int:
        """Spice of the seat."""
        return int(self.state.spice)

    @property
    def water(self) -> int:
        """Water of the seat."""
        return int(self.state.water)

    @property
    def vp(self) -> int:
        """Victory Points of the seat."""
        return int(self.state.vp)

    @property
    def garrison(self) -> int:
        """Troops in the garrison."""
        return int(self.state.garrison)

    @property
    def supply(self) -> int:
        """Troops in the supply."""
        return int(self.state.supply)

    @property
    def conflict(self) -> int:
        """Troops in the Conflict."""
        return int(self.state.conflict)

    @property
    def agents(self) -> int:
        """Agents that wait on the leader."""
        return int(self.state.agents)

    @property
    def persuasion(self) -> int:
        """Persuasion not spent yet."""
        return int(self.state.persuasion)

    @property
    def strength(self) -> int:
        """Strength in the Conflict."""
        return int(self.state.strength())

    @property
    def hand(self) -> list[str]:
        """Cards in hand."""
        return self._cards(self.state.hand)

    @property
    def deck(self) -> list[str]:
        """The deck, top card last."""
        return self._cards(self.state.deck)

    @property
    def discard(self) -> list[str]:
        """The discard pile."""
        return self._cards(self.state.discard)

    @property
    def in_play(self) -> list[str]:
        """Cards played for Agents and cards revealed."""
        return self._cards(self.state.in_play + self.state.revealed)

    @property
    def intrigue(self) -> list[str]:
        """Intrigue cards held."""
        return [self._table.rules.intrigue[card].id for card in self.state.intrigue]

    @property
    def tech(self) -> list[str]:
        """The tech tiles owned."""
        return [self._table.rules.tech[tile].id for tile in self.state.tech]

    @property
    def specimens(self) -> int:
        """Troops in the axolotl tanks."""
        return int(self.state.specimens)

    @property
    def research(self) -> str:
        """The place of the research token, "" without one."""
        place = self.state.research
        return "" if place == NOBODY else self._table.rules.research[place].id

    @property
    def tleilaxu(self) -> int:
        """The space of the Tleilaxu token, NOBODY without one."""
        return int(self.state.tleilaxu)

    @property
    def sandworms(self) -> int:
        """Sandworms in the Conflict."""
        return int(self.state.sandworms)

    @property
    def spies(self) -> list[str]:
        """The observation posts where the seat's spies are."""
        return [post.id for post in self._table.rules.posts if (self.state.spies >> post.number) & 1]

    @property
    def trophies(self) -> list[str]:
        """Conflict cards won and the objective, those that lie face up."""
        return self._sources(self.state.trophies)

    @property
    def trophies_matched(self) -> list[str]:
        """Conflict cards won and the objective, those that were turned face down."""
        return self._sources(self.state.trophies_matched)

    @property
    def contracts(self) -> list[str]:
        """Contracts taken and not completed yet."""
        return [self._table.rules.contracts[number].id for number in self.state.contracts]

    @property
    def contracts_done(self) -> list[str]:
        """Contracts completed."""
        return [self._table.rules.contracts[number].id for number in self.state.contracts_done]

    def _sources(self, sources: tuple[int, ...]) -> list[str]:
        return [self._table.rules.source_ids[source].split("/")[1] for source in sources]

    @property
    def influence(self) -> dict[str, int]:
        """Influence by faction."""
        return {name: int(self.state.influence_of(track)) for track, name in enumerate(self._table.rules.factions)}

    @property
    def on(self) -> list[str]:
        """The spaces where the seat's Agents stand."""
        return [s.id for s in self._table.rules.spaces if (self.state.spaces >> s.number) & 1]

    @property
    def alliances(self) -> list[str]:
        """The factions whose Alliance token the seat holds."""
        holders = self._table.state.alliances
        return [name for track, name in enumerate(self._table.rules.factions) if holders[track] == self.number]


class Table:
    """A game under test: verbs of the table, and what lies on it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.A = SeatView(self, 0)
        self.B = SeatView(self, 1)
        self.C = SeatView(self, 2)
        self.D = SeatView(self, 3)
        self.E = SeatView(self, 4)
        self.F = SeatView(self, 5)

    @property
    def state(self) -> GameState:
        """The engine's state."""
        return self.game.state

    @property
    def rules(self) -> Rules:
        """The rules in use."""
        return self.game.rules

    # Verbs

    def play(self, card: str) -> Table:
        """Play a card of the hand for an Agent turn."""
        return self.choose(f"play:{card}")

    def to(self, space: str) -> Table:
        """Send the Agent to a space; does nothing where it was the only one and the Agent stands there already."""
        if self.asked == "send_agent":
            return self.choose(f"send:{space}")
        bit = 1 << self.rules.space_number(space)
        assert any(player.spaces & bit for player in self.state.players), f"no Agent went to {space}"
        return self

    def graft(self, card: str, *, row: bool = False) -> Table:
        """Graft a card, of the hand or of the Imperium Row, to the one just played; a lone one has joined it."""
        if self.asked == "graft":
            return self.choose(f"graft_row:{card}" if row else f"graft:{card}")
        assert self.state.turn.usurps == row
        assert self.rules.cards[self.state.turn.grafted].id == card, f"{card} was not grafted"
        return self

    def research(self, place: str) -> Table:
        """Move the research token on; does nothing where it was the only way and the token is there already."""
        if self.asked == "research":
            return self.choose(f"research:{place}")
        assert any(seat.research == place for seat in (self.A, self.B, self.C, self.D, self.E, self.F)[: self.seats])
        return self

    def clone(self, card: str) -> Table:
        """Acquire a card of the Tleilaxu Row for specimens."""
        return self.choose(f"clone:{card}")

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.state.players)

    def choose(self, *actions: str) -> Table:
        """Take actions by their text forms."""
        for action in actions:
            self.game.play(action)
        return self

    def resolve(self, source: str) -> Table:
        """Begin a row of the tray, e.g. `card/fremen_camp`."""
        return self.choose(f"resolve:{source}")

    def intrigue(self, card: str) -> Table:
        """Play an Intrigue card."""
        return self.choose(f"intrigue:{card}")

    def reveal(self, seat: str = "") -> Table:
        """Take the Reveal turn, unless it was the only thing to do and has been taken; `seat`: whose it must be."""
        if self.asked == "turn":
            assert seat in ("", self.decider), f"it is the turn of {self.decider}"
            return self.choose("reveal")
        assert not seat or self.state.players[_seat_number(seat)].has_revealed(), f"{seat} has not revealed"
        return self

    def end_turn(self) -> Table:
        """End the turn."""
        return self.choose("end_turn")

    def plain(self) -> Table:
        """Take everything plain, where something waits; again where an Intrigue card came in between."""
        while self.can("take_plain"):
            self.choose("take_plain")
        return self

    def pass_(self) -> Table:
        """Pass."""
        return self.choose("pass")

    def copy(self) -> Table:
        """The same situation again, to try something else."""
        return Table(self.game.copy())

    # What can be seen

    @property
    def legal(self) -> list[str]:
        """The text forms of the legal actions."""
        return self.game.legal_actions()

    def can(self, action: str) -> bool:
        """Is an action legal now?"""
        return action in self.legal

    def offers(self, family: str) -> list[str]:
        """The parameters of the legal actions of a family: `offers("send")` lists the spaces."""
        return [action.split(":", 1)[1] for action in self.legal if action.split(":")[0] == family]

    def why_not(self, action: str) -> str:
        """The reason why an action is not legal, as `code: what, have x, need y`."""
        number = self.rules.actions.number(action)
        assert number != NOBODY, f"no such action: {action}"
        reason = why_not(self.state, number)
        assert reason is not None, f"{action} is legal"
        return str(reason)

    @property
    def asked(self) -> str:
        """The kind of decision that is asked; "" when the game is over."""
        decision = self.game.decision
        return "" if decision is None else decision.kind

    @property
    def decider(self) -> str:
        """The name of the seat that is asked."""
        decision = self.game.decision
        return "" if decision is None else SEAT_NAMES[decision.seat]

    @property
    def row(self) -> list[str]:
        """The Imperium Row."""
        return [self.rules.cards[card].id for card in self.state.row]

    @property
    def tleilaxu_row(self) -> list[str]:
        """The Tleilaxu Row from the left, without Reclaimed Forces."""
        return [self.rules.cards[card].id for card in self.state.tleilaxu_row]

    @property
    def throne_row(self) -> list[str]:
        """The Throne Row."""
        return [self.rules.cards[card].id for card in self.state.throne_row]

    def reserve(self, card: str) -> int:
        """How many cards a Reserve stack holds."""
        return self.state.reserve[self.rules.cards[self.rules.card_number(card)].reserve_index]

    def bonus_spice(self, space: str) -> int:
        """Bonus spice on a Maker space."""
        return self.state.bonus_spice[self.rules.spaces[self.rules.space_number(space)].maker_index]

    def controller(self, space: str) -> str:
        """The seat that controls a space, "" for nobody."""
        holder = self.state.control[self.rules.spaces[self.rules.space_number(space)].control_index]
        return _seat_name(holder)

    @property
    def trashed(self) -> list[str]:
        """The cards that are out of the game."""
        return [self.rules.cards[card].id for card in self.state.removed]

    @property
    def mentat(self) -> str:
        """The seat that has the Mentat, "" for nobody."""
        return _seat_name(self.state.mentat)

    @property
    def first_player(self) -> str:
        """The seat that has the First Player marker."""
        return _seat_name(self.state.first_player)

    @property
    def ranking(self) -> list[str]:
        """The seats in the final ranking, the winner first; empty before the end."""
        return [SEAT_NAMES[number] for number in self.state.ranking]

    @property
    def hagal_deck(self) -> list[str]:
        """The House Hagal deck, top card last."""
        return [self.rules.hagal[card].id for card in self.state.hagal_deck]

    @property
    def hagal_discard(self) -> list[str]:
        """The discard pile of House Hagal."""
        return [self.rules.hagal[card].id for card in self.state.hagal_discard]

    @property
    def open_tech(self) -> list[str]:
        """The open tech tile of each stack that has one, from the topmost stack."""
        return [self.rules.tech[stack[-1]].id for stack in self.state.tech_stacks if stack]

    def warship(self, space: str) -> str:
        """The seat whose dreadnought controls a space, "" for nobody."""
        return _seat_name(self.state.warships[self.rules.spaces[self.rules.space_number(space)].control_index])

    @property
    def contract_market(self) -> list[str]:
        """The open contracts."""
        return [self.rules.contracts[number].id for number in self.state.contract_market]

    @property
    def intrigue_gone(self) -> list[str]:
        """The Intrigue cards that are out of the game."""
        return [self.rules.intrigue[card].id for card in self.state.intrigue_gone]

    @property
    def intrigue_discard(self) -> list[str]:
        """The Intrigue discard pile."""
        return [self.rules.intrigue[card].id for card in self.state.intrigue_discard]


PHASES = ("turns", "round_start", "rival_swords", "combat", "rewards", "won", "makers", "recall", "endgame")


def given(
    *,
    players: int = 3,
    persons: int = 0,
    difficulty: str = "",
    phase: str = "turns",
    turn: str = "A",
    first: str = "A",
    conflict: str = "",
    conflict_deck: list[str] | None = None,
    row: list[str] | None = None,
    throne_row: list[str] | None = None,
    imperium_deck: list[str] | None = None,
    intrigue_deck: list[str] | None = None,
    intrigue_discard: list[str] | None = None,
    hagal_deck: list[str] | None = None,
    hagal_discard: list[str] | None = None,
    reserve: dict[str, int] | None = None,
    bonus_spice: dict[str, int] | None = None,
    control: dict[str, str] | None = None,
    alliances: dict[str, str] | None = None,
    mentat: str = "",
    round: int = 2,
    boxes: tuple[str, ...] = ("base",),
    variants: tuple[str, ...] = (),
    epic: bool = False,
    dice: bool = False,
    escalation: bool = False,
    tech_stacks: list[list[str]] | None = None,
    warships: dict[str, str] | None = None,
    old_conflicts: bool = False,
    wall: bool | None = None,
    trained: bool = False,
    contract_market: list[str] | None = None,
    contract_stack: list[str] | None = None,
    contracts_aside: list[str] | None = None,
    tleilaxu_row: list[str] | None = None,
    tleilaxu_deck: list[str] | None = None,
    tleilaxu_spice: int | None = None,
    **seats: seat,
) -> Table:
    """A table at a given moment, run to its first decision.

    phase  `turns` (it is `turn`'s turn), `round_start` (the top Conflict is revealed next), `rival_swords` (everybody
           has revealed, Rivals reveal cards for their swords next), `combat` (those are there), `rewards` (Combat cards
           are over), `makers`, `recall`, `endgame`
    persons     1 or 2 with automated opponents; 0: every seat is a person's
    difficulty  of the solo game, the easiest when not given; variants: ids of those that are played
    hagal_deck  the whole shuffled House Hagal deck when not given
    tech_stacks from the topmost stack, the open tile of each last; random ones when not given
    warships    by space: the seat whose dreadnought controls it since the last round
    wall        does the Shield Wall stand? as at the start when not given; trained: has anybody gained a Swordmaster?
    contract_market, contract_stack, contracts_aside   as at the start when none of them is given
    tleilaxu_row, tleilaxu_deck, tleilaxu_spice   as at the start when not given
    Decks are listed with the top card last; `conflict_deck` too. `mentat` names the seat that has the Mentat.
    Seats that are not given are ordinary ones with nothing in hand.
    """
    assert phase in PHASES, phase
    assert persons == 0 or (persons in (1, 2) and players == 3)
    level = (difficulty or DIFFICULTIES[0]) if persons == 1 else ""
    teams = players == TEAM_PLAYERS
    switches = {"epic": epic, "dice": dice, "escalation": escalation, "old_conflicts": old_conflicts}
    switches |= dict.fromkeys(variants, True)
    rules = rules_for(boxes, True, level, teams=teams, **switches)
    leaders = _leaders(rules, players if persons == 0 else persons, 2 if persons == 2 else players, seats)
    persons = persons or players
    led = persons if rules.rivals or persons == 2 else players
    leaders = _leaders(rules, persons, led, seats)
    rivals = _rivals(persons, players, seats) if rules.rivals else leaders[persons:]
    g = new_state(rules, persons, leaders[:persons], RANDOM, "a table of the tests", rivals)
    g.first_player = SEAT_NAMES.index(first)
    for number in range(players):
        _lay_out(g, g.players[number], seats.get(SEAT_NAMES[number], seat()))
    g.round = round
    conflict = conflict or ("skirmish_desert_mouse" if "uprising" in boxes else "skirmish_a")
    g.conflict = next(c.number for c in rules.conflicts if c.id == conflict)
    if conflict_deck is not None:
        g.conflict_deck = tuple(next(c.number for c in rules.conflicts if c.id == id) for id in conflict_deck)
    if row is not None:
        g.row = _card_numbers(g, row)
    g.throne_row = _card_numbers(g, throne_row or [])
    if imperium_deck is not None:
        g.imperium_deck = _card_numbers(g, imperium_deck)
    if intrigue_deck is not None:
        g.intrigue_deck = _intrigue_numbers(g, intrigue_deck)
    g.intrigue_discard = _intrigue_numbers(g, intrigue_discard or [])
    if hagal_deck is not None:
        g.hagal_deck = _hagal_numbers(g, hagal_deck)
    g.hagal_discard = _hagal_numbers(g, hagal_discard or [])
    g.reserve = tuple((reserve or {}).get(card.id, card.copies) for card in rules.reserve)
    g.bonus_spice = tuple((bonus_spice or {}).get(space.id, 0) for space in rules.makers)
    g.control = tuple(_seat_number((control or {}).get(space.id, "")) for space in rules.controlled)
    g.alliances = tuple(_seat_number((alliances or {}).get(name, "")) for name in rules.factions)
    g.mentat = _seat_number(mentat)
    _lay_out_ix(g, tech_stacks, warships or {})
    _lay_out_tleilaxu(g, tleilaxu_row, tleilaxu_deck, tleilaxu_spice)
    g.wall, g.trained = rules.wall if wall is None else wall, trained
    lay_out_contracts(g)
    if contract_market is not None or contract_stack is not None or contracts_aside is not None:
        g.contract_market = _contract_numbers(g, contract_market or [])
        g.contract_stack = _contract_numbers(g, contract_stack or [])
        g.contracts_aside = _contract_numbers(g, contracts_aside or [])
    _set_stack(g, phase, SEAT_NAMES.index(turn))
    advance(g)
    return Table(Game(g, []))


def _leaders(rules: Rules, persons: int, led: int, seats: dict[str, seat]) -> list[str]:
    """The leaders of the first `led` seats; those not named are plain ones, for Rivals such as may lead one."""
    named = [seats[name].leader if name in seats else "" for name in SEAT_NAMES[:led]]
    known = [leader.id for leader in rules.leaders]
    plain = PLAIN_LEADERS if PLAIN_LEADERS[0] in known else PLAIN_UPRISING_LEADERS
    if rules.teams is not None:
        plain = PLAIN_ALLIES
        named = [commander or name for commander, name in zip(rules.teams.commanders, named, strict=True)]
    spare = [leader for leader in plain if leader not in named]
    unfit = [leader.id for leader in rules.leaders if not leader.may_be_rival]
    leaders: list[str] = []
    for number, leader in enumerate(named):
        fit = [other for other in spare if number < persons or other not in unfit]
        leaders.append(leader or fit[0])
        if leaders[-1] in spare:
            spare.remove(leaders[-1])
    return leaders


def _rivals(persons: int, players: int, seats: dict[str, seat]) -> list[str]:
    """The cards of the automated opponents; those not named are plain ones."""
    named = [seats[name].rival if name in seats else "" for name in SEAT_NAMES[persons:players]]
    spare = [rival for rival in PLAIN_RIVALS if rival not in named]
    return [rival or spare.pop(0) for rival in named]


def _lay_out(g: GameState, player: PlayerState, wanted: seat) -> None:
    hagal = g.persons == 2 and player is g.players[2] and not g.rivals_compete()
    commander = player.ally != NOBODY
    garrison = (0 if hagal or commander else 3) if wanted.garrison is None else wanted.garrison
    player.hand = _card_numbers(g, wanted.hand)
    player.deck = _card_numbers(g, wanted.deck)
    player.discard = _card_numbers(g, wanted.discard)
    player.in_play = _card_numbers(g, wanted.in_play)
    player.intrigue = _intrigue_numbers(g, wanted.intrigue)
    player.solari, player.spice, player.water = wanted.solari, wanted.spice, wanted.water
    player.garrison, player.conflict = garrison, wanted.conflict
    left = TROOPS_PER_PLAYER - garrison - wanted.conflict - wanted.negotiators - wanted.memories - wanted.specimens
    player.supply = 0 if commander else left if wanted.supply is None else wanted.supply
    player.dreadnoughts_home, player.dreadnoughts_conflict = wanted.dreadnoughts_home, wanted.dreadnoughts_conflict
    player.freighter, player.negotiators = wanted.freighter, wanted.negotiators
    player.tech = _tech_numbers(g, wanted.tech)
    if wanted.snoopers is not None:
        player.snoopers = sum(1 << FACTION_NAMES.index(name) for name in wanted.snoopers)
    player.swords, player.vp = wanted.swords, wanted.vp
    player.agents = (3 if hagal else 2) if wanted.agents is None else wanted.agents
    player.ledger = ()
    player.spaces = sum(1 << g.rules.space_number(space) for space in wanted.on)
    assert set(wanted.influence) <= set(g.rules.factions)
    for track, name in enumerate(g.rules.factions):
        player.set_influence(track, wanted.influence.get(name, 0))
    player.council, player.swordmaster = wanted.council, wanted.swordmaster or hagal
    player.mark = g.rules.space_number(wanted.mark) if wanted.mark else NOBODY
    used = {"high_council": wanted.council, "swordmaster": wanted.swordmaster}
    player.closed |= sum(1 << space.number for space in g.rules.spaces if space.once and used.get(space.id, False))
    player.tokens = sum(1 << FACTION_NAMES.index(name) for name in wanted.tokens)
    player.revealed_at = 1 if wanted.revealed else 0
    _lay_out_uprising(g, player, wanted)
    _lay_out_tokens(g, player, wanted)
    if commander:
        _lay_out_commander(g, player, wanted)


def _lay_out_commander(g: GameState, player: PlayerState, wanted: seat) -> None:
    arrows = wanted.on if wanted.arrows is None else wanted.arrows
    player.arrows = tuple(g.rules.space_number(space) for space in arrows)
    player.arrows += (NOBODY,) * max(0, AGENTS + player.swordmaster - len(arrows))
    player.spaces = sum(1 << space for space in player.arrows if space != NOBODY)
    player.agents = player.arrows.count(NOBODY)
    if wanted.ally:
        player.ally = SEAT_NAMES.index(wanted.ally)


def _lay_out_uprising(g: GameState, player: PlayerState, wanted: seat) -> None:
    posts = [post.id for post in g.rules.posts]
    player.spies = sum(1 << posts.index(post) for post in wanted.spies)
    player.sandworms, player.hooks = wanted.sandworms, wanted.hooks
    player.trophies = tuple(_trophy(g, id) for id in wanted.trophies)
    player.trophies_matched = tuple(_trophy(g, id) for id in wanted.trophies_matched)
    player.contracts = _contract_numbers(g, wanted.contracts)
    player.contracts_done = _contract_numbers(g, wanted.contracts_done)
    player.memories, player.training = wanted.memories, wanted.training
    player.swordmaster_bonus = wanted.swordmaster_bonus


def _lay_out_tokens(g: GameState, player: PlayerState, wanted: seat) -> None:
    player.specimens = wanted.specimens
    if player.research != NOBODY:
        player.research = [place.id for place in g.rules.research].index(wanted.research)
    if player.tleilaxu != NOBODY:
        player.tleilaxu = wanted.tleilaxu
    player.atomics = player.atomics and wanted.atomics


def _lay_out_tleilaxu(g: GameState, row: list[str] | None, deck: list[str] | None, spice: int | None) -> None:
    if row is not None:
        g.tleilaxu_row = _card_numbers(g, row)
    if deck is not None:
        g.tleilaxu_deck = _card_numbers(g, deck)
    if spice is not None:
        g.tleilaxu_spice = spice


def _lay_out_ix(g: GameState, tech_stacks: list[list[str]] | None, warships: dict[str, str]) -> None:
    owned = [tile for player in g.players for tile in player.tech]
    if tech_stacks is None:
        g.tech_stacks = tuple(tuple(tile for tile in stack if tile not in owned) for stack in g.tech_stacks)
    else:
        g.tech_stacks = tuple(_tech_numbers(g, stack) for stack in tech_stacks)
        left = [tile for stack in g.tech_stacks for tile in stack] + owned
        g.tech_gone = tuple(tile.number for tile in g.rules.tech if tile.number not in left)
    g.warships = tuple(_seat_number(warships.get(space.id, "")) for space in g.rules.controlled)
    for number, player in enumerate(g.players):
        if player.ally != NOBODY:
            continue
        used = player.dreadnoughts_home + player.dreadnoughts_conflict + g.warships.count(number)
        player.dreadnoughts = PER_PLAYER - used if g.rules.tech else 0


def _set_stack(g: GameState, phase: str, turn: int) -> None:
    rules = g.rules
    after = [rules.steps.recall, rules.steps.makers]
    after += [rules.steps.lost_cards] if rules.losers_cards else []
    after += [rules.steps.won_cards, rules.steps.troops_home, rules.steps.take_control, rules.steps.resolve_combat]
    after += [rules.steps.concede, rules.steps.combat_cards, rules.steps.rival_swords]
    done = {"turns": 0, "rival_swords": 0, "combat": 1, "rewards": 2, "won": 6}
    keep = {phase: len(after) - steps for phase, steps in done.items()} | {"makers": 2, "recall": 1}
    g.stack = []
    if phase == "round_start":
        g.push(rules.steps.round_start, g.first_player, rules.setup_source)
        return
    if phase == "endgame":
        g.phase = ENDGAME
        g.push(rules.steps.final_score, g.first_player, rules.setup_source)
        g.push(rules.steps.final_tiles, g.first_player, rules.setup_source)
        g.push(rules.steps.endgame_cards, g.first_player, rules.setup_source)
        return
    for step in after[: keep[phase]]:
        g.push(step, g.first_player, rules.setup_source)
    if phase != "turns":
        for number in range(g.persons):
            g.players[number].revealed_at = g.players[number].revealed_at or number + 1
    elif g.rivals_compete() and g.is_automated(turn):
        g.stack.append(Frame(rules.steps.player_turns, turn, rules.setup_source))
    elif g.is_automated(turn):  # House Hagal, after the first player
        g.stack.append(Frame(rules.steps.player_turns, (g.first_player + 1) % len(g.players), rules.setup_source))
        g.push(rules.steps.rival_turn, turn, rules.setup_source)
    else:
        g.phase = PLAYER_TURNS
        g.stack.append(Frame(rules.steps.player_turns, g.seat_after(turn), rules.setup_source))
        begin_turn(g, turn)


def _card_numbers(g: GameState, ids: list[str]) -> tuple[int, ...]:
    numbers = tuple(g.rules.card_number(id) for id in ids)
    assert HIDDEN not in numbers, f"no such card among {ids}"
    return numbers


def _intrigue_numbers(g: GameState, ids: list[str]) -> tuple[int, ...]:
    known = [card.id for card in g.rules.intrigue]
    return tuple(known.index(id) for id in ids)


def _tech_numbers(g: GameState, ids: list[str]) -> tuple[int, ...]:
    known = [tile.id for tile in g.rules.tech]
    return tuple(known.index(id) for id in ids)


def _trophy(g: GameState, id: str) -> int:
    sources = g.rules.source_ids
    return sources.index(f"conflict/{id}" if f"conflict/{id}" in sources else f"objective/{id}")


def _contract_numbers(g: GameState, ids: list[str]) -> tuple[int, ...]:
    known = [contract.id for contract in g.rules.contracts]
    return tuple(known.index(id) for id in ids)


def _hagal_numbers(g: GameState, ids: list[str]) -> tuple[int, ...]:
    known = [card.id for card in g.rules.hagal]
    return tuple(known.index(id) for id in ids)


def _seat_name(number: int) -> str:
    return "" if number == NOBODY else SEAT_NAMES[number]


def _seat_number(name: str) -> int:
    return SEAT_NAMES.index(name) if name else NOBODY
