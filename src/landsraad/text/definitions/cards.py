"""What is said of the cards that players hold: those of their decks, and Intrigue cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.engine.course.turn import VISIT_INFLUENCE
from landsraad.engine.machine.terms import ICON_NAMES
from landsraad.engine.state.definitions import NO_COST, RECLAIMED, RESERVE, STARTER, TLEILAXU, Card, Intrigue
from landsraad.text.definitions.parts import (
    Part,
    about,
    part_of,
    part_of_effect,
    part_of_effects,
    part_where,
    passive,
    together,
)
from landsraad.text.effects import LIST, condition, in_a_row, line
from landsraad.text.messages import Messages
from landsraad.text.tokens import condition_tokens, icon

KINDS_OF_CARDS: Final = {STARTER: "starter", RESERVE: "reserve", TLEILAXU: "tleilaxu", RECLAIMED: "tleilaxu"}


def card(m: Messages, what: Card) -> list[Part]:
    """A card of a player's deck."""
    kind = KINDS_OF_CARDS.get(int(what.pile), "imperium")
    factions = m.faction_names(what.factions)
    agent = _agent_attributes(m, what)
    if what.agent:
        agent.append(about(what.agent, Part("effects", in_a_row(m, what.agent, line))))
    return [
        part_of(m, "kind", f"kind-{kind}"),
        *part_where(what.cost != NO_COST, m, "cost", "card-cost", n=int(what.cost)),
        *part_where(what.cost == NO_COST and what.pile == RESERVE, m, "cost", "not_for_sale"),
        *part_where(what.specimens, m, "cost", "specimens", n=int(what.specimens)),
        *part_where(what.factions, m, "factions", n=len(factions), names=LIST.join(factions)),
        *_icons(m, what),
        *part_where(what.graft, m, "graft"),
        *part_where(what.infiltrates, m, "infiltrates", names=LIST.join(m.icon_names(what.infiltrates))),
        *together(m, "agent", "agent", agent),
        *part_of_effects(m, "reveal", what.reveal),
        *part_where(bool(what.unload), m, "unload"),
        *part_of_effect(m, "acquire", what.acquire),
        *part_of_effect(m, "on_trash", what.on_trash),
        *part_of_effect(m, "on_discard", what.on_discard),
        *part_where(what.pile == RESERVE, m, "reserve"),
        *part_where(what.pile == RECLAIMED, m, "reclaimed"),
        *part_where(what.starts_discarded, m, "starts_discarded"),
    ]


def _icons(m: Messages, what: Card) -> list[Part]:
    """The Agent icons of a card, and those that it has only at times; none of one that no hand holds."""
    names = m.icon_names(what.icons)
    said = part_where(bool(names), m, "icons", n=len(names), names=LIST.join(names))
    for extra in what.extras:
        names = m.icon_names(extra.icons)
        while_so = condition(m, extra.condition)
        part = part_of(m, "icons_while", n=len(names), names=LIST.join(names), condition=while_so)
        icons = (*condition_tokens(extra.condition), *(icon(f"to_{name}") for name in _names(extra.icons)))
        said.append(replace(part, icons=icons))
    return said if said or what.pile == RECLAIMED else [part_of(m, "icons", "no_icons")]


def _names(icons: int) -> list[str]:
    return [name for number, name in enumerate(ICON_NAMES) if (icons >> number) & 1]


def _agent_attributes(m: Messages, what: Card) -> list[Part]:
    said: list[Part] = []
    if (n := int(what.visit_influence)) != VISIT_INFLUENCE:
        said.append(passive(m, "visit_influence", icon("influence_any", n), n=n))
    if (n := int(what.harvest_factor)) != 1:
        said.append(passive(m, "harvest_factor", icon("maker"), icon("spice"), icon("repeat", n), n=n))
    if what.moves_any_agent:
        said.append(passive(m, "moves_any_agent", icon("agent"), icon("infiltrate")))
    if (n := int(what.discount)) > 0:
        name = m.name("space", what.discount_location)
        said.append(passive(m, "space_discount", icon("spice", -n, [what.discount_location]), name=name, n=n))
    if what.deploys_recruits:
        said.append(passive(m, "deploys_recruits", icon("troop"), icon("deploy")))
    if what.ignores_requirements:
        said.append(passive(m, "ignores_requirements", icon("influence_at_least", 0)))
    if what.ignores_enemies:
        said.append(passive(m, "ignores_enemies", icon("infiltrate")))
    return said + _grafted_attributes(m, what)


def _grafted_attributes(m: Messages, what: Card) -> list[Part]:
    """What a card does with the one that it is grafted to."""
    said: list[Part] = []
    if what.copies_partner:
        said.append(passive(m, "copies_partner", icon("repeat", names=["graft"])))
    if what.returns_partner:
        said.append(passive(m, "returns_partner", icon("reveal"), icon("return_to_hand", names=["graft"])))
    if what.grafts_to_row:
        said.append(passive(m, "grafts_to_row", icon("graft", names=["row"])))
    return said


def intrigue(m: Messages, what: Intrigue) -> list[Part]:
    """An Intrigue card: a line for each time at which it can be played."""
    return [
        part_of(m, "kind", "kind-intrigue"),
        *part_of_effect(m, "plot", what.plot),
        *part_of_effect(m, "combat", what.combat),
        *part_of_effect(m, "when_won", what.when_won),
        *part_of_effect(m, "when_lost", what.when_lost),
        *part_of_effect(m, "endgame", what.endgame),
    ]
