"""What is said of cards, spaces, Leaders, tech tiles and all other definitions, in parts, made from what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from landsraad.content.base.hagal import ONE_PERSON
from landsraad.content.box import PLAYERS
from landsraad.content.ix import EPIC_SWAPS, epic_card
from landsraad.content.setup import VARIANTS
from landsraad.engine.base import influence
from landsraad.engine.base.troops import CAREFUL_LEAD, EXPERT_LEAD
from landsraad.engine.course.rivals import ESCALATED_CARDS, FLEET
from landsraad.engine.course.rounds import VP_TO_END, VP_TO_END_EPIC
from landsraad.engine.course.setup import EPIC_GARRISON, EPIC_INTRIGUE, EPIC_LEVELS, LEAST_SEATS, STARTING_WATER
from landsraad.engine.course.sides import Train
from landsraad.engine.course.turn import VISIT_INFLUENCE
from landsraad.engine.ix import dreadnoughts
from landsraad.engine.machine.compose import Choose, When
from landsraad.engine.machine.conditions import COPIES_OF_A_RIVAL, OwnsCopies
from landsraad.engine.machine.node import Condition, Node
from landsraad.engine.machine.terms import (
    BATTLE_ICON_NAMES,
    COUNCIL_SEAT_TAKEN,
    DICE,
    EPIC,
    ESCALATION,
    EXPERT_DEPLOYMENT,
    FACTION_NAMES,
    GO_TO_11,
    HAPPENINGS,
    ICON_NAMES,
    NOBODY,
    SMART_POLITICS,
    SOLARI_PAID_FOR_SPACE,
    SPICE_HARVESTED,
    STREAMLINED,
)
from landsraad.engine.state.definitions import (
    AT_COMBAT,
    EACH_TURN,
    LAST_LEVEL,
    NO_COST,
    RECLAIMED,
    RESERVE,
    STARTER,
    TLEILAXU,
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
    ResearchSpace,
    Rival,
    Space,
    Tech,
    TleilaxuSpace,
)
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import PERSONS_WITH_STARTING_VP, STRENGTH_OF_DREADNOUGHT
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
from landsraad.text.messages import Messages, Value
from landsraad.text.tokens import Token, condition_tokens, icon

ANSWERS: Final = {
    COUNCIL_SEAT_TAKEN: "council_seat",
    SOLARI_PAID_FOR_SPACE: "solari_paid",
    SPICE_HARVESTED: "spice_harvested",
}
RIVAL_USES: Final = {EACH_TURN: "each_turn", AT_COMBAT: "at_combat", WHEN_BLOCKED: "when_blocked"}
KINDS_OF_CARDS: Final = {STARTER: "starter", RESERVE: "reserve", TLEILAXU: "tleilaxu", RECLAIMED: "tleilaxu"}
SHIPPING: Final = "shipping_track"
RESEARCH: Final = "research_track"
TLEILAXU_TRACK: Final = "tleilaxu_track"
ATOMICS: Final = "family_atomics"


@dataclass(frozen=True, slots=True)
class Part:
    """One line of what is said of a definition; its name stands above and is no part.

    part   what it is about, the same in every language: cost, agent, reveal, ...
    words  the line
    icons  its icons where no effect of the rules has them (text/tokens.py)
    paths  the effects that it is about (Node.path)
    inner  what stands in it one beside the other: abilities of a Leader, what a card changes for its Agent
    """

    part: str
    words: str
    icons: tuple[Token, ...] = ()
    paths: tuple[str, ...] = ()
    inner: tuple[Part, ...] = ()


def words_of(parts: Iterable[Part], without: Iterable[str] = ()) -> list[str]:
    """The lines of some parts, all but those that are about something of `without`."""
    return [part.words for part in parts if part.part not in without]


def _line(m: Messages, part: str, form: str = "", **values: Value) -> Part:
    """A part with the text `line-<form>`, which is called like the part if nothing else is said."""
    return Part(part, m.say(f"line-{form or part}", **values))


def _where(holds: bool | int, m: Messages, part: str, form: str = "", **values: Value) -> list[Part]:
    return [_line(m, part, form, **values)] if holds else []


def _effect(m: Messages, part: str, node: Node | None, form: str = "", say: Words = effect) -> list[Part]:
    """The part of an effect, in the text's variable `effect`; none where there is no effect."""
    return [] if node is None else [_about([node], _line(m, part, form, effect=say(m, node)))]


def _effects(m: Messages, part: str, nodes: Sequence[Node], form: str = "") -> list[Part]:
    """The part of a box of effects."""
    return [_about(nodes, _line(m, part, form, effect=in_a_row(m, nodes, line)))] if nodes else []


def _about(nodes: Sequence[Node], part: Part) -> Part:
    return replace(part, paths=tuple(node.path for node in nodes if node.path))


def _passive(m: Messages, part: str, *icons: Token, **values: Value) -> Part:
    """What holds without being done, the text `passive-<part>`."""
    return Part(part, m.say(f"passive-{part}", **values), icons)


def _ability(m: Messages, part: str, node: Node | None, say: Words = effect, /, **values: Value) -> list[Part]:
    """A passive ability with an effect."""
    return [] if node is None else [_about([node], _passive(m, part, effect=say(m, node), **values))]


def _together(m: Messages, part: str, form: str, inner: Sequence[Part], **values: Value) -> list[Part]:
    """A line in which several parts stand one beside the other."""
    said = _line(m, part, form, effect=SENTENCES.join(words_of(inner)), **values)
    return [replace(said, inner=tuple(inner))] if inner else []


def card(m: Messages, what: Card) -> list[Part]:
    """A card of a player's deck."""
    kind = KINDS_OF_CARDS.get(int(what.pile), "imperium")
    factions = m.faction_names(what.factions)
    agent = _agent_attributes(m, what)
    if what.agent:
        agent.append(_about(what.agent, Part("effects", in_a_row(m, what.agent, line))))
    return [
        _line(m, "kind", f"kind-{kind}"),
        *_where(what.cost != NO_COST, m, "cost", "card-cost", n=int(what.cost)),
        *_where(what.cost == NO_COST and what.pile == RESERVE, m, "cost", "not_for_sale"),
        *_where(what.specimens, m, "cost", "specimens", n=int(what.specimens)),
        *_where(what.factions, m, "factions", n=len(factions), names=LIST.join(factions)),
        *_icons(m, what),
        *_where(what.graft, m, "graft"),
        *_where(what.infiltrates, m, "infiltrates", names=LIST.join(m.icon_names(what.infiltrates))),
        *_together(m, "agent", "agent", agent),
        *_effects(m, "reveal", what.reveal),
        *_where(bool(what.unload), m, "unload"),
        *_effect(m, "acquire", what.acquire),
        *_effect(m, "on_trash", what.on_trash),
        *_effect(m, "on_discard", what.on_discard),
        *_where(what.pile == RESERVE, m, "reserve"),
        *_where(what.pile == RECLAIMED, m, "reclaimed"),
        *_where(what.starts_discarded, m, "starts_discarded"),
    ]


def _icons(m: Messages, what: Card) -> list[Part]:
    """The Agent icons of a card, and those that it has only at times; none of one that no hand holds."""
    names = m.icon_names(what.icons)
    said = _where(bool(names), m, "icons", n=len(names), names=LIST.join(names))
    for extra in what.extras:
        names = m.icon_names(extra.icons)
        while_so = condition(m, extra.condition)
        part = _line(m, "icons_while", n=len(names), names=LIST.join(names), condition=while_so)
        icons = (*condition_tokens(extra.condition), *(icon(f"to_{name}") for name in _names(extra.icons)))
        said.append(replace(part, icons=icons))
    return said if said or what.pile == RECLAIMED else [_line(m, "icons", "no_icons")]


def _names(icons: int) -> list[str]:
    return [name for number, name in enumerate(ICON_NAMES) if (icons >> number) & 1]


def _agent_attributes(m: Messages, what: Card) -> list[Part]:
    said: list[Part] = []
    if (n := int(what.visit_influence)) != VISIT_INFLUENCE:
        said.append(_passive(m, "visit_influence", icon("influence_any", n), n=n))
    if (n := int(what.harvest_factor)) != 1:
        said.append(_passive(m, "harvest_factor", icon("maker"), icon("spice"), icon("repeat", n), n=n))
    if what.moves_any_agent:
        said.append(_passive(m, "moves_any_agent", icon("agent"), icon("infiltrate")))
    if (n := int(what.discount)) > 0:
        name = m.name("space", what.discount_location)
        said.append(_passive(m, "space_discount", icon("spice", -n, [what.discount_location]), name=name, n=n))
    if what.deploys_recruits:
        said.append(_passive(m, "deploys_recruits", icon("troop"), icon("deploy")))
    if what.ignores_requirements:
        said.append(_passive(m, "ignores_requirements", icon("influence_at_least", 0)))
    if what.ignores_enemies:
        said.append(_passive(m, "ignores_enemies", icon("infiltrate")))
    return said + _grafted_attributes(m, what)


def _grafted_attributes(m: Messages, what: Card) -> list[Part]:
    """What a card does with the one that it is grafted to."""
    said: list[Part] = []
    if what.copies_partner:
        said.append(_passive(m, "copies_partner", icon("repeat", names=["graft"])))
    if what.returns_partner:
        said.append(_passive(m, "returns_partner", icon("reveal"), icon("return_to_hand", names=["graft"])))
    if what.grafts_to_row:
        said.append(_passive(m, "grafts_to_row", icon("graft", names=["row"])))
    return said


def intrigue(m: Messages, what: Intrigue) -> list[Part]:
    """An Intrigue card: a line for each time at which it can be played."""
    return [
        _line(m, "kind", "kind-intrigue"),
        *_effect(m, "plot", what.plot),
        *_effect(m, "combat", what.combat),
        *_effect(m, "when_won", what.when_won),
        *_effect(m, "when_lost", what.when_lost),
        *_effect(m, "endgame", what.endgame),
    ]


def space(m: Messages, what: Space) -> list[Part]:
    """A space of the board."""
    effects = list(what.effects)
    if what.track is not None:
        effects.insert(0, influence.GainInfluence(what.icon, VISIT_INFLUENCE, what.track))
    return [
        _line(m, "icons", n=1, names=m.name("icon", ICON_NAMES[what.icon])),
        *([_line(m, "owner", "space-owner", name=m.name("leader", what.owner))] if what.owner else []),
        *_where(bool(what.combat), m, "combat", "combat_space"),
        *_where(what.maker, m, "maker", "maker_space"),
        *_space_cost(m, what.cost),
        *_where(what.less_later, m, "less_later", "space-less_later", n=int(what.less_later)),
        *_requirement(m, what.requirement),
        *_effects(m, "effects", effects),
        *_space_extra(m, what),
        *_effect(m, "unpaid", what.unpaid, "space-unpaid"),
        *_effect(m, "control", what.control),
        *_where(bool(what.once), m, "once"),
        *_effect(m, "reveal", what.reveal, "space-reveal"),
    ]


def _space_cost(m: Messages, node: Node | None) -> list[Part]:
    if isinstance(node, Choose):
        return [_about([node], _line(m, "cost", "cost-choice", options=options(m, node.options)))]
    return _effect(m, "cost", node, say=cost)


def _requirement(m: Messages, what: Condition | None) -> list[Part]:
    if what is None:
        return []
    said = _line(m, "requirement", condition=condition(m, what))
    return [replace(said, icons=tuple(condition_tokens(what)))]


def _space_extra(m: Messages, what: Space) -> list[Part]:
    if what.extra is None or what.paid is None:
        return []
    said = _line(m, "extra", "space-extra", cost=cost(m, what.extra), effect=effect(m, what.paid))
    return [_about([what.extra, what.paid], said)]


def conflict(m: Messages, what: Conflict) -> list[Part]:
    """A Conflict card."""
    parts = [_line(m, "level", level=int(what.level))]
    if what.location:
        parts.append(_line(m, "location", name=m.name("space", what.location)))
    if what.battle_icon != NOBODY:
        parts.append(_battle_icon(m, what.battle_icon))
    for place, reward in (("first", what.first), ("second", what.second), ("third", what.third)):
        parts += _effect(m, place, reward)
    return parts


def _battle_icon(m: Messages, number: int) -> Part:
    return _line(m, "battle_icon", name=m.name("battle_icon", BATTLE_ICON_NAMES[number]))


def leader(m: Messages, what: Leader) -> list[Part]:
    """A Leader: house, complexity, the ability that always holds and that of the Signet Ring."""
    signet = [_about([what.signet], Part("effects", line(m, what.signet)))]
    if what.bans_deploy:
        signet.insert(0, _passive(m, "bans_deploy"))
    deck = [_passive(m, "lacks", name=m.name("card", what.lacks))] if what.lacks else []
    return [
        *([Part("house", m.name("house", what.house))] if what.house else []),
        _line(m, "complexity", n=int(what.complexity)),
        *_together(m, "left", "ability", _left_ability(m, what), name=m.name("ability", f"{what.id}-left")),
        *_together(m, "signet", "ability-signet", signet, name=m.name("ability", f"{what.id}-signet")),
        *(_together(m, "deck", "ability", deck, name=m.name("ability", f"{what.id}-deck")) if deck else []),
        *(_training_track(m, what.signet) if isinstance(what.signet, Train) else []),
        *([_line(m, "other_side", name=m.name("leader", what.other_side))] if what.other_side else []),
        *_where(bool(what.is_back), m, "is_back"),
        *([_line(m, "commander", names=_deck_names(m, what.deck))] if what.deck else []),
    ]


def _deck_names(m: Messages, deck: dict[str, int]) -> str:
    """The cards of a starting deck, with how often they are there where they are there several times."""
    names = [(m.name("card", id), copies) for id, copies in deck.items()]
    return LIST.join(name if copies == 1 else f"{name} ×{copies}" for name, copies in names)


def _training_track(m: Messages, track: Train) -> list[Part]:
    ways = [OPTIONS.join(str(space) for space in nexts) for nexts in track.nexts]
    parts = [_line(m, "training", "training-start", names=ways[0])]
    for space, reward in enumerate(track.rewards, start=1):
        form = "training" if ways[space] else "training-end"
        parts.append(_about([reward], _line(m, "training", form, n=space, effect=effect(m, reward), names=ways[space])))
    return parts


def _left_ability(m: Messages, what: Leader) -> list[Part]:
    said = _ability(m, "start", what.start)
    if what.tokens > 0:
        said.append(_passive(m, "tokens", n=int(what.tokens)))
    if what.discount > 0:
        name = m.name("icon", ICON_NAMES[what.discount_icon])
        said.append(_passive(m, "discount", n=int(what.discount), name=name))
    if what.slips_past:
        said.append(_passive(m, "slips_past", names=LIST.join(m.icon_names(what.slips_past))))
    if what.harvest_less > 0:
        said.append(_passive(m, "harvest_less", n=int(what.harvest_less)))
    if what.sees_top:
        said.append(_passive(m, "sees_top"))
    for happening in range(HAPPENINGS):
        said += _ability(m, ANSWERS[happening], what.on[happening], line)
    said += _ability(m, "turn", what.turn_ability, line)
    return said + _left_ability_of_ix(m, what) + _left_ability_of_uprising(m, what)


def _left_ability_of_ix(m: Messages, what: Leader) -> list[Part]:
    said: list[Part] = []
    strength = int(what.dreadnought_strength)
    if strength != STRENGTH_OF_DREADNOUGHT:
        said.append(_passive(m, "dreadnought_strength", n=strength, usual=int(STRENGTH_OF_DREADNOUGHT)))
    if what.water != STARTING_WATER:
        said.append(_passive(m, "water", n=int(what.water)))
    if what.solari_bonus > 0:
        said.append(_passive(m, "solari_bonus", n=int(what.solari_bonus)))
    if what.peeks_intrigue:
        said.append(_passive(m, "peeks_intrigue"))
    said += _ability(m, "round_start", what.round_start)
    if what.ahead_rewards:
        one, other = (effect(m, node) for node in what.ahead_rewards)
        said.append(_about(what.ahead_rewards, _passive(m, "ahead", one=one, other=other)))
    if what.snooper_rewards:
        said.append(_passive(m, "snoopers", n=int(influence.VP_AT)))
    for number, node in enumerate(what.snooper_rewards, start=1):
        said += _ability(m, "snooper", node, effect, n=number)
    if what.reveal:
        said.append(_about(what.reveal, _passive(m, "reveal", effect=in_a_row(m, what.reveal, line))))
    return said


def _left_ability_of_uprising(m: Messages, what: Leader) -> list[Part]:
    said = _ability(m, "visit", what.visit, line, **icon_values(m, int(what.visit_icons)))
    for number, reward in enumerate(what.reaches):
        said += _ability(m, "reaches", reward, effect, n=int(influence.VP_AT), **m.faction(number))
    said += _ability(m, "spied_harvest", what.spied_harvest)
    if what.takes_aside:
        said.append(_passive(m, "takes_aside"))
    return said


def faction(m: Messages, rules: Rules, number: int) -> list[Part]:
    """A faction's Influence track."""
    track = rules.tracks[number]
    return [
        *_track_bonus(m, track.first, influence.FIRST_AT),
        _line(m, "vp", "track-vp", n=int(influence.VP_AT), vp=1),
        *_track_bonus(m, track.third, influence.THIRD_AT),
        *_track_bonus(m, track.bonus, influence.BONUS_AT),
        _line(m, "alliance", "track-alliance", n=int(influence.BONUS_AT), vp=1),
    ]


def _track_bonus(m: Messages, bonus: Node | None, at: int) -> list[Part]:
    if bonus is None:
        return []
    return [_about([bonus], _line(m, "bonus", "track-bonus", n=int(at), effect=effect(m, bonus)))]


def tech(m: Messages, what: Tech) -> list[Part]:
    """A tech tile."""
    return [
        _line(m, "kind", "kind-tech"),
        _line(m, "cost", "tech-cost", n=int(what.cost)),
        *_effect(m, "acquire", what.acquire),
        *_effects(m, "reveal", what.reveal, "tech-reveal"),
        *_effect(m, "flip", what.flip, "tech-flip"),
        *_effect(m, "spend", what.spend, "tech-spend"),
        *_effect(m, "round_start", what.round_start, "tech-round_start"),
        *_effect(m, "when_won", what.when_won, "tech-when_won"),
        *_of_tile(what.to_deck, m, "to_deck", icon("optional"), icon("top_of_deck")),
        *_of_tile(what.transports, m, "transports", icon("troop", 1), icon("optional"), icon("deploy")),
        *_of_tile(what.scuttles, m, "scuttles", icon("dreadnought"), icon("arrow_pay"), icon("vp", 1)),
        *_effect(m, "endgame", what.endgame, "tech-endgame"),
        *_of_tile(what.wins_ties, m, "wins_ties", {**icon("vp"), "text": "="}, icon("check")),
        *(_rival_uses(m, what) if what.rival else []),
    ]


def _of_tile(holds: bool, m: Messages, part: str, *icons: Token) -> list[Part]:
    """What a tile changes without an effect of its own."""
    return [replace(said, icons=icons) for said in _where(holds, m, part, f"tech-{part}", vp=1)]


def _rival_uses(m: Messages, what: Tech) -> list[Part]:
    """What a Rival of the solo game does otherwise than a player with a tile that it can acquire."""
    forms = [""]
    if what.rival_use in RIVAL_USES:
        forms.append(f"-{RIVAL_USES[what.rival_use]}")
    if what.transports:
        forms.append("-transports")
    if what.scuttles:
        forms.append("-scuttles")
    if what.spend is not None:
        forms.append("-spends" if what.rival_spends else "-keeps")
    parts = [_line(m, "rival", f"tech-rival{form}", n=int(FLEET)) for form in forms]
    if isinstance(what.endgame, When) and isinstance(what.endgame.condition, OwnsCopies):
        name = m.name("card", what.endgame.condition.card)
        parts.append(_line(m, "rival", "tech-rival-owns", name=name, n=int(COPIES_OF_A_RIVAL)))
    return parts


def contract(m: Messages, rules: Rules, what: Contract) -> list[Part]:
    """A contract: what completes it, and its reward."""
    first = what.number >= rules.market_contracts
    names = LIST.join(m.name("leader", leader.id) for leader in rules.leaders if leader.takes_aside)
    return [
        _line(m, "kind", "kind-contract-first" if first else "kind-contract"),
        contract_task(m, rules, what),
        *_effect(m, "reward", what.reward, "contract-reward"),
        *_where(bool(what.aside), m, "aside", "contract-aside", name=names),
    ]


def contract_task(m: Messages, rules: Rules, what: Contract) -> Part:
    """What completes a contract."""
    if what.location:
        by = icon(f"to_{ICON_NAMES[rules.spaces[what.space].icon]}", names=[what.location])
        return replace(_line(m, "task", "contract-space", name=m.name("space", what.location)), icons=(by,))
    if what.harvest > 0:
        spice = icon("spice", int(what.harvest), ["at_least"])
        said = _line(m, "task", "contract-harvest", n=int(what.harvest))
        return replace(said, icons=(icon("harvest_contract"), spice))
    if what.card:
        by = icon("acquire", names=[what.card])
        return replace(_line(m, "task", "contract-card", name=m.name("card", what.card)), icons=(by,))
    return replace(_line(m, "task", "contract-at_once"), icons=(icon("check"),))


def objective(m: Messages, what: Objective) -> list[Part]:
    """An objective."""
    return [
        _line(m, "kind", "kind-objective"),
        _battle_icon(m, what.battle_icon),
        _line(m, "players", "objective-players", names=LIST.join(map(str, _players_of(what)))),
        *_where(bool(what.of_rival), m, "of_rival", "objective-of_rival"),
        *_where(bool(what.first), m, "first", "objective-first"),
    ]


def _players_of(what: Objective) -> list[int]:
    """With how many players it is used: one and two of them fill up to as many seats as three."""
    return [players for players in PLAYERS if max(players, LEAST_SEATS) in what.players]


def post(m: Messages, rules: Rules, what: Post) -> list[Part]:
    """An observation post, and the spaces of this board that it is next to."""
    names = [m.name("space", space.id) for space in rules.spaces if (what.bits >> space.number) & 1]
    return [
        _line(m, "kind", "kind-post"),
        _line(m, "spaces", "post-spaces", n=len(names), names=LIST.join(names)),
    ]


def shipping(m: Messages, rules: Rules) -> list[Part]:
    """The shipping track and the rewards of its levels."""
    parts = [_line(m, "moves", "shipping")]
    for level, reward in enumerate(rules.shipping, start=1):
        parts.append(_about([reward], _line(m, "level", "shipping-level", n=level, effect=effect(m, reward))))
    return parts


def research(m: Messages, rules: Rules) -> list[Part]:
    """The research track: how the token moves, the genetic markers, and every place."""
    columns = {int(place.marker): int(place.column) for place in rules.research if place.marker}
    parts = [_line(m, "moves", "research", n=1)]
    for marker, column in columns.items():
        parts.append(_line(m, "marker", "research-marker", n=marker, column=column))
    parts.append(_line(m, "marker", "research-to_deck", n=min(columns)))
    for place in rules.research:
        if place.effect is not None:
            said = _line(m, "place", "research-place", **_where_it_lies(place), effect=effect(m, place.effect))
            parts.append(_about([place.effect], said))
    return parts


def _where_it_lies(place: ResearchSpace) -> dict[str, Value]:
    return {"column": int(place.column), "row": int(place.row)}


def research_place(m: Messages, rules: Rules, what: ResearchSpace) -> list[Part]:
    """A place of the research track: where it is, its genetic marker, what it brings, and where it leads on to."""
    rows = [str(int(rules.research[place].row)) for place in what.next]
    return [
        _line(m, "place", "research-column" if what.effect is not None else "research-start", **_where_it_lies(what)),
        *_where(what.marker, m, "marker", n=int(what.marker)),
        *_effect(m, "effects", what.effect),
        _line(m, "ways", n=len(rows), names=OPTIONS.join(rows)),
    ]


def tleilaxu(m: Messages, rules: Rules) -> list[Part]:
    """The Tleilaxu track: how the token moves, and the spaces that bring something."""
    parts = [_line(m, "moves", "tleilaxu")]
    for what in rules.tleilaxu:
        if what.effect is not None:
            said = effect(m, what.effect)
            parts.append(_about([what.effect], _line(m, "place", "tleilaxu-space", n=int(what.number), effect=said)))
        parts += _for_the_first(m, what)
    return parts


def tleilaxu_space(m: Messages, rules: Rules, what: TleilaxuSpace) -> list[Part]:
    """A space of the Tleilaxu track: the how many-th it is, what it brings, and what the first to come takes."""
    return [
        _line(m, "place", "tleilaxu-step", n=int(what.number), last=len(rules.tleilaxu) - 1),
        *_effect(m, "effects", what.effect),
        *_for_the_first(m, what),
    ]


def _for_the_first(m: Messages, what: TleilaxuSpace) -> list[Part]:
    said = _where(what.spice, m, "first", "tleilaxu-first", n=int(what.spice))
    return [replace(part, icons=(icon("spice", int(what.spice)),)) for part in said]


def atomics(m: Messages) -> list[Part]:
    """The Family Atomics token."""
    return [_line(m, "kind", "kind-atomics"), _line(m, "atomics")]


def variant(m: Messages, id: str) -> list[Part]:
    """A variant of the game, one of DESCRIBED."""
    if id == EPIC:
        return [
            _line(m, "kind", "kind-variant"),
            _line(m, "vp", "variant-vp", n=int(VP_TO_END_EPIC)),
            *(_line(m, "conflicts", "variant-conflicts", n=n, level=level) for level, n in reversed(EPIC_LEVELS)),
            _line(m, "card", "variant-card", name=m.name("card", epic_card().id), other=m.name("card", EPIC_SWAPS)),
            _line(m, "garrison", "variant-garrison", n=int(EPIC_GARRISON)),
            _line(m, "intrigue", "variant-intrigue", n=int(EPIC_INTRIGUE)),
        ]
    if id == GO_TO_11:
        return [
            _line(m, "kind", "kind-variant"),
            _line(m, "vp", "variant-go_to_11", n=int(VP_TO_END) + 1, players=0),
            _line(m, "vp", "variant-go_to_11", n=int(VP_TO_END), players=int(PERSONS_WITH_STARTING_VP)),
        ]
    kind = _line(m, "kind", "kind-variant-solo" if VARIANTS[id].players == (1,) else "kind-variant-rivals")
    if id == ESCALATION:
        return [kind, _line(m, "escalation", "variant-escalation", level=int(LAST_LEVEL), n=int(ESCALATED_CARDS))]
    return [kind, _line(m, id, f"variant-{id}", n=int(EXPERT_LEAD))]


def hagal(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    """A House Hagal card."""
    parts = [_line(m, "kind", "kind-hagal")]
    if what.mark:
        parts.append(_line(m, "mark", "hagal-solo" if what.mark == ONE_PERSON else "hagal-two_players"))
    if what.reshuffle:
        return [*parts, _line(m, "reshuffle", "hagal-reshuffle")]
    return [
        *parts,
        *_hagal_where(m, rules, what),
        *_where(bool(what.dreadnought), m, "dreadnought", "hagal-dreadnought"),
        *_hagal_needs(m, rules, what),
        *_where(any(half.political for half in _halves(what)), m, "politics", "hagal-politics"),
        _line(m, "swords", "hagal-swords", n=int(what.swords)),
    ]


def _halves(what: HagalCard) -> list[HagalCard]:
    return [what] if what.otherwise is None else [what, what.otherwise]


def _hagal_where(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    if not what.sends:
        said = _line(m, "effects", effect=LIST.join(_hagal_effects(m, rules, what)))
        return [_about(what.effects, said), _line(m, "again", "hagal-again")]
    if what.makers:
        return _hagal_makers(m, rules, what)
    return _hagal_harvest(m) if what.harvests else _hagal_space(m, rules, what)


def _hagal_makers(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    names = LIST.join(m.name("space", maker) for maker in what.makers)
    return [
        _line(m, "space", "hagal-makers", n=len(what.makers), names=names),
        _line(m, "combat", "combat_space"),
        *_effects(m.of_rival(), "effects", what.effects),
        _line(m, "effects", "hagal-makers-spice"),
    ]


def _hagal_harvest(m: Messages) -> list[Part]:
    return [
        _line(m, "space", "hagal-harvest"),
        _line(m, "combat", "combat_space"),
        _line(m, "effects", "hagal-harvest-spice"),
    ]


def _hagal_space(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    return [
        _line(m, "space", "hagal-space", name=m.name("space", what.location)),
        *_where(bool(rules.spaces[what.space].combat), m, "combat", "combat_space"),
        _about(what.effects, _line(m, "effects", effect=LIST.join(_hagal_effects(m, rules, what)))),
    ]


def _hagal_needs(m: Messages, rules: Rules, what: HagalCard) -> list[Part]:
    if what.needs is None:
        return []
    said = condition(m.of_rival(), what.needs)
    if what.otherwise is None:
        return [_line(m, "needs", "hagal-needs", condition=said)]
    effects = LIST.join(_hagal_effects(m, rules, what.otherwise))
    name = m.name("space", what.otherwise.location)
    return [_line(m, "needs", "hagal-needs-other", condition=said, name=name, effect=effects)]


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
        _line(m, "kind", "kind-rival"),
        _line(m, "swordmaster", "rival-swordmaster", n=int(what.swordmaster)),
        _about([what.signet], _line(m, "signet", "rival-signet", effect=effect(own, what.signet))),
        _about([what.network], _line(m, "network", "rival-network", effect=effect(own, what.network))),
        _line(m, "priorities", "rival-priorities", names=priorities),
        *_where(what.streamlined, m, "streamlined", "rival-streamlined", name=m.name("variant", STREAMLINED)),
    ]


def difficulty(m: Messages, what: Difficulty) -> list[Part]:
    """A level of the solo game."""
    variants = [m.name("variant", id) for id in VARIANTS if id in what.variants]
    return [
        _line(m, "kind", "kind-difficulty"),
        *_effect(m, "start", what.extra, "difficulty-start"),
        *_where(what.mentat_cost, m, "mentat", "difficulty-mentat", n=int(what.mentat_cost)),
        *_where(what.rival_garrison, m, "garrison", "difficulty-garrison", n=int(what.rival_garrison)),
        *_where(what.rival_intrigue, m, "intrigue", "difficulty-intrigue", n=int(what.rival_intrigue)),
        *_where(what.swordmaster_round, m, "third_agent", "difficulty-third_agent", n=int(what.swordmaster_round)),
        *_where(bool(what.variants), m, "variants", "difficulty-variants", names=LIST.join(variants)),
        *_where(bool(what.careful), m, "careful", "difficulty-careful", n=int(CAREFUL_LEAD)),
        *_where(not what.swordmaster, m, "no_swordmaster", "difficulty-no_swordmaster"),
    ]


# --- By kind and id ---------------------------------------------------------------------------------------------------


def _by_id(things: Iterable[Any]) -> dict[str, Any]:
    return {thing.id: thing for thing in things}


# The variants of which more is to say than their notes do.
DESCRIBED: Final = (EPIC, DICE, ESCALATION, EXPERT_DEPLOYMENT, SMART_POLITICS, STREAMLINED, GO_TO_11)


def _variants(rules: Rules) -> dict[str, str]:
    return {id: id for id in DESCRIBED if any(VARIANTS[id].fits(rules.boxes, players) for players in PLAYERS)}


# Tracks and tokens that are explained by themselves: whether these rules have them, and what is said of them.
_TERMS: Final[dict[str, tuple[Callable[[Rules], bool], Callable[[Messages, Rules], list[Part]]]]] = {
    SHIPPING: (lambda rules: bool(rules.shipping), shipping),
    RESEARCH: (lambda rules: bool(rules.research), research),
    TLEILAXU_TRACK: (lambda rules: bool(rules.tleilaxu), tleilaxu),
    ATOMICS: (lambda rules: bool(rules.research), lambda m, rules: atomics(m)),
}


def _terms(rules: Rules) -> dict[str, str]:
    return {id: id for id, (has, _) in _TERMS.items() if has(rules)}


# By kind: all that these rules have of it, by id; and what is said of one of them.
_KINDS: Final[dict[str, tuple[Callable[[Rules], dict[str, Any]], Callable[[Messages, Rules, Any], list[Part]]]]] = {
    "card": (lambda rules: _by_id(rules.cards), lambda m, rules, what: card(m, what)),
    "intrigue": (lambda rules: _by_id(rules.intrigue), lambda m, rules, what: intrigue(m, what)),
    "space": (lambda rules: _by_id(rules.spaces), lambda m, rules, what: space(m, what)),
    "conflict": (lambda rules: _by_id(rules.conflicts), lambda m, rules, what: conflict(m, what)),
    "leader": (lambda rules: _by_id(rules.leaders), lambda m, rules, what: leader(m, what)),
    "faction": (lambda rules: {name: number for number, name in enumerate(rules.factions)}, faction),
    "tech": (lambda rules: _by_id(rules.tech), lambda m, rules, what: tech(m, what)),
    "contract": (lambda rules: _by_id(rules.contracts), contract),
    "objective": (lambda rules: _by_id(rules.objectives), lambda m, rules, what: objective(m, what)),
    "post": (lambda rules: _by_id(rules.posts), post),
    "hagal": (lambda rules: _by_id(rules.hagal), hagal),
    "rival": (lambda rules: _by_id(rules.rivals), lambda m, rules, what: rival(m, what)),
    "difficulty": (lambda rules: _by_id(rules.levels), lambda m, rules, what: difficulty(m, what)),
    "variant": (_variants, lambda m, rules, what: variant(m, what)),
    "term": (_terms, lambda m, rules, what: _TERMS[what][1](m, rules)),
}
KINDS: Final = tuple(_KINDS)


def component_ids(rules: Rules) -> dict[str, list[str]]:
    """By kind, the ids of everything that can be described under these rules."""
    return {kind: list(known(rules)) for kind, (known, _) in _KINDS.items()}


def describe(m: Messages, rules: Rules, kind: str, id: str) -> list[Part]:
    """What is said of a definition, by its kind and id. Raises ValueError where these rules have none."""
    if kind not in KINDS:
        raise ValueError(f"unknown kind {kind!r}; known kinds: {', '.join(KINDS)}")
    known, parts = _KINDS[kind]
    found = known(rules)
    if id not in found:
        raise ValueError(f"there is no {kind} {id!r} in these rules")
    return parts(m, rules, found[id])
