"""What is said of the board: its spaces and observation posts, the Influence tracks, the Conflict cards beside it."""

from __future__ import annotations

from dataclasses import replace

from landsraad.engine.base import influence
from landsraad.engine.course.turn import VISIT_INFLUENCE
from landsraad.engine.machine.compose import Choose
from landsraad.engine.machine.node import Condition, Node
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, ICON_NAMES, NOBODY
from landsraad.engine.state.definitions import Conflict, Post, Space
from landsraad.engine.state.rules import Rules
from landsraad.text.definitions.parts import Part, about, part_of, part_of_effect, part_of_effects, part_where
from landsraad.text.effects import LIST, condition, cost, effect, options
from landsraad.text.messages import Messages
from landsraad.text.tokens import condition_tokens


def space(m: Messages, what: Space) -> list[Part]:
    """A space of the board."""
    effects = list(what.effects)
    if what.track is not None:
        effects.insert(0, influence.GainInfluence(what.icon, VISIT_INFLUENCE, what.track))
    return [
        part_of(m, "icons", n=1, names=m.name("icon", ICON_NAMES[what.icon])),
        *([part_of(m, "owner", "space-owner", name=m.name("leader", what.owner))] if what.owner else []),
        *part_where(bool(what.combat), m, "combat", "combat_space"),
        *part_where(what.maker, m, "maker", "maker_space"),
        *_space_cost(m, what.cost),
        *part_where(what.less_later, m, "less_later", "space-less_later", n=int(what.less_later)),
        *_requirement(m, what.requirement),
        *part_of_effects(m, "effects", effects),
        *_space_extra(m, what),
        *part_of_effect(m, "unpaid", what.unpaid, "space-unpaid"),
        *part_of_effect(m, "control", what.control),
        *part_where(bool(what.once), m, "once"),
        *part_of_effect(m, "reveal", what.reveal, "space-reveal"),
    ]


def _space_cost(m: Messages, node: Node | None) -> list[Part]:
    if isinstance(node, Choose):
        return [about([node], part_of(m, "cost", "cost-choice", options=options(m, node.options)))]
    return part_of_effect(m, "cost", node, say=cost)


def _requirement(m: Messages, what: Condition | None) -> list[Part]:
    if what is None:
        return []
    said = part_of(m, "requirement", condition=condition(m, what))
    return [replace(said, icons=tuple(condition_tokens(what)))]


def _space_extra(m: Messages, what: Space) -> list[Part]:
    if what.extra is None or what.paid is None:
        return []
    said = part_of(m, "extra", "space-extra", cost=cost(m, what.extra), effect=effect(m, what.paid))
    return [about([what.extra, what.paid], said)]


def conflict(m: Messages, what: Conflict) -> list[Part]:
    """A Conflict card."""
    parts = [part_of(m, "level", level=int(what.level))]
    if what.location:
        parts.append(part_of(m, "location", name=m.name("space", what.location)))
    if what.battle_icon != NOBODY:
        parts.append(battle_icon(m, what.battle_icon))
    for place, reward in (("first", what.first), ("second", what.second), ("third", what.third)):
        parts += part_of_effect(m, place, reward)
    return parts


def battle_icon(m: Messages, number: int) -> Part:
    return part_of(m, "battle_icon", name=m.name("battle_icon", BATTLE_ICON_NAMES[number]))


def faction(m: Messages, rules: Rules, number: int) -> list[Part]:
    """A faction's Influence track."""
    track = rules.tracks[number]
    return [
        *_track_bonus(m, track.first, influence.FIRST_AT),
        part_of(m, "vp", "track-vp", n=int(influence.VP_AT), vp=1),
        *_track_bonus(m, track.third, influence.THIRD_AT),
        *_track_bonus(m, track.bonus, influence.BONUS_AT),
        part_of(m, "alliance", "track-alliance", n=int(influence.BONUS_AT), vp=1),
    ]


def _track_bonus(m: Messages, bonus: Node | None, at: int) -> list[Part]:
    if bonus is None:
        return []
    return [about([bonus], part_of(m, "bonus", "track-bonus", n=int(at), effect=effect(m, bonus)))]


def post(m: Messages, rules: Rules, what: Post) -> list[Part]:
    """An observation post, and the spaces of this board that it is next to."""
    names = [m.name("space", space.id) for space in rules.spaces if (what.bits >> space.number) & 1]
    return [
        part_of(m, "kind", "kind-post"),
        part_of(m, "spaces", "post-spaces", n=len(names), names=LIST.join(names)),
    ]
