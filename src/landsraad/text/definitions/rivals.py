"""What is said of House Hagal cards, Rivals, and the levels of the solo game."""

from __future__ import annotations

from landsraad.content.base.hagal import ONE_PERSON
from landsraad.content.setup import VARIANTS
from landsraad.engine.base import influence
from landsraad.engine.base.troops import CAREFUL_LEAD
from landsraad.engine.ix import dreadnoughts
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY, STREAMLINED
from landsraad.engine.state.definitions import Difficulty, HagalCard, Rival
from landsraad.engine.state.rules import Rules
from landsraad.text.definitions.parts import Part, about, part_of, part_of_effect, part_of_effects, part_where
from landsraad.text.effects import LIST, condition, effect, in_a_row
from landsraad.text.messages import Messages


def hagal(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    """A House Hagal card."""
    parts = [part_of(m, "kind", "kind-hagal")]
    if what.mark:
        parts.append(part_of(m, "mark", "hagal-solo" if what.mark == ONE_PERSON else "hagal-two_players"))
    if what.reshuffle:
        return [*parts, part_of(m, "reshuffle", "hagal-reshuffle")]
    return [
        *parts,
        *_hagal_where(m, rules, what),
        *part_where(bool(what.dreadnought), m, "dreadnought", "hagal-dreadnought"),
        *_hagal_needs(m, rules, what),
        *part_where(any(half.political for half in _halves(what)), m, "politics", "hagal-politics"),
        part_of(m, "swords", "hagal-swords", n=int(what.swords)),
    ]


def _halves(what: HagalCard) -> list[HagalCard]:
    return [what] if what.otherwise is None else [what, what.otherwise]


def _hagal_where(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    if not what.sends:
        said = part_of(m, "effects", effect=LIST.join(_hagal_effects(m, rules, what)))
        return [about(what.effects, said), part_of(m, "again", "hagal-again")]
    if what.makers:
        return _hagal_makers(m, rules, what)
    return _hagal_harvest(m) if what.harvests else _hagal_space(m, rules, what)


def _hagal_makers(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    names = LIST.join(m.name("space", maker) for maker in what.makers)
    return [
        part_of(m, "space", "hagal-makers", n=len(what.makers), names=names),
        part_of(m, "combat", "combat_space"),
        *part_of_effects(m.of_rival(), "effects", what.effects),
        part_of(m, "effects", "hagal-makers-spice"),
    ]


def _hagal_harvest(m: Messages) -> list[Part]:
    return [
        part_of(m, "space", "hagal-harvest"),
        part_of(m, "combat", "combat_space"),
        part_of(m, "effects", "hagal-harvest-spice"),
    ]


def _hagal_space(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    return [
        part_of(m, "space", "hagal-space", name=m.name("space", what.location)),
        *part_where(bool(rules.spaces[what.space].combat), m, "combat", "combat_space"),
        about(what.effects, part_of(m, "effects", effect=LIST.join(_hagal_effects(m, rules, what)))),
    ]


def _hagal_needs(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    if what.needs is None:
        return []
    said = condition(m.of_rival(), what.needs)
    if what.otherwise is None:
        return [part_of(m, "needs", "hagal-needs", condition=said)]
    effects = LIST.join(_hagal_effects(m, rules, what.otherwise))
    name = m.name("space", what.otherwise.location)
    return [part_of(m, "needs", "hagal-needs-other", condition=said, name=name, effect=effects)]


def _hagal_effects(m: Messages, rules: Rules, what: HagalCard) -> list[str]:
    said: list[str] = []
    if what.influence != NOBODY:
        said.append(effect(m, influence.GainInfluence(what.influence, 1)))
    if what.signet:
        said.append(m.say("effect-rival_signet-card" if rules.rivals else "effect-rival_signet"))
    if what.troops > 0:
        where = "conflict" if rules.spaces[what.space].combat else "garrison"
        said.append(m.say(f"effect-rival_recruit-{where}", n=int(what.troops)))
    if what.freighters > 0:
        said.append(m.say("effect-rival_freighter", n=int(what.freighters)))
    if what.dreadnought:
        said.append(effect(m, dreadnoughts.Commission()))
    if what.tech:
        said.append(
            m.say("effect-rival_tech" if what.dreadnought else "effect-rival_tech-negotiate", n=int(what.discount))
        )
    if what.effects:
        said.append(in_a_row(m.of_rival(), what.effects))
    return said


def rival(m: Messages, what: Rival) -> list[Part]:
    """A Rival card."""
    priorities = LIST.join(m.name("faction", FACTION_NAMES[faction]) for faction in what.priorities)
    own = m.of_rival()
    return [
        part_of(m, "kind", "kind-rival"),
        part_of(m, "swordmaster", "rival-swordmaster", n=int(what.swordmaster)),
        about([what.signet], part_of(m, "signet", "rival-signet", effect=effect(own, what.signet))),
        about([what.network], part_of(m, "network", "rival-network", effect=effect(own, what.network))),
        part_of(m, "priorities", "rival-priorities", names=priorities),
        *part_where(what.streamlined, m, "streamlined", "rival-streamlined", name=m.name("variant", STREAMLINED)),
    ]


def difficulty(m: Messages, what: Difficulty) -> list[Part]:
    """A level of the solo game."""
    variants = [m.name("variant", id) for id in VARIANTS if id in what.variants]
    return [
        part_of(m, "kind", "kind-difficulty"),
        *part_of_effect(m, "start", what.extra, "difficulty-start"),
        *part_where(what.mentat_cost, m, "mentat", "difficulty-mentat", n=int(what.mentat_cost)),
        *part_where(what.rival_garrison, m, "garrison", "difficulty-garrison", n=int(what.rival_garrison)),
        *part_where(what.rival_intrigue, m, "intrigue", "difficulty-intrigue", n=int(what.rival_intrigue)),
        *part_where(what.swordmaster_round, m, "third_agent", "difficulty-third_agent", n=int(what.swordmaster_round)),
        *part_where(bool(what.variants), m, "variants", "difficulty-variants", names=LIST.join(variants)),
        *part_where(bool(what.careful), m, "careful", "difficulty-careful", n=int(CAREFUL_LEAD)),
        *part_where(not what.swordmaster, m, "no_swordmaster", "difficulty-no_swordmaster"),
    ]
