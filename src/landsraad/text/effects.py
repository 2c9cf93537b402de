"""Effects and conditions in words. Most say themselves what their text needs; EFFECTS and CONDITIONS are the others.

The text of an effect is `effect-` and the name of its class in small letters, behind it the form that it takes
(Node.form); that of a condition `if-`. The variables of the text are the fields of the effect, named in FIELDS.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from landsraad.engine.base import agents, drawing, influence, intrigue, resources, trashing, troops
from landsraad.engine.course import acquiring, reveal, rivals, sides, spaces
from landsraad.engine.immortality import graft, specimens
from landsraad.engine.ix import dreadnoughts, shipping, tech, units
from landsraad.engine.machine import compose, conditions
from landsraad.engine.machine.node import Arrow, Condition, Node
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, FACTION_NAMES, NOBODY
from landsraad.engine.uprising import contracts, sandworms, spies
from landsraad.engine.uprising.rivals import PlaceSpyOnFirst
from landsraad.text.messages import Messages, Value

Words = Callable[[Messages, Node], str]

# The places (Node.path) of effects that are lines of their own. What a card unloads or a Rival does for its Signet Ring
# is the same effect, named for that place.
OWN_LINE: Final = re.compile(
    r"(card|leader|tech)/\w+/(agent|reveal)/\d+"
    r"|card/\w+/unload/\d+/0"
    r"|space/\w+/effects/\d+"
    r"|leader/\w+/(signet|rival_signet(/0)?|turn_ability|visit|on/\d+)"
)
OF_RIVALS: Final = ("hagal/", "rival/")  # the places of effects that only Rivals carry out
# Effects that say what they need where they are lines of their own; within others it stands before them.
NEEDING: Final = (spaces.TakeMentat,)
# Effects that are told as what is paid, which needs a verb beside others.
PAYING: Final = (resources.Pay, specimens.PaySpecimens)
OPTIONS: Final = " | "
LIST: Final = ", "
SENTENCES: Final = "; "


def effect(m: Messages, node: Node) -> str:
    """An effect in one line; what may be left undone wherever it stands says so."""
    return _you_may(m, node) if _asks_first(node) else bare(m, node)


def line(m: Messages, node: Node) -> str:
    """An effect that is a line of its own, as on a card: what may be left undone there says so."""
    if isinstance(node, compose.When):
        return _when(m, node, line)
    if isinstance(node, NEEDING):
        return _if(m, m.say("if-mentat_at_home"), effect(m, node))
    if node.optional and (isinstance(node, LEFT_AS_LINES) or _chooses_to_use(node)):
        return _you_may(m, node)
    return effect(m, node)


def at_its_place(m: Messages, node: Node) -> str:
    """An effect in one line, as it is meant at its place in the rules: a line of its own, or a part of something."""
    if node.path.startswith(OF_RIVALS):
        m = m.of_rival()
    return line(m, node) if OWN_LINE.fullmatch(node.path) else effect(m, node)


def bare(m: Messages, node: Node) -> str:
    """An effect in one line, as one does it: without a word on whether it may be left undone."""
    words = EFFECTS.get(type(node))
    return words(m, node) if words is not None else m.say(_text_id("effect", node), **_values(m, node))


def condition(m: Messages, what: Condition) -> str:
    """A condition, as it stands after "if"."""
    words = CONDITIONS.get(type(what))
    return words(m, what) if words is not None else m.say(_text_id("if", what), **_values(m, what))


def _text_id(kind: str, what: Node | Condition) -> str:
    form = what.form()
    return f"{kind}-{_small(type(what).__name__)}{'-' if form else ''}{form}"


@cache
def _small(name: str) -> str:
    """DrawIntrigue: draw_intrigue."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _values(m: Messages, what: Node | Condition) -> dict[str, Value]:
    """The variables of its text; what has no number is one."""
    values: dict[str, Value] = {"n": 1}
    for field, say in FIELDS.items():
        value = getattr(what, field, None)
        if value is not None:
            values |= say(m, value)
    return values


def cost(m: Messages, node: Node) -> str:
    """What is paid, in one line: of several parts all are."""
    if not isinstance(node, compose.All):
        return effect(m, node)
    return _and(m, [_paid(m, part) for part in node.costs])


def _paid(m: Messages, node: Node) -> str:
    """A part of a cost: beside others "2 spice" needs a verb."""
    said = effect(m, node)
    return m.say("effect-pay", cost=said) if isinstance(node, PAYING) else said


def in_a_row(m: Messages, nodes: Sequence[Node], say: Words = effect) -> str:
    """Several effects, each as `say` says it, in printed order, as a list or, where it could be misread, as sentences.

    What comes several times in a row is said once, and so is a condition that several of them share.
    """
    parts = _parts(m, nodes, say)
    return _joiner(parts).join(part.words for part in parts)


class _Part(NamedTuple):
    """A part of a list: its words, and whether more may stand beside them with but a comma between.

    compound  it has parts of its own, which commas would mix with the others
    open      "you may" stands in it and would take in what stands behind a comma
    """

    words: str
    compound: bool = True
    open: bool = False


class _Row(NamedTuple):
    """An effect without its conditions, which are said before it."""

    conditions: list[str]
    part: _Part


def _parts(m: Messages, nodes: Sequence[Node], say: Words = effect) -> list[_Part]:
    alike = _for_each_faction(m, nodes, say)
    if alike:
        return [_Part(alike)]
    return _gathered(m, [_row(m, node, nodes[:place], say) for place, node in enumerate(nodes)])


def _row(m: Messages, node: Node, before: Sequence[Node], say: Words) -> _Row:
    said: list[str] = []
    inner = node
    while isinstance(inner, compose.When):
        said += _conditions(m, inner.condition, before)
        inner = inner.effect
    if said and isinstance(inner, troops.Recruit) and any(isinstance(other, troops.Recruit) for other in before):
        words = m.say("effect-recruit-more", n=int(inner.n))
    else:
        words = whole(m, inner, say) if said else say(m, inner)
    return _Row(said, _Part(words, bool(said) or _is_compound(inner), _may_be_left(inner)))


def _gathered(m: Messages, rows: Sequence[_Row]) -> list[_Part]:
    """The parts of a list, with a condition that rows in succession share said once."""
    parts: list[_Part] = []
    for shared, found in groupby(rows, lambda row: row.conditions[:1]):
        group = list(found)
        if not shared:
            parts += _counted_once(m, [row.part for row in group])
        elif len(group) == 1:
            parts.append(_Part(_if(m, _and(m, group[0].conditions, "if-all"), group[0].part.words)))
        else:
            inner = _gathered(m, [_Row(row.conditions[1:], row.part) for row in group])
            parts.append(_Part(_if(m, shared[0], _in_brackets(m, inner))))
    return parts


def _counted_once(m: Messages, parts: Iterable[_Part]) -> list[_Part]:
    counted: list[_Part] = []
    for part, again in groupby(parts):
        times = len(list(again))
        words = part.words if times == 1 else m.say("effect-times", effect=part.words, n=times)
        counted.append(part._replace(words=words))
    return counted


def _joiner(parts: Sequence[_Part]) -> str:
    if any(part.compound for part in parts) or any(part.open for part in parts[:-1]):
        return SENTENCES
    return LIST


def _in_brackets(m: Messages, parts: Sequence[_Part]) -> str:
    """Several parts as one thing."""
    said = _joiner(parts).join(part.words for part in parts)
    return m.say("effect-group", effects=said) if len(parts) > 1 else said


def _if(m: Messages, condition: str, effect: str) -> str:
    return m.say("effect-when", condition=condition, effect=effect)


def _and(m: Messages, said: Sequence[str], id: str = "effect-and") -> str:
    first, *others = said
    for other in others:
        first = m.say(id, first=first, second=other)
    return first


def _conditions(m: Messages, what: Condition, before: Sequence[Node]) -> list[str]:
    """The conditions that hold together as one; a list of them that has just been said is not said again."""
    if isinstance(what, conditions.AllOf):
        return [said for part in what.conditions for said in _conditions(m, part, before)]
    if isinstance(what, conditions.Exactly) and before and isinstance(before[-1], compose.When):
        last = before[-1].condition
        if isinstance(last, conditions.Exactly) and _list_of(m, last) == _list_of(m, what):
            return [
                m.say("if-every-them") if what.n == len(what.conditions) else m.say("if-exactly-them", n=int(what.n))
            ]
    return [condition(m, what)]


def _for_each_faction(m: Messages, nodes: Sequence[Node], say: Words) -> str:
    """The same effect for each faction with which one has little Influence; empty where it is something else."""
    at_most: dict[int, set[tuple[int, str]]] = {}
    for node in nodes:
        if not isinstance(node, compose.When) or not isinstance(node.condition, conditions.InfluenceAtMostOn):
            return ""
        at_most.setdefault(int(node.condition.faction), set()).add((int(node.condition.n), say(m, node.effect)))
    alike = set().union(*at_most.values())
    if len(at_most) < len(FACTION_NAMES) or len(nodes) > len(at_most) or len(alike) > 1:
        return ""
    n, words = alike.pop()
    return m.say("effect-for_each_faction_at_most", effect=words, n=n)


def _torn(m: Messages, node: Node) -> bool:
    """Would its parts, within something else, read as if the later ones stood beside it?"""
    if isinstance(node, spies.PlaceSpy):
        return bool(node.follow)
    if isinstance(node, compose.Both):
        return _joiner(_parts(m, node.effects)) == SENTENCES and len(_parts(m, node.effects)) > 1
    return isinstance(node, compose.Either)


def _several(m: Messages, node: Node) -> bool:
    """Is it said in several parts?"""
    if isinstance(node, resources.Gain):
        return [node.solari > 0, node.spice > 0, node.water > 0].count(True) > 1
    if isinstance(node, compose.Both):
        return len(_parts(m, node.effects)) > 1
    return _torn(m, node)


def whole(m: Messages, node: Node, say: Words = effect) -> str:
    """An effect within something else: in brackets where it would fall apart there."""
    said = say(m, node)
    return m.say("effect-group", effects=said) if _torn(m, node) else said


def options(m: Messages, nodes: Iterable[Node], say: Words = effect) -> str:
    """Alternatives, each as `say` says it."""
    return OPTIONS.join(whole(m, node, say) for node in nodes)


def icon_values(m: Messages, icons: int) -> dict[str, Value]:
    """The variables of a message that speaks of spaces with one of some icons; `icons` is 0 for all factions."""
    names = m.icon_names(icons)
    return {"icons": 0 if icons == influence.ALL_FACTIONS else len(names), "names": LIST.join(names)}


def _faction(m: Messages, faction: int) -> dict[str, Value]:
    return {} if faction == NOBODY else m.faction(faction)


# What the fields of effects and conditions are in their texts.
FIELDS: Final[dict[str, Callable[[Messages, Any], dict[str, Value]]]] = {
    **dict.fromkeys(("n", "most", "base", "discount", "place"), lambda m, number: {"n": int(number)}),
    "least": lambda m, number: {"least": int(number)},
    "tracks": lambda m, number: {"tracks": int(number)},
    "faction": _faction,
    "track": lambda m, track: m.faction_forms(track.id),
    "factions": lambda m, factions: {"names": LIST.join(m.faction_names(factions))},
    "icons": lambda m, icons: {"names": LIST.join(m.icon_names(icons))},
    "icon": lambda m, icon: {"name": m.name("battle_icon", BATTLE_ICON_NAMES[icon])},
    "card": lambda m, card: {"name": m.name("card", card)},
    "space": lambda m, space: {"name": m.name("space", space)},
    "effect": lambda m, inner: {"effect": whole(m, inner)},
    "bonus": lambda m, inner: {"effect": effect(m, inner)},
    "reward": lambda m, inner: {"effect": effect(m, inner)},
}


def _number(id: str, n: int) -> Callable[[Messages, Any], str]:
    """Words with a number of the rules."""
    return lambda m, node: m.say(id, n=n)


# --- What may be left undone ------------------------------------------------------------------------------------------

# Effects that are taken or left where they are lines of their own; within others they come by themselves.
LEFT_AS_LINES: Final = (
    *(dreadnoughts.Commission, tech.Negotiate, influence.TurnUpTokens),
    *(graft.RecallThisAgent, troops.DeployOrRetreat),
)
# Effects that ask whether to do them, wherever they stand.
ASKING: Final = (shipping.MoveFreighter, tech.AcquireTech, acquiring.AcquireTleilaxu)
# Effects that some cards let one decline; those that do are `optional`.
DECLINED: Final = (trashing.TrashCard, trashing.TrashFromHand, acquiring.AcquireUpTo)


# Effects whose own words say "you may".
SAYING_MAY: Final = (
    *(acquiring.AcquireForSolari, acquiring.AcquiresToChoice, agents.MayPass, agents.TakeExtraTurn),
    *(sandworms.DestroyWall, sides.RecallMemories, troops.CombatIcon, units.ForceRetreats),
)


def _you_may(m: Messages, node: Node) -> str:
    if isinstance(node, compose.Choose):
        return m.say("effect-you_may", effect=m.say("effect-choose", options=options(m, node.options, bare)))
    return m.say("effect-you_may", effect=bare(m, node))


def _asks_first(node: Node) -> bool:
    """Is it left undone by choice alone? Of several units none is a number too, which "up to" says."""
    if isinstance(node, troops.Deploy | troops.Retreat):
        return bool(node.most == 1)
    return isinstance(node, ASKING) or (node.optional and isinstance(node, DECLINED))


def _chooses_to_use(node: Node) -> bool:
    """Is it a choice among effects that would each say that they may be left undone?"""
    return isinstance(node, compose.Choose) and any(_asks_first(option) for option in node.options)


def _may_be_left(node: Node) -> bool:
    return isinstance(node, (compose.May, *LEFT_AS_LINES, *SAYING_MAY)) or _asks_first(node)


def _is_compound(node: Node) -> bool:
    inner = node.effect if isinstance(node, compose.May) else node
    return bool(inner.children()) or isinstance(inner, NEEDING)


# --- Put together -----------------------------------------------------------------------------------------------------


def _both(m: Messages, node: compose.Both) -> str:
    return in_a_row(m, node.effects)


def _all(m: Messages, node: compose.All) -> str:
    return _and(m, [effect(m, part) for part in node.costs], "effect-and_then")


def _arrow(m: Messages, node: Arrow) -> str:
    paid = cost(m, node.cost)
    if isinstance(node.cost, compose.Choose):
        paid = m.say("effect-group", effects=paid)
    gained = effect(m, node.effect)
    if _several(m, node.effect):
        gained = m.say("effect-group", effects=gained)
    return m.say("effect-arrow", cost=paid, effect=gained)


def _choose(m: Messages, node: compose.Choose) -> str:
    if node.count >= len(node.options):
        return in_a_row(m, node.options)
    if node.count > 1:
        return m.say("effect-choose-several", n=int(node.count), options=options(m, node.options))
    return m.say("effect-choose", options=options(m, node.options))


def _when(m: Messages, node: compose.When, say: Words = effect) -> str:
    return _gathered(m, [_row(m, node, (), say)])[0].words


def _either(m: Messages, node: compose.Either) -> str:
    said = condition(m, node.condition)
    return m.say("effect-either", condition=said, effect=whole(m, node.effect), other=whole(m, node.otherwise))


def _lines(m: Messages, node: compose.Lines) -> str:
    return m.say("effect-lines", options=options(m, node.lines, line))


def _always(m: Messages, node: rivals.Always) -> str:
    return effect(m, node.effect)


def _may(m: Messages, node: compose.May) -> str:
    if _is_compound(node):
        return m.say("effect-may", effect=whole(m, node.effect))
    return _you_may(m, node.effect)


def _each_opponent(m: Messages, node: compose.EachOpponent) -> str:
    return m.say("effect-each_opponent", effect=_of_others(m, node.effect))


def _one_opponent(m: Messages, node: compose.OneOpponent) -> str:
    return m.say("effect-one_opponent", effect=_of_others(m, node.effect))


def _of_others(m: Messages, node: Node) -> str:
    """An effect as what somebody else does ("loses 1 troop"): the attribute `others` of its text."""
    if isinstance(node, compose.Choose):
        return m.say("effect-choose.others", options=options(m, node.options))
    return m.say(f"{_text_id('effect', node)}.others", **_values(m, node))


# --- With values of their own -----------------------------------------------------------------------------------------


def _amounts(m: Messages, verb: str, node: resources.Gain | resources.Pay) -> list[str]:
    amounts = (("solari", int(node.solari)), ("spice", int(node.spice)), ("water", int(node.water)))
    return [m.say(f"effect-{verb}-{resource}", n=n) for resource, n in amounts if n > 0]


def _gain(m: Messages, node: resources.Gain) -> str:
    return LIST.join(_amounts(m, "gain", node))


def _pay(m: Messages, node: resources.Pay) -> str:
    return _and(m, _amounts(m, "pay", node))


def _dividends(m: Messages, node: shipping.Dividends) -> str:
    gain = m.say("count-solari", n=int(shipping.DIVIDENDS))
    others = m.say("count-solari", n=int(shipping.DIVIDENDS_OF_OTHERS))
    return m.say("effect-dividends", gain=gain, others=others)


def _place_spy(m: Messages, node: spies.PlaceSpy) -> str:
    if node.visited:
        said = m.say("effect-place_spy-visited")
    elif node.icons == spies.ANYWHERE:
        said = m.say("effect-place_spy")
    else:
        said = m.say("effect-place_spy-near", **icon_values(m, int(node.icons)))
    if node.shares:
        said = m.say("effect-place_spy-shares", place=said)
    follow = [
        m.say("effect-place_spy-follow", effect=effect(m, may.effect), **icon_values(m, icons))
        for icons, may in node.follow.items()
    ]
    return SENTENCES.join([said, *follow])


def _place_spy_on_first(m: Messages, node: PlaceSpyOnFirst) -> str:
    return m.say("effect-place_spy_on_first", names=LIST.join(m.name("post", post) for post in node.posts))


# The table's functions take the class that they stand beside; Any, because a dictionary cannot say so.
EFFECTS: Final[dict[type[Node], Callable[[Messages, Any], str]]] = {
    Arrow: _arrow,
    compose.Both: _both,
    compose.All: _all,
    compose.Choose: _choose,
    compose.When: _when,
    compose.Either: _either,
    compose.Lines: _lines,
    compose.May: _may,
    compose.EachOpponent: _each_opponent,
    compose.OneOpponent: _one_opponent,
    rivals.Always: _always,
    resources.Gain: _gain,
    resources.Pay: _pay,
    contracts.SolariInstead: _number("effect-solari_instead", contracts.SOLARI_INSTEAD),
    drawing.SortTop: _number("effect-sort_top", drawing.SORTED),
    acquiring.SetAside: _number("effect-set_aside", reveal.SET_ASIDE_DISCOUNT),
    intrigue.KeepIntrigue: _number("effect-keep_intrigue", intrigue.LOOKED_AT),
    intrigue.StealIntrigue: _number("effect-steal_intrigue", intrigue.STEAL_FROM),
    influence.TrackBonus: _number("effect-track_bonus", influence.BONUS_AT),
    spaces.TakeCouncilSeat: _number("effect-take_council_seat", spaces.COUNCIL_PERSUASION),
    shipping.Dividends: _dividends,
    spies.PlaceSpy: _place_spy,
    PlaceSpyOnFirst: _place_spy_on_first,
}


# --- Conditions -------------------------------------------------------------------------------------------------------


def _if_agents_on_icons(m: Messages, what: conditions.AgentsOnIcons) -> str:
    names = m.icon_names(what.icons)
    if what.n == 1 and len(names) == 1:
        return m.say("if-agent_on_icon", place=m.icon_place(what.icons))
    return m.say("if-agents_on_icons", n=int(what.n), kinds=len(names), names=LIST.join(names))


def _list_of(m: Messages, what: conditions.Exactly) -> str:
    return SENTENCES.join(condition(m, part) for part in what.conditions)


def _if_exactly(m: Messages, what: conditions.Exactly) -> str:
    if what.n == len(what.conditions):
        return m.say("if-every", conditions=_list_of(m, what))
    return m.say("if-exactly", n=int(what.n), conditions=_list_of(m, what))


def _if_all(m: Messages, what: conditions.AllOf) -> str:
    return _and(m, [condition(m, part) for part in what.conditions], "if-all")


CONDITIONS: Final[dict[type[Condition], Callable[[Messages, Any], str]]] = {
    conditions.AllOf: _if_all,
    conditions.Exactly: _if_exactly,
    conditions.AgentsOnIcons: _if_agents_on_icons,
}
