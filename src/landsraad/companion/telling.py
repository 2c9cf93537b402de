"""What happened, in the companion's words: from the engine's events, and what only people at a real table need."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from landsraad.companion.table import NO_RIVAL, Known, one_of, rival_of, warship_holder
from landsraad.engine.base import influence
from landsraad.engine.base.influence import TOP
from landsraad.engine.base.resources import INTRIGUE_SET, SOLARI_SET, SPICE_SET, WATER_SET
from landsraad.engine.course import hagal
from landsraad.engine.course.combat import FIRST, SECOND, THIRD, doubles
from landsraad.engine.course.hagal import as_used
from landsraad.engine.immortality.tleilaxu import RemoveTleilaxu
from landsraad.engine.machine.conditions import InfluenceAtLeast
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, FACTION_NAMES, GUILD, NOBODY, SMART_POLITICS

if TYPE_CHECKING:
    from landsraad.engine.machine import events
    from landsraad.engine.state.definitions import HagalCard
    from landsraad.engine.state.state import GameState

EXCHANGED: Final = {"solari": SOLARI_SET, "spice": SPICE_SET, "water": WATER_SET, "intrigue": INTRIGUE_SET}

# The engine's events that say the same here, with their number.
SAME: Final = ("recruit", "deploy", "deploy_dreadnought", "commission", "call_back", "negotiate")
TILES: Final = {"acquire_tech": "tile", "flip_tech": "tile_turned", "trash_tech": "tile_trashed"}
WARSHIPS: Final = {"warship": "warship", "warship_leaves": "warship_home"}
GAINS: Final = {"gain_solari": "solari", "gain_spice": "spice", "gain_water": "water", "draw_intrigue": "intrigue"}
PAYMENTS: Final = {"pay_solari": "solari", "pay_spice": "spice", "pay_water": "water", "pay_intrigue": "intrigue"}
# What Rivals with cards of their own do, told as it is.
OF_RIVALS: Final = {
    "no_post": "no_post",
    "spy_network": "spy_network",
    "hooks": "hooks",
    "wall_destroyed": "wall_gone",
    "holds_back": "hold_units",
}
PASSED: Final = {hagal.UNFIT: "unfit", hagal.POLITICS: "politics", hagal.NO_DREADNOUGHT: "no_dreadnought"}
# What is told of persons, too.
OF_ALL: Final = ("place", "take_conflict", "flip", "control", "control_lost", "concede", "influence", "vp")
PLACES: Final = {FIRST: "first", SECOND: "second", THIRD: "third"}
TURNS_TO: Final = {influence.LEAST: "least", influence.FOR_ALLIANCE: "for_alliance", influence.MOST: "most"}


@dataclass
class Event:
    """Something that happened; the texts `companion-event-KIND` say it. `what` is an id, `n` a number.

    rival   to whom: a Rival, nobody (0), or a person, counted from -1 downwards
    """

    kind: str
    rival: int = NO_RIVAL
    what: str = ""
    n: int = 0


@dataclass
class Ask:
    """What must be answered before anything else.

    kind      `place` (is the space free?), `bonus` (spice on the Maker spaces), `signet` (pay for it?), `faction` (for
              the signet), `raise` (which of those with least Influence?), `alliance` (does the Rival take the token?),
              `strength` (of the person), `pass` (is it an Agent that stands there? a tile would pass it), `tile` (which
              is the first that lies open?), `control` (which space does the dreadnought take?); of Rivals with cards:
              `post` (is it free?), `worm` (can sandworms come?), `steal` (how many have enough Intrigue cards?),
              `reach` (most Influence of a person with the faction), `units` (most units of a person in the Conflict);
              `track_spice` (does it still lie on the Tleilaxu track?);
              of rewards: `option` (which of several effects?), `heir` (who gets the Alliance that is lost?),
              `concede` (the greater reward, to a teammate of the same strength?)
    rival     whom it is about, as in events
    space, faction, tile, post   what the question is about
    discount  on the tile that is being bought
    n         the Rival's Influence, where it is about an Alliance; how much spice it is about
    among     what can be answered: ids of factions, tiles or spaces, those that come first in front; numbers of effects
              or of seats
    effects   of an `option`: the paths of those effects; "" for none
    key       tells questions about the same Alliance apart
    """

    kind: str
    rival: int
    space: str = ""
    faction: str = ""
    tile: str = ""
    post: str = ""
    discount: int = 0
    n: int = 0
    among: list[str] = field(default_factory=list)
    key: str = ""
    effects: list[str] = field(default_factory=list)


@dataclass
class Turn:
    """The card of the Agent turn in progress, and the space that it names.

    otherwise   the other half of the card is used
    """

    rival: int
    card: str
    space: str
    otherwise: bool


class Told:
    """What people have said about the table since something began.

    g         the table when it began, with what they have told of it
    known     what they tell besides
    sure      what has been asked about and is as the engine took it
    marked    spaces that turned out to be taken; closed: those where no Agent stands, but The Voice closes them
    choices   what was chosen where the rules leave a choice, in order
    """

    def __init__(self, g: GameState, known: Known) -> None:
        self.g = g
        self.known = known
        self.sure: set[str] = set()
        self.marked: list[int] = []
        self.closed: list[int] = []
        self.choices: list[str] = []


class Teller:
    """Turns the engine's events into the companion's, and stops at the first that people must confirm.

    seeker   the seat that reveals cards to find a space for its Agent, NOBODY when it has been found
    is_sure  people themselves have said who has an Alliance
    counts   the tiles are counted at the end of the game
    """

    def __init__(self, told: Told, g: GameState) -> None:
        self.told = told
        self.g = g
        self.events: list[Event] = []
        self.seeker = NOBODY
        self.is_sure = False
        self.counts = False
        self._piles = [len(g.hagal_deck), len(g.hagal_discard)]
        self._card: HagalCard | None = None
        self._passes = False
        self._unmarked = list(told.marked)
        self._gained = "spice"
        self._scored: list[int] = []
        self._moves = 0
        self._mover = NOBODY

    def turn(self, ask: Ask) -> Turn | None:
        """The turn in which something is asked; None where no card was revealed for one."""
        if self._card is None:
            return None
        spaces = self.g.rules.spaces
        space = ask.space or (spaces[self.g.turn.space].id if self.seeker == NOBODY else "")
        seat = int(self.g.persons) + ask.rival - 1
        used = as_used(self.told.g, seat, self._card)
        return Turn(ask.rival, self._card.id, space, used is not self._card)

    def note(self, kind: str, rival: int = NO_RIVAL, what: str = "", n: int = 0) -> None:
        """Tell something of the companion's own."""
        self.events.append(Event(kind, rival, what, n))

    def tell(self, heard: list[events.Event]) -> Ask | None:
        """Tell what the engine reports; the question that must be answered before the rest can be told."""
        for number, event in enumerate(heard):
            if event.kind == "swords" and any(_is_more(event, later) for later in heard[number + 1 :]):
                continue
            ask = self._tell(event)
            if ask is not None:
                return ask
        return None

    def _tell(self, event: events.Event) -> Ask | None:
        kind = event.kind
        rival = rival_of(self.g, event.seat)
        if kind == "alliance":
            return self._alliance(event, rival)
        if kind == "round":
            self.note("round", n=int(event.a))
        if kind in OF_ALL:
            self._of_anybody(event)
        if rival == NO_RIVAL:
            return None
        if kind == "hagal_card":
            return self._reveal(rival, self.g.rules.hagal[event.a])
        if kind == "send_agent":
            return self._send(event, rival)
        if kind == "flip_tech" and self.seeker != NOBODY:
            return self._pass(event, rival)
        if kind == "place_spy":
            return self._place_spy(event, rival)
        if kind == "tleilaxu":
            return self._advance(event, rival)
        self._plain(event, rival)
        return None

    def _plain(self, event: events.Event, rival: int) -> None:
        kind, n, rules = event.kind, int(event.a), self.g.rules
        if kind in SAME:
            self._add(kind, rival, "", n)
        elif kind in TILES:
            self.note(TILES[kind], rival, rules.tech[n].id)
        elif kind in WARSHIPS:
            self.note(WARSHIPS[kind], rival, rules.spaces[event.source - rules.first_space].id)
        elif kind in GAINS:
            self._gain(event, rival)
        elif kind in PAYMENTS:
            self.note("pay", rival, PAYMENTS[kind], n)
        elif kind == "influence":
            self._influence(event, rival)
        elif kind == "vp":
            self._score(event, rival)
        elif kind == "freighter":
            self.note("freighter" if n else "recall", rival, n=n)
        elif kind == "swords":
            player = self.g.players[event.seat]
            self.note("swords", rival, n=int(player.swords))
            self.note("strength", rival, n=int(player.strength()))
        elif kind in ("swordmaster", "scuttle"):
            self.note(kind, rival)
        elif kind == "remove_tleilaxu":
            effects = rules.hagal[event.source - rules.first_hagal].effects
            self.note(f"row_{next(node.form() for node in effects if isinstance(node, RemoveTleilaxu))}", rival)
        elif rules.rivals:
            self._of_rivals(event, rival)

    def _of_anybody(self, event: events.Event) -> None:
        """What Combat brings to Rivals and persons; of persons also what is kept of their score."""
        kind, rules, n = event.kind, self.g.rules, int(event.a)
        who = one_of(self.g, event.seat)
        if kind == "place":
            self.note(f"place_{PLACES[n]}", who, n=int(event.b))
            if who < NO_RIVAL:
                self.note(f"reward_{PLACES[n]}", who, rules.conflicts[self.g.conflict].id)
                if doubles(self.g, event.seat):
                    self.note("doubled", who)
        elif kind == "take_conflict":
            self.note("takes_card", who, rules.conflicts[n].id)
        elif kind == "flip":
            self._add("flip", who, BATTLE_ICON_NAMES[n], 1)
        elif kind == "control":
            self.note("takes_control", who, rules.spaces[n].id)
        elif kind == "control_lost":
            self.note("control_lost", NO_RIVAL, rules.spaces[n].id)
        elif kind == "concede":
            self.note("concedes", who)
        elif who < NO_RIVAL and (self.told.known.scores or kind == "vp"):
            if kind == "influence":
                self._say_influence(who, event)
            elif kind == "vp" and not 0 <= event.source - rules.first_alliance < len(rules.factions):
                self.note("vp", who, n=n)

    def _advance(self, event: events.Event, rival: int) -> Ask | None:
        """The token on the Tleilaxu track; the spice there is for the first token, which may be a person's (IM-15)."""
        spice = int(self.g.rules.tleilaxu[event.a].spice)
        if spice > 0 and self.told.g.tleilaxu_spice > 0 and "track_spice" not in self.told.sure:
            return Ask("track_spice", rival, n=spice)
        self.note("tleilaxu", rival, n=int(event.a))
        return None

    # Rivals with cards of their own

    def _of_rivals(self, event: events.Event, rival: int) -> None:
        kind, rules = event.kind, self.g.rules
        if kind in OF_RIVALS:
            self.note(OF_RIVALS[kind], rival)
        elif kind == "hagal_passed" and event.b in PASSED:
            self.note(PASSED[event.b], rival)
        elif kind == "recall_spy":
            self.note("spy_back", rival, rules.posts[event.a].id)
        elif kind == "rival_faction":
            self.note(f"faction_{TURNS_TO[event.b]}", rival, FACTION_NAMES[event.a])
        elif kind == "sandworm":
            self.note("sandworms", rival, n=int(event.a))
        elif kind == "steal_intrigue":
            self.note("steal", rival)

    def _place_spy(self, event: events.Event, rival: int) -> Ask | None:
        """Whether another spy stands on the post is seen on the table alone."""
        post = self.g.rules.posts[event.a].id
        key = f"post:{post}"
        if key not in self.told.sure:
            return Ask("post", rival, post=post, key=key)
        self.note("spy", rival, post)
        return None

    def _ask_politics(self, rival: int, card: HagalCard) -> Ask | None:
        """Smart Politics looks at the Influence of the persons, where the Rival's own makes it matter (UR-31)."""
        g, seat = self.told.g, self.seeker
        fits = card.needs is None or card.needs.obstacle(g, seat, int(g.rules.first_hagal)) is None
        half = card if fits else card.otherwise
        if half is None or not half.political or SMART_POLITICS not in g.rules.variants:
            return None
        holds = g.alliances[half.influence] == seat
        if not holds and g.players[seat].influence_of(half.influence) < hagal.ESTABLISHED:
            return None
        return self.ask_reach(rival, half.influence)

    def ask_reach(self, rival: int, faction: int) -> Ask | None:
        """The most Influence of a person with a faction, where it has not been told."""
        key = f"reach:{FACTION_NAMES[faction]}"
        if self.told.known.scores or key in self.told.sure:
            return None
        return Ask("reach", rival, faction=FACTION_NAMES[faction], key=key)

    # Cards and spaces

    def _reveal(self, rival: int, card: HagalCard) -> Ask | None:
        self._explain_last(rival)
        deck, discard = self._piles
        if deck == 0:
            self.note("shuffle", n=discard)
            deck, discard = discard, 0
        self._piles = [deck - 1, discard + 1]
        self.note("card", rival, card.id)
        if card.reshuffle:
            self.note("shuffle", n=deck + discard)
            self._piles = [deck + discard, 0]
            return None
        if self.seeker == NOBODY:
            return None
        self._card = card
        ask = self._ask_politics(rival, card)
        if ask is not None:
            return ask
        used = as_used(self.told.g, self.seeker, card)
        if used is not None and used.harvests and "bonus" not in self.told.sure and self._is_a_maker_free():
            return Ask("bonus", rival)
        return None

    def _is_a_maker_free(self) -> bool:
        taken = 0
        for player in self.told.g.players:
            taken |= player.spaces
        return any(not (taken >> maker.number) & 1 for maker in self.g.rules.makers)

    def _explain_last(self, rival: int) -> None:
        """Why the last card was passed over (B-168, R-314)."""
        card, self._card = self._card, None
        if card is None or self.seeker == NOBODY or not card.sends:
            return
        player = self.told.g.players[self.seeker]
        used = as_used(self.told.g, self.seeker, card)
        if used is None and self.g.rules.rivals:
            return  # told by the engine
        if used is None and isinstance(card.needs, InfluenceAtLeast) and card.needs.n > player.influence_of(GUILD):
            self.note("no_guild", rival, n=int(card.needs.n))
        elif used is None:
            self.note("no_dreadnought", rival)
        elif used.harvests:
            self._mark([maker.number for maker in self.g.rules.makers])
            self.note("no_bonus", rival)
        elif not self._mark([used.space]) or used.space in self.told.closed:
            self.note("occupied", rival, self.g.rules.spaces[used.space].id)

    def _mark(self, spaces: list[int]) -> bool:
        """Tell which of these spaces turned out to be taken, once; says whether any of them did."""
        found = [space for space in self._unmarked if space in spaces]
        for space in found:
            self._unmarked.remove(space)
            self.note("mark", what=self.g.rules.spaces[space].id)
        return bool(found)

    def _pass(self, event: events.Event, rival: int) -> Ask | None:
        """A tile brings the Agent past the one that stands on its space; people tell whether it is an Agent."""
        assert self._card is not None
        used = as_used(self.told.g, self.seeker, self._card)
        assert used is not None
        space, tile = self.g.rules.spaces[used.space], self.g.rules.tech[event.a]
        self._mark([used.space])
        others = self.told.g.players[: self.g.persons]
        if any((person.spaces >> space.number) & 1 for person in others) and f"pass:{space.id}" not in self.told.sure:
            return Ask("pass", rival, space=space.id, tile=tile.id)
        self._passes = True
        self.note("tile_turned", rival, tile.id)
        return None

    def _send(self, event: events.Event, rival: int) -> Ask | None:
        before = self.told.g
        space = self.g.rules.spaces[event.a]
        assert self._card is not None
        used = as_used(before, event.seat, self._card)
        assert used is not None
        if used.harvests:
            self._mark([maker.number for maker in self.g.rules.makers])
        if not self._passes and f"place:{space.id}" not in self.told.sure:
            return Ask("place", rival, space=space.id)
        self.seeker = NOBODY
        self.note("send", rival, space.id, int(before.players[event.seat].agents) - 1)
        if space.control is not None:
            if warship_holder(self.g, space.number) == NO_RIVAL:
                self.note("control", rival, space.id)
        if used.harvests and not self.g.rivals_compete():
            self.note("bank", rival, "spice", int(before.bonus_spice[space.maker_index]))
        if used.influence != NOBODY:
            self.note_top(event.seat, used.influence, before)
        return None

    def note_top(self, seat: int, faction: int, g: GameState) -> None:
        """Tell that Influence cannot grow any more, where it is so."""
        if g.players[seat].influence_of(faction) == TOP:
            self.note("top", one_of(g, seat), g.rules.factions[faction], TOP)

    # What is gained

    def _gain(self, event: events.Event, rival: int) -> None:
        rules, n = self.g.rules, int(event.a)
        space = int(event.source) - int(rules.first_space)
        if 0 <= space < len(rules.spaces):
            self.note("controls", rival, rules.spaces[space].id)
        self._gained = GAINS[event.kind]
        self._add("gain", rival, self._gained, n)

    def _add(self, kind: str, rival: int, what: str, n: int) -> None:
        """Tell a number; what comes piece by piece is told in one."""
        last = self.events[-1] if self.events else Event("")
        if (last.kind, last.rival, last.what) == (kind, rival, what):
            last.n += n
        else:
            self.note(kind, rival, what, n)

    def _influence(self, event: events.Event, rival: int) -> None:
        """Where Influence stands now; steps on the same track are told in one."""
        self._moves += 1
        self._mover = int(event.seat)
        self._say_influence(rival, event)

    def _say_influence(self, rival: int, event: events.Event) -> None:
        name, n = self.g.rules.factions[event.a], int(event.b)
        last = self.events[-1] if self.events else Event("")
        if (last.kind, last.rival, last.what) == ("influence", rival, name):
            last.n = n
        else:
            self.note("influence", rival, name, n)

    def _score(self, event: events.Event, rival: int) -> None:
        rules, source, n = self.g.rules, int(event.source), int(event.a)
        if 0 <= source - rules.first_alliance < len(FACTION_NAMES):
            return  # told with the Alliance
        tile = source - int(rules.first_tech)
        if source == rules.exchange_source:
            self.note("exchange", rival, self._gained, EXCHANGED[self._gained])
        elif self.counts and 0 <= tile < len(rules.tech):
            self._count(rival, rules.tech[tile].id, n)
            return
        self.note("vp", rival, n=n)

    def _count(self, rival: int, tile: str, n: int) -> None:
        """What a tile scores at the end, in one."""
        last = self.events[-2] if len(self.events) > 1 else Event("")
        if (last.kind, last.rival, last.what) == ("tile_counts", rival, tile):
            last.n += n
            self.events[-1].n += n
        else:
            self.note("tile_counts", rival, tile, n)
            self.note("vp", rival, n=n)

    def _alliance(self, event: events.Event, rival: int) -> Ask | None:
        """The token goes to a Rival, or away from one, and its VP with it (B-88, B-89). What persons have is asked."""
        faction = int(event.a)
        name, holder = self.g.rules.factions[faction], rival_of(self.g, event.b)
        inherits = holder != NO_RIVAL and self._mover != event.seat
        key = f"alliance:{name}:{self._moves}"
        if (
            rival != NO_RIVAL
            and (holder == NO_RIVAL or inherits)
            and not self.is_sure
            and not self.told.known.scores
            and key not in self.told.sure
            and f"reach:{name}" not in self.told.sure
        ):
            moved = [told.n for told in self.events if (told.kind, told.rival, told.what) == ("influence", rival, name)]
            n = moved[-1] if moved else int(self.told.g.players[event.seat].influence_of(faction))
            return Ask("alliance", rival, faction=name, n=n, key=key)
        for kind, seat, n in (("alliance_lost", event.b, -1), ("alliance", event.seat, 1)):
            if seat == NOBODY or (not self.told.known.scores and not self.g.is_automated(seat)):
                continue
            self.note(kind, one_of(self.g, seat), name)
            if self.g.scores(seat):
                self.note("vp", one_of(self.g, seat), n=n)
        return None


def _is_more(event: events.Event, later: events.Event) -> bool:
    """More swords of the same Rival: they are told together."""
    return (later.kind, later.seat) == (event.kind, event.seat)
