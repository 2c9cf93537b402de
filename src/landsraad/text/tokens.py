"""Effects and conditions as icon tokens, for players who read icons.

A token is a dictionary: `icon` (one of ICONS), and where it has them `n` (a number to draw), `names` (ids that narrow
it down: a faction, a card, a space, Agent icons), `text` (a sign beside it) and `if` (a condition: what follows happens
only where it holds).

Most effects and conditions have a picture (Node.picture): their tokens in reading order, each written
`icon:number/name/name?`, where number, names and the mark of a condition may be absent. `{field}` is a field of the
effect; where that is an effect itself, or a condition, its own tokens stand there. The tables hold the others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.engine.base import agents, discarding, influence, intrigue, resources, trashing, troops
from landsraad.engine.course import acquiring, spaces
from landsraad.engine.immortality import graft
from landsraad.engine.ix import tech
from landsraad.engine.machine import compose, conditions
from landsraad.engine.machine.node import Condition, Node
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, DECK_TOP, FACTION_NAMES, HAND, ICON_NAMES, NOBODY
from landsraad.engine.uprising import contracts, spies
from landsraad.text.messages import MissingText

Token = dict[str, Any]

# Every icon that the client draws, by group.
ICONS: Final = frozenset(
    """
    solari spice water vp persuasion sword strength
    troop dreadnought sandworm agent agent_plus mentat spy negotiator freighter snooper council_seat first_player
    control_flag maker_hooks shield_wall observation_post garrison supply
    to_emperor to_guild to_bene_gesserit to_fremen to_landsraad to_city to_spice_trade to_spy infiltrate
    emperor guild bene_gesserit fremen great_houses fringe_worlds landsraad choam ix
    influence_emperor influence_guild influence_bene_gesserit influence_fremen influence_great_houses
    influence_fringe_worlds influence_any influence_lose influence_at_least alliance fremen_bond
    card draw discard trash trash_self acquire return_to_hand top_of_deck peek shuffle
    intrigue intrigue_plot intrigue_combat intrigue_endgame intrigue_steal intrigue_trash
    imperium_deck reserve starter signet leader objective conflict_1 conflict_2 conflict_3 hagal rival
    recruit deploy retreat lose_unit recall_agent recall_spy place_spy take_contract complete_contract harvest_contract
    agent_icon graft research genetic_marker tleilaxu tleilaxu_row specimen atomics
    acquire_tech tech_discount tech_negotiation freighter_move freighter_recall dividends commission
    take_seat take_swordmaster take_mentat summon_worm breach_wall control trade swap repeat
    arrow_pay or and per_each choose_n optional up_to once_per_round unload on_acquire on_discard on_trash when_won
    at_round_start at_endgame combat_mark maker bonus_spice protected
    crysknife desert_mouse ornithopter wild
    round_start player_turns combat makers recall endgame
    team_muaddib team_shaddam commander ally activate_ally throne_row trade_goods
    undo restart end_turn reveal pass fixed_point why help rules log chat mute sound bell clock pause spectator eye
    eye_off link qr share download settings language contrast zoom_in zoom_out home back search filter sort pin close
    check warning bug bot human offline first prev_turn prev play stop next next_turn last
    """.split()  # noqa: SIM905 - a list of names reads best so
)


FIELD: Final = re.compile(r"{(\w+)}")


def is_effect(node: Node) -> bool:
    """Is it an effect, which has icons and words, rather than a step of the game?"""
    return bool(node.picture) or type(node) in EFFECTS


def tokens(node: Node) -> list[Token]:
    """The tokens of an effect, in reading order."""
    if not is_effect(node):
        raise MissingText(f"no tokens for the effect {type(node).__name__}")
    return EFFECTS.get(type(node), _picture)(node)


def condition_tokens(what: Condition) -> list[Token]:
    """The tokens of a condition, each marked with `if`."""
    if not what.picture and type(what) not in CONDITIONS:
        raise MissingText(f"no tokens for the condition {type(what).__name__}")
    return [{**token, "if": True} for token in CONDITIONS.get(type(what), _picture)(what)]


def icon(id: str, n: int | None = None, names: Sequence[str] = ()) -> Token:
    """One token."""
    token: Token = {"icon": id}
    if n is not None:
        token["n"] = n
    if names:
        token["names"] = list(names)
    return token


def _picture(what: Node | Condition) -> list[Token]:
    """The tokens of a picture."""
    drawn: list[Token] = []
    for part in what.picture.split():
        inner = getattr(what, part.strip("{}"), None)
        if isinstance(inner, Node):
            drawn += tokens(inner)
        elif isinstance(inner, Condition):
            drawn += condition_tokens(inner)
        elif isinstance(inner, list):
            drawn += _joined(inner, None)
        else:
            drawn.append(_token(FIELD.sub(lambda field: _written(what, field[1]), part)))
    return drawn


def _written(what: Node | Condition, field: str) -> str:
    """A number or a name of an effect or a condition."""
    value = getattr(what, field)
    track = getattr(what, "track", None)
    if field == "faction" and track is not None:
        return str(track.id)
    names = {"faction": FACTION_NAMES, "icon": BATTLE_ICON_NAMES}.get(field)
    return str(value) if names is None else names[value]


def _token(written: str) -> Token:
    head, *names = written.removesuffix("?").split("/")
    id, _, number = head.partition(":")
    token = icon(id, int(number) if number else None, names)
    return {**token, "if": True} if written.endswith("?") else token


def _joined(nodes: Sequence[Node], between: str | None) -> list[Token]:
    joined: list[Token] = []
    for number, node in enumerate(nodes):
        if number and between:
            joined.append(icon(between))
        joined += tokens(node)
    return joined


def _names(bits: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


# --- Effects ----------------------------------------------------------------------------------------------------------


def _choose(node: compose.Choose) -> list[Token]:
    if node.count >= len(node.options):
        return _joined(node.options, None)
    head = [icon("choose_n", int(node.count))] if node.count > 1 else []
    return head + _joined(node.options, "or")


def _amounts(node: resources.Gain | resources.Pay) -> list[Token]:
    amounts = (("solari", int(node.solari)), ("spice", int(node.spice)), ("water", int(node.water)))
    return [icon(resource, n) for resource, n in amounts if n > 0]


def _trash(node: trashing.TrashCard) -> list[Token]:
    trash = icon("trash", names=["in_play"] if node.in_play_only else ())
    return [icon("optional"), trash] if node.optional else [trash]


def _acquire_up_to(node: acquiring.AcquireUpTo) -> list[Token]:
    where = {DECK_TOP: [icon("top_of_deck")], HAND: [icon("return_to_hand")]}.get(int(node.to), [])
    limit = [] if node.least == node.most else [icon("up_to")]
    return [icon("acquire"), *limit, icon("persuasion", int(node.most)), *where]


def _discard(node: discarding.Discard) -> list[Token]:
    said = [icon("discard", int(node.n))]
    if node.bonus is not None:
        said += [{**icon(FACTION_NAMES[node.faction]), "if": True}, *tokens(node.bonus)]
    return said


def _trash_of_faction(node: trashing.TrashOfFaction) -> list[Token]:
    return [icon("trash", names=[FACTION_NAMES[node.faction], "hand" if node.from_hand else "in_play"])]


def _influence_any(node: influence.GainInfluenceAny) -> list[Token]:
    if node.behind:
        return [icon("influence_any", int(node.n), ["behind"])]
    if node.snooped:
        return [icon("influence_any", int(node.n), ["snooper"])]
    if node.factions == influence.ALL_FACTIONS:
        return [icon("influence_any", int(node.n))]
    return [icon("influence_any", int(node.n), _names(int(node.factions), FACTION_NAMES))]


def _up_to(id: str) -> Callable[[Any], list[Token]]:
    """Any number of units, or up to `most`."""
    return lambda node: (
        [icon("up_to"), icon(id)] if node.most >= troops.ANY_NUMBER else [icon("up_to"), icon(id, int(node.most))]
    )


def _retreat_troops(node: troops.RetreatTroops) -> list[Token]:
    limit = [] if node.least == node.most else [icon("up_to")]
    return [*limit, icon("retreat", int(node.most))]


def _harvest(node: spaces.Harvest) -> list[Token]:
    base = [icon("spice", int(node.base))] if node.base > 0 else []
    return [*base, icon("bonus_spice")]


def _add_icons(node: agents.AddIcons) -> list[Token]:
    return [icon(f"to_{name}") for name in _names(int(node.icons), ICON_NAMES)]


def _recall_agent(node: agents.RecallAgent) -> list[Token]:
    return [icon("recall_agent", names=["other"] if node.another else ())]


def _place_spy(node: spies.PlaceSpy) -> list[Token]:
    near = [] if node.visited or node.icons == spies.ANYWHERE else _spaces_with(int(node.icons))
    said = [icon("place_spy", names=[*near, *["visited"] * node.visited, *["shared"] * node.shares])]
    for icons, may in node.follow.items():
        said += [{**icon("observation_post", names=_spaces_with(icons)), "if": True}, *tokens(may.effect)]
    return said


def _spaces_with(icons: int) -> list[str]:
    """The icons of the spaces that are meant, as names of icons."""
    return [f"to_{name}" for name in _names(icons, ICON_NAMES)]


def _acquire_tech(node: tech.AcquireTech) -> list[Token]:
    said = [icon("acquire_tech", names=["solari"] if node.in_solari else ())]
    if node.discount > 0:
        said.append(icon("tech_discount", int(node.discount)))
    return said


def _swords_per_card(node: resources.SwordsPerSwordCard) -> list[Token]:
    return [icon("sword", 1), icon("per_each", names=["other"] if node.others else ()), icon("card", names=["sword"])]


def _return_intrigue(node: intrigue.ReturnIntrigue) -> list[Token]:
    n = None if node.most >= intrigue.ANY_NUMBER else int(node.most)
    return [icon("intrigue", n, ["bottom"]), icon("arrow_pay"), icon("intrigue", n)]


# The tables' functions take the class that they stand beside; Any, because a dictionary cannot say so.
EFFECTS: Final[dict[type[Node], Callable[[Any], list[Token]]]] = {
    compose.All: lambda node: _joined(node.costs, "and"),
    compose.Choose: _choose,
    compose.Lines: lambda node: _joined(node.lines, "and"),
    resources.Gain: _amounts,
    contracts.SolariInstead: _amounts,
    resources.Pay: _amounts,
    resources.SwordsPerSwordCard: _swords_per_card,
    discarding.Discard: _discard,
    trashing.TrashCard: _trash,
    trashing.TrashOfFaction: _trash_of_faction,
    acquiring.AcquireUpTo: _acquire_up_to,
    intrigue.ReturnIntrigue: _return_intrigue,
    influence.GainInfluenceAny: _influence_any,
    troops.Deploy: _up_to("deploy"),
    troops.Retreat: _up_to("retreat"),
    troops.RetreatTroops: _retreat_troops,
    spaces.Harvest: _harvest,
    agents.RecallAgent: _recall_agent,
    agents.AddIcons: _add_icons,
    tech.AcquireTech: _acquire_tech,
    spies.PlaceSpy: _place_spy,
}


# --- Conditions -------------------------------------------------------------------------------------------------------


def _if_alliance(what: conditions.HoldsAlliance) -> list[Token]:
    return [icon("alliance", names=() if what.faction == NOBODY else [FACTION_NAMES[what.faction]])]


def _if_another_in_play(what: conditions.AnotherInPlay) -> list[Token]:
    faction = FACTION_NAMES[what.faction]
    return [icon("fremen_bond") if faction == "fremen" else icon(faction, names=["in_play"])]


def _if_all(what: conditions.AllOf) -> list[Token]:
    said: list[Token] = []
    for number, part in enumerate(what.conditions):
        said += [icon("and")] * (number > 0) + condition_tokens(part)
    return said


def _if_grafted_to(what: graft.GraftedTo) -> list[Token]:
    return [icon("graft", names=_names(int(what.factions), FACTION_NAMES))]


def _if_exactly(what: conditions.Exactly) -> list[Token]:
    said = [icon("choose_n", int(what.n), ["exactly"])]
    for number, part in enumerate(what.conditions):
        said += [icon("or")] * (number > 0) + condition_tokens(part)
    return said


def _if_agents_on_icons(what: conditions.AgentsOnIcons) -> list[Token]:
    return [icon("agent", int(what.n)), *(icon(f"to_{name}") for name in _names(int(what.icons), ICON_NAMES))]


CONDITIONS: Final[dict[type[Condition], Callable[[Any], list[Token]]]] = {
    conditions.HoldsAlliance: _if_alliance,
    conditions.AnotherInPlay: _if_another_in_play,
    conditions.AllOf: _if_all,
    conditions.Exactly: _if_exactly,
    conditions.AgentsOnIcons: _if_agents_on_icons,
    graft.GraftedTo: _if_grafted_to,
}
