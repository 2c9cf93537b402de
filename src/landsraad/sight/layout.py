"""Which place of an observation says what: named segments, the core first, then those of each box.

The core is the same for all boxes, and every box has its own segments behind those of older boxes. So a new box moves
no place that is there: it brings segments at the end. VERSION goes up with every change that does move one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from landsraad.engine.machine.terms import FACTION_NAMES, ICON_NAMES, PHASE_NAMES, TURN_NAMES

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 1

# Kinds of decisions (Node.asks), in an order that stays: a new one takes the next free place.
DECISIONS: Final = (
    *("acquire", "acquire_tech", "activate_ally", "agent_effects", "ally_deploys", "choose", "choose_faction"),
    *("choose_fighter", "choose_leader", "choose_line", "choose_one", "choose_opponent", "choose_reward"),
    *("choose_rival", "choose_tokens", "combat", "concede", "defend", "deploy", "deploy_units", "destroy_wall"),
    *("discard", "endgame", "flip", "force_retreat", "freighter", "gather", "give", "give_contracts", "infiltrate"),
    *("keep_contract", "keep_intrigue", "look_at_top", "lose_influence", "mark_space", "may", "may_pass"),
    *("pass_alliance", "pay_extra", "pay_tech", "place_acquired", "place_spy", "pledge", "recall_agent"),
    *("recall_spy", "reinforce", "retreat", "retreat_units", "return_intrigue", "reveal_effects", "send_agent"),
    *("set_ahead", "set_aside", "sort_top", "take_card", "take_contract", "take_control", "to_throne", "trade"),
    *("train", "trash", "trash_intrigue", "turn", "when_won"),
    *("graft", "place_icons", "research", "acquire_tleilaxu", "lose_troops", "deploy_or_retreat", "when_lost"),
)
ROOM_FOR_DECISIONS: Final = 96
TRACKS: Final = (*FACTION_NAMES, "board_1", "board_2")  # the last two are on personal boards of the six-player game
KINDS_OF_UNITS: Final = 3
MOST_OWED: Final = 7
MOST_SPICE: Final = 31
MOST_TRACK_SPICE: Final = 3

# The numbers of an observation, each with the highest value that it takes: what is higher counts as that.
TABLE: Final = (
    *(("round", 15), ("persons", 6), ("level", 7), ("vp_to_end", 15), ("reveals", 7), ("over", 1), ("asks_ends", 1)),
    *(("imperium_deck", 255), ("intrigue_deck", 127), ("conflict_deck", 15), ("hagal_deck", 63)),
    *(("contract_stack", 63), ("tech_stacks", 31), ("wall", 1), ("trained", 1)),
)
TURN: Final = (
    *tuple([(f"is_{name}", 1) for name in TURN_NAMES]),
    *(("started", 1), ("plain", 1), ("ignores_enemies", 1), ("spies_recalled", 3), ("spice", 31), ("spent", 63)),
    *(("discount", 15), ("acquires_to_choice", 1), ("recruits_per_card", 7), ("recruited", 31)),
    *(("recruits_deployed", 15), ("deployed", 15), ("deploy_banned", 1), ("from_garrison", 15), ("sandworms", 15)),
    *(("commissioned", 3), ("commissioned_deployed", 3), ("dreadnoughts_deployed", 3)),
    *tuple([(f"icon_{name}", 1) for name in ICON_NAMES]),
    *tuple([(f"deployed_{kind}", 1) for kind in range(KINDS_OF_UNITS)]),
)
SEAT: Final = (
    *(("seat", 5), ("asked", 1), ("active", 1), ("first_player", 1), ("automated", 1), ("teammate", 1)),
    *(("commander", 1), ("activated", 1), ("extra_turn", 1), ("mentat", 1), ("mentat_promised", 1)),
    *(("vp", 31), ("solari", 63), ("spice", 63), ("water", 31), ("agents", 7), ("swordmaster", 1), ("council", 1)),
    *(("turns", 15), ("revealed_at", 7), ("deck", 63), ("hand", 31), ("known_top", 15), ("intrigue", 31)),
    *(("ahead", 1), ("contracts_dealt", 3), ("persuasion", 63), ("supply", 15), ("garrison", 15), ("conflict", 15)),
    *(("swords", 63), ("strength", 127), ("promises", 7), ("dreadnoughts", 3), ("dreadnoughts_home", 3)),
    *(("dreadnoughts_conflict", 3), ("dreadnought_strength", 7), ("freighter", 7), ("negotiators", 15)),
    *(("spies_in_supply", 3), ("sandworms", 15), ("hooks", 1), ("memories", 15), ("training", 15)),
    *(("swordmaster_sent", 1), ("swordmaster_bonus", 1), ("concedes", 1), ("tokens_hidden", 1), ("tokens_used", 1)),
    *tuple([(f"token_{name}", 1) for name in FACTION_NAMES]),
    *tuple([(f"snooper_{name}", 1) for name in FACTION_NAMES]),
    *tuple([(f"influence_{name}", 15) for name in TRACKS]),
    *tuple([(f"alliance_{name}", 1) for name in TRACKS]),
)
SOURCES: Final = (
    *("setup", "exchange", "shipping"),
    *tuple([f"track_{name}" for name in TRACKS]),
    *tuple([f"alliance_{name}" for name in TRACKS]),
)


class Zone(NamedTuple):
    """Where things of a kind can be, or what can be said of them.

    high  the highest number there; 0: as many as there are copies
    """

    name: str
    high: int = 0


# Of each kind of things that boxes bring: the zones of the table, then those of each seat. The numbers of zones are
# their places here (observer.py).
CARDS: Final = 0
INTRIGUE: Final = 1
CONFLICTS: Final = 2
OBJECTIVES: Final = 3
LEADERS: Final = 4
RIVALS: Final = 5
SPACES: Final = 6
POSTS: Final = 7
TECH: Final = 8
CONTRACTS: Final = 9
HAGAL: Final = 10
RESEARCH: Final = 11
TLEILAXU: Final = 12
KINDS: Final = (
    *("cards", "intrigue", "conflicts", "objectives", "leaders", "rivals", "spaces", "posts", "tech", "contracts"),
    *("hagal", "research", "tleilaxu"),
)
# What asks, and how many lines of it the turn still owes or offers: the first two zones of every kind that can.
ASKING: Final = (Zone("asks", 1), Zone("owed", MOST_OWED))
OF_TABLE: Final[list[tuple[Zone, ...]]] = [
    (
        *(*ASKING, Zone("row"), Zone("throne"), Zone("removed"), Zone("reserve"), Zone("ahead"), Zone("next", 1)),
        *(Zone("sent", 1), Zone("acquired"), Zone("discounted", 1)),
    ),
    (*ASKING, Zone("held"), Zone("looked_at"), Zone("discard"), Zone("gone")),
    (*ASKING, Zone("current", 1), Zone("past", 1)),
    ASKING,
    (*ASKING, Zone("pool", 1)),
    ASKING,
    (*ASKING, Zone("bonus_spice", MOST_SPICE), Zone("went", 1), Zone("flag_taken", 1)),
    (),
    (*ASKING, Zone("open", 1), Zone("gone", 1)),
    (*ASKING, Zone("market"), Zone("aside"), Zone("dealt")),
    (*ASKING, Zone("discard")),
    ASKING,
    (Zone("spice", MOST_TRACK_SPICE),),
]
OF_SEAT: Final[list[tuple[Zone, ...]]] = [
    (
        *(Zone("hidden"), Zone("hand"), Zone("deck"), Zone("discard"), Zone("in_play"), Zone("revealed")),
        *(Zone("set_aside"), Zone("returned", 1)),
    ),
    (Zone("face_up"),),
    (Zone("won", 1), Zone("matched", 1)),
    (Zone("won", 1), Zone("matched", 1)),
    (Zone("leads", 1),),
    (Zone("leads", 1),),
    (
        *(Zone("agent", 1), Zone("closed", 1), Zone("marked", 1), Zone("arrow", 3), Zone("controls", 1)),
        Zone("warship", 1),
    ),
    (Zone("spy", 1),),
    (Zone("owned", 1), Zone("flipped", 1)),
    (Zone("held"), Zone("done")),
    (),
    (Zone("token", 1),),
    (Zone("token", 1),),
]

# With the box that brings the research track come more numbers, of the table and of each seat, and more zones of cards,
# for those of older boxes too. All of it stands behind what that box brings.
LATER_OF_TABLE: Final = (("tleilaxu_deck", 31), ("usurps", 1), ("combat_icon", 1), ("icons_placed", 2))
LATER_OF_SEAT: Final = (("specimens", 15), ("lost", 15), ("atomics", 1), ("combat_card", 1))
LATER_ZONES_OF_TABLE: Final = (Zone("grafted", 1), Zone("tleilaxu_row", 2))
LATER_ZONES_OF_SEAT: Final = (Zone("coming_back"),)


class Group:
    """What a box brings, as it stands in the observation: of each kind the ids in an order that stays.

    box     its id
    things  by kind the ids
    copies  by kind the most that there can be in one zone
    """

    __slots__ = ("box", "copies", "things")

    def __init__(self, box: str, things: list[list[str]], copies: list[int]) -> None:
        self.box = box
        self.things = things
        self.copies = copies


class Segment(NamedTuple):
    """A part of the observation.

    start         its first place
    entries       what each place is about: a number, or a thing by its id
    high          the highest value of each
    entries_name  what segments with these entries have in common
    """

    name: str
    start: int
    entries: tuple[str, ...]
    high: tuple[int, ...]
    entries_name: str


class Layout:
    """What each place of an observation says.

    seats     of the game, those of automated opponents too
    segments  in order, without gaps
    index     the place of each segment in that list, by its name
    size      how many places there are
    version   that of this form; what is there moves only with a new one

    Segments of seats are numbered from the seat that looks on, in turn order: `0.numbers` are its own.
    """

    __slots__ = ("groups", "index", "seats", "segments", "size", "version")

    def __init__(self, seats: int, groups: list[Group]) -> None:
        self.version = VERSION
        self.seats = seats
        self.groups = groups
        self.segments: list[Segment] = []
        self.index: dict[str, int] = {}
        self.size = 0
        free = tuple([f"free_{place}" for place in range(ROOM_FOR_DECISIONS - len(DECISIONS))])
        self._add_numbers("table", "table", TABLE)
        self._add_numbers("turn", "turn", TURN)
        for seat in range(seats):
            self._add_numbers(f"{seat}.numbers", "seat", SEAT)
        self._add("phase", "phase", PHASE_NAMES, 1)
        self._add("decision", "decision", DECISIONS + free, 1)
        self._add("asks", "sources", SOURCES, 1)
        self._add("owed", "sources", SOURCES, MOST_OWED)
        researches = False
        for place, group in enumerate(groups):
            for kind in range(len(KINDS)):
                self._add_kind(group, kind, OF_TABLE[kind], OF_SEAT[kind])
            if group.things[RESEARCH]:
                researches = True
                self._add_numbers(f"{group.box}.table", f"{group.box}.table", LATER_OF_TABLE)
                for seat in range(seats):
                    self._add_numbers(f"{group.box}.{seat}.numbers", f"{group.box}.seat", LATER_OF_SEAT)
                for older in groups[:place]:
                    self._add_kind(older, CARDS, LATER_ZONES_OF_TABLE, LATER_ZONES_OF_SEAT)
            if researches:
                self._add_kind(group, CARDS, LATER_ZONES_OF_TABLE, LATER_ZONES_OF_SEAT)

    def _add_kind(self, group: Group, kind: i64, of_table: tuple[Zone, ...], of_seat: tuple[Zone, ...]) -> None:
        ids = tuple(group.things[kind])
        if not ids:
            return
        name = f"{group.box}.{KINDS[kind]}"
        copies = group.copies[kind]
        for zone in of_table:
            self._add(f"{name}.{zone.name}", name, ids, zone.high or copies)
        for seat in range(self.seats):
            for zone in of_seat:
                self._add(f"{name}.{seat}.{zone.name}", name, ids, zone.high or copies)

    def _add_numbers(self, name: str, kind: str, numbers: tuple[tuple[str, int], ...]) -> None:
        entries = tuple([entry for entry, _ in numbers])
        self._append(Segment(name, self.size, entries, tuple([high for _, high in numbers]), kind))

    def _add(self, name: str, kind: str, entries: tuple[str, ...], high: int) -> None:
        self._append(Segment(name, self.size, entries, (high,) * len(entries), kind))

    def _append(self, segment: Segment) -> None:
        self.index[segment.name] = len(self.segments)
        self.segments.append(segment)
        self.size += len(segment.entries)

    def high(self) -> bytes:
        """The highest value of each place."""
        return bytes([high for segment in self.segments for high in segment.high])
