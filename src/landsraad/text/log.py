"""Log lines: one function for each kind of event, in the table LINES."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.engine.events import Event
from landsraad.engine.rules import Rules
from landsraad.engine.terms import BATTLE_ICON_NAMES, DECK_TOP, NOBODY
from landsraad.text.effects import LIST
from landsraad.text.messages import Messages, MissingText, Value
from landsraad.text.play import source_name

SeatName = Callable[[int], str]
Line = Callable[[Messages, Rules, Event, SeatName], str]


def line(m: Messages, rules: Rules, event: Event, seat_name: SeatName, viewer: int | None) -> str | None:
    """The line of an event for a viewer, None for a spectator; None where there is nothing for the viewer to read."""
    if event.only != NOBODY and event.only != viewer:
        return None
    if event.a == 0 and event.kind in NOTHING_AT_ZERO:
        return None
    if event.kind not in LINES:
        raise MissingText(f"no words for the event {event.kind!r}")
    said = LINES[event.kind](m, rules, event, seat_name)
    if event.kind not in WITH_SOURCE or event.source == rules.setup_source:
        return said
    source = rules.source_ids[event.source]
    if event.kind in ABOUT_CARDS and source == f"card/{rules.cards[event.a].id}":
        return said
    if event.kind == "influence" and source.startswith("track/"):
        return said
    return m.say("log-from", line=said, source=source_name(m, rules, event.source))


def secret_card(m: Messages, rules: Rules, event: Event) -> str | None:
    """The name of the card that a secret event is about; None where it is about something else."""
    if LINES[event.kind] is _card:
        return m.name("card", rules.cards[event.a].id)
    if LINES[event.kind] is _intrigue:
        return m.name("intrigue", rules.intrigue[event.a].id)
    return None


def _who(event: Event, seat_name: SeatName) -> str:
    return "" if event.seat == NOBODY else seat_name(event.seat)


def _said(m: Messages, event: Event, seat_name: SeatName, /, suffix: str = "", **values: Value) -> str:
    return m.say(f"log-{event.kind}{suffix}", who=_who(event, seat_name), **values)


def _bare(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name)


def _number(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, n=int(event.a))


def _card(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=m.name("card", rules.cards[event.a].id))


def _intrigue(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=m.name("intrigue", rules.intrigue[event.a].id))


def _space(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=m.name("space", rules.spaces[event.a].id))


def _leader(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=m.name("leader", rules.leaders[event.a].id))


def _tech(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    suffix = "-removed" if event.seat == NOBODY else ""
    return _said(m, event, seat_name, suffix, name=m.name("tech", rules.tech[event.a].id))


def _source(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=source_name(m, rules, event.source))


def _hagal(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=m.name("hagal", rules.hagal[event.a].id))


def _post(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=m.name("post", rules.posts[event.a].id))


def _contract(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, name=m.name("contract", rules.contracts[event.a].id))


def _flip(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    icon = m.name("battle_icon", BATTLE_ICON_NAMES[event.a])
    return _said(m, event, seat_name, name=source_name(m, rules, event.source), icon=icon)


def _conflict(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    conflict = rules.conflicts[event.a]
    return _said(m, event, seat_name, name=m.name("conflict", conflict.id), level=int(conflict.level))


def _vp(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, "-lost" if event.a < 0 else "", n=abs(int(event.a)))


def _influence(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, "", n=int(event.b), **m.faction(event.a))


def _alliance(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    suffix = "-returned" if event.seat == NOBODY else "" if event.b == NOBODY else "-taken"
    other = "" if event.b == NOBODY else seat_name(event.b)
    return _said(m, event, seat_name, suffix, other=other, **m.faction(event.a))


def _acquire(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    suffix = "-deck" if event.b == DECK_TOP else ""
    return _said(m, event, seat_name, suffix, name=m.name("card", rules.cards[event.a].id))


def _steal(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, other=seat_name(event.a))


def _faction(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, "", **m.faction(event.a))


def _tokens(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, names=LIST.join(m.faction_names(event.a)))


def _phase(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return m.say(f"phase-{event.kind.removesuffix('_phase')}")


def _place(m: Messages, rules: Rules, event: Event, seat_name: SeatName) -> str:
    return _said(m, event, seat_name, n=int(event.a), strength=int(event.b))


LINES: Final[dict[str, Line]] = {
    "round": _number,
    "conflict": _conflict,
    "leader": _leader,
    "token": _faction,
    "turn": _bare,
    "recall_phase": _bare,
    "hagal_card": _hagal,
    "play_card": _card,
    "send_agent": _space,
    "lift_agent": _space,
    "reveal_turn": _bare,
    "reveal": _card,
    "pass_turn": _bare,
    "pass": _bare,
    "combat_phase": _phase,
    "endgame_phase": _phase,
    "gain_solari": _number,
    "gain_spice": _number,
    "gain_water": _number,
    "pay_solari": _number,
    "pay_spice": _number,
    "pay_water": _number,
    "persuasion": _number,
    "swords": _number,
    "vp": _vp,
    "influence": _influence,
    "alliance": _alliance,
    "draw": _number,
    "drawn_card": _card,
    "look_at_top": _card,
    "shuffle": _bare,
    "shuffle_intrigue": _bare,
    "discard": _card,
    "trash": _card,
    "acquire": _acquire,
    "put_on_deck": _card,
    "take": _card,
    "set_aside": _card,
    "play_intrigue": _intrigue,
    "draw_intrigue": _number,
    "drawn_intrigue": _intrigue,
    "steal_intrigue": _steal,
    "lost_intrigue": _intrigue,
    "recruit": _number,
    "deploy": _number,
    "retreat": _number,
    "lose_garrison": _number,
    "lose_deployed": _number,
    "control": _space,
    "control_lost": _space,
    "mark": _space,
    "recall": _space,
    "council_seat": _bare,
    "swordmaster": _bare,
    "mentat": _bare,
    "mentat_promised": _bare,
    "tokens_used": _tokens,
    "strength": _number,
    "place": _place,
    "troops_home": _bare,
    "bonus_spice": _space,
    "game_over": _number,
    "commission": _number,
    "deploy_dreadnought": _number,
    "retreat_dreadnought": _number,
    "warship": _space,
    "scuttle": _source,
    "warship_leaves": _source,
    "freighter": _number,
    "acquire_tech": _tech,
    "flip_tech": _tech,
    "trash_tech": _tech,
    "negotiate": _number,
    "call_back": _number,
    "snooper": _faction,
    "return_intrigue": _number,
    "set_ahead": _bare,
    "card_ahead": _card,
    "churn": _card,
    "place_spy": _post,
    "recall_spy": _post,
    "infiltrate": _space,
    "gather": _bare,
    "sandworm": _number,
    "hooks": _bare,
    "wall_destroyed": _bare,
    "take_conflict": _conflict,
    "flip": _flip,
    "contract": _contract,
    "contract_done": _contract,
    "keep_contract": _contract,
    "trash_intrigue": _intrigue,
    "train": _number,
    "memory": _number,
    "other_side": _leader,
    "repeat_space": _space,
    "return_card": _card,
}

ABOUT_CARDS: Final = ("acquire", "discard", "put_on_deck", "set_aside", "take", "trash")

# Events that are not worth a line when their number is 0.
NOTHING_AT_ZERO: Final = ("gain_solari", "gain_spice", "gain_water", "persuasion", "swords")

# Events whose line also names the source that they came from.
WITH_SOURCE: Final = frozenset(
    (
        *ABOUT_CARDS,
        *("gain_solari", "gain_spice", "gain_water", "pay_solari", "pay_spice", "pay_water"),
        *("persuasion", "swords", "vp", "influence", "draw", "draw_intrigue", "steal_intrigue"),
        *("recruit", "deploy", "retreat", "lose_garrison", "lose_deployed", "mark", "recall"),
        *("commission", "deploy_dreadnought", "retreat_dreadnought", "negotiate", "return_intrigue", "set_ahead"),
        *("place_spy", "recall_spy", "sandworm", "wall_destroyed", "contract", "trash_intrigue"),
    )
)
