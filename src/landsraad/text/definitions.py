"""Cards, spaces, Leaders, tech tiles and all other definitions in lines of text, made from what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from landsraad.content.base.hagal import ONE_PERSON, difficulties
from landsraad.content.ix import EPIC_SWAPS, epic_card
from landsraad.engine import dreadnoughts, influence
from landsraad.engine.compose import Choose, When
from landsraad.engine.conditions import COPIES_OF_A_RIVAL, OwnsCopies
from landsraad.engine.definitions import (
    AT_COMBAT,
    EACH_TURN,
    LAST_LEVEL,
    NO_COST,
    RESERVE,
    STARTER,
    WHEN_BLOCKED,
    Card,
    Conflict,
    Contract,
    Difficulty,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    Space,
    Tech,
)
from landsraad.engine.hagal import FLEET
from landsraad.engine.node import Node
from landsraad.engine.rounds import VP_TO_END_EPIC
from landsraad.engine.rules import Rules
from landsraad.engine.setup import EPIC_GARRISON, EPIC_LEVELS, STARTING_WATER
from landsraad.engine.sides import Train
from landsraad.engine.state import STRENGTH_OF_DREADNOUGHT
from landsraad.engine.terms import (
    BATTLE_ICON_NAMES,
    COUNCIL_SEAT_TAKEN,
    FACTION_NAMES,
    GUILD,
    HAPPENINGS,
    ICON_NAMES,
    NOBODY,
    SOLARI_PAID_FOR_SPACE,
    SPICE_HARVESTED,
)
from landsraad.engine.troops import CAREFUL_LEAD
from landsraad.engine.turn import VISIT_INFLUENCE
from landsraad.text.effects import (
    LIST,
    OPTIONS,
    SENTENCES,
    Words,
    condition,
    cost,
    effect,
    icon_values,
    in_a_row,
    line,
    options,
)
from landsraad.text.messages import Messages

ANSWERS: Final = {
    COUNCIL_SEAT_TAKEN: "passive-council_seat",
    SOLARI_PAID_FOR_SPACE: "passive-solari_paid",
    SPICE_HARVESTED: "passive-spice_harvested",
}
RIVAL_USES: Final = {EACH_TURN: "each_turn", AT_COMBAT: "at_combat", WHEN_BLOCKED: "when_blocked"}
EPIC: Final = "epic"
DICE: Final = "dice"
ESCALATION: Final = "escalation"
SHIPPING: Final = "shipping_track"


def card(m: Messages, what: Card) -> list[str]:
    """A card of a player's deck."""
    kind = "starter" if what.pile == STARTER else "reserve" if what.pile == RESERVE else "imperium"
    lines = [m.name("card", what.id), m.say(f"line-kind-{kind}")]
    if what.cost != NO_COST:
        lines.append(m.say("line-card-cost", n=int(what.cost)))
    elif what.pile != STARTER:
        lines.append(m.say("line-not_for_sale"))
    if what.factions:
        factions = m.faction_names(what.factions)
        lines.append(m.say("line-factions", n=len(factions), names=LIST.join(factions)))
    icons = m.icon_names(what.icons)
    lines.append(m.say("line-icons", n=len(icons), names=LIST.join(icons)) if icons else m.say("line-no_icons"))
    if what.infiltrates:
        lines.append(m.say("line-infiltrates", names=LIST.join(m.icon_names(what.infiltrates))))
    agent = _agent_attributes(m, what)
    if what.agent:
        agent.append(in_a_row(m, what.agent, line))
    if agent:
        lines.append(m.say("line-agent", effect=SENTENCES.join(agent)))
    if what.reveal:
        lines.append(m.say("line-reveal", effect=in_a_row(m, what.reveal, line)))
    if what.unload:
        lines.append(m.say("line-unload"))
    _add(m, lines, "line-acquire", what.acquire)
    _add(m, lines, "line-on_trash", what.on_trash)
    _add(m, lines, "line-on_discard", what.on_discard)
    if what.pile == RESERVE:
        lines.append(m.say("line-reserve"))
    return lines


def _agent_attributes(m: Messages, what: Card) -> list[str]:
    said: list[str] = []
    if what.visit_influence != VISIT_INFLUENCE:
        said.append(m.say("passive-visit_influence", n=int(what.visit_influence)))
    if what.harvest_factor != 1:
        said.append(m.say("passive-harvest_factor", n=int(what.harvest_factor)))
    if what.moves_any_agent:
        said.append(m.say("passive-moves_any_agent"))
    if what.discount > 0:
        name = m.name("space", what.discount_location)
        said.append(m.say("passive-space_discount", name=name, n=int(what.discount)))
    if what.deploys_recruits:
        said.append(m.say("passive-deploys_recruits"))
    if what.ignores_requirements:
        said.append(m.say("passive-ignores_requirements"))
    return said


def _add(m: Messages, lines: list[str], id: str, node: Node | None, say: Words = effect) -> None:
    if node is not None:
        lines.append(m.say(id, effect=say(m, node)))


def intrigue(m: Messages, what: Intrigue) -> list[str]:
    """An Intrigue card: a line for each time at which it can be played."""
    lines = [m.name("intrigue", what.id), m.say("line-kind-intrigue")]
    _add(m, lines, "line-plot", what.plot)
    _add(m, lines, "line-combat", what.combat)
    _add(m, lines, "line-when_won", what.when_won)
    _add(m, lines, "line-endgame", what.endgame)
    return lines


def space(m: Messages, what: Space) -> list[str]:
    """A space of the board."""
    lines = [m.name("space", what.id), m.say("line-icons", n=1, names=m.name("icon", ICON_NAMES[what.icon]))]
    if what.combat:
        lines.append(m.say("line-combat_space"))
    if what.maker > 0:
        lines.append(m.say("line-maker_space"))
    if isinstance(what.cost, Choose):
        lines.append(m.say("line-cost-choice", options=options(m, what.cost.options)))
    else:
        _add(m, lines, "line-cost", what.cost, cost)
    if what.less_later > 0:
        lines.append(m.say("line-space-less_later", n=int(what.less_later)))
    if what.requirement is not None:
        lines.append(m.say("line-requirement", condition=condition(m, what.requirement)))
    effects = list(what.effects)
    if what.icon < len(FACTION_NAMES):
        effects.insert(0, influence.GainInfluence(what.icon, VISIT_INFLUENCE))
    if effects:
        lines.append(m.say("line-effects", effect=in_a_row(m, effects, line)))
    if what.extra is not None and what.paid is not None:
        lines.append(m.say("line-space-extra", cost=cost(m, what.extra), effect=effect(m, what.paid)))
    _add(m, lines, "line-space-unpaid", what.unpaid)
    _add(m, lines, "line-control", what.control)
    if what.once:
        lines.append(m.say("line-once"))
    _add(m, lines, "line-space-reveal", what.reveal)
    return lines


def conflict(m: Messages, what: Conflict) -> list[str]:
    """A Conflict card."""
    lines = [m.name("conflict", what.id), m.say("line-level", level=int(what.level))]
    if what.location:
        lines.append(m.say("line-location", name=m.name("space", what.location)))
    if what.battle_icon != NOBODY:
        lines.append(m.say("line-battle_icon", name=m.name("battle_icon", BATTLE_ICON_NAMES[what.battle_icon])))
    _add(m, lines, "line-first", what.first)
    _add(m, lines, "line-second", what.second)
    _add(m, lines, "line-third", what.third)
    return lines


def leader(m: Messages, what: Leader) -> list[str]:
    """A Leader: house, complexity, the ability that always holds and that of the Signet Ring."""
    signet = [line(m, what.signet)]
    if what.bans_deploy:
        signet.insert(0, m.say("passive-bans_deploy"))
    lines = [
        m.name("leader", what.id),
        *([m.name("house", what.house)] if what.house else []),
        m.say("line-complexity", n=int(what.complexity)),
        m.say("line-ability", name=m.name("ability", f"{what.id}-left"), effect=SENTENCES.join(_left_ability(m, what))),
        m.say("line-ability-signet", name=m.name("ability", f"{what.id}-signet"), effect=SENTENCES.join(signet)),
    ]
    if what.lacks:
        said = m.say("passive-lacks", name=m.name("card", what.lacks))
        lines.append(m.say("line-ability", name=m.name("ability", f"{what.id}-deck"), effect=said))
    if isinstance(what.signet, Train):
        lines += _training_track(m, what.signet)
    if what.other_side:
        lines.append(m.say("line-other_side", name=m.name("leader", what.other_side)))
    if what.is_back:
        lines.append(m.say("line-is_back"))
    return lines


def _training_track(m: Messages, track: Train) -> list[str]:
    ways = [OPTIONS.join(str(space) for space in nexts) for nexts in track.nexts]
    lines = [m.say("line-training-start", names=ways[0])]
    for space, reward in enumerate(track.rewards, start=1):
        id = "line-training" if ways[space] else "line-training-end"
        lines.append(m.say(id, n=space, effect=effect(m, reward), names=ways[space]))
    return lines


def _left_ability(m: Messages, what: Leader) -> list[str]:
    said: list[str] = []
    _add(m, said, "passive-start", what.start)
    if what.tokens > 0:
        said.append(m.say("passive-tokens", n=int(what.tokens)))
    if what.discount > 0:
        icon = m.name("icon", ICON_NAMES[what.discount_icon])
        said.append(m.say("passive-discount", n=int(what.discount), name=icon))
    if what.slips_past:
        said.append(m.say("passive-slips_past", names=LIST.join(m.icon_names(what.slips_past))))
    if what.harvest_less > 0:
        said.append(m.say("passive-harvest_less", n=int(what.harvest_less)))
    if what.sees_top:
        said.append(m.say("passive-sees_top"))
    for happening in range(HAPPENINGS):
        _add(m, said, ANSWERS[happening], what.on[happening], line)
    _add(m, said, "passive-turn", what.turn_ability, line)
    return said + _left_ability_of_ix(m, what) + _left_ability_of_uprising(m, what)


def _left_ability_of_ix(m: Messages, what: Leader) -> list[str]:
    said: list[str] = []
    strength = int(what.dreadnought_strength)
    if strength != STRENGTH_OF_DREADNOUGHT:
        said.append(m.say("passive-dreadnought_strength", n=strength, usual=int(STRENGTH_OF_DREADNOUGHT)))
    if what.water != STARTING_WATER:
        said.append(m.say("passive-water", n=int(what.water)))
    if what.solari_bonus > 0:
        said.append(m.say("passive-solari_bonus", n=int(what.solari_bonus)))
    if what.peeks_intrigue:
        said.append(m.say("passive-peeks_intrigue"))
    _add(m, said, "passive-round_start", what.round_start)
    if what.ahead_rewards:
        one, other = (effect(m, node) for node in what.ahead_rewards)
        said.append(m.say("passive-ahead", one=one, other=other))
    if what.snooper_rewards:
        said.append(m.say("passive-snoopers", n=int(influence.VP_AT)))
    for number, node in enumerate(what.snooper_rewards, start=1):
        said.append(m.say("passive-snooper", n=number, effect=effect(m, node)))
    if what.reveal:
        said.append(m.say("passive-reveal", effect=in_a_row(m, what.reveal, line)))
    return said


def _left_ability_of_uprising(m: Messages, what: Leader) -> list[str]:
    said: list[str] = []
    if what.visit is not None:
        said.append(m.say("passive-visit", effect=line(m, what.visit), **icon_values(m, int(what.visit_icons))))
    for number, reward in enumerate(what.reaches):
        if reward is not None:
            said.append(m.say("passive-reaches", n=int(influence.VP_AT), effect=effect(m, reward), **m.faction(number)))
    _add(m, said, "passive-spied_harvest", what.spied_harvest)
    if what.takes_aside:
        said.append(m.say("passive-takes_aside"))
    return said


def faction(m: Messages, rules: Rules, number: int) -> list[str]:
    """A faction's Influence track."""
    return [
        m.name("faction", FACTION_NAMES[number]),
        m.say("line-track-vp", n=int(influence.VP_AT), vp=1),
        m.say("line-track-bonus", n=int(influence.BONUS_AT), effect=effect(m, rules.tracks[number])),
        m.say("line-track-alliance", n=int(influence.BONUS_AT), vp=1),
    ]


def tech(m: Messages, what: Tech) -> list[str]:
    """A tech tile."""
    lines = [m.name("tech", what.id), m.say("line-kind-tech"), m.say("line-tech-cost", n=int(what.cost))]
    _add(m, lines, "line-acquire", what.acquire)
    if what.reveal:
        lines.append(m.say("line-tech-reveal", effect=in_a_row(m, what.reveal, line)))
    _add(m, lines, "line-tech-flip", what.flip)
    _add(m, lines, "line-tech-spend", what.spend)
    _add(m, lines, "line-tech-round_start", what.round_start)
    _add(m, lines, "line-tech-when_won", what.when_won)
    if what.to_deck:
        lines.append(m.say("line-tech-to_deck"))
    if what.transports:
        lines.append(m.say("line-tech-transports"))
    if what.scuttles:
        lines.append(m.say("line-tech-scuttles", vp=1))
    _add(m, lines, "line-tech-endgame", what.endgame)
    if what.wins_ties:
        lines.append(m.say("line-tech-wins_ties"))
    return lines + _rival_uses(m, what) if what.rival else lines


def _rival_uses(m: Messages, what: Tech) -> list[str]:
    """What a Rival of the solo game does otherwise than a player with a tile that it can acquire."""
    lines = [m.say("line-tech-rival")]
    if what.rival_use in RIVAL_USES:
        lines.append(m.say(f"line-tech-rival-{RIVAL_USES[what.rival_use]}", n=int(FLEET)))
    if what.transports:
        lines.append(m.say("line-tech-rival-transports"))
    if what.scuttles:
        lines.append(m.say("line-tech-rival-scuttles"))
    if what.spend is not None:
        lines.append(m.say("line-tech-rival-spends" if what.rival_spends else "line-tech-rival-keeps"))
    if isinstance(what.endgame, When) and isinstance(what.endgame.condition, OwnsCopies):
        name = m.name("card", what.endgame.condition.card)
        lines.append(m.say("line-tech-rival-owns", name=name, n=int(COPIES_OF_A_RIVAL)))
    return lines


def contract(m: Messages, rules: Rules, what: Contract) -> list[str]:
    """A contract: what completes it, and its reward."""
    first = what.number >= rules.market_contracts
    lines = [m.name("contract", what.id), m.say("line-kind-contract-first" if first else "line-kind-contract")]
    lines += [contract_task(m, what), m.say("line-contract-reward", effect=effect(m, what.reward))]
    if what.aside:
        names = LIST.join(m.name("leader", leader.id) for leader in rules.leaders if leader.takes_aside)
        lines.append(m.say("line-contract-aside", name=names))
    return lines


def contract_task(m: Messages, what: Contract) -> str:
    """What completes a contract."""
    if what.location:
        return m.say("line-contract-space", name=m.name("space", what.location))
    if what.harvest > 0:
        return m.say("line-contract-harvest", n=int(what.harvest))
    if what.card:
        return m.say("line-contract-card", name=m.name("card", what.card))
    return m.say("line-contract-at_once")


def objective(m: Messages, what: Objective) -> list[str]:
    """An objective."""
    lines = [
        m.name("objective", what.id),
        m.say("line-kind-objective"),
        m.say("line-battle_icon", name=m.name("battle_icon", BATTLE_ICON_NAMES[what.battle_icon])),
        m.say("line-objective-players", names=LIST.join(str(number) for number in what.players)),
    ]
    if what.first:
        lines.append(m.say("line-objective-first"))
    return lines


def post(m: Messages, rules: Rules, what: Post) -> list[str]:
    """An observation post, and the spaces of this board that it is next to."""
    names = [m.name("space", space.id) for space in rules.spaces if (what.bits >> space.number) & 1]
    return [
        m.name("post", what.id),
        m.say("line-kind-post"),
        m.say("line-post-spaces", n=len(names), names=LIST.join(names)),
    ]


def shipping(m: Messages, rules: Rules) -> list[str]:
    """The shipping track and the rewards of its levels."""
    lines = [m.name("term", SHIPPING), m.say("line-shipping")]
    for level, reward in enumerate(rules.shipping, start=1):
        lines.append(m.say("line-shipping-level", n=level, effect=effect(m, reward)))
    return lines


def variant(m: Messages, id: str) -> list[str]:
    """A variant of the game: EPIC, DICE or ESCALATION."""
    if id == EPIC:
        return [
            m.name("variant", id),
            m.say("line-kind-variant"),
            m.say("line-variant-vp", n=int(VP_TO_END_EPIC)),
            *(m.say("line-variant-conflicts", n=n, level=level) for level, n in reversed(EPIC_LEVELS)),
            m.say("line-variant-card", name=m.name("card", epic_card().id), other=m.name("card", EPIC_SWAPS)),
            m.say("line-variant-garrison", n=int(EPIC_GARRISON)),
            m.say("line-variant-intrigue", n=1),
        ]
    lines = [m.name("variant", id), m.say("line-kind-variant-solo")]
    if id == DICE:
        return [*lines, m.say("line-variant-dice")]
    return [*lines, m.say("line-variant-escalation", level=int(LAST_LEVEL), n=2)]


def hagal(m: Messages, rules: Rules, what: HagalCard) -> list[str]:
    """A House Hagal card."""
    lines = [m.name("hagal", what.id), m.say("line-kind-hagal")]
    if what.mark:
        lines.append(m.say("line-hagal-solo" if what.mark == ONE_PERSON else "line-hagal-two_players"))
    if what.reshuffle:
        return [*lines, m.say("line-hagal-reshuffle")]
    if what.harvests:
        lines += [m.say("line-hagal-harvest"), m.say("line-combat_space"), m.say("line-hagal-harvest-spice")]
    else:
        lines.append(m.say("line-hagal-space", name=m.name("space", what.location)))
        if rules.spaces[what.space].combat:
            lines.append(m.say("line-combat_space"))
        lines.append(m.say("line-effects", effect=LIST.join(_hagal_effects(m, rules, what))))
    if what.dreadnought:
        lines.append(m.say("line-hagal-dreadnought"))
    if what.otherwise is not None:
        name = m.name("space", what.otherwise.location)
        effects = LIST.join(_hagal_effects(m, rules, what.otherwise))
        lines.append(m.say("line-hagal-guild-other", n=int(what.guild), name=name, effect=effects, **m.faction(GUILD)))
    elif what.guild > 0:
        lines.append(m.say("line-hagal-guild-skip", n=int(what.guild), **m.faction(GUILD)))
    lines.append(m.say("line-hagal-swords", n=int(what.swords)))
    return lines


def _hagal_effects(m: Messages, rules: Rules, what: HagalCard) -> list[str]:
    said: list[str] = []
    if what.influence != NOBODY:
        said.append(effect(m, influence.GainInfluence(what.influence, 1)))
    if what.signet:
        said.append(m.say("effect-rival_signet"))
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
    return said


def difficulty(m: Messages, what: Difficulty) -> list[str]:
    """A level of the solo game."""
    lines = [m.name("difficulty", what.id), m.say("line-kind-difficulty")]
    _add(m, lines, "line-difficulty-start", what.extra)
    lines.append(m.say("line-difficulty-mentat", n=int(what.mentat_cost)))
    if what.rival_garrison > 0:
        lines.append(m.say("line-difficulty-garrison", n=int(what.rival_garrison)))
    if what.rival_intrigue > 0:
        lines.append(m.say("line-difficulty-intrigue", n=int(what.rival_intrigue)))
    lines.append(m.say("line-difficulty-third_agent", n=int(what.swordmaster_round)))
    if what.careful:
        lines.append(m.say("line-difficulty-careful", n=int(CAREFUL_LEAD)))
    if not what.swordmaster:
        lines.append(m.say("line-difficulty-no_swordmaster"))
    return lines


# --- By kind and id ---------------------------------------------------------------------------------------------------


def _by_id(things: Iterable[Any]) -> dict[str, Any]:
    return {thing.id: thing for thing in things}


def _of_fewer(rules: Rules, things: dict[str, Any]) -> dict[str, Any]:
    """What belongs to games of one or two persons, where these rules allow them."""
    return {} if "uprising" in rules.boxes else things


def _variants(rules: Rules) -> dict[str, str]:
    if not rules.tech:
        return {}
    return {EPIC: EPIC, **_of_fewer(rules, {DICE: DICE, ESCALATION: ESCALATION})}


# By kind: all that these rules have of it, by id; and the lines of one of them.
_KINDS: Final[dict[str, tuple[Callable[[Rules], dict[str, Any]], Callable[[Messages, Rules, Any], list[str]]]]] = {
    "card": (lambda rules: _by_id(rules.cards), lambda m, rules, what: card(m, what)),
    "intrigue": (lambda rules: _by_id(rules.intrigue), lambda m, rules, what: intrigue(m, what)),
    "space": (lambda rules: _by_id(rules.spaces), lambda m, rules, what: space(m, what)),
    "conflict": (lambda rules: _by_id(rules.conflicts), lambda m, rules, what: conflict(m, what)),
    "leader": (lambda rules: _by_id(rules.leaders), lambda m, rules, what: leader(m, what)),
    "faction": (lambda rules: {name: number for number, name in enumerate(FACTION_NAMES)}, faction),
    "tech": (lambda rules: _by_id(rules.tech), lambda m, rules, what: tech(m, what)),
    "contract": (lambda rules: _by_id(rules.contracts), contract),
    "objective": (lambda rules: _by_id(rules.objectives), lambda m, rules, what: objective(m, what)),
    "post": (lambda rules: _by_id(rules.posts), post),
    "hagal": (lambda rules: _of_fewer(rules, _by_id(rules.hagal)), hagal),
    "difficulty": (lambda rules: _of_fewer(rules, _by_id(difficulties())), lambda m, rules, what: difficulty(m, what)),
    "variant": (_variants, lambda m, rules, what: variant(m, what)),
    "term": (lambda rules: {SHIPPING: SHIPPING} if rules.shipping else {}, lambda m, rules, what: shipping(m, rules)),
}
KINDS: Final = tuple(_KINDS)


def component_ids(rules: Rules) -> dict[str, list[str]]:
    """By kind, the ids of everything that can be described under these rules."""
    return {kind: list(known(rules)) for kind, (known, _) in _KINDS.items()}


def describe(m: Messages, rules: Rules, kind: str, id: str) -> list[str]:
    """The lines of a definition by its kind and id. Raises ValueError where these rules have none."""
    if kind not in KINDS:
        raise ValueError(f"unknown kind {kind!r}; known kinds: {', '.join(KINDS)}")
    known, lines = _KINDS[kind]
    found = known(rules)
    if id not in found:
        raise ValueError(f"there is no {kind} {id!r} in these rules")
    return lines(m, rules, found[id])
