"""Log lines: what each kind of event says, where it is worth a line and what it is about, in the table KINDS."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from landsraad.engine.base import influence
from landsraad.engine.base.resources import EXCHANGED
from landsraad.engine.course import hagal
from landsraad.engine.machine.conditions import ConflictLevel, InfluenceAtLeast
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.node import Condition
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, DECK_TOP, FACTION_NAMES, NOBODY
from landsraad.engine.state.definitions import HagalCard
from landsraad.engine.state.rules import Rules
from landsraad.text.messages import MissingText
from landsraad.text.said import Faction, Name, Said, Seat, Value
from landsraad.text.sources import source_name

# The forms of lines, by the number of an event.
WHY_PASSED: Final = {
    hagal.OCCUPIED: "occupied",
    hagal.UNFIT: "unfit",
    hagal.POLITICS: "politics",
    hagal.NO_SPICE: "no_spice",
    hagal.NO_DREADNOUGHT: "no_dreadnought",
}
WHY_FACTION: Final = {influence.LEAST: "least", influence.FOR_ALLIANCE: "alliance", influence.MOST: "most"}

Values = dict[str, Value]
Meaning = Callable[[Rules, Event], Values]


def line(rules: Rules, event: Event) -> Said | None:
    """What an event says to those who may know of it; None where there is nothing to read. Raises MissingText."""
    kind = kind_of(event)
    if kind.silent or (event.a == 0 and kind.nothing_at_zero):
        return None
    who: Value = "" if event.seat == NOBODY else Seat(int(event.seat))
    id = f"log-{event.kind}{kind.form(event)}"
    said = Said(id, who=who, **kind.values(rules, event))
    reason = kind.because(rules, event)
    if reason is not None:
        return Said("log-from", line=said, source=reason)
    if not kind.sourced or _goes_without_saying(rules, event, kind):
        return said
    return Said("log-from", line=said, source=source_name(rules, int(event.source)))


def kind_of(event: Event) -> Kind:
    """What is known of the kind of an event. Raises MissingText."""
    if event.kind not in KINDS:
        raise MissingText(f"no words for the event {event.kind!r}")
    return KINDS[event.kind]


def secret_card(rules: Rules, event: Event) -> Name | None:
    """The card that a secret event is about; None where it is about something else."""
    values = kind_of(event).values
    name = values(rules, event).get("name") if values in (_card, _intrigue) else None
    return name if isinstance(name, Name) else None


def _goes_without_saying(rules: Rules, event: Event, kind: Kind) -> bool:
    """Is the source known from the line itself, or none?"""
    source = rules.source_ids[event.source]
    if event.source == rules.setup_source:
        return True
    if kind.values is _card and source == f"card/{rules.cards[event.a].id}":
        return True
    return event.kind == "influence" and source.startswith("track/")


# --- What the numbers of an event mean --------------------------------------------------------------------------------


def _nothing(rules: Rules, event: Event) -> Values:
    return {}


def _number(rules: Rules, event: Event) -> Values:
    return {"n": int(event.a)}


def _amount(rules: Rules, event: Event) -> Values:
    return {"n": abs(int(event.a))}


def _card(rules: Rules, event: Event) -> Values:
    return {"name": Name("card", rules.cards[event.a].id)}


def _intrigue(rules: Rules, event: Event) -> Values:
    return {"name": Name("intrigue", rules.intrigue[event.a].id)}


def _space(rules: Rules, event: Event) -> Values:
    return {"name": Name("space", rules.spaces[event.a].id)}


def _leader(rules: Rules, event: Event) -> Values:
    return {"name": Name("leader", rules.leaders[event.a].id)}


def _tech(rules: Rules, event: Event) -> Values:
    return {"name": Name("tech", rules.tech[event.a].id)}


def _hagal(rules: Rules, event: Event) -> Values:
    return {"name": Name("hagal", rules.hagal[event.a].id)}


def _rival(rules: Rules, event: Event) -> Values:
    return {"name": Name("rival", rules.rivals[event.a].id)}


def _passed(rules: Rules, event: Event) -> Values:
    return {} if event.a == NOBODY else _space(rules, event)


def _post(rules: Rules, event: Event) -> Values:
    return {"name": Name("post", rules.posts[event.a].id)}


def _contract(rules: Rules, event: Event) -> Values:
    return {"name": Name("contract", rules.contracts[event.a].id)}


def _conflict(rules: Rules, event: Event) -> Values:
    conflict = rules.conflicts[event.a]
    return {"name": Name("conflict", conflict.id), "level": int(conflict.level)}


def _source(rules: Rules, event: Event) -> Values:
    return {"name": source_name(rules, int(event.source))}


def _flip(rules: Rules, event: Event) -> Values:
    return _source(rules, event) | {"icon": Name("battle_icon", BATTLE_ICON_NAMES[event.a])}


def _token(rules: Rules, event: Event) -> Values:
    return {"faction": Faction(FACTION_NAMES[event.a])}


def _faction(rules: Rules, event: Event) -> Values:
    return {"faction": Faction(rules.factions[event.a])}


def _influence(rules: Rules, event: Event) -> Values:
    return {"faction": Faction(rules.factions[event.a]), "n": int(event.b)}


def _alliance(rules: Rules, event: Event) -> Values:
    return {"faction": Faction(rules.factions[event.a]), "other": "" if event.b == NOBODY else Seat(int(event.b))}


def _victim(rules: Rules, event: Event) -> Values:
    return {"other": Seat(int(event.a))}


def _given(rules: Rules, event: Event) -> Values:
    return {"n": int(event.a), "other": Seat(int(event.b))}


def _tokens(rules: Rules, event: Event) -> Values:
    return {"names": [Name("faction", name) for i, name in enumerate(FACTION_NAMES) if (event.a >> i) & 1]}


def _research(rules: Rules, event: Event) -> Values:
    place = rules.research[event.a]
    return {"column": int(place.column), "row": int(place.row)}


def _place(rules: Rules, event: Event) -> Values:
    return {"n": int(event.a), "strength": int(event.b)}


# --- Lines of an event that reads in several ways ---------------------------------------------------------------------


def _one(event: Event) -> str:
    return ""


def _gain_or_loss(event: Event) -> str:
    return "-lost" if event.a < 0 else ""


def _taken_or_returned(event: Event) -> str:
    if event.seat == NOBODY:
        return "-returned"
    return "" if event.b == NOBODY else "-taken"


def _onto_deck(event: Event) -> str:
    return "-deck" if event.b == DECK_TOP else ""


def _what_for(event: Event) -> str:
    """Is a House Hagal card revealed for a turn, or for its swords?"""
    return "-swords" if event.b else ""


def _why_passed(event: Event) -> str:
    return f"-{WHY_PASSED[event.b]}"


def _why_faction(event: Event) -> str:
    return f"-{WHY_FACTION[event.b]}"


def _what_exchanged(event: Event) -> str:
    return f"-{EXCHANGED[event.b]}"


def _by_nobody(event: Event) -> str:
    return "-removed" if event.seat == NOBODY else ""


# --- Why a Rival does what it does ------------------------------------------------------------------------------------


def _no_reason(rules: Rules, event: Event) -> Said | None:
    return None


def _why_there(rules: Rules, event: Event) -> Said | None:
    """Why a House Hagal card that names several spaces sends the Agent to this one (B-176, UR-9, UR-14)."""
    card = _card_of_source(rules, event)
    if card is None:
        return None
    if card.harvests:
        return None if len(card.makers) == 1 else Said("because-most_spice")
    return None if card.needs is None else _whether(card.needs, event.a == card.space)


def _why_unfit(rules: Rules, event: Event) -> Said | None:
    card = _card_of_source(rules, event) if event.b == hagal.UNFIT else None
    return None if card is None or card.needs is None else _whether(card.needs, False)


def _card_of_source(rules: Rules, event: Event) -> HagalCard | None:
    """The House Hagal card from which something came."""
    number = int(event.source) - rules.first_hagal
    return rules.hagal[number] if 0 <= number < len(rules.hagal) else None


def _whether(what: Condition, holds: bool) -> Said:
    """That the condition of a House Hagal card holds, or that it does not. Raises MissingText."""
    form = "" if holds else "-not"
    if isinstance(what, ConflictLevel):
        return Said(f"because-conflict_level{form}", n=int(what.n))
    if isinstance(what, InfluenceAtLeast):
        return Said(f"because-influence{form}", faction=Faction(FACTION_NAMES[what.faction]), n=int(what.n))
    raise MissingText(f"no words for why {type(what).__name__} holds")


# --- Whom a line tells of a loss --------------------------------------------------------------------------------------


def _own(event: Event) -> int:
    return int(event.seat)


def _of_a(event: Event) -> int:
    return int(event.a)


def _of_b(event: Event) -> int:
    return int(event.b)


def _nobodys(event: Event) -> int:
    return NOBODY


@dataclass(frozen=True)
class Kind:
    """What is known of a kind of event.

    values   what its numbers mean, as the values of its message
    tags     what it is about, for those who look for something in a log:
             `heading` (a turn or a phase begins), `combat`, `buys`, `minor` (left out of a summary), `private` (told to
             one seat alone)
    sourced  its line names the source that it came from
    form     what its message is called besides `log-<kind>`, where it reads in several ways
    because  why it happened, where that does not go without saying
    hurts    the seat that lost something by it
    nothing_at_zero   it is not worth a line when its number is 0
    silent   it is for moments alone (text/moments.py)
    """

    values: Meaning = _nothing
    tags: tuple[str, ...] = field(default=(), kw_only=True)
    sourced: bool = field(default=False, kw_only=True)
    form: Callable[[Event], str] = field(default=_one, kw_only=True)
    because: Callable[[Rules, Event], Said | None] = field(default=_no_reason, kw_only=True)
    hurts: Callable[[Event], int] = field(default=_nobodys, kw_only=True)
    nothing_at_zero: bool = field(default=False, kw_only=True)
    silent: bool = field(default=False, kw_only=True)


HEADING: Final = ("heading",)
COMBAT: Final = ("combat",)
BUYS: Final = ("buys",)
MINOR: Final = ("minor",)
PRIVATE: Final = ("private",)
PASSED: Final = ("passed",)

KINDS: Final[dict[str, Kind]] = {
    # --- The course of the game ---
    "round": Kind(_number, tags=HEADING),
    "conflict": Kind(_conflict, tags=(*HEADING, *COMBAT)),
    "leader": Kind(_leader),
    "rival": Kind(_rival),
    "token": Kind(_token, tags=PRIVATE),
    "turn": Kind(tags=(*HEADING, *MINOR)),
    "combat_phase": Kind(tags=HEADING),
    "recall_phase": Kind(tags=HEADING),
    "endgame_phase": Kind(tags=HEADING),
    "game_over": Kind(_number, tags=HEADING),
    # --- Turns ---
    "hagal_card": Kind(_hagal, form=_what_for),
    "hagal_passed": Kind(_passed, tags=PASSED, form=_why_passed, because=_why_unfit),
    "play_card": Kind(_card),
    "send_agent": Kind(_space, because=_why_there),
    "lift_agent": Kind(_space),
    "recall": Kind(_space, sourced=True),
    "mark": Kind(_space, sourced=True),
    "repeat_space": Kind(_space),
    "reveal_turn": Kind(),
    "reveal": Kind(_card, tags=MINOR),
    "pass_turn": Kind(),
    "pass": Kind(),
    # --- Resources, Influence, Victory Points ---
    "gain_solari": Kind(_number, sourced=True, nothing_at_zero=True),
    "gain_spice": Kind(_number, sourced=True, nothing_at_zero=True),
    "gain_water": Kind(_number, sourced=True, nothing_at_zero=True),
    "pay_solari": Kind(_number, tags=MINOR, sourced=True),
    "pay_spice": Kind(_number, tags=MINOR, sourced=True),
    "pay_water": Kind(_number, tags=MINOR, sourced=True),
    "pay_intrigue": Kind(_number, tags=MINOR, sourced=True),
    "exchange": Kind(_number, tags=MINOR, form=_what_exchanged),
    "persuasion": Kind(_number, sourced=True, nothing_at_zero=True),
    "swords": Kind(_number, tags=COMBAT, sourced=True, nothing_at_zero=True),
    "bonus_spice": Kind(_space),
    "vp": Kind(_amount, sourced=True, form=_gain_or_loss),
    "rival_faction": Kind(_faction, tags=MINOR, form=_why_faction),
    "influence": Kind(_influence, sourced=True),
    "alliance": Kind(_alliance, form=_taken_or_returned, hurts=_of_b),
    "snooper": Kind(_faction),
    "tokens_used": Kind(_tokens),
    "council_seat": Kind(),
    "swordmaster": Kind(),
    "mentat": Kind(),
    "mentat_promised": Kind(),
    # --- Cards ---
    "draw": Kind(_number, tags=MINOR, sourced=True),
    "drawn_card": Kind(_card, tags=(*PRIVATE, *MINOR)),
    "look_at_top": Kind(_card, tags=PRIVATE),
    "shuffle": Kind(tags=MINOR),
    "discard": Kind(_card, sourced=True, hurts=_own),
    "trash": Kind(_card, tags=BUYS, sourced=True, hurts=_own),
    "acquire": Kind(_card, tags=BUYS, sourced=True, form=_onto_deck),
    "put_on_deck": Kind(_card, sourced=True),
    "take": Kind(_card, tags=BUYS, sourced=True),
    "set_aside": Kind(_card, tags=BUYS, sourced=True),
    "set_ahead": Kind(sourced=True),
    "card_ahead": Kind(_card),
    "return_card": Kind(_card, tags=BUYS),
    "churn": Kind(_card, tags=BUYS),
    # --- Intrigue cards ---
    "shuffle_intrigue": Kind(),
    "play_intrigue": Kind(_intrigue),
    "draw_intrigue": Kind(_number, sourced=True),
    "drawn_intrigue": Kind(_intrigue, tags=(*PRIVATE, *MINOR)),
    "steal_intrigue": Kind(_victim, sourced=True, hurts=_of_a),
    "lost_intrigue": Kind(_intrigue, tags=PRIVATE, hurts=_own),
    "trash_intrigue": Kind(_intrigue, sourced=True),
    "return_intrigue": Kind(_number, sourced=True),
    # --- Units and the Conflict ---
    "recruit": Kind(_number, sourced=True),
    "deploy": Kind(_number, tags=COMBAT, sourced=True),
    "holds_back": Kind(tags=COMBAT),
    "retreat": Kind(_number, tags=COMBAT, sourced=True),
    "lose_garrison": Kind(_number, sourced=True, hurts=_own),
    "lose_deployed": Kind(_number, tags=COMBAT, sourced=True, hurts=_own),
    "strength": Kind(_number, tags=COMBAT),
    "place": Kind(_place, tags=(*HEADING, *COMBAT)),
    "fights": Kind(silent=True),
    "troops_fight": Kind(silent=True),
    "dreadnoughts_fight": Kind(silent=True),
    "sandworms_fight": Kind(silent=True),
    "fought": Kind(silent=True),
    "troops_home": Kind(tags=COMBAT),
    "control": Kind(_space, tags=COMBAT),
    "control_lost": Kind(_space, tags=COMBAT),
    # --- Rise of Ix ---
    "commission": Kind(_number, sourced=True),
    "deploy_dreadnought": Kind(_number, tags=COMBAT, sourced=True),
    "retreat_dreadnought": Kind(_number, tags=COMBAT, sourced=True),
    "warship": Kind(_space, tags=COMBAT),
    "warship_leaves": Kind(_source, tags=COMBAT),
    "scuttle": Kind(),
    "freighter": Kind(_number),
    "acquire_tech": Kind(_tech, tags=BUYS),
    "flip_tech": Kind(_tech),
    "trash_tech": Kind(_tech, form=_by_nobody),
    "negotiate": Kind(_number, sourced=True),
    "call_back": Kind(_number),
    # --- Uprising ---
    "place_spy": Kind(_post, sourced=True),
    "recall_spy": Kind(_post, sourced=True),
    "no_post": Kind(),
    "spy_network": Kind(),
    "infiltrate": Kind(_space),
    "gather": Kind(),
    "sandworm": Kind(_number, tags=COMBAT, sourced=True),
    "hooks": Kind(),
    "wall_destroyed": Kind(tags=COMBAT, sourced=True),
    "take_conflict": Kind(_conflict, tags=COMBAT),
    "flip": Kind(_flip, tags=COMBAT),
    "contract": Kind(_contract, tags=BUYS, sourced=True),
    "contract_done": Kind(_contract, tags=BUYS),
    "keep_contract": Kind(_contract, tags=PRIVATE),
    "train": Kind(_number),
    "memory": Kind(_number),
    "other_side": Kind(_leader),
    # --- Immortality ---
    "graft": Kind(_card),
    "graft_row": Kind(_card, tags=BUYS),
    "research": Kind(_research, sourced=True),
    "genetic_marker": Kind(_number),
    "tleilaxu": Kind(_number, sourced=True),
    "specimen": Kind(_number, sourced=True),
    "spend_specimens": Kind(_number, tags=MINOR, sourced=True),
    "reclaim": Kind(_card, tags=BUYS),
    "remove_tleilaxu": Kind(_card, tags=BUYS, sourced=True),
    "atomics": Kind(tags=BUYS),
    "remove_from_row": Kind(_card, tags=(*BUYS, *MINOR)),
    # --- Six players ---
    "activate": Kind(_victim),
    "concede": Kind(_victim, tags=COMBAT, hurts=_own),
    "swordmaster_bonus": Kind(),
    "to_throne": Kind(_card, tags=BUYS, sourced=True),
    "give_solari": Kind(_given, sourced=True),
    "give_spice": Kind(_given, sourced=True),
    "give_water": Kind(_given, sourced=True),
    "give_intrigue": Kind(_victim, sourced=True),
    "pledge": Kind(_number, sourced=True),
    "team_wins": Kind(_number, tags=HEADING),
}
