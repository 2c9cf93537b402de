"""What is said of a Leader."""

from __future__ import annotations

from typing import Final

from landsraad.engine.base import influence
from landsraad.engine.course.setup import STARTING_WATER
from landsraad.engine.course.sides import Train
from landsraad.engine.machine.terms import (
    COUNCIL_SEAT_TAKEN,
    HAPPENINGS,
    ICON_NAMES,
    SOLARI_PAID_FOR_SPACE,
    SPICE_HARVESTED,
)
from landsraad.engine.state.definitions import Leader
from landsraad.engine.state.state import STRENGTH_OF_DREADNOUGHT
from landsraad.text.definitions.parts import Part, ability, about, part_of, part_where, passive, together
from landsraad.text.effects import LIST, OPTIONS, effect, icon_values, in_a_row, line
from landsraad.text.messages import Messages

ANSWERS: Final = {
    COUNCIL_SEAT_TAKEN: "council_seat",
    SOLARI_PAID_FOR_SPACE: "solari_paid",
    SPICE_HARVESTED: "spice_harvested",
}


def leader(m: Messages, what: Leader) -> list[Part]:
    """A Leader: house, complexity, the ability that always holds and that of the Signet Ring."""
    signet = [about([what.signet], Part("effects", line(m, what.signet)))]
    if what.bans_deploy:
        signet.insert(0, passive(m, "bans_deploy"))
    deck = [passive(m, "lacks", name=m.name("card", what.lacks))] if what.lacks else []
    return [
        *([Part("house", m.name("house", what.house))] if what.house else []),
        part_of(m, "complexity", n=int(what.complexity)),
        *together(m, "left", "ability", _left_ability(m, what), name=m.name("ability", f"{what.id}-left")),
        *together(m, "signet", "ability-signet", signet, name=m.name("ability", f"{what.id}-signet")),
        *(together(m, "deck", "ability", deck, name=m.name("ability", f"{what.id}-deck")) if deck else []),
        *(_training_track(m, what.signet) if isinstance(what.signet, Train) else []),
        *([part_of(m, "other_side", name=m.name("leader", what.other_side))] if what.other_side else []),
        *part_where(bool(what.is_back), m, "is_back"),
        *([part_of(m, "commander", names=_deck_names(m, what.deck))] if what.deck else []),
    ]


def _deck_names(m: Messages, deck: dict[str, int]) -> str:
    """The cards of a starting deck, with how often they are there where they are there several times."""
    names = [(m.name("card", id), copies) for id, copies in deck.items()]
    return LIST.join(name if copies == 1 else f"{name} ×{copies}" for name, copies in names)


def _training_track(m: Messages, track: Train) -> list[Part]:
    ways = [OPTIONS.join(str(space) for space in nexts) for nexts in track.nexts]
    parts = [part_of(m, "training", "training-start", names=ways[0])]
    for space, reward in enumerate(track.rewards, start=1):
        form = "training" if ways[space] else "training-end"
        parts.append(
            about([reward], part_of(m, "training", form, n=space, effect=effect(m, reward), names=ways[space]))
        )
    return parts


def _left_ability(m: Messages, what: Leader) -> list[Part]:
    said = ability(m, "start", what.start)
    if what.tokens > 0:
        said.append(passive(m, "tokens", n=int(what.tokens)))
    if what.discount > 0:
        name = m.name("icon", ICON_NAMES[what.discount_icon])
        said.append(passive(m, "discount", n=int(what.discount), name=name))
    if what.slips_past:
        said.append(passive(m, "slips_past", names=LIST.join(m.icon_names(what.slips_past))))
    if what.harvest_less > 0:
        said.append(passive(m, "harvest_less", n=int(what.harvest_less)))
    if what.sees_top:
        said.append(passive(m, "sees_top"))
    for happening in range(HAPPENINGS):
        said += ability(m, ANSWERS[happening], what.on[happening], line)
    said += ability(m, "turn", what.turn_ability, line)
    return said + _left_ability_of_ix(m, what) + _left_ability_of_uprising(m, what)


def _left_ability_of_ix(m: Messages, what: Leader) -> list[Part]:
    said: list[Part] = []
    strength = int(what.dreadnought_strength)
    if strength != STRENGTH_OF_DREADNOUGHT:
        said.append(passive(m, "dreadnought_strength", n=strength, usual=int(STRENGTH_OF_DREADNOUGHT)))
    if what.water != STARTING_WATER:
        said.append(passive(m, "water", n=int(what.water)))
    if what.solari_bonus > 0:
        said.append(passive(m, "solari_bonus", n=int(what.solari_bonus)))
    if what.peeks_intrigue:
        said.append(passive(m, "peeks_intrigue"))
    said += ability(m, "round_start", what.round_start)
    if what.ahead_rewards:
        one, other = (effect(m, node) for node in what.ahead_rewards)
        said.append(about(what.ahead_rewards, passive(m, "ahead", one=one, other=other)))
    if what.snooper_rewards:
        said.append(passive(m, "snoopers", n=int(influence.VP_AT)))
    for number, node in enumerate(what.snooper_rewards, start=1):
        said += ability(m, "snooper", node, effect, n=number)
    if what.reveal:
        said.append(about(what.reveal, passive(m, "reveal", effect=in_a_row(m, what.reveal, line))))
    return said


def _left_ability_of_uprising(m: Messages, what: Leader) -> list[Part]:
    said = ability(m, "visit", what.visit, line, **icon_values(m, int(what.visit_icons)))
    for number, reward in enumerate(what.reaches):
        said += ability(m, "reaches", reward, effect, n=int(influence.VP_AT), **m.faction(number))
    said += ability(m, "spied_harvest", what.spied_harvest)
    if what.takes_aside:
        said.append(passive(m, "takes_aside"))
    return said
