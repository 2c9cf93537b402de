"""Writing what a seat sees of a state into bytes, in the order of a layout.

The state may be the true one or that of a view. What the seat does not see is not looked at, so both give the same.

Bytes are written through librt, mypyc's own library, which the extra `lab` brings: compiled code writes one in a
nanosecond, into a bytearray in sixty. No other module of what is compiled needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from landsraad.engine.base.intrigue import KeepIntrigue
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.machine.terms import FACTION_NAMES, ICON_NAMES, NOBODY, TURN_NAMES
from landsraad.engine.state.zones import without
from landsraad.sight.layout import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    DECISIONS,
    HAGAL,
    INTRIGUE,
    KINDS,
    KINDS_OF_UNITS,
    LATER_ZONES_OF_SEAT,
    LATER_ZONES_OF_TABLE,
    LEADERS,
    MOST_OWED,
    MOST_SPICE,
    MOST_TRACK_SPICE,
    OBJECTIVES,
    OF_SEAT,
    OF_TABLE,
    POSTS,
    RESEARCH,
    RIVALS,
    SPACES,
    TECH,
    TLEILAXU,
    TRACKS,
)

if TYPE_CHECKING:
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState, PlayerState
    from landsraad.sight.layout import Layout, Zone

# Zones by their places in OF_TABLE and OF_SEAT.
ASKS: Final = 0
OWED: Final = 1
ROW: Final = 2
THRONE: Final = 3
REMOVED: Final = 4
RESERVE: Final = 5
AHEAD: Final = 6
NEXT: Final = 7
SENT: Final = 8
ACQUIRED: Final = 9
DISCOUNTED: Final = 10
HELD: Final = 2
LOOKED_AT: Final = 3
INTRIGUE_DISCARD: Final = 4
INTRIGUE_GONE: Final = 5
CURRENT: Final = 2
PAST: Final = 3
POOL: Final = 2
BONUS_SPICE: Final = 2
WENT: Final = 3
FLAG_TAKEN: Final = 4
OPEN: Final = 2
TECH_GONE: Final = 3
MARKET: Final = 2
ASIDE: Final = 3
DEALT: Final = 4
HAGAL_DISCARD: Final = 2
HIDDEN_CARDS: Final = 0
HAND: Final = 1
DECK: Final = 2
DISCARD: Final = 3
IN_PLAY: Final = 4
REVEALED: Final = 5
SET_ASIDE: Final = 6
RETURNED: Final = 7
FACE_UP: Final = 0
WON: Final = 0
MATCHED: Final = 1
LEADS: Final = 0
AGENT: Final = 0
CLOSED: Final = 1
MARKED: Final = 2
ARROW: Final = 3
CONTROLS: Final = 4
WARSHIP: Final = 5
SPY: Final = 0
OWNED: Final = 0
FLIPPED: Final = 1
TAKEN: Final = 0
DONE: Final = 1
TRACK_SPICE: Final = 0
TOKEN: Final = 0
GRAFTED: Final = 0
TLEILAXU_ROW: Final = 1
COMING_BACK: Final = 0


class Shelf:
    """Where the things of one kind stand: `at[thing] + zone * step[thing]`.

    shared  how many zones the table has; own: each seat
    """

    __slots__ = ("at", "own", "shared", "step")

    def __init__(self, at: list[int], step: list[int], shared: i64, own: i64) -> None:
        self.at = at
        self.step = step
        self.shared = shared
        self.own = own

    def zone(self, place: i64, zone: i64) -> i64:
        """The number of a zone of a seat: `place` counts seats from the one that looks on."""
        return self.shared + place * self.own + zone

    def count(self, to: BytesWriter, zone: i64, things: tuple[int, ...]) -> None:
        """How many of each thing are in a zone; those that a view hides are not counted."""
        for thing in things:
            if thing >= 0:
                at: i64 = self.at[thing]
                step: i64 = self.step[thing]
                place = at + zone * step
                to[place] = u8(i64(to[place]) + 1)

    def members(self, to: BytesWriter, zone: i64, bits: i64) -> None:
        """The things of a bit set are in a zone."""
        thing: i64 = 0
        while bits:
            if bits & 1:
                self.put(to, zone, thing, 1)
            bits >>= 1
            thing += 1

    def put(self, to: BytesWriter, zone: i64, thing: i64, value: i64) -> None:
        """A number of a thing in a zone; nothing where the thing is NOBODY."""
        if thing >= 0:
            at: i64 = self.at[thing]
            step: i64 = self.step[thing]
            to[at + zone * step] = u8(value)


class Observer:
    """Writes observations of games of one set of rules.

    rules   of the games
    layout  what stands where
    owners  by kind and number of a thing the box that brings it
    """

    __slots__ = (
        "_asks",
        "_at",
        "_decisions",
        "_grafts",
        "_high",
        "_later",
        "_owed",
        "_phase",
        "_shelves",
        "_zeros",
        "layout",
        "rules",
        "size",
    )

    def __init__(self, rules: Rules, layout: Layout, owners: list[list[str]]) -> None:
        self.rules = rules
        self.layout = layout
        self.size: i64 = layout.size
        self._high = list(layout.high())
        self._at: i64 = 0  # where the next number goes
        self._zeros = bytes(layout.size)
        self._shelves = [
            _shelf(rules, layout, kind, owners[kind], OF_TABLE[kind], OF_SEAT[kind]) for kind in range(len(KINDS))
        ]
        self._later: i64 = NOBODY  # where the numbers stand that come with the research track
        self._grafts = Shelf([], [], 0, 0)
        if rules.research:
            self._later = _start(layout, f"{owners[RESEARCH][0]}.table")
            zones = (LATER_ZONES_OF_TABLE, LATER_ZONES_OF_SEAT)
            self._grafts = _shelf(rules, layout, CARDS, owners[CARDS], *zones)
        self._phase: i64 = _start(layout, "phase")
        self._decisions = {kind: _start(layout, "decision") + at for at, kind in enumerate(DECISIONS)}
        self._asks, self._owed = self._of_sources()

    def _of_sources(self) -> tuple[list[int], list[int]]:
        """By number of the source the place that says that it asks, and that of what it still owes."""
        rules, layout = self.rules, self.layout
        asks: list[int] = []
        owed: list[int] = []
        first: list[tuple[int, i64]] = [
            (CARDS, 0),
            (SPACES, rules.first_space),
            (INTRIGUE, rules.first_intrigue),
            (LEADERS, rules.first_leader),
            (CONFLICTS, rules.first_conflict),
            (TECH, rules.first_tech),
            (HAGAL, rules.first_hagal),
            (OBJECTIVES, rules.first_objective),
            (CONTRACTS, rules.first_contract),
            (RIVALS, rules.first_rival),
            (RESEARCH, rules.first_research),
        ]
        kinds = {begin + number: (kind, number) for kind, begin in first for number in range(len(_ids(rules, kind)))}
        for source in range(len(rules.source_ids)):
            if source in kinds:
                kind, number = kinds[source]
                shelf = self._shelves[kind]
                asks.append(shelf.at[number] + ASKS * shelf.step[number])
                owed.append(shelf.at[number] + OWED * shelf.step[number])
            else:
                place = _core_source(rules, source)
                asks.append(_start(layout, "asks") + place)
                owed.append(_start(layout, "owed") + place)
        return asks, owed

    def write(
        self,
        g: GameState,
        seat: i64,
        into: bytearray,
        start: i64,
        hidden_cards: list[tuple[int, ...]] | None = None,
    ) -> None:
        """Write what a seat sees.

        g             the true state, or that of a view of this seat
        into, start   where its bytes go
        hidden_cards  those of the view (View.hidden_cards); None where the state is the true one
        """
        to = BytesWriter()
        to.write(self._zeros)
        seats = self._order(g, seat)
        self._at = 0
        self._add_table(to, g)
        self._add_turn(to, g)
        for other in seats:
            self._add_seat(to, g, seat, other)
        if self._later != NOBODY:
            self._at = self._later
            self._add_later(to, g, seats)
        self._write_course(to, g)
        self._write_table(to, g, seat)
        cards = self._shelves[CARDS]
        for place in range(len(seats)):
            other = seats[place]
            self._write_seat(to, g, seat, other, place)
            hidden = self._hidden(g, seat, other) if hidden_cards is None else hidden_cards[other]
            cards.count(to, cards.zone(place, HIDDEN_CARDS), hidden)
        into[start : start + self.size] = to.getvalue()

    def _add(self, to: BytesWriter, value: i64) -> None:
        """The next number, no higher than its highest value."""
        at = self._at
        high: i64 = self._high[at]
        if value > high:
            value = high
        elif value < 0:
            value = 0
        to[at] = u8(value)
        self._at = at + 1

    def _add_bits(self, to: BytesWriter, bits: i64, count: i64) -> None:
        """As many numbers, each 0 or 1."""
        for _ in range(count):
            self._add(to, bits & 1)
            bits >>= 1

    def _order(self, g: GameState, seat: i64) -> list[int]:
        """All seats from the one that looks on, in turn order."""
        seats = [int(seat)]
        for _ in range(len(g.players) - 1):
            seats.append(int(g.seat_after(seats[-1])))
        return seats

    # --- Numbers ------------------------------------------------------------------------------------------------------

    def _add_table(self, to: BytesWriter, g: GameState) -> None:
        rules = g.rules
        tiles: i64 = 0
        for stack in g.tech_stacks:
            tiles += len(stack)
        self._add(to, g.round)
        self._add(to, g.persons)
        self._add(to, 0 if rules.difficulty is None else 1 + rules.levels.index(rules.difficulty))
        self._add(to, vp_to_end(g))
        self._add(to, g.reveals)
        self._add(to, g.over)
        self._add(to, g.asks_ends)
        self._add(to, len(g.imperium_deck))
        self._add(to, len(g.intrigue_deck))
        self._add(to, len(g.conflict_deck))
        self._add(to, len(g.hagal_deck))
        self._add(to, len(g.contract_stack))
        self._add(to, tiles)
        self._add(to, g.wall)
        self._add(to, g.trained)

    def _add_turn(self, to: BytesWriter, g: GameState) -> None:
        turn = g.turn
        self._add_bits(to, 0 if g.active == NOBODY else 1 << turn.kind, len(TURN_NAMES))
        self._add(to, turn.started)
        self._add(to, turn.plain)
        self._add(to, turn.ignores_enemies)
        self._add(to, turn.spies_recalled)
        self._add(to, turn.spice)
        self._add(to, turn.spent)
        self._add(to, turn.discount)
        self._add(to, turn.acquires_to_choice)
        self._add(to, turn.recruits_per_card)
        self._add(to, turn.recruited)
        self._add(to, turn.recruits_deployed)
        self._add(to, turn.deployed)
        self._add(to, turn.deploy_banned)
        self._add(to, turn.from_garrison)
        self._add(to, turn.sandworms)
        self._add(to, turn.commissioned)
        self._add(to, turn.commissioned_deployed)
        self._add(to, turn.dreadnoughts_deployed)
        self._add_bits(to, turn.icons, len(ICON_NAMES))
        self._add_bits(to, turn.deploy_closed, KINDS_OF_UNITS)

    def _add_seat(self, to: BytesWriter, g: GameState, viewer: i64, seat: i64) -> None:
        player = g.players[seat]
        own = seat == viewer
        hides_tokens = not own and not player.tokens_used and player.tokens != 0
        self._add(to, seat)
        self._add(to, _asked(g) == seat)
        self._add(to, g.active == seat)
        self._add(to, g.first_player == seat)
        self._add(to, g.is_automated(seat))
        self._add(to, not own and not g.opposes(viewer, seat))
        self._add(to, player.ally != NOBODY)
        self._add(to, _is_activated(g, seat))
        self._add(to, seat in g.extra_turns)
        self._add(to, g.mentat == seat)
        self._add(to, g.mentat_promised == seat)
        self._add(to, player.vp)
        self._add(to, player.solari)
        self._add(to, player.spice)
        self._add(to, player.water)
        self._add(to, player.agents)
        self._add(to, player.swordmaster)
        self._add(to, player.council)
        self._add(to, player.turns)
        self._add(to, player.revealed_at)
        self._add(to, len(player.deck))
        self._add(to, len(player.hand))
        self._add(to, player.known_top)
        self._add(to, len(player.intrigue))
        self._add(to, len(player.ahead))
        self._add(to, len(player.contracts_dealt))
        self._add(to, player.persuasion)
        self._add(to, player.supply)
        self._add(to, player.garrison)
        self._add(to, player.conflict)
        self._add(to, player.swords)
        self._add(to, player.strength())
        self._add(to, len(player.promises))
        self._add(to, player.dreadnoughts)
        self._add(to, player.dreadnoughts_home)
        self._add(to, player.dreadnoughts_conflict)
        self._add(to, player.dreadnought_strength)
        self._add(to, player.freighter)
        self._add(to, player.negotiators)
        self._add(to, player.spies_in_supply())
        self._add(to, player.sandworms)
        self._add(to, player.hooks)
        self._add(to, player.memories)
        self._add(to, player.training)
        self._add(to, player.swordmaster_sent)
        self._add(to, player.swordmaster_bonus)
        self._add(to, player.concedes)
        self._add(to, hides_tokens)
        self._add(to, player.tokens_used)
        self._add_bits(to, 0 if hides_tokens else player.tokens, len(FACTION_NAMES))
        self._add_bits(to, player.snoopers, len(FACTION_NAMES))
        for track in range(len(TRACKS)):
            self._add(to, player.influence_of(track))
        for track in range(len(TRACKS)):
            self._add(to, track < len(g.alliances) and g.alliances[track] == seat)

    def _add_later(self, to: BytesWriter, g: GameState, seats: list[int]) -> None:
        """What comes with the research track."""
        turn = g.turn
        self._add(to, len(g.tleilaxu_deck))
        self._add(to, turn.usurps)
        self._add(to, turn.combat_icon)
        self._add(to, 0 if turn.icons_on == NOBODY else 1 if turn.icons_on == turn.card else 2)
        for seat in seats:
            player = g.players[seat]
            self._add(to, player.specimens)
            self._add(to, player.lost)
            self._add(to, player.atomics)
            self._add(to, seat in g.combat_cards_by)

    # --- Things -------------------------------------------------------------------------------------------------------

    def _write_course(self, to: BytesWriter, g: GameState) -> None:
        """The phase, what is asked, and what the turn still owes or offers."""
        to[self._phase + g.phase] = 1
        if g.stack and not g.over:
            frame = g.stack[-1]
            decision: i64 = self._decisions[frame.node.asks()]
            asks: i64 = self._asks[frame.source]
            to[decision] = 1
            to[asks] = 1
        for row in g.tray:
            place: i64 = self._owed[row.source]
            to[place] = u8(min(i64(to[place]) + 1, MOST_OWED))

    def _write_table(self, to: BytesWriter, g: GameState, seat: i64) -> None:
        rules, own, turn = g.rules, g.players[seat], g.turn
        cards = self._shelves[CARDS]
        cards.count(to, ROW, g.row)
        cards.count(to, THRONE, g.throne_row)
        cards.count(to, REMOVED, g.removed)
        for number in range(len(g.reserve)):
            cards.put(to, RESERVE, rules.reserve[number].number, g.reserve[number])
        cards.count(to, AHEAD, own.ahead)
        if self._seen_of_deck(g, seat, seat) > 0:
            cards.put(to, NEXT, own.deck[-1], 1)
        cards.put(to, SENT, turn.card, 1)
        cards.count(to, ACQUIRED, turn.acquired)
        cards.put(to, DISCOUNTED, turn.discount_card, 1)
        intrigue = self._shelves[INTRIGUE]
        intrigue.count(to, HELD, own.intrigue)
        if g.stack and isinstance(g.stack[-1].node, KeepIntrigue) and _asked(g) == seat:
            intrigue.count(to, LOOKED_AT, g.intrigue_deck[-2:])
        intrigue.count(to, INTRIGUE_DISCARD, g.intrigue_discard)
        intrigue.count(to, INTRIGUE_GONE, g.intrigue_gone)
        conflicts = self._shelves[CONFLICTS]
        conflicts.put(to, CURRENT, g.conflict, 1)
        conflicts.count(to, PAST, g.conflicts_past)
        self._shelves[LEADERS].count(to, POOL, g.leader_pool)
        spaces = self._shelves[SPACES]
        for number in range(len(g.bonus_spice)):
            spaces.put(to, BONUS_SPICE, rules.makers[number].number, min(g.bonus_spice[number], MOST_SPICE))
        spaces.put(to, WENT, turn.space, 1)
        if g.warships_new:
            taken: i64 = 0
            for flag in range(len(rules.controlled)):
                if (g.warships_new >> flag) & 1:
                    taken |= 1 << rules.controlled[flag].number
            spaces.members(to, FLAG_TAKEN, taken)
        if g.tech_stacks:
            tech = self._shelves[TECH]
            tech.count(to, OPEN, tuple([stack[-1] for stack in g.tech_stacks if stack]))
            tech.count(to, TECH_GONE, g.tech_gone)
        contracts = self._shelves[CONTRACTS]
        contracts.count(to, MARKET, g.contract_market)
        contracts.count(to, ASIDE, g.contracts_aside)
        contracts.count(to, DEALT, own.contracts_dealt)
        self._shelves[HAGAL].count(to, HAGAL_DISCARD, g.hagal_discard)
        if rules.research:
            self._write_row(to, g)

    def _write_row(self, to: BytesWriter, g: GameState) -> None:
        """The Tleilaxu Row from the left, the card that is grafted, the spice on the Tleilaxu track."""
        grafts = self._grafts
        grafts.put(to, GRAFTED, g.turn.grafted, 1)
        for place in range(len(g.tleilaxu_row)):
            grafts.put(to, TLEILAXU_ROW, g.tleilaxu_row[place], place + 1)
        for space in g.rules.tleilaxu:
            if space.spice > 0:
                self._shelves[TLEILAXU].put(to, TRACK_SPICE, space.number, min(g.tleilaxu_spice, MOST_TRACK_SPICE))

    def _seen_of_deck(self, g: GameState, viewer: i64, seat: i64) -> i64:
        """How many cards on top of a seat's deck another seat sees (view.py)."""
        player = g.players[seat]
        seen = player.known_top
        if seat == viewer:
            if player.leader is not None and player.leader.sees_top and player.deck:
                seen = max(seen, 1)
            if g.stack and _asked(g) == seat:
                seen = max(seen, g.stack[-1].node.peeks(g.stack[-1]))
        return seen

    def _write_seat(self, to: BytesWriter, g: GameState, viewer: i64, seat: i64, place: i64) -> None:
        player = g.players[seat]
        cards = self._shelves[CARDS]
        zone = cards.zone(place, 0)
        cards.count(to, zone + HAND, player.hand if seat == viewer else player.known_hand)
        seen = self._seen_of_deck(g, viewer, seat)
        if seen > 0:
            cards.count(to, zone + DECK, player.deck[len(player.deck) - seen :])
        cards.count(to, zone + DISCARD, player.discard)
        cards.count(to, zone + IN_PLAY, player.in_play)
        cards.count(to, zone + REVEALED, player.revealed)
        cards.count(to, zone + SET_ASIDE, player.set_aside)
        cards.put(to, zone + RETURNED, player.ahead_card, 1)
        intrigue = self._shelves[INTRIGUE]
        intrigue.count(to, intrigue.zone(place, FACE_UP), player.face_up)
        if player.trophies or player.trophies_matched:
            self._write_trophies(to, player.trophies, place, WON)
            self._write_trophies(to, player.trophies_matched, place, MATCHED)
        if player.leader is not None:
            leaders = self._shelves[LEADERS]
            leaders.put(to, leaders.zone(place, LEADS), player.leader.number, 1)
        if player.rival is not None:
            rivals = self._shelves[RIVALS]
            rivals.put(to, rivals.zone(place, LEADS), player.rival.number, 1)
        self._write_spaces(to, g, player, seat, place)
        posts = self._shelves[POSTS]
        posts.members(to, posts.zone(place, SPY), player.spies)
        tech = self._shelves[TECH]
        tech.count(to, tech.zone(place, OWNED), player.tech)
        tech.members(to, tech.zone(place, FLIPPED), player.tech_flipped)
        contracts = self._shelves[CONTRACTS]
        contracts.count(to, contracts.zone(place, TAKEN), player.contracts)
        contracts.count(to, contracts.zone(place, DONE), player.contracts_done)
        if g.rules.research:
            research, tleilaxu = self._shelves[RESEARCH], self._shelves[TLEILAXU]
            research.put(to, research.zone(place, TOKEN), player.research, 1)
            tleilaxu.put(to, tleilaxu.zone(place, TOKEN), player.tleilaxu, 1)
            self._grafts.count(to, self._grafts.zone(place, COMING_BACK), player.coming_back)

    def _write_trophies(self, to: BytesWriter, sources: tuple[int, ...], place: i64, zone: i64) -> None:
        """Conflict cards and objectives that a seat has won."""
        rules = self.rules
        conflicts, objectives = self._shelves[CONFLICTS], self._shelves[OBJECTIVES]
        for source in sources:
            if source < rules.first_objective:
                conflicts.put(to, conflicts.zone(place, zone), source - rules.first_conflict, 1)
            else:
                objectives.put(to, objectives.zone(place, zone), source - rules.first_objective, 1)

    def _write_spaces(self, to: BytesWriter, g: GameState, player: PlayerState, seat: i64, place: i64) -> None:
        spaces = self._shelves[SPACES]
        zone = spaces.zone(place, 0)
        spaces.members(to, zone + AGENT, player.spaces)
        spaces.members(to, zone + CLOSED, player.closed)
        spaces.put(to, zone + MARKED, player.mark, 1)
        for arrow in range(len(player.arrows)):
            spaces.put(to, zone + ARROW, player.arrows[arrow], arrow + 1)
        controlled: i64 = 0
        warships: i64 = 0
        for number in range(len(g.control)):
            bit: i64 = 1 << g.rules.controlled[number].number
            if g.control[number] == seat:
                controlled |= bit
            if g.warships and g.warships[number] == seat:
                warships |= bit
        spaces.members(to, zone + CONTROLS, controlled)
        spaces.members(to, zone + WARSHIP, warships)

    def _hidden(self, g: GameState, viewer: i64, seat: i64) -> tuple[int, ...]:
        """The cards of a seat's deck and hand that lie hidden, together: who owns which card is public."""
        player = g.players[seat]
        seen = self._seen_of_deck(g, viewer, seat)
        cards = player.deck[: len(player.deck) - seen] if seen > 0 else player.deck
        if seat != viewer:
            cards = cards + player.hand + player.ahead
            for card in player.known_hand:
                cards = without(cards, card)
        return cards


def _asked(g: GameState) -> i64:
    """Who has to choose, also where the state is that of a view of another seat."""
    return g.chooser_for(g.stack[-1].seat) if g.stack and not g.over else NOBODY


def _is_activated(g: GameState, seat: i64) -> bool:
    """Is the seat the Ally for whom its Commander acts?"""
    for player in g.players:
        if player.ally == seat:
            return True
    return False


# --- Where things stand -----------------------------------------------------------------------------------------------


def _ids(rules: Rules, kind: i64) -> list[str]:
    """The ids of the things of a kind, by number."""
    if kind == CARDS:
        return [thing.id for thing in rules.cards]
    if kind == INTRIGUE:
        return [thing.id for thing in rules.intrigue]
    if kind == CONFLICTS:
        return [thing.id for thing in rules.conflicts]
    if kind == OBJECTIVES:
        return [thing.id for thing in rules.objectives]
    if kind == LEADERS:
        return [thing.id for thing in rules.leaders]
    if kind == RIVALS:
        return [thing.id for thing in rules.rivals]
    if kind == SPACES:
        return [thing.id for thing in rules.spaces]
    if kind == POSTS:
        return [thing.id for thing in rules.posts]
    if kind == TECH:
        return [thing.id for thing in rules.tech]
    if kind == CONTRACTS:
        return [thing.id for thing in rules.contracts]
    if kind == RESEARCH:
        return [thing.id for thing in rules.research]
    if kind == TLEILAXU:
        return [thing.id for thing in rules.tleilaxu]
    return [thing.id for thing in rules.hagal]


def _shelf(
    rules: Rules, layout: Layout, kind: i64, owners: list[str], of_table: tuple[Zone, ...], of_seat: tuple[Zone, ...]
) -> Shelf:
    groups = {group.box: group.things[kind] for group in layout.groups}
    at: list[int] = []
    step: list[int] = []
    for id, box in zip(_ids(rules, kind), owners, strict=True):
        name = f"{box}.{KINDS[kind]}"
        first = f"{name}.{of_table[0].name}" if of_table else f"{name}.0.{of_seat[0].name}"
        at.append(_start(layout, first) + groups[box].index(id))
        step.append(len(groups[box]))
    return Shelf(at, step, len(of_table), len(of_seat))


def _start(layout: Layout, name: str) -> int:
    """The first place of a segment."""
    return layout.segments[layout.index[name]].start


def _core_source(rules: Rules, source: i64) -> int:
    """The place of a source of no box among SOURCES; tokens and the Tleilaxu track, which ask nothing, have none."""
    if source in (rules.setup_source, rules.tleilaxu_source, rules.atomics_source):
        return 0
    if source == rules.exchange_source:
        return 1
    if source == rules.shipping_source:
        return 2
    if source >= rules.first_alliance:
        return int(3 + len(TRACKS) + source - rules.first_alliance)
    return int(3 + source - rules.first_track)
